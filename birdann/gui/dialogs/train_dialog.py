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

CHOICES = (
    ("auto", "Automatic", "The model that does best on data like this. Recommended."),
    (
        "ored-lr",
        "ORed logistic regression",
        "Seconds. Explains every listed species by some segment.",
    ),
    ("sim", "Rank-loss SIM", "Learns which species rank above others in a recording."),
)


class TrainDialog(QDialog):
    """Asks which model to train; the first choice is good."""

    chosen = Signal(str, object)

    def __init__(self, n_tagged: int, n_reviewed: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Train")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(440)
        lead = QLabel("Learn the species from what you said", self)
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
            button = QRadioButton(title, self)
            button.setObjectName(name)
            button.setChecked(place == 0)
            button.setAccessibleDescription(text)
            self.group.addButton(button, place)
            about = QLabel(text, self)
            about.setObjectName("muted")
            about.setIndent(24)
            layout.addWidget(button)
            layout.addWidget(about)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.train_button = QPushButton("Train", self)
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
    lists = "1 tagged recording" if n_tagged == 1 else f"{n_tagged:,} tagged recordings"
    if not n_reviewed:
        return f"From {lists}. Afterwards every segment carries a proposal."
    labels = "1 reviewed segment" if n_reviewed == 1 else f"{n_reviewed:,} reviewed segments"
    return f"From {lists} and {labels}. Your own labels stay as they are."
