"""Playback with a synchronised cursor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from math import inf
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QIODevice, QObject, Qt, QTimer, Signal

from birdann.core.errors import BirdannError
from birdann.core.message import paragraph
from birdann.dsp.audio import AudioReader, SampleSource
from birdann.gui.audio.audio_stream import PlayRequest, SoundFeeder, amplify
from birdann.gui.text.language import mark, tr

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QAudioSink, QMediaDevices

__all__ = ["PlayRequest", "Player", "PlayerState", "SoundOutput", "SoundOutputError"]

_TICK_MS = 30
_NO_DEVICE = mark("No sound output was found; connect loudspeakers or headphones and play again.")
_NO_LIBRARY = mark(
    "Sound cannot be played because a system library is missing ({name}); "
    "install it and start birdann again."
)


class SoundOutputError(BirdannError):
    """Playback is not possible at present."""


class PlayerState(Enum):
    """State of a player."""

    STOPPED = "stopped"
    PLAYING = "playing"
    PAUSED = "paused"


class SoundOutput(Protocol):
    """An output device for 16-bit PCM."""

    def start(self) -> tuple[int, int]:
        """Start; return sample rate and number of channels."""

    def bytes_free(self) -> int:
        """Return how many bytes can be written now."""

    def write(self, pcm: bytes) -> None:
        """Write at most as many bytes as are free."""

    def processed_s(self) -> float:
        """Return the seconds of sound played since the start."""

    def is_drained(self) -> bool:
        """Whether everything written has been played."""

    def has_moved(self) -> bool:
        """Whether another device should be used now, for example after a disconnect."""

    def suspend(self) -> None:
        """Pause."""

    def resume(self) -> None:
        """Continue."""

    def stop(self) -> None:
        """Stop."""


def output_names() -> list[str]:
    """Return the available outputs, the default first; none without a sound system."""
    try:
        from PySide6.QtMultimedia import QMediaDevices
    except ImportError:
        return []
    devices = sorted(QMediaDevices.audioOutputs(), key=lambda device: not device.isDefault())
    return [device.description() for device in devices]


class QtSoundOutput:
    """An output device of the system, through Qt.

    Attributes
    ----------
    name
        The preferred output, one of ``output_names``; None or an unavailable one means the
        system's default.
    """

    def __init__(self, name: str | None = None) -> None:
        self.name = name
        self._sink: QAudioSink | None = None
        self._device: QIODevice | None = None
        self._devices: QMediaDevices | None = None
        self._used: QAudioDevice | None = None
        self._is_changed = False

    def start(self) -> tuple[int, int]:
        """Start on the preferred device, or on the present default."""
        try:
            from PySide6.QtMultimedia import QAudioFormat, QAudioSink, QMediaDevices
        except ImportError as error:
            raise SoundOutputError(
                tr(_NO_LIBRARY).format(name=str(error).split(":")[0])
            ) from error
        if self._devices is None:
            self._devices = QMediaDevices()
            self._devices.audioOutputsChanged.connect(self._on_outputs_changed)
        device, self._is_changed = self._chosen_device(), False
        self._used = device
        if device.isNull():
            raise SoundOutputError(tr(_NO_DEVICE))
        audio_format = device.preferredFormat()
        audio_format.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        audio_format.setChannelCount(1)
        if not device.isFormatSupported(audio_format):
            audio_format.setChannelCount(2)
        self._sink = QAudioSink(device, audio_format)
        self._device = self._sink.start()
        # By name: the enumeration has moved between modules from Qt 6.8 to 6.11.
        if self._sink.error().name != "NoError":
            self.stop()
            words = tr("“{device}” does not accept sound.").format(device=device.description())
            raise SoundOutputError(paragraph(words, tr(_NO_DEVICE)))
        return audio_format.sampleRate(), audio_format.channelCount()

    def _chosen_device(self) -> QAudioDevice:
        from PySide6.QtMultimedia import QMediaDevices

        named = (d for d in QMediaDevices.audioOutputs() if d.description() == self.name)
        return next(named, QMediaDevices.defaultAudioOutput())

    def _on_outputs_changed(self) -> None:
        self._is_changed = True

    def has_moved(self) -> bool:
        if not self._is_changed or self._used is None:
            return False
        self._is_changed = False
        return self._chosen_device().id() != self._used.id()

    def bytes_free(self) -> int:
        return 0 if self._sink is None else self._sink.bytesFree()

    def write(self, pcm: bytes) -> None:
        if self._device is not None:
            self._device.write(pcm)

    def processed_s(self) -> float:
        return 0.0 if self._sink is None else self._sink.processedUSecs() / 1e6

    def is_drained(self) -> bool:
        return self._sink is None or self._sink.state().name == "IdleState"

    def suspend(self) -> None:
        if self._sink is not None:
            self._sink.suspend()

    def resume(self) -> None:
        if self._sink is not None:
            self._sink.resume()

    def stop(self) -> None:
        """Stop, discarding the buffer."""
        if self._sink is not None:
            self._sink.reset()
            self._sink.deleteLater()
        self._sink, self._device = None, None


def open_file(request: PlayRequest) -> SampleSource:
    """Open a sound file, or one of its channels, for playback; called in the feeding thread."""
    return AudioReader(request.path, channel=request.channel)


class Player(QObject):
    """Plays one range at a time.

    A timer passes on the data of the feeding thread and reads the position of the output, which
    moves the cursor. Call ``stop`` before it is destroyed.
    """

    position_changed = Signal(float)
    state_changed = Signal(object)
    failed = Signal(object)  # sentence for the user

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        output: SoundOutput | None = None,
        open_source: Callable[[PlayRequest], SampleSource] = open_file,
    ) -> None:
        super().__init__(parent)
        self._output = output if output is not None else QtSoundOutput()
        self._open_source = open_source
        self._feeder: SoundFeeder | None = None
        self.request: PlayRequest | None = None
        """The current request; limited to the recording once its file is open."""
        self.state = PlayerState.STOPPED
        self.position_s = 0.0
        """Position in the recording, also after stopping."""
        self._length_s = 0.0
        self._loop: bool | None = None
        self._rate: float | None = None
        self._keeps_pitch = False
        self._gain = 1.0
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=_TICK_MS)
        self._timer.timeout.connect(self._tick)

    def set_output(self, output: SoundOutput) -> None:
        """Play through another output; stops the current playback."""
        self.stop()
        self._output = output

    def set_loop(self, loop: bool) -> None:
        """Loop everything played next, or follow each request."""
        self._loop = loop

    def set_rate(self, rate: float, *, keeps_pitch: bool = False) -> None:
        self._rate, self._keeps_pitch = rate, keeps_pitch

    def set_volume(self, volume_db: float) -> None:
        self._gain = 10 ** (volume_db / 20)

    def play(self, request: PlayRequest) -> None:
        """Play a request, replacing the current one; errors are emitted as ``failed``."""
        self.stop()
        request = self._with_settings(request)
        try:
            rate_hz, n_channels = self._output.start()
        except BirdannError as error:
            self.failed.emit(str(error))
            return
        self._set_request(request)
        self._feeder = SoundFeeder(
            lambda: self._open_source(request), request, rate_hz=rate_hz, n_channels=n_channels
        )
        self._timer.start()
        self._set_state(PlayerState.PLAYING)
        self.position_changed.emit(self.position_s)

    def pause(self) -> None:
        if self.state is PlayerState.PLAYING:
            self._output.suspend()
            self._timer.stop()
            self._set_state(PlayerState.PAUSED)

    def resume(self) -> None:
        """Continue after ``pause``."""
        if self.state is PlayerState.PAUSED:
            self._output.resume()
            self._timer.start()
            self._set_state(PlayerState.PLAYING)

    def toggle(self) -> None:
        if self.state is PlayerState.PLAYING:
            self.pause()
        else:
            self.resume()

    def stop(self) -> None:
        self._timer.stop()
        if self._feeder is not None:
            self._feeder.stop()
            self._feeder = None
            self._output.stop()
        self._set_state(PlayerState.STOPPED)

    def _set_request(self, request: PlayRequest) -> None:
        self.request = request
        self._length_s = inf if request.stop_s is None else request.stop_s - request.start_s
        self.position_s = request.start_s

    def _with_settings(self, request: PlayRequest) -> PlayRequest:
        return replace(
            request,
            loop=request.loop if self._loop is None else self._loop,
            rate=request.rate if self._rate is None else self._rate,
            keeps_pitch=request.keeps_pitch or self._keeps_pitch,
        )

    def _restart(self, request: PlayRequest) -> None:
        """Continue on the present output device; a loop restarts."""
        start_s = request.start_s if request.loop else self.position_s
        self.play(replace(request, start_s=start_s))

    def _set_state(self, state: PlayerState) -> None:
        if state is not self.state:
            self.state = state
            self.state_changed.emit(state)

    def _tick(self) -> None:
        feeder, request = self._feeder, self.request
        if feeder is None or request is None:
            return
        if feeder.error is not None:
            message = str(feeder.error)
            self.stop()
            self.failed.emit(message)
            return
        if self._output.has_moved():
            self._restart(request)
            return
        if feeder.request is not None and feeder.request is not request:
            self._set_request(request := feeder.request)
        free = self._output.bytes_free()
        if free > 0:
            self._output.write(amplify(feeder.take(free), self._gain))
        heard_s = self._output.processed_s() * request.rate
        is_over = not request.loop and (
            heard_s >= self._length_s or (feeder.is_spent and self._output.is_drained())
        )
        if is_over:
            self.position_s = request.start_s + self._length_s
        elif request.loop and self._length_s:
            self.position_s = request.start_s + heard_s % self._length_s
        else:
            self.position_s = request.start_s + min(heard_s, self._length_s)
        self.position_changed.emit(self.position_s)
        if is_over:
            self.stop()
