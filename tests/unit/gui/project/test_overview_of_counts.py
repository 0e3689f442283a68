"""Counts that follow labels in memory, before the project is read again."""

from dataclasses import fields, replace

import numpy as np
import pytest

from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import Detail, LabelState
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.project.overview import update_counts
from birdann.store import LABEL_STATES, Counts, SegmentTable

NOTHING = Counts(**{field.name: 0 for field in fields(Counts)} | {"details": frozenset()})


@pytest.mark.parametrize(
    ("n_confirmed", "n_corrected", "n_rejected"), [(0, 0, 0), (2, 1, 1), (0, 3, 0), (1, 0, 2)]
)
def test_labels_are_counted_and_their_details_offered_from_the_first_on(
    n_confirmed, n_corrected, n_rejected
):
    said = {
        LabelState.CONFIRMED: n_confirmed,
        LabelState.CORRECTED: n_corrected,
        LabelState.REJECTED: n_rejected,
    }
    label = [LABEL_STATES.index(state) for state, n in said.items() for _ in range(n)]
    n = len(label) + 3
    codes = np.array([*label, -1, -1, -1], np.int8)
    table = SegmentTable(
        recording_ids=(RecordingId(1),), species_ids=(SpeciesId(2),), segment_ids=np.arange(n),
        recording=np.zeros(n, np.int32), onset_s=np.arange(n, dtype=float),
        offset_s=np.arange(n) + 0.5, low_hz=np.zeros(n), high_hz=np.ones(n),
        species=np.zeros(n, np.int32), probability=np.full(n, 0.9),
        runner_up=np.full(n, -1, np.int32), runner_up_probability=np.zeros(n),
        call_probability=np.full(n, np.nan), label=codes,
        label_species=np.where(codes >= 0, 0, -1).astype(np.int32),
    )  # fmt: skip
    queue = QueueData(table, ["a.wav"], ["Wren"], ["Wren"], [0])
    before = replace(NOTHING, tagged=4, details=frozenset({Detail.READINGS, Detail.REJECTED}))
    now = update_counts(before, 1, queue)
    assert (now.tagged, now.confirmed, now.corrected, now.rejected) == (
        5, n_confirmed, n_corrected, n_rejected,
    )  # fmt: skip
    assert now.details == {Detail.READINGS} | ({Detail.REJECTED} if n_rejected else set())
