"""Recordings of which a person said that no species is heard: rain, wind, traffic."""

from itertools import pairwise

import numpy as np
from sklearn.metrics import roc_auc_score

from birdann.core.bags import Bags, Supervision
from birdann.models.auto.learner import AutoModel
from birdann.models.exact.constraints import compile_constraints

N_LISTED, N_CLASSES = 30, 4


def recordings(*, n_rain, seed=0):
    """Return bags of two classes each with a third of rain among them, and behind them bags of rain alone."""
    rng = np.random.default_rng(seed)
    centres = np.vstack([3.0 * np.eye(8)[:N_CLASSES], 2.4 * np.eye(8)[N_CLASSES : N_CLASSES + 2]])
    y, sizes = [], []
    for _ in range(N_LISTED):
        species = rng.choice(N_CLASSES, 2, replace=False)
        kinds = np.where(rng.random(6) < 0.33, -1, rng.choice(species, 6))
        y += [*species.tolist(), *kinds.tolist()]
        sizes.append(8)
    y += [-1] * 6 * n_rain
    sizes += [6] * n_rain
    y = np.array(y)
    rows = np.where(y >= 0, y, N_CLASSES + rng.integers(0, 2, len(y)))
    bags = Bags(centres[rows] + rng.normal(size=(len(y), 8)), np.cumsum([0, *sizes]))
    Y = np.array([np.isin(np.arange(N_CLASSES), y[a:b]) for a, b in pairwise(bags.offsets)])
    return bags, Supervision.complete(Y, len(y)), y


def none_of(n_rain):
    """Return the chance of none of the segments of listed bags, and which are rain."""
    bags, said, y = recordings(n_rain=n_rain)
    model = AutoModel(n_trees=40, n_rounds=2).fit(bags, said)
    P = model.predict_proba_instances(bags, said)
    listed = bags.bag_of_instance < N_LISTED
    return 1.0 - P[listed].sum(axis=1), y[listed] < 0


def test_they_teach_what_noise_sounds_like():
    without, is_rain = none_of(0)
    with_rain, _ = none_of(10)
    assert roc_auc_score(is_rain, with_rain) > roc_auc_score(is_rain, without)
    assert with_rain[is_rain].mean() > without[is_rain].mean() + 0.1
    assert with_rain[~is_rain].mean() < 0.15


def test_only_bags_without_any_class_are_noise_alone():
    bags, said, _ = recordings(n_rain=3)
    found = compile_constraints(said, bags.offsets, noise=True).only_noise
    np.testing.assert_array_equal(found, np.arange(len(bags)) >= N_LISTED)
    unsaid = Supervision(
        Y=said.Y, absent=np.zeros_like(said.absent), y=said.y, rejected=said.rejected
    )
    assert not compile_constraints(unsaid, bags.offsets, noise=True).only_noise.any()
