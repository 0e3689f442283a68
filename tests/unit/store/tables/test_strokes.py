"""Paint and trained segmenters in the project file."""

import sqlite3

import pytest

from birdann.core.errors import ProjectFileError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import new_id
from birdann.core.provenance import person_provenance, run_provenance
from birdann.core.strokes import SegmenterId, Stroke, StrokeId, StrokeKind, TrainedSegmenter
from birdann.store import Project
from birdann.store.examination import examine

BOX = TimeFreqBox(onset_s=0.5, offset_s=1.0, low_hz=2000.0, high_hz=3000.0)


def stroke(recording, **changes):
    values = {
        "id": StrokeId(new_id()),
        "recording_id": recording.id,
        "kind": StrokeKind.CALL,
        "box": BOX,
        "provenance": person_provenance("Ada"),
    }
    return Stroke(**{**values, **changes})


@pytest.fixture
def project(tmp_path, factory):
    with Project.create(tmp_path / "p.birdann") as made:
        with made.transaction("add") as tx:
            tx.recordings.put([factory.recording("a.wav"), factory.recording("b.wav")])
        yield made


def test_strokes_come_back_as_they_were(project, factory):
    a, b = project.recordings.all()
    mask = factory.mask()
    painted = [
        stroke(a),
        stroke(a, kind=StrokeKind.OTHER, mask=mask, box=mask.box()),
        stroke(b, kind=StrokeKind.REST),
    ]
    with project.transaction("paint") as tx:
        tx.strokes.add(painted)
    assert project.strokes.all() == sorted(
        painted, key=lambda s: (s.recording_id != a.id, s.box.onset_s)
    )
    assert project.strokes.all(b.id) == [painted[2]]
    with project.transaction("wipe") as tx:
        tx.strokes.remove([painted[2].id])
    assert project.strokes.all(b.id) == []
    assert set(project.strokes.recordings_of([s.id for s in painted])) == {
        s.id for s in painted[:2]
    }


def test_strokes_of_removed_recordings_are_not_read(project):
    a, _ = project.recordings.all()
    with project.transaction("paint") as tx:
        tx.strokes.add([stroke(a)])
        tx.recordings.remove([a.id])
    assert project.strokes.all() == []


def test_the_newest_segmenter_is_first(project):
    trained = [
        TrainedSegmenter(
            id=SegmenterId(new_id()),
            name="forest",
            spectrogram={"window_s": 0.03},
            seed=seed,
            digest=f"d{seed}",
            provenance=run_provenance("forest"),
            report={"trees": 16},
        )
        for seed in (1, 2)
    ]
    for run in trained:
        with project.transaction("train") as tx:
            tx.segmenters.add(run, b"trees %d" % run.seed, {"numpy": "2"})
    assert project.segmenters.all() == trained[::-1]
    assert project.segmenters.model_bytes(trained[0].id) == b"trees 1"
    with pytest.raises(KeyError, match="no trained segmenter"):
        project.segmenters.model_bytes(SegmenterId(new_id()))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE stroke SET kind = 'spell'",
        "UPDATE stroke SET mask = x'00', grid = (SELECT min(pk) FROM grid)",
        "UPDATE stroke SET onset_s = 9",
        "UPDATE trained_segmenter SET report = '{'",
    ],
)
def test_what_makes_no_sense_is_a_sentence_and_a_finding(project, factory, statement):
    a, _ = project.recordings.all()
    mask = factory.mask()
    trained = TrainedSegmenter(
        id=SegmenterId(new_id()),
        name="forest",
        spectrogram={},
        seed=0,
        digest="",
        provenance=run_provenance("forest"),
    )
    with project.transaction("paint") as tx:
        tx.strokes.add([stroke(a, mask=mask)])
        tx.segmenters.add(trained, b"", {})
    project.close()
    with sqlite3.connect(project.path) as connection:
        connection.execute(statement)
    connection.close()
    with Project.open(project.path, read_only=True) as spoiled:
        read = (spoiled.strokes if "stroke" in statement else spoiled.segmenters).all
        with pytest.raises(ProjectFileError, match="cannot be understood"):
            read()
    assert len(examine(project.path)) == 1
