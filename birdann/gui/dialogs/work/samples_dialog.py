"""The validation samples of a project: made, judged, and what they say."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from birdann.app.exchange.thresholds import short_name
from birdann.app.results.sampling import MAX_BINS, MAX_PER_BIN, SampleDesign
from birdann.app.results.validation import SampleResult, SampleSummary, UnsureBounds
from birdann.core.ids import RunId
from birdann.core.message import Message
from birdann.core.provenance import Program
from birdann.core.validation import Spacing
from birdann.gui.dialogs.parts import Dialog, DialogTable, form_of, inset
from birdann.gui.text.language import in_language, mark, number, tr
from birdann.gui.text.numbers import decimal
from birdann.gui.text.value_words import in_words
from birdann.models.validation import Estimate

_WIDTH_PX, _HEIGHT_PX = 620, 400
_RESULTS_PX = 940, 560
_SPACINGS = {
    Spacing.LOGARITHMIC: mark("Halving towards high scores (Navine et al. 2024)"),
    Spacing.QUANTILE: mark("Equal counts"),
}


Source = tuple[str, RunId | Program | None]
"""Whose scores are checked: how it is called, and what a `SampleDesign` takes."""


class SamplesDialog(Dialog):
    """Lists the samples; what is asked for carries the sample's name."""

    new_asked = Signal()
    judge_asked = Signal(str)
    results_asked = Signal(str)
    remove_asked = Signal(str)

    def __init__(
        self, summaries: Sequence[SampleSummary], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Validate predictions"), parent)
        layout = self.lead(
            tr("Validation samples"),
            tr(
                "Validate a random sample across the score range to estimate precision, choose a "
                "threshold, and estimate the total number of calls."
            ),
        )
        self._writable = writable
        self._summaries: Sequence[SampleSummary] = ()
        self.table = DialogTable(
            self, tr("Samples"), [tr("Sample"), tr("Scores of"), tr("Validated")], stretch=1
        )
        self.empty = QLabel(tr("There are no samples yet. Make one: New sample…"), self)
        self.empty.setObjectName("empty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.empty, 1)
        self.new = QPushButton(tr("New sample…"), self)
        self.judge = self.primary_button(tr("Validate"))
        self.results = QPushButton(tr("Results"), self)
        self.remove = QPushButton(tr("Remove"), self)
        layout.addWidget(self.closing_buttons(self.new, self.judge, self.results, self.remove))
        self.new.clicked.connect(self.new_asked)
        for button, signal in (
            (self.judge, self.judge_asked),
            (self.results, self.results_asked),
            (self.remove, self.remove_asked),
        ):
            button.clicked.connect(lambda _checked=False, ask=signal: ask.emit(self.chosen))
        self.table.chosen_changed.connect(self._offer)
        self.table.doubleClicked.connect(lambda _index: self.judge.click())
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX)
        self.set_summaries(summaries)

    @property
    def chosen(self) -> str:
        """The name of the sample that is selected, or ""."""
        row = self.table.row
        return self._summaries[row].name if 0 <= row < len(self._summaries) else ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self._summaries)

    def set_summaries(self, summaries: Sequence[SampleSummary]) -> None:
        """Show the samples as they are now; the selected one stays so, else the last is."""
        before, self._summaries = self.chosen, summaries
        self.table.set_rows(
            [
                (
                    one.name,
                    _source_in_words(one.source),
                    f"{number(one.n_judged)} / {number(one.n_items)}",
                )
                for one in summaries
            ],
        )
        names = self.names
        self.table.selectRow(names.index(before) if before in names else len(names) - 1)
        self.table.setVisible(bool(summaries))
        self.empty.setVisible(not summaries)
        self._offer()

    def _offer(self) -> None:
        is_chosen = bool(self.chosen)
        self.new.setEnabled(self._writable)
        self.judge.setEnabled(is_chosen and self._writable)
        self.remove.setEnabled(is_chosen and self._writable)
        self.results.setEnabled(is_chosen)


