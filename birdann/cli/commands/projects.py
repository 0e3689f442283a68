"""Commands that make, copy, merge, check and show projects."""

import argparse
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.console import Console
from birdann.cli.options import command
from birdann.cli.project import (
    SUFFIX,
    existing_project,
    open_sounding,
    print_report,
    project_path,
)
from birdann.core.errors import ProjectFileError
from birdann.core.files import outputs
from birdann.core.message import Message, indent, join_texts, paragraph

if TYPE_CHECKING:
    from birdann.app.maintenance.recorder_facts import FileFacts
    from birdann.core.ids import RecordingId
    from birdann.core.recording import RecorderMetadata, Recording
    from birdann.store.project import Project


@command("""
    create a project  woods.birdann
    project <path>  the .birdann file to create
""")
def new(args: argparse.Namespace, console: Console) -> None:
    from birdann.store.project import Project

    path = project_path(args.project)
    Project.create(path).close()
    console.print_line("Created {path}. Next: birdann add {path} FOLDER", path=path)
    console.add_result({"project": str(path)})


@command("""
    copy a project, or make a blind copy for a second observer
        woods.birdann second.birdann --blinded
    project <path>  the .birdann file (stays unchanged)
    out <path>  project file to write
    --blinded  without labels, for a second observer; birdann merge combines both
    --with-people  include segments and detections of human sounds
""")
def copy(args: argparse.Namespace, console: Console) -> None:
    from birdann.store.project import Project

    out = project_path(args.out)
    with Project.open(existing_project(args.project), read_only=True) as project:
        note = project.save_copy(out, without_labels=args.blinded, with_people=args.with_people)
    console.print_line(paragraph(Message("Wrote {path}.", path=out), note))
    console.add_result({"path": str(out), "blinded": args.blinded})


@command("""
    merge two projects of the same recordings  ada.birdann ben.birdann --out both.birdann
    first <path>  a .birdann file (stays unchanged)
    second <path>  another one of the same recordings (stays unchanged)
    --out! <path> MERGED  project file to write
""")
def merge(args: argparse.Namespace, console: Console) -> None:
    """Write the merged project and print a summary."""
    from birdann.app.exchange.merging import merge_projects
    from birdann.app.settings import Settings
    from birdann.store.lock import account_name

    actor = str(Settings().get("reviewer")) or account_name()
    with console.progress("Merging") as progress:
        report = merge_projects(
            existing_project(args.first),
            existing_project(args.second),
            project_path(args.out),
            actor=actor,
            progress=progress,
        )
    print_report(console, report)


@command("""
    inter-observer agreement per species  ada.birdann ben.birdann
    project <path>  a .birdann file with labels by several observers
    second? <path>  the file of another observer; both are compared as if merged
    --table <path> OUT.csv  also write a table with one row per species
    @overwrite
""")
def agreement(args: argparse.Namespace, console: Console) -> None:
    """Print the kappas of every pair of observers."""
    from birdann.app.results.agreement import agreement, agreement_between, write_agreement
    from birdann.app.settings import Settings
    from birdann.store.project import Project

    if args.table is not None:
        outputs.check(args.table, overwrite=args.overwrite)
    with console.progress("Comparing") as progress:
        first = existing_project(args.project)
        if args.second is not None:
            actor = str(Settings().get("reviewer"))
            second = existing_project(args.second)
            measured = agreement_between(first, second, actor=actor, progress=progress)
        else:
            with Project.open(first, read_only=True) as project:
                measured = agreement(project, progress=progress)
    for line in measured.lines():
        console.print_line(line)
    if args.table is not None:
        with outputs.write_together(overwrite=args.overwrite):
            write_agreement(args.table, measured)
    console.add_result(asdict(measured))


_USES = {
    (True, True): Message("read and written"),
    (True, False): Message("read"),
    (False, True): Message("written"),
}


