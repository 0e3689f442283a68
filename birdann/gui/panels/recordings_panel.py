"""The list of recordings with its filter and order."""

from collections.abc import Iterable

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from birdann.core.ids import RecordingId
from birdann.gui.item_models.recordings import (
    ROW_ROLE,
    STATUS_ICONS,
    RecordingOrder,
    RecordingRow,
    RecordingsModel,
    RecordingStatus,
    Show,
)
from birdann.gui.panels.painting import (
    MARGIN_PX,
    Index,
    bold_font,
    draw_ground,
    draw_text,
    small_font,
    text_color,
)
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import number, tr

_ROW_HEIGHT_PX, _LINE_PX = 46, 17


class RecordingDelegate(QStyledItemDelegate):
    """Draws a recording: name and progress, its start if any are known, its species."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        has_starts = isinstance(model, RecordingsModel) and model.has_starts
        return QSize(160, _ROW_HEIGHT_PX + _LINE_PX * has_starts)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, RecordingRow):
            return
        theme = current_theme()
        ink = {RecordingStatus.MISSING: theme.danger, RecordingStatus.DONE: theme.good}.get(
            row.status, theme.muted
        )
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ground(painter, option)
        rect = option.rect.adjusted(MARGIN_PX + 2, 4, -MARGIN_PX - 2, -4)
        icon(STATUS_ICONS[row.status], ink).paint(
            painter, QRect(rect.left(), rect.top() + 2, 16, 16)
        )
        small = small_font(option.font)
        first = QRect(rect.left() + 24, rect.top(), rect.width() - 24, _ROW_HEIGHT_PX // 2 - 4)
        second = first.translated(0, first.height())
        draw_text(
            painter,
            first,
            row.progress_text,
            font=small,
            color=theme.muted,
            align=Qt.AlignmentFlag.AlignRight,
        )
        taken = painter.fontMetrics().horizontalAdvance(row.progress_text)
        draw_text(
            painter,
            first.adjusted(0, 0, -taken - 8, 0),
            row.name,
            font=bold_font(option.font),
            color=text_color(option),
            elide=Qt.TextElideMode.ElideMiddle,
        )
        if rect.height() > _ROW_HEIGHT_PX:
            draw_text(painter, second, row.start_text, font=small, color=theme.muted)
            second.translate(0, _LINE_PX)
        draw_text(
            painter,
            second,
            row.status_text if row.lost else row.species_text,
            font=small,
            color=theme.danger if row.lost else theme.muted,
        )
        painter.restore()


class RecordingsPanel(QWidget):
    """Recordings of the project; choosing one shows it."""

    chosen = Signal(object)
    selection_changed = Signal()
    removal_asked = Signal()
    menu_asked = Signal(QPoint)
    """The place on the screen where to offer what can be done with those selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marking = False
        self._kept: tuple[tuple[RecordingId, ...], RecordingId | None] = (), None
        self.model = RecordingsModel(self)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(tr("Name, species or date"))
        self.filter.setAccessibleName(tr("Filter recordings by name, species or date"))
        self.filter.setClearButtonEnabled(True)
        self._search = self.filter.addAction(
            icon("search"), QLineEdit.ActionPosition.LeadingPosition
        )
        self.show_box = self._choice([tr(show) for show in Show], tr("Which recordings to list"))
        self.order_box = self._choice(
            [tr(order) for order in RecordingOrder], tr("Order of the recordings")
        )
        self.list = self._build_list()
        self.empty = QLabel(self)
        self.empty.setObjectName("empty")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.summary = QLabel(self)
        self.summary.setObjectName("muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 6)
        layout.setSpacing(6)
        layout.addWidget(self.filter)
        layout.addWidget(self.show_box)
        layout.addWidget(self.order_box)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.summary)
        self.filter.textChanged.connect(self.model.set_text)
        self.show_box.currentIndexChanged.connect(
            lambda place: self.model.set_show(tuple(Show)[place])
        )
        self.order_box.currentIndexChanged.connect(
            lambda place: self.model.set_order(tuple(RecordingOrder)[place])
        )
        self.filter.returnPressed.connect(lambda: self.step(0))
        for signal in (
            self.model.rowsInserted,
            self.model.rowsRemoved,
            self.model.modelReset,
            self.model.dataChanged,
        ):
            signal.connect(self._count)
        self.model.about_to_arrange.connect(self._note_selection)
        self.model.modelReset.connect(self._select_again)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.list.selectionModel().selectionChanged.connect(self._tell_selection)
        self._count()

    def _build_list(self) -> QListView:
        listed = QListView(self)
        listed.setModel(self.model)
        listed.setItemDelegate(RecordingDelegate(listed))
        listed.setUniformItemSizes(True)
        listed.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        listed.setMouseTracking(True)
        listed.setFrameShape(QFrame.Shape.NoFrame)
        listed.setAccessibleName(tr("Recordings"))
        listed.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        listed.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        listed.customContextMenuRequested.connect(self._ask_for_menu)
        listed.installEventFilter(self)
        return listed

    def _choice(self, words: list[str], name: str) -> QComboBox:
        box = QComboBox(self)
        box.addItems(words)
        box.setAccessibleName(name)
        box.setMinimumContentsLength(8)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return box

    def show_current(self, recording_id: RecordingId | None) -> None:
        """Mark a recording as the one shown, without choosing it again."""
        index = self.model.index_of(recording_id) if recording_id else QModelIndex()
        selection = self.list.selectionModel()
        flag = QItemSelectionModel.SelectionFlag
        several = len(selection.selectedIndexes()) > 1 and selection.isSelected(index)
        self._marking = True
        selection.setCurrentIndex(index, flag.NoUpdate if several else flag.ClearAndSelect)
        self._marking = False
        if index.isValid():
            self.list.scrollTo(index)

    def selected_ids(self) -> tuple[RecordingId, ...]:
        """Return the recordings selected, in the order of the list."""
        indexes = sorted(self.list.selectionModel().selectedIndexes(), key=lambda i: i.row())
        rows = [self.model.row_at(index) for index in indexes]
        return tuple(row.id for row in rows if row is not None)

    def set_rows(self, rows: Iterable[RecordingRow]) -> None:
        """List other recordings; those that are still there stay selected."""
        self.model.set_rows(rows)

    def _note_selection(self) -> None:
        row = self.model.row_at(self.list.currentIndex())
        self._kept = self.selected_ids(), row.id if row is not None else None

    def _select_again(self) -> None:
        """Select what was selected before other recordings were listed, if it still is."""
        kept, current = self._kept
        selection, flag = self.list.selectionModel(), QItemSelectionModel.SelectionFlag
        places = [index for key in kept if (index := self.model.index_of(key)).isValid()]
        self._marking = True
        if current is not None:
            selection.setCurrentIndex(self.model.index_of(current), flag.NoUpdate)
        for index in places:
            selection.select(index, flag.Select)
        self._marking = False

    def step(self, by: int) -> None:
        """Choose the recording that many places below the current one."""
        count = self.model.rowCount()
        if count:
            current = self.list.currentIndex()
            place = current.row() + by if current.isValid() else 0
            index = self.model.index(min(max(place, 0), count - 1))
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.list.selectionModel().setCurrentIndex(index, flag)

    def following(self) -> RecordingId | None:
        """Return the recording listed below the current one."""
        current = self.list.currentIndex()
        if not current.isValid():
            return None
        row = self.model.row_at(self.model.index(current.row() + 1))
        return row.id if row is not None else None

    def ids_from_current(self) -> list[RecordingId]:
        """Return the listed recordings in order, starting after the current one, round once."""
        ids, start = self.model.ids(), self.list.currentIndex().row() + 1
        return ids[start:] + ids[:start]

    def refresh_icons(self) -> None:
        """Draw icons in the colours of the present theme."""
        self._search.setIcon(icon("search"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Delete mean the recordings while their list has the focus, not a segment."""
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Delete:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            self.removal_asked.emit()
            return True
        return False

    def _ask_for_menu(self, spot: QPoint) -> None:
        """Offer a menu at a recording, or by its key at the current one."""
        index = self.list.indexAt(spot)
        if not index.isValid():
            index = self.list.currentIndex()
            spot = self.list.visualRect(index).center()
        if index.isValid():
            self.menu_asked.emit(self.list.viewport().mapToGlobal(spot))

    def _choose(self, index: QModelIndex) -> None:
        row = self.model.row_at(index)
        if row is not None and not self._marking:
            self.chosen.emit(row.id)

    def _tell_selection(self) -> None:
        self.selection_changed.emit()

    def _count(self) -> None:
        total, listed = self.model.n_rows, self.model.rowCount()
        tagged = self.model.n_tagged
        words = tr("%Ln recordings, {tagged} tagged", "", total)
        if listed != total:
            words = tr("{listed} of %Ln recordings, {tagged} tagged", "", total)
        words = words.format(listed=number(listed), tagged=number(tagged))
        self.summary.setText(words if total else "")
        self.list.setVisible(bool(listed))
        self.empty.setVisible(not listed)
        self.empty.setText(
            tr("No recording passes these filters. Clear the text or choose “All recordings”.")
            if total
            else tr("No recordings yet. Drop sound files on the window, or press Ctrl+Shift+A.")
        )
