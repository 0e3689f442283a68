"""Import of other programs' annotations, as segments or as species lists, and its preview."""

import math
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from birdann.app.exchange.file_matching import match_files
from birdann.app.exchange.import_writing import Importing
from birdann.app.exchange.imported_rows import ImportAs, ImportedRows
from birdann.app.learning.predicting import Rescorer
from birdann.app.reports import (
    Failure,
    Report,
    ambiguous_files_field,
    failures_field,
    matched_names,
    new_species,
    report_field,
)
from birdann.app.session import Session
from birdann.app.species_matching import NameMatch, NameQuestion, SpeciesMatcher
from birdann.app.species_source import remember_answers, species_matcher
from birdann.core.detections import MAX_WINDOW_S, MIN_WINDOW_S
from birdann.core.errors import ListsError, TableError
from birdann.core.ids import RecordingId
from birdann.core.message import Message
from birdann.core.progress import Progress, iterate_with_progress, part, silent
from birdann.core.recording import Recording
from birdann.dsp.audio import is_audio_name
from birdann.formats.authorship import Author, author_of
from birdann.formats.records import (
    Annotation,
)
from birdann.formats.registry import (
    format_of,
    no_format,
    readable_suffixes,
)
from birdann.formats.species_lists import has_labels, read_species_lists
from birdann.store import Project, ProjectReader

