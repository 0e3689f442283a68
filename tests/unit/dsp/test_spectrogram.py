"""Short-time spectra against librosa's, and their geometry against known sounds."""

import librosa
import numpy as np
import pytest
import scipy.signal

from birdann.dsp._kernels import row_ranks
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import (
    HJA_MLSP,
    Spectrogram,
    SpectrogramParams,
    magnitudes,
    spectrogram,
)

RATES = [8000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000, 250_000, 384_000]


def noise(rate, seconds=0.6):
    return np.random.default_rng(0).normal(0, 0.1, round(rate * seconds)).astype(np.float32)


@pytest.mark.parametrize("rate", RATES)
def test_agrees_with_librosa_at_every_rate(rate):
    sound = noise(rate)
    layout = SpectrogramParams().layout(rate)
    source = ArraySource(sound, rate)
    n_frames = layout.frame_count(source)
    got = magnitudes(source, layout, 0, n_frames)
    window = scipy.signal.get_window("hann", layout.window_frames)
    expected = np.abs(
        librosa.stft(
            sound.astype(np.float64),
            n_fft=layout.n_fft,
            hop_length=layout.hop_frames,
            win_length=layout.window_frames,
            center=True,
            pad_mode="edge",
        )
    )[:, :n_frames] * (2 / window.sum())
    assert got.dtype == np.float32
    assert got.flags.c_contiguous
    np.testing.assert_allclose(got, expected, atol=1e-6 * expected.max())


@pytest.mark.parametrize("rate", RATES)
def test_sizes_are_physical(rate):
    layout = SpectrogramParams().layout(rate)
    assert layout.window_frames / rate == pytest.approx(0.016, rel=0.02)
    assert layout.grid.hop_s == pytest.approx(0.004, rel=0.02)
    assert layout.grid.bin_hz == pytest.approx(62.5, rel=0.03)
    assert layout.n_fft >= layout.window_frames
    assert layout.n_bins == layout.n_fft // 2 + 1


@pytest.mark.parametrize("rate", [8000, 44_100, 384_000])
def test_a_sine_reaches_its_amplitude_in_its_bin(rate):
    layout = SpectrogramParams().layout(rate)
    hz = 20 * layout.grid.bin_hz
    t = np.arange(rate) / rate
    got = magnitudes(ArraySource(0.25 * np.sin(2 * np.pi * hz * t), rate), layout, 50, 60)
    assert (got.argmax(axis=0) == 20).all()
    np.testing.assert_allclose(got[20], 0.25, rtol=0.02)


