"""The player, against a loudspeaker with its own clock."""

import threading
from pathlib import Path

import numpy as np
import pytest

from birdann.core.errors import AudioError
from birdann.dsp.audio import ArraySource
from birdann.gui.audio.playback import (
    Player,
    PlayerState,
    PlayRequest,
    QtSoundOutput,
    SoundOutputError,
    output_names,
)

pytestmark = pytest.mark.gui

RATE = 8000


class FakeOutput:
    """Takes PCM into a buffer of a quarter of a second; time passes when a test says so."""

    def __init__(self):
        self.error = None
        self.is_elsewhere, self.n_starts = False, 0
        self.reset()

    def reset(self):
        self.pcm, self.heard, self.is_suspended, self.is_open = b"", 0, False, False

    def start(self):
        if self.error:
            raise self.error
        self.reset()
        self.is_open = True
        self.is_elsewhere = False
        self.n_starts += 1
        return RATE, 1

    def bytes_free(self):
        return RATE // 2 - (len(self.pcm) - self.heard)

    def write(self, pcm):
        assert len(pcm) <= self.bytes_free()
        self.pcm += pcm

    def processed_s(self):
        return self.heard / (2 * RATE)

    def is_drained(self):
        return self.heard == len(self.pcm)

    def has_moved(self):
        return self.is_elsewhere

    def suspend(self):
        self.is_suspended = True

    def resume(self):
        self.is_suspended = False

    def stop(self):
        self.is_open = False

    def advance(self, seconds):
        if not self.is_suspended:
            self.heard = min(len(self.pcm), self.heard + 2 * round(seconds * RATE))


class Stage:
    def __init__(self, seconds=2.0):
        self.output = FakeOutput()
        self.source = ArraySource(np.full(int(seconds * RATE), 0.5), RATE)
        self.player = Player(output=self.output, open_source=lambda path: self.source)
        self.positions, self.states, self.failures = [], [], []
        self.player.position_changed.connect(self.positions.append)
        self.player.state_changed.connect(self.states.append)
        self.player.failed.connect(self.failures.append)

    def run(self, seconds):
        """Let time pass in steps of a tick, with the feeder always ahead."""
        for _ in range(round(seconds / 0.03)):
            self.player._tick()
            for _ in range(200):
                if self.player._feeder is None or self.output.bytes_free() < 400:
                    break
                if self.player._feeder.is_spent:
                    break
                self.player._tick()
                threading.Event().wait(0.001)
            self.output.advance(0.03)


@pytest.fixture
def stage(qapp):
    stage = Stage()
    yield stage
    stage.player.stop()
    assert not stage.player._timer.isActive()
    assert not [t for t in threading.enumerate() if t.name == "sound"]


def request(**wish):
    return PlayRequest(path=Path("x.wav"), **wish)


def test_plays_to_the_end_with_the_cursor_in_step(stage):
    stage.player.play(request(start_s=0.5, stop_s=1.5))
    assert stage.player.state is PlayerState.PLAYING
    stage.run(0.6)
    assert stage.player.position_s == pytest.approx(1.1, abs=0.07)
    stage.run(0.6)
    assert stage.states == [PlayerState.PLAYING, PlayerState.STOPPED]
    assert stage.positions[0] == 0.5
    assert stage.positions[-1] == pytest.approx(1.5)
    assert stage.positions == sorted(stage.positions)
    assert not stage.output.is_open


def test_the_stretch_is_cut_to_the_recording(stage):
    stage.player.play(request(start_s=1.5, stop_s=99.0))
    stage.run(0.7)
    assert stage.player.request.stop_s == 2.0
    assert stage.player.state is PlayerState.STOPPED
    assert stage.player.position_s == 2.0


def test_slow_sound_moves_the_cursor_slowly(stage):
    stage.player.set_rate(0.5)
    stage.player.play(request())
    stage.run(1.0)
    assert stage.player.position_s == pytest.approx(0.5, abs=0.05)


def test_loop_comes_round(stage):
    stage.player.set_loop(True)
    stage.player.play(request(start_s=1.0, stop_s=1.3))
    stage.run(1.0)
    assert stage.player.state is PlayerState.PLAYING
    assert all(1.0 <= p <= 1.3 for p in stage.positions)
    assert min(np.diff(stage.positions)) < 0


