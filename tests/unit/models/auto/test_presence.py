"""Presence in recordings without a list."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.special import expit
from sklearn.metrics import roc_auc_score

from birdann.core.bags import Bags, Supervision
from birdann.models.auto import presence
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.auto.presence import RIDGE, PresenceModel
from birdann.models.base import pool_max
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.context import BagContext
from birdann.models.persistence import from_bytes, to_bytes
from birdann.models.task import Task

N_CLASSES = 4


def heard(*, n_bags=60, seed=0):
    """Recordings of up to two species of which no segment is sure, but many are half so."""
    rng = np.random.default_rng(seed)
    bags, lists = [], []
    for _ in range(n_bags):
        listed = np.isin(np.arange(N_CLASSES), rng.choice(N_CLASSES, rng.integers(0, 3), False))
        keys = np.flatnonzero(listed)
        calls = [np.eye(N_CLASSES)[keys[k % len(keys)]] for k in range(6)] if len(keys) else []
        rows = np.array([*calls, *np.zeros((4, N_CLASSES))])
        bags.append(rows + 0.6 * rng.standard_normal(rows.shape))
        lists.append(listed)
    return Bags.from_list(bags), np.array(lists)


def probabilities(bags):
    """What a model of single segments says: half-sure, with noise last."""
    scores = np.hstack([2.0 * bags.X, np.full((bags.n_instances, 1), 1.0)])
    P = np.exp(scores)
    return P / P.sum(axis=1, keepdims=True)


def task_of(bags, supervision):
    constraints = compile_constraints(supervision, bags.offsets, noise=True, missed_rate=0.01)
    return Task.of(bags, constraints, seed=0)


def context():
    return BagContext(np.asarray(4.0), np.full(N_CLASSES + 1, 0.2))


def learned(bags, lists):
    task = task_of(bags, Supervision.complete(lists, bags.n_instances))
    return PresenceModel.learn(task, probabilities(bags), context())


@pytest.fixture(scope="module")
def model():
    return learned(*heard())


def test_presence_of_new_recordings_is_better_than_the_likeliest_call(model):
    bags, lists = heard(n_bags=200, seed=1)
    P = probabilities(bags)
    found = model.presence(bags, P, context())
    assert found.shape == lists.shape
    assert ((found >= 0) & (found <= 1)).all()
    largest = pool_max(np.ascontiguousarray(P[:, :N_CLASSES]), bags.offsets, empty=0.0)
    errors = [np.mean((p - lists) ** 2) for p in (found, largest)]
    assert errors[0] < 0.8 * errors[1]
    for low in np.arange(0.0, 1.0, 0.25):
        of_bin = (found >= low) & (found < low + 0.25)
        if of_bin.sum() > 30:
            assert abs(found[of_bin].mean() - lists[of_bin].mean()) < 0.15


def test_recordings_are_judged_one_by_one(model, monkeypatch):
    bags, _ = heard(n_bags=9, seed=2)
    whole = model.presence(bags, probabilities(bags), context())
    one = bags.take([4])
    np.testing.assert_allclose(
        model.presence(one, probabilities(one), context()), whole[[4]], atol=1e-6
    )
    monkeypatch.setattr(presence, "_BAGS", 2)
    monkeypatch.setattr(presence, "BATCH", 12)
    batches = model.presence(bags, probabilities(bags), context())
    np.testing.assert_allclose(batches, whole, atol=1e-6)


def test_recordings_without_segments_hold_nothing(model):
    bags = Bags.from_list([np.zeros((0, N_CLASSES)), np.zeros((2, N_CLASSES))])
    found = model.presence(bags, probabilities(bags), context())
    assert not found[0].any()
    assert found[1].all()
    nothing = Bags(np.zeros((0, N_CLASSES)), np.zeros(1, np.int64))
    assert model.presence(nothing, probabilities(nothing), context()).shape == (0, N_CLASSES)


@pytest.mark.parametrize("groups", [np.arange(12), np.repeat(np.arange(4), 3), np.arange(12) % 5])
def test_the_ridge_predicts_each_list_from_those_of_other_recordings(groups):
    rng = np.random.default_rng(0)
    E, lists = rng.standard_normal((12, 5)), rng.random((12, 3)) > 0.6
    weights, left_out = presence._ridge(E, lists, groups)
    mean = (lists.sum(axis=0) + 0.5) / 13
    for b in range(12):
        others = groups != groups[b]
        A = E[others].T @ E[others] + RIDGE * np.eye(5)
        of_others = (lists[others].sum(axis=0) + 0.5) / (others.sum() + 1)
        refitted = np.linalg.solve(A, E[others].T @ (lists[others] - of_others))
        np.testing.assert_allclose(left_out[b], mean + E[b] @ refitted, atol=1e-9)
    A = E.T @ E + RIDGE * np.eye(5)
    np.testing.assert_allclose(weights, np.linalg.solve(A, E.T @ (lists - mean)), atol=1e-9)


@pytest.mark.parametrize("seed", [0, 1])
def test_of_sounds_that_tell_nothing_few_lists_expect_what_they_list_often(seed):
    """Thirty lists of 150 species: that a species is missing from the other lists tells nothing of it."""
    rng = np.random.default_rng(seed)
    shares = np.minimum(2 * rng.dirichlet(np.full(150, 0.3)), 0.9)
    even = BagContext.independent(151)

    def drawn(n):
        bags = Bags(rng.standard_normal((6 * n, 5)), 6 * np.arange(n + 1))
        return bags, rng.random((n, 150)) < shares, rng.dirichlet(np.ones(151), 6 * n)

    bags, lists, P = drawn(30)
    task = task_of(bags, Supervision.complete(lists, bags.n_instances))
    model = PresenceModel.learn(task, P, even)
    unseen, truth, P = drawn(200)
    found = model.presence(unseen, P, even)
    often = np.broadcast_to(lists.mean(axis=0), truth.shape)
    by_model, by_lists = (roc_auc_score(truth.ravel(), each.ravel()) for each in (found, often))
    assert by_model > by_lists - 0.02
    assert found.sum() / 200 == pytest.approx(lists.sum() / 30, rel=0.25)


def test_only_lists_of_the_projects_own_teach():
    bags, lists = heard()
    whole = Supervision.complete(lists, bags.n_instances)
    assert learned(bags.take(np.arange(19)), lists[:19]) is None
    assert learned(bags, np.zeros_like(lists)) is None
    elsewhere = replace(whole, is_reference=np.ones(len(bags), np.bool_))
    assert PresenceModel.learn(task_of(bags, elsewhere), probabilities(bags), context()) is None


def test_incomplete_lists_teach_whom_recordings_resemble_and_not_what_that_is_worth():
    bags, lists = heard(n_bags=90)
    whole = Supervision.complete(lists, bags.n_instances)
    half = np.arange(len(bags))[:, None] % 2 == 0
    some = replace(whole, absent=whole.absent & half)
    model = PresenceModel.learn(task_of(bags, some), probabilities(bags), context())
    listed = lists.any(axis=1)
    assert len(model.keys) == np.sum(half[:, 0] | listed)
    few = replace(whole, absent=whole.absent & (np.arange(len(bags)) < 10)[:, None])
    assert PresenceModel.learn(task_of(bags, few), probabilities(bags), context()) is not None


def test_a_recording_that_taught_is_judged_without_its_list(model):
    bags, lists = heard()
    found = model.presence(bags, probabilities(bags), context())
    np.testing.assert_allclose(found, expit(model.values.astype(float)), atol=1e-6)
    assert 0 < np.mean((found - lists) ** 2) < 0.2


def test_the_automatic_learner_answers_with_it_and_keeps_it():
    bags, lists = heard(n_bags=40)
    fitted = EnsembleAnnotator(n_trees=20, n_rounds=2).fit(bags, lists)
    new, get_access_of_new = heard(n_bags=40, seed=3)
    found = fitted.predict_proba(new)
    assert fitted.presence_ is not None
    assert found[get_access_of_new].mean() > found[~get_access_of_new].mean() + 0.3
    np.testing.assert_array_equal(fitted.predict(new), found > 0.5)
    again = from_bytes(to_bytes(fitted))
    np.testing.assert_array_equal(again.predict_proba(new), found)
    few = EnsembleAnnotator(n_trees=20, n_rounds=2).fit(bags.take(np.arange(12)), lists[:12])
    assert few.presence_ is None
    assert few.predict_proba(new).shape == found.shape


def test_a_model_of_an_earlier_version_answers_by_four_witnesses():
    bags, lists = heard(n_bags=40)
    fitted = EnsembleAnnotator(n_trees=20, n_rounds=2).fit(bags, lists)
    four = np.delete(fitted.presence_.coefs, 4)
    fitted.presence_ = replace(fitted.presence_, similarity=None, coefs=four)
    new, _ = heard(n_bags=9, seed=3)
    again = from_bytes(to_bytes(fitted))
    np.testing.assert_array_equal(again.predict_proba(new), fitted.predict_proba(new))
    assert again.presence_.similarity is None
