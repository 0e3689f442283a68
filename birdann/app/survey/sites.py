"""The table of sites and times of a project: import, export, rows, and consistency checks."""

import math
import os
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

from birdann.app.commands import corrected_starts
from birdann.app.commands.recordings import SetSites
from birdann.app.session import Session
from birdann.core.errors import TableError
from birdann.core.files import outputs
from birdann.core.ids import RecordingId, new_id
from birdann.core.message import Message
from birdann.core.recording import RecorderMetadata, Recording, Site, SiteId, table_names
from birdann.formats.cells import format_exact, maybe_number
from birdann.formats.recorder.times import named_zone, parse_time
from birdann.formats.site_table import COLUMNS, SiteRow, read_site_table, write_site_table
from birdann.store import ProjectTables

OF_SITE = ("latitude", "longitude", "elevation")
"""The columns that say where a site is."""
_FIRST_YEAR = 2005
"""Clocks that lost their battery begin at a year before."""
_BACK = timedelta(hours=1)
_OVERLAP_S = 1.0
_SITE_IN_NAME = re.compile(r"(.*[^\W\d_].*?)[_\-\s.]+(?:19|20)\d{6}(?!\d{2})")
_MARKS = re.compile(r"(?<!\d)[\W_]+|[\W_]+(?!\d)")
"""Of names; between two digits they make another number: 1-11, 11-1."""
_STAY = timedelta(days=14)


@dataclass(frozen=True, slots=True, eq=False)
class SiteBook:
    """Recordings by path, their sites, and recorder metadata."""

    recordings: Sequence[Recording]
    sites: Mapping[SiteId, Site]
    site_id_of: Mapping[RecordingId, SiteId]
    metadata: Mapping[RecordingId, RecorderMetadata]

    @classmethod
    def of(cls, reads: ProjectTables) -> "SiteBook":
        """Read it from a project."""
        return cls(
            reads.recordings.all(),
            {site.id: site for site in reads.sites.all()},
            reads.sites.list_by_recording(),
            reads.recordings.metadata(),
        )

    def site_of(self, recording: RecordingId) -> Site | None:
        """Return the site of a recording, or None."""
        key = self.site_id_of.get(recording)
        return self.sites[key] if key is not None else None

    def deployments(self) -> dict[RecordingId, str]:
        """Return the deployment of each recording with a start.

        After a gap of `_STAY` a new one begins; it is named by its first day.
        """
        at_site: dict[SiteId, list[Recording]] = defaultdict(list)
        for recording in self.recordings:
            if recording.started_at is not None and recording.id in self.site_id_of:
                at_site[self.site_id_of[recording.id]].append(recording)
        stays: dict[RecordingId, str] = {}
        for key, recordings in at_site.items():
            name, until = "", None
            for recording in sorted(recordings, key=_local_start):
                start = _local_start(recording)
                if until is None or start - until > _STAY:
                    name = f"{self.sites[key].name} {start:%Y-%m-%d}"
                until = start
                stays[recording.id] = name
        return stays

    def covariates(self) -> list[str]:
        """Return the names of the sites' further columns, in order of appearance."""
        return list(
            dict.fromkeys(name for site in self.sites.values() for name in site.covariates)
        )

    def names(self) -> list[str]:
        """Return the names of recordings in tables."""
        return list(
            table_names({recording.id: recording.path for recording in self.recordings}).values()
        )

    def rows(self) -> list[dict[str, str]]:
        """Return a row per recording, then one per site without recordings."""
        rows = [
            {
                "recording": name,
                **site_cells(self.site_of(recording.id)),
                **_start_cells(recording),
            }
            for recording, name in zip(self.recordings, self.names(), strict=True)
        ]
        used = set(self.site_id_of.values())
        return rows + [site_cells(site) for key, site in self.sites.items() if key not in used]

    def from_recorders(self) -> list[dict[str, str]]:
        """Return each recording's site by recorder metadata, with its first location."""
        first: dict[str, dict[str, str]] = {}
        rows = []
        for recording in self.recordings:
            cells = _noted_cells(self.metadata.get(recording.id))
            site = cells.get("site", "")
            if site and "site" not in site_cells(self.site_of(recording.id)):
                rows.append(first.setdefault(site, cells))
            else:
                rows.append({})
        return rows

    def from_names(self) -> list[dict[str, str]]:
        """Return the site that the name of each file begins with, before a date.

        Of recordings without a site. What all names begin with is a site only if it has a number:
        SITE1_20260501_0500, but not REC_20260501_0500.
        """
        names = [_SITE_IN_NAME.match(Path(name).name) for name in self.names()]
        found = {match[1] for match in names if match}
        is_site = len(found) > 1 or any(letter.isdigit() for site in found for letter in site)
        return [
            {"site": match[1]} if match and is_site and recording.id not in self.site_id_of else {}
            for recording, match in zip(self.recordings, names, strict=True)
        ]

    def from_folders(self, pattern: str) -> list[dict[str, str]]:
        """Return each recording's cells according to a `path_pattern`; refused if none matches."""
        form, names = path_pattern(pattern), self.names()
        matches = [form[0].fullmatch(name) for name in names]
        if names and not any(matches):
            raise TableError(
                "No recording matches the pattern {pattern}. Recordings have names such as {name}.",
                pattern=pattern,
                name=names[0],
            )
        return [
            dict(zip(form[1], match.groups(), strict=True)) if match else {} for match in matches
        ]


