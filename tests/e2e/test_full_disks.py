"""Commands on disks that are really full: what failed is said, and nothing is said to be done that is not."""

import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from birdann.cli.main import main
from birdann.store import Project
from birdann.store.examination import examine

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="mounts as on Linux")


@contextmanager
def mounted(place: Path, size: str):
    place.mkdir(exist_ok=True)
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root may mount a small disk")
    options = ["-t", "tmpfs", "-o", f"size={size}", "tmpfs"]
    if subprocess.run(["mount", *options, place], capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", place], check=True)


@pytest.fixture(scope="module")
def ready(demo, tmp_path_factory):
    """A project that has all but a model."""
    folder = tmp_path_factory.mktemp("ready")
    path = folder / "p.birdann"
    shutil.copytree(demo, folder / "demo")
    shutil.copy(demo / "project.birdann", path)
    with Project.open(path) as project, project.transaction("forget") as tx:
        for run in project.runs.all():
            tx.runs.delete(run.id)
    return path


def fill(place: Path, left_kib: int) -> Path:
    """Take all room on a disk but some."""
    free = shutil.disk_usage(place).free
    filler = place / "filler"
    with filler.open("wb") as file:
        file.write(bytes(max(0, free - (left_kib << 10))))
    return filler


@pytest.mark.parametrize("left_kib", [0, 16, 64, 200, 600, 4000])
@pytest.mark.parametrize("command", ["train", "predict", "run"])
def test_a_full_disk_is_told_and_no_model_is_claimed_that_is_not_there(
    ready, tmp_path, capsys, left_kib, command
):
    with mounted(tmp_path / "disk", "24m") as disk:
        path = disk / "p.birdann"
        shutil.copy(ready, path)
        words = ["train", str(path), "--model", "ored-lr"]
        if command == "predict":
            assert main([*words, "--quiet"]) == 0
            words = ["predict", str(path)]
        elif command == "run":
            sounds = ready.parent / "demo"
            words = ["run", str(sounds), "--out", str(disk / "out"), "--model", "ored-lr"]
        with Project.open(path, read_only=True) as project:
            n_before = len(project.runs.all())
        filler = fill(disk, left_kib)
        capsys.readouterr()
        done = main([*words, "--json"])
        told = capsys.readouterr()
        filler.unlink()
        assert "Traceback" not in told.err
        if done:
            assert any(word in told.err.lower() for word in ("full", "no space", "no room"))
            assert "filler" not in told.err
        else:
            assert json.loads(told.out)
        if command == "run":
            return
        assert not examine(path)
        with Project.open(path, read_only=True) as project:
            n_models = len(project.runs.all()) - n_before
        claims_one = "run" in json.loads(told.out or "{}")
        if command == "train":
            assert n_models == (1 if claims_one else 0) or "is saved" in told.err
            assert done == 0 or not claims_one or "is saved" in told.err


def test_a_model_that_has_no_room_is_one_sentence_and_leaves_nothing(demo, tmp_path, says):
    path = shutil.copy(demo / "project.birdann", tmp_path)
    with mounted(tmp_path / "disk", "64k") as disk:
        fill(disk, 4)
        told = says("model", "export", path, disk / "m.birdann-model", code=1)
        assert "m.birdann-model" in told
        assert "Traceback" not in told
        assert [file.name for file in disk.iterdir()] == ["filler"]
