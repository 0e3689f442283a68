"""Commands that read and write tables."""

import argparse
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from birdann.cli.console import Console
from birdann.cli.language import words
from birdann.cli.options import command
from birdann.cli.project import (
    existing_project,
    open_session,
    open_sounding,
    print_report,
    recordings_under,
)
from birdann.core.errors import TableError, WriteError
from birdann.core.files import outputs
from birdann.core.message import Message, join_texts
from birdann.core.progress import part

if TYPE_CHECKING:
    from birdann.app.reports import ExportReport, SummaryReport
    from birdann.app.results.chart_data import ChartQuery
    from birdann.app.survey.sites import SiteBook
    from birdann.core.provenance import Credit
    from birdann.core.recording import Recording
    from birdann.store import Project, ProjectReader


@command("""
    read other programs' annotations into a project
        woods.birdann BirdNET.results.csv --min-score 0.5
    @project
    files+ <path> FILE | FOLDER  annotation files
    --format NAME  format of the files; see birdann formats (default: detected)
    --as:import_as {segments,labels,detections,evidence,lists}  import segments, labelled where the
        files say that a person named them; all names as labels of yours, or as a program's
        detections, where the files leave it open; scores of windows as evidence for segments found by
        birdann; or species lists of recordings (default: segments, but evidence for a network's
        windows, unless --min-score or --species-map is given)
    --label-column NAME = ""  column of species names in tables
    --species-map <path> FILE  table with two columns: name in the files, species in the project
    --min-score <score> SCORE  minimum score of detections
    @sound
""")
def import_(args: argparse.Namespace, console: Console) -> None:
    """Import the files; list unreadable ones and continue with the rest."""
    from birdann.app.exchange.evidence import EvidenceReport, import_evidence, import_windows
    from birdann.app.exchange.imported_rows import ImportAs
    from birdann.app.exchange.imports import ImportReport, import_annotations
    from birdann.formats.checklists import read_species_map

    species_map = read_species_map(args.species_map) if args.species_map else None
    report: EvidenceReport | ImportReport | None = None
    asks_segments = args.min_score is not None or args.species_map or args.label_column
    with open_session(args.project, allow_outside=args.allow_outside) as session:
        with console.progress("Importing") as progress:
            if args.import_as == ImportAs.EVIDENCE:
                report = import_evidence(
                    session, args.files, format_name=args.format, progress=progress
                )
            elif args.import_as is None and not asks_segments:
                report = import_windows(
                    session, args.files, format_name=args.format, progress=progress
                )
            if report is None:
                report = import_annotations(
                    session,
                    args.files,
                    format_name=args.format,
                    import_as=ImportAs(args.import_as or ImportAs.SEGMENTS),
                    label_column=args.label_column,
                    species_map=species_map,
                    min_score=args.min_score,
                    progress=progress,
                )
        print_report(console, report)
    if report.why_nothing is not None:
        raise TableError(report.why_nothing)


