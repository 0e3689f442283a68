"""``birdann results``: tables and charts of species by hour and date, sites, and effort."""

import argparse
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument, existing_project
from birdann.core.errors import WriteError

if TYPE_CHECKING:
    from birdann.app.results.chart_data import ChartQuery
    from birdann.store import ProjectReader

_CHARTS = ("hours", "dates", "sites", "clock", "accumulation")
_MEASURES = ("calls", "expected", "visits")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument("folder", type=Path, help="for the tables and pictures")
    parser.add_argument(
        "--chart", action="append", choices=_CHARTS,
        help="species by hour of day, species by date, sites by date, species on the clock with "
        "sunrise and sunset, species over minutes listened; may be given several times (default: all)",
    )  # fmt: skip
    parser.add_argument(
        "--measure", choices=_MEASURES, default="calls",
        help="calls at or above the threshold per hour surveyed, expected calls per hour with their "
        "interval, or the share of visits with at least one call (default: calls)",
    )  # fmt: skip
    parser.add_argument(
        "--species", action="append", default=[], metavar="NAME",
        help="only this; may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--site", action="append", default=[], metavar="NAME",
        help="only this; may be given several times",
    )  # fmt: skip
    parser.add_argument(
        "--from", type=date.fromisoformat, dest="first", metavar="DAY", help="such as 2024-05-01"
    )
    parser.add_argument(
        "--to", type=date.fromisoformat, dest="last", metavar="DAY", help="the last day"
    )
    parser.add_argument(
        "--hours",
        type=hours,
        default=(0, 24),
        metavar="FROM-TO",
        help="hours of day, such as 4-9 or 20-4",
    )
    parser.add_argument(
        "--min-probability", type=float, metavar="P",
        help="threshold of calls (default: the saved threshold of the species, else the project's)",
    )  # fmt: skip
    parser.add_argument(
        "--nights", action="store_true", help="count by nights, from noon to noon, not by days"
    )
    parser.add_argument(
        "--random-only", action="store_true", help="count only in windows chosen at random"
    )
    parser.add_argument(
        "--pictures", choices=("svg", "png", "pdf", "none"), default="svg",
        help="of which kind (default: svg)",
    )  # fmt: skip
    add_overwrite_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Count, and write the counts."""
    from birdann.app.learning.runs import note_export
    from birdann.app.results.chart_data import Chart, ChartData
    from birdann.app.results.chart_files import write_results
    from birdann.app.results.charts import chart_table
    from birdann.store.project import Project

    with Project.open(existing_project(args.project), read_only=True) as project:
        noted = note_export(project, args.folder)
        with (
            project.reader() as reader,
            reader.snapshot(),
            console.progress("Counting") as progress,
        ):
            query = _query(args, reader)
            data = ChartData.of(reader)
            if not data.survey.has_times and not data.survey.lists:
                raise WriteError(
                    "{path}: no recording has a start. Set sites and times first (birdann sites).",
                    path=project.path,
                )
            charts = [Chart(one) for one in args.chart or _CHARTS]
            picture = "" if args.pictures == "none" else f".{args.pictures}"
            written = write_results(
                data, args.folder, query, charts, picture=picture, overwrite=args.overwrite, progress=progress
            )  # fmt: skip
            notes = [str(one) for one in (*chart_table(data, query).notes, *noted)]
    for note in notes:
        console.say(note)
    console.say(f"Wrote {len(written)} files to {args.folder}. NA: not surveyed.")
    console.result({"files": [str(path) for path in written], "notes": notes})


def _query(args: argparse.Namespace, reader: "ProjectReader") -> "ChartQuery":
    """Return the query of the arguments."""
    from birdann.app.results.chart_data import ChartQuery, Measure

    keys = {name: reader.species.named(name) for name in args.species}
    sites = {one.name for one in reader.sites.all()}
    for kind, name in [
        *(("species", name) for name, one in keys.items() if one is None),
        *(("site", name) for name in args.site if name not in sites),
    ]:
        raise WriteError(
            "{path} has no {kind} “{name}”; see how it is written.",
            path=reader.path,
            kind=kind,
            name=name,
        )
    if args.min_probability is not None and not 0 <= args.min_probability <= 1:
        raise WriteError("A probability is a number from 0 to 1.")
    return ChartQuery(
        measure=Measure(args.measure),
        species=frozenset(one.id for one in keys.values() if one is not None),
        sites=frozenset(args.site),
        first_day=args.first,
        last_day=args.last,
        hours=args.hours,
        min_probability=args.min_probability,
        nights=args.nights,
        random_only=args.random_only,
    )


def hours(text: str) -> tuple[int, int]:
    """Parse a range of hours; the end is exclusive."""
    try:
        first, last = (int(one) for one in text.split("-"))
    except ValueError:
        first, last = -1, -1
    if not (0 <= first < 24 and 0 < last <= 24) or first == last:
        raise argparse.ArgumentTypeError("must look like 4-9 or 20-4")
    return first, last
