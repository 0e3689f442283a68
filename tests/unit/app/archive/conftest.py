"""A model of a few synthesised recordings, an archive of others, and workers in this process."""

import numpy as np
import pytest

pytest.importorskip("pyarrow", reason="archives need the extra birdann[archive]")

import soundfile

from birdann.app.archive.tasks import ArchivePlan
from birdann.app.learning.model_files import export_model
from birdann.app.running import RunPlan, run
from birdann.sample.chorus import synthesise
from birdann.store import Project
from tests.unit.app.archive.in_process import archived


@pytest.fixture(scope="session")
def chorus(tmp_path_factory):
    """Synthesised recordings with a project that learned from them."""
    folder = tmp_path_factory.mktemp("chorus")
    truth = synthesise(folder / "sound", seed=3, n_recordings=12, shortest_s=5.0, longest_s=9.0)
    report = run(
        RunPlan(folder=folder / "sound", out=folder / "out", lists=truth.lists_path, model="auto")
    )
    with Project.open(report.project_path, read_only=True) as project:
        export_model(project, folder / "chorus.birdann-model")
    return folder


@pytest.fixture(scope="session")
def model_path(chorus):
    return chorus / "chorus.birdann-model"


@pytest.fixture(scope="session")
def archive(chorus, tmp_path_factory):
    """Two sites: short recordings, and one of 95 s, in a folder in a folder."""
    folder = tmp_path_factory.mktemp("archive")
    sounds = sorted((chorus / "sound").glob("dawn*"))
    for site, own in (("north", sounds[:2]), ("south", sounds[2:4])):
        (folder / site).mkdir()
        for path in own:
            (folder / site / path.name).write_bytes(path.read_bytes())
    samples, rate = soundfile.read(sounds[5])
    (folder / "south" / "card 2").mkdir()
    soundfile.write(
        folder / "south" / "card 2" / "20250505_040000.wav",
        np.tile(samples, -(-95 * rate // len(samples)))[: 95 * rate],
        rate,
    )
    return folder


@pytest.fixture
def work(model_path, tmp_path):
    """Work on an archive in this process; returns the report."""

    def do(sources, out=None, *, pool=None, **settings):
        more = {
            k: settings.pop(k) for k in ("group_bytes", "task_bytes", "progress") if k in settings
        }
        plan = ArchivePlan(**settings)
        return archived(out or tmp_path / "out", model_path, sources, plan, pool, **more)

    return do
