"""Species predicted in a recording although its list does not mention them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from birdann.app.learning.training_data import finite, heeded
from birdann.app.learning.window_bags import as_bags
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import Label, ListState, SpeciesList
from birdann.core.predictions import ModelRun

if TYPE_CHECKING:
    from birdann.models.base import InstanceAnnotator
    from birdann.store import ProjectReader

MIN_PROBABILITY = 0.5
"""Nothing less probable is ever proposed."""
ASKED_SHARE = 1 / 20
"""At most that many of the tagged recordings are to be asked about."""

_MAX = 3
_MAX_RECORDINGS = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class UnlistedSpecies:
    """An unlisted species, and its best example."""

    species_id: SpeciesId
    segment_id: SegmentId
    probability: float


class UnlistedSpeciesFinder:
    """Finds unlisted species with the shown model.

    The model defines the presence of unlisted species (`InstanceAnnotator.unlisted_presence`). The
    threshold is relative: in most tagged recordings unlisted predictions are wrong, so it is the
    value that one recording in twenty exceeds. With one species removed from each of 100 lists of
    the HJA Birdsong set and the logistic learner, 22 of the 27 most probable were the removed
    ones; with a fixed threshold of 0.8, 8 of 10.

    Model and threshold are cached. Not thread-safe.
    """

    def __init__(self) -> None:
        self._run_id: RunId | None = None
        self._model: InstanceAnnotator | None = None
        self._bar = 1.0

    def unlisted(
        self, reader: "ProjectReader", recording_id: RecordingId
    ) -> tuple[UnlistedSpecies, ...]:
        """Return species that no list mentions and an unlabelled segment resembles.

        Empty for untagged recordings, where predictions are shown as labels.

        Returns
        -------
        tuple of UnlistedSpecies
            At most three, the likeliest first.
        """
        with reader.snapshot():
            run_id = reader.runs.shown()
            species_list = reader.lists.of(recording_id)
            if run_id is None or species_list.state is ListState.UNTAGGED:
                return ()
            run = reader.runs.one(run_id)
            model = self._model_of(reader, run)
            labelled = reader.labels.all(recording_id)
            probabilities = _heard(reader, run, model, {recording_id: species_list}, labelled)
            named = {key for one in reader.lists.every([recording_id]) for key in one.tags}
        unlisted = []
        rows = [n for n, key in enumerate(probabilities.segment_ids) if key not in labelled]
        for column, species_id in enumerate(run.species_ids):
            if species_id in named or not rows:
                continue
            probability = float(probabilities.presence[0, column])
            if probability >= self._bar:
                best = max(rows, key=lambda row: float(probabilities.probabilities[row, column]))
                unlisted.append(
                    UnlistedSpecies(
                        species_id=species_id,
                        segment_id=probabilities.segment_ids[best],
                        probability=probability,
                    )
                )
        return tuple(sorted(unlisted, key=lambda one: -one.probability)[:_MAX])

    def _model_of(self, reader: "ProjectReader", run: ModelRun) -> "InstanceAnnotator":
        from birdann.models import persistence

        if self._model is None or run.id != self._run_id:
            self._model = persistence.from_bytes(reader.runs.model_bytes(run.id))
            self._bar = _bar(reader, run, self._model)
            self._run_id = run.id
        return self._model


@dataclass(frozen=True, slots=True, eq=False)
class _Heard:
    """A model's predictions of recordings."""

    segment_ids: Sequence[SegmentId]
    # (n_segments, n_species): of each segment from sound alone.
    probabilities: npt.NDArray[np.float64]
    recording_ids: Sequence[RecordingId]  # Those with segments.
    # (n_recordings, n_species): probability of presence of unlisted species.
    presence: npt.NDArray[np.float64]


def _heard(
    reader: "ProjectReader",
    run: ModelRun,
    model: "InstanceAnnotator",
    lists: dict[RecordingId, SpeciesList],
    labels: dict[SegmentId, Label],
) -> _Heard:
    table, _ = finite(reader.features.instances(run.feature_schema, sorted(lists)))
    if not len(table.X) or table.X.shape[1] != model.n_features_in_:
        none = np.empty((0, len(run.species_ids)))
        return _Heard((), none, (), none)
    windows = as_bags(table, {key: (one,) for key, one in lists.items()})
    supervision = windows.supervise(run.species_ids, heeded(reader, labels))
    return _Heard(
        table.segment_ids.tolist(),
        model.predict_proba_instances(windows.bags),
        windows.recording_ids,
        model.unlisted_presence(windows.bags, supervision),
    )


def _bar(reader: "ProjectReader", run: ModelRun, model: "InstanceAnnotator") -> float:
    """Return the probability of an unlisted species in one tagged recording of twenty."""
    lists = {
        key: one for key, one in reader.lists.all().items() if one.state is ListState.COMPLETE
    }
    chosen = sorted(lists)[:: max(1, len(lists) // _MAX_RECORDINGS)]
    probabilities = _heard(
        reader, run, model, {key: lists[key] for key in chosen}, reader.labels.all()
    )
    if not chosen:
        return MIN_PROBABILITY
    most = np.zeros(len(chosen))
    most[: len(probabilities.presence)] = probabilities.presence.max(axis=1, initial=0.0)
    return max(MIN_PROBABILITY, float(np.quantile(most, 1 - ASKED_SHARE)))
