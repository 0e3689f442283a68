"""Machines of few vectors against general optimisers and differences."""

import numpy as np
import pytest
from scipy.optimize import check_grad, minimize

from birdann.core.bags import Bags
from birdann.lab.bags import reduced
from birdann.lab.bags.distances import gaussian, set_kernel, width
from birdann.lab.bags.reduced import rs, rsvm, sparse_mi, squared_hinge, vector_gradient
from birdann.lab.bags.support_vectors import mi_kernel, set_kernel_machines


@pytest.fixture
def bags():
    rng = np.random.default_rng(1)
    X = Bags.from_list([rng.standard_normal((k, 3)) for k in rng.integers(1, 5, 20)])
    Y = np.column_stack([[bag[:, j].max() > 0.7 for bag in X] for j in range(2)])
    return X, Y


def objective(flat, kernel, features, sign, C):
    beta, b = flat[:-1], flat[-1]
    short = np.maximum(0.0, 1.0 - sign * (features @ beta + b))
    return beta @ kernel @ beta + C * short @ short


def test_squared_hinge_is_at_the_minimum(bags):
    X, Y = bags
    Z = X.X[:6]
    kernel, features = gaussian(Z, Z, 0.3), reduced.mean_kernel(X, Z, 0.3)
    beta, b, value = squared_hinge(kernel, features, Y[:, 0], 5.0)
    arguments = (kernel, features, np.where(Y[:, 0], 1.0, -1.0), 5.0)
    general = minimize(objective, np.zeros(7), args=arguments, method="BFGS")
    assert value == pytest.approx(general.fun, rel=1e-5)
    assert objective(np.append(beta, b), *arguments) == pytest.approx(value, rel=1e-6)


def test_gradient_of_the_vectors(bags):
    """That of the optimal value function, with the weights solved anew at each step."""
    X, Y = bags
    start = X.X[:4] + 0.1

    def value(flat):
        return reduced._solve(X, Y, flat.reshape(4, 3), 5.0, 0.3).objective

    def slope(flat):
        machine = reduced._solve(X, Y, flat.reshape(4, 3), 5.0, 0.3)
        return vector_gradient(X, machine.Z, machine.beta, machine.slope, 0.3).ravel()

    assert check_grad(value, slope, start.ravel()) < 1e-3 * np.linalg.norm(slope(start.ravel()))


def test_learning_the_vectors_lowers_the_objective(bags):
    X, Y = bags
    settings = {"C": 5.0, "gamma_scale": 1.0, "n_vectors": 3}
    gamma = width(X.X, gamma_scale=1.0)
    centres = reduced._centres(X.X, 3, np.random.default_rng(0))
    before = reduced._solve(X, Y, centres, 5.0, gamma)
    short_before = np.abs(before.slope).sum()
    score = sparse_mi(X, Y, np.random.default_rng(0), **settings)
    sign = np.where(Y, 1.0, -1.0)
    short_after = 10.0 * np.maximum(0.0, 1.0 - sign * score(X)).sum()
    assert short_after < short_before


def test_all_vectors_approximate_the_machine_of_the_set_kernel(bags):
    X, Y = bags
    full = mi_kernel(X, Y, np.random.default_rng(0), C=1.0, gamma_scale=1.0)(X)
    few = {
        n: rs(X, Y, np.random.default_rng(0), C=1.0, gamma_scale=1.0, n_vectors=n)(X)
        for n in (2, 8, X.n_instances)
    }
    errors = [np.abs(few[n] - full).max() for n in few]
    assert errors[2] < 1e-3
    assert errors[1] < errors[0]


def test_drawn_vectors_are_training_instances_and_seeded(bags):
    X, Y = bags
    first, again, other = (
        rsvm(X, Y, np.random.default_rng(seed), C=1.0, gamma_scale=1.0, n_vectors=4)(X)
        for seed in (0, 0, 1)
    )
    np.testing.assert_array_equal(first, again)
    assert not np.allclose(first, other)


def test_one_instance_bags_are_an_ordinary_machine():
    """The set kernel of single instances is the kernel of instances."""
    rng = np.random.default_rng(0)
    X = Bags(rng.standard_normal((15, 2)), np.arange(16))
    np.testing.assert_allclose(set_kernel(X, X, 0.7), gaussian(X.X, X.X, 0.7))
    (machine,) = set_kernel_machines(set_kernel(X, X, 0.7), (X.X[:, :1] > 0), 1.0)
    assert len(machine.support_) > 0
