"""How many calls does a model report in an hour of noise without animals of its kind?

    python tests/benchmark/measure_false_calls.py MODEL.birdann-model FOLDER [--minutes N] [--seed SEED]
        [--scores SCORES.csv --calls CALLS.csv]

Writes N minutes each of rain, wind, traffic, a stream, insects and silence into FOLDER/noise, has
the model label them as an archive does, without lists, and prints the rows per hour that an export
has at minimum probabilities of .5, .8 and .95. The noise is made by formulas of its own, not by
those of the demo: rain and stream of ringing bubbles (Minnaert), wind with the spectrum of
turbulence, vehicles that pass, trills of crickets. Other sound files in FOLDER/noise are measured
too, each by its name up to the first underscore. With SCORES.csv, which `measure_birdnet.py score FOLDER/noise`
writes, so are BirdNET's windows of 3 s, one after the other, that have such scores: of the species that CALLS.csv
names, and of all animals.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pyarrow.dataset
import soundfile
from figures import command_line, csv_rows

from birdann.cli.main import main as birdann

Samples = npt.NDArray[np.float64]
RATE_HZ = 44_100
PIECE_S = 60
THRESHOLDS = (0.5, 0.8, 0.95)
BIRDNET_WINDOW_S = 3
NO_GENERA = frozenset({"Human", "Power"})
"""First words of BirdNET's classes of two words that are no animals."""


def shaped(rng: np.random.Generator, n: int, gain: Callable[[Samples], Samples]) -> Samples:
    """Return noise of unit power with a given amplitude at each frequency in Hz."""
    frequency_hz = np.fft.rfftfreq(n, 1 / RATE_HZ)
    spectrum = np.fft.rfft(rng.normal(size=n)) * gain(np.maximum(frequency_hz, 20.0))
    noise: Samples = np.fft.irfft(spectrum, n)
    return noise / noise.std()


def bubbles(
    rng: np.random.Generator, n: int, per_s: float, low_hz: float, high_hz: float
) -> Samples:
    """Return ringing bubbles: tones that rise a little and fade within some periods."""
    out = np.zeros(n)
    for start in rng.integers(0, n, rng.poisson(per_s * n / RATE_HZ)):
        hz = low_hz * (high_hz / low_hz) ** rng.random()
        t = np.arange(min(n - start, int(12 * RATE_HZ / hz))) / RATE_HZ
        tone = np.sin(2 * np.pi * hz * t * (1 + 0.05 * t * hz / 12))
        out[start : start + len(t)] += tone * np.exp(-t * hz / 3) * rng.lognormal(0.0, 0.8)
    return out


def rain(rng: np.random.Generator, n: int) -> Samples:
    """Return drops on leaves and water over hiss."""
    drops = bubbles(rng, n, rng.uniform(20, 120), 1500.0, 14_000.0)
    return 0.03 * drops + 0.01 * shaped(rng, n, lambda hz: hz**0.1)


def wind(rng: np.random.Generator, n: int) -> Samples:
    """Return noise with the -5/3 power spectrum of turbulence, in gusts."""
    gusts = np.interp(np.arange(n), np.linspace(0, n, 30), rng.lognormal(0.0, 0.7, 30))
    return 0.06 * gusts * shaped(rng, n, lambda hz: hz ** (-5 / 6))


def traffic(rng: np.random.Generator, n: int) -> Samples:
    """Return vehicles that pass: tyres and harmonics of the engine, higher before than after."""
    t = np.arange(n) / RATE_HZ
    out = 0.004 * shaped(rng, n, lambda hz: 1 / hz)
    for _ in range(rng.poisson(6) + 1):
        metres = rng.uniform(12, 28) * (t - rng.uniform(0, t[-1]))
        away_m = np.hypot(metres, rng.uniform(8, 60))
        phase = 2 * np.pi * rng.uniform(40, 110) * (t - away_m / 340)
        engine = sum(np.sin(k * phase) / k for k in range(1, 13))
        tyres = shaped(rng, n, lambda hz: 1 / (1 + (hz / 1100) ** 2))
        out += (0.3 * engine + tyres) / away_m
    return out


