"""Presets on synthesised voices of the kinds that they are named after, with known times."""

import numpy as np
import pytest

from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import spectrogram
from birdann.segmentation.presets import PRESETS


def air(rng, n, rate, slope):
    """Noise of one root mean square whose power falls with frequency to this power."""
    spectrum = np.fft.rfft(rng.normal(size=n))
    spectrum *= (np.maximum(np.fft.rfftfreq(n, 1 / rate), 20.0) / 1000) ** (-slope / 2)
    noise = np.fft.irfft(spectrum, n)
    return noise / noise.std()


def hiss(rng, n, rate, low_hz, high_hz):
    spectrum = np.fft.rfft(rng.normal(size=n))
    frequency = np.fft.rfftfreq(n, 1 / rate)
    spectrum[(frequency < low_hz) | (frequency > high_hz)] = 0
    noise = np.fft.irfft(spectrum, n)
    return noise / noise.std()


def hoot(rng, rate):
    """A quarter to three quarters of a second, 200 to 600 Hz, slightly arched."""
    duration_s, pitch_hz = rng.uniform(0.15, 0.8), rng.uniform(200, 600)
    u = np.arange(int(duration_s * rate)) / (duration_s * rate)
    phase = 2 * np.pi * np.cumsum(pitch_hz * (1 + 0.06 * np.sin(np.pi * u))) / rate
    swell = np.clip(np.minimum(u * duration_s / 0.04, (1 - u) * duration_s / 0.08), 0, 1)
    return swell * (np.sin(phase) + 0.2 * np.sin(2 * phase))


def cricket_chirp(rng, rate):
    """Three to five pulses of 16 ms at 4.8 kHz, 30 a second, as field crickets make them."""
    pulse = np.hanning(int(0.016 * rate))
    pulse *= np.sin(2 * np.pi * 4800 * np.arange(len(pulse)) / rate)
    n, step = rng.integers(3, 6), int(0.033 * rate)
    out = np.zeros((n - 1) * step + len(pulse))
    for i in range(n):
        out[i * step : i * step + len(pulse)] += pulse
    return out


def bush_cricket(rng, rate):
    """A hiss of 8 to 12 kHz in pulses, 200 a second."""
    n = int(rng.uniform(0.05, 0.15) * rate)
    pulses = np.abs(np.sin(np.pi * 200 * np.arange(n) / rate))
    return 0.5 * pulses * hiss(rng, n, rate, 8000, 12_000)


def cicada(rng, rate):
    return 0.5 * hiss(rng, int(rng.uniform(1.0, 1.6) * rate), rate, 5000, 9000)


def bat(rng, rate):
    """A sweep from 110 to 25 kHz in 3 to 8 ms."""
    n = int(rng.uniform(0.003, 0.008) * rate)
    falling = 25e3 * (110 / 25) ** ((1 - np.arange(n) / n) ** 1.5)
    return np.hanning(n) ** 0.3 * np.sin(2 * np.pi * np.cumsum(falling) / rate)


def close_bat(rng, rate):
    """A sweep from 110 to 25 kHz that fades by 60 dB in 4 ms, as of bats that hunt near leaves."""
    n = int(0.004 * rate)
    falling = 25e3 * (110 / 25) ** ((1 - np.arange(n) / n) ** 1.5)
    return 10 ** (-3 * np.arange(n) / n) * np.sin(2 * np.pi * np.cumsum(falling) / rate)


def tick(rng, rate):
    """A swelling note of 8 ms at 5 kHz."""
    n = int(0.008 * rate)
    return np.hanning(n) * np.sin(2 * np.pi * 5000 * np.arange(n) / rate)


# preset, voice, sample rate, slope of the noise, seconds, pauses, greatest onset error
CASES = [
    ("low owls", hoot, 22_050, 2.0, 16.0, (0.3, 1.0), 0.008),
    ("insects", cricket_chirp, 44_100, 1.0, 6.0, (0.3, 0.6), 0.005),
    ("insects", bush_cricket, 44_100, 1.0, 5.0, (0.1, 0.4), 0.008),
    ("insects", cicada, 44_100, 1.0, 9.0, (1.0, 1.5), 0.01),
    ("bats", bat, 256_000, 0.0, 1.5, (0.06, 0.14), 0.0005),
    ("bats", bat, 384_000, 0.0, 1.5, (0.06, 0.14), 0.0005),
]


