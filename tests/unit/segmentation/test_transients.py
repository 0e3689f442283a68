"""Drops are bridged; clicks of animals, long broad calls and calls under drops are not."""

import numpy as np
import pytest
from scipy.ndimage import grey_opening

from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import spectrogram
from birdann.segmentation.kernels import transients as transient_kernels
from birdann.segmentation.presets import PRESETS
from birdann.segmentation.prominence import LevelMap, level_map_of
from birdann.segmentation.transients import Octaves, without_transients

SONGBIRDS = PRESETS["songbirds"]
RATE = 44_100


def air(seconds=3.0, *, rate=RATE, seed=0, tilt=0.5):
    """Noise whose amplitude falls with frequency to this power."""
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=int(seconds * rate)))
    spectrum *= np.maximum(np.fft.rfftfreq(int(seconds * rate), 1 / rate) / 1000, 0.05) ** -tilt
    noise = np.fft.irfft(spectrum, int(seconds * rate))
    return 0.001 * noise / noise.std()


def band(seconds, low_hz, high_hz, *, rate=RATE, seed=1):
    """Noise of one root mean square between two frequencies."""
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=int(seconds * rate)))
    frequency = np.fft.rfftfreq(int(seconds * rate), 1 / rate)
    spectrum[(frequency < low_hz) | (frequency > high_hz)] = 0
    noise = np.fft.irfft(spectrum, int(seconds * rate))
    return noise / noise.std()


def drop(*, rate=RATE, decay_s=0.0015, seed=2):
    times = np.arange(int(0.012 * rate)) / rate
    return np.random.default_rng(seed).normal(size=len(times)) * np.exp(-times / decay_s)


def put(samples, sound, at_s, level, *, rate=RATE):
    out = samples.copy()
    start = int(at_s * rate)
    out[start : start + len(sound)] += level * sound
    return out


def level_map(samples, rate=RATE):
    heard = spectrogram(ArraySource(samples.astype(np.float32), rate), SONGBIRDS.spectrogram)
    settings = SONGBIRDS.segmenter
    names = ("smoothing_s", "smoothing_hz", "floor_quantile", "floor_width_hz")
    kwargs = {name: getattr(settings, name) for name in (*names, "floor_excess_db")}
    return level_map_of(heard, **kwargs, dynamic_range_db=90.0), heard.layout


def spans_s(samples, rate=RATE):
    """Where transients are found in one round, in seconds, the ends of the recording aside."""
    seen, layout = level_map(samples, rate)
    spans = Octaves.of(seen, layout, layout.grid.bin_at(200.0)).transients(seen.magnitude, 7)
    times_s = spans * layout.grid.hop_s
    return times_s[(times_s[:, 0] > 0.1) & (times_s[:, 1] < 2.9)]


@pytest.mark.parametrize("rate", [16_000, 24_000, 44_100, 96_000])
@pytest.mark.parametrize("level", [0.02, 0.2])
def test_a_drop_is_a_transient(rate, level):
    spans = spans_s(put(air(rate=rate), drop(rate=rate), 1.5, level, rate=rate), rate)
    assert len(spans) == 1
    assert 1.48 < spans[0, 0] < 1.5 < spans[0, 1] < 1.53


def test_wind_may_hide_the_low_octaves_of_a_drop():
    windy = air(tilt=0.5) + 0.02 * band(3.0, 20, 2000)
    assert len(spans_s(put(windy, drop(), 1.5, 0.02))) == 1


@pytest.mark.parametrize(
    "sound",
    [
        np.hanning(352) * band(352 / RATE, 3000, 12_000),
        band(0.06, 300, 20_000),
        band(0.15, 300, 20_000),
    ],
    ids=["tick", "harsh note", "long harsh call"],
)
def test_calls_are_no_transients(sound):
    assert not len(spans_s(put(air(), sound, 1.5, 0.03)))


def test_noise_silence_and_narrow_spectra_have_no_transients():
    assert not len(spans_s(air()))
    assert not len(spans_s(np.zeros(RATE)))
    assert not len(spans_s(put(air(rate=4000), drop(rate=4000), 1.5, 0.2, rate=4000), 4000))


def test_a_faint_drop_shows_when_the_loud_one_beside_it_has_gone():
    both = put(put(air(), drop(), 1.5, 0.2), drop(seed=3), 1.519, 0.01)
    seen, layout = level_map(both)
    calm = without_transients(seen, layout, low_bin=3, longest_s=0.012)
    around = slice(layout.grid.frame_at(1.48), layout.grid.frame_at(1.55))
    quiet = seen.magnitude[:, 100:200].mean()
    assert seen.magnitude[:, around].max() > 30 * quiet
    assert calm[:, around].mean() < 1.5 * quiet


