"""A segment held against the others of its species."""

from dataclasses import replace
from datetime import datetime

import numpy as np
import pytest

from birdann.core.expected import ExpectedSpecies
from birdann.core.ids import RecordingId, SpeciesId, new_id, new_ids
from birdann.core.labels import LabelState
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.project.typical import comparison, site_and_week
from birdann.store import LABEL_STATES, SegmentTable

N = 40


@pytest.fixture
def data() -> QueueData:
    """Forty segments of two species by turns, of 2.0 to 3.9 kHz and .20 to .39 s, none reviewed."""
    steps = np.arange(N) // 2
    centre_hz, length_s = 2000.0 + 100 * steps, 0.2 + 0.01 * steps
    table = SegmentTable(
        recording_ids=(RecordingId(new_id()),),
        species_ids=(SpeciesId(new_id()), SpeciesId(new_id())),
        segment_ids=np.array(new_ids(N)),
        recording=np.zeros(N, np.int32),
        onset_s=np.arange(N, dtype=float),
        offset_s=np.arange(N) + length_s,
        low_hz=centre_hz - 200,
        high_hz=centre_hz + 200,
        species=(np.arange(N) % 2).astype(np.int32),
        probability=np.full(N, 0.9),
        runner_up=np.full(N, -1, np.int32),
        runner_up_probability=np.full(N, 0.1),
        call_probability=np.full(N, np.nan),
        label=np.full(N, -1, np.int8),
        label_species=np.full(N, -1, np.int32),
    )
    names = ["Wren", "Robin"]
    return QueueData(table, ["a.wav"], names, names, [0, 1])


def say(data, rows, species, state=LabelState.CONFIRMED):
    data.table.label[rows] = LABEL_STATES.index(state)
    data.table.label_species[rows] = species


def test_pitch_is_compared_first_then_length(data):
    assert comparison(data, 0).startswith("Below the usual")
    assert comparison(data, N - 2).startswith("Above the usual")
    middle = N // 2
    assert comparison(data, middle).startswith("Pitch and duration are typical")
    data.table.offset_s[middle] += 5
    assert comparison(data, middle).startswith("Longer than usual")
    data.table.offset_s[middle] = data.table.onset_s[middle] + 0.01
    assert comparison(data, middle).startswith("Shorter than usual")


def test_the_range_named_is_that_of_most_others(data):
    others = [2.0 + 0.1 * step for step in range(1, N // 2)]
    low, high = np.quantile(others, [0.1, 0.9])
    assert f"({low:.1f}–{high:.1f} kHz)" in comparison(data, 0)


def test_what_people_said_counts_before_what_the_model_says(data):
    high = np.arange(N - 20, N)
    say(data, high, 0)
    assert comparison(data, 10).startswith("Below the usual")


def test_rejected_segments_are_no_example(data):
    say(data, np.arange(0, N, 2), 0, LabelState.REJECTED)
    data.table.label[20] = -1
    assert comparison(data, 20) == ""


def test_without_a_species_or_with_few_others_nothing_is_said(data):
    data.table.species[:] = -1
    assert comparison(data, 4) == ""
    data.table.species[:5] = 1
    assert comparison(data, 4) == ""


@pytest.mark.parametrize(
    ("site", "day", "sentence"),
    [
        ("Mill", 1, "Not expected here in week 21 of 48 (checklist)."),
        ("Mill", 8, ""),
        ("Dune", 1, ""),  # the checklist says nothing about it
    ],
)
def test_what_the_checklist_does_not_expect_is_flagged(data, site, day, sentence):
    wren = ExpectedSpecies(names=("Wren",), site="Mill", first_week=22)
    placed = replace(data, expected_species=(wren,), sites=[site], starts=[datetime(2025, 6, day)])
    assert site_and_week(placed, 0) == sentence
    assert site_and_week(data, 0) == ""
