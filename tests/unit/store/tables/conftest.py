"""A project with a recording, two species, two segments and a run."""

from types import SimpleNamespace

import pytest

from birdann.store import Project


@pytest.fixture
def project(tmp_path):
    with Project.create(tmp_path / "p.birdann") as made:
        yield made


@pytest.fixture
def known(project, factory):
    """What is in the project."""
    recording = factory.recording("a.wav")
    crow, wren = factory.species("Crow"), factory.species("Wren")
    segments = [factory.segment(recording.id, frame) for frame in (100, 300)]
    run = factory.run([crow, wren])
    with project.transaction("fill") as tx:
        tx.recordings.put([recording])
        tx.species.put([crow, wren])
        tx.segments.add(segments)
        tx.runs.add(run, b"", {})
    return SimpleNamespace(recording=recording, crow=crow, wren=wren, segments=segments, run=run)
