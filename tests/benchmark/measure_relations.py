"""What must not move outlines, and does: F1 between the outlines of recordings and of changed ones.

    python tests/benchmark/measure_relations.py FOLDER [--unit UNIT] [--out FIGURES.json] [--against FIGURES.json]

Of each folder with recordings two are taken, twelve seconds each. They are changed as recorders, codecs
and programs change them, and outlined again by default settings. Prints for each change the mean over
folders of F1 at an intersection over union of a half, in the same band, and the folders with the lowest.
"""

import io
import json
from collections import defaultdict
from collections.abc import Callable
from math import gcd
from pathlib import Path

import numpy as np
import soundfile
from animals import shares_band
from figures import begin, command_line
from measure_animals import default_outlines
from scipy.signal import butter, resample_poly, sosfilt

from birdann.core.recording import ULTRASOUND_RATE_HZ
from birdann.dsp.audio import ArraySource, AudioReader
from birdann.segmentation.one_to_one import MEASURES, pairs
from birdann.segmentation.presets import DEFAULT_UNIT, Unit
from birdann.segmentation.scores import Span

MAX_S, PER_FOLDER = 12.0, 2
SUFFIXES = {".wav", ".flac", ".mp3", ".ogg"}
CODECS = {"mp3": ("MP3", "MPEG_LAYER_III"), "vorbis": ("OGG", "VORBIS")}
CODEC_RATES_HZ = (16_000, 22_050, 24_000, 32_000, 44_100, 48_000)

Changed = tuple[np.ndarray, int, float]
"""Samples, sample rate, and by how much they are later."""


def _noise(x: np.ndarray) -> np.ndarray:
    return np.random.default_rng(0).normal(size=len(x))


