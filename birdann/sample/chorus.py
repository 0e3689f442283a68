"""A synthetic dawn chorus: sound files, species lists and true calls."""

import csv
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import combinations
from pathlib import Path

import numpy as np
import soundfile

from birdann.core.arrays import FloatArray
from birdann.core.files.disk import library_name
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.sample.birds import VOICES
from birdann.sample.scene import TrueCall, draw_weather, perform

Counts = FloatArray

LISTS_NAME, CALLS_NAME = "recording_species.csv", "call_times.csv"

_RATES_HZ = (32_000, 44_100, 48_000)
_LIST_SIZES = (2, 1, 3, 2, 3, 1, 2, 3)
_FIRST_START = datetime(2025, 5, 4, 4, 30, tzinfo=UTC)
_EMPTY_EVERY = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class ChorusTruth:
    """Contents of a synthetic chorus."""

    recordings: tuple[Path, ...]  # The sound files, in order.
    lists_path: Path  # Table ``file,labels`` with names separated by ``;``.
    calls_path: Path  # Table ``file,start_s,end_s,class,type,species,low_hz,high_hz``.
    calls: dict[str, tuple[TrueCall, ...]]  # Per file name, every call in order of time.
    species: tuple[str, ...]  # All species names, whether present or not.

    def species_in(self, name: str) -> tuple[str, ...]:
        """Return the species present in a file, in the order of ``species``."""
        names = {call.species for call in self.calls[name]}
        return tuple(species for species in self.species if species in names)


def synthesise(
    directory: str | Path,
    *,
    seed: int = 0,
    n_recordings: int = 24,
    shortest_s: float = 10.0,
    longest_s: float = 30.0,
    progress: Progress = silent,
) -> ChorusTruth:
    """Write a dawn chorus: recordings, species lists, and every call's time and band.

    Recordings are FLAC and WAV alternately, of 32 to 48 kHz, with one to three species in balanced
    combinations, so that the lists suffice for training; one in 24 has none. The same seed gives
    the same files.

    Parameters
    ----------
    shortest_s, longest_s
        Durations are drawn from between these.
    """
    folder = Path(directory)
    folder.mkdir(parents=True, exist_ok=True)
    casts = _draw_species_sets(np.random.default_rng([seed, 0]), len(VOICES), n_recordings)
    calls: dict[str, tuple[TrueCall, ...]] = {}
    for index, cast in enumerate(casts):
        progress(
            index / n_recordings,
            Message(
                "singing, recording {i} of {n_recordings}",
                i=index + 1,
                n_recordings=n_recordings,
            ),
        )
        rng = np.random.default_rng([seed, 1, index])
        rate = int(rng.choice(_RATES_HZ))
        scene = perform(
            rng,
            tuple(VOICES[member] for member in cast),
            duration_s=float(rng.uniform(shortest_s, longest_s)),
            sample_rate_hz=rate,
            weather=draw_weather(rng),
        )
        started = _FIRST_START + timedelta(minutes=5 * index)
        name = f"dawn_{started:%Y%m%d_%H%M%S}.{'wav' if index % 2 else 'flac'}"
        soundfile.write(library_name(folder / name), scene.samples, rate, subtype="PCM_16")
        calls[name] = scene.calls
    progress(1.0, Message("the chorus is written"))
    truth = ChorusTruth(
        recordings=tuple(folder / name for name in calls),
        lists_path=folder / LISTS_NAME,
        calls_path=folder / CALLS_NAME,
        calls=calls,
        species=tuple(voice.name for voice in VOICES),
    )
    _write_tables(truth)
    return truth


def _draw_species_sets(
    rng: np.random.Generator, n_voices: int, n_recordings: int
) -> list[tuple[int, ...]]:
    """Return the species of each recording: always the set with the rarest members and pairs."""
    solo = np.zeros(n_voices)
    pairs = np.zeros((n_voices, n_voices))
    casts: list[tuple[int, ...]] = []
    for index in range(n_recordings):
        size = min(n_voices, _LIST_SIZES[index % len(_LIST_SIZES)])
        if index % _EMPTY_EVERY == _EMPTY_EVERY - 1:
            casts.append(())
            continue
        sets = list(combinations(range(n_voices), size))
        rng.shuffle(sets)
        cast = min(sets, key=lambda members: _earlier_frequency(members, solo, pairs))
        solo[list(cast)] += 1
        for one, other in combinations(cast, 2):
            pairs[one, other] += 1
        casts.append(tuple(int(member) for member in cast))
    return casts


def _earlier_frequency(members: tuple[int, ...], solo: Counts, pairs: Counts) -> float:
    """Return the earlier frequency of a set's members, and above all its pairs."""
    single_frequency = sum(solo[member] ** 2 for member in members)
    joint = sum(pairs[pair] ** 2 for pair in combinations(members, 2))
    return float(single_frequency + 4 * joint)


def _write_tables(truth: ChorusTruth) -> None:
    with truth.lists_path.open("w", newline="", encoding="utf-8") as file:
        lists = csv.writer(file, lineterminator="\n")
        lists.writerow(["file", "labels"])
        lists.writerows([name, ";".join(truth.species_in(name))] for name in truth.calls)
    with truth.calls_path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(
            ["file", "start_s", "end_s", "class", "type", "species", "low_hz", "high_hz"]
        )
        for name, calls in truth.calls.items():
            for call in calls:
                box = call.box
                times = [f"{box.onset_s:.6f}", f"{box.offset_s:.6f}"]
                band = [f"{box.low_hz:.1f}", f"{box.high_hz:.1f}"]
                table.writerow([name, *times, call.species, "bird", call.species, *band])
