"""Synthetic songs of invented species, with natural variation.

No recipe imitates a real species; together they span simple and difficult cases: whistles, trills,
buzzes, harmonic stacks, hoots, clicks, thin high notes, warbles.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

import numpy as np

from birdann.core.arrays import FloatArray

Wave = FloatArray

_AUDIBLE_SHARE = 0.1
_HALF_WIDTH_HZ = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Individual:
    """An individual's factors on pitch and tempo."""

    pitch: float
    tempo: float

    @classmethod
    def draw(cls, rng: np.random.Generator) -> Self:
        """Return a bird: pitch within about 4 %, tempo within about 8 %."""
        return cls(
            pitch=float(np.exp(rng.normal(0, 0.04))), tempo=float(np.exp(rng.normal(0, 0.08)))
        )


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class SongNote:
    """One continuous sound of a song."""

    onset_s: float  # From the start of the song.
    wave: Wave  # (n,), peak about 1.
    # low_hz, high_hz: Frequency range of partials above a tenth of the strongest, ± 60 Hz.
    low_hz: float
    high_hz: float


Recipe = Callable[[np.random.Generator, int, Individual], list[SongNote]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Voice:
    """An invented species."""

    name: str  # A description that serves as its name.
    sing: Recipe  # Makes one song from a random generator, a sample rate in Hz and an individual.
    pause_s: float  # Mean silence between songs.


def _times(duration_s: float, rate: int) -> Wave:
    return np.arange(max(2, round(duration_s * rate))) / rate


def _swell(n: int, rate: int, attack_s: float, release_s: float) -> Wave:
    out = np.ones(n)
    for edge_s, part in ((attack_s, out), (release_s, out[::-1])):
        size = min(n // 2, max(1, round(edge_s * rate)))
        part[:size] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(size) / size)
    return out


def _wobble(rng: np.random.Generator, n: int, depth: float) -> Wave:
    """Return a slowly varying factor near 1, for natural pitch."""
    knots = rng.normal(0, depth, 5)
    return 1 + np.interp(np.linspace(0, 4, n), np.arange(5), knots)


def _tone(
    frequency_hz: Wave,
    envelope: Wave,
    rate: int,
    onset_s: float,
    partials: tuple[float, ...] = (1,),
) -> SongNote:
    """Return a note with a moving fundamental and its harmonics below the Nyquist frequency."""
    phase = 2 * np.pi * np.cumsum(frequency_hz) / rate
    top_hz = float(frequency_hz.max())
    wave = np.zeros(len(phase))
    audible: list[int] = []
    strongest = max(partials)
    for order, strength in enumerate(partials, start=1):
        if order * top_hz < 0.47 * rate:
            wave += strength * np.sin(order * phase)
            if strength >= _AUDIBLE_SHARE * strongest:
                audible.append(order)
    wave *= envelope / np.abs(wave).max()
    low_hz = float(frequency_hz.min()) * audible[0] - _HALF_WIDTH_HZ
    high_hz = top_hz * audible[-1] + _HALF_WIDTH_HZ
    return SongNote(onset_s=onset_s, wave=wave, low_hz=low_hz, high_hz=high_hz)


def _rising_whistler(rng: np.random.Generator, rate: int, bird: Individual) -> list[SongNote]:
    notes, at = [], 0.0
    for _ in range(int(rng.integers(2, 4))):
        t = _times(rng.uniform(0.32, 0.48) / bird.tempo, rate)
        start_hz, rise = rng.normal(2500, 80) * bird.pitch, rng.uniform(1.45, 1.75)
        curve = start_hz * rise ** ((t / t[-1]) ** rng.uniform(1.1, 1.8))
        shape = _swell(len(t), rate, 0.04, 0.03)
        notes.append(_tone(curve * _wobble(rng, len(t), 0.006), shape, rate, at, (1, 0.03)))
        at += t[-1] + rng.uniform(0.18, 0.3) / bird.tempo
    return notes


def _buzzing_trill(rng: np.random.Generator, rate: int, bird: Individual) -> list[SongNote]:
    t = _times(rng.uniform(0.5, 0.9) / bird.tempo, rate)
    carrier_hz = rng.normal(6300, 150) * bird.pitch * (1 - 0.08 * t / t[-1])
    pulse_hz = rng.uniform(65, 90) * bird.tempo
    sweep = 1 + 0.16 * np.sin(2 * np.pi * pulse_hz * t)
    shape = _swell(len(t), rate, 0.12, 0.03)
    shape *= 0.35 + 0.65 * (0.5 - 0.5 * np.cos(2 * np.pi * pulse_hz * t)) ** 2
    return [_tone(carrier_hz * sweep, shape, rate, 0.0)]


def _silver_rattle(rng: np.random.Generator, rate: int, bird: Individual) -> list[SongNote]:
    """Return a trill of falling chevrons as one note, with inaudibly short gaps."""
    per_s = rng.uniform(15, 20) * bird.tempo
    count = int(rng.integers(12, 22))
    t = _times(count / per_s, rate)
    within = (t * per_s) % 1.0
    top_hz = rng.normal(5300, 120) * bird.pitch * (1 - 0.1 * t / t[-1])
    chevron = 1 - 0.28 * within / 0.7
    shape = np.maximum(np.sin(np.pi * within / 0.7), 0) ** 0.7
    shape *= _swell(len(t), rate, 0.15, 0.1)
    return [_tone(top_hz * np.maximum(chevron, 0.72), shape, rate, 0.0, (1, 0.05))]


def _nasal_caller(rng: np.random.Generator, rate: int, bird: Individual) -> list[SongNote]:
    notes, at = [], 0.0
    for _ in range(int(rng.integers(1, 4))):
        t = _times(rng.uniform(0.2, 0.32) / bird.tempo, rate)
        base_hz = rng.normal(720, 25) * bird.pitch
        arch = base_hz * (1 + 0.14 * np.sin(np.pi * t / t[-1]))
        orders = np.arange(1, 10)
        formant = np.exp(-0.5 * ((orders * base_hz - 2600 * bird.pitch) / 1100) ** 2)
        shape = _swell(len(t), rate, 0.02, 0.05)
        partials = tuple(float(strength) for strength in formant + 0.02)
        notes.append(_tone(arch * _wobble(rng, len(t), 0.008), shape, rate, at, partials))
        at += t[-1] + rng.uniform(0.15, 0.35) / bird.tempo
    return notes


def _wood_hooter(rng: np.random.Generator, rate: int, bird: Individual) -> list[SongNote]:
    notes, at = [], 0.0
    pitch_hz = rng.normal(430, 12) * bird.pitch
    for index in range(int(rng.integers(3, 6))):
        t = _times(rng.uniform(0.24, 0.34) * (1.6 if index == 1 else 1) / bird.tempo, rate)
        bend = 1 + 0.07 * np.sin(np.pi * t / t[-1])
        shape = _swell(len(t), rate, 0.06, 0.1)
        notes.append(
            _tone(pitch_hz * bend * _wobble(rng, len(t), 0.004), shape, rate, at, (1, 0.15))
        )
        at += t[-1] + rng.uniform(0.16, 0.26) / bird.tempo
    return notes


def _reed_clicker(rng: np.random.Generator, rate: int, bird: Individual) -> list[SongNote]:
    """Return short bursts of ticks, each a damped oscillation of a few milliseconds."""
    notes, at = [], 0.0
    pitch_hz = rng.normal(7600, 250) * bird.pitch
    for _ in range(int(rng.integers(3, 6))):
        ticks_per_s = rng.uniform(65, 85) * bird.tempo
        t = _times(int(rng.integers(5, 8)) / ticks_per_s, rate)
        within_s = (t * ticks_per_s % 1.0) / ticks_per_s
        shape = np.exp(-within_s / 0.004) * _swell(len(t), rate, 0.0006, 0.01)
        ring = _tone(pitch_hz * (1 - 6 * within_s), shape, rate, at)
        hiss = rng.normal(0, 0.05, len(t)) * shape
        notes.append(
            SongNote(
                onset_s=at, wave=ring.wave + hiss, low_hz=0.85 * pitch_hz, high_hz=1.1 * pitch_hz
            )
        )
        at += t[-1] + rng.uniform(0.12, 0.2) / bird.tempo
    return notes


def _two_note_piper(rng: np.random.Generator, rate: int, bird: Individual) -> list[SongNote]:
    notes, at = [], 0.0
    high_hz = rng.normal(7000, 100) * bird.pitch
    for _ in range(int(rng.integers(1, 3))):
        for factor, length_s in ((1.0, rng.uniform(0.14, 0.2)), (0.83, rng.uniform(0.22, 0.32))):
            t = _times(length_s / bird.tempo, rate)
            steady = np.full(len(t), high_hz * factor) * _wobble(rng, len(t), 0.003)
            notes.append(_tone(steady, _swell(len(t), rate, 0.015, 0.03), rate, at))
            at += t[-1] + rng.uniform(0.05, 0.08) / bird.tempo
        at += rng.uniform(0.15, 0.25)
    return notes


def _tumbling_warbler(rng: np.random.Generator, rate: int, bird: Individual) -> list[SongNote]:
    t = _times(rng.uniform(0.55, 0.85) / bird.tempo, rate)
    start_hz = rng.normal(4300, 120) * bird.pitch
    fall = start_hz * rng.uniform(0.42, 0.5) ** (t / t[-1])
    warble_hz = rng.uniform(17, 23) * bird.tempo
    warble = 1 + 0.09 * np.sin(2 * np.pi * warble_hz * t + rng.uniform(0, 6))
    shape = _swell(len(t), rate, 0.03, 0.06) * (0.75 + 0.25 * np.cos(2 * np.pi * warble_hz * t))
    return [_tone(fall * warble, shape, rate, 0.0, (1, 0.12))]


VOICES: tuple[Voice, ...] = (
    Voice(name="Rising whistler", sing=_rising_whistler, pause_s=2.4),
    Voice(name="Buzzing trill", sing=_buzzing_trill, pause_s=2.2),
    Voice(name="Silver rattle", sing=_silver_rattle, pause_s=2.6),
    Voice(name="Nasal caller", sing=_nasal_caller, pause_s=2.0),
    Voice(name="Wood hooter", sing=_wood_hooter, pause_s=3.0),
    Voice(name="Reed clicker", sing=_reed_clicker, pause_s=2.6),
    Voice(name="Two-note piper", sing=_two_note_piper, pause_s=2.2),
    Voice(name="Tumbling warbler", sing=_tumbling_warbler, pause_s=2.2),
)
"""The birds of the sample, in the order of their names' first appearance in its lists."""
