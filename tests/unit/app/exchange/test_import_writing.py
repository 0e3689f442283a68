"""Where an imported annotation lies, and by what it is known again."""

from dataclasses import replace

import pytest

from birdann.app.exchange.import_writing import box_of, row_id
from birdann.core.recording import EACH_CHANNEL
from birdann.formats.records import Annotation

ROW = Annotation(
    recording="a.wav", start_s=1.0, end_s=2.0, low_hz=1000.0, high_hz=2000.0, species="Wren"
)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, (1.0, 2.0, 1000.0, 2000.0)),
        ({"start_s": -0.5}, (0.0, 2.0, 1000.0, 2000.0)),
        ({"end_s": 99.0}, (1.0, 10.0, 1000.0, 2000.0)),
        ({"low_hz": -5.0, "high_hz": 1e6}, (1.0, 2.0, 0.0, 8000.0)),
        ({"low_hz": None}, (1.0, 2.0, 0.0, 2000.0)),  # the edge that is known counts
        ({"high_hz": None}, (1.0, 2.0, 1000.0, 8000.0)),
        ({"low_hz": None, "high_hz": None}, (1.0, 2.0, 0.0, 8000.0)),
    ],
)
def test_a_box_is_cut_at_the_ends_and_the_top_of_the_recording(changes, expected):
    box = box_of(replace(ROW, **changes), 10.0, 8000.0)
    assert (box.onset_s, box.offset_s, box.low_hz, box.high_hz) == expected


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"end_s": 1.0}, "a point in time"),
        ({"start_s": 10.0, "end_s": 11.0}, "outside the recording"),
        ({"low_hz": 9000.0, "high_hz": 9500.0}, "outside the recording"),
        ({"low_hz": 2000.0, "high_hz": 2000.0}, "no extent"),
    ],
)
def test_what_has_no_box_is_refused_in_words(changes, words):
    with pytest.raises(ValueError, match=words):
        box_of(replace(ROW, **changes), 10.0, 8000.0)


def test_a_row_is_known_again_by_what_it_says_and_not_by_who_reviewed_it(factory):
    one, other = factory.recording("a.wav"), factory.recording("b.wav")
    key = row_id(one, ROW)
    assert row_id(one, replace(ROW, reviewer="Ada", probability=0.5)) == key
    assert row_id(one, replace(ROW, start_s=1.0 + 1e-8)) == key  # as written
    others = [replace(ROW, species="Owl"), replace(ROW, end_s=2.5), replace(ROW, low_hz=None)]
    keys = {row_id(one, changed) for changed in others} | {row_id(other, ROW)}
    assert len(keys | {key}) == 5


def test_the_same_call_in_two_channels_is_two_where_each_is_searched_by_itself(factory):
    mixed = factory.recording("a.wav", n_channels=2)
    apart = replace(mixed, channel=EACH_CHANNEL)
    left, right = replace(ROW, channel=1), replace(ROW, channel=2)
    assert row_id(apart, left) != row_id(apart, right)
    assert row_id(apart, ROW) == row_id(mixed, left) == row_id(mixed, right) == row_id(mixed, ROW)
