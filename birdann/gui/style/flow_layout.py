"""A layout that wraps its items to as many lines as needed."""

from collections.abc import Collection

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLayout, QLayoutItem, QWidget

_ARROW_PX = 36
"""Width of a box without its text."""


class FlowLayout(QLayout):
    """Places widgets in lines; items of a line share the remaining width.

    A combo box requests the width of its current text, others their size hint. A label that wraps
    its words takes further lines of text where it is alone and too long.
    """

    def __init__(self, *, spacing_px: int = 6) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._heights_px: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing_px)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        if isinstance(box := item.widget(), QComboBox):
            box.currentTextChanged.connect(self.invalidate)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def fits_on_one_line(self, width_px: int, *, without: Collection[QWidget]) -> bool:
        """Whether all items, except some, would fit on one line, including hidden ones."""
        wanted = [_wanted_px(item) for item in self._items if item.widget() not in without]
        return sum(wanted) + self.spacing() * (len(wanted) - 1) <= width_px

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that a width needs; Qt asks hundreds of times while a window opens."""
        if width not in self._heights_px:
            self._heights_px[width] = self._lay_out_lines(QRect(0, 0, width, 0), is_real=False)
        return self._heights_px[width]

    def invalidate(self) -> None:
        self._heights_px.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay_out_lines(rect, is_real=True)

    def sizeHint(self) -> QSize:
        widths = [_wanted_px(item) for item in self._visible_items()]
        width = sum(widths) + self.spacing() * max(0, len(widths) - 1)
        return QSize(width, self.minimumSize().height())

    def minimumSize(self) -> QSize:
        visible_items = self._visible_items()
        return QSize(
            max((item.minimumSize().width() for item in visible_items), default=0),
            max((item.sizeHint().height() for item in visible_items), default=0),
        )

    def _visible_items(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, int]]]:
        """Return the items of each line, with the requested widths."""
        lines: list[list[tuple[QLayoutItem, int]]] = []
        left = 0
        for item in self._visible_items():
            wanted = _wanted_px(item)
            if not lines or wanted > left:
                lines.append([])
                left = width
            lines[-1].append((item, wanted))
            left -= wanted + self.spacing()
        return lines

    def _lay_out_lines(self, rect: QRect, *, is_real: bool) -> int:
        """Return the height for a width; place the widgets if ``is_real``."""
        y, gap = rect.top(), self.spacing()
        for line in self._lines(rect.width()):
            height = max(_height_px(item, min(wanted, rect.width())) for item, wanted in line)
            spare = rect.width() - sum(width_px + gap for _, width_px in line) + gap
            x = rect.left()
            for n_left, (item, width_px) in zip(range(len(line), 0, -1), line, strict=True):
                extra_px = max(0, spare) // n_left
                width = min(width_px + extra_px, item.maximumSize().width(), rect.width())
                spare -= width - width_px
                if is_real:
                    item.setGeometry(QRect(x, y, width, height))
                x += width + gap
            y += height + gap
        return max(0, y - gap - rect.top())


def _wanted_px(item: QLayoutItem) -> int:
    box = item.widget()
    if isinstance(box, QComboBox):
        words_px = box.fontMetrics().horizontalAdvance(box.currentText()) + _ARROW_PX
        return min(max(words_px, box.minimumSizeHint().width()), box.maximumWidth())
    if isinstance(box, QLabel) and box.wordWrap():
        return box.fontMetrics().horizontalAdvance(box.text()) + 1
    return item.sizeHint().width() if box is None else box.sizeHint().width()  # if hidden too


def _height_px(item: QLayoutItem, width_px: int) -> int:
    return item.heightForWidth(width_px) if item.hasHeightForWidth() else item.sizeHint().height()
