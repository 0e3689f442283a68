"""Items to review first, however many lists there are.

With few lists the most informative segments are those with many similar ones, and with many they
are as informative as the most uncertain ones (docs/decisions/review-order.md). Both are often too
faint for a person to name, so only clear calls are among the first.
"""

import numpy as np

from birdann.app.learning.calls import below_call_threshold, min_call_probability
from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.ids import Ids, rows_of
from birdann.features.schema import contrast_db
from birdann.store import ProjectReader, SegmentTable

N_FIRST = 10
"""That many answers are asked for by expected information; measured with as many."""
_MAX_SEGMENTS = 5_000
"""Some that many are compared: more would keep the queue waiting."""


def first_questions(reader: ProjectReader, table: SegmentTable) -> Ids:
    """Return the segments to review first, in order; none once enough were answered.

    Only segments of recordings with a list: for others, a list is more informative. Where a model
    learned from detectors' scores alone, of recordings with scores. Of many segments only those of
    some recordings, at random, are compared.

    Parameters
    ----------
    table
        All segments, with the shown predictions.
    """
    nothing: Ids = np.empty(0, dtype=np.int64)
    run_id, listed = reader.runs.id_in_use(), reader.lists.tagged_recordings()
    asked = listed or reader.detections.runs_by_recording().keys()
    recording_indices = [index for index, key in enumerate(table.recording_ids) if key in asked]
    rows = np.flatnonzero(np.isin(table.recording, recording_indices))
    left = N_FIRST - int((table.label[rows] >= 0).sum())
    if run_id is None or not len(rows) or left <= 0:
        return nothing
    if len(rows) > _MAX_SEGMENTS:
        shuffled = np.random.default_rng(0).permutation(recording_indices)
        n_until = np.cumsum(
            np.bincount(table.recording[rows], minlength=max(recording_indices) + 1)[shuffled]
        )
        recording_indices = shuffled[: 1 + np.searchsorted(n_until, _MAX_SEGMENTS)].tolist()
        rows = np.flatnonzero(np.isin(table.recording, recording_indices))
    schema = reader.runs.one(run_id).feature_schema
    if schema not in reader.features.schemas():
        return nothing
    from birdann.models.questions import next_questions

    chosen = [table.recording_ids[index] for index in recording_indices]
    features = reader.features.table(schema, chosen)
    scores = [held for key in chosen if (held := reader.scores.table(run_id, key)) is not None]
    if not scores:
        return nothing
    scored = np.concatenate([held.segment_ids for held in scores])
    P = np.concatenate([held.probabilities for held in scores]).astype(np.float64)
    ids = table.segment_ids[rows]
    of_features = rows_of(features.segment_ids, ids)
    of_scores = rows_of(scored, ids)
    known = (
        (of_features >= 0)
        & (of_scores >= 0)
        & ~below_call_threshold(table, min_call_probability(reader))[rows]
    )
    if not known.any():
        return nothing
    rows, ids = rows[known], ids[known]
    answered = table.label[rows] >= 0
    X = features.X[of_features[known]].astype(np.float64)
    first = next_questions(
        P[of_scores[known]],
        X,
        ~answered & _clear(schema, X, table.call_probability[rows]),
        limit=left,
        answered=answered,
    )
    return ids[first]


def _clear(schema: str, X: FloatArray, call_probability: FloatArray) -> BoolArray:
    """Return the half that are likeliest calls, and of these the half with the highest contrast."""
    call_probability = np.nan_to_num(call_probability, nan=1.0)
    clear = call_probability >= np.median(call_probability)
    contrast = contrast_db(schema, X)
    return clear & (contrast >= np.median(contrast[clear]))
