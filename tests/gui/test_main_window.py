"""The window: coming and going, errors, panels in step with the project."""

import json
import threading

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMessageBox

from birdann.app.settings import Settings
from birdann.core.errors import AudioError
from birdann.core.labels import SegmentStatus
from birdann.gui.application import make_window
from birdann.gui.dialogs.program.outcome_dialogs import ListReportDialog
from birdann.gui.runtime.preferences import Preferences
from birdann.store import Project
from birdann.store.sound_files import MissingSound
from tests.gui.reviewing import click_tag, select
from tests.gui.walking import words_on

TIMEOUT_MS = 30_000


def shown_names(window):
    model = window.window_parts.recordings.model
    return [model.row_at(model.index(row)).name for row in range(model.rowCount())]


def test_a_project_opens_with_its_first_recording_and_keys_and_rows_show_others(
    opened, settled, qtbot
):
    assert shown_names(opened) == [f"dawn_{n}.wav" for n in range(6)]
    assert opened.bench.view.recording.name == "dawn_0.wav"
    assert opened.pane.recording is not None
    assert opened.windowTitle().startswith("copy")
    assert opened.status.advice.text() == "Tag the species of the recordings."
    assert opened.window_parts.preferences.recent_projects == (opened.bench.project.path,)
    settled(qtbot.keyClick(opened, Qt.Key.Key_PageDown))
    assert opened.bench.view.recording.name == "dawn_1.wav"
    settled(qtbot.keyClick(opened, Qt.Key.Key_PageUp))
    assert opened.bench.view.recording.name == "dawn_0.wav"
    queue = opened.window_parts.queue
    assert queue.model.rowCount() == opened.bench.counts.segments
    last = queue.model.rowCount() - 1
    settled(queue.table.setCurrentIndex(queue.model.index(last, 0)))
    assert opened.bench.segment_id == queue.model.segment_at(last)
    assert opened.bench.view.recording.name == "dawn_5.wav"


def test_nothing_covers_the_menus_and_long_words_find_room(opened, qtbot):
    menus = opened.menuBar()
    first = menus.actionGeometry(menus.actions()[0]).center()
    assert opened.childAt(menus.mapTo(opened, first)) is menus
    opened.layout_.raise_panel("Jobs")
    qtbot.waitUntil(opened.window_parts.jobs.isVisible)
    assert opened.window_parts.jobs.window() is not opened
    report = opened.window_parts.messages.report
    remarks = report(
        "Imported", "31 annotations were read.", [("", "One was cut off.")], ("File", "What")
    )
    assert remarks.table.isColumnHidden(0)
    remarks.close()
    failures = report("Added", "", [("a.wav", "Not sound."), ("", "Note.")], ("File", "What"))
    assert not failures.table.isColumnHidden(0)
    failures.close()
    bar, long = opened.statusBar(), "Written to a folder with a long name. " * 12
    opened.window_parts.messages.note(long)
    assert bar.currentMessage() == bar.toolTip() == long
    assert bar.displayed_message().endswith("…")
    assert bar.fontMetrics().horizontalAdvance(bar.displayed_message()) <= bar.width()
    opened.window_parts.messages.note("Short.")
    assert bar.displayed_message() == "Short."
    history = opened.history
    opened.layout_.raise_panel("History")
    history.resize(240, 300)
    history.list.setVisible(True)
    history.list.addItem(
        "Confirm 1 segment – Wood hooter · dawn_20250504_050500.wav · 0:04.6 (now)"
    )
    history.list.doItemsLayout()
    assert history.list.horizontalScrollBar().maximum() == 0


