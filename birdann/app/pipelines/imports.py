"""Annotations of other programs into the project: as segments, or as species lists only."""

import os
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from birdann.app.commands import LabelSegments, SetSpeciesLists
from birdann.app.commands.base import counted
from birdann.app.commands.species import AddSpecies
from birdann.app.outlines import draw_all
from birdann.app.pipelines.lists import Matches, match_files
from birdann.app.pipelines.reports import Failure, failure_lines, named
from birdann.app.session import Session
from birdann.core.errors import OutlineError, TableError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, SpeciesId, new_id
from birdann.core.labels import LabelState, ListState, Species, SpeciesList, TagState
from birdann.core.progress import Progress, silent
from birdann.core.recording import Recording
from birdann.formats.records import Annotation, RowError
from birdann.formats.registry import FORMATS, format_of
from birdann.formats.species_lists import FileLabels

_BY_PEOPLE = frozenset({"confirmed", "corrected"})


class ImportAs(StrEnum):
    """What annotations become."""

    SEGMENTS = "segments"
    LISTS = "lists"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportReport:
    """What came of reading other programs' files.

    Attributes
    ----------
    labelled
        Segments that carry a person's label; what a machine proposed does not become one.
    notes
        What was odd, row by row.
    """

    files: int
    rows: int
    segments: int = 0
    labelled: int = 0
    lists: int = 0
    new_species: tuple[str, ...] = ()
    unmatched: tuple[str, ...] = ()
    ambiguous: tuple[tuple[str, tuple[str, ...]], ...] = ()
    notes: tuple[str, ...] = ()
    failures: tuple[Failure, ...] = ()

    def lines(self) -> list[str]:
        """Return the report as sentences."""
        out = [f"Read {counted(self.rows, 'annotation')} from {counted(self.files, 'file')}."]
        if self.segments:
            out.append(f"Made {counted(self.segments, 'segment')}, {self.labelled} with labels.")
        if self.lists:
            out.append(f"Added to the species lists of {counted(self.lists, 'recording')}.")
        if self.new_species:
            out.append(f"New species: {', '.join(self.new_species)}.")
        out += named("Of sounds that are not in the project", self.unmatched)
        several = [f"{file}: {', '.join(paths)}" for file, paths in self.ambiguous]
        out += named("Of sounds that could be several recordings", several)
        out += named("Noticed", self.notes)
        return out + failure_lines(self.failures, "could not be read")


@dataclass(slots=True)
class Rows:
    """What the files say, by the recording as they name it."""

    n_files: int = 0
    n_rows: int = 0
    by_name: dict[str, list[Annotation]] = field(default_factory=lambda: defaultdict(list))
    notes: list[str] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def read(self, path: Path, format_name: str | None) -> None:
        """Read one file; what cannot be read is noted."""
        try:
            chosen = FORMATS[format_name] if format_name else format_of(path)
            for row in chosen.read(path):
                if isinstance(row, RowError):
                    self.notes.append(f"{path.name}: {row.message}")
                else:
                    self.n_rows += 1
                    self.by_name[row.recording].append(row)
            self.n_files += 1
        except TableError as error:
            self.failures.append(Failure(path=str(path), message=str(error)))

    def matched(
        self, recordings: Sequence[Recording]
    ) -> tuple[dict[RecordingId, list[Annotation]], Matches]:
        """Return the rows of each recording of the project, and what could not be matched."""
        matches = match_files((FileLabels(name, 0) for name in self.by_name if name), recordings)
        found = {rid: self.by_name[entry.file] for rid, entry in matches.found.items()}
        return found, matches


def import_annotations(
    session: Session,
    paths: Iterable[str | os.PathLike[str]],
    *,
    format_name: str | None = None,
    import_as: ImportAs = ImportAs.SEGMENTS,
    progress: Progress = silent,
) -> ImportReport:
    """Read annotation files of a registered format into the project, after a backup.

    As segments, each annotation becomes an outlined rectangle, labelled where a person named
    it: where the file says so, or gives a species without any score. As lists, the species named
    in a recording are added to its list, which then says "at least these"; nothing that a person
    tagged before is changed.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; None to tell it from each file.

    Raises
    ------
    TableError
        If there is no such format.
    """
    if format_name is not None and format_name not in FORMATS:
        raise TableError(f"There is no format “{format_name}”; there are {', '.join(FORMATS)}.")
    rows = Rows()
    for path in paths:
        rows.read(Path(path), format_name)
    found, matches = rows.matched(session.project.recordings())
    if found:
        session.project.back_up()
    importing = _Importing(session, rows.notes)
    importing.add_species(row.species for group in found.values() for row in group)
    if import_as is ImportAs.LISTS:
        importing.lists(found)
    else:
        importing.segments(found, progress)
    progress(1.0, "Done")
    return ImportReport(
        files=rows.n_files,
        rows=rows.n_rows,
        segments=importing.n_segments,
        labelled=importing.n_labelled,
        lists=importing.n_lists,
        new_species=tuple(importing.new_species),
        unmatched=tuple(matches.unmatched),
        ambiguous=tuple(matches.ambiguous),
        notes=tuple(rows.notes),
        failures=tuple(rows.failures),
    )


