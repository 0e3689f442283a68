"""Sets of recordings with known calls, scenes composed of them, and how outlines meet the calls.

A set is a folder with ``call_times.csv`` or ``notes.csv`` (file, start_s, end_s, and where known low_hz,
high_hz), and the recordings beside it or in ``recordings``. What comes before the first ``_`` of its name
is its animal. Sets with ``recording_species.csv`` of many species are *field clips*, of which every sixth
counts, by the calls whose class is listed.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import gcd
from pathlib import Path

import numpy as np
from figures import csv_rows
from scipy.signal import butter, resample_poly, sosfilt

from birdann.dsp.audio import ArraySource, AudioReader, SampleSource
from birdann.segmentation.one_to_one import MEASURES, pairs
from birdann.segmentation.scores import Span, merge_overlapping

FIELD = "field"
FIELD_STEP, MANY_SPECIES = 6, 20
SCENE_RATE_HZ, SCENE_S, N_SCENES = 44_100, 10.0, 24
MAX_RATE_HZ = 50_000
"""Recordings of at most this rate are put into scenes."""
SHARED_BAND = 0.5
CLIPS_OF_A_MINUTE = 12
BACKGROUNDS = ("calm", "rain", "wind", "crickets")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Sample:
    """A recording with known calls."""

    animal: str
    name: str
    source: SampleSource
    calls: tuple[Span, ...]

    @property
    def is_banded(self) -> bool:
        """Whether the bands of the calls are known."""
        return any(call.band_hz is not None for call in self.calls)


Outliner = Callable[[SampleSource], Sequence[Span]]
"""Returns the outlines of a recording, with bands."""


def samples_under(folder: Path) -> list[Sample]:
    """Return the recordings of all sets in a folder, in memory."""
    samples: list[Sample] = []
    for place in sorted({path.parent for path in folder.rglob("*.csv")}):
        names = [name for name in ("call_times.csv", "notes.csv") if (place / name).exists()]
        if names:
            samples += _samples_of(place, place / names[0])
    return samples


def _samples_of(place: Path, calls_path: Path) -> Iterator[Sample]:
    rows = csv_rows(calls_path)
    known: dict[str, list[Span]] = defaultdict(list)
    lists = place / "recording_species.csv"
    listed = {r["file"]: r["labels"].split(";") for r in csv_rows(lists)} if lists.exists() else {}
    is_field = len({r.get("class") for r in rows}) >= MANY_SPECIES
    for r in rows:
        if is_field and r["class"] not in listed.get(r["file"], ()):
            continue
        band = (float(r["low_hz"]), float(r["high_hz"])) if r.get("low_hz") else None
        known[r["file"]].append(
            Span(recording="", start_s=float(r["start_s"]), end_s=float(r["end_s"]), band_hz=band)
        )
    folder = place / "recordings" if (place / "recordings").is_dir() else place
    animal = FIELD if is_field else place.name.partition("_")[0]
    for name in sorted(known)[:: FIELD_STEP if is_field else 1]:
        if (folder / name).exists():
            with AudioReader(folder / name) as reader:
                source = ArraySource(reader.read(0, reader.n_frames), reader.sample_rate_hz)
            yield Sample(animal=animal, name=name, source=source, calls=tuple(known[name]))


def minutes(samples: Sequence[Sample], seed: int = 0) -> list[Sample]:
    """Return field clips strung twelve to a minute, in which noise changes every five seconds."""
    clips = [sample for sample in samples if sample.animal == FIELD]
    order = np.random.default_rng(seed).permutation(len(clips))
    strung: list[Sample] = []
    for first in range(0, len(clips) - CLIPS_OF_A_MINUTE + 1, CLIPS_OF_A_MINUTE):
        sounds: list[np.ndarray] = []
        calls: list[Span] = []
        for clip in (clips[i] for i in order[first : first + CLIPS_OF_A_MINUTE]):
            begin_s = sum(map(len, sounds)) / clip.source.sample_rate_hz
            sounds.append(clip.source.read(0, clip.source.n_frames))
            calls += [
                replace(call, start_s=begin_s + call.start_s, end_s=begin_s + call.end_s)
                for call in clip.calls
            ]
        source = ArraySource(np.concatenate(sounds), clip.source.sample_rate_hz)
        strung.append(
            Sample(animal="minutes", name=f"from {first}", source=source, calls=tuple(calls))
        )
    return strung


def scenes(samples: Sequence[Sample], seed: int = 0) -> list[Sample]:
    """Return recordings in which calls of several animals overlap in rain, wind or crickets.

    Where the band of a call is unknown, it is that of nine tenths of its power.
    """
    rng = np.random.default_rng(seed)
    of_animal: dict[str, list[Sample]] = defaultdict(list)
    for sample in samples:
        if sample.source.sample_rate_hz <= MAX_RATE_HZ and sample.animal not in (FIELD, "fly"):
            of_animal[sample.animal].append(sample)
    composed: list[Sample] = []
    for number in range(N_SCENES if len(of_animal) > 1 else 0):
        kind = BACKGROUNDS[number % len(BACKGROUNDS)]
        sound = _background(kind, rng)
        calls: list[Span] = []
        chosen = rng.choice(sorted(of_animal), size=min(3, len(of_animal)), replace=False)
        for animal in chosen:
            sample = of_animal[animal][rng.integers(len(of_animal[animal]))]
            calls += _laid_over(sound, sample, 10 ** (rng.uniform(5, 30) / 20), rng)
        source = ArraySource((0.5 * sound / np.abs(sound).max()).astype(np.float32), SCENE_RATE_HZ)
        composed.append(
            Sample(animal="scenes", name=f"{kind} {number}", source=source, calls=tuple(calls))
        )
    return composed


def _laid_over(
    sound: np.ndarray, sample: Sample, gain: float, rng: np.random.Generator
) -> list[Span]:
    """Add some calls of a recording to a sound of unit noise; return when they are."""
    rate, source = SCENE_RATE_HZ, sample.source
    heard = source.read(0, source.n_frames).astype(np.float64)
    common = gcd(rate, source.sample_rate_hz)
    heard = resample_poly(heard, rate // common, source.sample_rate_hz // common)
    loud = np.concatenate(
        [heard[int(c.start_s * rate) : int(c.end_s * rate) + 1] for c in sample.calls]
    )
    heard *= gain / max(np.sqrt((loud**2).mean()), 1e-9)
    spans: list[Span] = []
    at_s = rng.uniform(0, 2)
    first, n_calls = int(rng.integers(len(sample.calls))), int(rng.integers(2, 9))
    for call in sample.calls[first : first + n_calls]:
        onset, stop = int(call.start_s * rate), int(call.end_s * rate)
        duration_s = (stop - onset) / rate
        if at_s + duration_s > SCENE_S - 0.1 or stop > len(heard) or stop - onset < 64:
            break
        wave = heard[onset:stop] * np.minimum(1, np.arange(stop - onset, 0, -1) / 64)
        wave[:64] *= np.arange(64) / 64
        begin = int(at_s * rate)
        sound[begin : begin + len(wave)] += wave
        band = call.band_hz or _band_of(wave)
        spans.append(Span(recording="", start_s=at_s, end_s=at_s + duration_s, band_hz=band))
        at_s += duration_s + rng.uniform(0.02, 0.6)
    return spans


def _band_of(wave: np.ndarray) -> tuple[float, float]:
    share = np.cumsum(np.abs(np.fft.rfft(wave)) ** 2)
    places = np.searchsorted(share, [0.05 * share[-1], 0.95 * share[-1]])
    low_hz, high_hz = (places * SCENE_RATE_HZ / len(wave)).tolist()
    return low_hz, max(high_hz, low_hz + SCENE_RATE_HZ / len(wave))


def _background(kind: str, rng: np.random.Generator) -> np.ndarray:
    rate, n = SCENE_RATE_HZ, int(SCENE_S * SCENE_RATE_HZ)
    spectrum = np.fft.rfft(rng.normal(size=n))
    noise = np.fft.irfft(spectrum / np.maximum(np.arange(len(spectrum)), 200) ** 0.5, n)
    noise /= noise.std()
    if kind == "rain":
        for begin in rng.integers(0, n - 900, int(40 * SCENE_S)):
            fade = np.exp(-np.arange(900) / rng.uniform(30, 200))
            noise[begin : begin + 900] += rng.exponential(4) * fade * rng.normal(size=900)
    if kind == "wind":
        knots = np.arange(0, n + rate, rate // 2)
        gusts = np.interp(np.arange(n), knots, rng.exponential(6, len(knots)))
        rumble = sosfilt(butter(2, 300, fs=rate, output="sos"), rng.normal(size=n))
        noise += 8 * gusts * rumble
    if kind == "crickets":
        t = np.arange(n) / rate
        trill = np.clip(np.sin(2 * np.pi * rng.uniform(15, 40) * t), 0, 1)
        chirp = np.sin(2 * np.pi * rng.uniform(0.8, 2.5) * t) > rng.uniform(-0.8, 0.5)
        hz = rng.uniform(3500, 7000)
        noise += 10 ** (rng.uniform(0, 20) / 20) * trill * chirp * np.sin(2 * np.pi * hz * t)
    return noise


def shares_band(a: Span, b: Span) -> bool:
    """Whether two spans share half of the narrower band."""
    if a.band_hz is None or b.band_hz is None:
        return True
    shared_hz = min(a.band_hz[1], b.band_hz[1]) - max(a.band_hz[0], b.band_hz[0])
    narrower_hz = min(a.band_hz[1] - a.band_hz[0], b.band_hz[1] - b.band_hz[0])
    return shared_hz >= SHARED_BAND * narrower_hz


def hits_of(rows: Sequence[Span], sample: Sample) -> tuple[int, int, int]:
    """Return how many calls are met one to one, rows that count, and calls.

    At an intersection over union of a half in time. Where bands are known, a row lies in that of its
    call, and rows in bands without calls do not count; else rows that sound together are one, but in
    field clips, where several animals do.
    """
    if sample.is_banded:
        rows = [row for row in rows if any(shares_band(row, call) for call in sample.calls)]
    elif sample.animal not in (FIELD, "minutes"):
        rows = merge_overlapping(rows)

    def fits(a: Span, b: Span) -> bool:
        return MEASURES["iou50"](a, b) and (not sample.is_banded or shares_band(a, b))

    return len(pairs(rows, sample.calls, fits)), len(rows), len(sample.calls)


def n_found(rows: Sequence[Span], sample: Sample) -> int:
    """Return how many calls are covered by half."""
    ticks = np.zeros(int(1000 * max(call.end_s for call in sample.calls)) + 2, bool)
    for row in rows:
        ticks[int(1000 * row.start_s) : int(1000 * row.end_s)] = True
    return sum(
        bool(ticks[int(1000 * c.start_s) : int(1000 * c.end_s) + 1].mean() >= 0.5)
        for c in sample.calls
    )
