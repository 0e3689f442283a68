"""MIMLfast: its key instances, its ranking, its threshold."""

import numpy as np

from birdann.core.bags import Bags
from birdann.models.baselines._mimlfast_kernels import best_instance, shrink
from birdann.models.baselines.mimlfast import MIMLfast


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


def test_it_ranks_and_cuts():
    X, Y, _ = bags_of_pairs(0)
    fresh, truth, y = bags_of_pairs(1)
    model = MIMLfast(n_epochs=60, subspace=10, step=0.05).fit(X, Y)
    assert model.score(fresh, truth) > 0.95
    assert (model.predict(fresh) == truth).mean() > 0.85
    assert (model.predict_instances(fresh) == y).mean() > 0.85
    assert np.linalg.norm(model.concepts_, axis=2).max() <= 10.0 + 1e-9
