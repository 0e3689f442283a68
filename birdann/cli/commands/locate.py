"""``birdann locate``: find sound files that were moved or renamed."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_sound_argument


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument("folder", type=Path, help="where to look (recursive)")
    add_sound_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Search for missing files by their sound, whatever their present names."""
    from birdann.app.maintenance.checking import relink
    from birdann.cli.project import open_session, tell

    with open_session(args.project, allow_outside=args.allow_outside) as session:
        with console.progress("Looking") as progress:
            report = relink(session, args.folder, progress=progress)
        tell(console, report)
