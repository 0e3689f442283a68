"""Samples of detections whose truth is known: drawn, judged, evaluated, obeyed."""

import csv
import json
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import numpy as np
import pytest
from scipy.stats import beta

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    DeleteSegments,
    LabelSegments,
    MergeSpecies,
    Outlines,
    RenameSpecies,
    SetThresholds,
)
from birdann.app.results import sampling
from birdann.app.results.ledger import methods
from birdann.app.results.review_queue import answer_items
from birdann.app.results.sampling import SampleDesign, Scored, draw, draw_sample
from birdann.app.results.validation import (
    estimated_score,
    item_rows,
    sample_results,
    sample_summaries,
    save_thresholds,
)
from birdann.app.session import Session
from birdann.cli.main import main
from birdann.core.detections import Detection, DetectionId
from birdann.core.errors import ProjectFileError, SampleError
from birdann.core.ids import SpeciesId, id_text, new_ids
from birdann.core.labels import Label, LabelState
from birdann.core.provenance import Program, person_provenance
from birdann.core.recording import Site, SiteId
from birdann.core.validation import Answer, Spacing, Threshold
from birdann.models.validation import (
    Estimate,
    Population,
    Validations,
    bin_edges,
    bins_of,
    points,
    thresholds,
)
from birdann.store import Project
from tests.csv_rows import csv_rows
from tests.making import score_table

PROGRAM = Program(name="BirdNET", version="2.4")
N = 400


def simulate(session, factory, species, *, density, separation, seed=1):
    """Put detections of each species in, at two sites; return what is a call, and its share."""
    rng = np.random.default_rng(seed)
    recordings = [factory.recording("bog.wav"), factory.recording("fen.wav")]
    sites = [Site(id=SiteId(i + 1), name=name) for i, name in enumerate(("bog", "fen"))]
    session.execute(AddRecordings(recordings))
    session.execute(AddSpecies(species))
    is_call, share, rows = {}, {}, []
    for bird in species:
        place = (rng.random(N) < 0.2).astype(int)
        truth = rng.random(N) < np.where(place, density / 2, density)
        score = 1 / (1 + np.exp(-rng.normal(size=N) - separation * truth))
        ids = new_ids(N)
        is_call |= dict(zip(ids, truth.tolist(), strict=True))
        share[bird.name] = truth.mean()
        rows += [
            Detection(
                id=DetectionId(key),
                recording_id=recordings[where].id,
                program=PROGRAM,
                onset_s=i / 50,
                offset_s=i / 50 + 0.5,
                name=bird.name,
                species_id=bird.id,
                score=value,
            )
            for i, (key, where, value) in enumerate(
                zip(ids, place.tolist(), score.tolist(), strict=True)
            )
        ]
    with session.project.transaction("simulate") as tx:
        tx.sites.put(sites)
        tx.sites.set_sites({r.id: s.id for r, s in zip(recordings, sites, strict=True)})
        tx.detections.put(rows)
    return is_call, share


def truth_of(items, is_call):
    return {i.place: Answer.YES if is_call[i.detection_id] else Answer.NO for i in items}


def drawn(session, name="s", **design):
    """Draw a sample of the program's scores; return its items."""
    return draw_sample(session, SampleDesign(name=name, source=PROGRAM, **design))[1]


@pytest.fixture
def wren(session, factory):
    """One species of 400 detections, 30 % of them calls, by a good detector."""
    return simulate(session, factory, [factory.species("Wren")], density=0.3, separation=2.0)[0]


def results(session, name="s", **choices):
    with session.project.reader() as reader:
        return sample_results(reader, name, **choices)


@pytest.mark.parametrize(
    ("density", "separation"), [(0.1, 0.7), (0.5, 2.5)], ids=["rare and poor", "common and good"]
)
def test_intervals_of_density_hold_the_truth(session, factory, density, separation):
    species = [factory.species(f"Species {i:02}") for i in range(40)]
    is_call, share = simulate(session, factory, species, density=density, separation=separation)
    answer_items(session, "s", truth_of(drawn(session, n_per_bin=20), is_call))
    found = results(session, precision=None).species
    held = [
        row.density.unsure_as_no.low - 1e-9 <= share[row.species] <= row.density.unsure_as_no.high
        for row in found
    ]
    off = [row.density.unsure_as_no.value - share[row.species] for row in found]
    assert np.mean(held) >= 0.87  # 95 %, less two and a half standard errors
    assert abs(np.mean(off)) < 0.02


