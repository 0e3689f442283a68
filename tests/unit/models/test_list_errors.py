"""What speaks against lists, on bags whose truth is known."""

import numpy as np
import pytest

from birdann.core.bags import NOISE, Bags, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.models.diagnosis import FEW_LISTS
from birdann.models.list_errors import SHARES, audit, compare, log_bayes_factors

N_BAGS, N_CLASSES, PER_BAG = 80, 4, 6


@pytest.fixture(scope="module")
def spoilt():
    """80 bags of 2 classes each, and lists in which six species were replaced by wrong ones."""
    rng = np.random.default_rng(3)
    true = np.zeros((N_BAGS, N_CLASSES), dtype=bool)
    for b in range(N_BAGS):
        true[b, rng.choice(N_CLASSES, size=2, replace=False)] = True
    y = np.concatenate([np.resize(np.flatnonzero(row), PER_BAG) for row in true])
    X = 3.0 * np.eye(N_CLASSES, 5)[y] + rng.standard_normal((len(y), 5))
    lists = true.copy()
    for b in range(0, 60, 10):
        lists[b, np.flatnonzero(true[b])[0]] = False
        lists[b, np.flatnonzero(~true[b])[0]] = True
    bags = Bags(X, np.arange(N_BAGS + 1) * PER_BAG)
    return bags, lists, true, y


@pytest.fixture(scope="module")
def found(spoilt):
    bags, lists, _, _ = spoilt
    return audit(bags, Supervision.complete(lists, bags.n_instances))


def test_the_mistakes_are_its_first_entries(spoilt, found):
    _, lists, true, _ = spoilt
    said = np.maximum(found.missing, found.wrong)
    first = np.argsort(-said, axis=None)[:12]
    assert (lists != true).ravel()[first].sum() >= 11
    assert said.ravel()[first].mean() > 0.5


def test_lists_that_are_right_are_left_alone(spoilt):
    bags, _, true, _ = spoilt
    found = audit(bags, Supervision.complete(true, bags.n_instances))
    assert (np.maximum(found.missing, found.wrong) >= 0.5).sum() <= 3


def test_only_what_is_listed_can_be_claimed_and_only_what_is_not_be_lacking(spoilt, found):
    _, lists, _, _ = spoilt
    assert not found.missing[lists].any()
    assert not found.wrong[~lists].any()


def test_of_species_in_too_few_lists_nothing_is_said():
    rng = np.random.default_rng(0)
    lists = np.repeat(np.eye(6, dtype=bool), FEW_LISTS - 1, axis=0)
    bags = Bags(rng.standard_normal((3 * len(lists), 5)), 3 * np.arange(len(lists) + 1))
    found = audit(bags, Supervision.complete(lists, bags.n_instances))
    assert not found.is_estimable.any()
    assert not found.missing.any()
    assert not found.wrong.any()


def test_of_open_lists_nothing_is_said_to_be_lacking(spoilt):
    bags, lists, _, _ = spoilt
    said = Supervision.complete(lists, bags.n_instances)
    open_ones = Supervision(
        Y=said.Y, absent=np.zeros_like(said.absent), y=said.y, rejected=said.rejected
    )
    found = compare(np.full((bags.n_instances, N_CLASSES), 0.2), bags, open_ones)
    assert not found.missing.any()


def test_a_species_of_few_lists_is_passed_over(spoilt):
    bags, lists, _, _ = spoilt
    few = lists.copy()
    few[np.flatnonzero(few[:, 0])[FEW_LISTS - 1 :], 0] = False
    found = audit(bags, Supervision.complete(few, bags.n_instances))
    assert found.is_estimable.tolist() == [False, True, True, True]
    assert not found.missing[:, 0].any()
    assert not found.wrong[:, 0].any()


def test_a_confirmed_instance_settles_its_species(spoilt, found):
    bags, lists, true, _ = spoilt
    b, c = np.argwhere(lists & ~true)[0]
    assert found.wrong[b, c] > 0.5
    said = Supervision.complete(lists, bags.n_instances)
    said.y[bags.instances_of([b])[0]] = c
    assert audit(bags, said).wrong[b, c] == 0.0


def test_instances_that_are_no_call_speak_for_nothing(spoilt):
    bags, lists, _, _ = spoilt
    said = Supervision.complete(lists, bags.n_instances)
    said.y[bags.instances_of([0])] = NOISE
    heard = np.full((bags.n_instances, N_CLASSES), 0.2)
    heard[bags.instances_of([1])[0], :] = (0.9, 0.0, 0.0, 0.0)
    found = compare(heard, bags, said)
    assert np.isfinite(found.missing).all()
    assert np.isfinite(found.wrong).all()


def test_a_handful_of_lists_is_too_few(spoilt):
    bags, lists, _, _ = spoilt
    some = np.arange(9)
    inside = bags.take(some)
    with pytest.raises(NothingToLearnError, match="at least 10"):
        audit(inside, Supervision.complete(lists[some], inside.n_instances))


PROPORTIONS = np.array([0.4, 0.3, 0.2, 0.1])


def test_evidence_is_the_mean_likelihood_ratio():
    P = np.random.default_rng(0).dirichlet(np.ones(4), 3)
    present = np.array([[True, False, True, False]])
    found = log_bayes_factors(P, np.array([0, 3]), present, PROPORTIONS)
    for j, others in ((0, [2]), (1, [0, 2]), (2, [0]), (3, [0, 2])):
        ratios = []
        for theta in SHARES:
            product = 1.0
            for p in P:
                lift = (p[j] / PROPORTIONS[j]) / (p[others].sum() / PROPORTIONS[others].sum())
                product *= 1 - theta + theta * lift
            ratios.append(product)
        assert found[0, j] == pytest.approx(np.log(np.mean(ratios)))


def test_of_a_species_that_is_not_there_the_mean_evidence_is_one():
    rng = np.random.default_rng(1)
    listed = [0, 2]
    labels = rng.choice(listed, 40_000, p=PROPORTIONS[listed] / PROPORTIONS[listed].sum())
    x = np.eye(4)[labels] + rng.normal(size=(40_000, 4))
    odds = PROPORTIONS * np.exp(x)
    P = odds / odds.sum(axis=1, keepdims=True)
    present = np.tile(np.isin(np.arange(4), listed), (10_000, 1))
    factors = log_bayes_factors(P, np.arange(0, 40_001, 4), present, PROPORTIONS)
    ratios = np.exp(factors[:, [1, 3]])
    error = ratios.std(axis=0) / 100
    assert (np.abs(ratios.mean(axis=0) - 1) < 4 * error).all()
    assert (error < 0.05).all()


def test_a_list_of_one_says_nothing_of_its_own_species():
    P = np.random.default_rng(2).dirichlet(np.ones(4), 8)
    present = np.array([[False, True, False, False]])
    found = log_bayes_factors(P, np.array([0, 8]), present, PROPORTIONS)
    assert np.isnan(found).tolist() == [[False, True, False, False]]
