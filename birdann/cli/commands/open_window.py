"""``birdann [PROJECT]``: open the window."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.options import command
from birdann.cli.project import existing_project
from birdann.core.files import outputs


@command("""
    open the window, on a project if one is given  woods.birdann
    project? <path>  the .birdann file to open (default: welcome page)
    --picture <path> PNG  save a picture of the window and close it
    @overwrite
""")
def open_(args: argparse.Namespace, console: Console) -> None:
    if args.picture is not None:
        outputs.check(args.picture, overwrite=args.overwrite)
    show(existing_project(args.project) if args.project else None, args.picture)


def show(project: Path | None, picture: Path | None = None) -> None:
    """Open the window and return when it is closed."""
    from birdann.gui.application import run as run_window

    run_window(project, picture)
