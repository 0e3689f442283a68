"""``birdann predict``: predict the species of every segment."""

import argparse
from pathlib import Path

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "--model-file", type=Path, metavar="FILE",
        help="with the model of a file that “birdann model export” wrote, which becomes a run of "
        "the project (default: the newest model that was trained in it)",
    )  # fmt: skip
    parser.add_argument(
        "--min-call-probability", type=float, metavar="P",
        help="save with the project how likely a call a segment must be to be listed and exported, "
        "0 to 1 (default if none is saved: 0.15; 0 lists everything)",
    )  # fmt: skip
    parser.add_argument(
        "--min-probability", type=float, metavar="P",
        help="save with the project how probable what no person judged must be to be exported and "
        "summed up, 0 to 1 (default if none is saved: 0, everything)",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    """Score every segment with the latest model, or with a model file."""
    from birdann.app.learning.calls import set_least_call_probability, set_least_probability
    from birdann.app.learning.model_files import import_model
    from birdann.app.learning.predicting import predict
    from birdann.cli.project import open_session, tell

    with open_session(args.project) as session:
        if args.min_call_probability is not None:
            set_least_call_probability(session, args.min_call_probability)
        if args.min_probability is not None:
            set_least_probability(session, args.min_probability)
        run_id = import_model(session, args.model_file) if args.model_file is not None else None
        with console.progress("Predicting") as progress:
            report = predict(session, run_id=run_id, progress=progress)
        tell(console, report)
