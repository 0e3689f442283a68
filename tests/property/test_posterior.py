"""The exact E-steps agree with each other and with enumeration."""

import itertools

import numpy as np
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from birdann.models.exact.posterior import fast, forward, forward_backward, inclusion_exclusion

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


@given(bags())
def test_exact(bag):
    q, free, missed_rate = bag
    joint, joint_free, total = enumerate_labellings(q, free, missed_rate)
    assume(total > 0)
    for estep in (forward, fast, forward_backward, inclusion_exclusion):
        found = estep(q, free, missed_rate=missed_rate)
        np.testing.assert_allclose(found.likelihood, total, rtol=1e-9)
        np.testing.assert_allclose(found.r, joint / total, atol=1e-7)
        np.testing.assert_allclose(found.r_free, joint_free / total, atol=1e-7)


@given(bags(), st.randoms(use_true_random=False))
def test_order_does_not_matter(bag, random):
    q, free, missed_rate = bag
    rows, columns = list(range(len(q))), list(range(q.shape[1]))
    random.shuffle(rows)
    random.shuffle(columns)
    found = forward_backward(q, free, missed_rate=missed_rate)
    assume(found.likelihood > 0)
    turned = forward_backward(q[rows][:, columns], free[rows], missed_rate=missed_rate)
    np.testing.assert_allclose(turned.r, found.r[rows][:, columns], atol=1e-12)
