"""The training report: whether predictions can be used, and what would improve them most."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.app.reviewing.report_steps import LIGHT_WORDS, Light, NextStep
from birdann.app.reviewing.species_report import ReportPage, ReportRow
from birdann.core.ids import SegmentId
from birdann.gui.gallery.thumbnail_service import ThumbnailService
from birdann.gui.report.report_delegate import (
    CONFIRMED,
    CONFUSED,
    CORRECT,
    EXAMPLE_GAP_PX,
    EXAMPLE_PX,
    EXAMPLES,
    LIGHT_COLOURS,
    LISTS,
    ROW_PX,
    SPECIES,
    STEP,
    ReliabilityDiagram,
    ReportDelegate,
    ReportModel,
)
from birdann.gui.style.declared import lay_out, table_of_lines, with_style
from birdann.gui.style.theme import current_theme, set_pen_and_brush, theme_events
from birdann.gui.text.language import number, tr, translate_message
from birdann.gui.text.times import date_and_time
from birdann.gui.text.value_words import value_title

_RECORDINGS = "recordings"
_BUDGET_BYTES = 12 * 2**20
_FIXED_PX = {LISTS: 62, CONFIRMED: 86, CORRECT: 184}
_N_EXAMPLES, _WORDS_PX = 3, 560
"""Examples shown if that much is left to the columns with words."""
_SHARES = {SPECIES: 0.34, CONFUSED: 0.36, STEP: 0.30}
_DETAILS_PX = 220


class ReportTable(QTableView):
    """Rows of the report; Enter runs the suggested action, 1 to 3 play the examples."""

    step_asked = Signal(object)
    """A ``Help`` to do."""
    play_requested = Signal(object)
    """An example to play."""
    opened = Signal(object)
    """A segment to show in its recording."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.service = ThumbnailService(self, budget_bytes=_BUDGET_BYTES)
        self.rows = ReportModel(self)
        self.drawing = ReportDelegate(self.service)
        self.setModel(self.rows)
        self.setItemDelegate(self.drawing)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = table_of_lines(self, tr("Training report"), ROW_PX)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setDefaultAlignment(  # above what is painted from the left in all languages
            Qt.AlignmentFlag.AlignLeft
            | Qt.AlignmentFlag.AlignAbsolute
            | Qt.AlignmentFlag.AlignVCenter
        )
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.service.ready.connect(lambda _segment_id: self.viewport().update())
        self.verticalScrollBar().valueChanged.connect(lambda _place: self.request_pictures())
        self.rows.modelReset.connect(self.request_pictures)
        self.rows.layoutChanged.connect(self.request_pictures)

    def request_pictures(self) -> None:
        first = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        last = self.rows.rowCount() - 1 if last < 0 else last
        visible_rows = (self.rows.row_at(index) for index in range(first, last + 1))
        self.service.request([key for row in visible_rows if row for key, _ in row.examples])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        step_px = EXAMPLE_PX + EXAMPLE_GAP_PX
        room_px = self.viewport().width() - sum(_FIXED_PX.values()) - EXAMPLE_GAP_PX
        n_examples = min(max(1, (room_px - _WORDS_PX) // step_px), _N_EXAMPLES)
        spare = room_px - n_examples * step_px
        examples_px = n_examples * step_px + EXAMPLE_GAP_PX
        for column, width in {**_FIXED_PX, EXAMPLES: examples_px}.items():
            self.setColumnWidth(column, width)
        for column, share in _SHARES.items():
            self.setColumnWidth(column, int(share * spare))
        self.request_pictures()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        row = self.rows.row_at(index.row())
        if row is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if index.column() == STEP and row.help.step is not NextStep.NOTHING:
            self.step_asked.emit(row.help)
        elif (example := self._example(index, event)) is not None:
            self.play_requested.emit(example)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        row = self.rows.row_at(index.row())
        if row is None or index.column() == STEP:
            return
        example = self._example(index, event) or next((key for key, _ in row.examples), None)
        if example is not None:
            self.opened.emit(example)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.rows.row_at(self.currentIndex().row())
        index = event.key() - Qt.Key.Key_1
        if row is None:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if row.help.step is not NextStep.NOTHING:
                self.step_asked.emit(row.help)
        elif 0 <= index < len(row.examples):
            self.play_requested.emit(row.examples[index][0])
        else:
            super().keyPressEvent(event)

    def _example(self, index: QModelIndex, event: QMouseEvent) -> SegmentId | None:
        row = self.rows.row_at(index.row())
        if row is None or index.column() != EXAMPLES:
            return None
        return self.drawing.example_at(self.visualRect(index), row, event.position().toPoint())


class ReportPanel(QWidget):
    """A summary, one row per species with its light, and details."""

    compare_asked = Signal()
    save_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: ReportPage | None = None
        self._filter_key: Light | str | None = None
        self.caption, self.sentence, self.evidence = QLabel(self), QLabel(self), QLabel(self)
        self.caption.setObjectName("muted")
        self.sentence.setObjectName("verdict")
        for label in (self.caption, self.sentence, self.evidence):
            label.setWordWrap(True)
        self.diagram = ReliabilityDiagram(self)
        self.table = ReportTable(self)
        self.chips: dict[Light | str, QPushButton] = {}
        self.details_button = with_style(QToolButton(self), checkable=True)
        self.details_button.setText(tr("Details: model, statistics, settings tried"))
        self.details_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.details_button.toggled.connect(self._fold)
        self.browser = with_style(QTextBrowser(self), name=tr("Details"), fixedHeight=_DETAILS_PX)
        words = lay_out(
            QVBoxLayout(), self.caption, self.sentence, self.evidence, self._chip_row(), spacing=5
        )
        head = lay_out(QHBoxLayout(), (words, 1), self.diagram)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 8)
        layout.setSpacing(8)
        lay_out(layout, head, (self.table, 1), self.details_button, self.browser)
        self.show_page(None)
        self._refresh_colors()
        theme_events().changed.connect(self._refresh_colors)

    def show_page(self, page: ReportPage | None) -> None:
        """Show the report of a run with the answers so far; None without a model."""
        self.page = page
        parts = (self.caption, self.evidence, self.table, self.details_button)
        for part in (*parts, *self.chips.values(), self.save_button, self.compare_button):
            part.setVisible(page is not None)
        self.diagram.show_series(page.diagrams if page is not None else ())
        alignment = (
            Qt.AlignmentFlag.AlignHCenter if page is None else Qt.AlignmentFlag.AlignLeading
        )
        self.sentence.setAlignment(alignment | Qt.AlignmentFlag.AlignVCenter)
        if page is None:
            self.sentence.setText(tr("No model yet. Tag some recordings, then train (Ctrl+T)."))
            self.details_button.setChecked(False)
            self.table.rows.show_rows(())
            return
        run = page.run
        trained = tr("trained {when}").format(when=date_and_time(run.created_at))
        self.caption.setText(
            " · ".join((value_title(run.model_name), trained, translate_message(page.caption)))
        )
        self.sentence.setText(translate_message(page.sentence))
        self.evidence.setText(translate_message(page.evidence))
        self.evidence.setVisible(bool(page.evidence))
        for key, chip in self.chips.items():
            n = len(self._rows(page, key))
            title = (
                tr("Recordings")
                if key == _RECORDINGS
                else translate_message(LIGHT_WORDS[Light(key)])
            )
            chip.setText(f"{title}  {number(n)}")
            chip.setVisible(key != _RECORDINGS or n > 0)
        self._filter()
        self.browser.setHtml(_details(page))

    def _refresh_colors(self) -> None:
        for key, chip in self.chips.items():
            if isinstance(key, Light):
                chip.setIcon(_dot(key))
        self.browser.document().setDefaultStyleSheet(
            f"li, p {{ color: {current_theme().text.name()}; }}"
        )
        self._fold()
        if self.page is not None:
            self.browser.setHtml(_details(self.page))

    def _chip_row(self) -> QHBoxLayout:
        bar = lay_out(QHBoxLayout(), spacing=10)
        for key in (Light.GOOD, Light.CHECK, Light.NEEDS_DATA, _RECORDINGS):
            chip = self.chips[key] = QPushButton(self)
            chip.setCheckable(True)
            chip.clicked.connect(lambda on, key=key: self._choose(key if on else None))
            bar.addWidget(chip)
        self.save_button = self._link(tr("Save as HTML…"), self.save_asked.emit)
        self.compare_button = self._link(tr("Compare models…"), self.compare_asked.emit)
        bar.addSpacing(8)
        lay_out(bar, self.save_button, self.compare_button, 1)
        return bar

    def _link(self, words: str, act: object) -> QToolButton:
        link = with_style(QToolButton(self), "advice", text=words, clicked=act)
        return link

    def _choose(self, key: Light | str | None) -> None:
        self._filter_key = key
        self._filter()

    def _filter(self) -> None:
        if self.page is None:
            return
        if self._filter_key is not None and not self._rows(self.page, self._filter_key):
            self._filter_key = None
        for key, chip in self.chips.items():
            chip.setChecked(key == self._filter_key)
        self.table.rows.show_rows(self._rows(self.page, self._filter_key))

    @staticmethod
    def _rows(page: ReportPage, key: Light | str | None) -> Sequence[ReportRow]:
        if key == _RECORDINGS:
            return page.recordings
        return page.species if key is None else page.select_light(Light(key))

    def _fold(self) -> None:
        is_open = self.details_button.isChecked()
        self.browser.setVisible(is_open)
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.details_button.setArrowType(arrow)


def _details(page: ReportPage) -> str:
    report = page.run.report
    sentences = (*report.findings, *report.notes)
    lines = [f"<li>{escape(translate_message(sentence))}</li>" for sentence in sentences]
    if report.search is not None:
        lines += [
            f"<li>{escape(str(dict(setting.params)))}: {setting.precision:.3f}, {setting.likelihood:.3f}</li>"
            for setting in report.search.tried
        ]
    return f"<ul>{''.join(lines)}</ul>"


def _dot(light: Light) -> QPixmap:
    pixmap = QPixmap(24, 24)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(2)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_pen_and_brush(painter, None, LIGHT_COLOURS[light]).drawEllipse(1, 1, 10, 10)
    return pixmap
