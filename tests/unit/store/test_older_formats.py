"""Projects made by earlier versions, kept as they were made."""

import shutil
from pathlib import Path

import pytest

from birdann.core.recorder import RecorderMetadata
from birdann.store import Occasion, Project
from birdann.store.examination import examine
from birdann.store.schema import USER_VERSION

PROJECTS = sorted((Path(__file__).parents[2] / "data" / "projects").glob("format-*.birdann"))


@pytest.mark.parametrize("made", PROJECTS, ids=lambda p: p.stem)
def test_it_opens_with_all_it_held(made, tmp_path):
    path = Path(shutil.copy(made, tmp_path / "old.birdann"))
    minor = int(made.stem.rpartition(".")[2])
    with Project.open(path, read_only=True) as old:
        counts = old.counts()
        assert len(old.recorder_metadata()) == (minor >= 2)
        assert len(old.strokes()) == len(old.trained_segmenters()) * 2 == 2 * (minor >= 2)
        said = old.labels(), old.species_lists(), old.edit_log()
    assert (counts.recordings, counts.segments, counts.confirmed, counts.models) == (2, 2, 1, 1)
    assert path.read_bytes() == made.read_bytes()
    assert examine(path) == []
    with Project.open(path) as project:
        assert project.counts() == counts
        assert project._all("PRAGMA user_version") == [(USER_VERSION,)]
        assert (project.labels(), project.species_lists(), project.edit_log()) == said
        recording = next(r for r in project.recordings() if project.segments(r.id))
        told = RecorderMetadata(device="SM4", sources={"device": "wamd"})
        with project.transaction("note") as tx:
            tx.put_recorder_metadata({recording.id: told})
        assert project.recorder_metadata() == {recording.id: told}
        assert len(project.segments(recording.id)) == 2
        assert project.feature_table("hja38/1").X.shape[0] == 2
        assert len(project.segment_table()) == 2
        assert project.backups()[0].occasion is (Occasion.FORMAT if minor < 2 else Occasion.DAILY)
    assert examine(path) == []


def test_there_is_a_project_of_every_format():
    """tests/data/projects/make.py writes that of a new format."""
    minor = USER_VERSION & 0xFFFF
    assert [p.stem for p in PROJECTS] == [f"format-1.{n}" for n in range(minor + 1)]
