"""How outlines by default settings meet the notes of made-up singers, and of known ones spoiled.

    python tests/benchmark/measure_singers.py [FOLDER ...]

Made-up singers with known notes, at several levels above the noise, and the recordings of folders with a ``notes.csv``
(file, start_s, end_s) at other rates, speeds and levels, with noise and with echoes. F1 of notes at half overlap,
beside that of the level threshold of ``bench_segmentation.py``.
"""

import tempfile
from collections.abc import Iterator
from math import gcd
from pathlib import Path

import numpy as np
import soundfile
from bench_segmentation import Spans, f1_of, known_notes, spans_above_level, spans_found
from figures import begin, command_line, figure
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt

rng = np.random.default_rng(0)
U = rng.uniform
Sound = np.ndarray
Note = tuple[float, float, Sound, float]
"""Seconds, seconds to the next, the wave, decibels."""


def stack(rate: int, duration_s: float, hz: float, slope=0.0, n=1, fall_db=1.0, hoarse=0.0) -> Sound:  # fmt: skip
    """A harmonic stack with ramps of 4 ms, partly noise."""
    t = np.arange(int(duration_s * rate)) / rate
    phase = 2 * np.pi * np.cumsum(hz * (1 + slope * t / duration_s)) / rate
    audible = [k for k in range(1, n + 1) if k * hz * (1 + max(slope, 0.0)) < 0.45 * rate]
    wave = sum(10 ** (-fall_db * k / 20) * np.cos(k * phase + U(0, 6)) for k in audible)
    wave = wave / np.sqrt((wave**2).mean())
    if hoarse:
        band = [max(200.0, 0.7 * hz), min(8 * hz, 0.45 * rate)]
        noise = sosfilt(
            butter(2, band, "bandpass", fs=rate, output="sos"), rng.normal(size=len(t))
        )
        wave = (1 - hoarse) * wave + hoarse * noise / noise.std()
    return wave * np.clip(np.minimum(t, duration_s - t) / 0.004, 0, 1)


MOTIF = [(U(0.03, 0.2), U(0.006, 0.02), U(450, 900), U(-0.3, 0.3), U(0, 0.4)) for _ in range(7)]


def dense(rate: int) -> Iterator[Note]:
    for duration_s, gap_s, hz, slope, hoarse in MOTIF:
        yield duration_s, gap_s, stack(rate, duration_s, hz, slope, 14, 1, hoarse), U(-5, 5)


def short_low(rate: int) -> Iterator[Note]:
    pitch_hz = U(300, 1000)
    for _ in range(rng.integers(1, 5)):
        duration_s, hz = U(0.03, 0.2), pitch_hz * U(0.9, 1.1)
        wave = stack(rate, duration_s, hz, U(-0.3, 0.3), 8, 3, U(0.2, 0.6))
        yield duration_s, U(0.03, 0.3), wave, U(-8, 8)


def whistles(rate: int) -> Iterator[Note]:
    for _ in range(rng.integers(3, 12)):
        duration_s = U(0.02, 0.25)
        wave = stack(rate, duration_s, U(1500, 6000), U(-0.5, 0.5), 2, 15)
        yield duration_s, U(0.01, 0.05), wave, U(-8, 8)


def growls(rate: int) -> Iterator[Note]:
    yield (
        (d := U(0.3, 1.2)),
        U(0.2, 0.8),
        stack(rate, d, U(80, 250), U(-0.2, 0.2), 15, 2, 0.2),
        0.0,
    )


def booms(rate: int) -> Iterator[Note]:
    for _ in range(3):
        yield 1.1, 1.0, stack(rate, 1.1, 160, 0, 2, 20), U(-4, 4)


def hoots(rate: int) -> Iterator[Note]:
    for _ in range(3):
        yield 0.4, 0.8, stack(rate, 0.4, U(260, 380), 0.05, 2, 20), U(-4, 4)


def pulses(rate: int) -> Iterator[Note]:
    for _ in range(rng.integers(3, 9)):
        duration_s = U(0.003, 0.005)
        t = np.arange(int(duration_s * rate)) / rate
        hz = 80e3 - 45e3 * (t / duration_s) ** 0.6
        wave = np.sin(2 * np.pi * np.cumsum(hz) / rate) * np.hanning(len(t))
        yield duration_s, U(0.04, 0.1), wave, U(-8, 8)


