"""The forest in the exact E-step, and the automatic model."""

from dataclasses import fields, replace

import numpy as np
import pytest

from birdann.core.bags import NOISE, UNKNOWN, Bags, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.models import base
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.forest.or_forest import ORForest, OutOfBagVotes, fingerprint
from birdann.models.linear.regression import Regressions
from birdann.models.persistence import from_bytes, to_bytes


def rings(n_bags=60, seed=0, noise=0.0):
    """Two classes that no line separates: a disc and a ring around it, and a third aside."""
    rng = np.random.default_rng(seed)
    bags, lists, labels = [], [], []
    for _ in range(n_bags):
        listed = rng.choice(3, rng.integers(1, 3), replace=False)
        y = np.append(rng.choice(listed, 4), listed)
        radius = np.where(y == 0, 0.5, np.where(y == 1, 3.0, 0.5)) + 0.2 * rng.normal(size=len(y))
        angle = rng.uniform(0, 2 * np.pi, len(y))
        x = np.column_stack([radius * np.cos(angle) + 8 * (y == 2), radius * np.sin(angle)])
        extra = rng.random(len(y)) < noise
        x[extra] = rng.normal((0.0, -9.0), 0.5, (extra.sum(), 2))
        bags.append(x)
        lists.append(np.isin(np.arange(3), y[~extra]))
        labels.append(np.where(extra, UNKNOWN, y))
    return Bags.from_list(bags), np.array(lists), np.concatenate(labels)


def accuracy(P, y):
    known = y >= 0
    return np.mean(P[known].argmax(axis=1) == y[known])


def test_a_forest_learns_what_no_line_separates():
    X, Y, y = rings()
    fresh, _, truth = rings(seed=1)
    forest = ORForest(n_trees=40, n_rounds=3, trees_per_round=20).fit(X, Y)
    known = Supervision.complete(Y, X.n_instances)
    assert accuracy(forest.predict_proba_instances(X, known), y) > 0.93
    assert accuracy(forest.predict_proba_alone(fresh), truth) > 0.85


def test_every_listed_species_is_explained_and_no_other():
    X, Y, _ = rings()
    forest = ORForest(n_trees=20, n_rounds=2, trees_per_round=10).fit(X, Y)
    P = forest.predict_proba_instances(X, Supervision.complete(Y, X.n_instances))
    assert (P[~Y[X.bag_of_instance]] == 0).all()
    chance_missed = np.exp(np.add.reduceat(np.log1p(-np.minimum(P, 1 - 1e-9)), X.offsets[:-1]))
    assert chance_missed[Y].max() < 0.7


def test_training_instances_get_their_out_of_bag_answer():
    X, Y, _ = rings()
    forest = ORForest(n_trees=20, n_rounds=2, trees_per_round=10, context=False).fit(X, Y)
    moved = Bags(X.X * (1 + 1e-6), X.offsets)
    by_heart = forest.predict_proba_alone(moved).max(axis=1).mean()
    honest = forest.predict_proba_alone(X).max(axis=1).mean()
    assert honest < by_heart


@pytest.mark.parametrize("knows_lists", [True, False])
def test_many_bags_are_answered_piece_by_piece(monkeypatch, knows_lists):
    X, Y, _ = rings()
    forest = ORForest(n_trees=20, n_rounds=2, trees_per_round=10, linear_share=0.5).fit(X, Y)
    said = Supervision.complete(Y, X.n_instances) if knows_lists else None
    whole, asked, answer = forest.predict_proba_instances(X, said), [], forest._probabilities

    def counted(bags, *way):
        asked.append(bags.n_instances)
        return answer(bags, *way)

    monkeypatch.setattr(base, "BATCH", 20)
    monkeypatch.setattr(forest, "_probabilities", counted)
    np.testing.assert_allclose(forest.predict_proba_instances(X, said), whole, atol=1e-6)
    assert max(asked) <= 20
    assert sum(asked) == X.n_instances


def test_noise_is_found_and_capped():
    X, Y, y = rings(noise=0.4)
    forest = ORForest(n_trees=30, n_rounds=3, trees_per_round=20, noise=True, noise_cap=0.4)
    P = forest.fit(X, Y).predict_proba_instances(X, Supervision.complete(Y, X.n_instances))
    none = 1 - P.sum(axis=1)
    assert none[y == UNKNOWN].mean() > 0.8
    assert none[y != UNKNOWN].mean() < 0.2
    assert forest.report_.noise_rate <= 0.45


def test_labels_are_honoured():
    X, Y, _ = rings()
    lists = Supervision.complete(Y, X.n_instances)
    spoken, rejected = lists.y.copy(), lists.rejected.copy()
    spoken[0] = int(np.flatnonzero(Y[0])[0])
    spoken[7] = NOISE
    rejected[12, :] = [True, False, False]
    known = replace(lists, y=spoken, rejected=rejected)
    model = ORForest(n_trees=20, n_rounds=2, trees_per_round=10, noise=True).fit(X, known)
    P = model.predict_proba_instances(X, known)
    assert P[0, spoken[0]] == pytest.approx(1.0)
    assert P[7].sum() == pytest.approx(0.0, abs=1e-9)
    assert P[12, 0] == 0.0


