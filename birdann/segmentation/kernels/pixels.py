"""Pixel loops of the segmenters; tested against numpy.

Most loops run over a list of raised pixels in raster order, by their runs, ``bounds`` and
``firsts`` (``birdann.segmentation.kernels.runs``).
"""

import numpy as np
from numba import njit

from birdann.core.arrays import BoolArray, Float32Array, Int16Array, Int32Array
from birdann.dsp._kernels import count_below, value_of_rank


@njit(cache=True, nogil=True)
def are_finite(values: Float32Array) -> bool:
    """Tell whether all values are finite: not all bits of an exponent are set."""
    n_odd, exponent = 0, np.int32(0x7F800000)
    for row in values.view(np.int32):
        for bits in row:
            n_odd += bits & exponent == exponent
    return n_odd == 0


@njit(cache=True, nogil=True)
def add_filtered(row: Float32Array, taps: Float32Array, target: Float32Array) -> None:
    """Add the weighted sum of the row's following entries to each entry of a target."""
    n = len(target)
    grouped = len(taps) - len(taps) % 4
    for i in range(0, grouped, 4):  # in one go, what is summed stays in registers
        a, b, c, d = row[i:], row[i + 1 :], row[i + 2 :], row[i + 3 :]
        for t in range(n):
            value = target[t] + taps[i] * a[t]
            value += taps[i + 1] * b[t]
            value += taps[i + 2] * c[t]
            target[t] = value + taps[i + 3] * d[t]
    for i in range(grouped, len(taps)):
        source, tap = row[i:], taps[i]
        for t in range(n):
            target[t] += tap * source[t]


@njit(cache=True, nogil=True)
def smooth_power(
    magnitude: Float32Array,
    frequency_taps: Float32Array,
    time_taps: Float32Array,
    first: int,
    stop: int,
    minimum: float,
) -> Float32Array:
    """Return the squared magnitude, convolved with a separable kernel, of some frames.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames), finite; its edges are repeated.
    frequency_taps, time_taps
        float32, odd lengths: the kernel's two factors.
    first, stop
        Range of frames.
    minimum
        What is below it is raised to it.
    """
    n_bins, n_frames = magnitude.shape
    half_bins, half_frames = len(frequency_taps) // 2, len(time_taps) // 2
    out = np.empty((n_bins, stop - first), np.float32)
    row = np.empty(stop - first + 2 * half_frames, np.float32)
    low, high = max(0, first - half_frames), min(n_frames, stop + half_frames)
    lead = low - (first - half_frames)
    inner = row[lead : lead + high - low]
    for k in range(n_bins):
        inner[:] = 0
        for i in range(len(frequency_taps)):
            source = magnitude[min(max(k + i - half_bins, 0), n_bins - 1), low:high]
            tap = frequency_taps[i]
            for t in range(len(inner)):
                inner[t] += tap * (source[t] * source[t])
        row[:lead] = inner[0]
        row[lead + len(inner) :] = inner[-1]
        out[k] = 0
        add_filtered(row, time_taps, out[k])
        for t in range(stop - first):
            out[k, t] = max(out[k, t], np.float32(minimum))
    return out


@njit(cache=True, nogil=True)
def write_levels(
    logarithms: Float32Array, scale: float, offset: float, levels: Int16Array
) -> None:
    """Write logarithms, scaled and moved, as whole numbers."""
    whole = np.empty(logarithms.shape[1], np.int32)
    for k in range(len(levels)):
        row, target = logarithms[k], levels[k]
        for t in range(len(row)):
            whole[t] = np.int32(np.float32(row[t] * scale) + np.float32(offset))
        for t in range(len(row)):  # apart from the rest, several at a time
            target[t] = whole[t]


@njit(cache=True, nogil=True)
def row_quantiles(levels: Int16Array, quantile: float) -> Int32Array:
    """Return the quantile of each row's positive levels, or -1; none is negative.

    The element of rank ``floor(quantile * (n - 1))`` of the row's ``n`` positive levels.
    """
    out, searched = np.full(len(levels), -1, np.int32), 0
    for k in range(len(levels)):
        n_silent = count_below(levels[k], 1)
        n = levels.shape[1] - n_silent
        if n:
            searched, _ = value_of_rank(levels[k], n_silent + int(quantile * (n - 1)), searched)
            out[k] = searched
    return out


