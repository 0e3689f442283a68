"""Calls of an archive that are similar to examples."""

import json
import shutil

import numpy as np
import pytest

from birdann.app.archive.similar import find_similar
from birdann.app.archive.tasks import ArchivePlan
from birdann.app.commands import LabelSegments
from birdann.app.session import Session
from birdann.core.errors import ArchiveError
from birdann.core.labels import LabelState
from birdann.store import Project
from tests.csv_rows import csv_rows
from tests.unit.app.archive.in_process import archived, table


@pytest.fixture(scope="module")
def measured(archive, model_path, tmp_path_factory):
    """Results of four recordings, with measurements."""
    sound = [archive / "north", *sorted((archive / "south").glob("dawn*"))]
    out, plan = tmp_path_factory.mktemp("measured") / "results", ArchivePlan(has_measurements=True)
    return archived(out, model_path, sound, plan).folder


def test_examples_come_first_and_calls_of_their_pitch_next(measured, tmp_path):
    every = table(measured).to_pylist()
    names = [row["species"] for row in every if (row["probability"] or 0) > 0.8]
    name = max(set(names), key=names.count)
    sure = {row["call_id"]: row["species"] for row in every if (row["probability"] or 0) > 0.8}
    examples = [key for key, species in sure.items() if species == name][:2]
    report = find_similar(measured, tmp_path / "near.csv", calls=examples, n_most=len(every))
    rows = csv_rows(tmp_path / "near.csv")
    assert report.is_measured
    assert report.n_calls == report.n_compared == len(rows) == len(every)
    away = [float(row["distance"]) for row in rows]
    assert away == sorted(away)
    assert {row["call_id"] for row in rows[:2]} == set(examples)
    assert away[1] == 0 < away[2]
    assert {row["site"] for row in rows} == {"north", "south"}
    octaves = np.log2([float(row["high_hz"]) for row in rows])
    away_octaves = np.abs(octaves[:, None] - octaves[:2]).min(axis=1)  # from the nearer example
    assert away_octaves[2:12].mean() < away_octaves[-10:].mean()


def test_confirmed_calls_of_a_project_are_examples_on_the_command_line(
    measured, chorus, tmp_path, says
):
    [path] = (chorus / "out").glob("*.birdann")
    path = shutil.copy(path, chorus / "out" / "confirmed.birdann")
    with Project.open(path) as project, project.reader() as reader:
        found = reader.overview.segments(reader.runs.id_in_use())
        is_sure = found.probability > 0.9
        column = int(found.species[is_sure.argmax()])
        sure = np.flatnonzero(is_sure & (found.species == column))[:4]
        key = found.species_ids[column]
        name = reader.species.all()[key].name
        ids = found.segment_ids[sure].tolist()
        Session(project).execute(LabelSegments(ids, LabelState.CONFIRMED, key))
    out = tmp_path / "near.csv"
    words = ["archive", "similar", measured, "--project", path, "--species", name, "--out", out]
    report = json.loads(says(*words, "--json"))
    assert report["n_examples"] == len(sure)
    away = [float(row["distance"]) for row in csv_rows(out)]
    assert away == sorted(away)
    is_same = np.array([row["species"] == name for row in csv_rows(out)])
    assert np.median(np.array(away)[is_same]) < np.median(np.array(away)[~is_same])
    assert "exists" in says(*[str(word) for word in words], code=1)


def test_without_an_example_nothing_is_compared(measured, chorus, tmp_path):
    [path] = (chorus / "out").glob("project.birdann")
    with Project.open(path, read_only=True) as project, pytest.raises(ArchiveError, match="“Emu”"):
        find_similar(measured, tmp_path / "near.csv", project=project, species="Emu")
    with pytest.raises(ArchiveError, match="No examples were given"):
        find_similar(measured, tmp_path / "near.csv")
    assert not (tmp_path / "near.csv").exists()


def test_an_example_that_is_not_in_the_archive_is_named(measured, tmp_path):
    known = table(measured).to_pylist()[0]["call_id"]
    with pytest.raises(ArchiveError, match=r": gone, lost\.$"):
        find_similar(measured, tmp_path / "near.csv", calls=["lost", known, "gone"])
    assert not (tmp_path / "near.csv").exists()