def stream(rng: np.random.Generator, n: int) -> Samples:
    """Return many bubbles over the rush of water."""
    return 0.01 * bubbles(rng, n, 400, 300.0, 4000.0) + 0.02 * shaped(rng, n, lambda hz: hz**-0.4)


def insects(rng: np.random.Generator, n: int) -> Samples:
    """Return crickets, each with its pitch, rate of pulses and pauses."""
    t = np.arange(n) / RATE_HZ
    out = 0.002 * shaped(rng, n, np.ones_like)
    for _ in range(rng.integers(2, 6)):
        pulses = np.clip(np.sin(2 * np.pi * rng.uniform(15, 60) * t + rng.uniform(0, 6)), 0, None)
        sings = np.sin(2 * np.pi * t / rng.uniform(0.8, 9.0) + rng.uniform(0, 6)) > -0.4
        tone = np.sin(2 * np.pi * rng.uniform(3500, 8500) * t)
        out += rng.uniform(0.005, 0.05) * pulses * sings * tone
    return out


def silence(rng: np.random.Generator, n: int) -> Samples:
    """Return the noise of a recorder."""
    return 0.0003 * shaped(rng, n, np.ones_like)


KINDS = (rain, wind, traffic, stream, insects, silence)


def write_noise(folder: Path, minutes: int, seed: int) -> None:
    """Write a minute a file of every kind."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        for minute in range(minutes):
            rng = np.random.default_rng([seed, KINDS.index(kind), minute])
            samples = kind(rng, PIECE_S * RATE_HZ)
            loudest = max(float(np.abs(samples).max()) * 1.05, 1.0)
            soundfile.write(
                folder / f"{kind.__name__}_{minute:03}.wav", samples / loudest, RATE_HZ
            )


def birdnet_rows(scores: Path, species: frozenset[str] | None) -> list[tuple[str, float]]:
    """Return file and score of each animal in each of BirdNET's windows, or of some species."""
    return [
        (row["file"], float(row["score"]))
        for row in csv_rows(scores)
        if float(row["start_s"]) % BIRDNET_WINDOW_S == 0
        and (
            row["species"] in species
            if species is not None
            else " " in row["species"] and row["species"].split()[0] not in NO_GENERA
        )
    ]


def tell(who: str, rows: Iterable[tuple[str, float]], hours: Counter[str]) -> None:
    """Print how many rows of each kind of noise there are per hour."""
    found = list(rows)
    for kind, n_hours in hours.items():
        scores = [score for recording, score in found if _kind(recording) == kind]
        counts = [sum(score >= least for score in scores) / n_hours for least in THRESHOLDS]
        print(f"| {kind}, {who} | " + " | ".join(f"{count:.1f}" for count in counts) + " |")


def main() -> None:
    """Write noise, label it, and print a table."""
    args = command_line(
        __doc__, {"model": Path, "folder": Path}, minutes=10, seed=0, scores=Path, calls=Path
    )
    noise, results = args.folder / "noise", args.folder / "results"
    write_noise(noise, args.minutes, args.seed)
    arguments = [
        "archive",
        "run",
        str(args.model),
        str(noise),
        "--out",
        str(results),
        "--local",
        "1",
    ]
    if birdann(arguments):
        raise SystemExit("the model could not be applied")
    hours: Counter[str] = Counter()
    for path in sorted(noise.iterdir()):
        hours[path.name.split("_")[0]] += soundfile.info(path).duration / 3600
    calls = pyarrow.dataset.dataset(results / "calls", partitioning="hive").to_table(
        ["recording", "species", "probability"]
    )
    print("| rows per hour of | " + " | ".join(f"from {p:g}" for p in THRESHOLDS) + " |")
    print("|---" * (1 + len(THRESHOLDS)) + "|")
    rows = [row for row in calls.to_pylist() if row["species"] is not None]
    tell("the model", ((row["recording"], row["probability"]) for row in rows), hours)
    if args.scores:
        species = frozenset(row["species"] for row in csv_rows(args.calls))
        tell("BirdNET, these species", birdnet_rows(args.scores, species), hours)
        tell("BirdNET, all animals", birdnet_rows(args.scores, None), hours)


def _kind(recording: str) -> str:
    return Path(recording).name.split("_")[0]


if __name__ == "__main__":
    main()
