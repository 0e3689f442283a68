"""Import of detectors' scores as evidence: kept by windows, without segments of their own."""

import os
import zlib
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from itertools import chain
from pathlib import Path, PurePosixPath
from tempfile import TemporaryFile
from typing import IO

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.species import AddSpecies, checklist
from birdann.app.exchange.file_matching import match_files
from birdann.app.exchange.imported_rows import (
    ImportAs,
    ImportedRows,
    as_label_or_detection,
    reported_rows,
    with_folders,
)
from birdann.app.exchange.imports import annotation_files, are_equal, is_scored, length_s
from birdann.app.learning.evidence import is_competing
from birdann.app.reports import Failure, Report, failures_field, new_species, report_field
from birdann.app.session import Session
from birdann.app.species_matching import fold_name
from birdann.app.species_source import NamedSpecies
from birdann.core.arrays import Int64Array
from birdann.core.detections import MAX_WINDOW_S, WHOLE_BAND, DetectorRun, Scores, highest_scores
from birdann.core.errors import TableError
from birdann.core.ids import RecordingId, SpeciesId, new_id
from birdann.core.labels import Species
from birdann.core.message import Message
from birdann.core.progress import Progress, iterate_with_progress, part, silent
from birdann.core.provenance import Program
from birdann.core.recording import Recording
from birdann.formats.analysis_parameters import (
    NAMES,
    AnalysisParameters,
    parameters_beside,
)
from birdann.formats.authorship import SAID
from birdann.formats.file_labels import FileLabels
from birdann.formats.records import Annotation
from birdann.formats.registry import FORMATS, format_of
from birdann.store import Transaction

