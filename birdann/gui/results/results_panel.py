"""The results view: choices on top, chart in the middle, description below."""

from collections.abc import Sequence
from datetime import date

import numpy as np
from PySide6.QtCore import QDate, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDateEdit,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from birdann.app.results.chart_data import Chart, ChartQuery, ChartTable, ColorScale, Measure
from birdann.app.results.chart_words import DEFINITIONS
from birdann.core.labels import Species
from birdann.core.recording import Season
from birdann.gui.dialogs.parts import inset, whole_number
from birdann.gui.panels.segment_filter import filter_box
from birdann.gui.panels.species_picker import SpeciesBox
from birdann.gui.results.chart_view import ChartView, cell_in_words
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.flow_layout import FlowLayout
from birdann.gui.text.language import mark, tr, translate_message
from birdann.gui.text.times import day_pattern
from birdann.gui.text.value_words import with_titles

_KEEP = "keep"
_FIXED = QSizePolicy.Policy.Fixed
_CHARTS = {
    Chart.HOURS: mark("Species by hour"),
    Chart.DATES: mark("Species by date"),
    Chart.SITES: mark("Sites by date"),
    Chart.CLOCK: mark("One species on the clock"),
    Chart.ACCUMULATION: mark("Species accumulation"),
}
_MEASURES = {
    Measure.CALLS: mark("Calls per hour"),
    Measure.EXPECTED: mark("Expected calls per hour"),
    Measure.VISITS: mark("Visits with a call"),
    Measure.MINUTES: mark("Minutes with a call"),
    Measure.CLIPS: mark("Recordings with a call"),
    Measure.BUSIEST: mark("Most calls in a minute"),
}


_SCALES = {
    ColorScale.LINEAR: mark("Linear colours"),
    ColorScale.ROOT: mark("Square-root colours"),
    ColorScale.LOG: mark("Logarithmic colours"),
}


