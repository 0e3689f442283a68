"""Training without some recordings."""

import numpy as np
import pytest

from birdann.app.learning.held_out import select_bags
from birdann.app.learning.training_data import LabelledBags
from birdann.core.bags import UNKNOWN, Bags, Evidence, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.windows import WHOLE


def data(Y, evidence=()):
    """Return two recordings of two segments each, of the species Owl, Wren and Tit."""
    supervision = Supervision(
        Y=np.array(Y, bool), absent=np.zeros((2, 3), bool), y=np.full(4, UNKNOWN),
        rejected=np.zeros((4, 3), bool),
    )  # fmt: skip
    return LabelledBags(
        bags=Bags(np.arange(8.0).reshape(4, 2), np.array([0, 2, 4]), evidence),
        supervision=supervision,
        recording_ids=(RecordingId(1), RecordingId(2)),
        spans=(WHOLE, WHOLE),
        segment_ids=np.arange(4),
        species_ids=(SpeciesId(1), SpeciesId(2), SpeciesId(3)),
        species_names=("Owl", "Wren", "Tit"),
        notes=(),
    )


def test_species_that_only_a_detector_hears_stay_without_lists():
    heard = Evidence.of("net", 4, np.array([0, 2]), np.array([1, 2]), np.array([3.0, 2.0]))
    found = select_bags(data(np.zeros((2, 3)), (heard,)), np.array([True, False]))
    assert found.species_names == ("Wren",)
    (part,) = found.bags.evidence
    assert (part.rows.tolist(), part.columns.tolist()) == ([0], [0])


def test_lists_of_one_site_teach_nothing_about_it():
    with pytest.raises(NothingToLearnError, match="one site only"):
        select_bags(data([[0, 0, 0], [1, 0, 0]]), np.array([True, False]))
