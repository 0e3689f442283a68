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
from birdann.app.reports import Failure, Report, failures_field, new_species, report_field
from birdann.app.session import Session
from birdann.app.species_matching import SpeciesMatcher
from birdann.app.species_source import NamedSpecies, known_species, species_matcher
from birdann.core.arrays import Float32Array
from birdann.core.detections import WHOLE_BAND, DetectorRun, Scores
from birdann.core.errors import AudioError, NetworkError
from birdann.core.files.closable import Closable
from birdann.core.ids import id_text, settings_digest
from birdann.core.message import Message
from birdann.core.progress import Progress, iterate_with_progress, part, silent
from birdann.core.recording import Recording
from birdann.dsp.audio import AudioReader
from birdann.dsp.identity import VerifiedSoundFile
from birdann.formats.records import PREDICTED, Annotation, ProgramDetection
from birdann.store import ProjectTables, Transaction
from birdann.store.vectors import VectorFile, WindowVectors, quantise

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
    known: int = report_field(
        "%Ln recording was analysed before.", "%Ln recordings were analysed before.", default=0
    )
    detections: int = report_field("%Ln detection.", "%Ln detections.", default=0)
    segments: int = report_field("It made %Ln segment.", "They made %Ln segments.", default=0)
    new_species: tuple[str, ...] = new_species()
    notes: tuple[str, ...] = report_field(title=Message("Noticed"))
    failures: tuple[Failure, ...] = failures_field(
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
        n_known=len(_label_indices(tables, network, only_known=True)),
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
    search = NetworkSearch(
        network=network,
        labels=_label_indices(project, network, only_known=settings.only_known),
        min_score=settings.min_score,
        step_s=step_s,
    )
    detecting = _Detecting(session, search, settings)
    recordings = project.recordings.all()
    project.back_up()
    with _Vectors(project.path, network, step_s, detecting.notes) as vectors:
        for recording, analysing in iterate_with_progress(recordings, part(progress, 0.0, 0.95)):
            first = 0 if again else detecting.n_windows_done(recording)
            if first == _ALL:
                detecting.n_known += 1
                continue
            analysed = search.detections(
                recording,
                project.audio_path(recording),
                first=first,
                keep=partial(vectors.store, recording),
                progress=analysing,
            )
            try:
                detecting.store(recording, analysed)
            except AudioError as error:
                detecting.failures.append(Failure(path=recording.path, message=str(error)))
    Rescorer().rescore(session, progress=part(progress, 0.95, 1.0))
    progress(1.0, Message("Done"))
    return detecting.report()


@dataclass(frozen=True, slots=True, kw_only=True)
class NetworkSearch:
    """A network, and which of its answers are kept."""

    network: Network
    labels: Sequence[int]  # Indices of the labels.
    min_score: float
    step_s: float

    def run(self) -> DetectorRun:
        """Return the description that is kept with scores."""
        names = (self.network.names[k] for k in self.labels)
        return DetectorRun(
            program=self.network.program,
            names={
                common or scientific: (scientific,) if common else ()
                for scientific, common in names
            },
            is_vocabulary=True,
            min_score=self.min_score,
            window_s=self.network.window_s,
            step_s=self.step_s,
        )

    def detections(
        self,
        recording: Recording,
        sound: VerifiedSoundFile,
        *,
        first: int = 0,
        keep: Callable[[int, list[Float32Array]], object] = lambda _first, _vectors: None,
        progress: Progress = silent,
    ) -> Iterator[tuple[int, list[Annotation]]]:
        """Yield the number of windows done, and the new detections, from a window on.

        ``keep`` receives the vectors of windows, and the number of the first of them.
        """
        network, labels = self.network, np.asarray(self.labels, dtype=np.int64)
        rows: list[Annotation] = []
        vectors: list[Float32Array] = []
        start = first
        with AudioReader(sound) as reader:
            windows = network.windows(reader, self.step_s, first=first)
            for at, (start_s, samples) in enumerate(windows, first + 1):
                progress(
                    min(start_s / max(recording.duration_s, self.step_s), 1.0),
                    Message("Analysing {name}", name=recording.name),
                )
                all_scores, vector = network.analyse(samples)
                scores = all_scores[labels]
                vectors.append(vector)
                end_s = min(start_s + network.window_s, recording.duration_s)
                rows += [
                    _row(network, recording, network.names[labels[k]], start_s, end_s, scores[k])
                    for k in np.flatnonzero(scores >= self.min_score).tolist()
                ]
                if (at - first) % _STRETCH == 0:
                    keep(start, vectors)
                    yield at, rows
                    start, rows, vectors = at, [], []
        keep(start, vectors)
        yield _ALL, rows


class _Detecting:
    """Stores detections, as segments or as scores of windows, and counts them."""

    def __init__(
        self, session: Session, search: NetworkSearch, settings: DetectionSettings
    ) -> None:
        network = search.network
        names = [network.names[i] for i in search.labels] if settings.only_known else ()
        of = [network.digest, search.min_score, search.step_s, names]
        self._key = settings_digest({"of": of + ["evidence"] * settings.as_evidence})
        self._session, self._search, self._settings = session, search, settings
        self._run, self._best = search.run(), Best()
        self.notes: list[str] = []
        find = species_matcher(session.project).species_of
        self._importing = Importing(session, find, self.notes)
        self._species: dict[str, None] = {}
        self.n_known = self._n_done = self._n_detections = 0
        self.failures: list[Failure] = []

    def n_windows_done(self, recording: Recording) -> int:
        """Return how many windows of a recording are done, or ``_ALL``."""
        stored = self._session.project.settings.get(self._progress_setting(recording), 0)
        return stored if isinstance(stored, int) else 0

    def store(
        self, recording: Recording, analysed: Iterable[tuple[int, list[Annotation]]]
    ) -> None:
        """Store what `NetworkSearch.detections` finds in a recording."""
        if self._settings.as_evidence:
            self._store_scores(recording, [row for _, rows in analysed for row in rows])
        else:
            for stop, rows in analysed:
                self._store_segments(recording, stop, rows)
        self._n_done += 1

    def _store_scores(self, recording: Recording, rows: Iterable[Annotation]) -> None:
        run, session = self._run, self._session
        scores = _scores(run, rows)
        note_best(self._best, run.program, run.names, scores)
        self._species |= dict.fromkeys(add_competing(session, self._best, {run.program: run}))
        put_scores(session, run, {recording.id: scores}, NamedSpecies(session.project))
        self._note_done(recording, _ALL)
        self._n_detections += len(scores)

    def _store_segments(self, recording: Recording, stop: int, rows: list[Annotation]) -> None:
        importing = self._importing
        importing.add_species({}, {recording.id: rows})
        self._species |= dict.fromkeys(importing.new_species)
        before, importing.settings = (
            importing.n_segments,
            {self._progress_setting(recording): stop},
        )
        importing.segments({recording.id: rows}, silent)
        self._n_detections += len(rows)
        if importing.n_segments == before:
            self._note_done(recording, stop)

    def _progress_setting(self, recording: Recording) -> str:
        """Return the setting that says how many windows of a recording are done."""
        return f"network/{self._key}/{recording.content_hash}/{id_text(recording.id)}"

    def _note_done(self, recording: Recording, stop: int) -> None:
        def write(tx: Transaction) -> ChangeSet:
            tx.settings.set(self._progress_setting(recording), stop)
            return ChangeSet.of()

        arguments = {"network": self._search.network.digest, "windows": stop}
        self._session.apply("network detections", arguments, write)

    def report(self) -> NetworkReport:
        """Return what was found."""
        network = self._search.network
        return NetworkReport(
            program=title_of(network),
            licence=network.licence,
            recordings=self._n_done,
            known=self.n_known,
            detections=self._n_detections,
            segments=self._importing.n_segments,
            new_species=tuple(self._species),
            notes=tuple(self.notes),
            failures=tuple(self.failures),
        )


def _scores(run: DetectorRun, rows: Iterable[Annotation]) -> Scores:
    class_index = {name: k for k, name in enumerate(run.names)}
    return np.array(
        [
            (class_index[row.found.name], *WHOLE_BAND, row.start_s, row.end_s, row.found.score)
            for row in rows
            if row.found is not None
        ],
        np.float64,
    ).reshape(-1, 6)


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

    def store(self, recording: Recording, first: int, vectors: Sequence[Float32Array]) -> None:
        """Store the vectors of a recording's windows from a number on."""
        if self._has_failed or not vectors or not len(vectors[0]):
            return
        network = self._network
        windows = WindowVectors(
            first=first,
            step_s=self._step_s,
            window_s=network.window_s,
            values=quantise(np.stack(vectors)),
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


def _label_indices(tables: ProjectTables, network: Network, *, only_known: bool) -> list[int]:
    """Return the indices of a network's labels: all, or those that are species of the project."""
    known = known_species(tables)
    find = SpeciesMatcher({species.name: species for species in known.values()}, checklist(tables))
    names = {species.name for species in known.values()}
    return [
        i
        for i, (scientific, common) in enumerate(network.names)
        if not only_known or find.species_of(common or scientific, (scientific,)) in names
    ]
