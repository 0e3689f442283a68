"""Placement of label chips without overlap; without Qt."""

from collections.abc import Sequence

import numpy as np

from birdann.core.arrays import FloatArray, IndexArray

URGENT = 10.0
"""Priority from which a chip may cover segments."""

_CELL_PX = 4.0
"""Side of a cell of the bitmaps of taken area; chips and gaps exceed it."""
_GAP_PX = 5.0
"""Distance of a chip from its box."""


def place_chips(
    boxes: FloatArray,
    widths: FloatArray,
    priorities: FloatArray,
    obstacles: FloatArray,
    *,
    chip_height: float,
    left: float,
    right: float,
    height: float,
) -> list[tuple[int, float, float]]:
    """Place chips greedily, the most important first, above, else below, else inside their box.

    A chip covers neither another chip nor a segment other than its own, so that in a crowd many
    are left out. Only chips of priority ``URGENT`` or more may cover segments.

    Parameters
    ----------
    boxes
        float64 (n, 4): x0, y0 (top), x1, y1 of the segments in pixels.
    widths
        float64 (n,): how wide each chip is.
    priorities
        float64 (n,): higher goes first; ties go from left to right.
    obstacles
        float64 (m, 4): the boxes of all segments, with those that want no chip.
    chip_height
        The height of every chip.
    left, right, height
        The area chips may lie in; the plot's top is 0.

    Returns
    -------
    list of (row, x, y)
        The row and the top left corner of each placed chip.
    """
    shape = int(height / _CELL_PX) + 2, int((right - left) / _CELL_PX) + 2
    chips, segments = np.zeros((2, *shape), dtype=np.bool_)

    def cells(x0: float, y0: float, x1: float, y1: float) -> tuple[slice, slice]:
        first, last = (x0 - left) / _CELL_PX, (x1 - left) / _CELL_PX
        rows = slice(max(0, int(y0 / _CELL_PX)), max(0, int(y1 / _CELL_PX) + 1))
        return rows, slice(max(0, int(first)), max(0, int(last) + 1))

    for box in obstacles.tolist():
        segments[cells(*box)] = True
    placed = []
    for row in np.lexsort((boxes[:, 0], -priorities)).tolist():
        (x0, y0, x1, y1), width = boxes[row].tolist(), float(widths[row])
        start = min(max(x0, left), right - width - 1)
        end = min(max(left, x1 - width), right - width - 1)
        above, below = y0 - chip_height - _GAP_PX, y1 + _GAP_PX
        inside = start + _GAP_PX, max(y0, 0.0) + _GAP_PX
        is_roomy = x1 - x0 > width + 2 * _GAP_PX and y1 - y0 > 2 * chip_height
        corners = (start, above), (start, below), (end, above), (end, below), inside
        for x, y in corners:
            here = cells(x, y, x + width, y + chip_height)
            may_cover = priorities[row] >= URGENT or (is_roomy and (x, y) == inside)
            is_free = not chips[here].any() and (may_cover or not segments[here].any())
            if is_free and left <= x <= right - width and 0 <= y <= height - chip_height:
                chips[here] = True
                placed.append((row, x, y))
                break
    return placed


def move_into_view(
    wishes: Sequence[tuple[float, float, Sequence[float]]],
    *,
    chip_height: float,
    view_width: float,
) -> list[tuple[int, float] | None]:
    """Move chips that an edge of the view would cut.

    Visible chips stay; the others move along the edge without covering them, in the first form
    that fits. Without free room they are left out.

    Parameters
    ----------
    wishes
        Left edge and top of each chip in pixels of the view, and the widths of its forms:
        the present one, then alternatives.

    Returns
    -------
    list of (form, x) or None
        For each chip.
    """
    results: list[tuple[int, float] | None] = [(0, x) for x, _, _ in wishes]
    is_cut = [x < 0 or x + widths[0] > view_width for x, _, widths in wishes]
    taken = [
        (x, y, x + widths[0])
        for (x, y, widths), cut in zip(wishes, is_cut, strict=True)
        if not cut
    ]
    for index, (x, y, widths) in enumerate(wishes):
        if not is_cut[index]:
            continue
        results[index] = None
        for form, width in enumerate(widths):
            moved = max(0.0, min(x, view_width - width))
            end = moved + width
            if not any(
                moved < right and left < end and abs(top - y) < chip_height
                for left, top, right in taken
            ):
                results[index] = form, moved
                taken.append((moved, y, end))
                break
    return results


MAX_GAP_S = 3.0
"""The longest pause inside a bout."""


def bouts(
    onsets_s: FloatArray,
    offsets_s: FloatArray,
    lows_hz: FloatArray,
    highs_hz: FloatArray,
    kinds: IndexArray,
) -> list[IndexArray]:
    """Group segments to bouts.

    Parameters
    ----------
    onsets_s, offsets_s, lows_hz, highs_hz
        float64 (n,): their bounds.
    kinds
        int (n,): what they must have in common, such as the label.

    Returns
    -------
    list of int arrays
        The indices of each bout's segments by onset. Between two of them lie less than
        ``MAX_GAP_S`` and no segment of another kind in the band that they share or lie apart in.
    """
    order = np.lexsort((onsets_s, kinds))
    if not len(order):
        return []
    before, after = order[:-1], order[1:]
    stays = (kinds[before] == kinds[after]) & (onsets_s[after] - offsets_s[before] < MAX_GAP_S)
    middles_s, middles_hz = (onsets_s + offsets_s) / 2, (lows_hz + highs_hz) / 2
    for index in np.flatnonzero(stays):
        one, next_one = before[index], after[index]
        between = (
            (kinds != kinds[one])
            & (middles_s > offsets_s[one])
            & (middles_s < onsets_s[next_one])
            & (middles_hz > min(lows_hz[one], lows_hz[next_one]))
            & (middles_hz < max(highs_hz[one], highs_hz[next_one]))
        )
        stays[index] = not between.any()
    return np.split(order, np.flatnonzero(~stays) + 1)
