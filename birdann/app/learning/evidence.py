"""What detectors' scores say about segments: the evidence that learners weigh."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.species import checklist
from birdann.app.session import Session
from birdann.app.species_matching import fold_name
from birdann.app.species_source import NamedSpecies, known_species
from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Evidence
from birdann.core.detections import (
    WHOLE_BAND,
    DetectorRun,
    Scores,
    highest_scores,
    scores_by_class,
)
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import NO_ANIMALS
from birdann.core.provenance import Program
from birdann.store import FeatureTable, ProjectReader, ProjectTables, Transaction

SWITCHED_OFF = "detectors_switched_off"
"""The setting with the detectors that are not used as evidence."""
REACH = 0.87
"""Share of a window, around its middle, within which the middle of a segment lies that it covers;
all of it where windows do not overlap."""
HIGHEST = 0.999
"""Score from which on log odds no longer grow."""
SLOPE, OFFSET = 0.7, 0.1
"""Log odds that a species is in a recording, by those of its best score: default shape, before a
project's own lists tell (`birdann.models.auto.detector_shape`). Fitted to BirdNET 2.4 on nips4b, and not
tried on other recordings."""
UNSEEN, UNSEEN_SLOPE = -4.4, 0.17
"""The same of a species without a score, by the log odds of the smallest score that is reported."""
LEAST = 2.3
"""Evidence of the lowest score on another scale: as of 0.02."""
COMPETES_ONCE = 0.5
"""Score from which on a species competes if it is reached in one recording."""
COMPETES_TWICE = 0.1
"""The same for two recordings."""

_LOWEST = 1e-3


def detector_name(program: Program) -> str:
    """Return the name of a detector in models."""
    return f"{program.name} {program.version}".strip()


def detectors(tables: ProjectTables) -> dict[str, bool]:
    """Return whether each detector with scores is used as evidence, by name."""
    stored = tables.settings.get(SWITCHED_OFF, [])
    off = stored if isinstance(stored, list) else []
    names = map(detector_name, tables.detections.programs())
    return {name: name not in off for name in names}


def switch_off_detectors(session: Session, names: Collection[str]) -> None:
    """Leave detectors out of later trainings and predictions; all others are used."""

    def write(tx: Transaction) -> ChangeSet:
        tx.settings.set(SWITCHED_OFF, sorted(names))
        return ChangeSet.of(Kind.SETTINGS)

    session.apply("switch off detectors", {"names": sorted(names)}, write)


def is_competing(names: Iterable[str], scores: Sequence[float]) -> bool:
    """Return whether a class with these names is a species that competes.

    Parameters
    ----------
    scores
        Its best scores in recordings.
    """
    n_high = sum(score >= COMPETES_TWICE for score in scores)
    is_animal = NO_ANIMALS.isdisjoint(map(fold_name, names))
    return is_animal and (n_high > 1 or max(scores) >= COMPETES_ONCE)


def _log_odds(p: FloatArray | float) -> FloatArray:
    odds: FloatArray = np.log(p) - np.log1p(np.negative(p))
    return odds


def evidence_of_scores(scores: FloatArray, threshold: float, *, is_share: bool) -> FloatArray:
    """Return log odds of a species with these scores against one without any, 0 or more.

    Parameters
    ----------
    threshold
        The smallest score that is reported.
    is_share
        Whether scores lie in 0..1, so that their log odds are used.
    """
    if not is_share:
        return np.maximum(LEAST + SLOPE * (scores - threshold), 0.0)
    unseen = UNSEEN + UNSEEN_SLOPE * _log_odds(np.clip(threshold, _LOWEST, HIGHEST))
    seen = OFFSET + SLOPE * _log_odds(np.clip(scores, _LOWEST, HIGHEST))
    return np.maximum(seen - unseen, 0.0)


def species_finder(reader: ProjectReader) -> Callable[[str, tuple[str, ...]], SpeciesId | None]:
    """Return what finds the species of a class by its names."""
    return cache(NamedSpecies(reader).find)


def best_scores(
    reader: ProjectReader,
) -> list[tuple[Program, RecordingId, SpeciesId | None, float]]:
    """Return each program's best score per species and recording; None for unknown names."""
    best = {(by, key, species): score for by, key, species, score in reader.detections.best()}
    runs, find = reader.detections.runs(), species_finder(reader)
    for recording in reader.recordings.paths():
        for run, scores in reader.detections.windows(recording, runs):
            for name, score in highest_scores(run.names, scores):
                score_key = run.program, recording, find(name, run.names[name])
                best[score_key] = max(best.get(score_key, -np.inf), score)
    return [(*score_key, score) for score_key, score in best.items()]


