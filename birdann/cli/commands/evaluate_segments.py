"""``birdann evaluate-segments``: score outlines against known call times."""

import argparse
from pathlib import Path
from typing import Any

from birdann.cli.console import Console
from birdann.cli.project import add_sound_argument


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "--calls", type=Path, required=True, metavar="CSV",
        help="known calls: columns file, start_s, end_s, and class, label or species",
    )  # fmt: skip
    add_sound_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Print detection rate, label accuracy and overlap of outlines."""
    from birdann.app.results.scoring import score_against_calls
    from birdann.cli.project import open_sounding

    with (
        open_sounding(args.project, allow_outside=args.allow_outside) as project,
        console.progress("Scoring") as progress,
    ):
        scores: dict[str, Any] = score_against_calls(
            project, args.calls, measures_snr=True, progress=progress
        )
    console.say(
        f"{scores['segments']} segments for {scores['calls']} listed calls: "
        f"{scores['segments_per_call']:.2f} per call"
    )
    for name, title in (
        ("one_species", "recordings with one species"),
        ("several_species", "recordings with several"),
    ):
        s = scores[name]
        console.say(
            f"{title:28} found {s['found']:.3f}   right of found {s['accuracy_of_found']:.3f}   "
            f"mean of classes {s['class_mean_accuracy']:.3f}   ceiling {s['ceiling']:.3f}"
        )
    bounds = scores["boundaries"]
    console.say(
        "F1: "
        + "   ".join(
            f"{title} {bounds[key]['f1']:.3f}"
            for key, title in (
                ("iou50", "overlap ≥ ½"),
                ("onset10ms", "onset ± 10 ms"),
                ("onset20ms", "onset ± 20 ms"),
                ("offset10ms", "offset ± 10 ms"),
                ("offset20ms", "offset ± 20 ms"),
            )
        )
    )
    _say_one_to_one(console, scores["one_to_one"])
    _say_groups(console, "By species:", scores["per_species"])
    _say_groups(console, "By level of the call over the noise:", scores["per_snr"])
    for reason in scores["unheard"]:
        console.say(f"Not measured: {reason}")
    console.result(scores)


_MEASURES = {
    "iou50": "overlap ≥ ½",
    "iou30": "overlap ≥ .3",
    "smaller50": "half of the shorter",
    "ends10ms": "both ends ± 10 ms",
    "ends20ms": "both ends ± 20 ms",
}


def _say_one_to_one(console: Console, scores: dict[str, Any]) -> None:
    for name, title in (
        ("one_species", "recordings with one species"),
        ("several_species", "recordings with several"),
    ):
        s = scores[name]
        if not s["calls"]:
            continue
        console.say(f"One to one, {title}: {s['segments_per_call']:.2f} segments per call")
        for kind, label in (("any", "whatever the label"), ("same", "with the same label")):
            f1 = "   ".join(f"{text} {s[kind][key]['f1']:.3f}" for key, text in _MEASURES.items())
            console.say(f"  F1 {label:20} {f1}")
        console.say(f"  overlap of all segments with all calls {s['temporal_iou']:.3f}")
        if s["duration_ratio"]:
            low, middle, high = s["duration_ratio"]
            console.say(
                f"  a segment is {middle:.2f} times as long as its call (half: {low:.2f} to {high:.2f})"
            )
        if "onset_error_ms" in s:
            console.say(
                f"  median error of an onset {s['onset_error_ms']:.1f} ms, "
                f"of an offset {s['offset_error_ms']:.1f} ms"
            )
    for key, title, unit in (("by_duration", "duration", "s"), ("by_snr", "level", "dB")):
        for quarter in scores[key]:
            console.say(
                f"  {title} {quarter['low']:8.3g} to {quarter['high']:.3g} {unit}: "
                f"{quarter['calls']} calls, met one to one {quarter['met']:.2f}"
            )


def _say_groups(console: Console, title: str, groups: dict[str, dict[str, float]]) -> None:
    if groups:
        console.say(title)
    for name, figures in groups.items():
        console.say(
            f"  {name:32} {figures['calls']:5} calls   found {figures['found']:.2f}   "
            f"right {figures['right']:.2f}"
        )
