"""``birdann merge``: merge two observers' projects of the same recordings."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import existing_project, project_path, tell


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("first", type=Path, help="a .birdann file; it stays as it is")
    parser.add_argument("second", type=Path, help="another of the same recordings; likewise")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="MERGED", help="the project to write"
    )


def run(args: argparse.Namespace, console: Console) -> None:
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
    tell(console, report)
