"""Signal-to-noise ratio of known calls."""

from collections.abc import Sequence

import numpy as np

from birdann.core.arrays import Float32Array
from birdann.dsp.audio import SampleSource
from birdann.dsp.noise import NoiseTrack, snr_db
from birdann.dsp.spectrogram import Layout, Spectrogram, SpectrogramParams, magnitudes

BAND_HZ = 500.0
"""Width of the band in which a call's level is taken."""


def call_snr_db(
    source: SampleSource,
    spans_s: Sequence[tuple[float, float]],
    bands_hz: Sequence[tuple[float, float] | None] | None = None,
) -> list[float]:
    """Return each call's signal-to-noise ratio in the band where it is strongest.

    Pixel power relative to the recording's noise floor (``dsp.noise``) is averaged over the call's
    time span and over bands of 500 Hz; the maximum counts. Without frequencies it may be that of a
    louder simultaneous call. Call and noise power together over noise power, in decibels: 1 to 2
    without a call, as a maximum over bands; NaN outside the recording.

    Parameters
    ----------
    spans_s
        Start and end of each call in seconds.
    bands_hz
        Lowest and highest frequency of each call, if known.
    """
    layout = SpectrogramParams().layout(source.sample_rate_hz)
    n_frames = layout.frame_count(source)
    track = NoiseTrack.from_source(source, layout) if n_frames else None
    known = bands_hz if bands_hz is not None else [None] * len(spans_s)
    levels: list[float] = []
    for (start_s, end_s), band in zip(spans_s, known, strict=True):
        first = max(0, layout.grid.frame_at(start_s))
        stop = min(n_frames, max(first + 1, layout.grid.frame_at(end_s)))
        if track is None or first >= stop:
            levels.append(float("nan"))
            continue
        spectrogram = Spectrogram(layout, magnitudes(source, layout, first, stop), first)
        levels.append(_strongest_db(snr_db(spectrogram, track), layout, band))
    return levels


def _strongest_db(
    over_noise_db: Float32Array, layout: Layout, band: tuple[float, float] | None
) -> float:
    power = (10 ** (over_noise_db.astype(np.float64) / 10)).mean(axis=1)
    width = min(max(1, round(BAND_HZ / layout.grid.bin_hz)), len(power))
    bands = np.convolve(power, np.full(width, 1 / width), mode="valid")
    centres_hz = (np.arange(len(bands)) + (width - 1) / 2) * layout.grid.bin_hz
    if band is not None:
        half_hz = BAND_HZ / 2
        inside = (centres_hz >= band[0] - half_hz) & (centres_hz <= band[1] + half_hz)
        bands = bands[inside] if inside.any() else bands
    return float(10 * np.log10(bands.max()))