def _quiet(x: np.ndarray, rate: int) -> float:
    n = max(1, rate // 20)
    power = np.square(x[: len(x) // n * n].reshape(-1, n)).mean(axis=1)
    return float(np.sqrt(np.quantile(power[power > 0], 0.2))) if power.any() else 0.0


def _times(x: np.ndarray, rate: int) -> np.ndarray:
    return np.arange(len(x)) / rate


def _peak(x: np.ndarray) -> float:
    return float(np.abs(x).max())


def _at_rate(x: np.ndarray, rate: int, new_hz: int) -> Changed | None:
    if (rate >= ULTRASOUND_RATE_HZ) != (new_hz >= ULTRASOUND_RATE_HZ):
        return None
    common = gcd(rate, new_hz)
    return resample_poly(x, new_hz // common, rate // common), new_hz, 0.0


def _compressed(x: np.ndarray, rate: int, codec: str) -> Changed | None:
    if rate not in CODEC_RATES_HZ:
        return None
    file, (container, subtype) = io.BytesIO(), CODECS[codec]
    soundfile.write(file, x.clip(-1, 1), rate, format=container, subtype=subtype)
    file.seek(0)
    return soundfile.read(file)[0], rate, 0.0


def _with_clicks(x: np.ndarray, rate: int) -> np.ndarray:
    out, fade = x.copy(), np.exp(-np.arange(rate // 500) / (rate / 2500))
    for at in range(rate // 3, len(x) - len(fade), rate):
        out[at : at + len(fade)] += _peak(x) * fade * _noise(fade)
    return out


def _in_wind(x: np.ndarray, rate: int) -> np.ndarray:
    gusts = np.exp(-0.5 * ((_times(x, rate) % 4 - 2) / 0.4) ** 2)
    rumble = sosfilt(butter(2, 300, fs=rate, output="sos"), _noise(x))
    return x + 0.3 * _peak(x) * gusts * rumble / _peak(rumble)


def _with_gap(x: np.ndarray, rate: int) -> np.ndarray:
    out, middle = x.copy(), len(x) // 2
    out[middle : middle + rate // 20] = 0
    return out


def _humming(x: np.ndarray, rate: int) -> np.ndarray:
    turns = 2 * np.pi * 50 * _times(x, rate)
    return x + 0.1 * _peak(x) * sum(np.sin(k * turns) / k for k in (1, 2, 3, 5))


def _whining(x: np.ndarray, rate: int) -> np.ndarray:
    return x + 0.03 * _peak(x) * np.sin(0.3 * np.pi * np.arange(len(x)))


RELATIONS: dict[str, Callable[[np.ndarray, int], Changed | None]] = {
    "moved by 7.3 ms": lambda x, r: (x[int(0.0073 * r) :], r, -int(0.0073 * r) / r),
    "20 dB louder": lambda x, r: (10 * x, r, 0.0),
    "40 dB quieter": lambda x, r: (x / 100, r, 0.0),
    "noise 20 dB below": lambda x, r: (x + 0.1 * _quiet(x, r) * _noise(x), r, 0.0),
    "22.05 kHz": lambda x, r: _at_rate(x, r, 22_050),
    "48 kHz": lambda x, r: _at_rate(x, r, 48_000),
    "96 kHz": lambda x, r: _at_rate(x, r, 96_000),
    "384 kHz": lambda x, r: _at_rate(x, r, 384_000),
    "MP3": lambda x, r: _compressed(x, r, "mp3"),
    "Vorbis": lambda x, r: _compressed(x, r, "vorbis"),
    "3 s of silence before": lambda x, r: (np.append(np.zeros(3 * r), x), r, 3.0),
    "50 ms of silence within": lambda x, r: (_with_gap(x, r), r, 0.0),
    "offset": lambda x, r: (x + 0.05, r, 0.0),
    "hum": lambda x, r: (_humming(x, r), r, 0.0),
    "whine": lambda x, r: (_whining(x, r), r, 0.0),
    "clipped at half": lambda x, r: (x.clip(-_peak(x) / 2, _peak(x) / 2), r, 0.0),
    "clicks": lambda x, r: (_with_clicks(x, r), r, 0.0),
    "wind": lambda x, r: (_in_wind(x, r), r, 0.0),
}


def agreement(before: list[Span], after: list[Span], top_hz: float) -> np.ndarray:
    """Return how many outlines agree, and how many there are in either, below a frequency."""

    def fits(a: Span, b: Span) -> bool:
        return MEASURES["iou50"](a, b) and shares_band(a, b)

    before, after = (
        [row for row in rows if row.band_hz and row.band_hz[1] < top_hz and row.start_s > 0.02]
        for rows in (before, after)
    )
    return np.array([len(pairs(before, after, fits)), len(before), len(after)])


def measured(folder: Path, unit: Unit) -> dict[str, dict[str, float]]:
    """Return F1 of each relation and folder."""
    counts: dict[tuple[str, str], np.ndarray] = defaultdict(lambda: np.zeros(3))
    paths = sorted(path for path in folder.rglob("*") if path.suffix.lower() in SUFFIXES)
    taken: dict[Path, int] = defaultdict(int)
    for path in paths:
        taken[path.parent] += 1
        if taken[path.parent] > PER_FOLDER:
            continue
        with AudioReader(path) as reader:
            rate = reader.sample_rate_hz
            x = reader.read(0, min(reader.n_frames, int(MAX_S * rate))).astype(np.float64)
        before = default_outlines(ArraySource(x.astype(np.float32), rate), unit)
        for name, relation in RELATIONS.items():
            if changed := relation(x, rate):
                y, new_hz, later_s = changed
                rows = default_outlines(ArraySource(y.astype(np.float32), new_hz), unit)
                after = [
                    Span(
                        recording="",
                        start_s=row.start_s - later_s,
                        end_s=row.end_s - later_s,
                        band_hz=row.band_hz,
                    )
                    for row in rows
                ]
                top_hz = np.inf if new_hz == rate else 0.4 * min(rate, new_hz)
                place = str(path.parent.relative_to(folder))
                counts[name, place] += agreement(before, after, top_hz)
    figures: dict[str, dict[str, float]] = defaultdict(dict)
    for (name, place), (n_same, n_before, n_after) in counts.items():
        if n_before + n_after:
            figures[name][place] = float(2 * n_same / (n_before + n_after))
    return figures


def main() -> None:
    """Print the table."""
    args = command_line(
        __doc__,
        {"folder": Path},
        unit={"type": Unit, "choices": list(Unit), "default": DEFAULT_UNIT},
        out=Path,
        against=Path,
    )
    begin("F1 between outlines of recordings and of changed ones")
    figures = measured(args.folder, args.unit)
    earlier = json.loads(args.against.read_text(encoding="utf-8")) if args.against else {}
    for name, row in figures.items():
        before = f"{np.mean(list(earlier[name].values())):8.3f}" if name in earlier else ""
        worst = sorted(row, key=lambda place: row[place])[:3]
        print(
            f"{name:26}{np.mean(list(row.values())):6.3f}{before}  "
            + ", ".join(f"{place} {row[place]:.2f}" for place in worst)
        )
    if args.out:
        args.out.write_text(json.dumps(figures, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
