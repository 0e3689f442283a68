"""The suggested next step, by what there is."""

from dataclasses import replace

import pytest

from birdann.gui.project.guidance import advise
from birdann.store import Counts

NOTHING = Counts(
    recordings=0, tagged=0, segmented=0, problems=0, species=0, segments=0, predicted=0,
    confirmed=0, corrected=0, rejected=0, models=0, duration_s=0.0,
)  # fmt: skip


@pytest.mark.parametrize(
    ("there", "words", "action_id"),
    [
        ({}, "Add recordings", "file.add"),
        ({"recordings": 5}, "Find segments in 5 recordings.", "model.segment"),
        (
            {"recordings": 5, "segmented": 3, "segments": 9},
            "Find segments in 2 more recordings.",
            "model.segment",
        ),
        # segments of tables only: there is nothing to find
        ({"recordings": 5, "segments": 9}, "Tag the species", "tag.next"),
        ({"recordings": 5, "segmented": 5, "segments": 9}, "Tag the species", "tag.next"),
        # a sample of an archive
        (
            {"recordings": 5, "segments": 9, "unvalidated": 3},
            "Validate 3 items.",
            "model.samples",
        ),
        ({"recordings": 5, "segmented": 5, "tagged": 5}, "No calls were found", "file.add"),
    ],
)
def test_the_next_step_is_what_is_missing_first(application, there, words, action_id):
    advice = advise(replace(NOTHING, **there))
    assert advice.text.startswith(words)
    assert advice.action_id == action_id


def test_without_a_project_one_is_made(application):
    assert advise(None).action_id == "file.new"
