"""What incomplete lists leave out."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.special import expit

from birdann.core.bags import Bags, Supervision
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.auto.open_lists import OpenLists, _of_strings, _omission, is_open, opened
from birdann.models.auto.presence import PresenceModel
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.context import BagContext
from birdann.models.persistence import from_bytes, to_bytes
from birdann.models.task import Task

N_CLASSES = 6
SPREAD = 0.35


def scene(*, n_bags=120, seed=0, n_classes=N_CLASSES, spread=SPREAD):
    """Recordings of two or three species with four calls of each, and whose each call is."""
    rng = np.random.default_rng(seed)
    lists = np.zeros((n_bags, n_classes), bool)
    for row in lists:
        row[rng.choice(n_classes, rng.integers(2, 4), replace=False)] = True
    y = [rng.permutation(np.repeat(np.flatnonzero(row), 4)) for row in lists]
    calls = [np.eye(n_classes)[of] for of in y]
    bags = Bags.from_list([one + spread * rng.standard_normal(one.shape) for one in calls])
    return bags, lists, np.concatenate(y)


def spoilt(lists, seed=0):
    """Return the lists of which half are incomplete, a third of these without one of their species."""
    rng = np.random.default_rng(seed)
    incomplete = rng.permutation(len(lists)) < len(lists) // 2
    told, dropped = lists.copy(), np.full(len(lists), -1)
    for i in np.flatnonzero(incomplete)[::3]:
        dropped[i] = rng.choice(np.flatnonzero(lists[i]))
        told[i, dropped[i]] = False
    return incomplete, told, dropped


def said_of(bags, told, incomplete):
    said = Supervision.complete(told, bags.n_instances)
    return replace(said, absent=said.absent & ~incomplete[:, None])


def context(n_classes=N_CLASSES):
    return BagContext.independent(n_classes + 1)


def probabilities(bags):
    """What a model that knows no list says, with noise last."""
    scores = np.hstack([3.0 * bags.X, np.zeros((bags.n_instances, 1))])
    P = np.exp(scores)
    return P / P.sum(axis=1, keepdims=True)


@pytest.fixture(scope="module")
def told():
    bags, lists, _ = scene()
    incomplete, named, dropped = spoilt(lists)
    constraints = compile_constraints(
        said_of(bags, named, incomplete), bags.offsets, noise=True, missed_rate=0.01
    )
    task = Task.of(bags, constraints, seed=0)
    P = probabilities(bags)
    presence = PresenceModel.learn(task, P, context())
    return task, P, presence, OpenLists.learn(task, P, presence, context()), dropped


def test_what_was_left_off_is_told_from_what_is_not_there(told):
    task, P, presence, model, dropped = told
    found, elsewhere = model.presence(task.bags, P, task.constraints, presence, context())
    open_ = is_open(task.constraints)
    assert not found[~open_].any()
    lacking = np.flatnonzero(dropped >= 0)
    assert (found[lacking, dropped[lacking]] >= 0.5).mean() > 0.8
    others = open_.copy()
    others[lacking, dropped[lacking]] = False
    assert (found[others] >= 0.5).mean() < 0.05
    assert not len(elsewhere)
    competing = (
        opened(found, elsewhere, task.constraints).named_classes & ~task.constraints.named_classes
    )
    np.testing.assert_array_equal(competing, found >= 0.5)


def test_recordings_that_it_did_not_learn_from_are_judged_alike(told):
    _, _, presence, model, _ = told
    bags, lists, _ = scene(seed=1)
    incomplete, named, dropped = spoilt(lists, seed=1)
    constraints = compile_constraints(
        said_of(bags, named, incomplete), bags.offsets, noise=True, missed_rate=0.01
    )
    found, _ = model.presence(bags, probabilities(bags), constraints, presence, context())
    lacking = np.flatnonzero(dropped >= 0)
    assert (found[lacking, dropped[lacking]] >= 0.5).mean() > 0.8
    one, _ = model.presence(
        bags.take(lacking[:1]),
        probabilities(bags.take(lacking[:1])),
        constraints.take(lacking[:1]),
        presence,
        context(),
    )
    np.testing.assert_allclose(one[0], found[lacking[0]], atol=1e-6)


def test_a_recording_much_longer_than_others_is_judged_in_pieces():
    """Four strings of six recordings list one species each: what is not in one does not compete."""
    n_classes, n_long, n_joined = 24, 4, 6
    short, true, y = scene(n_bags=120 + n_long * n_joined, n_classes=n_classes, spread=0.5)
    starts = [*short.offsets[: n_long * n_joined : n_joined], *short.offsets[n_long * n_joined :]]
    bags = Bags(short.X, np.array(starts))
    joined = true[: n_long * n_joined].reshape(n_long, n_joined, -1).any(axis=1)
    lists = np.concatenate([joined, true[n_long * n_joined :]])
    for row in lists[:n_long]:
        row[np.flatnonzero(row)[1:]] = False
    constraints = compile_constraints(
        said_of(bags, lists, np.arange(len(lists)) < n_long),
        bags.offsets,
        noise=True,
        missed_rate=0.01,
    )
    task, P = Task.of(bags, constraints, seed=0), probabilities(bags)
    presence = PresenceModel.learn(task, P, context(n_classes))
    model = OpenLists.learn(task, P, presence, context(n_classes))
    present, elsewhere = model.presence(bags, P, constraints, presence, context(n_classes))
    found = present[:n_long] >= 0.5
    assert found[joined & ~lists[:n_long]].mean() > 0.5
    assert found[~joined].mean() < 0.1
    assert not elsewhere[bags.offsets[n_long] :].any()
    assert not elsewhere[lists[bags.bag_of_instance]].any()
    of_call, rows = bags.bag_of_instance[: bags.offsets[n_long]], np.arange(bags.offsets[n_long])
    competing = opened(present, elsewhere, constraints)
    possible = found[of_call] & ~competing.rejected[rows]
    heard = found[of_call, y[rows]]
    assert possible[rows, y[rows]][heard].mean() > 2.0 * possible.sum() / found[of_call].sum()


def test_presence_in_strings_of_recordings_is_calibrated():
    rng = np.random.default_rng(0)
    alone = rng.normal(-3.0, 2.0, (800, 20))
    listed = rng.random(alone.shape) < expit(alone)
    slope, of_number, offset = _of_strings(alone[:400], listed[:400], 0)
    for n in (1, 4, 16):
        largest = alone[400:].reshape(-1, n, 20).max(axis=1)
        stated = expit(slope * largest + of_number * np.log(n) + offset).mean()
        assert stated == pytest.approx(
            listed[400:].reshape(-1, n, 20).any(axis=1).mean(), abs=0.06
        )


def test_the_rate_is_that_of_which_the_lists_were_drawn():
    rng = np.random.default_rng(0)
    P = rng.beta(0.3, 0.7, 20_000)
    listed = (rng.random(P.shape) < P) & (rng.random(P.shape) < 0.7)
    assert _omission(P[~listed], int(listed.sum())) == pytest.approx(0.3, abs=0.03)


def test_company_counts_the_lists_of_other_recordings(told):
    task, _, _, model, _ = told
    lists = task.constraints.listed_classes
    found = model._association(lists, 1.0)
    for i in range(0, len(lists), 17):
        others = np.delete(lists, i, axis=0)
        for j in range(N_CLASSES):
            beside = [k for k in np.flatnonzero(lists[i]) if k != j]
            logs = [
                np.log((others[:, j] & others[:, k]).sum() + 1.0)
                - np.log(others[:, j].sum() * others[:, k].sum() / len(others) + 1.0)
                for k in beside
            ]
            assert found[i, j] == pytest.approx(np.mean(logs))


def test_nothing_is_asked_where_every_list_is_complete(told):
    task, P, presence, *_ = told
    lists = Supervision.complete(task.constraints.listed_classes, task.bags.n_instances)
    closed = task.under(compile_constraints(lists, task.bags.offsets, noise=True))
    assert OpenLists.learn(closed, P, presence, context()) is None
    assert OpenLists.learn(task, P, None, context()) is None


def test_calls_of_what_was_left_off_get_their_name():
    bags, lists, y = scene(n_bags=80)
    incomplete, named, dropped = spoilt(lists)
    said = said_of(bags, named, incomplete)
    model = EnsembleAnnotator(n_trees=20, n_rounds=2).fit(bags, said)
    label = model.predict_instances(bags, said)
    of_bag = dropped[bags.bag_of_instance]
    assert (label == y)[y == of_bag].mean() > 0.7
    complete = Supervision.complete(lists, bags.n_instances)
    whole = EnsembleAnnotator(n_trees=20, n_rounds=2).fit(bags, complete)
    by_complete = whole.predict_instances(bags, complete)
    lost = (by_complete == y)[y != of_bag].mean() - (label == y)[y != of_bag].mean()
    assert lost <= 0.03
    again = from_bytes(to_bytes(model))
    np.testing.assert_array_equal(again.predict_instances(bags, said), label)
    refitted = EnsembleAnnotator(n_trees=20, n_rounds=2).warm_start_from(model).fit(bags, said)
    assert (refitted.predict_instances(bags, said) == y)[y == of_bag].mean() > 0.7


def test_where_every_list_is_incomplete_they_are_open_as_well():
    bags, lists, y = scene(n_bags=80)
    _, named, dropped = spoilt(lists)
    said = said_of(bags, named, np.ones(len(lists), bool))
    model = EnsembleAnnotator(n_trees=20, n_rounds=2).fit(bags, said)
    label = model.predict_instances(bags, said)
    assert (label == y)[y == dropped[bags.bag_of_instance]].mean() > 0.5
