"""The first five minutes: welcome, sample, tour; and the day that something goes wrong."""

import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QStandardPaths, Qt, QTimer
from PySide6.QtWidgets import QToolButton

from birdann.gui import application as running
from birdann.gui.application import _report_error
from birdann.gui.dialogs.program.about import AboutDialog, LicencesDialog
from birdann.gui.dialogs.program.outcome_dialogs import CrashDialog
from birdann.gui.help.callout import position_beside

TIMEOUT_MS = 60_000


@pytest.fixture
def short_chorus(monkeypatch):
    """Let the sample be three short recordings."""
    from birdann.sample import chorus

    real = chorus.synthesise

    def few(folder, **more):
        return real(folder, n_recordings=3, shortest_s=3.0, longest_s=4.0, **more)

    monkeypatch.setattr(chorus, "synthesise", few)


@pytest.fixture
def documents(tmp_path, monkeypatch):
    """A folder of documents of its own."""
    monkeypatch.setattr(
        QStandardPaths, "writableLocation", lambda _kind: str(tmp_path / "Documents")
    )
    return tmp_path / "Documents"


def test_one_click_makes_the_sample_and_begins_the_tour(
    window, short_chorus, documents, settled, qtbot
):
    qtbot.mouseClick(window.welcome.sample, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "opens as soon as" in window.status.advice.text())
    settled(qtbot.waitUntil(lambda: window.tour.callout is not None, timeout=TIMEOUT_MS))
    assert window.bench.project.path.parent.parent == documents
    window.tour.stop()
    settled(window.actions_["file.close"].trigger())
    qtbot.mouseClick(window.welcome.sample, Qt.MouseButton.LeftButton)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    assert window.tour.callout is None
    assert len(list(documents.iterdir())) == 1


def test_recent_projects_that_are_gone_are_not_offered(opened, project_path, settled, qtbot):
    settled(opened.actions_["file.close"].trigger())
    qtbot.waitUntil(lambda: bool(opened.welcome.findChildren(QToolButton, "row")))
    project_path.unlink()
    opened.bench.facts_changed.emit()
    rows = partial(opened.welcome.findChildren, QToolButton, "row")
    qtbot.waitUntil(lambda: not [row for row in rows() if row.isVisible()])


def test_a_recent_project_of_the_home_folder_is_told_by_its_sign(
    window, tmp_path, monkeypatch, qtbot
):
    rows = partial(window.welcome.findChildren, QToolButton, "row")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for folder, told in ((tmp_path, "~"), (tmp_path / "field", "~/field"), (Path("/a"), "/a")):
        window.welcome.set_recent([folder / "Evening.birdann"])
        qtbot.waitUntil(lambda told=told: [row.text().split()[-1] for row in rows()] == [told])


def test_recent_projects_do_not_make_the_first_page_scroll(window, tmp_path, qtbot):
    rows = partial(window.welcome.findChildren, QToolButton, "row")
    window.welcome.set_recent([tmp_path / f"{n}.birdann" for n in range(9)])
    qtbot.waitUntil(lambda: [row.text().split()[0] for row in rows()] == ["0", "1", "2", "3"])


def test_the_tour_goes_by_keys_and_by_mouse_and_stops_no_work(opened, settled, qtbot):
    window = opened
    window.actions_["help.tour"].trigger()
    callout = window.tour.callout
    assert callout.count.text() == "1 of 5"
    assert not callout.back.isEnabled()
    qtbot.keyClick(callout, Qt.Key.Key_Right)
    assert callout.count.text() == "2 of 5"
    tags = window.layout_.docks["Species in this recording"]
    assert callout.spotlight.geometry().contains(tags.geometry().center())
    qtbot.keyClick(callout, Qt.Key.Key_Left)
    assert callout.count.text() == "1 of 5"
    qtbot.mouseClick(callout.next, Qt.MouseButton.LeftButton)
    settled(qtbot.keyClick(window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier))
    assert window.bench.counts.tagged == 1
    assert window.tour.callout is not None
    for _ in range(3):
        qtbot.mouseClick(callout.next, Qt.MouseButton.LeftButton)
        assert window.rect().contains(callout.geometry())
    assert callout.next.text() == "Done"
    qtbot.mouseClick(callout.next, Qt.MouseButton.LeftButton)
    assert window.tour.callout is None
    assert window.window_parts.preferences.value("tour_seen") is True


