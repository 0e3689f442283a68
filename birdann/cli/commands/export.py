"""``birdann export``: write the segments as CSV or in another program's format."""

import argparse
from pathlib import Path

from birdann.cli.console import Console


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "out", type=Path, metavar="OUT",
        help="the file to write; for formats of one file per recording an existing folder",
    )  # fmt: skip
    parser.add_argument(
        "--format", default="csv", metavar="NAME", help="see birdann formats (default: csv)"
    )
    parser.add_argument(
        "--summary",
        choices=["species", "recordings"],
        help="write a CSV with one row per species or per recording instead",
    )


def run(args: argparse.Namespace, console: Console) -> None:
    """Write the table; the project is only read."""
    from birdann.app import pipelines
    from birdann.cli.project import tell
    from birdann.store.project import Project

    with Project.open(args.project, read_only=True) as project:
        with console.progress("Exporting") as progress:
            if args.summary:
                summary = pipelines.Summary(args.summary)
                n_rows = pipelines.export_summary(project, args.out, summary, progress=progress)
                console.say(f"Wrote {n_rows} rows to {args.out}.")
                console.result({"path": str(args.out), "rows": n_rows})
                return
            report = pipelines.export(
                project, args.out, format_name=args.format, progress=progress
            )
        tell(console, report)