ONLY_WITH_MORE = {"reference_weight", "detectors", "curves"}
"""Choices that are made only where there are training sources, or detections."""


def test_auto_reports_every_choice_and_why():
    X, Y, y = rings(n_bags=40)
    steps = []
    model = EnsembleAnnotator(n_trees=20, n_rounds=2).fit(
        X, Y, on_step=lambda f, t: steps.append(f)
    )
    choices = model.report_.choices
    made = [
        getattr(choices, field.name)
        for field in fields(choices)
        if field.name not in ONLY_WITH_MORE
    ]
    assert all(choice is not None and choice.why for choice in made)
    assert steps == sorted(steps)
    assert steps[0] >= 0
    assert steps[-1] <= 1
    P = model.predict_proba_instances(X, Supervision.complete(Y, X.n_instances))
    assert accuracy(P, y) > 0.9


@pytest.mark.parametrize("n_bags", [1, 2, 3])
def test_auto_on_a_handful_of_recordings(n_bags):
    X, Y, _ = rings(n_bags=n_bags)
    model = EnsembleAnnotator(n_trees=10, n_rounds=1).fit(X, Y)
    P = model.predict_proba_instances(X, Supervision.complete(Y, X.n_instances))
    assert np.isfinite(P).all()
    again = from_bytes(to_bytes(model))
    np.testing.assert_array_equal(
        again.predict_proba_instances(X), model.predict_proba_instances(X)
    )


def test_nothing_to_learn():
    X, Y, _ = rings(n_bags=3)
    with pytest.raises(NothingToLearnError):
        EnsembleAnnotator().fit(X, np.zeros_like(Y))


def test_warm_start_keeps_choices_and_learns_the_label():
    X, Y, y = rings()
    first = EnsembleAnnotator(n_trees=20, n_rounds=2).fit(X, Y)
    lists = Supervision.complete(Y, X.n_instances)
    spoken = lists.y.copy()
    spoken[:30] = y[:30]
    known = replace(lists, y=spoken)
    second = EnsembleAnnotator(n_trees=20, n_rounds=2).warm_start_from(first).fit(X, known)
    assert second.report_.choices == first.report_.choices
    assert second.report_.rounds == 1
    assert len(second.trees_) == len(first.trees_)
    P = second.predict_proba_instances(X, known)
    assert (P[:30].argmax(axis=1) == y[:30]).all()


def test_a_warm_start_without_news_answers_as_before():
    X, Y, _ = rings()
    lists = Supervision.complete(Y, X.n_instances)
    first = EnsembleAnnotator(n_trees=40, n_rounds=2).fit(X, Y)
    second, again = (
        EnsembleAnnotator(n_trees=40, n_rounds=2).warm_start_from(first).fit(X, lists)
        for _ in range(2)
    )
    before, after = (m.predict_proba_instances(X, lists) for m in (first, second))
    assert np.abs(before - after).mean() < 0.01
    assert (before.argmax(axis=1) == after.argmax(axis=1)).mean() > 0.99
    np.testing.assert_array_equal(after, again.predict_proba_instances(X, lists))


def test_the_oldest_trees_go_first():
    X, Y, _ = rings()
    first = EnsembleAnnotator(n_trees=16, n_rounds=1).fit(X, Y)
    second = EnsembleAnnotator(n_trees=16, n_rounds=1).warm_start_from(first).fit(X, Y)
    kept = first.trees_.without_first(2)
    np.testing.assert_array_equal(second.trees_.roots[:14], kept.roots)
    rows = X.X.astype(np.float32)
    old, _ = kept.votes(rows, 3)
    assert (second.trees_.votes(rows, 3)[0] >= old).all()


@pytest.mark.parametrize(("n_labels", "kept"), [(1, 14), (10, 14), (40, 8), (80, 0), (200, 0)])
def test_the_more_was_said_the_more_trees_grow_again(n_labels, kept):
    X, Y, y = rings()
    first = EnsembleAnnotator(n_trees=16, n_rounds=1).fit(X, Y)
    lists = Supervision.complete(Y, X.n_instances)
    spoken = lists.y.copy()
    spoken[:n_labels] = y[:n_labels]
    known = replace(lists, y=spoken)
    second = EnsembleAnnotator(n_trees=16, n_rounds=1).warm_start_from(first).fit(X, known)
    assert len(second.trees_) == 16
    last = first.trees_.without_first(15)
    n = len(last.feature)
    start = int(second.trees_.roots[kept - 1]) if kept else 0
    still_there = np.array_equal(second.trees_.feature[start : start + n], last.feature)
    assert still_there == (kept > 0)


