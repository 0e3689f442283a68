"""A layout that wraps its items, and remembers what height they need."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from birdann.gui.style.flow_layout import FlowLayout


def test_height_follows_the_chosen_text_and_what_is_shown(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout, box, button = FlowLayout(), QComboBox(page), QPushButton("Next", page)
    box.addItems(["all", "recordings in which two species may have been mistaken"])
    page.setLayout(layout)
    layout.addWidget(box)
    layout.addWidget(button)
    page.show()
    width_px = layout.sizeHint().width()
    one_line_px = layout.heightForWidth(width_px)
    box.setCurrentIndex(1)
    two_lines_px = layout.heightForWidth(width_px)
    assert two_lines_px > 1.5 * one_line_px
    button.hide()
    assert layout.heightForWidth(width_px) < two_lines_px
    button.show()
    assert layout.heightForWidth(width_px) == two_lines_px
    box.setCurrentIndex(0)
    assert layout.heightForWidth(width_px) == one_line_px


def test_items_are_measured_once_for_each_width(qtbot: QtBot) -> None:
    page = QWidget()
    asked: list[QPushButton] = []

    class Button(QPushButton):
        def sizeHint(self) -> QSize:
            asked.append(self)
            return super().sizeHint()

    qtbot.addWidget(page)
    layout = FlowLayout()
    page.setLayout(layout)
    layout.addWidget(Button("Next", page))
    page.show()
    layout.invalidate()
    asked.clear()
    layout.heightForWidth(200)
    n_of_one_width = len(asked)
    for width_px in (200, 300, 200, 300):
        layout.heightForWidth(width_px)
    assert len(asked) == 2 * n_of_one_width > 0
