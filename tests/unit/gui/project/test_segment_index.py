"""Finding segments by time and place."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.core.labels import SegmentStatus
from birdann.gui.project.segment_index import SegmentIndex, SegmentStyles
from tests.gui.spectrogram.columns import SegmentView, indexed, views_of


def segment(i, onset, duration, low=1000.0, height=500.0, **changes):
    box = TimeFreqBox(onset_s=onset, offset_s=onset + duration, low_hz=low, high_hz=low + height)
    return SegmentView(id=SegmentId(f"s{i}"), box=box, **changes)


@given(
    items=st.lists(
        st.tuples(st.floats(0, 1000), st.sampled_from([0.0, 0.01, 0.3, 2.0, 500.0])), max_size=60
    ),
    start=st.floats(-10, 1010),
    span=st.floats(0, 300),
)
def test_query_agrees_with_looking_at_each(items, start, span):
    index = indexed([segment(i, *item) for i, item in enumerate(items)])
    expected = [
        row
        for row, view in enumerate(views_of(index))
        if view.box.onset_s <= start + span and view.box.offset_s >= start
    ]
    assert index.query(start, start + span).tolist() == expected
    assert (np.diff(index.onsets_s) >= 0).all()


def test_the_smallest_box_under_a_point_wins():
    index = indexed([segment(0, 0, 10, height=4000), segment(1, 4, 1), segment(2, 8, 1)])
    row = index.segment_at(4.5, 1200, 0, 0)
    assert row is not None
    assert index.id(row) == "s1"
    assert index.segment_at(20, 1200, 0.5, 10) is None
    assert index.segment_at(10.2, 1200, 0.5, 10) is not None


def test_within_finds_what_a_frame_touches():
    index = indexed([segment(0, 0, 1), segment(1, 2, 1), segment(2, 2, 1, low=6000)])
    frame = TimeFreqBox(onset_s=1.5, offset_s=4, low_hz=0, high_hz=3000)
    assert [index.id(r) for r in index.rows_within(frame)] == ["s1"]


def test_rows_statuses_and_colours():
    index = indexed(
        [
            segment(0, 5, 1, status=SegmentStatus.CONFIRMED, species_color_index=3),
            segment(1, 1, 1),
        ]
    )
    assert index.row_of("s0") == 1
    assert index.row_of("gone") is None
    assert "s1" in index
    assert "gone" not in index
    assert index.colors.tolist() == [-1, 3]


def test_stepping_through_time():
    index = indexed([segment(i, float(i), 0.5) for i in range(5)])
    assert index.step(None, 1, 2.4) == 3
    assert index.step(3, 1, 0) == 4
    assert index.step(4, 1, 0) == 4
    assert index.step(0, -1, 0) == 0
    assert SegmentIndex().step(None, 1, 0) is None
    assert len(SegmentIndex().query(0, 1)) == 0


def said(labels, names):
    """Return what is said of segments: the places of their labels, of those names."""
    n = len(labels)
    return SegmentStyles(
        statuses=np.zeros(n, dtype=np.int8),
        colors=np.full(n, -1, dtype=np.int32),
        labels=np.array(labels, dtype=np.int32),
        probabilities=np.full(n, np.nan),
        names=names,
        codes=tuple(name.upper() for name in names),
    )


def test_what_others_say_stays_when_species_come_and_go():
    shapes = indexed([segment(i, i, 1) for i in range(4)]).shapes
    index = SegmentIndex(shapes, said([2, 1, 0, -1], ("no", "ant", "bee")))
    index.update(np.array([1]), said([1], ("no", "bee")))  # the ant is gone
    assert [index.label(row) for row in range(4)] == ["bee", "bee", "no", ""]
    index.update(np.array([3]), said([1], ("no", "asp", "bee")))
    assert [index.label(row) for row in range(4)] == ["bee", "bee", "no", "asp"]
    index.update(np.array([3]), said([0], ("no",)))  # others still say what is gone
    assert [index.label(row) for row in range(4)] == ["bee", "bee", "no", "no"]
    assert [index.code(row) for row in range(4)] == ["BEE", "BEE", "NO", "NO"]


def test_a_range_goes_from_its_anchor_to_the_row_in_either_direction():
    index = indexed([segment(i, i, 0.5) for i in range(6)])
    assert index.ids_between("s1", 4) == ("s1", "s2", "s3", "s4")
    assert index.ids_between("s4", 1) == ("s4", "s3", "s2", "s1")
    assert index.ids_between("s2", 2) == ("s2",)
    assert index.ids_between("gone", 3) == ("s3",)
