"""`--picture` saves what the window shows and closes it; a place that cannot be written is told."""

import threading

import pytest
from PySide6.QtGui import QImage

from birdann.core.errors import WriteError
from birdann.gui.application import WindowPicture, make_window

pytestmark = pytest.mark.gui


@pytest.fixture
def window(qtbot, monkeypatch):
    monkeypatch.setattr("birdann.gui.application._LOOK_EVERY_MS", 40)
    window = make_window(None)
    window.resize(900, 600)
    window.show()
    return window


def test_the_window_is_saved_and_closed(qtbot, window, tmp_path):
    path = tmp_path / "Fenster ä.png"
    picture = WindowPicture(window, path)
    shown = window.grab().toImage().size()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=10_000)
    picture.check()
    assert QImage(str(path)).size() == shown


def test_a_running_job_is_waited_for(qtbot, window, tmp_path):
    held = threading.Event()
    window.runner.start(lambda progress: held.wait(20), title="Waiting")
    path = tmp_path / "window.png"
    WindowPicture(window, path)
    qtbot.wait(400)
    assert window.isVisible()
    held.set()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=10_000)
    assert path.is_file()


def test_a_place_that_cannot_be_written_is_told(qtbot, window, tmp_path):
    path = tmp_path / "missing" / "window.png"
    picture = WindowPicture(window, path)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=10_000)
    with pytest.raises(WriteError, match="not saved"):
        picture.check()
