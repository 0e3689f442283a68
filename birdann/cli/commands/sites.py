"""``birdann sites``: import and export recording sites and start times as a table."""

import argparse
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument, existing_project, open_session

if TYPE_CHECKING:
    from birdann.app.survey.sites import SiteBook


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "table", type=Path, nargs="?",
        help="CSV or Excel table with the columns recording (a file or a folder), site, latitude, "
        "longitude, elevation, start, zone; further columns are covariates of sites",
    )  # fmt: skip
    parser.add_argument(
        "--pattern", metavar="PATTERN",
        help="take sites from folders' names: columns in braces, * for any name, such as "
        "'{site}/*' or '{habitat}_{site}/*/*'",
    )  # fmt: skip
    parser.add_argument(
        "--from-recorders", action="store_true",
        help="take sites and places that the recorders noted, where no site is known",
    )  # fmt: skip
    parser.add_argument(
        "--season", action="append", type=season, metavar="NAME=FIRST..LAST",
        help="days within which occupancy is taken as closed, such as 2024=2024-05-01..2024-06-30; "
        "may be given several times, and replaces the seasons of the project",
    )  # fmt: skip
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the table (.csv or .xlsx) as it is then"
    )
    add_overwrite_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Import the given tables, write the table, and list the sites."""
    from birdann.app.survey.sites import SiteBook, export_sites
    from birdann.core.files import outputs
    from birdann.store.project import Project

    if args.out is not None:
        outputs.check(args.out, overwrite=args.overwrite)
    if args.table or args.pattern or args.from_recorders or args.season:
        _take(args, console)
    with Project.open(existing_project(args.project), read_only=True) as project:
        _list(SiteBook.of(project), console)
        seasons = {s.name: [f"{s.first_day}", f"{s.last_day}"] for s in project.sites.seasons()}
        for name, days in seasons.items():
            console.say(f"Season {name}: {days[0]} to {days[1]}")
        console.result({"seasons": seasons})
        if args.out is not None:
            n_rows = export_sites(project, args.out, overwrite=args.overwrite)
            console.say(f"Wrote {n_rows} rows to {args.out}.")


def _take(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.commands.sites import SetSeasons, SetSites
    from birdann.app.survey.site_edits import import_sites, plan
    from birdann.app.survey.sites import SiteBook, rows_of

    edits: list[SetSites] = []
    with open_session(args.project) as session:
        if args.pattern:
            book = SiteBook.of(session.project)
            edits.append(
                plan(book, rows_of(book, book.from_folders(args.pattern)), session.reviewer)
            )
            session.execute(edits[-1])
        if args.from_recorders:
            book = SiteBook.of(session.project)
            edits.append(plan(book, rows_of(book, book.from_recorders()), session.reviewer))
            session.execute(edits[-1])
        if args.table:
            edits.append(import_sites(session, args.table))
        if args.season:
            session.execute(SetSeasons(args.season))
    placed = {key for one in edits for key in one.places}
    started = {key for one in edits for key in one.starts}
    changed = {site.id for one in edits for site in one.sites}
    console.say(
        f"Changed the site of {len(placed)} and the start of {len(started)} recordings, "
        f"and {len(changed)} sites."
    )
    console.result({"placed": len(placed), "started": len(started), "changed": len(changed)})


def _list(book: "SiteBook", console: Console) -> None:
    from collections import Counter

    from birdann.app.survey.sites import contradictions, unknown

    counts = Counter(book.places.values())
    rows = []
    for key, one in book.sites.items():
        place = (
            "" if one.latitude_deg is None else f"  {one.latitude_deg:g}, {one.longitude_deg:g}"
        )
        others = "".join(f"  {name}: {text}" for name, text in one.covariates.items())
        console.say(f"{one.name}  {counts[key]} recordings{place}{others}")
        rows.append(
            {
                "site": one.name,
                "recordings": counts[key],
                "latitude": one.latitude_deg,
                "longitude": one.longitude_deg,
                "elevation": one.elevation_m,
                "covariates": dict(one.covariates),
            }
        )
    notes = [*unknown(book), *contradictions(book)]
    for note in notes:
        console.say(note)
    console.result({"sites": rows, "notes": notes})


def season(text: str) -> object:
    """Parse the name and days of a season."""
    from birdann.core.recording import Season

    try:
        name, days = text.split("=")
        first, last = days.split("..")
        return Season(
            name=name.strip(),
            first_day=date.fromisoformat(first.strip()),
            last_day=date.fromisoformat(last.strip()),
        )
    except ValueError:
        raise argparse.ArgumentTypeError("must look like 2024=2024-05-01..2024-06-30") from None
