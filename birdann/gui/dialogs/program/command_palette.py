"""Command palette: type part of a name, press Enter."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.item_models.index import ROW_ROLE, Index
from birdann.gui.item_models.picks import rank
from birdann.gui.item_models.table_rows import ColumnHeading, TableRows
from birdann.gui.panels.delegates import MARGIN_PX, RIGHT, Item, PaintedDelegate
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.icons import icon, tinted_icon
from birdann.gui.text.language import tr

_MIN_SIMILARITY = 0.7


@dataclass(frozen=True, slots=True, kw_only=True)
class PaletteEntry:
    """A command; ``obstacle`` is why it is disabled.

    ``other_words`` are synonyms of its title.
    """

    action_id: str
    title: str
    menu: str
    icon: str
    key: str
    obstacle: str = ""
    other_words: str = ""


class _EntryDelegate(PaintedDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, 34)

    def paint_item(self, item: Item, index: Index) -> None:
        entry = index.data(ROW_ROLE)
        rect = item.rect.adjusted(MARGIN_PX + 4, 0, -MARGIN_PX - 2, 0)
        ink = item.muted if entry.obstacle else item.ink
        if entry.icon:
            spot = QRect(rect.left(), rect.center().y() - 8, 17, 17)
            tinted_icon(entry.icon, ink).paint(item.painter, spot)
        if entry.key:
            item.draw_key(rect, entry.key)
        line = rect.adjusted(28, 0, -4, 0)
        note = (
            tr("when {obstacle}").format(obstacle=entry.obstacle) if entry.obstacle else entry.menu
        )
        taken = item.write(line, note, item.small, item.muted, align=RIGHT)
        item.write(line.adjusted(0, 0, -taken - 12, 0), entry.title, color=ink)


def matching_entries(typed: str, entries: Sequence[PaletteEntry]) -> list[int]:
    """Return the indices of the commands that match a query, best first.

    Matches in titles come before matches in synonyms; without either, similar spellings.
    """
    names = [f"{entry.title} {entry.menu}" for entry in entries]
    others = [entry.other_words for entry in entries]
    indices = list(dict.fromkeys([*rank(typed, names), *rank(typed, others)]))
    if indices:
        return indices
    similarity = [
        max(
            SequenceMatcher(None, typed.strip().casefold(), word).ratio()
            for word in f"{name} {other}".casefold().split()
        )
        for name, other in zip(names, others, strict=True)
    ]
    matches = [index for index, value in enumerate(similarity) if value >= _MIN_SIMILARITY]
    return sorted(matches, key=lambda index: -similarity[index])


class CommandPalette(QDialog):
    """Finds and triggers a command."""

    triggered = Signal(str)

    def __init__(self, entries: Sequence[PaletteEntry], parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("palette")
        self._entries = sorted(entries, key=lambda entry: bool(entry.obstacle))
        self.field = QLineEdit(self, placeholderText=tr("Search commands"))
        self.field.setAccessibleName(tr("Command to find"))
        self.field.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.model = TableRows([ColumnHeading("")], self)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_EntryDelegate(self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setAccessibleName(tr("Commands"))
        self.nothing = with_style(QLabel(tr("No command of that name."), self), "empty")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        lay_out(layout, self.field, (self.list, 1), self.nothing)
        self.field.textChanged.connect(self._refresh)
        self.field.returnPressed.connect(self._run_selected)
        self.field.installEventFilter(self)
        self.list.clicked.connect(self._run_selected)
        self._refresh()
        self._move_over_window()
        self.field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None and self.model.rowCount():
                index = (self.list.currentIndex().row() + step) % self.model.rowCount()
                self.list.setCurrentIndex(self.model.index(index, 0))
                return True
        return False

    def _refresh(self) -> None:
        found = [self._entries[k] for k in matching_entries(self.field.text(), self._entries)]
        self.model.set_rows(found, lambda entry: (entry.title,))
        self.list.setCurrentIndex(self.model.index(0, 0))
        self.nothing.setVisible(not self.model.rowCount())
        self.list.setVisible(bool(self.model.rowCount()))

    def _run_selected(self) -> None:
        entry = self.model.row_at(self.list.currentIndex().row())
        if entry is None or entry.obstacle:
            return
        self.close()
        self.triggered.emit(entry.action_id)

    def _move_over_window(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            self.resize(560, 420)
            return
        width = min(600, parent.width() - 80)
        self.resize(width, min(440, parent.height() - 160))
        corner = parent.mapToGlobal(parent.rect().topLeft())
        self.move(corner.x() + (parent.width() - width) // 2, corner.y() + 90)
