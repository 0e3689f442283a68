"""A scene with songs: distance, echo, wind, rain and hum."""

from dataclasses import dataclass

import numpy as np
import scipy.fft

from birdann.core.arrays import FloatArray
from birdann.core.geometry import TimeFreqBox
from birdann.dsp.audio import Samples
from birdann.sample.birds import Individual, SongNote, Voice

_SPEED_OF_SOUND_M_PER_S = 343.0
_EDGE_S = 0.4
_PEAK = 0.9
_MIN_RATE_HZ = 24_000


@dataclass(frozen=True, slots=True, kw_only=True)
class TrueCall:
    """A call in a synthetic recording."""

    species: str
    box: TimeFreqBox


@dataclass(frozen=True, slots=True, kw_only=True)
class Weather:
    """Background levels in dBFS (root mean square), None for none."""

    hiss_db: float
    wind_db: float | None
    rain_drops_per_s: float
    hum_hz: float | None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Scene:
    """Samples and calls of a scene."""

    samples: Samples
    calls: tuple[TrueCall, ...]


def draw_weather(rng: np.random.Generator) -> Weather:
    """Return random weather: always some hiss, often wind, sometimes rain or hum."""
    return Weather(
        hiss_db=float(rng.uniform(-62, -52)),
        wind_db=float(rng.uniform(-42, -30)) if rng.random() < 0.6 else None,
        rain_drops_per_s=float(rng.uniform(3, 25)) if rng.random() < 0.25 else 0.0,
        hum_hz=float(rng.choice([50.0, 60.0])) if rng.random() < 0.25 else None,
    )


def perform(
    rng: np.random.Generator,
    voices: tuple[Voice, ...],
    *,
    duration_s: float,
    sample_rate_hz: int,
    weather: Weather,
) -> Scene:
    """Synthesise one bird of every voice: float32 (n,) within ±0.9, and calls by onset.

    Every bird sings at least once, and no call is cut by the ends.

    Parameters
    ----------
    voices
        May be empty.
    """
    if sample_rate_hz < _MIN_RATE_HZ:
        raise ValueError(f"the voices need a sample rate of at least {_MIN_RATE_HZ} Hz")
    n_samples = round(duration_s * sample_rate_hz)
    dry = np.zeros(n_samples, dtype=np.float32)
    wet = np.zeros(n_samples, dtype=np.float32)
    calls: list[TrueCall] = []
    for voice in voices:
        calls += _sing(rng, voice, dry, wet, sample_rate_hz)
    out = dry + _echo(rng, wet, sample_rate_hz) if voices else dry
    out += background(rng, n_samples, sample_rate_hz, weather)
    peak = float(np.abs(out).max(initial=0.0))
    if peak > _PEAK:
        out *= np.float32(_PEAK / peak)
    calls.sort(key=lambda call: (call.box.onset_s, call.box.low_hz))
    return Scene(samples=out, calls=tuple(calls))


def _sing(
    rng: np.random.Generator, voice: Voice, dry: Samples, wet: Samples, rate: int
) -> list[TrueCall]:
    """Add one bird's songs to the direct and the reverberated sound."""
    bird = Individual.draw(rng)
    distance_m = float(np.exp(rng.uniform(np.log(8), np.log(45))))
    level = 0.5 * 8 / distance_m
    end_s = len(dry) / rate - _EDGE_S
    calls: list[TrueCall] = []
    at_s = rng.uniform(_EDGE_S, max(_EDGE_S + 0.1, min(end_s / 3, 3.0)))
    while True:
        song = voice.sing(rng, rate, bird)
        length_s = max(note.onset_s + len(note.wave) / rate for note in song)
        if at_s + length_s > end_s:
            return calls
        loudness = level * 10 ** (rng.normal(0, 2) / 20)
        calls += [
            _add_note(note, voice.name, at_s, distance_m, loudness, dry, rate, wet)
            for note in song
        ]
        at_s += length_s + voice.pause_s * rng.uniform(0.4, 1.8)


def _add_note(
    note: SongNote,
    species: str,
    song_s: float,
    distance_m: float,
    loudness: float,
    dry: Samples,
    rate: int,
    wet: Samples,
) -> TrueCall:
    start = round((song_s + note.onset_s) * rate)
    wave = (_absorb_in_air(note.wave, distance_m, rate) * loudness).astype(np.float32)
    dry[start : start + len(wave)] += wave
    wet[start : start + len(wave)] += wave * np.float32(min(1.0, distance_m / 40))
    box = TimeFreqBox(
        onset_s=start / rate,
        offset_s=(start + len(wave)) / rate,
        low_hz=note.low_hz,
        high_hz=note.high_hz,
    )
    return TrueCall(species=species, box=box)