@command("list supported formats")
def formats(args: argparse.Namespace, console: Console) -> None:
    """Print what each format reads, writes and preserves, and how it was tested."""
    from birdann.formats.registry import FORMATS, format_rows

    for row in format_rows():
        does = _USES[row.read != "–", row.written != "–"]
        back = Message("; comes back: {kept}", kept=row.round_trip)
        console.print_line(join_texts([f"{row.name:18} ", Message(row.title)], ""))
        console.print_line(
            join_texts([" " * 18, " ", does, back if row.round_trip != "–" else ""], "")
        )
        console.print_line(
            "{indent} checked against {programs}", indent=" " * 18, programs=row.checked
        )
    console.add_result(
        {
            "formats": [
                {
                    "name": name,
                    "title": file_format.title,
                    "suffixes": file_format.suffixes,
                    "checked": file_format.checked,
                }
                | asdict(file_format.capabilities)
                for name, file_format in FORMATS.items()
            ]
        }
    )


@command("""
    show the contents of a project or the metadata of sound files  woods.birdann --recordings
    paths+ <path> PROJECT | FILE ...  a .birdann file, or sound files and folders
    --recordings  list recordings with start and recorder, and the source of both
    --metadata  show metadata of sound files, each value with its source
    --table <path> OUT.csv  write metadata of sound files as a table
    --report <path> OUT.html  write the training report as one HTML file with pictures
    @sound
    @overwrite
""")
def show(args: argparse.Namespace, console: Console) -> None:
    """Print counts, recordings, or metadata."""
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
        _show_files(args.paths, args.table, console)
        return
    if args.report:
        outputs.check(args.report, overwrite=args.overwrite)
        with open_sounding(args.paths[0], allow_outside=args.allow_outside) as project:
            _show_report(project, args.report, console)
        return
    with Project.open(existing_project(args.paths[0]), read_only=True) as project:
        if args.recordings:
            _show_recordings(project, console)
        else:
            _show_counts(project, console)


def _show_report(project: "Project", path: Path, console: Console) -> None:
    from birdann.app.learning.runs import trained_run
    from birdann.app.reviewing.report_html import write_report
    from birdann.app.reviewing.species_report import report_page

    with console.progress("Drawing") as progress, project.reader() as reader, reader.snapshot():
        page = report_page(reader, trained_run(reader))
        write_report(project, reader, page, path, progress=progress)
    console.print_line(page.sentence)
    console.print_line("The report is {path}.", path=path)
    console.add_result(
        {"path": str(path), "species": len(page.species), "sentence": page.sentence}
    )


def _show_files(paths: list[Path], table: Path | None, console: Console) -> None:
    from birdann.app.maintenance.recorder_facts import facts_of_files, plain_facts, write_facts

    with console.progress("Reading") as progress:
        files = facts_of_files(paths, progress=progress)
        if table is not None:
            n_rows = write_facts(files, table)
            console.print_line("Wrote {n} rows to {path}.", n=n_rows, path=table)
            console.add_result({"path": str(table), "rows": n_rows})
            return
        rows: list[dict[str, object]] = []
        for file in files:
            for line in _file_lines(file):
                console.print_line(line)
            rows.append(
                {
                    "path": file.path,
                    "duration_s": file.duration_s,
                    "sample_rate_hz": file.sample_rate_hz,
                    **plain_facts(file.metadata),
                    "warnings": list(file.warnings),
                    "problem": file.problem,
                }
            )
    console.add_result({"files": rows})


def _file_lines(file: "FileFacts") -> list[str]:
    from birdann.app.maintenance.recorder_facts import fact_rows

    sound = file.problem
    if file.duration_s is not None:
        sound = f"{file.duration_s:.1f} s, {file.sample_rate_hz} Hz"
    rows = fact_rows(file.metadata)
    lines = [join_texts([file.path, sound], "  ")]
    lines += [f"    {title:15} {value}  [{source}]" for title, value, source in rows]
    if file.metadata.started_at is None:
        lines.append(indent(Message("start unknown"), 2))
    return lines + [indent(note, 2) for note in (*file.metadata.notes, *file.warnings)]


def _show_counts(project: "Project", console: Console) -> None:
    counts = asdict(project.overview.counts())
    duration_s = counts.pop("duration_s")
    counts.pop("details")  # which columns of labels hold anything: no number
    for name, number in counts.items():
        console.print_line(f"{name:12} {number:>9,}")
    console.print_line(f"{'sound':12} {duration_s / 3600:>9,.2f} h")
    outside = project.folders_outside()
    for folder, number in outside.items():
        console.print_line(
            "{n} sound files are read from {folder}, outside the project's folder",
            n=f"{number:,}",
            folder=folder,
        )
    n_outside = {str(folder): number for folder, number in outside.items()}
    console.add_result(counts | {"duration_s": duration_s, "folders_outside": n_outside})


