import numpy as np
import pytest
from sklearn.metrics import label_ranking_average_precision_score

from birdann.core.bags import Bags, Supervision
from birdann.models.calibration import list_precision
from birdann.models.constraints import compile_constraints
from birdann.models.regression_choice import _uphill


@pytest.mark.parametrize("first", [0.3, 1.0, 3.0, 10.0])
@pytest.mark.parametrize("top", [0.3, 1.0, 3.0, 10.0])
def test_uphill_finds_the_top_of_a_hill_from_anywhere(first, top):
    values = (0.3, 1.0, 3.0, 10.0)
    found, tried = _uphill(values, first, lambda v: -abs(np.log(v / top)))
    assert found == top
    assert len(tried) <= len(values)


def test_list_precision_is_that_of_the_best_instances():
    rng = np.random.default_rng(1)
    bags = Bags(rng.normal(size=(20, 2)), np.arange(0, 21, 4))
    Y = np.eye(5, 6, dtype=bool)
    Y[:, 5] = True
    P = rng.random((20, 7))
    constraints = compile_constraints(Supervision.complete(Y, 20), bags.offsets, noise=True)
    best = P[:, :6].reshape(5, 4, 6).max(axis=1)
    expected = label_ranking_average_precision_score(Y, best)
    assert list_precision(P, constraints, n_classes=6) == pytest.approx(expected)
