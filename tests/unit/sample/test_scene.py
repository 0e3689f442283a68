"""Scenes: what is asked for is in them, and the levels are right."""

import numpy as np
import pytest

from birdann.sample.birds import VOICES
from birdann.sample.scene import Weather, background, perform

CALM = Weather(hiss_db=-60.0, wind_db=None, rain_drops_per_s=0.0, hum_hz=None)


def test_everybody_sings_and_no_call_is_cut():
    scene = perform(
        np.random.default_rng(0), VOICES, duration_s=20, sample_rate_hz=32_000, weather=CALM
    )
    assert {call.species for call in scene.calls} == {voice.name for voice in VOICES}
    assert scene.samples.dtype == np.float32
    assert len(scene.samples) == 20 * 32_000
    assert np.abs(scene.samples).max() <= 0.9 + 1e-6
    onsets = [call.box.onset_s for call in scene.calls]
    assert onsets == sorted(onsets)
    assert onsets[0] >= 0.4
    assert max(call.box.offset_s for call in scene.calls) <= 19.6


def test_an_empty_wood_is_only_weather():
    scene = perform(
        np.random.default_rng(0), (), duration_s=5, sample_rate_hz=32_000, weather=CALM
    )
    assert scene.calls == ()
    level_db = 20 * np.log10(np.sqrt(np.mean(scene.samples.astype(float) ** 2)))
    assert level_db == pytest.approx(-60, abs=0.1)


def test_weather_sounds_like_itself():
    def spectrum(**weather):
        settings = {"hiss_db": -90.0, "wind_db": None, "rain_drops_per_s": 0.0, "hum_hz": None}
        sound = background(
            np.random.default_rng(0), 320_000, 32_000, Weather(**{**settings, **weather})
        )
        return np.abs(np.fft.rfft(sound)) ** 2, np.fft.rfftfreq(320_000, 1 / 32_000), sound

    wind, hz, _ = spectrum(wind_db=-30.0)
    assert wind[hz < 1000].sum() > 0.9 * wind.sum()
    hum, hz, _ = spectrum(hum_hz=50.0)
    assert hz[hum.argmax()] == 50
    _, _, rain = spectrum(rain_drops_per_s=20.0)
    assert np.abs(rain).max() > 20 * np.sqrt(np.mean(rain**2))
