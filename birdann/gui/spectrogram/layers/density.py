"""Density map of very many boxes; without Qt."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]

CELL_PX = 2
"""Pixels of the picture to a cell of the map, each way."""


def sums_over(
    boxes: Sequence[FloatArray], width: int, height: int, weights: Sequence[FloatArray]
) -> list[FloatArray]:
    """Return for each cell the sum of the weights of the boxes that touch it.

    Parameters
    ----------
    boxes
        Left, right, top and bottom edges in cells, float64 (n,) each.
    width, height
        Cells of the map; boxes may reach beyond.
    weights
        Any number of float64 (n,).

    Returns
    -------
    list of float64 (height, width)
    """
    left, right, top, bottom = boxes
    x0 = np.clip(left, 0, width).astype(np.intp)
    x1 = np.clip(right + 1, 0, width).astype(np.intp)
    y0 = np.clip(top, 0, height).astype(np.intp)
    y1 = np.clip(bottom + 1, 0, height).astype(np.intp)
    corners = ((y0, x0, 1.0), (y1, x0, -1.0), (y0, x1, -1.0), (y1, x1, 1.0))
    places = np.concatenate([y * (width + 1) + x for y, x, _ in corners])
    n_cells = (height + 1) * (width + 1)
    sums = []
    for weight in weights:
        signed = np.concatenate([weight * sign for *_, sign in corners])
        steps = np.bincount(places, weights=signed, minlength=n_cells)
        steps = steps.reshape(height + 1, width + 1)
        sums.append(steps.cumsum(axis=0).cumsum(axis=1)[:height, :width])
    return sums


def premultiplied(
    color: Sequence[FloatArray | float], opacity: FloatArray
) -> npt.NDArray[np.uint32]:
    """Return pixels 0xAARRGGBB of red, green and blue (0..255) at an opacity (0..1)."""
    pixels = (opacity * 255).astype(np.uint32) << 24
    for shift, channel in zip((16, 8, 0), color, strict=True):
        pixels |= np.clip(channel * opacity, 0, 255).astype(np.uint32) << shift
    return pixels.astype(np.uint32)
