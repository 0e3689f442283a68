"""The training report by species: what can be used, what is confused, and what helps."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.app.commands import (
    AddSegment,
    AddSpecies,
    DeleteSegments,
    LabelSegments,
    MergeSpecies,
    Outlines,
)
from birdann.app.learning.learn import learn
from birdann.app.results.review_queue import answer_items
from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.app.reviewing.queue import displayed_species
from birdann.app.reviewing.report_html import write_report
from birdann.app.reviewing.report_steps import Light, NextStep, SpeciesState, best_step
from birdann.app.reviewing.sound_groups import unseparated_kinds
from birdann.app.reviewing.species_report import (
    Answers,
    _light,
    interval,
    report_page,
    share_correct,
)
from birdann.app.reviewing.validated import validated_shares
from birdann.core.ids import RecordingId, SegmentId, SpeciesId, rows_of
from birdann.core.labels import LabelState
from birdann.core.training_report import (
    Calibration,
    LearnerReport,
    Reliability,
    SpeciesReliability,
    TrainingReport,
)
from birdann.core.validation import Answer
from birdann.store import LABEL_STATES


@pytest.fixture
def trained(learnable):
    """A session with a run whose predictions are stored."""
    run = learn(learnable, model="ored-lr", schema_key="test/1").run
    return learnable, run


def page_of(session, run):
    with session.project.reader() as reader:
        return report_page(reader, run)


@pytest.mark.parametrize(
    ("correct", "n", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (45, 50, 0.786, 0.957)],
)
def test_intervals_are_those_of_wilson(correct, n, low, high):
    """Expected: R's prop.test(correct = FALSE), three digits."""
    found = interval(correct, n)
    assert (found.low, found.high) == pytest.approx((low, high), abs=6e-4)


def test_below_ten_recordings_nothing_is_estimated():
    of_species = (
        SpeciesReliability(recordings=9, correct=1.0),
        SpeciesReliability(recordings=10, correct=0.6),
    )
    report = TrainingReport(calibration=Calibration(species=of_species))
    none, right = np.empty(0), np.ones(10)
    assert share_correct(report, 0, 1.0, none) is None
    assert share_correct(report, 0, 1.0, np.zeros(1)) is None
    assert share_correct(report, 0, 1.0, right[:1]) == interval(10, 10)
    assert share_correct(report, 1, np.nan, none) == interval(6, 10)
    assert share_correct(report, 1, 0.6, right).share == pytest.approx(0.8)
    assert share_correct(TrainingReport(), 1, np.nan, right[:9]) is None
    assert share_correct(TrainingReport(), 1, np.nan, right) == interval(10, 10)


def test_the_share_is_of_what_is_predicted_with_the_certainty_of_what_was_held_out():
    """Of 12 recordings 40 % was right, fragments and noise among it; calls are stated with 76 %."""
    of_species = SpeciesReliability(recordings=12, correct=0.4)
    report = TrainingReport(calibration=Calibration(species=(of_species,)))
    assert share_correct(report, 0, 0.76, np.empty(0)) == interval(0.76 * 12, 12)


def test_one_wrong_answer_turns_no_light_green():
    """Of 14 held-out recordings 86 % is correct, whose 300 segments count no more."""
    of_species = SpeciesReliability(recordings=14, correct=0.86)
    report = TrainingReport(calibration=Calibration(species=(of_species,)))
    before = share_correct(report, 0, 0.86, np.empty(0))
    after = share_correct(report, 0, 0.86, np.zeros(1))
    assert (round(before.low, 2), round(before.high, 2)) == (0.60, 0.96)
    assert after.low < before.low
    assert _light(after, 5) is _light(before, 5) is Light.CHECK