def test_under_a_list_what_one_regression_rules_out_does_not_come_back_by_another():
    X, Y, _ = rings(n_bags=20)
    model = ORForest(n_trees=5, n_rounds=1, list_strength=0.0).fit(X, Y)
    (member,) = model.linear_.members
    sure, other = (
        replace(member, weights=np.vstack([np.zeros((2, 3)), np.log(chances)]))
        for chances in ([0.0001, 0.4999, 0.5], [0.94, 0.05, 0.01])
    )
    model.linear_ = Regressions((sure, other), shares=np.array([0.4, 0.6]), penalties=np.ones(2))
    model.linear_share_ = 1.0
    told = Supervision.complete(np.tile([True, True, False], (20, 1)), X.n_instances)
    told.Y[0], told.absent[0] = False, False  # nothing was said of the first recording
    likeliest = model.predict_proba_instances(X, told).argmax(axis=1)
    assert (likeliest[X.instances_of([0])] == 0).all()
    assert (likeliest[X.instances_of(range(1, 20))] == 1).all()


def test_seen_instances_are_recognised_by_float32_features():
    rng = np.random.default_rng(0)
    X = rng.normal(size=(50, 4))
    P = rng.dirichlet(np.ones(3), 50)
    seen = OutOfBagVotes.of(X, P)
    fresh = rng.normal(size=(5, 4))
    asked = []

    def answer(rows):
        asked.append(rows)
        return np.full((len(rows), 3), 1 / 3)

    found = seen.recall(np.vstack([X.astype(np.float32), fresh]), answer)
    np.testing.assert_allclose(found[:50], P, atol=1e-6)
    np.testing.assert_array_equal(found[50:], 1 / 3)
    np.testing.assert_array_equal(np.concatenate(asked), fresh)
    assert len(np.unique(fingerprint(rng.integers(0, 3, (2000, 30)).astype(float)))) == 2000
    assert fingerprint(np.zeros((1, 2))) == fingerprint(np.array([[-0.0, 0.0]]))
    empty = OutOfBagVotes.of(np.empty((0, 2)), np.empty((0, 2)))
    np.testing.assert_array_equal(empty.recall(X, lambda rows: rows), X)


def test_instances_with_the_same_features_share_the_mean_of_what_was_said():
    X = np.array([[1.0, 2.0], [3.0, 4.0], [1.0, 2.0]])
    seen = OutOfBagVotes.of(X, np.array([[0.8, 0.2], [0.5, 0.5], [0.4, 0.6]]))
    assert len(seen.fingerprints) == 2
    found = seen.recall(X, lambda rows: pytest.fail("all of them are known"))
    np.testing.assert_allclose(found, [[0.6, 0.4], [0.5, 0.5], [0.6, 0.4]], atol=1e-7)


def test_none_is_answered_as_often_as_it_was_learned():
    rng = np.random.default_rng(0)
    bags, lists = [], []
    for _ in range(24):
        listed = rng.choice(8, rng.integers(1, 4), replace=False)
        calls = 3.0 * np.eye(8, 10)[np.append(rng.choice(listed, 12), listed)]
        drops = np.tile(4.0 * np.eye(10)[8], (rng.integers(10, 150), 1))
        x = np.vstack([calls, drops])
        bags.append(x + 0.9 * rng.standard_normal(x.shape))
        lists.append(np.isin(np.arange(8), listed))
    X, Y = Bags.from_list(bags), np.array(lists)
    model = EnsembleAnnotator(n_trees=20, n_rounds=2).fit(X, Y)
    P = model.predict_proba_instances(X, Supervision.complete(Y, X.n_instances))
    assert model.report_.noise_rate > 0.5
    # Over five draws the two differ by .001 to .063: names are kept down to an animal probability of a tenth.
    assert 1.0 - P.sum(axis=1).mean() == pytest.approx(model.report_.noise_rate, abs=0.07)


def test_each_label_takes_the_oldest_trees_and_the_oldest_regression_further():
    rng = np.random.default_rng(0)
    y = np.repeat(np.arange(40) % 2, 5)
    X = Bags(rng.normal(y[:, None], 1.5, (200, 10)), np.arange(41) * 5)
    Y = np.arange(40)[:, None] % 2 == np.arange(2)
    model = EnsembleAnnotator(n_trees=20, n_rounds=1).fit(X, Y)
    lists, changed = Supervision.complete(Y, 200), []
    for k in range(3):
        labels = lists.y.copy()
        labels[: k + 1] = y[: k + 1]
        before = model
        model = EnsembleAnnotator(n_trees=20, n_rounds=1).warm_start_from(before)
        model.fit(X, replace(lists, y=labels))
        known = {id(member) for member in before.linear_.members}
        new = [member for member in model.linear_.members if id(member) not in known]
        assert len(new) == 1
        assert new[0] is model.linear_.members[-1]
        assert model.linear_.shares.sum() == pytest.approx(1.0)
        changed.append(new[0].transform)
    assert len({id(transform) for transform in changed}) > 1
