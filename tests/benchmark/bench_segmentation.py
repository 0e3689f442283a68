"""How many times faster than real time the segmenters are, on one core, and how they meet notes.

    python tests/benchmark/bench_segmentation.py [FOLDER ...]

Every folder has recordings and a ``notes.csv`` (file, start_s, end_s): notes are compared one to one
with outlines by default settings, those that overlap in time by more than half being one, and with
the spans above a level threshold: band-passed from 500 Hz, power averaged over 2 ms, 12 dB above
the level that is exceeded in four fifths of the recording, gaps below 5 ms closed, 20 ms at least.

Processor time, best of several runs, after compilation. The sound is noise with calls in it; the
forest is trained on the outlines of the threshold segmenter. For comparison, the same
recording's bare ``scipy.fft.rfft`` and one copy of its magnitudes are timed in the same run.
"""

from collections import defaultdict
from pathlib import Path

import numpy as np
import scipy.fft
from figures import begin, best_s, command_line, csv_rows, figure
from scipy.ndimage import uniform_filter1d
from scipy.signal import butter, sosfiltfilt

from birdann.analysis.pipeline import outlines_between
from birdann.dsp.audio import AudioReader
from birdann.dsp.spectrogram import HJA_MLSP, Layout, Spectrogram
from birdann.segmentation.forest.segmenter import ForestSegmenter
from birdann.segmentation.forest.strokes import Strokes
from birdann.segmentation.one_to_one import MEASURES, pairs
from birdann.segmentation.presets import PRESETS, preset_for
from birdann.segmentation.scores import Span, merge_overlapping

DURATION_S = 60.0
SAMPLE_RATE_HZ = 48_000
N_TREES = 16
GOAL_THRESHOLD, GOAL_FOREST = 500, 60


def sound(layout: Layout, seed: int = 0) -> Spectrogram:
    """A minute of noise with two calls a second, harmonics and all."""
    rng = np.random.default_rng(seed)
    grid = layout.grid
    shape = (layout.n_bins, int(DURATION_S / grid.hop_s))
    magnitude = np.hypot(rng.normal(size=shape), rng.normal(size=shape)) * 1e-3
    for _ in range(int(2 * DURATION_S)):
        start, low = rng.uniform(0, DURATION_S - 0.5), rng.uniform(1000, 4000)
        frames = slice(grid.frame_at(start), grid.frame_at(start + rng.uniform(0.03, 0.3)))
        for harmonic in (1, 2):
            bins = slice(grid.bin_at(harmonic * low), grid.bin_at(harmonic * (low + 400)))
            magnitude[bins, frames] += 10 ** rng.uniform(-2.5, -1) / harmonic
    return Spectrogram(layout, magnitude.astype(np.float32))


Spans = list[tuple[float, float]]


def spans_found(path: Path) -> Spans:
    """Return the times of the outlines by default settings, what sounds together as one."""
    with AudioReader(path) as reader:
        params, length_s = PRESETS[preset_for(reader.sample_rate_hz)], reader.info.duration_s
    found = outlines_between(path, (0.0, length_s), segmenter=params)
    return merged([(segment.box.onset_s, segment.box.offset_s) for segment in found])


def merged(times: Spans) -> Spans:
    """Return spans in order, those that overlap by more than half of the shorter as one."""
    spans = [Span(recording="", start_s=start, end_s=stop) for start, stop in times]
    return [(span.start_s, span.end_s) for span in merge_overlapping(spans)]


def spans_above_level(path: Path) -> Spans:
    """Return the times at which the level stands 12 dB above the quiet."""
    with AudioReader(path) as reader:
        return level_spans(reader.read(0, reader.n_frames), reader.sample_rate_hz)


def level_spans(samples: np.ndarray, rate: int) -> Spans:
    """Return the times at which the level of a sound stands 12 dB above the quiet."""
    high_hz = min(12_000, 0.48 * rate)
    band = butter(4, [min(500, 0.1 * rate), high_hz], "bandpass", fs=rate, output="sos")
    power = uniform_filter1d(sosfiltfilt(band, samples) ** 2, max(1, round(0.002 * rate)))
    is_loud = power > 10**1.2 * np.quantile(power, 0.2)
    ends = np.flatnonzero(np.diff(is_loud, prepend=False, append=False)).reshape(-1, 2) / rate
    is_gap = ends[1:, 0] - ends[:-1, 1] >= 0.005
    starts, stops = ends[1:, 0][is_gap], ends[:-1, 1][is_gap]
    times = zip([*ends[:1, 0], *starts], [*stops, *ends[-1:, 1]], strict=True)
    return [(a, b) for a, b in times if b - a >= 0.02]


def known_notes(folder: Path) -> dict[str, Spans]:
    """Return the times of the notes of each recording."""
    known: dict[str, Spans] = defaultdict(list)
    for row in csv_rows(folder / "notes.csv"):
        known[row["file"]].append((float(row["start_s"]), float(row["end_s"])))
    return known


def f1_of(found: dict[str, Spans], known: dict[str, Spans]) -> float:
    """Return F1 of notes at half overlap."""
    hits = n_spans = 0
    for name, notes in known.items():
        spans, calls = (
            [Span(recording=name, start_s=start, end_s=stop) for start, stop in times]
            for times in (found[name], notes)
        )
        hits += len(pairs(spans, calls, MEASURES["iou50"]))
        n_spans += len(spans) + len(calls)
    return 2.0 * hits / n_spans


def note_f1(folder: Path) -> None:
    """Print F1 of notes, of birdann and of the level threshold."""
    known = known_notes(folder)
    f1, of_level = (
        f1_of({name: find(folder / name) for name in known}, known)
        for find in (spans_found, spans_above_level)
    )
    figure(f"{folder.name}: F1 of notes at half overlap", f1, "",
           ratio=f1 / of_level, against=f"the level threshold's {of_level:.3f}")  # fmt: skip


def main() -> None:
    """Print times real time of each segmenter and of the yardsticks."""
    folders = command_line(__doc__, {"folders*": Path}).folders
    begin(f"{DURATION_S:.0f} s of {SAMPLE_RATE_HZ} Hz with two calls a second")
    params, hja_params = PRESETS["songbirds"], PRESETS["exact HJA/MLSP"]
    layout = params.spectrogram.layout(SAMPLE_RATE_HZ)
    songbirds = sound(layout)
    hja = sound(HJA_MLSP.layout(SAMPLE_RATE_HZ))
    frames = np.zeros((songbirds.n_frames // 16, layout.n_fft), dtype=np.float32)
    rfft_s = 16 * best_s(lambda: scipy.fft.rfft(frames, axis=1))

    def tell(what: str, seconds: float, goal: float | None = None) -> None:
        figure(what, DURATION_S / seconds, "x real time", at_least=goal)

    tell("bare rfft", rfft_s)
    tell("copy of the magnitudes", best_s(songbirds.magnitude.copy))
    tell("threshold", best_s(lambda: params.segmenter.segment(songbirds)), GOAL_THRESHOLD)
    tell("exact HJA/MLSP", best_s(lambda: hja_params.segmenter.segment(hja)))
    strokes = Strokes.from_masks(call=params.segmenter.segment(hja), is_complete=True)
    forest = ForestSegmenter.train([(hja, strokes)], n_trees=N_TREES)
    tell(f"forest, {N_TREES} trees", best_s(lambda: forest.segment(hja), 2), GOAL_FOREST)
    for folder in folders:
        note_f1(folder)


if __name__ == "__main__":
    main()
