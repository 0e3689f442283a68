"""Other programs' detections, weighted by the lists, as evidence of presence."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.learning.training_data import finite
from birdann.app.learning.window_bags import as_bags
from birdann.core.bags import FloatArray
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState
from birdann.core.predictions import ModelRun
from birdann.core.provenance import Program
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

    def told(self, presence: FloatArray, recordings: Sequence[RecordingId | None]) -> FloatArray:
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

    rows = reader.detections.best()
    if not rows or not isinstance(model, EnsembleAnnotator) or model.presence_ is None:
        return None
    programs = tuple(dict.fromkeys(program for program, *_ in rows))
    best = defaultdict(list)
    for program, recording, species, score in rows:
        best[recording].append((programs.index(program), species, score))
    detected = Detected(programs, run.species_ids, best)
    lists = reader.lists.all()
    complete = [r for r, one in lists.items() if r in best and one.state is ListState.COMPLETE]
    table, _ = finite(reader.features.instances(run.feature_schema, complete))
    if not len(table.X):
        return None
    recorded = as_bags(table)
    bags, recordings = recorded.bags, recorded.recording_ids
    place = {key: i for i, key in enumerate(model.presence_.own.tolist())}
    known = [
        (recording, place[key])
        for recording, key in zip(recordings, fingerprints(bags).tolist(), strict=True)
        if key in place
    ]
    if not known:
        return None
    listed = np.array([np.isin(run.species_ids, lists[r].present) for r, _ in known])
    worth = DetectionWorth.learn(
        model.presence_.of_own[[i for _, i in known]].astype(np.float64),
        detected.scores([r for r, _ in known]),
        listed,
    )
    return replace(detected, worth=worth) if worth is not None else None
