"""Short-time spectra of any stretch of a recording, in physical units.

A frame's values depend on its samples alone, whatever stretch is computed.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property, lru_cache
from typing import Literal

import numpy as np

from birdann.core.arrays import Float32Array, FloatArray, Int64Array
from birdann.core.geometry import Grid
from birdann.core.ids import settings_digest
from birdann.dsp.audio import Samples, SampleSource, voice_of, voices_of
from birdann.dsp.resample import with_rate

WindowName = Literal["hann", "hamming"]
Magnitudes = Float32Array

GROUP_FRAMES = 64
"""Frames are transformed in groups of this many, aligned to the start of the recording."""
PART_S = 2.5
"""Noise may change from one part of this length to the next, as rain or traffic begins."""
_BATCH_BYTES = 1 << 20
_BATCH_FRAMES, _READ_SAMPLES = 512, 1 << 22
_MIN_WINDOW_FRAMES = 16
_QUIET_QUANTILE, _QUIET_FRAMES, _PART_FRAMES = 0.2, 1000, 250


@dataclass(frozen=True, slots=True, kw_only=True)
class SpectrogramParams:
    """Spectrogram settings in units that are independent of the sample rate."""

    # window_s, hop_s: Length of a window and step between windows, rounded by ``layout``.
    window_s: float = 0.016
    hop_s: float = 0.004
    # ``"hann"`` (periodic) or ``"hamming"`` (symmetric: 0.54 - 0.46 cos(2πi/(N-1))).
    window: WindowName = "hann"
    # min_hz, max_hz: The band of interest; None for the Nyquist frequency. Bins above ``max_hz``
    # are not computed; the band begins at ``Layout.low_bin``.
    min_hz: float = 0.0
    max_hz: float | None = None
    resample_hz: int | None = None  # Resample to this rate first, if not None.
    # Whether frame ``i`` is centred on sample ``i * hop`` (the samples at the ends are held
    # beyond) or begins there (no frame reaches beyond the ends).
    is_centred: bool = True
    keeps_nyquist: bool = True  # Whether the bin at half the sample rate is included.

    def __post_init__(self) -> None:
        if not 0 < self.hop_s <= self.window_s:
            raise ValueError("hop_s must be positive and not above window_s")
        if self.window not in {"hann", "hamming"}:
            raise ValueError(f"no such window: {self.window}")
        if self.min_hz < 0 or (self.max_hz is not None and self.max_hz <= self.min_hz):
            raise ValueError("the band needs 0 <= min_hz < max_hz")
        if self.resample_hz is not None and self.resample_hz <= 0:
            raise ValueError("resample_hz must be positive")

    @lru_cache(maxsize=16)  # noqa: B019 - settings live as long as the program
    def digest(self) -> str:
        """Return 16 hexadecimal digits that change with any setting."""
        return settings_digest(asdict(self))

    def layout(self, sample_rate_hz: int) -> "Layout":
        """Return the sizes in samples and bins for a sample rate.

        The window is rounded to an even number of samples, the transform to the next fast length.
        """
        rate = self.resample_hz or sample_rate_hz
        window_frames = max(_MIN_WINDOW_FRAMES, 2 * round(self.window_s * rate / 2))
        n_fft = window_frames
        while 60**16 % n_fft:  # a prime factor above 5
            n_fft += 2
        n_bins = n_fft // 2 + int(self.keeps_nyquist)
        if self.max_hz is not None:
            n_bins = min(n_bins, int(np.ceil(self.max_hz * n_fft / rate)) + 1)
        return Layout(
            sample_rate_hz=rate,
            window=self.window,
            window_frames=window_frames,
            n_fft=n_fft,
            hop_frames=max(1, round(self.hop_s * rate)),
            n_bins=n_bins,
            low_bin=min(n_bins - 1, int(np.ceil(self.min_hz * n_fft / rate))),
            is_centred=self.is_centred,
        )


HJA_MLSP = SpectrogramParams(
    window_s=0.032,
    hop_s=0.008,
    window="hamming",
    resample_hz=16_000,
    is_centred=False,
    keeps_nyquist=False,
)
"""The spectrogram of the HJA and MLSP-2013 data sets: 16 kHz, 512-point Hamming window in
steps of 128 samples, bins 0..255 of 31.25 Hz."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Sizes of a spectrogram for one sample rate.

    Attributes
    ----------
    window_frames, hop_frames
        In samples.
    """

    sample_rate_hz: int  # After resampling.
    window: WindowName
    window_frames: int
    n_fft: int  # Transform length; the window is zero-padded to it.
    hop_frames: int
    n_bins: int  # Frequency bins from 0 Hz.
    low_bin: int  # First bin of the band of interest.
    is_centred: bool
    channel: int | None = None  # The only channel that is heard, from 0.
    # The lattice of frame times and bin frequencies.
    grid: Grid = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        first = 0.0 if self.is_centred else self.window_frames / 2 / self.sample_rate_hz
        grid = Grid(
            hop_s=self.hop_frames / self.sample_rate_hz,
            bin_hz=self.sample_rate_hz / self.n_fft,
            first_frame_s=first,
            channel=self.channel,
        )
        object.__setattr__(self, "grid", grid)

    @property
    def first_sample(self) -> int:
        """Position of the first sample of frame 0; negative in padding."""
        return -(self.window_frames // 2) if self.is_centred else 0

    def frame_count(self, source: SampleSource) -> int:
        """Return the number of frames of a source of any rate."""
        n_samples = with_rate(source, self.sample_rate_hz).n_frames
        if not self.is_centred:
            n_samples -= self.window_frames
        return max(0, -(-n_samples // self.hop_frames))

    @lru_cache(maxsize=16)  # noqa: B019 - layouts live as long as the program
    def window_values(self) -> Samples:
        """Return float32 (window_frames,), scaled so that a sine of amplitude 1 gives 1."""
        n = self.window_frames
        i = np.arange(n)
        if self.window == "hann":
            values = 0.5 - 0.5 * np.cos(2 * np.pi * i / n)
        else:
            values = 0.54 - 0.46 * np.cos(2 * np.pi * i / (n - 1))
        scaled: Samples = (values * (2 / values.sum())).astype(np.float32)
        return scaled


@dataclass(frozen=True, eq=False)
class Spectrogram:
    """Magnitudes of a stretch of frames."""

    layout: Layout
    magnitude: Magnitudes  # float32 (n_bins, n_frames); a sine of amplitude ``a`` reaches ``a``.
    first_frame: int = 0  # Frame of column 0 in the recording.

    def __post_init__(self) -> None:
        if self.magnitude.ndim != 2 or self.magnitude.shape[0] != self.layout.n_bins:
            raise ValueError("magnitude must be (n_bins, n_frames)")

    @property
    def n_frames(self) -> int:
        """Number of columns."""
        return int(self.magnitude.shape[1])

    @cached_property
    def quiet_power(self) -> FloatArray:
        """float64 (n_bins,): the lower quintile of each bin's power over time, digital silence aside.

        Of long stretches, a thousand frames are used.
        """
        return _quiet_power(self.magnitude, _QUIET_FRAMES)

    def local_quiet_power(self, frames: Int64Array) -> FloatArray:
        """float64 (n, n_bins): the same of the part of about `PART_S` around stretches.

        ``frames`` are first and stop column of each, int64 (n, 2).
        """
        n_parts = max(1, round(self.n_frames * self.layout.grid.hop_s / PART_S))
        edges = np.arange(n_parts + 1) * self.n_frames // n_parts
        middles = np.minimum(frames.sum(axis=1) * n_parts // (2 * self.n_frames), n_parts - 1)
        parts, part_of = np.unique(middles, return_inverse=True)
        parts_of_magnitude = [self.magnitude[:, edges[part] : edges[part + 1]] for part in parts]
        return np.stack(
            [
                _quiet_power(part_of_magnitude, _PART_FRAMES)
                for part_of_magnitude in parts_of_magnitude
            ]
        )[part_of]


def sounding_columns(magnitude: Magnitudes, max_frames: int) -> Magnitudes:
    """Return about so many columns, evenly spaced, without digital silence, C-contiguous."""
    from birdann.dsp._kernels import columns_with_sound

    return columns_with_sound(magnitude, max(1, magnitude.shape[1] // max_frames))


def _quiet_power(magnitude: Magnitudes, max_frames: int) -> FloatArray:
    from birdann.dsp._kernels import row_ranks

    sampled = sounding_columns(magnitude, max_frames)
    if not sampled.shape[1]:
        return np.zeros(len(magnitude))
    rank = int(_QUIET_QUANTILE * (sampled.shape[1] - 1))
    return row_ranks(sampled, rank).astype(np.float64) ** 2


class FrameTransform:
    """Power spectra of batches of frames in reused buffers. Not thread-safe.

    Not to be shared between threads.

    Parameters
    ----------
    gain
        Factor applied to the samples.

    Attributes
    ----------
    batch_frames
        Maximum frames per call: ``GROUP_FRAMES`` times a power of two.
    """

    def __init__(self, layout: Layout, *, gain: float = 1.0) -> None:
        self.layout = layout
        self._window = layout.window_values() * np.float32(gain)
        groups = max(1, _BATCH_BYTES // (GROUP_FRAMES * layout.n_fft * 4))
        self.batch_frames = GROUP_FRAMES << (groups.bit_length() - 1)
        self._padded = np.empty((self.batch_frames, layout.n_fft), dtype=np.float32)
        self._padded[:, layout.window_frames :] = 0
        self._power = np.empty((self.batch_frames, layout.n_bins), dtype=np.float32)
        self._square = np.empty_like(self._power)

    def power(self, samples: Samples, n_frames: int) -> Magnitudes:
        """Return float32 (n_frames, n_bins) power: a view that the next call overwrites.

        Parameters
        ----------
        samples
            From the first sample of the first frame to the last sample of the last.
        n_frames
            At most ``batch_frames``.
        """
        size, hop = self.layout.window_frames, self.layout.hop_frames
        windows = np.lib.stride_tricks.sliding_window_view(samples, size)
        return self.power_of(windows[::hop][:n_frames])

    def power_of(self, frames: Samples) -> Magnitudes:
        """Return the power of frames (n_frames, window_frames), as ``power``."""
        from scipy.fft import rfft

        n_frames, size = frames.shape
        np.multiply(frames, self._window, out=self._padded[:n_frames, :size])
        spectra = rfft(self._padded[:n_frames], axis=1)[:, : self.layout.n_bins]
        power, square = self._power[:n_frames], self._square[:n_frames]
        np.square(spectra.real, out=power)
        np.square(spectra.imag, out=square)
        return np.add(power, square, out=power)


def magnitudes(
    source: SampleSource, layout: Layout, first_frame: int, stop_frame: int
) -> Magnitudes:
    """Return float32 (n_bins, n), C-contiguous; a sine of amplitude ``a`` reaches ``a``.

    Parameters
    ----------
    source
        Resampled if it has another rate. If each channel is searched, and the layout names none,
        the root mean square over channels.
    layout
        From ``SpectrogramParams.layout``.
    first_frame, stop_frame
        Counted from the start of the recording, stop excluded; silence beyond its end.
    """
    if not 0 <= first_frame <= stop_frame:
        raise ValueError("frames must satisfy 0 <= first_frame <= stop_frame")
    out = np.empty((layout.n_bins, stop_frame - first_frame), dtype=np.float32)
    voices = voices_of(voice_of(source, layout.channel))
    for voice in voices:
        for at, batch in _batches(voice, layout, first_frame, stop_frame):
            part = out[:, at : at + _BATCH_FRAMES]
            power = part if voice is voices[0] else np.empty_like(part)
            _write_power(batch, layout, power, len(voices) ** -0.5, takes_roots=len(voices) == 1)
            if power is not part:
                part += power
    return out if len(voices) == 1 else np.sqrt(out, out=out)


def band_power(
    source: SampleSource, layout: Layout, first_frame: int, stop_frame: int, bins: Int64Array
) -> FloatArray:
    """Return float64 (n_frames,): power of each frame in some bins."""
    from birdann.dsp._kernels import sum_of_rows

    out = np.empty(stop_frame - first_frame)
    for at, batch in _batches(source, layout, first_frame, stop_frame):
        part = out[at : at + _BATCH_FRAMES]
        power = np.empty((layout.n_bins, len(part)), dtype=np.float32)
        _write_power(batch, layout, power)
        part[:] = sum_of_rows(power, bins)
    return out


def _batches(
    source: SampleSource, layout: Layout, first_frame: int, stop_frame: int
) -> Iterator[tuple[int, Samples]]:
    """Yield the samples of stretches of frames, and the first of them, counted from the start."""
    source, hop, n_frames = (
        with_rate(source, layout.sample_rate_hz),
        layout.hop_frames,
        stop_frame - first_frame,
    )
    step = max(1, _READ_SAMPLES // (hop * _BATCH_FRAMES)) * _BATCH_FRAMES
    for start in range(0, n_frames, step):
        n_read = min(step, n_frames - start)
        samples = frame_samples(source, layout, first_frame + start, n_read)
        for at in range(0, n_read, _BATCH_FRAMES):
            last = min(at + _BATCH_FRAMES, n_read) - 1
            yield start + at, samples[at * hop : last * hop + layout.window_frames]


def _write_power(
    samples: Samples,
    layout: Layout,
    out: Magnitudes,
    gain: float = 1.0,
    *,
    takes_roots: bool = False,
) -> None:
    """Write the power of frames, (n_bins, n_frames), or its root; compiled for analyses."""
    from birdann.dsp import _fourier

    n_frames = out.shape[1]
    wide = out if n_frames >= _fourier.LANES else np.empty((len(out), _fourier.LANES), np.float32)
    window, tables = layout.window_values() * np.float32(gain), _fourier.tables_of(layout.n_fft)
    _fourier.write_power(samples, window, layout.hop_frames, tables, wide, takes_roots)
    if wide is not out:
        out[:] = wide[:, :n_frames]


def spectrogram(source: SampleSource, params: SpectrogramParams) -> Spectrogram:
    """Return the magnitudes of a whole (short) source."""
    layout = params.layout(source.sample_rate_hz)
    return Spectrogram(layout, magnitudes(source, layout, 0, layout.frame_count(source)))


def frame_samples(
    source: SampleSource, layout: Layout, first_frame: int, n_frames: int
) -> Samples:
    """Return the samples of consecutive frames.

    Beyond the source's ends the last sample is held for a window, as an offset that ceased would be
    a click; then there are zeros.
    """
    start = layout.first_sample + first_frame * layout.hop_frames
    size = (n_frames - 1) * layout.hop_frames + layout.window_frames
    lead = max(0, -start)
    samples = source.read(start + lead, size - lead)
    if len(samples) == size:
        return samples
    padded = np.zeros(size, dtype=np.float32)
    padded[lead : lead + len(samples)] = samples
    if len(samples):
        stop = lead + len(samples)
        padded[:lead] = samples[0]
        padded[stop : stop + layout.window_frames] = samples[-1]
    return padded
