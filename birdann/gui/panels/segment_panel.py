"""The selected segment: prediction and label."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from birdann.core.ids import SegmentId
from birdann.core.labels import Certainty
from birdann.gui.item_models.picks import PickRow
from birdann.gui.keys.key_guard import treat_double_clicks_as_single
from birdann.gui.panels.ask_panel import AskPanel, ListQuestionLine
from birdann.gui.panels.notice import ElidedLabel
from birdann.gui.panels.species_picker import SpeciesPicker
from birdann.gui.style.declared import ChoiceBox, lay_out, with_style
from birdann.gui.style.flow_layout import FlowLayout
from birdann.gui.style.icons import icon
from birdann.gui.text.announcing import announce
from birdann.gui.text.language import tr
from birdann.gui.text.value_words import value_title

CALL_TYPES = ("song", "call", "alarm", "drum")
"""Types of calls that are offered; any other can be typed."""
_ABOVE_PX, _N_CANDIDATES = 240, 5
"""Height above the candidates, at least; and how many go before reasons and measurements."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmentInfo:
    """Contents of the panel for one or several segments."""

    segment_ids: tuple[SegmentId, ...] = ()  # Empty while the item is being read.
    title: str
    short_title: str = ""  # Where there is little room.
    progress: str = ""
    details: str = ""
    verdict: str = ""
    why: str = ""
    choices: tuple[PickRow, ...] = ()
    can_confirm: bool = False
    can_clear: bool = False
    certainty: Certainty | None = None
    call_type: str = ""
    call_types: tuple[str, ...] = ()
    remarks: str = ""


