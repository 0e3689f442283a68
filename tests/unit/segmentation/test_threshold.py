import numpy as np
import pytest

from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import Spectrogram, SpectrogramParams, spectrogram
from birdann.segmentation.presets import PRESETS
from birdann.segmentation.threshold import ThresholdSegmenter


@pytest.fixture
def layout():
    return SpectrogramParams().layout(44_100)


def noise(layout, n_frames, seed=0):
    rng = np.random.default_rng(seed)
    shape = (layout.n_bins, n_frames)
    return np.hypot(rng.normal(size=shape), rng.normal(size=shape)).astype(np.float32) * 1e-4


def test_a_tone_is_outlined_in_time_and_frequency(layout):
    magnitude = noise(layout, 500)
    grid = layout.grid
    low, high = grid.bin_at(3000), grid.bin_at(4000)
    magnitude[low:high, 200:250] += 0.01

    masks = ThresholdSegmenter().segment(Spectrogram(layout, magnitude))

    loud = max(masks, key=lambda m: m.n_pixels)
    assert abs(loud.first_frame - 200) <= 4
    assert abs(loud.stop_frame - 250) <= 4
    assert abs(loud.first_bin - low) <= 4
    assert abs(loud.stop_bin - high) <= 4


@pytest.mark.parametrize("value", [0.0, np.nan])
@pytest.mark.parametrize("preset", PRESETS)
def test_silence_and_nan_have_no_segments(preset, value):
    params = PRESETS[preset]
    layout = params.spectrogram.layout(44_100)
    magnitude = np.full((layout.n_bins, 300), value, dtype=np.float32)
    assert params.segmenter.segment(Spectrogram(layout, magnitude)) == []


def test_calls_in_a_louder_half_are_outlined_as_in_the_other(layout):
    """Noise that rises by 20 dB, as rain begins, is no sound; within a second calls are outlined."""
    magnitude, half = noise(layout, 3600), 1800
    tones = [(at, at + 40) for at in range(400, 1400, 200)]
    grid = layout.grid
    low, high = grid.bin_at(3000), grid.bin_at(3600)
    for first, stop in tones:
        magnitude[low:high, [*range(first, stop), *range(half + first, half + stop)]] *= 12
    calm = ThresholdSegmenter().segment(Spectrogram(layout, magnitude))
    magnitude[:, half:] *= 10
    masks = ThresholdSegmenter().segment(Spectrogram(layout, magnitude))
    assert len(calm) == len(masks) == 2 * len(tones)
    for before, after in zip(calm, masks, strict=True):
        assert abs(before.first_frame - after.first_frame) <= 3
        assert abs(before.stop_frame - after.stop_frame) <= 3


def test_digital_silence_between_parts_is_no_quiet(layout):
    magnitude = noise(layout, 3000)
    magnitude[120:140, 500:540] *= 12
    magnitude[:, 1000:2000] = 0
    assert len(ThresholdSegmenter().segment(Spectrogram(layout, magnitude))) == 1


def test_a_band_above_the_spectrogram_has_no_segments():
    layout = SpectrogramParams().layout(16_000)
    sound = Spectrogram(layout, noise(layout, 1500))
    assert PRESETS["bats"].segmenter.segment(sound) == []


def test_no_frames_have_no_segments(layout):
    empty = Spectrogram(layout, np.empty((layout.n_bins, 0), dtype=np.float32))
    assert ThresholdSegmenter().segment(empty) == []


@pytest.mark.parametrize(
    ("level_db", "least", "is_kept"), [(10, 0, 1), (10, 400, 0), (30, 400, 1)]
)
def test_small_sounds_count_when_they_are_loud(layout, level_db, least, is_kept):
    """A knot of a few pixels may be noise at 10 dB and is none at 30 dB."""
    magnitude = noise(layout, 500)
    magnitude[60:64, 250:257] = 1.4e-4 * 10 ** (level_db / 20)
    masks = ThresholdSegmenter(min_energy=least).segment(Spectrogram(layout, magnitude))
    there = [mask for mask in masks if mask.first_frame < 257 and mask.stop_frame > 250]
    assert bool(there) == bool(is_kept)


@pytest.mark.parametrize(("lowest_bin", "n_found"), [(2, 1), (0, 0)])
def test_a_booming_call_is_found_and_the_rumble_of_traffic_is_not(layout, lowest_bin, n_found):
    magnitude = noise(layout, 1000)
    magnitude[lowest_bin:5, 400:600] += 0.01
    found = PRESETS["songbirds"].segmenter.segment(Spectrogram(layout, magnitude))
    assert sum(mask.first_frame < 500 < mask.stop_frame for mask in found) == n_found


@pytest.mark.parametrize("offset", [0.0, 0.05])
def test_a_booming_call_is_found_on_a_constant_offset(offset):
    rate, params = 8000, PRESETS["songbirds"]
    times = np.arange(8 * rate) / rate
    hiss = np.random.default_rng(7).normal(0, 2e-4, len(times))
    boom = 0.02 * np.exp(-0.5 * ((times - 4.0) / 0.2) ** 4) * np.sin(2 * np.pi * 160 * times)
    source = ArraySource((hiss + boom + offset).astype(np.float32), rate)
    masks = params.segmenter.segment(spectrogram(source, params.spectrogram))
    assert any(mask.box().onset_s < 4.0 < mask.box().offset_s for mask in masks)


def test_a_booming_call_leaves_its_pixels_to_a_call_above_it():
    layout = SpectrogramParams(max_hz=6000.0).layout(16_000)
    magnitude = noise(layout, 300, seed=2)
    magnitude[1:5, 40:150] += 0.04
    magnitude[5:15, 62:120] += 0.15
    segmenter = PRESETS["songbirds"].segmenter
    low, high = segmenter.segment(Spectrogram(layout, magnitude))
    assert low.intersection_size(high) == 0
    assert low.first_bin < high.first_bin
