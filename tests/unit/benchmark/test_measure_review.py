"""Accuracy per confirmed segment."""

import numpy as np
from measure_review import review

from birdann.core.bags import Bags
from birdann.lab.data_sets import MimlDataset, Variant


def overlapping(n_bags=30):
    rng = np.random.default_rng(0)
    y = rng.integers(0, 2, (n_bags, 4))
    Y = np.zeros((n_bags, 2), dtype=bool)
    Y[np.arange(n_bags)[:, None], y] = True
    X = 1.5 * np.eye(2)[y.ravel()] + rng.normal(size=(4 * n_bags, 2))
    return MimlDataset(
        name="toy",
        variant=Variant.FILTERED,
        bags=Bags(X, np.arange(n_bags + 1) * 4),
        Y=Y,
        y=y.ravel().astype(np.int64),
        classes=("a", "b"),
    )


def test_confirming_helps():
    curve = list(review(overlapping(), "uncertainty", model="ored-lr", batch=12, most=0.5))
    assert [answered for answered, _ in curve] == [0, 12, 24, 36, 48, 60]
    assert curve[-1][1] > curve[0][1]


def test_everything_confirmed_is_everything_right():
    *_, (answered, accuracy) = review(
        overlapping(8), "random", model="ored-lr", batch=40, most=1.0, target=1.0
    )
    assert (answered, accuracy) == (32, 1.0)
