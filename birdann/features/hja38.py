"""The 38 segment features of the HJ Andrews bird recordings.

Source: F. Briggs, B. Lakshminarayanan, L. Neal et al., "Acoustic classification of multiple
simultaneous bird species", JASA 131 (2012), 4640-4650, section II.D, in the form of the
program Pterodactyl 0.1 (2013).
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import Float32Array, FloatArray, Int64Array, UInt8Array
from birdann.core.geometry import Grid
from birdann.features._kernels import N_DIRECTIONS, gradient_histograms, measure_patches
from birdann.features._picture_kernels import mean_squares, square_roots
from birdann.features.regions import Regions

REFERENCE_BIN_HZ = 31.25
"""Bin width of the original spectrogram (16 kHz, 512 points)."""
REFERENCE_HOP_S = 0.008
"""Hop of the original spectrogram (128 samples at 16 kHz)."""
REFERENCE_TOP_BIN = 255
"""Highest bin of the original spectrogram: frequency position 1."""
QUIET_SHARE = 0.2
"""Share of the columns, the quietest, that tell the noise."""
REFERENCE_QUIET_COLUMNS = 250
"""Columns in that share of a ten-second recording: the sum the original divides by."""

_MIN_NOISE = 1e-11 * 255.0**2
_SILENT_PEAK = 1e-20


class Whitened(NamedTuple):
    """A noise-flattened image in 0..1: the product of two factors, cut off at 1."""

    roots: UInt8Array | Float32Array  # (n_bins, n_frames): roots of the magnitude.
    gain: Float32Array  # float32 (n_bins,).


def whiten_magnitude(magnitude: Float32Array) -> tuple[Whitened, Float32Array]:
    """Return the noise-flattened image of the 38 features, and the sum over each frame's bins.

    The square root of magnitude, relative to its maximum and rounded down to 8 bits as in the
    original, is divided in every bin by the root of
    the noise power found in the quietest fifth of the columns and cut off at 1. The noise is
    scaled to that of a ten-second recording, so that the length does not matter.

    Parameters
    ----------
    magnitude
        float32 (n_bins, n_frames), not negative, finite.
    """
    magnitude = np.ascontiguousarray(magnitude, dtype=np.float32)
    peak = float(magnitude.max(initial=0.0))
    scale = float(np.float32(255.0**2 / peak)) if peak > _SILENT_PEAK else 0.0
    roots, energy, loudness = square_roots(magnitude, scale)
    noise = mean_squares(roots, quiet_columns(energy)) * REFERENCE_QUIET_COLUMNS
    return Whitened(roots, (1.0 / np.sqrt(noise + _MIN_NOISE)).astype(np.float32)), loudness


def quiet_columns(energy: npt.NDArray[np.floating]) -> Int64Array:
    """Return the indices of the quietest fifth (rounded up) of the columns, in order."""
    count = max(1, int(np.ceil(QUIET_SHARE * len(energy))))
    highest = np.partition(energy, count - 1)[count - 1]
    quiet = np.flatnonzero(energy <= highest)
    n_extra = len(quiet) - count
    return (
        np.delete(quiet, np.flatnonzero(energy[quiet] == highest)[-n_extra:]) if n_extra else quiet
    )


def hja38_features(image: Whitened, regions: Regions, grid: Grid) -> Float32Array:
    """Return the 38 features of every region: float32 (n, 38), finite.

    Positions and sizes are given in the original's pixels (31.25 Hz by 8 ms) whatever the grid is,
    so that recordings of different sample rates compare.

    Parameters
    ----------
    image
        Of the spectrogram.
    regions
        Masks counted in the image.
    """
    bin_step = grid.bin_hz / REFERENCE_BIN_HZ
    crops = (*image, regions.runs, regions.offsets, regions.boxes)
    profiles, shapes = measure_patches(*crops, bin_step / REFERENCE_TOP_BIN)
    out = np.concatenate(
        [
            _profile_columns(profiles, grid),
            _shape_columns(shapes, regions, grid),
            gradient_histograms(*crops),
        ],
        axis=1,
    )
    return out.astype(np.float32)


def texture_columns(image: Whitened, regions: Regions) -> dict[str, FloatArray]:
    """Return the 16 shares of gradient directions (features 22 to 37) by name, each (n,)."""
    histograms = gradient_histograms(*image, regions.runs, regions.offsets, regions.boxes)
    return {f"hog_{i:02d}": histograms[:, i] for i in range(N_DIRECTIONS)}


def _profile_columns(profiles: FloatArray, grid: Grid) -> FloatArray:
    """Order the profile measures frequency, time, frequency, time, ..."""
    frequency, time = profiles[:, :6].copy(), profiles[:, 6:12].copy()
    frequency[:, 0] *= REFERENCE_BIN_HZ / grid.bin_hz
    time[:, 0] *= REFERENCE_HOP_S / grid.hop_s
    for profile in (frequency, time):
        profile[:, 0] = np.maximum(0.0, 1.0 - profile[:, 0])
    mixed = np.stack([frequency, time], axis=2).reshape(len(profiles), 12)
    return np.concatenate([mixed, profiles[:, 12:]], axis=1)


def _shape_columns(shapes: FloatArray, regions: Regions, grid: Grid) -> FloatArray:
    """Return lowest and highest bin, their distance, duration, area and derived features."""
    bin_step, hop_step = grid.bin_hz / REFERENCE_BIN_HZ, grid.hop_s / REFERENCE_HOP_S
    first, stop, low, high = regions.boxes.T
    pixel_bandwidth = high - 1 - low
    pixel_duration = stop - 1 - first
    area, perimeter = shapes.T
    columns = [
        low * bin_step,
        (high - 1) * bin_step,
        pixel_bandwidth * bin_step,
        pixel_duration * hop_step,
        area * bin_step * hop_step,
        perimeter * np.sqrt(bin_step * hop_step),
        perimeter**2 / area,
        area / (np.maximum(pixel_bandwidth, 1) * np.maximum(pixel_duration, 1)),
    ]
    return np.stack(columns, axis=1)
