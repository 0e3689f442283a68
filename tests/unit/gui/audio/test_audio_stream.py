"""Sound on its way to the loudspeaker."""

from pathlib import Path

import numpy as np
import pytest

from birdann.core.errors import AudioError
from birdann.dsp.audio import ArraySource
from birdann.gui.audio.audio_stream import PlayRequest, SoundFeeder, blocks, to_pcm

RATE = 22_050


def tone(*frequencies, seconds=1.0):
    t = np.arange(int(seconds * RATE)) / RATE
    return ArraySource(sum(0.3 * np.sin(2 * np.pi * f * t) for f in frequencies), RATE)


def played(source, out_rate=RATE, **wish):
    request = PlayRequest(path=Path("x.wav"), **wish).clip_to(source.n_frames / RATE)
    return np.concatenate(list(blocks(source, request, out_rate)))


def peak_hz(samples, rate):
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    return np.argmax(spectrum) * rate / len(samples)


def level(samples, hz, rate=RATE):
    t = np.arange(len(samples)) / rate
    return 2 * abs(np.mean(samples * np.exp(-2j * np.pi * hz * t)))


def test_plays_the_stretch_that_was_asked_for():
    ramp = ArraySource(np.linspace(-0.9, 0.9, RATE), RATE)
    out = played(ramp, start_s=0.2, stop_s=0.7)
    assert len(out) == RATE // 2
    middle = slice(200, -200)
    assert np.allclose(out[middle], ramp.read(round(0.2 * RATE), len(out))[middle], atol=1e-6)


def test_resamples_to_the_output():
    out = played(tone(1000), out_rate=48_000)
    assert len(out) == pytest.approx(48_000, abs=50)
    assert peak_hz(out, 48_000) == pytest.approx(1000, abs=2)


def test_slowed_sound_lasts_longer_and_is_lower():
    out = played(tone(4000), out_rate=48_000, rate=0.25)
    assert len(out) == pytest.approx(4 * 48_000, abs=200)
    assert peak_hz(out, 48_000) == pytest.approx(1000, abs=2)


def test_slowed_sound_can_keep_its_pitch():
    out = played(tone(4000), out_rate=48_000, rate=0.5, keeps_pitch=True)
    assert len(out) == pytest.approx(2 * 48_000, abs=200)
    assert peak_hz(out, 48_000) == pytest.approx(4000, abs=4)


def test_band_is_let_through_and_the_rest_is_not():
    out = played(tone(500, 3000, 8000), low_hz=2500, high_hz=3500)
    inner = out[RATE // 4 : -RATE // 4]
    assert level(inner, 3000) > 0.27
    assert level(inner, 500) < 0.003
    assert level(inner, 8000) < 0.003


@pytest.mark.parametrize(
    ("wish", "kept", "lost"), [({"low_hz": 4000}, 8000, 500), ({"high_hz": 2000}, 500, 8000)]
)
def test_one_sided_bands(wish, kept, lost):
    inner = played(tone(500, 8000), **wish)[RATE // 4 : -RATE // 4]
    assert level(inner, kept) > 0.27
    assert level(inner, lost) < 0.01


def test_a_band_wider_than_the_recording_changes_nothing():
    out = played(tone(1000), low_hz=0, high_hz=20_000)
    assert np.allclose(out[200:-200], tone(1000).read(200, RATE - 400), atol=1e-6)


def test_no_clicks_at_the_ends():
    out = played(ArraySource(np.full(RATE, 0.8), RATE), start_s=0.2, stop_s=0.5)
    assert abs(out[0]) < 0.02
    assert abs(out[-1]) < 0.02
    assert np.abs(np.diff(out)).max() < 0.02


def test_pcm_is_clipped_and_repeated_per_channel():
    pcm = np.frombuffer(to_pcm(np.array([0.0, 1.0, -2.0], np.float32), 2), "<i2")
    assert pcm.tolist() == [0, 0, 32767, 32767, -32767, -32767]


def drain(feeder):
    parts = []
    while not feeder.is_spent:
        parts.append(feeder.take(4001))
    return b"".join(parts)


def test_feeder_hands_out_everything_once():
    source = tone(1000, seconds=3.0)
    request = PlayRequest(path=Path("x.wav"))
    feeder = SoundFeeder(lambda: source, request, rate_hz=RATE, n_channels=2)
    pcm = drain(feeder)
    feeder.stop()
    assert len(pcm) == 3 * RATE * 4


def test_feeder_loops_until_stopped_and_does_not_run_ahead_forever():
    source = tone(1000, seconds=0.2)
    request = PlayRequest(path=Path("x.wav"), loop=True)
    feeder = SoundFeeder(lambda: source, request, rate_hz=RATE, n_channels=1)
    n_bytes = 0
    while n_bytes < 10 * RATE:
        n_bytes += len(feeder.take(2000))
    assert not feeder.is_spent
    feeder.stop()


def test_feeder_reports_a_file_that_fails():
    def fail():
        raise AudioError("x.wav is gone.")

    feeder = SoundFeeder(fail, PlayRequest(path=Path("x.wav")), rate_hz=RATE, n_channels=1)
    feeder.stop()
    assert str(feeder.error) == "x.wav is gone."


@pytest.mark.parametrize("wish", [{"rate": 0.0}, {"rate": 100.0}, {"start_s": 2.0, "stop_s": 1.0}])
def test_senseless_requests_are_refused(wish):
    with pytest.raises(ValueError, match="must"):
        PlayRequest(path=Path("x.wav"), **wish)
