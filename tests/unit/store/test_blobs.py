import zlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from birdann.core.geometry import Grid, Mask
from birdann.core.predictions import WITHHELD_FROM, likeliest_and_runner_up
from birdann.store.blobs import (
    decode_mask,
    decode_runs,
    decode_scores,
    decode_vectors,
    decode_windows,
    encode_ids,
    encode_mask,
    encode_masks,
    encode_vectors,
    encode_windows,
)

GRID = Grid(hop_s=0.004, bin_hz=62.5)


def masks_of(codes):
    return Mask.from_run_table(GRID, *decode_runs(codes))


@given(
    arrays(np.bool_, st.tuples(st.integers(1, 12), st.integers(1, 20))).filter(lambda a: a.any()),
    st.integers(0, 2**31 - 100),
    st.integers(0, 5000),
)
def test_masks_survive(bitmap, first_frame, first_bin):
    mask = Mask.from_bitmap(bitmap, GRID, first_frame=first_frame, first_bin=first_bin)
    assert decode_mask(encode_mask(mask), GRID) == mask


@given(
    st.lists(
        st.tuples(
            arrays(np.bool_, (4, 6)).filter(lambda a: a.any()),
            st.sampled_from([0, 7, 2**31 - 2**18]),
            st.integers(1, 70_000),
        ),
        max_size=5,
    )
)
def test_masks_decoded_together_are_those_decoded_singly(shapes):
    masks = []
    for bitmap, first_frame, widening in shapes:
        runs = Mask.from_bitmap(bitmap, GRID, first_frame=first_frame).runs.copy()
        runs[-1, 2] += widening  # some need four bytes per number
        masks.append(Mask(GRID, runs))
    assert encode_masks(masks) == [encode_mask(mask) for mask in masks]
    assert masks_of(encode_masks(masks)) == masks


def test_more_masks_than_are_decoded_at_once_keep_their_order():
    masks = [Mask(GRID, np.array([[3, i, i + 2]])) for i in range(2500)]
    assert masks_of(encode_masks(masks)) == masks


@given(st.lists(st.binary(max_size=40), max_size=3))
def test_no_bytes_among_others_crash_the_decoder(blobs):
    good = encode_mask(Mask(GRID, np.array([[0, 1, 2]])))
    try:
        masks = masks_of([good, *blobs])
    except ValueError:
        return
    assert masks == [decode_mask(blob, GRID) for blob in [good, *blobs]]
    assert all(mask.n_pixels > 0 for mask in masks)


def test_one_forged_mask_among_others_is_refused():
    good = encode_mask(Mask(GRID, np.array([[0, 1, 2]])))
    corners = np.array([[0, 0, 1], [65_534, 0, 65_534]], dtype="<u2")
    with pytest.raises(ValueError, match="too many pixels"):
        masks_of([good, b"\x02" + bytes(8) + corners.tobytes()])


def test_long_masks_take_four_bytes_and_survive():
    mask = Mask(GRID, np.array([[3, 10, 200_000], [4, 0, 5]], dtype=np.int32))
    assert decode_mask(encode_mask(mask), GRID) == mask


def test_a_mask_too_large_for_a_bitmap_is_not_stored():
    mask = Mask(GRID, np.array([[0, 0, 1], [4096, 0, 2**20]], dtype=np.int32))
    with pytest.raises(ValueError, match="too many pixels"):
        encode_mask(mask)


def test_a_forged_mask_of_terabytes_is_refused_before_it_is_made():
    corners = np.array([[0, 0, 1], [2**31 - 2, 0, 2**31 - 2]], dtype="<u4")
    blob = b"\x04" + bytes(8) + corners.tobytes()
    with pytest.raises(ValueError, match="too many pixels"):
        decode_mask(blob, GRID)


def test_vectors():
    X = np.random.default_rng(0).random((5, 38), dtype=np.float32)
    np.testing.assert_array_equal(decode_vectors(encode_vectors(X)), X)
    with pytest.raises(ValueError, match="length"):
        decode_vectors([b"1234", b"12345678"])
    with pytest.raises(ValueError, match="length"):
        decode_vectors([b"123"])


