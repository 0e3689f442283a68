"""``birdann ledger``: time spent on a project, and a methods paragraph."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="for the tables")
    add_overwrite_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Write both files and print the paragraph."""
    from birdann.app.results.ledger import methods, write_ledger
    from birdann.cli.project import open_sounding, tell

    with open_sounding(args.project) as project:
        report = write_ledger(project, args.out, overwrite=args.overwrite)
        with project.reader() as reader:
            for line in methods(reader):
                console.say(line)
    tell(console, report)
