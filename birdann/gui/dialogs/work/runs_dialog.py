"""Comparison of the models of a project."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from birdann.app.learning.runs import RunSummary
from birdann.gui.dialogs.parts import MARGINS, Cell, Dialog, DialogColumn, DialogTable
from birdann.gui.style.declared import laid_out
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import number, tr
from birdann.gui.text.times import date_and_time
from birdann.gui.text.value_words import in_words

_WIDTH_PX, _HEIGHT_PX = 940, 360


class RunsDialog(Dialog):
    """Compares models and reverts to an earlier one."""

    use_asked = Signal(object)

    def __init__(
        self, summaries: Sequence[RunSummary], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Compare models"), parent)
        self.resize(_WIDTH_PX, _HEIGHT_PX)
        self._writable = writable
        lead = QLabel(
            tr(
                "The ticked model is used for spectrogram, review and export. You may return "
                "to an earlier one; it stays in use until you train again. Your labels do not "
                "change."
            )
        )
        lead.setWordWrap(True)
        self.table = DialogTable(self, tr("Models of this project"), _columns(), stretch=6)
        self.table.chosen_changed.connect(self._offer)
        self.table.doubleClicked.connect(lambda _index: self._use())
        self.use_button = self.primary_button(tr("Use this model"), self._use)
        buttons = self.closing_buttons(self.use_button)
        laid_out(QVBoxLayout(self), lead, (self.table, 1), buttons, margins=MARGINS, spacing=10)
        self.set_summaries(summaries)

    def set_summaries(self, summaries: Sequence[RunSummary]) -> None:
        self.table.set_rows(summaries, _cells)
        self.table.selectRow(next((k for k, one in enumerate(summaries) if one.is_shown), -1))
        self._offer()

    def _offer(self) -> None:
        one: RunSummary | None = self.table.chosen
        can_be_shown = one is not None and one.n_segments > 0 and not one.is_shown
        self.use_button.setEnabled(self._writable and can_be_shown)

    def _use(self) -> None:
        if self.use_button.isEnabled():
            self.use_asked.emit(self.table.chosen.run.id)
            self.accept()


def _columns() -> tuple[DialogColumn, ...]:
    return (
        DialogColumn(tr("Trained"), tr("When the model was trained; a tick marks the one in use")),
        DialogColumn(tr("Model"), tr("Kind of model")),
        DialogColumn(tr("Species", "several"), tr("Species in the model"), is_number=True),
        DialogColumn(
            tr("Named"),
            tr("Segments with a predicted species, of all segments"),
            is_number=True,
        ),
        DialogColumn(
            tr("Labels agree"),
            tr("Labels that agree with the model, including labels it was trained on"),
            is_number=True,
        ),
        DialogColumn(
            tr("Later labels"),
            tr("Labels given after the model was trained"),
            is_number=True,
        ),
        DialogColumn(tr("Choices"), tr("Settings chosen in training")),
    )


def _cells(one: RunSummary) -> tuple[str, ...]:
    when = date_and_time(one.run.created_at)
    if one.run.is_superseded:
        when = tr("{when} (superseded)").format(when=when)
    if one.is_shown:
        tick = icon("confirm", current_theme().accent)
        when = Cell(when, icon=tick, spoken=tr("{when}, in use").format(when=when))
    return (
        when,
        in_words(one.run.model_name),
        str(one.n_species),
        _share(one.n_named, one.n_segments) if one.n_segments else tr("not asked"),
        _share(one.n_agreeing, one.n_labels),
        _share(one.n_later_agreeing, one.n_later),
        choices_in_words(one.run.params, one.run.seed),
    )


def _share(part: int, whole: int) -> str:
    return tr("{part} of {whole}").format(part=number(part), whole=number(whole)) if whole else "–"


def choices_in_words(params: object, seed: int) -> str:
    """Return the settings of a training that differ from defaults, on one line."""
    pairs = params.items() if isinstance(params, dict) else ()
    texts = [f"{name} {value}" for name, value in pairs]
    if seed:
        texts.append(tr("seed {seed}").format(seed=seed))
    return ", ".join(texts) or tr("as usual", "settings")
