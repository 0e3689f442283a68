"""Every kernel against a plain twin."""

import numpy as np
import pytest
from scipy.ndimage import correlate1d, label

from birdann.segmentation.kernels import floods as flood_kernels
from birdann.segmentation.kernels import pixels as pixel_kernels
from birdann.segmentation.kernels import runs as run_kernels
from birdann.segmentation.prominence import gaussian_taps


def level_map(seed, shape=(30, 50), top=40):
    return np.random.default_rng(seed).integers(0, top, shape).astype(np.int16)


@pytest.mark.parametrize("n_frames", [1, 3, 1023, 1025, 2100])
def test_smooth_power_is_a_separable_convolution(n_frames):
    magnitude = np.random.default_rng(n_frames).random((12, n_frames)).astype(np.float32)
    across, along = gaussian_taps(1.6), gaussian_taps(1.3)
    middle = n_frames // 3
    parts = [(0, middle), (middle, n_frames)]
    smooth = np.concatenate(
        [pixel_kernels.smooth_power(magnitude, across, along, *part, 0.0) for part in parts],
        axis=1,
    )
    power = magnitude.astype(np.float64) ** 2
    power = correlate1d(power, across.astype(np.float64), axis=0, mode="nearest")
    power = correlate1d(power, along.astype(np.float64), axis=1, mode="nearest")
    np.testing.assert_allclose(smooth, power, rtol=1e-5)


@pytest.mark.parametrize("quantile", [0.0, 0.1, 0.5, 1.0])
def test_row_quantiles_leave_silence_out(quantile):
    levels = level_map(1, (6, 40))
    levels[2] = 0
    found = pixel_kernels.row_quantiles(levels, quantile)
    for row, value in zip(levels, found, strict=True):
        positive = np.sort(row[row > 0])
        if not len(positive):
            assert value == -1
        else:
            assert value == positive[int(quantile * (len(positive) - 1))]


def listed(levels, least, rise=0):
    """Return the pixels that reach a level: positions, heights, runs and their places."""
    wanted = np.broadcast_to(least, len(levels)).astype(np.int32)
    bounds, is_high = run_kernels.raised_runs(levels, wanted, rise)
    firsts = run_kernels.run_starts(bounds)
    positions = np.concatenate([np.arange(*run) for run in bounds])
    floor = np.zeros(len(levels), np.int16)
    heights = run_kernels.heights_of(bounds, firsts, levels, floor)
    return positions, heights, bounds, firsts, is_high