class _Importing:
    """Writes matched annotations into the project."""

    def __init__(self, session: Session, notes: list[str]) -> None:
        self.session = session
        self.notes = notes
        self.species = {s.name: s.id for s in session.project.species()}
        self.new_species: list[str] = []
        self.n_segments = self.n_labelled = self.n_lists = 0

    def add_species(self, names: Iterable[str]) -> None:
        """Make species of the names that the project does not know yet."""
        self.new_species = [n for n in dict.fromkeys(names) if n and n not in self.species]
        new = [Species(id=SpeciesId(new_id()), name=name) for name in self.new_species]
        self.species.update({s.name: s.id for s in new})
        if new:
            self.session.execute(AddSpecies(new))

    def lists(self, found: dict[RecordingId, list[Annotation]]) -> None:
        """Add the species that are named in each recording to its list."""
        changed: list[SpeciesList] = []
        for before in self.session.project.species_lists(list(found)).values():
            tags = dict(before.tags)
            for row in found[before.recording_id]:
                if row.species and row.status != "rejected":
                    tags.setdefault(self.species[row.species], TagState.PRESENT)
            state = before.state
            if state is ListState.UNTAGGED:
                state = ListState.AT_LEAST
            if (tags, state) != (dict(before.tags), before.state):
                changed.append(
                    SpeciesList(recording_id=before.recording_id, state=state, tags=tags)
                )
        if changed:
            self.session.execute(SetSpeciesLists(changed, source="imported annotations"))
        self.n_lists = len(changed)

    def segments(self, found: dict[RecordingId, list[Annotation]], progress: Progress) -> None:
        """Outline and label each recording's annotations."""
        for i, (recording_id, rows) in enumerate(found.items()):
            recording = self.session.project.recording(recording_id)
            progress(i / len(found), f"Outlining {recording.name}")
            top_hz = recording.sample_rate_hz / 2
            kept: list[Annotation] = []
            boxes: list[TimeFreqBox] = []
            for row in rows:
                try:
                    boxes.append(box_of(row, recording.duration_s, top_hz))
                    kept.append(row)
                except ValueError as error:
                    self.notes.append(f"{recording.name} at {row.start_s:.3f} s: {error}.")
            if boxes:
                self._outline(recording_id, kept, boxes)

    def _outline(
        self, recording_id: RecordingId, rows: Sequence[Annotation], boxes: Sequence[TimeFreqBox]
    ) -> None:
        try:
            command = draw_all(self.session, recording_id, boxes)
        except OutlineError as error:
            self.notes.append(str(error))
            return
        self.session.execute(command)
        by_species: dict[SpeciesId, list[int]] = defaultdict(list)
        for i, row in enumerate(rows):
            is_said = row.status in _BY_PEOPLE or (not row.status and row.probability is None)
            if row.species and is_said:
                by_species[self.species[row.species]].append(i)
        ids = command.new.ids
        for species, places in by_species.items():
            self.session.execute(
                LabelSegments([ids[i] for i in places], LabelState.CORRECTED, species)
            )
            self.n_labelled += len(places)
        self.n_segments += len(ids)


def box_of(row: Annotation, duration_s: float, top_hz: float) -> TimeFreqBox:
    """Return the annotation's box; the whole band where it names no frequencies.

    Raises
    ------
    ValueError
        If it lies outside the recording or has no extent.
    """
    low_hz, high_hz = row.low_hz, row.high_hz
    if low_hz is None or high_hz is None:
        low_hz, high_hz = 0.0, top_hz
    onset_s, offset_s = max(0.0, row.start_s), min(duration_s, row.end_s)
    low_hz, high_hz = max(0.0, low_hz), min(top_hz, high_hz)
    if onset_s >= offset_s or low_hz >= high_hz:
        raise ValueError("it lies outside the recording or has no extent")
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)