def _absorb_in_air(wave: FloatArray, distance_m: float, rate: int) -> FloatArray:
    """Apply absorption by air and leaves: about 0.1 dB/m at 8 kHz."""
    size = scipy.fft.next_fast_len(len(wave), real=True)
    frequency_hz = scipy.fft.rfftfreq(size, 1 / rate)
    loss_db = 0.1 * distance_m * (frequency_hz / 8000) ** 1.3
    spectrum = scipy.fft.rfft(wave, size) * 10 ** (-loss_db / 20)
    received: FloatArray = scipy.fft.irfft(spectrum, size)[: len(wave)]
    return received


def _echo(rng: np.random.Generator, wet: Samples, rate: int) -> Samples:
    """Return reverberation: decaying noise, high frequencies first."""
    decay_s = rng.uniform(0.12, 0.3)
    t = np.arange(round(4 * decay_s * rate)) / rate
    bands = rng.normal(0, 1, (2, len(t))) * np.exp(-t / np.array([[decay_s], [decay_s / 2.5]]))
    response = np.cumsum(bands[0]) * 0.15 * np.exp(-t / decay_s) + bands[1]
    response[: round(rng.uniform(4, 12) / _SPEED_OF_SOUND_M_PER_S * rate)] = 0
    response *= 0.5 / np.sqrt((response**2).sum())
    size = scipy.fft.next_fast_len(len(wet) + len(t), real=True)
    spectrum = scipy.fft.rfft(wet, size) * scipy.fft.rfft(response.astype(np.float32), size)
    echo: Samples = scipy.fft.irfft(spectrum, size)[: len(wet)].astype(np.float32)
    return echo


def background(rng: np.random.Generator, n_samples: int, rate: int, weather: Weather) -> Samples:
    """Return float32 (n_samples,): the scene without birds."""
    out = _coloured_noise(rng, n_samples, rate, slope=0.35) * _amplitude(weather.hiss_db)
    if weather.wind_db is not None:
        gusts = _slow_noise(rng, n_samples, rate, period_s=1.2)
        wind = _coloured_noise(rng, n_samples, rate, slope=1.3)
        out += wind * np.exp(gusts * np.float32(0.9)) * _amplitude(weather.wind_db)
    if weather.rain_drops_per_s:
        out += _rain(rng, n_samples, rate, weather.rain_drops_per_s)
    if weather.hum_hz is not None:
        t = np.arange(n_samples) / rate
        for order in (1, 2, 3, 5, 7, 12):
            strength = _amplitude(-48) / order
            out += (strength * np.sin(2 * np.pi * order * weather.hum_hz * t)).astype(np.float32)
    return out


def _amplitude(level_db: float) -> np.float32:
    return np.float32(10 ** (level_db / 20))


def _coloured_noise(rng: np.random.Generator, n: int, rate: int, *, slope: float) -> Samples:
    """Return noise of unit power whose amplitude falls as frequency^-slope from 60 Hz up."""
    size = scipy.fft.next_fast_len(n, real=True)
    spectrum = scipy.fft.rfft(rng.standard_normal(size, dtype=np.float32))
    frequency_hz = np.maximum(scipy.fft.rfftfreq(size, 1 / rate), 60.0)
    spectrum *= (frequency_hz**-slope).astype(np.float32)
    noise: Samples = scipy.fft.irfft(spectrum, size)[:n]
    noise /= np.sqrt(np.mean(noise**2))
    return noise


def _slow_noise(rng: np.random.Generator, n: int, rate: int, *, period_s: float) -> Samples:
    """Return unit noise that varies over ``period_s``."""
    n_knots = max(4, round(n / rate / period_s) + 2)
    knots = rng.normal(0, 1, n_knots)
    return np.interp(np.linspace(0, n_knots - 1, n), np.arange(n_knots), knots).astype(np.float32)


def _rain(rng: np.random.Generator, n: int, rate: int, drops_per_s: float) -> Samples:
    out = np.zeros(n, dtype=np.float32)
    size = round(0.008 * rate)
    t = np.arange(size) / rate
    for start in rng.integers(0, max(1, n - size), rng.poisson(drops_per_s * n / rate)):
        drop = rng.normal(0, 1, size) * np.exp(-t / rng.uniform(0.0008, 0.002))
        out[start : start + size] += drop * np.exp(rng.normal(-3.9, 0.6))
    return out
