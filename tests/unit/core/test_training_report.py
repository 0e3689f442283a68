"""Reports of trainings, stored as JSON and read back."""

import json

import pytest

from birdann.core import message
from birdann.core.message import Message
from birdann.core.training_report import (
    Calibration,
    Choice,
    Diagnosis,
    LearnerChoices,
    LearnerReport,
    Reliability,
    Search,
    SpeciesReliability,
    TrainingData,
    TrainingReport,
    Trial,
)

FULL = TrainingReport(
    notes=(Message("{n} recordings have no segments.", n=3),),
    findings=("Decision trees alone.",),
    data=TrainingData(recordings=12, segments=72, species=2, recordings_of_species=(5, 9)),
    began_from=2**62 + 1,
    search=Search(
        chosen={"l2": 0.3, "noise": "auto"},
        folds=5,
        tried=(Trial(params={"l2": 0.3}, precision=0.9),),
    ),
    calibration=Calibration(
        after=Reliability(
            stated=(0.6,), found=(0.5,), low=(0.3,), high=(0.7,), segments=(8.0,), error_high=0.3
        ),
        few_lists=Reliability(),
        species=(SpeciesReliability(recordings=8, correct=0.5, answers=3, answers_correct=2),),
        sources={"merged pairs": 5, "answers": 3},
    ),
    model=LearnerReport(
        bags_used=11,
        noise_rate=0.0,
        converged=True,
        expected_instances=(1.5, 2.0),
        identifiability_groups=((0, 1),),
        choices=LearnerChoices(
            list_strength=Choice(chosen=1.0, why="likeliest"),
            regressions=Choice(chosen={"straight": 1.0}, tried={"straight": 0.9, "curved": 0.1}),
        ),
    ),
)


def test_a_report_is_read_back_as_it_was_stored():
    stored = message.dumps(FULL.as_json())
    found = TrainingReport.from_json(message.loads(stored))
    assert found == FULL
    assert found.notes[0].template == "{n} recordings have no segments."


def test_what_a_learner_has_no_figure_for_is_not_stored():
    assert "log_likelihood" not in FULL.as_json()["model"]
    assert FULL.as_json()["model"]["choices"].keys() == {"list_strength", "regressions"}
    assert json.loads(json.dumps(TrainingReport().as_json()))["search"] is None


def test_a_report_of_an_earlier_version_is_read():
    """As projects of format 1 and 2.0 hold it: ids in hexadecimal."""
    stored = {
        "notes": [],
        "data": {"recordings": 3},
        "began_from": "5f3c0c8e",
        "reliability": {},
        "calibration": {"after": {}},
        "model": {
            "bags_tagged": 3,
            "bound": [1.0, 2.0],
        },
    }
    found = TrainingReport.from_json(stored)
    assert found.data.recordings == 3
    assert found.began_from is None
    assert found.calibration == Calibration()
    assert found.model.bags_tagged == 3


@pytest.mark.parametrize(
    "stored",
    [
        None,
        [],
        "report",
        {"notes": "none", "data": 3, "search": [1], "model": {"choices": {"list_strength": {}}}},
        {"model": {"lists_per_class": ["many"], "noise_rate": float("nan"), "always_with": [1]}},
    ],
)
def test_what_is_no_report_is_an_empty_one(stored):
    found = TrainingReport.from_json(stored)
    assert found.model.noise_rate is None
    assert found.model.always_with == ()
    assert found in (
        TrainingReport(),
        TrainingReport(model=LearnerReport(choices=LearnerChoices())),
    )


def test_a_diagnosis_is_part_of_what_a_learner_says():
    diagnosis = Diagnosis(n_bags=4, few_lists=(1,))
    report = LearnerReport(rounds=3).with_diagnosis(diagnosis)
    assert (report.rounds, report.n_bags, report.few_lists) == (3, 4, (1,))
