"""Two people's projects are merged in the window; what cannot be merged is said in a sentence."""

import shutil
import sqlite3

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from birdann.app.commands import AddRecordings, LabelSegments
from birdann.app.session import Session
from birdann.core.labels import LabelState
from birdann.store import Project
from birdann.store.schema import FORMAT
from tests.gui.conftest import TIMEOUT_MS


@pytest.fixture
def second(trained, settled, tmp_path):
    """A copy of the open project in which Ben named a segment otherwise than Anna."""
    settled()
    path = tmp_path / "second.birdann"
    project = trained.bench.project
    project.save_copy(path)
    for session, named in ((trained.bench.session, 0), (None, 1)):
        if session is None:
            with Project.open(path) as copy:
                _name_first(Session(copy, reviewer="Ben"), named)
        else:
            session.reviewer = "Anna"
            _name_first(session, named)
    settled()
    return path


def _name_first(session, place):
    project = session.project
    owner = next(r for r in project.recordings.all() if project.segments.count(r.id))
    segment = min(project.segments.of(owner.id), key=lambda call: call.id)
    species = sorted(bird.id for bird in project.species.in_use())[place]
    session.execute(LabelSegments([segment.id], LabelState.CORRECTED, species))


def choose(window, qtbot, path):
    """Choose a file in the dialog of files that is open."""

    def dialog():
        return next((d for d in window.findChildren(QFileDialog) if d.isVisible()), None)

    qtbot.waitUntil(lambda: dialog() is not None, timeout=TIMEOUT_MS)
    chooser = dialog()
    chooser.selectFile(str(path))
    chooser.accept()


def said(window, qtbot):
    """Return the sentence of the error that is shown, and close it."""

    def shown():
        boxes = [child for child in window.findChildren(QMessageBox) if child.isVisible()]
        error = window.window_parts.messages.error
        return [*(box.text() for box in boxes), *([error.words.text()] if error else [])]

    qtbot.waitUntil(lambda: bool(shown()), timeout=TIMEOUT_MS)
    sentences = shown()
    window.window_parts.messages.close_all()
    return " ".join(sentences)


def test_what_two_people_said_differently_waits_in_the_merged_project(
    trained, second, tmp_path, settled, qtbot
):
    trained.actions_["file.merge"].trigger()
    choose(trained, qtbot, second)
    choose(trained, qtbot, tmp_path / "both")

    def is_open():
        project = trained.bench.project
        return project is not None and project.path.name == "both.birdann"

    settled(qtbot.waitUntil(is_open, timeout=TIMEOUT_MS))
    assert len(trained.bench.project.labels.disagreements()) == 1


def unrelated(path, factory):
    path.unlink()
    with Project.create(path) as project:
        Session(project).execute(AddRecordings([factory.recording("far.wav")]))


def newer(path, _factory):
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version={FORMAT + 1}")
    connection.close()


def damaged(path, _factory):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def test_what_cannot_be_merged_is_said_and_nothing_is_changed(
    trained, second, tmp_path, factory, settled, qtbot
):
    own, both = trained.bench.project.path, tmp_path / "both.birdann"
    reasons = {own: "is the same file as"}
    for spoil, words in (
        (unrelated, "have no recording in common"),
        (newer, "made by a newer version of birdann"),
        (damaged, "damaged.birdann is damaged"),
    ):
        path = tmp_path / f"{spoil.__name__}.birdann"
        shutil.copy(second, path)
        spoil(path, factory)
        reasons[path] = words
    before = {path: path.read_bytes() for path in reasons}
    edits = trained.bench.project.overview.counts()
    for path, words in reasons.items():
        trained.maintenance_actions.merge_with(path, both)
        assert words in said(trained, qtbot)
        settled()
        assert not both.exists(), words
        assert {path: path.read_bytes() for path in before} == before, words
        assert trained.bench.project.overview.counts() == edits, words
