"""The small words: ids, provenance, recordings, labels, predictions, progress."""

from datetime import UTC, datetime

import numpy as np
import pytest

from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id
from birdann.core.labels import (
    Label,
    LabelState,
    ListState,
    Species,
    SpeciesList,
    TagState,
    is_unidentified,
)
from birdann.core.predictions import Mode, ScoreTable
from birdann.core.progress import part
from birdann.core.provenance import Maker, Provenance, person_provenance, run_provenance
from birdann.core.recording import Recording


def test_ids_do_not_repeat():
    assert len({new_id() for _ in range(1000)}) == 1000


def test_provenance_needs_a_zone():
    with pytest.raises(ValueError, match="zone"):
        Provenance(maker=Maker.PERSON, name="A", at=datetime(2026, 5, 1, 4, 0))
    assert person_provenance("A").maker is Maker.PERSON
    assert run_provenance("threshold").at.tzinfo is UTC


@pytest.mark.parametrize("field", [{"sample_rate_hz": 0}, {"n_frames": -1}, {"n_channels": 0}])
def test_a_recording_has_a_rate_a_length_and_a_channel(field):
    good = {
        "id": RecordingId(18),
        "path": "field/dawn.wav",
        "content_hash": "00",
        "size_bytes": 44,
        "sample_rate_hz": 48000,
        "n_frames": 96000,
        "n_channels": 1,
    }
    assert Recording(**good).duration_s == 2.0
    assert Recording(**good).name == "dawn.wav"
    with pytest.raises(ValueError, match="must"):
        Recording(**(good | field))


def test_a_species_name_is_the_users_own_but_trimmed():
    assert Species(id=SpeciesId(19), name="Wren").name == "Wren"
    for bad in ("", "  ", " Wren"):
        with pytest.raises(ValueError, match="name"):
            Species(id=SpeciesId(19), name=bad)


def test_the_list_names_what_is_present():
    tags = {
        SpeciesId(1): TagState.PRESENT,
        SpeciesId(2): TagState.ABSENT,
        SpeciesId(3): TagState.UNSURE,
    }
    lst = SpeciesList(recording_id=RecordingId(18), state=ListState.COMPLETE, tags=tags)
    assert lst.present == (1,)


def test_only_a_rejection_may_name_no_species():
    at = person_provenance("A")
    Label(segment_id=SegmentId(24), state=LabelState.REJECTED, species_id=None, provenance=at)
    with pytest.raises(ValueError, match="names a species"):
        Label(segment_id=SegmentId(24), state=LabelState.CONFIRMED, species_id=None, provenance=at)


def test_scores_have_a_row_per_segment():
    with pytest.raises(ValueError, match="row"):
        ScoreTable(RunId(18), Mode.INDUCTIVE, np.array([24]), np.zeros((2, 3), np.float32))


def test_part_maps_a_sub_task_onto_its_share():
    seen = []
    report = part(lambda fraction, text: seen.append((fraction, text)), 0.25, 0.75)
    report(0.0, "a")
    report(0.5, "b")
    report(1.0, "c")
    assert seen == [(0.25, "a"), (0.5, "b"), (0.75, "c")]


@pytest.mark.parametrize("name", ["NoID", "no id", "unknown", "Unidentified", "Unknown bird",
                                  "Unidentified woodpecker"])  # fmt: skip
def test_words_for_a_species_that_is_not_known(name):
    assert is_unidentified(name)


@pytest.mark.parametrize("name", ["Unknown 1", "unknown sp. A", "Unidentified bat 3", "Unknown_2",
                                  "Unknowne", "Wren"])  # fmt: skip
def test_species_without_a_name_are_species(name):
    assert not is_unidentified(name)