def test_results_do_not_depend_on_the_order_of_answers(session, wren):
    items = drawn(session)
    said = truth_of(items, wren)
    answer_items(session, "s", said)
    at_once = results(session)
    session.undo()
    assert results(session).n_open == len(items)
    places = list(said)
    random.Random(0).shuffle(places)
    for half in (places[:37], places[37:]):
        answer_items(session, "s", {place: said[place] for place in half})
    assert results(session) == at_once


def test_rows_of_items_have_score_and_bin_unless_blinded(session, wren):
    for name, is_blinded in (("open", False), ("blind", True)):
        sample, items = draw_sample(
            session, SampleDesign(name=name, source=PROGRAM, is_blinded=is_blinded)
        )
        answer_items(session, name, {items[1].place: Answer.UNSURE})
        with session.project.reader() as reader:
            rows = item_rows(reader, sample)
        assert [row.item for row in rows] == list(range(1, len(items) + 1))
        assert [row.answer for row in rows[:3]] == ["", "unsure", ""]
        if is_blinded:
            assert {(row.score, row.bin, row.source) for row in rows} == {(None, None, "")}
            continue
        n_bins = 1 + max(item.bin for item in items)
        assert {row.bin for row in rows} == set(range(1, n_bins + 1))
        assert [row.score for row in rows] == [item.score for item in items]
        lowest = min(rows, key=lambda row: row.score)
        assert lowest.bin == 1


def test_the_pace_is_the_median_of_answers_without_breaks(session, factory, monkeypatch):
    """Six gaps of 2 to 7 s, and a break of an hour, which is none."""
    recording, wren = factory.recording(), factory.species("Wren")
    segments = [factory.segment(recording.id, 100 * k) for k in range(8)]
    session.execute(AddRecordings([recording]))
    session.execute(AddSegment(Outlines(segments)))
    start = datetime(2024, 5, 1, 8, tzinfo=UTC)
    at_s = np.cumsum([0, 2, 3, 4, 3600, 5, 6, 7])
    with session.project.transaction("labels") as tx:
        tx.species.put([wren])
        tx.labels.set(
            [
                Label(
                    segment_id=segment.id, state=LabelState.CONFIRMED, species_id=wren.id,
                    provenance=replace(person_provenance("Ada"), at=start + timedelta(seconds=int(second))),
                )
                for segment, second in zip(segments, at_s, strict=True)
            ]
        )  # fmt: skip
    with session.project.reader() as reader:
        assert sampling.seconds_per_answer(reader, "Ada") == 4.5
        assert sampling.seconds_per_answer(reader, "Ben") == sampling.CALL_S


def test_a_sample_judged_whole_knows_the_density(session, wren):
    items = drawn(session, n_per_bin=N)
    assert len(items) == N
    answer_items(session, "s", truth_of(items, wren))
    density = results(session, precision=None).species[0].density.unsure_as_no
    share = sum(wren.values()) / N
    assert (density.value, density.low, density.high) == pytest.approx((share, share, share))


def test_unsure_is_counted_apart_and_as_both(session, wren):
    items = drawn(session)
    answer_items(session, "s", truth_of(items, wren) | {0: Answer.UNSURE, 1: Answer.UNSURE})
    one = results(session, precision=None).species[0]
    assert sum(b.n_unsure for b in one.bins) == 2
    assert one.density.unsure_as_yes.value > one.density.unsure_as_no.value


def test_draws_are_simple_random_blinded_repeatable_and_undone(session, wren):
    design = {"n_bins": 2, "n_per_bin": 20, "seed": 5}
    items = drawn(session, **design)
    assert [sum(item.bin == k for item in items) for k in (0, 1)] == [20, 20]
    assert [i.score for i in items] != sorted(i.score for i in items)
    assert len({i.detection_id for i in items}) == 40
    with session.project.reader() as reader:
        told = " ".join(methods(reader))
    assert "(simple random samples of at most 20 in each of 2 score bins), 0 of 40 items" in told
    session.undo()
    assert session.project.samples.all() == []
    assert drawn(session, **design) == items


def test_samples_are_listed_in_the_order_in_which_they_were_drawn(session, wren):
    for name in ("b", "a", "c"):
        drawn(session, name, n_bins=2, n_per_bin=2)
    with session.project.reader() as reader:
        assert [summary.name for summary in sample_summaries(reader)] == ["b", "a", "c"]


