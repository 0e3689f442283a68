"""``birdann segment``: find, outline and describe the sounds."""

import argparse
from pathlib import Path

from birdann.cli.batch import add_batch_arguments, judge, run_log
from birdann.cli.console import Console
from birdann.cli.project import add_sound_argument
from birdann.cli.segmenter import add_segmenter_arguments, chosen_segmenter, start_workers


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    add_segmenter_arguments(parser)
    parser.add_argument(
        "--again", action="store_true", help="segment recordings again that are done already"
    )
    parser.add_argument(
        "--retry-failed", action="store_true", help="only the recordings that failed last time"
    )
    add_sound_argument(parser)
    add_batch_arguments(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Segment what is not segmented yet."""
    start_workers(args)
    from birdann.app.segmenting.segment import retry_failed, segment_project
    from birdann.cli.project import open_session, tell

    segmenter = chosen_segmenter(args)
    with (
        open_session(args.project, allow_outside=args.allow_outside) as session,
        run_log(args) as log,
    ):
        with console.progress("Segmenting") as progress:
            if args.retry_failed:
                report = retry_failed(
                    session, jobs=args.jobs, segmenter=segmenter, log=log, progress=progress
                )
            else:
                report = segment_project(
                    session,
                    jobs=args.jobs,
                    segmenter=segmenter,
                    redo=args.again,
                    log=log,
                    progress=progress,
                )
        tell(console, report)
    judge(args, report.failures)
