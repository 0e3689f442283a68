"""``birdann show``: print the contents of a project, or the metadata of sound files."""

import argparse
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument, add_sound_argument, open_sounding

if TYPE_CHECKING:
    from birdann.app.maintenance.recorder_facts import FileFacts
    from birdann.core.ids import RecordingId
    from birdann.core.recording import RecorderMetadata, Recording
    from birdann.store.project import Project


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", type=Path, metavar="PROJECT | FILE ...",
        help="the .birdann file; or sound files and folders of them",
    )  # fmt: skip
    parser.add_argument(
        "--recordings",
        action="store_true",
        help="list the recordings, with when and by what they were made and how that is known",
    )
    parser.add_argument(
        "--metadata",
        action="store_true",
        help="say what sound files tell besides the sound, fact by fact with its source",
    )
    parser.add_argument(
        "--table", type=Path, metavar="OUT.csv", help="write what sound files tell as a table"
    )
    parser.add_argument(
        "--report", type=Path, metavar="OUT.html",
        help="write the training report as one HTML file with pictures",
    )  # fmt: skip
    add_sound_argument(parser)
    add_overwrite_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Print counts, recordings, or metadata."""
    from birdann.cli.project import SUFFIX, existing_project
    from birdann.core.files import outputs
    from birdann.dsp.audio import is_audio_name
    from birdann.store.project import Project

    only = args.paths[0] if len(args.paths) == 1 else None
    is_project = (
        only is not None
        and existing_project(only).suffix == SUFFIX
        and not is_audio_name(only.name)
    )
    if args.metadata or args.table or not is_project:
        if args.table:
            outputs.check(args.table, overwrite=args.overwrite)
            if outputs.is_stream(args.table):
                console.leave_output_to_result()
        _files(args.paths, args.table, console)
        return
    if args.report:
        outputs.check(args.report, overwrite=args.overwrite)
        with open_sounding(args.paths[0], allow_outside=args.allow_outside) as project:
            _report(project, args.report, console)
        return
    with Project.open(existing_project(args.paths[0]), read_only=True) as project:
        if args.recordings:
            _recordings(project, console)
        else:
            _counts(project, console)


def _report(project: "Project", path: Path, console: Console) -> None:
    from birdann.app.reviewing.report_html import write_report
    from birdann.app.reviewing.species_report import report_page
    from birdann.core.errors import NothingToLearnError

    with console.progress("Drawing") as progress, project.reader() as reader, reader.snapshot():
        run_id = reader.runs.shown()
        if run_id is None:
            raise NothingToLearnError("No model has been trained yet. Train one first.")
        page = report_page(reader, reader.runs.one(run_id))
        write_report(project, reader, page, path, progress=progress)
    console.say(page.sentence)
    console.say(f"The report is {path}.")
    console.result({"path": str(path), "species": len(page.species), "sentence": page.sentence})


def _files(paths: list[Path], table: Path | None, console: Console) -> None:
    from birdann.app.maintenance.recorder_facts import facts_of_files, plain_facts, write_facts

    with console.progress("Reading") as progress:
        files = facts_of_files(paths, progress=progress)
        if table is not None:
            n_rows = write_facts(files, table)
            console.say(f"Wrote {n_rows} rows to {table}.")
            console.result({"path": str(table), "rows": n_rows})
            return
        rows: list[dict[str, object]] = []
        for one in files:
            for line in _file_lines(one):
                console.say(line)
            rows.append(
                {
                    "path": one.path,
                    "duration_s": one.duration_s,
                    "sample_rate_hz": one.sample_rate_hz,
                    **plain_facts(one.metadata),
                    "warnings": list(one.warnings),
                    "problem": one.problem,
                }
            )
    console.result({"files": rows})


def _file_lines(one: "FileFacts") -> list[str]:
    from birdann.app.maintenance.recorder_facts import fact_rows

    sound = one.problem
    if one.duration_s is not None:
        sound = f"{one.duration_s:.1f} s at {one.sample_rate_hz} Hz"
    rows = fact_rows(one.metadata)
    lines = [f"{one.path}  {sound}"]
    lines += [f"    {title:15} {value}  [{source}]" for title, value, source in rows]
    if one.metadata.started_at is None:
        lines.append("    no source tells when it starts")
    return lines + [f"    {note}" for note in (*one.metadata.notes, *one.warnings)]


def _counts(project: "Project", console: Console) -> None:
    counts = asdict(project.overview.counts())
    duration_s = counts.pop("duration_s")
    counts.pop("details")  # which columns of labels hold anything: no number
    for name, number in counts.items():
        console.say(f"{name:12} {number:>9,}")
    console.say(f"{'sound':12} {duration_s / 3600:>9,.2f} h")
    outside = project.folders_outside()
    for folder, number in outside.items():
        console.say(f"{number:,} sound files are read from {folder}, outside the project's folder")
    n_outside = {str(folder): number for folder, number in outside.items()}
    console.result(counts | {"duration_s": duration_s, "folders_outside": n_outside})


def _recordings(project: "Project", console: Console) -> None:
    recordings, metadata = project.recordings.all(), project.recordings.metadata()
    for recording in recordings:
        for line in _lines(recording, metadata):
            console.say(line)
    console.result({"recordings": [_row(one, metadata) for one in recordings]})


def _lines(
    recording: "Recording", metadata: Mapping["RecordingId", "RecorderMetadata"]
) -> list[str]:
    from birdann.app.maintenance.recorder_facts import fact_rows

    facts = metadata.get(recording.id)
    start = "start not known"
    if recording.started_at is not None:
        zone = "" if recording.started_at.tzinfo else " (zone not recorded)"
        start = f"{recording.started_at.isoformat(' ')}{zone} by {recording.started_at_source}"
    lines = [f"{recording.path}  {recording.duration_s:.1f} s  {start}"]
    if facts is None:
        return lines
    shown = [f"{title} {value}" for title, value, _ in fact_rows(facts) if title != "start"]
    if shown:
        lines.append("    " + ", ".join(shown))
    return lines + [f"    {note}" for note in facts.notes]


def _row(
    recording: "Recording", metadata: Mapping["RecordingId", "RecorderMetadata"]
) -> dict[str, object]:
    from birdann.core.ids import id_text

    metadata_of = metadata.get(recording.id)
    row: dict[str, object] = {
        "id": id_text(recording.id),
        "path": recording.path,
        "duration_s": recording.duration_s,
        "sample_rate_hz": recording.sample_rate_hz,
        "n_channels": recording.n_channels,
        "started_at": recording.started_at.isoformat() if recording.started_at else None,
        "started_at_source": recording.started_at_source,
    }
    if metadata_of is not None:
        facts = asdict(metadata_of)
        facts.pop("started_at")
        row["recorder"] = facts
    return row
