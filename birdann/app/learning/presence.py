"""Presence of species in recordings: by lists, by the shown model, by other programs' detections."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.learning.evidence import DetectorEvidence, best_scores
from birdann.app.learning.training_data import remove_non_finite
from birdann.app.learning.window_bags import Lists, WindowBags, in_batches, make_window_bags
from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.errors import NothingToLearnError
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, silent
from birdann.core.provenance import Program
from birdann.core.windows import WHOLE, SpanLabels
from birdann.store import ProjectReader

if TYPE_CHECKING:
    from birdann.models.auto.detections import DetectionWorth
    from birdann.models.base import InstanceAnnotator


@dataclass(frozen=True, slots=True, eq=False)
class Detected:
    """Detections of other programs, and the evidence that they provide."""

    programs: Sequence[Program]
    species_ids: Sequence[SpeciesId]
    # Maximum score by program, recording and species (None: not in the project).
    best: Mapping[RecordingId, Sequence[tuple[int, SpeciesId | None, float]]]
    worth: "DetectionWorth | None" = None

    def combine_with(
        self, presence: FloatArray, recordings: Sequence[RecordingId | None]
    ) -> FloatArray:
        """Return presence by model and programs together; the key None is for windows."""
        if self.worth is None:
            return presence
        return self.worth.presence(presence, self.scores(recordings))

    def scores(self, recordings: Sequence[RecordingId | None]) -> FloatArray:
        """Return the maximum scores, float64 (n, n_species, n_programs), for `DetectionWorth`."""
        column = {species: j for j, species in enumerate(self.species_ids)}
        known = np.zeros((len(column), len(self.programs)), np.bool_)
        for each in self.best.values():
            for k, species, _ in each:
                if species in column:
                    known[column[species], k] = True
        result = np.full((len(recordings), *known.shape), np.nan)
        for i, recording in enumerate(recordings):
            for k, species, score in self.best.get(recording, ()) if recording else ():
                silent = np.isnan(result[i, :, k]) & known[:, k]
                result[i, silent, k] = -np.inf
                if species in column:
                    result[i, column[species], k] = score
        return result


def detections_of(
    reader: ProjectReader, run: ModelRun, model: "InstanceAnnotator"
) -> Detected | None:
    """Return detections weighted by the complete lists of the training.

    None without detections, or if the model gives no held-out predictions of recordings.
    """
    from birdann.models.auto.detections import DetectionWorth
    from birdann.models.auto.learner import EnsembleAnnotator
    from birdann.models.auto.presence import fingerprints

    rows = best_scores(reader)
    if not rows or not isinstance(model, EnsembleAnnotator) or model.presence_ is None:
        return None
    programs = tuple(dict.fromkeys(program for program, *_ in rows))
    best = defaultdict(list)
    for program, recording, species, score in rows:
        best[recording].append((programs.index(program), species, score))
    detected = Detected(programs, run.species_ids, best)
    lists = reader.lists.all()
    complete = [
        r
        for r, species_list in lists.items()
        if r in best and species_list.state is ListState.COMPLETE
    ]
    table, _ = remove_non_finite(reader.features.instances(run.feature_schema, complete))
    if not len(table.X):
        return None
    recorded = make_window_bags(table)
    bags, recordings = recorded.bags, recorded.recording_ids
    index_of = {key: i for i, key in enumerate(model.presence_.keys.tolist())}
    known = [
        (recording, index_of[key])
        for recording, key in zip(recordings, fingerprints(bags).tolist(), strict=True)
        if key in index_of
    ]
    if not known:
        return None
    listed = np.array([np.isin(run.species_ids, lists[r].present) for r, _ in known])
    worth = DetectionWorth.learn(
        model.presence_.values[[i for _, i in known]].astype(np.float64),
        detected.scores([r for r, _ in known]),
        listed,
    )
    return replace(detected, worth=worth) if worth is not None else None


@dataclass(frozen=True, slots=True, eq=False)
class Presence:
    """Presence by recordings and species."""

    # recording_ids, species_ids: Rows and columns.
    recording_ids: Sequence[RecordingId]
    species_ids: Sequence[SpeciesId]
    # float64 (n_recordings, n_species): 1 by labels, 1 or 0 by lists, else by the model; NaN if unknown because
    # the model does not know the species or the recording has not been segmented.
    probabilities: FloatArray
    from_list: BoolArray  # bool (n_recordings, n_species): whether it is given by a list.


def presence_of_species(reader: ProjectReader, *, progress: Progress = silent) -> Presence:
    """Return the presence of all species in use."""
    names = reader.species.names()
    run = reader.runs.run_in_use()
    calls = {call[:2] for call in reader.labels.calls()}
    known = {s.id for s in reader.species.in_use()} | set(run.species_ids if run else ())
    known |= {species_id for _, species_id in calls}
    species = sorted(known, key=lambda each_species_id: names[each_species_id])
    lists, present = reader.lists.windows(), reader.lists.present()
    recordings = [recording.id for recording in reader.recordings.all()]
    shape = len(recordings), len(species)
    probabilities = np.full(shape, np.nan)
    from_list: BoolArray = np.zeros(shape, dtype=np.bool_)
    row = {key: i for i, key in enumerate(recordings)}
    column = {s: j for j, s in enumerate(species)}
    for i, key in enumerate(recordings):
        labels = SpanLabels.of(
            species_list for species_list in lists.get(key, ()) if species_list.span_s is None
        )
        allowed = set(species) if labels.allowed is None else labels.allowed
        excluded = [s in labels.absent or s not in allowed for s in species]
        probabilities[i, excluded], from_list[i, excluded] = 0.0, True
        listed = [column[tagged] for tagged in present.get(key, ()) if tagged in column]
        probabilities[i, listed], from_list[i, listed] = 1.0, True
    unlisted = [r for r, labels in zip(recordings, from_list, strict=True) if not labels.all()]
    if unlisted and run is None:
        raise NothingToLearnError("No model has been trained yet. Train one first.")
    if unlisted and run is not None:
        columns = np.array([column[s] for s in run.species_ids])
        searched = [row[r] for r in reader.recordings.segmentations()]
        by_model = np.full((len(recordings), len(columns)), np.nan)
        by_model[searched] = 0.0
        for batch in predicted_batches(reader, run, unlisted, progress):
            rows = [row[r] for r in batch.windows.recording_ids]
            by_model[rows] = batch.presence
        free = ~from_list[:, columns]
        probabilities[:, columns] = np.where(free, by_model, probabilities[:, columns])
    for recording, species_id in calls:
        cell = row[recording], column[species_id]
        from_list[cell] &= probabilities[cell] == 1.0
        probabilities[cell] = 1.0
    return Presence(recordings, species, probabilities, from_list)


@dataclass(frozen=True, slots=True, eq=False)
class PredictedBatch:
    """Recordings or windows with segments, and the model's predictions."""

    model: "InstanceAnnotator"
    windows: WindowBags  # The bags; fragments carry the name of their joined segment.
    # float64 (n_bags, n_species): probability of presence of each species of the run. Detections
    # by other programs count as far as lists show them to be informative.
    presence: FloatArray


def predicted_batches(
    reader: ProjectReader,
    run: ModelRun,
    recordings: Sequence[RecordingId],
    progress: Progress,
    lists: Lists | None = None,
) -> Iterator[PredictedBatch]:
    """Yield recordings with segments in batches of some hundreds, with all their lists."""
    from birdann.models import persistence

    model = persistence.from_bytes(reader.runs.model_bytes(run.id))
    detected, evidence = detections_of(reader, run, model), DetectorEvidence(reader)
    for batch in in_batches(recordings, progress):
        table, _ = remove_non_finite(reader.features.instances(run.feature_schema, batch))
        if len(table.X):
            windows = make_window_bags(table, lists, reader).with_evidence(
                evidence, run.species_ids
            )
            presence = model.predict_proba(windows.bags)
            if detected is not None:
                ids = zip(windows.recording_ids, windows.spans, strict=True)
                whole = [key if span == WHOLE else None for key, span in ids]
                presence = detected.combine_with(presence, whole)
            yield PredictedBatch(model, windows, presence)
