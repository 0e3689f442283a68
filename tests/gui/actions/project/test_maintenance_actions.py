"""Copies, backups, lost sound files, times and checks from the window."""

import shutil
import time
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from birdann.app.commands import SetStarts
from birdann.app.maintenance import checking
from birdann.gui.dialogs.project.maintenance_dialogs import CheckDialog
from birdann.gui.dialogs.project.sites_dialogs import TimesDialog
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.text.language import use_language
from birdann.gui.text.times import date_and_time, use_date_form
from birdann.store import Project
from birdann.store.backups import KEPT, BackupReason
from tests.gui.reviewing import select
from tests.gui.walking import words_on

TIMEOUT_MS = 30_000


@pytest.fixture
def own_sounds(sounds, segmented_project, tmp_path, window, settled, qtbot):
    """A window on a project whose sound files lie beside it, free to be moved."""
    folder = tmp_path / "field"
    folder.mkdir()
    for path in sounds.glob("dawn_*.wav"):
        shutil.copy(path, folder)
    shutil.copy(segmented_project, folder / "own.birdann")
    window.open_project(folder / "own.birdann")
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    return window, folder


def choose(window, path):
    """Answer the dialog of files that is open."""
    dialog = next(child for child in window.findChildren(QFileDialog) if child.isVisible())
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_a_copy_is_a_project_of_its_own(opened, tmp_path, settled):
    opened.actions_["project.copy"].trigger()
    settled(choose(opened, tmp_path / "for Anna"))
    with Project.open(tmp_path / "for Anna.birdann", read_only=True) as copy:
        assert copy.overview.counts() == opened.bench.project.overview.counts()
    assert opened.bench.project.path != tmp_path / "for Anna.birdann"


def test_a_backup_is_compared_and_restored(opened, settled, qtbot):
    window, path = opened, opened.bench.project.path
    window.bench.project.back_up()
    select(window, [window.bench.view.segments[0].id])
    settled(qtbot.keyClick(window, Qt.Key.Key_X))
    assert window.bench.project.overview.counts().reviewed == 1
    window.actions_["project.restore"].trigger()
    dialog = window.maintenance_actions.restore()
    qtbot.waitUntil(lambda: dialog.table.n_rows > 0, timeout=TIMEOUT_MS)
    row = next(
        place
        for place in range(dialog.table.n_rows)
        if dialog.table.text(place, 1) == "before a large change"
    )
    dialog.table.selectRow(row)
    assert dialog.table.text(row, 5) == "0 (−1)"
    assert "1 segment reviewed since is not in this backup." in dialog.words.text()
    qtbot.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    assert window.bench.project.path == path
    assert window.bench.project.overview.counts().reviewed == 0
    kept = [backup.occasion for backup in window.bench.project.backups()]
    assert BackupReason.RESTORE in kept


def test_moved_and_renamed_sound_is_found_again(own_sounds, tmp_path, settled, qtbot):
    window, folder = own_sounds
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (folder / "dawn_0.wav").rename(elsewhere / "dawn_0.wav")
    (folder / "dawn_1.wav").rename(elsewhere / "renamed.wav")
    (folder / "dawn_2.wav").unlink()
    shutil.copy(folder / "dawn_3.wav", elsewhere / "dawn_2.wav")
    dialog = window.maintenance_actions.relink()
    qtbot.waitUntil(lambda: dialog.table.n_rows == 3, timeout=TIMEOUT_MS)
    assert "3 recordings have missing files." in dialog.summary.text()
    qtbot.mouseClick(dialog.search_button, Qt.MouseButton.LeftButton)
    choose(window, elsewhere)
    qtbot.waitUntil(lambda: "found again" in dialog.summary.text(), timeout=TIMEOUT_MS)
    said = {
        dialog.table.text(row, 0): dialog.table.text(row, 1) for row in range(dialog.table.n_rows)
    }
    assert said["dawn_0.wav"].startswith("found by its name, with the same sound")
    assert said["dawn_1.wav"].startswith("found by its sound, under another name")
    assert said["dawn_2.wav"] == "of this name, but another sound; not taken"
    assert "2 recordings were found again. 1 is still missing." in dialog.summary.text()
    settled(dialog.close())
    names = {recording.name for recording in window.bench.project.recordings.all()}
    assert "renamed.wav" in names


def test_a_search_for_sound_that_is_cancelled_can_be_begun_again(
    own_sounds, tmp_path, settled, qtbot, monkeypatch
):
    def endless(session, folder, *, progress):
        while True:
            progress(0.5, "")
            time.sleep(0.01)

    monkeypatch.setattr(checking, "relink", endless)
    window, folder = own_sounds
    (folder / "dawn_0.wav").unlink()
    dialog = window.maintenance_actions.relink()
    qtbot.waitUntil(dialog.search_button.isEnabled, timeout=TIMEOUT_MS)
    qtbot.mouseClick(dialog.search_button, Qt.MouseButton.LeftButton)
    choose(window, tmp_path)
    assert not dialog.search_button.isEnabled()
    qtbot.mouseClick(dialog.line.cancel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.search_button.isEnabled, timeout=TIMEOUT_MS)
    qtbot.waitUntil(lambda: dialog.line.words.text() == "Cancelled.", timeout=TIMEOUT_MS)
    settled(dialog.close())


