"""Compiled loops over spectrograms; imported where recordings are analysed, not where they are shown."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array


@njit(cache=True, nogil=True)
def row_ranks(values: Float32Array, step: int, rank: int) -> Float32Array:
    """Return the value of a rank, from 0 upwards, among every ``step``-th of each row.

    Found by halves in the values' bits, whose order is theirs: counting needs no branches.

    Parameters
    ----------
    values
        float32 (n, m), not negative.
    """
    asked = np.empty(-(-values.shape[1] // step), np.float32)
    if rank >= len(asked):
        raise ValueError("too few values for this rank")
    out, bits = np.empty(len(values), np.float32), asked.view(np.int32)
    found = out.view(np.int32)
    for k in range(len(values)):
        for i in range(len(asked)):
            asked[i] = abs(values[k, i * step])
        value = np.int32(0)
        for bit in range(30, -1, -1):
            candidate, n_below = np.int32(value | 1 << bit), np.int32(0)
            for i in range(len(asked)):
                n_below += np.int32(bits[i] < candidate)
            if n_below <= rank:
                value = candidate
        found[k] = value
    return out
