"""Chip placement."""

from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from birdann.gui.spectrogram.chips import place_chips

HEIGHT = 300.0


@given(
    items=st.lists(
        st.tuples(st.floats(0, 900), st.floats(0, 260), st.floats(2, 80), st.floats(0, 1)),
        max_size=40,
    )
)
def test_chips_never_overlap_and_stay_inside(items):
    boxes = np.array([(x, y, x + w, y + 30) for x, y, w, _ in items]).reshape(-1, 4)
    widths = np.full(len(items), 90.0)
    priorities = np.array([p for *_, p in items])
    placed = place_chips(
        boxes, widths, priorities, chip_height=18, left=0, right=1000, height=HEIGHT
    )
    for p in placed:
        assert 0 <= p.x <= 1000 - 90
        assert 0 <= p.y <= HEIGHT - 18
    for a, b in combinations(placed, 2):
        assert abs(a.x - b.x) >= 90 or abs(a.y - b.y) >= 18
    assert len({p.row for p in placed}) == len(placed)


def test_the_most_important_comes_first_and_lies_above_its_box():
    boxes = np.array([[100.0, 100, 140, 130], [110.0, 100, 150, 130]])
    placed = place_chips(
        boxes, np.array([80.0, 80.0]), np.array([0.2, 0.9]),
        chip_height=18, left=0, right=500, height=HEIGHT,
    )  # fmt: skip
    assert [p.row for p in placed] == [1, 0]
    assert placed[0].y < 100
    assert placed[1].y > 130


def test_a_crowd_leaves_chips_out():
    boxes = np.tile([100.0, 100, 110, 110], (50, 1))
    placed = place_chips(
        boxes, np.full(50, 80.0), np.ones(50), chip_height=18, left=0, right=500, height=HEIGHT
    )
    assert 1 <= len(placed) <= 4
