"""Accuracy per confirmed segment."""

import json

import numpy as np
from measure_review import review

from birdann.core.bags import Bags
from birdann.lab.data_sets import MimlDataset, Variant


def overlapping(seed=0, n_bags=30):
    rng = np.random.default_rng(seed)
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


def test_confirming_helps_and_is_recorded():
    record = review(
        overlapping(), model="ored-lr", order="uncertainty", batch=12, most=0.5, target=1.0
    )
    assert json.loads(json.dumps(record, allow_nan=False)) == record
    shares = [point["share"] for point in record["curve"]]
    assert shares[0] == 0.0
    assert shares == sorted(shares)
    assert shares[-1] <= 0.5
    assert record["curve"][-1]["accuracy"] > record["curve"][0]["accuracy"]


def test_parameters_reach_the_learner():
    loose, strict = (
        review(overlapping(), model="ored-lr", most=0.0, params={"l2": l2}) for l2 in (0.01, 1e6)
    )
    assert loose["params"] == {"l2": 0.01}
    assert loose["curve"][0]["accuracy"] > strict["curve"][0]["accuracy"]


def test_everything_confirmed_is_everything_right():
    record = review(overlapping(n_bags=8), model="ored-lr", batch=40, most=1.0, target=1.0)
    assert record["curve"][-1]["accuracy"] == 1.0
    assert record["share_to_target"] is not None


def test_a_target_out_of_reach_is_none():
    record = review(overlapping(), model="dummy", order="random", batch=5, most=0.05, target=1.0)
    assert record["share_to_target"] is None
