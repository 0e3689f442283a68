"""One table over animals: how outlines by default settings meet their calls, one to one.

    python tests/benchmark/measure_animals.py FOLDER [--unit UNIT] [--without RULE ...]
        [--out FIGURES.json] [--against FIGURES.json]

Every set of known calls under the folder (``animals.py``), scenes composed of them, and field clips strung to minutes. Prints
for each animal F1 at an intersection over union of a half in time (in the call's band where bands are known), precision, recall,
rows per call, the share of calls covered by half, that F1 for the level threshold of ``bench_segmentation.py``, and times real
time on one core; then the mean over animals. ``--without`` leaves out rules of the default segmenter. ``--against`` prints the
change of each F1, their mean, and the worst.
"""

import json
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
from animals import Outliner, Sample, hits_of, minutes, n_found, samples_under, scenes
from bench_segmentation import level_spans
from figures import begin, command_line

from birdann.dsp.audio import SampleSource
from birdann.dsp.spectrogram import spectrogram
from birdann.segmentation.presets import DEFAULT_UNIT, PRESETS, Unit, preset_for
from birdann.segmentation.scores import Span

NEAR = "near singers"
RULES = {
    "deep calls": {"deep_db": None},
    "continuous singers": {"steady_db": None},
    "drops and bursts": {"flash_s": None},
    "foreground": {"foreground_db": 300.0},
}
"""Settings of the segmenter that leave out a rule."""


def default_outlines(source: SampleSource, unit: Unit, without: Sequence[str] = ()) -> list[Span]:
    """Return the outlines by default settings, but for some rules."""
    params = PRESETS[preset_for(source.sample_rate_hz)].with_unit(unit)
    for rule in without:
        if rule == NEAR:
            params = replace(params, follows_near=False)
        else:
            params = replace(params, segmenter=replace(params.segmenter, **RULES[rule]))
    boxes = [
        outline.box for outline in params.outlines(spectrogram(source, params.spectrogram), source)
    ]
    return [
        Span(recording="", start_s=b.onset_s, end_s=b.offset_s, band_hz=(b.low_hz, b.high_hz))
        for b in boxes
    ]


def level_outlines(source: SampleSource) -> list[Span]:
    """Return the spans above the level threshold."""
    spans = level_spans(source.read(0, source.n_frames), source.sample_rate_hz)
    return [Span(recording="", start_s=start_s, end_s=end_s) for start_s, end_s in spans]


def measured(samples: Sequence[Sample], outline: Outliner) -> dict[str, dict[str, float]]:
    """Return the figures of each animal."""
    counts: dict[str, np.ndarray] = defaultdict(lambda: np.zeros(6))
    for sample in samples:
        begun = time.process_time()
        rows = outline(sample.source)
        took_s = time.process_time() - begun
        length_s = sample.source.n_frames / sample.source.sample_rate_hz
        counts[sample.animal] += [*hits_of(rows, sample), n_found(rows, sample), length_s, took_s]
    return {
        animal: {
            "f1": 2 * hits / max(rows + calls, 1),
            "precision": hits / max(rows, 1),
            "recall": hits / calls,
            "rows_per_call": rows / calls,
            "found": found / calls,
            "times_real_time": length_s / max(took_s, 1e-9),
        }
        for animal, (hits, rows, calls, found, length_s, took_s) in counts.items()
    }


def tell(figures: dict[str, dict[str, float]], beside: dict[str, dict[str, float]]) -> None:
    """Print a table of animals."""
    print(
        f"{'animal':12}{'F1':>7}{'precision':>11}{'recall':>8}{'rows/call':>11}{'found':>7}{'level':>7}{'x real':>8}"
    )
    for animal, row in figures.items():
        print(
            f"{animal:12}{row['f1']:7.3f}{row['precision']:11.3f}{row['recall']:8.3f}{row['rows_per_call']:11.2f}"
            f"{row['found']:7.3f}{beside[animal]['f1']:7.3f}{row['times_real_time']:8.0f}"
        )
    print(f"{'mean':12}{np.mean([row['f1'] for row in figures.values()]):7.3f}")


def compare(figures: dict[str, dict[str, float]], before: dict[str, dict[str, float]]) -> None:
    """Print the change of F1 of each animal, their mean, and the worst."""
    changes = {
        name: figures[name]["f1"] - before[name]["f1"] for name in figures if name in before
    }
    worst = min(changes, key=lambda name: changes[name])
    print("; ".join(f"{name} {change:+.3f}" for name, change in changes.items()))
    print(f"mean {np.mean(list(changes.values())):+.3f}; worst {worst} {changes[worst]:+.3f}")


def main() -> None:
    """Print the table."""
    args = command_line(
        __doc__,
        {"folder": Path},
        unit={"type": Unit, "choices": list(Unit), "default": DEFAULT_UNIT},
        without={"nargs": "+", "choices": [NEAR, *RULES], "default": []},
        out=Path,
        against=Path,
    )
    begin("F1 at half overlap, default settings")
    samples = samples_under(args.folder)
    samples += [*scenes(samples), *minutes(samples)]
    outline = partial(default_outlines, unit=args.unit, without=args.without)
    outline(samples[0].source)  # compiles
    figures = measured(samples, outline)
    tell(figures, measured(samples, level_outlines))
    if args.out:
        args.out.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    if args.against:
        compare(figures, json.loads(args.against.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
