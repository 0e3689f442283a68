"""Commands that find and outline sounds."""

import argparse
import os
import sys
from typing import TYPE_CHECKING

from birdann.cli.choices import (
    chosen_segmenter,
    list_choices,
    raise_if_failed,
    run_log,
    start_workers,
)
from birdann.cli.console import Console
from birdann.cli.language import words
from birdann.cli.options import MIX, command
from birdann.cli.project import open_session, print_report, recordings_under
from birdann.core.errors import AudioError, ListsError
from birdann.core.files import outputs
from birdann.features.schema import DEFAULT_SCHEMA, SCHEMAS

if TYPE_CHECKING:
    from birdann.app.segmenting.segment import SegmentingChoices
    from birdann.app.session import Session


@command("""
    add recordings and species lists to a project  woods.birdann recordings --lists lists.csv
    @project
    paths* <path> PATH  sound files and folders (recursive)
    @lists
    --preview  show what the lists would change, without changing anything
    @batch
""")
def add(args: argparse.Namespace, console: Console) -> None:
    """Add readable files and list the others."""
    from birdann.app.exchange.lists import import_lists
    from birdann.app.maintenance.adding import add_paths

    if not args.paths and not args.lists:
        raise AudioError(
            "Nothing to add. Name sound files or folders, or give --lists with a CSV file."
        )
    if args.preview and (args.paths or not args.lists):
        raise ListsError("--preview works only with --lists. Add the sound files first.")
    failures: tuple[object, ...] = ()
    added_none = False
    with open_session(args.project) as session, run_log(args) as log:
        if args.preview:
            _preview_lists(session, args, console)
            return
        if args.paths:
            with console.progress("Adding") as progress:
                report = add_paths(session, args.paths, log=log, progress=progress)
            print_report(console, report, "recordings")
            failures = report.failures
            added_none = report.is_empty
        if args.lists:
            with console.progress("Lists") as progress:
                lists = import_lists(session, args.lists, list_choices(args), progress=progress)
            print_report(console, lists, "lists")
    raise_if_failed(args, failures)
    if added_none and not args.lists:
        raise AudioError("None of the sound files could be added.")


def _preview_lists(session: "Session", args: argparse.Namespace, console: Console) -> None:
    """Show what the table would change."""
    from birdann.app.exchange.lists import ReadLists

    outcome = ReadLists(session.project, args.lists).outcome(list_choices(args))
    print_report(console, outcome, "preview")


@command(f"""
    find segments  woods.birdann --jobs 4
    @project
    @segmenter
    --again  segment all recordings again
    --retry-failed  only the recordings that failed last time
    # one of
    --features {{{",".join(SCHEMAS)}}}  features that describe segments; hja38: the 38 published ones
        (default: those of most segments, else {DEFAULT_SCHEMA})
    --channel <channel> mix | each | NUMBER  segment multi-channel recordings again in this channel
        (1: left), in each, or in a mix (default: as before, else mix)

    --under FOLDER | FILE = ""  with --channel: only this recording or folder
    @sound
    @batch
""")
def segment(args: argparse.Namespace, console: Console) -> None:
    """Segment recordings that have no segments yet."""
    if args.under and args.channel is None:
        raise AudioError("--under works only with --channel.")
    start_workers(args)
    from birdann.app.segmenting.segment import choose_channel, retry_failed, segment_project

    segmenter = chosen_segmenter(args)
    with (
        open_session(args.project, allow_outside=args.allow_outside) as session,
        run_log(args) as log,
    ):
        choices: SegmentingChoices = {
            "jobs": args.jobs,
            "segmenter": segmenter,
            "schema": args.features,
            "log": log,
        }
        with console.progress("Segmenting") as progress:
            if args.channel is not None:
                channel = None if args.channel == MIX else args.channel
                keys = [
                    r.id for r in recordings_under(session.project.recordings.all(), args.under)
                ]
                report = choose_channel(
                    session, channel, recording_ids=keys, progress=progress, **choices
                )
            elif args.retry_failed:
                report = retry_failed(session, progress=progress, **choices)
            else:
                report = segment_project(session, redo=args.again, progress=progress, **choices)
        print_report(console, report)
    raise_if_failed(args, report.failures)


