"""Which regressions join a mixed model."""

import numpy as np
import pytest

from birdann.core.bags import Bags, Supervision
from birdann.core.progress import silent
from birdann.models.auto.regression_choice import choose_regression, halves_of
from birdann.models.exact.constraints import compile_constraints


def chosen_for(n_columns, *, n_bags=30, seed=0):
    """Two classes that every column tells a little of, and the choice made from their lists."""
    rng = np.random.default_rng(seed)
    Y = np.zeros((n_bags, 2), dtype=np.bool_)
    Y[np.arange(n_bags), np.arange(n_bags) % 2] = True
    y = np.repeat(np.arange(n_bags) % 2, 4)
    X = Bags(rng.normal(y[:, None], 2.0, (len(y), n_columns)), np.arange(n_bags + 1) * 4)
    supervision = Supervision.complete(Y, X.n_instances)
    constraints = compile_constraints(
        supervision, X.offsets, noise=False, open_weight=0.05, absent_weight=0.0
    )
    choice = choose_regression(
        X, constraints, noise=False, missed_rate=0.01, seed=seed, on_step=silent
    )
    return choice, X, constraints


@pytest.mark.parametrize("seed", [0, 1])
def test_what_joins_is_what_makes_unseen_lists_likelier(seed):
    choice, X, constraints = chosen_for(20, seed=seed)
    fitted = choice.fit(X, constraints, noise=False, missed_rate=0.01)
    joined = [c.chosen for c in (choice.curved, choice.halves)]
    assert len(fitted.members) == len(choice.transforms) == {0: 1, 1: 2, 2: 4}[sum(joined)]
    for decision in (choice.curved, choice.halves):
        if decision.tried:
            fewer, more = decision.tried.values()
            assert decision.chosen == (more > fewer)
    np.testing.assert_allclose(
        fitted.probabilities(X.X),
        np.mean([member.probabilities(X.X) for member in fitted.members], axis=0),
    )


def test_the_halves_share_no_feature_and_leave_none_out():
    X = np.random.default_rng(0).normal(size=(30, 21))
    first, second = (half.scaling.factor != 0 for half in halves_of(X, 1.0, seed=0))
    assert (first ^ second).all()
    assert sorted([first.sum(), second.sum()]) == [10, 11]


def test_few_features_are_not_halved():
    choice, _, _ = chosen_for(6)
    assert not choice.halves.chosen
    assert len(choice.transforms) <= 2
