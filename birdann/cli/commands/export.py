"""``birdann export``: write the segments as a table, in another program's format, or as clips."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from birdann.cli.console import Console
from birdann.cli.project import add_overwrite_argument, add_sound_argument

if TYPE_CHECKING:
    from birdann.app.reports import ExportReport, SummaryReport
    from birdann.store import Project


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("project", type=Path, help="the .birdann file")
    parser.add_argument(
        "out", type=Path, metavar="OUT",
        help="the file to write; for clips and formats of one file per recording a folder",
    )  # fmt: skip
    parser.add_argument("--format", metavar="NAME", help="see birdann formats (default: csv)")
    parser.add_argument(
        "--place", type=place, metavar="LAT,LON",
        help="where recordings were made whose recorder did not note it: --place=-36.85,174.76",
    )  # fmt: skip
    parser.add_argument(
        "--summary",
        choices=["species", "recordings", "matrix", "lists", "presence", "next"],
        help="write a CSV with one row per species or per recording instead, the number of "
        "segments of each species in each recording, the species lists as they can be added, "
        "how probable each species is in each recording, or which recordings to list next",
    )
    parser.add_argument(
        "--measurements", action="store_true",
        help="further columns, for csv and raven: peak frequency, bandwidth and duration of 90 %% "
        "of the energy, signal-to-noise ratio, level, parts and pulse rate",
    )  # fmt: skip
    add_overwrite_argument(parser)
    _add_filter(parser)
    _add_clips(parser)


def _add_filter(parser: argparse.ArgumentParser) -> None:
    from birdann.app.exchange.export_filter import NOTE_SUFFIX, STATUSES

    group = parser.add_argument_group(
        "which segments",
        "For every format, the summaries of segments, and clips. What was left out is said in "
        f"OUT{NOTE_SUFFIX} beside the result.",
    )
    group.add_argument(
        "--status",
        action="append",
        choices=STATUSES,
        help="only these; may be given several times",
    )
    group.add_argument(
        "--species", action="append", metavar="NAME", help="only this; may be given several times"
    )
    group.add_argument(
        "--only-named", action="store_true", help="leave out segments without a species"
    )
    group.add_argument(
        "--min-probability", type=float, metavar="P",
        help="of segments that no person judged only what is at least so probable, 0 to 1 (default: the "
        "project's bar, which birdann predict --min-probability saves; 0 takes all)",
    )  # fmt: skip
    group.add_argument(
        "--all", action="store_true",
        help="ignore the project's thresholds: also probable non-calls and, unless --min-probability is given, "
        "less probable predictions",
    )  # fmt: skip
    group.add_argument(
        "--use-thresholds", action="store_true",
        help="of segments that no person judged only those that reach the saved threshold of "
        "their species (birdann validate)",
    )  # fmt: skip
    group.add_argument(
        "--join", type=float, metavar="SECONDS",
        help="make one row of calls of one species with gaps up to this, with their number "
        "(n_calls): songs, bouts; clips are cut of whole rows",
    )  # fmt: skip
    group.add_argument(
        "--max-per-species", type=int, metavar="N",
        help="those that a person named first, then the most probable ones",
    )  # fmt: skip


def _add_clips(parser: argparse.ArgumentParser) -> None:
    from birdann.app.exchange.clips import DEFAULT_PATTERN
    from birdann.formats.clips import FIELDS, SUFFIXES

    group = parser.add_argument_group("clips")
    group.add_argument(
        "--clips", action="store_true",
        help="cut every call into a sound file of its own, in the folder OUT, with a table of them",
    )  # fmt: skip
    group.add_argument(
        "--pattern",
        help=f"the names of clips: {' '.join('{' + name + '}' for name in FIELDS)} "
        f"(default: {DEFAULT_PATTERN})",
    )  # fmt: skip
    group.add_argument("--clip-format", choices=SUFFIXES, help="default: wav")
    group.add_argument(
        "--margin", type=float, metavar="SECONDS",
        help="sound kept before and after a call (default: 0.5)",
    )  # fmt: skip
    group.add_argument("--one-folder", action="store_true", help="no folders by species")
    group.add_argument(
        "--band-only", action="store_true", help="filter away what is above and below the call"
    )
    add_sound_argument(parser)


def run(args: argparse.Namespace, console: Console) -> None:
    """Write the table or the clips; the project is not changed."""
    from birdann.app.exchange.clips import ClipChoices, ClipsReport, export_clips
    from birdann.app.exchange.export_filter import ExportFilter
    from birdann.app.exchange.exporting import export
    from birdann.app.results.summaries import Summary, export_summary
    from birdann.cli.project import open_sounding, tell
    from birdann.core.files import outputs

    _refuse_idle(args)
    allow = args.allow_outside if args.clips or args.measurements else None
    if outputs.is_stream(args.out):
        console.leave_output_to_result()
    with open_sounding(args.project, allow_outside=allow) as project:
        if not (args.summary or args.clips):
            _tell_what_is_lost(project, args.format or "csv", console)
        report: ClipsReport | ExportReport | SummaryReport
        with console.progress("Exporting") as progress:
            if args.summary:
                report = export_summary(
                    project, args.out, Summary(args.summary),
                    only=ExportFilter(**_chosen(args)), overwrite=args.overwrite,
                    progress=progress,
                )  # fmt: skip
            elif args.clips:
                settings = {
                    "pattern": args.pattern, "suffix": args.clip_format, "margin_s": args.margin,
                }  # fmt: skip
                choices = ClipChoices(
                    **{key: value for key, value in settings.items() if value is not None},
                    species_folders=not args.one_folder,
                    band_only=args.band_only,
                    **_chosen(args) | {"named": True},
                )
                report = export_clips(project, args.out, choices, progress=progress)
            else:
                report = export(
                    project, args.out, format_name=args.format or "csv", place=args.place,
                    only=ExportFilter(**_chosen(args)), with_measurements=args.measurements,
                    overwrite=args.overwrite, progress=progress,
                )  # fmt: skip
        tell(console, report)


def _tell_what_is_lost(project: "Project", format_name: str, console: Console) -> None:
    """Print in advance which values the format cannot store."""
    from birdann.formats.registry import FORMATS, changed_names, lossy_fields

    if format_name not in FORMATS:
        return
    if lost := lossy_fields(format_name, project.overview.counts().details):
        console.say(lost)
    if changed := changed_names(format_name, (one.name for one in project.species.in_use())):
        console.say(changed)


_OF_TABLES = ("format", "place", "measurements")
_OF_CLIPS = ("clips", "pattern", "clip_format", "margin", "one_folder", "band_only")


def _refuse_idle(args: argparse.Namespace) -> None:
    """Refuse options that have no effect on the requested output."""
    from birdann.core.errors import WriteError

    kind = "a table"
    others: tuple[str, ...] = _OF_CLIPS
    if args.summary:
        kind, others = "a summary", _OF_TABLES + _OF_CLIPS
    elif args.clips:
        kind, others = "clips", _OF_TABLES
    for name in others:
        if getattr(args, name) is not None and getattr(args, name) is not False:
            option = "--" + name.replace("_", "-")
            raise WriteError(f"{option} does nothing for {kind}; leave it out.")


def _chosen(args: argparse.Namespace) -> dict[str, Any]:
    """Return the export filter of the arguments."""
    from birdann.app.exchange.export_filter import STATUSES

    bar = 0.0 if args.all and args.min_probability is None else args.min_probability
    return {
        "statuses": frozenset(args.status or STATUSES),
        "species": frozenset(args.species or ()),
        "named": args.only_named,
        "min_probability": bar,
        "max_per_species": args.max_per_species,
        "use_thresholds": args.use_thresholds,
        "join_s": args.join,
        "calls_only": not args.all,
    }


def place(text: str) -> tuple[float, float]:
    """Parse latitude and longitude in degrees."""
    try:
        latitude_deg, longitude_deg = (float(part) for part in text.split(","))
    except ValueError:
        latitude_deg = longitude_deg = float("nan")
    if not (abs(latitude_deg) <= 90 and abs(longitude_deg) <= 180):
        raise argparse.ArgumentTypeError("must look like 52.52,13.40")
    return latitude_deg, longitude_deg
