"""Simulated seasons: what a listener without error must find, and what errors must do."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.cli.main import main
from birdann.lab import seasons
from birdann.lab.seasons import assumed_species, simulate, species_of_scores


@pytest.fixture
def perfect():
    """Return a species whose calls are always found, and score above all else."""
    one = assumed_species(1)[0]
    scores = {"call_scores": np.full(10, 0.9), "other_scores": np.full(10, 0.05)}
    return replace(one, occupied=0.5, calling=0.7, found=1.0, **scores)


def of(found, name):
    return next(one for one in found.methods if one.name == name)


def test_perfect_scores_and_a_perfect_listener_find_the_truth(perfect, monkeypatch):
    monkeypatch.setattr(seasons, "MISSED", 0.0)
    found = of(simulate([perfect], 120, wrong=0.0), seasons.VERIFIED)
    assert 0.9 <= found.coverage <= 1.0
    assert abs(found.bias) < 0.03
    # of 100 visits a third are calling, each with one play; nothing else is played
    assert found.seconds == pytest.approx(0.5 * 0.7 * 100 * seasons.ANSWER_S, rel=0.1)


def test_wrong_answers_raise_occupancy_and_lower_coverage(perfect):
    noisy = replace(perfect, other_scores=np.full(10, 0.3))
    right, wrong = (
        of(simulate([noisy], 60, wrong=share), seasons.VERIFIED) for share in (0.0, 0.03)
    )
    assert wrong.bias > right.bias + 0.1
    assert wrong.coverage < right.coverage


def test_a_table_of_scores_makes_species_of_both_kinds_only():
    names, is_call = ["a", "a", "b"], [True, False, True]
    (one,) = species_of_scores(names, is_call, [0.9, 0.1, 0.8], 20.0)
    assert (one.name, one.others) == ("a", 20.0)
    assert one.call_scores.tolist() == [0.9]


def test_the_command_prints_a_row_for_each_way(capsys, tmp_path):
    assert main(["evaluate-survey", "--seasons", "20", "--quiet"]) == 0
    assert main(["evaluate-survey", "--seasons", "20"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in (seasons.VERIFIED, seasons.LISTENING, seasons.THRESHOLD))
    odd = tmp_path / "odd.csv"
    odd.write_text("x\n1\n")
    assert main(["evaluate-survey", "--scores", str(odd)]) == 1
