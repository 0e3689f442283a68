import numpy as np
import pytest
from sklearn.metrics import label_ranking_average_precision_score

from birdann.core.bags import Bags, Supervision
from birdann.models.auto.regression_choice import _narrowest, _uphill
from birdann.models.auto.selection import gains_clearly, with_noise_of
from birdann.models.exact.constraints import compile_constraints
from birdann.models.linear.calibration import list_precision


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


@pytest.mark.parametrize(
    ("gains", "narrowest"),
    [
        ([[1.0] * 8, [1.0] * 8], 0.1),
        ([[1.0] * 8, [-1.0] * 8], 0.3),
        ([[-1.0] * 8, [9.0] * 8], 1.0),
        ([[1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -0.9], [9.0] * 8], 1.0),
    ],
)
def test_a_kernel_is_narrowed_while_that_gains_clearly(gains, narrowest):
    """In the last case the gain is real in sum and small beside its scatter over bags."""
    worth = dict(zip((1.0, 0.3, 0.1), np.cumsum([[0.0] * 8, *gains], axis=0), strict=True))
    choice, held_out = _narrowest((1.0, 0.3, 0.1), lambda width: worth[width], lambda P: P)
    assert choice.chosen == narrowest
    np.testing.assert_array_equal(held_out, worth[narrowest])


def test_models_are_compared_with_the_same_noise():
    reference = np.array([[0.1, 0.1, 0.8], [0.3, 0.2, 0.5]])
    P = np.array([[0.6, 0.3, 0.1], [0.0, 0.2, 0.8]])
    levelled = with_noise_of(reference, P)
    np.testing.assert_allclose(levelled[:, 2], reference[:, 2])
    np.testing.assert_allclose(levelled.sum(axis=1), 1.0)
    np.testing.assert_allclose(levelled[:, :2], [[2 / 15, 1 / 15], [0.0, 0.5]])


@pytest.mark.parametrize(
    ("gains", "clear"),
    [
        ([], False),
        ([0.1] * 5, True),
        ([-0.1] * 5, False),
        ([1.0, -0.8], False),
        ([1.0, 0.4], True),
    ],
)
def test_a_gain_is_clear_beside_its_scatter(gains, clear):
    """Two gains of 1 and -.8 sum to .2, with a standard error of 1.27; 1 and .4 to 1.4, with .42."""
    assert gains_clearly(np.array(gains), 1.0) is clear
