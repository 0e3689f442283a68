"""The current item of a review queue, and questions about a species and a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.core.validation import Answer
from birdann.gui.keys.key_guard import treat_double_clicks_as_single
from birdann.gui.keys.key_map import KEYED
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.flow_layout import FlowLayout
from birdann.gui.style.icons import icon
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from birdann.app.results.review_queue import ReviewQueue

_DEFAULT_LEAST_PERCENT = 95


class AskPanel(QWidget):
    """Asks about the sound in the spectrogram."""

    answered = Signal(object)
    played, call_played, backed, results_asked, left, accepted = (Signal() for _ in range(6))

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.question, self.about = QLabel(self), QLabel(self)
        self.question.setObjectName("heading")
        self.about.setObjectName("muted")
        for label in (self.question, self.about):
            label.setWordWrap(True)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)  # the line above says it
        self._texts: dict[QPushButton, str] = {}
        self._keys: dict[QPushButton, QShortcut] = {}
        self.yes, self.no = self._button(tr("Yes")), self._button(tr("No"))
        self.unsure, self.back = self._button(tr("Unsure")), self._button(tr("Back"))
        self.play, self.play_call = self._button(tr("Play")), self._button(tr("Play the call"))
        self.results, self.leave = self._button(tr("Results")), self._button(tr("Stop reviewing"))
        self.accept_all = self._button(tr("Accept all"))
        self.least = QSpinBox(self)
        self.least.setRange(50, 100)
        self.least.setValue(_DEFAULT_LEAST_PERCENT)
        self.least.setPrefix("≥ ")
        self.least.setSuffix(tr(" %", "per cent"))
        self.least.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.least.setAccessibleName(tr("Minimum probability of accepted tags"))
        self.would_add = with_style(QLabel(self, wordWrap=True), "muted")
        self.yes.setObjectName("primary")
        for button, verdict in zip((self.yes, self.no, self.unsure), Answer, strict=True):
            button.clicked.connect(
                lambda _checked=False, verdict=verdict: self.answered.emit(verdict)
            )
        treat_double_clicks_as_single(self.yes, self.no, self.unsure)
        self.play.clicked.connect(self.played)
        self.play_call.clicked.connect(self.call_played)
        self.back.clicked.connect(self.backed)
        self.results.clicked.connect(self.results_asked)
        self.leave.clicked.connect(self.left)
        self.accept_all.clicked.connect(self.accepted)
        column = lay_out(QVBoxLayout(self), margins=(12, 12, 12, 12), spacing=8)
        others = lay_out(FlowLayout(), self.back, self.play, self.play_call, self.results)
        answers = (self.yes, self.no, self.unsure)
        lay_out(column, self.question, self.about, self.bar, *answers, others)
        lay_out(column, self.accept_all, self.least, self.would_add, 1, self.leave)

    def set_results_text(self, text: str) -> None:
        self._texts[self.results] = text
        self.results.setAccessibleName(text)

    def offer_all(self, queue: ReviewQueue) -> None:
        """Offer to accept all items above a probability, if the queue supports it."""
        for part in (self.accept_all, self.least, self.would_add):
            part.setVisible(queue.proposes)
        indices = queue.open_from(self.least.value() / 100)
        self.accept_all.setEnabled(bool(indices))
        recordings = {queue.items[index].recording_id for index in indices}
        self.would_add.setText(
            tr("Adds %Ln tags", "", len(indices))
            + " "
            + tr("to %Ln recordings", "", len(recordings))
            if queue.is_calibrated
            else tr("The probabilities are not calibrated: accept one by one.")
        )

    def set_keys(self, keys: Mapping[QPushButton, Sequence[QKeySequence]]) -> None:
        """Set the keys of buttons while the panel is shown; the first is displayed."""
        native = QKeySequence.SequenceFormat.NativeText
        for button, texts in keys.items():
            self._keys[button].setKeys(list(texts))
            button.setText(f"{self._texts[button]} ({texts[0].toString(native)})")

    def _button(self, text: str) -> QPushButton:
        button = with_style(QPushButton(text, self), name=text)
        button.setProperty(KEYED, True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._texts[button] = text
        self._keys[button] = QShortcut(self)
        self._keys[button].activated.connect(button.click)
        self._keys[button].setAutoRepeat(False)
        return button


class ListQuestionLine(QFrame):
    """A question with buttons whose signals carry its subject.

    It never takes the focus, so that review can continue.

    Parameters
    ----------
    add, refuse
        Text and tooltip of the answers.
    """

    play_requested = Signal(object)
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
        self.play_button = self._button(
            "", tr("Select and play the segment"), self.play_requested.emit
        )
        self.play_button.setAccessibleName(tr("Play"))
        self.add = self._button(*add, self.added.emit)
        self.refuse = self._button(*refuse, self.refused.emit)
        self.play_button.setIcon(icon("play"))
        self.buttons = lay_out(FlowLayout(spacing_px=4), self.play_button, self.add, self.refuse)
        lay_out(QVBoxLayout(self), self.text, self.buttons, margins=(8, 6, 8, 6), spacing=4)
        treat_double_clicks_as_single(self.add, self.refuse)
        self.hide()

    def show_question(self, text: str, about: object) -> None:
        """Show a question in rich text; None hides the line."""
        self._about = about
        if about is not None:
            self.text.setText(text)
        self.setVisible(about is not None)

    def _button(self, text: str, tip: str, press: Callable[[object], object]) -> QToolButton:
        button = with_style(QToolButton(self), text=text, iconSize=QSize(14, 14), tip=tip)
        button.clicked.connect(lambda: press(self._about))
        return button
