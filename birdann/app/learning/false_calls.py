"""Exported predictions in recordings listed as "no birds", by models trained without them."""

import numpy as np

from birdann.app.learning.calls import min_call_probability
from birdann.app.learning.held_out import scores_without
from birdann.app.learning.training_data import gather_training
from birdann.core.errors import NothingToLearnError
from birdann.core.ids import RecordingId
from birdann.core.labels import ListState
from birdann.core.message import Message, join_texts, percent
from birdann.core.predictions import ModelRun, ScoreTable
from birdann.core.progress import Progress, iterate_with_progress, silent
from birdann.store import ProjectReader

THRESHOLDS = (0.5, 0.8, 0.95)
N_GROUPS = 2
"""Groups of these recordings that are left out of training in turn."""


def without_birds(reader: ProjectReader) -> list[RecordingId]:
    """Return the recordings that every list says to be without the project's species."""
    return [
        recording_id
        for recording_id, lists in reader.lists.windows().items()
        if all(
            each.state is ListState.COMPLETE and not each.tags and each.span_s is None
            for each in lists
        )
    ]


def false_calls(reader: ProjectReader, run: ModelRun, *, progress: Progress = silent) -> Message:
    """Return how many rows an hour an export has there, by probability, their lists withheld.

    Two models like ``run`` are trained, each without every second of these recordings.
    """
    chosen = sorted(without_birds(reader))
    try:
        data = gather_training(reader, run.feature_schema)
    except NothingToLearnError:
        chosen = []
    if len(chosen) < N_GROUPS:
        return Message(
            "False calls were not counted: tag at least two recordings “no birds”, and others with species."
        )
    order = np.random.default_rng(run.seed).permutation(len(chosen))
    counts = np.zeros(len(THRESHOLDS))
    for k, step in iterate_with_progress(range(N_GROUPS), progress):
        group = [chosen[i] for i in order[k::N_GROUPS]]
        for scores in scores_without(reader, run, data, frozenset(group), group, step):
            if scores.table is not None:
                counts += _rows(reader, scores.recording_id, scores.table)
    hours = sum(reader.recordings.one(key).duration_s for key in chosen) / 3600
    return Message(
        "False calls: {rates} exported predictions an hour of at least {thresholds}, in {hours} h of held-out recordings "
        "tagged “no birds” (lists withheld).",
        rates=join_texts([f"{count / hours:.1f}" for count in counts]),
        thresholds=join_texts([percent(least) for least in THRESHOLDS]),
        hours=f"{hours:.2f}",
    )


def _rows(reader: ProjectReader, recording_id: RecordingId, table: ScoreTable) -> list[int]:
    """Return the number of exported rows at each threshold."""
    exported_ids = {position.segment_id for position in reader.segments.positions(recording_id)}
    is_exported = np.array([key in exported_ids for key in table.segment_ids.tolist()], np.bool_)
    if table.call_probability is not None:
        is_exported &= table.call_probability >= min_call_probability(reader)
    best = table.probabilities.max(axis=1, initial=0.0)
    return [int((is_exported & (best >= least)).sum()) for least in THRESHOLDS]