@njit(cache=True, nogil=True)
def trim(
    bounds: Int32Array,
    firsts: Int32Array,
    n_frames: int,
    heights: Int16Array,
    labels: Int32Array,
    minimum: Int32Array,
) -> tuple[Int32Array, Int32Array]:
    """Return what reaches the limit of its region, in stretches, and the extremes of regions.

    Parameters
    ----------
    labels
        int32 (n,): the region of each pixel.
    minimum
        int32 (n_regions + 1,): minimum height in the region.

    Returns
    -------
    int32 (n_stretches, 5)
        Region, bin, first frame, stop frame, and place of the first pixel in the list; in raster
        order.
    int32 (n_regions + 1, 7)
        First bin, stop bin, first frame, stop frame, number of pixels, bin of the summit, height
        of the summit; zeros where no pixel is left.
    """
    extremes = np.zeros((len(minimum), 7), np.int32)
    out, n = np.empty((len(labels), 5), np.int32), 0
    for run in range(len(bounds)):
        k, before = bounds[run, 0] // n_frames, bounds[run, 0] % n_frames - firsts[run]
        at = firsts[run]
        while at < firsts[run + 1]:
            label, first = labels[at], at
            while at < firsts[run + 1] and labels[at] == label and heights[at] >= minimum[label]:
                at += 1
            if at == first:
                at += 1
                continue
            out[n, 0], out[n, 1], out[n, 4] = label, k, first
            out[n, 2], out[n, 3] = before + first, before + at
            top, row = heights[first:at].max(), extremes[label]
            if not row[4]:
                row[0], row[2] = k, out[n, 2]
            row[1] = k + 1
            row[2], row[3] = min(row[2], out[n, 2]), max(row[3], out[n, 3])
            row[4] += at - first
            if top > row[6]:
                row[5], row[6] = k, top
            n += 1
    return out[:n].copy(), extremes


@njit(cache=True, nogil=True)
def groups_by_ends(spans: Int32Array, tolerance: float) -> Int32Array:
    """Group parts with similar begin and end; return int32 (n,), groups from 1 by first part.

    Parameters
    ----------
    spans
        int32 (n, 2): first and stop frame of each part, sorted by first frame.
    tolerance
        Maximum difference of the first frames, and half that of the stop frames, from the first
        part of the group.
    """
    groups, n_groups = np.zeros(len(spans), np.int32), 0
    for i in range(len(spans)):
        if groups[i]:
            continue
        n_groups += 1
        for j in range(i, len(spans)):
            if spans[j, 0] > spans[i, 0] + tolerance:
                break
            if not groups[j] and abs(spans[j, 1] - spans[i, 1]) <= 2 * tolerance:
                groups[j] = n_groups
    return groups


@njit(cache=True, nogil=True)
def envelopes(
    stretches: Int32Array,
    names: Int32Array,
    starts: Int32Array,
    magnitude: Float32Array,
    gain: Float32Array,
) -> Float32Array:
    """Sum the weighted power of each named region frame by frame.

    Parameters
    ----------
    stretches
        As ``trim`` returns them.
    names
        int32 (n_regions,): the name of each region, 0 for background.
    starts
        int32 (n_names + 2,): frame ``t`` of name ``i`` is entry ``starts[i] + t`` of the result;
        the last entry is its length.
    magnitude
        float32 (n_bins, n_frames).
    gain
        float32 (n_bins,): weight of each bin's power.
    """
    power = np.zeros(starts[-1], np.float32)
    for region, k, first, stop, _ in stretches:
        name = names[region]
        if name:
            source, target = magnitude[k, first:stop], power[starts[name] + first :]
            for t in range(len(source)):
                target[t] += gain[k] * source[t] * source[t]
    return power


@njit(cache=True, nogil=True)
def pauses(power: Float32Array, dip: float) -> Int32Array:
    """Return the minima of an envelope's valleys, in order.

    The envelope, smoothed by (1, 2, 1) / 4, rises to ``dip`` times a valley's minimum on both
    sides, on the left since the last valley.
    """
    n = len(power)
    out = np.empty(n, np.int32)
    n_out, at = 0, 0
    top, bottom = np.float32(0.0), np.float32(0.0)
    for t in range(n):
        value = (power[max(t - 1, 0)] + 2 * power[t] + power[min(t + 1, n - 1)]) / 4
        if value < bottom:
            bottom, at = value, t
        if bottom < min(top, value) and bottom * dip <= min(top, value):
            out[n_out] = at
            n_out += 1
            top = bottom = value
        elif value > top:
            top = bottom = value
    return out[:n_out]