@command("""
    train a segmenter on painted or confirmed calls  woods.birdann --boxes boxes.csv
    @project
    # one of
    --from-segments  train on confirmed and corrected segments instead of paint
    --boxes+ <path> TABLE  first paint the boxes of Raven, Audacity or other tables that contain
        every call of their recordings; the paint stays in the project

    --format NAME  format of the tables (default: detected)
    --preset NAME  preset whose spectrogram the forest uses (default: exact HJA/MLSP, up to 8 kHz)
    --trees <positive> N = 16  number of trees (default: 16)
    --seed <int> = 0  random seed
    @sound
""")
def train_segmenter(args: argparse.Namespace, console: Console) -> None:
    """Add paint if given, train a forest, and store it."""
    from birdann.app.exchange.painting import paint_from_tables
    from birdann.app.learning.segmenter_training import FOREST_PRESET, TrainFrom, train_segmenter

    with open_session(args.project, allow_outside=args.allow_outside) as session:
        if args.boxes:
            painted = paint_from_tables(session, args.boxes, format_name=args.format)
            print_report(console, painted, "painted")
        with console.progress("Training the segmenter") as progress:
            report = train_segmenter(
                session,
                source=TrainFrom.SEGMENTS if args.from_segments else TrainFrom.STROKES,
                preset=args.preset or FOREST_PRESET,
                n_trees=args.trees,
                seed=args.seed,
                progress=progress,
            )
        print_report(console, report)


@command("""
    join fragments of one call with the same predicted species  woods.birdann
    @project
    @jobs
    @sound
""")
def join(args: argparse.Namespace, console: Console) -> None:
    """Join fragments; the previous state is kept as a backup."""
    start_workers(args)
    from birdann.app.segmenting.joining import join_fragments

    with open_session(args.project, allow_outside=args.allow_outside) as session:
        with console.progress("Joining") as progress:
            report = join_fragments(session, jobs=args.jobs, progress=progress)
        print_report(console, report)


@command("""
    from a folder of recordings to labelled segments in one go
        recordings --out woods --lists lists.csv
    folder <path>  folder of recordings (recursive)
    @lists
    --detections <path> TABLE  detections of a neural network, as a table or a folder of tables:
        evidence for every segment; without lists the model is trained on it
    --checklist <path> FILE  species of the region; only these, and listed ones, are considered
    --out! <path> DIR  folder for project.birdann and segments.csv
    @segmenter
    @model
    --[no-]join-fragments  join fragments of one call after prediction (birdann join), so that one
        row is one call (default: except in recordings of 150 kHz or more, where one row is one
        pulse), or keep each as a row
    @batch
    @overwrite
""")
def run(args: argparse.Namespace, console: Console) -> None:
    """Add, segment, train, predict, join fragments, export."""
    start_workers(args)
    from birdann.app.running import RunPlan, run

    outputs.refuse_overlap(args.out, [args.folder])
    with run_log(args) as log, console.progress("Labelling") as progress:
        plan = RunPlan(
            folder=args.folder,
            lists=args.lists,
            detections=args.detections,
            checklist=args.checklist,
            list_choices=list_choices(args),
            out=args.out,
            model=args.model,
            seed=args.seed,
            jobs=args.jobs,
            segmenter=chosen_segmenter(args),
            joins_fragments=args.join_fragments,
            overwrite=args.overwrite,
        )
        report = run(plan, log=log, progress=progress)
    print_report(console, report)
    raise_if_failed(args, report.add.failures, report.segment.failures)
    if report.add.is_empty:
        raise AudioError("None of the sound files could be added.")


@command("""
    make a sample project, label it and open it  demo --headless
    directory? <path> DIR = demo  folder to create (default: demo)
    --headless  do not open the window
    --recordings <positive> N = 24  number of recordings (default: 24)
    @overwrite
    @model
""")
def demo(args: argparse.Namespace, console: Console) -> None:
    """Make the sample, label it, print the share correct, and open it."""
    from birdann.app.demo import make_demo

    with console.progress("Sample") as progress:
        report = make_demo(
            args.directory,
            seed=args.seed,
            n_recordings=args.recordings,
            model=args.model,
            overwrite=args.overwrite,
            say=words,
            progress=progress,
        )
    print_report(console, report)
    if args.headless or args.json:
        return
    if not has_display():
        console.print_line("No display here. Later: birdann {path}", path=report.project_path)
        return
    from birdann.cli.commands.open_window import show

    show(report.project_path)


def has_display() -> bool:
    """Whether a window can be shown."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@command("""
    locate missing sound files  woods.birdann /media/disk2
    @project
    folder <path>  folder to search (recursive)
    @sound
""")
def locate(args: argparse.Namespace, console: Console) -> None:
    """Search for missing files by their sound, whatever their present names."""
    from birdann.app.maintenance.checking import relink

    with open_session(args.project, allow_outside=args.allow_outside) as session:
        with console.progress("Looking") as progress:
            report = relink(session, args.folder, progress=progress)
        print_report(console, report)
