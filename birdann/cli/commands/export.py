"""``birdann export``: write one CSV row per segment."""

import argparse
from pathlib import Path

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument("out", type=Path, metavar="OUT.csv", help="the table to write")


def run(args: argparse.Namespace, console: Console) -> None:
    """Write the table; the project is only read."""
    from birdann.app import pipelines
    from birdann.cli.project import existing_project, tell
    from birdann.store.project import Project

    with Project.open(existing_project(args.project), read_only=True) as project:
        with console.progress("Exporting") as progress:
            report = pipelines.export_csv(project, args.out, progress=progress)
        tell(console, report)
