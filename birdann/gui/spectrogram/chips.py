"""Places for label chips such that none covers another: pure, no Qt."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]

_CELL_PX = 4.0


@dataclass(frozen=True, slots=True)
class Placement:
    """A chip's row in the request and its top left corner."""

    row: int
    x: float
    y: float


class _Occupancy:
    """A coarse bitmap of taken cells; chips are much larger than a cell."""

    def __init__(self, left: float, width: float, height: float) -> None:
        self._left = left
        shape = (int(height / _CELL_PX) + 2, int(width / _CELL_PX) + 2)
        self._taken = np.zeros(shape, dtype=np.bool_)

    def claim(self, x: float, y: float, width: float, height: float) -> bool:
        """Take a rectangle if all of it is free."""
        first, last = (x - self._left) / _CELL_PX, (x + width - self._left) / _CELL_PX
        if first < 0 or last >= self._taken.shape[1]:
            return False
        region = self._taken[
            int(y / _CELL_PX) : int((y + height) / _CELL_PX) + 1, int(first) : int(last) + 1
        ]
        if region.any():
            return False
        region[...] = True
        return True


def place_chips(
    boxes: FloatArray,
    widths: FloatArray,
    priorities: FloatArray,
    *,
    chip_height: float,
    left: float,
    right: float,
    height: float,
    gap: float = 3.0,
) -> list[Placement]:
    """Place chips greedily, the most important first, above, else below, else inside their box.

    Parameters
    ----------
    boxes
        float64 (n, 4): x0, y0 (top), x1, y1 of the segments in pixels.
    widths
        float64 (n,): chip widths.
    priorities
        float64 (n,): higher goes first; ties go from left to right.
    chip_height, gap
        The chips' height and their distance from the box.
    left, right, height
        The area chips may lie in; the plot's top is 0.

    Returns
    -------
    list of Placement
        For the chips that found a place; the others are left out.
    """
    occupancy = _Occupancy(left, right - left, height)
    placed = []
    for row in np.lexsort((boxes[:, 0], -priorities)).tolist():
        x0, y0, x1, y1 = boxes[row].tolist()
        width = float(widths[row])
        x = min(max(x0, left), right - width - 1)
        candidates = (
            (x, y0 - chip_height - gap),
            (x, y1 + gap),
            (max(left, x1 - width), y0 - chip_height - gap),
            (x, max(y0, 0.0) + gap),
        )
        for cx, cy in candidates:
            if 0 <= cy <= height - chip_height and occupancy.claim(cx, cy, width, chip_height):
                placed.append(Placement(row, cx, cy))
                break
    return placed
