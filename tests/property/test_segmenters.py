"""What holds for every segmenter setting and every sound."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from birdann.dsp.spectrogram import Spectrogram, SpectrogramParams
from birdann.segmentation.presets import PRESETS
from birdann.segmentation.threshold import ThresholdSegmenter

LAYOUT = SpectrogramParams(max_hz=6000.0).layout(16_000)


@st.composite
def sounds(draw):
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    shape = (LAYOUT.n_bins, draw(st.integers(1, 400)))
    magnitude = np.hypot(rng.normal(size=shape), rng.normal(size=shape)) * 1e-3
    for _ in range(draw(st.integers(0, 6))):
        k, t = rng.integers(0, shape[0]), rng.integers(0, shape[1])
        height, width = rng.integers(2, 20), rng.integers(2, 60)
        magnitude[k : k + height, t : t + width] += 10 ** rng.uniform(-3, 0)
    return Spectrogram(LAYOUT, magnitude.astype(np.float32), draw(st.integers(0, 10_000)))


@given(sounds(), st.sampled_from(sorted(PRESETS)))
@settings(max_examples=60)
def test_masks_are_disjoint_sorted_and_inside(sound, preset):
    masks = PRESETS[preset].segmenter.segment(sound)
    taken = np.zeros((LAYOUT.n_bins, sound.n_frames), dtype=int)
    for mask in masks:
        assert mask.grid == LAYOUT.grid
        for k, start, stop in mask.runs:
            taken[k, start - sound.first_frame : stop - sound.first_frame] += 1
        assert mask.first_frame >= sound.first_frame
        assert mask.stop_frame <= sound.first_frame + sound.n_frames
    assert taken.max(initial=0) <= 1
    assert masks == PRESETS[preset].segmenter.segment(sound)


@given(sounds())
@settings(max_examples=40)
def test_segments_keep_the_promised_sizes_and_order(sound):
    segmenter = ThresholdSegmenter()
    masks = segmenter.segment(sound)
    keys = [(mask.first_frame, mask.first_bin) for mask in masks]
    assert keys == sorted(keys)
    for mask in masks:
        n_frames = mask.stop_frame - mask.first_frame
        assert n_frames * LAYOUT.grid.hop_s >= segmenter.min_duration_s
        assert mask.first_bin >= LAYOUT.grid.bin_at(segmenter.low_hz)


@given(sounds(), st.sampled_from([0.1, 10.0]))
@settings(max_examples=40)
def test_gain_changes_nothing(sound, gain):
    segmenter = ThresholdSegmenter()
    # Ten times the magnitude is a whole number of levels; rounding may still move a pixel.
    louder = replace(sound, magnitude=sound.magnitude * np.float32(gain))
    masks, again = segmenter.segment(sound), segmenter.segment(louder)
    assert len(masks) == len(again)
    assert all(a.iou(b) > 0.9 for a, b in zip(masks, again, strict=True))


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=20)
def test_a_recording_may_be_cut_in_a_long_silence(seed):
    """Where the noise is stationary, calls far from the seam come out alike."""
    rng = np.random.default_rng(seed)
    shape = (LAYOUT.n_bins, 3000)
    magnitude = np.hypot(rng.normal(size=shape), rng.normal(size=shape)) * 1e-3
    onsets = [200, 900, 1900, 2600]
    for t in onsets:
        magnitude[40:50, t : t + 40] += 0.1
    magnitude = magnitude.astype(np.float32)
    segmenter = ThresholdSegmenter(peak_db=15.0)

    whole = segmenter.segment(Spectrogram(LAYOUT, magnitude))
    halves = [
        mask
        for first in (0, 1500)
        for mask in segmenter.segment(
            Spectrogram(LAYOUT, np.ascontiguousarray(magnitude[:, first : first + 1500]), first)
        )
    ]

    assert len(whole) == len(halves) == len(onsets)
    for a, b in zip(whole, halves, strict=True):
        assert a.iou(b) > 0.9


@pytest.mark.parametrize("value", [np.inf, -np.inf, np.nan])
def test_one_bad_pixel_harms_nothing_else(value):
    rng = np.random.default_rng(0)
    shape = (LAYOUT.n_bins, 400)
    magnitude = np.hypot(rng.normal(size=shape), rng.normal(size=shape)).astype(np.float32) * 1e-3
    magnitude[40:50, 100:150] += 0.1
    clean = ThresholdSegmenter(peak_db=15.0).segment(Spectrogram(LAYOUT, magnitude.copy()))
    magnitude[5, 300] = value
    assert ThresholdSegmenter(peak_db=15.0).segment(Spectrogram(LAYOUT, magnitude)) == clean
