"""Spectra, pitch and groups of segments, for joining; tested against numpy."""

import numpy as np
from numba import njit

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int64Array
from birdann.segmentation.kernels.bounds import MIN_POWER

END_FRAMES = 3
"""Frames from which the pitch of a segment's ends is read."""


@njit(cache=True, nogil=True)
def sketch(
    magnitude: Float32Array, runs: Int64Array, offsets: Int64Array, extents: Int64Array
) -> tuple[Float32Array, FloatArray, FloatArray]:
    """Return spectra, initial and final pitch, and level of masks.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames).
    runs, offsets, extents
        As ``birdann.segmentation.kernels.bounds.measure`` takes them.

    Returns
    -------
    float32 (n, n_bins)
        Root energy in each bin, smoothed over three bins, of unit length.
    float64 (n, 2)
        In bins: power-weighted mean of the loudest in each of the first and last three frames.
    float64 (n,)
        Power of the loudest pixel.
    """
    n_bins = len(magnitude)
    spectra = np.zeros((len(extents), n_bins), np.float32)
    pitch, top = np.zeros((len(extents), 2)), np.zeros(len(extents))
    root = np.zeros(n_bins + 2, np.float32)
    for i in range(len(extents)):
        first, stop = extents[i, 0], extents[i, 1]
        root[:] = 0
        loudest, at = np.zeros(stop - first), np.zeros(stop - first)
        for j in range(offsets[i], offsets[i + 1]):
            k = runs[j, 0]
            for t in range(runs[j, 1], runs[j, 2]):
                power = np.float64(magnitude[k, t]) ** 2
                root[k + 1] += power
                if power > loudest[t - first]:
                    loudest[t - first], at[t - first] = power, k
        root = np.sqrt(root)
        length = np.float32(0.0)
        for k in range(n_bins):
            spectra[i, k] = root[k] + root[k + 1] + root[k + 2]
            length += spectra[i, k] * spectra[i, k]
        if length > 0:
            spectra[i] /= np.sqrt(length)
        top[i] = loudest.max()
        nonzero = np.flatnonzero(loudest > 0)
        for end_index in range(2):
            ends = nonzero[:END_FRAMES] if end_index == 0 else nonzero[-END_FRAMES:]
            weight = loudest[ends].sum()
            pitch[i, end_index] = (at[ends] * loudest[ends]).sum() / weight if weight > 0 else 0.0
    return spectra, pitch, top


@njit(cache=True, nogil=True)
def voice_pairs(
    magnitude: Float32Array,
    quiet: FloatArray,
    extents: Int64Array,
    spans_s: FloatArray,
    octaves: FloatArray,
    labels: Int64Array,
    limits: FloatArray,
) -> BoolArray:
    """Return which segments that overlap or touch may be one voice, bool (n, n), symmetric.

    Pairs are one voice if harmonic; if adjacent and not with opposite envelopes; or with
    correlated envelopes, unless both are narrow whistles.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames).
    quiet
        float64 (n_bins,): power of the background.
    extents
        int64 (n, 4): first and stop frame, first and stop bin.
    spans_s, octaves
        float64 (n, 2): onset and offset, low and high limit.
    labels
        int64 (n,): only equal labels are joined.
    limits
        float64 (5,): octaves between neighbours, octaves of narrow segments, minimum envelope
        correlation, tolerance of harmonics in bins, frames added before and after.
    """
    n = len(extents)
    out = np.zeros((n, n), np.bool_)
    order = np.argsort(spans_s[:, 0])
    starts = np.append(0, np.cumsum(extents[:, 1] - extents[:, 0]))
    pitch, is_known = np.empty(starts[-1]), np.zeros(n, np.bool_)
    for p in range(n):
        for q in range(p + 1, n):
            i, j = order[p], order[q]
            if spans_s[j, 0] > spans_s[i, 1]:
                break
            if labels[i] != labels[j]:
                continue
            gap = max(octaves[i, 0], octaves[j, 0]) - min(octaves[i, 1], octaves[j, 1])
            wider = max(octaves[i, 1] - octaves[i, 0], octaves[j, 1] - octaves[j, 0])
            for each in (i, j):
                if not is_known[each]:
                    _write_pitch(magnitude, extents[each], pitch[starts[each] : starts[each + 1]])
                    is_known[each] = True
            one, other = pitch[starts[i] : starts[i + 1]], pitch[starts[j] : starts[j + 1]]
            out[i, j] = _is_harmonic(extents[i], extents[j], one, other, limits[3])
            if not out[i, j] and (gap <= limits[0] or wider > limits[1]):
                around = int(limits[4])
                correlation = _correlation(magnitude, quiet, extents[i], extents[j], around)
                out[i, j] = (gap <= limits[0] and correlation > 0) or (
                    wider > limits[1] and correlation >= limits[2]
                )
            out[j, i] = out[i, j]
    return out


