"""Which species are in which recordings: said by lists, or how probable by the model shown."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from birdann.app.learning.training_data import as_bags, finite
from birdann.core.bags import BoolArray, FloatArray
from birdann.core.errors import NothingToLearnError
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState, TagState
from birdann.core.message import Message
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, silent
from birdann.store import ProjectReader

COLUMNS = ("recording", "species", "probability", "from_list")
_BATCH = 200
"""Recordings whose segments are in memory together."""


@dataclass(frozen=True, slots=True, eq=False)
class Presence:
    """Recordings against species.

    Attributes
    ----------
    recording_ids, species_ids
        Rows and columns.
    probabilities
        float64 (n_recordings, n_species): 1 or 0 where a list says so, else by the model; nan where
        neither speaks: the model has not learned the species, or nobody has searched the recording
        for sounds.
    from_list
        bool (n_recordings, n_species): whether a list says it.
    """

    recording_ids: Sequence[RecordingId]
    species_ids: Sequence[SpeciesId]
    probabilities: FloatArray
    from_list: BoolArray


def presence(reader: ProjectReader, *, progress: Progress = silent) -> Presence:
    """Return which species in use are in which recordings.

    Raises
    ------
    NothingToLearnError
        If no model is shown and not every recording has a complete list.
    ModelError
        If the stored model cannot be read.
    """
    names = {i: one.name for i, one in reader.species.all().items()}
    run_id = reader.runs.shown()
    run = None if run_id is None else reader.runs.one(run_id)
    known = {s.id for s in reader.species.in_use()} | set(run.species_ids if run else ())
    species = sorted(known, key=lambda one: names[one])
    lists = reader.lists.all()
    recordings = list(lists)
    shape = len(recordings), len(species)
    probabilities = np.full(shape, np.nan)
    from_list: BoolArray = np.zeros(shape, dtype=np.bool_)
    column = {s: j for j, s in enumerate(species)}
    for i, one in enumerate(lists.values()):
        if one.state is ListState.COMPLETE:
            probabilities[i], from_list[i] = 0.0, True
        for tagged, state in one.tags.items():
            if tagged in column:
                probabilities[i, column[tagged]] = float(state is TagState.PRESENT)
                from_list[i, column[tagged]] = True
    unlisted = [r for r, said in zip(recordings, from_list, strict=True) if not said.all()]
    if unlisted and run is None:
        raise NothingToLearnError(Message("No model has been trained yet; train one first."))
    if unlisted and run is not None:
        place = {r: i for i, r in enumerate(recordings)}
        columns = [column[s] for s in run.species_ids]
        for recording, row in _heard(reader, run, unlisted, progress):
            i = place[recording]
            free = ~from_list[i, columns]
            probabilities[i, np.array(columns)[free]] = row[free]
    return Presence(recordings, species, probabilities, from_list)


def presence_rows(reader: ProjectReader, progress: Progress) -> Iterator[Sequence[object]]:
    """Return the rows of the table, with the `COLUMNS`; an unknown probability is empty."""
    found = presence(reader, progress=progress)
    recordings = reader.recordings.paths()
    names = {i: one.name for i, one in reader.species.all().items()}
    for i, recording in enumerate(found.recording_ids):
        for j, species in enumerate(found.species_ids):
            p = found.probabilities[i, j]
            yield (
                recordings[recording],
                names[species],
                "" if np.isnan(p) else f"{p:.4f}",
                "true" if found.from_list[i, j] else "false",
            )


def _heard(
    reader: ProjectReader, run: ModelRun, recordings: Sequence[RecordingId], progress: Progress
) -> Iterator[tuple[RecordingId, FloatArray]]:
    """Return what the model says of recordings that were searched for sounds, (n_species,) each."""
    from birdann.models import persistence

    model = persistence.from_bytes(reader.runs.model_bytes(run.id))
    searched = reader.recordings.segmentations()
    for start in range(0, len(recordings), _BATCH):
        progress(
            start / len(recordings),
            Message("{start} of {recordings} recordings", start=start, recordings=len(recordings)),
        )
        some = recordings[start : start + _BATCH]
        yield from ((r, np.zeros(len(run.species_ids))) for r in some if r in searched)
        table, _ = finite(reader.features.table(run.feature_schema, some))
        if len(table.X):
            bags, heard = as_bags(table)
            yield from zip(heard, model.predict_proba(bags), strict=True)
