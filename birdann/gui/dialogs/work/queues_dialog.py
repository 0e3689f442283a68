"""Validation samples and verified visits: list, progress, new ones, results."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import count

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QWidget,
)

from birdann.app.results.sampling import MAX_BINS, MAX_PER_BIN, STRATA_H, SampleDesign
from birdann.app.results.species_answers import BinResult, UnsureBounds
from birdann.app.results.validation import SampleResult, SampleSummary
from birdann.app.survey.occupancy import SeasonOccupancy, SpeciesOccupancy
from birdann.app.survey.visits import QueueProgress, VisitDesign
from birdann.core.ids import RunId
from birdann.core.provenance import Program
from birdann.core.validation import Spacing
from birdann.core.visits import MAX_CALLS, MIN_SCORE, VisitRule
from birdann.gui.dialogs.parts import (
    Dialog,
    DialogTable,
    JobLine,
    form_of,
    real_number,
    whole_number,
)
from birdann.gui.item_models.table_rows import ColumnHeading
from birdann.gui.runtime.jobs import Job
from birdann.gui.style.declared import ChoiceBox, lay_out, with_style
from birdann.gui.text.language import mark, number, tr, translate_message
from birdann.gui.text.numbers import decimal
from birdann.gui.text.value_words import with_titles
from birdann.models.validation import Estimate

_SPACINGS = {
    Spacing.LOGARITHMIC: mark("Halving towards high scores (Navine et al. 2024)"),
    Spacing.QUANTILE: mark("Equal counts"),
}
_RULES = {
    mark("Days"): VisitRule(),
    mark("Nights, from noon to noon"): VisitRule(is_night=True),
    mark("Hours"): VisitRule(length=timedelta(hours=1)),
    mark("Three hours"): VisitRule(length=timedelta(hours=3)),
}
Source = tuple[str, RunId | Program | None]
"""Source of the scores that are checked: its title, and its run or program in a `SampleDesign`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueRow:
    """A row of the list, with the details shown below."""

    name: str
    cells: Sequence[str]
    details: Sequence[Sequence[str]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueWords:
    """Texts of the dialog for one kind of queue, marked for translation."""

    title: str
    heading: str
    text: str
    empty: str
    columns: Sequence[str]
    new: str
    answer: str
    results: str
    details: Sequence[str] = ()
    numbers: frozenset[int] = frozenset()  # Indices of numeric columns, for both tables.
    size: tuple[int, int] = (620, 400)


SAMPLES = QueueWords(
    title=mark("Validate predictions"),
    heading=mark("Validation samples"),
    text=mark(
        "Validate a random sample across the score range to estimate precision, choose a "
        "threshold, and estimate the total number of calls."
    ),
    empty=mark("There are no samples yet. Make one: New sample…"),
    columns=(mark("Sample"), mark("Scores of"), mark("Validated")),
    new=mark("New sample…"),
    answer=mark("Validate"),
    results=mark("Results"),
)
VISITS = QueueWords(
    title=mark("Verify visits"),
    heading=mark("Verified visits"),
    text=mark(
        "Play the likeliest calls of each visit to a site. The first confirmed call settles the "
        "visit. So no error of the model counts as a detection."
    ),
    empty=mark("No visits yet. Recordings need sites and starts. Then: New visits…"),
    columns=(
        mark("Visits"),
        mark("Settled"),
        mark("With species"),
        mark("Calls played"),
        mark("Minutes"),
    ),
    new=mark("New visits…"),
    answer=mark("Verify"),
    results=mark("Detection histories…"),
    details=(
        mark("Species"),
        mark("Sites with it"),
        mark("Occupancy (95 % CI)"),
        mark("Detection in a visit"),
        mark("Open visits"),
        mark("Notes"),
    ),
    numbers=frozenset({1, 2, 3, 4}),
    size=(900, 520),
)


def row_of_sample(summary: SampleSummary) -> QueueRow:
    """Return the row of a validation sample."""
    done = f"{number(summary.n_judged)} / {number(summary.n_items)}"
    return QueueRow(name=summary.name, cells=(summary.name, with_titles(summary.source), done))


def row_of_visits(progress: QueueProgress, occupancy: SeasonOccupancy) -> QueueRow:
    """Return the row of verified visits, with the occupancy so far."""
    cells = (
        progress.name,
        f"{number(progress.settled)} / {number(progress.visits)}",
        number(progress.detected),
        number(progress.played),
        decimal(progress.seconds / 60, 1),
    )
    return QueueRow(
        name=progress.name, cells=cells, details=[_cells_of_species(s) for s in occupancy.species]
    )


def _cells_of_species(species: SpeciesOccupancy) -> Sequence[str]:
    return (
        species.species,
        f"{number(species.fitted.n_sites_with)} / {number(species.fitted.n_sites)}",
        share_in_words(species.fitted.psi, 0),
        share_in_words(species.fitted.p, 0),
        number(species.n_open),
        " ".join(translate_message(note) for note in species.fitted.notes),
    )


def share_in_words(share: Estimate | None, digits: int = 1) -> str:
    """Return a proportion in percent with its interval."""
    if share is None:
        return tr("not known")
    value, low, high = (decimal(100 * x, digits) for x in (share.value, share.low, share.high))
    return tr("{value} % ({low}–{high})").format(value=value, low=low, high=high)


class QueuesDialog(Dialog):
    """Lists queues, and details of the selected one; signals carry its name."""

    new_asked = Signal()
    answer_asked, results_asked, remove_asked = (Signal(str) for _ in range(3))

    def __init__(
        self, words: QueueWords, rows: Sequence[QueueRow], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr(words.title), parent)
        layout = self.add_introduction(tr(words.heading), tr(words.text))
        self._words, self._writable, self._rows, self._draws = words, writable, rows, False
        if words is VISITS:
            self.setObjectName(NewVisitsDialog.__name__)  # whose page of the manual it shares

        def table(titles: Sequence[str], stretch: int) -> DialogTable:
            columns = [
                ColumnHeading(tr(title), is_number=i in words.numbers)
                for i, title in enumerate(titles)
            ]
            return DialogTable(self, tr(words.heading), columns, stretch=stretch)

        self.table = table(words.columns, 0)
        self.empty = with_style(QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter), "empty")
        lay_out(layout, (self.table, 1), (self.empty, 1))
        self.species = table(words.details, len(words.details) - 1) if words.details else None
        if self.species is not None:
            layout.addWidget(self.species, 2)
            self.species.chosen_changed.connect(self._show_notes)
        self.notes = self.add_words(layout, muted=True)
        self.line = JobLine(self)
        layout.addWidget(self.line)
        self.new = self.button(tr(words.new), self.new_asked.emit)
        self.answer = self.primary_button(
            tr(words.answer), lambda: self.answer_asked.emit(self.selected_name), default=True
        )
        self.results = self.button(
            tr(words.results), lambda: self.results_asked.emit(self.selected_name)
        )
        self.remove = self.button(tr("Remove"), lambda: self.remove_asked.emit(self.selected_name))
        layout.addWidget(self.closing_buttons(self.new, self.answer, self.results, self.remove))
        self.table.chosen_changed.connect(self._offer)
        self.table.doubleClicked.connect(lambda _index: self.answer.click())
        self.keep_on_screen(*words.size)
        self.set_rows(rows)

    @property
    def selected_name(self) -> str:
        return self.table.selected_value.name if self.table.selected_value is not None else ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(row.name for row in self._rows)

    def set_rows(self, rows: Sequence[QueueRow]) -> None:
        """Update the queues; a new one is selected, else the selection stays, else the last one."""
        before, known = self.selected_name, self.names
        self._rows = rows
        self.table.set_rows(rows, lambda row: row.cells)
        names = self.names
        new = [name for name in names if name not in known]
        before = new[-1] if new else before
        self.table.selectRow(names.index(before) if before in names else len(names) - 1)
        for table in (self.table, self.species):
            if table is not None:
                table.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self._offer()
        if new:
            self.answer.setFocus()

    def follow(self, job: Job) -> None:
        """Show the progress of drawing; one queue is drawn at a time."""
        self._draws = True
        self.line.follow(job)
        job.finished.connect(self._end_drawing)
        self._offer()

    def _end_drawing(self) -> None:
        self._draws = False
        self._offer()

    def _offer(self) -> None:
        is_chosen = bool(self.selected_name)
        self.new.setEnabled(self._writable and not self._draws)
        self.empty.setText("" if self._draws else tr(self._words.empty))
        for button in (self.answer, self.remove):
            button.setEnabled(is_chosen and self._writable)
        self.results.setEnabled(is_chosen)
        if self.species is not None:
            self.species.set_rows(self.table.selected_value.details if is_chosen else ())
            self.species.selectRow(0)
            self._show_notes()

    def _show_notes(self) -> None:
        """Show the notes on the selected species, which a cell has no room for."""
        row = self.species.selected_value if self.species is not None else None
        self.notes.setText(row[-1] if row else "")


