"""Results of a validation sample: precision by score, thresholds, number of calls."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from birdann.app.results.validation import SampleResult, UnsureBounds
from birdann.gui.dialogs.parts import Dialog, DialogTable, real_number
from birdann.gui.dialogs.work.queues_dialog import share_in_words, source_in_words
from birdann.gui.style.declared import laid_out, styled
from birdann.gui.text.language import in_language, number, tr
from birdann.gui.text.numbers import decimal
from birdann.models.validation import Estimate

_RESULTS_PX = 940, 560


class SampleResultsDialog(Dialog):
    """Estimates with 95 % confidence intervals; thresholds can be saved."""

    precision_changed = Signal(float)
    save_asked = Signal(float)

    def __init__(
        self, result: SampleResult, precision: float, parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Results of the sample “{name}”").format(name=result.sample), parent)
        layout = self.lead(tr("Results"))
        self._writable = writable
        self._result = result
        self.about = QLabel(self, wordWrap=True)
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
        self.notes = styled(QLabel(self, wordWrap=True), "muted")
        layout.addWidget(self.table, 2)
        layout.addWidget(self.bins, 2)
        layout.addWidget(self.notes)
        name = tr("Precision wanted")
        self.precision = real_number(self, name, 50.0, 99.9, 100 * precision, suffix=" %")
        self.precision.setKeyboardTracking(False)
        self.precision.valueChanged.connect(
            lambda percent: self.precision_changed.emit(percent / 100)
        )
        line = laid_out(QHBoxLayout(), QLabel(name, self), self.precision, 1)
        layout.addLayout(line)
        self.save = self.button(
            tr("Save the thresholds"),
            lambda: self.save_asked.emit(self.precision.value() / 100),
            tip=tr("Save the thresholds that reach this precision, for use in exports"),
        )
        self.table.chosen_changed.connect(self._show_bins)
        self.end(layout, _RESULTS_PX, self.save)
        self.set_result(result)

    def set_result(self, result: SampleResult) -> None:
        self._result = result
        row = max(0, self.table.row)
        words = tr("Scores of {source}; {done} of {total} items validated.").format(
            source=source_in_words(result.source),
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
                    share_in_words(one.density.unsure_as_no), _calls(one.density, one.n_scored),
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
                    share_in_words(part.precision_above.unsure_as_no),
                )
                for part in one.bins
            ],
        )  # fmt: skip
        words = [in_language(note) for note in (one.why_no_threshold(), one.more()) if note]
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


def _score(threshold: Estimate | None) -> str:
    return tr("none") if threshold is None else decimal(threshold.value, 3)