def path_pattern(pattern: str) -> tuple[re.Pattern[str], list[str]]:
    """Return a regular expression for paths, and the columns that it fills.

    In ``{site}/*`` the name in braces is a column, ``*`` is any name; leading folders are ignored.
    """
    parts = re.split(r"(\{[^{}]+\}|\*)", pattern.strip().strip("/"))
    columns = [part[1:-1].strip() for part in parts if part.startswith("{")]
    if not columns or len(set(columns)) < len(columns) or "recording" in columns:
        raise TableError(
            "Write a pattern such as {example}: columns in braces, each once, and * for any name.",
            example="{site}/*",
        )
    regex = "".join(
        "([^/]+?)" if part.startswith("{") else "[^/]*" if part == "*" else re.escape(part)
        for part in parts
    )
    return re.compile(f"(?:.*/)?{regex}"), columns


def site_cells(site: Site | None) -> dict[str, str]:
    """Return the cells of a site."""
    if site is None:
        return {}
    numbers = (site.latitude_deg, site.longitude_deg, site.elevation_m)
    cells = {name: _number_text(value) for name, value in zip(OF_SITE, numbers, strict=True)}
    return {"site": site.name, **cells, **site.covariates}


def _number_text(value: float | None) -> str:
    return format_exact(value).removesuffix(".0")


def _start_cells(recording: Recording) -> dict[str, str]:
    start = recording.started_at
    if start is None:
        return {}
    return {"start": start.replace(tzinfo=None).isoformat(" "), "zone": zone_text(start)}


def zone_text(start: datetime) -> str:
    """Return the UTC offset as in +02:00; "" if unknown."""
    digits = f"{start:%z}"
    return f"{digits[:3]}:{digits[3:5]}" if digits else ""


def _noted_cells(noted: RecorderMetadata | None) -> dict[str, str]:
    if noted is None:
        return {}
    cells = {
        "site": noted.site or noted.deployment,
        "latitude": _number_text(noted.latitude_deg),
        "longitude": _number_text(noted.longitude_deg),
        "elevation": _number_text(noted.elevation_m),
    }
    return {name: text for name, text in cells.items() if text}


def rows_of(book: SiteBook, cells: Sequence[Mapping[str, str]]) -> list[SiteRow]:
    """Return rows of cells for each recording, without empty ones."""
    return [
        SiteRow({"recording": name, **of}, line)
        for line, (name, of) in enumerate(zip(book.names(), cells, strict=True), 1)
        if of
    ]


# --- what contradicts itself --------------------------------------------------------------------


def contradictions(book: SiteBook) -> list[Message]:
    """Return sites spelled in two ways, clock resets, and overlapping recordings of a site."""
    messages: list[Message] = []
    by_folder: dict[str, Recording] = {}
    for recording in book.recordings:
        if recording.started_at is None:
            continue
        folder = recording.path.rpartition("/")[0]
        before, by_folder[folder] = by_folder.get(folder), recording
        start = _local_start(recording)
        if start.year < _FIRST_YEAR or (before and _local_start(before) - start > _BACK):
            messages.append(
                Message(
                    "{path} starts {start}, before the previous recording or before recorders "
                    "existed. The clock was probably reset. Correct the start.",
                    path=recording.path,
                    start=f"{start:%Y-%m-%d %H:%M}",
                )
            )
    return messages + _overlaps(book) + _spellings(book)


