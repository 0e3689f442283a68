"""The time axis shows the clock or seconds, and a typed time is gone to."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from birdann.app.commands import SetStarts
from birdann.gui.dialogs.program.go_to_dialog import GoToDialog
from birdann.gui.style.dock_layout import PICTURE, RESULTS

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
DAWN = datetime(2025, 5, 4, 4, 30, tzinfo=UTC)


@pytest.fixture
def at_dawn(opened, settled):
    """The window on a recording that began at half past four."""
    view = opened.bench.view
    settled(opened.bench.execute(SetStarts({view.id: (DAWN, "tests")})))
    assert opened.bench.view.recording.started_at == DAWN
    return opened


def dialog_of(window):
    """Open the dialog by its key and return it."""
    QTest.keyClick(window, Qt.Key.Key_G, CTRL)
    return next(child for child in window.findChildren(GoToDialog) if child.isVisible())


def test_a_key_changes_between_clock_and_seconds_and_times_of_both_are_gone_to(at_dawn):
    window = at_dawn
    assert window.pane._canvas.scene.clock_start == DAWN
    QTest.keyClick(window, Qt.Key.Key_T, SHIFT)
    assert window.pane._canvas.scene.clock_start is None
    assert window.window_parts.preferences.value("clock_time") is False
    QTest.keyClick(window, Qt.Key.Key_T, SHIFT)
    assert window.pane._canvas.scene.clock_start == DAWN
    at_dawn.pane.set_view(0.0, 1.0)
    dialog = dialog_of(at_dawn)
    QTest.keyClicks(dialog.focusWidget(), "4:30:02")
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    start_s, stop_s = at_dawn.pane.view()
    assert (start_s + stop_s) / 2 == pytest.approx(2.0, abs=0.05)
    assert at_dawn.pane.cursor_time_s() == pytest.approx(2.0)
    QTest.keyClick(window, Qt.Key.Key_T, SHIFT)
    dialog = dialog_of(window)
    assert dialog.focusWidget() is dialog.elapsed
    QTest.keyClicks(dialog.elapsed, "2")
    assert dialog.time_of_day.text() == "04:30:02"
    dialog.time_of_day.setFocus()
    dialog.time_of_day.selectAll()
    QTest.keyClicks(dialog.time_of_day, "4:30:01")
    assert dialog.elapsed.text() == "0:01.0"
    QTest.keyClick(dialog.time_of_day, Qt.Key.Key_Return)
    assert window.pane.cursor_time_s() == pytest.approx(1.0)
    dialog = dialog_of(at_dawn)
    QTest.keyClicks(dialog.time_of_day, "4:45")
    assert not dialog.go_button.isEnabled()
    assert "04:30:03" in dialog.notice.text()
    dialog.close()
    dialog = dialog_of(at_dawn)
    QTest.keyClicks(dialog.time_of_day, "0:02")
    assert dialog.elapsed.text() == "0:02.0"
    QTest.keyClick(dialog.time_of_day, Qt.Key.Key_Return)
    assert at_dawn.pane.cursor_time_s() == pytest.approx(2.0)


@pytest.mark.parametrize("view", [RESULTS, "Gallery"])
def test_a_time_is_gone_to_in_the_spectrogram_whatever_is_shown(at_dawn, view):
    at_dawn.layout_.show_view(view)
    dialog = dialog_of(at_dawn)
    QTest.keyClicks(dialog.focusWidget(), "4:30:02")
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert at_dawn.layout_.view == PICTURE
    assert at_dawn.pane.cursor_time_s() == pytest.approx(2.0)


def test_without_a_start_elapsed_time_is_gone_to_within_the_recording_and_zoomed_in(opened):
    before = opened.pane.view()
    dialog = dialog_of(opened)
    QTest.keyClicks(dialog.elapsed, "1:00:00")
    assert not dialog.go_button.isEnabled()
    assert "ends" in dialog.notice.text()
    QTest.keyClick(dialog.elapsed, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.elapsed.clear()
    QTest.keyClicks(dialog.elapsed, "soon")
    assert not dialog.go_button.isEnabled()
    assert "Not a valid time" in dialog.notice.text()
    dialog.close()
    assert opened.pane.view() == before
    pane = opened.pane
    QTest.keyClick(opened, Qt.Key.Key_0, CTRL)
    assert pane.view() == pytest.approx((0.0, 3.0))
    dialog = dialog_of(opened)
    QTest.keyClicks(dialog.elapsed, "2")
    QTest.keyClick(dialog.elapsed, Qt.Key.Key_Return)
    start_s, stop_s = pane.view()
    assert (start_s + stop_s) / 2 == pytest.approx(2.0)
    assert stop_s - start_s < 1.0
    again = dialog_of(opened)
    QTest.keyClicks(again.elapsed, "1")
    QTest.keyClick(again.elapsed, Qt.Key.Key_Return)
    assert pane.view()[1] - pane.view()[0] == pytest.approx(stop_s - start_s)
    QTest.keyClick(opened, Qt.Key.Key_0, CTRL)
    strip = pane._overview
    spot = strip.plot().center().toPoint()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=spot)
    start_s, stop_s = pane.view()
    assert stop_s - start_s < 1.0
    assert (start_s + stop_s) / 2 == pytest.approx(1.5, abs=0.05)
    dialog = dialog_of(opened)
    assert not dialog.time_of_day.isVisible()
    QTest.keyClicks(dialog.elapsed, "2")
    QTest.keyClick(dialog.elapsed, Qt.Key.Key_Return)
    assert opened.pane.cursor_time_s() == pytest.approx(2.0)