@pytest.mark.parametrize("rate", [8000, 44_100, 384_000])
def test_an_offset_neither_begins_nor_ends_with_the_recording(rate):
    heard = spectrogram(ArraySource(np.full(rate // 4, 0.1), rate), SpectrogramParams())
    np.testing.assert_allclose(heard.magnitude[0], 0.2, rtol=1e-5)  # no mirror halves it
    middle = heard.magnitude[:, heard.n_frames // 2, None]
    np.testing.assert_allclose(heard.magnitude, np.tile(middle, heard.n_frames), atol=1e-6)


@pytest.mark.parametrize("n_silent", [0, 100, 400, 2000])
def test_digital_silence_is_no_quiet(n_silent):
    layout = SpectrogramParams().layout(8000)
    sound = np.random.default_rng(1).uniform(0, 1, (layout.n_bins, 400)).astype(np.float32)
    silence = np.zeros((layout.n_bins, n_silent), np.float32)
    heard = Spectrogram(layout, np.hstack([silence, sound]))
    assert np.sqrt(heard.quiet_power).mean() == pytest.approx(0.2, rel=0.05)


@pytest.mark.parametrize("is_centred", [True, False])
def test_frame_times_are_those_of_the_sound(is_centred):
    rate, at_s = 48_000, 0.35
    sound = np.zeros(rate, dtype=np.float32)
    sound[round(at_s * rate)] = 1
    params = SpectrogramParams(is_centred=is_centred)
    picture = spectrogram(ArraySource(sound, rate), params)
    level = picture.magnitude.sum(axis=0)
    middle = np.average(np.arange(len(level)), weights=level)
    assert picture.layout.grid.frame_s(middle) == pytest.approx(at_s, abs=0.001)


def test_a_stretch_is_cut_from_the_whole():
    sound = noise(48_000, 3.0)
    source, layout = ArraySource(sound, 48_000), SpectrogramParams().layout(48_000)
    whole = magnitudes(source, layout, 0, 800)
    np.testing.assert_array_equal(magnitudes(source, layout, 333, 471), whole[:, 333:471])
    assert magnitudes(source, layout, 5, 5).shape == (layout.n_bins, 0)
    # Past the end there is silence.
    assert not magnitudes(source, layout, 800, 810).any()
    with pytest.raises(ValueError, match="first_frame"):
        magnitudes(source, layout, 5, 4)


def test_the_band_of_interest_limits_the_bins():
    layout = SpectrogramParams(min_hz=500, max_hz=8000).layout(48_000)
    assert layout.low_bin == 8
    assert layout.n_bins == 129
    source = ArraySource(noise(48_000), 48_000)
    full = SpectrogramParams().layout(48_000)
    np.testing.assert_array_equal(
        magnitudes(source, layout, 0, 70), magnitudes(source, full, 0, 70)[:129]
    )


def test_the_hja_preset_is_that_of_the_data_sets():
    sound = noise(16_000, 10.0)
    picture = spectrogram(ArraySource(sound, 16_000), HJA_MLSP)
    assert picture.magnitude.shape == (256, 1246)
    assert picture.layout.grid.bin_hz == 31.25
    window = 0.54 - 0.46 * np.cos(2 * np.pi * np.arange(512) / 511)
    frames = [sound[at : at + 512] * window for at in range(0, 160_000 - 512, 128)]
    expected = np.abs(np.fft.rfft(frames, axis=1))[:, :256].T * (2 / window.sum())
    np.testing.assert_allclose(picture.magnitude, expected, atol=1e-6)


def test_the_hja_preset_converts_other_rates():
    t = np.arange(5 * 44_100) / 44_100
    picture = spectrogram(ArraySource(np.sin(2 * np.pi * 2000 * t), 44_100), HJA_MLSP)
    assert picture.magnitude.shape[0] == 256
    assert (picture.magnitude[:, 20:-20].argmax(axis=0) == 64).all()


def test_sound_shorter_than_a_window():
    layout = SpectrogramParams().layout(48_000)
    got = magnitudes(ArraySource(noise(48_000, 0.002), 48_000), layout, 0, 1)
    assert np.isfinite(got).all()
    assert HJA_MLSP.layout(16_000).frame_count(ArraySource(np.zeros(100), 16_000)) == 0


def test_digest_tells_settings_apart():
    digests = {
        SpectrogramParams().digest(),
        SpectrogramParams(hop_s=0.005).digest(),
        SpectrogramParams(window="hamming").digest(),
        HJA_MLSP.digest(),
    }
    assert len(digests) == 4
    assert SpectrogramParams().digest() == SpectrogramParams().digest()


@pytest.mark.parametrize(
    "wrong",
    [
        {"hop_s": 0},
        {"hop_s": 1},
        {"window": "square"},
        {"min_hz": -1},
        {"min_hz": 5, "max_hz": 5},
        {"resample_hz": 0},
    ],
)
def test_impossible_settings_are_refused(wrong):
    with pytest.raises(ValueError, match=r"hop_s|window|band|resample"):
        SpectrogramParams(**wrong)


def test_magnitudes_must_fit_their_layout():
    layout = SpectrogramParams().layout(48_000)
    with pytest.raises(ValueError, match="n_bins"):
        Spectrogram(layout, np.zeros((3, 4), dtype=np.float32))


def test_the_quiet_of_a_bin_is_what_it_exceeds_in_four_fifths_of_the_time():
    layout = SpectrogramParams().layout(8000)
    magnitude = np.random.default_rng(4).random((layout.n_bins, 900)).astype(np.float32)
    quiet = Spectrogram(layout, magnitude).quiet_power
    shares = (magnitude.astype(np.float64) ** 2 >= quiet[:, None]).mean(axis=1)
    np.testing.assert_allclose(shares, 0.8, atol=0.002)


@pytest.mark.parametrize("rank", [0, 200, 899])
def test_the_value_of_a_rank_is_that_of_the_sorted_row(rank):
    values = np.random.default_rng(rank).exponential(1e-3, (6, 900)).astype(np.float32)
    values[1, ::2] = 0
    values[2] = values[2, 0]
    values[3], values[4, ::3], values[5] = 0, np.inf, values[5] * 1e6
    assert np.array_equal(row_ranks(values, rank), np.sort(values, axis=1)[:, rank])


def test_the_quiet_of_a_part_is_its_own():
    layout = HJA_MLSP.layout(16_000)
    n_frames = round(5.0 / layout.grid.hop_s)
    magnitude = np.random.default_rng(0).random((layout.n_bins, n_frames)).astype(np.float32)
    magnitude[:, n_frames // 2 :] *= 10
    whole = Spectrogram(layout, magnitude)
    half = n_frames // 2
    parts = whole.local_quiet_power(np.array([[0, half], [half, n_frames], [half, half + 1]]))
    halves = [Spectrogram(layout, half.copy()) for half in np.hsplit(magnitude, [half])]
    expected = [halves[i].quiet_power for i in (0, 1, 1)]
    np.testing.assert_allclose(np.sqrt(parts), np.sqrt(expected), rtol=0.5)
