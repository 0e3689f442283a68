"""Presence of species in recordings, by lists or by the shown model."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.learning.detected import detections_of
from birdann.app.learning.training_data import finite
from birdann.app.learning.window_bags import Lists, WindowBags, as_bags
from birdann.core.bags import BoolArray, FloatArray
from birdann.core.errors import NothingToLearnError
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.message import Message
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, silent
from birdann.core.windows import WHOLE, WindowLabels
from birdann.store import ProjectReader

if TYPE_CHECKING:
    from birdann.models.base import InstanceAnnotator

_BATCH = 200
"""Recordings whose segments are in memory together."""


@dataclass(frozen=True, slots=True, eq=False)
class Presence:
    """Presence by recordings and species."""

    # recording_ids, species_ids: Rows and columns.
    recording_ids: Sequence[RecordingId]
    species_ids: Sequence[SpeciesId]
    # float64 (n_recordings, n_species): 1 or 0 by lists, else by the model; NaN if unknown because
    # the model does not know the species or the recording has not been segmented.
    probabilities: FloatArray
    from_list: BoolArray  # bool (n_recordings, n_species): whether it is given by a list.


def presence(reader: ProjectReader, *, progress: Progress = silent) -> Presence:
    """Return the presence of all species in use."""
    names = {i: one.name for i, one in reader.species.all().items()}
    run_id = reader.runs.shown()
    run = None if run_id is None else reader.runs.one(run_id)
    known = {s.id for s in reader.species.in_use()} | set(run.species_ids if run else ())
    species = sorted(known, key=lambda one: names[one])
    lists, present = reader.lists.windows(), reader.lists.present()
    recordings = [one.id for one in reader.recordings.all()]
    shape = len(recordings), len(species)
    probabilities = np.full(shape, np.nan)
    from_list: BoolArray = np.zeros(shape, dtype=np.bool_)
    column = {s: j for j, s in enumerate(species)}
    for i, key in enumerate(recordings):
        labels = WindowLabels.of(one for one in lists.get(key, ()) if one.span_s is None)
        allowed = set(species) if labels.allowed is None else labels.allowed
        excluded = [s in labels.absent or s not in allowed for s in species]
        probabilities[i, excluded], from_list[i, excluded] = 0.0, True
        listed = [column[tagged] for tagged in present.get(key, ()) if tagged in column]
        probabilities[i, listed], from_list[i, listed] = 1.0, True
    unlisted = [r for r, labels in zip(recordings, from_list, strict=True) if not labels.all()]
    if unlisted and run is None:
        raise NothingToLearnError("No model has been trained yet; train one first.")
    if unlisted and run is not None:
        place = {r: i for i, r in enumerate(recordings)}
        columns = np.array([column[s] for s in run.species_ids])
        searched = [place[r] for r in reader.recordings.segmentations()]
        by_model = np.full((len(recordings), len(columns)), np.nan)
        by_model[searched] = 0.0
        for batch in heard(reader, run, unlisted, progress):
            rows = [place[r] for r in batch.windows.recording_ids]
            by_model[rows] = batch.presence
        free = ~from_list[:, columns]
        probabilities[:, columns] = np.where(free, by_model, probabilities[:, columns])
    return Presence(recordings, species, probabilities, from_list)


@dataclass(frozen=True, slots=True, eq=False)
class Heard:
    """Recordings or windows with segments, and the model's predictions."""

    model: "InstanceAnnotator"
    windows: WindowBags  # The bags; fragments carry the name of their joined segment.
    # float64 (n_bags, n_species): probability of presence of each species of the run. Detections
    # by other programs count as far as lists show them to be informative.
    presence: FloatArray


def heard(
    reader: ProjectReader,
    run: ModelRun,
    recordings: Sequence[RecordingId],
    progress: Progress,
    lists: Lists | None = None,
) -> Iterator[Heard]:
    """Yield recordings with segments in batches of some hundreds, with all their lists."""
    from birdann.models import persistence

    model = persistence.from_bytes(reader.runs.model_bytes(run.id))
    detected = detections_of(reader, run, model)
    for start in range(0, len(recordings), _BATCH):
        progress(
            start / len(recordings),
            Message("{start} of {recordings} recordings", start=start, recordings=len(recordings)),
        )
        batch = recordings[start : start + _BATCH]
        table, _ = finite(reader.features.instances(run.feature_schema, batch))
        if len(table.X):
            windows = as_bags(table, lists, reader)
            presence = model.predict_proba(windows.bags)
            if detected is not None:
                ids = zip(windows.recording_ids, windows.spans, strict=True)
                whole = [key if span == WHOLE else None for key, span in ids]
                presence = detected.told(presence, whole)
            yield Heard(model, windows, presence)
