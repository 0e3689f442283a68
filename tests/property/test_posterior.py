"""The exact E-steps agree with each other and with enumeration."""

import itertools

import numpy as np
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from birdann.core.bags import Supervision
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.posterior import EXACT, Method, posterior

weights = st.one_of(st.just(0.0), st.floats(1e-3, 1.0))


@st.composite
def bags(draw):
    n, k = draw(st.integers(1, 4)), draw(st.integers(1, 3))
    q = draw(arrays(np.float64, (n, k), elements=weights))
    free = draw(arrays(np.float64, n, elements=weights))
    return q, free, draw(st.sampled_from([0.0, 0.01, 0.5, 1.0]))


def enumerate_labellings(q, free, missed_rate):
    n, k = q.shape
    padded = np.column_stack([q, free])
    joint, joint_free, total = np.zeros((n, k)), np.zeros(n), 0.0
    for labels in itertools.product(range(k + 1), repeat=n):
        weight = padded[np.arange(n), labels].prod()
        weight *= missed_rate ** (k - len(set(labels) - {k}))
        total += weight
        for i, label in enumerate(labels):
            if label == k:
                joint_free[i] += weight
            else:
                joint[i, label] += weight
    return joint, joint_free, total


def solved(q, free, missed_rate, method=Method.FORWARD_BACKWARD):
    n, k = q.shape
    lists = Supervision.complete([[True] * k], n)
    constraints = compile_constraints(
        lists, np.array([0, n]), noise=True, noise_weight=1.0, missed_rate=missed_rate
    )
    P = np.ascontiguousarray(np.column_stack([q, free]))
    return posterior(P, constraints, method=method)


@given(bags())
def test_exact(bag):
    q, free, missed_rate = bag
    joint, joint_free, total = enumerate_labellings(q, free, missed_rate)
    assume(total > 0)
    expected = np.column_stack([joint, joint_free]) / total
    for method in (
        Method.FORWARD,
        Method.FAST,
        Method.FORWARD_BACKWARD,
        Method.INCLUSION_EXCLUSION,
    ):
        found = solved(q, free, missed_rate, method)
        assert found.status[0] == EXACT
        np.testing.assert_allclose(np.exp(found.log_likelihood[0]), total, rtol=1e-9)
        np.testing.assert_allclose(found.responsibilities, expected, atol=1e-7)


@given(bags(), st.randoms(use_true_random=False))
def test_order_does_not_matter(bag, random):
    q, free, missed_rate = bag
    rows, columns = list(range(len(q))), list(range(q.shape[1]))
    random.shuffle(rows)
    random.shuffle(columns)
    found = solved(q, free, missed_rate)
    assume(found.status[0] == EXACT)
    turned = solved(q[rows][:, columns], free[rows], missed_rate)
    order = [*columns, q.shape[1]]
    np.testing.assert_allclose(
        turned.responsibilities, found.responsibilities[rows][:, order], atol=1e-12
    )
