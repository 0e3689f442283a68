"""A double click gives one answer."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.reviewing import K, activate, let_paint, press, said, show

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def click_twice(window, widget, spot, settled):
    """Click as a hand does, so that what the first click brings is painted before the second."""
    settled(QTest.mouseClick(widget, LEFT, NONE, spot))
    let_paint(window)
    for kind, held in (
        (QEvent.Type.MouseButtonDblClick, LEFT),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        there = QPointF(widget.mapToGlobal(spot))
        QApplication.sendEvent(widget, QMouseEvent(kind, QPointF(spot), there, LEFT, held, NONE))
    settled()


def first_row(picker):
    index = picker.list.model().index(0, 0)
    return picker.list.viewport(), picker.list.visualRect(index).center()


def test_a_double_click_answers_one_question(trained, settled, qtbot, monkeypatch):
    monkeypatch.setattr(trained.follower, "is_on", False)
    activate(trained, qtbot)
    settled(press(trained, K.Key_U))
    panel, answered = trained.window_parts.segment, set()
    for part in ("confirm", "reject", "row"):
        asked = trained.bench.segment_id
        answered.add(asked)
        if part == "row":
            widget, spot = first_row(panel.picker)
        else:
            widget = getattr(panel, part)
            spot = widget.rect().center()
        click_twice(trained, widget, spot, settled)
        assert set(said(trained)) == answered, part
        assert trained.bench.segment_id not in answered, part


def test_a_double_click_tags_once(trained, settled, qtbot):
    activate(trained, qtbot)
    show(trained, settled, "dawn_2.wav")
    let_paint(trained)
    edits = trained.bench.session.history
    before = len(edits._done)
    click_twice(trained, *first_row(trained.window_parts.tags.picker), settled)
    assert len(edits._done) == before + 1
