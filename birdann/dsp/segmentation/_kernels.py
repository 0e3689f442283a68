"""Pixel loops of the segmenters; every kernel has a plain numpy twin in the tests."""

import numpy as np
import numpy.typing as npt
from numba import njit

Float32Array = npt.NDArray[np.float32]
Int16Array = npt.NDArray[np.int16]
Int32Array = npt.NDArray[np.int32]


@njit(cache=True, nogil=True)
def smooth_power(
    magnitude: Float32Array, frequency_taps: Float32Array, time_taps: Float32Array
) -> Float32Array:
    """Return the squared magnitude convolved with a separable kernel, edges repeated.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames), finite.
    frequency_taps, time_taps
        float32, odd lengths: the kernel's two factors.
    """
    n_bins, n_frames = magnitude.shape
    half_bins, half_frames = len(frequency_taps) // 2, len(time_taps) // 2
    out = np.empty((n_bins, n_frames), np.float32)
    row = np.empty(n_frames + 2 * half_frames, np.float32)
    for k in range(n_bins):
        row[:] = 0
        for i in range(len(frequency_taps)):
            source = magnitude[min(max(k + i - half_bins, 0), n_bins - 1)]
            tap = frequency_taps[i]
            for t in range(n_frames):
                row[t + half_frames] += tap * source[t] * source[t]
        for t in range(half_frames):
            row[t] = row[half_frames]
            row[n_frames + half_frames + t] = row[n_frames + half_frames - 1]
        target = out[k]
        target[:] = 0
        for i in range(len(time_taps)):
            tap = time_taps[i]
            for t in range(n_frames):
                target[t] += tap * row[t + i]
    return out


@njit(cache=True, nogil=True)
def row_quantiles(levels: Int16Array, quantile: float) -> Int32Array:
    """Return the quantile of each row's positive levels; -1 for a row without any.

    The element of rank ``floor(quantile * (n - 1))`` of the row's ``n`` positive levels.
    """
    n_bins, n_frames = levels.shape
    out = np.full(n_bins, -1, np.int32)
    counts = np.zeros(levels.max() + 1 if levels.size else 1, np.int64)
    for k in range(n_bins):
        counts[:] = 0
        for t in range(n_frames):
            counts[levels[k, t]] += 1
        n = n_frames - counts[0]
        if n == 0:
            continue
        rank = int(quantile * (n - 1))
        seen, level = 0, 0
        while seen <= rank:
            level += 1
            seen += counts[level]
        out[k] = level
    return out


@njit(cache=True, nogil=True)
def _root(parent: Int32Array, region: int) -> int:
    while parent[region] != region:
        parent[region] = parent[parent[region]]
        region = parent[region]
    return region


@njit(cache=True, nogil=True)
def _descending(levels: Int16Array, low: int) -> Int32Array:
    """Return the flat positions of levels >= low, highest first, ties in raster order."""
    flat = levels.ravel()
    top = max(low, flat.max())
    starts = np.zeros(top - low + 2, np.int64)
    for level in flat:
        if level >= low:
            starts[top - level + 1] += 1
    starts = np.cumsum(starts)
    order = np.empty(starts[-1], np.int32)
    for position, level in enumerate(flat):
        if level >= low:
            order[starts[top - level]] = position
            starts[top - level] += 1
    return order


@njit(cache=True, nogil=True)
def _higher_neighbours(
    levels: Int16Array, labels: Int32Array, k: int, t: int, around: Int32Array
) -> int:
    """Write the labels around a pixel to ``around``, the steepest first; return how many."""
    n_bins, n_frames = levels.shape
    n, highest = 0, -1
    for dk, dt in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        if not (0 <= k + dk < n_bins and 0 <= t + dt < n_frames):
            continue
        label = labels[k + dk, t + dt]
        if label:
            around[n] = label
            if levels[k + dk, t + dt] > highest:
                highest = levels[k + dk, t + dt]
                around[n], around[0] = around[0], label
            n += 1
    return n


