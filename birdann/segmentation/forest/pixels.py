"""Pixel features of the trained segmenter: Neal et al. (2011), Briggs (2013)."""

import numpy as np
from scipy.ndimage import uniform_filter

from birdann.core.arrays import BoolArray, Float32Array, Int32Array, UInt8Array
from birdann.dsp.noise import whiten
from birdann.dsp.spectrogram import Spectrogram
from birdann.segmentation.forest._kernels import TILE_FRAMES
from birdann.segmentation.whitened import zero_non_finite

Image = UInt8Array

RADIUS = 8
"""Half the window around a pixel."""
N_WINDOW = (2 * RADIUS + 1) ** 2
"""Pixels in the window."""

_GATE_PIXELS = 7


def whitened_steps(spectrogram: Spectrogram) -> Image:
    """Return the whitened image in its 255 steps."""
    image = whiten(zero_non_finite(spectrogram.magnitude))
    return np.rint(image * 255).astype(np.uint8)


def window_sums(image: Image) -> Int32Array:
    """Return int32 (n_bins, n_frames): the sum of the window around each pixel."""
    size = 2 * RADIUS + 1
    padded = np.pad(image, ((RADIUS + 1, RADIUS), (RADIUS + 1, RADIUS))).astype(np.int64)
    total = padded.cumsum(axis=0).cumsum(axis=1)
    window = (
        total[size:, size:] - total[size:, :-size] - total[:-size, size:] + total[:-size, :-size]
    )
    sums: Int32Array = window.astype(np.int32)
    return sums


def pixel_features(image: Image, pixels: Int32Array) -> Float32Array:
    """Return features of pixels, float32 (n, 289 + 2 + n_bins): window, its sum, bin, column.

    All are integers: the sum of the window splits as its mean. The window starts at its lowest bin
    and first frame.

    Parameters
    ----------
    image
        uint8 (n_bins, n_frames), 0 outside.
    pixels
        int32 (n, 2): rows ``(bin, frame)``.
    """
    padded = np.pad(image, RADIUS)
    out = np.empty((len(pixels), N_WINDOW + 2 + len(image)), dtype=np.float32)
    bins, frames = pixels[:, 0], pixels[:, 1]
    for i in range(N_WINDOW):
        row, column = divmod(i, 2 * RADIUS + 1)
        out[:, i] = padded[bins + row, frames + column]
    out[:, N_WINDOW] = window_sums(image)[bins, frames]
    out[:, N_WINDOW + 1] = bins
    out[:, N_WINDOW + 2 :] = image[:, frames].T
    return out


def is_foreground(image: Image, contrast_db: float) -> BoolArray:
    """Return around which pixels the power is above the quiet level of their bin, bool.

    Parameters
    ----------
    image
        uint8 (n_bins, n_frames): fourth roots of power.
    contrast_db
        Minimum ratio of the mean over 7 x 7 pixels to its lower quartile over the frames.
    """
    mean = uniform_filter(image.astype(np.float32), _GATE_PIXELS, mode="nearest")
    rank = mean.shape[1] // 4
    quiet = np.partition(mean, rank, axis=1)[:, rank, None]
    foreground: BoolArray = mean >= quiet * np.float32(10 ** (contrast_db / 40))
    return foreground


def tile_columns(feature: Int32Array, n_bins: int) -> tuple[Int32Array, Int32Array]:
    """Return the position of each feature in a raveled tile of the pixel loop.

    A tile is the padded image of ``TILE_FRAMES`` frames, then the sums of their windows, then the
    bin numbers.

    Returns
    -------
    int32 (n,)
        Position for the pixel in row 0, column 0.
    int32 (n,)
        -1 where the pixel's row is to be added, 0 for the column features.
    """
    stride = TILE_FRAMES + 2 * RADIUS
    row, column = np.divmod(feature, 2 * RADIUS + 1)
    sums = (n_bins + 2 * RADIUS) * stride
    cases = [feature < N_WINDOW, feature == N_WINDOW, feature == N_WINDOW + 1]
    columns = np.select(
        cases,
        [row * stride + column, sums, sums + n_bins * stride],
        (feature - N_WINDOW - 2 + RADIUS) * stride + RADIUS,
    )
    adds_row = np.where(feature < N_WINDOW + 2, -1, 0)
    return columns.astype(np.int32), adds_row.astype(np.int32)
