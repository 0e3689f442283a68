import numpy as np
import pytest

from birdann.core.geometry import Mask
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import Spectrogram, SpectrogramParams, spectrogram
from birdann.segmentation.spectral_shape import (
    are_bursts,
    are_skirts,
    noise_power,
    rises_evenly,
    shapes,
    without_bursts,
)

LAYOUT = SpectrogramParams().layout(44_100)
N_FRAMES = 1000
BURST, LINES, HUMP = (100, 106), (300, 310), (500, 510)


@pytest.fixture
def scene():
    """Noise with a flat burst, a stack of lines and a hump of two kilohertz, 20 dB above it."""
    rng = np.random.default_rng(0)
    shape = (LAYOUT.n_bins, N_FRAMES)
    power = rng.exponential(1e-6, shape)
    at_hz = np.arange(LAYOUT.n_bins) * LAYOUT.grid.bin_hz
    power[:, slice(*BURST)] += rng.exponential(1e-4, (LAYOUT.n_bins, 6))
    lines = np.exp(-0.5 * ((at_hz % 700 - 350) / 60) ** 2)
    power[:, slice(*LINES)] += 1e-3 * lines[:, None] / (1 + (at_hz / 2000)[:, None] ** 3)
    power[:, slice(*HUMP)] += 1e-3 * np.exp(-0.5 * ((at_hz - 3000) / 500) ** 2)[:, None]
    return Spectrogram(LAYOUT, np.sqrt(power).astype(np.float32))


def test_flatness_is_that_of_the_textbook(scene):
    quiet = scene.quiet_power
    ((share, flatness_db, texture_db, _, held),) = shapes(scene, quiet, np.array([BURST]))
    assert share > 0.99
    # six exponential frames averaged: the mean logarithm of such means lies 0.37 dB below theirs
    assert flatness_db == pytest.approx(-0.37, abs=0.3)
    assert texture_db == pytest.approx(-2.4, abs=0.3)  # 10 log10 exp(-0.5772), 16 bins in a mean
    assert not held  # of 24 ms


def test_noise_power_is_the_mean_of_what_exceeds_it_in_four_fifths_of_the_time():
    power = np.random.default_rng(1).exponential(3.0, 200_000)
    assert noise_power(np.quantile(power, [0.2]))[0] == pytest.approx(3.0, rel=0.02)


def test_bursts_are_flat_and_voices_are_not(scene):
    spans = np.array([BURST, LINES, HUMP])
    assert are_bursts(shapes(scene, scene.quiet_power, spans)).tolist() == [
        True,
        False,
        False,
    ]
    masks = [
        Mask.from_bitmap(np.ones((20, stop - first), bool), LAYOUT.grid, first_frame=first)
        for first, stop in spans.tolist()
    ]
    assert without_bursts(scene, masks, scene.quiet_power) == masks[1:]


def test_a_voice_in_a_louder_part_is_no_burst_and_a_burst_there_is_one(scene):
    power = scene.magnitude.astype(np.float64) ** 2
    rng = np.random.default_rng(1)
    power[:, N_FRAMES // 2 :] += rng.exponential(1e-3, (LAYOUT.n_bins, N_FRAMES // 2))
    voice, burst = (700, 706), (850, 856)
    at_hz = np.arange(LAYOUT.n_bins) * LAYOUT.grid.bin_hz
    power[:, slice(*voice)] += 0.02 * np.exp(-0.5 * ((at_hz - 3000) / 500) ** 2)[:, None]
    power[:, slice(*burst)] += rng.exponential(0.1, (LAYOUT.n_bins, 6))
    louder = Spectrogram(LAYOUT, np.sqrt(power).astype(np.float32))
    masks = [
        Mask.from_bitmap(np.ones((20, stop - first), bool), LAYOUT.grid, first_frame=first)
        for first, stop in (voice, burst)
    ]
    assert without_bursts(louder, masks, louder.quiet_power) == masks[:1]


HOARSE, FAINTER, FADING = (150, 200), (400, 450), (700, 750)


def test_a_hoarse_voice_is_held_and_about_as_loud_as_others(scene):
    rng, power = np.random.default_rng(2), scene.magnitude**2
    for (first, stop), peak_db, fall_db in ((HOARSE, 20, 0), (FAINTER, -5, 0), (FADING, 20, 40)):
        level = 1e-5 * 10 ** ((peak_db - fall_db * np.linspace(0, 1, stop - first)) / 10)
        power[:, first:stop] += level * rng.exponential(1, (LAYOUT.n_bins, stop - first))
    heard = Spectrogram(LAYOUT, np.sqrt(power).astype(np.float32))
    spans = np.array([BURST, HOARSE, FAINTER, FADING])
    shape = shapes(heard, heard.quiet_power, spans)
    assert are_bursts(shape).tolist() == [True, False, True, True]
    assert are_bursts(shape[[0, 2]]).tolist() == [True, False]


def test_a_drop_on_a_lasting_tone_rises_evenly(scene):
    tone = scene.magnitude.copy()
    tone[40:43] += 1.0
    spans = np.array([BURST, HUMP])
    assert rises_evenly(Spectrogram(LAYOUT, tone), spans, 2).tolist() == [True, False]


def test_too_few_bins_tell_nothing():
    few = SpectrogramParams(max_hz=1000.0).layout(44_100)
    sound = Spectrogram(few, np.ones((few.n_bins, 50), np.float32))
    shape = shapes(sound, sound.quiet_power, np.array([[10, 20]]))
    assert np.isnan(shape).all()
    assert not are_bursts(shape).any()
    assert rises_evenly(sound, np.array([[10, 20]]), 2).all()


def test_a_hoarse_voice_may_come_in_pulses(scene):
    first, stop = 700, 736
    pulsed = np.where(np.arange(stop - first) % 6 < 3, 1.0, 0.03)
    rng = np.random.default_rng(4)
    scene.magnitude[:, first:stop] = (
        np.sqrt(rng.exponential(1e-4, (LAYOUT.n_bins, stop - first))) * pulsed
    )
    ((*_, held),) = shapes(scene, scene.quiet_power, np.array([(first, stop)]))
    assert held


@pytest.mark.parametrize("offset", [0.0, 0.05])
@pytest.mark.parametrize(("below", "is_skirt"), [(0.01, False), (0.4, True)])
def test_skirts_are_of_sounds_below_not_of_an_offset(offset, below, is_skirt):
    """A call at 260 Hz, with a fainter or a louder sound at 150 Hz."""
    rate = 2500
    times = np.arange(2 * rate) / rate
    envelope = np.exp(-0.5 * ((times - 1.0) / 0.05) ** 2)
    tones = 0.02 * np.sin(2 * np.pi * 260 * times) + below * np.sin(2 * np.pi * 150 * times)
    tones += 0.01 * np.sin(2 * np.pi * 5 * times)  # a membrane moves a little
    hiss = np.random.default_rng(5).normal(0, 1e-4, len(times))
    samples = (envelope * tones + hiss + offset).astype(np.float32)
    heard = spectrogram(ArraySource(samples, rate), SpectrogramParams())
    low_bin = heard.layout.grid.bin_at(200.0)
    call = np.array([[235, 265]])
    assert are_skirts(heard, heard.quiet_power, call, low_bin).tolist() == [is_skirt]
