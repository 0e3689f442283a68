"""The list of recordings: what it shows, and what is done with those selected."""

from datetime import UTC, datetime

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QDesktopServices
from PySide6.QtWidgets import QApplication, QMenu

from birdann.app.commands import SetStarts
from birdann.app.commands.recordings import SetSites
from birdann.core.ids import new_id
from birdann.core.recording import Site, SiteId
from birdann.gui.application import make_window
from tests.gui.reviewing import select

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def click(window, row, qtbot, modifiers=Qt.KeyboardModifier.NoModifier):
    listed = window.window_parts.recordings.list
    spot = listed.visualRect(window.window_parts.recordings.model.index(row)).center()
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, modifiers, spot)


def names(window):
    return [row.name for row in window.window_parts.recordings.model.rows()]


def test_delete_is_of_recordings_or_of_a_segment_where_the_focus_is_and_undo_brings_all_back(
    trained, settled, qtbot
):
    window = trained
    n_segments = len(window.bench.view.segments)
    window.activateWindow()
    window.pane.setFocus()
    select(window, [window.bench.view.segments[0].id])
    settled(qtbot.keyClick(window.pane._canvas, Qt.Key.Key_Delete))
    assert len(names(window)) == 6
    assert len(window.bench.view.segments) == n_segments - 1
    n_segments = window.bench.counts.segments
    tags = window.bench.project.lists.of(window.bench.view.id).tags
    first = window.bench.view.id
    click(window, 0, qtbot)
    settled(click(window, 1, qtbot, SHIFT))
    settled(qtbot.keyClick(window.window_parts.recordings.list, Qt.Key.Key_Delete))
    assert names(window) == [f"dawn_{number}.wav" for number in range(2, 6)]
    assert window.bench.view.recording.name == "dawn_2.wav"
    assert window.bench.counts.segments < n_segments
    assert "2 recordings were removed" in window.statusBar().currentMessage()
    settled(qtbot.keyClick(window, Qt.Key.Key_Z, CTRL))
    assert len(names(window)) == 6
    assert window.bench.counts.segments == n_segments
    assert window.bench.project.lists.of(first).tags == tags


def test_taking_out_the_last_recording_leads_back_to_adding(trained, settled, qtbot):
    window = trained
    click(window, 0, qtbot)
    qtbot.keyClick(window.window_parts.recordings.list, Qt.Key.Key_A, CTRL)
    settled(window.actions_["recording.remove"].trigger())
    assert names(window) == []
    assert window.pages.currentWidget() is window.drop_page
    assert window.bench.view is None
    settled(window.bench.undo())
    assert len(names(window)) == 6
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=5000)


def test_a_menu_offers_what_can_be_done_with_recordings_such_as_opening_their_folder(
    trained, settled, qtbot, monkeypatch, sounds
):
    window = trained
    listed = window.window_parts.recordings.list
    spot = listed.visualRect(window.window_parts.recordings.model.index(0)).center()
    for reason in (QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard):
        at = spot if reason is QContextMenuEvent.Reason.Mouse else QPoint(5, 5000)
        event = QContextMenuEvent(reason, at, listed.viewport().mapToGlobal(at))
        QApplication.sendEvent(listed.viewport(), event)
        menu = next(child for child in window.findChildren(QMenu) if child.isVisible())
        offered = [action.objectName() for action in menu.actions() if not action.isSeparator()]
        assert "recording.remove" in offered
        assert "recording.folder" in offered
        menu.close()
        qtbot.wait(1)
    asked = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: asked.append(url.toLocalFile()) or False
    )
    monkeypatch.setattr("birdann.gui.actions.project.recording_actions.sys.platform", "linux")
    settled(trained.actions_["recording.folder"].trigger())
    assert asked == [str(sounds)]
    assert "could not be opened" in trained.statusBar().currentMessage()


