"""A question about a species and a list, with buttons to play and to answer."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QToolButton, QVBoxLayout, QWidget

from birdann.gui.keys.unpainted import take_double_clicks_for_one
from birdann.gui.style.declared import laid_out
from birdann.gui.style.flow_layout import FlowLayout
from birdann.gui.style.icons import icon
from birdann.gui.text.language import tr


class ListQuestionLine(QFrame):
    """A question with buttons whose signals carry its subject.

    It never takes the focus, so that review can continue.

    Parameters
    ----------
    add, refuse
        Text and tooltip of the answers.
    """

    heard = Signal(object)
    added = Signal(object)
    refused = Signal(object)

    def __init__(
        self, add: tuple[str, str], refuse: tuple[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("unlisted")
        self._about: object = None
        self.text = QLabel(self)
        self.text.setTextFormat(Qt.TextFormat.RichText)  # names in it are escaped
        self.text.setWordWrap(True)
        self.hear = self._button("", tr("Select and play the segment"), self.heard.emit)
        self.hear.setAccessibleName(tr("Play"))
        self.add = self._button(*add, self.added.emit)
        self.refuse = self._button(*refuse, self.refused.emit)
        self._icons = ((self.hear, "play"), (self.add, "add"), (self.refuse, "reject"))
        self.buttons = FlowLayout()
        for button, _ in self._icons:
            self.buttons.addWidget(button)
        laid_out(QVBoxLayout(self), self.text, self.buttons, margins=(8, 6, 8, 6), spacing=4)
        take_double_clicks_for_one(self.add, self.refuse)
        self.hide()

    def ask(self, text: str, about: object) -> None:
        """Show a question in rich text; None hides the line."""
        self._about = about
        if about is not None:
            self.text.setText(text)
        self.setVisible(about is not None)

    def refresh_icons(self) -> None:
        for button, name in self._icons:
            button.setIcon(icon(name))

    def _button(self, text: str, tip: str, press: Callable[[object], object]) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setIconSize(QSize(14, 14))
        button.setToolTip(tip)
        button.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if text
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        button.clicked.connect(lambda: press(self._about))
        return button
