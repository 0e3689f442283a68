"""The time axis shows the clock or seconds, and a typed time is gone to."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from birdann.app.commands import SetStarts
from birdann.gui.dialogs.program.go_to_dialog import GoToDialog

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
DAWN = datetime(2025, 5, 4, 4, 30, tzinfo=UTC)


@pytest.fixture
def at_dawn(opened, settled):
    """The window on a recording that began at half past four."""
    view = opened.bench.view
    opened.bench.execute(SetStarts({view.id: (DAWN, "tests")}))
    settled()
    assert opened.bench.view.recording.started_at == DAWN
    return opened


def dialog_of(window):
    """Open the dialog by its key and return it."""
    QTest.keyClick(window, Qt.Key.Key_G, CTRL)
    return next(one for one in window.findChildren(GoToDialog) if one.isVisible())


def test_a_key_changes_between_clock_and_seconds_and_is_remembered(at_dawn):
    window = at_dawn
    assert window.pane._canvas.scene.clock_start == DAWN
    QTest.keyClick(window, Qt.Key.Key_T, SHIFT)
    assert window.pane._canvas.scene.clock_start is None
    assert window.shell.preferences.value("clock_time") is False
    QTest.keyClick(window, Qt.Key.Key_T, SHIFT)
    assert window.pane._canvas.scene.clock_start == DAWN


def test_a_time_of_day_is_gone_to(at_dawn):
    at_dawn.pane.set_view(0.0, 1.0)
    dialog = dialog_of(at_dawn)
    QTest.keyClicks(dialog.field, "4:30:02")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    start_s, stop_s = at_dawn.pane.view()
    assert (start_s + stop_s) / 2 == pytest.approx(2.0, abs=0.05)
    assert at_dawn.pane.cursor_time_s() == pytest.approx(2.0)


def test_what_lies_beyond_the_end_is_not_gone_to(opened):
    before = opened.pane.view()
    dialog = dialog_of(opened)
    QTest.keyClicks(dialog.field, "1:00:00")
    assert not dialog.go_button.isEnabled()
    assert "ends" in dialog.notice.text()
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.field.clear()
    QTest.keyClicks(dialog.field, "soon")
    assert not dialog.go_button.isEnabled()
    dialog.close()
    assert opened.pane.view() == before