def test_tags_verdicts_and_deletions_are_undoable(opened, settled, qtbot):
    field = opened.window_parts.tags.picker.field
    opened.tag_actions.focus_search()
    qtbot.keyClicks(field, "Wren")
    settled(qtbot.keyClick(field, Qt.Key.Key_Return))
    wren = opened.bench.book.in_use[0]
    assert opened.bench.view.species_list.present == (wren.id,)
    assert opened.window_parts.tags.state.text() == "1 species (complete list)."
    settled(click_tag(opened, wren.name))
    assert opened.bench.view.species_list.present == ()
    assert opened.bench.counts.tagged == 0
    settled(qtbot.keyClick(opened, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier))
    assert opened.window_parts.tags.state.text() == "No birds (complete list)."
    assert opened.bench.counts.tagged == 1
    for _ in range(3):
        opened.actions_["edit.undo"].trigger()
    settled()
    assert opened.bench.counts.tagged == 0
    assert opened.bench.book.in_use == ()
    assert not opened.actions_["edit.undo"].isEnabled()
    ids = [segment.id for segment in opened.bench.view.segments]
    assert len(ids) >= 2
    select(opened, ids)
    settled(opened.label_actions.reject())
    assert opened.bench.counts.rejected == len(ids)
    settled(opened.actions_["edit.undo"].trigger())
    assert opened.bench.counts.rejected == 0
    n_segments = len(opened.bench.view.segments)
    select(opened, [opened.bench.view.segments[0].id])
    settled(qtbot.keyClick(opened, Qt.Key.Key_Delete))
    assert len(opened.bench.view.segments) == n_segments - 1
    settled(opened.actions_["edit.undo"].trigger())
    assert len(opened.bench.view.segments) == n_segments


def test_selecting_labelling_and_clearing_a_segment(opened, settled, qtbot):
    view = opened.bench.view
    first = view.segments[0].id
    select(opened, [first])
    assert opened.bench.selected_ids == (first,)
    assert opened.window_parts.segment.title.whole_text() == f"Segment 1 of {len(view.segments)}"
    qtbot.keyClick(opened, Qt.Key.Key_C)
    field = opened.window_parts.segment.picker.field
    assert field.hasFocus()
    qtbot.keyClicks(field, "Robin")
    settled(qtbot.keyClick(field, Qt.Key.Key_Return))
    assert opened.bench.view.status(first) is SegmentStatus.CORRECTED
    assert opened.bench.segment_id != first
    settled(qtbot.keyClick(opened, Qt.Key.Key_Backspace))
    assert opened.bench.segment_id == first
    assert "Corrected: Robin" in opened.window_parts.segment.verdict.text()
    settled(qtbot.keyClick(opened, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier))
    assert opened.bench.view.status(first) is SegmentStatus.UNLABELLED


def test_the_history_lists_edits_and_goes_to_any(opened, settled, qtbot):
    for _ in range(3):
        settled(opened.tag_actions.tag_no_birds())
    listed = opened.history.list
    qtbot.waitUntil(lambda: listed.count() == 6)
    assert [listed.item(row).text().partition(" – ")[0] for row in range(3, 6)] == [
        "Find segments (16)",
        "Add recordings (6)",
        "Set the default for new lists",
    ]
    assert "Anna" in listed.item(4).text()
    assert not listed.item(4).flags() & Qt.ItemFlag.ItemIsEnabled
    assert [listed.item(row).text() for row in range(3)] == [
        "Tag 1 recording – dawn_0.wav  (now)",
        "Tag 1 recording – dawn_0.wav",
        "Tag 1 recording – dawn_0.wav",
    ]
    settled(listed.itemActivated.emit(listed.item(2)))
    assert opened.actions_["edit.redo"].isEnabled()
    assert opened.bench.counts.tagged == 1
    qtbot.waitUntil(lambda: listed.item(0).text() == "Tag 1 recording – dawn_0.wav")
    settled(listed.itemActivated.emit(listed.item(0)))
    assert not opened.actions_["edit.redo"].isEnabled()


def test_without_a_sound_device_a_sentence_and_no_crash(opened, qtbot):
    qtbot.keyClick(opened, Qt.Key.Key_Space)
    qtbot.waitUntil(
        lambda: "sound" in opened.statusBar().currentMessage() or opened.listen_actions.is_playing,
        timeout=TIMEOUT_MS,
    )
    opened.listen_actions.stop()


