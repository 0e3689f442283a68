"""``birdann occupancy``: proportion of sites occupied by each species, with intervals."""

import argparse
from pathlib import Path

from birdann.cli.commands.visits import add_rule_arguments, chosen_rule
from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    add_season_arguments(parser)
    parser.add_argument(
        "--site", action="append", default=[], metavar="COLUMN",
        help="a column of the table of sites that occupancy may depend on",
    )  # fmt: skip
    parser.add_argument(
        "--detection", action="append", default=[], metavar="COLUMN",
        help="what detection may depend on: hour, minutes_from_sunrise or recorder",
    )  # fmt: skip


def add_season_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options that choose visits."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument("--queue", metavar="NAME", help="of verified visits (default: the newest)")
    parser.add_argument(
        "--lists", action="store_true",
        help="by the lists alone; a complete list without a species is a non-detection",
    )  # fmt: skip
    add_rule_arguments(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Print occupancy and detection probability of each species."""
    from birdann.app.survey.occupancy import season_occupancy
    from birdann.cli.project import open_sounding, tell

    with open_sounding(args.project) as project, project.reader() as reader, reader.snapshot():
        occupancy = season_occupancy(
            reader,
            args.queue,
            of_lists=chosen_rule(args) if args.lists else None,
            site_covariates=args.site,
            visit_covariates=args.detection,
        )
    tell(console, occupancy)
