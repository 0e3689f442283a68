"""``birdann [PROJECT]``: open the window."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "project", nargs="?", type=Path, help="the .birdann file to open (default: welcome page)"
    )
    parser.add_argument(
        "--picture", type=Path, metavar="PNG", help="save a picture of the window and close it"
    )
    add_overwrite_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    from birdann.cli.project import existing_project
    from birdann.core.files import outputs

    if args.picture is not None:
        outputs.check(args.picture, overwrite=args.overwrite)
    show(existing_project(args.project) if args.project else None, args.picture)


def show(project: Path | None, picture: Path | None = None) -> None:
    """Open the window and return when it is closed."""
    from birdann.gui.application import run as run_window

    run_window(project, picture)
