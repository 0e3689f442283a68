"""The shapes of stretches against plain twins."""

import numpy as np
import pytest
from scipy.ndimage import uniform_filter1d

from birdann.segmentation.kernels import shapes as shape_kernels

SILENCE, LOUD_SHARE, RISEN = 1e-15, 0.25, 2.0


@pytest.mark.parametrize("width", [1, 7, 16])
def test_shapes_are_those_of_the_textbook(width):
    rng = np.random.default_rng(width)
    magnitude = rng.exponential(1e-3, (61, 40)).astype(np.float32)
    magnitude[:, 12:19:2] *= 5
    noises = np.array([[1e-6], [2e-6], [1e-6]]) * np.ones(61)
    frames = np.array([(0, 3), (10, 25), (39, 40)])
    found, loud = shape_kernels.shapes(
        magnitude, noises, frames, width, SILENCE, LOUD_SHARE, RISEN, 0.0, -99.0
    )
    for row, counted, noise, (first, stop) in zip(found, loud, noises, frames, strict=True):
        power = magnitude[:, first:stop].astype(np.float64) ** 2 + SILENCE
        total = power.sum(axis=0)
        at = np.flatnonzero(total >= LOUD_SHARE * total.max())
        mean = power[:, at].mean(axis=1)
        above = np.maximum(mean - noise, 0.03 * noise)
        ratio = power[:, at] / uniform_filter1d(power[:, at], width, axis=0)
        expected = [
            (mean > RISEN * noise).mean(),
            10 * np.log10(above).mean() - 10 * np.log10(above.mean()),
            10 * np.log10(ratio).mean(),
            10 * np.log10(total.max()),
        ]
        np.testing.assert_allclose(row, expected, rtol=1e-9, atol=1e-9)
        pulses = 1 + (np.diff(at) > 1).sum()
        assert counted.tolist() == [len(at), at[-1] - at[0] + 1, pulses]


def test_the_texture_is_left_out_of_what_is_not_risen():
    magnitude = np.full((40, 5), 1e-9, np.float32)
    found, _ = shape_kernels.shapes(
        magnitude, np.ones((1, 40)), np.array([(0, 5)]),
        7, SILENCE, LOUD_SHARE, RISEN, 0.9, -9.0,
    )  # fmt: skip
    assert np.isnan(found[0, 2])
    assert found[0, 0] == 0


@pytest.fixture
def stretches():
    """Magnitudes of 24 bins, and stretches of frames that overlap."""
    rng = np.random.default_rng(2)
    magnitude = rng.exponential(1.0, (24, 300)).astype(np.float32)
    return magnitude, np.array([[0, 7], [5, 6], [100, 180], [120, 300]])


@pytest.mark.parametrize(("first_bin", "low_bin", "width"), [(0, 3, 4), (3, 3, 2), (1, 3, 30)])
def test_skirts_are_strongest_at_the_lower_edge_and_stronger_below(first_bin, low_bin, width):
    rng = np.random.default_rng(3)
    magnitude = rng.exponential(1.0, (24, 300)).astype(np.float32)
    magnitude[2, :150] *= 2
    magnitude[4, ::7] *= 5
    frames = rng.integers(0, 290, 200)[:, None] + [0, 7]
    quiet, expected = rng.uniform(0, 1, 24), []
    for first, stop in frames:
        above = (magnitude[:, first:stop].astype(np.float64) ** 2).mean(axis=1) - quiet
        below = above[first_bin:low_bin].max(initial=-np.inf)
        is_lowest = above[low_bin:].argmax() < width
        expected.append(is_lowest and below >= above[low_bin:].max())
    found = shape_kernels.are_skirts(magnitude, quiet, frames, first_bin, low_bin, width)
    assert found.tolist() == expected
    assert any(expected) == (first_bin < low_bin)


def test_the_loudest_frame_is_that_of_numpy(stretches):
    magnitude, frames = stretches
    boxes = np.append(frames, [[0, 24], [3, 4], [10, 24], [0, 2]], axis=1)
    expected = [(magnitude[c:d, a:b] ** 2).sum(axis=0).max() for a, b, c, d in boxes]
    np.testing.assert_allclose(shape_kernels.loudest(magnitude, boxes), expected, rtol=1e-6)


@pytest.mark.parametrize("share", [0.02, 0.6, 2.0])
def test_loud_runs_are_the_pixels_that_numpy_finds(stretches, share):
    magnitude, frames = stretches
    minimum = np.linspace(0.5, 30.0, 24)
    runs, counts = shape_kernels.loud_runs(magnitude, minimum, frames, 4, share)
    assert counts.sum() == len(runs)
    for (first, stop), of_one in zip(frames, np.split(runs, counts.cumsum()[:-1]), strict=True):
        power = magnitude[:, first:stop].astype(np.float64) ** 2
        top = power[4:].max()
        expected = power >= np.minimum(np.maximum(minimum, share * top), top)[:, None]
        expected[:4] = False
        found = np.zeros_like(expected)
        for k, a, b in of_one:
            assert not found[k, max(0, a - first - 1) : b - first + 1].any()  # runs do not touch
            found[k, a - first : b - first] = True
        np.testing.assert_array_equal(found, expected)
