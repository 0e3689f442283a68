"""MIMLfast: its key instances, its ranking, its threshold."""

import numpy as np

from birdann.core.bags import Bags
from birdann.lab.systems._mimlfast_kernels import (
    AVERAGE_EVERY,
    best_instance,
    draw_violator,
    run_epoch,
    shrink,
)
from birdann.lab.systems.mimlfast import MIMLfast


def test_best_instance_is_the_maximum():
    rng = np.random.default_rng(0)
    projected, concepts = rng.normal(size=(6, 4)), rng.normal(size=(3, 4))
    scores = projected @ concepts.T
    row, concept, best = best_instance(projected, concepts)
    assert (row, concept) == np.unravel_index(scores.argmax(), scores.shape)
    np.testing.assert_allclose(best, scores.max())


def test_shrink_only_shortens():
    short, long = np.array([0.3, 0.4]), np.array([3.0, 4.0])
    shrink(short, 1.0)
    shrink(long, 1.0)
    np.testing.assert_allclose(short, [0.3, 0.4])
    np.testing.assert_allclose(long, [0.6, 0.8])


def bags_of_pairs(seed, n_bags=80):
    rng = np.random.default_rng(seed)
    y = np.array([rng.choice(4, 2, replace=False) for _ in range(n_bags)])
    X = 4 * np.eye(4)[y.ravel()] + rng.normal(size=(2 * n_bags, 4))
    Y = np.zeros((n_bags, 4), dtype=bool)
    Y[np.arange(n_bags)[:, None], y] = True
    return Bags(X, np.arange(n_bags + 1) * 2), Y, y.ravel()


def one_update(X, offsets, listed, pairs, shared, concepts, norm, step, seed):
    """Algorithm 1 over the pairs in order, as one writes it in numpy; the draws are told."""
    dummy = listed.shape[1] - 1
    V, W, t, states = shared.copy(), concepts.copy(), 0, []
    draws = np.random.RandomState(seed)
    for place, (b, target) in enumerate(pairs):
        rows = X[offsets[b] : offsets[b + 1]]
        others = [j for j in range(dummy + 1) if not listed[b, j] and j != target]
        key = max(range(len(rows)), key=lambda i: W[target, 0] @ V @ rows[i])
        score = W[target, 0] @ V @ rows[key]
        for tries in range(1, len(others) + 1):
            other = others[draws.randint(len(others))]
            i2 = max(range(len(rows)), key=lambda i: W[other, 0] @ V @ rows[i])
            if W[other, 0] @ V @ rows[i2] > score - 1.0:
                rate = step / (1 + 1e-5 * step * t)
                rate *= sum(1 / r for r in range(1, len(others) // tries + 1))
                t += 1
                up, down, near, far = W[target, 0], W[other, 0], V @ rows[key], V @ rows[i2]
                V = V - rate * (np.outer(down, rows[i2]) - np.outer(up, rows[key]))
                W = W.copy()
                W[target, 0], W[other, 0] = up + rate * near, down - rate * far
                V = V * np.minimum(1.0, norm / np.linalg.norm(V, axis=0))
                W = W * np.minimum(1.0, norm / np.linalg.norm(W, axis=2, keepdims=True))
                break
        if (place + 1) % AVERAGE_EVERY == 0:
            states.append((V, W))
    return V, W, t, states


def test_an_epoch_is_the_algorithm():
    X, Y, _ = bags_of_pairs(3, n_bags=12)
    rng = np.random.default_rng(0)
    V, W = rng.normal(size=(5, 4)), rng.normal(size=(5, 1, 5))
    listed = np.hstack([Y, np.zeros((12, 1), dtype=bool)])
    pairs = rng.permutation(np.argwhere(np.hstack([Y, np.ones((12, 1), dtype=bool)])))
    expected = one_update(X.X, X.offsets, listed, pairs, V, W, 3.0, 0.05, seed=4)
    sums = np.zeros_like(V), np.zeros_like(W)
    t, summed = run_epoch(X.X, X.offsets, listed, pairs, V, W, *sums, 3.0, 0.05, 1e-5, 0, 4)
    np.testing.assert_allclose(V, expected[0])
    np.testing.assert_allclose(W, expected[1])
    assert (t, summed) == (expected[2], len(expected[3]))
    assert 0 < t < len(pairs)
    np.testing.assert_allclose(sums[0], sum(state[0] for state in expected[3]))
    np.testing.assert_allclose(sums[1], sum(state[1] for state in expected[3]))


def test_no_violator_among_the_others():
    projected, concepts = np.ones((2, 3)), np.zeros((3, 1, 3))
    found = draw_violator(projected, concepts, np.array([0, 2]), 1.0)
    assert found[0] == 0
    assert draw_violator(projected, concepts, np.array([2]), 0.5)[:2] == (1, 2)


def test_it_ranks_and_cuts():
    X, Y, _ = bags_of_pairs(0)
    fresh, truth, y = bags_of_pairs(1)
    model = MIMLfast(n_epochs=20).fit(X, Y)
    assert model.score(fresh, truth) > 0.95
    assert (model.predict(fresh) == truth).mean() > 0.85
    assert (model.predict_instances(fresh) == y).mean() > 0.85
    assert np.linalg.norm(model.concepts_, axis=2).max() <= 5.0 + 1e-9
