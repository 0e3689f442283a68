"""Sound for playback: read, filtered, slowed and resampled in a thread."""

import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from birdann.core.arrays import FloatArray
from birdann.core.errors import BirdannError
from birdann.dsp.audio import Samples, SampleSource

Sections = FloatArray

_BLOCK_S = 0.1
_AHEAD_BYTES = 1 << 18
_FADE_S = 0.004
_SETTLE_S = 0.1
_FILTER_ORDER = 4
_BAND_MARGIN_HZ = 100.0
_LOWEST_HZ = 20.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRequest:
    """A stretch of sound to play, with speed, filter and volume."""

    # The sound file; a ``VerifiedSoundFile`` is refused if its content has changed.
    path: os.PathLike[str]
    # start_s, stop_s: The range; None plays to the end.
    start_s: float = 0.0
    stop_s: float | None = None
    # low_hz, high_hz: Band-pass limits; None for no limit on that side.
    low_hz: float | None = None
    high_hz: float | None = None
    loop: bool = False  # Whether to repeat.
    rate: float = 1.0  # Speed: 0.5 takes twice as long.
    # Whether slowed sound keeps its pitch. Otherwise 0.5 is an octave lower, which makes
    # ultrasound audible.
    keeps_pitch: bool = False
    gain_db: float = 0.0
    channel: int | None = None  # From 0; None plays the mean of all.

    def __post_init__(self) -> None:
        if not 0.01 <= self.rate <= 10:
            raise ValueError("rate must lie between 0.01 and 10")
        if self.stop_s is not None and self.stop_s < self.start_s:
            raise ValueError("stop_s must not lie before start_s")

    def clip_to(self, duration_s: float) -> "PlayRequest":
        stop_s = duration_s if self.stop_s is None else min(self.stop_s, duration_s)
        start_s = min(max(0.0, self.start_s), stop_s)
        return replace(self, start_s=start_s, stop_s=stop_s)


def band_filter(request: PlayRequest, sample_rate_hz: int) -> Sections | None:
    """Return second-order sections of the request's Butterworth filter; None if unfiltered.

    The pass band is 100 Hz wider on each side than requested.
    """
    low_hz = 0.0 if request.low_hz is None else request.low_hz - _BAND_MARGIN_HZ
    high_hz = sample_rate_hz if request.high_hz is None else request.high_hz + _BAND_MARGIN_HZ
    has_low, has_high = low_hz > _LOWEST_HZ, high_hz < 0.495 * sample_rate_hz
    if not (has_low or has_high):
        return None
    from scipy.signal import butter

    sections: Sections
    if has_low and has_high:
        edges = (low_hz, high_hz)
        sections = butter(_FILTER_ORDER, edges, "bandpass", fs=sample_rate_hz, output="sos")
    elif has_low:
        sections = butter(_FILTER_ORDER, low_hz, "highpass", fs=sample_rate_hz, output="sos")
    else:
        sections = butter(_FILTER_ORDER, high_hz, "lowpass", fs=sample_rate_hz, output="sos")
    return sections


def blocks(source: SampleSource, request: PlayRequest, out_rate_hz: int) -> Iterator[Samples]:
    """Yield the requested sound at the output's rate, once.

    Parameters
    ----------
    request
        With ``stop_s`` set, see ``PlayRequest.clip_to``.
    out_rate_hz
        Samples per second of the result.

    Yields
    ------
    ndarray
        float32 (n,), faded in and out over 4 ms so that nothing clicks.
    """
    import soxr

    rate_hz = source.sample_rate_hz
    assert request.stop_s is not None
    first, stop = round(request.start_s * rate_hz), round(request.stop_s * rate_hz)
    if request.keeps_pitch and request.rate != 1.0:
        from birdann.dsp.time_stretch import stretch_time

        chunks = stretch_time(source, first, stop, request.rate)
        total, pace_hz = round((stop - first) / request.rate), float(rate_hz)
    else:
        chunks = _read_blocks(source, first, stop)
        total, pace_hz = stop - first, rate_hz * request.rate
    filtered = _Filter(band_filter(request, rate_hz))
    settle = min(first, round(_SETTLE_S * rate_hz))
    filtered(source.read(first - settle, settle))
    resampler = soxr.ResampleStream(pace_hz, out_rate_hz, 1, dtype="float32")
    gain = np.float32(10 ** (request.gain_db / 20))
    n_fade = max(1, round(_FADE_S * rate_hz))
    at = 0
    for chunk in chunks:
        block = filtered(chunk) * gain
        _fade(block, at, total, n_fade)
        at += len(block)
        yield resampler.resample_chunk(block, last=at >= total)


