"""Clips of training sources teach sounds and are no lists of the project: in no choice, in no test."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.core.bags import Bags, Evidence, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.core.progress import silent
from birdann.models import registry
from birdann.models.auto.calibrating import calibrate
from birdann.models.auto.detector_evidence import choose_detector_weights
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.auto.merging import pairings
from birdann.models.auto.presence import PresenceModel
from birdann.models.auto.selection import choose_prior, folds_of
from birdann.models.diagnosis import diagnose
from birdann.models.evidence import weights_by_lists
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.context import BagContext
from birdann.models.exact.list_prior import ListPrior
from birdann.models.exact.posterior import posterior
from birdann.models.forest.expectation_maximisation import noise_factor
from birdann.models.search import _folds
from birdann.models.task import Task

N_LISTS, N_CLIPS, N_CLASSES, SIZE = 40, 60, 5, 5


def supervision(seed=0):
    """Return what is known of 40 recordings with lists of two, and of 60 clips of one, mixed up."""
    rng = np.random.default_rng(seed)
    n = N_LISTS + N_CLIPS
    Y = np.zeros((n, N_CLASSES), bool)
    is_clip = np.isin(np.arange(n), rng.permutation(n)[:N_CLIPS])
    for b in range(n):
        Y[b, rng.choice(N_CLASSES, 1 if is_clip[b] else 2, replace=False)] = True
    return replace(Supervision.complete(Y, n * SIZE), is_reference=is_clip)


def scene():
    """Return the task, the same without the clips, and held-out P whose rows of clips say nothing."""
    lists = supervision()
    n = len(lists.Y)
    rng = np.random.default_rng(1)
    rows, columns = np.divmod(np.arange(n * SIZE * N_CLASSES), N_CLASSES)
    heard = Evidence.of("a network", n * SIZE, rows, columns, rng.normal(size=len(rows)))
    offsets = np.arange(n + 1) * SIZE
    bags = Bags(rng.normal(size=(n * SIZE, 3)), offsets, (heard,))
    constraints = compile_constraints(lists, bags.offsets, noise=True, missed_rate=0.01)
    P = 0.05 + lists.Y[bags.bag_of_instance] * rng.random((n * SIZE, N_CLASSES))
    P = np.column_stack([P, np.full(len(P), 0.2)])
    is_clip = lists.is_reference[bags.bag_of_instance]
    P[is_clip] = np.random.default_rng(2).random((is_clip.sum(), N_CLASSES + 1))
    P /= P.sum(axis=1, keepdims=True)
    task = Task.of(bags, constraints, seed=0)
    own = constraints.project
    alone = Task.of(bags.take(own.bags), own.constraints, seed=0)
    return task, P, alone, own.of(P)


def presence(task, P):
    return PresenceModel.learn(task, P, BagContext.independent(P.shape[1])).coefs


def calibration(task, P):
    listed = task.with_constraints(task.constraints.without_noise())
    calls = P[:, :N_CLASSES] / P[:, :N_CLASSES].sum(axis=1, keepdims=True)

    def answer(rows, constraints):
        return ListPrior(np.ones(N_CLASSES)).posterior(calls[rows], constraints).responsibilities

    g = calibrate(listed, answer, calls, calls, calls)[0].listed
    return g.probability(np.array([0.5, 0.9]), np.array([0, 1]), np.array([2, 2]))


@pytest.mark.parametrize(
    "asked",
    [
        lambda task, P: ListPrior.from_lists(task.constraints, strength=1.0).odds,
        lambda task, P: [pair.is_own.sum() for pair in pairings(task)],
        lambda task, P: [choice.chosen for choice in choose_prior(task, P)],
        lambda task, P: choose_detector_weights(task.bags, task.constraints, P)[0].free,
        lambda task, P: weights_by_lists([P, np.full_like(P, 1 / 6)], task.constraints),
        lambda task, P: noise_factor(P, task.constraints, cap=0.05),
        lambda task, P: folds_of(task)[task.constraints.project.bags],
        presence,
        calibration,
    ],
    ids=[
        "list prior", "merged pairs", "strength", "detectors", "shares of the parts",
        "noise", "folds", "presence", "calibration",
    ],
)  # fmt: skip
def test_what_asks_for_the_lists_of_the_project_is_answered_as_without_clips(asked):
    task, P, alone, P_alone = scene()
    np.testing.assert_allclose(asked(task, P), asked(alone, P_alone), rtol=1e-9)


def test_lists_are_counted_without_clips_but_clips_count_as_examples():
    lists = supervision()
    told = diagnose(lists, np.arange(len(lists.Y) + 1) * SIZE)
    own = lists.Y[~lists.is_reference]
    assert told.lists_per_class == tuple(own.sum(axis=0))
    assert told.longest_list == 2
    only_clips = diagnose(
        replace(lists, Y=lists.Y & lists.is_reference[:, None]), np.arange(len(lists.Y) + 1) * SIZE
    )
    assert only_clips.never_listed == ()


def fitted(name, *, clips=True, **params):
    """Return a model of lists and clips, its report, and the rows of the recordings."""
    lists, (task, _, _, _) = supervision(), scene()
    bags = Bags(task.bags.X, task.bags.offsets)
    kept = np.arange(len(bags)) if clips else np.flatnonzero(~lists.is_reference)
    model = registry.create(name, **params).fit(bags.take(kept), lists.take(kept, bags))
    return model, bags, lists


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("ored-lr", {"noise": True, "max_iter": 30}),
        ("or-forest", {"n_trees": 10, "n_rounds": 2, "noise": True}),
    ],
)
def test_noise_and_calls_of_the_report_are_those_of_the_recordings(name, params):
    """Each recording of 5 segments has 5 sounds, whatever clips have."""
    report = fitted(name, **params)[0].report_
    calls, noise = sum(report.expected_instances), report.noise_rate
    assert calls == pytest.approx((1 - noise) * N_LISTS * SIZE)
    alone = fitted(name, clips=False, **params)[0].report_
    assert sum(alone.expected_instances) == pytest.approx((1 - alone.noise_rate) * N_LISTS * SIZE)


def test_impossible_lists_of_clips_are_no_recordings_of_the_project():
    """A clip of one segment that lists two species."""
    lists = Supervision.complete(np.ones((4, 2), bool), 7)
    lists = replace(lists, is_reference=np.arange(4) > 0)
    bags = Bags(np.random.default_rng(0).normal(size=(7, 2)), np.array([0, 3, 5, 6, 7]))
    for name, params in (("ored-lr", {"noise": False}), ("or-forest", {"noise": False})):
        assert registry.create(name, **params).fit(bags, lists).report_.bags_infeasible == 0
    assert registry.create("sim").fit(bags, lists).report_.bags_without_pairs == 1
    empty = replace(Supervision.complete(lists.Y, 3), is_reference=lists.is_reference)
    told = diagnose(empty, np.array([0, 3, 3, 3, 3]))
    assert (told.n_bags, told.bags_tagged, told.bags_without_instances) == (1, 1, 0)


def test_the_temperature_is_that_of_the_lists_of_the_project():
    """Clips are clear, recordings are not."""
    lists, rng = supervision(), np.random.default_rng(3)
    y = np.array([rng.choice(np.flatnonzero(listed), SIZE) for listed in lists.Y]).ravel()
    offsets = np.arange(len(lists.Y) + 1) * SIZE
    spread = np.where(lists.is_reference, 0.05, 1.0).repeat(SIZE)[:, None]
    X = np.eye(N_CLASSES)[y] + spread * rng.normal(size=(len(y), N_CLASSES))
    bags = Bags(X, offsets)
    model = registry.create("sim", n_phases=2).fit(bags, lists)
    own = compile_constraints(lists, bags.offsets).project
    scores = own.of(np.log(model.predict_proba_instances(bags))) * model.temperature_

    def likelihood(factor):
        P = np.exp(scores / (factor * model.temperature_))
        P /= P.sum(axis=1, keepdims=True)
        return posterior(P, own.constraints).log_likelihood.sum()

    assert likelihood(1.0) >= max(likelihood(0.7), likelihood(1.4))


def test_noise_is_judged_by_how_lists_of_the_project_are_ranked():
    model, bags, lists = fitted("ored-lr", noise=True, max_iter=10)
    assert model._noise_precisions(bags, lists, silent).shape == (2, N_LISTS)


def test_clips_are_not_held_out_in_a_search():
    _, bags, lists = fitted("ored-lr", noise=False, max_iter=5)
    fold = _folds(bags, lists, 5, 0)
    assert (fold[lists.is_reference] == -1).all()
    assert np.bincount(fold[~lists.is_reference]).tolist() == [8] * 5
    one_list = replace(lists, is_reference=np.arange(len(fold)) > 0)
    with pytest.raises(NothingToLearnError):
        _folds(bags, one_list, 5, 0)


def test_a_project_of_clips_alone_learns_from_them():
    rng = np.random.default_rng(0)
    y = np.repeat(np.arange(3), 10)
    X = Bags(3.0 * np.eye(3)[np.repeat(y, 2)] + rng.normal(size=(60, 3)), np.arange(31) * 2)
    lists = Supervision.complete(np.eye(3, dtype=bool)[y], 60)
    clips = replace(lists, is_reference=np.ones(30, bool))
    model = EnsembleAnnotator(n_trees=20).fit(X, clips)
    assert (model.predict_proba_instances(X).argmax(axis=1) == np.repeat(y, 2)).mean() > 0.8


def recordings_and_clips(seed, *, n_lists=30, n_clips=90, n_classes=8, n_features=8):
    """Return bags, lists and labels: one of two species sings most of a recording, clips are even."""
    rng = np.random.default_rng(seed)
    pairs = [rng.choice(n_classes, 2, replace=False) for _ in range(n_lists)]
    y = [np.repeat(pair, [9, 1]) for pair in pairs]
    y += [np.full(2, rng.integers(n_classes)) for _ in range(n_clips)]
    Y = np.array([np.isin(np.arange(n_classes), of_bag) for of_bag in y])
    offsets = np.concatenate([[0], np.cumsum([len(of_bag) for of_bag in y])])
    y = np.concatenate(y)
    centres = rng.normal(size=(n_classes, n_features))
    X = centres[y] + 1.2 * rng.normal(size=(len(y), n_features))
    said = replace(Supervision.complete(Y, len(y)), is_reference=np.arange(len(Y)) >= n_lists)
    return Bags(X, offsets), said, y


@pytest.fixture(scope="module")
def accuracies():
    """Return the share of own segments named rightly after lists, clips, and both; three draws."""
    right = {"lists": [], "clips": [], "both": []}
    for seed in range(3):
        bags, said, y = recordings_and_clips(seed)
        own, clips = np.flatnonzero(~said.is_reference), np.flatnonzero(said.is_reference)
        rows, told = bags.instances_of(own), said.take(own, bags)
        for name, learned in (("lists", own), ("clips", clips), ("both", np.arange(len(bags)))):
            model = EnsembleAnnotator(n_trees=40)
            model.fit(bags.take(learned), said.take(learned, bags))
            best = model.predict_proba_instances(bags.take(own), told).argmax(axis=1)
            right[name].append(float((best == y[rows]).mean()))
    return {name: float(np.mean(values)) for name, values in right.items()}


def test_clips_beside_lists_never_cost_what_lists_reach(accuracies):
    """With clips among the lists that choose how evenly species call, both gained .02 on lists."""
    assert accuracies["both"] > accuracies["lists"] + 0.04, accuracies
    assert accuracies["both"] > accuracies["clips"] - 0.02, accuracies