_MIN_EQUAL = 0.9
"""Share of the rows that have the commonest length, if they are windows: the last one may be cut."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportReport(Report):
    """Result of an import."""

    files: int
    rows: int = report_field(
        "%Ln annotation was read.", "%Ln annotations were read.", always=True, default=0
    )
    unread: int = 0  # Number of unreadable rows.
    placed: int = 0  # Annotations of recordings in the project.
    segments: int = report_field("It made %Ln segment.", "They made %Ln segments.", default=0)
    # Segments with a person's label, excluding detections.
    labelled: int = report_field(
        "%Ln of them is labelled.", "%Ln of them are labelled.", default=0
    )
    readings: int = report_field(
        "%Ln label by another observer was kept.",
        "%Ln labels by other observers were kept.",
        default=0,
    )
    known: int = report_field(
        "%Ln annotation was imported before or repeats another.",
        "%Ln annotations were imported before or repeat others.",
        default=0,
    )
    edited: int = report_field(
        "%Ln of these segments was deleted or changed since and stays unchanged.",
        "%Ln of these segments were deleted or changed since and stay unchanged.",
        default=0,
    )
    lists: int = report_field(
        "The list of %Ln recording was added to.",
        "The lists of %Ln recordings were added to.",
        default=0,
    )
    new_species: tuple[str, ...] = new_species()
    taken: tuple[NameMatch, ...] = matched_names()
    questions: tuple[NameQuestion, ...] = report_field(
        title=Message(
            "New species with similar existing names (merge them, or use --species-map)"
        ),
        show=NameQuestion.sentence,
    )
    unmatched: tuple[str, ...] = report_field(
        title=Message("Recordings not in the project. Add them first")
    )
    ambiguous: tuple[tuple[str, tuple[str, ...]], ...] = ambiguous_files_field(
        Message("Could be several recordings")
    )
    notes: tuple[str, ...] = report_field(title=Message("Noticed"))  # Warnings by row.
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be read:", "%Ln files could not be read:"
    )

    @property
    def why_nothing(self) -> Message | None:
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
    matcher = species_matcher(session.project, species_map)
    rows = ImportedRows(import_as=import_as, is_known=matcher.is_known)
    _read(rows, paths, format_name, label_column, part(progress, 0.0, 0.3))
    if min_score is not None:
        rows.leave_out_below(min_score)
    rows.note_other_scales()
    fields = {field.name.casefold() for field in session.project.custom_fields.all()}
    for name, columns in rows.extra.items():
        if unused := [column for column in columns if column.casefold() not in fields]:
            rows.notes.append(_report_extra_columns(name, unused, import_as))
    annotations, matches = rows.match_recordings(session.project.recordings.all())
    rows.by_name.clear()
    if annotations:
        session.project.back_up()
    importing = Importing(session, matcher.species_of, rows.notes)
    n_placed = sum(map(len, annotations.values()))
    _write(importing, annotations, import_as, part(progress, 0.3, 0.95))
    rows.notes += Message.if_any(
        "%Ln detection has no features yet: training measures those that you label.",
        "%Ln detections have no features yet: training measures those that you label.",
        importing.n_unmeasured,
    )
    remember_answers(session, species_map or {})
    Rescorer().rescore(session, progress=part(progress, 0.95, 1.0))
    progress(1.0, Message("Done"))
    return ImportReport(
        files=rows.n_files,
        rows=rows.n_rows,
        unread=rows.n_unread,
        placed=n_placed,
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
    for path, reading in iterate_with_progress(files, progress):
        rows.read(path, format_name, label_column=label_column, progress=reading)
    if strange:
        rows.notes.append(
            Message("Files of unknown format, skipped: {n_files}.", n_files=len(strange))
        )


def _report_extra_columns(file: str, columns: Sequence[str], import_as: ImportAs) -> Message:
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
    """Write the prepared rows and drop them; statements on whole recordings become tags."""
    in_lists = (
        annotations if import_as is ImportAs.LISTS else _rows_of_kind(annotations, is_whole=True)
    )
    in_boxes = {} if import_as is ImportAs.LISTS else _rows_of_kind(annotations, is_whole=False)
    importing.add_species(in_lists, in_boxes)
    importing.lists(in_lists)
    importing.notes_on_recordings(annotations)
    annotations.clear()
    importing.segments(in_boxes, progress)


def _rows_of_kind(
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
        for table in _walk_files(path) if path.is_dir() else (path,):
            progress(0.0, table.name)
            if _has_segments(table):
                segments.append(table)
            elif table is path or _has_lists(recordings, table):
                lists.append(table)
    return segments, lists


def _walk_files(folder: Path) -> Iterator[Path]:
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
    has_windows: bool = False  # Whether its annotations are a program's scores of equal windows.


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
    for path, reading in iterate_with_progress(paths, progress):
        previews.append(_preview(recordings, species_matcher(reader), path, format_name, reading))
    return previews


def _preview(
    recordings: Sequence[Recording],
    matcher: SpeciesMatcher,
    path: Path,
    format_name: str | None,
    progress: Progress,
) -> FilePreview:
    try:
        name = format_name or format_of(path).name
    except TableError as error:
        return FilePreview(path=path, format_name="", failure=str(error))
    rows = ImportedRows(is_known=matcher.is_known)
    rows.read(path, name, progress=progress)
    if rows.failures:
        return FilePreview(path=path, format_name=name, failure=rows.failures[0].message)
    matches, _ = rows.match_recordings(recordings)
    matched = [annotation for those in matches.values() for annotation in those]
    for annotation in matched:
        matcher.species_of(annotation.species, annotation.other_names)
    return FilePreview(
        path=path,
        format_name=name,
        annotations=rows.n_rows,
        recordings=len(matches),
        species=len({annotation.species for annotation in matched if annotation.species}),
        elsewhere=rows.n_rows - len(matched),
        unread=rows.n_unread,
        notes=tuple(rows.notes),
        questions=tuple(matcher.questions),
        scores=tuple(rows.scores),
        has_windows=_are_windows(matched),
    )


def _are_windows(annotations: Sequence[Annotation]) -> bool:
    """Return whether annotations are a program's scores of windows, not of calls."""
    lengths_s = Counter(map(length_s, annotations))
    return all(map(is_scored, annotations)) and are_equal(lengths_s)


def length_s(row: Annotation) -> float:
    """Return how long a row is, as windows are compared."""
    return round(row.end_s - row.start_s, 2)


def is_scored(row: Annotation) -> bool:
    """Return whether a row, decided or not yet, is a program's detection with a score."""
    if row.is_whole_recording or not row.species or author_of(row) is Author.PERSON:
        return False
    return (row.probability if row.found is None else row.found.score) is not None


def are_equal(lengths_s: Counter[float]) -> bool:
    """Return whether rows of these lengths are windows; a single row tells nothing."""
    for each_length_s, n in lengths_s.most_common(1):
        is_window = MIN_WINDOW_S <= each_length_s <= MAX_WINDOW_S
        return is_window and 1 < n >= _MIN_EQUAL * lengths_s.total()
    return False
