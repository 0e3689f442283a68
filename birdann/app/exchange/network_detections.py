"""Detections by an installed neural network, and its vectors of windows."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from birdann.analysis.networks import Network, NetworkChoice, open_network
from birdann.app.changes import ChangeSet
from birdann.app.commands.species import checklist
from birdann.app.exchange.evidence import Best, add_competing, note_best, put_scores
from birdann.app.exchange.import_writing import Importing
from birdann.app.learning.predicting import Rescorer
from birdann.app.reports import Failure, Report, failed, new_species, reported
from birdann.app.session import Session
from birdann.app.species_matching import SpeciesMatcher
from birdann.app.species_source import NamedSpecies, known_species, species_matcher
from birdann.core.arrays import Float32Array
from birdann.core.detections import WHOLE_BAND, DetectorRun, Scores
from birdann.core.errors import AudioError, NetworkError
from birdann.core.files.closable import Closable
from birdann.core.ids import id_text, settings_digest
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.core.recording import Recording
from birdann.dsp.audio import AudioReader
from birdann.dsp.identity import VerifiedSoundFile
from birdann.formats.records import PREDICTED, Annotation, ProgramDetection
from birdann.store import ProjectTables, Transaction
from birdann.store.vectors import VectorFile, WindowVectors, rounded

DEFAULT_MIN_SCORE = 0.25
_STRETCH = 100
"""Windows of one recording that are stored together: what is lost at most when it is cancelled."""
_ALL = -1
"""Stands for the number of windows of a recording that is done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NetworkReport(Report):
    """Result of running a network."""

    program: str
    licence: str = ""  # Of the network's weights; "" if unknown.
    recordings: int = 0
    known: int = reported(
        "%Ln recording was analysed before.", "%Ln recordings were analysed before.", default=0
    )
    detections: int = reported("%Ln detection.", "%Ln detections.", default=0)
    segments: int = reported("It made %Ln segment.", "They made %Ln segments.", default=0)
    new_species: tuple[str, ...] = new_species()
    notes: tuple[str, ...] = reported(title=Message("Noticed"))
    failures: tuple[Failure, ...] = failed(
        "%Ln file could not be analysed:", "%Ln files could not be analysed:"
    )

    def opening(self) -> list[str]:
        """Return the number of recordings, and the network."""
        return [
            Message.counted(
                "{program}: %Ln recording was analysed.",
                "{program}: %Ln recordings were analysed.",
                self.recordings,
                program=self.program,
            )
        ]

    def remarks(self) -> list[str]:
        """Return the licence of the network."""
        return [*licence_words(self.licence)]


@dataclass(frozen=True, slots=True, kw_only=True)
class DetectionSettings:
    """Settings of a detection."""

    min_score: float = DEFAULT_MIN_SCORE  # Lower scores are omitted.
    # Distance between starts of windows; None for consecutive windows.
    step_s: float | None = None
    only_known: bool = False  # Whether to keep only species of the project.
    as_evidence: bool = False  # Whether to keep scores of windows, without segments of their own.


