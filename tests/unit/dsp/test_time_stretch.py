"""WSOLA: longer or shorter, same pitch, same loudness, no seams."""

import numpy as np
import pytest

from birdann.dsp.audio import ArraySource
from birdann.dsp.time_stretch import stretch_time

RATE = 22_050


def stretch(samples, rate, start=0, stop=None):
    source = ArraySource(samples, RATE)
    parts = list(stretch_time(source, start, len(samples) if stop is None else stop, rate))
    return np.concatenate(parts)


def tone(hz, seconds=1.0):
    return (0.5 * np.sin(2 * np.pi * hz * np.arange(int(seconds * RATE)) / RATE)).astype("f4")


@pytest.mark.parametrize("rate", [0.1, 0.5, 0.8, 1.0, 1.7, 3.0])
@pytest.mark.parametrize("hz", [300, 3000])
def test_a_tone_keeps_pitch_level_and_purity(rate, hz):
    out = stretch(tone(hz), rate)
    assert len(out) == round(RATE / rate)
    inner = out[len(out) // 5 : -len(out) // 5]
    t = np.arange(len(inner)) / RATE
    window = np.hanning(len(inner))
    spectrum = np.abs(np.fft.rfft(inner * window)) ** 2
    peak = np.argmax(spectrum)
    assert peak * RATE / len(inner) == pytest.approx(hz, abs=2 * RATE / len(inner))
    assert spectrum[max(0, peak - 12) : peak + 13].sum() > 0.98 * spectrum.sum()
    assert np.sqrt(np.mean(inner**2)) == pytest.approx(0.5 / np.sqrt(2), rel=0.06)
    assert len(t) > 100


def test_rate_one_gives_the_sound_back():
    samples = np.random.default_rng(0).normal(0, 0.2, RATE).astype("f4")
    out = stretch(samples, 1.0)
    inner = slice(0, RATE - RATE // 10)
    assert np.allclose(out[inner], samples[inner], atol=1e-5)


def test_events_move_in_proportion():
    samples = np.zeros(RATE, "f4")
    samples[RATE // 2 : RATE // 2 + 600] = tone(2000)[:600]
    out = np.abs(stretch(samples, 0.5))
    assert np.argmax(out) == pytest.approx(RATE, abs=0.02 * RATE + 1200)


def test_a_stretch_in_the_middle_and_one_shorter_than_a_window():
    samples = tone(1000)
    assert len(stretch(samples, 0.5, 5000, 9000)) == 8000
    assert len(stretch(samples, 0.5, 5000, 5010)) == 20
    assert len(stretch(samples, 0.5, 5000, 5000)) == 0


def test_a_rate_must_be_positive():
    with pytest.raises(ValueError, match="positive"):
        stretch(tone(1000), 0.0)
