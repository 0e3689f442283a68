"""Export of the project: format, and what it preserves; options of a figure."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from birdann.app.learning.calls import OFFERED_THRESHOLD
from birdann.app.results.summaries import OF_WHOLE_RECORDINGS
from birdann.core.provenance import NO_CREDIT, Credit
from birdann.formats.registry import FORMATS, WIDER, WITH_SCORES, changed_names, lossy_fields
from birdann.formats.xeno_canto import XenoCantoSet
from birdann.gui.dialogs.parts import Dialog, choice, form_of, real_number, whole_number
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.panels.segment_filter import kept_in_words
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.text.format_words import (
    ABOUT_SUMMARIES,
    CLIPS,
    SUMMARIES,
    format_title,
    makes_a_folder,
    preserved_text,
)
from birdann.gui.text.language import mark, tr, translate_message
from birdann.store import Counts

_WIDTH_PX, _HEIGHT_PX = 560, 620
_MAX_MARGIN_S, _DEFAULT_MARGIN_S = 10.0, 0.5
_MAX_GAP_S, _DEFAULT_GAP_S = 3600.0, 1.0
_NAME = 0x0100  # Qt.ItemDataRole.UserRole


class ExportDialog(Dialog):
    """Asks for a format; ``chosen`` carries its name, or that of a summary."""

    chosen = Signal(str)

    def __init__(
        self,
        counts: Counts | None,
        last: str,
        parent: QWidget,
        *,
        has_thresholds: bool,
        queue: QueueData,
        saved_bar: float,
        credit: Credit = NO_CREDIT,
        species: Sequence[str] = (),
    ) -> None:
        super().__init__(tr("Export"), parent)
        self._species = species
        self._queue, self._saved_threshold = queue, saved_bar
        self._details = counts.details if counts is not None else frozenset()
        layout = self.add_introduction(tr("Export format"), _contents(counts))
        self.list = with_style(QListWidget(self), name=tr("Formats"))
        writable = [
            name for name, file_format in FORMATS.items() if file_format.capabilities.writes
        ]
        for name in writable:
            self._add(name, format_title(name))
        for name, title in SUMMARIES.items():
            self._add(name, tr(title))
        self._add(CLIPS, tr("Sound clips: one file per call, in folders by species"))
        self.list.verticalScrollBar().rangeChanged.connect(  # other choices may need its room
            lambda *_: self.list.scrollToItem(self.list.currentItem())
        )
        layout.addWidget(self.list, 1)
        self.about = self.add_words(layout, lines=3, muted=True)
        self.only_reviewed = QCheckBox(tr("Only calls that I confirmed or corrected"), self)
        self.only_named = QCheckBox(tr("Leave out segments without a species"), self)
        self.only_calls = QCheckBox(
            tr("Skip what is probably not a call: noise, echoes, fragments"), self
        )
        self.only_calls.setChecked(True)
        self.with_measurements = QCheckBox(
            tr("With measurements: frequency, bandwidth, duration, level …"), self
        )
        self.scores_in_names = QCheckBox(
            tr("Scores in the names of predictions, such as Wren;0.637"), self
        )
        self.scores_in_names.setToolTip(tr("This format has no other place for scores"))
        self.use_thresholds = QCheckBox(
            tr("Unreviewed segments: only above the saved thresholds"), self
        )
        self.use_thresholds.setToolTip(tr("Model > Validate predictions saves them"))
        self.use_thresholds.setVisible(has_thresholds)
        for box in (
            self.only_reviewed,
            self.only_named,
            self.only_calls,
            self.use_thresholds,
            self.with_measurements,
            self.scores_in_names,
        ):
            layout.addWidget(box)
        lay_out(layout, self._build_bar(), self._build_joining())
        self._build_clip_choices()
        layout.addWidget(self.clip_choices)
        self._build_credit(credit)
        layout.addWidget(self.credit_choices)
        self.export_button = self.primary_button(tr("Choose where…"), self._choose, default=True)
        layout.addWidget(self.closing_buttons(self.export_button, cancels=True))
        self.list.currentItemChanged.connect(lambda *_: self._describe())
        self.list.itemActivated.connect(lambda _item: self._choose())
        names = [*writable, *SUMMARIES, CLIPS]
        self.list.setCurrentRow(names.index(last) if last in names else 0)
        self.list.setFocus()
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)

    def _build_bar(self) -> QWidget:
        part = QWidget(self)
        self.only_sure = QCheckBox(tr("Minimum probability for unreviewed segments:"), part)
        self.only_sure.setChecked(self._saved_threshold > 0)
        percent_shown = round(100 * (self._saved_threshold or OFFERED_THRESHOLD))
        name = tr("Probability in percent")
        self.bar = whole_number(part, name, 1, 100, percent_shown, suffix=tr(" %", "percent"))
        self._initial_percent = self.bar.value()  # of a saved one that is not a whole number
        self.expected = with_style(QLabel(part, wordWrap=True), "muted")
        line = lay_out(QHBoxLayout(), self.only_sure, self.bar, 1)
        lay_out(QVBoxLayout(part), line, self.expected, margins=(0, 0, 0, 0))
        self.only_sure.toggled.connect(self._show_expected)
        self.bar.valueChanged.connect(self._show_expected)
        self._show_expected()
        part.setVisible(self._queue.has_probabilities())
        return part

    def _show_expected(self) -> None:
        is_asked = self.only_sure.isEnabled() and self.only_sure.isChecked()
        self.bar.setEnabled(is_asked)
        expected = self._queue.expected_precision(self._bar()) if is_asked else None
        none = tr("No unreviewed prediction reaches this probability.")
        self.expected.setText(kept_in_words(expected) if expected is not None else none)
        self.expected.setVisible(is_asked)

    def requested_threshold(self) -> float | None:
        """Return the minimum probability to save in the project.

        None where it was not offered; 0 for none.
        """
        if not self.only_sure.isEnabled() or not self._queue.has_probabilities():
            return None
        return self._bar() if self.only_sure.isChecked() else 0.0

    def _bar(self) -> float:
        """Return the minimum probability in the field, or the saved one if it was not changed."""
        is_moved = self.bar.value() != self._initial_percent
        return (
            self.bar.value() / 100
            if is_moved or not self._saved_threshold
            else self._saved_threshold
        )

    def _build_joining(self) -> QWidget:
        line = QWidget(self)
        self.joins = QCheckBox(tr("Merge calls of one species with gaps up to"), line)
        name, unit = tr("Gap up to which calls are joined"), tr(" s", "seconds")
        self.join_gap = real_number(
            line, name, 0.0, _MAX_GAP_S, _DEFAULT_GAP_S, step=0.5, suffix=unit
        )
        self.join_gap.setEnabled(False)
        self.joins.toggled.connect(self.join_gap.setEnabled)
        lay_out(QHBoxLayout(line), self.joins, self.join_gap, 1, margins=(0, 0, 0, 0))
        return line

    def _build_clip_choices(self) -> None:
        self.clip_choices = QWidget(self)
        name, unit = tr("Sound kept before and after a call"), tr(" s", "seconds")
        self.margin = real_number(
            self.clip_choices, name, 0.0, _MAX_MARGIN_S, _DEFAULT_MARGIN_S, step=0.1, suffix=unit
        )
        words = QLabel(tr("Sound around a call"), self.clip_choices)
        lay_out(QHBoxLayout(self.clip_choices), words, self.margin, 1, margins=(0, 0, 0, 0))

    def _build_credit(self, credit: Credit) -> None:
        self.credit_choices = QWidget(self)
        self.author = QLineEdit(credit.author, placeholderText=tr("The observer"))
        self.licence = QLineEdit(credit.licence, placeholderText=tr("such as CC BY 4.0"))
        form = form_of(((tr("Author"), self.author), (tr("Licence"), self.licence)))
        form.setContentsMargins(0, 0, 0, 0)
        self.credit_choices.setLayout(form)

    def credit(self) -> Credit:
        """Return the author and licence of an annotation set."""
        return Credit(self.author.text().strip(), self.licence.text().strip())

    def chosen_segments(self) -> dict[str, Any]:
        if not self.only_reviewed.isEnabled():
            return {}
        chosen: dict[str, Any] = {
            "named": self.only_named.isChecked(),
            "calls_only": self.only_calls.isChecked(),
        }
        if self.only_reviewed.isChecked():
            chosen["statuses"] = frozenset({"confirmed", "corrected"})
        if self.use_thresholds.isChecked():
            chosen["use_thresholds"] = True
        if self.joins.isChecked():
            chosen["join_s"] = self.join_gap.value()
        return chosen

    def extra_contents(self) -> dict[str, bool]:
        """Return what is written besides a format's usual content, by parameters of ``export``."""
        return {
            "with_measurements": self.format_name in WIDER and self.with_measurements.isChecked(),
            "scores_in_names": self.format_name in WITH_SCORES
            and self.scores_in_names.isChecked(),
        }

    @property
    def format_name(self) -> str:
        item = self.list.currentItem()
        return str(item.data(_NAME))

    def choose(self, name: str) -> None:
        for index in range(self.list.count()):
            if self.list.item(index).data(_NAME) == name:
                self.list.setCurrentRow(index)

    def _add(self, name: str, title: str) -> None:
        item = QListWidgetItem(title, self.list)
        item.setData(_NAME, name)

    def _describe(self) -> None:
        name = self.format_name
        self.clip_choices.setVisible(name == CLIPS)
        self.credit_choices.setVisible(name == XenoCantoSet.name)
        of_segments = name not in OF_WHOLE_RECORDINGS
        for box in (
            self.only_reviewed,
            self.only_calls,
            self.only_sure,
            self.joins,
            self.use_thresholds,
        ):
            box.setEnabled(of_segments)
        self._show_expected()
        self.only_named.setEnabled(of_segments and name != CLIPS)
        self.with_measurements.setEnabled(name in WIDER)
        self.scores_in_names.setVisible(name in WITH_SCORES)
        if name == CLIPS:
            self.about.setText(tr("Writes each call as a sound file, with a table."))
            return
        if name in SUMMARIES:
            self.about.setText(tr(ABOUT_SUMMARIES[name]))
            return
        words = [preserved_text(FORMATS[name])] if name in FORMATS else []
        if name in FORMATS and (lost := lossy_fields(name, self._details)):
            words.append(translate_message(lost))
        if name in FORMATS and (changed := changed_names(name, self._species)):
            words.append(translate_message(changed))
        if makes_a_folder(name):
            words.append(tr("Makes one file per recording in a folder that you choose."))
        self.about.setText(" ".join(words))

    def _choose(self) -> None:
        name = self.format_name
        if name:
            self.accept()
            self.chosen.emit(name)