def _show_recordings(project: "Project", console: Console) -> None:
    recordings, metadata = project.recordings.all(), project.recordings.metadata()
    for recording in recordings:
        for line in _recording_lines(recording, metadata):
            console.print_line(line)
    console.add_result(
        {"recordings": [_recording_row(recording, metadata) for recording in recordings]}
    )


def _recording_lines(
    recording: "Recording", metadata: Mapping["RecordingId", "RecorderMetadata"]
) -> list[str]:
    from birdann.app.maintenance.recorder_facts import fact_rows

    facts = metadata.get(recording.id)
    start: str = Message("start unknown")
    if recording.started_at is not None:
        start = f"{recording.started_at.isoformat(' ')}  [{recording.started_at_source}]"
        if recording.started_at.tzinfo is None:
            start = Message("{start} (zone not recorded)", start=start)
    lines = [join_texts([recording.path, f"{recording.duration_s:.1f} s", start], "  ")]
    if facts is None:
        return lines
    facts_texts = [f"{title} {value}" for title, value, _ in fact_rows(facts) if title != "start"]
    if facts_texts:
        lines.append("    " + ", ".join(facts_texts))
    return lines + [indent(note, 2) for note in facts.notes]


def _recording_row(
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


@command("""
    check a project and its sound files, and repair it  woods.birdann --repair
    @project
    --repair  repair what can be repaired without losing tags or labels (a backup is made first)
    @sound
""")
def check(args: argparse.Namespace, console: Console) -> None:
    """Check the project; raise if something is still wrong afterwards."""
    from birdann.app.maintenance.checking import check

    with console.progress("Checking") as progress:
        report = check(
            existing_project(args.project),
            repair=args.repair,
            allow_outside=args.allow_outside,
            progress=progress,
        )
    print_report(console, report)
    if report.n_problems:
        raise ProjectFileError(
            "Problems found in {path}: {n} (see the list).",
            path=args.project,
            n=f"{report.n_problems:,}",
        )


@command("""
    restore a project from a backup  woods.birdann --list
    @project
    backup? BACKUP  its number in the list, or a file (default: the newest)
    --list  only list the backups
""")
def restore(args: argparse.Namespace, console: Console) -> None:
    """List the backups, or restore one after backing up the present state."""
    from birdann.store.backups import list_backups, restore_backup

    project = Path(os.path.realpath(project_path(args.project)))  # which may be gone
    backups = list_backups(project)
    if args.list:
        for backup in backups:
            console.print_line(
                f"{backup.number:5}  {backup.made_at.astimezone():%Y-%m-%d %H:%M:%S}  "
                f"{backup.occasion:8} {backup.size_bytes / 2**20:8.1f} MiB"
            )
        console.add_result(
            {
                "backups": [
                    {
                        "number": backup.number,
                        "made_at": backup.made_at.isoformat(),
                        "occasion": backup.occasion.value,
                        "size_bytes": backup.size_bytes,
                        "path": str(backup.path),
                    }
                    for backup in backups
                ]
            }
        )
        return
    chosen = _chosen_backup(project, args.backup)
    kept = restore_backup(project, chosen)
    console.print_line("Restored {path} from {backup}.", path=project, backup=chosen.name)
    if kept is not None:
        console.print_line("The previous version is kept: {path}", path=kept)
    console.add_result(
        {"project": str(project), "restored": str(chosen), "kept": str(kept) if kept else None}
    )


def _chosen_backup(project: Path, wanted: str | None) -> Path:
    from birdann.store.backups import BackupReason, backup_folder, list_backups

    backups = list_backups(project)
    if wanted is None:
        # What a restore held out is not what the next one should bring back.
        backups_made = [
            backup for backup in backups if backup.occasion is not BackupReason.RESTORE
        ]
        if not backups_made:
            raise ProjectFileError(
                "There is no backup of {path} in {folder}.",
                path=project,
                folder=backup_folder(project),
            )
        return backups_made[0].path
    if wanted.isdecimal():
        numbered = [backup for backup in backups if backup.number == int(wanted)]
        if not numbered:
            raise ProjectFileError(
                "{path} has no backup {wanted}. List backups with birdann restore --list.",
                path=project,
                wanted=wanted,
            )
        return numbered[0].path
    return Path(wanted)
