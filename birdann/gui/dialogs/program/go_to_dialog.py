"""Entering a time to go to."""

from datetime import datetime, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from birdann.gui.dialogs.parts import Dialog, form_of
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import clock
from birdann.gui.text.times import seconds_of

_WIDTH_PX = 420


class GoToDialog(Dialog):
    """Asks for a time from the start of the recording, or a time of day; the fields are linked.

    Attributes
    ----------
    elapsed, time_of_day
        The fields. The time of day is offered only if the start of the recording is known.
    """

    chosen = Signal(float)

    def __init__(
        self, duration_s: float, began: datetime | None, parent: QWidget, *, by_clock: bool
    ) -> None:
        super().__init__(tr("Jump to a time"), parent)
        self._duration_s, self._began = duration_s, began
        self._time_s: float | None = None
        layout = self.add_introduction(tr("Jump to a time"), self._words())
        self.elapsed = self._field(tr("Time from the start of the recording"), "1:30")
        self.time_of_day = self._field(tr("Time of day"), began.strftime("%H:%M") if began else "")
        self.notice = with_style(QLabel(self), "muted")
        self.notice.setMinimumHeight(self.notice.fontMetrics().height())
        self.go_button = self.primary_button(tr("Jump"), self._accept_time, default=True)
        self.go_button.setEnabled(False)
        rows: list[tuple[str, QWidget]] = [(tr("From the start"), self.elapsed)]
        if began is None:
            self.time_of_day.hide()
        else:
            rows.append((tr("Time of day"), self.time_of_day))
        lay_out(layout, form_of(rows), self.notice)
        self.add_buttons(layout, (_WIDTH_PX, 0), self.go_button, cancels=True)
        self.elapsed.textEdited.connect(
            lambda text: self._set_time(text, seconds_of(text), self.time_of_day)
        )
        self.time_of_day.textEdited.connect(
            lambda text: self._set_time(text, self._parse_time_of_day(text), self.elapsed)
        )
        (self.time_of_day if by_clock and began is not None else self.elapsed).setFocus()

    def _words(self) -> str:
        if self._began is None:
            return tr(
                "Time from the start of the recording: 90, 1:30 or 1:02:05. Its start time is "
                "unknown, so there is no time of day. Set it in Sites and times."
            )
        return tr(
            "Seconds or minutes from the start of the recording: 90, 1:30 or 1:02:05. Or the "
            "time of day: 4:45 or 4:45:10."
        )

    def _field(self, name: str, example: str) -> QLineEdit:
        return with_style(QLineEdit(self, placeholderText=example), name=name)

    def _set_time(self, typed: str, time_s: float | None, other: QLineEdit) -> None:
        is_inside = time_s is not None and time_s <= self._duration_s
        self._time_s = time_s if is_inside else None
        self.go_button.setEnabled(is_inside)
        words = ""
        if typed.strip() and time_s is None:
            words = tr("Not a valid time.")
        elif time_s is not None and not is_inside:
            words = self._end_text(other is self.elapsed)
        self.notice.setText(words)
        if self._time_s is None:
            other.clear()
        elif other is self.elapsed:
            other.setText(clock(self._time_s))
        else:
            other.setText(self._clock_at(self._time_s))

    def _parse_time_of_day(self, text: str) -> float | None:
        """Return the time of a time of day; one that only fits as time from the start is that."""
        time_s, elapsed_s = seconds_of(text, self._began), seconds_of(text)
        is_day = time_s is None or time_s <= self._duration_s or ":" not in text
        fits = elapsed_s is not None and elapsed_s <= self._duration_s
        return time_s if is_day or not fits else elapsed_s

    def _end_text(self, by_clock: bool) -> str:
        if by_clock:
            ends = self._clock_at(self._duration_s)
            return tr("The recording ends at {time}.").format(time=ends)
        ends = clock(self._duration_s)
        return tr("The recording ends {time} after its start.").format(time=ends)

    def _clock_at(self, time_s: float) -> str:
        began = self._began
        return f"{began + timedelta(seconds=time_s):%H:%M:%S}" if began is not None else ""

    def _accept_time(self) -> None:
        if self._time_s is not None:
            time_s = self._time_s
            self.accept()
            self.chosen.emit(time_s)
