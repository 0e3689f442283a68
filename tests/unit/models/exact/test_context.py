"""What the segments of a recording say of each other."""

import numpy as np
import pytest
from scipy.stats import dirichlet_multinomial

from birdann.models.exact.context import INDEPENDENT, BagContext, _log_likelihood, bag_sums


def labels_of_bags(alpha, n_bags=300, size=10, seed=0):
    rng = np.random.default_rng(seed)
    prior = np.array([0.5, 0.3, 0.2])
    y = np.concatenate(
        [rng.choice(3, size, p=rng.dirichlet(alpha * prior)) for _ in range(n_bags)]
    )
    return np.eye(3)[y], np.arange(n_bags + 1) * size


def test_likelihood_is_the_dirichlet_multinomial():
    counts, prior = np.array([[3.0, 1.0, 2.0]]), np.array([0.5, 0.3, 0.2])
    ways = 60  # orders of the same counts: 6! / (3! 1! 2!)
    expected = dirichlet_multinomial.logpmf([3, 1, 2], 4.0 * prior, 6) - np.log(ways)
    assert _log_likelihood(counts, prior, 4.0) == pytest.approx(expected)


@pytest.mark.parametrize("alpha", [1.0, 5.0])
def test_concentration_is_recovered(alpha):
    r, offsets = labels_of_bags(alpha)
    context = BagContext.estimate(r, r, offsets)
    assert float(context.concentration) == pytest.approx(alpha, rel=0.25)
    np.testing.assert_allclose(context.proportions, [0.5, 0.3, 0.2], atol=0.06)


def test_independent_instances_are_left_alone():
    r, offsets = labels_of_bags(1e5)
    context = BagContext.estimate(r, r, offsets)
    assert not context.informative
    P = np.full((3, 3), 1 / 3)
    np.testing.assert_array_equal(context.infer(P, np.array([0, 3])), P)
    assert float(BagContext.independent(3).concentration) == INDEPENDENT


def test_reweighting_is_the_polya_urn():
    """With the others certain, p(j) ∝ P(j)/π(j) · (count of j among them + α π(j))."""
    context = BagContext(np.asarray(2.0), np.array([0.5, 0.3, 0.2]))
    P = np.array([[0.2, 0.5, 0.3], [1.0, 0, 0], [1.0, 0, 0], [0, 0, 1.0]])
    found = context.reweight(P, P, np.array([0, 4]))[0]
    expected = P[0] / context.proportions * (np.array([2, 0, 1]) + 2.0 * context.proportions)
    np.testing.assert_allclose(found, expected / expected.sum())


def test_a_lone_segment_keeps_its_probabilities():
    context = BagContext(np.asarray(1.0), np.array([0.6, 0.4]))
    P = np.array([[0.3, 0.7], [0.8, 0.2]])
    np.testing.assert_allclose(context.infer(P, np.array([0, 1, 1, 2])), P)


def test_bag_sums_with_empty_bags():
    values = np.arange(6.0).reshape(3, 2)
    np.testing.assert_array_equal(
        bag_sums(values, np.array([0, 0, 2, 2, 3])), [[0, 0], [2, 4], [0, 0], [4, 5]]
    )