class ResultsPanel(QWidget):
    """Requests charts with ``changed``, and shows them."""

    changed = Signal()
    season_asked = Signal(object, object)
    """The first and the last day are to be kept as a season."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._days: tuple[date, date] | None = None
        self.table: ChartTable | None = None
        self._build_choices()
        self.view = ChartView(self)
        self.view.moved.connect(self._read_out)
        scrolled = with_style(
            QScrollArea(self, widgetResizable=True), focus=Qt.FocusPolicy.NoFocus
        )
        scrolled.setFrameShape(QScrollArea.Shape.NoFrame)
        scrolled.setWidget(self.view)
        self._scrolled = scrolled
        self._build_empty()
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.empty)
        self.pages.addWidget(scrolled)
        self.readout, self.notes = QLabel(self), QLabel(self)
        self.readout.setObjectName("strong")
        self.notes.setObjectName("muted")
        self.notes.setWordWrap(True)
        self.notes.setAccessibleName(tr("What was counted"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        lay_out(layout, self._choices, (self.pages, 1), self.readout, self.notes)

    # --- parts ---------------------------------------------------------------------------------

    def _build_choices(self) -> None:
        self.chart_box = filter_box(
            self,
            {key: tr(title) for key, title in _CHARTS.items()},
            tr("Chart"),
            self._change_chart,
        )
        measures = {key: tr(title) for key, title in _MEASURES.items()}
        self.measure_box = filter_box(self, measures, tr("What is counted"), self.changed.emit)
        self.species_box = SpeciesBox(self)
        self.species_box.setAccessibleName(tr("Only this species"))
        self.species_box.setToolTip(tr("Only this species"))
        self.species_box.currentIndexChanged.connect(lambda _place: self.changed.emit())
        self.site_box = filter_box(
            self, {None: tr("All sites")}, tr("Only this site"), self.changed.emit
        )
        self.season_box = filter_box(self, {}, tr("Season"), self._season_chosen)
        self.first, self.last = self._day(tr("First day")), self._day(tr("Last day"))
        self.from_hour = self._hour(tr("From this hour"), tr("from ", "an hour"), 0, 23, 0)
        self.to_hour = self._hour(tr("Before this hour"), tr("to ", "an hour"), 1, 24, 24)
        self.threshold = self._hour(tr("Minimum probability of unreviewed calls"), "≥ ", 0, 100, 0)
        self.threshold.setSuffix(" %")
        self.threshold.setSpecialValueText(tr("Saved thresholds"))
        self.nights = self._check(tr("Nights"), tr("Count from noon to noon, not by days"))
        self.random = self._check(
            tr("Random windows only"), tr("Count only in windows that were chosen at random")
        )
        scales = {scale: tr(title) for scale, title in _SCALES.items()}
        self.scale_box = filter_box(self, scales, tr("Scale of the colours"), self._change_scale)
        self.scale_box.choose_silently(ColorScale.ROOT)
        self.save_button = QPushButton(tr("Save…"), self)
        self.save_button.setSizePolicy(_FIXED, _FIXED)
        self.save_button.setToolTip(tr("Save the chart as a picture or as a table"))
        self._choices = FlowLayout()
        for box in (
            self.chart_box, self.measure_box, self.species_box, self.site_box,
            self.season_box, self.first, self.last, self.from_hour, self.to_hour, self.threshold, self.nights, self.random,
            self.scale_box, self.save_button,
        ):  # fmt: skip
            self._choices.addWidget(box)

    def _day(self, name: str) -> QDateEdit:
        edit = QDateEdit(self)
        inset(edit)
        edit.setSizePolicy(_FIXED, _FIXED)
        edit.setAccessibleName(name)
        edit.setToolTip(name)
        edit.setKeyboardTracking(False)
        edit.dateChanged.connect(lambda _day: self.changed.emit())
        return edit

    def _hour(self, name: str, prefix: str, low: int, high: int, value: int) -> QSpinBox:
        box = whole_number(self, name, low, high, value, suffix=tr(":00", "time of day"))
        box.setSizePolicy(_FIXED, _FIXED)
        box.setPrefix(prefix)
        box.setToolTip(name)
        box.setKeyboardTracking(False)
        box.valueChanged.connect(lambda _value: self.changed.emit())
        return box

    def _check(self, text: str, tip: str) -> QCheckBox:
        check = QCheckBox(text, self)
        check.setSizePolicy(_FIXED, _FIXED)
        check.setToolTip(tip)
        check.toggled.connect(lambda _on: self.changed.emit())
        return check

    def _build_empty(self) -> None:
        self.empty = QWidget(self)
        self.empty_text = QLabel(self.empty, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.empty_text.setObjectName("empty")
        self.empty_button = QPushButton(tr("Sites and times…"), self.empty)
        layout = QVBoxLayout(self.empty)
        lay_out(
            layout, 1, self.empty_text, (self.empty_button, 0, Qt.AlignmentFlag.AlignHCenter), 1
        )

    # --- what is asked -------------------------------------------------------------------------

    def offer(
        self,
        species: Sequence[Species],
        sites: Sequence[str],
        days: tuple[date, date] | None,
        seasons: Sequence[Season] = (),
    ) -> None:
        """Set the choices, keeping the selection if possible."""
        for edit in (self.first, self.last):
            edit.setDisplayFormat(day_pattern())
        self.species_box.set_species(species)
        self.site_box.offer({None: tr("All sites"), **{site: site for site in sites}})
        named = {season: season.name for season in seasons}
        keep = {_KEEP: tr("Keep these dates as a season…")}
        self.season_box.offer({None: tr("All dates"), **named, **keep})
        if days is not None and days != self._days:
            for edit, index in ((self.first, 0), (self.last, 1)):
                is_free = self._days is None or _day_of(edit) == self._days[index]
                with QSignalBlocker(edit):
                    edit.setDateRange(QDate(*_parts(days[0])), QDate(*_parts(days[1])))
                    if is_free:
                        edit.setDate(QDate(*_parts(days[index])))
            self._days = days

    def query(self) -> ChartQuery:
        species, site = self.species_box.chosen_value, self.site_box.chosen_value
        hours = self.from_hour.value(), self.to_hour.value()
        first, last = _day_of(self.first), _day_of(self.last)
        days = self._days
        return ChartQuery(
            chart=self.chart_box.chosen_value,
            measure=self.measure_box.chosen_value,
            species=frozenset([species] if species is not None else []),
            sites=frozenset([site] if site is not None else []),
            first_day=first if days and first > days[0] else None,
            last_day=last if days and last < days[1] else None,
            hours=hours if hours[0] != hours[1] else (0, 24),
            min_probability=self.threshold.value() / 100 or None,
            nights=self.nights.isChecked(),
            random_only=self.random.isChecked(),
        )

    def _season_chosen(self) -> None:
        """Show the dates of the selected season, or ask to save the present ones."""
        one = self.season_box.chosen_value
        if one == _KEEP:
            self.season_box.choose_silently(None)  # the dates stay as they are
            self.season_asked.emit(_day_of(self.first), _day_of(self.last))
        elif self._days is not None:
            days = (one.first_day, one.last_day) if one else self._days
            for edit, day in zip((self.first, self.last), days, strict=True):
                edit.setDate(QDate(*_parts(day)))

    def _change_scale(self) -> None:
        self.view.use_scale(self.scale_box.chosen_value)

    def _change_chart(self) -> None:
        self.scale_box.setEnabled(
            self.chart_box.chosen_value not in (Chart.CLOCK, Chart.ACCUMULATION)
        )
        self.measure_box.setEnabled(self.chart_box.chosen_value is not Chart.ACCUMULATION)
        self.changed.emit()

    # --- what is shown -------------------------------------------------------------------------

    def show_empty(self, words: str, *, offers_sites: bool = False) -> None:
        """Explain why there is no chart, and what to do."""
        self.table = None
        self.view.show_table(None)
        self.empty_text.setText(words)
        self.empty_button.setVisible(offers_sites)
        self.pages.setCurrentWidget(self.empty)
        self.readout.clear()
        self.notes.clear()
        self.save_button.setEnabled(False)

    def show_table(self, table: ChartTable) -> None:
        if table.query.chart is Chart.CLOCK and not table.query.species:
            self.show_empty(tr("Choose a species above to see its calls on the clock."))
            return
        if not np.isfinite(table.value).any():
            words = tr(
                "Nothing of this was surveyed. Tag recordings or windows, or train and label "
                "them; recordings need a start."
            )
            if (measure := table.query.measure) in DEFINITIONS:
                words += " " + translate_message(DEFINITIONS[measure])
            self.show_empty(words, offers_sites=True)
            return
        self.table = table
        self.view.show_table(table)
        self.pages.setCurrentWidget(self._scrolled)
        notes = [with_titles(note) for note in table.notes]
        if not self.view.is_curve:
            notes = [*self._marks(table), *notes, tr("Hatched: NA, not surveyed.")]
        self.notes.setText(" ".join(notes))
        self.save_button.setEnabled(True)
        self._read_out(self.view.row, self.view.column)

    def _marks(self, table: ChartTable) -> list[str]:
        """Return what colours, sectors and lines are."""
        if not self.view.is_clock:
            return [tr("Colour: {unit}.").format(unit=translate_message(table.unit))]
        sun = tr("Dashed: earliest and latest sunrise and sunset.")
        return [
            tr("Area of a sector: {unit}.").format(unit=translate_message(table.unit)),
            *([sun] if table.sun else []),
        ]

    def _read_out(self, row: int, column: int) -> None:
        if self.table is not None and self.table.value.size:
            self.readout.setText(cell_in_words(self.table, row, column))
            if not (self.view.is_clock or self.view.is_curve):
                spot = self.view.cell_rect(row, column).center()
                self._scrolled.ensureVisible(round(spot.x()), round(spot.y()))


def _parts(day: date) -> tuple[int, int, int]:
    return day.year, day.month, day.day


def _day_of(edit: QDateEdit) -> date:
    day = edit.date()
    return date(day.year(), day.month(), day.day())
