"""Which regressions take part in a mixed model, and how much each counts."""

import numpy as np
import pytest

from birdann.core.bags import Bags, Supervision
from birdann.core.progress import silent
from birdann.models.auto.regression_choice import choose_regression
from birdann.models.exact.constraints import compile_constraints
from birdann.models.task import Task


def chosen_for(n_columns, *, n_bags=30, seed=0):
    """Two classes that every column tells a little of, and the shares that their lists give."""
    rng = np.random.default_rng(seed)
    Y = np.zeros((n_bags, 2), dtype=np.bool_)
    Y[np.arange(n_bags), np.arange(n_bags) % 2] = True
    y = np.repeat(np.arange(n_bags) % 2, 4)
    X = Bags(rng.normal(y[:, None], 2.0, (len(y), n_columns)), np.arange(n_bags + 1) * 4)
    lists = Supervision.complete(Y, X.n_instances)
    constraints = compile_constraints(
        lists, X.offsets, noise=True, noise_weight=0.1, missed_rate=0.01
    )
    choice = choose_regression(Task.of(X, constraints, seed=seed), on_step=silent)
    return choice, X, constraints


@pytest.mark.parametrize("seed", [0, 1])
def test_the_answer_is_the_mean_of_the_regressions_by_their_shares(seed):
    choice, X, constraints = chosen_for(20, seed=seed)
    assert sum(choice.shares.chosen.values()) == pytest.approx(1.0)
    assert choice.shares.chosen.keys() <= choice.shares.tried.keys()
    fitted = choice.fit(constraints)
    parts = [member.probabilities(X.X) for member in fitted.members]
    np.testing.assert_allclose(
        fitted.probabilities(X.X),
        np.average(parts, axis=0, weights=list(choice.shares.chosen.values())),
    )


def test_joined_in_logarithms_calls_are_a_geometric_mean_and_noise_is_a_plain_one():
    choice, X, constraints = chosen_for(20)
    fitted = choice.fit(constraints)
    shares = list(choice.shares.chosen.values())
    parts = np.array([member.probabilities(X.X) for member in fitted.members])
    noise = np.average(parts[:, :, -1], axis=0, weights=shares)
    calls = np.exp(np.average(np.log(parts[:, :, :-1]), axis=0, weights=shares))
    joined = fitted.combined(X.X, n_classes=2)
    np.testing.assert_allclose(joined[:, -1], noise)
    np.testing.assert_allclose(
        joined[:, :-1], calls * ((1.0 - noise) / calls.sum(axis=1))[:, None]
    )


def test_of_one_recording_nothing_is_held_out():
    choice, _, _ = chosen_for(20, n_bags=1)
    assert set(choice.shares.chosen.values()) == {0.25}
    np.testing.assert_allclose(choice.held_out, 1 / 3)


def test_what_predicts_lists_no_better_than_another_keeps_its_share():
    """With two lists nothing is known of the models, and each keeps about what it began with."""
    choice, _, _ = chosen_for(20, n_bags=4)
    shares = list(choice.shares.tried.values())
    assert max(shares) < 2.0 * min(shares)