class _DrawDialog(Dialog):
    """Asks for the sampling design; ``chosen`` carries it."""

    chosen = Signal(object)

    def __init__(self, title: str, heading: str, text: str, name: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._layout = self.add_introduction(heading, text)
        self.name = QLineEdit(name, self)
        self.species = QComboBox(self)
        self._names: Sequence[str] = ()

    def offer_species(self, all_title: str, names: Sequence[str]) -> None:
        self._names = names
        self.species.addItems([all_title, *names])

    def chosen_species(self) -> list[str]:
        """Return the chosen species; an empty list stands for all."""
        return [self._names[i - 1]] if (i := self.species.currentIndex()) > 0 else []

    def finish(
        self,
        rows: Sequence[tuple[str, QWidget | QLayout]],
        below: Sequence[QWidget],
        design: Callable[[], object],
    ) -> None:
        self._layout.addLayout(form_of([(tr("Name"), self.name), *rows]))
        for widget in below:
            self._layout.addWidget(widget)

        def choose() -> None:
            wanted = design()
            self.accept()
            self.chosen.emit(wanted)

        self.draw = self.primary_button(tr("Draw"), choose, default=True)
        self.name.textChanged.connect(lambda text: self.draw.setEnabled(bool(text.strip())))
        self.add_buttons(self._layout, (520, 0), self.draw, cancels=True)


class NewSampleDialog(_DrawDialog):
    """Asks for the design of a validation sample.

    Parameters
    ----------
    species
        Names, the default first.
    seconds
        Typical time per answer.
    """

    def __init__(
        self,
        species: Sequence[str],
        sources: Sequence[Source],
        taken: Sequence[str],
        seconds: float,
        parent: QWidget,
    ) -> None:
        numbered = ((n, tr("Sample {place}").format(place=n)) for n in count(len(taken) + 1))
        self._seed, name = next((n, name) for n, name in numbered if name not in taken)
        text = tr(
            "A random sample of each score bin. 25 in each of four bins give intervals of about ±10 points."
        )
        super().__init__(tr("New sample"), tr("Draw a sample"), text, name, parent)
        self._seconds = seconds
        self.source = ChoiceBox(self, {source: title for title, source in sources})
        self.offer_species(tr("All species with scores"), species)
        self.species.setCurrentIndex(1 if species else 0)
        self.per_bin = whole_number(self, "", 1, MAX_PER_BIN, 25)
        self.bins = whole_number(self, "", 1, MAX_BINS, 4)
        self.spacing = ChoiceBox(self, {spacing: tr(text) for spacing, text in _SPACINGS.items()})
        self.per_recording = whole_number(self, "", 0, MAX_PER_BIN, 0, at_low=tr("any number"))
        self.strata = ChoiceBox(
            self,
            {24: tr("None")}
            | {hours: tr("%Ln hours", "", hours) for hours in reversed(STRATA_H) if hours < 24},
        )
        self.blinded = QCheckBox(tr("Blind: hide scores and recordings"), self)
        self.blinded.setChecked(True)
        self.most = with_style(QLabel(self), "muted")
        self.species.currentIndexChanged.connect(lambda _place: self._count())
        for box in (self.per_bin, self.bins):
            box.valueChanged.connect(lambda _value: self._count())
        self._count()
        self.finish(
            [
                (tr("Scores of"), self.source),
                (tr("Species"), self.species),
                (tr("Bins of the score"), self.bins),
                (tr("Bins are"), self.spacing),
                (tr("Items per bin and species"), self.per_bin),
                (tr("At most per recording and bin"), self.per_recording),
                (tr("Strata by hour of day"), self.strata),
            ],
            (self.blinded, self.most),
            self._design,
        )

    def _count(self) -> None:
        """Show the number of items: for all species it can be thousands."""
        n_species = len(self.chosen_species()) or len(self._names)
        n_most = n_species * self.bins.value() * self.per_bin.value()
        minutes = max(1, round(n_most * self._seconds / 60))
        self.most.setText(
            tr("Up to %Ln items", "", n_most)
            + " · "
            + tr("about %Ln minutes at your pace", "", minutes)
        )

    def _design(self) -> SampleDesign:
        return SampleDesign(
            name=self.name.text(),
            species=self.chosen_species(),
            source=self.source.chosen_value,
            spacing=self.spacing.chosen_value,
            n_bins=self.bins.value(),
            n_per_bin=self.per_bin.value(),
            is_blinded=self.blinded.isChecked(),
            seed=self._seed,
            max_per_recording=self.per_recording.value(),
            stratum_h=self.strata.chosen_value,
        )


class NewVisitsDialog(_DrawDialog):
    """Asks for the design of verified visits."""

    def __init__(self, species: Sequence[str], taken: Sequence[str], parent: QWidget) -> None:
        numbered = (tr("Visits {place}").format(place=n) for n in count(len(taken) + 1))
        name = next(name for name in numbered if name not in taken)
        text = tr(
            "Models are trained without each group of sites, so that no list or answer of a site "
            "decides what is played there. What is set here stays as it is for this queue."
        )
        super().__init__(tr("New visits"), tr("Draw visits"), text, name, parent)
        self.rule = ChoiceBox(self, {rule: tr(text) for text, rule in _RULES.items()})
        self.divides = QCheckBox(tr("Divide recordings at the end of a visit"), self)
        self.divides.setToolTip(
            tr("Otherwise they count for the visit in which they begin, unless longer than it")
        )
        self.offer_species(tr("All species of the model"), species)
        self.per_site = whole_number(self, "", 0, 999, 0, at_low=tr("all"))
        self.calls = whole_number(self, "", 1, 100, MAX_CALLS)
        self.score = real_number(self, "", 0, 100, 100 * MIN_SCORE, decimals=0, suffix=" %")
        self.finish(
            [
                (tr("Visits are"), self.rule),
                (tr("Species"), self.species),
                (tr("Random visits at each site"), self.per_site),
                (tr("Calls played in a visit at most"), self.calls),
                (tr("Minimum probability of a call"), self.score),
            ],
            (self.divides,),
            self._design,
        )

    def _design(self) -> VisitDesign:
        return VisitDesign(
            name=self.name.text(),
            rule=replace(self.rule.chosen_value, divides=self.divides.isChecked()),
            species=self.chosen_species(),
            per_site=self.per_site.value() or None,
            max_calls=self.calls.value(),
            min_score=self.score.value() / 100,
        )


_RESULTS_PX = 940, 560


class SampleResultsDialog(Dialog):
    """Estimates with 95 % confidence intervals; thresholds can be saved."""

    precision_changed = Signal(float)
    save_asked = Signal(float)

    def __init__(
        self, result: SampleResult, precision: float, parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Results of the sample “{name}”").format(name=result.sample), parent)
        layout = self.add_introduction(tr("Results"))
        self._writable = writable
        self._result = result
        self.about = QLabel(self, wordWrap=True)
        self.table = DialogTable(
            self,
            tr("Species"),
            [
                tr("Species"), tr("Scored"), tr("Yes"), tr("No"), tr("Unsure"), tr("Open", "not answered"),
                tr("Precision over all scores"), tr("Calls"), tr("Threshold"), tr("Saved"),
            ],
            stretch=0,
        )  # fmt: skip
        self.bins = DialogTable(
            self,
            tr("Bins of the score"),
            [
                tr("From score"), tr("Scored"), tr("Yes"), tr("No"), tr("Unsure"), tr("Open", "not answered"),
                tr("Precision above threshold"),
            ],
            stretch=6,
        )  # fmt: skip
        self.notes = with_style(QLabel(self, wordWrap=True), "muted")
        name = tr("Target precision")
        self.precision = real_number(self, name, 50.0, 99.9, 100 * precision, suffix=" %")
        self.precision.setKeyboardTracking(False)
        self.precision.valueChanged.connect(
            lambda percent: self.precision_changed.emit(percent / 100)
        )
        line = lay_out(QHBoxLayout(), QLabel(name, self), self.precision, 1)
        lay_out(layout, self.about, (self.table, 2), (self.bins, 2), self.notes, line)
        self.save = self.button(
            tr("Save thresholds"),
            lambda: self.save_asked.emit(self.precision.value() / 100),
            tip=tr("Save the thresholds that reach this precision, for use in exports"),
        )
        self.table.chosen_changed.connect(self._show_bins)
        self.add_buttons(layout, _RESULTS_PX, self.save)
        self.set_result(result)

    def set_result(self, result: SampleResult) -> None:
        self._result = result
        row = max(0, self.table.row)
        words = tr("Scores of {source}; {done} of {total} items validated.").format(
            source=with_titles(result.source),
            done=number(result.n_items - result.n_open),
            total=number(result.n_items),
        )
        self.about.setText(words)
        rows = []
        for species in result.species:
            counts = [
                sum(getattr(part, name) for part in species.bins)
                for name in ("n_yes", "n_no", "n_unsure", "n_open")
            ]
            rows.append(
                (
                    species.species, number(species.n_scored), *map(number, counts),
                    share_in_words(species.density.unsure_as_no), _calls(species.density, species.n_scored),
                    _threshold(species.thresholds.above, species.bins),
                    "" if species.saved is None else _score(species.saved, species.bins),
                )
            )  # fmt: skip
        self.table.set_rows(rows)
        self.table.selectRow(min(row, len(rows) - 1))
        self._show_bins()
        is_found = any(species.thresholds.above is not None for species in result.species)
        self.save.setEnabled(self._writable and is_found)

    def _show_bins(self) -> None:
        row = self.table.row
        if not 0 <= row < len(self._result.species):
            return
        one = self._result.species[row]
        self.bins.set_rows(
            [
                (
                    _score(part.low, one.bins), number(part.n_scored), number(part.n_yes),
                    number(part.n_no), number(part.n_unsure), number(part.n_open),
                    share_in_words(part.precision_above.unsure_as_no),
                )
                for part in one.bins
            ],
        )  # fmt: skip
        words = [
            translate_message(note)
            for note in (one.why_no_threshold(), one.more_answers_text())
            if note
        ]
        if one.thresholds.above is None and not one.thresholds.is_unsupported:
            words.insert(0, tr("No threshold: no score reaches this precision so far."))
        if one.density.unsure_as_yes != one.density.unsure_as_no:
            words.append(
                tr("Counting unsure as valid: {share} over all scores.").format(
                    share=share_in_words(one.density.unsure_as_yes)
                )
            )
        if one.saved_precision is not None:
            words.append(
                tr("Precision from the saved threshold on: {share}.").format(
                    share=share_in_words(one.saved_precision.unsure_as_no)
                )
            )
        words.append(
            tr("Recall in completely reviewed recordings: {share}.").format(
                share=share_in_words(one.recall)
            )
            if one.recall is not None
            else tr("Recall unknown: no recording has been reviewed completely.")
        )
        self.notes.setText(" ".join(words))


def _calls(bounds: UnsureBounds, n_scored: int) -> str:
    one = bounds.unsure_as_no
    if one is None:
        return tr("not known")
    value, low, high = (number(round(x * n_scored)) for x in (one.value, one.low, one.high))
    return tr("{value} ({low}–{high})").format(value=value, low=low, high=high)


def _threshold(threshold: Estimate | None, bins: Sequence[BinResult]) -> str:
    return tr("none") if threshold is None else _score(threshold.value, bins)


def _score(score: float, bins: Sequence[BinResult]) -> str:
    """Return a score in per cent, unless scores are on a scale of their own."""
    is_share = all(0 <= part.low <= 1 for part in bins)
    return tr("{value} %").format(value=decimal(100 * score, 1)) if is_share else decimal(score, 3)