def scene(voice, rate, slope, length_s, pauses_s, *, over_noise, echo=0.0, seed=0):
    """Return samples, and start and end of every call in seconds."""
    rng = np.random.default_rng(seed)
    samples = 0.004 * air(rng, int(length_s * rate), rate, slope)
    calls, start = [], int(pauses_s[1] * rate)
    while start < (length_s - 2.0 * (voice is cicada) - 0.9 * (voice is hoot) - 0.3) * rate:
        call = 0.004 * over_noise * voice(rng, rate)
        samples[start : start + len(call)] += call
        late = start + int(0.012 * rate)
        samples[late : late + len(call)] += echo * call
        calls.append((start / rate, (start + len(call)) / rate))
        start += len(call) + int(rng.uniform(*pauses_s) * rate)
    return samples.astype(np.float32), calls


def outlined(preset, samples, rate):
    params = PRESETS[preset]
    heard = spectrogram(ArraySource(samples, rate), params.spectrogram)
    return [outline.box for outline in params.outlines(heard)]


def common_s(box, call):
    return min(box.offset_s, call[1]) - max(box.onset_s, call[0])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[1].__name__}-{case[2]}")
def test_loud_voices_are_found_whole_and_on_time(case):
    preset, voice, rate, slope, length_s, pauses_s, tolerance_s = case
    samples, calls = scene(voice, rate, slope, length_s, pauses_s, over_noise=6.0)
    boxes = outlined(preset, samples, rate)
    assert len(calls) >= 2
    errors_s = []
    for call in calls:
        over = [box for box in boxes if common_s(box, call) >= 0.5 * (call[1] - call[0])]
        assert over, call
        errors_s.append(min(abs(box.onset_s - call[0]) for box in over))
    assert np.median(errors_s) <= tolerance_s
    assert len(boxes) <= 1.5 * len(calls)
    assert all(any(common_s(box, call) > 0 for call in calls) for box in boxes)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[1].__name__}-{case[2]}")
def test_most_faint_voices_are_found(case):
    preset, voice, rate, slope, length_s, pauses_s, _ = case
    samples, calls = scene(voice, rate, slope, length_s, pauses_s, over_noise=1.2, seed=1)
    boxes = outlined(preset, samples, rate)
    found = [
        call
        for call in calls
        if any(common_s(box, call) >= 0.5 * (call[1] - call[0]) for box in boxes)
    ]
    assert len(found) >= 0.75 * len(calls)


@pytest.mark.parametrize("over_noise", [6.0, 20.0, 60.0, 200.0])
@pytest.mark.parametrize(("preset", "voice", "rate", "pauses_s"), [
    ("songbirds", tick, 44_100, (0.2, 0.5)),
    ("insects", tick, 44_100, (0.2, 0.5)),
    ("bats", close_bat, 312_500, (0.06, 0.14)),
])  # fmt: skip
def test_a_short_sound_is_found_however_loud(preset, voice, rate, pauses_s, over_noise):
    length_s = 1.0 if preset == "bats" else 6.0
    samples, calls = scene(voice, rate, 1.0, length_s, pauses_s, over_noise=over_noise)
    boxes = outlined(preset, samples, rate)
    assert all(any(common_s(box, call) > 0 for box in boxes) for call in calls)
    assert len(boxes) <= 1.5 * len(calls)


def test_an_echo_does_not_hide_or_delay_a_bat():
    samples, calls = scene(bat, 256_000, 0.0, 1.0, (0.06, 0.14), over_noise=6.0, echo=0.2)
    boxes = outlined("bats", samples, 256_000)
    for call in calls:
        over = [box for box in boxes if common_s(box, call) >= 0.5 * (call[1] - call[0])]
        assert min(abs(box.onset_s - call[0]) for box in over) <= 0.0015


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "exact HJA/MLSP"])
def test_noise_alone_has_next_to_no_segments(preset):
    rate = 256_000 if preset == "bats" else 44_100
    seconds = 2.0 if preset == "bats" else 10.0
    noise = 0.01 * air(np.random.default_rng(5), int(seconds * rate), rate, 1.0)
    assert len(outlined(preset, noise.astype(np.float32), rate)) <= 0.5 * seconds
