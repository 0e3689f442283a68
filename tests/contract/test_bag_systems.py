"""What every bag-level system promises."""

import numpy as np
import pytest

from birdann.core.bags import Bags
from birdann.core.errors import Cancelled, NothingToLearnError
from birdann.lab.bags.contract import fit
from birdann.lab.bags.entries import BAG_SYSTEMS

QUICK = {"n_vectors": 12, "C": 1.0, "rounds": 10, "depth": 2, "ratio": 0.6}


def settings_of(system):
    """Return one value of each setting."""
    return {k: QUICK.get(k, values[len(values) // 2]) for k, values in system.grid.items()}


def small_set(*, n_bags=30, n_classes=3, seed=0):
    """Bags of two species at most, each calling somewhere on its own axis, among noise."""
    rng = np.random.default_rng(seed)
    bags, lists = [], []
    for _ in range(n_bags):
        listed = rng.choice(n_classes, rng.integers(0, 3), replace=False)
        calls = 4.0 * np.eye(n_classes, 4)[listed]
        noise = np.zeros((rng.integers(1, 4), 4))
        rows = np.concatenate([calls, noise])
        bags.append(rows + 0.3 * rng.standard_normal(rows.shape))
        lists.append(np.isin(np.arange(n_classes), listed))
    return Bags.from_list(bags), np.array(lists)


@pytest.fixture(scope="module", params=sorted(BAG_SYSTEMS))
def system(request):
    return BAG_SYSTEMS[request.param]


@pytest.fixture(scope="module")
def fitted(system):
    X, Y = small_set()
    return fit(system, X, Y, seed=0, params=settings_of(system))


def test_entry(system):
    assert BAG_SYSTEMS[system.name] is system
    assert all(values for values in system.grid.values())


def test_learns_what_it_was_taught(fitted):
    X, Y = small_set()
    unseen, of_unseen = small_set(seed=1)
    scores = fitted.decision_function(X)
    assert scores.shape == Y.shape
    assert scores.dtype == np.float64
    assert np.isfinite(scores).all()
    ranks = fitted.decision_function(unseen)
    for j in range(3):
        listed = of_unseen[:, j]
        assert ranks[listed, j].mean() > ranks[~listed, j].mean()
    assert (fitted.predict(unseen) == of_unseen).mean() > 0.75


def test_same_seed_same_scores(system, fitted):
    X, Y = small_set()
    again = fit(system, X, Y, seed=0, params=settings_of(system))
    np.testing.assert_array_equal(again.decision_function(X), fitted.decision_function(X))


def test_bags_are_scored_apart(fitted):
    X, _ = small_set()
    order = np.random.default_rng(0).permutation(len(X))
    np.testing.assert_allclose(
        fitted.decision_function(X.take(order)), fitted.decision_function(X)[order], atol=1e-9
    )
    np.testing.assert_allclose(
        fitted.decision_function(X.take([3])), fitted.decision_function(X)[[3]], atol=1e-9
    )


def test_order_within_a_bag_does_not_matter(fitted):
    X, _ = small_set()
    turned = Bags.from_list([bag[::-1] for bag in X])
    np.testing.assert_allclose(
        fitted.decision_function(turned), fitted.decision_function(X), atol=1e-9
    )


def test_empty_bags(system):
    X, Y = small_set()
    with_empty = Bags.from_list([*X, np.empty((0, 4))])
    lists = np.vstack([Y, np.zeros((1, 3), bool)])
    known = fit(system, with_empty, lists, seed=0, params=settings_of(system))
    scores = known.decision_function(with_empty)
    assert (scores[-1] < 0).all()
    assert (scores[-1] < scores[:-1].min(axis=0)).all()
    assert not known.predict(with_empty)[-1].any()
    np.testing.assert_array_equal(
        scores[:-1], fit(system, X, Y, seed=0, params=settings_of(system)).decision_function(X)
    )


def test_classes_in_all_lists_or_none(system):
    X, Y = small_set()
    lists = np.column_stack([Y[:, 0], np.ones(len(X), bool), np.zeros(len(X), bool)])
    known = fit(system, X, lists, seed=0, params=settings_of(system))
    scores = known.decision_function(X)
    assert (scores[:, 1] > 0).all()
    assert (scores[:, 2] < 0).all()
    alone = fit(system, X, lists[:, :1], seed=0, params=settings_of(system))
    np.testing.assert_array_equal(alone.decision_function(X)[:, 0], scores[:, 0])


def test_two_classes_and_constant_features(system):
    X, Y = small_set()
    steady = X.with_features(np.column_stack([X.X, np.full(X.n_instances, 7.0)]))
    known = fit(system, steady, Y[:, :1], seed=0, params=settings_of(system))
    assert known.decision_function(steady).shape == (30, 1)
    assert (known.predict(steady) == Y[:, :1]).mean() > 0.75


def test_same_instances_everywhere(system):
    X, Y = small_set()
    same = X.with_features(np.ones_like(X.X))
    known = fit(system, same, Y, seed=0, params=settings_of(system))
    assert np.isfinite(known.decision_function(same)).all()


def test_settings_are_chosen_among_the_grid(system):
    X, Y = small_set(n_bags=18, n_classes=2)
    known = fit(system, X, Y, seed=0, params={k: v for k, v in QUICK.items() if k in system.grid})
    assert set(known.settings) == set(system.grid)
    for name, value in known.settings.items():
        assert value in (*system.grid[name], QUICK.get(name))


def test_cancelling(system):
    def cancel(fraction, text):
        raise Cancelled

    X, Y = small_set()
    with pytest.raises(Cancelled):
        fit(system, X, Y, seed=0, params=settings_of(system), on_step=cancel)


def test_nothing_to_learn(system):
    with pytest.raises(NothingToLearnError, match="recordings"):
        fit(system, Bags(np.zeros((0, 4)), np.zeros(4, int)), np.ones((3, 2), bool), seed=0)
