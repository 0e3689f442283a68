"""Conversion of a painted stroke to pixels of a mask; without Qt."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from birdann.core.geometry import Grid, Mask
from birdann.gui.spectrogram.viewport import Viewport

_RIM = 1.0 + 1e-9
"""The rim of the tip belongs to it; ``skimage.draw.ellipse`` leaves it out."""


def stroke_mask(
    points: Sequence[tuple[float, float]], radius_s: float, radius_hz: float, grid: Grid
) -> Mask | None:
    """Return the pixels whose centres an elliptic brush has passed over.

    Parameters
    ----------
    points
        ``(time_s, frequency_hz)`` along the stroke, joined by straight lines.
    radius_s, radius_hz
        Half the tip's width and height.

    Returns
    -------
    Mask or None
        None if no pixel's centre was touched.
    """
    from skimage.draw import ellipse, polygon

    path = np.array([(hz, time_s) for time_s, hz in points], dtype=np.float64)
    path = (path - [0.0, grid.first_frame_s]) / [grid.bin_hz, grid.hop_s]
    radius = np.array([radius_hz / grid.bin_hz, radius_s / grid.hop_s])
    low = np.maximum(np.floor(path.min(axis=0) - radius), 0).astype(np.int64)
    shape = np.ceil(path.max(axis=0) + radius).astype(np.int64) + 1 - low
    if (shape <= 0).any():
        return None
    path = path - low
    touched = np.zeros(shape, dtype=np.bool_)
    for place in path:
        touched[ellipse(*place, *(radius * _RIM), shape=tuple(shape))] = True
    for start, stop in pairwise(path):
        along = (stop - start) / radius
        if along.any():
            side = np.array([-along[1], along[0]]) / np.hypot(*along) * radius
            corners = np.stack([start + side, stop + side, stop - side, start - side])
            touched[polygon(*corners.T, shape=tuple(shape))] = True
    if not touched.any():
        return None
    return Mask.from_bitmap(touched, grid, first_frame=int(low[1]), first_bin=int(low[0]))


def brushed(
    grid: Grid, viewport: Viewport, pixels: Sequence[tuple[float, float]], radius_px: float
) -> Mask | None:
    """Return a stroke in plot pixels as a mask on a grid."""
    y = pixels[0][1]
    return stroke_mask(
        [(viewport.time_s(px), viewport.hz(py)) for px, py in pixels],
        radius_px / viewport.px_per_s,
        viewport.hz(y - radius_px) - viewport.hz(y),
        grid,
    )