_READING = 0.95
"""Share of an import's time."""
_FEW_SCORES = 1.0
"""Scores for each length of a window below which a table is thin."""
_MAX_HELD = 100_000
"""Scores that are held in memory."""
_BATCH = 20
"""Recordings that are stored together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EvidenceReport(Report):
    """Result of an import of detections as evidence."""

    files: int
    scores: int
    runs: tuple[DetectorRun, ...]
    recordings: int
    is_thin: bool = False  # Whether a detector has few scores.
    competing: int = report_field(
        "%Ln candidate species.", "%Ln candidate species.", always=True, default=0
    )
    new_species: tuple[str, ...] = new_species()
    unmatched: tuple[str, ...] = report_field(
        title=Message("Recordings not in the project. Add them first")
    )
    notes: tuple[str, ...] = report_field(title=Message("Noticed"))
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be read:", "%Ln files could not be read:"
    )

    @property
    def why_nothing(self) -> Message | None:
        """Why nothing was imported; None if something was, or the files are empty."""
        if self.recordings or not (self.unmatched or self.failures):
            return None
        return Message(
            "Nothing was imported: no score matches a recording of the project. Add the recordings "
            "first, or compare the file names: {name}.",
            name=[*self.unmatched, *(failure.path for failure in self.failures)][0],
        )

    def opening(self) -> list[str]:
        """Return the number of scores, and how each detector analysed."""
        read = Message(
            "Read {scores} scores of {recordings} recordings as evidence.",
            scores=f"{self.scores:,}",
            recordings=f"{self.recordings:,}",
        )
        return [read, *(run_in_words(run) for run in self.runs)]


def run_in_words(run: DetectorRun) -> Message:
    """Return how a detector analysed, as a sentence."""
    return Message(
        "{program}: windows of {window_s} s every {step_s} s, scores from {min_score}, {n} classes.",
        program=f"{run.program.name} {run.program.version}".strip(),
        window_s=f"{run.window_s:.3g}",
        step_s=f"{run.step_s:.3g}",
        min_score=f"{run.min_score:.3g}",
        n=f"{len(run.names):,}",
    )


Best = dict[tuple[Program, str], list[float]]
"""The two highest scores of each class in different recordings."""
_TableFile = tuple[str, str]
"""Format of a table, and a recording as it names it."""


@dataclass
class _Scores:
    """Scores of tables by recording and program, kept in a file."""

    file: IO[bytes]
    # Classes of each program with their number, the place in rows of scores, and other names.
    classes: dict[Program, dict[str, tuple[int, tuple[str, ...]]]] = field(
        default_factory=lambda: defaultdict(dict)
    )
    parameters: dict[Program, AnalysisParameters] = field(default_factory=dict)
    rows: ImportedRows = field(default_factory=lambda: ImportedRows(import_as=ImportAs.DETECTIONS))
    # Of the windows so far, where a row of anything else ends the reading.
    lengths_s: Counter[float] | None = None
    n_without: int = 0  # Rows without a score, or of longer windows.
    n_labelled: int = 0  # Rows that a person labelled.
    files: dict[_TableFile, None] = field(default_factory=dict)
    _held: dict[tuple[_TableFile, Program], "array[float]"] = field(
        default_factory=lambda: defaultdict(lambda: array("d"))
    )
    _n_held: int = 0
    # Where the file has scores, in bytes.
    _stored: dict[tuple[_TableFile, Program], list[tuple[int, int]]] = field(
        default_factory=lambda: defaultdict(list)
    )

    def read(self, path: Path, format_name: str | None, progress: Progress) -> None:
        """Read one file; problems are noted."""
        try:
            chosen = FORMATS[format_name] if format_name else format_of(path)
            parameters = parameters_beside(path)
            named = cache(partial(with_folders, path=path))
            for row in reported_rows(self.rows.readable(chosen, path), path, progress):
                if self.lengths_s is not None:
                    if not is_scored(row):
                        raise _NoScoreError
                    self.lengths_s[length_s(row)] += 1
                table_file = chosen.name, named(row.recording)
                program = self._add(
                    table_file, as_label_or_detection(row, chosen.program, ImportAs.DETECTIONS)
                )
                if program is not None:
                    self.parameters[program] = parameters
                self.rows.n_rows += 1
            self.rows.n_files += 1
        except TableError as error:
            self.rows.failures.append(Failure(path=str(path), message=str(error)))

    def _add(self, table_file: tuple[str, str], row: Annotation) -> Program | None:
        found, duration_s = row.found, row.end_s - row.start_s
        self.n_labelled += row.status in SAID
        if found is None or row.status in SAID or row.is_whole_recording:
            return None
        if found.score is None or not 0.0 < duration_s <= MAX_WINDOW_S:
            self.n_without += 1
            return None
        low_hz, high_hz = WHOLE_BAND
        if row.low_hz is not None and row.high_hz is not None:
            low_hz, high_hz = row.low_hz, row.high_hz
        classes = self.classes[found.program]
        number, _ = classes.setdefault(found.name, (len(classes), row.other_names))
        scored = (number, low_hz, high_hz, row.start_s, row.end_s, found.score)
        self.files[table_file] = None
        self._held[table_file, found.program].extend(scored)
        self._n_held += 1
        if self._n_held >= _MAX_HELD:
            self._store()
        return found.program

    def _store(self) -> None:
        """Move what is held to the file."""
        for key, values in self._held.items():
            packed = zlib.compress(values.tobytes(), 1)
            self._stored[key].append((self.file.seek(0, os.SEEK_END), len(packed)))
            self.file.write(packed)
        self._held.clear()
        self._n_held = 0

    def of_files(self, table_files: Iterable[_TableFile]) -> Iterator[tuple[Program, Scores]]:
        """Yield the scores of each program in a recording."""
        self._store()
        for program in self.classes:
            read = b""
            for start, length in chain(
                *(self._stored.get((each, program), ()) for each in table_files)
            ):
                self.file.seek(start)
                read += zlib.decompress(self.file.read(length))
            if read:
                scores = np.frombuffer(read).reshape(-1, 6).copy()
                scores[:, 0] = self._ranks[program][scores[:, 0].astype(np.int64)]
                yield program, scores

    @cached_property
    def names(self) -> dict[Program, dict[str, tuple[str, ...]]]:
        """The classes of each program, sorted, with their other names."""
        return {
            program: {name: others for name, (_, others) in sorted(classes.items())}
            for program, classes in self.classes.items()
        }

    @cached_property
    def _ranks(self) -> dict[Program, Int64Array]:
        """The place of each class in ``names``, by its number."""
        return {
            program: np.argsort([self.classes[program][name][0] for name in names])
            for program, names in self.names.items()
        }

    def match_recordings(
        self, recordings: Sequence[Recording]
    ) -> tuple[dict[RecordingId, list[_TableFile]], list[str]]:
        """Return the places of each recording of the project, and the names of the others."""
        found: dict[RecordingId, list[_TableFile]] = defaultdict(list)
        unmatched: list[str] = []
        for group in dict.fromkeys(name for name, _ in self.files):
            names = [name for of, name in self.files if of == group]
            matches = match_files((FileLabels(name, 0) for name in names), recordings)
            for key, entries in matches.found.items():
                found[key] += [(group, entry.file) for entry in entries]
            missing = [*matches.unmatched, *(name for name, _ in matches.ambiguous)]
            unmatched += [PurePosixPath(name).name for name in missing]
        return found, unmatched


@dataclass(slots=True)
class _Tally:
    """Facts of a program's scores in recordings, from which its run is known."""

    n_scores: int = 0
    lowest: float = np.inf
    lengths_s: Counter[float] = field(default_factory=Counter)
    steps_s: Counter[float] = field(default_factory=Counter)

    def add(self, scores: Scores) -> None:
        """Count the scores in one recording."""
        self.n_scores += len(scores)
        self.lowest = min(self.lowest, float(scores[:, 5].min()))
        self.lengths_s.update(np.round(scores[:, 4] - scores[:, 3], 2).tolist())
        starts_s = np.unique(np.round(scores[:, 3], 2))
        self.steps_s.update(np.round(np.diff(starts_s), 2).tolist())

    def run(
        self,
        program: Program,
        names: Mapping[str, tuple[str, ...]],
        parameters: AnalysisParameters,
    ) -> DetectorRun:
        """Return the run, as the parameters beside the table say, or else the scores."""
        window_s = self.lengths_s.most_common(1)[0][0]
        step_s = self.steps_s.most_common(1)[0][0] if self.steps_s else window_s
        if parameters.overlap_s is not None and parameters.overlap_s < window_s:
            step_s = window_s - parameters.overlap_s
        return DetectorRun(
            program=program,
            names=names,
            min_score=self.lowest if parameters.min_score is None else parameters.min_score,
            window_s=window_s,
            step_s=step_s,
        )