@command("""
    write the segments as CSV or in another program's format
        woods.birdann segments.csv --min-probability 0.9
    @project
    out <path> OUT  file to write; a folder for clips and for formats with one file per recording
    --format NAME  output format; see birdann formats (default: csv)
    --place <place> LAT,LON  location of recordings that have none:
        --place=-36.85,174.76
    --author NAME  author of the annotation set (xeno-canto); remembered (default: the observer)
    --licence TEXT  licence of the annotation set, such as "CC BY 4.0"; remembered
    --summary {species,recordings,matrix,lists,presence,next}  write a summary as CSV instead: one
        row per species or per recording, the number of segments by species and recording, species
        lists as birdann add reads them, the probability of presence by recording, or the
        recordings to tag next
    --measurements  add columns with measurements (csv and raven): peak frequency, bandwidth and
        duration of 90 %% of the energy, signal-to-noise ratio, level, parts and pulse rate
    --scores-in-names  end names of predictions with scores (Wren;0.637) where a format has no other
        place
    @overwrite
    # which segments: Applies to every format, to summaries of segments, and to clips.
        OUT.left-out.txt lists what was left out.
    --status* {confirmed,corrected,rejected,predicted,unlabelled}  only segments with this status;
        may be given several times
    --species* NAME  only this species; may be given several times
    --only-named  leave out segments without a species
    --min-probability <share> P  minimum probability of unreviewed segments, 0 to 1 (default: that
        of the project, which birdann predict --min-probability sets; 0 exports all)
    --all  ignore the project's thresholds: also export probable non-calls and, without
        --min-probability, improbable predictions
    --use-thresholds  of unreviewed segments, only those that reach the saved threshold of their
        species (birdann validate)
    --join <float> SECONDS  join calls of one species with gaps up to this to one row, such as
        songs or bouts, with their number (n_calls); clips contain whole rows
    --max-per-species <int> N  maximum per species: reviewed segments first, then the most probable

    # clips
    --clips  write every call as a sound file into the folder OUT, with a table
    --pattern <str>  file names of clips: {species} {recording} {start} {end} {duration} {low}
        {high} {probability} {status} {reviewer} {date} {time} {number} {segment} (default:
        {species}_{recording}_{start})
    --clip-format {wav,flac}  default: wav
    --margin <float> SECONDS  sound before and after a call (default: 0.5)
    --one-folder  no sub-folders by species
    --band-only  band-pass filter each clip to its call

    @sound
""")
def export(args: argparse.Namespace, console: Console) -> None:
    """Write the table or the clips; the project is not changed."""
    from birdann.app.exchange.clips import ClipChoices, ClipsReport, export_clips
    from birdann.app.exchange.export_filter import ExportFilter
    from birdann.app.exchange.exporting import export
    from birdann.app.results.summaries import Summary, export_summary

    _refuse_unused_options(args)
    allow = args.allow_outside if args.clips or args.measurements else None
    if outputs.is_stream(args.out):
        console.leave_output_to_result()
    with open_sounding(args.project, allow_outside=allow) as project:
        if not (args.summary or args.clips):
            _print_losses(project, args.format or "csv", console)
        report: ClipsReport | ExportReport | SummaryReport
        with console.progress("Exporting") as progress:
            if args.summary:
                report = export_summary(
                    project, args.out, Summary(args.summary),
                    only=ExportFilter(**_export_filter(args)), overwrite=args.overwrite,
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
                    **_export_filter(args) | {"named": True},
                )
                report = export_clips(project, args.out, choices, progress=progress)
            else:
                report = export(
                    project, args.out, format_name=args.format or "csv", location_deg=args.place,
                    only=ExportFilter(**_export_filter(args)), with_measurements=args.measurements,
                    scores_in_names=args.scores_in_names, credit=_credit(args),
                    overwrite=args.overwrite, progress=progress,
                )  # fmt: skip
        print_report(console, report)


def _print_losses(project: "Project", format_name: str, console: Console) -> None:
    """Print in advance which values the format cannot store."""
    from birdann.formats.registry import FORMATS, changed_names, lossy_fields

    if format_name not in FORMATS:
        return
    if lost := lossy_fields(format_name, project.overview.counts().details):
        console.print_line(lost)
    if changed := changed_names(
        format_name, (species.name for species in project.species.in_use())
    ):
        console.print_line(changed)


_OF_SETS = ("author", "licence")
_OF_TABLES = ("format", "place", "measurements", "scores_in_names", *_OF_SETS)
_OF_CLIPS = ("clips", "pattern", "clip_format", "margin", "one_folder", "band_only")


def _refuse_unused_options(args: argparse.Namespace) -> None:
    """Refuse options that have no effect on the requested output."""
    kind = Message("a table")
    others: tuple[str, ...] = _OF_CLIPS
    if args.summary:
        kind, others = Message("a summary"), _OF_TABLES + _OF_CLIPS
    elif args.clips:
        kind, others = Message("clips"), _OF_TABLES
    elif args.format != "xeno-canto":
        others = (*_OF_CLIPS, *_OF_SETS)
    for name in others:
        if getattr(args, name) is not None and getattr(args, name) is not False:
            option = "--" + name.replace("_", "-")
            what = Message("this format") if name in _OF_SETS else kind
            raise WriteError(
                "{option} does not apply to {what}. Omit it.", option=option, what=what
            )


