"""``birdann check``: verify a project and its sound files, and repair what is safe."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_sound_argument


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "--repair",
        action="store_true",
        help="repair what can be repaired without losing tags or labels (a backup is made first)",
    )
    add_sound_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Check the project; raise if something is still wrong afterwards."""
    from birdann.app.maintenance.checking import check
    from birdann.cli.project import existing_project, tell
    from birdann.core.errors import ProjectFileError

    with console.progress("Checking") as progress:
        report = check(
            existing_project(args.project),
            repair=args.repair,
            allow_outside=args.allow_outside,
            progress=progress,
        )
    tell(console, report)
    if report.n_problems:
        raise ProjectFileError(
            f"{args.project} has {report.n_problems} problems; see the list, and "
            "birdann restore for backups."
        )
