"""``birdann join``: join fragments of one call that have the same predicted species."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_sound_argument
from birdann.cli.segmenter import add_jobs_argument, start_workers


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    add_jobs_argument(parser)
    add_sound_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Join fragments; the previous state is kept as a backup."""
    start_workers(args)
    from birdann.app.segmenting.joining import join_fragments
    from birdann.cli.project import open_session, tell

    with open_session(args.project, allow_outside=args.allow_outside) as session:
        with console.progress("Joining") as progress:
            report = join_fragments(session, jobs=args.jobs, progress=progress)
        tell(console, report)
