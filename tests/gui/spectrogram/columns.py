"""A handful of segments, under names that a test can read, as the columns of an index."""

from dataclasses import dataclass

import numpy as np

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.core.labels import SegmentStatus
from birdann.gui.project.segment_index import (
    STATUS_ORDER,
    SegmentIndex,
    SegmentShapes,
    SegmentStyles,
    status_code,
)
from birdann.gui.text.names import species_codes


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmentView:
    """What is shown of a segment."""

    id: SegmentId
    box: TimeFreqBox
    mask: Mask | None = None
    label: str = ""  # The species' name, or "".
    probability: float | None = None  # Of the label, 0..1, if predicted.
    status: SegmentStatus = SegmentStatus.UNLABELLED
    species_color_index: int | None = None


KNOWN = []
"""Every label so far; one keeps its place, as a species of a project does."""


def looks_of(views):
    """Return what is said of some segments."""
    KNOWN.extend(sorted({view.label for view in views} - {*KNOWN, ""}))
    nan, none = float("nan"), -1
    return SegmentStyles(
        statuses=np.array([status_code(view.status) for view in views], dtype=np.int8),
        colors=np.array(
            [none if (c := view.species_color_index) is None else c for view in views], np.int32
        ),
        labels=np.array(
            [KNOWN.index(view.label) if view.label else none for view in views], np.int32
        ),
        probabilities=np.array(
            [nan if view.probability is None else view.probability for view in views], np.float64
        ),
        names=KNOWN,
        codes=species_codes(KNOWN),
    )


def indexed(views):
    """Return an index of some ``SegmentView``, in order of onset and then of frequency."""
    views = sorted(views, key=lambda view: (view.box.onset_s, view.box.low_hz))
    edges = [(v.box.onset_s, v.box.offset_s, v.box.low_hz, v.box.high_hz) for v in views]
    boxes = tuple(np.array(edges, dtype=np.float64).reshape(-1, 4).T)
    shapes = SegmentShapes(
        np.array([view.id for view in views] or np.empty(0, np.int64)),
        boxes,
        [view.mask for view in views],
    )
    return SegmentIndex(shapes, looks_of(views))


def views_of(index: SegmentIndex) -> list[SegmentView]:
    """Return all that is shown, segment by segment."""
    return [view_of(index, row) for row in range(len(index))]


def view_of(index: SegmentIndex, row: int) -> SegmentView:
    """Return what is shown of one segment."""
    probability, color = float(index.probabilities[row]), int(index.colors[row])
    return SegmentView(
        id=index.id(row),
        box=index.box(row),
        mask=index.masks[row],
        label=index.label(row),
        probability=None if np.isnan(probability) else probability,
        status=STATUS_ORDER[index.statuses[row]],
        species_color_index=color if color >= 0 else None,
    )
