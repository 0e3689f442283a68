"""``birdann segment``: find segments, outline and measure them."""

import argparse
from pathlib import Path

from birdann.cli.batch import add_batch_arguments, judge, run_log
from birdann.cli.console import Console
from birdann.cli.project import add_sound_argument, under
from birdann.cli.segmenter import add_segmenter_arguments, chosen_segmenter, start_workers

MIX = -2
"""In place of a channel: the mix of all."""


def channel(text: str) -> int:
    """Parse a channel: its index from 0, ``MIX``, or each one."""
    from birdann.core.recording import EACH_CHANNEL

    if text in {"mix", "each"}:
        return MIX if text == "mix" else EACH_CHANNEL
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError("must be mix, each, or the number of a channel from 1")
    return int(text) - 1


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    add_segmenter_arguments(parser)
    parser.add_argument(
        "--again", action="store_true", help="segment recordings again that are done already"
    )
    parser.add_argument(
        "--retry-failed", action="store_true", help="only the recordings that failed last time"
    )
    parser.add_argument(
        "--channel", type=channel, metavar="mix | each | NUMBER",
        help="segment recordings of several channels again in this channel (1 is the left one), in "
        "each, or in the mix that keeps the sound (default: the channel chosen before, else mix)",
    )  # fmt: skip
    parser.add_argument(
        "--under", default="", metavar="FOLDER | FILE",
        help="with --channel: only this recording or those in this folder",
    )  # fmt: skip
    add_sound_argument(parser)
    add_batch_arguments(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Segment recordings that have no segments yet."""
    start_workers(args)
    from birdann.app.segmenting.segment import retry_failed, segment_project
    from birdann.cli.project import open_session, tell

    segmenter = chosen_segmenter(args)
    with (
        open_session(args.project, allow_outside=args.allow_outside) as session,
        run_log(args) as log,
    ):
        with console.progress("Segmenting") as progress:
            if args.channel is not None:
                from birdann.app.segmenting.channels import choose_channel

                report = choose_channel(
                    session,
                    None if args.channel == MIX else args.channel,
                    recording_ids=[
                        one.id for one in under(session.project.recordings.all(), args.under)
                    ],
                    jobs=args.jobs,
                    segmenter=segmenter,
                    progress=progress,
                )
            elif args.retry_failed:
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