def test_a_missing_sound_file_is_named_and_the_rest_works(opened, settled, tmp_path, sounds):
    project = opened.bench.project
    moved = sounds / "dawn_3.wav"
    kept = moved.rename(tmp_path / "elsewhere.wav")
    try:
        name = project.path
        settled(opened.project_actions.open_at(name))
        rows = {row.name: row for row in opened.window_parts.recordings.model.rows()}
        assert rows["dawn_3.wav"].lost is MissingSound.MISSING
        assert rows["dawn_2.wav"].lost is None
        settled(opened.bench.show_recording(rows["dawn_3.wav"].id))
        assert opened.bench.view.info is None
        assert "dawn_3.wav" in opened.bench.view.problem
    finally:
        kept.rename(moved)


def test_a_project_open_elsewhere_is_offered_read_only(window, project_path, qtbot, settled):
    with Project.open(project_path):
        window.open_project(project_path)
        qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None, timeout=TIMEOUT_MS)
        box = window.findChild(QMessageBox)
        next(b for b in box.buttons() if words_on(b) == "Open read-only").click()
        settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
        assert "(read-only)" in window.windowTitle()
        qtbot.waitUntil(window.status.advice.isVisible)
        assert window.status.advice.text() == "This project is open read-only."
        assert not window.status.advice.isEnabled()
        assert not window.actions_["tag.search"].isEnabled()
        assert window.actions_["file.export"].isEnabled()


def test_files_that_are_no_sound_and_lists_that_do_not_match_are_reported(
    opened, tmp_path, text_file, settled
):
    (tmp_path / "song.wav").write_bytes(b"not a sound")
    settled(opened.project_actions.drop([tmp_path / "song.wav"]))
    report = opened.findChildren(ListReportDialog)[-1]
    assert report.table.text(0, 0) == "song.wav"
    assert opened.bench.counts.recordings == 6
    table = text_file("lists.csv", "file,labels\ndawn_0.wav,Wren\nelsewhere.wav,Robin\n")
    dialog = settled(opened.project_actions.import_lists_from(table))
    settled(dialog.import_button.click())
    assert opened.bench.counts.tagged == 1
    report = opened.findChildren(ListReportDialog)[-1]
    assert report.table.text(0, 0) == "elsewhere.wav"
    assert "1 recording." in report.summary.text()


def test_mistakes_are_told_in_sentences_and_help_opens(window, tmp_path, qtbot, qapp):
    def work(progress):
        raise AudioError("The file a.wav is empty.")

    window.bench.start(work, title="Looking at a.wav")
    qtbot.waitUntil(lambda: window.window_parts.messages.error is not None, timeout=TIMEOUT_MS)
    assert window.window_parts.messages.error.words.text() == "The file a.wav is empty."
    assert window.window_parts.jobs.cards[0].state.text() == "The file a.wav is empty."
    window.window_parts.messages.close_all()
    text, empty, folder = (tmp_path / f"{name}.birdann" for name in ("song", "empty", "folder"))
    text.write_text("la la la")
    empty.touch()
    folder.mkdir()
    messages = window.window_parts.messages
    for path in (text, empty, folder):
        window.open_project(path)
        qtbot.waitUntil(lambda: messages.error is not None, timeout=TIMEOUT_MS)
        assert messages.error.words.text() == f"{path} is not a birdann project."
        assert window.pages.currentWidget() is window.welcome
        messages.close_all()
        qtbot.waitUntil(lambda: messages.error is None, timeout=TIMEOUT_MS)
    window.window_parts.messages.fail("", "Traceback: the details")
    dialog = window.window_parts.messages.crash
    assert "saved up to your last edit" in dialog.words.text()
    assert not dialog.details.isVisible()
    dialog.details_button.click()
    assert dialog.details.isVisible()
    dialog.copy_button.click()
    copied = qapp.clipboard().text()
    assert "Traceback: the details" in copied
    assert "birdann" in copied
    messages.close_all()
    window.actions_["help.diagnostics"].trigger()
    for action_id in ("help.shortcuts", "help.about"):
        window.actions_[action_id].trigger()
        opened = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        assert opened, action_id
        for dialog in opened:
            dialog.close()


