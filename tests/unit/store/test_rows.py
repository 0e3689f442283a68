"""Large tables are made batch by batch, and come out as if they were made at once."""

import sqlite3
from contextlib import closing

import numpy as np
import pytest

from birdann.core.errors import ProjectFileError
from birdann.store import Project, reader


@pytest.fixture
def project(tmp_path, factory):
    """Four recordings, added in another order than their paths', one of them taken out."""
    recordings = [factory.recording(f"{name}.wav") for name in "dbca"]
    with Project.create(tmp_path / "p.birdann") as project:
        with project.transaction("fill") as tx:
            tx.recordings.put(recordings)
            for k, recording in enumerate(recordings):
                segments = [factory.segment(recording.id, 50 * i) for i in range(5)]
                features = np.full((5, 3), k) + np.arange(5)[:, None] / 10
                tx.segments.add(segments, schema_key="t/1", features=features)
            tx.recordings.remove([recordings[2].id])
        yield project


@pytest.mark.parametrize("size", [1, 2, 7, 1000])
def test_rows_come_in_order_of_path_and_onset(project, monkeypatch, size):
    monkeypatch.setattr(reader, "BATCH", size)
    names = [r.path for r in project.recordings.all()]
    assert names == ["a.wav", "b.wav", "d.wav"]
    table = project.overview.segments()
    assert [names[i] for i in table.recording] == [n for n in names for _ in range(5)]
    assert (np.diff(table.onset_s.reshape(3, 5)) > 0).all()
    expected = [s.id for r in project.recordings.all() for s in project.segments.of(r.id)]
    assert list(table.segment_ids) == expected
    features = project.features.table("t/1")
    assert list(features.segment_ids) == expected
    np.testing.assert_allclose(features.X[:, 0].reshape(3, 5)[:, 0], [3, 1, 0])
    assert list(features.recording_ids[::5]) == [r.id for r in project.recordings.all()]


def test_a_reader_that_is_closed_meanwhile_says_so(project, monkeypatch):
    monkeypatch.setattr(reader, "BATCH", 2)
    other = project.reader()
    batches = other.rows.batches("SELECT id FROM segment")
    assert len(next(batches)) == 2
    other.close()
    with pytest.raises(ProjectFileError, match="is closed"):
        next(batches)


def test_vectors_of_unequal_length_are_named_across_pieces(project, monkeypatch):
    monkeypatch.setattr(reader, "BATCH", 1)
    path = project.path
    project.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE feature SET vector = zeroblob(8) WHERE segment = (SELECT max(segment.id) FROM segment JOIN recording ON recording.id = segment.recording WHERE recording.removed = 0)"
        )
    with (
        Project.open(path, read_only=True) as again,
        pytest.raises(ProjectFileError, match="feature vector cannot be understood"),
    ):
        again.features.table("t/1")


def test_a_row_that_is_not_kept_is_an_error_and_not_counted(tmp_path, factory):
    """As with a constraint that another program added to an open project."""
    path = tmp_path / "p.birdann"
    wren, robin = factory.species("Wren"), factory.species("Robin")
    with Project.create(path) as project:
        with closing(sqlite3.connect(path)) as database:
            database.execute(
                "CREATE TRIGGER spy BEFORE INSERT ON species WHEN NEW.name = 'Wren' "
                "BEGIN SELECT RAISE(IGNORE); END"
            )
        with (
            pytest.raises(ProjectFileError, match="it kept 1 of 2 rows"),
            project.transaction("add") as tx,
        ):
            tx.species.put([robin, wren])
        assert not project.species.all()
