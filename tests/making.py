"""Lists and scores with the least said."""

from collections.abc import Sequence

import numpy as np

from birdann.core.ids import RecordingId, RunId, SpeciesId
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.core.predictions import Mode, ScoreTable


def list_of(
    recording_id: RecordingId,
    *species_ids: SpeciesId,
    state: ListState = ListState.COMPLETE,
    **more,
) -> SpeciesList:
    """Return a list of species that are present; by default it is complete."""
    tags = dict.fromkeys(species_ids, TagState.PRESENT)
    return SpeciesList(recording_id=recording_id, state=state, tags=tags, **more)


def score_table(
    run_id: RunId, ids: Sequence[int], P: object, mode: Mode = Mode.INDUCTIVE, **more
) -> ScoreTable:
    """Return the probabilities P of segments, a row each."""
    P = np.array(P, np.float32)
    return ScoreTable(run_id=run_id, mode=mode, segment_ids=np.array(ids), probabilities=P, **more)