def _contents(counts: Counts | None) -> str:
    if counts is None:
        return ""
    parts = [tr("%Ln segments", "", counts.segments), tr("%Ln reviewed", "", counts.reviewed)]
    words = tr("This project contains {parts}.").format(parts=", ".join(parts))
    return words + " " + tr("Unreviewed segments are exported as “predicted”.")


STYLES = {
    "screen": mark("As on the screen"),
    "paper": mark("Black on white, for print"),
    "dark": mark("Colours on a dark page"),
    "light": mark("Colours on a white page"),
}
_FIGURE_WIDTH_PX = 460
_WIDTHS_CM, _HEIGHTS_CM, _DPIS = (6.0, 60.0), (0.0, 60.0), (72, 1200)


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureOptions:
    """Options of a figure.

    ``height_cm`` 0 fits the height to its rows; ``style`` is one of ``STYLES``.
    """

    title: str = ""
    style: str = "screen"
    width_cm: float = 28.0
    height_cm: float = 0.0
    dpi: int = 200
    outlines: bool = True
    names: bool = True

    def to_remember(self) -> dict[str, object]:
        """Return the options to remember: all but the title."""
        return {key: value for key, value in asdict(self).items() if key != "title"}

    @classmethod
    def of(cls, values: object, title: str) -> "FigureOptions":
        """Return remembered options; invalid ones are replaced by defaults."""
        usual = cls(title=title)
        if not isinstance(values, Mapping):
            return usual
        known = {
            field.name: values[field.name]
            for field in fields(cls)
            if type(values.get(field.name)) is type(getattr(usual, field.name))
        }
        options = cls(**{**known, "title": title})
        is_possible = (
            options.style in STYLES
            and _WIDTHS_CM[0] <= options.width_cm <= _WIDTHS_CM[1]
            and _HEIGHTS_CM[0] <= options.height_cm <= _HEIGHTS_CM[1]
            and _DPIS[0] <= options.dpi <= _DPIS[1]
        )
        return options if is_possible else usual


