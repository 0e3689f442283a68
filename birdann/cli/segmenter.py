"""Options shared by commands that find segments: segmenter and number of processes."""

import argparse

from birdann.core.errors import ModelError


def add_segmenter_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare ``--jobs``, ``--segmenter``, ``--preset`` and ``--unit``."""
    add_jobs_argument(parser)
    parser.add_argument(
        "--segmenter", choices=("threshold", "forest"), default="threshold",
        help="threshold (default: needs no training), or the forest that was trained in the "
        "project (see train-segmenter)",
    )  # fmt: skip
    parser.add_argument(
        "--preset", metavar="NAME",
        help="settings of the threshold segmenter: automatic (default: bats where the sample "
        "rate is 150 kHz or more, songbirds otherwise), songbirds, low owls, insects, bats, "
        "exact HJA/MLSP",
    )  # fmt: skip
    parser.add_argument(
        "--unit", choices=("notes", "calls", "wide"),
        help="how much is one segment: notes (default: each sound by itself), calls (with its "
        "overtones; fast trains of pulses and broken whistles in one), or wide (calls in one "
        "band that follow each other at once); not for exact HJA/MLSP and forests",
    )  # fmt: skip


def add_jobs_argument(parser: argparse.ArgumentParser) -> None:
    """Declare ``--jobs``."""
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="N", help="processes to use (default 1)"
    )


def chosen_segmenter(args: argparse.Namespace) -> str:
    """Return the segmenter of the arguments."""
    from birdann.app.segmenting.segmenters import AUTOMATIC, FOREST, search_name

    if args.segmenter != FOREST:
        return search_name(args.preset or AUTOMATIC, args.unit)
    if args.unit is not None:
        raise ModelError("--unit does not apply to a trained segmenter.")
    if args.preset is not None:
        raise ModelError(
            "--preset does not apply to a trained segmenter. Give it to train-segmenter."
        )
    return FOREST


def start_workers(args: argparse.Namespace) -> None:
    """Start loading worker processes before this process loads its own modules."""
    if args.jobs > 1:
        from birdann.app.segmenting.workers import get_ready

        get_ready()


def positive(text: str) -> int:
    """Parse a whole number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number
