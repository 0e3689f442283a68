"""``birdann evaluate-survey``: error and listening cost of occupancy estimates in simulations."""

import argparse
import csv
from dataclasses import asdict
from pathlib import Path

from birdann.cli.console import Console
from birdann.core.errors import TableError


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "visits", type=Path, metavar="VISITS.csv",
        help="measured visits of a minute, columns species, visit, calls (number of calls of the species), is_call (true or "
        "false) and score, a row for each segment",
    )  # fmt: skip
    parser.add_argument("--seasons", type=int, default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seed", type=int, default=0, help="makes the seasons repeatable")
    parser.add_argument(
        "--minutes", type=int, default=10, metavar="N",
        help="length of a simulated visit, each minute a measured one (default: 10)",
    )  # fmt: skip
    parser.add_argument(
        "--wrong", type=float, default=0.001, metavar="SHARE",
        help="other sounds that the listener takes for the species (default: 0.001)",
    )  # fmt: skip
    parser.add_argument(
        "--max-calls", type=int, default=1, metavar="K", help="played in a visit (default: 1)"
    )
    parser.add_argument(
        "--min-score", type=float, default=0.0, metavar="P",
        help="from which score on a call is played (default: 0)",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    from birdann.lab.seasons import N_LIKELIEST, simulate, species_of_visits

    if (
        min(args.seasons / 10, args.minutes) < 1
        or not 0 <= args.wrong < 1
        or not 1 <= args.max_calls <= N_LIKELIEST
    ):
        raise TableError(
            "At least 10 seasons with visits of a minute are simulated, a share is from 0 to 1, and 1 to {most} calls "
            "are played.",
            most=N_LIKELIEST,
        )
    species = species_of_visits(_read(args.visits))
    if not species:
        raise TableError("{path} has no species with visits of both kinds.", path=args.visits)
    with console.progress("Simulating") as progress:
        seasons = simulate(
            species, args.seasons, seed=args.seed, wrong=args.wrong, max_calls=args.max_calls,
            min_score=args.min_score, minutes=args.minutes, progress=progress,
        )  # fmt: skip
    for line in seasons.lines():
        console.say(line)
    console.result(asdict(seasons))


def _read(path: Path) -> list[tuple[str, str, int, bool, float]]:
    try:
        with path.open(newline="", encoding="utf-8-sig") as file:
            return [
                (
                    row["species"],
                    row["visit"],
                    int(row["calls"]),
                    row["is_call"].lower() in {"true", "1"},
                    float(row["score"]),
                )
                for row in csv.DictReader(file)
            ]
    except (OSError, KeyError, ValueError, UnicodeDecodeError) as error:
        raise TableError(
            "{path} is not a table with the columns species, visit, calls, is_call and score. Correct it.",
            path=path,
        ) from error
