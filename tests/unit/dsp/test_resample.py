"""Conversion of sample rates by position."""

import numpy as np
import pytest
import soxr

from birdann.dsp.audio import ArraySource
from birdann.dsp.resample import ResampledSource, with_rate


@pytest.mark.parametrize(
    ("rate", "target"), [(48_000, 16_000), (44_100, 16_000), (8000, 16_000), (22_051, 16_000)]
)
def test_agrees_with_converting_all_at_once(rate, target):
    rng = np.random.default_rng(0)
    sound = rng.normal(0, 0.1, 12 * rate).astype(np.float32)
    source = ResampledSource(ArraySource(sound, rate), target)
    assert source.n_frames == 12 * target
    got = source.read(0, source.n_frames)
    expected = soxr.resample(sound, rate, target, quality="HQ")[: len(got)]
    inner = slice(100, len(expected) - 100)
    assert np.abs(got[: len(expected)] - expected)[inner].max() < 1e-4


def test_a_sample_does_not_depend_on_what_else_is_read():
    rng = np.random.default_rng(0)
    source = ArraySource(rng.normal(0, 0.1, 20 * 44_100), 44_100)
    whole = ResampledSource(source, 16_000).read(0, 20 * 16_000)
    again = ResampledSource(source, 16_000)
    for start in rng.integers(0, len(whole), 20):
        np.testing.assert_array_equal(again.read(start, 999), whole[start : start + 999])
    assert len(again.read(len(whole) - 3, 10)) == 3
    assert len(again.read(len(whole) + 3, 10)) == 0


def test_a_source_at_the_right_rate_is_left_alone():
    source = ArraySource(np.zeros(10), 16_000)
    assert with_rate(source, 16_000) is source
    assert with_rate(source, 8000).sample_rate_hz == 8000


@pytest.mark.parametrize(("n", "expected"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_length_is_the_nearest_whole_number_of_samples(n, expected):
    assert ResampledSource(ArraySource(np.zeros(n), 48_000), 16_000).n_frames == expected
