"""Rows of imported files: read, decided whose they are, and matched with recordings."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache, partial
from pathlib import Path, PurePosixPath

from birdann.app.exchange.file_matching import Matches, match_files
from birdann.app.reports import Failure
from birdann.core.errors import TableError
from birdann.core.ids import RecordingId
from birdann.core.labels import NO_ANIMALS, NO_CALLS, LabelState, is_unidentified
from birdann.core.message import Message, listed_briefly, prefix_with_name
from birdann.core.progress import Progress, silent
from birdann.core.provenance import Program
from birdann.core.recording import Recording
from birdann.formats.authorship import SAID, Author, author_of
from birdann.formats.cells import format_exact, plain_name
from birdann.formats.columns import CHANNEL
from birdann.formats.detections_csv import BirdnetTable, DetectionTable
from birdann.formats.doubts import certainty_in, without_doubt
from birdann.formats.encodings import OLD_ENCODINGS, encoding_of
from birdann.formats.entries import printable_name
from birdann.formats.file_labels import FileLabels
from birdann.formats.raven import RavenTable
from birdann.formats.records import (
    PREDICTED,
    Annotation,
    FileNote,
    Format,
    ProgramDetection,
    RowError,
    fill_in,
    limit_rows,
)
from birdann.formats.registry import FORMATS, dropped_fields, format_of
from birdann.formats.verdicts import status_of_word
from birdann.formats.workbooks import is_workbook, n_hidden_rows, other_sheets

_OTHER_STATUS = "Status (imported)"
"""The column of a status that is not one of birdann's."""
_STATUSES = SAID | {"", PREDICTED, "unlabelled"}
_NO_SPECIES = NO_ANIMALS | NO_CALLS
_MAX_NAMED = 5
_OLD_TEXT = (".csv", ".tsv", ".txt", ".textgrid")
"""Suffixes of text that may be in an encoding of former times."""
_ROWS_A_STEP = 1_000
"""Rows between two calls of ``progress``, by which reading can be cancelled."""


