"""Simulated seasons: what a listener without error must find, and what errors must do."""

import numpy as np
import pytest

from birdann.cli.main import main
from birdann.lab import seasons
from birdann.lab.seasons import MeasuredVisits, simulate, species_of_visits
from birdann.models.occupancy import fit

HEADER = "species,visit,calls,is_call,score\n"


def measured(other_score):
    """Return rows of a species whose calls are always found, and score above all else."""
    with_calls = [("Wren", f"a{n}", 2, is_call, 0.9 if is_call else other_score)
                  for n in range(5) for is_call in (True, True, False)]  # fmt: skip
    return with_calls + [("Wren", f"b{n}", 0, False, other_score) for n in range(5)]


def of(found, name):
    return next(method for method in found.methods if method.name == name)


def verified(monkeypatch, one, n_seasons, **how):
    """Return the performance of verified visits, which are fitted first; the rest is not fitted."""
    fits = []

    def fit_first(histories):
        if len(fits) < n_seasons:
            fits.append(fit(histories))
        return fits[-1]

    monkeypatch.setattr(seasons, "fit", fit_first)
    return of(simulate([one], n_seasons, **how), seasons.VERIFIED)


def test_perfect_scores_and_a_perfect_listener_find_the_truth(monkeypatch):
    monkeypatch.setattr(seasons, "MISSED", 0.0)
    (perfect,) = species_of_visits(measured(0.05))
    found = verified(monkeypatch, perfect, 40, wrong=0.0, min_score=0.1)
    assert 0.9 <= found.coverage <= 1.0
    assert abs(found.bias) < 0.03
    # each visit with calls has one play; nothing else is played
    n_played = perfect.occupied * perfect.calling * 100
    assert found.seconds == pytest.approx(n_played * seasons.ANSWER_S, rel=0.1)


def test_wrong_answers_raise_occupancy_and_lower_coverage(monkeypatch):
    (noisy,) = species_of_visits(measured(0.3))
    right, wrong = (verified(monkeypatch, noisy, 20, wrong=share) for share in (0.0, 0.03))
    assert wrong.bias > right.bias + 0.1
    assert wrong.coverage < right.coverage


def test_a_table_of_visits_makes_species_of_both_kinds_only():
    rows = [*measured(0.1), ("Crow", "a0", 1, True, 0.8)]
    (one,) = species_of_visits(rows)
    assert (one.name, len(one.present.score), len(one.absent.score)) == ("Wren", 5, 5)
    assert one.present.score[0, :4].tolist() == [0.9, 0.9, 0.1, -np.inf]


def test_a_long_visit_is_of_several_measured_ones():
    (one,) = species_of_visits(measured(0.1))
    drawn = seasons._draw(one, 3, 10, np.random.default_rng(0))
    assert set(drawn.n_calls.tolist()) == {0, 20}
    is_present = drawn.n_calls == 20
    assert (drawn.score[is_present] == 0.9).all()
    assert (drawn.score[~is_present][:, :10] == 0.1).all()
    assert isinstance(drawn, MeasuredVisits)


def test_the_command_prints_a_row_for_each_way(capsys, tmp_path):
    table, odd, one_kind = (tmp_path / name for name in ("visits.csv", "odd.csv", "one.csv"))
    table.write_text(HEADER + "".join(",".join(map(str, row)) + "\n" for row in measured(0.1)))
    assert main(["evaluate-survey", str(table), "--seasons", "20"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in (seasons.VERIFIED, seasons.LISTENING, seasons.THRESHOLD))
    odd.write_text("x\n1\n")
    one_kind.write_text(HEADER + "Wren,a,1,true,0.9\n")
    assert main(["evaluate-survey", str(odd)]) == 1
    assert main(["evaluate-survey", str(one_kind)]) == 1
    assert main(["evaluate-survey", str(table), "--max-calls", "21"]) == 1
