"""Options of training, its sources, and the comparison of models."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from birdann.app.commands.training_sources import TrainingSource
from birdann.app.learning.runs import RunSummary
from birdann.core.predictions import DEFAULT_MODEL
from birdann.gui.dialogs.parts import MARGINS, Choices, Dialog, DialogTable, ScrolledOptions
from birdann.gui.item_models.table_rows import Cell, ColumnHeading
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.icons import icon
from birdann.gui.text.language import mark, number, tr
from birdann.gui.text.times import date_and_time
from birdann.gui.text.value_words import value_title

CHOICES = (
    (
        DEFAULT_MODEL,
        mark("Automatic"),
        mark("The model that does best on data like this. Recommended."),
    ),
    (
        "ored-lr",
        mark("ORed logistic regression"),
        mark("Seconds. Explains every listed species by some segment."),
    ),
    ("sim", mark("Rank-loss SIM"), mark("Learns which species rank above others in a recording.")),
)


_INDENT_PX, _TRAIN_WIDTH_PX = 24, 440


class TrainDialog(Dialog):
    """Asks which model to train.

    ``chosen`` carries the model's name, whether to join fragments of calls afterwards, None for
    except in ultrasound (``joins``: the last choice), the detectors that are left out, and whether
    to count false calls.
    """

    chosen = Signal(str, object, object, bool)

    def __init__(
        self,
        n_tagged: int,
        n_reviewed: int,
        parent: QWidget | None = None,
        *,
        started: Sequence[str] = (),
        joins: bool | None = None,
        detectors: Mapping[str, bool] | None = None,
        has_ultrasound: bool = False,
    ) -> None:
        super().__init__(tr("Train"), parent)
        layout = self.add_introduction(
            tr("Train a model from your lists and labels"),
            _sources_text(n_tagged, n_reviewed, started),
        )
        scrolled = ScrolledOptions(self)
        options = lay_out(
            QVBoxLayout(scrolled.set_content(QWidget)), margins=(0, 0, 0, 0), spacing=8
        )
        self.choices = Choices(CHOICES, DEFAULT_MODEL, self)
        options.addWidget(self.choices)
        options.addSpacing(6)
        self.detectors = {}
        for name, is_used in (detectors or {}).items():
            self.detectors[name] = self._box(
                options,
                tr("Use detections of {name}").format(name=name),
                tr("They are evidence for every segment, so that labels will change."),
            )
            self.detectors[name].setChecked(is_used)
        self.join = self._box(
            options,
            tr("Join fragments"),
            tr("One call becomes one segment. Later trainings still use the fragments."),
        )
        self.ultrasound = self._box(
            options,
            tr("Join ultrasound too"),
            tr(
                "In recordings of 150 kHz or more, each pulse stays a segment unless this is checked."
            ),
            is_visible=has_ultrasound,
        )
        self.false_calls = self._box(
            options,
            tr("Count false calls"),
            tr(
                "Trains twice more, each time without half of the recordings tagged “no birds”, and "
                "reports how many predictions an hour are exported there."
            ),
        )
        self.join.toggled.connect(self.ultrasound.setEnabled)
        self.join.setChecked(joins is not False)
        self.ultrasound.setEnabled(joins is not False)
        self.ultrasound.setChecked(joins is True)
        self.train_button = self.primary_button(tr("Train"), self._train, default=True)
        layout.addWidget(scrolled, 1)
        self.add_buttons(layout, (_TRAIN_WIDTH_PX, 0), self.train_button, cancels=True)

    def _box(
        self, layout: QVBoxLayout, title: str, words: str, *, is_visible: bool = True
    ) -> QCheckBox:
        box = with_style(QCheckBox(title, self), accessibleDescription=words)
        about = with_style(QLabel(words, self, indent=_INDENT_PX, wordWrap=True), "muted")
        if is_visible:
            lay_out(layout, box, about)
        for part in (box, about):
            part.setVisible(is_visible)
        return box

    def _train(self) -> None:
        self.accept()
        join = self.join.isChecked() and (self.ultrasound.isChecked() or None)
        left_out = [name for name, box in self.detectors.items() if not box.isChecked()]
        self.chosen.emit(self.choices.chosen_name(), join, left_out, self.false_calls.isChecked())


def _sources_text(n_tagged: int, n_reviewed: int, started: Sequence[str]) -> str:
    if n_reviewed and not n_tagged and not started:
        return tr("From %Ln labelled segments; your labels stay as they are.", "", n_reviewed)
    lists = tr("From %Ln tagged recordings.", "", n_tagged)
    if started:
        names = ", ".join(f"“{name}”" for name in started)
        lists += " " + tr("Training sources: {names}.").format(names=names)
    if not n_reviewed:
        return lists + " " + tr("Afterwards every segment has a prediction.")
    labels = tr(
        "%Ln reviewed segments are used too; your labels stay as they are.", "", n_reviewed
    )
    return f"{lists} {labels}"


_WIDTH_PX, _HEIGHT_PX = 640, 360


class StartDialog(Dialog):
    """Lists training sources; folders and projects can be added and removed."""

    folder_asked = Signal()
    project_asked = Signal()
    removed = Signal(object)

    def __init__(
        self, sources: Sequence[TrainingSource], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Training sources"), parent)
        layout = self.add_introduction(
            tr("Add training sources"),
            tr(
                "If you have few lists, add labelled clips (one sub-folder per species, or annotation "
                "sets of xeno-canto beside them) or another project as training sources. They count as much as they improve predictions on your "
                "own held-out recordings."
            ),
        )
        self.table = DialogTable(
            self,
            tr("Training sources"),
            (tr("Training source"), tr("Species", "several"), tr("Recordings"), tr("Segments")),
            stretch=0,
        )
        self.table.set_rows(sources, _cells_of)
        layout.addWidget(self.table, 1)
        self.folder_button = self.button(
            tr("Folder of clips…"), lambda: self._accept_with(self.folder_asked)
        )
        self.project_button = self.button(
            tr("Another project…"), lambda: self._accept_with(self.project_asked)
        )
        self.remove_button = self.button(tr("Remove"), self._remove)
        self.folder_button.setDefault(True)
        buttons = (self.folder_button, self.project_button, self.remove_button)
        for button in buttons:
            button.setEnabled(writable)
        self.remove_button.setEnabled(writable and bool(sources))
        self.add_buttons(layout, (_WIDTH_PX, _HEIGHT_PX), *buttons)
        if sources:
            self.table.selectRow(0)
        self.folder_button.setFocus()

    def _accept_with(self, signal: SignalInstance) -> None:
        self.accept()
        signal.emit()

    def _remove(self) -> None:
        if (chosen := self.table.selected_value) is not None:
            self.accept()
            self.removed.emit(chosen)


def _cells_of(source: TrainingSource) -> tuple[str, ...]:
    counts = len(source.species_ids), source.recordings, source.segments
    return source.name, *map(number, counts)


_RUNS_WIDTH_PX, _RUNS_HEIGHT_PX = 940, 360


class RunsDialog(Dialog):
    """Compares models and reverts to an earlier one."""

    use_asked = Signal(object)

    def __init__(
        self, summaries: Sequence[RunSummary], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Compare models"), parent)
        self.resize(_RUNS_WIDTH_PX, _RUNS_HEIGHT_PX)
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
        self.table.doubleClicked.connect(lambda _index: self._use_selected())
        self.use_button = self.primary_button(
            tr("Use this model"), self._use_selected, default=True
        )
        buttons = self.closing_buttons(self.use_button)
        lay_out(QVBoxLayout(self), lead, (self.table, 1), buttons, margins=MARGINS, spacing=10)
        self.set_summaries(summaries)

    def set_summaries(self, summaries: Sequence[RunSummary]) -> None:
        self.table.set_rows(summaries, _cells)
        self.table.selectRow(
            next((k for k, summary in enumerate(summaries) if summary.is_shown), -1)
        )
        self._offer()

    def _offer(self) -> None:
        one: RunSummary | None = self.table.selected_value
        can_be_shown = one is not None and one.n_segments > 0 and not one.is_shown
        self.use_button.setEnabled(self._writable and can_be_shown)

    def _use_selected(self) -> None:
        if self.use_button.isEnabled():
            self.use_asked.emit(self.table.selected_value.run.id)
            self.accept()


def _columns() -> tuple[ColumnHeading, ...]:
    return (
        ColumnHeading(
            tr("Trained"), tr("When the model was trained; a tick marks the one in use")
        ),
        ColumnHeading(tr("Model"), tr("Kind of model")),
        ColumnHeading(tr("Species", "several"), tr("Species in the model"), is_number=True),
        ColumnHeading(
            tr("Named"), tr("Segments with a predicted species, of all segments"), is_number=True
        ),
        ColumnHeading(
            tr("Labels agree"),
            tr("Labels that agree with the model, including labels it was trained on"),
            is_number=True,
        ),
        ColumnHeading(
            tr("Later labels"), tr("Labels given after the model was trained"), is_number=True
        ),
        ColumnHeading(tr("Choices"), tr("Settings chosen in training")),
    )


def _cells(run: RunSummary) -> tuple[str, ...]:
    when = date_and_time(run.run.created_at)
    if run.run.is_superseded:
        when = tr("{when} (superseded)").format(when=when)
    if run.is_shown:
        tick = icon("confirm", "accent")
        when = Cell(when, icon=tick, spoken=tr("{when}, in use").format(when=when))
    return (
        when,
        value_title(run.run.model_name),
        str(run.n_species),
        _share(run.n_named, run.n_segments) if run.n_segments else tr("not asked"),
        _share(run.n_agreeing, run.n_labels),
        _share(run.n_later_agreeing, run.n_later),
        choices_in_words(run.run.params, run.run.seed),
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
