"""``birdann add``: put recordings and species lists into a project."""

import argparse
from pathlib import Path

from birdann.cli.batch import add_batch_arguments, judge, run_log
from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="sound files and folders (recursive)"
    )
    parser.add_argument("--lists", type=Path, metavar="CSV", help="species lists to read")
    parser.add_argument(
        "--incomplete",
        action="store_true",
        help="the lists name at least what was heard; other species may occur too",
    )
    add_batch_arguments(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Add what is readable, name what is not."""
    from birdann.app.care.adding import add_paths
    from birdann.app.exchange.lists import import_lists
    from birdann.cli.project import open_session, tell
    from birdann.core.errors import AudioError

    if not args.paths and not args.lists:
        raise AudioError(
            "Nothing to add: name sound files or folders, or --lists with a CSV file."
        )
    failures: tuple[object, ...] = ()
    with open_session(args.project) as session, run_log(args) as log:
        if args.paths:
            with console.progress("Adding") as progress:
                report = add_paths(session, args.paths, log=log, progress=progress)
            tell(console, report, "recordings")
            failures = report.failures
        if args.lists:
            with console.progress("Lists") as progress:
                lists = import_lists(
                    session, args.lists, complete=not args.incomplete, progress=progress
                )
            tell(console, lists, "lists")
    judge(args, failures)
