"""Compiled passes over a whole spectrogram: the noise-flattened image."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, Int64Array

_ONE = np.float32(1)


@njit(cache=True, nogil=True)
def write_root(row: Float32Array, scale: float, out: Float32Array) -> None:
    """Write the square roots of ``scale`` times a row, rounded down as the original stores them."""
    factor = np.float32(scale)
    for t in range(row.shape[0]):
        out[t] = np.floor(np.sqrt(row[t] * factor))


@njit(cache=True, nogil=True)
def column_energy(magnitude: Float32Array, scale: float) -> Float32Array:
    """Return float32 (n_frames,): the sum of the squared roots over the bins of each frame."""
    n_bins, n_frames = magnitude.shape
    root, energy = np.empty(n_frames, np.float32), np.zeros(n_frames, np.float32)
    for k in range(n_bins):
        write_root(magnitude[k], scale, root)
        for t in range(n_frames):
            energy[t] += root[t] * root[t]
    return energy


@njit(cache=True, nogil=True)
def flattened(
    magnitude: Float32Array,
    scale: float,
    quiet: Int64Array,
    reference_columns: int,
    min_noise: float,
) -> Float32Array:
    """Divide the roots of each bin by its noise and clip at 1: float32 (n_bins, n_frames), 0..1.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames).
    scale
        See ``write_root``.
    quiet
        int64 (n_quiet,): frames with noise only.
    reference_columns
        Number of frames that the noise sum is scaled to.
    min_noise
        Added to that sum.
    """
    n_bins, n_frames = magnitude.shape
    out = np.empty((n_bins, n_frames), np.float32)
    for k in range(n_bins):
        row = out[k]
        write_root(magnitude[k], scale, row)
        noise = 0.0
        for t in quiet:
            noise += float(row[t]) * float(row[t])
        noise = noise / quiet.shape[0] * reference_columns
        gain = np.float32(1.0 / np.sqrt(noise + min_noise))
        for t in range(n_frames):
            row[t] = min(row[t] * gain, _ONE)
    return out