def import_evidence(
    session: Session,
    paths: Iterable[str | os.PathLike[str]],
    *,
    format_name: str | None = None,
    progress: Progress = silent,
) -> EvidenceReport:
    """Keep detectors' scores as evidence for every segment, after a backup.

    They make neither segments nor labels or lists. Scores of a detector in a recording replace its
    earlier ones. Species that compete are added to the project: those of the checklist and of
    lists; without a checklist those with a score of 0.1 in two recordings or of
    0.5 in one. Of files in folders, those of a known format are read.
    """
    with TemporaryFile() as file:
        return _import_scores(session, _Scores(file), paths, format_name, progress)


def import_windows(
    session: Session,
    paths: Iterable[str | os.PathLike[str]],
    *,
    format_name: str | None = None,
    progress: Progress = silent,
) -> EvidenceReport | None:
    """Import files as evidence that have a network's scores of equal windows only.

    None, and nothing is imported, if a row or the lengths say otherwise, as in the preview.
    """
    with TemporaryFile() as file, suppress(_NoScoreError):
        return _import_scores(
            session, _Scores(file, lengths_s=Counter()), paths, format_name, progress
        )
    return None


class _NoScoreError(Exception):
    """What was read is not a network's scores of equal windows."""


def _import_scores(
    session: Session,
    scores: _Scores,
    paths: Iterable[str | os.PathLike[str]],
    format_name: str | None,
    progress: Progress,
) -> EvidenceReport:
    files = [path for path in annotation_files(paths)[0] if path.name not in NAMES]
    for path, reading in iterate_with_progress(files, part(progress, 0.0, _READING)):
        scores.read(path, format_name, reading)
    if scores.lengths_s is not None and not are_equal(scores.lengths_s):
        raise _NoScoreError
    report = _import(session, scores, part(progress, _READING, 1.0))
    progress(1.0, Message("Done"))
    return report


def _import(session: Session, scores: _Scores, progress: Progress) -> EvidenceReport:
    recordings = session.project.recordings.all()
    found, unmatched = scores.match_recordings(recordings)
    notes = list(scores.rows.notes)
    notes += Message.if_any(
        "%Ln row without a score, or of more than {max_s} s, was left out.",
        "%Ln rows without a score, or of more than {max_s} s, were left out.",
        scores.n_without,
        max_s=f"{MAX_WINDOW_S:.0f}",
    )
    notes += Message.if_any(
        "%Ln row labelled by a person was left out. Import the table as segments to keep its "
        "label.",
        "%Ln rows labelled by a person were left out. Import the table as segments to keep "
        "their labels.",
        scores.n_labelled,
    )
    if found:
        session.project.back_up()
    tallies: dict[Program, _Tally] = defaultdict(_Tally)
    best: Best = {}
    for i, table_files in enumerate(found.values()):
        progress(0.3 * i / len(found), Message("Storing scores"))
        for program, own in scores.of_files(table_files):
            tallies[program].add(own)
            note_best(best, program, scores.names[program], own)
    runs = {
        program: tally.run(program, scores.names[program], scores.parameters[program])
        for program, tally in tallies.items()
    }
    added = add_competing(session, best, runs)
    species_of = NamedSpecies(session.project)
    _store(session, scores, found, runs, species_of, part(progress, 0.3, 1.0))
    duration_s = {recording.id: recording.duration_s for recording in recordings}
    lengths_s = [duration_s[key] for key in found]
    thin = [
        note
        for program, tally in tallies.items()
        if (note := _few_scores_note(runs[program], tally.n_scores, lengths_s))
    ]
    named = {species_of.find(name, runs[by].names[name]) for by, name in best}
    return EvidenceReport(
        files=scores.rows.n_files,
        scores=sum(tally.n_scores for tally in tallies.values()),
        runs=tuple(runs.values()),
        recordings=len(found),
        is_thin=bool(thin),
        competing=len(named - {None}),
        new_species=tuple(added),
        unmatched=tuple(dict.fromkeys(unmatched)),
        notes=(*notes, *thin),
        failures=tuple(scores.rows.failures),
    )