def test_what_cannot_be_drawn_says_so_and_changes_nothing(session, wren):
    drawn(session)
    for wrong in (
        {"name": "s", "source": PROGRAM},
        {"name": "t", "source": Program(name="Nobody")},
        {"name": "t", "source": PROGRAM, "species": ["Dodo"]},
        {"name": "t", "source": PROGRAM, "at_least": 2.0},
        {"name": "t"},
        {"name": " ", "source": PROGRAM},
        {"name": "t", "source": PROGRAM, "n_per_bin": 0},
    ):
        with pytest.raises(SampleError):
            draw_sample(session, SampleDesign(**wrong))
    with pytest.raises(SampleError):
        answer_items(session, "s", {10_000: Answer.YES})
    with pytest.raises(SampleError):
        results(session, precision=1.5)
    assert [sample.name for sample in session.project.samples.all()] == ["s"]
    assert results(session, precision=None).n_open == 100


@pytest.fixture
def scored(tmp_path, factory):
    """A project of one run: 200 segments, Wren with scores that are right above one half."""
    path = tmp_path / "p.birdann"
    recording, wren = factory.recording("a.wav", n_frames=480_000_000), factory.species("Wren")
    segments = [factory.segment(recording.id, 100 * (i + 1)) for i in range(200)]
    run, p = factory.run([wren]), np.linspace(0.005, 0.995, 200, dtype=np.float32)
    with Project.create(path) as project, project.transaction("make") as tx:
        tx.recordings.put([recording])
        tx.species.put([wren])
        tx.segments.add(segments)
        tx.runs.add(run, b"", {})
        tx.scores.put(
            recording.id,
            score_table(run.id, [s.id for s in segments], p[:, None]),
        )
    return path


def test_by_default_the_species_is_asked_whose_number_of_calls_is_least_certain():
    scored = {
        SpeciesId(key): Scored(
            np.zeros(n, np.int64), np.arange(n), np.full(n, score), np.zeros(n, np.int64)
        )
        for key, n, score in ((1, 300, 0.99), (2, 100, 0.5), (3, 20, 0.5))
    }
    drawn, told = draw(scored, {0: ""}, SampleDesign(name="s", species=None))
    assert {item.species_id for item in drawn} == {2}
    assert len(told["species"]) == 1


def test_by_default_a_model_s_scores_of_one_species_are_kept(session, factory, monkeypatch):
    species = [factory.species(name) for name in ("Crow", "Owl", "Wren")]
    recordings = [factory.recording(f"{n}.wav") for n in range(3)]
    run = factory.run(species)
    session.execute(AddRecordings(recordings))
    rng = np.random.default_rng(3)
    p = rng.dirichlet([1, 2, 4, 1], size=(3, 50))[..., :3].astype(np.float32)
    with session.project.transaction("score") as tx:
        tx.species.put(species)
        tx.runs.add(run, b"", {})
        for recording, rows in zip(recordings, p, strict=True):
            segments = [factory.segment(recording.id, 10 * n + 10) for n in range(len(rows))]
            tx.segments.add(segments)
            table = score_table(run.id, [segment.id for segment in segments], rows)
            tx.scores.put(recording.id, table)
    kept = []
    monkeypatch.setattr(
        sampling, "draw", lambda scored, *rest: kept.append(scored) or draw(scored, *rest)
    )
    for at_least in (0.0, 0.3):
        _, items = draw_sample(
            session, SampleDesign(name=f"s{at_least}", species=None, at_least=at_least)
        )
        counted = np.where(p >= at_least, p * (1 - p), 0).sum(axis=(0, 1))
        assert {item.species_id for item in items} == {species[counted.argmax()].id}
        assert list(kept[-1]) == [species[counted.argmax()].id]