@pytest.mark.parametrize("seed", range(20))
def test_a_wrong_answer_never_raises_a_lower_bound_or_a_light(seed):
    """Whatever was measured and answered before, and whichever recording it is in."""
    rng = np.random.default_rng(seed)
    of_species, stated = SpeciesReliability(recordings=int(rng.integers(0, 30))), rng.random()
    report = TrainingReport(calibration=Calibration(species=(of_species,)))
    n = int(rng.integers(0, 40))
    recording, right = rng.integers(0, 12, n + 60), rng.random(n + 60) < rng.random()
    right[n:] = False
    lows, lights = [], []
    for stop in range(n, n + 60):
        one = np.zeros(stop)
        answers = Answers(recording[:stop], one.astype(int), one, right[:stop])
        share = share_correct(
            report, 0, stated, answers.fraction_correct_by_recording(np.ones(stop, bool))
        )
        lows.append(share.low if share is not None else 0.0)
        lights.append(tuple(Light).index(_light(share, 5)))
    assert (np.diff(lows) <= 1e-12).all()
    assert (np.diff(lights) <= 0).all()


def test_own_answers_count_by_recording_in_the_diagram():
    """Nine answers of one recording are no more evidence than one."""
    recording = np.array([0] * 9 + [1])
    right = np.array([True] * 9 + [False])
    found = Answers(recording, np.zeros(10, int), np.full(10, 0.9), right).reliability()
    expected = interval(1, 2)
    assert (found.found, found.low, found.high) == (
        (expected.share,),
        (expected.low,),
        (expected.high,),
    )


@pytest.fixture
def answered(trained):
    """The predictions of a run, with labels by hand to fill in, and a page with its answers."""
    session, run = trained
    predicted = session.project.overview.segments(run.id)

    def correct(labels, predicted=predicted):
        """Return (share correct, answers) by name, of labels {row: (state, index of a species)}."""
        for row, (state, species) in labels.items():
            key = SegmentId(int(predicted.segment_ids[row]))
            species_id = predicted.species_ids[species] if species >= 0 else None
            session.execute(LabelSegments([key], state, species_id, run.id))
        table = session.project.overview.segments(run.id)
        answers = Answers.from_run(run, table, session.project.labels.all(), predicted)
        return table, answers

    return session, predicted, correct


CONFIRMED, CORRECTED, REJECTED = LabelState


def test_answers_are_to_the_predicted_species(answered):
    """Noise and another species make it wrong; that it is not another species says nothing of it."""
    _, predicted, correct = answered
    rows = np.flatnonzero(predicted.species == 0)[:5].tolist()
    meanings = [(CONFIRMED, 0), (CORRECTED, 1), (REJECTED, -1), (REJECTED, 0), (REJECTED, 1)]
    _, answers = correct(dict(zip(rows, meanings, strict=True)))
    assert answers.species.tolist() == [0] * 4
    assert answers.right.tolist() == [True, False, False, False]


def test_answers_are_to_predictions_before_they_followed_answers(answered, factory):
    """Whatever species, segments and predictions came or went since."""
    session, predicted, correct = answered
    row = int(np.flatnonzero(predicted.species == 2)[-1])  # Wren, in the last place
    session.execute(AddSpecies([factory.species("Bat"), factory.species("Yaffle")]))
    first = SegmentId(int(predicted.segment_ids[0]))
    recording = predicted.recording_ids[0]
    session.execute(DeleteSegments([first]))
    session.execute(AddSegment(Outlines([factory.segment(recording, 900)])))
    table, answers = correct({row: (CONFIRMED, 2)})
    assert [session.project.species.names()[table.species_ids[s]] for s in answers.species] == [
        "Wren"
    ]
    assert answers.right.tolist() == [True]
    assert answers.stated.tolist() == [predicted.probability[row]]
    followed = replace(table, species=np.zeros_like(table.species))
    run = session.project.runs.latest()
    again = Answers.from_run(run, followed, session.project.labels.all(), predicted)
    new = Answers.from_run(run, table, session.project.labels.all(), predicted.take(np.arange(3)))
    assert again.right.tolist() == [True]
    assert len(new.right) == 0


def test_no_calibration_is_claimed_below_ten_recordings(trained):
    session, run = trained
    for n, words in ((9, "Calibration not measured: 9 held-out recordings"), (10, "error 0.05")):
        after = Reliability(
            stated=(0.9,), found=(0.95,), segments=(5000.0,), recordings=n, error=0.05
        )
        tested = Calibration(after=after)
        page = page_of(session, replace(run, report=replace(run.report, calibration=tested)))
        assert words in page.evidence
        assert (page.reliability is None) == (n < 10)
        assert (page.correct is None) == (n < 10)


