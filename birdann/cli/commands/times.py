"""``birdann times``: list start times, set their time zone, or correct them."""

import argparse
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.cli.console import Console
from birdann.cli.project import under

if TYPE_CHECKING:
    from birdann.core.recording import Recording

_MAX_SHIFT_S = 10 * 366 * 86400


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "--zone", type=zone, metavar="ZONE",
        help="the zone of starts that were noted without one: --zone=-03:30, UTC, or a place "
        "with its summer time such as Pacific/Auckland",
    )  # fmt: skip
    parser.add_argument(
        "--replace-zone", action="store_true",
        help="give --zone also to starts that were noted with another; the time of day stays",
    )  # fmt: skip
    parser.add_argument(
        "--convert", action="store_true",
        help="tell starts that have a zone in --zone; the moment stays",
    )  # fmt: skip
    parser.add_argument(
        "--shift", type=seconds, default=0.0, metavar="SECONDS",
        help="add this to every start, for a clock that was wrong",
    )  # fmt: skip
    parser.add_argument(
        "--start", type=start, metavar="TIME",
        help="the start itself, such as 2021-05-02T04:00:00+12:00",
    )  # fmt: skip
    parser.add_argument(
        "--under", default="", metavar="FOLDER | FILE",
        help="only this recording or those in this folder, as birdann show --recordings names it",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    """Correct the start times as one edit, or list them; sound files are not changed."""
    from birdann.app.commands import SetStarts, corrected_starts
    from birdann.app.commands.recordings import DOUBTFUL_HOUR
    from birdann.cli.project import existing_project, open_session
    from birdann.store.project import Project

    if args.zone is None and not args.shift and args.start is None:
        with Project.open(existing_project(args.project), read_only=True) as project:
            _list(under(project.recordings.all(), args.under), console)
        return
    with open_session(args.project) as session:
        chosen = under(session.project.recordings.all(), args.under)
        starts = corrected_starts(
            chosen,
            zone=args.zone,
            shift=timedelta(seconds=args.shift),
            reviewer=session.reviewer,
            start=args.start,
            replace_zone=args.replace_zone,
            convert=args.convert,
        )
        if starts:
            session.execute(SetStarts(starts))
    unknown = sum(r.started_at is None for r in chosen if r.id not in starts)
    console.say(f"Changed the start of {len(starts)} of {len(chosen)} recordings.")
    if unknown:
        console.say(f"Of {unknown} the start is not known.")
    doubtful = [r.name for r in chosen if starts.get(r.id, (None, ""))[1].endswith(DOUBTFUL_HOUR)]
    if doubtful:
        console.say(
            f"{len(doubtful)} of these starts ({doubtful[0]} first) are in an hour that clocks show "
            "twice or leave out where summer time ends or begins; they are taken for the time "
            "before the change. birdann times lists them, and --start sets the right one."
        )
    console.result(
        {
            "changed": len(starts),
            "recordings": len(chosen),
            "unknown": unknown,
            "doubtful": doubtful,
        }
    )


def _list(recordings: "list[Recording]", console: Console) -> None:
    rows = []
    for one in sorted(recordings, key=lambda r: r.path):
        when = one.started_at
        shown = "not known" if when is None else when.isoformat(" ")
        if when is not None and when.tzinfo is None:
            shown += " (zone not recorded)"
        by = f"  [{one.started_at_source}]" if one.started_at_source else ""
        console.say(f"{one.path}  {shown}{by}")
        rows.append(
            {
                "path": one.path,
                "started_at": when.isoformat() if when else None,
                "source": one.started_at_source,
            }
        )
    console.result({"recordings": rows})


def zone(text: str) -> tzinfo:
    """Parse a time zone: an offset from UTC or a name."""
    from birdann.formats.recorder.times import named_zone

    try:
        return named_zone(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            "must look like +12:00, -03:30, UTC or Europe/Berlin"
        ) from None


def start(text: str) -> datetime:
    """Parse a date and time, with its zone if given."""
    from birdann.formats.recorder.times import parse_time

    try:
        return parse_time(text)
    except ValueError:
        raise argparse.ArgumentTypeError("must look like 2021-05-02T04:00:00+12:00") from None


def seconds(text: str) -> float:
    """Parse a number of seconds, at most ten years."""
    number = float(text)
    if not abs(number) <= _MAX_SHIFT_S:
        raise argparse.ArgumentTypeError("must be at most ten years")
    return number
