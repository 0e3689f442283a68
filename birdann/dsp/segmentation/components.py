"""From labelled pixels to masks, and which of them belong together."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Grid, Mask

Int32Array = npt.NDArray[np.int32]


def common_fate(spans: Int32Array, tolerance: float) -> Int32Array:
    """Group what begins together and ends together.

    Parameters
    ----------
    spans
        int32 (n, 2): first and stop frame of each part, sorted by first frame.
    tolerance
        Greatest difference of the first frames, and half that of the stop frames, between a
        part and the first part of its group.

    Returns
    -------
    int32 (n,)
        The group of each part, from 1, in the order of the groups' first parts.
    """
    groups = np.zeros(len(spans), dtype=np.int32)
    reach = np.searchsorted(spans[:, 0], spans[:, 0] + tolerance, side="right")
    n_groups = 0
    for i in range(len(spans)):
        if groups[i]:
            continue
        n_groups += 1
        near = slice(i, reach[i])
        ends_with = np.abs(spans[near, 1] - spans[i, 1]) <= 2 * tolerance
        groups[near][ends_with & (groups[near] == 0)] = n_groups
    return groups


def masks_of(runs: Int32Array, grid: Grid, first_frame: int) -> Iterator[Mask]:
    """Yield one mask per name, by name.

    Parameters
    ----------
    runs
        int32 (n, 4): (name, bin, first frame, stop frame), in raster order.
    first_frame
        The recording's frame from which the runs count.
    """
    if not len(runs):
        return
    runs = runs[np.argsort(runs[:, 0], kind="stable")]
    pixels = runs[:, 1:] + np.array([0, first_frame, first_frame], dtype=np.int32)
    for part in np.split(pixels, np.flatnonzero(np.diff(runs[:, 0])) + 1):
        yield Mask(grid, part)