@njit(cache=True, nogil=True)
def _rename_roots(labels: Int32Array, parent: Int32Array, n_hills: int) -> Int32Array:
    """Replace labels by their roots, counted from 1, in place; return the roots' old labels."""
    names = np.zeros(n_hills + 1, np.int32)
    roots = np.zeros(n_hills + 1, np.int32)
    n_roots = 0
    for hill in range(1, n_hills + 1):
        if parent[hill] == hill:
            n_roots += 1
            names[hill], roots[n_roots] = n_roots, hill
    for hill in range(1, n_hills + 1):
        names[hill] = names[_root(parent, hill)]
    flat = labels.ravel()
    for position in range(flat.size):
        flat[position] = names[flat[position]]
    return roots[: n_roots + 1]


@njit(cache=True, nogil=True)
def flood(levels: Int16Array, low: int, dip: int) -> tuple[Int32Array, Int32Array]:
    """Cut a relief into hills: 4-connected, at least ``low``, divided by valleys of ``dip``.

    The relief is flooded from the top. Where two hills meet, they become one unless both
    summits stand at least ``dip`` above the pass (the prominence of the lower one).

    Parameters
    ----------
    levels
        int16 (n_bins, n_frames), C-contiguous, not empty.

    Returns
    -------
    int32 (n_bins, n_frames)
        The hill of each pixel, from 1; 0 below ``low``.
    int32 (n_hills + 1,)
        The level of each hill's summit; entry 0 is 0.
    """
    n_frames = levels.shape[1]
    order = _descending(levels, low)
    labels = np.zeros(levels.shape, np.int32)
    parent = np.zeros(len(order) + 1, np.int32)
    summit = np.zeros(len(order) + 1, np.int32)
    around = np.empty(5, np.int32)
    n_hills = 0
    for position in order:
        k, t = position // n_frames, position % n_frames
        level = levels[k, t]
        n_around = _higher_neighbours(levels, labels, k, t, around)
        if not n_around:
            n_hills += 1
            labels[k, t] = parent[n_hills] = n_hills
            summit[n_hills] = level
            continue
        labels[k, t] = around[0]
        for i in range(1, n_around):
            a, b = _root(parent, around[0]), _root(parent, around[i])
            if a != b and min(summit[a], summit[b]) - level < dip:
                if summit[a] < summit[b]:
                    a, b = b, a
                parent[b] = a
    roots = _rename_roots(labels, parent, n_hills)
    return labels, summit[roots]


@njit(cache=True, nogil=True)
def trim(labels: Int32Array, levels: Int16Array, least: Int32Array) -> Int32Array:
    """Clear, in place, pixels below their region's least level; return the regions' extremes.

    Parameters
    ----------
    least
        int32 (n_regions + 1,): lowest level that a pixel of the region may have.

    Returns
    -------
    int32 (n_regions + 1, 7)
        First bin, stop bin, first frame, stop frame, number of pixels, bin of the summit,
        level of the summit; zeros where no pixel is left.
    """
    extremes = np.zeros((len(least), 7), np.int32)
    n_bins, n_frames = labels.shape
    for k in range(n_bins):
        for t in range(n_frames):
            label = labels[k, t]
            if not label:
                continue
            if levels[k, t] < least[label]:
                labels[k, t] = 0
                continue
            row = extremes[label]
            if not row[4]:
                row[0], row[2] = k, t
            row[1] = k + 1
            row[2] = min(row[2], t)
            row[3] = max(row[3], t + 1)
            row[4] += 1
            if levels[k, t] > row[6]:
                row[5], row[6] = k, levels[k, t]
    return extremes


@njit(cache=True, nogil=True)
def envelopes(
    labels: Int32Array,
    levels: Int16Array,
    names: Int32Array,
    magnitude: Float32Array,
    floor: Int16Array,
    gain: Float32Array,
    starts: Int32Array,
) -> tuple[Float32Array, Int16Array, Int16Array]:
    """Sum the weighted power of each named region frame by frame.

    Parameters
    ----------
    levels, floor
        int16 (n_bins, n_frames) above the floor, and the floor itself, (n_bins,).
    names
        int32 (n_regions + 1,): the name of each label, 0 for background.
    gain
        float32 (n_bins,): weight of each bin's power.
    starts
        int32 (n_names + 1,): frame ``t`` of name ``i`` is entry ``starts[i] + t`` of the
        results; the last entry is their length.

    Returns
    -------
    float32 (n,)
        Weighted power of each name in each of its frames.
    int16 (n,)
        Its highest level above the floor.
    int16 (n,)
        Its highest level.
    """
    power = np.zeros(starts[-1], np.float32)
    highest = np.zeros(starts[-1], np.int16)
    loudest = np.zeros(starts[-1], np.int16)
    n_bins, n_frames = labels.shape
    for k in range(n_bins):
        for t in range(n_frames):
            name = names[labels[k, t]]
            if name:
                at = starts[name] + t
                power[at] += gain[k] * magnitude[k, t] * magnitude[k, t]
                highest[at] = max(highest[at], levels[k, t])
                loudest[at] = max(loudest[at], levels[k, t] + floor[k])
    return power, highest, loudest


