"""Options shared by commands that use a network."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.segmenter import positive

if TYPE_CHECKING:
    from birdann.analysis.networks import NetworkChoice


def add_network_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare ``--labels``, ``--rate`` and ``--scores``."""
    parser.add_argument(
        "--labels", type=Path, metavar="FILE",
        help="a label on each line, or a CSV (default: the labels file beside the network)",
    )  # fmt: skip
    parser.add_argument(
        "--rate", type=positive, metavar="HZ",
        help="the network's sampling rate (default: that of BirdNET or Perch, by its input)",
    )  # fmt: skip
    parser.add_argument(
        "--scores", choices=["sigmoid", "softmax", "none"],
        help="how its numbers become scores (default: as BirdNET or Perch, by its input)",
    )  # fmt: skip


def chosen_network(args: argparse.Namespace, path: Path) -> "NetworkChoice":
    """Return a network as the arguments describe it."""
    from birdann.analysis.networks import Activation, NetworkChoice

    return NetworkChoice(
        path=path,
        labels=args.labels,
        sample_rate_hz=args.rate,
        activation=Activation(args.scores) if args.scores else None,
    )
