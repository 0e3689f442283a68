"""``birdann evaluate``: score a learner on a data set with known labels."""

import argparse
import json
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument

_FIGURES = (
    ("transductive_accuracy", "accuracy, lists known"),
    ("inductive_accuracy_mean", "accuracy, lists unknown"),
    ("inductive_accuracy_std", "  its deviation over folds"),
    ("inductive_accuracy_alone", "  each segment by itself"),
    ("transductive_calibration_error", "calibration, lists known"),
    ("calibration_error", "calibration, lists unknown"),
    ("transductive_calibration_error_of_calls", "calibration given a call, lists known"),
    ("calibration_error_of_calls", "calibration given a call, lists unknown"),
    ("bag_accuracy", "entries of lists that are right"),
    ("hamming_loss", "Hamming loss of lists"),
    ("ranking_loss", "ranking loss of lists"),
    ("average_precision", "average precision of lists"),
    ("one_error", "one-error"),
    ("coverage", "coverage"),
    ("fit_seconds", "seconds to fit"),
)
_OF_SEVERAL_CLASSES = frozenset(
    {"hamming_loss", "ranking_loss", "average_precision", "one_error", "coverage"}
)


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "set", type=Path, metavar="SET.npz", help="arrays X, bag, y, classes and Y"
    )
    parser.add_argument(
        "--model", default="auto", metavar="NAME",
        help="a learner, or a system that answers for recordings only (default: auto)",
    )  # fmt: skip
    parser.add_argument(
        "--variant", choices=["filtered", "unfiltered", "union"], default=None,
        help="which instances and lists (default: what the set has)",
    )  # fmt: skip
    add_overwrite_argument(parser)
    parser.add_argument("--folds", type=int, default=10, metavar="K", help="default 10")
    parser.add_argument("--seed", type=int, default=0, help="of folds and model")
    parser.add_argument(
        "--param", action="append", default=[], type=_parameter, metavar="NAME=VALUE",
        help="parameter of the learner; may be given again",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    from birdann.lab.cross_validation import evaluate

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
    two_classes = result["n_classes"] == 1
    for key, title in _FIGURES:
        if key in result and not (two_classes and key in _OF_SEVERAL_CLASSES):
            console.say(f"{title:32} {_figure(result[key], result.get(f'{key}_std'))}")
    console.result(result)


def _figure(value: object, deviation: object) -> str:
    if not isinstance(value, float):
        return " none"
    return f"{value:8.4f}" + (f" ± {deviation:.4f}" if isinstance(deviation, float) else "")


def _parameter(text: str) -> tuple[str, object]:
    name, is_pair, value = text.partition("=")
    if not is_pair or not name:
        raise argparse.ArgumentTypeError("must be NAME=VALUE")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value