def note_best(best: Best, program: Program, names: Iterable[str], scores: Scores) -> None:
    """Add the scores of a further recording to the best of each class."""
    for name, score in highest_scores(names, scores):
        best[program, name] = sorted((*best.get((program, name), ()), score))[-2:]


def add_competing(session: Session, best: Best, runs: Mapping[Program, DetectorRun]) -> list[str]:
    """Add the species that compete and are not in the project yet; return their names.

    They are called by their scientific names where most of the project's species are.
    """
    known = NamedSpecies(session.project)
    listed = {
        fold_name(name): entry for entry in checklist(session.project) for name in entry.names
    }
    new: dict[tuple[str, str], None] = {}
    for (program, name), scores in best.items():
        others = runs[program].names[name]
        if known.find(name, others) is not None:
            continue
        entry = next(filter(None, (listed.get(fold_name(word)) for word in (name, *others))), None)
        if entry is not None:
            new[entry.name, entry.scientific_name] = None
        elif not listed and is_competing((name, *others), scores):
            new[name, others[0] if others else ""] = None
    if not new:
        return []
    sciences = {fold_name(entry.scientific_name) for entry in listed.values()}
    for run in runs.values():
        sciences |= {fold_name(others[0]) for others in run.names.values() if others}
    in_use = [fold_name(species.name) for species in session.project.species.in_use()]
    is_science = 2 * sum(name in sciences for name in in_use) > len(in_use)
    called = {(science if is_science and science else name): science for name, science in new}
    session.execute(
        AddSpecies(
            [
                Species(id=SpeciesId(new_id()), name=name, scientific_name=science)
                for name, science in called.items()
            ]
        )
    )
    return list(called)


def _few_scores_note(run: DetectorRun, n_scores: int, lengths_s: Sequence[float]) -> str:
    """Return a note on a table with few scores in recordings of these lengths, or ""."""
    n_windows = sum(max(length_s / run.window_s, 1.0) for length_s in lengths_s)
    if n_scores >= _FEW_SCORES * n_windows:
        return ""
    return Message(
        "{program} has few scores: {scores} for {recordings} recordings. Detections every second, "
        "from a score of 0.005, are much better evidence.",
        program=run.program.name,
        scores=f"{n_scores:,}",
        recordings=f"{len(lengths_s):,}",
    )


def _store(
    session: Session,
    scores: _Scores,
    found: Mapping[RecordingId, Iterable[_TableFile]],
    runs: Mapping[Program, DetectorRun],
    species_of: NamedSpecies,
    progress: Progress,
) -> None:
    keys = list(found)
    for start in range(0, len(keys), _BATCH):
        progress(start / len(keys), Message("Storing scores"))
        batch: dict[Program, dict[RecordingId, Scores]] = {
            program: {key: np.empty((0, 6)) for key in keys[start : start + _BATCH]}
            for program in runs
        }
        for key in keys[start : start + _BATCH]:
            for program, own in scores.of_files(found[key]):
                batch[program][key] = own
        for program, run in runs.items():
            put_scores(session, run, batch[program], species_of)


def put_scores(
    session: Session,
    run: DetectorRun,
    found: Mapping[RecordingId, Scores],
    species_of: NamedSpecies,
) -> None:
    """Store the scores of recordings that a run analysed, in place of the program's earlier ones.

    With a checklist, those of its species and of the project's alone.
    """
    if checklist(session.project):
        known = np.array([species_of.find(*each) is not None for each in run.names.items()], bool)
        found = {
            key: scores[known[scores[:, 0].astype(np.int64)]] for key, scores in found.items()
        }

    def write(tx: Transaction) -> ChangeSet:
        tx.detections.put_windows(run, found)
        return ChangeSet.of(Kind.LABELS)

    arguments = {"program": run.program.name, "recordings": len(found)}
    session.apply("import evidence", arguments, write)
