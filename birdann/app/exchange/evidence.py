"""Import of detectors' scores as evidence: kept by windows, without segments of their own."""

import os
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.species import AddSpecies, checklist
from birdann.app.exchange.imported_rows import ImportAs, ImportedRows, decided, with_folders
from birdann.app.exchange.imports import annotation_files
from birdann.app.exchange.lists import match_files
from birdann.app.learning.evidence import competes
from birdann.app.reports import Failure, Report, new_species, reported
from birdann.app.session import Session
from birdann.app.species_matching import folded
from birdann.app.species_source import NamedSpecies
from birdann.core.bags import FloatArray
from birdann.core.detections import (
    MAX_WINDOW_S,
    Detection,
    DetectionId,
    DetectorRun,
    windows_of,
)
from birdann.core.errors import TableError
from birdann.core.ids import RecordingId, SpeciesId, content_id, new_id
from birdann.core.labels import Species
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.core.provenance import Program
from birdann.core.recording import Recording
from birdann.formats.analysis_parameters import (
    NAMES,
    AnalysisParameters,
    parameters_beside,
)
from birdann.formats.authorship import SAID
from birdann.formats.records import Annotation
from birdann.formats.registry import FORMATS, format_of
from birdann.formats.species_lists import FileLabels
from birdann.store import Transaction

