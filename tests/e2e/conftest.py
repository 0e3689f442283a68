"""A small chorus, and the settings of nobody."""

import pytest

from birdann.cli.main import main
from birdann.sample.chorus import synthesise


@pytest.fixture(scope="session")
def chorus(tmp_path_factory):
    """Twelve short synthesised recordings with known truth."""
    folder = tmp_path_factory.mktemp("chorus")
    return synthesise(folder, seed=3, n_recordings=12, shortest_s=4.0, longest_s=6.0)


@pytest.fixture(scope="session")
def demo(tmp_path_factory):
    """What ``birdann demo`` makes of four recordings. Copy it before anything is changed."""
    folder = tmp_path_factory.mktemp("demo") / "d"
    assert main(["demo", str(folder), "--headless", "--recordings", "4", "--quiet"]) == 0
    return folder


@pytest.fixture(autouse=True)
def own_settings(tmp_path, monkeypatch):
    """Keep the user's settings out of the tests, and the tests out of the user's settings."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