def test_times_get_a_zone_and_a_shift_in_one_step(opened, settled, qtbot):
    window = opened
    recordings = window.bench.project.recordings.all()
    known = {
        recording.id: (datetime(2026, 5, 4, 4, 30), "file name") for recording in recordings[:2]
    }
    settled(window.bench.execute(SetStarts(known)))
    window.maintenance_actions.correct_clock()
    qtbot.waitUntil(lambda: window.findChild(TimesDialog) is not None, timeout=TIMEOUT_MS)
    dialog = window.findChild(TimesDialog)
    assert not dialog.change_button.isEnabled()
    assert "The start of 4 recordings is unknown." in dialog.summary.text()
    dialog.zone.setCurrentIndex(dialog.zone.findText("UTC+02:00"))
    dialog.hours.setValue(1)
    dialog.direction.setCurrentIndex(1)
    assert dialog.shift == timedelta(hours=-1)
    assert "2 starts would change." in dialog.summary.text()
    model = dialog.table.model()
    cells = [model.index(row, 2).data() for row in range(model.rowCount())]
    assert cells.count("2026-05-04 03:30:00 UTC+02:00") == 2
    settled(qtbot.mouseClick(dialog.change_button, Qt.MouseButton.LeftButton))
    started = window.bench.project.recordings.one(recordings[0].id).started_at
    assert started.isoformat() == "2026-05-04T03:30:00+02:00"
    settled(window.actions_["edit.undo"].trigger())
    assert window.bench.project.recordings.one(recordings[0].id).started_at.tzinfo is None


def test_a_check_tells_of_lost_sound_and_leads_to_the_search(own_sounds, settled, qtbot):
    window, folder = own_sounds
    (folder / "dawn_0.wav").unlink()
    window.actions_["project.check"].trigger()
    qtbot.waitUntil(lambda: window.findChild(CheckDialog) is not None, timeout=TIMEOUT_MS)
    dialog = window.findChild(CheckDialog)
    assert dialog.table.text(0, 0) == "Missing file"
    assert dialog.relink.isVisible()
    assert not dialog.repair.isVisible()
    settled(qtbot.mouseClick(dialog.relink, Qt.MouseButton.LeftButton))


def test_a_damaged_project_offers_its_backups(own_sounds, settled, qtbot):
    window, folder = own_sounds
    path = folder / "own.birdann"
    window.bench.project.back_up()
    settled(window.actions_["file.close"].trigger())
    data = bytearray(path.read_bytes())
    data[100:] = b"\xa5" * (len(data) - 100)
    path.write_bytes(data)
    window.open_project(path)

    def box() -> QMessageBox | None:
        return window.findChild(QMessageBox)

    qtbot.waitUntil(lambda: box() is not None, timeout=TIMEOUT_MS)
    texts = [words_on(button) for button in box().buttons()]
    assert "Restore a backup…" in texts
    assert "Check and repair project…" in texts
    assert "own" in box().text()
    restore = next(button for button in box().buttons() if words_on(button) == "Restore a backup…")
    settled(qtbot.mouseClick(restore, Qt.MouseButton.LeftButton))


def test_a_backup_that_cannot_be_read_says_why_in_german(opened, application, settled, qtbot):
    backup = opened.bench.project.back_up()
    backup.path.write_bytes(b"no project")
    use_language(application, "de")
    dialog = opened.maintenance_actions.restore()
    qtbot.waitUntil(lambda: bool(dialog.words.text()), timeout=TIMEOUT_MS)
    assert "kein birdann-Projekt" in dialog.words.text()
    tip = dialog.table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    use_language(application, "en")
    assert tip == dialog.words.text()
    dialog.close()


def test_a_project_in_use_can_be_opened_to_look_at(window, project_path, settled, qtbot):
    with Project.open(project_path):
        window.open_project(project_path)
        qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None, timeout=TIMEOUT_MS)
        box = window.findChild(QMessageBox)
        look = next(button for button in box.buttons() if words_on(button) == "Open read-only")
        qtbot.mouseClick(look, Qt.MouseButton.LeftButton)
        settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
        assert window.bench.project.read_only
        assert "(read-only)" in window.windowTitle()
        assert not window.actions_["project.restore"].isEnabled()


def test_settings_count_at_once(opened, settled, qtbot):
    window = opened
    dialog = window.settings_actions.open()
    qtbot.keyClicks(dialog.reviewer, "Berta")
    dialog.reviewer.editingFinished.emit()
    assert window.bench.session.reviewer == "Berta"
    dialog.theme.choose("dark")
    assert window.palette().window().color().lightness() < 100
    dialog.backups.setValue(9)
    assert KEPT[BackupReason.DAILY] == 9
    dialog.learning.click()
    assert not window.follower.is_on
    dialog.dates.choose("iso")
    noon = datetime(2026, 5, 4, 12, tzinfo=UTC)
    assert date_and_time(noon) == noon.astimezone().strftime("%Y-%m-%d %H:%M")
    kept = Preferences(window.window_parts.preferences.settings).settings
    assert kept.get("backups_kept") == 9
    dialog.scale.choose(125)
    assert "when birdann is started again" in dialog.notice.text()
    dialog.close()
    use_date_form("words")
    KEPT[BackupReason.DAILY] = 7
