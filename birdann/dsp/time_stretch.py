"""Playback speed without change of pitch."""

from collections.abc import Iterator

import numpy as np
from scipy.signal import correlate

from birdann.dsp.audio import Samples, SampleSource

_WINDOW_S = 0.03
_SEARCH_S = 0.008


def stretch_time(
    source: SampleSource, start_frame: int, stop_frame: int, rate: float
) -> Iterator[Samples]:
    """Yield float32 (n,) blocks of a stretch of sound, ``1 / rate`` times as long, by WSOLA.

    Windows of 30 ms are read at ``rate`` times the output pace, each shifted by at most 8 ms to
    the largest cross-correlation with its predecessor, and overlap-added by half. The output has
    ``round((stop_frame - start_frame) / rate)`` samples.

    Parameters
    ----------
    rate
        Speed, above 0.

    References
    ----------
    W. Verhelst and M. Roelands, "An overlap-add technique based on waveform similarity (WSOLA)
    for high quality time-scale modification of speech", ICASSP 1993, section 3.
    """
    if rate <= 0:
        raise ValueError("rate must be positive")
    half = max(8, round(_WINDOW_S / 2 * source.sample_rate_hz))
    reach = round(_SEARCH_S * source.sample_rate_hz)
    window = np.hanning(2 * half + 1)[:-1].astype(np.float32)
    left = round((stop_frame - start_frame) / rate)
    # The first window is laid down without its rise, so that the sound begins at full level.
    at = start_frame
    falling = _read(source, at + half, half) * window[half:]
    first = _read(source, at, half)
    yield first[:left]
    left -= half
    step = 1
    while left > 0:
        continuation = _read(source, at + half, 2 * half)
        target = start_frame + round(step * half * rate)
        at = target + _best_shift(source, target, continuation, reach)
        frame = _read(source, at, 2 * half) * window
        out = falling + frame[:half]
        falling = frame[half:]
        yield out[:left]
        left -= half
        step += 1


def _best_shift(source: SampleSource, target: int, continuation: Samples, reach: int) -> int:
    """Return the shift of a window from ``target`` that best continues the last one."""
    region = _read(source, target - reach, len(continuation) + 2 * reach)
    similarity = correlate(region, continuation, mode="valid", method="fft")
    return int(np.argmax(similarity)) - reach


def _read(source: SampleSource, start_frame: int, n_frames: int) -> Samples:
    """Return exactly ``n_frames`` samples, zeros beyond the source's ends."""
    out = np.zeros(n_frames, dtype=np.float32)
    lead = min(n_frames, max(0, -start_frame))
    samples = source.read(start_frame + lead, n_frames - lead)
    out[lead : lead + len(samples)] = samples
    return out
