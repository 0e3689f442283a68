"""``birdann agreement``: inter-observer agreement on segments."""

import argparse
from dataclasses import asdict
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument, existing_project


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "project", type=Path, help="the .birdann file that several people labelled"
    )
    parser.add_argument(
        "second", type=Path, nargs="?", help="another person's; both are compared as if merged"
    )
    parser.add_argument(
        "--table", type=Path, metavar="OUT.csv", help="write a row for each species as well"
    )
    add_overwrite_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Print the kappas of every pair of observers."""
    from birdann.app.results.agreement import agreement, agreement_between, write_agreement
    from birdann.app.settings import Settings
    from birdann.core.files import outputs
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
        console.say(line)
    if args.table is not None:
        with outputs.together(overwrite=args.overwrite):
            write_agreement(args.table, measured)
    console.result(asdict(measured))
