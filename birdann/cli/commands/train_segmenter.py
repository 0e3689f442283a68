"""``birdann train-segmenter``: train a segmenter from painted examples."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_sound_argument
from birdann.cli.segmenter import positive


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    source = parser.add_mutually_exclusive_group()
    source.add_argument(
        "--from-segments", action="store_true",
        help="learn from the segments that people confirmed or corrected, instead of from paint",
    )  # fmt: skip
    source.add_argument(
        "--boxes", type=Path, nargs="+", metavar="TABLE", default=(),
        help="paint the boxes of Raven, Audacity or other tables first, which name every call "
        "of their recordings; what is painted stays in the project",
    )  # fmt: skip
    parser.add_argument("--format", metavar="NAME", help="the tables' format (default: told)")
    parser.add_argument(
        "--preset", metavar="NAME",
        help="whose spectrogram the forest works on (default: exact HJA/MLSP, up to 8 kHz)",
    )  # fmt: skip
    parser.add_argument(
        "--trees", type=positive, default=16, metavar="N", help="trees to grow (default 16)"
    )
    parser.add_argument("--seed", type=int, default=0, help="makes the result repeatable")
    add_sound_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Add paint if given, train a forest, and store it."""
    from birdann.app.exchange.painting import paint_from_tables
    from birdann.app.learning.segmenter_training import FOREST_PRESET, TrainFrom, train_segmenter
    from birdann.cli.project import open_session, tell

    with open_session(args.project, allow_outside=args.allow_outside) as session:
        if args.boxes:
            painted = paint_from_tables(session, args.boxes, format_name=args.format)
            tell(console, painted, "painted")
        with console.progress("Training the segmenter") as progress:
            report = train_segmenter(
                session,
                source=TrainFrom.SEGMENTS if args.from_segments else TrainFrom.STROKES,
                preset=args.preset or FOREST_PRESET,
                n_trees=args.trees,
                seed=args.seed,
                progress=progress,
            )
        tell(console, report)
