"""PCEN: noise fades, near and far calls are alike, and every tile is the same wherever it begins."""

import numpy as np
import pytest

from birdann.dsp.audio import ArraySource
from birdann.dsp.pcen import TIME_CONSTANT_S, PcenTileMaker
from birdann.dsp.tiles import SpectrogramLevels, TileMaker, display_params

RATE = 16_000


@pytest.fixture
def source():
    """A minute of noise that grows by 30 dB in its second half; a call, far off, in each."""
    rng = np.random.default_rng(0)
    time_s = np.arange(60 * RATE) / RATE
    sound = rng.normal(0, 0.001, len(time_s))
    sound[len(sound) // 2 :] *= 10 ** (30 / 20)
    for onset_s, amplitude in ((10.0, 0.05), (20.0, 0.005)):
        inside = (time_s > onset_s) & (time_s < onset_s + 0.2)
        sound[inside] += amplitude * np.sin(2 * np.pi * 4000 * time_s[inside])
    return ArraySource(sound, RATE)


def maker_of(source, kind=PcenTileMaker):
    return kind(source, display_params(RATE).layout(RATE))


def frames_at(maker, start_s, stop_s):
    grid = maker.layout.grid
    return maker.picture(0, maker.n_frames, 0)[:, grid.frame_at(start_s) : grid.frame_at(stop_s)]


def test_noise_that_grows_stays_dark(source):
    levels, evened = maker_of(source, TileMaker), maker_of(source)
    for maker, least, most in ((levels, 50, 80), (evened, 0, 25)):
        quiet, loud = (np.median(frames_at(maker, *at)) for at in ((1, 9), (40, 50)))
        assert least <= loud - quiet <= most


def test_near_and_far_calls_come_closer(source):
    row = maker_of(source).layout.grid.bin_at(4000)

    def gap(maker):
        near, far = (frames_at(maker, at, at + 0.2)[row].max() for at in (10.0, 20.0))
        return (near - far) / (near - np.median(frames_at(maker, 1, 9)[row]))

    assert gap(maker_of(source)) < gap(maker_of(source, TileMaker))
    assert frames_at(maker_of(source), 20.0, 20.2)[row].max() > 100


def test_a_stretch_is_the_same_wherever_it_begins(source):
    maker = maker_of(source)
    whole = maker.picture(0, 4096, 0).astype(int)
    for start in (512, 1500, 3000):
        part = maker.picture(start, start + 512, 0).astype(int)
        differences = np.abs(part - whole[:, start : start + 512])
        assert np.percentile(differences, 99.9) <= 10  # where a loud call lies just before
        assert differences.mean() < 0.1


def test_a_column_of_a_coarse_level_is_the_loudest_of_its_frames(source):
    maker = maker_of(source)
    fine = maker.picture(0, maker.n_frames, 0)
    coarse = maker.tile(3, 0)
    for column in (0, 100, 400):
        expected = fine[:, column * 8 : (column + 1) * 8].max(axis=1).astype(int)
        assert np.abs(coarse[:, column].astype(int) - expected).max() <= 3


def test_the_overview_and_the_levels_of_a_long_recording_follow(source):
    maker = maker_of(source)
    row = maker.layout.grid.bin_at(4000)
    overview = maker.overview(200, budget_s=None)
    assert overview.shape[1] == 200
    exact = maker.exact_overview(200)
    at = round(10.1 / 60 * 200)
    assert exact[row, at - 1 : at + 2].max() > 200
    levels = SpectrogramLevels(maker.layout, maker.n_frames)
    while not levels.is_full:
        levels.advance(maker)
    coarse = levels.overview(200)
    at = round(10.1 / 60 * coarse.shape[1])
    assert coarse[row, at - 1 : at + 2].max() > 200


def test_silence_is_black_and_the_start_is_no_louder_than_the_rest():
    silence = PcenTileMaker(
        ArraySource(np.zeros(RATE * 3), RATE), display_params(RATE).layout(RATE)
    )
    assert silence.tile(0, 0).max() == 0
    noise = ArraySource(np.random.default_rng(1).normal(0, 0.01, 20 * RATE), RATE)
    maker = maker_of(noise)
    first, rest = frames_at(maker, 0, TIME_CONSTANT_S), frames_at(maker, 5, 15)
    assert abs(np.median(first) - np.median(rest)) < 10
