"""Compiled loops over spectrograms; imported where recordings are analysed, not where they are shown."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array

_TOP_BITS, _FEW_BITS = 2048, np.uint32(20)


@njit(cache=True, nogil=True)
def row_ranks(values: Float32Array, step: int, rank: int) -> Float32Array:
    """Return the value of a rank, from 0 upwards, among every ``step``-th of each row.

    Parameters
    ----------
    values
        float32 (n, m), not negative: their order is that of their bits.
    """
    n = -(-values.shape[1] // step)
    if rank >= n:
        raise ValueError("too few values for this rank")
    out, counts = np.empty(len(values), np.float32), np.empty((2, _TOP_BITS), np.int32)
    asked, near = np.empty(n, np.float32), np.empty(n, np.float32)
    bits, even = asked.view(np.uint32), n - n % 2
    for k in range(len(values)):
        row = values[k]
        for i in range(n):
            asked[i] = abs(row[i * step])
        counts[:] = 0
        for i in range(0, even, 2):  # in turns, which does not wait for the last count
            counts[0, bits[i] >> _FEW_BITS] += 1
            counts[1, bits[i + 1] >> _FEW_BITS] += 1
        for i in range(even, n):
            counts[0, bits[i] >> _FEW_BITS] += 1
        seen, top = 0, -1
        while seen <= rank:
            top += 1
            seen += counts[0, top] + counts[1, top]
        n_near = 0
        for i in range(n):
            near[n_near] = asked[i]
            n_near += (bits[i] >> _FEW_BITS) == top
        out[k] = np.sort(near[:n_near])[rank - seen + n_near]
    return out
