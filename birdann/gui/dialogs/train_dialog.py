"""How to train: nothing needs to be chosen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from birdann.gui.dialogs.parts import Choices, lead
from birdann.gui.language import mark, tr

CHOICES = (
    ("auto", mark("Automatic"), mark("The model that does best on data like this. Recommended.")),
    (
        "ored-lr",
        mark("ORed logistic regression"),
        mark("Seconds. Explains every listed species by some segment."),
    ),
    ("sim", mark("Rank-loss SIM"), mark("Learns which species rank above others in a recording.")),
)


class TrainDialog(QDialog):
    """Asks which model to train; the first choice is good."""

    chosen = Signal(str)

    def __init__(self, n_tagged: int, n_reviewed: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Train"))
        self.setMinimumWidth(440)
        layout = lead(
            self, tr("Learn the species from what you said"), _from_what(n_tagged, n_reviewed)
        )
        layout.setSpacing(8)
        layout.addSpacing(6)
        self.choices = Choices(CHOICES, "auto", self)
        layout.addWidget(self.choices)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.train_button = QPushButton(tr("Train"), self)
        self.train_button.setObjectName("primary")
        buttons.addButton(self.train_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.train_button.setDefault(True)
        buttons.accepted.connect(self._train)
        buttons.rejected.connect(self.reject)
        layout.addSpacing(8)
        layout.addWidget(buttons)

    def _train(self) -> None:
        self.accept()
        self.chosen.emit(self.choices.chosen())


def _from_what(n_tagged: int, n_reviewed: int) -> str:
    lists = tr("From %Ln tagged recordings.", "", n_tagged)
    if not n_reviewed:
        return lists + " " + tr("Afterwards every segment carries a proposal.")
    labels = tr(
        "%Ln reviewed segments are used too; your labels stay as they are.", "", n_reviewed
    )
    return f"{lists} {labels}"
