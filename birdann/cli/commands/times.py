"""``birdann times``: note the time zone of recordings, or move their start."""

import argparse
import re
from datetime import UTC, timedelta, timezone
from pathlib import Path

from birdann.cli.console import Console

_MAX_SHIFT_S = 10 * 366 * 86400


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "--zone", type=zone, metavar="±HH:MM",
        help="the zone of starts that were noted without one, e.g. --zone=-03:30; others stay as they are",
    )  # fmt: skip
    parser.add_argument(
        "--shift", type=seconds, default=0.0, metavar="SECONDS",
        help="add this to every start, for a clock that was wrong",
    )  # fmt: skip
    parser.add_argument(
        "--under", default="", metavar="FOLDER",
        help="only recordings in this folder, named as birdann show --recordings names it",
    )  # fmt: skip


def run(args: argparse.Namespace, console: Console) -> None:
    """Correct the starts in one step; sound files are never changed."""
    from birdann.app.commands import SetStarts, corrected_starts
    from birdann.cli.project import open_session

    folder = args.under.replace("\\", "/").rstrip("/")
    with open_session(args.project) as session:
        chosen = [
            r
            for r in session.project.recordings()
            if not folder or r.path.startswith(folder + "/")
        ]
        starts = corrected_starts(
            chosen,
            zone=args.zone,
            shift=timedelta(seconds=args.shift),
            reviewer=session.reviewer,
        )
        if starts:
            session.execute(SetStarts(starts))
    unknown = sum(r.started_at is None for r in chosen)
    console.say(f"Changed the start of {len(starts)} of {len(chosen)} recordings.")
    if unknown:
        console.say(f"Of {unknown} the start is not known.")
    console.result({"changed": len(starts), "recordings": len(chosen), "unknown": unknown})


def zone(text: str) -> timezone:
    """Return a zone by its distance from UTC."""
    found = re.fullmatch(r"([+-])(\d{1,2}):?(\d{2})?", text)
    if text.upper() in {"UTC", "Z"}:
        return UTC
    if found is None or int(found[2]) > 14 or int(found[3] or 0) > 59:
        raise argparse.ArgumentTypeError("must look like +12:00, -03:30 or UTC")
    offset = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
    return timezone(-offset if found[1] == "-" else offset)


def seconds(text: str) -> float:
    """Return a number of seconds of at most ten years."""
    number = float(text)
    if not abs(number) <= _MAX_SHIFT_S:
        raise argparse.ArgumentTypeError("must be at most ten years")
    return number