def test_scores_must_have_the_size_they_claim():
    P = np.ones((2, 3), dtype="<f4")
    keys, table = decode_scores(encode_ids([7, 9]), P.tobytes(), 3)
    assert keys.tolist() == [7, 9]
    np.testing.assert_array_equal(table, P)
    with pytest.raises(ValueError, match="length"):
        decode_scores(encode_ids([7, 9]), P.tobytes(), 4)


@given(arrays(np.float64, (6, 3), elements=st.floats(0, 1 / 3)))
def test_two_likeliest_agrees_with_sorting(P):
    """A species comes first, however likely it is that it is none, unless that is nearly sure."""
    first, p, second, q = likeliest_and_runner_up(P)
    for row, a, pa, b, pb in zip(P, first, p, second, q, strict=True):
        none = 1 - row.sum()
        full, ranked = [*row, none], sorted(row, reverse=True)
        ranked = (
            [none, *ranked]
            if none >= WITHHELD_FROM
            else ranked[:1] + sorted([*ranked[1:], none])[::-1]
        )
        assert (pa, pb) == pytest.approx((ranked[0], ranked[1]))
        assert full[a] == pytest.approx(pa)
        assert full[b] == pytest.approx(pb)
        assert a != b


def test_a_species_is_withheld_only_where_none_is_nearly_sure():
    first, p, second, q = likeliest_and_runner_up([[0.2, 0.1], [0.06, 0.02]])
    assert (first.tolist(), second.tolist()) == ([0, 2], [2, 0])
    assert p == pytest.approx([0.2, 0.92])
    assert q == pytest.approx([0.7, 0.06])


def test_two_likeliest_without_species():
    first, p, second, q = likeliest_and_runner_up(np.empty((2, 0)))
    assert first.tolist() == [0, 0] == second.tolist()
    assert p.tolist() == [1.0, 1.0]
    assert q.tolist() == [0.0, 0.0]


def test_doubt_about_which_species_it_is_does_not_withhold_it():
    first, p, second, q = likeliest_and_runner_up(
        [[0.06, 0.02], [0.06, 0.02]], np.float32([0.95, 0.05])
    )
    assert (first.tolist(), second.tolist()) == ([0, 2], [2, 0])
    assert p == pytest.approx([0.06, 0.95])
    assert q == pytest.approx([0.05, 0.06])


def test_where_no_species_is_possible_none_is_named():
    first, p, second, _ = likeliest_and_runner_up([[0.0, 0.0], [0.0, 0.1]], np.float32([0.3, 0.3]))
    assert (first.tolist(), second.tolist()) == ([2, 1], [0, 2])
    assert p == pytest.approx([0.7, 0.1])


def test_four_decimals_of_a_score_are_kept_in_five_bytes_a_window():
    """Analysers write four decimals, of windows that start every second."""
    rng = np.random.default_rng(0)
    scores = np.zeros((10_001, 6))
    scores[:, 0], scores[:, 3] = np.divmod(
        rng.choice(100 * 3600, len(scores), replace=False), 3600
    )
    scores[:, 4] = scores[:, 3] + 3.0
    scores[:, 5] = np.arange(len(scores)) / 10_000
    *bounds, packed = encode_windows(scores)
    found = decode_windows(*bounds, packed)
    found = found[np.argsort(found[:, 5])]
    np.testing.assert_array_equal(found.round(4), scores.round(4))
    assert len(packed) <= 5 * len(scores)


def test_scores_on_any_scale_survive_and_so_do_none():
    scores = np.array([[3, 0.0, np.inf, -0.5, 6.5, -4.25], [70_000, 1e3, 2e3, 1e9, 1e9 + 5, 12.5]])
    np.testing.assert_array_equal(decode_windows(*encode_windows(scores)), scores)
    one = scores[:1]
    np.testing.assert_array_equal(decode_windows(*encode_windows(one)), one)
    assert decode_windows(*encode_windows(scores[:0])).shape == (0, 6)


def test_scores_that_would_fill_the_memory_are_refused():
    bomb = zlib.compress(bytes(42 * 2000))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("birdann.store.blobs.MAX_SCORES", 1000)
        with pytest.raises(ValueError, match="a wrong length"):
            decode_windows(0.0, 1.0, bomb)