@njit(cache=True, nogil=True)
def cut_at_pauses(
    power: Float32Array,
    starts: Int32Array,
    spans: Int32Array,
    dip: float,
    edge: float,
    min_frames: int,
) -> tuple[Int32Array, Int32Array, BoolArray]:
    """Cut sounds at pauses and trim faint ends of each piece.

    Parameters
    ----------
    power, starts
        As for ``envelopes``.
    spans
        int32 (n_names + 1, 2): first and stop frame of each name.
    dip
        Power ratio of a pause.
    edge
        Outer frames below this share of a piece's maximum power are trimmed.
    min_frames
        What a piece is left with, from the loudest outwards, if it has as many.

    Returns
    -------
    int32 (len(power),)
        The piece of each frame of each name, from 1; 0 where trimmed.
    int32 (n_parts + 1, 2)
        First and stop frame of each piece; row 0 is 0.
    bool (n_parts + 1,)
        Whether a piece has as many frames above that share; row 0 is False.
    """
    part_of_pixel = np.zeros(len(power), np.int32)
    bounds = np.zeros((len(power) + 1, 2), np.int32)
    lasts = np.zeros(len(power) + 1, np.bool_)
    n = 0
    for name in range(1, len(spans)):
        first, stop = starts[name] + spans[name, 0], starts[name] + spans[name, 1]
        cuts = pauses(power[first:stop], dip)
        for i in range(len(cuts) + 1):
            low = first if i == 0 else first + cuts[i - 1]
            high = stop if i == len(cuts) else first + cuts[i]
            minimum = edge * power[low:high].max()
            n += 1
            while min(power[low], power[high - 1]) < minimum and high - low > min_frames:
                if power[low] < power[high - 1]:
                    low += 1
                else:
                    high -= 1
            lasts[n] = high - low >= min_frames and min(power[low], power[high - 1]) >= minimum
            bounds[n, 0], bounds[n, 1] = low - starts[name], high - starts[name]
            part_of_pixel[low:high] = n
    return part_of_pixel, bounds[: n + 1].copy(), lasts[: n + 1].copy()


@njit(cache=True, nogil=True)
def runs_of_parts(
    stretches: Int32Array,
    names: Int32Array,
    starts: Int32Array,
    part_of_pixel: Int32Array,
    heights: Int16Array,
    floor: Int16Array,
    n_parts: int,
) -> tuple[Int32Array, Int32Array, Int32Array]:
    """Return the runs of pieces of sounds, and the maximum height and level in each piece.

    Parameters
    ----------
    stretches, names, starts
        As for ``envelopes``.
    part_of_pixel
        int32: the piece of each frame of each sound, 0 for none.
    heights, floor
        int16 (n,) of the listed pixels, above int16 (n_bins,).

    Returns
    -------
    int32 (n_runs, 4)
        Piece, bin, first frame, stop frame, in raster order.
    int32 (n_parts + 1,)
        The greatest height; at least 0.
    int32 (n_parts + 1,)
        The greatest level; at least 0.
    """
    tops, loudest = np.zeros(n_parts + 1, np.int32), np.zeros(n_parts + 1, np.int32)
    out, n = np.empty((len(heights) + 1, 4), np.int32), 0
    out[0] = 0
    for region, k, first, stop, pixel_index in stretches:
        at, start = first, starts[names[region]]
        while names[region] and at < stop:
            part, begin = part_of_pixel[start + at], at
            while at < stop and part_of_pixel[start + at] == part:
                at += 1
            if not part:
                continue
            top = heights[pixel_index + begin - first : pixel_index + at - first].max()
            tops[part] = max(tops[part], top)
            loudest[part] = max(loudest[part], top + floor[k])
            if out[n, 0] == part and out[n, 1] == k and out[n, 3] == begin:
                out[n, 3] = at
                continue
            n += 1
            out[n, 0], out[n, 1], out[n, 2], out[n, 3] = part, k, begin, at
    return out[1 : n + 1].copy(), tops, loudest
