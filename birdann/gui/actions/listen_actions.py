"""Hearing the recording and its segments."""

from birdann.core.geometry import TimeFreqBox
from birdann.gui.playback import PlayerState, PlayRequest
from birdann.gui.shell import Shell

_LEAD_S = 0.05
_RATES = (0.1, 0.25, 0.5, 1.0, 1.5, 2.0)


class ListenActions:
    """Plays what is shown; the cursor of the picture moves with the sound."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._bench = shell.bench
        self._start_s = 0.0
        self._loops = False
        self._rate_place = _RATES.index(1.0)
        shell.player.position_changed.connect(shell.pane.set_cursor)
        shell.player.state_changed.connect(lambda _state: shell.bench.facts_changed.emit())
        shell.player.failed.connect(shell.messages.fail)
        shell.pane.cursor_placed.connect(self._place)
        shell.pane.segment_activated.connect(lambda _segment: self.play_segment())
        shell.bench.recording_changed.connect(self._forget)

    @property
    def is_playing(self) -> bool:
        """Whether there is sound now."""
        return self._shell.player.state is PlayerState.PLAYING

    def toggle(self) -> None:
        """Play from the cursor, pause, or go on."""
        player, view = self._shell.player, self._bench.view
        if player.state is not PlayerState.STOPPED:
            player.toggle()
        elif view is not None and view.info is None:
            self._shell.messages.fail(view.problem)
        elif view is not None:
            end = self._start_s >= view.recording.duration_s - _LEAD_S
            start_s = 0.0 if end else self._start_s
            player.play(PlayRequest(path=view.path, start_s=start_s, stop_s=None))

    def play_segment(self) -> None:
        """Play the selected segment in its own band."""
        view, segment_id = self._bench.view, self._bench.segment_id
        segment = view.segment(segment_id) if view is not None and segment_id else None
        if view is None or segment is None:
            return
        if view.info is None:
            self._shell.messages.fail(view.problem)
            return
        self._play_box(segment.box)

    def stop(self) -> None:
        """Stop the sound."""
        self._shell.player.stop()

    def toggle_loop(self) -> None:
        """Play over and over, or once; counts from the next start."""
        self._loops = not self._loops
        self._shell.player.set_loop(self._loops)
        self._shell.messages.note("Loop is on." if self._loops else "Loop is off.")

    def slower(self) -> None:
        """Play at a lower speed and pitch."""
        self._set_rate(self._rate_place - 1)

    def faster(self) -> None:
        """Play at a higher speed and pitch."""
        self._set_rate(self._rate_place + 1)

    def _set_rate(self, place: int) -> None:
        self._rate_place = min(max(place, 0), len(_RATES) - 1)
        rate = _RATES[self._rate_place]
        self._shell.player.set_rate(rate)
        self._shell.messages.note(f"Speed {rate:g}×, from the next start.")

    def _play_box(self, box: TimeFreqBox) -> None:
        view = self._bench.view
        if view is not None:
            self._shell.player.stop()
            self._shell.player.play(
                PlayRequest(
                    path=view.path,
                    start_s=max(0.0, box.onset_s - _LEAD_S),
                    stop_s=min(view.recording.duration_s, box.offset_s + _LEAD_S),
                    low_hz=box.low_hz,
                    high_hz=box.high_hz,
                )
            )

    def _place(self, time_s: float) -> None:
        self._start_s = time_s
        self._shell.pane.set_cursor(time_s)
        view, player = self._bench.view, self._shell.player
        if view is not None and player.state is PlayerState.PLAYING:
            player.stop()
            player.play(PlayRequest(path=view.path, start_s=time_s, stop_s=None))

    def _forget(self) -> None:
        self._start_s = 0.0
        self._shell.player.stop()
        self._shell.pane.set_cursor(None)
