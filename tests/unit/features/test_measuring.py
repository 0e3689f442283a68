"""Measurements of sounds whose properties are known from their making, and by other programs."""

import librosa
import numpy as np
import pytest
import scipy.signal

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import (
    HJA_MLSP,
    Spectrogram,
    SpectrogramParams,
    magnitudes,
    spectrogram,
)
from birdann.features.measurements import MEASUREMENTS, NAMES
from birdann.features.measuring import measure_segments

RATE = 44_100
DEFAULT = SpectrogramParams()
LENGTH_S = 4.0
T = np.arange(int(LENGTH_S * RATE)) / RATE


def noise(level=1e-3, seed=0):
    return np.random.default_rng(seed).normal(0, level, len(T))


def box(onset_s, offset_s, low_hz, high_hz):
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)


def measures(sound, *boxes, masks=None, params=DEFAULT):
    heard = spectrogram(ArraySource(sound, RATE), params)
    masks = masks or [Mask.from_box(one, heard.layout.grid) for one in boxes]
    return [
        dict(zip(NAMES, row.tolist(), strict=True))
        for row in measure_segments(heard, masks, boxes)
    ]


def beep(hz, onset_s, offset_s, amplitude=0.2):
    return amplitude * ((onset_s <= T) & (offset_s > T)) * np.sin(2 * np.pi * hz * T)


def test_a_beep_has_the_frequency_duration_and_level_that_it_was_made_with():
    (found,) = measures(beep(3000, 1.0, 1.5) + noise(), box(0.9, 1.6, 2000, 4000))
    step_hz = RATE / 720
    assert found["peak_hz"] == pytest.approx(3000, abs=step_hz)
    assert found["bandwidth_90_hz"] <= 3 * step_hz
    assert found["duration_90_s"] == pytest.approx(0.9 * 0.5, abs=0.009)
    mean_square = 0.2**2 / 2 * 0.5 / 0.7
    assert found["rms_db"] == pytest.approx(10 * np.log10(mean_square), abs=0.1)
    assert found["parts"] == 1
    assert np.isnan(found["pulse_rate_hz"])


def test_a_sine_of_full_scale_has_minus_three_decibels():
    (found,) = measures(np.sin(2 * np.pi * 5000 * T), box(1, 2, 3000, 7000))
    assert found["rms_db"] == pytest.approx(-3.01, abs=0.02)


@pytest.mark.parametrize("params", [SpectrogramParams(), HJA_MLSP], ids=["usual", "hja"])
@pytest.mark.parametrize("band", [(1000, 3000), (2500, 6500)])
def test_the_level_is_that_of_the_sound_filtered_to_its_band(params, band):
    sound = noise(0.05, seed=3) + beep(2800, 0.5, 3.5, 0.03)
    (found,) = measures(sound, box(1.0, 3.0, *band), params=params)
    filtered = scipy.signal.sosfiltfilt(
        scipy.signal.butter(12, band, "bandpass", fs=RATE, output="sos"), sound
    )
    inside = filtered[(T >= 1.0) & (T < 3.0)]
    expected = 10 * np.log10(np.mean(np.square(inside)))
    assert found["rms_db"] == pytest.approx(expected, abs=0.35)


def test_quantiles_of_energy_are_those_of_another_spectrogram():
    """scipy's own short-time transform, and the definitions of Raven written out anew."""
    sweep = scipy.signal.chirp(T - 1, 2000, 1.2, 6000) * ((T >= 1) & (T < 2.2)) * 0.1
    swelling = sweep * np.clip((T - 1) / 1.2, 0, 1)
    one = box(0.95, 2.3, 1500, 7000)
    (found,) = measures(swelling + noise(1e-4), one)
    hz, at_s, power = scipy.signal.spectrogram(
        swelling + noise(1e-4), RATE, window="hann", nperseg=720, noverlap=720 - 176, mode="psd"
    )
    inside = power[(hz >= one.low_hz) & (hz <= one.high_hz)]
    hz = hz[(hz >= one.low_hz) & (hz <= one.high_hz)]
    inside = inside[:, (at_s >= one.onset_s) & (at_s < one.offset_s)]
    at_s = at_s[(at_s >= one.onset_s) & (at_s < one.offset_s)]

    def up_to(energy, share, axis):
        return next(
            x for x, part in zip(axis, np.cumsum(energy) / energy.sum(), strict=True)
            if part >= share
        )  # fmt: skip

    by_hz, by_s = inside.sum(axis=1), inside.sum(axis=0)
    wide = up_to(by_hz, 0.95, hz) - up_to(by_hz, 0.05, hz)
    assert found["bandwidth_90_hz"] == pytest.approx(wide, abs=RATE / 720 + 1)
    long = up_to(by_s, 0.95, at_s) - up_to(by_s, 0.05, at_s)
    assert found["duration_90_s"] == pytest.approx(long, abs=0.0041)
    assert found["peak_hz"] == pytest.approx(hz[inside.max(axis=1).argmax()], abs=RATE / 720 + 1)


