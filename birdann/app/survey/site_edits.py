"""Import of a table of sites and times."""

import math
import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, tzinfo
from pathlib import Path

from birdann.app.commands import corrected_starts
from birdann.app.commands.sites import SetSites
from birdann.app.session import Session
from birdann.app.survey.sites import OF_SITE, SiteBook, site_cells
from birdann.core.errors import TableError
from birdann.core.ids import RecordingId, new_id
from birdann.core.recording import Recording, Site, SiteId
from birdann.formats.recorder.times import named_zone, parse_time
from birdann.formats.site_table import COLUMNS, SiteRow, read_site_table
from birdann.formats.tables import maybe_number

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
        planning.take(row)
    return planning.edit()


class _Planning:
    """The edit, built row by row."""

    def __init__(self, book: SiteBook, reviewer: str, blanks_clear: bool) -> None:
        self.book, self.reviewer, self.blanks_clear = book, reviewer, blanks_clear
        self._by_path = {one.path: one for one in self.book.recordings}
        self._by_path |= dict(zip(self.book.names(), self.book.recordings, strict=True))
        self._in_folder: dict[str, list[Recording]] = defaultdict(list)
        for one in self.book.recordings:
            parts = one.path.strip("/").split("/")
            for n in range(1, len(parts)):
                self._in_folder["/".join(parts[:n])].append(one)
                self._in_folder["/".join(parts[n:])].append(one)
        self._ids = {one.name: key for key, one in self.book.sites.items()}
        self._told: dict[tuple[str, str], tuple[str, int]] = {}
        self._places: dict[RecordingId, tuple[str, int]] = {}
        self._starts: dict[RecordingId, tuple[datetime | None, str]] = {}

    def take(self, row: SiteRow) -> None:
        cells = row.cells
        recordings = self._recordings(row)
        name = cells.get("site", "")
        if "site" in cells and recordings and (name or self.blanks_clear):
            for one in recordings:
                before = self._places.setdefault(one.id, (name, row.line))
                if before[0] != name:
                    raise _contradiction(row.line, before[1], one.path)
        self._take_site(row, name, recordings)
        if recordings:
            self._take_start(row, recordings)

    def _recordings(self, row: SiteRow) -> list[Recording]:
        place = row.cells.get("recording", "").replace("\\", "/").strip("/").removeprefix("./")
        if not place:
            return []
        exact_path = self._by_path.get(place) or self._by_path.get("/" + place)
        recordings = (
            [exact_path] if exact_path else list(dict.fromkeys(self._in_folder.get(place, ())))
        )
        if not recordings:
            raise TableError(
                "Row {line}: the project has no recording or folder “{place}”. "
                "Write it as in the list of recordings.",
                line=row.line,
                place=place,
            )
        if (
            not exact_path
            and any(one.path.endswith("/" + place) for one in recordings)
            and recordings[1:]
        ):
            raise TableError(
                "Row {line}: “{place}” can be several recordings. Write their folders as well.",
                line=row.line,
                place=place,
            )
        return recordings

    def _take_site(self, row: SiteRow, name: str, recordings: Sequence[Recording]) -> None:
        values = {
            column: text
            for column, text in row.cells.items()
            if column not in COLUMNS or column in OF_SITE
        }
        values = {k: text for k, text in values.items() if text or self.blanks_clear}
        names = {name} if name else {self._site_name(one.id) for one in recordings} - {""}
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
                before = self._told.setdefault((site, column), (text, row.line))
                if before[0] != text:
                    raise _contradiction(row.line, before[1], site)

    def _site_name(self, recording: RecordingId) -> str:
        """Return the site of a recording by the rows so far, else by the project; "" for none."""
        if recording in self._places:
            return self._places[recording][0]
        site = self.book.site_of(recording)
        return site.name if site else ""

    def _take_start(self, row: SiteRow, recordings: Sequence[Recording]) -> None:
        start_text, zone_text_ = row.cells.get("start", ""), row.cells.get("zone", "")
        if not start_text and not zone_text_:
            if self.blanks_clear and "start" in row.cells:
                for one in recordings:
                    if one.started_at is not None:
                        self._starts[one.id] = None, ""
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
        for one in recordings:
            self._set_start(one, start, zone)

    def _set_start(self, one: Recording, start: datetime | None, zone: tzinfo | None) -> None:
        known, start_given = one.started_at, start
        if start_given is not None and known is not None:
            if start_given.tzinfo is None and zone is None:
                zone = known.tzinfo
            if start_given.replace(tzinfo=None) == known.replace(tzinfo=None):
                start_given = None  # the same time of day: at most another zone
        self._starts |= corrected_starts(
            [one],
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
        for (site, column), value in self._told.items():
            facts[site][column] = value
        for name, key in self._ids.items():
            before = book.sites.get(key)
            after = _described(before or Site(id=key, name=name), facts[name])
            if after != before:
                changed[key] = after
        places: dict[RecordingId, SiteId | None] = {
            recording: self._ids[name] if name else None
            for recording, (name, _) in self._places.items()
            if (self._ids[name] if name else None) != book.places.get(recording)
        }
        left = {book.places[one] for one in places if one in book.places}
        now = {**book.places, **places}
        removed = [key for key in left - set(now.values()) if key not in changed]
        return SetSites(list(changed.values()), places, self._starts, removed)


def _described(site: Site, facts: Mapping[str, tuple[str, int]]) -> Site:
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
