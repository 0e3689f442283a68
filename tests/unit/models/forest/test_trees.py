"""The array forest against scikit-learn's own predictions and a plain walk."""

import numpy as np
import pytest
from sklearn.tree import DecisionTreeClassifier

from birdann.models.forest.trees import Trees, grow_tree


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


def test_one_tree_predicts_as_scikit_learn_does(data):
    X, labels = data
    ours = grow_tree(X, labels, np.ones(200), max_features="sqrt", seed=4)
    theirs = DecisionTreeClassifier(max_features="sqrt", random_state=4).fit(X, labels)
    rng = np.random.default_rng(1)
    fresh = np.vstack([X, rng.normal(size=(500, 5)).astype(np.float32)])
    votes, counts = ours.votes(fresh, 4)
    assert (votes.argmax(axis=1) == theirs.predict(fresh)).all()
    assert (counts == 1).all()


def test_a_tree_of_few_rows_and_many_labels_is_the_same_and_warns_of_nothing(recwarn):
    rng = np.random.default_rng(0)
    X, labels = rng.normal(size=(30, 4)).astype(np.float32), np.arange(30) % 20
    weights = rng.random(30) + 0.1
    ours = grow_tree(X, labels, weights, max_features="sqrt", seed=3)
    assert not recwarn.list
    theirs = DecisionTreeClassifier(max_features="sqrt", random_state=3)
    with pytest.warns(UserWarning, match="number of unique classes"):
        theirs.fit(X, labels, sample_weight=weights)
    fresh = rng.normal(size=(200, 4)).astype(np.float32)
    assert (ours.votes(fresh, 20)[0].argmax(axis=1) == theirs.predict(fresh)).all()


def test_rows_on_a_threshold_go_left(data):
    X, labels = data
    ours = grow_tree(X, labels, np.ones(200), max_features=None, seed=0)
    theirs = DecisionTreeClassifier(random_state=0).fit(X, labels)
    edge = X[:1].repeat(len(theirs.tree_.threshold), axis=0)
    for row, (f, value) in enumerate(
        zip(theirs.tree_.feature, theirs.tree_.threshold, strict=True)
    ):
        if f >= 0:
            edge[row, f] = np.float32(value)
    assert (ours.votes(edge, 4)[0].argmax(axis=1) == theirs.predict(edge)).all()


def test_votes_of_several_trees_leave_out_what_they_used(data):
    X, labels = data
    parts = [
        grow_tree(X, labels, np.ones(200), max_features="sqrt", seed=seed) for seed in range(3)
    ]
    trees = Trees.joined(parts)
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
    tree = grow_tree(X, np.full(200, 3), np.ones(200), max_features="sqrt", seed=0)
    assert tree.feature.tolist() == [-1]
    assert (tree.votes(X, 4)[0][:, 3] == 1).all()
