"""Compiled loops over spectrograms; imported where recordings are analysed, not where they are shown."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, Int16Array, Int32Array


@njit(cache=True, nogil=True)
def row_ranks(values: Float32Array, step: int, rank: int) -> Float32Array:
    """Return the value of a rank, from 0 upwards, among every ``step``-th of each row.

    Found by halves in the values' bits, whose order is theirs: counting needs no branches. The
    upper halves of the bits leave few values to be told apart by the lower ones.

    Parameters
    ----------
    values
        float32 (n, m), not negative; at most 32,767 of a row are asked.
    """
    n_asked = -(-values.shape[1] // step)
    if not rank < n_asked <= 32_767:
        raise ValueError("too few values for this rank, or too many to count")
    asked, upper = np.empty(n_asked, np.float32), np.empty(n_asked, np.int16)
    out, bits = np.empty(len(values), np.float32), asked.view(np.int32)
    found = out.view(np.int32)
    for k in range(len(values)):
        for i in range(n_asked):
            asked[i] = abs(values[k, i * step])
        found[k] = _ranked(bits, upper, rank)
    return out


@njit(cache=True, nogil=True)
def _ranked(bits: Int32Array, upper: Int16Array, rank: int) -> int:
    """Return the number of a rank among some, not negative, which are overwritten, as is ``upper``."""
    for i in range(len(bits)):
        upper[i] = bits[i] >> 16
    high, n_under = np.int16(0), np.int16(0)
    for bit in range(14, -1, -1):
        candidate, n_below = np.int16(high | 1 << bit), np.int16(0)
        for i in range(len(bits)):
            n_below = np.int16(n_below + np.int16(upper[i] < candidate))
        if n_below <= rank:
            high, n_under = candidate, n_below
    n_left = 0
    for i in range(len(bits)):
        bits[n_left] = bits[i]
        n_left += upper[i] == high
    value = np.int32(high) << 16
    for bit in range(15, -1, -1):
        place = value | 1 << bit
        if n_under + (bits[:n_left] < place).sum() <= rank:
            value = place
    return int(value)
