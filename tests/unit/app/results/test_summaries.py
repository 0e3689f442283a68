"""Summaries of a project drawn at random, counted by plain loops."""

import random
from statistics import fmean

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, AddSegment, AddSpecies, LabelSegments, Outlines
from birdann.app.results.summaries import Summary, export_summary
from birdann.core.ids import as_ids
from birdann.core.labels import LabelState, ListState
from birdann.core.predictions import Mode, ScoreTable
from birdann.core.provenance import person_provenance
from tests.csv_rows import csv_rows
from tests.making import list_of

NAMES = ("Crow", "Owl", "Wren")
LISTS = {"none": "untagged", "whole": "complete", "window": "windows", "some": "at least"}
"""Kinds of lists, and how they are called."""


def rows_of(session, tmp_path, summary):
    path = tmp_path / f"{summary}.csv"
    export_summary(session.project, path, summary)
    return csv_rows(path)


@pytest.fixture(params=range(3))
def drawn(request, session, factory):
    """Return what is in a project: by recording its list, and its segments as (best, p, label)."""
    rng = random.Random(request.param)
    species = [factory.species(name) for name in NAMES]
    session.execute(AddSpecies(species))
    run, there = factory.run(species), {}
    with session.project.transaction("run") as tx:
        tx.runs.add(run, b"", {})
    for number in range(6):
        recording = factory.recording(f"{number}.wav")
        session.execute(AddRecordings([recording]))
        listed, kind = rng.sample(NAMES, rng.randrange(3)), [*LISTS][number % 4]
        segments = [factory.segment(recording.id, 100 * i) for i in range(rng.randrange(1, 9))]
        session.execute(AddSegment(Outlines(segments)))
        scores = np.float32(np.random.default_rng(number).dirichlet([0.7] * 3, len(segments)))
        ids = as_ids([segment.id for segment in segments])
        with session.project.transaction("list") as tx:
            if kind != "none":
                keys = [species[NAMES.index(name)].id for name in listed]
                state = ListState.INCOMPLETE if kind == "some" else ListState.COMPLETE
                span_s = (0.0, 1.0) if kind == "window" else None
                one = list_of(recording.id, *keys, state=state, span_s=span_s)
                tx.lists.set(one, person_provenance("Ada"))
            tx.scores.put(recording.id, ScoreTable(run.id, Mode.INDUCTIVE, ids, scores))
        found = []
        for segment, p in zip(segments, scores, strict=True):
            label = None
            if rng.random() < 0.6:
                label = rng.choice([*LabelState]), rng.choice([*NAMES])
                state, name = label
                session.execute(LabelSegments([segment.id], state, species[NAMES.index(name)].id))
            found.append((NAMES[int(p.argmax())], float(p.max()), label))
        there[recording.path] = kind, listed if kind != "none" else [], found
    return there


def name_of(best, label):
    """Return the species that a segment counts for, and how it was answered."""
    if label is None:
        return best, "predicted"
    state, name = label
    return (None if state is LabelState.REJECTED else name), state.value


def test_species_are_counted(session, drawn, tmp_path):
    rows = {row["species"]: row for row in rows_of(session, tmp_path, Summary.SPECIES)}
    assert sorted(rows) == sorted(NAMES)
    for name, row in rows.items():
        mine = [
            (path, best, p, name_of(best, label)[1])
            for path, (_, _, found) in drawn.items()
            for best, p, label in found
            if name_of(best, label)[0] == name
        ]
        assert int(row["recordings_listed"]) == sum(name in each[1] for each in drawn.values())
        assert int(row["recordings_found"]) == len({path for path, *_ in mine})
        assert int(row["segments"]) == len(mine)
        for state in ("predicted", "confirmed", "corrected"):
            assert int(row[state]) == sum(one[3] == state for one in mine)
        assert int(row["rejected"]) == sum(
            label == (LabelState.REJECTED, name)
            for _, _, found in drawn.values()
            for _, _, label in found
        )
        stated = [p for _, best, p, _ in mine if best == name]
        assert row["mean_probability"] == (f"{fmean(stated):.4f}" if stated else "")


def test_recordings_are_counted(session, drawn, tmp_path):
    rows = {row["recording"]: row for row in rows_of(session, tmp_path, Summary.RECORDINGS)}
    assert sorted(rows) == sorted(drawn)
    for path, (kind, listed, found) in drawn.items():
        row = rows[path]
        answers = [name_of(best, label) for best, _, label in found]
        assert row["list_state"] == LISTS[kind]
        assert row["listed"] == ";".join(sorted(listed))
        assert int(row["segments"]) == len(found)
        for status in ("predicted", "confirmed", "corrected", "rejected"):
            assert int(row[status]) == sum(said == status for _, said in answers)
        assert row["found"] == ";".join(sorted({name for name, _ in answers if name}))


def test_the_matrix_counts_what_is_named(session, drawn, tmp_path):
    for row in rows_of(session, tmp_path, Summary.MATRIX):
        _, _, found = drawn[row["recording"]]
        for name in NAMES:
            assert int(row[name]) == sum(
                name_of(best, label)[0] == name for best, _, label in found
            )
