"""A painted stroke as pixels of a mask: pure, no Qt."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Grid, Mask
from birdann.gui.spectrogram.viewport import Viewport

FloatArray = npt.NDArray[np.float64]

_STEP = 0.5


def stroke_mask(
    points: Sequence[tuple[float, float]], radius_s: float, radius_hz: float, grid: Grid
) -> Mask | None:
    """Return the pixels whose centres a brush of elliptic tip has passed over.

    Parameters
    ----------
    points
        ``(time_s, frequency_hz)`` along the stroke, joined by straight lines.
    radius_s, radius_hz
        Half the tip's width and height.
    grid
        The lattice of the mask.

    Returns
    -------
    Mask or None
        None if no pixel's centre was touched.
    """
    path = np.array(points, dtype=np.float64).reshape(-1, 2)
    path[:, 0] = (path[:, 0] - grid.first_frame_s) / grid.hop_s
    path[:, 1] /= grid.bin_hz
    radius = np.array([radius_s / grid.hop_s, radius_hz / grid.bin_hz])
    low = np.maximum(np.floor(path.min(axis=0) - radius), 0).astype(np.int64)
    high = np.ceil(path.max(axis=0) + radius).astype(np.int64)
    if (high < low).any():
        return None
    frames = np.arange(low[0], high[0] + 1)
    bins = np.arange(low[1], high[1] + 1)
    touched = np.zeros((len(bins), len(frames)), dtype=np.bool_)
    for x, y in _dense(path, radius):
        distance = ((frames - x) / radius[0])[None, :] ** 2 + ((bins - y) / radius[1])[
            :, None
        ] ** 2
        touched |= distance <= 1.0
    if not touched.any():
        return None
    return Mask.from_bitmap(touched, grid, first_frame=int(low[0]), first_bin=int(low[1]))


def brushed(
    grid: Grid, viewport: Viewport, pixels: Sequence[tuple[float, float]], radius_px: float
) -> Mask | None:
    """Return a stroke over plot pixels as a mask on a grid."""
    y = pixels[0][1]
    return stroke_mask(
        [(viewport.time_s(px), viewport.hz(py)) for px, py in pixels],
        radius_px / viewport.px_per_s,
        viewport.hz(y - radius_px) - viewport.hz(y),
        grid,
    )


def _dense(path: FloatArray, radius: FloatArray) -> FloatArray:
    """Return points along the path that lie at most half a radius apart."""
    steps = np.abs(np.diff(path, axis=0) / radius).max(axis=1, initial=0.0)
    parts = [path[:1]]
    for start, stop, step in zip(path[:-1], path[1:], steps, strict=True):
        count = max(1, int(np.ceil(step / _STEP)))
        parts.append(start + (stop - start) * np.linspace(0, 1, count + 1)[1:, None])
    return np.concatenate(parts)
