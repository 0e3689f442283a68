"""Charts of results, by an example that was computed by hand."""

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import numpy as np
import pytest
from scipy.stats import beta, binomtest, gamma, norm
from scipy.stats import t as student

from birdann.app.commands import AddRecordings, AddSegment, AddSpecies, LabelSegments, Outlines
from birdann.app.results.activity import Units, means, shares
from birdann.app.results.chart_data import Chart, ChartData, ChartQuery, Measure
from birdann.app.results.chart_files import table_rows, write_chart, write_results
from birdann.app.results.charts import accumulation, chart_table
from birdann.app.survey.effort import Survey, effort_of, tags_of
from birdann.app.survey.sun import sun_hours
from birdann.core.ids import RecordingId, RunId, SpeciesId, as_ids
from birdann.core.labels import LabelState, ListState, TagState, WindowChoice
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.provenance import person_provenance
from birdann.core.recording import Site, SiteId
from birdann.core.training_report import (
    Calibration,
    Reliability,
    SpeciesReliability,
    TrainingReport,
)
from birdann.store import LABEL_STATES, SegmentTable
from tests.csv_rows import csv_rows
from tests.making import list_of

OWL, WREN = SpeciesId(1), SpeciesId(2)
CONFIRMED, REJECTED = (LABEL_STATES.index(s) for s in (LabelState.CONFIRMED, LabelState.REJECTED))
DAY = datetime(2024, 5, 2)
ZERO = datetime(1970, 1, 1)
# recording: site, start, seconds, labelled by the model (which knows the owl only)
RECORDINGS = (
    (0, DAY + timedelta(hours=4.5), 3600, True),
    (1, DAY + timedelta(hours=5), 1800, False),
    (0, DAY + timedelta(days=1, hours=4), 1800, False),  # with a complete list: wren
)
# recording, minute, species, probability, label, label's species
SEGMENTS = (
    (0, 10, 0, 0.9, -1, -1),
    (0, 30, 1, 0.9, CONFIRMED, 1),  # a wren where nobody made a complete list
    (0, 40, 0, 0.4, -1, -1),
    (0, 50, 0, 0.3, CONFIRMED, 0),
    (0, 55, 0, 0.9, REJECTED, 0),
    (1, 5, 0, 0.9, -1, -1),  # a call where the model did not label all
    (2, 10, -1, np.nan, CONFIRMED, 1),
)