def _spellings(book: SiteBook) -> list[Message]:
    spellings: dict[str, list[str]] = defaultdict(list)
    for name in sorted(site.name for site in book.sites.values()):
        spellings[_MARKS.sub("", name).casefold()].append(name)
    return [
        Message(
            "The sites {names} differ in spelling only. If they are one, give it one name: effort "
            "and visits are counted for each.",
            names=", ".join(f"“{name}”" for name in names),
        )
        for names in spellings.values()
        if len(names) > 1
    ]


def _overlaps(book: SiteBook) -> list[Message]:
    at_site: dict[SiteId, list[Recording]] = defaultdict(list)
    for recording in book.recordings:
        if recording.started_at is not None and recording.id in book.site_id_of:
            at_site[book.site_id_of[recording.id]].append(recording)
    messages: list[Message] = []
    for site, recordings in at_site.items():
        is_zoned = all(_start(recording).tzinfo for recording in recordings)
        start_of = _start if is_zoned else _local_start
        recordings.sort(key=start_of)
        n, example, longest = 0, "", recordings[0]
        for recording in recordings[1:]:
            until = start_of(longest) + timedelta(seconds=longest.duration_s - _OVERLAP_S)
            if start_of(recording) < until:
                n, example = n + 1, example or f"{longest.path}, {recording.path}"
            if start_of(recording) + timedelta(seconds=recording.duration_s) > until:
                longest = recording
        messages += Message.if_any(
            "{site}: %Ln recording overlaps with another ({example}). Two recorders, or a "
            "wrong clock? Calls there count twice.",
            "{site}: %Ln recordings overlap with others ({example} first). Two recorders, "
            "or a wrong clock? Calls there count twice.",
            n,
            site=book.sites[site].name,
            example=example,
        )
    return messages


def _local_start(recording: Recording) -> datetime:
    return recording.started_at.replace(tzinfo=None) if recording.started_at else datetime.min


def _start(recording: Recording) -> datetime:
    return recording.started_at or datetime.min.replace(tzinfo=UTC)


def unknown(book: SiteBook) -> list[Message]:
    """Return the numbers of recordings without site, start, or time zone."""
    starts = [recording.started_at for recording in book.recordings]
    n_placeless = sum(recording.id not in book.site_id_of for recording in book.recordings)
    n_zoneless = sum(start is not None and start.tzinfo is None for start in starts)
    return [
        *Message.if_any("%Ln recording has no site.", "%Ln recordings have no site.", n_placeless),
        *Message.if_any(
            "%Ln recording has no start.", "%Ln recordings have no start.", starts.count(None)
        ),
        *Message.if_any(
            "%Ln start has no time zone.", "%Ln starts have no time zone.", n_zoneless
        ),
    ]


def export_sites(
    reads: ProjectTables, path: str | os.PathLike[str], *, overwrite: bool = False
) -> int:
    """Write the table of sites and times; return its number of rows."""
    target = Path(os.path.abspath(path))
    outputs.check(target, overwrite=overwrite)
    book = SiteBook.of(reads)
    rows = book.rows()
    with outputs.write_together(overwrite=overwrite):
        write_site_table(target, book.covariates(), rows)
    return len(rows)


_LIMITS = {"latitude": 90.0, "longitude": 180.0, "elevation": 10_000.0}


def plan(
    book: SiteBook, rows: Iterable[SiteRow], reviewer: str, *, blanks_clear: bool = False
) -> SetSites:
    """Return the edit that applies rows of a table.

    Parameters
    ----------
    blanks_clear
        Whether empty cells clear values; otherwise these are kept.
    """
    planning = _Planning(book, reviewer, blanks_clear)
    for row in rows:
        planning.add_row(row)
    return planning.edit()


