"""Recordings that could not be searched are listed, and tried again by one click."""

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from birdann.app.maintenance.adding import add_paths
from birdann.app.session import Session
from birdann.gui.dialogs.program.outcome_dialogs import ListReportDialog
from birdann.gui.runtime.jobs import JobState
from birdann.store import Project

TIMEOUT_MS = 60_000


@pytest.fixture
def one_gone(sounds, tmp_path, window, settled, qtbot):
    """A window on two recordings; the sound of one is gone, and lies in a drawer."""
    folder, drawer = tmp_path / "field", tmp_path / "drawer"
    folder.mkdir()
    drawer.mkdir()
    for sound in sorted(sounds.glob("dawn_*.wav"))[:2]:
        shutil.copy(sound, folder)
    with Project.create(folder / "two.birdann") as project:
        add_paths(Session(project), [folder])
    gone = min(folder.glob("*.wav"))
    shutil.move(gone, drawer)
    window.open_project(folder / "two.birdann")
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    return window, drawer / gone.name, gone


def test_training_without_segments_offers_to_find_them(one_gone, settled, qtbot):
    """It said only that they are to be found first, beside a copy of the diagnostics."""
    window, *_ = one_gone
    window.actions_["model.train"].trigger()
    qtbot.waitUntil(lambda: bool(boxes(window)))
    (box,) = boxes(window)
    assert "no segments" in box.text()
    qtbot.keyClick(box.defaultButton(), Qt.Key.Key_Return)
    settled(report_of(window, qtbot).close())
    assert window.bench.counts.segments


def boxes(window):
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def report_of(window, qtbot):
    """Wait for the report and return it."""

    def shown():
        return [child for child in window.findChildren(ListReportDialog) if child.isVisible()]

    qtbot.waitUntil(lambda: bool(shown()), timeout=TIMEOUT_MS)
    return shown()[0]


def test_the_report_and_the_card_offer_to_try_again(one_gone, settled, qtbot):
    window, kept, place = one_gone
    window.actions_["model.segment"].trigger()
    report = settled(report_of(window, qtbot))
    assert report.table.n_rows == 1
    assert report.table.text(0, 0) == place.name
    card = window.window_parts.jobs.cards[0]
    assert card.job.state is JobState.DONE
    assert "Finding segments failed in 1 recording." in card.state.text()
    assert not card.again.isHidden()
    shutil.move(kept, place)
    settled(qtbot.mouseClick(report.again_button, Qt.MouseButton.LeftButton))
    assert window.bench.counts.segmented == 2
    assert not window.bench.counts.problems
    assert window.window_parts.jobs.cards[0].again.isHidden()
    window.actions_["model.retry"].trigger()
    assert "No recording has failed" in window.statusBar().currentMessage()


def test_the_menu_tries_again_another_day(one_gone, settled, qtbot):
    window, kept, place = one_gone
    window.actions_["model.segment"].trigger()
    settled(report_of(window, qtbot).close())
    shutil.move(kept, place)
    settled(window.actions_["model.retry"].trigger())
    assert window.bench.counts.segmented == 2