class FigureDialog(Dialog):
    """Asks for the options of a figure; ``chosen`` carries a ``FigureOptions``."""

    chosen = Signal(object)

    def __init__(self, options: FigureOptions, parent: QWidget) -> None:
        super().__init__(tr("Save the view as a figure"), parent)
        words = tr(
            "The figure shows the visible range with its time, band, frequency axis and "
            "background reduction. Unreviewed predictions have dashed outlines; rejected "
            "segments are not drawn."
        )
        layout = self.add_introduction(tr("Save the view as a figure"), words)
        self.title = QLineEdit(options.title, self, placeholderText=tr("No title"))
        self.title.setAccessibleName(tr("Title of the figure"))
        styles = {name: tr(words) for name, words in STYLES.items()}
        self.style_box = choice(self, tr("Colours"), styles, options.style)
        self.width_box = real_number(
            self, tr("Width of the figure"), *_WIDTHS_CM, options.width_cm, suffix=" cm"
        )
        self.height_box = real_number(
            self, tr("Height of the figure"), *_HEIGHTS_CM, options.height_cm, suffix=" cm",
            at_low=tr("automatic"),
        )  # fmt: skip
        self.dpi = whole_number(
            self, tr("Resolution"), *_DPIS, options.dpi, step=50, suffix=" dpi"
        )
        self.outlines = with_style(
            QCheckBox(tr("Outlines of segments"), self), checked=options.outlines
        )
        self.names = QCheckBox(tr("Names beside them, and a legend"), self)
        self.names.setChecked(options.names)
        self.names.setEnabled(options.outlines)
        self.outlines.toggled.connect(self.names.setEnabled)
        marks = lay_out(QVBoxLayout(), self.outlines, self.names, spacing=4)
        layout.addLayout(
            form_of(
                (
                    (tr("Title"), self.title),
                    (tr("Colours"), self.style_box),
                    (tr("Width"), self.width_box),
                    (tr("Height"), self.height_box),
                    (tr("Resolution"), self.dpi),
                    (tr("Show"), marks),
                )
            )
        )
        self.save_button = self.primary_button(tr("Choose where…"), self._choose, default=True)
        layout.addStretch(1)
        self.add_buttons(layout, (_FIGURE_WIDTH_PX, 0), self.save_button, cancels=True)

    def options(self) -> FigureOptions:
        return FigureOptions(
            title=self.title.text().strip(),
            style=self.style_box.chosen_value,
            width_cm=self.width_box.value(),
            height_cm=self.height_box.value(),
            dpi=self.dpi.value(),
            outlines=self.outlines.isChecked(),
            names=self.names.isChecked(),
        )

    def _choose(self) -> None:
        options = self.options()
        self.accept()
        self.chosen.emit(options)