def _credit(args: argparse.Namespace) -> "Credit":
    """Return the author and licence of the arguments, or the last ones; remember them."""
    from birdann.app.settings import Settings
    from birdann.core.provenance import Credit

    settings = Settings()
    for key in _OF_SETS:
        if getattr(args, key) is not None:
            settings.set(key, getattr(args, key))
    return Credit(*(str(settings.get(key)) for key in _OF_SETS))


def _export_filter(args: argparse.Namespace) -> dict[str, Any]:
    """Return the export filter of the arguments."""
    from birdann.app.exchange.export_filter import STATUSES

    min_probability = 0.0 if args.all and args.min_probability is None else args.min_probability
    return {
        "statuses": frozenset(args.status or STATUSES),
        "species": frozenset(args.species or ()),
        "named": args.only_named,
        "min_probability": min_probability,
        "max_per_species": args.max_per_species,
        "use_thresholds": args.use_thresholds,
        "join_s": args.join,
        "calls_only": not args.all,
    }


@command("""
    count calls by hour, date and site, with survey effort
        woods.birdann results --chart hours
    @project
    folder <path>  for the tables and pictures
    --chart* {hours,dates,sites,clock,accumulation}  species by hour of day, species by date, sites
        by date, species on the clock with sunrise and sunset, species over minutes listened; may be
        given several times (default: all)
    --measure {calls,expected,visits,minutes,clips,busiest} = calls  calls at or above the threshold
        per hour surveyed; expected calls per hour; the share of visits, minutes or recordings with
        at least one call; or the most calls in a minute, as mean over visits (default: calls).
        All but the first with 95 %% intervals
    --species* NAME  only this species; may be given several times
    --site* NAME  only this site; may be given several times
    --from:first <date> DAY  such as 2024-05-01
    --to:last <date> DAY  the last day
    --hours <hours> FROM-TO = 0-24  hours of day, such as 4-9 or 20-4
    --min-probability <share> P  threshold of calls (default: the saved threshold of the species,
        else the project's)
    --nights  count by nights, from noon to noon, not by days
    --random-only  count only in windows chosen at random
    --pictures {svg,png,pdf,none} = svg  picture format (default: svg)
    @overwrite
""")
def results(args: argparse.Namespace, console: Console) -> None:
    """Count, and write the counts."""
    from birdann.app.learning.runs import note_export
    from birdann.app.results.chart_data import Chart, ChartData, Measure
    from birdann.app.results.chart_files import write_results
    from birdann.store.project import Project

    with Project.open(existing_project(args.project), read_only=True) as project:
        noted = note_export(project, args.folder, measure=args.measure)
        with (
            project.reader() as reader,
            reader.snapshot(),
            console.progress("Counting") as progress,
        ):
            query = _chart_query(args, reader)
            is_expected = query.measure is Measure.EXPECTED
            begun = 0.5 if is_expected else 0.0
            data = ChartData.of(
                reader, for_expected=is_expected, progress=part(progress, 0.0, begun)
            )
            if not data.survey.has_times and not data.survey.lists:
                raise WriteError(
                    "{path}: no recording has a start. Set sites and times first (birdann sites).",
                    path=project.path,
                )
            charts = [Chart(name) for name in args.chart or Chart]
            picture = "" if args.pictures == "none" else f".{args.pictures}"
            written, notes = write_results(
                data, args.folder, query, charts, picture=picture, overwrite=args.overwrite, say=words,
                progress=part(progress, begun, 1.0),
            )  # fmt: skip
    for note in (*notes, *noted):
        console.print_line(note)
    console.print_line(
        "Wrote {n} files to {folder}. NA: not surveyed.", n=len(written), folder=args.folder
    )
    console.add_result({"files": [str(path) for path in written], "notes": [*notes, *noted]})