def test_the_peak_is_where_librosa_finds_it():
    sound = beep(4321, 1.0, 2.0, 0.1) + noise(0.01)
    (found,) = measures(sound, box(1.0, 2.0, 1000, 9000))
    power = np.abs(librosa.stft(sound, n_fft=8192, hop_length=1024)) ** 2
    hz = librosa.fft_frequencies(sr=RATE, n_fft=8192)
    assert found["peak_hz"] == pytest.approx(hz[power.max(axis=1).argmax()], abs=RATE / 720)


@pytest.mark.parametrize("snr_db", [0.0, 10.0, 20.0])
def test_the_ratio_is_that_of_the_powers_it_was_mixed_with(snr_db):
    """The noise in the band is white: its power there is its share of the whole band."""
    band = (3000, 5000)
    in_band = 0.02**2 * (band[1] - band[0]) / (RATE / 2)
    amplitude = np.sqrt(2 * in_band * 10 ** (snr_db / 10))
    sound = beep(4000, 1.0, 2.0, amplitude) + noise(0.02, seed=5)
    (found,) = measures(sound, box(1.0, 2.0, *band))
    assert found["snr_db"] == pytest.approx(snr_db, abs=1.0)


def test_what_does_not_rise_above_the_noise_has_no_ratio():
    quieter = noise(0.02, seed=7) * np.where((T >= 1) & (T < 2), 0.2, 1.0)
    (found,) = measures(quieter, box(1.1, 1.9, 2000, 6000))
    assert np.isnan(found["snr_db"])
    assert found["rms_db"] < -40


@pytest.mark.parametrize("rate_hz", [5.0, 15.0, 32.0, 55.0])
def test_the_pulse_rate_is_that_of_the_modulation(rate_hz):
    carrier = beep(3500, 1.0, 2.0, 0.1)
    sound = carrier * (0.5 - 0.5 * np.cos(2 * np.pi * rate_hz * T)) + noise()
    (found,) = measures(sound, box(1.0, 2.0, 2500, 4500))
    assert found["pulse_rate_hz"] == pytest.approx(rate_hz, rel=0.02)


def test_two_pulses_or_noise_have_no_rate():
    two = beep(3000, 1.0, 1.1) + beep(3000, 1.3, 1.4) + noise()
    assert np.isnan(measures(two, box(1.0, 1.4, 2000, 4000))[0]["pulse_rate_hz"])
    assert np.isnan(measures(noise(0.05, seed=9), box(1, 2, 2000, 6000))[0]["pulse_rate_hz"])


def test_parts_are_the_separate_pieces_of_the_outline():
    grid = SpectrogramParams().layout(RATE).grid
    low, high = box(1.0, 1.3, 2000, 2500), box(1.0, 1.3, 4000, 4500)
    late = box(1.5, 1.6, 2000, 2500)
    masks = [Mask.from_box(box, grid) for box in (low, high, late)]
    joined = masks[0].union(masks[1]).union(masks[2])
    whole = box(1.0, 1.6, 2000, 4500)
    (found,) = measures(noise(), whole, masks=[joined])
    assert found["parts"] == 3


def test_digital_silence_has_no_measures_but_its_parts():
    (found,) = measures(np.zeros(len(T)), box(1, 2, 2000, 3000))
    assert found.pop("parts") == 1
    assert all(np.isnan(value) for value in found.values())


def test_a_box_at_the_end_of_band_and_recording_is_measured():
    found = measures(
        noise(0.1), box(LENGTH_S - 0.01, LENGTH_S, 0, 30), box(0, 0.001, RATE / 2 - 5, RATE / 2)
    )
    assert all(np.isfinite(row["rms_db"]) for row in found)


def test_a_stretch_tells_of_a_segment_what_the_whole_recording_does():
    sound = beep(3000, 2.0, 2.5) + noise()
    one = box(2.0, 2.5, 2000, 4000)
    layout = SpectrogramParams().layout(RATE)
    mask = Mask.from_box(one, layout.grid)
    source = ArraySource(sound, RATE)
    late = Spectrogram(layout, magnitudes(source, layout, 256, 900), 256)
    whole = spectrogram(source, SpectrogramParams())
    (from_late,), (from_whole,) = (
        measure_segments(heard, [mask], [one]) for heard in (late, whole)
    )
    assert from_late[[0, 1, 2, 4, 5]] == pytest.approx(from_whole[[0, 1, 2, 4, 5]])
    assert from_late[3] == pytest.approx(from_whole[3], abs=0.5)


def test_every_measure_is_named_once_and_explained():
    assert (
        len(set(NAMES))
        == len({measurement.raven for measurement in MEASUREMENTS})
        == len(MEASUREMENTS)
    )
    assert all(measurement.text and measurement.title for measurement in MEASUREMENTS)


def test_no_segments_have_no_measures():
    assert measures(noise()) == []
