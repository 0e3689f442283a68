"""The review queue: one row per item, and the pace of review."""

from collections import deque
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from time import monotonic

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.core.arrays import Int64Array
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.validation import LONGEST_S
from birdann.features.measurements import MEASUREMENTS
from birdann.gui.item_models.queue import (
    BAND_COLUMN,
    MEASURE_COLUMN,
    OTHER_COLUMN,
    PROBABILITY_COLUMN,
    RECORDING_COLUMN,
    SPECIES_COLUMN,
    STATUS_COLUMN,
    TIME_COLUMN,
    QueueModel,
)
from birdann.gui.item_models.queue_data import NO_QUEUE, QueueData
from birdann.gui.item_models.queue_filter import (
    Arranger,
    MeasureOrder,
    OtherOrder,
    QueueOrder,
    Similarity,
    filter_and_sort,
)
from birdann.gui.panels.delegates import (
    ItemDelegate,
    OtherDelegate,
    RecordingNameDelegate,
    TimeDelegate,
)
from birdann.gui.panels.segment_filter import SIMILAR, SegmentFilter, filter_box
from birdann.gui.project.edits import Selection
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.style.declared import lay_out, table_of_lines, with_style
from birdann.gui.style.flow_layout import FlowLayout
from birdann.gui.text.language import number, tr, translate_message
from birdann.gui.text.times import date_and_time, time_in_recording

_REARRANGE_MS = 250
_CELL_MARGINS_PX = 18
_ROW_PX, _MIN_ROWS = 22, 2
_WITH_TIME_OF_DAY_PX = 800
"""As wide as the panel must be for times to stand in the table in two ways."""
_TABLE_PX = 480
"""As wide as it must be for a table; otherwise an item has two lines."""
_WITH_BAND_PX = 680
"""As wide as it must be for the band, which the question tells too: names need the room more."""
_WIDTHS = (120, 78, 120, 120, 70, 104, 30, 150)
_WIDE_COLUMNS = (SPECIES_COLUMN, OTHER_COLUMN, RECORDING_COLUMN)
_DOT = "\u00a0· "
"""It stays with what is before it where a line ends."""
_UNSORTED = (-1, Qt.SortOrder.AscendingOrder)
_SORTED: dict[object, tuple[int, Qt.SortOrder]] = {
    QueueOrder.SURE: (PROBABILITY_COLUMN, Qt.SortOrder.DescendingOrder),
    QueueOrder.UNSURE: (PROBABILITY_COLUMN, Qt.SortOrder.AscendingOrder),
    QueueOrder.SPECIES: (SPECIES_COLUMN, Qt.SortOrder.AscendingOrder),
    QueueOrder.TIME: (RECORDING_COLUMN, Qt.SortOrder.AscendingOrder),
}
"""The column whose heading shows an order, and its arrow."""


