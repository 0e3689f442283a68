"""``birdann segment``: find, outline and describe the sounds."""

import argparse
from pathlib import Path

from birdann.cli.batch import add_batch_arguments, judge, run_log
from birdann.cli.console import Console
from birdann.core.errors import ModelError


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="N", help="processes to use (default 1)"
    )
    parser.add_argument(
        "--segmenter", choices=("threshold", "forest"), default="threshold",
        help="threshold (default: needs no training), or the forest that was trained in the "
        "project (see train-segmenter)",
    )  # fmt: skip
    parser.add_argument(
        "--preset", metavar="NAME",
        help="settings of the threshold segmenter: songbirds (default), low owls, insects, bats, "
        "exact HJA/MLSP",
    )  # fmt: skip
    parser.add_argument(
        "--again", action="store_true", help="segment recordings again that are done already"
    )
    parser.add_argument(
        "--retry-failed", action="store_true", help="only the recordings that failed last time"
    )
    add_batch_arguments(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Segment what is not segmented yet."""
    from birdann.app import pipelines
    from birdann.cli.project import open_session, tell

    is_forest = args.segmenter == "forest"
    if is_forest and args.preset is not None:
        raise ModelError(
            "A forest works on the spectrogram that it was trained on; give --preset to "
            "train-segmenter instead."
        )
    segmenter = args.segmenter if is_forest else args.preset
    with open_session(args.project) as session, run_log(args) as log:
        with console.progress("Segmenting") as progress:
            if args.retry_failed:
                report = pipelines.retry_failed(
                    session, jobs=args.jobs, segmenter=segmenter, log=log, progress=progress
                )
            else:
                report = pipelines.segment_project(
                    session,
                    jobs=args.jobs,
                    segmenter=segmenter,
                    redo=args.again,
                    log=log,
                    progress=progress,
                )
        tell(console, report)
    judge(args, report.failures)


def positive(text: str) -> int:
    """Return a whole number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number
