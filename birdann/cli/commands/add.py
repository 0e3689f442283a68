"""``birdann add``: add recordings and species lists to a project."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.batch import add_batch_arguments, judge, run_log
from birdann.cli.console import Console
from birdann.cli.lists import add_list_arguments, list_choices

if TYPE_CHECKING:
    from birdann.app.session import Session


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="sound files and folders (recursive)"
    )
    add_list_arguments(parser)
    parser.add_argument(
        "--preview",
        action="store_true",
        help="say what the table of lists would change, and change nothing",
    )
    add_batch_arguments(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Add readable files and list the others."""
    from birdann.app.exchange.lists import import_lists
    from birdann.app.maintenance.adding import add_paths
    from birdann.cli.project import open_session, tell
    from birdann.core.errors import AudioError, ListsError

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
            _preview(session, args, console)
            return
        if args.paths:
            with console.progress("Adding") as progress:
                report = add_paths(session, args.paths, log=log, progress=progress)
            tell(console, report, "recordings")
            failures = report.failures
            added_none = report.is_empty
        if args.lists:
            with console.progress("Lists") as progress:
                lists = import_lists(session, args.lists, **list_choices(args), progress=progress)
            tell(console, lists, "lists")
    judge(args, failures)
    if added_none and not args.lists:
        raise AudioError("None of the sound files could be added.")


def _preview(session: "Session", args: argparse.Namespace, console: Console) -> None:
    """Show what the table would change."""
    from birdann.app.exchange.lists import ExistingListPolicy, ReadLists
    from birdann.cli.project import tell

    read = ReadLists(session.project, args.lists)
    choices = list_choices(args)
    existing = choices["existing"] or ExistingListPolicy.REPLACE
    outcome = read.outcome(existing, complete=choices["complete"], blank=choices["blank"])
    tell(console, outcome, "preview")