def test_the_tour_can_be_skipped_and_taken_again(opened, qtbot):
    opened.actions_["help.tour"].trigger()
    qtbot.keyClick(opened.tour.callout, Qt.Key.Key_Escape)
    assert opened.tour.callout is None
    opened.actions_["help.tour"].trigger()
    assert opened.tour.callout is not None
    opened.resize(1100, 700)
    qtbot.wait(1)
    assert opened.rect().contains(opened.tour.callout.geometry())


def test_a_note_stands_where_there_is_room():
    room, note = QRect(0, 0, 1000, 600), QRect(0, 0, 300, 100)
    for spot in (
        QRect(0, 0, 200, 600),
        QRect(800, 0, 200, 600),
        QRect(0, 0, 1000, 100),
        QRect(0, 500, 1000, 100),
    ):
        placed = QRect(position_beside(spot, note, room), note.size())
        assert room.contains(placed), spot
        assert not placed.intersects(spot), spot
    inside = position_beside(room, note, room)
    assert room.contains(QRect(inside, note.size()))
    assert inside == QPoint(499 - 150, 299 - 50)


def test_an_exception_in_a_slot_is_confessed_and_can_be_saved(
    window, tmp_path, monkeypatch, qtbot
):
    monkeypatch.setattr(sys, "excepthook", lambda *what: _report_error(window, *what))

    def fail() -> None:
        raise RuntimeError("a slot broke")

    with qtbot.captureExceptions() as caught:
        for _ in range(2):
            QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: len(caught) == 2, timeout=TIMEOUT_MS)
    for what in caught:
        sys.excepthook(*what)
    dialog = window.window_parts.messages.crash
    assert dialog.isVisible()
    assert "Occurred 2 times." in dialog.words.text()
    target = tmp_path / "report.txt"
    dialog.save_to(target)
    report = target.read_text(encoding="utf-8")
    assert "RuntimeError: a slot broke" in report
    assert "Qt " in report
    assert "unhandled error" in report
    dialog.save_to(tmp_path / "no such folder" / "report.txt")
    assert "no such folder" in dialog.words.text()
    qtbot.mouseClick(dialog.continue_button, Qt.MouseButton.LeftButton)
    assert window.isVisible()
    assert window.window_parts.messages.crash is None


def test_an_exception_of_a_full_stack_is_confessed(window, monkeypatch):
    """The handler failed as well, and nothing was shown."""
    shown = []
    monkeypatch.setattr(
        type(window.window_parts.messages), "fail", lambda *what: shown.append(what)
    )
    limit = sys.getrecursionlimit()

    def fail() -> None:
        try:
            fail()
        except RecursionError as error:
            if not shown:
                _report_error(window, RecursionError, error, None)

    try:
        fail()
    finally:
        sys.setrecursionlimit(limit)
    assert "RecursionError" in shown[0][-1]


def test_a_window_that_cannot_be_made_is_told_of(application, monkeypatch):
    told = []

    def fail(*_what) -> None:
        raise RuntimeError("no window today")

    monkeypatch.setattr(running, "make_window", fail)
    monkeypatch.setattr(CrashDialog, "exec", lambda dialog: told.append(dialog.report))
    with pytest.raises(RuntimeError, match="no window today"):
        running.run(None)
    assert "RuntimeError: no window today" in told[0]


def test_a_user_may_quit_after_a_mistake(window, qtbot):
    window.window_parts.messages.fail("", "Traceback")
    qtbot.mouseClick(window.window_parts.messages.crash.quit_button, Qt.MouseButton.LeftButton)
    assert not window.isVisible()


def test_about_names_the_log_and_leads_to_the_licences(window, settled, qtbot):
    window.actions_["help.about"].trigger()
    about = window.findChild(AboutDialog)
    assert "birdann.log" in about.log.text()
    qtbot.mouseClick(about.licences_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.findChild(LicencesDialog) is not None, timeout=TIMEOUT_MS)
    dialog = window.findChild(LicencesDialog)
    names = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert names[0].startswith("birdann ")
    qt = next(row for row, name in enumerate(names) if name.startswith("PySide6"))
    dialog.list.setCurrentRow(qt)
    assert "LGPL" in dialog.terms.text() or "LGPL" in dialog.text.toPlainText()
    assert "replace" in dialog.text.toPlainText()
