"""``birdann histories``: detection histories for occupancy models in R."""

import argparse
from pathlib import Path

from birdann.cli.commands.occupancy import add_season_arguments
from birdann.cli.commands.visits import chosen_rule
from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument, add_sound_argument


def configure(parser: argparse.ArgumentParser) -> None:
    add_season_arguments(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="for the tables")
    parser.add_argument(
        "--noise", action="store_true", help="measure the noise level of each visit (reads sound)"
    )
    add_sound_argument(parser)
    add_overwrite_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.survey.histories import write_histories
    from birdann.cli.project import open_sounding, tell

    allow = args.allow_outside if args.noise else None
    with (
        open_sounding(args.project, allow_outside=allow) as project,
        console.progress("Writing") as progress,
    ):
        report = write_histories(
            project,
            args.out,
            args.queue,
            of_lists=chosen_rule(args) if args.lists else None,
            with_noise=args.noise,
            overwrite=args.overwrite,
            progress=progress,
        )
    tell(console, report)
