"""Compiled passes over a whole spectrogram: the noise-flattened image."""

import numpy as np
from numba import njit

from birdann.core.arrays import Float32Array, FloatArray, Int64Array, UInt8Array


@njit(cache=True, nogil=True)
def square_roots(
    magnitude: Float32Array, scale: float
) -> tuple[UInt8Array, Float32Array, Float32Array]:
    """Return square roots of ``scale`` times magnitudes, rounded down as the original stores them.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames); the roots are at most 255.

    Returns
    -------
    roots
        uint8 (n_bins, n_frames).
    energy
        float32 (n_frames,): the sum of the squared roots over the bins of each frame.
    loudness
        float32 (n_frames,): that of the magnitudes.
    """
    n_bins, n_frames = magnitude.shape
    factor, root = np.float32(scale), np.empty(n_frames, np.float32)
    energy, loudness = np.zeros(n_frames, np.float32), np.zeros(n_frames, np.float32)
    roots = np.empty((n_bins, n_frames), np.uint8)
    for k in range(n_bins):
        row, target = magnitude[k], roots[k]
        for t in range(n_frames):
            root[t] = np.floor(np.sqrt(row[t] * factor))
        for t in range(n_frames):
            energy[t] += root[t] * root[t]
        for t in range(n_frames):
            loudness[t] += row[t]
        for t in range(n_frames):
            target[t] = np.uint8(np.int32(root[t]))
    return roots, energy, loudness


@njit(cache=True, nogil=True, fastmath={"reassoc"})
def mean_squares(image: Float32Array | UInt8Array, columns: Int64Array) -> FloatArray:
    """Return the mean square of some columns in each row of an image, float64 (n_rows,)."""
    out = np.empty(len(image))
    for k in range(len(image)):
        row, total = image[k], 0.0
        for t in columns:
            total += np.float64(np.float32(row[t]) * np.float32(row[t]))
        out[k] = total / len(columns)
    return out