AS_EVIDENCE = DetectionSettings(min_score=0.005, step_s=1.0, as_evidence=True)
"""Settings of good evidence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NetworkSummary:
    """Description of a network."""

    program: str
    licence: str
    window_s: float
    n_labels: int
    n_known: int  # Number of its labels that are species of the project.

    def sentences(self) -> list[str]:
        """Return the description as sentences."""
        out = [
            Message.counted(
                "{program}: %Ln label, windows of {window_s} s.",
                "{program}: %Ln labels, windows of {window_s} s.",
                self.n_labels,
                program=self.program,
                window_s=f"{self.window_s:g}",
            ),
            Message.counted(
                "%Ln label is a species of this project.",
                "%Ln labels are species of this project.",
                self.n_known,
            ),
        ]
        return [*out, *licence_words(self.licence)]


def summary_of(tables: ProjectTables, choice: NetworkChoice) -> NetworkSummary:
    """Return the description of a network; raises as `open_network`."""
    network = open_network(choice)
    return NetworkSummary(
        program=title_of(network),
        licence=network.licence,
        window_s=network.window_s,
        n_labels=len(network.names),
        n_known=len(_wanted(tables, network, only_known=True)),
    )


def title_of(network: Network) -> str:
    """Return name and version."""
    return f"{network.program.name} {network.program.version}".strip()


def licence_words(licence: str) -> list[str]:
    """Return the licence as a sentence, if known."""
    return [Message("Licence of the network: {licence}.", licence=licence)] if licence else []


def detect(
    session: Session,
    choice: NetworkChoice,
    settings: DetectionSettings,
    *,
    again: bool = False,
    progress: Progress = silent,
) -> NetworkReport:
    """Store a network's detections in the project's recordings, after a backup.

    On cancellation, finished recordings are kept. They are not analysed again with the same
    network and settings, unless ``again``.
    """
    progress(0.0, Message("Opening the network"))
    network = open_network(choice)
    step_s = network.window_s if settings.step_s is None else settings.step_s
    if not 0.0 < settings.min_score <= 1.0 or not 0.0 < step_s <= network.window_s:
        raise NetworkError(
            "The minimum score lies between 0 and 1, and the step is not longer than the window of "
            "{window_s} s.",
            window_s=f"{network.window_s:g}",
        )
    project = session.project
    wanted = _wanted(project, network, only_known=settings.only_known)
    names = [network.names[i] for i in wanted] if settings.only_known else ()
    of = [network.digest, settings.min_score, step_s, names, *["evidence"] * settings.as_evidence]
    digest = settings_digest({"of": of})
    run = _run_of(network, wanted, settings.min_score, step_s)
    best: Best = {}
    notes: list[str] = []
    importing = Importing(session, species_matcher(project).species_of, notes)
    n_done, n_known, n_detections, failures = 0, 0, 0, list[Failure]()
    species: dict[str, None] = {}
    recordings = project.recordings.all()
    project.back_up()
    with _Vectors(project.path, network, step_s, notes) as vectors:
        for i, recording in enumerate(recordings):
            recording_progress = part(
                progress, 0.95 * i / len(recordings), 0.95 * (i + 1) / len(recordings)
            )
            place = f"network/{digest}/{recording.content_hash}/{id_text(recording.id)}"
            stored = 0 if again else project.settings.get(place, 0)
            first = stored if isinstance(stored, int) else 0
            if first == _ALL:
                n_known += 1
                continue
            analysed = stretches(project.audio_path(recording), network, recording, wanted, settings.min_score, step_s, first, recording_progress, partial(vectors.put, recording))  # fmt: skip
            try:
                if settings.as_evidence:
                    scores = _scores(run, (row for _, rows in analysed for row in rows))
                    note_best(best, run.program, run.names, scores)
                    species |= dict.fromkeys(add_competing(session, best, {run.program: run}))
                    put_scores(session, run, {recording.id: scores}, NamedSpecies(project))
                    _note_done(session, place, _ALL, network)
                    n_detections += len(scores)
                    analysed = iter(())
                for stop, rows in analysed:
                    importing.add_species({}, {recording.id: rows})
                    species |= dict.fromkeys(importing.new_species)
                    before, importing.settings = importing.n_segments, {place: stop}
                    importing.segments({recording.id: rows}, silent)
                    n_detections += len(rows)
                    if importing.n_segments == before:
                        _note_done(session, place, stop, network)
                n_done += 1
            except AudioError as error:
                failures.append(Failure(path=recording.path, message=str(error)))
    Rescorer().follow(session, progress=part(progress, 0.95, 1.0))
    progress(1.0, Message("Done"))
    return NetworkReport(
        program=title_of(network),
        licence=network.licence,
        recordings=n_done,
        known=n_known,
        detections=n_detections,
        segments=importing.n_segments,
        new_species=tuple(species),
        notes=tuple(notes),
        failures=tuple(failures),
    )


def _run_of(
    network: Network, labels: Sequence[int], min_score: float, step_s: float
) -> DetectorRun:
    names = (network.names[k] for k in labels)
    return DetectorRun(
        program=network.program,
        names={
            common or scientific: (scientific,) if common else () for scientific, common in names
        },
        is_vocabulary=True,
        min_score=min_score,
        window_s=network.window_s,
        step_s=step_s,
    )


def _scores(run: DetectorRun, rows: Iterable[Annotation]) -> Scores:
    place = {name: k for k, name in enumerate(run.names)}
    return np.array(
        [
            (place[row.found.name], *WHOLE_BAND, row.start_s, row.end_s, row.found.score)
            for row in rows
            if row.found is not None
        ],
        np.float64,
    ).reshape(-1, 6)


def stretches(
    sound: VerifiedSoundFile,
    network: Network,
    recording: Recording,
    labels: Sequence[int],
    min_score: float,
    step_s: float,
    first: int,
    progress: Progress,
    keep: Callable[[int, list[Float32Array]], object] = lambda _first, _vectors: None,
) -> Iterator[tuple[int, list[Annotation]]]:
    """Yield the number of windows done, and the new detections; keep the vectors from a window on."""
    rows: list[Annotation] = []
    vectors: list[Float32Array] = []
    start = first
    of_labels = np.asarray(labels, dtype=np.int64)
    with AudioReader(sound) as reader:
        windows = network.windows(reader, step_s, first=first)
        for at, (start_s, samples) in enumerate(windows, first + 1):
            progress(
                min(start_s / max(recording.duration_s, step_s), 1.0),
                Message("Analysing {name}", name=recording.name),
            )
            all_scores, vector = network.analyse(samples)
            scores = all_scores[of_labels]
            vectors.append(vector)
            end_s = min(start_s + network.window_s, recording.duration_s)
            rows += [
                _row(network, recording, network.names[labels[k]], start_s, end_s, scores[k])
                for k in np.flatnonzero(scores >= min_score).tolist()
            ]
            if (at - first) % _STRETCH == 0:
                keep(start, vectors)
                yield at, rows
                start, rows, vectors = at, [], []
    keep(start, vectors)
    yield _ALL, rows


class _Vectors(Closable):
    """Stores a network's vectors of windows, as far as it has any and they can be stored."""

    def __init__(self, path: Path, network: Network, step_s: float, notes: list[str]) -> None:
        self._path, self._network, self._step_s, self._notes = path, network, step_s, notes
        self._file: VectorFile | None = None
        self._has_failed = False

    def close(self) -> None:
        """Close the file; a second call does nothing."""
        if self._file is not None:
            self._file.close()

    def put(self, recording: Recording, first: int, vectors: Sequence[Float32Array]) -> None:
        """Store the vectors of a recording's windows from a number on."""
        if self._has_failed or not vectors or not len(vectors[0]):
            return
        network = self._network
        windows = WindowVectors(
            first=first,
            step_s=self._step_s,
            window_s=network.window_s,
            values=rounded(np.stack(vectors)),
        )
        try:
            self._file = self._file or VectorFile(self._path, writes=True)
            self._file.put(network.digest, title_of(network), recording, windows)
        except OSError as error:
            self._has_failed = True
            self._notes.append(
                Message(
                    "The embeddings for “Find similar” were not stored ({reason}).",
                    reason=error.strerror or error,
                )
            )