@pytest.mark.parametrize(
    ("found", "n_recordings", "light"),
    [
        (0.95, 200, Light.GOOD),
        (0.7, 40, Light.CHECK),
        (0.3, 40, Light.NEEDS_DATA),
        (1.0, 9, Light.NEEDS_DATA),
    ],
)
def test_lights_follow_the_interval(trained, found, n_recordings, light):
    session, run = trained
    n = len(run.species_ids)
    tested = Calibration(
        after=Reliability(stated=(0.9,), found=(found,), segments=(99.0,), recordings=40),
        species=(SpeciesReliability(recordings=n_recordings),) * n,
    )
    report = replace(run.report, calibration=tested)
    with session.project.reader() as reader:
        table = reader.overview.segments(run.id)
        stated = replace(table, probability=np.full_like(table.probability, found))
        page = report_page(reader, replace(run, report=report), stated)
    assert {row.light for row in page.species} == {light}
    assert "40 held-out recordings" in page.evidence


def test_wrong_answers_raise_no_share_where_no_earlier_predictions_are_at_hand(trained):
    """As on the command line: the doubtful predictions that were wrong were stated all the same."""
    session, run = trained
    species = (SpeciesReliability(recordings=12),) * len(run.species_ids)
    run = replace(run, report=replace(run.report, calibration=Calibration(species=species)))
    before = {row.species_id: row.correct for row in page_of(session, run).species}
    table = session.project.overview.segments(run.id)
    for j in range(len(table.species_ids)):
        rows = np.flatnonzero(table.species == j)
        doubtful = rows[np.argsort(table.probability[rows])][:2]
        other = table.species_ids[(j + 1) % len(table.species_ids)]
        keys = [SegmentId(int(key)) for key in table.segment_ids[doubtful]]
        if keys:
            session.execute(LabelSegments(keys, LabelState.CORRECTED, other, run_id=run.id))
    assert {row.species_id: row.correct for row in page_of(session, run).species} == before


