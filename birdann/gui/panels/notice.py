"""The last answer in a line, with Undo."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from birdann.app.commands import Command
from birdann.gui.project.workbench import Workbench
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.icons import icon
from birdann.gui.text.announcing import announce
from birdann.gui.text.language import tr
from birdann.gui.text.value_words import done_notice

_DURATION_MS = 10_000


class ElidedLabel(QLabel):
    """A line of text, in a shorter form or elided in the middle to fit; the tooltip shows all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = self._short = ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str, short: str = "") -> None:
        self._whole, self._short = text, short or text
        self.setToolTip(text)
        self.updateGeometry()
        self._elide()

    def whole_text(self) -> str:
        return self._whole

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._whole) + 2
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics, room_px = self.fontMetrics(), self.width()
        is_whole = metrics.horizontalAdvance(self._whole) <= room_px
        text = self._whole if is_whole else self._short
        self.setText(metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room_px))


class Notice(QWidget):
    """Shows the last answer with species and place, while it can be undone.

    It disappears after some seconds, with the next edit, and when undone.
    """

    changed = Signal()
    """It came, or went."""

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self._command: Command | None = None
        self.label = ElidedLabel(self)
        self.undo = with_style(QToolButton(self), "advice", focus=Qt.FocusPolicy.TabFocus)
        self.undo.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.undo.setText(tr("Undo"))
        self.undo.setIcon(icon("undo"))
        self.undo.setIconSize(QSize(14, 14))
        lay_out(QHBoxLayout(self), self.label, self.undo, margins=(0, 0, 8, 0), spacing=6)
        self._rest = single_shot(self, self._forget, _DURATION_MS)
        bench.edited.connect(self._set_command)
        bench.history_changed.connect(self._show_last_edit)
        bench.closed.connect(self._forget)
        self.hide()

    def text(self) -> str:
        return self.label.whole_text()

    def _set_command(self, command: Command) -> None:
        self._command = command
        self._show_last_edit()

    def _show_last_edit(self) -> None:
        """Show the last edit while it is the one to be undone next."""
        session, command = self._bench.session, self._command
        words = done_notice(command) if command is not None else ""
        if session is None or session.history.next_to_undo is not command or not words:
            self._show(is_visible=False)
        elif self.isHidden() or words != self.text():
            self.label.show_text(words)
            self.setAccessibleName(words)
            announce(self, words)
            self._rest.start()
            self._show(is_visible=True)

    def _forget(self) -> None:
        self._command = None
        self._rest.stop()
        self._show(is_visible=False)

    def _show(self, *, is_visible: bool) -> None:
        self.setVisible(is_visible)
        self.changed.emit()
