"""The training report in sentences."""

import pytest

from birdann.app.learning.findings import findings
from birdann.app.learning.training import train
from birdann.app.running import run_lines
from birdann.core.training_report import (
    Calibration,
    Choice,
    LearnerChoices,
    LearnerReport,
    Reliability,
)
from birdann.models.calibration import ANSWER_WEIGHT, SHRINKAGE

NAMES = ["Crow", "Owl", "Wren"]
CHOICES = {
    "noise_weight": {
        "chosen": 0.02,
        "tried": {"precision with noise": 0.80, "precision without": 0.81},
    },
    "regressions": {"chosen": {"straight": 1.0}, "tried": {"straight": 0.98, "curved": 0.02}},
    "linear_share": {"chosen": 0.25},
    "context_concentration": {"chosen": 20.0},
}


def text(report, searched=None):
    report = LearnerReport.from_json({"lists_per_class": [9, 9, 9], **report})
    return "\n".join(findings(report, NAMES, searched))


def test_choices_are_given_with_their_reasons():
    said = text({"choices": CHOICES})
    assert "0.800 with it, 0.810 without" in said
    assert "mean of 2 models with linear and curved boundaries" in said
    assert "decision trees 75 %, linear 25 %" in said
    assert "segments of a recording are predicted together" in said


@pytest.mark.parametrize(
    ("stated", "found", "expected"),
    [
        (0.93, 0.92, ""),
        (0.95, 0.80, "Overconfident by 15 % on held-out recordings."),
        (0.70, 0.85, "Underconfident by 15 %."),
    ],
)
def test_how_well_probabilities_are_calibrated(stated, found, expected):
    after = Reliability(
        segments=(9.0, 3.0), recordings=12, mean_stated=stated, mean_found=found,
        error=0.0412, error_low=0.03, error_high=0.0559,
    )  # fmt: skip
    few = Reliability(segments=(2000.0,), recordings=9, error=0.2, error_low=0.1, error_high=0.4)
    sources = {"merged pairs": 1234, "hidden lists": 99, "answers": 7}
    one = Calibration(after=after, few_lists=few, unlisted=after, sources=sources)
    told = "\n".join(findings(LearnerReport(), NAMES, calibration=one))
    sentence = "Calibrated: error 0.041 on 12 held-out recordings (95 % CI 0.030–0.056)."
    assert told.startswith(sentence)
    assert f"Lists hidden: {sentence}" in told
    assert "Species in fewer than five lists: Calibration not measured: 9 held-out" in told
    assert "1,234 segments of recordings merged in pairs, 99 of recordings whose list" in told
    assert (
        "7 of your answers (labels and validation samples), each counting as ten segments" in told
    )
    assert "which counts as ten recordings" in told
    assert ANSWER_WEIGHT == SHRINKAGE == 10
    assert expected in told
    assert ("confident" in told) == bool(expected)
    assert "Calibrated" not in "\n".join(findings(LearnerReport(), NAMES))


@pytest.mark.parametrize(
    ("name", "chosen", "expected"),
    [
        ("list_strength", 1.0, "that in recordings that list it"),
        ("list_strength", 0.0, "that in all recordings"),
        ("evenness", 1.0, "are expected about equally often"),
    ],
)
def test_what_was_tried_for_shape_and_lists(name, chosen, expected):
    said = text({"choices": {**CHOICES, name: {"chosen": chosen, "tried": {"a": 1.0}}}})
    assert expected in said
    assert expected not in text({"choices": CHOICES})


def test_each_detector_has_its_weights_told():
    told = text({"choices": {"detectors": {"BirdNET": {"chosen": 0.75}}}})
    assert "BirdNET: weight 0.75 in recordings without a list" in told


def test_nothing_is_said_of_what_could_not_be_tried():
    alone = {"noise_weight": {"chosen": 0.02}, "regressions": {"chosen": {"straight": 1.0}}}
    said = text({"choices": CHOICES | alone})
    assert "precision" not in said
    assert "boundaries" not in said


def test_all_that_lists_cannot_tell_apart_is_one_sentence():
    names = [f"Species {k}" for k in range(50)]
    report = {"identifiability_groups": [[2 * k, 2 * k + 1] for k in range(20)]}
    (said,) = findings(LearnerReport.from_json(report), names)
    assert said.startswith("40 of 50 species are always listed together and")
    assert "lists: Species 0, Species 1; Species 2, Species 3;" in said
    assert said.count(";") == 12
    assert "; …. Confirm" in said