def test_a_whistle_under_a_drop_stays_and_what_has_no_transient_is_not_copied():
    times = np.arange(3 * RATE) / RATE
    song = air() + 0.02 * np.sin(2 * np.pi * 3000 * times) * (abs(times - 1.5) < 0.2)
    seen, layout = level_map(put(song, drop(), 1.5, 0.2))
    calm = without_transients(seen, layout, low_bin=3, longest_s=0.012)
    row, around = layout.grid.bin_at(3000), slice(*map(layout.grid.frame_at, (1.4, 1.6)))
    whistle = seen.magnitude[row, layout.grid.frame_at(1.42)]
    assert (calm[row, around] > 0.7 * whistle).all()
    alone, layout = level_map(song)
    assert without_transients(alone, layout, low_bin=3, longest_s=0.012) is None


def test_octaves_begin_at_one_kilohertz_and_small_rests_join():
    for rate, wanted in [(16_000, 3), (24_000, 4), (34_000, 4), (44_100, 5), (96_000, 6)]:
        seen, layout = level_map(air(0.5, rate=rate), rate)
        edges = Octaves.of(seen, layout, 3).edges
        assert len(edges) - 1 == wanted
        assert edges[0] == 3
        assert edges[-1] == layout.n_bins
        assert edges[2] == pytest.approx(2 * edges[1], abs=1)


@pytest.mark.parametrize("rate", [100, 300, 500, 2000])
def test_spectra_below_the_band_hold_no_transient(rate):
    seen, layout = level_map(air(20.0, rate=rate), rate)
    low_bin = layout.grid.bin_at(200.0)
    edges = Octaves.of(seen, layout, low_bin).edges
    assert 0 <= edges[0] < edges[-1] == layout.n_bins
    assert without_transients(seen, layout, low_bin=low_bin, longest_s=0.012) is None


def test_mean_height_is_that_of_decibels():
    rng = np.random.default_rng(4)
    magnitude = (10 ** rng.uniform(-4, 0, (40, 30))).astype(np.float32)
    gain = (10 ** rng.uniform(0, 3, 40)).astype(np.float32)
    edges = np.array([2, 12, 40], np.int32)
    found = transient_kernels.mean_height_db(magnitude, gain, edges)
    true = np.maximum(20 * np.log10(magnitude.astype(np.float64) * gain[:, None]), 0)
    wanted = [true[2:12].mean(axis=0), true[12:].mean(axis=0)]
    np.testing.assert_allclose(found, wanted, atol=0.55)


@pytest.mark.parametrize(("n_frames", "width"), [(50, 2), (50, 7), (50, 12), (4, 9), (1, 3)])
def test_an_opening_is_that_of_scipy(n_frames, width):
    rows = np.random.default_rng(width).normal(size=(3, n_frames)).astype(np.float32)
    expected = grey_opening(rows, size=(1, width), mode="nearest")
    np.testing.assert_array_equal(transient_kernels.morphological_opening(rows, width), expected)


def test_bridges_are_straight_lines_of_power_that_nothing_rises_above():
    rng = np.random.default_rng(5)
    power = rng.uniform(0.1, 1.0, (6, 30))
    power[:, 10:13] += 5.0
    spans = np.array([[0, 2], [10, 13], [27, 30]], np.int32)
    magnitude = np.sqrt(power).astype(np.float32)
    transient_kernels.bridge(magnitude, spans, 2)
    wanted = power.copy()
    for k in range(6):
        wanted[k, :2] = np.minimum(power[k, :2], power[k, 2:4].mean())
        line = np.interp([10, 11, 12], [9, 13], [power[k, 8:10].mean(), power[k, 13:15].mean()])
        wanted[k, 10:13] = np.minimum(power[k, 10:13], line)
        wanted[k, 27:] = np.minimum(power[k, 27:], power[k, 25:27].mean())
    np.testing.assert_allclose(magnitude**2, wanted, rtol=1e-5)


def test_a_recording_that_is_one_transient_has_nothing_to_be_bridged_to():
    magnitude = np.ones((4, 3), np.float32)
    transient_kernels.bridge(magnitude, np.array([[0, 3]], np.int32), 2)
    assert not magnitude.any()
    layout = SONGBIRDS.spectrogram.layout(RATE)
    n = layout.n_bins
    nothing = np.zeros((n, 0), np.float32)
    empty = LevelMap(nothing, nothing.astype(np.int16), np.zeros(n, np.int16))
    assert without_transients(empty, layout, low_bin=3, longest_s=0.012) is None
