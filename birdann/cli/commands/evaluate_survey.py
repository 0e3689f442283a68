"""``birdann evaluate-survey``: error and listening cost of occupancy estimates in simulations."""

import argparse
import csv
from dataclasses import asdict
from pathlib import Path

from birdann.cli.console import Console
from birdann.core.errors import TableError


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seasons", type=int, default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seed", type=int, default=0, help="makes the seasons repeatable")
    parser.add_argument(
        "--scores", type=Path, metavar="TABLE.csv",
        help="scores of a model with the truth, columns species, is_call (true or false) and score "
        "(default: assumed ones)",
    )  # fmt: skip
    parser.add_argument(
        "--others", type=float, default=150.0, metavar="N",
        help="other sounds in a visit of ten minutes, for --scores (default: 150)",
    )  # fmt: skip
    parser.add_argument(
        "--wrong", type=float, default=0.001, metavar="SHARE",
        help="other sounds that the listener takes for the species (default: 0.001)",
    )  # fmt: skip
    parser.add_argument(
        "--max-calls", type=int, default=5, metavar="K", help="played in a visit (default: 5)"
    )
    parser.add_argument(
        "--min-score", type=float, default=0.1, metavar="P",
        help="from which score on a call is played (default: 0.1)",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    from birdann.lab.seasons import assumed_species, simulate, species_of_scores

    if args.seasons < 10 or not 0 <= args.wrong < 1:
        raise TableError("At least 10 seasons are simulated, and a share lies between 0 and 1.")
    species = assumed_species()
    if args.scores is not None:
        species = species_of_scores(*_read(args.scores), args.others)
    with console.progress("Simulating") as progress:
        seasons = simulate(
            species, args.seasons, seed=args.seed, wrong=args.wrong, max_calls=args.max_calls,
            min_score=args.min_score, progress=progress,
        )  # fmt: skip
    for line in seasons.lines():
        console.say(line)
    console.result(asdict(seasons))


def _read(path: Path) -> tuple[list[str], list[bool], list[float]]:
    try:
        with path.open(newline="", encoding="utf-8-sig") as file:
            rows = list(csv.DictReader(file))
        return (
            [row["species"] for row in rows],
            [row["is_call"].lower() in {"true", "1"} for row in rows],
            [float(row["score"]) for row in rows],
        )
    except (OSError, KeyError, ValueError, UnicodeDecodeError) as error:
        raise TableError(
            "{path} is not a table with the columns species, is_call and score. Correct it.",
            path=path,
        ) from error