def test_only_shown_predictions_that_nobody_labelled_count(trained):
    """Labels have the probability 1, and most segments that are hidden are noise.

    Of ten predictions of each species three are labelled, three hidden; of the others one may be
    noise (.2) and three the next species (.4), all with .6.
    """
    session, run = trained
    table = session.project.overview.segments(run.id)
    n, n_species = 10, len(table.species_ids)
    table = table.take(np.arange(n * n_species) % len(table.segment_ids))
    species = np.repeat(np.arange(n_species), n).astype(np.int32)
    is_labelled, is_hidden = (np.tile(np.arange(n) // 3 == k, n_species) for k in (0, 1))
    is_noise = np.tile(np.arange(n) == 9, n_species)
    unseen = is_labelled | is_hidden
    runner_up = np.where(unseen, (species + 2) % n_species, (species + 1) % n_species)
    confirmed = LABEL_STATES.index(LabelState.CONFIRMED)
    table = replace(
        table,
        species=species,
        label=np.where(is_labelled, confirmed, -1).astype(np.int8),
        label_species=np.where(is_labelled, species, -1).astype(np.int32),
        probability=np.where(is_labelled, 1.0, np.where(is_hidden, 0.1, 0.6)),
        call_probability=np.where(is_hidden, 0.1, 0.9).astype(np.float32),
        runner_up=np.where(is_noise, -1, runner_up).astype(np.int32),
        runner_up_probability=np.where(unseen, 0.9, np.where(is_noise, 0.2, 0.4)),
    )
    after = Reliability(stated=(0.9,), found=(0.95,), segments=(99.0,), recordings=10)
    report = replace(run.report, calibration=Calibration(after=after))
    with session.project.reader() as reader:
        page = report_page(reader, replace(run, report=report), table)
        names = [reader.species.names()[key] for key in table.species_ids]
    assert page.correct == pytest.approx(0.6)
    for row in page.species:
        following = names[(names.index(row.name) + 1) % n_species]
        assert (row.n_calls, row.confused) == (7, (following, "noise"))


def test_a_species_that_was_merged_has_a_row_only_while_it_is_predicted(trained):
    session, run = trained
    table = session.project.overview.segments(run.id)
    names = session.project.species.names()
    crow, owl, wren = table.species_ids
    session.execute(MergeSpecies(crow, owl, names[owl]))
    followed = replace(table, species=np.where(table.species == 0, 1, table.species))
    for shown, species in ((table, {crow, owl, wren}), (followed, {owl, wren})):
        with session.project.reader() as reader:
            page = report_page(reader, run, shown)
        assert {row.species_id for row in page.species} == species
        assert f"{len(species)} species need data." in page.sentence


def test_rows_tell_calls_lists_and_typical_examples(trained):
    session, run = trained
    page = page_of(session, run)
    table = session.project.overview.segments(run.id)
    for row in page.species:
        column = table.species_ids.index(row.species_id)
        shown = table.species == column
        shown &= ~(table.call_probability < 0.15)
        assert row.n_calls == shown.sum()
        assert 0 < len(row.examples) <= 3
        assert not any(is_confirmed for _, is_confirmed in row.examples)
        places = [table.segment_ids.tolist().index(key) for key, _ in row.examples]
        assert len({int(table.recording[place]) for place in places}) == len(places)
    assert page.n_answers == 0


def test_a_confirmed_example_comes_first_and_answers_are_counted(trained):
    session, run = trained
    before = page_of(session, run).species[0]
    confirmed, rejected = before.examples[-1][0], before.examples[0][0]
    session.execute(
        LabelSegments([confirmed], LabelState.CONFIRMED, before.species_id, run_id=run.id)
    )
    session.execute(LabelSegments([rejected], LabelState.REJECTED, None, run_id=run.id))
    page = page_of(session, run)
    after = next(row for row in page.species if row.species_id == before.species_id)
    assert after.examples[0] == (confirmed, True)
    assert after.n_confirmed == 1
    assert (page.n_answers, page.n_correct) == (2, 1)
    assert "1 of 2 correct" in page.evidence


def test_a_validated_sample_counts_in_the_report(trained, monkeypatch):
    """Predictions of a species of which all are in the sample have the share that was validated."""
    session, run = trained
    monkeypatch.setattr("birdann.app.reviewing.validated.MIN_ANSWERS", 3)
    page = page_of(session, run)
    assert "has not been measured" in page.sentence
    species = max(page.species, key=lambda row: row.n_calls)
    _, items = draw_sample(
        session, SampleDesign(name="s", species=(species.name,), n_bins=1, n_per_bin=10_000)
    )
    table = session.project.overview.segments(run.id)
    column = table.species_ids.index(species.species_id)
    predicted = set(table.segment_ids[table.species == column].tolist())
    drawn = [item for item in items if item.segment_id in predicted]
    assert len(drawn) == len(predicted) >= 3
    valid = {item.place for number, item in enumerate(drawn) if number % 4}
    answer_items(
        session,
        "s",
        {item.place: Answer.YES if item.place in valid else Answer.NO for item in items},
    )
    after = page_of(session, run)
    row = next(row for row in after.species if row.species_id == species.species_id)
    assert row.is_validated
    assert row.correct.share == pytest.approx(len(valid) / len(predicted))
    assert species.light is Light.NEEDS_DATA
    assert row.light is Light.CHECK
    assert f"{len(page.species) - 1} species need" in after.sentence
    assert "known for 1 species, from validation samples" in after.sentence
    assert not any(bird.is_validated for bird in after.species if bird is not row)

    def damaged(*_):
        raise ValueError

    monkeypatch.setattr("birdann.core.validation.Sample.n_represented", damaged)
    assert not any(bird.is_validated for bird in page_of(session, run).species)


def test_validated_items_of_another_model_are_said_until_there_is_a_new_sample(trained):
    session, run = trained
    species = max(page_of(session, run).species, key=lambda row: row.n_calls)
    design = SampleDesign(name="s", species=(species.name,), n_bins=1, n_per_bin=4)
    _, items = draw_sample(session, design)
    answer_items(session, "s", {item.place: Answer.YES for item in items[:3]})
    assert "validated item" not in page_of(session, run).evidence
    later = learn(session, model="ored-lr", schema_key="test/1").run
    assert "3 validated items are of other models" in page_of(session, later).evidence
    draw_sample(session, replace(design, name="t"))
    assert "validated item" not in page_of(session, later).evidence


def test_validated_items_of_a_later_model_are_not_said_to_be_of_an_earlier_one(trained):
    session, run = trained
    later = learn(session, model="ored-lr", schema_key="test/1").run
    species = max(page_of(session, later).species, key=lambda row: row.n_calls)
    draw_sample(session, SampleDesign(name="s", species=(species.name,), n_bins=1, n_per_bin=4))
    answer_items(session, "s", {0: Answer.YES})
    assert "1 validated item is of another model" in page_of(session, run).evidence


def test_a_small_validated_sample_counts_though_no_drawn_low_score_is_a_prediction(trained):
    """Most low scores of a species are no predictions of it, and few of a bin are drawn."""
    session, run = trained
    species = max(page_of(session, run).species, key=lambda row: row.n_calls)
    _, items = draw_sample(
        session, SampleDesign(name="s", species=(species.name,), n_bins=2, n_per_bin=6)
    )
    table = session.project.overview.segments(run.id)
    low = [item.segment_id for item in items if item.bin == 0]
    table = replace(table, species=np.where(np.isin(table.segment_ids, low), -1, table.species))

    def share():
        with session.project.reader() as reader:
            return validated_shares(reader, run, table).get(species.species_id)

    answer_items(session, "s", {item.place: Answer.YES for item in items[:9]})
    assert share() is None
    answer_items(session, "s", {item.place: Answer.YES for item in items})
    assert share().value == 1.0
    assert 0.4 < share().low < 1.0


def pitched(table, owl, others_hz=1500.0):
    """Return the segments with two pitches under the name Owl, and another for the others."""
    pitch_hz = np.full(len(table), others_hz)
    rows = np.flatnonzero(table.species == owl)
    pitch_hz[rows] = np.where(np.arange(len(rows)) % 3, 5000.0, 600.0)
    return replace(table, low_hz=0.9 * pitch_hz, high_hz=1.1 * pitch_hz)


@pytest.fixture
def two_pitches(trained):
    """As ``trained``, with segments of which those predicted as Owl are at two pitches."""
    session, run = trained
    table = session.project.overview.segments(run.id)
    names = {key: one.name for key, one in session.project.species.all().items()}
    owl = [names[key] for key in table.species_ids].index("Owl")
    return session, run, table, owl


def kinds_of(session, table):
    with session.project.reader() as reader:
        return unseparated_kinds(reader, table, displayed_species(table))


def test_two_kinds_of_sound_under_one_name_are_shown_by_an_example_of_each(two_pitches):
    session, run, table, owl = two_pitches
    table = pitched(table, owl)
    with session.project.reader() as reader:
        page = report_page(reader, run, table)
    assert "1 species has two kinds of sound that no list separates." in page.sentence
    row = next(row for row in page.species if row.name == "Owl")
    assert (row.help.step, row.light) == (NextStep.KINDS, Light.NEEDS_DATA)
    assert "2 kinds of sound" in row.detail
    ids = table.segment_ids.tolist()
    assert [table.high_hz[ids.index(key)] for key, _ in row.examples] == [660.0, 5500.0]
    assert [species.help.step for species in page.species].count(NextStep.KINDS) == 1


def test_kinds_are_the_persons_to_choose_only_if_nothing_else_separates_them(two_pitches):
    session, _run, table, owl = two_pitches
    of_two = pitched(table, owl)
    (groups,) = kinds_of(session, of_two).values()
    rows = rows_of(table.segment_ids, groups.ids)
    assert np.array_equal(groups.group, of_two.low_hz[rows] > 1000)
    for others_hz in (600.0, 5000.0):  # what sounds in recordings whose list lacks the owl
        assert not kinds_of(session, pitched(table, owl, others_hz))
    nearer = replace(of_two, low_hz=np.where(of_two.low_hz > 1000, 700.0, of_two.low_hz))
    nearer = replace(nearer, high_hz=np.where(of_two.high_hz > 1000, 900.0, of_two.high_hz))
    assert not kinds_of(session, nearer)
    confirmed = np.where(of_two.species == owl, LABEL_STATES.index(LabelState.CONFIRMED), -1)
    owls = np.where(of_two.species == owl, owl, -1).astype(np.int32)
    assert not kinds_of(
        session, replace(of_two, label=confirmed.astype(np.int8), label_species=owls)
    )


def test_what_is_always_listed_together_is_said_and_named(trained):
    session, run = trained
    model = LearnerReport.from_json({"identifiability_groups": [[0, 1]]})
    page = page_of(session, replace(run, report=replace(run.report, model=model)))
    both = {row.name: row for row in page.species if not row.is_separable}
    assert len(both) == 2
    for name, row in both.items():
        assert set(row.confused) == set(both) - {name}
    assert "2 species cannot be separated by lists." in page.sentence


STATE = SpeciesState(
    species_id=SpeciesId(1), light=Light.CHECK, n_lists=9, n_unreviewed=40, together=(),
    rival=None, rival_share=0.0, untagged=(), is_two_kinds=False,
)  # fmt: skip
HERE = (RecordingId(5), RecordingId(6))


@pytest.mark.parametrize(
    ("changes", "step", "n"),
    [
        ({"light": Light.GOOD}, NextStep.NOTHING, 0),
        ({}, NextStep.REVIEW, 5),
        ({"n_unreviewed": 2}, NextStep.REVIEW, 2),
        ({"is_two_kinds": True, "together": (SpeciesId(2),)}, NextStep.KINDS, 0),
        ({"n_unreviewed": 0}, NextStep.CLIPS, 0),
        ({"n_lists": 2, "untagged": HERE}, NextStep.TAG, 2),
        ({"n_lists": 4, "untagged": HERE}, NextStep.TAG, 1),
        ({"n_lists": 2}, NextStep.REVIEW, 5),
        ({"together": (SpeciesId(2),)}, NextStep.COMPARE, 3),
        ({"together": (SpeciesId(2),), "untagged": HERE}, NextStep.TAG_ONE, 1),
        ({"rival": SpeciesId(2), "rival_share": 0.3}, NextStep.COMPARE, 3),
        ({"rival": SpeciesId(2), "rival_share": 0.1}, NextStep.REVIEW, 5),
    ],
)
def test_one_step_helps_most(changes, step, n):
    best = best_step(replace(STATE, **changes))
    assert (best.step, best.n) == (step, n)
    assert best.text


def test_the_page_as_html_names_every_species_and_escapes(trained, tmp_path):
    session, run = trained
    report = replace(run.report, notes=("Mind <this>.",))
    page = page_of(session, replace(run, report=report))
    answers = Answers(
        np.arange(6), np.zeros(6, int), np.array([0.9] * 5 + [0.2]), np.array([True] * 5 + [False])
    )
    page = replace(page, own_reliability=answers.reliability())
    path = tmp_path / "report.html"
    with session.project.reader() as reader:
        write_report(session.project, reader, page, path)
    text = path.read_text(encoding="utf-8")
    assert all(f"<b>{row.name}</b>" in text for row in page.species)
    assert "Mind &lt;this&gt;." in text
    assert "http" not in text
    assert "<title>Reviewed predictions</title>" in text
    assert "cx='90.0' cy='0.0'" in text
    assert f"y1='{100 - 100 * interval(5, 5).low:.1f}'" in text


def test_the_caption_counts_each_thing_by_itself(trained):
    session, run = trained
    data = replace(run.report.data, recordings=1, species=1, segments=1, source_segments=2)
    run = replace(run, report=replace(run.report, data=data))
    caption = page_of(session, run).caption
    assert caption == "1 recording, 1 species, 1 segment, 2 segments of training sources"
