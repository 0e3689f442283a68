"""Kernels that came compiled are found from anywhere, and are not compiled again."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[3] / "packaging" / "pyinstaller"
MODULE = """
from numba import njit

@njit(cache=True)
def half(x):
    return x / 2
"""
PROBE = """
import sys
sys._MEIPASS = {bundle!r}
import use_frozen_kernels
import kernel_module
assert kernel_module.half({value}) == {value} / 2
stats = kernel_module.half.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def run(folder, value, *, home, fill=False, cwd=None):
    """Return how often the kernel was found, and how often compiled, by a program of its own."""
    bundle = folder / "bundle"
    environment = {
        **{k: v for k, v in os.environ.items() if not k.startswith(("NUMBA", "XDG"))},
        "PYTHONPATH": os.pathsep.join([str(FOLDER), str(folder)]),
        "HOME": str(home),
        "LOCALAPPDATA": str(home),
    }
    if fill:
        environment["BIRDANN_FILL_KERNELS"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(bundle=str(bundle), value=value)],
        env=environment, cwd=cwd or folder, capture_output=True, text=True, check=True,
    )  # fmt: skip
    hits, misses = map(int, done.stdout.split())
    return hits, misses


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """An application with its kernels as the build leaves them."""
    folder = tmp_path_factory.mktemp("application")
    (folder / "kernel_module.py").write_text(MODULE)
    (folder / "bundle" / "kernels").mkdir(parents=True)
    (folder / "bundle" / "kernels" / "build.txt").write_text("1.0-abc\n")
    assert run(folder, 3.0, home=folder / "builder", fill=True) == (0, 1)
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="the account's folders cannot be moved there")
def test_shipped_kernels_are_used_and_others_are_kept_by_the_account(built, tmp_path):
    shipped = sorted(path.name for path in (built / "bundle").rglob("*"))
    home = tmp_path / "Zoë"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    old = home / ".cache" / "birdann" / "kernels" / "0.9-old"
    if sys.platform == "darwin":
        old = home / "Library" / "Caches" / "birdann" / "kernels" / "0.9-old"
    old.mkdir(parents=True)
    # A float came compiled, wherever the program is started; an integer did not.
    assert run(built, 5.0, home=home, cwd=elsewhere) == (1, 0)
    assert run(built, 7, home=home) == (0, 1)
    assert run(built, 9, home=home, cwd=elsewhere) == (1, 0)
    assert sorted(path.name for path in (built / "bundle").rglob("*")) == shipped
    assert not old.exists()  # kernels of a replaced build are forgotten


@pytest.mark.skipif(sys.platform == "win32", reason="no such thing as a home that is a file")
def test_an_account_without_a_writable_home_can_work(built, text_file):
    home = text_file("home", "not a folder")
    assert run(built, 5.0, home=home) == (1, 0)


def test_the_processor_is_not_asked_for():
    spec = importlib.util.find_spec("numba.core.config")
    assert spec is not None
    text = (FOLDER / "use_frozen_kernels.py").read_text()
    for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_CACHE_LOCATOR_CLASSES"):
        assert name in text
        assert name in Path(spec.origin).read_text(), f"numba does not read {name} any more"
