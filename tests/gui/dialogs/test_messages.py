"""A question is answered by who has seen it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.gui.reviewing import K, activate, press, type_text


def test_letters_typed_while_a_question_comes_up_do_not_answer_it(window, qtbot):
    activate(window, qtbot)
    said = []
    answers = (
        ("&Yes, all of them", lambda: said.append("c")),
        ("At &least", lambda: said.append("l")),
    )
    box = window.window_parts.messages.decide("Are they?", "", answers)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is box)
    type_text(window, "Cl3lc")
    QTest.qWait(300)  # Qt presses the button of a letter a tenth of a second later
    assert said == []
    assert box.isVisible()
    qtbot.keyClick(box, K.Key_L, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: said == ["l"])


def test_enter_changes_nothing(window, qtbot):
    activate(window, qtbot)
    said = []
    box = window.window_parts.messages.ask(
        "Delete it?", "", "&Delete", "&Keep", lambda: said.append(1)
    )
    qtbot.waitUntil(lambda: QApplication.activeWindow() is box)
    press(window, K.Key_Return)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is None)
    assert said == []
