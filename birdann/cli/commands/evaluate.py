"""``birdann evaluate``: score a learner on a data set with known instance labels."""

import argparse
import json
from pathlib import Path

from birdann.cli.console import Console

_FIGURES = (
    ("transductive_accuracy", "accuracy, lists known"),
    ("inductive_accuracy_mean", "accuracy, lists unknown"),
    ("inductive_accuracy_std", "  its deviation over folds"),
    ("hamming_loss", "Hamming loss of lists"),
    ("ranking_loss", "ranking loss of lists"),
    ("average_precision", "average precision of lists"),
    ("one_error", "one-error"),
    ("coverage", "coverage"),
    ("fit_seconds", "seconds to fit"),
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "set", type=Path, metavar="SET.npz", help="arrays X, bag, y, classes and Y"
    )
    parser.add_argument("--model", default="auto", metavar="NAME", help="default: auto")
    parser.add_argument(
        "--variant", choices=["filtered", "unfiltered", "union"], default=None,
        help="which instances and lists (default: what the set has)",
    )  # fmt: skip
    parser.add_argument("--folds", type=int, default=10, metavar="K", help="default 10")
    parser.add_argument("--seed", type=int, default=0, help="of folds and model")
    parser.add_argument(
        "--param", action="append", default=[], type=_parameter, metavar="NAME=VALUE",
        help="parameter of the learner; may be given again",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    """Evaluate and print."""
    from birdann.evaluation.cross_validation import evaluate

    with console.progress("Evaluating") as progress:
        result = evaluate(
            args.set,
            model=args.model,
            variant=args.variant,
            folds=args.folds,
            seed=args.seed,
            params=dict(args.param),
            progress=progress,
        )
    for key, title in _FIGURES:
        value = result[key]
        console.say(
            f"{title:28} {value:8.4f}" if isinstance(value, float) else f"{title:28}  none"
        )
    console.result(result)


def _parameter(text: str) -> tuple[str, object]:
    name, is_pair, value = text.partition("=")
    if not is_pair or not name:
        raise argparse.ArgumentTypeError("must be NAME=VALUE")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value