class DetectorEvidence:
    """Evidence for the segments of a project, read by recording.

    The evidence for a class is that of the best window that covers the segment
    (`evidence_of_scores`). A class without one, or that a detector never names, has none.
    """

    def __init__(self, reader: ProjectReader) -> None:
        self._reader = reader
        used = detectors(reader)
        self._ranges = {
            program: scores
            for program, scores in reader.detections.ranges().items()
            if used.get(detector_name(program))
        }
        self._runs = reader.detections.runs()
        self._analysed = reader.detections.runs_by_recording()
        self._names = {run.program: run.names for run in self._runs.values()}
        self._find = species_finder(reader)

    @property
    def detectors(self) -> list[Program]:
        """The detectors whose scores are used."""
        return list(self._ranges)

    def recordings(self, *, at_most: int) -> list[RecordingId]:
        """Return recordings with evidence, at random if they are more."""
        found = sorted(self._reader.detections.recordings_of(self._ranges))
        chosen = np.random.default_rng(0).permutation(len(found))[:at_most]
        return [found[i] for i in np.sort(chosen)]

    def species(self, recordings: Iterable[RecordingId]) -> set[SpeciesId]:
        """Return the species that compete: those of the checklist, or with high enough scores."""
        names = {species: one.names for species, one in known_species(self._reader).items()}
        listed = {fold_name(name) for entry in checklist(self._reader) for name in entry.names}
        best: dict[SpeciesId, list[float]] = {}
        for recording in recordings:
            of_recording: dict[SpeciesId, float] = {}
            for _, species, scores in self._scores(recording):
                score = max(of_recording.get(species, -np.inf), float(scores[:, 5].max()))
                of_recording[species] = score
            for species, score in of_recording.items():
                best.setdefault(species, []).append(score)
        return {
            species
            for species, scores in best.items()
            if (
                not listed.isdisjoint(map(fold_name, names.get(species, ())))
                if listed
                else is_competing(names.get(species, ()), scores)
            )
        }

    def of(self, table: FeatureTable, species_ids: Sequence[SpeciesId]) -> tuple[Evidence, ...]:
        """Return the evidence of each detector for segments, the rows of a table.

        Parameters
        ----------
        species_ids
            The classes.
        """
        column = {species: j for j, species in enumerate(species_ids)}
        rows_of: dict[RecordingId, list[int]] = {}
        for row, recording in enumerate(table.recording_ids):
            rows_of.setdefault(recording, []).append(row)
        parts: dict[Program, list[tuple[Int64Array, Int64Array, FloatArray]]] = {}
        for recording, listed in rows_of.items():
            rows = np.array(listed, np.int64)
            heights = self._heights(recording, table.segment_ids[rows].tolist(), column)
            for program, found in heights.items():
                i, j = np.nonzero(found)
                parts.setdefault(program, []).append((rows[i], j, found[i, j]))
        return tuple(
            Evidence.of(
                detector_name(program),
                len(table.segment_ids),
                *(np.concatenate(each) for each in zip(*parts[program], strict=True)),
            )
            for program in self._ranges
            if program in parts
        )

    def _heights(
        self, recording: RecordingId, segments: Sequence[int], column: Mapping[SpeciesId, int]
    ) -> dict[Program, FloatArray]:
        """Return the evidence of a recording's segments by detector, (n, n_species)."""
        scored = [each for each in self._scores(recording) if each[1] in column]
        if not scored:
            return {}
        boxes = {
            position.segment_id: position.box
            for position in self._reader.segments.positions(recording)
        }
        own = [boxes[SegmentId(key)] for key in segments]
        times = np.array([(box.onset_s, box.offset_s) for box in own]).reshape(-1, 2)
        bands = np.array([(box.low_hz, box.high_hz) for box in own]).reshape(-1, 2)
        runs = {
            run.program: run
            for key in self._analysed.get(recording, ())
            if (run := self._runs.get(key))
        }
        found: dict[Program, FloatArray] = {}
        for program, species, scores in scored:
            heights_of_program = found.setdefault(program, np.zeros((len(own), len(column))))
            run, j = runs.get(program), column[species]
            heights = self._evidence(program, scores[:, 5], run)
            step = min(run.step_s / run.window_s, 1.0) if run else 1.0
            covers = is_covered_by_window(times, scores[:, 3:5], max(REACH, step))
            covers &= _is_in_band(bands, scores[0, 1:3])[:, None]
            heights_of_program[:, j] = np.maximum(
                heights_of_program[:, j], (covers * heights).max(axis=1)
            )
        return found

    def _scores(self, recording: RecordingId) -> Iterator[tuple[Program, SpeciesId, Scores]]:
        """Yield the scores of windows of one band, and of boxes, of each species that is known."""
        for detection in self._reader.detections.of(recording):
            others = self._names.get(detection.program, {}).get(detection.name, ())
            species = detection.species_id or self._find(detection.name, others)
            if (
                detection.program in self._ranges
                and species is not None
                and detection.score is not None
            ):
                band_hz = detection.band_hz or WHOLE_BAND
                box = [0.0, *band_hz, detection.onset_s, detection.offset_s, detection.score]
                yield detection.program, species, np.array([box])
        for run, scores in self._reader.detections.windows(recording, self._runs):
            for name, part in (
                scores_by_class(run.names, scores) if run.program in self._ranges else ()
            ):
                if (species := self._find(name, run.names[name])) is not None:
                    yield run.program, species, part

    def _evidence(
        self, program: Program, scores: FloatArray, run: DetectorRun | None
    ) -> FloatArray:
        low, high = self._ranges[program]
        is_share = low >= 0.0 and high <= 1.0
        return evidence_of_scores(scores, run.min_score if run else low, is_share=is_share)


def is_covered_by_window(times: FloatArray, spans: FloatArray, reach: float) -> BoolArray:
    """Return whether windows, float64 (k, 2), cover segments, float64 (n, 2); bool (n, k).

    The middle of the segment lies within the share ``reach`` of a window, or the middle of a window
    within the segment.
    """
    middle, window = times.mean(axis=1)[:, None], spans.mean(axis=1)
    is_around: BoolArray = np.abs(middle - window) <= reach * (spans[:, 1] - spans[:, 0]) / 2
    is_within: BoolArray = (times[:, :1] <= window) & (window <= times[:, 1:])
    return is_around | is_within


def _is_in_band(bands: FloatArray, band_hz: FloatArray) -> BoolArray:
    """Return whether the middle of a segment lies within a band, or that of the band within it."""
    low, high = band_hz
    middle = bands.mean(axis=1)
    centre = (low + high) / 2
    within: BoolArray = (low <= middle) & (middle <= high)
    around: BoolArray = (bands[:, 0] <= centre) & (centre <= bands[:, 1])
    return within | around
