"""``birdann train``: learn from the species lists."""

import argparse
from pathlib import Path

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    add_model_arguments(parser)
    parser.add_argument(
        "--search",
        action="store_true",
        help="try several settings of the model first, by what recordings kept aside tell",
    )


def add_model_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the choice of model and seed."""
    parser.add_argument(
        "--model",
        default="auto",
        metavar="NAME",
        help="auto (default: compares several by what the lists tell), ored-lr, sim, ...",
    )
    parser.add_argument("--seed", type=int, default=0, help="makes the result repeatable")


def run(args: argparse.Namespace, console: Console) -> None:
    """Train a model and store it with its report."""
    from birdann.app import pipelines
    from birdann.cli.project import open_session

    with open_session(args.project) as session:
        with console.progress("Training") as progress:
            trained = pipelines.train(
                session, model=args.model, seed=args.seed, search=args.search, progress=progress
            )
        for line in pipelines.run_lines(trained):
            console.say(line)
        console.result(
            {"run": trained.id, "model": trained.model_name, "report": dict(trained.report)}
        )
