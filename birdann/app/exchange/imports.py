"""Import of other programs' annotations, as segments or as species lists, and its preview."""

import math
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path, PurePosixPath

from birdann.app.exchange.import_writing import Importing
from birdann.app.exchange.lists import Matches, match_files
from birdann.app.learning.predicting import Rescorer
from birdann.app.reports import (
    Failure,
    Report,
    matched_names,
    new_species,
    reported,
    several_recordings,
)
from birdann.app.session import Session
from birdann.app.species_matching import NameMatch, NameQuestion, SpeciesMatcher
from birdann.app.species_source import remember_answers, species_matcher
from birdann.core.errors import ListsError, TableError
from birdann.core.ids import RecordingId
from birdann.core.labels import LabelState
from birdann.core.message import Message, about
from birdann.core.progress import Progress, part, silent
from birdann.core.provenance import Program
from birdann.core.recording import Recording
from birdann.formats.authorship import Author, author_of
from birdann.formats.class_scores import ClassScores
from birdann.formats.raven import CHANNEL, RavenTable
from birdann.formats.records import (
    PREDICTED,
    Annotation,
    ProgramDetection,
    RowError,
    bounded,
)
from birdann.formats.registry import (
    FORMATS,
    dropped_fields,
    format_of,
    no_format,
    readable_suffixes,
)
from birdann.formats.species_lists import FileLabels, has_labels, read_species_lists
from birdann.formats.tables import exact
from birdann.store import Project, ProjectReader


class ImportAs(StrEnum):
    """What annotations are imported as."""

    SEGMENTS = "segments"
    """Labels where the files say that a person named a call, detections otherwise."""
    LABELS = "labels"
    DETECTIONS = "detections"
    LISTS = "lists"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportReport(Report):
    """Result of an import."""

    files: int
    rows: int = reported(
        "%Ln annotation was read.", "%Ln annotations were read.", always=True, default=0
    )
    unread: int = 0  # Number of unreadable rows.
    placed: int = 0  # Annotations of recordings in the project.
    segments: int = reported("It made %Ln segment.", "They made %Ln segments.", default=0)
    # Segments with a person's label, excluding detections.
    labelled: int = reported("%Ln of them is labelled.", "%Ln of them are labelled.", default=0)
    readings: int = reported(
        "%Ln label by another observer was kept.",
        "%Ln labels by other observers were kept.",
        default=0,
    )
    known: int = reported(
        "%Ln annotation was imported before.", "%Ln annotations were imported before.", default=0
    )
    edited: int = reported(
        "%Ln of these segments was deleted or changed since and stays unchanged.",
        "%Ln of these segments were deleted or changed since and stay unchanged.",
        default=0,
    )
    lists: int = reported(
        "The list of %Ln recording was added to.",
        "The lists of %Ln recordings were added to.",
        default=0,
    )
    new_species: tuple[str, ...] = new_species()
    taken: tuple[NameMatch, ...] = matched_names()
    questions: tuple[NameQuestion, ...] = reported(
        title="New species with similar existing names (merge them, or use --species-map)",
        show=lambda one: f"“{one.written}”: {' or '.join(one.candidates)}?",
    )
    unmatched: tuple[str, ...] = reported(title="Recordings not in the project. Add them first")
    ambiguous: tuple[tuple[str, tuple[str, ...]], ...] = several_recordings(
        "Could be several recordings"
    )
    notes: tuple[str, ...] = reported(title="Noticed")  # Warnings by row.
    failures: tuple[Failure, ...] = reported(failed="could not be read")

    @property
    def nothing(self) -> Message | None:
        """Why nothing was imported; None if something was, or the files are empty."""
        if not self.files:
            return Message("None of the files could be read; nothing was imported.")
        if self.unmatched and not self.placed:
            return Message(
                "Nothing was imported: no annotation matches a recording of the project. Add "
                "the recordings first, or compare the file names: {name}.",
                name=self.unmatched[0],
            )
        if self.unread and not self.rows:
            return Message("Nothing was imported: no row could be read.")
        return None