class ImportAs(StrEnum):
    """Kind of statement that annotations are imported as."""

    SEGMENTS = "segments"
    """Labels where the files say that a person named a call, detections otherwise."""
    LABELS = "labels"
    DETECTIONS = "detections"
    EVIDENCE = "evidence"
    """Scores that count for segments, without segments of their own."""
    LISTS = "lists"


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
    # Whether a name is that of a species of the project.
    is_known: Callable[[str], bool] = lambda _name: False

    def read(
        self,
        path: Path,
        format_name: str | None,
        *,
        label_column: str = "",
        progress: Progress = silent,
    ) -> None:
        """Read one file; problems are noted.

        ``label_column`` is the column of species names, for tables that do not define it.
        """
        try:
            chosen = FORMATS[format_name] if format_name else format_of(path)
            if label_column:
                chosen = self._with_column(chosen, label_column, path)
            extra: dict[str, None] = {}
            rows = limit_rows(self.readable(chosen, path), path)
            read = list(reported_rows(rows, path, progress))  # all of a file, or nothing
            named = cache(partial(with_folders, path=path))
            no_species = _NoSpecies(path.name, self.is_known)
            doubts = _Doubts(path.name, self.is_known)
            for row in read:
                if row.species and author_of(row) is Author.UNKNOWN:
                    self.scores[row.score_column] = None
                key = chosen.name, named(row.recording)
                row = as_label_or_detection(row, chosen.program, self.import_as)
                if not chosen.capabilities.everything:
                    doubts.read(row)
                extra |= {
                    name: None
                    for name, cell in row.extra.items()
                    if (name, cell) != (CHANNEL, "1")
                }
                if chosen.capabilities.everything or no_species.clean_row(row):
                    self.by_name[key].append(row)
            self.n_rows += len(read) - len(no_species.skipped)
            self.notes += [*no_species.notes(), *doubts.notes()]
            self.n_files += 1
            if self.import_as is ImportAs.LABELS and any(row.is_of_every_class for row in read):
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

    def _with_column(self, chosen: Format, label_column: str, path: Path) -> Format:
        """Return a format that reads another column of species names, or note that it has none."""
        if isinstance(chosen, RavenTable | BirdnetTable | DetectionTable):
            return type(chosen)(label_column)
        note = Message("Its format defines which names are species: “{name}” was not used.")
        self.notes.append(prefix_with_name(path.name, note.with_values(name=label_column)))
        return chosen

    def readable(self, chosen: Format, path: Path) -> Iterator[Annotation]:
        """Yield the rows of a file with names that can be seen; note what is odd with others."""
        file_notes: list[str] = []
        n_cleaned = 0
        for row in chosen.read(path):
            if isinstance(row, FileNote):
                file_notes.append(prefix_with_name(path.name, row.message))
            elif isinstance(row, RowError):
                self.n_unread += 1
                self.notes.append(prefix_with_name(path.name, row.message))
            else:
                is_plain = row.species.isprintable() or chosen.capabilities.everything
                n_cleaned += not is_plain
                yield _with_known_status(row if is_plain else _with_visible_names(row))
        if is_workbook(path) and (sheets := other_sheets(path)):
            note = Message("Only the first sheet was read. Other sheets: {names}.")
            file_notes.append(
                prefix_with_name(path.name, note.with_values(names=", ".join(sheets)))
            )
        if is_workbook(path) and (n_hidden := n_hidden_rows(path)):
            note = Message("Rows that are hidden in the sheet were read, too: {n}.", n=n_hidden)
            file_notes.append(prefix_with_name(path.name, note))
        self.notes += file_notes
        if path.suffix.lower() in _OLD_TEXT and (name := OLD_ENCODINGS.get(encoding_of(path))):
            note = Message("The file is not UTF-8 and was read as {encoding}.", encoding=name)
            self.notes.append(prefix_with_name(path.name, note))
        self.notes += Message.if_any(
            "{name}: Invisible characters were removed from the species of %Ln row.",
            "{name}: Invisible characters were removed from the species of %Ln rows.",
            n_cleaned,
            name=path.name,
        )

    def leave_out_below(self, min_score: float) -> None:
        """Omit detections below a score, and note their number."""
        n_left_out = 0
        for key, rows in self.by_name.items():
            self.by_name[key] = [row for row in rows if not _is_below(row, min_score)]
            n_left_out += len(rows) - len(self.by_name[key])
        self.notes += Message.if_any(
            "%Ln detection with a score below {least} was skipped.",
            "%Ln detections with a score below {least} were skipped.",
            n_left_out,
            least=f"{min_score:g}",
        )

    def note_other_scales(self) -> None:
        """Note the number of detections with a score that cannot be ordered."""
        scores = [
            row.found.score
            for rows in self.by_name.values()
            for row in rows
            if row.found is not None and row.status not in SAID
        ]
        n = sum(score is None or not 0.0 <= score <= 1.0 for score in scores)
        self.notes += Message.if_any(
            "%Ln detection has no score from 0 to 1. Lists show it as 0 %; validation and thresholds use its own scale.",
            "%Ln detections have no score from 0 to 1. Lists show them as 0 %; validation and "
            "thresholds use their own scale.",
            n,
        )

    def match_recordings(
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


class _NoSpecies:
    """Rows whose names are words for noise, for nothing, or for a call that is not known."""

    def __init__(self, name: str, is_known: Callable[[str], bool]) -> None:
        self._name, self._is_known = name, is_known
        self.skipped: list[str] = []
        self._noise: list[str] = []
        self._unidentified: list[str] = []

    def clean_row(self, row: Annotation) -> bool:
        """Take such names off a row; return whether anything is left of it."""
        if row.found is not None and self._is_none(row.found.name):
            fill_in(row, found=None)
        word = plain_name(row.species)
        is_person = row.status in SAID
        is_open = is_unidentified(word)
        if not self._is_none(row.species):
            return True
        if is_open:
            self._unidentified.append(row.species)
            rejected = row.found.name if row.found is not None and is_person else None
            status = LabelState.REJECTED if rejected else ""
            fill_in(row, species="", status=status, rejected_species=rejected)
        elif word in NO_CALLS and is_person and not row.is_whole_recording:
            self._noise.append(row.species)
            fill_in(row, species="", status=LabelState.REJECTED, rejected_species="")
        elif not is_person or row.is_whole_recording:
            self.skipped.append(row.species)
            return False
        return True

    def _is_none(self, name: str) -> bool:
        return _is_no_species(plain_name(name)) and not self._is_known(name)

    def notes(self) -> Iterator[str]:
        """Yield what became of them."""
        yield from Message.if_any(
            "{name}: %Ln row is not about an animal ({words}) and was skipped.",
            "{name}: %Ln rows are not about animals ({words}) and were skipped.",
            len(self.skipped),
            name=self._name,
            words=_list_quoted(self.skipped),
        )
        yield from Message.if_any(
            "{name}: %Ln sound named {words} is rejected as noise. Add a species of this name "
            "first to keep it.",
            "{name}: %Ln sounds named {words} are rejected as noise. Add a species of this name "
            "first to keep them.",
            len(self._noise),
            name=self._name,
            words=_list_quoted(self._noise),
        )
        yield from Message.if_any(
            "{name}: %Ln sound named {words} is unlabelled. Add a species of this name first to "
            "keep it.",
            "{name}: %Ln sounds named {words} are unlabelled. Add a species of this name first to "
            "keep them.",
            len(self._unidentified),
            name=self._name,
            words=_list_quoted(self._unidentified),
        )


def _is_no_species(word: str) -> bool:
    return is_unidentified(word) or word in _NO_SPECIES


class _Doubts:
    """Labels whose observer was not sure, and bands with swapped ends."""

    def __init__(self, name: str, is_known: Callable[[str], bool]) -> None:
        self._name, self._is_known = name, is_known
        self._unsure: list[str] = []
        self._n_swapped = 0

    def read(self, row: Annotation) -> None:
        """Note what a row says of its certainty; a species of the project is a name as it is."""
        if row.low_hz is not None and row.high_hz is not None and row.low_hz > row.high_hz:
            fill_in(row, low_hz=row.high_hz, high_hz=row.low_hz)
            self._n_swapped += 1
        if row.certainty or not row.species or row.status not in SAID:
            return
        if _is_no_species(plain_name(row.species)):
            return
        name, certainty = without_doubt(row.species)
        if certainty and not self._is_known(row.species):
            self._unsure.append(row.species)
            fill_in(row, species=name, certainty=certainty)
        else:
            column, certainty = certainty_in(row.extra)
            extra = {key: cell for key, cell in row.extra.items() if key != column}
            fill_in(row, certainty=certainty, extra=extra)

    def notes(self) -> Iterator[str]:
        """Yield what became of them."""
        yield from Message.if_any(
            "{name}: %Ln label was read as uncertain ({words}).",
            "{name}: %Ln labels were read as uncertain ({words}).",
            len(self._unsure),
            name=self._name,
            words=_list_quoted(self._unsure),
        )
        yield from Message.if_any(
            "{name}: The lowest and highest frequency of %Ln row were swapped. They are read in "
            "order.",
            "{name}: The lowest and highest frequency of %Ln rows were swapped. They are read in "
            "order.",
            self._n_swapped,
            name=self._name,
        )


def _list_quoted(names: Iterable[str]) -> str:
    return listed_briefly([f"“{name}”" for name in dict.fromkeys(names)], _MAX_NAMED)


def reported_rows(
    rows: Iterable[Annotation], path: Path, progress: Progress
) -> Iterator[Annotation]:
    """Yield the rows of a file, and report how many were read."""
    for n, row in enumerate(rows):
        if n % _ROWS_A_STEP == 0:  # how many there will be is not known
            progress(
                1.0 - _ROWS_A_STEP / (_ROWS_A_STEP + n),
                Message("Reading {name}, row {n}", name=path.name, n=f"{n + 1:,}"),
            )
        yield row


def _with_visible_names(row: Annotation) -> Annotation:
    found = row.found and replace(row.found, name=printable_name(row.found.name))
    others = tuple(map(printable_name, row.other_names))
    return fill_in(row, species=printable_name(row.species), other_names=others, found=found)


def _with_known_status(row: Annotation) -> Annotation:
    """Return a row with a status of birdann's; another one is a column of its own.

    What is rejected is the species that the row names, if it does not say otherwise.
    """
    status = row.status.casefold()
    if status not in _STATUSES:
        status = status_of_word(status) or status
    if status not in _STATUSES:
        certainty = row.certainty or certainty_in({"certainty": status})[1]
        extra = {**row.extra, _OTHER_STATUS: row.status}
        return fill_in(row, status="", certainty=certainty, extra=extra)
    if status == LabelState.REJECTED and row.species and row.rejected_species is None:
        return fill_in(row, status=status, species="", rejected_species=row.species)
    return row if status == row.status else fill_in(row, status=status)


def as_label_or_detection(row: Annotation, program: str, import_as: ImportAs) -> Annotation:
    """Return a row as a person's label or as a program's detection.

    Parameters
    ----------
    program
        The program of the row's format.
    """
    if row.extra and not row.table:
        fill_in(row, table=program)
    if row.status in SAID or row.is_whole_recording or not row.species:
        return row
    author = author_of(row)
    is_named = bool(row.reviewer) and author is Author.PERSON
    if import_as is ImportAs.LABELS and not is_named and not row.is_of_every_class:
        score = {row.score_column: format_exact(row.probability)} if row.score_column else {}
        extra = {**row.extra, **score}
        return fill_in(
            row,
            status=LabelState.CORRECTED,
            probability=None,
            found=None,
            extra=extra,
            table=program,
        )
    if author is Author.PERSON and (is_named or import_as is not ImportAs.DETECTIONS):
        return row if row.status else fill_in(row, status=LabelState.CORRECTED)
    detector = Program(name=row.reviewer or program)
    return fill_in(
        row,
        status=row.status or PREDICTED,
        reviewer="",
        found=row.found or ProgramDetection(detector, row.species, row.probability),
    )


def with_folders(recording: str, path: Path) -> str:
    """Return a recording's name, without “./”, with the folders of the annotation file.

    Recorders use the same file names at every site; the folders distinguish them.
    """
    name = PurePosixPath(recording)
    plain = name.as_posix() if recording else ""
    if name.name == plain and path.name.startswith((f"{plain}.", f"{name.stem}.")):
        return (path.absolute().parent / plain).as_posix()
    return plain


def _is_below(row: Annotation, min_score: float) -> bool:
    """Whether a row is a detection with a lower score."""
    is_said = row.status in SAID
    score = row.found.score if row.found is not None else None
    return not is_said and score is not None and score < min_score
