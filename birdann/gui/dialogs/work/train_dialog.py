"""Options of training; the defaults are good."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.dialogs.parts import Choices, Dialog
from birdann.gui.style.declared import styled
from birdann.gui.text.language import mark, tr

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
        self.train_button = self.primary_button(tr("Train"))
        self.train_button.setDefault(True)
        self.train_button.clicked.connect(self._train)
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