@dataclass(slots=True)
class ImportedRows:
    """Rows of the files, by the recording that they name."""

    n_files: int = 0
    n_rows: int = 0
    n_unread: int = 0  # Number of unreadable rows; ``notes`` explains them and other problems.
    # Rows by format and recording; a name derived from a file's name includes its folders.
    by_name: dict[tuple[str, str], list[Annotation]] = field(
        default_factory=lambda: defaultdict(list)
    )
    notes: list[str] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    extra: dict[str, list[str]] = field(default_factory=dict)  # Unknown columns of each file.
    # Columns of scores in files that do not say whose their names are.
    scores: dict[str, None] = field(default_factory=dict)
    import_as: ImportAs = ImportAs.SEGMENTS

    def read(self, path: Path, format_name: str | None, *, label_column: str = "") -> None:
        """Read one file; problems are noted.

        ``label_column`` is the column of species names, for tables that do not define it.
        """
        try:
            chosen = FORMATS[format_name] if format_name else format_of(path)
            if label_column and chosen.name == RavenTable.name:
                chosen = RavenTable(label_column)
            extra: dict[str, None] = {}
            for row in list(bounded(chosen.read(path), path)):  # all of a file, or nothing
                if isinstance(row, RowError):
                    self.n_unread += 1
                    self.notes.append(about(path.name, row.message))
                else:
                    self.n_rows += 1
                    extra |= {
                        one: None
                        for one, cell in row.extra.items()
                        if (one, cell) != (CHANNEL, "1")
                    }
                    if row.species and author_of(row) is Author.UNKNOWN:
                        self.scores[row.score_column] = None
                    key = chosen.name, _with_folders(row.recording, path)
                    self.by_name[key].append(_decided(row, chosen.program, self.import_as))
            self.n_files += 1
            if self.import_as is ImportAs.LABELS and chosen.name == ClassScores.name:
                self.notes.append(
                    Message(
                        "{name} has a column of scores for each class, and no labels: they are "
                        "imported as detections.",
                        name=path.name,
                    )
                )
            if extra:
                self.extra[path.name] = list(extra)
            if left := dropped_fields(chosen.name, path):
                self.notes.append(
                    Message(
                        "{name}: Columns or fields that birdann does not keep: {names}.",
                        name=path.name,
                        names=", ".join(left),
                    )
                )
        except TableError as error:
            self.failures.append(Failure(path=str(path), message=str(error)))

    def leave_out_below(self, min_score: float) -> None:
        """Omit detections below a score, and note their number."""
        n_left_out = 0
        for key, rows in self.by_name.items():
            self.by_name[key] = [row for row in rows if not _is_below(row, min_score)]
            n_left_out += len(rows) - len(self.by_name[key])
        if n_left_out:
            self.notes.append(
                Message.counted(
                    "%Ln detection with a score below {least} was skipped.",
                    "%Ln detections with a score below {least} were skipped.",
                    n_left_out,
                    least=f"{min_score:g}",
                )
            )

    def note_other_scales(self) -> None:
        """Note the number of detections with a score that cannot be ordered."""
        scores = [
            row.found.score
            for rows in self.by_name.values()
            for row in rows
            if row.found is not None and row.status not in set(LabelState)
        ]
        n = sum(score is None or not 0.0 <= score <= 1.0 for score in scores)
        if n:
            self.notes.append(
                Message.counted(
                    "%Ln detection has no score from 0 to 1. Lists show it as 0 %; validation and thresholds use its own scale.",
                    "%Ln detections have no score from 0 to 1. Lists show them as 0 %; validation and "
                    "thresholds use their own scale.",
                    n,
                )
            )

    def matched(
        self, recordings: Sequence[Recording]
    ) -> tuple[dict[RecordingId, list[Annotation]], Matches]:
        """Return the rows of each recording in the project, and the unmatched ones.

        Each format is matched separately, as programs may use different folders for the same
        files.
        """
        annotations: dict[RecordingId, list[Annotation]] = defaultdict(list)
        unplaced = Matches()
        for format_name in dict.fromkeys(name for name, _ in self.by_name):
            rows = {
                name: rows
                for (group, name), rows in self.by_name.items()
                if group == format_name and name
            }
            as_named = {
                name: group[0].recording if group else PurePosixPath(name).name
                for name, group in rows.items()
            }
            matches = match_files((FileLabels(name, 0) for name in rows), recordings)
            for recording_id, (entry, *_) in matches.found.items():
                annotations[recording_id] += rows[entry.file]
            unplaced.unmatched += map(as_named.__getitem__, matches.unmatched)
            unplaced.ambiguous += [(as_named[name], paths) for name, paths in matches.ambiguous]
        return annotations, unplaced


