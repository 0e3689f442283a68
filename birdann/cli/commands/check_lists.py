"""``birdann check-lists``: find possible errors in species lists, and suggest missing lists."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "--least", type=float, default=0.5, metavar="P",
        help="tell what is a mistake of the list with this probability or more (default 0.5)",
    )  # fmt: skip
    parser.add_argument(
        "--table", type=Path, metavar="OUT.csv", help="write what was found as a table as well"
    )
    parser.add_argument(
        "--unlisted", action="store_true",
        help="tell the species that the model hears where no list speaks of them instead, with how "
        "probable each is there",
    )  # fmt: skip
    add_overwrite_argument(parser)
    parser.add_argument("--seed", type=int, default=0, help="of the held-out parts")


def run(args: argparse.Namespace, console: Console) -> None:
    """Compare every list with models of the other recordings."""
    from birdann.app.reviewing.list_errors import (
        ListErrorReport,
        find_list_errors,
        write_list_errors,
    )
    from birdann.app.reviewing.suggested_lists import SuggestedLists, suggest_lists
    from birdann.cli.project import open_sounding, tell
    from birdann.core.files import outputs

    if args.table is not None:
        outputs.check(args.table, overwrite=args.overwrite)
    with (
        open_sounding(args.project) as project,
        project.reader() as reader,
        console.progress("Auditing") as progress,
    ):
        report: ListErrorReport | SuggestedLists
        if args.unlisted:
            report = suggest_lists(reader, least=args.least, progress=progress)
        else:
            report = find_list_errors(reader, least=args.least, seed=args.seed, progress=progress)
    if args.table is not None:
        write_list_errors(args.table, report.found, overwrite=args.overwrite)
    tell(console, report)