def stacks_and_noise(rate: int) -> Iterator[Note]:
    """Introductory notes and a motif of stacks, sweeps and noisy syllables, as an adult zebra finch's."""
    for _ in range(rng.integers(2, 5)):
        yield U(0.03, 0.06), U(0.02, 0.03), stack(rate, 0.05, 600, -0.1, 16, 1, 0.5), U(-8, -3)
    for _ in range(2):
        for duration_s, gap_s, hz, slope, hoarse in SYLLABLES:
            yield duration_s, gap_s, stack(rate, duration_s, hz, slope, 20, 0.7, hoarse), U(-5, 3)


def squabbles(rate: int) -> Iterator[Note]:
    """Hoarse stacks from 5 to 12 kHz, as fruit bats'."""
    for _ in range(rng.integers(2, 9)):
        duration_s, hz = U(0.02, 0.15), U(5000, 12_000)
        wave = stack(rate, duration_s, hz, U(-0.3, 0.3), 8, 2, U(0.3, 0.8))
        yield duration_s, U(0.01, 0.12), wave, U(-8, 8)


SYLLABLES = [
    (U(0.03, 0.2), U(0.005, 0.03), U(450, 800), U(-0.4, 0.2), hoarse)
    for hoarse in (0.1, 0.8, 0.0, 0.5, 0.9, 0.2)
]


def barks(rate: int) -> Iterator[Note]:
    for _ in range(rng.integers(1, 6)):
        duration_s, hz = U(0.1, 0.5), U(300, 700)
        wave = stack(rate, duration_s, hz, U(-0.3, 0.1), 5, 3, U(0.5, 0.9))
        yield duration_s, U(0.05, 0.4), wave, U(-6, 6)


def close_calls(rate: int) -> Iterator[Note]:
    """Low, hoarse calls, half of them in pulses."""
    pitch_hz = U(250, 700)
    for _ in range(rng.integers(1, 4)):
        duration_s = U(0.05, 0.15)
        wave = stack(rate, duration_s, pitch_hz * U(0.9, 1.1), U(-0.3, 0.1), 6, 3, U(0.2, 0.7))
        if U(0, 1) < 0.5:
            wave *= 0.6 + 0.4 * np.sign(
                np.sin(2 * np.pi * U(25, 60) * np.arange(len(wave)) / rate)
            )
        yield duration_s, U(0.1, 0.6), wave, U(-6, 6)


SINGERS = {
    "dense stacks, pauses of 6 to 20 ms": (dense, 32_000, (25, 35, 45), 12, 0.0),
    "short, low, hoarse calls": (short_low, 22_050, (12, 20, 30), 12, 0.0),
    "short, low, hoarse calls in pink noise": (short_low, 48_000, (15, 20, 30), 12, 0.5),
    "barks of .1 to .5 s, hoarse": (barks, 44_100, (10, 20, 40), 12, 0.0),
    "barks of .1 to .5 s, hoarse, in pink noise": (barks, 96_000, (10, 20, 40), 12, 0.5),
    "stacks and noisy syllables, pauses of 5 to 30 ms": (
        stacks_and_noise,
        44_100,
        (10, 15, 20, 30, 40),
        12,
        0.0,
    ),
    "low calls in pulses, in pink noise": (close_calls, 44_100, (6, 12, 20), 14, 0.5),
    "whistles, pauses of 10 to 50 ms": (whistles, 44_100, (15, 25, 40), 12, 0.0),
    "growls from 80 to 250 Hz": (growls, 16_000, (15, 30), 12, 0.0),
    "booms at 160 Hz in pink noise": (booms, 48_000, (10, 25), 20, 0.5),
    "hoots from 260 Hz in pink noise": (hoots, 44_100, (10, 25), 20, 0.5),
    "bats, 3 to 5 ms, 256 kHz": (pulses, 256_000, (15, 25), 4, 0.0),
    "bats, 3 to 5 ms, 384 kHz": (pulses, 384_000, (15, 25), 4, 0.0),
    "hoarse stacks from 5 to 12 kHz, 250 kHz": (squabbles, 250_000, (12, 20, 35), 5, 0.0),
}
"""Notes, rate, decibels over the noise, seconds, and how the noise falls with frequency."""
ECHOED = {
    "stacks and noisy syllables, pauses of 5 to 30 ms": (0.05, 0.1, 0.2, 0.4),
    "dense stacks, pauses of 6 to 20 ms": (0.2,),
    "whistles, pauses of 10 to 50 ms": (0.2,),
    "barks of .1 to .5 s, hoarse": (0.2,),
}
"""Seconds in which echoes fade by 60 dB."""


