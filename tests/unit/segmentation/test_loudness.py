"""The level of known calls over the noise, against levels that were put in."""

import numpy as np
import pytest

from birdann.dsp.audio import AudioReader
from birdann.segmentation.loudness import call_snr_db

soundfile = pytest.importorskip("soundfile")

RATE_HZ = 22_050
DURATION_S = 8.0
NOISE = 0.005


@pytest.fixture
def sound(tmp_path):
    """Noise with tones of 40, 30 and 20 dB below full scale at 1, 3 and 5 s."""
    rng = np.random.default_rng(0)
    time_s = np.arange(int(DURATION_S * RATE_HZ)) / RATE_HZ
    x = NOISE * rng.standard_normal(len(time_s))
    for onset_s, level_db in ((1.0, -40.0), (3.0, -30.0), (5.0, -20.0)):
        inside = (time_s >= onset_s) & (time_s < onset_s + 0.4)
        x[inside] += 10 ** (level_db / 20) * np.sin(2 * np.pi * 4000 * time_s[inside])
    path = tmp_path / "tones.wav"
    soundfile.write(path, x, RATE_HZ, subtype="FLOAT")
    with AudioReader(path) as reader:
        yield reader


def test_it_follows_the_level_that_was_put_in(sound):
    quiet, middle, loud = call_snr_db(sound, [(1.0, 1.4), (3.0, 3.4), (5.0, 5.4)])
    assert loud - middle == pytest.approx(10, abs=0.5)
    assert middle - quiet == pytest.approx(10, abs=1.5)


def test_it_is_the_power_in_the_band_over_that_of_the_noise(sound):
    (loud,) = call_snr_db(sound, [(5.0, 5.4)])
    tone, noise_per_hz = 0.1**2 / 2, NOISE**2 / (RATE_HZ / 2)
    assert loud == pytest.approx(10 * np.log10(tone / (500 * noise_per_hz)), abs=1.5)


def test_noise_alone_stands_little_above_itself(sound):
    (level,) = call_snr_db(sound, [(6.5, 7.5)])
    assert 0 < level < 2.5


def test_a_known_band_keeps_louder_neighbours_out(sound):
    (level,) = call_snr_db(sound, [(5.0, 5.4)], [(7000.0, 9000.0)])
    assert level < 3


def test_outside_the_recording_there_is_no_level(sound):
    assert np.isnan(call_snr_db(sound, [(20.0, 21.0)])).all()


def test_silence_and_nothing_have_no_crash(tmp_path):
    for name, n in (("silent", RATE_HZ), ("short", 3)):
        soundfile.write(tmp_path / f"{name}.wav", np.zeros(n), RATE_HZ)
        with AudioReader(tmp_path / f"{name}.wav") as reader:
            (level,) = call_snr_db(reader, [(0.0, 0.5)])
        assert np.isnan(level) or level < 0