def _read_blocks(source: SampleSource, first: int, stop: int) -> Iterator[Samples]:
    size = max(1, round(_BLOCK_S * source.sample_rate_hz))
    for at in range(first, stop, size):
        yield source.read(at, min(size, stop - at))


class _Filter:
    """A causal filter that keeps its state between blocks."""

    def __init__(self, sections: Sections | None) -> None:
        self._sections = sections
        self._state = None if sections is None else np.zeros((len(sections), 2))

    def __call__(self, block: Samples) -> Samples:
        if self._sections is None or not len(block):
            return block.copy()
        from scipy.signal import sosfilt

        out, self._state = sosfilt(self._sections, block, zi=self._state)
        return out.astype(np.float32)


def _fade(block: Samples, offset: int, total: int, n_fade: int) -> None:
    """Fade the samples within ``n_fade`` of start and end of the whole, in place."""
    position = np.arange(offset, offset + len(block))
    distance = np.minimum(position + 1, total - position)
    if len(distance) and distance.min() < n_fade:
        block *= np.minimum(1.0, distance / n_fade).astype(np.float32)


def to_pcm(samples: Samples, n_channels: int) -> bytes:
    """Convert to 16-bit samples, the same on every channel."""
    values = np.round(np.clip(samples, -1.0, 1.0) * 32767).astype("<i2")
    return np.repeat(values, n_channels).tobytes()


def amplify(pcm: bytes, gain: float) -> bytes:
    """Scale 16-bit samples, with clipping."""
    if gain == 1.0:
        return pcm
    values = np.frombuffer(pcm, dtype="<i2") * np.float32(gain)
    return np.round(np.clip(values, -32768, 32767)).astype("<i2").tobytes()


class SoundFeeder:
    """Produces PCM in its own thread, a few seconds ahead of playback."""

    def __init__(
        self,
        open_source: Callable[[], SampleSource],
        request: PlayRequest,
        *,
        rate_hz: int,
        n_channels: int,
    ) -> None:
        self._open_source = open_source
        self._request = request
        self.request: PlayRequest | None = None
        """The current request, limited to the recording; None until its file is open."""
        self._rate_hz, self._n_channels = rate_hz, n_channels
        self._condition = threading.Condition()
        self._ready: deque[bytes] = deque()
        self._n_ready = 0
        self._is_stopping = False
        self._is_done = False
        self.error: BirdannError | None = None
        self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
        self._thread.start()

    @property
    def is_spent(self) -> bool:
        with self._condition:
            return self._is_done and not self._n_ready

    def take(self, n_bytes: int) -> bytes:
        """Return up to ``n_bytes`` of available data, in whole frames."""
        n_bytes -= n_bytes % (2 * self._n_channels)
        parts = []
        with self._condition:
            while self._ready and n_bytes > 0:
                block = self._ready.popleft()
                parts.append(block[:n_bytes])
                if len(block) > n_bytes:
                    self._ready.appendleft(block[n_bytes:])
                n_bytes -= len(parts[-1])
                self._n_ready -= len(parts[-1])
            self._condition.notify_all()
        return b"".join(parts)

    def stop(self) -> None:
        with self._condition:
            self._is_stopping = True
            self._condition.notify_all()
        self._thread.join()

    def _run(self) -> None:
        try:
            source = self._open_source()
            try:
                self._feed(source)
            finally:
                close = getattr(source, "close", None)
                if close is not None:
                    close()
        except BirdannError as error:
            self.error = error
        finally:
            with self._condition:
                self._is_done = True
                self._condition.notify_all()

    def _feed(self, source: SampleSource) -> None:
        self.request = request = self._request.clip_to(source.n_frames / source.sample_rate_hz)
        while True:
            for block in blocks(source, request, self._rate_hz):
                if not self._offer(to_pcm(block, self._n_channels)):
                    return
            if not request.loop or request.start_s == request.stop_s:
                return

    def _offer(self, pcm: bytes) -> bool:
        """Append a block when there is room; return whether to continue."""
        with self._condition:
            self._condition.wait_for(lambda: self._is_stopping or self._n_ready < _AHEAD_BYTES)
            if pcm:
                self._ready.append(pcm)
                self._n_ready += len(pcm)
            return not self._is_stopping
