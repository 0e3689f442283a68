"""Options of training, whose defaults are good, and its sources."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from birdann.app.commands.references import Reference
from birdann.gui.dialogs.parts import Choices, Dialog, DialogTable
from birdann.gui.style.declared import styled
from birdann.gui.text.language import mark, number, tr

CHOICES = (
    ("auto", mark("Automatic"), mark("The model that does best on data like this. Recommended.")),
    (
        "ored-lr",
        mark("ORed logistic regression"),
        mark("Seconds. Explains every listed species by some segment."),
    ),
    ("sim", mark("Rank-loss SIM"), mark("Learns which species rank above others in a recording.")),
)


_INDENT_PX = 24


class TrainDialog(Dialog):
    """Asks which model to train.

    ``chosen`` carries the model's name, and whether to join fragments of calls afterwards
    (``joins``: the last choice).
    """

    chosen = Signal(str, bool)

    def __init__(
        self,
        n_tagged: int,
        n_reviewed: int,
        parent: QWidget | None = None,
        *,
        started: Sequence[str] = (),
        joins: bool = True,
    ) -> None:
        super().__init__(tr("Train"), parent)
        self.setMinimumWidth(440)
        layout = self.lead(
            tr("Train a model from your lists and labels"),
            _from_what(n_tagged, n_reviewed, started),
        )
        layout.setSpacing(8)
        layout.addSpacing(6)
        self.choices = Choices(CHOICES, "auto", self)
        layout.addWidget(self.choices)
        layout.addSpacing(6)
        self.join = self._box(
            layout,
            tr("Join fragments"),
            tr("One call becomes one segment. Later trainings still use the fragments."),
        )
        self.join.setChecked(joins)
        self.train_button = self.primary_button(tr("Train"), self._train, default=True)
        layout.addSpacing(8)
        layout.addWidget(self.closing_buttons(self.train_button, cancels=True))

    def _box(self, layout: QVBoxLayout, title: str, words: str) -> QCheckBox:
        box = QCheckBox(title, self)
        box.setAccessibleDescription(words)
        about = styled(QLabel(words, self, indent=_INDENT_PX, wordWrap=True), "muted")
        layout.addWidget(box)
        layout.addWidget(about)
        return box

    def _train(self) -> None:
        self.accept()
        self.chosen.emit(self.choices.chosen(), self.join.isChecked())


def _from_what(n_tagged: int, n_reviewed: int, started: Sequence[str]) -> str:
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
        self, references: Sequence[Reference], parent: QWidget, *, writable: bool
    ) -> None:
        super().__init__(tr("Training sources"), parent)
        layout = self.lead(
            tr("Add training sources"),
            tr(
                "If you have few lists, add labelled clips (one sub-folder per species) or another "
                "project as training sources. They count as much as they improve predictions on your "
                "own held-out recordings."
            ),
        )
        self.table = DialogTable(
            self,
            tr("Training sources"),
            (tr("Training source"), tr("Species", "several"), tr("Recordings"), tr("Segments")),
            stretch=0,
        )
        self.table.set_rows(references, _cells_of)
        layout.addWidget(self.table, 1)
        self.folder_button = self.button(
            tr("Folder of clips…"), lambda: self._ask(self.folder_asked)
        )
        self.project_button = self.button(
            tr("Another project…"), lambda: self._ask(self.project_asked)
        )
        self.remove_button = self.button(tr("Remove"), self._remove)
        self.folder_button.setDefault(True)
        buttons = (self.folder_button, self.project_button, self.remove_button)
        for button in buttons:
            button.setEnabled(writable)
        self.remove_button.setEnabled(writable and bool(references))
        self.end(layout, (_WIDTH_PX, _HEIGHT_PX), *buttons)
        if references:
            self.table.selectRow(0)
        self.folder_button.setFocus()

    def _ask(self, signal: SignalInstance) -> None:
        self.accept()
        signal.emit()

    def _remove(self) -> None:
        if (chosen := self.table.chosen) is not None:
            self.accept()
            self.removed.emit(chosen)


def _cells_of(one: Reference) -> tuple[str, ...]:
    counts = len(one.species_ids), one.recordings, one.segments
    return one.name, *map(number, counts)
