"""Fixtures that every suite may use."""

import gc
import os
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import hypothesis
import numpy as np
import pytest

from birdann.cli.main import main
from birdann.core.geometry import Grid, Mask
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id
from birdann.core.labels import Species
from birdann.core.predictions import ModelRun
from birdann.core.provenance import run_provenance
from birdann.core.recording import Recording
from birdann.core.segment import Segment
from birdann.core.training_report import TrainingReport

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

hypothesis.settings.register_profile(  # a busy machine fails no test
    "untimed", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("untimed")

PROJECT_ROOT = Path(__file__).resolve().parents[1]
MEMORY = Path("/dev/shm")
MIN_MEMORY_BYTES = 4 << 30
COMPILES = "e2e/test_command_line.py"
"""Calls nearly every kernel."""
CALL_NO_KERNELS = (
    "unit/cli/", "unit/core/", "unit/formats/", "unit/store/", "unit/dsp/decoding/",
    "unit/dsp/test_audio.py", "unit/test_house.py", "contract/test_formats.py",
    "property/test_imports.py", "property/test_merging.py",
)  # fmt: skip
"""Enough to last until the kernels are compiled."""
MANY_SHORT_FILES = "gui/"
"""Which come last, so that all workers end at about the same time."""


def pytest_configure(config: pytest.Config) -> None:
    """Let temporary files lie in memory, where there is room: a disk makes a run last twice as long.

    What is compiled is kept, or every program that a test starts compiles all of birdann anew.
    """
    config.option.loadscopereorder = False  # of several workers: the order below holds
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    if shutil.disk_usage(MEMORY).free >= MIN_MEMORY_BYTES:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let one worker compile the kernels, for a minute or two, while the others need none.

    What is compiled lies beside the modules, for all; workers that begin with it together would
    compile it each. Of the short files those of many tests come first.
    """
    n_tests = Counter(item.path for item in items)

    def turn(item: pytest.Item) -> tuple[int, int]:
        path = item.path.relative_to(PROJECT_ROOT / "tests").as_posix()
        if path == COMPILES:
            return 0, 0
        if path.startswith(MANY_SHORT_FILES):
            return 3, -n_tests[item.path]
        return 1 if path.startswith(CALL_NO_KERNELS) else 2, 0

    items.sort(key=turn)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage among thousands of tests, neither while they are collected nor later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.fixture(scope="module")
def no_search_for_garbage() -> Iterator[None]:
    """Let syntax trees be made without being looked through for garbage, which takes as long."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Real recordings and data sets beside the checkout; tests that need them skip without."""
    folder = PROJECT_ROOT.parent / "shared" / "data"
    if not folder.is_dir():
        pytest.skip("real data sets are not beside this checkout (../shared/data)")
    return folder


@pytest.fixture(scope="session", autouse=True)
def _settings_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep what tests allow and set out of the account's own settings."""
    for name in ("XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA"):
        os.environ[name] = str(tmp_path_factory.mktemp("settings"))


@pytest.fixture(scope="session", autouse=True)
def _cache_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep decoded copies of sound out of the account's own cache."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("birdann.dsp.decoding.decoded.cache_folder", lambda: folder)
        yield


@dataclass(frozen=True)
class Factory:
    """Makes domain objects with the least said."""

    grid: Grid = field(default_factory=lambda: Grid(hop_s=0.01, bin_hz=50.0))

    def recording(self, path: str = "a.wav", **changes) -> Recording:
        values = {
            "id": RecordingId(new_id()),
            "path": path,
            "content_hash": f"hash of {path}",
            "size_bytes": 960_044,
            "sample_rate_hz": 48_000,
            "n_frames": 480_000,
            "n_channels": 1,
        }
        return Recording(**{**values, **changes})

    def species(self, name: str = "Wren") -> Species:
        return Species(id=SpeciesId(new_id()), name=name)

    def mask(self, first_frame: int = 100, first_bin: int = 20, shape=(8, 30), seed=0) -> Mask:
        bitmap = np.random.default_rng(seed).random(shape) < 0.7
        bitmap[0, 0] = bitmap[-1, -1] = True
        return Mask.from_bitmap(bitmap, self.grid, first_frame=first_frame, first_bin=first_bin)

    def segment(self, recording_id: RecordingId, first_frame: int = 100, **changes) -> Segment:
        mask = self.mask(first_frame)
        values = {
            "id": SegmentId(new_id()),
            "recording_id": recording_id,
            "box": mask.box(),
            "mask": mask,
            "provenance": run_provenance("threshold"),
        }
        return Segment(**{**values, **changes})

    def run(self, species, **changes) -> ModelRun:
        values = {
            "id": RunId(new_id()),
            "model_name": "ored-lr",
            "params": {},
            "seed": 0,
            "species_ids": tuple(s.id for s in species),
            "feature_schema": "hja38/1",
            "created_at": datetime.now(UTC),
            "report": TrainingReport(),
        }
        return ModelRun(**{**values, **changes})


@pytest.fixture(scope="session")
def factory() -> Factory:
    """Makes recordings, species, masks, segments and runs."""
    return Factory()


@pytest.fixture
def text_file(tmp_path: Path) -> Callable[[str, str], Path]:
    """Write a text into the test's folder; returns its path."""

    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def says(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Run a command, which ends with a code; returns its output, or what it says of the error."""

    def say(*words: object, code: int = 0) -> str:
        assert main([*map(str, words)]) == code
        printed = capsys.readouterr()
        return printed.err if code else printed.out

    return say


@pytest.fixture(scope="session")
def write_wav() -> Callable[..., Path]:
    """Write a WAV file of a few tones in noise; returns its path."""
    soundfile = pytest.importorskip("soundfile")

    def write(path: Path, *, seed: int = 0, duration_s: float = 2.0, tones_hz=(3000.0,)) -> Path:
        rng = np.random.default_rng(seed)
        time_s = np.arange(int(duration_s * 22050)) / 22050
        sound = 0.002 * rng.standard_normal(len(time_s))
        for i, tone_hz in enumerate(tones_hz):
            onset_s = 0.3 + i * 0.5
            inside = (time_s > onset_s) & (time_s < onset_s + 0.2)
            sound[inside] += 0.3 * np.sin(2 * np.pi * tone_hz * time_s[inside])
        path.parent.mkdir(parents=True, exist_ok=True)
        soundfile.write(path, sound, 22050, subtype="PCM_16")
        return path

    return write