def example(choice=WindowChoice.AT_WILL):
    n = len(SEGMENTS)
    where, minute, species, p, label, said = map(np.array, zip(*SEGMENTS, strict=True))
    table = SegmentTable(
        recording_ids=tuple(RecordingId(i + 1) for i in range(3)), species_ids=(OWL, WREN),
        segment_ids=np.arange(n), recording=where.astype(np.int32), onset_s=60.0 * minute,
        offset_s=60.0 * minute + 1, low_hz=np.zeros(n), high_hz=np.ones(n),
        species=species.astype(np.int32), probability=p, runner_up=np.full(n, -1, np.int32),
        runner_up_probability=np.zeros(n), call_probability=np.ones(n),
        label=label.astype(np.int8), label_species=said.astype(np.int32),
    )  # fmt: skip
    lists = [
        list_of(RecordingId(3), WREN, span_s=(0.0, 1800.0), choice=choice)
    ]  # fmt: skip
    survey = Survey(
        is_searched=np.ones(3, dtype=bool),
        recordings=[None] * 3, sites=[Site(id=SiteId(1), name="bog"), Site(id=SiteId(2), name="fen")],
        species={OWL: "Owl", WREN: "Wren"}, site=np.array([recording[0] for recording in RECORDINGS]),
        start_s=np.array([(recording[1] - ZERO).total_seconds() for recording in RECORDINGS]),
        utc_offset_s=np.full(3, 7200.0), duration_s=np.array([float(recording[2]) for recording in RECORDINGS]),
        is_labelled=np.array([recording[3] for recording in RECORDINGS]), lists=lists,
        list_recording=np.array([2]), list_start_s=np.array([0.0]), list_end_s=np.array([1800.0]),
        list_is_random=np.array([choice is WindowChoice.RANDOM]), tags=tags_of(lists, (OWL, WREN)),
        modelled=frozenset({OWL}), calibration=None, run_species=(OWL,), min_call_probability=0.15,
    )  # fmt: skip
    shown = np.where(table.label >= 0, table.label_species, table.species).astype(np.int32)
    shown[table.label == REJECTED] = -1
    at_s = survey.start_s[table.recording] + table.onset_s
    return ChartData(
        seasons=(), survey=survey, effort=effort_of(survey, table), table=table, site=survey.site[table.recording],
        hour=(at_s // 3600).astype(np.int64), at_s=at_s, species=shown,
        is_named=(table.label >= 0) & (shown >= 0), passes=np.ones(n, bool), has_limit=np.zeros(n, bool),
        is_low=np.zeros(n, bool), limited_species=frozenset(), default_probability=0.5, run=None,
    )  # fmt: skip


def with_people(choice=WindowChoice.AT_WILL):
    """Return the example with the wren's calls and tags being speech."""
    return surveyed(example(choice), species={OWL: "Owl", WREN: "Human vocal"})


def chart(data=None, **choices):
    """Return the chart of a query, by default of the example."""
    return chart_table(data or example(), ChartQuery(**choices))


def at(data, rows):
    """Return data with some of the segments."""
    names = "site", "hour", "at_s", "species", "is_named", "passes", "has_limit", "is_low"
    columns = {name: getattr(data, name)[rows] for name in names}
    return replace(data, table=data.table.take(rows), **columns)


def surveyed(data, **changes):
    """Return data whose survey is another."""
    return replace(data, survey=replace(data.survey, **changes))


@pytest.mark.parametrize("measure", Measure)
def test_human_sounds_are_left_out_and_counted_if_their_species_is_chosen(measure):
    table = chart(with_people(), measure=measure)
    assert table.rows == ["Owl"]
    assert "Human sounds (Human vocal) are left out." in table.notes
    chosen = chart(with_people(), measure=measure, species=frozenset({OWL, WREN}))
    assert chosen.rows == ["Human vocal", "Owl"]
    assert not any("Human" in note for note in chosen.notes)


def low(data):
    return replace(data, is_low=np.arange(len(SEGMENTS)) == 0)


def of_two_clocks(data):
    """One recorder in UTC and one in summer time stand at the bog: 4 is not one hour there."""
    return surveyed(data, utc_offset_s=np.array([0.0, 7200.0, 7200.0]))


def at_once(*offsets_s):
    """Return what lets three recordings of five minutes begin at one time of the clock in the bog."""

    def change(data):
        data = surveyed(
            data,
            start_s=np.full(3, 3600.0),
            utc_offset_s=np.array(offsets_s),
            duration_s=np.full(3, 300.0),
            site=np.zeros(3, dtype=np.int64),
        )
        spans = data.survey.to_local_time(np.arange(3), np.zeros(3), data.survey.duration_s)
        return replace(data, effort=replace(data.effort, recorded=spans.union()))

    return change


def doubted(state):
    """Return what lets the list of wrens be unsure of owls."""

    def change(data):
        tags = {WREN: TagState.PRESENT, OWL: TagState.UNSURE}
        return surveyed(data, lists=[replace(data.survey.lists[0], tags=tags, state=state)])

    return change


def chosen_at_random(_):
    return example(WindowChoice.RANDOM)


OF_WRENS = {"species": frozenset({WREN})}
LOW = "Unreviewed segments with a call probability below 15 % do not count."
OFFSETS = "1 site has recordings with different UTC offsets"
TWICE = "10 minutes were recorded twice at their sites and count once"
UNSURE = "1 unsure tag of a complete list counts as not detected."
UNSEARCHED = "2 recordings without predictions or detections count as surveyed only where a person"
NOT_RANDOM = "1 window was not chosen at random"
NOTES = [  # what a chart says; of which data, and which queries
    (LOW, low, {}, True),
    (LOW, low, {"measure": Measure.EXPECTED}, False),
    (LOW, None, {}, False),
    (OFFSETS, of_two_clocks, {}, True),
    (OFFSETS, None, {}, False),
    (TWICE, at_once(np.nan, np.nan, np.nan), {}, True),  # whether the hour came twice is not known
    (TWICE, at_once(7200.0, 3600.0, 0.0), {}, False),
    (TWICE, None, {}, False),
    # in tables of occupancy they are neither: here a complete list is time surveyed
    (UNSURE, doubted(ListState.COMPLETE), {}, True),
    (UNSURE, doubted(ListState.INCOMPLETE), {}, False),
    (UNSURE, doubted(ListState.COMPLETE), OF_WRENS, False),
    (UNSURE, None, {}, False),
    # a program that wrote no table for a recording, or found nothing in it, leaves none
    (UNSEARCHED, None, {}, True),
    (UNSEARCHED, None, OF_WRENS, False),
    (UNSEARCHED, None, {"random_only": True}, False),
    (NOT_RANDOM, None, {}, True),
    (NOT_RANDOM, chosen_at_random, {}, False),
    (NOT_RANDOM, chosen_at_random, {"random_only": True}, False),
]


@pytest.mark.parametrize(("words", "change", "choices", "is_said"), NOTES)
def test_notes_say_what_counts_otherwise_than_one_expects(words, change, choices, is_said):
    data = example()
    notes = chart(change(data) if change else data, **choices).notes
    assert any(note.startswith(words) for note in notes) is is_said
    if not is_said:
        rest = words.split(" ", 1)[1]
        assert not any(rest in note for note in notes)


@pytest.mark.parametrize("kind", [Chart.SITES, Chart.ACCUMULATION])
def test_people_are_no_species_at_sites_and_of_lists(kind):
    choices = {"chart": kind, "measure": Measure.VISITS}
    table = chart(with_people(), **choices)
    birds = chart(with_people(), **choices, species=frozenset({OWL}))
    np.testing.assert_array_equal(table.value, birds.value)
    assert np.nansum(chart(**choices).value) > np.nansum(table.value)


def known(table, row):
    """Return the cells of a row that are not NA, by the name of their column."""
    return {
        name: pytest.approx(value)
        for name, value in zip(
            table.columns, table.value[table.rows.index(row)].tolist(), strict=True
        )
        if not np.isnan(value)
    }


def test_calls_per_hour_surveyed_by_hour_of_day():
    table = chart()
    assert table.rows == ["Owl", "Wren"]
    # at 4: 0.5 h labelled and 0.5 h listened, one call; at 5: 0.5 h labelled, one confirmed call
    assert known(table, "Owl") == {"04": 1.0, "05": 2.0}
    # nobody listened for wrens but at the bog on the second day; elsewhere NA, never 0
    assert known(table, "Wren") == {"04": 2.0}
    assert table.effort_h[:, 4].tolist() == [1.0, 0.5]
    assert table.segments_at(0, 4).tolist() == [0]
    assert table.segments_at(0, 5).tolist() == [3]
    assert "1 species is unknown to the model: NA without a species list." in table.notes


def test_a_chart_names_its_run_in_table_and_notes(tmp_path):
    run = ModelRun(
        id=RunId(7), model_name="auto", params={}, seed=0, species_ids=(OWL,),
        feature_schema="test/1", created_at=datetime(2024, 5, 1, 6, tzinfo=UTC),
        report=TrainingReport(),
    )  # fmt: skip
    table = chart_table(replace(example(), run=run), ChartQuery())
    assert "Model: auto of 2024-05-01 06:00 UTC." in table.notes
    write_chart(table, tmp_path / "hours.csv")
    assert {row["model_run"] for row in csv_rows(tmp_path / "hours.csv")} == {
        "i7@2024-05-01T06:00Z"
    }
    write_chart(table, tmp_path / "hours.svg")
    assert "Hatched: NA, not surveyed." in (tmp_path / "hours.svg").read_text(encoding="utf-8")


def test_every_text_of_a_picture_is_translated(tmp_path):
    path = tmp_path / "hours.svg"
    table = chart(chart=Chart.HOURS)
    write_chart(replace(table, rows=["", *table.rows[1:]]), path, say=lambda text: f"<{text}>")
    drawn = set(re.findall(r"<!-- (.*?) -->", path.read_text(encoding="utf-8")))
    for text in ("Hour of day", "(no site)", "Hatched: NA, not surveyed.", str(table.unit)):
        assert text not in drawn
        assert any(text in each for each in drawn)


@pytest.mark.parametrize("random_only", [False, True])
@pytest.mark.parametrize("measure", [Measure.CALLS, Measure.EXPECTED])
def test_calls_are_na_where_no_calls_were_searched_whatever_a_list_says(measure, random_only):
    """The third recording has a complete list but was never searched for segments."""
    data = example(WindowChoice.RANDOM)
    data = at(data, np.flatnonzero(data.table.recording != 2))
    data = surveyed(data, is_searched=np.array([True, True, False]))
    data = replace(data, effort=effort_of(data.survey, data.table))
    table = chart(data, measure=measure, random_only=random_only)
    assert known(table, "Wren") == {}
    assert ("04" in known(table, "Owl")) is not random_only
    visits = chart(data, measure=Measure.VISITS, random_only=random_only)
    assert known(visits, "Wren")["04"] == pytest.approx(1.0)
    assert data.effort.complete.end_s.sum() > data.effort.counted.end_s.sum() == 0


def test_windows_chosen_at_random_count_alone_if_asked():
    table = chart(example(WindowChoice.RANDOM), random_only=True)
    assert known(table, "Owl") == {"04": 0.0}  # listened to in a window at random, and no owl
    assert known(table, "Wren") == {"04": 2.0}


def test_by_date_and_by_night():
    table = chart(chart=Chart.DATES)
    assert known(table, "Owl") == {"2024-05-02": 2.0, "2024-05-03": 0.0}
    nights = chart(chart=Chart.DATES, nights=True)
    assert list(nights.columns) == ["2024-05-01", "2024-05-02"]
    assert known(nights, "Owl") == {"2024-05-01": 2.0, "2024-05-02": 0.0}


def test_sites_by_date():
    table = chart(chart=Chart.SITES)
    assert known(table, "bog") == {"2024-05-02": 2.0, "2024-05-03": 2.0}
    assert known(table, "fen") == {}
    found = chart(chart=Chart.SITES, measure=Measure.VISITS)
    assert known(found, "bog") == {"2024-05-02": 2.0, "2024-05-03": 1.0}


def test_expected_calls_and_their_interval():
    query = ChartQuery(measure=Measure.EXPECTED)
    table = chart_table(example(), query)
    assert known(table, "Owl") == {"04": 0.9, "05": 2.8}  # 1.4 calls in half an hour
    half = 1.959964 * np.sqrt(0.9 * 0.1)
    assert table.low[0, 4] == pytest.approx(0.9 - half)
    assert table.high[0, 4] == pytest.approx(1.0)  # no more than there are segments
    assert table.low[0, 5] == pytest.approx(2.0)  # no fewer than were confirmed
    data = example()
    bins = Reliability(stated=(0.8,), found=(0.6,), segments=(100.0,), mean_stated=0.8)
    of_owls = SpeciesReliability(recordings=100, correct=0.6, low=0.5, high=0.7, bins=bins)
    tested = Calibration(after=bins, species=(of_owls,))
    tested = surveyed(data, calibration=tested)
    shift = (0.8 - 0.5) / 0.8 * 0.9
    wide = chart_table(tested, query)
    assert wide.low[0, 4] == pytest.approx(max(0.9 - np.hypot(half, shift), 0))


def test_expected_calls_are_the_sum_of_all_probabilities(session, factory):
    """Of sixty calls with eight candidates each; a quarter are labelled, which makes them 0 or 1."""
    rng, names = np.random.default_rng(0), "ABCDEFGH"
    recording = factory.recording(
        n_frames=3_000_000, started_at=datetime(2024, 5, 1, 4, tzinfo=UTC)
    )
    species = [factory.species(name) for name in names]
    session.execute(AddRecordings([recording]))
    session.execute(AddSpecies(species))
    segments = [factory.segment(recording.id, 100 * number) for number in range(60)]
    session.execute(AddSegment(Outlines(segments)))
    keys = tuple(one.id for one in species)
    run = factory.run(species)
    p = rng.dirichlet(np.full(9, 0.5), 60).astype(np.float32)[:, :8]
    with session.project.transaction("run") as tx:
        tx.runs.add(run, b"", {})
        tx.recordings.mark_segmented(recording.id, segmenter="", feature_schema="", notes=[])
        ids = as_ids([segment.id for segment in segments])
        tx.scores.put(recording.id, ScoreTable(run.id, Mode.INDUCTIVE, ids, p))
    expected = p.astype(float)
    for number in range(0, 60, 4):
        label = LabelState.CORRECTED if number % 8 else LabelState.REJECTED
        said = keys[number % 7] if number % 8 else None
        session.execute(LabelSegments([segments[number].id], label, said))
        expected[number] = [key == said for key in keys]
    told = []
    with session.project.reader() as reader:
        data = ChartData.of(reader, for_expected=True, progress=lambda *step: told.append(step))
    assert told  # so that it can be cancelled
    table = chart(data, measure=Measure.EXPECTED)
    assert table.rows == list(names)
    assert table.count[:, 4] == pytest.approx(expected.sum(axis=0), abs=0.01)
    half = 1.959964 * np.sqrt((expected * (1 - expected)).sum(axis=0))
    least = np.maximum(expected.sum(axis=0) - half, (expected == 1).sum(axis=0))
    assert table.low[:, 4] * table.effort_h[:, 4] == pytest.approx(least, rel=0.01)
    listed = table.segments_at(0, 4)  # those that are shown as such: labelled, likeliest or second
    rank, rest = (p > p[:, :1]).sum(axis=1), 1 - p.sum(axis=1)
    assert sorted(listed.tolist()) == [
        row for row in range(60)
        if (expected[row, 0] == 1 if row % 4 == 0 else rank[row] == 0 or (rank[row] == 1 and p[row, 0] > rest[row]))
    ]  # fmt: skip
    one = chart(data, measure=Measure.EXPECTED, species=frozenset({keys[3]}))
    assert one.count[0, 4] == pytest.approx(expected[:, 3].sum(), abs=0.01)


def test_expected_calls_are_of_their_hour_and_survey(session, factory):
    """Sixty calls around five o'clock, a list of random seconds among them."""
    recording = factory.recording(
        n_frames=3_000_000, started_at=datetime(2024, 5, 1, 4, 59, 30, tzinfo=UTC)
    )
    species = [factory.species(name) for name in "ABCDEFGH"]
    session.execute(AddRecordings([recording]))
    session.execute(AddSpecies(species))
    segments = [factory.segment(recording.id, 200 * number) for number in range(60)]
    session.execute(AddSegment(Outlines(segments)))
    run, onset_s = factory.run(species), np.array([one.box.onset_s for one in segments])
    p = np.random.default_rng(0).dirichlet(np.full(9, 0.5), 60).astype(np.float32)[:, :8]
    heard = list_of(recording.id, species[0].id, span_s=(20.0, 45.0), choice=WindowChoice.RANDOM)
    with session.project.transaction("run") as tx:
        tx.lists.set(heard, person_provenance("Ada"))
        tx.runs.add(run, b"", {})
        tx.recordings.mark_segmented(recording.id, segmenter="", feature_schema="", notes=[])
        ids = as_ids([segment.id for segment in segments])
        tx.scores.put(recording.id, ScoreTable(run.id, Mode.INDUCTIVE, ids, p))
    with session.project.reader() as reader:
        data = ChartData.of(reader, for_expected=True)
    for random_only, counts in ((False, onset_s >= 0), (True, (onset_s >= 20) & (onset_s < 45))):
        query = ChartQuery(measure=Measure.EXPECTED, random_only=random_only)
        table = chart_table(data, query)
        for hour, inside in ((4, onset_s < 30), (5, onset_s >= 30)):
            assert 4 < (counts & inside).sum() < 50
            expected = p[counts & inside].sum(axis=0)
            assert table.count[:, hour] == pytest.approx(expected, abs=0.01)


def test_a_cell_of_expected_calls_lists_a_segment_once(session, factory):
    """The third species of one call is the second of the other, with which it is summed."""
    recording = factory.recording(started_at=datetime(2024, 5, 1, 4, tzinfo=UTC))
    species = [factory.species(name) for name in "ABC"]
    session.execute(AddRecordings([recording]))
    session.execute(AddSpecies(species))
    segments = [factory.segment(recording.id, 100 * number) for number in range(2)]
    session.execute(AddSegment(Outlines(segments)))
    run = factory.run(species)
    p = np.array([[0.6, 0.1, 0.3], [0.6, 0.3, 0.1]], np.float32)
    with session.project.transaction("run") as tx:
        tx.runs.add(run, b"", {})
        tx.recordings.mark_segmented(recording.id, segmenter="", feature_schema="", notes=[])
        ids = as_ids([segment.id for segment in segments])
        tx.scores.put(recording.id, ScoreTable(run.id, Mode.INDUCTIVE, ids, p))
    with session.project.reader() as reader:
        data = ChartData.of(reader, for_expected=True)
    table = chart_table(data, ChartQuery(measure=Measure.EXPECTED))
    listed = [table.segments_at(row, 4).tolist() for row in range(3)]
    assert listed == [[0, 1], [1], [0]]


def test_visits_with_at_least_one_call():
    table = chart(measure=Measure.VISITS)
    # at 4 the bog on two days, an owl on one; at 5 the bog, and the fen where one was found anyway
    assert known(table, "Owl") == {"04": 0.5, "05": 1.0}
    assert table.effort_h[0, 4:6].tolist() == [2, 2]
    assert known(table, "Wren") == {"04": 1.0, "05": 1.0}
    # Wilson's interval of 1 in 2, as in Newcombe (1998): 0.0945 to 0.9055
    assert table.low[0, 4] == pytest.approx(0.0945, abs=5e-4)
    assert table.high[0, 4] == pytest.approx(0.9055, abs=5e-4)


def test_minutes_and_recordings_with_a_call():
    """The owl was surveyed at 4 in the bog on two days and at 5 on one, with a call each day one."""
    table = chart(measure=Measure.MINUTES)
    assert known(table, "Owl") == {"04": 1 / 60, "05": 1 / 30}
    assert (table.count[0, 4:6].tolist(), table.effort_h[0, 4:6].tolist()) == ([1, 1], [60, 30])
    assert np.isfinite([table.low[0, 4], table.high[0, 4]]).all()
    assert np.isnan([table.low[0, 5], table.high[0, 5]]).all()  # one hour at one site
    calls = chart()
    np.testing.assert_allclose(table.effort_h, 60 * calls.effort_h)
    recordings = chart(measure=Measure.CLIPS)
    assert known(recordings, "Owl") == {"04": 0.5}
    assert recordings.effort_h[0, 4] == 2
    sites = chart(chart=Chart.SITES, measure=Measure.MINUTES)
    assert known(sites, "bog") == {"2024-05-02": 2 / 60, "2024-05-03": 1 / 30}
    assert known(sites, "fen") == {}


def test_most_calls_in_a_minute():
    data = at(example(), np.array([0, *range(len(SEGMENTS))]))  # a second owl in the same minute
    table = chart(data, measure=Measure.BUSIEST)
    assert known(table, "Owl") == {"04": 1.0, "05": 1.0}  # 2 and 0 in the visits at 4
    assert table.effort_h[0, 4:6].tolist() == [2, 1]
    assert 0 <= table.low[0, 4] < 1 < table.high[0, 4]
    dates = chart(data, chart=Chart.DATES, measure=Measure.BUSIEST)
    assert known(dates, "Owl") == {"2024-05-02": 2.0, "2024-05-03": 0.0}


@pytest.mark.parametrize(
    ("p", "k", "correlation"),
    [
        (0.1, 40, 0.3),
        (0.2, 40, 0.3),
        (0.5, 40, 0.3),
        (0.02, 24, 0.4),
        (0.05, 10, 0.4),
        (0.98, 60, 0.4),
        (0.1, 5, 0.2),
    ],
)
def test_intervals_of_clustered_shares_and_means_contain_the_truth(p, k, correlation):
    """Hours of 20 to 60 minutes in which calls come in bouts: beta-binomial.

    Of rare bouts the interval with Student's quantile of all hours contained 82 to 91 of 100.
    """
    rng, n_draws = np.random.default_rng(0), 2000
    n = rng.integers(20, 61, (n_draws, k))
    alpha, beta = p * (1 / correlation - 1), (1 - p) * (1 / correlation - 1)
    y = rng.binomial(n, rng.beta(alpha, beta, n.shape)).astype(float)
    cell = np.repeat(np.arange(n_draws), k)
    for truth, made in (
        (p, shares(y.ravel(), n.ravel().astype(float), cell, n_draws)),
        (40 * p, means(y.ravel(), cell, n_draws)),
    ):
        covered = ((made.low <= truth) & (truth <= made.high))[~np.isnan(made.low)]
        assert 0.93 <= covered.mean() <= (0.97 if k == 40 else 1)


@pytest.mark.parametrize(
    ("k", "p", "correlation", "spread"),
    [(5, 0.5, 0.2, 1.2), (10, 0.3, 0.2, 1.2), (30, 0.1, 0.5, 1.2), (30, 0.1, 0.5, 1.5)],
)
def test_intervals_of_shares_contain_the_truth_where_clusters_differ_in_size(
    k, p, correlation, spread
):
    """Log-normal sizes, as of calls in recordings: with the number of clusters 87 of 100.

    With the variance of residuals alone the last two held 91 and 89.
    """
    rng, n_draws = np.random.default_rng(0), 4000
    n = np.maximum(rng.lognormal(2.5, spread, (n_draws, k)).astype(int), 1)
    alpha, beta = p * (1 / correlation - 1), (1 - p) * (1 / correlation - 1)
    y = rng.binomial(n, rng.beta(alpha, beta, n.shape)).astype(float)
    cell = np.repeat(np.arange(n_draws), k)
    made = shares(y.ravel(), n.ravel().astype(float), cell, n_draws)
    assert 0.93 <= ((made.low <= p) & (p <= made.high)).mean() <= 0.98


def test_shares_of_equal_minutes_have_the_interval_of_their_hours():
    """Each hour is all or nothing, so that only hours count: 20 of 40, Clopper and Pearson."""
    hits = np.repeat([60.0, 0.0], 20)
    made = shares(hits, np.full(40, 60.0), np.zeros(40, np.int64), 1)
    exact = binomtest(20, 40).proportion_ci(0.95, "exact")
    assert (made.value[0], made.low[0], made.high[0]) == pytest.approx(
        (0.5, exact.low, exact.high)
    )


@pytest.mark.parametrize(
    ("counts", "n_free"), [((4, 0, 7, 1, 0, 0), 3), ((4, 2, 7, 1, 3, 9), 5), ((1, 3), 1)]
)
def test_the_interval_of_a_mean_is_that_of_fay_and_feuer(counts, n_free):
    """Gamma of shape m2 / v and one count more, v widened by Student's t of clusters with a count."""
    values = np.array(counts, float)
    made = means(values, np.zeros(len(values), np.int64), 1)
    mean = values.mean()
    widening = student.ppf(0.975, n_free) / norm.ppf(0.975)
    v = values.var(ddof=1) / len(values) * widening**2
    low = gamma.ppf(0.025, mean**2 / v, scale=v / mean)
    high = gamma.ppf(0.975, mean**2 / v + 1, scale=v / mean)
    assert (made.value[0], made.low[0], made.high[0]) == pytest.approx((mean, low, high))


def test_without_surveyed_minutes_no_call_is_in_one():
    nothing = np.empty(0, np.int64)
    units = Units(key=nothing, site=nothing, column=nothing, cluster=nothing, is_busiest=False)
    assert units.row_of(np.array([3, 5])).tolist() == [-1, -1]


def test_without_a_call_hours_bound_the_share_and_nothing_bounds_the_mean():
    nothing, cell = np.zeros(24), np.zeros(24, np.int64)
    share, mean = shares(nothing, np.full(24, 60.0), cell, 1), means(nothing, cell, 1)
    assert (share.low[0], share.high[0]) == (0, pytest.approx(1 - 0.025 ** (1 / 24)))
    assert (mean.value[0], mean.n_units[0]) == (0, 24)
    assert np.isnan([mean.low[0], mean.high[0]]).all()


def test_filters():
    def owl(**choices):
        return known(chart(**choices), "Owl")

    assert owl(min_probability=0.35) == {"04": 1.0, "05": 4.0}
    assert owl(hours=(5, 6)) == {"05": 2.0}
    assert owl(hours=(22, 5)) == {"04": 1.0}
    assert owl(last_day=date(2024, 5, 2)) == {"04": 2.0, "05": 2.0}
    assert owl(first_day=date(2024, 5, 3)) == {"04": 0.0}
    assert owl(sites=frozenset({"fen"})) == {}
    assert chart(**OF_WRENS).rows == ["Wren"]
    assert chart(chart=Chart.SITES, sites=frozenset({"bog"})).rows == ["bog"]


@pytest.mark.parametrize("kind", [c for c in Chart if c is not Chart.ACCUMULATION])
def test_where_nothing_was_surveyed_it_is_said(kind):
    said = "Nothing was surveyed at the chosen sites, days and hours."
    for choices in ({"first_day": date(2025, 1, 1)}, {"hours": (12, 13)}, {}):
        table = chart(chart=kind, **choices)
        assert (said in table.notes) == bool(choices), choices


@pytest.mark.parametrize("kind", [Chart.HOURS, Chart.DATES, Chart.SITES])
@pytest.mark.parametrize("nights", [False, True])
@pytest.mark.parametrize("hours", [(22, 5), (4, 6), (0, 24)])
def test_days_that_join_two_nights_are_said(kind, nights, hours):
    notes = chart(chart=kind, nights=nights, hours=hours).notes
    joins = kind is not Chart.HOURS and not nights and hours == (22, 5)
    assert any("joins the end of one night" in note for note in notes) == joins


def test_all_charts_that_are_written_are_explained(tmp_path):
    both = [Chart.HOURS, Chart.ACCUMULATION]
    _, notes = write_results(example(), tmp_path / "out", ChartQuery(), both, picture="")
    for kind in both:
        assert set(chart(chart=kind).notes) <= set(notes)
    assert len(set(notes)) == len(notes)
    _, alone = write_results(example(), tmp_path / "a", ChartQuery(), both[1:], picture="")
    assert not any(note.startswith("Calls:") for note in alone)


def test_the_sun_of_the_places_recorded():
    data = example()
    assert chart(data, chart=Chart.CLOCK).sun == ()
    bog = replace(data.survey.sites[0], latitude_deg=47.4, longitude_deg=8.5)  # Zurich
    sun = chart(surveyed(data, sites=[bog, data.survey.sites[1]]), chart=Chart.CLOCK).sun
    days = [sun_hours(47.4, 8.5, date(2024, 5, day), 7200.0) for day in (2, 3)]
    assert sun == tuple((min(two), max(two)) for two in zip(*days, strict=True))


def test_accumulation_is_the_mean_over_all_orders():
    import itertools

    found = [{"a"}, {"a", "b"}, set(), {"c", "a"}]
    curve = accumulation(found)
    for t, expected in zip(range(1, 5), curve.species.tolist(), strict=True):
        sizes = [len(set().union(*some)) for some in itertools.combinations(found, t)]
        assert expected == pytest.approx(np.mean(sizes))
    assert (curve.low <= curve.species).all()
    table = chart(chart=Chart.ACCUMULATION)
    assert (list(table.columns), table.value.tolist()) == (["30"], [[1.0]])
    assert len(accumulation([]).species) == 0


def test_two_observers_of_one_window_listen_once():
    data = example()
    (first,) = data.survey.lists
    lists = [first, replace(first, tags={OWL: TagState.PRESENT})]
    twice = {
        name: np.repeat(getattr(data.survey, name), 2)
        for name in ("list_recording", "list_start_s", "list_end_s", "list_is_random")
    }
    data = surveyed(data, lists=lists, tags=tags_of(lists, (OWL, WREN)), **twice)
    table = chart(data, chart=Chart.ACCUMULATION)
    assert (list(table.columns), table.value.tolist()) == (["30"], [[2.0]])
    assert (
        table.effort_h.max()
        == data.survey.listened_spans().seconds_by_step(3600.0)[2].sum() / 3600
    )
    assert table.notes[0].startswith("1 list,")


def of_windows(onsets_s, scores, labels=(), *, length_s=3.0, program=0):
    """Return the example with windows of a program on one band, all of owls at the bog."""
    n = len(onsets_s)
    data = at(example(), np.zeros(n, np.int64))
    onset_s, score = np.array(onsets_s), np.array(scores)
    label = np.array([*labels, *[-1] * (n - len(labels))], np.int8)
    table = replace(
        data.table, segment_ids=np.arange(n), onset_s=onset_s, offset_s=onset_s + length_s,
        probability=score, program=np.full(n, program, np.int16), program_score=score,
        label=label, label_species=np.where(label >= 0, 0, -1).astype(np.int32),
    )  # fmt: skip
    at_s = data.survey.start_s[0] + onset_s
    hour = (at_s // 3600).astype(np.int64)
    return replace(data, table=table, at_s=at_s, hour=hour, is_named=label >= 0)


ONE_CALL = [100 + 0.2 * i for i in range(15)]
"""The windows of 3 s, a fifth of a second apart, that contain a call at 102.9 s."""


@pytest.mark.parametrize(
    ("onsets_s", "n"),
    [
        (ONE_CALL, 1),
        ([*ONE_CALL, *(at + 20 for at in ONE_CALL)], 2),
        ([100.0, 103.0, 106.0], 3),  # side by side: the same program without overlap
        ([100.0 + i for i in range(61)], 21),  # 63 s of song, as without overlap
        ([119.0, 117.5, 120.2], 1),  # in no order, and over a full minute
    ],
)
@pytest.mark.parametrize("labels", [(), (CONFIRMED,)])
def test_overlapping_windows_of_a_program_are_one_call(onsets_s, n, labels):
    """Windows that overlap contain one call; what counts is what the program finds without overlap."""
    data = of_windows(onsets_s, np.full(len(onsets_s), 0.9), labels)
    assert chart(data).count[0, 4] == n
    outlines = of_windows(onsets_s, np.full(len(onsets_s), 0.9), labels, program=-1)
    assert chart(outlines).count[0, 4] == len(onsets_s)  # outlined calls


def test_overlapping_windows_are_the_most_probable_expected_call():
    data = of_windows([100.0, 101.0, 102.0, 200.0], [0.3, 0.9, 0.6, 0.5])
    assert chart(data, measure=Measure.EXPECTED).count[0, 4] == pytest.approx(1.4)
    minutes = chart(data, measure=Measure.BUSIEST)
    assert minutes.count[0, 4] == 1.0


def test_windows_below_the_threshold_do_not_divide_a_call():
    data = of_windows([98.0, 100.0, 101.0, 102.0], [0.1, 0.6, 0.9, 0.6])
    assert chart(data).count[0, 4] == 1


@pytest.mark.parametrize(("bound", "n"), [(0.94, 0.0), (0.95, 1.0)])
def test_the_minimum_of_the_project_is_that_of_exports(bound, n):
    """Exports compare it with the lower bound of the probability; a threshold asked for is one of probabilities."""
    data = example()
    low = np.full(len(SEGMENTS), np.nan)
    low[0] = bound
    table = replace(data.table, probability_low=low, probability=np.full(len(SEGMENTS), 0.97))
    data = replace(data, table=table, default_probability=0.95, has_minimum=True)
    words = "The project's minimum is compared with the 90 % lower bound of the probability."
    usual = chart(data, species=frozenset({OWL}))
    assert (usual.count[0, 4], words in usual.notes) == (n, True)
    asked = chart(data, species=frozenset({OWL}), min_probability=0.95)
    assert (asked.count[0, 4], words in asked.notes) == (1.0, False)


@pytest.mark.parametrize(
    ("kind", "measure", "effort"),
    [
        *((Chart.ACCUMULATION, measure, [[0.5]]) for measure in Measure),
        (Chart.SITES, Measure.VISITS, [[1.0, 0.5], [0.0, 0.0]]),
    ],
)
def test_hours_of_effort_are_named_as_such(kind, measure, effort):
    table = chart(chart=kind, measure=measure)
    header, _ = table_rows(table)
    assert header[6] == "effort_h"
    assert table.effort_h.tolist() == effort


def test_a_visit_without_effort_counts_once_for_a_species_that_the_model_does_not_know():
    """A wren at 5 in the fen, which nobody surveyed for wrens: one visit of one, not of two."""
    data = example()
    species, is_named = data.species.copy(), data.is_named.copy()
    species[5], is_named[5] = 1, True
    table = chart(replace(data, species=species, is_named=is_named), measure=Measure.VISITS)
    wren = table.rows.index("Wren")
    # at 5 the fen, and the bog, where a wren was confirmed too
    assert (table.count[wren, 5], table.effort_h[wren, 5]) == (2.0, 2.0)


def test_cells_of_every_row_have_their_own_segments():
    table = chart()
    shown = {
        (name, column): table.segments_at(i, j).tolist()
        for i, name in enumerate(table.rows)
        for j, column in enumerate(table.columns)
        if len(table.segments_at(i, j))
    }
    assert shown == {("Owl", "04"): [0], ("Owl", "05"): [3], ("Wren", "04"): [6]}


@pytest.mark.parametrize(
    ("lists", "estimated"),
    [
        (["a", "b", "c"], 3 + 2 / 3 * 3 * 2 / 2),  # none in two lists
        (["ab", "ac", "b"], 3 + 2 / 3 * 1**2 / (2 * 2)),  # two in two lists, one in one
    ],
)
def test_the_interval_of_the_accumulation_rests_on_chao2(lists, estimated):
    """Of all lists the variance is the number of species, less its square by the estimate."""
    curve = accumulation([set(each) for each in lists])
    half = 1.959964 * np.sqrt(3 - 9 / estimated)
    assert (curve.low[-1], curve.high[-1]) == (pytest.approx(3 - half), pytest.approx(3 + half))


def test_the_interval_of_a_share_with_unequal_hours_is_wider_than_of_independent_minutes():
    """Korn and Graubard (1998): n* = p (1 - p) / v, times the squared ratio of quantiles, in Clopper and Pearson.

    v is the jackknife's: what the share is without each hour in turn.
    """
    hits, n = np.array([3.0, 10.0, 1.0, 22.0, 8.0]), np.array([30.0, 60.0, 60.0, 45.0, 60.0])
    made = shares(hits, n, np.zeros(5, np.int64), 1)
    p = hits.sum() / n.sum()
    without = [(hits.sum() - y) / (n.sum() - m) for y, m in zip(hits, n, strict=True)]
    variance = 4 / 5 * np.square(np.array(without) - p).sum()
    n_clusters = n.sum() ** 2 / (n**2).sum()  # Kish's, of five
    n_rarer = hits.sum() ** 2 / (hits**2).sum()
    quantiles = norm.ppf(0.975) / student.ppf(0.975, min(n_clusters - 1, n_rarer))
    effective = max(p * (1 - p) / variance * quantiles**2, n_clusters)
    low = beta.ppf(0.025, p * effective, (1 - p) * effective + 1)
    high = beta.ppf(0.975, p * effective + 1, (1 - p) * effective)
    assert (made.value[0], made.low[0], made.high[0]) == pytest.approx((p, low, high))


@pytest.mark.parametrize(("second", "counts"), [(31.0, False), (30.0, True)])
def test_a_minute_counts_from_half_a_minute_surveyed(second, counts):
    data = example()
    start_s = data.survey.start_s.copy()
    start_s[1] += second
    duration_s = np.array([3600.0, 60.0 - second, 1800.0])
    data = surveyed(data, start_s=start_s, duration_s=duration_s, is_labelled=np.ones(3, bool))
    data = replace(data, effort=effort_of(data.survey, data.table))
    assert chart(data, chart=Chart.SITES, measure=Measure.MINUTES).effort_h[1, 0] == counts
