"""A handful of segments, under names that a test can read, as the columns of an index."""

import numpy as np

from birdann.gui.project.segment_index import (
    Looks,
    SegmentIndex,
    SegmentShapes,
    SegmentView,
    status_code,
)
from birdann.gui.text.names import species_codes

KNOWN = []
"""Every label so far; one keeps its place, as a species of a project does."""


def looks_of(views):
    """Return what is said of some segments."""
    KNOWN.extend(sorted({view.label for view in views} - {*KNOWN, ""}))
    nan, none = float("nan"), -1
    return Looks(
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
    return [index.view(row) for row in range(len(index))]