class NewSampleDialog(Dialog):
    """Asks how a sample is drawn; ``chosen`` carries the design.

    Parameters
    ----------
    species
        Names, the one to begin with first.
    seconds
        What the person takes for an answer.
    """

    chosen = Signal(object)

    def __init__(
        self,
        species: Sequence[str],
        sources: Sequence[Source],
        name: str,
        seed: int,
        seconds: float,
        parent: QWidget,
    ) -> None:
        super().__init__(tr("New sample"), parent)
        layout = self.lead(
            tr("Draw a sample"),
            tr(
                "Sampled across the score range, sites and days in turn. 25 in each of four bins give intervals of about ± 8 %."
            ),
        )
        self._seed, self._seconds = seed, seconds
        self.name = QLineEdit(name, self)
        self._sources = sources
        self.source = QComboBox(self)
        self.source.addItems([title for title, _ in sources])
        self.species = QComboBox(self)
        self.species.addItems([tr("All species with scores"), *species])
        self.species.setCurrentIndex(1 if species else 0)
        self._species = species
        self.per_bin = QSpinBox(self)
        self.per_bin.setRange(1, MAX_PER_BIN)
        self.per_bin.setValue(25)
        self.bins = QSpinBox(self)
        self.bins.setRange(1, MAX_BINS)
        self.bins.setValue(4)
        for box in (self.per_bin, self.bins):
            inset(box)
        self.spacing = QComboBox(self)
        self.spacing.addItems([tr(text) for text in _SPACINGS.values()])
        self.blinded = QCheckBox(tr("Blind: hide scores and recordings"), self)
        self.blinded.setChecked(True)
        layout.addLayout(
            form_of(
                [
                    (tr("Name"), self.name),
                    (tr("Scores of"), self.source),
                    (tr("Species"), self.species),
                    (tr("Bins of the score"), self.bins),
                    (tr("Bins are"), self.spacing),
                    (tr("Clips per bin and species"), self.per_bin),
                ]
            )
        )
        layout.addWidget(self.blinded)
        self.most = QLabel(self)
        self.most.setObjectName("muted")
        layout.addWidget(self.most)
        self.species.currentIndexChanged.connect(lambda _place: self._count())
        for box in (self.per_bin, self.bins):
            box.valueChanged.connect(lambda _value: self._count())
        self._count()
        self.draw = self.primary_button(tr("Draw"))
        self.draw.setDefault(True)
        self.draw.clicked.connect(self._choose)
        self.name.textChanged.connect(lambda text: self.draw.setEnabled(bool(text.strip())))
        layout.addWidget(self.closing_buttons(self.draw, cancels=True))
        self.keep_on_screen(520, 0)

    def _count(self) -> None:
        """Show what the choices come to: all species of a project can be thousands of answers."""
        n_species = 1 if self.species.currentIndex() > 0 else len(self._species)
        n_most = n_species * self.bins.value() * self.per_bin.value()
        minutes = max(1, round(n_most * self._seconds / 60))
        self.most.setText(
            tr("Up to %Ln items", "", n_most)
            + " · "
            + tr("about %Ln minutes at your pace", "", minutes)
        )

    def _choose(self) -> None:
        place = self.species.currentIndex()
        design = SampleDesign(
            name=self.name.text(),
            species=[self._species[place - 1]] if place > 0 else [],
            source=self._sources[self.source.currentIndex()][1] if self._sources else None,
            spacing=tuple(_SPACINGS)[self.spacing.currentIndex()],
            n_bins=self.bins.value(),
            n_per_bin=self.per_bin.value(),
            is_blinded=self.blinded.isChecked(),
            seed=self._seed,
        )
        self.accept()
        self.chosen.emit(design)


