"""``birdann evaluate``: score a learner on a data set with known labels."""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument
from birdann.core.errors import DataSetError
from birdann.core.files import outputs
from birdann.core.progress import part

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
    """Declare the arguments."""
    parser.add_argument(
        "set", type=Path, metavar="SET.npz",
        help="arrays X, bag, y, classes and Y; with --tables, the folder of the papers' sets",
    )  # fmt: skip
    parser.add_argument(
        "--model", default="auto", metavar="NAME",
        help="a learner, or a system that answers for recordings only (default: auto)",
    )  # fmt: skip
    parser.add_argument(
        "--variant", choices=["filtered", "unfiltered", "union"], default=None,
        help="which instances and lists (default: what the set has)",
    )  # fmt: skip
    parser.add_argument(
        "--review", action="store_true",
        help="simulate a reviewer: accuracy by share of segments confirmed, for each order",
    )  # fmt: skip
    parser.add_argument(
        "--tables", type=Path, metavar="DIR",
        help="measure the papers' tables beside the published figures; writes tables.md and .png",
    )  # fmt: skip
    parser.add_argument(
        "--best", action="store_true",
        help="with --tables: try the papers' settings and show the best, as they did",
    )  # fmt: skip
    parser.add_argument(
        "--bags",
        action="store_true",
        help="with --tables: the systems that answer for recordings only, on the sets of two "
        "classes and HJA, which lie in the folder SET.npz or below it",
    )
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME",
        help="with --tables: this learner; may be given again",
    )  # fmt: skip
    add_overwrite_argument(parser)
    parser.add_argument("--folds", type=int, default=10, metavar="K", help="default 10")
    parser.add_argument("--seed", type=int, default=0, help="of folds and model")
    parser.add_argument(
        "--param", action="append", default=[], type=_parameter, metavar="NAME=VALUE",
        help="parameter of the learner; may be given again",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    """Evaluate and print."""
    if args.tables:
        _tables(args, console)
    elif args.review:
        _review(args, console)
    else:
        _evaluate(args, console)


def _evaluate(args: argparse.Namespace, console: Console) -> None:
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


def _review(args: argparse.Namespace, console: Console) -> None:
    from birdann.lab.data_sets import load
    from birdann.lab.simulated_reviewer import review
    from birdann.models.questions import Order

    dataset = load(args.set, variant=args.variant)
    with console.progress("Reviewing") as progress:
        for k, order in enumerate(Order):
            curve: dict[str, Any] = review(
                dataset,
                model=args.model,
                order=order,
                seed=args.seed,
                params=dict(args.param),
                progress=part(progress, k / len(Order), (k + 1) / len(Order)),
            )
            console.say(f"{order}: share answered, minutes at 2.5 s and 4 s, accuracy")
            for point in curve["curve"]:
                minutes = point["answer_seconds"] / 60
                console.say(f"  {point['share']:6.3f}  {minutes:6.1f}  {point['accuracy']:.4f}")
            console.result({str(order): curve})


def _tables(args: argparse.Namespace, console: Console) -> None:
    folder = outputs.made_folder(args.tables)
    kept, text_file, *figures = (
        folder / name
        for name in ("results.json", "tables.md", "tables.png", "tables-lists-known.png")
    )
    for place in (text_file, *([] if args.bags else figures)):
        outputs.check(place, overwrite=args.overwrite)
    known = _kept_results(kept)

    def keep(key: str, result: Mapping[str, object]) -> None:
        known[key] = result
        with outputs.atomic_text(kept) as file:
            json.dump(known, file)

    settings: dict[str, Any] = {"folds": args.folds, "seed": args.seed}
    tell: dict[str, Any] = {"known": known, "on_result": keep}
    if args.bags:
        from birdann.lab.bags.tables import bag_markdown, measure_bags

        with console.progress("Tables") as progress:
            measured = measure_bags(
                args.set, models=args.only, progress=progress, **settings, **tell
            )
        text, found = bag_markdown(measured, **settings), {"bags": list(measured.values())}
    else:
        text, found = _accuracy_tables(args, console, figures, settings, tell)
    with outputs.atomic_text(text_file) as file:
        file.write(text)
    console.say(text)
    console.result(found)


def _accuracy_tables(
    args: argparse.Namespace,
    console: Console,
    figures: Sequence[Path],
    settings: dict[str, Any],
    tell: dict[str, Any],
) -> tuple[str, dict[str, Any]]:
    """Return the text of the papers' tables of accuracies and their records; draw them."""
    from birdann.lab.tables import figure_data, markdown, measure
    from birdann.report.result_figures import accuracy_figure

    with console.progress("Tables") as progress:
        rows = measure(
            args.set,
            models=args.only or None,
            best=args.best,
            progress=progress,
            **settings,
            **tell,
        )
    records = figure_data(rows, "alone")
    accuracy_figure(records, figures[0], title="Accuracy, lists unknown")
    known_lists = figure_data(rows, "transductive")
    accuracy_figure(known_lists, figures[1], title="Accuracy, lists known")
    return markdown(rows, **settings), {"rows": records, "lists_known": known_lists}


def _kept_results(path: Path) -> dict[str, Any]:
    """Return the evaluations that an earlier run left, none if it left none that can be read."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise DataSetError(
            f"{path} does not contain results of birdann. Remove it, or choose another folder."
        )
    return found


def _parameter(text: str) -> tuple[str, object]:
    name, is_pair, value = text.partition("=")
    if not is_pair or not name:
        raise argparse.ArgumentTypeError("must be NAME=VALUE")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value
