"""``birdann predict``: label every segment."""

import argparse
from pathlib import Path

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")


def run(args: argparse.Namespace, console: Console) -> None:
    """Score every segment with the newest model."""
    from birdann.app.learning.predicting import predict
    from birdann.cli.project import open_session, tell

    with open_session(args.project) as session:
        with console.progress("Predicting") as progress:
            report = predict(session, progress=progress)
        tell(console, report)
