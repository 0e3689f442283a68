"""List of recordings with filter and order."""

from collections.abc import Mapping
from enum import StrEnum

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
from PySide6.QtGui import QActionGroup, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.core.ids import RecordingId
from birdann.gui.item_models.index import ROW_ROLE, Index
from birdann.gui.item_models.recordings import (
    ENDS_ROLE,
    ORIGIN_ROLE,
    STATUS_ICONS,
    GroupHeading,
    Grouping,
    RecordingOrder,
    RecordingRow,
    RecordingsModel,
    RecordingStatus,
    Show,
)
from birdann.gui.panels.delegates import MARGIN_PX, MIDDLE, RIGHT, Item, PaintedDelegate
from birdann.gui.style.declared import ChoiceBox, lay_out, with_style
from birdann.gui.style.flow_layout import FlowLayout
from birdann.gui.style.icons import icon, tinted_icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import number, tr

_ROW_HEIGHT_PX, _LINE_PX, _ONE_LINE_PX = 46, 17, 26
_ICON_PX, _COUNT_GAP_PX = 16, 8


class RecordingDelegate(PaintedDelegate):
    """Paints a recording: name and progress; start and species if there is room.

    Headings have the height of recordings, as uniform rows keep lists of thousands fast.
    """

    is_compact = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if self.is_compact:
            return QSize(160, max(_ONE_LINE_PX, option.fontMetrics.height() + 8))
        model = index.model()
        has_more = isinstance(model, RecordingsModel) and (model.has_starts or model.has_locations)
        return QSize(160, _ROW_HEIGHT_PX + _LINE_PX * has_more)

    def paint_item(self, item: Item, index: Index) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, GroupHeading):
            _paint_heading(item, row)
        else:
            self._paint_recording(item, row, index)

    def _paint_recording(self, item: Item, row: RecordingRow, index: Index) -> None:
        theme, ends = current_theme(), index.data(ENDS_ROLE)
        ink = {RecordingStatus.MISSING: theme.danger, RecordingStatus.DONE: theme.good}.get(
            row.status, theme.muted
        )
        rect = item.rect.adjusted(MARGIN_PX + 2, 4, -MARGIN_PX - 2, -4)
        height = rect.height() if self.is_compact else _ROW_HEIGHT_PX // 2 - 4
        first = QRect(rect.left() + 24, rect.top(), rect.width() - 24, height)
        spot = QRect(rect.left(), first.center().y() - _ICON_PX // 2, _ICON_PX, _ICON_PX)
        tinted_icon(STATUS_ICONS[row.status], ink).paint(item.painter, spot)
        font = item.font if self.is_compact else item.bold
        metrics = QFontMetrics(font)
        name = ends.shorten(
            row.name, lambda text: metrics.horizontalAdvance(text) <= first.width()
        )
        color = theme.danger if row.lost and self.is_compact else item.ink
        taken_px = item.write(first, name, font, color, elide=MIDDLE)
        count = row.progress_text
        count_px = QFontMetrics(item.small).horizontalAdvance(count) + _COUNT_GAP_PX
        has_room = taken_px + count_px <= first.width()
        if has_room:
            _paint_count(item, first, count)
        if self.is_compact:
            return
        last = first.translated(0, first.height())
        if rect.height() > _ROW_HEIGHT_PX:
            taken_px = item.write(last, index.data(ORIGIN_ROLE), item.small, theme.muted)
            if not has_room and taken_px + count_px <= last.width():
                _paint_count(item, last, count)
                has_room = True
            last.translate(0, _LINE_PX)
        if not has_room:  # name and origin go before the count
            last.setRight(last.right() - _paint_count(item, last, count))
        words = row.status_text if row.lost else row.species_text
        item.write(last, words, item.small, theme.danger if row.lost else theme.muted)


def _paint_heading(item: Item, heading: GroupHeading) -> None:
    rect = item.rect.adjusted(MARGIN_PX - 2, 2, -MARGIN_PX - 2, -2)
    spot = QRect(rect.left(), rect.center().y() - _ICON_PX // 2, _ICON_PX, _ICON_PX)
    tinted_icon("down" if heading.is_open else "next", item.muted).paint(item.painter, spot)
    count = f"{number(heading.n_tagged)} / {number(heading.n_recordings)}"
    room = rect.adjusted(_ICON_PX + 6, 0, -_paint_count(item, rect, count), 0)
    item.write(room, heading.title, item.bold, item.muted, elide=MIDDLE)


def _paint_count(item: Item, rect: QRect, text: str) -> int:
    """Paint a count at the right end; return the room that it takes."""
    return (
        item.write(rect, text, item.small, item.muted, align=RIGHT) + _COUNT_GAP_PX if text else 0
    )


class RecordingsPanel(QWidget):
    """Recordings of the project; selecting one shows it."""

    chosen = Signal(object)
    selection_changed = Signal()
    removal_asked = Signal()
    worth_asked = Signal()
    """Someone wants the recordings first whose lists would teach most."""
    menu_asked = Signal(QPoint)
    """The place on the screen where to offer what can be done with those selected."""
    rows_changed = Signal()
    """Rows are of another height, or under other headings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marking = False
        self._kept: tuple[tuple[RecordingId, ...], RecordingId | None] = (), None
        self._order = self._displayed_order = RecordingOrder.NAME  # kept with the view, and now
        self.model = RecordingsModel(self)
        self.filter = with_style(QLineEdit(self), placeholderText=tr("Name, site or species"))
        self.filter.setAccessibleName(tr("Filter recordings by name, site, species or date"))
        self.filter.setClearButtonEnabled(True)
        self.filter.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.show_box = self._choice(Show, tr("Which recordings to list"))
        self.order_box = self._choice(RecordingOrder, tr("Order of the recordings"))
        self._delegate = RecordingDelegate(self)
        self.list = self._build_list()
        self.rows_button = QToolButton(self)
        self.rows_button.setIcon(icon("list"))
        self.rows_button.setToolTip(tr("Rows of one line, and groups by site or day"))
        self.rows_button.setAccessibleName(tr("How recordings are listed"))
        self.rows_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.rows_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self.rows_button)
        menu.aboutToShow.connect(lambda: self.fill_rows(menu))
        self.rows_button.setMenu(menu)
        self.empty = QLabel(self, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.empty.setObjectName("empty")
        self.summary = with_style(QLabel(self, wordWrap=True), "muted")
        layout = lay_out(QVBoxLayout(self), margins=(8, 8, 8, 6), spacing=6)
        top = lay_out(QHBoxLayout(), (self.filter, 1), self.rows_button, spacing=4)
        layout.addLayout(top)
        boxes = lay_out(FlowLayout(spacing_px=4), self.show_box, self.order_box)
        lay_out(layout, boxes, (self.list, 1), (self.empty, 1), self.summary)
        self.filter.textChanged.connect(self.model.set_text)
        self.show_box.currentIndexChanged.connect(
            lambda _place: self.model.set_show(self.show_box.chosen_value)
        )
        self.order_box.currentIndexChanged.connect(lambda _place: self._change_order())
        self.filter.returnPressed.connect(lambda: self.step(0))
        self.model.arranged.connect(self._count)
        self.model.about_to_arrange.connect(self._note_selection)
        self.model.modelReset.connect(self._select_again)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.list.selectionModel().selectionChanged.connect(self.selection_changed)
        self._count()

    def _change_order(self) -> None:
        """Sort the list; the benefit of tagging has to be computed first."""
        order = self.order_box.chosen_value
        if order is RecordingOrder.WORTH:
            self.order_box.choose_silently(self._displayed_order)
            self.worth_asked.emit()
            return
        self._order = self._displayed_order = order
        self.model.set_order(order)

    def show_worth(self, worth: Mapping[RecordingId, float]) -> None:
        """List untagged recordings, those with the largest benefit of tagging first."""
        self._displayed_order = RecordingOrder.WORTH
        self.order_box.choose_silently(self._displayed_order)
        self.show_box.choose(Show.UNTAGGED)
        self.model.set_worth(worth)
        self.list.scrollToTop()

    def _build_list(self) -> QListView:
        listed = with_style(QListView(self, uniformItemSizes=True), name=tr("Recordings"))
        listed.setModel(self.model)
        listed.setItemDelegate(self._delegate)
        listed.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        listed.setMouseTracking(True)
        listed.setFrameShape(QFrame.Shape.NoFrame)
        listed.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        listed.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        listed.customContextMenuRequested.connect(self._request_menu)
        listed.installEventFilter(self)
        listed.clicked.connect(self.model.set_open)
        return listed

    def _choice(self, values: type[StrEnum], name: str) -> ChoiceBox:
        box = with_style(
            ChoiceBox(self, {value: tr(value) for value in values}), name=name, tip=name
        )
        box.setMinimumContentsLength(4)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return box

    def show_current(self, recording_id: RecordingId | None) -> None:
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
        indexes = sorted(self.list.selectionModel().selectedIndexes(), key=lambda i: i.row())
        rows = [self.model.row_at(index) for index in indexes]
        return tuple(row.id for row in rows if row is not None)

    def _note_selection(self) -> None:
        row = self.model.row_at(self.list.currentIndex())
        self._kept = self.selected_ids(), row.id if row is not None else None

    def _select_again(self) -> None:
        selected, current = self._kept
        selection, flag = self.list.selectionModel(), QItemSelectionModel.SelectionFlag
        indexes = [index for key in selected if (index := self.model.index_of(key)).isValid()]
        self._marking = True
        if current is not None:
            selection.setCurrentIndex(self.model.index_of(current), flag.NoUpdate)
        for index in indexes:
            selection.select(index, flag.Select)
        self._marking = False

    def step(self, by: int) -> None:
        ids = self.model.ids()
        if ids:
            position = self._n_above() + by - (by > 0 and not self._is_on_recording())
            index = self.model.index_of(ids[min(max(position, 0), len(ids) - 1)])
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.list.selectionModel().setCurrentIndex(index, flag)

    def next_recording_id(self) -> RecordingId | None:
        if not self._is_on_recording():
            return None
        below = self.model.ids()[self._n_above() + 1 :][:1]
        return below[0] if below else None

    def ids_from_current(self) -> list[RecordingId]:
        """Return the listed recordings in order, from after the current one and wrapping."""
        ids, start = self.model.ids(), self._n_above() + self._is_on_recording()
        return ids[start:] + ids[:start]

    def _is_on_recording(self) -> bool:
        return self.model.row_at(self.list.currentIndex()) is not None

    def _n_above(self) -> int:
        current = self.list.currentIndex()
        return self.model.n_recordings_above(current.row()) if current.isValid() else 0

    @property
    def is_compact(self) -> bool:
        return self._delegate.is_compact

    def set_compact(self, is_compact: bool) -> None:
        self._delegate.is_compact = is_compact
        self.list.scheduleDelayedItemsLayout()
        self.rows_changed.emit()

    def set_grouping(self, grouping: Grouping) -> None:
        self.model.set_grouping(grouping)
        self.rows_changed.emit()

    def filters(self) -> dict[str, str]:
        return {
            "text": self.filter.text(),
            "show": self.show_box.chosen_value.name,
            "order": self._order.name,
        }

    def set_filters(self, filters: Mapping[str, object]) -> None:
        self.filter.setText(str(filters.get("text", "")))
        self.show_box.choose_named(filters.get("show"))
        self.order_box.choose_named(filters.get("order"))

    def fill_rows(self, menu: QMenu) -> None:
        menu.clear()
        compact = menu.addAction(tr("&One line each"))
        compact.setCheckable(True)
        compact.setChecked(self.is_compact)
        compact.triggered.connect(self.set_compact)
        menu.addSeparator()
        group = QActionGroup(menu)
        for grouping in Grouping:
            action = menu.addAction(tr(grouping))
            action.setCheckable(True)
            action.setChecked(grouping is self.model.grouping)
            action.triggered.connect(lambda _on=False, value=grouping: self.set_grouping(value))
            group.addAction(action)
        if self.model.grouping is not Grouping.NONE:
            menu.addSeparator()
            menu.addAction(tr("Open all groups")).triggered.connect(
                lambda: self.model.set_all_open(True)
            )
            menu.addAction(tr("Close all groups")).triggered.connect(
                lambda: self.model.set_all_open(False)
            )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Apply keys to the list while it has the focus: Delete, and arrows on groups."""
        if not isinstance(event, QKeyEvent):
            return False
        if self.model.heading_at(self.list.currentIndex()) is not None:
            return self._handle_heading_key(event)
        if event.key() != Qt.Key.Key_Delete:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            self.removal_asked.emit()
            return True
        return False

    def _handle_heading_key(self, event: QKeyEvent) -> bool:
        opens = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}
        turns = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        key = Qt.Key(event.key())
        if key not in opens and key not in turns:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self._turn_group(opens.get(key))
        return True

    def _turn_group(self, is_open: bool | None) -> None:
        index = self.list.currentIndex()
        heading = self.model.heading_at(index)
        if heading is not None and self.model.set_open(index, is_open):
            again = self.model.index_of_heading(heading.key)
            self.list.selectionModel().setCurrentIndex(
                again, QItemSelectionModel.SelectionFlag.NoUpdate
            )

    def _request_menu(self, spot: QPoint) -> None:
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

    def _count(self) -> None:
        total, listed = self.model.n_rows, self.model.n_passing
        tagged = self.model.n_tagged
        words = tr("%Ln recordings, {tagged} tagged", "", total)
        if listed != total:
            words = tr("{listed} of %Ln recordings, {tagged} tagged", "", total)
        words = words.format(listed=number(listed), tagged=number(tagged))
        self.summary.setText(words if total else "")
        self.list.setVisible(bool(listed))
        self.empty.setVisible(not listed)
        self.empty.setText(
            tr("No recordings match these filters. Clear the text or choose “All recordings”.")
            if total
            else tr("No recordings yet. Drop sound files on the window, or press Ctrl+Shift+A.")
        )
