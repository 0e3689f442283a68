"""``birdann predict``: label every segment."""

import argparse
from pathlib import Path

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "--least-callness", type=float, metavar="P",
        help="save with the project how likely a call a segment must be to be listed and exported, "
        "0 to 1 (without one saved: 0.15; 0 lists everything)",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    """Score every segment with the newest model."""
    from birdann.app.learning.calls import set_least_callness
    from birdann.app.learning.predicting import predict
    from birdann.cli.project import open_session, tell

    with open_session(args.project) as session:
        if args.least_callness is not None:
            set_least_callness(session, args.least_callness)
        with console.progress("Predicting") as progress:
            report = predict(session, progress=progress)
        tell(console, report)