class _Planning:
    """The edit, built row by row."""

    def __init__(self, book: SiteBook, reviewer: str, blanks_clear: bool) -> None:
        self.book, self.reviewer, self.blanks_clear = book, reviewer, blanks_clear
        self._by_path = {recording.path: recording for recording in self.book.recordings}
        self._by_path |= dict(zip(self.book.names(), self.book.recordings, strict=True))
        self._in_folder: dict[str, list[Recording]] = defaultdict(list)
        for recording in self.book.recordings:
            parts = recording.path.strip("/").split("/")
            for n in range(1, len(parts)):
                self._in_folder["/".join(parts[:n])].append(recording)
                self._in_folder["/".join(parts[n:])].append(recording)
        self._ids = {site.name: key for key, site in self.book.sites.items()}
        self._stated: dict[tuple[str, str], tuple[str, int]] = {}
        self._site_and_line: dict[RecordingId, tuple[str, int]] = {}
        self._starts: dict[RecordingId, tuple[datetime | None, str]] = {}

    def add_row(self, row: SiteRow) -> None:
        cells = row.cells
        recordings = self._recordings(row)
        name = cells.get("site", "")
        if "site" in cells and recordings and (name or self.blanks_clear):
            for recording in recordings:
                before = self._site_and_line.setdefault(recording.id, (name, row.line))
                if before[0] != name:
                    raise _contradiction(row.line, before[1], recording.path)
        self._plan_site(row, name, recordings)
        if recordings:
            self._plan_start(row, recordings)

    def _recordings(self, row: SiteRow) -> list[Recording]:
        path_or_folder = (
            row.cells.get("recording", "").replace("\\", "/").strip("/").removeprefix("./")
        )
        if not path_or_folder:
            return []
        exact_path = self._by_path.get(path_or_folder) or self._by_path.get("/" + path_or_folder)
        recordings = (
            [exact_path]
            if exact_path
            else list(dict.fromkeys(self._in_folder.get(path_or_folder, ())))
        )
        if not recordings:
            raise TableError(
                "Row {line}: the project has no recording or folder “{place}”. "
                "Write it as in the list of recordings.",
                line=row.line,
                place=path_or_folder,
            )
        if (
            not exact_path
            and any(recording.path.endswith("/" + path_or_folder) for recording in recordings)
            and recordings[1:]
        ):
            raise TableError(
                "Row {line}: “{place}” can be several recordings. Write their folders as well.",
                line=row.line,
                place=path_or_folder,
            )
        return recordings

    def _plan_site(self, row: SiteRow, name: str, recordings: Sequence[Recording]) -> None:
        values = {
            column: text
            for column, text in row.cells.items()
            if column not in COLUMNS or column in OF_SITE
        }
        values = {k: text for k, text in values.items() if text or self.blanks_clear}
        names = (
            {name} if name else {self._site_name(recording.id) for recording in recordings} - {""}
        )
        if name and name not in self._ids:
            self._ids[name] = SiteId(new_id())
        if not names and any(values.values()):
            column = next(column for column, text in values.items() if text)
            raise TableError(
                "Row {line} has “{text}” in “{column}”, but no site. Name the site.",
                line=row.line,
                column=column,
                text=values[column],
            )
        for site in names:
            for column, text in values.items():
                before = self._stated.setdefault((site, column), (text, row.line))
                if before[0] != text:
                    raise _contradiction(row.line, before[1], site)

    def _site_name(self, recording: RecordingId) -> str:
        """Return the site of a recording by the rows so far, else by the project; "" for none."""
        if recording in self._site_and_line:
            return self._site_and_line[recording][0]
        site = self.book.site_of(recording)
        return site.name if site else ""

    def _plan_start(self, row: SiteRow, recordings: Sequence[Recording]) -> None:
        start_text, zone_text_ = row.cells.get("start", ""), row.cells.get("zone", "")
        if not start_text and not zone_text_:
            if self.blanks_clear and "start" in row.cells:
                for recording in recordings:
                    if recording.started_at is not None:
                        self._starts[recording.id] = None, ""
            return
        if start_text and len(recordings) > 1:
            raise TableError(
                "Row {line} gives one start to the {n} recordings of a folder. "
                "Write a row for each recording.",
                line=row.line,
                n=len(recordings),
            )
        zone = self._zone(row, zone_text_)
        start = self._start(row, start_text)
        if start is not None and start.tzinfo is not None and zone is not None:
            start = start.astimezone(zone).replace(tzinfo=None)
        for recording in recordings:
            self._set_start(recording, start, zone)

    def _set_start(
        self, recording: Recording, start: datetime | None, zone: tzinfo | None
    ) -> None:
        known, start_given = recording.started_at, start
        if start_given is not None and known is not None:
            if start_given.tzinfo is None and zone is None:
                zone = known.tzinfo
            if start_given.replace(tzinfo=None) == known.replace(tzinfo=None):
                start_given = None  # the same time of day: at most another zone
        self._starts |= corrected_starts(
            [recording],
            zone=zone,
            start=start_given,
            reviewer=self.reviewer,
            replace_zone=start is not None
            and zone is not None
            and (known is None or zone.utcoffset(start) != known.utcoffset()),
            convert=start is None,
        )

    def _zone(self, row: SiteRow, text: str) -> tzinfo | None:
        try:
            return named_zone(text) if text else None
        except ValueError:
            raise TableError(
                "Row {line}: “{text}” is not a time zone. "
                "Write it like +02:00, UTC or Europe/Berlin.",
                line=row.line,
                text=text,
            ) from None

    def _start(self, row: SiteRow, text: str) -> datetime | None:
        try:
            return parse_time(text) if text else None
        except ValueError:
            raise TableError(
                "Row {line}: “{text}” is not a start. Write it like 2024-05-02 04:00:00.",
                line=row.line,
                text=text,
            ) from None

    def edit(self) -> SetSites:
        book = self.book
        changed: dict[SiteId, Site] = {}
        facts: dict[str, dict[str, tuple[str, int]]] = defaultdict(dict)
        for (site, column), value in self._stated.items():
            facts[site][column] = value
        for name, key in self._ids.items():
            before = book.sites.get(key)
            after = _update_site(before or Site(id=key, name=name), facts[name])
            if after != before:
                changed[key] = after
        site_of: dict[RecordingId, SiteId | None] = {
            recording: self._ids[name] if name else None
            for recording, (name, _) in self._site_and_line.items()
            if (self._ids[name] if name else None) != book.site_id_of.get(recording)
        }
        left = {
            book.site_id_of[recording_id]
            for recording_id in site_of
            if recording_id in book.site_id_of
        }
        now = {**book.site_id_of, **site_of}
        removed = [key for key in left - set(now.values()) if key not in changed]
        return SetSites(list(changed.values()), site_of, self._starts, removed)