def _chart_query(args: argparse.Namespace, reader: "ProjectReader") -> "ChartQuery":
    """Return the query of the arguments."""
    from birdann.app.results.chart_data import ChartQuery, Measure

    if args.first and args.last and args.first > args.last:
        raise WriteError("The last day is before the first. Exchange them.")
    keys = {name: reader.species.find_by_name(name) for name in args.species}
    sites = {site.name for site in reader.sites.all()}
    for kind, name in [
        *(("species", name) for name, key in keys.items() if key is None),
        *(("site", name) for name in args.site if name not in sites),
    ]:
        raise WriteError(
            "{path} has no {kind} “{name}”. Check the spelling.",
            path=reader.path,
            kind=kind,
            name=name,
        )
    return ChartQuery(
        measure=Measure(args.measure),
        species=frozenset(key.id for key in keys.values() if key is not None),
        sites=frozenset(args.site),
        first_day=args.first,
        last_day=args.last,
        hours=args.hours,
        min_probability=args.min_probability,
        nights=args.nights,
        random_only=args.random_only,
    )


@command("""
    write the time spent on a project, and a methods paragraph  woods.birdann --out methods
    @project
    --out! <path> FOLDER  for the tables
    @overwrite
""")
def ledger(args: argparse.Namespace, console: Console) -> None:
    """Write both files and print the paragraph."""
    from birdann.app.results.ledger import methods, write_ledger

    with open_sounding(args.project) as project:
        report = write_ledger(project, args.out, overwrite=args.overwrite)
        with project.reader() as reader:
            for line in methods(reader):
                console.print_line(line)
    print_report(console, report)


@command("""
    read and write sites and start times as a table  woods.birdann sites.csv
    @project
    table? <path>  CSV or Excel table with the columns recording (a file or a folder), site,
        latitude, longitude, elevation, start, zone; further columns are covariates of sites
    --pattern PATTERN  read sites from folder names: columns in braces, * for any name, such as
        '{site}/*' or '{habitat}_{site}/*/*'
    --from-recorders  use sites and locations noted by recorders where no site is set
    --season* <season> NAME=FIRST..LAST  season in which occupancy is assumed to be closed, such as
        2024=2024-05-01..2024-06-30; may be given several times, and replaces the seasons of the
        project
    --out <path> FILE  write the resulting table (.csv or .xlsx)
    @overwrite
""")
def sites(args: argparse.Namespace, console: Console) -> None:
    """Import the given tables, write the table, and list the sites."""
    from birdann.app.survey.sites import SiteBook, export_sites
    from birdann.store.project import Project

    if args.out is not None:
        outputs.check(args.out, overwrite=args.overwrite)
    if args.table or args.pattern or args.from_recorders or args.season:
        _change_sites(args, console)
    with Project.open(existing_project(args.project), read_only=True) as project:
        _list_sites(SiteBook.of(project), console)
        seasons = {s.name: [f"{s.first_day}", f"{s.last_day}"] for s in project.sites.seasons()}
        for name, days in seasons.items():
            console.print_line("Season {name}: {days}", name=name, days=" – ".join(days))
        console.add_result({"seasons": seasons})
        if args.out is not None:
            n_rows = export_sites(project, args.out, overwrite=args.overwrite)
            console.print_line("Wrote {n} rows to {path}.", n=n_rows, path=args.out)


def _change_sites(args: argparse.Namespace, console: Console) -> None:
    from birdann.app.commands.recordings import SetSeasons, SetSites
    from birdann.app.survey.sites import SiteBook, import_sites, plan, rows_of

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
    placed = {key for edit in edits for key in edit.places}
    started = {key for edit in edits for key in edit.starts}
    changed = {site.id for edit in edits for site in edit.sites}
    console.print_line(
        "Changed the site of {n_placed} and the start of {n_started} recordings, and {n_sites} "
        "sites.",
        n_placed=len(placed),
        n_started=len(started),
        n_sites=len(changed),
    )
    console.add_result({"placed": len(placed), "started": len(started), "changed": len(changed)})