@pytest.mark.parametrize("n_frames", [1, 7, 8, 50])
def test_raised_pixels_and_their_neighbours(n_frames):
    levels = level_map(2, (30, n_frames))
    least = np.random.default_rng(3).integers(10, 30, 30)
    least[[4, 5]] = 0, 1 << 15
    positions, heights, bounds, firsts, is_high = listed(levels, least, rise=5)
    wanted = levels >= least[:, None]
    np.testing.assert_array_equal(positions, np.flatnonzero(wanted))
    np.testing.assert_array_equal(heights, levels[wanted])
    assert (bounds[:, 0] // n_frames == (bounds[:, 1] - 1) // n_frames).all()
    tops = np.array([levels.ravel()[start:stop].max() for start, stop in bounds])
    np.testing.assert_array_equal(is_high, tops >= least[bounds[:, 0] // n_frames] + 5)
    np.testing.assert_array_equal(positions[firsts[:-1]], bounds[:, 0])

    below, above, low, high = run_kernels.vertical_neighbours(bounds, firsts, n_frames, heights)
    index = np.full((32, n_frames), -1)
    index[1:-1][wanted] = np.arange(len(positions))
    k, t = np.nonzero(wanted)
    np.testing.assert_array_equal(below, index[k, t])
    np.testing.assert_array_equal(above, index[k + 2, t])
    for places, beside in ((below, low), (above, high)):
        np.testing.assert_array_equal(beside, np.append(heights, -1)[places])


def test_heights_count_from_the_floor_of_the_bin():
    levels = level_map(3, (4, 9))
    bounds, _ = run_kernels.raised_runs(levels, np.full(4, 20, np.int32), 0)
    firsts = run_kernels.run_starts(bounds)
    floor = np.array([3, 1, 0, 20], np.int16)
    heights = run_kernels.heights_of(bounds, firsts, levels, floor)
    k, t = np.nonzero(levels >= 20)
    np.testing.assert_array_equal(heights, levels[k, t] - floor[k])


@pytest.mark.parametrize("low", [5, 20, 30])
def test_runs_are_kept_with_what_they_are_connected_to(low):
    levels = level_map(4)
    _, _, bounds, _, is_high = listed(levels, low, 37 - low)
    kept = run_kernels.is_connected_to_high(bounds, levels.shape[1], is_high)
    parts, n = label(levels >= low)
    highest = np.array([levels[parts == part].max() for part in range(1, n + 1)])
    np.testing.assert_array_equal(kept, highest[parts.ravel()[bounds[:, 0]] - 1] >= 37)


def regions_of(levels, low, dip):
    positions, heights, bounds, firsts, _ = listed(levels, low)
    labels, summits = flood_kernels.flood(heights, bounds, firsts, levels.shape[1], dip)
    image = np.zeros(levels.size, np.int64)
    image[positions] = labels
    return image.reshape(levels.shape), summits


def flooded_pixel_by_pixel(levels, low, dip):
    """The same by hand, from the highest pixel down; the earlier of equals is the higher."""
    height = dict(enumerate(levels.ravel().tolist()))
    order = sorted((p for p in height if height[p] >= low), key=lambda p: -height[p])
    rank = {p: i for i, p in enumerate(order)}
    parent = {}

    def higher_beside(p):
        k, t = divmod(p, levels.shape[1])
        sides = [(k, t - 1), (k, t + 1), (k - 1, t), (k + 1, t)]
        inside = [(a, b) for a, b in sides if 0 <= a < len(levels) and 0 <= b < levels.shape[1]]
        beside = [a * levels.shape[1] + b for a, b in inside]
        return [q for q in beside if rank.get(q, len(order)) < rank[p]]

    def root(a):
        while parent[a] != a:
            a = parent[a]
        return a

    region = {}
    for p in order:
        uphill = max(higher_beside(p), key=height.get, default=None)
        region[p] = p if uphill is None else region[uphill]
        parent[region[p]] = region[p]
    touching = [(p, region[p], region[q]) for p in sorted(rank) for q in higher_beside(p)]
    for p, a, b in sorted(touching, key=lambda touch: -height[touch[0]]):
        high, low_one = sorted((root(a), root(b)), key=rank.get)
        if high != low_one and height[low_one] - height[p] < dip:
            parent[low_one] = high
    return {p: root(h) for p, h in region.items()}


@pytest.mark.parametrize("seed", range(8))
def test_flood_equals_the_flood_by_hand(seed):
    levels = level_map(seed, (14, 23), top=12 + seed)
    image, _ = regions_of(levels, 4, 3 + seed % 3)
    expected = flooded_pixel_by_pixel(levels, 4, 3 + seed % 3)
    names = {}
    for position, summit in expected.items():
        assert names.setdefault(summit, image.ravel()[position]) == image.ravel()[position]
    assert len(set(names.values())) == len(names) == image.max()


def prominent_summits(levels, low, dip):
    """Heights of summits with a prominence of at least dip, by thresholding at every level."""
    heights = []
    alive = {}
    for level in range(int(levels.max()), low - 1, -1):
        parts, n = label(levels >= level)
        merged = {}
        for part in range(1, n + 1):
            inside = parts == part
            tops = [top for top, pixel in alive.items() if inside[pixel]]
            if not tops:
                pixel = tuple(np.argwhere(inside & (levels == levels[inside].max()))[0])
                tops = [(int(levels[pixel]), pixel)]
            tops.sort(reverse=True)
            kept = [tops[0]] + [t for t in tops[1:] if t[0] - level >= dip]
            merged.update({t: t[1] for t in kept})
        alive = merged
    heights = sorted(t[0] for t in alive)
    return heights


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("dip", [1, 6, 12])
def test_flood_keeps_the_prominent_summits(seed, dip):
    levels = level_map(seed, (12, 18))
    image, summits = regions_of(levels, 8, dip)
    assert sorted(summits[1:]) == prominent_summits(levels, 8, dip)
    np.testing.assert_array_equal(image > 0, levels >= 8)
    for region in range(1, len(summits)):
        _, n_parts = label(image == region)
        assert n_parts == 1
        assert levels[image == region].max() == summits[region]


def test_deep_dips_are_plain_components():
    levels = level_map(7)
    image, _ = regions_of(levels, 20, 1000)
    expected, n = label(levels >= 20)
    assert image.max() == n
    pairs = set(zip(image.ravel(), expected.ravel(), strict=True))
    assert len(pairs) == n + 1


def test_trim_finds_extremes():
    levels = level_map(8)
    image, summits = regions_of(levels, 10, 5)
    positions, heights, bounds, firsts, _ = listed(levels, 10)
    labels = image.ravel()[positions].astype(np.int32)
    least = np.maximum(summits - 20, 15).astype(np.int32)
    stretches, extremes = pixel_kernels.trim(bounds, firsts, 50, heights, labels, least)
    left = np.zeros(levels.shape, np.int64)
    for region, k, first, stop, place in stretches:
        left[k, first:stop] = region
        assert positions[place] == k * 50 + first
    np.testing.assert_array_equal(left, np.where(levels >= least[image], image, 0))
    for region in range(1, len(summits)):
        k, t = np.nonzero((image == region) & (levels >= least[region]))
        if not len(k):
            assert not extremes[region].any()
            continue
        summit_bin = k[levels[k, t].argmax()]
        expected = [k.min(), k.max() + 1, t.min(), t.max() + 1, len(k), summit_bin]
        assert extremes[region, :6].tolist() == expected
        assert extremes[region, 6] == levels[k, t].max()


def stretches_of(names):
    """Return an image of regions, without 0, as ``trim`` does."""
    positions, heights, bounds, firsts, _ = listed((names > 0).astype(np.int16), 1)
    labels = names.ravel()[positions].astype(np.int32)
    least = np.zeros(names.max() + 1, np.int32)
    return pixel_kernels.trim(bounds, firsts, names.shape[1], heights, labels, least)[0]


def test_envelopes_sum_weighted_power():
    rng = np.random.default_rng(9)
    magnitude = rng.random((10, 20)).astype(np.float32)
    gain = rng.random(10).astype(np.float32)
    regions = rng.integers(0, 4, (10, 20))
    names = np.array([0, 2, 0, 1], np.int32)
    starts = np.array([0, 0, 20, 40], np.int32)
    power = pixel_kernels.envelopes(stretches_of(regions), names, starts, magnitude, gain)
    for name in (1, 2):
        expected = (gain[:, None] * magnitude**2 * (names[regions] == name)).sum(axis=0)
        np.testing.assert_allclose(power[starts[name] : starts[name] + 20], expected, rtol=1e-5)


def test_pauses_are_the_lowest_points_of_deep_valleys():
    envelope_db = np.interp(np.arange(60), [0, 10, 20, 30, 40, 50, 59], [0, 20, 5, 15, 12, 30, 0])
    power = (10 ** (envelope_db / 10)).astype(np.float32)
    assert pixel_kernels.pauses(power, 10.0**0.9).tolist() == [20]
    assert pixel_kernels.pauses(power, 10.0**1.2).tolist() == [20]
    # The (1, 2, 1) smoothing draws the lopsided second valley one frame forward.
    assert pixel_kernels.pauses(power, 10.0**0.2).tolist() == [20, 39]
    assert pixel_kernels.pauses(power, 10.0**1.6).tolist() == []
    assert pixel_kernels.pauses(np.zeros(0, np.float32), 2.0).tolist() == []
    assert pixel_kernels.pauses(np.zeros(9, np.float32), 2.0).tolist() == []


def test_cut_trims_the_ends_of_pieces():
    power = np.array([0, 1, 9, 9, 1, 0, 0, 5, 8, 8, 0, 0], np.float32)
    starts = np.array([0, -3, 12], np.int32)
    spans = np.array([[0, 0], [3, 15]], np.int32)
    pieces, bounds, lasts = pixel_kernels.cut_at_pauses(power, starts, spans, 4.0, 0.2, 2)
    assert pieces.tolist() == [0, 0, 1, 1, 0, 0, 0, 2, 2, 2, 0, 0]
    assert bounds.tolist() == [[0, 0], [5, 7], [10, 13]]
    assert lasts.tolist() == [False, True, True]


def test_cut_leaves_the_least_length_around_the_loudest():
    power = np.array([0, 3, 99, 4, 1, 0], np.float32)
    starts, spans = np.array([0, 0, 6], np.int32), np.array([[0, 0], [0, 6]], np.int32)
    for min_frames, left in ((1, [2, 3]), (2, [2, 4]), (3, [1, 4]), (9, [0, 6])):
        pieces, bounds, lasts = pixel_kernels.cut_at_pauses(
            power, starts, spans, 400.0, 0.2, min_frames
        )
        assert bounds.tolist()[1] == left
        assert np.flatnonzero(pieces).tolist() == list(range(*left))
        assert lasts.tolist() == [False, min_frames == 1]


def test_pieces_and_their_runs():
    regions = np.array([[1, 1, 0, 2, 2, 2], [1, 3, 3, 0, 1, 4]], np.int32)
    names = np.array([0, 1, 1, 1, 0], np.int32)
    heights, floor = np.arange(10, dtype=np.int16), np.array([20, 13], np.int16)
    pieces = np.array([9, 9, 1, 1, 0, 2, 2, 0], np.int32)
    starts = np.array([0, 2, 8], np.int32)
    runs, tops, loudest = pixel_kernels.runs_of_parts(
        stretches_of(regions), names, starts, pieces, heights, floor, 2
    )
    assert runs.tolist() == [[1, 0, 0, 2], [2, 0, 3, 5], [1, 1, 0, 2], [2, 1, 4, 5]]
    assert tops.tolist() == [0, 6, 8]
    assert loudest.tolist() == [0, 21, 23]
