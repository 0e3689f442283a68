"""``birdann run``: from a folder of recordings to labelled segments in one go."""

import argparse
from pathlib import Path

from birdann.cli.batch import add_batch_arguments, judge, run_log
from birdann.cli.commands.train import add_model_arguments
from birdann.cli.console import Console
from birdann.cli.lists import add_list_arguments, list_choices
from birdann.cli.project import add_overwrite_argument
from birdann.cli.segmenter import add_segmenter_arguments, chosen_segmenter, start_workers


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="folder of recordings (recursive)")
    add_list_arguments(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="gets project.birdann, segments.csv"
    )
    add_segmenter_arguments(parser)
    add_model_arguments(parser)
    parser.add_argument(
        "--join-pieces", action=argparse.BooleanOptionalAction, default=True,
        help="whether the pieces of one call are joined once they are named (birdann join), "
        "so that one row is one call (default), or every piece stays a row",
    )  # fmt: skip
    add_batch_arguments(parser)
    add_overwrite_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Add, segment, train, predict, join fragments, export."""
    start_workers(args)
    from birdann.app.running import run
    from birdann.cli.project import tell
    from birdann.core.errors import AudioError
    from birdann.core.files import outputs

    outputs.require_apart(args.out, [args.folder])
    with run_log(args) as log, console.progress("Labelling") as progress:
        report = run(
            args.folder,
            lists=args.lists,
            **list_choices(args),
            out=args.out,
            model=args.model,
            seed=args.seed,
            jobs=args.jobs,
            segmenter=chosen_segmenter(args),
            join_pieces=args.join_pieces,
            overwrite=args.overwrite,
            log=log,
            progress=progress,
        )
    tell(console, report)
    judge(args, report.add.failures, report.segment.failures)
    if report.add.is_empty:
        raise AudioError("None of the sound files could be added.")
