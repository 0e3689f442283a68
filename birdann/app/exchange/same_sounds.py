"""Outlines that people drew, or searches found, of one sound."""

from collections.abc import Callable, Mapping, Set

import numpy as np

from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId

MIN_OVERLAP = 0.5
"""Intersection over union from which two outlines are of one sound."""

Two = tuple[SegmentId, SegmentId]
"""Two segments, the smaller identifier first."""


def overlapping(boxes: Mapping[SegmentId, TimeFreqBox]) -> dict[Two, float]:
    """Return which outlines overlap enough to be of one sound, and how far, 0..1."""
    keys = sorted(boxes, key=lambda key: boxes[key].onset_s)
    sides = np.array([_sides(boxes[key]) for key in keys]).reshape(-1, 4)
    onsets, offsets, low, high = sides.T
    areas = (offsets - onsets) * (high - low)
    ends = np.searchsorted(onsets, offsets)
    found: dict[Two, float] = {}
    for i in range(len(keys)):
        after = slice(i + 1, int(ends[i]))
        width_s = np.minimum(offsets[i], offsets[after]) - onsets[after]
        height_hz = np.minimum(high[i], high[after]) - np.maximum(low[i], low[after])
        both = np.clip(width_s, 0.0, None) * np.clip(height_hz, 0.0, None)
        with np.errstate(invalid="ignore"):
            shares = both / (areas[i] + areas[after] - both)
        for j in np.flatnonzero(shares >= MIN_OVERLAP).tolist():
            one, other = keys[i], keys[i + 1 + j]
            found[min(one, other), max(one, other)] = float(shares[j])
    return found


def one_sound_each(
    overlaps: Mapping[Two, float],
    apart: Set[Two],
    differ: Callable[[SegmentId, SegmentId], bool],
) -> list[set[SegmentId]]:
    """Return groups of outlines that are of one sound: each overlaps each (complete linkage).

    Parameters
    ----------
    apart
        Outlines that someone saw beside each other, which are of two sounds.
    differ
        Whether two have different labels; those that agree come first, then the most similar.
    """
    edges = {two: share for two, share in overlaps.items() if two not in apart}
    groups: dict[SegmentId, set[SegmentId]] = {}
    for one, other in sorted(edges, key=lambda two: (differ(*two), -edges[two], two)):
        mine, others = groups.get(one, {one}), groups.get(other, {other})
        if mine is not others and all(
            (min(a, b), max(a, b)) in edges for a in mine for b in others
        ):
            together = mine | others
            groups.update(dict.fromkeys(together, together))
    return list({id(one): one for one in groups.values()}.values())


def _sides(box: TimeFreqBox) -> tuple[float, float, float, float]:
    return box.onset_s, box.offset_s, box.low_hz, box.high_hz