def import_annotations(
    session: Session,
    paths: Iterable[str | os.PathLike[str]],
    *,
    format_name: str | None = None,
    import_as: ImportAs = ImportAs.SEGMENTS,
    label_column: str = "",
    species_map: Mapping[str, str] | None = None,
    min_score: float | None = None,
    progress: Progress = silent,
) -> ImportReport:
    """Import annotation files of a registered format, after a backup.

    Of folders, every file of a known format is imported.

    As segments, each annotation becomes a rectangle, labelled if the file attributes it to a
    person (``formats.authorship``). As labels or detections, the importing observer says whose the
    names are where the file leaves it open. As lists, the species of a recording are added to
    its list, which is then incomplete; existing tags are unchanged. Statements on whole recordings
    always become tags.

    Existing segments are kept and counted, so that an import can be repeated.

    An unknown name is mapped to an existing species if only its spelling differs, or if the
    checklist or another name in the row identifies it.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; None to detect it for each file.
    label_column
        The column of species names in Raven tables; "" for the usual one.
    species_map
        Species by name in the files; remembered for later imports.
    min_score
        Minimum score of detections; those without a score are kept.
    """
    if format_name is not None and (reason := no_format(format_name)):
        raise TableError(reason)
    if min_score is not None and not math.isfinite(min_score):
        raise TableError("The minimum score must be a number, such as 0.1.")
    rows = ImportedRows(import_as=import_as)
    _read(rows, paths, format_name, label_column, part(progress, 0.0, 0.3))
    if min_score is not None:
        rows.leave_out_below(min_score)
    rows.note_other_scales()
    fields = {one.name.casefold() for one in session.project.custom_fields.all()}
    for name, columns in rows.extra.items():
        if unused := [one for one in columns if one.casefold() not in fields]:
            rows.notes.append(_of_extra(name, unused, import_as))
    annotations, matches = rows.matched(session.project.recordings.all())
    if annotations:
        session.project.back_up()
    matcher = species_matcher(session.project, species_map)
    importing = Importing(session, matcher.species_of, rows.notes)
    _write(importing, annotations, import_as, part(progress, 0.3, 0.95))
    remember_answers(session, species_map or {})
    Rescorer().follow(session, progress=part(progress, 0.95, 1.0))
    progress(1.0, Message("Done"))
    return ImportReport(
        files=rows.n_files,
        rows=rows.n_rows,
        unread=rows.n_unread,
        placed=sum(map(len, annotations.values())),
        segments=importing.n_segments,
        labelled=importing.n_labelled,
        lists=importing.n_lists,
        readings=importing.n_readings,
        new_species=tuple(importing.new_species),
        unmatched=tuple(dict.fromkeys(matches.unmatched)),
        ambiguous=tuple(dict.fromkeys(matches.ambiguous)),
        known=importing.n_known,
        edited=importing.n_edited,
        taken=tuple(matcher.matches),
        questions=tuple(matcher.questions),
        notes=tuple(rows.notes),
        failures=tuple(rows.failures),
    )