class _StatementBox(ChoiceBox):
    """A combo box whose choice is stored at once; it changes only through its open list."""

    _ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)

    left = Signal(object)
    """The keyboard went elsewhere, for this reason."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit(event.reason())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in self._ARROWS:
            self.showPopup()
        else:
            super().keyPressEvent(event)


def _is_empty(holder: QWidget) -> bool:
    layout = holder.layout()
    return layout is None or layout.isEmpty()


class _Pages(QStackedLayout):
    """Shows one page; the others take no height."""

    def heightForWidth(self, width: int) -> int:
        page = self.currentWidget()
        return _height_of(page, width) if page is not None else 0

    def sizeHint(self) -> QSize:
        hint, page = super().sizeHint(), self.currentWidget()
        return QSize(hint.width(), page.sizeHint().height()) if page is not None else hint

    def minimumSize(self) -> QSize:
        least, page = super().minimumSize(), self.currentWidget()
        return QSize(least.width(), page.minimumSizeHint().height()) if page is not None else least


def _height_of(part: QWidget, width_px: int) -> int:
    return part.heightForWidth(width_px) if part.hasHeightForWidth() else part.sizeHint().height()


class SegmentPanel(QWidget):
    """Confirm, correct or reject the selected segment."""

    described = Signal()
    """Someone said how sure it is or of which type; ``statement`` returns it."""
    left = Signal()
    """The type of call is given: the keyboard may go back."""
    filled = Signal(bool)
    """Whether there is a segment or a question to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._announced: object = ()
        self._usual = QWidget(self)  # each part is made where it stays: Qt styles anew what moves
        self._page, self._below = QWidget(self._usual), list[QWidget]()
        self.title = with_style(ElidedLabel(self._page), "heading")
        self.progress = with_style(QLabel(self._page), "muted")
        self.details = self._muted()
        self.measures = self._muted()
        self.measures.hide()
        self.reasons = self._muted()
        self.reasons.hide()
        self.verdict = QLabel(self._page, wordWrap=True)
        self.why = self._muted()
        self.remarks = QLabel(self._page, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._set_up_details()
        self._set_up_more()
        right = tr("Confirm the predicted species (Enter)")
        self.confirm = self._button(tr("Confirm"), "confirm", right)
        self.confirm.setObjectName("primary")
        self.confirm.setIcon(icon("confirm", "on_accent"))
        self.reject = self._button(tr("Noise"), "reject", tr("This is not a call at all (X)"))
        self.clear = self._button("", "clear", tr("Clear label (Shift+X)"))
        self.clear.setAccessibleName(tr("Clear label"))
        self.clear.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.clear.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clear.setMinimumWidth(0)
        self.clear.setObjectName("flat")
        self.picker = SpeciesPicker(
            placeholder=tr("Another species"), name=tr("Candidate species"), parent=self._page
        )
        buttons = lay_out(FlowLayout(spacing_px=4), self.confirm, self.reject)
        head = lay_out(QHBoxLayout(), (self.title, 1), self.more, self.clear, spacing=6)
        head.setAlignment(
            self.title, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        )
        self._column = lay_out(
            QVBoxLayout(self._page), head, self.progress, self.details, self.verdict, self.remarks,
            buttons, self._details,  # above what can be as long as it likes
            (self.picker, 1), self.why, self.reasons, self.measures, margins=(8, 8, 8, 8), spacing=5,
        )  # fmt: skip
        self.empty = QLabel(self._usual, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.empty.setObjectName("empty")
        self._set_up_outside()
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._page)
        treat_double_clicks_as_single(self.confirm, self.reject, self.clear)
        self.show_nothing(tr("Click a segment in the spectrogram, or press U for the first item."))

    def add_below(self, part: QWidget) -> None:
        """Place a widget below the species, shown with each segment if there is room."""
        holder = QWidget(self._page)
        lay_out(QVBoxLayout(holder), part, margins=(0, 0, 0, 0))
        holder.installEventFilter(self)
        self._column.addWidget(holder)
        self._below.append(holder)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fold again when a part below comes or goes."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fold()
        return super().eventFilter(watched, event)

    def show_segment(self, info: SegmentInfo) -> None:
        """Show a segment, and announce it; what is being typed stays."""
        subject = info.segment_ids or info.title
        if subject != self._announced:  # answers are announced with the notice of them
            self._announced = subject
            likeliest = info.choices[0].spoken_text if info.choices and info.can_confirm else ""
            announce(self, info.title, info.verdict, likeliest, info.details)
        self.title.show_text(info.title, info.short_title)
        self.progress.setText(info.progress)
        self.details.setText(info.details)
        self.show_verdict(info.verdict)
        self.why.setText(info.why)
        self.remarks.setText(info.remarks)
        self.remarks.setVisible(bool(info.remarks))
        self._show_details(info)
        self.picker.set_rows(info.choices)
        self._fold()
        self.confirm.setEnabled(info.can_confirm)
        self.reject.setEnabled(bool(info.segment_ids))
        self.clear.setEnabled(info.can_clear)
        self._show_page(self._stack, self._page)

    def ask_contradiction(self, words: str, about: object) -> None:
        """Ask about a label above the segment; None hides the line."""
        self.contradiction.show_question(words, about)
        self._fold()
        self._emit_filled()

    def show_ask_panel(self, on: bool) -> None:
        """Show an item of a review queue instead of the segment, or end this."""
        self._show_page(self._pages, self.ask_panel if on else self._usual)

    def _show_page(self, pages: QStackedLayout, page: QWidget) -> None:
        pages.setCurrentWidget(page)
        self._emit_filled()

    def _emit_filled(self) -> None:
        is_asked = self._pages.currentWidget() is not self._usual
        self.filled.emit(is_asked or self._stack.currentWidget() is self._page)

    @cached_property
    def ask_panel(self) -> AskPanel:
        panel = AskPanel(self)
        self._pages.addWidget(panel)
        return panel

    def _set_up_outside(self) -> None:
        """Lay out the parts that are shown with and without a segment."""
        self.contradiction = ListQuestionLine(
            (tr("Add to list"), tr("Add the species to the list (Shift+A)")),
            (tr("Keep list"), tr("Keep the list: the label is for this call only (Shift+L)")),
            self._usual,
        )
        self._stack = _Pages()
        self._pages = _Pages(self)
        self._pages.addWidget(self._usual)
        self.show_ask_panel(False)
        outer = QVBoxLayout(self._usual)
        # the buttons of the first come where only words were
        lay_out(outer, self.contradiction, (self._stack, 1), margins=(0, 0, 0, 0))

    def _set_up_details(self) -> None:
        self._described: tuple[object, ...] = ()
        self._emitted: tuple[Certainty | None, str] = (None, "")
        degrees = {None: tr("Certainty")} | {
            certainty: value_title(certainty) for certainty in Certainty
        }
        self._details = QWidget(self._page)
        self.certainty_box = _StatementBox(self._details, degrees)
        self.certainty_box.setAccessibleName(tr("Certainty"))
        self.certainty_box.setToolTip(tr("Certainty (Shift+C, Shift+R, Shift+O)"))
        self.certainty_box.activated.connect(lambda _place: self._emit_statement())
        self.type_box = _StatementBox(self._details, {})
        self.type_line = QLineEdit(self.type_box)
        self.type_box.setLineEdit(self.type_line)
        self.type_box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.type_line.setPlaceholderText(tr("Type of call"))
        self.type_box.setAccessibleName(tr("Type of call"))
        self.type_box.setToolTip(tr("Song, call, alarm or what you call it (Y)"))
        self.type_box.activated.connect(self._finish_type)
        self.type_line.returnPressed.connect(self._finish_type)
        self.type_box.left.connect(self._leave_type)
        row = QHBoxLayout(self._details)
        lay_out(row, self.certainty_box, (self.type_box, 1), margins=(0, 0, 0, 0), spacing=6)

    def _muted(self) -> QLabel:
        return with_style(QLabel(self._page, wordWrap=True), "muted")

    def _set_up_more(self) -> None:
        self.more = with_style(QToolButton(self._page), "flat", focus=Qt.FocusPolicy.TabFocus)
        self.more.setToolTip(tr("Show details"))
        self.more.setText(tr("More"))
        self.more.setCheckable(True)
        self.more.toggled.connect(lambda _on: self._fold())

    def _leave_type(self, reason: Qt.FocusReason) -> None:
        """Store the typed call type on Tab or a click elsewhere; Esc reverts it."""
        if reason is Qt.FocusReason.OtherFocusReason:
            self._show_type(self._emitted[1])
        elif reason not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.PopupFocusReason,
        ):
            self._emit_statement()

    def _show_type(self, call_type: str) -> None:
        index = self.type_box.findData(call_type)
        self.type_box.setCurrentIndex(index)
        if index < 0:
            self.type_box.setEditText(call_type)

    def _finish_type(self) -> None:
        if not self.picker.stops():
            self._emit_statement()
            self.left.emit()

    def _emit_statement(self) -> None:
        """Emit the statement once, as Enter and a choice in the list may coincide."""
        if self.statement() != self._emitted:
            self._emitted = self.statement()
            self.described.emit()

    def start_typing_type(self) -> None:
        """Unfold and focus the type of call."""
        self._details.show()
        self.type_box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.type_line.selectAll()

    def statement(self) -> tuple[Certainty | None, str]:
        """Return certainty and call type; None and "" if not given."""
        text = self.type_box.currentText().strip()
        index = self.type_box.findText(text)
        call_type = str(self.type_box.itemData(index)) if index >= 0 else text
        return self.certainty_box.chosen_value, call_type

    def set_certainty(self, certainty: Certainty) -> None:
        """Set the certainty; again clears it."""
        self.certainty_box.choose(
            None if certainty is self.certainty_box.chosen_value else certainty
        )
        self._emit_statement()

    def _show_details(self, info: SegmentInfo) -> None:
        described = (info.segment_ids, info.verdict, info.certainty, info.call_type)
        if described == self._described:
            return
        typed = self.statement()[1]
        is_typed = self.type_line.hasFocus() and typed != self._emitted[1]
        self._described, self._emitted = described, (info.certainty, info.call_type)
        self.certainty_box.hidePopup()  # it was opened to say something else
        self.type_box.hidePopup()
        self.certainty_box.choose(info.certainty)
        self.type_box.clear()
        for call_type in ("", *dict.fromkeys([*CALL_TYPES, *info.call_types])):
            self.type_box.addItem(value_title(call_type) if call_type else "", call_type)
        self._show_type(typed if is_typed else info.call_type)

    def show_verdict(self, text: str) -> None:
        self.verdict.setText(text)
        self._fold()

    def show_measures(self, text: str, tip: str = "") -> None:
        self.measures.setText(text)
        self.measures.setToolTip(tip)
        self._fold()

    def show_reasons(self, text: str) -> None:
        self.reasons.setText(text)
        self._fold()

    def _fold(self) -> None:
        """Fold what stands around the candidates if they would have little room."""
        labels = self.why, self.reasons, self.measures
        holders = [holder for holder in self._below if not _is_empty(holder)]
        filled = [*(label for label in labels if label.text()), *holders]
        listed, spacing = self.picker.list, self._column.spacing()
        asked = self.contradiction
        room_px = self.height() - (0 if asked.isHidden() else asked.heightForWidth(self.width()))
        used = max(_ABOVE_PX, listed.mapTo(self._page, QPoint(0, 0)).y()) + spacing
        used += sum(_height_of(part, self.picker.width()) + spacing for part in filled)
        row_px = listed.sizeHintForRow(0)
        candidates_px = _N_CANDIDATES * row_px
        is_low = room_px - used < candidates_px
        is_short = room_px < _ABOVE_PX + candidates_px
        self.more.setVisible(is_short or (is_low and bool(filled)))
        is_unfolded = not self.more.isHidden() and self.more.isChecked()
        n_in_sight = min(_N_CANDIDATES, self.picker.model.rowCount()) if is_unfolded else 1
        listed.setMinimumHeight(n_in_sight * max(row_px, 0) + 2 * listed.frameWidth())
        is_short &= not self.more.isChecked()
        is_tiny = is_short and room_px < _ABOVE_PX + 2 * row_px
        self.progress.setVisible(bool(self.progress.text()) and not is_short)
        self.details.setVisible(not is_tiny)
        has_statement = self.statement() != (None, "") or self.type_line.hasFocus()
        self._details.setVisible(has_statement or not is_tiny or asked.isHidden())
        for part in (*labels, *self._below):
            part.setVisible(part in filled and (not is_low or self.more.isChecked()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def show_nothing(self, text: str) -> None:
        """Explain why the panel is empty."""
        self.empty.setText(text)
        self.picker.set_rows(())
        self._show_page(self._stack, self.empty)

    def _button(self, text: str, name: str, tip: str) -> QToolButton:
        button = with_style(QToolButton(self._page), name=text, tip=tip)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setText(text)
        button.setIcon(icon(name))
        button.setIconSize(QSize(14, 14))
        button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button
