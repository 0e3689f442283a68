"""A project that somebody else made is asked about before sound is read outside its folder."""

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from birdann.app import settings
from birdann.app.maintenance.adding import add_paths
from birdann.app.maintenance.allowed_folders import open_project
from birdann.app.session import Session
from birdann.gui.dialogs.project.maintenance_dialogs import AllowedFoldersDialog
from birdann.store import Project

TIMEOUT_MS = 30_000


@pytest.fixture
def strangers(sounds, tmp_path):
    """A project of somebody else, whose sound lies in another folder, and that folder."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    shutil.copy(min(sounds.glob("dawn_*.wav")), elsewhere)
    path = tmp_path / "theirs" / "theirs.birdann"
    path.parent.mkdir()
    with Project.create(path) as project:
        add_paths(Session(project), [elsewhere])
    shutil.rmtree(settings.default_path().parent)  # whoever allowed it was somebody else
    return path, elsewhere


def asked(window, qtbot):
    """Wait for the question and return its dialog."""

    def visible():
        return [child for child in window.findChildren(AllowedFoldersDialog) if child.isVisible()]

    qtbot.waitUntil(lambda: bool(visible()), timeout=TIMEOUT_MS)
    return visible()[0]


def test_folders_are_listed_and_read_once_they_are_allowed(strangers, window, settled, qtbot):
    path, elsewhere = strangers
    window.open_project(path)
    dialog = asked(window, qtbot)
    assert dialog.table.text(0, 0) == str(elsewhere)
    assert dialog.table.text(0, 1) == "1"
    settled()
    assert window.bench.view.info is None
    qtbot.mouseClick(dialog.allow_button, Qt.MouseButton.LeftButton)
    settled(qtbot.waitUntil(lambda: window.bench.view.info is not None, timeout=TIMEOUT_MS))
    assert window.pane.recording is not None
    assert not any(row.lost for row in window.bench.overview.rows)
    with open_project(path, read_only=True) as again:
        assert not again.unallowed_folders()


def test_return_goes_on_without_sound_and_the_menu_asks_again(strangers, window, settled, qtbot):
    path, _ = strangers
    window.open_project(path)
    dialog = asked(window, qtbot)
    settled(QTest.keyClick(dialog, Qt.Key.Key_Return))
    assert window.bench.view.info is None
    assert window.bench.project.unallowed_folders()
    window.actions_["project.sound"].trigger()
    again = asked(window, qtbot)
    assert again.refuse_button.isDefault()
    again.reject()


def test_the_picture_without_sound_offers_to_allow_it_and_not_to_search(
    strangers, window, settled, qtbot
):
    path, _ = strangers
    window.open_project(path)
    settled(asked(window, qtbot).reject())
    assert not window.pane.search_button.isVisible()
    qtbot.mouseClick(window.pane.folders_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(asked(window, qtbot).allow_button, Qt.MouseButton.LeftButton)
    settled(qtbot.waitUntil(lambda: window.bench.view.info is not None, timeout=TIMEOUT_MS))
    assert not window.pane.folders_button.isVisible()


def test_an_own_project_is_not_asked_about(opened, settled):
    settled(opened.actions_["project.sound"].trigger())
    assert not opened.findChildren(AllowedFoldersDialog)
    assert "All folders of this project are allowed" in opened.statusBar().currentMessage()