def test_what_lists_cannot_tell_is_named():
    said = text(
        {
            "identifiability_groups": [[0, 2]],
            "few_lists": [1, 2],
            "lists_per_class": [40, 2, 3],
            "confirmed_per_class": [0, 0, 9],
            "noise_rate": 0.25,
            "bags_infeasible": 2,
        }
    )
    assert "cannot be separated by lists: Crow, Wren." in said
    assert "Too few lists: Owl (2)." in said
    assert "Crow in 40, Owl in 2" in said
    assert "About 25 % of the segments are probably noise or unknown species" in said
    assert "more species than their segments can explain: 2." in said


@pytest.mark.parametrize(
    ("rate", "calls", "warned"), [(0.9, 21, True), (0.9, 60, False), (0.3, 21, False)]
)
def test_noise_that_leaves_one_call_of_each_is_questioned(rate, calls, warned):
    report = {"noise_rate": rate, "expected_instances": [calls], "lists_per_class": [20]}
    assert ("About one segment per listed species" in text(report)) == warned


def test_species_in_the_shadow_of_another_are_named():
    report = {
        "always_with": [[0, 1], [2, 1]],
        "few_lists": [2],
        "lists_per_class": [7, 9, 2],
        "confirmed_per_class": [0, 0, 0],
    }
    said = text(report)
    assert "more common species: Crow (7, Owl). Tag" in said
    assert "more common" not in text({**report, "confirmed_per_class": [5, 0, 0]})


def test_a_part_that_was_learned_from_is_told():
    said = text({"instances_used": 40012, "instances_left_out": 160000, "bags_used": 400})
    assert "Trained on 40,012 of 200,012 segments (400 recordings" in said
    assert "Trained on" not in text({"instances_used": 40012, "instances_left_out": 0})


def test_nothing_known_is_nothing_said():
    assert findings(LearnerReport(), NAMES) == []


def test_sim_is_searched_and_every_learner_reports(learnable):
    run = train(learnable, model="sim", search=True)
    assert run.params == run.report.search.chosen
    assert len(run.report.search.tried) == 10
    assert any("10 settings were cross-validated" in line for line in run_lines(run))
    plain = train(learnable, model="clpl")
    assert plain.report.search is None
    assert plain.report.model.lists_per_class


def test_a_model_of_detections_alone_is_not_yet_checked():
    weights = {"BirdNET 2.4": Choice(chosen=1.0, why="no list")}
    report = LearnerReport(choices=LearnerChoices(detectors=weights))
    told = findings(report, NAMES, calibration=Calibration())
    assert any("weight 1.00" in note and "no lists to choose it by" in note for note in told)
    assert any(note.startswith("Not checked in training") for note in told)
    assert not any(note.startswith("Calibrated on") for note in told)


@pytest.mark.parametrize(
    ("lists", "is_told"), [((9, 4, 0), True), ((9, 0, 0), False), ((0, 0, 0), False)]
)
def test_lists_of_fewer_than_two_species_choose_nothing(lists, is_told):
    tried = {"precision with noise": 1.0, "precision without": 1.0}
    choices = LearnerChoices(
        noise_weight=Choice(chosen=1.0, tried=tried), linear_share=Choice(chosen=0.5)
    )
    report = LearnerReport(
        choices=choices, lists_per_class=lists, bags_tagged=max(lists), bags_infeasible=0
    )
    told = findings(report, NAMES)
    assert any("held-out" in sentence for sentence in told) is is_told
    assert ("Every list is matched by segments." in told) is any(lists)


def test_what_a_detector_gains_on_held_out_lists_is_said():
    tried = {"0.0": -3.5, "0.5": -2.25, "1.0": -2.5}
    weights = {"BirdNET 2.4": Choice(chosen=0.6, why="lists", tried=tried)}
    choices = LearnerChoices(detectors=weights)
    report = LearnerReport.from_json(LearnerReport(choices=choices).as_json())
    unheard = Reliability(recordings=12, error=0.07, error_low=0.05, error_high=0.1)
    after = Reliability(recordings=12, error=0.04, error_low=0.03, error_high=0.05)
    calibration = Calibration(after=after, unlisted=after, unheard=unheard)
    told = "\n".join(findings(report, NAMES, calibration=calibration))
    assert "weight 0.60 in recordings without a list (best on held-out lists: +1.25" in told
    assert "Without lists and detections: Calibrated: error 0.070" in told
    assert "Not checked in training" not in told
