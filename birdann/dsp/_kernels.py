"""Compiled loops over spectrograms; imported where recordings are analysed, not where they are shown."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, Int16Array, Int32Array, Int64Array, UInt8Array

_CHUNK = 1 << 14


@njit(cache=True, nogil=True)
def sum_of_rows(values: Float32Array, rows: Int64Array) -> Float32Array:
    """Return the sum of some rows, float32 (n_columns,)."""
    out = np.zeros(values.shape[1], np.float32)
    for k in rows:
        row = values[k]
        for t in range(len(row)):
            out[t] += row[t]
    return out


@njit(cache=True, nogil=True)
def columns_with_sound(magnitude: Float32Array, step: int) -> Float32Array:
    """Return every column at this step in which something is not 0."""
    n_bins, n_frames = magnitude.shape
    columns, n = np.empty(n_frames // step + 1, np.int64), 0
    for t in range(0, n_frames, step):
        for k in range(n_bins):
            if magnitude[k, t] != 0:
                columns[n] = t
                n += 1
                break
    out = np.empty((n_bins, n), np.float32)
    for k in range(n_bins):
        for i in range(n):
            out[k, i] = magnitude[k, columns[i]]
    return out


@njit(cache=True, nogil=True)
def row_ranks(values: Float32Array, rank: int) -> Float32Array:
    """Return the value of a rank, from 0 upwards, of each row of values that are not negative.

    Found in the values' bits, whose order is theirs. Their upper halves leave few values to be told
    apart by the lower ones.
    """
    n = values.shape[1]
    if rank >= n:
        raise ValueError("too few values for this rank")
    absolute, upper = np.empty(n, np.float32), np.empty(n, np.int16)
    is_left = np.zeros(n + 8 - n % 8, np.uint8)
    out, bits = np.empty(len(values), np.float32), absolute.view(np.int32)
    out_bits, high = out.view(np.int32), 1 << 14
    for k in range(len(values)):
        row = values[k]
        for i in range(n):
            absolute[i] = abs(row[i])
        for i in range(n):
            upper[i] = bits[i] >> 16
        high, n_under = value_of_rank(upper, rank, high)
        level = np.int16(high)
        for i in range(n):
            is_left[i] = upper[i] == level
        n_left = move_to_front(bits, is_left)
        value = np.int32(high) << 16
        for bit in range(15, -1, -1):
            index, n_below = value | 1 << bit, n_under
            for each_bit in bits[:n_left]:
                n_below += each_bit < index
            if n_below <= rank:
                value = index
        out_bits[k] = value
    return out


@njit(cache=True, nogil=True)
def move_to_front(values: Int32Array, is_chosen: UInt8Array) -> int:
    """Move the few wanted values to the front, and return their number.

    ``is_chosen`` is filled up with 0 to a multiple of eight.
    """
    words, n_moved = is_chosen.view(np.uint64), 0
    for word in range(len(words)):
        if words[word]:
            for i in range(8 * word, min(len(values), 8 * word + 8)):
                values[n_moved] = values[i]
                n_moved += is_chosen[i]
    return n_moved


@njit(cache=True, nogil=True)
def value_of_rank(values: Int16Array, rank: int, guess: int) -> tuple[int, int]:
    """Return the value of a rank among values that are not negative, and how many are below it.

    Counting needs no branches. It is sought by growing steps from a guess, such as that of the row
    before, and then by halves.
    """
    low, stop, n_under, step, at = 0, 1 << 15, 0, 4, max(1, guess)
    while stop - low > 1:
        n_below = count_below(values, at)
        if n_below <= rank:
            low, n_under = at, n_below
        else:
            stop = at
        at = (low + stop) // 2
        if low == 0:
            at = max(at, stop - step)
        elif stop == 1 << 15:
            at = min(at, low + step)
        step *= 2
    return low, n_under


@njit(cache=True, nogil=True)
def count_below(values: Int16Array, limit: int) -> int:
    """Return how many values are below a limit, counted in 16 bits: many at a time."""
    total, bound = 0, np.int16(limit)
    for start in range(0, len(values), _CHUNK):
        part, n_below = values[start : start + _CHUNK], np.int16(0)
        for i in range(len(part)):
            n_below = np.int16(n_below + np.int16(part[i] < bound))
        total += int(n_below)
    return total
