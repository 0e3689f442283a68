"""Time axis as time of day or from the start, and jumping to a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.needs import needs_recording
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from datetime import datetime

    from birdann.gui.dialogs.program.go_to_dialog import GoToDialog
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.project.recording_view import RecordingView
    from birdann.gui.window_parts import WindowParts

_CLOCK = "clock_time"


class TimeActions(Actions):
    """Sets the kind of time axis, and jumps to a time."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self.shows_clock = parts.preferences.value(_CLOCK) is not False
        self._bench.recording_changed.connect(self._set_axis)
        self._bench.view_changed.connect(self._set_axis)

    @command(
        "view.clock",
        "Time of da&y on the axis",
        "Shift+T",
        needs=Fact.RECORDING,
        is_on="shows_clock",
    )
    def toggle_clock(self) -> None:
        """Show the time of day, where it is known, or seconds from the start."""
        self.shows_clock = not self.shows_clock
        self._parts.preferences.set_value(_CLOCK, self.shows_clock)
        self._set_axis()
        view = self._bench.view
        if self.shows_clock and view is not None and view.recording.started_at is None:
            self._note(tr("The start of this recording is unknown. Set it in Recording times."))

    @command("view.go_to", "&Jump to a time…", "Ctrl+G", needs=Fact.RECORDING)
    @needs_recording
    def go_to(self, here: OpenProject, view: RecordingView) -> GoToDialog:
        """Go to a time of the recording or of the day."""
        from birdann.gui.dialogs.program.go_to_dialog import GoToDialog

        recording = view.recording
        dialog = GoToDialog(
            recording.duration_s,
            recording.started_at,
            self._parts.window,
            by_clock=self.shows_clock,
        )
        dialog.chosen.connect(self.show)
        dialog.open()
        return dialog

    def show(self, time_s: float) -> None:
        """Centre the spectrogram on a time, zoomed in, and set the playback position."""
        self._parts.pane.jump_to(time_s)
        self._parts.pane.cursor_placed.emit(time_s)

    def _clock_start(self) -> datetime | None:
        view = self._bench.view
        return view.recording.started_at if view is not None and self.shows_clock else None

    def _set_axis(self) -> None:
        self._parts.pane.set_clock_start(self._clock_start())
