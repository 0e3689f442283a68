"""Dragging: boxes, handles, the state machine."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdann.core.geometry import TimeFreqBox
from birdann.gui.spectrogram.gestures import (
    HANDLES,
    Drag,
    Edge,
    Gesture,
    box_between,
    box_for_keys,
    handle_at,
    handle_position,
    is_too_small,
    move_box,
    resize_box,
    step_box,
)
from birdann.gui.spectrogram.viewport import initial_viewport

VIEW = initial_viewport(duration_s=10, nyquist_hz=12_000, width_px=1000, height_px=600)
BOX = TimeFreqBox(onset_s=4, offset_s=5, low_hz=3000, high_hz=5000)

pixels = st.tuples(st.floats(-200, 1200), st.floats(-200, 800))


@given(start=pixels, stop=pixels)
def test_a_drawn_box_lies_within_the_recording_whatever_the_drag(start, stop):
    box = box_between(VIEW, start, stop)
    assert 0 <= box.onset_s <= box.offset_s <= 10
    assert 0 <= box.low_hz <= box.high_hz <= 12_000


def test_a_drawn_box_is_where_it_was_drawn():
    box = box_between(VIEW, (500, 450), (400, 350))
    assert (box.onset_s, box.offset_s) == pytest.approx((4, 5))
    assert (box.low_hz, box.high_hz) == pytest.approx((3000, 5000))


@given(by=pixels)
def test_moving_keeps_the_size_and_stays_inside(by):
    box = move_box(BOX, VIEW, *by)
    assert box.duration_s == pytest.approx(1)
    assert box.bandwidth_hz == pytest.approx(2000)
    assert box.onset_s >= 0
    assert box.offset_s <= 10 + 1e-9
    assert box.low_hz >= 0
    assert box.high_hz <= 12_000 + 1e-6


@pytest.mark.parametrize("handle", HANDLES)
def test_each_handle_is_found_and_moves_its_own_sides(handle):
    x, y = handle_position(BOX, handle, VIEW)
    assert handle_at(BOX, VIEW, x + 3, y - 3) is handle
    box = resize_box(BOX, handle, VIEW, x + 20, y - 12)
    assert (box.onset_s != BOX.onset_s) == (Edge.ONSET in handle)
    assert (box.offset_s != BOX.offset_s) == (Edge.OFFSET in handle)
    assert (box.low_hz != BOX.low_hz) == (Edge.LOW in handle)
    assert (box.high_hz != BOX.high_hz) == (Edge.HIGH in handle)


def test_sides_may_pass_each_other():
    box = resize_box(BOX, Edge.ONSET, VIEW, 700, 0)
    assert (box.onset_s, box.offset_s) == pytest.approx((5, 7))


def test_no_handle_far_away():
    assert handle_at(BOX, VIEW, 0, 0) is Edge.NONE


def test_a_small_movement_is_not_a_drag():
    gesture = Gesture()
    gesture.press((100, 100), Drag.DRAW)
    assert gesture.advance((102, 101), VIEW) == (0, 0)
    assert not gesture.is_active
    gesture.advance((140, 160), VIEW)
    assert gesture.drag is Drag.DRAW
    assert gesture.box is not None
    assert not is_too_small(VIEW, gesture.box)
    gesture.reset()
    assert gesture.drag is Drag.NONE
    assert gesture.box is None


def test_a_line_is_too_small_for_a_box():
    assert is_too_small(VIEW, box_between(VIEW, (100, 100), (101, 300)))
    assert is_too_small(VIEW, box_between(VIEW, (100, 100), (300, 101)))


def test_keys_begin_with_a_box_of_round_edges_at_the_cursor_else_in_the_middle():
    at_cursor, in_the_middle = box_for_keys(VIEW, 2.34), box_for_keys(VIEW, 11.0)
    assert (at_cursor.onset_s, in_the_middle.onset_s) == (pytest.approx(2.3), 5.0)
    assert at_cursor.offset_s == pytest.approx(3.3)  # ten steps of 0.1 s in a view of 10 s
    assert (at_cursor.low_hz, at_cursor.high_hz) == (6000.0, 7000.0)  # and of 100 Hz in 12 kHz


steps = st.lists(st.tuples(st.integers(-30, 30), st.integers(-30, 30), st.booleans()), max_size=20)


@given(steps)
def test_a_box_stepped_by_keys_stays_within_the_recording_and_is_never_empty(steps):
    box = box_for_keys(VIEW, None)
    for right, up, resizes in steps:
        box = step_box(box, VIEW, right, up, resizes=resizes)
        assert -1e-9 <= box.onset_s < box.offset_s <= 10 + 1e-9
        assert -1e-6 <= box.low_hz < box.high_hz <= 12_000 + 1e-6


def test_steps_move_a_box_or_its_end_and_upper_edge():
    on = step_box(BOX, VIEW, 2, -3, resizes=False)
    assert (on.onset_s, on.offset_s) == (pytest.approx(4.2), pytest.approx(5.2))
    assert (on.low_hz, on.high_hz) == (2700.0, 4700.0)
    wider = step_box(BOX, VIEW, 2, -3, resizes=True)
    assert (wider.onset_s, wider.offset_s) == (4, pytest.approx(5.2))
    assert (wider.low_hz, wider.high_hz) == (3000, 4700.0)