def noise_like(n: int, fall: float) -> Sound:
    spectrum = np.fft.rfft(rng.normal(size=n))
    wave = np.fft.irfft(spectrum / np.maximum(np.arange(len(spectrum)), 1) ** fall, n)
    return wave / wave.std()


def scene(make, rate: int, snr_db: float, length_s: float, fall: float) -> tuple[Sound, Spans]:
    """Return noise in which bouts are sung, and when the notes are."""
    sound, notes, at_s = noise_like(int(length_s * rate), fall), [], 0.5
    while at_s < length_s - 1:
        for duration_s, gap_s, wave, db in make(rate):
            if at_s + duration_s > length_s - 0.3:
                break
            first = int(at_s * rate)
            sound[first : first + len(wave)] += wave * 10 ** ((snr_db + db) / 20)
            notes.append((at_s, at_s + duration_s))
            at_s += duration_s + gap_s
        at_s += U(0.1, 1.2)
    return 0.7 * sound / np.abs(sound).max(), notes


def tell(name: str, rate: int, items: list[tuple[Sound, Spans]]) -> None:
    """Print F1 of some recordings."""
    with tempfile.TemporaryDirectory() as place:
        known: dict[str, Spans] = {}
        for i, (sound, notes) in enumerate(items):
            known[f"{i}.wav"] = notes
            soundfile.write(Path(place) / f"{i}.wav", np.clip(sound, -1, 1), rate)
        f1, of_level = (
            f1_of({name: find(Path(place) / name) for name in known}, known)
            for find in (spans_found, spans_above_level)
        )
    figure(name, f1, "", ratio=f1 / max(of_level, 0.001),
           against=f"the level threshold's {of_level:.3f}")  # fmt: skip


def echoed(sound: Sound, rate: int, decay_s: float) -> Sound:
    t = np.arange(int(decay_s * rate)) / rate
    echo = rng.normal(size=len(t)) * 10 ** (-3 * t / decay_s)
    wet = fftconvolve(sound, echo / np.sqrt((echo**2).sum()))[: len(sound)]
    return 0.7 * (sound + 0.3 * wet)


def hissed(sound: Sound, below_db: float) -> Sound:
    loud = np.sqrt(np.quantile(sound**2, 0.99))
    return sound + loud * 10 ** (-below_db / 20) * rng.normal(size=len(sound))


def spoiled(folder: Path) -> None:
    """Print F1 of a folder's recordings, spoiled in one way after the other."""
    known = known_notes(folder)
    heard = [(soundfile.read(folder / name), notes) for name, notes in list(known.items())[:6]]
    (_, rate), _ = heard[0]

    def way(name: str, change, new_rate: int = rate, slower: float = 1.0) -> None:
        items = [
            (change(sound), [(a * slower, b * slower) for a, b in notes])
            for (sound, _), notes in heard
        ]
        tell(f"{folder.name}, {name}", new_rate, items)

    way("as it is", lambda sound: sound)
    for other in (16_000, 48_000, 96_000):
        up, down = other // gcd(other, rate), rate // gcd(other, rate)
        way(
            f"at {other} Hz", lambda sound, up=up, down=down: resample_poly(sound, up, down), other
        )
    way("half as fast", lambda sound: sound, rate // 2, 2.0)
    way("40 dB fainter", lambda sound: 0.01 * sound)
    for below_db in (40, 30, 20):
        way(f"noise {below_db} dB below", lambda sound, db=below_db: hissed(sound, db))
    way("echoes of .2 s", lambda sound: echoed(sound, rate, 0.2))


def main() -> None:
    """Print all of it."""
    folders = command_line(__doc__, {"folders*": Path}).folders
    begin("F1 of notes at half overlap, default settings")
    for name, (make, rate, levels_db, length_s, fall) in SINGERS.items():
        for snr_db in levels_db:
            heard = [scene(make, rate, snr_db, length_s, fall) for _ in range(2)]
            tell(f"{name}, {snr_db} dB", rate, heard)
            for decay_s in ECHOED.get(name, ()):
                echoes = [(echoed(sound, rate, decay_s), notes) for sound, notes in heard]
                tell(f"{name}, {snr_db} dB, echoes of {decay_s} s", rate, echoes)
    for folder in folders:
        spoiled(folder)


if __name__ == "__main__":
    main()