def test_from_the_draw_to_an_export_above_thresholds(scored, tmp_path, capsys):
    items, out = tmp_path / "items.csv", tmp_path / "out.csv"
    assert main(["export", str(scored), str(out), "--use-thresholds"]) == 1
    assert "no saved thresholds" in capsys.readouterr().err
    assert not out.exists()
    assert main(["validate", "make", str(scored), "spring", "--per-bin", "20"]) == 0
    assert "80 items of Wren for “spring”, about 3 minutes" in capsys.readouterr().out
    assert main(["validate", "show", str(scored), "spring", "--table", str(items)]) == 0
    rows = csv_rows(items)
    assert "score" not in rows[0]
    for row in rows:  # the second half are Wrens
        row["answer"] = "yes" if float(row["start_s"]) > 100 else "no"
    with items.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    assert main(["validate", "answer", str(scored), "spring", "--table", str(items)]) == 0
    capsys.readouterr()
    words = ["validate", "results", str(scored), "spring", "--precision", "0.9"]
    assert main([*words, "--save-thresholds", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["species"][0]
    assert told["saved"] == pytest.approx(0.45, abs=0.06)  # 0.9 of those above are right there
    assert told["density"]["unsure_as_no"]["value"] == pytest.approx(0.5, abs=0.1)
    assert main(["export", str(scored), str(out), "--use-thresholds"]) == 0
    assert min(float(r["probability"]) for r in csv_rows(out)) >= told["saved"]
    note = (tmp_path / "out.csv.left-out.txt").read_text()
    assert "Wren from" in note
    assert "precision 90.0 %, by the sample “spring”" in note
    summary = tmp_path / "species.csv"
    words = ["export", str(scored), str(summary), "--summary", "species", "--use-thresholds"]
    assert main(words) == 0
    assert int(csv_rows(summary)[0]["predicted"]) < 120


@pytest.mark.parametrize(
    "line", ["0,yes", "x,yes", "1,maybe", "1,yes\n1,no"], ids=["zero", "text", "word", "twice"]
)
def test_a_table_of_answers_that_makes_no_sense_changes_nothing(scored, text_file, capsys, line):
    assert main(["validate", "make", str(scored), "s"]) == 0
    table = text_file("in.csv", f"item,answer\n{line}\n")
    assert main(["validate", "answer", str(scored), "s", "--table", str(table)]) == 1
    (said,) = capsys.readouterr().err.strip().splitlines()
    assert "in.csv, line" in said
    with Project.open(scored, read_only=True) as project:
        assert project.samples.answers(project.samples.all()[0].id) == []


def test_thresholds_are_saved_listed_and_forgotten(scored, capsys):
    words = ["validate", "threshold", str(scored)]
    for score in ("0.8", "80%", "80 %"):
        assert main([*words, "--species", "Wren", "--score", score, "--json"]) == 0
        (row,) = json.loads(capsys.readouterr().out)["thresholds"]
        assert row["score"] == 0.8
    assert main(words) == 0
    assert "Wren from 80.0 % on" in capsys.readouterr().out
    assert main([*words, "--species", "Wren", "--remove"]) == 0
    assert "No thresholds" in capsys.readouterr().out
    assert main([*words, "--species", "Wren", "--score", "7"]) == 1
    assert main([*words, "--species", "Dodo", "--score", "0.7"]) == 1


@pytest.mark.parametrize("part", ["$.sites", "$.species.{key}.lows"])
def test_a_sample_whose_description_is_incomplete_is_refused_by_name(session, wren, part):
    drawn(session)
    (key,) = {species.id for species in session.project.species.in_use()}
    session.project.close()
    path = session.project.path
    with closing(sqlite3.connect(path)) as file, file:
        part = part.format(key=id_text(key))
        file.execute("UPDATE validation_sample SET design = json_remove(design, ?)", (part,))
    with (
        Project.open(path, read_only=True) as project,
        project.reader() as reader,
        pytest.raises(ProjectFileError, match="the sample “s” is incomplete"),
    ):
        sample_results(reader, "s")


def test_answers_of_two_people_who_disagree_are_unsure(session, wren):
    drawn(session)
    answer_items(session, "s", {0: Answer.YES, 1: Answer.YES})
    session.reviewer = "Ben"
    answer_items(session, "s", {0: Answer.NO, 1: Answer.NO})
    answer_items(session, "s", {1: Answer.YES})  # Ben thinks again
    counts = [b for species in results(session, precision=None).species for b in species.bins]
    assert sum(b.n_unsure for b in counts) == 1
    assert sum(b.n_yes for b in counts) == 1


def test_a_sample_outlives_the_segments_it_was_drawn_from(scored):
    with Project.open(scored) as project:
        session = Session(project, reviewer="Ada")
        sample, items = draw_sample(session, SampleDesign(name="s", n_per_bin=10))
        said = {item.place: Answer.YES if item.score > 0.5 else Answer.NO for item in items}
        answer_items(session, "s", said)
        before = results(session)
        session.execute(DeleteSegments([item.segment_id for item in items[::2]]))
        assert results(session) == before
        assert answer_items(session, "s", {items[0].place: Answer.UNSURE}) == 1
        session.undo()
        assert [item.place for item in project.samples.items(sample.id)] == [
            i.place for i in items
        ]
        assert results(session) == before


def judged_all(session, answer_of, n_per_bin):
    items = drawn(session, str(n_per_bin), n_per_bin=n_per_bin)
    answer_items(session, str(n_per_bin), {item.place: answer_of(item) for item in items})
    return results(session, str(n_per_bin)).species[0]


def test_where_all_answers_are_right_all_scores_are_believed(session, wren):
    found = judged_all(session, lambda _: Answer.YES, 25)
    assert found.thresholds.above.value == found.bins[0].low
    (saved,) = save_thresholds(session, "25", precision=0.95)
    with session.project.reader() as reader:
        scored = [d.score for d in reader.detections.sorted_by_score(PROGRAM, saved.species_id)]
    assert len(scored) == N
    assert min(scored) == saved.score
    none = judged_all(session, lambda _: Answer.NO, 24)
    assert none.thresholds.above is None


def test_two_right_answers_in_each_bin_tell_something_and_ask_for_more(session, wren):
    few = judged_all(session, lambda _: Answer.YES, 2)
    assert 0.3 < few.density.unsure_as_no.low < 0.7
    assert str(few.more_answers_text()).startswith("Few answers per bin (2). About ")
    assert any(str(few.more_answers_text()) in line for line in few.lines())
    many = judged_all(session, lambda _: Answer.YES, 25)
    assert many.more_answers_text() is None


def test_so_many_answers_as_are_asked_for_are_about_enough(session, wren):
    def truth(item):
        return Answer.YES if wren[item.detection_id] else Answer.NO

    few = judged_all(session, truth, 3)
    enough = judged_all(session, truth, few.per_bin_wanted)
    half_width = (enough.density.unsure_as_no.high - enough.density.unsure_as_no.low) / 2
    assert half_width == pytest.approx(0.1, abs=0.03)


def test_a_species_that_took_the_name_of_another_is_found_by_it(session, factory):
    species = [factory.species(name) for name in ("Frog", "Toad", "Newt")]
    simulate(session, factory, species, density=0.5, separation=3.0)
    frog, toad, _ = species
    session.execute(MergeSpecies(toad.id, frog.id, "Frog"))
    session.execute(RenameSpecies(frog.id, "Toad"))
    items = drawn(session, "toads", species=("Toad",), n_bins=2)
    assert {item.species_id for item in items} == {frog.id}
    answer_items(session, "toads", {item.place: Answer.YES for item in items})
    (saved,) = save_thresholds(session, "toads", precision=0.9)
    assert saved.species_id == frog.id


def test_a_threshold_is_a_score_that_is_reached():
    """Of many equal scores none is left out by its rounding, nor believed with too few right."""
    rng = np.random.default_rng(0)
    scores = np.sort(rng.choice(np.linspace(0.01, 0.99, 99), 4000))
    bins = bins_of(scores, bin_edges(scores, 4, Spacing.QUANTILE))
    at, weights = points(scores, bins)
    population = Population(site_sizes=np.bincount(bins)[None], scores=at, weights=weights)
    rows = rng.choice(4000, 300, replace=False)
    judged = Validations(
        scores=scores[rows], bins=bins[rows], is_call=rng.random(300) < scores[rows]
    )
    for precision in np.linspace(0.6, 0.95, 8):
        found = thresholds(population, judged, precision, lowest=0.01, is_probability=True, seed=0)
        assert found.above.value in scores
        assert found.above_unweighted.value in scores


@pytest.mark.parametrize(
    ("n_above", "is_offered"), [(0, False), (9, False), (10, True), (40, True)]
)
def test_a_threshold_is_offered_only_where_ten_judged_items_lie_on_either_side(
    n_above, is_offered
):
    """What a fit says beyond the answers is no evidence."""
    scores = np.linspace(0.01, 0.99, 400)
    population = Population(site_sizes=np.array([[400]]), scores=scores, weights=np.ones(400))
    rows = np.arange(0, 200, 2)  # of the lower half; the higher, the more often right
    is_call = np.random.default_rng(1).random(100) < scores[rows] + 0.2

    def found(n):
        high = np.arange(400 - n, 400)
        judged = Validations(
            scores=scores[[*rows, *high]],
            bins=np.zeros(100 + n, dtype=np.int64),
            is_call=np.append(is_call, np.ones(n, dtype=bool)),
        )
        return thresholds(population, judged, 0.9, lowest=0.01, is_probability=True, seed=0)

    at = found(n_above)
    assert (at.above is not None) == is_offered
    assert at.is_unsupported != is_offered
    if is_offered:
        assert 0.01 < at.above.value < scores[400 - n_above + 1]


def test_a_threshold_without_an_upper_end_says_so():
    """Some resamples of the answers reach the precision nowhere."""
    endless, ended = (Estimate(value=0.62, low=0.5013, high=high) for high in (np.inf, 0.7))
    assert estimated_score(endless, is_share=False) == "0.62 (0.5013 or higher)"
    assert estimated_score(endless, is_share=True) == "62.0 % (50.1 % or higher)"
    assert estimated_score(ended, is_share=True) == "62.0 % (50.1 % to 70.0 %)"


def test_where_no_threshold_is_offered_the_scores_that_were_judged_are_told(session, wren):
    items = drawn(session, n_per_bin=25)
    few = [item for k in range(4) for item in [one for one in items if one.bin == k][:2]]
    said = {item.place: Answer.YES if item.bin == 3 else Answer.NO for item in few}
    answer_items(session, "s", said)
    (found,) = results(session, precision=0.9).species
    assert found.thresholds.above is None
    low, high = (f"{100 * end(item.score for item in few):.1f} %" for end in (min, max))
    assert any(f"validated are {low} to {high}" in line for line in found.lines())
    with pytest.raises(SampleError, match="at least 10"):
        save_thresholds(session, "s", precision=0.9)


@pytest.mark.parametrize("n_found", [(6, 6, 6, 0, 0, 6, 6, 6, 0, 6, 6, 6), (6,)], ids=["12", "1"])
def test_the_interval_of_recall_counts_recordings_whose_calls_are_alike(session, factory, n_found):
    """Of each recording all six calls are found or none, so that there are twelve of them, not 72."""
    wren = factory.species("Wren")
    recordings = [factory.recording(f"{i}.wav", n_frames=900_000) for i in range(len(n_found) + 2)]
    session.execute(AddRecordings(recordings))
    session.execute(AddSpecies([wren]))
    for recording, n in zip(recordings, (*n_found, 6), strict=False):
        segments = [factory.segment(recording.id, 100 * (i + 1)) for i in range(6)]
        session.execute(AddSegment(Outlines(segments)))
        session.execute(LabelSegments([one.id for one in segments], LabelState.CORRECTED, wren.id))
        detections = [
            Detection(
                id=DetectionId(new_ids(1)[0]), recording_id=recording.id, program=PROGRAM, name="Wren",
                onset_s=one.box.onset_s, offset_s=one.box.offset_s, species_id=wren.id, score=score,
            )
            for number, one in enumerate(segments)
            for score in ([0.9] if number < n else [0.4])
        ]  # fmt: skip
        with session.project.transaction("detections") as tx:
            tx.detections.put(detections)
        if len(recordings) - 2 == recordings.index(recording):  # one segment is not reviewed
            session.execute(AddSegment(Outlines([factory.segment(recording.id, 900)])))
    threshold = Threshold(
        species_id=wren.id, source=PROGRAM, score=0.5, precision=None, sample_id=None,
        provenance=person_provenance("Ada"),
    )  # fmt: skip
    session.execute(SetThresholds({(wren.id, PROGRAM): threshold}))
    drawn(session, n_bins=1)
    (row,) = results(session).species
    k, share = len(n_found), np.mean(n_found) / 6
    assert (row.recall.value, row.n_calls_checked, row.n_checked) == (share, 6 * k, k)
    if k == 1:
        assert (row.recall.low, row.recall.high) == (0.0, 1.0)
    else:  # Clopper and Pearson of nine in twelve
        ends = beta.ppf(0.025, 9, 4), beta.ppf(0.975, 10, 3)
        assert (row.recall.low, row.recall.high) == pytest.approx(ends)
