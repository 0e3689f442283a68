"""The forest against scikit-learn's own trees, a plain walk and plain arithmetic."""

import numpy as np
import pytest
from sklearn.tree import DecisionTreeClassifier

from birdann.models.forest.trees import Orchard, Trees


@pytest.fixture
def data():
    rng = np.random.default_rng(0)
    X = rng.normal(size=(200, 5)).astype(np.float32)
    return X, (X[:, 0] > 0).astype(np.int64) * 2 + (X[:, 1] > 0.3)


def walk(trees, X, t):
    """The compiled walk, in plain Python."""
    labels = []
    for row in X:
        node = trees.roots[t]
        while trees.feature[node] >= 0:
            node = trees.left[node] + int(row[trees.feature[node]] > trees.threshold[node])
        labels.append(trees.label[node])
    return np.array(labels)


def grown(X, labels, weights=None, **options):
    options = {"n_columns": 20, "max_features": None, "seed": 0} | options
    weights = np.ones(len(X)) if weights is None else weights
    return Orchard.of(X).grow(np.arange(len(X)), labels, weights, **options)


def gini(labels, weights):
    shares = np.bincount(labels, weights) / weights.sum()
    return weights.sum() * (1 - (shares**2).sum())


def test_a_tree_that_tries_every_feature_predicts_as_that_of_scikit_learn(data):
    X, labels = data
    ours = grown(X, labels)
    theirs = DecisionTreeClassifier(random_state=4).fit(X, labels)
    rng = np.random.default_rng(1)
    fresh = np.vstack([X, rng.normal(size=(500, 5)).astype(np.float32)])
    votes, counts = ours.votes(fresh, 4)
    assert (votes.argmax(axis=1) == theirs.predict(fresh)).all()
    assert (counts == 1).all()


@pytest.mark.parametrize("n", [2, 40, 300])
def test_the_first_threshold_is_the_purest_of_all(n):
    rng = np.random.default_rng(n)
    X = np.round(rng.normal(size=(n, 3)), 1).astype(np.float32)
    X[0], X[1] = -9, 9  # so that it can be split
    labels, weights = rng.integers(0, 6, n), rng.random(n) + 0.1
    labels[0], labels[1] = 0, 1
    tree = grown(X, labels, weights)
    tried = [
        gini(labels[below], weights[below]) + gini(labels[~below], weights[~below])
        for f in range(3)
        for value in np.unique(X[:, f])[:-1]
        for below in [X[:, f] <= value]
    ]
    below = X[:, tree.feature[0]] <= tree.threshold[0]
    reached = gini(labels[below], weights[below]) + gini(labels[~below], weights[~below])
    assert reached == pytest.approx(min(tried))


@pytest.mark.parametrize("quick", [False, True])
def test_a_tree_of_few_rows_and_many_labels_knows_its_rows(quick):
    rng = np.random.default_rng(0)
    X, labels = rng.normal(size=(30, 4)).astype(np.float32), np.arange(30) % 20
    tree = grown(X, labels, rng.random(30) + 0.1, max_features="sqrt", quick=quick)
    assert (tree.votes(X, 20)[0].argmax(axis=1) == labels).all()


def test_rows_that_nothing_tells_apart_are_the_heavier_label():
    tree = grown(np.zeros((3, 2), np.float32), np.array([1, 2, 2]), np.array([5.0, 1.0, 1.0]))
    assert tree.feature.tolist() == [-1]
    assert tree.label.tolist() == [1]


@pytest.mark.parametrize("quick", [False, True])
def test_random_trees_together_know_more_than_one(data, quick):
    X, labels = data
    rng = np.random.default_rng(5)
    fresh = rng.normal(size=(500, 5)).astype(np.float32)
    truth = (fresh[:, 0] > 0).astype(np.int64) * 2 + (fresh[:, 1] > 0.3)
    trees = [grown(X, labels, max_features="sqrt", seed=s, quick=quick) for s in range(40)]
    alone = np.mean([(t.votes(fresh, 4)[0].argmax(axis=1) == truth).mean() for t in trees])
    together = (Trees.concatenate(trees).votes(fresh, 4)[0].argmax(axis=1) == truth).mean()
    assert together > alone + 0.02
    assert len({t.feature[0] for t in trees}) > 1


def test_what_is_not_learned_from_has_no_say(data):
    X, labels = data
    rows = np.arange(0, 200, 2)
    part = grown(X[rows], labels[rows])
    of_all = Orchard.of(X).grow(
        rows, labels[rows], np.ones(100), n_columns=4, max_features=None, seed=0
    )
    assert (part.votes(X, 4)[0] == of_all.votes(X, 4)[0]).all()


def test_rows_on_a_threshold_go_left(data):
    X, labels = data
    tree = grown(X, labels)
    first = tree.feature[0]
    edge = X[:1].copy()
    edge[0, first] = tree.threshold[0]
    below = edge.copy()
    below[0, first] = np.nextafter(tree.threshold[0], np.float32(-np.inf))
    assert (tree.votes(edge, 4)[0] == tree.votes(below, 4)[0]).all()


def test_votes_of_several_trees_leave_out_what_they_used(data):
    X, labels = data
    parts = [grown(X, labels, max_features="sqrt", seed=seed) for seed in range(3)]
    trees = Trees.concatenate(parts)
    used = np.random.default_rng(2).random((3, 200)) < 0.5
    votes, counts = trees.votes(X, 4, used=used)
    expected = np.zeros((200, 4))
    for t in range(3):
        rows = np.flatnonzero(~used[t])
        expected[rows, walk(trees, X[rows], t)] += 1
    np.testing.assert_array_equal(votes, expected)
    np.testing.assert_array_equal(counts, (~used).sum(axis=0))
    assert len(trees) == 3


def test_a_tree_of_one_class_is_a_leaf(data):
    X, _ = data
    tree = grown(X, np.full(200, 3))
    assert tree.feature.tolist() == [-1]
    assert (tree.votes(X, 4)[0][:, 3] == 1).all()