@njit(cache=True, nogil=True)
def _correlation(
    magnitude: Float32Array, quiet: FloatArray, one: Int64Array, other: Int64Array, around: int
) -> float:
    """Return the correlation of the levels in two bands from first onset to last offset."""
    start = max(0, min(one[0], other[0]) - around)
    stop = min(magnitude.shape[1], max(one[1], other[1]) + around)
    levels = np.empty((2, stop - start))
    for row in range(2):
        low, high = (one[2], one[3]) if row == 0 else (other[2], other[3])
        power = levels[row]
        power[:] = 0
        for k in range(low, high):
            band = magnitude[k, start:stop]
            for t in range(len(band)):
                power[t] += np.float64(band[t]) * np.float64(band[t])
        power[:] = np.log(np.maximum(power, 2 * quiet[low:high].sum() + MIN_POWER))
    smooth = levels.copy()
    last = levels.shape[1] - 1
    for t in range(levels.shape[1]):
        for row in range(2):
            smooth[row, t] += levels[row, max(t - 1, 0)] + levels[row, min(t + 1, last)]
    a, b = smooth[0] - smooth[0].mean(), smooth[1] - smooth[1].mean()
    spread = np.sqrt((a * a).sum() * (b * b).sum())
    return (a * b).sum() / spread if spread > 0 else 0.0


@njit(cache=True, nogil=True)
def _is_harmonic(
    one: Int64Array,
    other: Int64Array,
    one_pitch: FloatArray,
    other_pitch: FloatArray,
    off_bins: float,
) -> bool:
    """Return whether one pitch is a multiple of the other while both sound."""
    start, stop = max(one[0], other[0]), min(one[1], other[1])
    if stop - start < END_FRAMES:
        return False
    a, b = (
        one_pitch[start - one[0] : stop - one[0]],
        other_pitch[start - other[0] : stop - other[0]],
    )
    low, high = np.minimum(a, b), np.maximum(a, b)
    multiple = np.round(np.median(high / np.maximum(low, 1.0)))
    return bool(multiple >= 2 and np.median(np.abs(high - multiple * low)) <= off_bins)


@njit(cache=True, nogil=True)
def _write_pitch(magnitude: Float32Array, extent: Int64Array, out: FloatArray) -> None:
    """Write the loudest bin of a band in each of its frames, interpolated by a parabola."""
    first, stop, low, high = extent
    top, peaks = magnitude[low, first:stop].copy(), np.full(stop - first, low)
    for k in range(low + 1, high):
        row = magnitude[k, first:stop]
        for t in range(len(row)):
            if row[t] > top[t]:
                top[t], peaks[t] = row[t], k
    for t in range(len(out)):
        at = peaks[t]
        out[t] = at
        if at == 0 or at == len(magnitude) - 1:
            continue
        a, b, c = np.log(magnitude[at - 1 : at + 2, first + t].astype(np.float64) + MIN_POWER)
        bend = a - 2 * b + c
        if bend < 0:
            out[t] += min(max(0.5 * (a - c) / bend, -0.5), 0.5)