def _read(
    rows: ImportedRows,
    paths: Iterable[str | os.PathLike[str]],
    format_name: str | None,
    label_column: str,
    progress: Progress,
) -> None:
    """Read files, and files of known formats in folders."""
    files, strange = annotation_files(paths)
    for i, path in enumerate(files):
        progress(i / len(files), Message("Reading {name}", name=path.name))
        rows.read(path, format_name, label_column=label_column)
    if strange:
        rows.notes.append(
            Message("Files of unknown format, skipped: {n_files}.", n_files=len(strange))
        )


def _decided(row: Annotation, program: str, import_as: ImportAs) -> Annotation:
    """Return a row as a person's label or as a program's detection.

    Parameters
    ----------
    program
        The program of the row's format.
    """
    if row.extra and not row.table:
        row = replace(row, table=program)
    if row.status in set(LabelState) or row.is_whole_recording or not row.species:
        return row
    author = author_of(row)
    is_named = bool(row.reviewer) and author is Author.PERSON
    if import_as is ImportAs.LABELS and not is_named and not row.is_of_every_class:
        score = {row.score_column: exact(row.probability)} if row.score_column else {}
        extra = {**row.extra, **score}
        return replace(
            row,
            status=LabelState.CORRECTED,
            probability=None,
            found=None,
            extra=extra,
            table=program,
        )
    if author is Author.PERSON and (is_named or import_as is not ImportAs.DETECTIONS):
        return row if row.status else replace(row, status=LabelState.CORRECTED)
    detector = Program(name=row.reviewer or program)
    return replace(
        row,
        status=row.status or PREDICTED,
        reviewer="",
        found=row.found or ProgramDetection(detector, row.species, row.probability),
    )


def _with_folders(recording: str, path: Path) -> str:
    """Return a recording's name with the folders of the annotation file.

    Recorders use the same file names at every site; the folders distinguish them.
    """
    name = PurePosixPath(recording)
    if name.name == recording and path.name.startswith((f"{recording}.", f"{name.stem}.")):
        return (path.absolute().parent / recording).as_posix()
    return recording


def _is_below(row: Annotation, min_score: float) -> bool:
    """Whether a row is a detection with a lower score."""
    is_said = row.status in set(LabelState)
    score = row.found.score if row.found is not None else None
    return not is_said and score is not None and score < min_score


def _of_extra(file: str, columns: Sequence[str], import_as: ImportAs) -> Message:
    """Return the outcome for the unknown columns of a file."""
    sentence = Message(
        "{name}: Columns that birdann does not use are kept with the segments, and written to "
        "birdann’s own tables, Raven’s and Kaleidoscope’s: {names}."
    )
    if import_as is ImportAs.LISTS:
        sentence = Message("{name}: Columns or fields that birdann does not keep: {names}.")
    return sentence.with_values(name=file, names=", ".join(columns))


def annotation_files(
    paths: Iterable[str | os.PathLike[str]],
) -> tuple[list[Path], list[Path]]:
    """Return the given files and those of known formats in folders; and the others."""
    from birdann.dsp.audio import is_audio_name

    files: list[Path] = []
    strange: list[Path] = []
    for path in map(Path, paths):
        if not os.path.isdir(path):
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


def _write(
    importing: Importing,
    annotations: dict[RecordingId, list[Annotation]],
    import_as: ImportAs,
    progress: Progress,
) -> None:
    """Write the prepared rows; statements on whole recordings become tags."""
    in_lists = annotations if import_as is ImportAs.LISTS else _of(annotations, is_whole=True)
    in_boxes = {} if import_as is ImportAs.LISTS else _of(annotations, is_whole=False)
    importing.add_species(in_lists, in_boxes)
    importing.lists(in_lists)
    importing.notes_on_recordings(annotations)
    importing.segments(in_boxes, progress)


def _of(
    annotations: dict[RecordingId, list[Annotation]], *, is_whole: bool
) -> dict[RecordingId, list[Annotation]]:
    """Return the rows on whole recordings, or the others."""
    chosen = {
        key: [row for row in group if row.is_whole_recording is is_whole]
        for key, group in annotations.items()
    }
    return {key: group for key, group in chosen.items() if group}


