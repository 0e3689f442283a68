"""Every key on one page."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import Dialog
from birdann.gui.text.language import mark, tr

KEYS_IN_THE_PICTURE = (
    (mark("Left, Right"), mark("Move along the recording; with Shift by a page")),
    (mark("Up, Down"), mark("Move along the frequencies")),
    (mark("Shift + −"), mark("Zoom frequency")),
    (mark("Wheel"), mark("Scroll in time, with Shift in frequency; with Ctrl zoom")),
    (mark("Double click"), mark("Zoom to the segment and play it")),
    (mark("Home, End"), mark("Go to the start or the end")),
    (mark("Esc"), mark("Select nothing")),
)

_WIDTH_PX, _HEIGHT_PX, _KEY_WIDTH_PX = 1020, 660, 150

Section = tuple[str, Sequence[tuple[str, str]]]


class ShortcutsSheet(Dialog):
    """Lists keys in sections, two columns."""

    def __init__(self, sections: Sequence[Section], parent: QWidget | None = None) -> None:
        super().__init__(tr("Keyboard shortcuts"), parent)
        in_picture = [(tr(key), tr(what)) for key, what in KEYS_IN_THE_PICTURE]
        inside = QWidget(self)
        columns = QHBoxLayout(inside)
        columns.setContentsMargins(20, 16, 20, 16)
        columns.setSpacing(36)
        for half in _halves([*sections, (tr("In the spectrogram"), in_picture)]):
            column = QVBoxLayout()
            column.setSpacing(14)
            for title, keys in half:
                column.addLayout(self._section(title, keys))
            column.addStretch(1)
            columns.addLayout(column, 1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        buttons = self.closing_buttons()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.addWidget(scroll, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(20, 0, 20, 0)
        foot.addWidget(buttons)
        layout.addLayout(foot)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)

    def _section(self, title: str, keys: Sequence[tuple[str, str]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, _KEY_WIDTH_PX)
        heading = QLabel(title, self)
        heading.setObjectName("caption")
        grid.addWidget(heading, 0, 0, 1, 2)
        for place, (key, what) in enumerate(keys, 1):
            cap = QLabel(key, self)
            cap.setObjectName("key")
            cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(cap, place, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            words = QLabel(what, self)
            words.setWordWrap(True)
            grid.addWidget(words, place, 1)
        return grid


def _halves(sections: Sequence[Section]) -> tuple[list[Section], list[Section]]:
    total = sum(len(keys) + 2 for _, keys in sections)
    left: list[Section] = []
    right: list[Section] = []
    used = 0
    for section in sections:
        into = left if used < total / 2 else right
        into.append(section)
        used += len(section[1]) + 2
    return left, right
