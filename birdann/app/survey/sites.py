"""The table of sites and times of a project: export, rows, and consistency checks."""

import os
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from birdann.core.errors import TableError
from birdann.core.files import outputs
from birdann.core.ids import RecordingId
from birdann.core.message import Message
from birdann.core.recording import RecorderMetadata, Recording, Site, SiteId, table_names
from birdann.formats.site_table import SiteRow, write_site_table
from birdann.formats.tables import exact
from birdann.store import ProjectTables

OF_SITE = ("latitude", "longitude", "elevation")
"""The columns that say where a site is."""
_FIRST_YEAR = 2005
"""Clocks that lost their battery begin at a year before."""
_BACK = timedelta(hours=1)
_OVERLAP_S = 1.0
_STAY = timedelta(days=14)


@dataclass(frozen=True, slots=True, eq=False)
class SiteBook:
    """Recordings by path, their sites, and recorder metadata."""

    recordings: Sequence[Recording]
    sites: Mapping[SiteId, Site]
    places: Mapping[RecordingId, SiteId]
    metadata: Mapping[RecordingId, RecorderMetadata]

    @classmethod
    def of(cls, reads: ProjectTables) -> "SiteBook":
        """Read it from a project."""
        return cls(
            reads.recordings.all(),
            {one.id: one for one in reads.sites.all()},
            reads.sites.of_recordings(),
            reads.recordings.metadata(),
        )

    def site_of(self, recording: RecordingId) -> Site | None:
        """Return the site of a recording, or None."""
        key = self.places.get(recording)
        return self.sites[key] if key is not None else None

    def deployments(self) -> dict[RecordingId, str]:
        """Return the deployment of each recording with a start.

        After a gap of `_STAY` a new one begins; it is named by its first day.
        """
        at_site: dict[SiteId, list[Recording]] = defaultdict(list)
        for one in self.recordings:
            if one.started_at is not None and one.id in self.places:
                at_site[self.places[one.id]].append(one)
        stays: dict[RecordingId, str] = {}
        for key, recordings in at_site.items():
            name, until = "", None
            for one in sorted(recordings, key=_local_start):
                start = _local_start(one)
                if until is None or start - until > _STAY:
                    name = f"{self.sites[key].name} {start:%Y-%m-%d}"
                until = start
                stays[one.id] = name
        return stays

    def covariates(self) -> list[str]:
        """Return the names of the sites' further columns, in order of appearance."""
        return list(dict.fromkeys(name for one in self.sites.values() for name in one.covariates))

    def names(self) -> list[str]:
        """Return the names of recordings in tables."""
        return list(table_names({one.id: one.path for one in self.recordings}).values())

    def rows(self) -> list[dict[str, str]]:
        """Return a row per recording, then one per site without recordings."""
        rows = [
            {"recording": name, **site_cells(self.site_of(one.id)), **_start_cells(one)}
            for one, name in zip(self.recordings, self.names(), strict=True)
        ]
        used = set(self.places.values())
        return rows + [site_cells(one) for key, one in self.sites.items() if key not in used]

    def from_recorders(self) -> list[dict[str, str]]:
        """Return each recording's site by recorder metadata, with its first location."""
        first: dict[str, dict[str, str]] = {}
        rows = []
        for one in self.recordings:
            cells = _noted_cells(self.metadata.get(one.id))
            site = cells.get("site", "")
            if site and "site" not in site_cells(self.site_of(one.id)):
                rows.append(first.setdefault(site, cells))
            else:
                rows.append({})
        return rows

    def from_folders(self, pattern: str) -> list[dict[str, str]]:
        """Return each recording's cells according to a `path_pattern`."""
        form = path_pattern(pattern)
        matches = (form[0].fullmatch(name) for name in self.names())
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
    return exact(value).removesuffix(".0")


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
    """Return inconsistent start times: clock resets, and overlapping recordings of a site."""
    messages: list[Message] = []
    by_folder: dict[str, Recording] = {}
    for one in book.recordings:
        if one.started_at is None:
            continue
        folder = one.path.rpartition("/")[0]
        before, by_folder[folder] = by_folder.get(folder), one
        start = _local_start(one)
        if start.year < _FIRST_YEAR or (before and _local_start(before) - start > _BACK):
            messages.append(
                Message(
                    "{path} starts {start}, before the recording ahead of it or before recorders "
                    "were built: the clock was probably reset. Correct the start.",
                    path=one.path,
                    start=f"{start:%Y-%m-%d %H:%M}",
                )
            )
    return messages + _overlaps(book)


def _overlaps(book: SiteBook) -> list[Message]:
    at_site: dict[SiteId, list[Recording]] = defaultdict(list)
    for one in book.recordings:
        if one.started_at is not None and one.id in book.places:
            at_site[book.places[one.id]].append(one)
    messages = []
    for site, recordings in at_site.items():
        recordings.sort(key=_local_start)
        n, example, longest = 0, "", recordings[0]
        for one in recordings[1:]:
            until = _local_start(longest) + timedelta(seconds=longest.duration_s - _OVERLAP_S)
            if _local_start(one) < until:
                n, example = n + 1, example or f"{longest.path}, {one.path}"
            if _local_start(one) + timedelta(seconds=one.duration_s) > until:
                longest = one
        if n:
            messages.append(
                Message.counted(
                    "{site}: %Ln recording overlaps with another ({example}). Two recorders, or a "
                    "wrong clock? Calls there count twice.",
                    "{site}: %Ln recordings overlap with others ({example} first). Two recorders, "
                    "or a wrong clock? Calls there count twice.",
                    n, site=book.sites[site].name, example=example,
                )
            )  # fmt: skip
    return messages


def _local_start(one: Recording) -> datetime:
    return one.started_at.replace(tzinfo=None) if one.started_at else datetime.min


def unknown(book: SiteBook) -> list[Message]:
    """Return the numbers of recordings without site, start, or time zone."""
    starts = [one.started_at for one in book.recordings]
    n_placeless = sum(one.id not in book.places for one in book.recordings)
    n_zoneless = sum(one is not None and one.tzinfo is None for one in starts)
    messages = (
        Message.counted("%Ln recording has no site.", "%Ln recordings have no site.", n_placeless),
        Message.counted(
            "%Ln recording has no start.", "%Ln recordings have no start.", starts.count(None)
        ),
        Message.counted(
            "%Ln start has no time zone.", "%Ln starts have no time zone.", n_zoneless
        ),
    )
    return [one for one in messages if one.number]


def export_sites(
    reads: ProjectTables, path: str | os.PathLike[str], *, overwrite: bool = False
) -> int:
    """Write the table of sites and times; return its number of rows."""
    target = Path(os.path.abspath(path))
    outputs.check(target, overwrite=overwrite)
    book = SiteBook.of(reads)
    rows = book.rows()
    with outputs.together(overwrite=overwrite):
        write_site_table(target, book.covariates(), rows)
    return len(rows)