def test_the_window_stays_alive_during_a_job_which_can_be_cancelled_and_closing_asks(
    opened, qtbot
):
    running = threading.Event()

    def work(progress):
        while True:
            running.set()
            progress(0.4, "half way")

    opened.bench.start(work, title="Endless")
    qtbot.waitUntil(lambda: running.is_set() and opened.strip.bar.value() == 400)
    assert opened.strip.bar.isVisible()
    strip = opened.strip  # its parts stand together at the end of the line
    assert strip.bar.x() - strip.title.geometry().right() <= 9
    assert strip.width() <= strip.sizeHint().width()
    assert not opened.actions_["model.train"].isEnabled()
    qtbot.keyClick(opened, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: opened.bench.view.recording.name == "dawn_1.wav", timeout=TIMEOUT_MS)
    qtbot.mouseClick(opened.strip.cancel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not opened.bench.is_working, timeout=TIMEOUT_MS)
    assert not opened.strip.bar.isVisible()
    assert opened.actions_["file.add"].isEnabled()
    for answer in ("Don’t close", "Cancel tasks and close"):
        running.clear()
        job = opened.bench.start(work, title="Endless")
        qtbot.waitUntil(running.is_set)
        opened.close()
        box = opened.findChildren(QMessageBox)[-1]
        assert opened.isVisible()
        assert box.text() == "Tasks are still running: Endless."
        next(button for button in box.buttons() if words_on(button) == answer).click()
        if answer == "Don’t close":
            assert not job.is_over
            job.cancel()
        qtbot.waitUntil(lambda job=job: job.is_over, timeout=TIMEOUT_MS)
    qtbot.waitUntil(lambda: not opened.isVisible(), timeout=TIMEOUT_MS)
    assert opened.bench.session is None


def test_a_start_that_was_put_off_for_a_job_does_not_follow_the_next_closing(opened, qtbot):
    def work(progress):
        while True:
            progress(0.4, "half way")

    job = opened.bench.start(work, title="Endless")
    opened.settings_actions.open().restart_asked.emit()
    box = opened.findChild(QMessageBox)
    next(button for button in box.buttons() if words_on(button) == "Don’t close").click()
    job.cancel()
    qtbot.waitUntil(lambda: not opened.bench.is_working, timeout=TIMEOUT_MS)
    opened.close()
    assert not opened.isVisible()
    assert not opened.wants_reopening


def test_layout_theme_and_recent_projects_are_remembered(
    application, preferences, project_path, tmp_path, qtbot
):
    first = make_window(project_path, preferences)
    first.show()
    qtbot.waitUntil(lambda: first.bench.overview is not None, timeout=TIMEOUT_MS)
    first.layout_.docks["Segment"].hide()
    first.view_actions.choose_theme("dark")
    first.close()
    settings = tmp_path / "config" / "settings.json"
    assert json.loads(settings.read_text(encoding="utf-8"))["theme"] == "dark"
    second = make_window(None, Preferences(Settings(settings)))
    second.show()
    assert second.window_parts.preferences.recent_projects == (project_path,)
    second.open_project(project_path)
    qtbot.waitUntil(lambda: second.bench.overview is not None, timeout=TIMEOUT_MS)
    assert second.layout_.docks["Segment"].isHidden()
    assert second.layout_.docks["Species in this recording"].isVisible()
    second.layout_.reset()
    assert second.layout_.docks["Segment"].isVisible()
    second.view_actions.choose_theme("light")
    second.close()
    for window in (first, second):
        window.deleteLater()


def test_spoilt_preferences_do_no_harm(tmp_path):
    for name in ("window.json", "settings.json"):
        (tmp_path / name).write_text("{ spoilt", encoding="utf-8")
    preferences = Preferences(Settings(tmp_path / "settings.json"))
    assert preferences.theme == "system"
    assert preferences.recent_projects == ()
    assert preferences.layout() is None