def _update_site(site: Site, facts: Mapping[str, tuple[str, int]]) -> Site:
    """Return a site with the values of a table."""
    if not facts:
        return site
    values = {**site_cells(site), **{name: text for name, (text, _) in facts.items()}}
    line = next(iter(facts.values()))[1]
    numbers: dict[str, float | None] = {}
    for name in OF_SITE:
        try:
            number = maybe_number(values.get(name, ""))
        except ValueError:
            number = math.nan
        if number is not None and not abs(number) <= _LIMITS[name]:
            raise TableError(
                "Row {line}: “{text}” is not a {name}. Write degrees like 47.05, or metres.",
                line=line, text=values[name], name=name,
            )  # fmt: skip
        numbers[name] = number
    if (numbers["latitude"] is None) != (numbers["longitude"] is None):
        raise TableError(
            "Row {line}: site “{site}” has only one of latitude and longitude. Write both.",
            line=line, site=site.name,
        )  # fmt: skip
    return replace(
        site,
        latitude_deg=numbers["latitude"],
        longitude_deg=numbers["longitude"],
        elevation_m=numbers["elevation"],
        covariates={
            name: text
            for name, text in values.items()
            if name not in COLUMNS and text
        },
    )  # fmt: skip


def _contradiction(line: int, before: int, what: str) -> TableError:
    return TableError(
        "Rows {before} and {line} contradict each other about “{what}”. Correct one of them.",
        before=before,
        line=line,
        what=what,
    )


def import_sites(session: Session, path: str | os.PathLike[str]) -> SetSites:
    """Import a table of sites and times into a project, as one undoable edit."""
    book = SiteBook.of(session.project)
    edit = plan(book, read_site_table(Path(os.path.abspath(path))), session.reviewer)
    if edit.size:
        session.execute(edit)
    return edit