_LIST_SUFFIXES = (".csv", ".tsv")


def is_table(path: Path) -> bool:
    """Whether a dropped file is a table rather than sound, by its name."""
    return path.suffix.lower() in {*_LIST_SUFFIXES, *readable_suffixes()} and not path.is_dir()


def sorted_tables(
    project: Project, paths: Sequence[Path], progress: Progress = silent
) -> tuple[list[Path], list[Path]]:
    """Return dropped tables of segments, and of species lists.

    A named table is either; in folders only those of a known format, or that list a recording of
    the project, or have the columns of a list and an error that its import then names.
    """
    segments: list[Path] = []
    lists: list[Path] = []
    with project.reader() as reader:
        recordings = reader.recordings.all()
    for path in paths:
        for table in _in_folder(path) if path.is_dir() else (path,):
            progress(0.0, table.name)
            if _has_segments(table):
                segments.append(table)
            elif table is path or _has_lists(recordings, table):
                lists.append(table)
    return segments, lists


def _in_folder(folder: Path) -> Iterator[Path]:
    for parent, inside, names in os.walk(folder):
        inside[:] = sorted(name for name in inside if not name.startswith("."))
        yield from filter(is_table, (Path(parent, name) for name in sorted(names)))


def _has_segments(path: Path) -> bool:
    try:
        return bool(format_of(path))
    except TableError:
        return False


def _has_lists(recordings: Sequence[Recording], path: Path) -> bool:
    if path.suffix.lower() not in _LIST_SUFFIXES:
        return False
    try:
        return bool(match_files(read_species_lists(path).files, recordings).found)
    except ListsError:
        return has_labels(path)


@dataclass(frozen=True, slots=True, kw_only=True)
class FilePreview:
    """Content of one file."""

    path: Path
    format_name: str  # Its format; "" if unknown.
    annotations: int = 0
    recordings: int = 0
    species: int = 0
    elsewhere: int = 0  # Annotations of sound files that are not in the project, or ambiguous.
    unread: int = 0  # Number of unreadable rows.
    notes: tuple[str, ...] = ()  # Why rows are unreadable, and other content that is not imported.
    failure: str = ""  # Why the file cannot be read; "" if it can.
    questions: tuple[NameQuestion, ...] = ()  # Ambiguous or misspelt species names.
    scores: tuple[str, ...] = ()  # Columns of scores, if it does not say whose its names are.


def preview_annotations(
    reader: ProjectReader,
    paths: Sequence[Path],
    *,
    format_name: str | None = None,
    progress: Progress = silent,
) -> list[FilePreview]:
    """Read annotation files without importing, and return the content of each.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; None to detect it for each file.
    """
    previews = []
    recordings = reader.recordings.all()
    for i, path in enumerate(paths):
        progress(i / len(paths), path.name)
        previews.append(_preview(recordings, species_matcher(reader), path, format_name))
    return previews


def _preview(
    recordings: Sequence[Recording], matcher: SpeciesMatcher, path: Path, format_name: str | None
) -> FilePreview:
    try:
        name = format_name or format_of(path).name
    except TableError as error:
        return FilePreview(path=path, format_name="", failure=str(error))
    rows = ImportedRows()
    rows.read(path, name)
    if rows.failures:
        return FilePreview(path=path, format_name=name, failure=rows.failures[0].message)
    matches, _ = rows.matched(recordings)
    matched = [one for those in matches.values() for one in those]
    for one in matched:
        matcher.species_of(one.species, one.other_names)
    return FilePreview(
        path=path,
        format_name=name,
        annotations=rows.n_rows,
        recordings=len(matches),
        species=len({one.species for one in matched if one.species}),
        elsewhere=rows.n_rows - len(matched),
        unread=rows.n_unread,
        notes=tuple(rows.notes),
        questions=tuple(matcher.questions),
        scores=tuple(rows.scores),
    )