def test_pause_holds_and_resume_goes_on(stage):
    stage.player.play(request())
    stage.run(0.3)
    stage.player.toggle()
    assert stage.player.state is PlayerState.PAUSED
    assert stage.output.is_suspended
    held = stage.player.position_s
    stage.output.advance(1.0)
    assert not stage.player._timer.isActive()
    stage.player.toggle()
    stage.run(0.3)
    assert stage.player.position_s == pytest.approx(held + 0.3, abs=0.07)


def test_a_second_sound_replaces_the_first(stage):
    stage.player.play(request())
    stage.run(0.2)
    stage.player.play(request(start_s=1.0))
    assert stage.player.position_s == 1.0
    assert stage.states == [PlayerState.PLAYING, PlayerState.STOPPED, PlayerState.PLAYING]


def test_trouble_is_said_and_nothing_plays(stage):
    stage.output.error = SoundOutputError("No sound output was found.")
    stage.player.play(request())
    assert stage.failures == ["No sound output was found."]
    assert stage.player.state is PlayerState.STOPPED


def test_a_missing_file_is_said(qapp, qtbot):
    def fail(request):
        raise AudioError(f"{request.path} is gone.")

    failures = []
    player = Player(output=FakeOutput(), open_source=fail)
    player.failed.connect(failures.append)
    player.play(request())
    qtbot.waitUntil(lambda: failures == ["x.wav is gone."])
    assert player.state is PlayerState.STOPPED
    player.stop()


def test_a_file_that_breaks_while_playing_is_said(stage):
    def read(start, n):
        if start > RATE:
            raise AudioError("x.wav cannot be read any more.")
        return np.zeros(n, np.float32)

    stage.source.read = read
    stage.player.play(request())
    stage.run(1.5)
    assert stage.failures == ["x.wav cannot be read any more."]
    assert stage.player.state is PlayerState.STOPPED


def test_toggle_and_resume_do_nothing_when_stopped(stage):
    stage.player.toggle()
    stage.player.resume()
    stage.player.pause()
    stage.player.stop()
    assert stage.states == []


def test_the_real_output_plays_or_says_why_not(qapp, qtlog):
    failure = ""
    with qtlog.disabled():
        output = QtSoundOutput()
        try:
            rate_hz, n_channels = output.start()
            assert (rate_hz > 0, n_channels in (1, 2)) == (True, True)
            assert output.bytes_free() >= 0
            output.suspend()
            output.resume()
        except SoundOutputError as error:
            failure = str(error)
        output.stop()
    assert not failure or failure.endswith(".")
    assert output.processed_s() == 0.0
    assert output.is_drained()


def test_outputs_are_listed_without_failing(qapp, qtlog):
    with qtlog.disabled():
        names = output_names()
    assert all(isinstance(name, str) for name in names)


def test_sound_goes_on_through_the_device_that_is_there_now(stage):
    stage.player.play(request())
    stage.run(0.6)
    at_s = stage.player.position_s
    stage.output.is_elsewhere = True
    stage.run(0.3)
    assert stage.output.n_starts == 2
    assert stage.player.state is PlayerState.PLAYING
    assert stage.player.position_s == pytest.approx(at_s + 0.3, abs=0.1)
    stage.run(2.0)
    assert stage.player.position_s == pytest.approx(2.0)


def test_a_loop_begins_again_on_another_device(stage):
    stage.player.play(request(start_s=0.5, stop_s=1.0, loop=True))
    stage.run(0.3)
    stage.output.is_elsewhere = True
    stage.run(0.06)
    assert 0.5 <= stage.player.position_s < 0.6
    stage.run(0.6)
    assert 0.5 <= stage.player.position_s < 1.0


def test_the_last_device_pulled_out_is_said(stage):
    stage.player.play(request())
    stage.run(0.3)
    stage.output.is_elsewhere = True
    stage.output.error = SoundOutputError("No sound output was found.")
    stage.run(0.1)
    assert stage.failures == ["No sound output was found."]
    assert stage.player.state is PlayerState.STOPPED
    assert stage.player.position_s == pytest.approx(0.3, abs=0.1)
