"""Whitening against its formula, the noise floor against noise of known level."""

import numpy as np
import pytest

from birdann.dsp.audio import ArraySource
from birdann.dsp.noise import NoiseTrack, snr_db, whiten
from birdann.dsp.spectrogram import Spectrogram, SpectrogramParams, spectrogram

RATE = 24_000


def noise(seconds, *, level=0.01, seed=0, rate=RATE):
    return np.random.default_rng(seed).normal(0, level, round(seconds * rate))


def picture_of(sound, rate=RATE):
    return spectrogram(ArraySource(sound, rate), SpectrogramParams())


def own_snr_db(picture):
    return snr_db(picture, NoiseTrack.from_spectrogram(picture))


def whitened_slowly(magnitude):
    """FEATURES as written: loops and float64, no vectorised shortcut."""
    n_bins, n_frames = magnitude.shape
    peak = max(float(v) for v in magnitude.ravel())
    p = [[(float(magnitude[y, x]) / peak) ** 0.5 for x in range(n_frames)] for y in range(n_bins)]
    p = [[int(255 * v) / 255 for v in row] for row in p]
    energy = [sum(p[y][x] ** 2 for y in range(n_bins)) / n_bins for x in range(n_frames)]
    quiet = sorted(range(n_frames), key=lambda x: energy[x])[: -(-n_frames // 5)]
    out = np.empty((n_bins, n_frames))
    for y in range(n_bins):
        level = (sum(p[y][x] ** 2 for x in quiet) + 1e-11) ** 0.5
        for x in range(n_frames):
            value = min(1.0, p[y][x] / level)
            out[y, x] = int(255 * value) / 255
    return out


def test_whitening_is_the_formula():
    rng = np.random.default_rng(3)
    magnitude = (rng.gamma(1, 1, (40, 73)) * rng.gamma(2, 1, (40, 1))).astype(np.float32)
    got = whiten(magnitude)
    expected = whitened_slowly(magnitude)
    # A value on a rounding edge may fall to either side.
    off = np.abs(got - expected) > 1e-6
    assert off.mean() < 0.002
    assert np.abs(got - expected).max() <= 1 / 255 + 1e-6
    assert got.dtype == np.float32


def test_silence_whitens_to_nothing():
    silence = np.zeros((10, 20), dtype=np.float32)
    assert not whiten(silence).any()


@pytest.mark.parametrize("seconds", [1.0, 5.0, 90.0])
def test_the_floor_is_the_mean_power_of_noise(seconds):
    picture = picture_of(noise(seconds))
    track = NoiseTrack.from_spectrogram(picture)
    true_db = 10 * np.log10((picture.magnitude**2).mean(axis=1, keepdims=True))
    error = (track.floor_db - true_db)[2:-2]
    assert abs(error.mean()) < 0.15
    assert np.abs(error).max() < (3.0 if seconds < 2 else 1.6)


def test_the_floor_from_a_file_is_that_from_memory():
    sound = noise(47.0)
    source = ArraySource(sound, RATE)
    picture = picture_of(sound)
    streamed = NoiseTrack.from_source(source, picture.layout)
    held = NoiseTrack.from_spectrogram(picture)
    np.testing.assert_array_equal(streamed.floor_db, held.floor_db)
    assert streamed.first_frame == held.first_frame
    assert streamed.floor_db.shape[1] == 5


def test_the_floor_follows_slow_change():
    seconds = 120
    rise_db = 20 * np.arange(seconds * RATE) / (seconds * RATE)
    picture = picture_of(noise(seconds) * 10 ** (rise_db / 20))
    track = NoiseTrack.from_spectrogram(picture)
    floor = track.floor_at(0, picture.n_frames)[5:-5].mean(axis=0)
    times = np.arange(picture.n_frames) * picture.layout.grid.hop_s
    expected = floor[len(floor) // 2] + (times - times[len(times) // 2]) * 20 / seconds
    inner = (times > 20) & (times < 100)
    assert np.abs(floor - expected)[inner].max() < 0.6


def test_calls_and_steady_lines_stand_out_and_vanish():
    t = np.arange(20 * RATE) / RATE
    sound = noise(20.0)
    sound += 0.03 * np.sin(2 * np.pi * 2000 * t)  # a hum that never stops
    call = (t > 5) & (t < 5.3)
    sound[call] += 0.03 * np.sin(2 * np.pi * 5000 * t[call])
    picture = picture_of(sound)
    grid, snr = picture.layout.grid, own_snr_db(picture)
    assert snr[grid.bin_at(5000), grid.frame_at(5.1)] > 20
    assert snr[grid.bin_at(2000)].max() < 3
    quiet = snr[:, grid.frame_at(8) : grid.frame_at(18)]
    assert abs(np.median(quiet[grid.bin_at(6000) :]) + 1.6) < 0.2


def test_song_for_half_of_the_time_hardly_raises_the_floor():
    t = np.arange(20 * RATE) / RATE
    song = 0.1 * np.sin(2 * np.pi * 4000 * t) * (t % 1 < 0.5)
    quiet, busy = picture_of(noise(20.0)), picture_of(noise(20.0) + song)
    row = quiet.layout.grid.bin_at(4000)
    floor = NoiseTrack.from_spectrogram(busy).floor_db[row, 0]
    assert floor - NoiseTrack.from_spectrogram(quiet).floor_db[row, 0] < 6


def test_digital_silence_neither_breaks_nor_lowers_the_floor():
    sound = noise(40.0)
    sound[: 25 * RATE] = 0
    picture = picture_of(sound)
    track = NoiseTrack.from_spectrogram(picture)
    heard = NoiseTrack.from_spectrogram(picture_of(sound[25 * RATE :]))
    assert np.abs(track.floor_db[5:-5, -1] - heard.floor_db[5:-5, 0]).max() < 3
    snr = snr_db(picture, track)
    assert np.isfinite(snr).all()
    assert snr.min() == -20
    assert (snr[:, :1000] == -20).all()


@pytest.mark.parametrize("n_samples", [1, 50, 500, 2000])
def test_the_shortest_sounds(n_samples):
    for sound in (np.zeros(n_samples), noise(n_samples / RATE)):
        snr = own_snr_db(picture_of(sound))
        assert np.isfinite(snr).all()
        assert snr.dtype == np.float32


def test_a_stretch_is_measured_against_the_track_of_the_whole():
    sound = noise(80.0) * np.linspace(1, 3, 80 * RATE)
    picture = picture_of(sound)
    track = NoiseTrack.from_spectrogram(picture)
    whole = snr_db(picture, track)
    part = Spectrogram(picture.layout, picture.magnitude[:, 4000:5000], first_frame=4000)
    np.testing.assert_array_equal(snr_db(part, track), whole[:, 4000:5000])
