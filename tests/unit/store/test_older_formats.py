"""Projects made by earlier versions, kept as they were made."""

import shutil
from pathlib import Path

import pytest

from birdann.core.recorder import RecorderMetadata
from birdann.store import Project
from birdann.store.schema import USER_VERSION

PROJECTS = sorted((Path(__file__).parents[2] / "data" / "projects").glob("format-*.birdann"))


@pytest.mark.parametrize("made", PROJECTS, ids=lambda p: p.stem)
def test_it_opens_with_all_it_held(made, tmp_path):
    path = Path(shutil.copy(made, tmp_path / "old.birdann"))
    with Project.open(path, read_only=True) as old:
        counts = old.counts()
        assert old.recorder_metadata() == {}
    assert (counts.recordings, counts.segments, counts.confirmed, counts.models) == (2, 2, 1, 1)
    assert path.read_bytes() == made.read_bytes()
    with Project.open(path) as project:
        assert project.counts() == counts
        assert project._all("PRAGMA user_version") == [(USER_VERSION,)]
        recording = project.recordings()[0]
        told = RecorderMetadata(device="SM4", sources={"device": "wamd"})
        with project.transaction("note") as tx:
            tx.put_recorder_metadata({recording.id: told})
        assert project.recorder_metadata() == {recording.id: told}
        assert len(project.segments(recording.id)) == 2


def test_there_is_a_project_of_every_earlier_format():
    minor = USER_VERSION & 0xFFFF
    assert [p.stem for p in PROJECTS] == [f"format-1.{n}" for n in range(minor)]
