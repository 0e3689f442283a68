"""Annotations of other programs into the project: as segments, or as species lists only."""

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path

from birdann.app.commands import LabelSegments, SetSpeciesLists
from birdann.app.commands.base import counted
from birdann.app.commands.species import AddSpecies
from birdann.app.outlines import draw_all
from birdann.app.pipelines.lists import Matches, match_files
from birdann.app.pipelines.reports import Failure, failure_lines, match_lines, named
from birdann.app.session import Session
from birdann.app.species_matching import NameMatch, SpeciesMatcher
from birdann.app.species_source import species_names
from birdann.core.errors import OutlineError, TableError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, SpeciesId, new_id
from birdann.core.labels import LabelState, ListState, Species, SpeciesList, TagState
from birdann.core.progress import Progress, silent
from birdann.core.recording import Recording
from birdann.formats.raven import RavenTable
from birdann.formats.records import Annotation, RowError
from birdann.formats.registry import FORMATS, format_of
from birdann.formats.species_lists import FileLabels

_BY_PEOPLE = frozenset({"confirmed", "corrected"})
_BEYOND_S = 0.05
"""How far beyond the end of a recording a segment may end without a word."""


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
    taken
        Names that were taken for a species of another name, and why.
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
    taken: tuple[NameMatch, ...] = ()
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
        out += match_lines(self.taken)
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

    def read(self, path: Path, format_name: str | None, *, label_column: str = "") -> None:
        """Read one file; what cannot be read is noted.

        ``label_column`` is the column that names species, in tables that leave it open.
        """
        try:
            chosen = FORMATS[format_name] if format_name else format_of(path)
            if label_column and chosen.name == RavenTable.name:
                chosen = RavenTable(label_column)
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
    label_column: str = "",
    species_map: Mapping[str, str] | None = None,
    progress: Progress = silent,
) -> ImportReport:
    """Read annotation files of a registered format into the project, after a backup.

    Of folders every file in them is read that is of a known format.

    As segments, each annotation becomes an outlined rectangle, labelled where a person named
    it: where the file says so, or gives a species without any score. As lists, the species named
    in a recording are added to its list, which then says "at least these"; nothing that a person
    tagged before is changed. What a file says of a recording as a whole always becomes a tag.

    A name that is no species of the project is taken for one where only its spelling differs, or
    where the project's list of names or another name in the same row says that it is the same.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; None to tell it from each file.
    label_column
        The column that names species, in Raven's tables; "" for the one that is known to.
    species_map
        Names as the files have them, and the species they mean.

    Raises
    ------
    TableError
        If there is no such format.
    """
    if format_name is not None and format_name not in FORMATS:
        raise TableError(f"There is no format “{format_name}”; there are {', '.join(FORMATS)}.")
    rows = Rows()
    files, strange = annotation_files(paths)
    for i, path in enumerate(files):
        progress(0.3 * i / len(files), f"Reading {path.name}")
        rows.read(path, format_name, label_column=label_column)
    if strange:
        rows.notes.append(f"Files of no known format that were passed over: {len(strange)}.")
    found, matches = rows.matched(session.project.recordings())
    if found:
        session.project.back_up()
    known = [one.name for one in session.project.species()]
    matcher = SpeciesMatcher(known, species_names(session.project), species_map)
    found = {key: [_renamed(row, matcher) for row in group] for key, group in found.items()}
    importing = _Importing(session, rows.notes)
    importing.take(found, import_as, lambda fraction, text: progress(0.3 + 0.7 * fraction, text))
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
        taken=tuple(matcher.matches),
        notes=tuple(rows.notes),
        failures=tuple(rows.failures),
    )


def annotation_files(
    paths: Iterable[str | os.PathLike[str]],
) -> tuple[list[Path], list[Path]]:
    """Return the files named and those of a known format in the folders named; and the others."""
    from birdann.dsp.audio import is_audio_name

    files: list[Path] = []
    strange: list[Path] = []
    for path in map(Path, paths):
        if not path.is_dir():
            files.append(path)
            continue
        for inside in sorted(p for p in path.rglob("*") if p.is_file()):
            if inside.name.startswith(".") or is_audio_name(inside.name):
                continue
            try:
                format_of(inside)
                files.append(inside)
            except TableError:
                strange.append(inside)
    return files, strange


def _renamed(row: Annotation, matcher: SpeciesMatcher) -> Annotation:
    species = matcher.species_of(row.species, row.other_names)
    return row if species == row.species else replace(row, species=species)


class _Importing:
    """Writes matched annotations into the project."""

    def __init__(self, session: Session, notes: list[str]) -> None:
        self.session = session
        self.notes = notes
        self.species = {s.name: s.id for s in session.project.species()}
        self.new_species: list[str] = []
        self.n_segments = self.n_labelled = self.n_lists = 0

    def take(
        self,
        found: dict[RecordingId, list[Annotation]],
        import_as: ImportAs,
        progress: Progress,
    ) -> None:
        """Take the rows in as they are to be; what speaks of whole recordings becomes tags."""
        self.add_species(row.species for group in found.values() for row in group)
        if import_as is ImportAs.LISTS:
            self.lists(found)
            return
        whole = {key: [r for r in group if r.is_whole_recording] for key, group in found.items()}
        self.lists({key: group for key, group in whole.items() if group})
        placed = {
            key: [r for r in group if not r.is_whole_recording] for key, group in found.items()
        }
        self.segments({key: group for key, group in placed.items() if group}, progress)

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
                    beyond_s = row.end_s - recording.duration_s
                    if beyond_s > _BEYOND_S:
                        self.notes.append(
                            f"{recording.name} at {row.start_s:.3f} s: it ends {beyond_s:.3f} s "
                            "after the recording and was cut there."
                        )
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
    if row.start_s == row.end_s:
        raise ValueError("it is a point in time, not a stretch")
    low_hz, high_hz = row.low_hz, row.high_hz
    if low_hz is None or high_hz is None:
        low_hz, high_hz = 0.0, top_hz
    onset_s, offset_s = max(0.0, row.start_s), min(duration_s, row.end_s)
    low_hz, high_hz = max(0.0, low_hz), min(top_hz, high_hz)
    if onset_s >= offset_s or low_hz >= high_hz:
        raise ValueError("it lies outside the recording or has no extent")
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)
