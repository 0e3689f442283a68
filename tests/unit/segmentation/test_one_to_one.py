"""One row, one call: against pairs counted by hand, and by trying all of them."""

from itertools import permutations

import numpy as np
import pytest

from birdann.segmentation.one_to_one import MEASURES, pairs, score_one_to_one
from birdann.segmentation.scores import Span


def span(start_s, end_s, label="", recording="r", **more):
    return Span(recording=recording, start_s=start_s, end_s=end_s, label=label, **more)


def test_three_pieces_of_a_whistle_are_three_rows_for_one_call():
    pieces = [span(0.0, 0.1, "a"), span(0.1, 0.4, "a"), span(0.4, 0.5, "a")]
    scores = score_one_to_one(pieces, [span(0.0, 0.5, "a")], {"r": ["a"]})["one_species"]
    assert scores["segments_per_call"] == 3
    assert scores["any"]["iou50"] == {"precision": 1 / 3, "recall": 1.0, "f1": 0.5}
    assert scores["any"]["ends20ms"]["recall"] == 0
    assert scores["temporal_iou"] == 1.0


def test_a_row_is_right_under_its_own_label_only():
    calls = [span(0, 1, "a"), span(2, 3, "b")]
    rows = [span(0, 1, "a"), span(2, 3, "a")]
    scores = score_one_to_one(rows, calls, {"r": ["a", "b"]})["several_species"]
    assert scores["any"]["iou50"]["f1"] == 1.0
    assert scores["same"]["iou50"]["f1"] == 0.5


def test_as_many_pairs_are_made_as_can_be():
    # The best pair first would leave the other call without a row.
    calls = [span(0.0, 1.0), span(0.3, 1.3)]
    rows = [span(0.25, 1.25), span(0.4, 1.4)]
    assert len(pairs(rows, calls, MEASURES["iou50"])) == 2


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("measure", MEASURES)
def test_no_other_way_makes_more_pairs(seed, measure):
    rng = np.random.default_rng(seed)
    fits = MEASURES[measure]

    def some(n):
        starts = rng.uniform(0, 0.3, n)
        return [span(a, a + rng.uniform(0.01, 0.3), rng.choice(["a", "b"])) for a in starts]

    rows, calls = some(4), some(4)
    for same in (False, True):
        most = max(
            sum(
                fits(rows[i], calls[j]) and (not same or rows[i].label == calls[j].label)
                for i, j in enumerate(order)
            )
            for order in permutations(range(4))
        )
        found = pairs(rows, calls, fits, same_label=same)
        assert len(found) == most
        assert len({i for i, _ in found}) == len({j for _, j in found}) == most


def test_ends_durations_and_what_the_calls_are_like():
    calls = [span(i, i + 0.1 * (i + 1), "a", snr_db=10.0 * i) for i in range(4)]
    rows = [span(c.start_s - 0.004, c.end_s + 0.008, "a") for c in calls[1:]]
    result = score_one_to_one(rows, calls, {"r": ["a"]})
    scores = result["all"]
    assert scores["onset_error_ms"] == pytest.approx(4)
    assert scores["offset_error_ms"] == pytest.approx(8)
    assert scores["any"]["ends10ms"]["recall"] == 0.75
    assert scores["duration_ratio"][1] == pytest.approx(0.312 / 0.3)
    assert [quarter["met"] for quarter in result["by_duration"]] == [0, 1, 1, 1]
    assert [quarter["high"] for quarter in result["by_snr"]] == [0, 10, 20, 30]


@pytest.mark.parametrize(
    ("row_hz", "call_hz", "fits"),
    [
        ((1000.0, 3000.0), (2000.0, 4000.0), False),  # a quarter of either box
        ((2000.0, 4000.0), (2000.0, 4000.0), True),
        ((2000.0, 9000.0), (2000.0, 4000.0), True),  # half of the call's box
        ((5000.0, 9000.0), (2000.0, 4000.0), False),
        ((1000.0, 3000.0), None, True),  # by time alone
    ],
)
def test_a_row_meets_half_of_the_smaller_box(row_hz, call_hz, fits):
    row, call = span(0.0, 1.0, band_hz=row_hz), span(0.5, 1.5, band_hz=call_hz)
    assert MEASURES["smaller50"](row, call) == MEASURES["smaller50"](call, row) == fits


def test_what_is_not_listed_or_unknown_does_not_count():
    rows = [span(0, 1, "a"), span(0, 1, "a", recording="elsewhere")]
    result = score_one_to_one(rows, [span(0, 1, "x")], {"r": ["a"], "elsewhere": ["a"]})
    assert result["all"]["calls"] == result["all"]["segments"] == 0
    assert result["by_duration"] == []
    assert "onset_error_ms" not in result["all"]


def test_every_call_of_a_recording_without_a_list_counts():
    rows, calls = [span(0, 1, "", "u"), span(0, 1, "a")], [span(0, 1, "x", "u"), span(0, 1, "a")]
    result = score_one_to_one(rows, [*calls, span(5, 6, "x", "gone")], {"r": ["a"], "u": []})
    assert [result[name]["calls"] for name in ("unlisted", "one_species", "all")] == [1, 1, 2]
    assert result["unlisted"]["any"]["iou50"]["f1"] == 1.0
    assert result["unlisted"]["same"]["iou50"]["f1"] == 0.0