def test_the_start_is_shown_and_found_by_typing(trained, settled, qtbot):
    window = trained
    panel = window.window_parts.recordings
    low = panel.list.sizeHintForRow(0)
    key = window.bench.view.id
    start = datetime(2026, 5, 12, 4, 30, tzinfo=UTC)
    settled(window.bench.execute(SetStarts({key: (start, "set by Anna")})))
    assert panel.list.sizeHintForRow(0) > low
    index = panel.model.index_of(key)
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert "12 May 2026, 04:30" in index.data(role)
    qtbot.keyClick(window, Qt.Key.Key_F, CTRL)
    for typed in ("12 may", "2026-05-12", "04:30"):
        qtbot.keyClicks(panel.filter, typed)
        assert panel.model.ids() == [key], typed
        panel.filter.clear()
        assert len(panel.model.ids()) > 1


def test_the_site_is_shown_and_found_by_typing(trained, settled, qtbot):
    window = trained
    panel, first = window.window_parts.recordings, window.bench.view.id
    assert window.window_parts.bar.facts.text().startswith("22.1 kHz")
    bog, heath = (Site(id=SiteId(new_id()), name=name) for name in ("bog", "heath"))
    others = dict.fromkeys((row.id for row in panel.model.rows()), heath.id)
    settled(window.bench.execute(SetSites([bog, heath], {**others, first: bog.id}, {})))
    assert window.window_parts.bar.facts.text().startswith("bog · 22.1 kHz")
    assert "bog" in panel.model.index_of(first).data(Qt.ItemDataRole.AccessibleTextRole)
    qtbot.keyClick(window, Qt.Key.Key_F, CTRL)
    qtbot.keyClicks(panel.filter, "Bog")
    assert panel.model.ids() == [first]


def text_at(window, row):
    """Return what stands in a row, as a reader of the screen is told."""
    index = window.window_parts.recordings.model.index(row)
    return index.data(Qt.ItemDataRole.AccessibleTextRole)


def choose_rows(window, words):
    """Choose from the menu beside the filter."""
    menu = window.window_parts.recordings.rows_button.menu()
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == words).trigger()


def height_of_a_row(window):
    listed = window.window_parts.recordings.list
    QApplication.processEvents()
    return listed.visualRect(window.window_parts.recordings.model.index(0)).height()


def test_a_recording_takes_one_line_where_that_is_wished_now_and_after_a_restart(
    trained, settled, preferences, qtbot
):
    several = height_of_a_row(trained)
    choose_rows(trained, "&One line each")
    assert height_of_a_row(trained) < 0.7 * several
    assert trained.window_parts.recordings.is_compact
    again = make_window(None, preferences)
    qtbot.addWidget(again)
    assert again.window_parts.recordings.is_compact
    again.close()


def test_groups_open_and_close_and_the_next_recording_is_found_across_headings(
    trained, settled, qtbot
):
    window = trained
    panel, model = window.window_parts.recordings, window.window_parts.recordings.model
    shown = window.bench.view.id
    choose_rows(window, "By site or folder")
    assert "6 recordings, 5 tagged" in text_at(window, 0)
    assert model.rowCount() == 7
    click(window, 0, qtbot)
    assert model.rowCount() == 1
    assert "closed" in text_at(window, 0)
    assert window.bench.view.id == shown
    assert panel.summary.text() == "6 recordings, 5 tagged"
    panel.list.setFocus()
    panel.list.setCurrentIndex(model.index(0))
    qtbot.keyClick(panel.list, Qt.Key.Key_Right)
    assert model.rowCount() == 7
    settled(qtbot.keyClick(panel.list, Qt.Key.Key_Down))
    assert window.bench.view.recording.name == "dawn_0.wav"
    qtbot.keyClick(panel.list, Qt.Key.Key_Up)
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert model.rowCount() == 1
    choose_rows(window, "Open all groups")
    assert model.rowCount() == 7
    choose_rows(window, "By day")
    settled(click(window, 1, qtbot))
    names = []
    for _ in range(3):
        settled(qtbot.keyClick(window, Qt.Key.Key_PageDown))
        names.append(window.bench.view.recording.name)
    assert names == ["dawn_1.wav", "dawn_2.wav", "dawn_3.wav"]
    settled(qtbot.keyClick(window, Qt.Key.Key_PageUp))
    assert window.bench.view.recording.name == "dawn_2.wav"