@njit(cache=True, nogil=True)
def leaders(spans_s: FloatArray, is_one_voice: BoolArray, shared: float) -> Int64Array:
    """Return the louder segment of which each is a part, int64 (n,); itself if none.

    Of several, the one with which it sounds longest, then the loudest.

    Parameters
    ----------
    spans_s
        float64 (n, 2): onset and offset, from the loudest down.
    is_one_voice
        bool (n, n): possible pairs.
    shared
        Minimum share of a part's duration covered by the louder one.
    """
    n = len(spans_s)
    out = np.arange(n)
    by_onset = np.argsort(spans_s[:, 0])
    onsets = spans_s[by_onset, 0]
    longest = (spans_s[:, 1] - spans_s[:, 0]).max() if n else 0.0
    for i in range(n):
        onset, offset = spans_s[i]
        longest_s = shared * (offset - onset)
        first = np.searchsorted(onsets, onset - longest)
        stop = np.searchsorted(onsets, offset)
        for p in range(first, stop):
            j = by_onset[p]
            if j >= i or out[j] != j or not is_one_voice[i, j]:
                continue
            common = min(spans_s[j, 1], offset) - max(spans_s[j, 0], onset)
            if common < longest_s or (common == longest_s and (out[i] == i or j > out[i])):
                continue
            longest_s, out[i] = common, j
    return out


@njit(cache=True, nogil=True)
def clusters(
    onsets_s: FloatArray,
    offsets_s: FloatArray,
    limits_hz: FloatArray,
    is_one_voice: BoolArray,
    shared: float,
    of_group: float,
) -> Int64Array:
    """Return the group of simultaneous segments of each, int64 (n,), by group onset.

    Parameters
    ----------
    onsets_s, offsets_s
        float64 (n,), by onset.
    limits_hz
        float64 (n, 2): low and high limit.
    is_one_voice
        bool (n, n): possible pairs.
    shared
        Minimum overlap as share of the shorter, unless their bands meet.
    of_group
        Minimum overlap as share of a group.
    """
    n = len(onsets_s)
    out = np.empty(n, np.int64)
    until_s, size, last = np.empty(n), np.zeros(n, np.int64), np.empty(n, np.int64)
    before = np.full(n, -1, np.int64)  # of each segment: the one that joined its group before it
    open_groups, n_open, n_groups = np.empty(n, np.int64), 0, 0
    for i in range(n):
        n_left, best, best_share = 0, -1, 0.0
        for p in range(n_open):
            group = open_groups[p]
            if until_s[group] < onsets_s[i]:
                continue
            open_groups[n_left] = group
            n_left += 1
            j, n_linked = last[group], 0
            while j >= 0:
                common_s = min(offsets_s[j], offsets_s[i]) - onsets_s[i]
                shorter_s = min(offsets_s[j] - onsets_s[j], offsets_s[i] - onsets_s[i])
                top_hz = min(limits_hz[j, 1], limits_hz[i, 1])
                shares_band = top_hz > max(limits_hz[j, 0], limits_hz[i, 0])
                is_linked = common_s >= 0 and (common_s >= shared * shorter_s or shares_band)
                if is_linked and is_one_voice[i, j]:
                    n_linked += 1
                j = before[j]
            if n_linked / size[group] > best_share:
                best, best_share = group, n_linked / size[group]
        n_open = n_left
        if best_share < of_group:
            best, n_groups = n_groups, n_groups + 1
            open_groups[n_open], n_open = best, n_open + 1
            until_s[best], last[best] = offsets_s[i], -1
        out[i], before[i], last[best] = best, last[best], i
        size[best] += 1
        until_s[best] = max(until_s[best], offsets_s[i])
    return out
