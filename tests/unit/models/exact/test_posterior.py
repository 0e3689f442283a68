"""The exact E-step against enumeration of every labelling."""

import itertools

import numpy as np
import pytest

from birdann.core.bags import NOISE, UNKNOWN, Bags, Supervision
from birdann.models.exact import _column_kernels
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.posterior import (
    EXACT,
    INFEASIBLE,
    OVER_BUDGET,
    Method,
    posterior,
)

OPEN, MISTAKEN, NOISY = 0.2, 0.03, 0.6


def allowed_weight(supervision, bag, instance, label, *, noise, listed):
    """Weight of one label of one instance, straight from the words of `Supervision`."""
    n_classes = supervision.Y.shape[1]
    said = supervision.y[instance]
    if said == NOISE:
        return 1.0 if label == n_classes else 0.0
    if said != UNKNOWN:
        return 1.0 if label == said else 0.0
    if label == n_classes:
        return NOISY if listed else 1.0
    if supervision.rejected[instance, label]:
        return 0.0
    return 1.0 if supervision.Y[bag, label] else None


def enumerate_bag(P, supervision, bag, rows, *, noise, missed_rate):
    """Sum over every labelling of one bag: responsibilities and the likelihood."""
    n_classes = supervision.Y.shape[1]
    listed = supervision.Y[bag].any()
    confirmed = {int(v) for v in supervision.y[rows] if v >= 0}
    others = np.where(supervision.absent[bag], MISTAKEN, OPEN if listed else 1.0)
    others[list(confirmed)] = 1.0
    total, r = 0.0, np.zeros((len(rows), P.shape[1]))
    for labels in itertools.product(range(n_classes + noise), repeat=len(rows)):
        weight = 1.0
        for i, label in zip(rows, labels, strict=True):
            own = allowed_weight(supervision, bag, i, label, noise=noise, listed=listed)
            weight *= P[i, label] * (others[label] if own is None else own)
        missing = set(np.flatnonzero(supervision.Y[bag])) - set(labels)
        weight *= missed_rate ** len(missing)
        total += weight
        r[np.arange(len(rows)), list(labels)] += weight
    return r, total


def random_case(seed, *, noise, n_classes=3):
    rng = np.random.default_rng(seed)
    offsets = np.concatenate([[0], np.cumsum(rng.integers(0, 5, 8))])
    m = offsets[-1]
    Y = rng.random((8, n_classes)) < 0.5
    absent = ~Y & (rng.random((8, n_classes)) < rng.choice([0.0, 0.5, 1.0], (8, 1)))
    y = np.where(rng.random(m) < 0.25, rng.integers(0, n_classes, m), UNKNOWN)
    if noise:
        y[rng.random(m) < 0.15] = NOISE
    rejected = rng.random((m, n_classes)) < 0.2
    rejected[y >= 0, y[y >= 0]] = False
    P = rng.dirichlet(np.ones(n_classes + noise), m)
    return P, offsets, Supervision(Y=Y, absent=absent, y=y, rejected=rejected)


@pytest.mark.parametrize("method", list(Method))
@pytest.mark.parametrize("noise", [False, True])
@pytest.mark.parametrize("missed_rate", [0.0, 0.05])
@pytest.mark.parametrize("seed", range(6))
def test_every_kind_of_supervision_matches_enumeration(seed, missed_rate, noise, method):
    P, offsets, supervision = random_case(seed, noise=noise)
    constraints = compile_constraints(
        supervision,
        offsets,
        noise=noise,
        open_weight=OPEN,
        absent_weight=MISTAKEN,
        noise_weight=NOISY,
        missed_rate=missed_rate,
    )
    found = posterior(P, constraints, method=method)
    for bag in range(len(constraints)):
        rows = range(offsets[bag], offsets[bag + 1])
        r, total = enumerate_bag(P, supervision, bag, rows, noise=noise, missed_rate=missed_rate)
        if total == 0.0:
            silent = (constraints.fixed[list(rows)] < NOISE).any()
            assert silent or found.status[bag] == INFEASIBLE
            continue
        assert found.status[bag] == EXACT
        assert found.log_likelihood[bag] == pytest.approx(np.log(total), abs=1e-9)
        np.testing.assert_allclose(found.responsibilities[list(rows)], r / total, atol=1e-9)