_FEW_SCORES = 1.0
"""Scores for each length of a window below which a table is thin."""
_ROWS_A_STEP = 1_000
"""Rows between two calls of ``progress``, by which reading can be cancelled."""
_BATCH = 200
"""Recordings that are stored together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EvidenceReport(Report):
    """Result of an import of detections as evidence."""

    files: int
    scores: int
    runs: tuple[DetectorRun, ...]
    recordings: int
    is_thin: bool = False  # Whether a detector has few scores.
    competing: int = reported(
        "%Ln species competes.", "%Ln species compete.", always=True, default=0
    )
    new_species: tuple[str, ...] = new_species()
    unmatched: tuple[str, ...] = reported(title="Recordings not in the project. Add them first")
    notes: tuple[str, ...] = reported(title="Noticed")
    failures: tuple[Failure, ...] = reported(failed="could not be read")

    @property
    def nothing(self) -> Message | None:
        """Why nothing was imported; None if something was, or the files are empty."""
        if self.recordings or not (self.unmatched or self.failures):
            return None
        return Message(
            "Nothing was imported: no score matches a recording of the project. Add the recordings "
            "first, or compare the file names: {name}.",
            name=[*self.unmatched, *(one.path for one in self.failures)][0],
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


_Class = tuple[Program, str, tuple[float, float] | None]
"""Program, name, and band of a score."""
Spans = dict[_Class, "array[float]"]
"""Start, end and score of each window, one after the other."""


@dataclass(slots=True)
class _Scores:
    """Scores of tables by format and recording, as the tables name it."""

    spans: dict[tuple[str, str], Spans] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(lambda: array("d")))
    )
    # Names of the classes of each program, with their other names.
    names: dict[Program, dict[str, tuple[str, ...]]] = field(
        default_factory=lambda: defaultdict(dict)
    )
    parameters: dict[Program, AnalysisParameters] = field(default_factory=dict)
    rows: ImportedRows = field(default_factory=lambda: ImportedRows(import_as=ImportAs.DETECTIONS))
    n_without: int = 0  # Rows without a score, or of longer windows.

    def read(self, path: Path, format_name: str | None, progress: Progress) -> None:
        """Read one file; problems are noted."""
        try:
            chosen = FORMATS[format_name] if format_name else format_of(path)
            parameters = parameters_beside(path)
            for n, row in enumerate(self.rows.readable(chosen, path)):
                if n % _ROWS_A_STEP == 0:  # how many there will be is not known
                    progress(
                        1.0 - _ROWS_A_STEP / (_ROWS_A_STEP + n),
                        Message("Reading {name}, row {n}", name=path.name, n=f"{n + 1:,}"),
                    )
                place = chosen.name, with_folders(row.recording, path)
                program = self._add(place, decided(row, chosen.program, ImportAs.DETECTIONS))
                if program is not None:
                    self.parameters[program] = parameters
                self.rows.n_rows += 1
            self.rows.n_files += 1
        except TableError as error:
            self.rows.failures.append(Failure(path=str(path), message=str(error)))

    def _add(self, place: tuple[str, str], row: Annotation) -> Program | None:
        found, duration_s = row.found, row.end_s - row.start_s
        if found is None or row.status in SAID or row.is_whole_recording:
            return None
        if found.score is None or not 0.0 < duration_s <= MAX_WINDOW_S:
            self.n_without += 1
            return None
        band = None
        if row.low_hz is not None and row.high_hz is not None:
            band = row.low_hz, row.high_hz
        spans = self.spans[place][found.program, found.name, band]
        spans.extend((row.start_s, row.end_s, found.score))
        self.names[found.program].setdefault(found.name, row.other_names)
        return found.program

    def matched(
        self, recordings: Sequence[Recording]
    ) -> tuple[dict[RecordingId, Spans], list[str]]:
        """Return the scores of each recording of the project, and the names of the others."""
        found: dict[RecordingId, Spans] = defaultdict(lambda: defaultdict(lambda: array("d")))
        unmatched: list[str] = []
        for group in dict.fromkeys(name for name, _ in self.spans):
            names = [name for of, name in self.spans if of == group]
            matches = match_files((FileLabels(name, 0) for name in names), recordings)
            for key, entries in matches.found.items():
                for entry in entries:
                    for kind, spans in self.spans[group, entry.file].items():
                        found[key][kind].extend(spans)
            missing = [*matches.unmatched, *(name for name, _ in matches.ambiguous)]
            unmatched += [PurePosixPath(name).name for name in missing]
        return found, unmatched


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
    project = session.project
    files = [path for path in annotation_files(paths)[0] if path.name not in NAMES]
    scores = _Scores()
    for i, path in enumerate(files):
        scores.read(path, format_name, part(progress, 0.5 * i / len(files), 0.5))
    recordings = project.recordings.all()
    found, unmatched = scores.matched(recordings)
    notes = list(scores.rows.notes)
    if scores.n_without:
        notes.append(
            Message.counted(
                "%Ln row without a score, or of more than {max_s} s, was left out.",
                "%Ln rows without a score, or of more than {max_s} s, were left out.",
                scores.n_without,
                max_s=f"{MAX_WINDOW_S:.0f}",
            )
        )
    if found:
        project.back_up()
    added = add_competing(session, found, scores.names)
    runs = {
        program: _run_of(program, scores.names[program], scores.parameters[program], found)
        for program in dict.fromkeys(kind[0] for spans in found.values() for kind in spans)
    }
    species_of = NamedSpecies(project)
    _store(session, found, runs, species_of, part(progress, 0.5, 1.0))
    duration_of = {one.id: one.duration_s for one in recordings}
    thin = [note for run in runs.values() if (note := _thin(run, found, duration_of))]
    kinds = {kind[:2] for spans in found.values() for kind in spans}
    named = {species_of.find(name, scores.names[by].get(name, ())) for by, name in kinds}
    progress(1.0, Message("Done"))
    return EvidenceReport(
        files=scores.rows.n_files,
        scores=sum(len(one) // 3 for spans in found.values() for one in spans.values()),
        runs=tuple(runs.values()),
        recordings=len(found),
        is_thin=bool(thin),
        competing=len(named - {None}),
        new_species=tuple(added),
        unmatched=tuple(dict.fromkeys(unmatched)),
        notes=(*notes, *thin),
        failures=tuple(scores.rows.failures),
    )


def _best(found: Mapping[RecordingId, Spans]) -> dict[tuple[Program, str], list[float]]:
    """Return the maximum scores of each class in recordings."""
    best: dict[tuple[Program, str], list[float]] = defaultdict(list)
    for spans in found.values():
        of_recording: dict[tuple[Program, str], float] = {}
        for (program, name, _), values in spans.items():
            key = program, name
            of_recording[key] = max(of_recording.get(key, -np.inf), *values[2::3])
        for key, score in of_recording.items():
            best[key].append(score)
    return best


def add_competing(
    session: Session,
    found: Mapping[RecordingId, Spans],
    names: Mapping[Program, Mapping[str, Sequence[str]]],
) -> list[str]:
    """Add the species that compete and are not in the project yet; return their names.

    They are called by their scientific names where most of the project's species are.
    """
    known = NamedSpecies(session.project)
    listed = {folded(name): one for one in checklist(session.project) for name in one.names}
    sciences = {folded(others[0]) for own in names.values() for others in own.values() if others}
    sciences |= {folded(entry.scientific_name) for entry in listed.values()}
    in_use = [folded(species.name) for species in session.project.species.in_use()]
    is_science = 2 * sum(name in sciences for name in in_use) > len(in_use)
    new: dict[str, Species] = {}
    for (program, name), scores in _best(found).items():
        others = names[program].get(name, ())
        if known.find(name, others) is not None:
            continue
        entry = next(filter(None, (listed.get(folded(word)) for word in (name, *others))), None)
        if entry is not None:
            name, scientific = entry.name, entry.scientific_name
        elif not listed and competes(scores):
            scientific = others[0] if others else ""
        else:
            continue
        name = scientific if is_science and scientific else name
        new[name] = Species(id=SpeciesId(new_id()), name=name, scientific_name=scientific)
    if new:
        session.execute(AddSpecies(list(new.values())))
    return list(new)


def _run_of(
    program: Program,
    names: Mapping[str, tuple[str, ...]],
    parameters: AnalysisParameters,
    found: Mapping[RecordingId, Spans],
) -> DetectorRun:
    """Return how a program analysed: as its parameters say, else as its scores show."""
    lengths_s, steps_s = Counter[float](), Counter[float]()
    lowest = np.inf
    for spans in found.values():
        own = [one for (by, *_), one in spans.items() if by == program]
        table = np.array([value for one in own for value in one]).reshape(-1, 3)
        lengths_s.update(np.round(table[:, 1] - table[:, 0], 2).tolist())
        starts_s = np.unique(np.round(table[:, 0], 2))
        steps_s.update(np.round(np.diff(starts_s), 2).tolist())
        lowest = min(lowest, float(table[:, 2].min(initial=np.inf)))
    window_s = lengths_s.most_common(1)[0][0]
    step_s = steps_s.most_common(1)[0][0] if steps_s else window_s
    if parameters.overlap_s is not None and parameters.overlap_s < window_s:
        step_s = window_s - parameters.overlap_s
    return DetectorRun(
        program=program,
        names=dict(names),
        min_score=lowest if parameters.min_score is None else parameters.min_score,
        window_s=window_s,
        step_s=step_s,
    )


def _thin(
    run: DetectorRun, found: Mapping[RecordingId, Spans], duration_of: Mapping[RecordingId, float]
) -> str:
    """Return a note on a table with few scores, or ""."""
    own = {
        key: [one for (by, *_), one in spans.items() if by == run.program]
        for key, spans in found.items()
    }
    n_scores = sum(len(one) // 3 for spans in own.values() for one in spans)
    n_windows = sum(max(duration_of[key] / run.window_s, 1.0) for key in found)
    if n_scores >= _FEW_SCORES * n_windows:
        return ""
    return Message(
        "{program} has few scores: {scores} for {recordings} recordings. Detections every second, "
        "from a score of 0.02, are much better evidence.",
        program=run.program.name,
        scores=f"{n_scores:,}",
        recordings=f"{len(found):,}",
    )


def _store(
    session: Session,
    found: Mapping[RecordingId, Spans],
    runs: Mapping[Program, DetectorRun],
    species_of: NamedSpecies,
    progress: Progress,
) -> None:
    keys = list(found)
    for start in range(0, len(keys), _BATCH):
        batch = keys[start : start + _BATCH]
        progress(start / len(keys), Message("Storing scores"))
        for run in runs.values():
            own = {
                key: {kind: one for kind, one in found[key].items() if kind[0] == run.program}
                for key in batch
            }
            put_scores(session, run, own, species_of)


def put_scores(
    session: Session,
    run: DetectorRun,
    found: Mapping[RecordingId, Mapping[_Class, Sequence[float]]],
    species_of: NamedSpecies,
) -> None:
    """Store the scores of recordings that a run analysed, in place of the program's earlier ones.

    With a checklist, those of its species and of the project's alone.

    Parameters
    ----------
    found
        Start, end and score of windows, one after the other, by class; empty without a detection.
    """
    detections = [
        _detection_of(key, kind, np.reshape(values, (-1, 3)), species_of, run)
        for key, spans in found.items()
        for kind, values in spans.items()
    ]
    if checklist(session.project):
        detections = [detection for detection in detections if detection.species_id is not None]

    def write(tx: Transaction) -> ChangeSet:
        tx.detections.put_windows(run, found, detections)
        return ChangeSet.of(Kind.LABELS)

    arguments = {"program": run.program.name, "recordings": len(found)}
    session.apply("import evidence", arguments, write)


def _detection_of(
    recording: RecordingId,
    kind: _Class,
    spans: FloatArray,
    species_of: NamedSpecies,
    run: DetectorRun,
) -> Detection:
    """Return the scores of a class in a recording as one detection."""
    program, name, band = kind
    spans = spans[np.argsort(spans[:, 0], kind="stable")]
    onset_s, offset_s, score = spans[spans[:, 2].argmax()].tolist()
    identity = content_id(recording, program.name, program.version, name, *(band or ()), "windows")
    return Detection(
        id=DetectionId(identity),
        recording_id=recording,
        program=program,
        onset_s=onset_s,
        offset_s=offset_s,
        band_hz=band,
        name=name,
        species_id=species_of.find(name, run.names.get(name, ())),
        score=score,
        windows=windows_of(spans),
    )
