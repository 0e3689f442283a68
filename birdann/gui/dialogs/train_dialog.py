"""How to train: nothing needs to be chosen."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

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

    chosen = Signal(str, object)

    def __init__(self, n_tagged: int, n_reviewed: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Train"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(440)
        lead = QLabel(tr("Learn the species from what you said"), self)
        lead.setObjectName("heading")
        from_what = QLabel(_from_what(n_tagged, n_reviewed), self)
        from_what.setObjectName("muted")
        from_what.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(8)
        layout.addWidget(lead)
        layout.addWidget(from_what)
        layout.addSpacing(6)
        self.group = QButtonGroup(self)
        for place, (name, title, text) in enumerate(CHOICES):
            button = QRadioButton(tr(title), self)
            button.setObjectName(name)
            button.setChecked(place == 0)
            button.setAccessibleDescription(tr(text))
            self.group.addButton(button, place)
            about = QLabel(tr(text), self)
            about.setObjectName("muted")
            about.setIndent(24)
            layout.addWidget(button)
            layout.addWidget(about)
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
        name = CHOICES[self.group.checkedId()][0]
        self.accept()
        self.chosen.emit(name, {})


def _from_what(n_tagged: int, n_reviewed: int) -> str:
    lists = tr("From %Ln tagged recordings.", "", n_tagged)
    if not n_reviewed:
        return lists + " " + tr("Afterwards every segment carries a proposal.")
    labels = tr(
        "%Ln reviewed segments are used too; your labels stay as they are.", "", n_reviewed
    )
    return f"{lists} {labels}"
