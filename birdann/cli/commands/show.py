"""``birdann show``: say what a project holds."""

import argparse
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.console import Console

if TYPE_CHECKING:
    from birdann.core.ids import RecordingId
    from birdann.core.recorder import RecorderMetadata
    from birdann.core.recording import Recording
    from birdann.store.project import Project


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "--recordings",
        action="store_true",
        help="list the recordings, with when and by what they were made and how that is known",
    )


def run(args: argparse.Namespace, console: Console) -> None:
    """Print the counts, or the recordings."""
    from birdann.cli.project import existing_project
    from birdann.store.project import Project

    with Project.open(existing_project(args.project), read_only=True) as project:
        if args.recordings:
            _recordings(project, console)
        else:
            _counts(project, console)


def _counts(project: "Project", console: Console) -> None:
    counts = asdict(project.counts())
    duration_s = counts.pop("duration_s")
    for name, number in counts.items():
        console.say(f"{name:12} {number:>9,}")
    console.say(f"{'sound':12} {duration_s / 3600:>9,.2f} h")
    console.result(counts | {"duration_s": duration_s})


def _recordings(project: "Project", console: Console) -> None:
    recordings, metadata = project.recordings(), project.recorder_metadata()
    for recording in recordings:
        for line in _lines(recording, metadata):
            console.say(line)
    console.result({"recordings": [_row(one, metadata) for one in recordings]})


def _lines(
    recording: "Recording", metadata: Mapping["RecordingId", "RecorderMetadata"]
) -> list[str]:
    told = metadata.get(recording.id)
    start = "start not known"
    if recording.started_at is not None:
        zone = "" if recording.started_at.tzinfo else " (zone not recorded)"
        start = f"{recording.started_at.isoformat(' ')}{zone} by {recording.started_at_source}"
    lines = [f"{recording.path}  {recording.duration_s:.1f} s  {start}"]
    if told is None:
        return lines
    facts = {
        "device": told.device,
        "serial": told.serial,
        "gain": told.gain,
        "battery": told.battery,
        "temperature": "" if told.temperature_c is None else f"{told.temperature_c:g} °C",
        "place": ""
        if told.latitude_deg is None or told.longitude_deg is None
        else f"{told.latitude_deg:g}, {told.longitude_deg:g}",
    }
    shown = [f"{name} {value}" for name, value in facts.items() if value]
    if shown:
        lines.append("    " + ", ".join(shown))
    return lines + [f"    {note}" for note in told.notes]


def _row(
    recording: "Recording", metadata: Mapping["RecordingId", "RecorderMetadata"]
) -> dict[str, object]:
    told = metadata.get(recording.id)
    row: dict[str, object] = {
        "id": recording.id,
        "path": recording.path,
        "duration_s": recording.duration_s,
        "sample_rate_hz": recording.sample_rate_hz,
        "n_channels": recording.n_channels,
        "started_at": recording.started_at.isoformat() if recording.started_at else None,
        "started_at_source": recording.started_at_source,
    }
    if told is not None:
        facts = asdict(told)
        facts.pop("started_at")
        row["recorder"] = facts
    return row