@pytest.mark.parametrize("block", [1, 2, 4, 5, 16])
def test_forward_columns_may_be_kept_or_made_again(block):
    q, n = np.random.default_rng(0).random((17, 4)), 17

    def found(block):
        r, r_free, work = (
            np.empty_like(q),
            np.empty(n),
            np.empty((-(-n // block) + block + 3) << 4),
        )
        likelihood = _column_kernels.forward_backward_bag(
            np.zeros(n), q, 0.01, block, r_free, r, work
        )
        return likelihood, r.tolist()

    assert found(block) == found(n)


def test_a_long_list_in_little_memory():
    rng = np.random.default_rng(1)
    P = rng.dirichlet(np.ones(13), 150)
    constraints = compile_constraints(
        Supervision.complete(np.arange(13)[None] < 12, 150), np.array([0, 150]), missed_rate=0.01
    )
    plenty = posterior(P, constraints, method="forward-backward")
    little = posterior(P, constraints, method="forward-backward", block_bytes=1000)
    np.testing.assert_array_equal(little.responsibilities, plenty.responsibilities)
    np.testing.assert_allclose(plenty.responsibilities.sum(axis=1), 1.0, atol=1e-12)
    counted = posterior(P, constraints, method="inclusion-exclusion")
    np.testing.assert_allclose(counted.responsibilities, plenty.responsibilities, atol=1e-8)


def one_bag(listed, n, missed_rate=0.0):
    lists = Supervision.complete([listed], n)
    return compile_constraints(lists, np.array([0, n]), missed_rate=missed_rate)


def solved(q, free=None, *, missed_rate=0.0, method=Method.FORWARD_BACKWARD):
    """Return a bag's posterior by weights of listed classes (n, k), and of all that is not listed."""
    n, k = q.shape
    constraints = compile_constraints(
        Supervision.complete([[True] * k], n),
        np.array([0, n]),
        noise=True,
        noise_weight=1.0,
        missed_rate=missed_rate,
    )
    P = np.column_stack([q, np.zeros(n) if free is None else free])
    return posterior(P, constraints, method=method)


@pytest.mark.parametrize(
    ("max_work", "status", "demanded"), [(39, OVER_BUDGET, {1}), (40, EXACT, {0, 1})]
)
def test_beyond_the_budget_the_surest_class_is_taken_for_present(max_work, status, demanded):
    P = np.random.default_rng(2).dirichlet([6.0, 4.0, 2.0], 5)
    found = posterior(P, one_bag([True, True, False], 5), max_work=max_work)
    assert found.status.tolist() == [status]
    total, r = 0.0, np.zeros((5, 3))
    for labels in itertools.product(range(2), repeat=5):
        weight = np.prod(P[range(5), labels]) * (demanded <= set(labels))
        total += weight
        r[range(5), labels] += weight
    np.testing.assert_allclose(found.responsibilities, r / total, atol=1e-12)
    assert found.log_likelihood[0] == pytest.approx(np.log(total))


def test_classes_beyond_doubt_are_not_counted():
    P = np.full((300, 24), 0.05 / 22)
    P[range(300), np.arange(300) % 23] = 0.95  # 13 instances are nearly surely of each class
    P[:, 23] = 1e-4 * np.random.default_rng(4).random(300)  # but for the last
    P /= P.sum(axis=1, keepdims=True)
    constraints = one_bag(np.arange(24) < 24, 300, missed_rate=0.01)
    found = posterior(P, constraints)  # counting all: 24 * 300 * 2^24
    assert found.status.tolist() == [EXACT]
    alone = one_bag(np.arange(24) == 23, 300, missed_rate=0.01)
    alone.weights[:, :23] = 1.0
    expected = posterior(P, alone, method="forward-backward")
    np.testing.assert_allclose(found.responsibilities, expected.responsibilities, atol=1e-9)
    assert found.log_likelihood[0] == pytest.approx(expected.log_likelihood[0], abs=1e-9)


def test_a_long_recording_of_many_species_is_as_if_all_were_counted():
    P = np.random.default_rng(5).dirichlet(np.full(14, 0.5), 120)
    constraints = one_bag(np.arange(14) < 14, 120, missed_rate=0.01)
    whole = posterior(P, constraints, method="inclusion-exclusion", max_work=np.inf)
    for method in Method:
        found = posterior(P, constraints, method=method)
        np.testing.assert_allclose(found.responsibilities, whole.responsibilities, atol=1e-4)
        assert found.log_likelihood[0] == pytest.approx(whole.log_likelihood[0], abs=1e-3)
        assert found.status.tolist() == [EXACT]


@pytest.mark.parametrize("n", [20, 40, 80])
def test_a_list_too_long_to_count_is_within_a_hundredth_of_counting(n):
    P = np.random.default_rng(5).dirichlet(np.full(16, 0.5), n)
    constraints = one_bag(np.arange(16) < 16, n, missed_rate=0.01)
    whole, found = (
        posterior(P, constraints, method=method)
        for method in (Method.INCLUSION_EXCLUSION, Method.AUTO)
    )
    np.testing.assert_allclose(found.responsibilities, whole.responsibilities, atol=1e-2)
    assert found.log_likelihood[0] == pytest.approx(
        whole.log_likelihood[0], abs=0.3
    )  # of the region graph
    np.testing.assert_allclose(found.responsibilities.sum(axis=1), 1.0, atol=1e-9)


def test_posteriors_are_the_derivatives_of_the_likelihood_that_is_reported():
    P = np.random.default_rng(7).dirichlet(np.full(24, 0.3), 40) + 1e-6
    constraints = one_bag(np.arange(24) < 20, 40, missed_rate=0.01)
    found = posterior(P, constraints)
    for i, j in ((0, 3), (11, 17), (39, 0)):
        moved = []
        for step in (1e-4, -1e-4):
            Q = P.copy()
            Q[i, j] *= np.exp(step)
            moved.append(posterior(Q, constraints).log_likelihood[0])
        slope = (moved[0] - moved[1]) / 2e-4
        assert slope == pytest.approx(found.responsibilities[i, j], abs=1e-4)


def test_forty_species_are_each_expected_to_be_there():
    P = np.random.default_rng(8).dirichlet(np.full(60, 0.3), 120)
    found = posterior(P, one_bag(np.arange(60) < 40, 120, missed_rate=0.01))
    assert found.status.tolist() == [EXACT]
    assert (found.responsibilities[:, :40].sum(axis=0) > 0.95).all()
    assert not found.responsibilities[:, 40:].any()


def test_without_any_budget_a_bag_gives_partial_labels():
    P = np.random.default_rng(2).dirichlet(np.ones(4), 6)
    constraints = one_bag([True, True, False, False], 6)
    found = posterior(P, constraints, max_work=5)
    assert found.status.tolist() == [OVER_BUDGET]
    np.testing.assert_allclose(
        found.responsibilities[:, :2], P[:, :2] / P[:, :2].sum(axis=1, keepdims=True)
    )
    assert found.log_likelihood[0] == pytest.approx(np.log(P[:, :2].sum(axis=1)).sum())


def test_a_list_longer_than_its_bag_is_reported_or_explained_by_missed_species():
    P = np.full((1, 3), 1 / 3)
    assert posterior(P, one_bag([True, True, False], 1)).status.tolist() == [INFEASIBLE]
    found = posterior(P, one_bag([True, True, False], 1, missed_rate=0.1))
    assert found.status.tolist() == [EXACT]
    assert found.log_likelihood[0] == pytest.approx(np.log(2 / 3 * 0.1))


def test_an_untagged_bag_keeps_the_model_own_distribution():
    P = np.random.default_rng(3).dirichlet(np.ones(4), 5)
    nothing = Supervision(
        Y=np.zeros((1, 3), bool),
        absent=np.zeros((1, 3), bool),
        y=np.full(5, UNKNOWN),
        rejected=np.zeros((5, 3), bool),
    )
    constraints = compile_constraints(nothing, np.array([0, 5]), noise=True, noise_weight=0.1)
    found = posterior(P, constraints)
    np.testing.assert_allclose(found.responsibilities, P)
    assert found.log_likelihood[0] == pytest.approx(0.0, abs=1e-12)
    assert not constraints.tagged[0]


def test_instances_without_any_permitted_class_pull_nowhere():
    P = np.random.default_rng(4).dirichlet(np.ones(2), 3)
    supervision = Supervision(
        Y=np.array([[True, False]]),
        absent=np.array([[False, True]]),
        y=np.array([UNKNOWN, NOISE, UNKNOWN]),
        rejected=np.array([[False, False], [False, False], [True, False]]),
    )
    found = posterior(P, compile_constraints(supervision, np.array([0, 3])))
    np.testing.assert_array_equal(found.responsibilities, np.vstack([[1.0, 0.0], P[1:]]))
    assert found.log_likelihood[0] == pytest.approx(np.log(P[0, 0]))


def test_stable_where_substitution_loses_digits():
    q = np.array([[1.0, 1e-13], [1e-13, 1.0], [1.0, 1e-13]] * 4)
    exact, found = solved(q, method=Method.FORWARD), solved(q)
    np.testing.assert_allclose(found.responsibilities, exact.responsibilities, rtol=1e-12)
    assert found.log_likelihood[0] == pytest.approx(exact.log_likelihood[0], abs=1e-12)


@pytest.mark.parametrize("missed_rate", [0.0, 0.01])
def test_long_lists_by_inclusion_and_exclusion(missed_rate):
    rng = np.random.default_rng(6)
    q = rng.dirichlet(np.full(10, 0.3), 30)
    free = rng.random(30) * (rng.random(30) < 0.5)
    exact, found = (
        solved(q, free, missed_rate=missed_rate, method=method)
        for method in (Method.FORWARD_BACKWARD, Method.INCLUSION_EXCLUSION)
    )
    assert found.log_likelihood[0] == pytest.approx(exact.log_likelihood[0], abs=1e-8)
    np.testing.assert_allclose(found.responsibilities, exact.responsibilities, atol=1e-8)


def test_inclusion_and_exclusion_gives_way_where_digits_are_lost():
    q = np.full((3, 2), 0.5)
    q[:, 1] = 1e-12
    exact, found = solved(q), solved(q, method=Method.INCLUSION_EXCLUSION)
    np.testing.assert_array_equal(found.responsibilities, exact.responsibilities)
    P = np.column_stack([np.full(8, 1.0)] + [np.full(8, 1e-9)] * 6)
    constraints = compile_constraints(
        Supervision.complete(np.ones((1, 7), bool), 8), np.array([0, 8])
    )
    auto = posterior(P, constraints)
    slow = posterior(P, constraints, method="forward-backward")
    np.testing.assert_allclose(auto.responsibilities, slow.responsibilities, rtol=1e-12)


def test_hundreds_of_instances_do_not_underflow():
    q = np.random.default_rng(5).dirichlet(np.ones(5), 600)[:, :4] * 0.2
    constraints = compile_constraints(
        Supervision.complete([[True] * 4 + [False]], 600), np.array([0, 600])
    )
    P = np.column_stack([q, 1.0 - q.sum(axis=1)])
    found = posterior(P, constraints)
    assert found.log_likelihood[0] < -900
    np.testing.assert_allclose(found.responsibilities.sum(axis=1), 1.0, atol=1e-12)


@pytest.mark.parametrize("method", list(Method))
def test_an_empty_bag(method):
    found = solved(np.empty((0, 2)), missed_rate=0.1, method=method)
    assert found.responsibilities.shape == (0, 3)
    assert found.log_likelihood[0] == pytest.approx(np.log(0.01))


def test_shapes_must_fit():
    constraints = compile_constraints(Supervision.complete([[True]], 2), np.array([0, 2]))
    with pytest.raises(ValueError, match="probabilities"):
        posterior(np.ones((3, 1)), constraints)
    with pytest.raises(ValueError, match="missed_rate"):
        one_bag([True], 2, missed_rate=-1.0)
    with pytest.raises(ValueError, match="differ"):
        compile_constraints(Supervision.complete([[True]], 2), np.array([0, 3]))


def test_constraints_of_some_bags():
    P, offsets, supervision = random_case(3, noise=True)
    every = compile_constraints(supervision, offsets, noise=True, missed_rate=0.1)
    chosen = np.array([5, 1, 1])
    bags = Bags(P, offsets)
    part = posterior(bags.take(chosen).X, every.take(chosen))
    whole = posterior(P, every)
    np.testing.assert_array_equal(part.log_likelihood, whole.log_likelihood[chosen])
    rows = bags.instances_of(chosen)
    np.testing.assert_array_equal(part.responsibilities, whole.responsibilities[rows])
    assert every.take(chosen).work.tolist() == every.work[chosen].tolist()


@pytest.mark.parametrize("least", [3e-310, 5e-324, 1e-305])
@pytest.mark.parametrize("is_listed", [True, False])
def test_what_is_all_but_impossible_has_finite_responsibilities(least, is_listed):
    P = np.array([[least, 1.0, 0.0], [least, 1.0, least], [0.3, 0.7, 0.0]])
    told = Supervision.complete(np.array([[is_listed, False]]), 3)
    constraints = compile_constraints(
        told, np.array([0, 3]), noise=True, noise_weight=0.02, missed_rate=0.01
    )
    found = posterior(P, constraints)
    assert np.isfinite(found.responsibilities).all()
    assert np.isfinite(found.log_likelihood).all()
    np.testing.assert_allclose(found.responsibilities.sum(axis=1), 1.0)