def _list_sites(book: "SiteBook", console: Console) -> None:
    from collections import Counter

    from birdann.app.survey.sites import contradictions, unknown

    counts = Counter(book.site_id_of.values())
    rows = []
    for key, site in book.sites.items():
        location = (
            "" if site.latitude_deg is None else f"  {site.latitude_deg:g}, {site.longitude_deg:g}"
        )
        others = "".join(f"  {name}: {text}" for name, text in site.covariates.items())
        n = counts[key]
        recordings = Message.counted("%Ln recording", "%Ln recordings", n)
        console.print_line(join_texts([f"{site.name}  ", recordings, location, others], ""))
        rows.append(
            {
                "site": site.name,
                "recordings": counts[key],
                "latitude": site.latitude_deg,
                "longitude": site.longitude_deg,
                "elevation": site.elevation_m,
                "covariates": dict(site.covariates),
            }
        )
    notes = [*unknown(book), *contradictions(book)]
    for note in notes:
        console.print_line(note)
    console.add_result({"sites": rows, "notes": notes})


@command("""
    show, set or correct start times of recordings  woods.birdann --zone=+12:00
    @project
    --zone <zone> ZONE  time zone of starts without one: --zone=-03:30, UTC, or a region with
        summer time such as Pacific/Auckland
    --replace-zone  also replace other time zones by --zone; the time of day stays
    --convert  convert starts with another time zone to --zone; the moment stays
    --shift <seconds> SECONDS = 0.0  add this to every start, to correct a wrong clock
    --start <start> TIME  set the start, such as 2021-05-02T04:00:00+12:00
    --under FOLDER | FILE = ""  only this recording or folder, by its name in birdann show
""")
def times(args: argparse.Namespace, console: Console) -> None:
    """Correct the start times as one edit, or list them; sound files are not changed."""
    from birdann.app.commands import SetStarts, corrected_starts
    from birdann.app.commands.recordings import DOUBTFUL_HOUR
    from birdann.store.project import Project

    if args.zone is None and not args.shift and args.start is None:
        with Project.open(existing_project(args.project), read_only=True) as project:
            _list_times(recordings_under(project.recordings.all(), args.under), console)
        return
    with open_session(args.project) as session:
        chosen = recordings_under(session.project.recordings.all(), args.under)
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
    console.print_line(
        "Changed the start of {changed} of {n} recordings.", changed=len(starts), n=len(chosen)
    )
    if unknown:
        console.print_line(
            Message.counted(
                "The start of %Ln recording is unknown.",
                "The start of %Ln recordings is unknown.",
                unknown,
            )
        )
    doubtful = [r.name for r in chosen if starts.get(r.id, (None, ""))[1].endswith(DOUBTFUL_HOUR)]
    if doubtful:
        console.print_line(
            "{n} of these starts (first: {first}) are in an hour that clocks show twice or skip when "
            "summer time ends or begins. They are read as times before the change. List them with "
            "birdann times, and correct them with --start.",
            n=len(doubtful),
            first=doubtful[0],
        )
    console.add_result(
        {
            "changed": len(starts),
            "recordings": len(chosen),
            "unknown": unknown,
            "doubtful": doubtful,
        }
    )


def _list_times(recordings: "list[Recording]", console: Console) -> None:
    rows = []
    for recording in sorted(recordings, key=lambda r: r.path):
        when = recording.started_at
        start_text: str = Message("start unknown") if when is None else when.isoformat(" ")
        if when is not None and when.tzinfo is None:
            start_text = Message("{start} (zone not recorded)", start=start_text)
        by = [f"[{recording.started_at_source}]"] if recording.started_at_source else []
        console.print_line(join_texts([recording.path, start_text, *by], "  "))
        rows.append(
            {
                "path": recording.path,
                "started_at": when.isoformat() if when else None,
                "source": recording.started_at_source,
            }
        )
    console.add_result({"recordings": rows})
