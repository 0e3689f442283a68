"""The keys 1 to 9: plain, with Ctrl, with Alt."""

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from birdann.gui.actions.review.label_actions import LabelActions
from birdann.gui.actions.review.tag_actions import TagActions


def add_number_keys(window: QWidget, labels: LabelActions, tags: TagActions) -> None:
    """Let a number on the screen be answered or tagged; Ctrl tags its species, Alt plays it."""
    for digit in range(1, 10):
        for prefix, press in (
            ("", labels.press_digit),
            ("Ctrl+", tags.cycle_number),
            ("Alt+", tags.hear_number),
        ):
            key = QShortcut(QKeySequence(f"{prefix}{digit}"), window)
            key.activated.connect(lambda digit=digit, press=press: press(digit))
