"""``birdann train``: train a model from species lists."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument
from birdann.core.errors import WriteError
from birdann.core.files import outputs


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    add_model_arguments(parser)
    parser.add_argument(
        "--search",
        action="store_true",
        help="try several settings of the model first, on held-out recordings",
    )
    parser.add_argument(
        "--start-from", type=Path, action="append", default=[], metavar="DIR|PROJECT",
        help="learn also from a folder of clips (a sub-folder for each species), or from another project's "
        "lists; kept in the project for every later training",
    )  # fmt: skip
    parser.add_argument(
        "--forget-start",
        action="store_true",
        help="remove the training sources",
    )
    parser.add_argument(
        "--jobs", type=int, default=1, help="processes that describe clips at once (default 1)"
    )
    parser.add_argument(
        "--reliability", type=Path, metavar="FILE",
        help="draw stated probabilities against the share correct on held-out recordings: .png, .svg or .pdf",
    )  # fmt: skip
    add_overwrite_argument(parser)


def add_model_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options for model and seed."""
    parser.add_argument(
        "--model",
        default="auto",
        metavar="NAME",
        help="auto (default: compares several by what the lists tell), ored-lr, sim, ...",
    )
    parser.add_argument("--seed", type=int, default=0, help="makes the result repeatable")


def run(args: argparse.Namespace, console: Console) -> None:
    """Train a model and store it with its report."""
    from birdann.app.commands.references import RemoveReference, references
    from birdann.app.learning.training import train
    from birdann.app.learning.training_sources import start_from
    from birdann.app.running import run_lines
    from birdann.cli.project import open_session
    from birdann.core.ids import id_text

    if args.reliability is not None:
        _check_figure(args.reliability, overwrite=args.overwrite)
    with open_session(args.project) as session:
        if args.forget_start:
            for reference in references(session.project):
                session.execute(RemoveReference(reference))
        for source in args.start_from:
            with console.progress(f"Starting from {source.name}") as progress:
                started = start_from(session, source, jobs=args.jobs, progress=progress)
            for line in started.lines():
                console.say(line)
        with console.progress("Training") as progress:
            trained = train(
                session,
                model=args.model,
                seed=args.seed,
                search=args.search,
                progress=progress,
            )
        for line in run_lines(trained):
            console.say(line)
        calibration = trained.report.calibration
        if args.reliability is not None and calibration is not None:
            from birdann.report.result_figures import reliability_figure

            reliability_figure(calibration, args.reliability)
            console.say(f"The figure is {args.reliability}.")
        elif args.reliability is not None:
            console.say(f"No figure: the model {args.model} is not calibrated.")
        console.result(
            {
                "run": id_text(trained.id),
                "model": trained.model_name,
                "report": trained.report.as_json(),
            }
        )


def _check_figure(path: Path, *, overwrite: bool) -> None:
    if path.suffix.lower() not in {".png", ".svg", ".pdf"}:
        raise WriteError(f"{path}: a figure is a .png, .svg or .pdf file; choose such a name.")
    if not path.parent.is_dir():
        raise WriteError(f"{path}: there is no such folder; make it or choose another place.")
    outputs.check(path, overwrite=overwrite)