class SampleResultsDialog(Dialog):
    """What a sample says, with intervals of 95 %; thresholds can be saved."""

    precision_changed = Signal(float)
    save_asked = Signal(float)

    def __init__(
        self, result: SampleResult, precision: float, parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Results of the sample “{name}”").format(name=result.sample), parent)
        layout = self.lead(tr("Results"))
        self._writable = writable
        self._result = result
        self.about = QLabel(self)
        self.about.setWordWrap(True)
        layout.addWidget(self.about)
        self.table = DialogTable(
            self,
            tr("Species"),
            [
                tr("Species"), tr("Scored"), tr("Yes"), tr("No"), tr("Unsure"), tr("Open", "not judged"),
                tr("Precision over all scores"), tr("Calls"), tr("Threshold"), tr("Saved"),
            ],
            stretch=0,
        )  # fmt: skip
        self.bins = DialogTable(
            self,
            tr("Bins of the score"),
            [
                tr("From score"), tr("Scored"), tr("Yes"), tr("No"), tr("Unsure"), tr("Open", "not judged"),
                tr("Precision above threshold"),
            ],
            stretch=6,
        )  # fmt: skip
        self.notes = QLabel(self)
        self.notes.setWordWrap(True)
        self.notes.setObjectName("muted")
        layout.addWidget(self.table, 2)
        layout.addWidget(self.bins, 2)
        layout.addWidget(self.notes)
        self.precision = QDoubleSpinBox(self)
        inset(self.precision)
        self.precision.setRange(50.0, 99.9)
        self.precision.setDecimals(1)
        self.precision.setSuffix(" %")
        self.precision.setValue(100 * precision)
        self.precision.setKeyboardTracking(False)
        self.precision.setAccessibleName(tr("Precision wanted"))
        self.precision.valueChanged.connect(
            lambda percent: self.precision_changed.emit(percent / 100)
        )
        line = QHBoxLayout()
        line.addWidget(QLabel(tr("Precision wanted"), self))
        line.addWidget(self.precision)
        line.addStretch(1)
        layout.addLayout(line)
        self.save = QPushButton(tr("Save the thresholds"), self)
        self.save.setToolTip(
            tr("Save the thresholds that reach this precision, for use in exports")
        )
        buttons = self.closing_buttons(self.save)
        self.save.clicked.connect(lambda: self.save_asked.emit(self.precision.value() / 100))
        layout.addWidget(buttons)
        self.table.chosen_changed.connect(self._show_bins)
        self.keep_on_screen(*_RESULTS_PX)
        self.set_result(result)

    def set_result(self, result: SampleResult) -> None:
        """Show results as they are now."""
        self._result = result
        row = max(0, self.table.row)
        words = tr("Scores of {source}; {done} of {total} items validated.").format(
            source=_source_in_words(result.source),
            done=number(result.n_items - result.n_open),
            total=number(result.n_items),
        )
        self.about.setText(words)
        rows = []
        for one in result.species:
            counts = [
                sum(getattr(part, name) for part in one.bins)
                for name in ("n_yes", "n_no", "n_unsure", "n_open")
            ]
            rows.append(
                (
                    one.species, number(one.n_scored), *map(number, counts),
                    _share(one.density.unsure_as_no), _calls(one.density, one.n_scored),
                    _score(one.thresholds.above),
                    "" if one.saved is None else decimal(one.saved, 3),
                )
            )  # fmt: skip
        self.table.set_rows(rows)
        self.table.selectRow(min(row, len(rows) - 1))
        self._show_bins()
        is_found = any(one.thresholds.above is not None for one in result.species)
        self.save.setEnabled(self._writable and is_found)

    def _show_bins(self) -> None:
        row = self.table.row
        if not 0 <= row < len(self._result.species):
            return
        one = self._result.species[row]
        self.bins.set_rows(
            [
                (
                    decimal(part.low, 3), number(part.n_scored), number(part.n_yes),
                    number(part.n_no), number(part.n_unsure), number(part.n_open),
                    _share(part.precision_above.unsure_as_no),
                )
                for part in one.bins
            ],
        )  # fmt: skip
        words = [in_language(note) for note in (one.why_no_threshold(), one.more()) if note]
        if one.density.unsure_as_yes != one.density.unsure_as_no:
            words.append(
                tr("Counting unsure as valid: {share} over all scores.").format(
                    share=_share(one.density.unsure_as_yes)
                )
            )
        if one.saved_precision is not None:
            words.append(
                tr("Precision from the saved threshold on: {share}.").format(
                    share=_share(one.saved_precision.unsure_as_no)
                )
            )
        words.append(
            tr("Recall in completely reviewed recordings: {share}.").format(
                share=_share(one.recall)
            )
            if one.recall is not None
            else tr("Recall unknown: no recording has been reviewed completely.")
        )
        self.notes.setText(" ".join(words))


def _source_in_words(source: str) -> str:
    """Return whose scores they are; a run by what its model is called in the window."""
    short = short_name(source)
    if isinstance(short, Message) and "model" in short.values:
        short = short.with_values(model=in_words(short.values["model"]))
    return in_language(short)


def _share(found: Estimate | None) -> str:
    if found is None:
        return tr("not known")
    value, low, high = (decimal(100 * x, 1) for x in (found.value, found.low, found.high))
    return tr("{value} % ({low}–{high})").format(value=value, low=low, high=high)


def _calls(found: UnsureBounds, n_scored: int) -> str:
    one = found.unsure_as_no
    if one is None:
        return tr("not known")
    value, low, high = (number(round(x * n_scored)) for x in (one.value, one.low, one.high))
    return tr("{value} ({low}–{high})").format(value=value, low=low, high=high)


def _score(found: Estimate | None) -> str:
    return tr("none") if found is None else decimal(found.value, 3)
