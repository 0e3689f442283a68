"""Asking for a time to go to."""

from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QPushButton, QWidget

from birdann.gui.dialogs.parts import keep_on_screen, lead
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import clock
from birdann.gui.text.time_input import seconds_of

_WIDTH_PX = 420


class GoToDialog(QDialog):
    """Takes a time in the recording, or of the clock where the axis shows that."""

    chosen = Signal(float)

    def __init__(self, duration_s: float, clock_start: datetime | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Go to a time"))
        self._duration_s, self._clock_start = duration_s, clock_start
        words = (
            tr("Seconds or minutes from the start of the recording: 90, 1:30 or 1:02:05.")
            if clock_start is None
            else tr("The time of day, such as 4:45 or 4:45:10; or seconds from the start: 90.")
        )
        layout = lead(self, tr("Go to a time"), words)
        self.field = QLineEdit(self)
        self.field.setAccessibleName(tr("Time to go to"))
        self.notice = QLabel(self)
        self.notice.setObjectName("muted")
        self.notice.setMinimumHeight(self.notice.fontMetrics().height())
        self.go_button = QPushButton(tr("Go"), self)
        self.go_button.setObjectName("primary")
        self.go_button.setDefault(True)
        self.go_button.setEnabled(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(self.go_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._go)
        buttons.rejected.connect(self.reject)
        layout.addWidget(self.field)
        layout.addWidget(self.notice)
        layout.addWidget(buttons)
        keep_on_screen(self, _WIDTH_PX, 0)
        self.field.textChanged.connect(self._check)
        self.field.setFocus()

    def _check(self, text: str) -> None:
        time_s = seconds_of(text, self._clock_start)
        beyond = time_s is not None and time_s > self._duration_s
        self.go_button.setEnabled(time_s is not None and not beyond)
        self.notice.setText(
            tr("The recording ends {time} after its start.").format(time=clock(self._duration_s))
            if beyond
            else ""
        )

    def _go(self) -> None:
        time_s = seconds_of(self.field.text(), self._clock_start)
        if time_s is not None:
            self.accept()
            self.chosen.emit(time_s)
