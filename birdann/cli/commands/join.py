"""``birdann join_fragments``: join the pieces of one call that a model named similar."""

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
    """Join them; the project keeps a backup of what was before."""
    start_workers(args)
    from birdann.app.segmenting.joining import join_fragments
    from birdann.cli.project import open_session, tell

    with open_session(args.project, allow_outside=args.allow_outside) as session:
        with console.progress("Joining") as progress:
            report = join_fragments(session, jobs=args.jobs, progress=progress)
        tell(console, report)
