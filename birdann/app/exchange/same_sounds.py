"""Outlines that two people drew of one sound."""

from collections.abc import Mapping, Sequence, Set

import numpy as np

from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.core.statements import Statement

MIN_OVERLAP = 0.5
"""Intersection over union from which two outlines are of one sound."""


def paired_outlines(
    boxes: Mapping[SegmentId, TimeFreqBox],
    mine: Sequence[SegmentId],
    others: Sequence[SegmentId],
    said: Mapping[SegmentId, Statement],
    yielding: Set[SegmentId],
) -> list[tuple[SegmentId, SegmentId]]:
    """Pair outlines that overlap, each once: first those of one label, then the most alike."""
    found: list[tuple[bool, float, SegmentId, SegmentId]] = []
    order = sorted(others, key=lambda key: boxes[key].onset_s)
    onsets = np.array([boxes[key].onset_s for key in order])
    longest = max(boxes[key].offset_s - boxes[key].onset_s for key in order)
    for a in mine:
        low = int(np.searchsorted(onsets, boxes[a].onset_s - longest))
        high = int(np.searchsorted(onsets, boxes[a].offset_s, side="right"))
        for b in order[low:high]:
            overlap = _overlap(boxes[a], boxes[b])
            if overlap >= MIN_OVERLAP and not {a, b} <= yielding:
                found.append((_differ(said.get(a), said.get(b)), -overlap, a, b))
    pairs: list[tuple[SegmentId, SegmentId]] = []
    used: set[SegmentId] = set()
    for _, _, a, b in sorted(found, key=lambda one: (*one[:2], min(one[2:]), max(one[2:]))):
        if used.isdisjoint((a, b)):
            used |= {a, b}
            pairs.append((a, b))
    return pairs


def _differ(a: Statement | None, b: Statement | None) -> bool:
    if a is None or b is None or a.label is None or b.label is None:
        return True
    return a.label.meaning != b.label.meaning


def _overlap(a: TimeFreqBox, b: TimeFreqBox) -> float:
    """Return intersection over union of two boxes."""
    width_s = min(a.offset_s, b.offset_s) - max(a.onset_s, b.onset_s)
    height_hz = min(a.high_hz, b.high_hz) - max(a.low_hz, b.low_hz)
    if width_s <= 0 or height_hz <= 0:
        return 0.0
    both = width_s * height_hz
    areas = ((o.offset_s - o.onset_s) * (o.high_hz - o.low_hz) for o in (a, b))
    return both / (sum(areas) - both)