class QueuePanel(QWidget):
    """Filtered and sorted segments to review; selecting one shows it."""

    chosen = Signal(object)
    similar_asked = Signal()
    """Someone wants the segments ordered by likeness to the one selected."""
    measure_asked = Signal(int)
    """Someone wants the segments ordered by a measure (its place)."""
    filter_changed = Signal()
    filtered = Signal()
    """The rows that pass a changed filter are listed."""

    def __init__(self, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        selection.changed.connect(lambda _by_hand: self.mark())
        self._data: QueueData | None = None
        self._other: OtherOrder | None = None
        self.times = AnswerTimes()
        self._order = QueueOrder.USEFUL
        self._marking = False
        self._is_filtering = False
        self._pace = Pace()
        self._later = single_shot(self, self.arrange)
        self.model = QueueModel(self)
        self.arranger = Arranger(self)
        self.arranger.arranged.connect(self._show)
        self.filter = SegmentFilter(self)
        self.filter.changed.connect(self._change_filter)
        self.order_box = filter_box(
            self,
            {order: tr(order) for order in (*QueueOrder, SIMILAR)}
            | {
                index: translate_message(measurement.title)
                for index, measurement in enumerate(MEASUREMENTS)
            },
            tr("Order of the review queue"),
            self._change_order,
        )
        self.counter = with_style(QLabel(self, wordWrap=True), "muted")
        self.show_age(0, None)
        self.empty = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.empty.setObjectName("empty")
        self.table = QTableView(self)
        self._set_up_table()
        self.more = with_style(QToolButton(self), checkable=True, focus=Qt.FocusPolicy.StrongFocus)
        self.more.setToolTip(
            tr("Filter by probability, recording, day and what else there is to choose from")
        )
        self.more.toggled.connect(lambda _on: self._fold())
        bar = self._bar = FlowLayout()
        for part in (*self.filter.boxes, self.order_box, self.more, self.counter):
            bar.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 2)
        layout.setSpacing(4)
        lay_out(layout, bar, (self.table, 1), (self.empty, 1))

    def set_data(self, data: QueueData | None, recording: RecordingId | None) -> None:
        """Set the segments of the project, and the current recording.

        After an edit of the same data the rows are arranged with a delay, so that the next answer
        is not held up.
        """
        edited = data is self._data
        if data is None:
            self._pace.forget()
            self._restore_order()
        else:
            self._pace.note(monotonic(), data.n_reviewed())
        moved = self.filter.set_data(data, recording)
        self._fold()
        self._data = data
        if not edited:
            self._fit_times()
        if edited and not moved:
            self._later.start(_REARRANGE_MS)
        else:
            self.arrange()

    def _fit_times(self) -> None:
        """Widen the time column for the time of day if it is known and there is room."""
        starts = self._data.starts if self._data is not None else ()
        start = next(filter(None, starts), None)
        is_wide = self.width() >= _WITH_TIME_OF_DAY_PX
        longest = time_in_recording(3599.9, start if is_wide else None)
        room = self.table.fontMetrics().horizontalAdvance(longest) + _CELL_MARGINS_PX
        self.table.setColumnWidth(TIME_COLUMN, room)

    def _fold(self) -> None:
        """Fold filters that would need a second line, unless they are open or in use."""
        idle = {self.more, *self.filter.without_choice}
        fit = self._bar.fits_on_one_line(self._bar.geometry().width(), without=idle)
        self.more.setVisible(not fit)
        in_use = self.more.isChecked() or any(box.hasFocus() for box in self.filter.boxes)
        self.filter.fold(is_folded=not fit and not in_use)
        n_set = self.filter.n_active()
        words = tr("More filters (%Ln set)", "", n_set) if n_set else tr("More filters")
        self.more.setText(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_times()
        self._fit_columns()
        self._fold()

    def _fit_columns(self) -> None:
        """Show a table if it fits, and items of two lines otherwise."""
        table, is_narrow = self.table, self.width() < _TABLE_PX
        table.horizontalHeader().setVisible(not is_narrow)
        for column in range(1, self.model.columnCount()):
            table.setColumnHidden(column, is_narrow)
        if not is_narrow:
            table.setColumnHidden(BAND_COLUMN, self.width() < _WITH_BAND_PX)
            table.setColumnHidden(MEASURE_COLUMN, not isinstance(self._other, MeasureOrder))
        delegate = self._item_delegate if is_narrow else self._cell_delegate
        if table.itemDelegateForColumn(SPECIES_COLUMN) is not delegate:
            table.setItemDelegateForColumn(SPECIES_COLUMN, delegate)
            height = _ROW_PX
            if is_narrow:
                option = QStyleOptionViewItem()
                option.initFrom(table)
                option.font = table.font()
                height = delegate.sizeHint(option, self.model.index(0, 0)).height()
            table.verticalHeader().setDefaultSectionSize(height)

    def show_age(self, n_newer: int, learned_at: datetime | None) -> None:
        self._n_newer = n_newer
        lines = [tr("Segments reviewed, and how many you answer in a minute")]
        if learned_at is not None:
            words = tr("Predictions of {when}.")
            lines.append(words.format(when=date_and_time(learned_at)))
        if n_newer:
            lines.append(
                tr("%Ln labels are newer. The recording you label follows at once.", "", n_newer)
            )
        self.counter.setToolTip("\n".join(lines))

    def _change_filter(self) -> None:
        self._is_filtering = True
        self._fold()
        self.filter_changed.emit()
        self.arrange()

    def filters(self) -> dict[str, object]:
        """Return filter and order as storable values."""
        more = self.more.isChecked()
        return {**self.filter.values(), "order": self._order.name, "more": more}

    def set_filters(self, filters: Mapping[str, object]) -> None:
        """Restore filter and order; missing values get their defaults."""
        self.filter.set_values(filters)
        self.order_box.choose_named(filters.get("order"))
        self.more.setChecked(filters.get("more") is True)

    def arrange(self) -> None:
        self._later.stop()
        wanted, other = self.filter.chosen_filter(self._order), self._other
        self.arranger.arrange(self._data, lambda data: filter_and_sort(data, wanted, other))

    def set_other_order(self, other: OtherOrder | None) -> None:
        self._other = other
        measured = other if isinstance(other, MeasureOrder) else None
        self.model.show_measure(measured)
        self._fit_columns()
        self.keep_order()
        self.arrange()

    def keep_order(self) -> None:
        if self._other is None:
            self._name_order(self._order)
        elif isinstance(self._other, MeasureOrder):
            self._name_order(self._other.measurement)
        else:
            self._name_order(SIMILAR)

    def _change_order(self) -> None:
        order = self.order_box.chosen_value
        if isinstance(order, QueueOrder):
            self._order = order
            self.set_other_order(None)
            return
        self.keep_order()
        if order == SIMILAR:
            self.similar_asked.emit()
        else:
            self.measure_asked.emit(order)

    def _name_order(self, order: QueueOrder | str | int) -> None:
        self.order_box.choose_silently(order)
        column, direction = _SORTED.get(order, _UNSORTED)
        if not isinstance(order, QueueOrder) and isinstance(self._other, MeasureOrder):
            column = MEASURE_COLUMN
            if self._other.is_falling:
                direction = Qt.SortOrder.DescendingOrder
        self.table.horizontalHeader().setSortIndicator(column, direction)

    def _restore_order(self) -> None:
        if self._other is not None:
            self.set_other_order(None)

    def _order_by(self, column: int) -> None:
        """Sort by the clicked column; numeric ones in either direction."""
        if column == MEASURE_COLUMN and isinstance(self._other, MeasureOrder):
            self.set_other_order(replace(self._other, is_falling=not self._other.is_falling))
            return
        order = {SPECIES_COLUMN: QueueOrder.SPECIES, TIME_COLUMN: QueueOrder.TIME}.get(column)
        if column == RECORDING_COLUMN:
            order = QueueOrder.TIME
        elif column == PROBABILITY_COLUMN:
            surest = self.order_box.chosen_value is QueueOrder.SURE
            order = QueueOrder.UNSURE if surest else QueueOrder.SURE
        if order in (None, self.order_box.chosen_value):
            self._name_order(self.order_box.chosen_value)
        else:
            self.order_box.choose(order)

    def _show(self, data: QueueData | None, rows: Int64Array) -> None:
        self._marking = True
        self.model.set_rows(data, rows)
        self._marking = False
        self.mark()
        n_all = len(data) if data else 0
        self.counter.setText(self._counts_text(data) if data is not None and n_all else "")
        self._fold()
        self.empty.setText(
            tr("Reading the segments…")
            if data is NO_QUEUE
            else _why_empty(n_all, self.model.rowCount())
        )
        self.empty.setVisible(not self.model.rowCount())
        self.table.setVisible(bool(self.model.rowCount()))
        if self._is_filtering:
            self._is_filtering = False
            self.filtered.emit()

    def progress_text(self) -> str:
        data = self._data
        if data is None:
            return ""
        words = tr("{part} of %Ln reviewed", "segments", len(data))
        return words.format(part=number(data.n_reviewed()))

    def _counts_text(self, data: QueueData) -> str:
        pace = self._pace.per_minute
        words = self.progress_text()
        n_listed = self.model.n_open()
        n_left_out = len(data) - data.n_reviewed() - n_listed
        if n_left_out > 0:
            words += _DOT + tr("%Ln in this queue", "segments to review", n_listed)
            if n_left_out == data.n_hidden(data.min_call_probability):
                words += _DOT + tr("%Ln probably not calls", "segments", n_left_out)
        if pace is not None:
            words += _DOT + tr("{pace}/min").format(pace=pace)
        if self._n_newer:
            words += _DOT + tr("%Ln not learned yet", "labels", self._n_newer)
        if isinstance(self._other, Similarity) and self._other.words:
            words += _DOT + self._other.words
        return words

    def mark(self) -> None:
        """Mark the row of the first selected segment as current, without selecting it again."""
        ids = self._selection.ids
        index = self.model.index_of(ids[0]) if ids else None
        self._marking = True
        if index is None:
            self.table.setCurrentIndex(QModelIndex())
            self.table.clearSelection()
        else:
            self.table.setCurrentIndex(self.model.index(index, 0))
            self.table.scrollTo(self.model.index(index, 0))
        self._marking = False

    def question_after(self, segment_id: SegmentId | None) -> SegmentId | None:
        """Return the next unreviewed item after a segment's row, wrapping to the top."""
        index = self.model.index_of(segment_id) if segment_id else None
        following = self.model.open_after(index)
        if following is None or following == index:
            return None
        return self.model.segment_at(following)

    def _choose(self, index: QModelIndex) -> None:
        segment_id = self.model.segment_at(index.row())
        if segment_id is not None and not self._marking:
            self.chosen.emit(segment_id)

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        header = table_of_lines(table, tr("Review queue"), _ROW_PX)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setIconSize(QSize(14, 14))
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._item_delegate, self._cell_delegate = ItemDelegate(table), QStyledItemDelegate(table)
        table.setItemDelegateForColumn(OTHER_COLUMN, OtherDelegate(table))
        table.setItemDelegateForColumn(RECORDING_COLUMN, RecordingNameDelegate(table))
        table.setItemDelegateForColumn(TIME_COLUMN, TimeDelegate(table))
        table.setMinimumHeight(header.sizeHint().height() + _MIN_ROWS * _ROW_PX)
        table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(False)
        for column, width in enumerate(_WIDTHS):
            table.setColumnWidth(column, width)
        for column in _WIDE_COLUMNS:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(STATUS_COLUMN, QHeaderView.ResizeMode.Fixed)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(*_UNSORTED)
        header.sectionClicked.connect(self._order_by)
        self._fit_columns()
        table.selectionModel().currentRowChanged.connect(self._choose)


def _why_empty(n_all: int, n_listed: int) -> str:
    if n_listed:
        return ""
    if not n_all:
        return tr("No segments yet. Find segments (Ctrl+Shift+S) to start reviewing.")
    return tr("No segments match these filters.")


_MAX = 30
_MIN = 6


class AnswerTimes:
    """The user's seconds per answer on a call."""

    def __init__(self) -> None:
        self._taken_s = deque[float](maxlen=_MAX)

    def note(self, taken_s: float) -> None:
        """Register an answer; the first after a break is not timed."""
        if 0 < taken_s <= LONGEST_S:
            self._taken_s.append(taken_s)

    @property
    def median_s(self) -> float:
        """The median; the default until there are enough answers."""
        from statistics import median

        from birdann.models.questions import CALL_S

        return median(self._taken_s) if len(self._taken_s) >= _MIN else CALL_S


class Pace:
    """Answers per minute, over the last thirty without breaks."""

    def __init__(self) -> None:
        self._gaps_s: deque[float] = deque(maxlen=_MAX)
        self._last: tuple[float, int] | None = None

    def note(self, now_s: float, n_reviewed: int) -> None:
        """Register the number of reviewed segments; several at once count as one answer."""
        if self._last is not None and n_reviewed > self._last[1]:
            gap_s = now_s - self._last[0]
            if gap_s <= LONGEST_S:
                self._gaps_s.append(gap_s)
        if self._last is None or n_reviewed != self._last[1]:
            self._last = now_s, n_reviewed

    def forget(self) -> None:
        """Reset for another project."""
        self._gaps_s.clear()
        self._last = None

    @property
    def per_minute(self) -> int | None:
        """Answers per minute; None with too few answers."""
        total_s = sum(self._gaps_s)
        if len(self._gaps_s) < _MIN or total_s <= 0:
            return None
        return round(60 * len(self._gaps_s) / total_s)