def _row(
    network: Network,
    recording: Recording,
    names: tuple[str, str],
    start_s: float,
    end_s: float,
    score: float,
) -> Annotation:
    scientific, common = names
    name = common or scientific
    return Annotation(
        recording=recording.path,
        start_s=round(start_s, 6),
        end_s=round(end_s, 6),
        species=name,
        scientific_name=scientific if common else "",
        other_names=(scientific,) if common else (),
        probability=round(float(score), 5),
        status=PREDICTED,
        found=ProgramDetection(network.program, name, round(float(score), 5)),
    )


def _note_done(session: Session, place: str, stop: int, network: Network) -> None:
    def write(tx: Transaction) -> ChangeSet:
        tx.settings.set(place, stop)
        return ChangeSet.of()

    session.apply("network detections", {"network": network.digest, "windows": stop}, write)


def _wanted(tables: ProjectTables, network: Network, *, only_known: bool) -> list[int]:
    """Return the indices of a network's labels: all, or those that are species of the project."""
    known = known_species(tables)
    find = SpeciesMatcher({species.name: species for species in known.values()}, checklist(tables))
    names = {species.name for species in known.values()}
    return [
        i
        for i, (scientific, common) in enumerate(network.names)
        if not only_known or find.species_of(common or scientific, (scientific,)) in names
    ]