@njit(cache=True, nogil=True)
def pauses(power: Float32Array, dip: float) -> Int32Array:
    """Return the lowest points of an envelope's valleys, float32 (n,), in order.

    A valley counts if the envelope rises to ``dip`` times its lowest point on either side,
    on the left since the last valley. The envelope is smoothed by (1, 2, 1) / 4 first.
    """
    n = len(power)
    out = np.empty(n, np.int32)
    n_out, at = 0, 0
    top, bottom = np.float32(0.0), np.float32(0.0)
    for t in range(n):
        value = 0.25 * (power[max(t - 1, 0)] + 2 * power[t] + power[min(t + 1, n - 1)])
        if value < bottom:
            bottom, at = value, t
        if bottom * dip <= top and bottom * dip <= value and bottom < top:
            out[n_out] = at
            n_out += 1
            top = bottom = value
        elif value > top:
            top = bottom = value
    return out[:n_out]


@njit(cache=True, nogil=True)
def cut(
    power: Float32Array,
    starts: Int32Array,
    spans: Int32Array,
    dip: float,
    edge: float,
) -> tuple[Int32Array, Int32Array]:
    """Cut sounds at their pauses and trim what is faint from both ends of each piece.

    Parameters
    ----------
    power, starts
        As ``envelopes`` gives and takes them.
    spans
        int32 (n_names + 1, 2): first and stop frame of each name.
    dip
        Ratio of power that makes a pause.
    edge
        Frames at either end of a piece with less than this share of its greatest power go.

    Returns
    -------
    int32 (len(power),)
        The piece of each frame of each name, from 1; 0 where trimmed.
    int32 (n_pieces + 1, 2)
        First and stop entry of each piece.
    """
    pieces = np.zeros(len(power), np.int32)
    bounds = np.zeros((len(power) + 1, 2), np.int32)
    n = 0
    for name in range(1, len(spans)):
        first, stop = starts[name] + spans[name, 0], starts[name] + spans[name, 1]
        cuts = pauses(power[first:stop], dip)
        for i in range(len(cuts) + 1):
            low = first if i == 0 else first + cuts[i - 1]
            high = stop if i == len(cuts) else first + cuts[i]
            least = edge * power[low:high].max()
            while power[low] < least:
                low += 1
            while power[high - 1] < least:
                high -= 1
            n += 1
            bounds[n, 0], bounds[n, 1] = low, high
            pieces[low:high] = n
    return pieces, bounds[: n + 1].copy()


@njit(cache=True, nogil=True)
def runs_of(
    labels: Int32Array, names: Int32Array, starts: Int32Array, pieces: Int32Array
) -> Int32Array:
    """Return the runs of pieces: int32 (n, 4), (piece, bin, first frame, stop frame).

    Parameters
    ----------
    names
        int32 (n_regions + 1,): the name of each label, 0 for background.
    starts
        int32 (n_names + 1,): frame ``t`` of name ``i`` is entry ``starts[i] + t`` of pieces.
    pieces
        int32 (n,): the piece of each frame of each name, 0 for none.
    """
    n_bins, n_frames = labels.shape
    out = np.empty((256, 4), np.int32)
    n = 0
    for k in range(n_bins):
        name, first = 0, 0
        for t in range(n_frames + 1):
            here = names[labels[k, t]] if t < n_frames else 0
            if here:
                here = pieces[starts[here] + t]
            if here == name:
                continue
            if name:
                if n == len(out):
                    grown = np.empty((2 * n, 4), np.int32)
                    grown[:n] = out
                    out = grown
                out[n] = name, k, first, t
                n += 1
            name, first = here, t
    return out[:n].copy()
