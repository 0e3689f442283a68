"""``birdann import``: import annotations of other programs into a project."""

import argparse
from pathlib import Path

from birdann.cli.console import Console
from birdann.cli.project import add_sound_argument


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE | FOLDER", help="annotation files"
    )
    parser.add_argument(
        "--format", metavar="NAME", help="see birdann formats (default: told from each file)"
    )
    parser.add_argument(
        "--as",
        dest="import_as",
        choices=["segments", "lists"],
        default="segments",
        help="outlined segments (default), or only the species of each recording",
    )
    parser.add_argument(
        "--label-column", default="", metavar="NAME",
        help="the column that names species, in tables of Raven that leave it open",
    )  # fmt: skip
    parser.add_argument(
        "--species-map", type=Path, metavar="FILE",
        help="a table of two columns: names as the files have them, and what they mean",
    )  # fmt: skip
    parser.add_argument(
        "--min-score", type=float, metavar="SCORE",
        help="of what programs found only what has this score of theirs or a higher one",
    )  # fmt: skip
    add_sound_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Import the files; list unreadable ones and continue with the rest."""
    from birdann.app.exchange.imports import ImportAs, import_annotations
    from birdann.cli.project import open_session, tell
    from birdann.core.errors import TableError
    from birdann.formats.checklists import read_species_map

    species_map = read_species_map(args.species_map) if args.species_map else None
    with open_session(args.project, allow_outside=args.allow_outside) as session:
        with console.progress("Importing") as progress:
            report = import_annotations(
                session,
                args.files,
                format_name=args.format,
                import_as=ImportAs(args.import_as),
                label_column=args.label_column,
                species_map=species_map,
                min_score=args.min_score,
                progress=progress,
            )
        tell(console, report)
    if report.nothing is not None:
        raise TableError(report.nothing)
