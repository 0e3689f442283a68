"""Species that are heard but not listed: evidence, rate, and what learning makes of them."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.core.bags import NOISE, Bags, Supervision
from birdann.core.progress import silent
from birdann.models.auto import list_completeness
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.auto.missing_tags import SHARES, MissingTags
from birdann.models.exact.constraints import compile_constraints
from birdann.models.persistence import from_bytes, to_bytes
from birdann.models.task import Task

PROPORTIONS = np.array([0.4, 0.3, 0.2, 0.1])


def heard(n_bags, rng, *, apart=2.5, size=8):
    """Recordings of one to three of four species, with the exact p(y | x): (P, offsets, present)."""
    present = np.zeros((n_bags, 4), dtype=bool)
    labels = []
    for b in range(n_bags):
        chosen = rng.choice(4, rng.integers(1, 4), replace=False)
        share = PROPORTIONS[chosen] / PROPORTIONS[chosen].sum()
        labels.append(rng.choice(chosen, size, p=share))
        present[b, labels[-1]] = True
    x = apart * np.eye(4)[np.concatenate(labels)] + rng.normal(size=(n_bags * size, 4))
    odds = PROPORTIONS * np.exp(apart * x)
    return odds / odds.sum(axis=1, keepdims=True), np.arange(0, n_bags * size + 1, size), present


def constraints_of(Y, offsets):
    return compile_constraints(Supervision.complete(Y, int(offsets[-1])), offsets)


def known(**changes):
    return replace(MissingTags.none(4), proportions=PROPORTIONS, **changes)


def test_evidence_is_the_mean_likelihood_ratio():
    rng = np.random.default_rng(0)
    P = rng.dirichlet(np.ones(4), 3)
    offsets = np.array([0, 3])
    Y = np.array([[True, False, True, False]])
    found = known().evidence(P, constraints_of(Y, offsets), Y)
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
    P, offsets = odds / odds.sum(axis=1, keepdims=True), np.arange(0, 40_001, 4)
    Y = np.tile(np.isin(np.arange(4), listed), (10_000, 1))
    ratios = np.exp(known().evidence(P, constraints_of(Y, offsets), Y)[:, [1, 3]])
    error = ratios.std(axis=0) / 100
    assert (np.abs(ratios.mean(axis=0) - 1) < 4 * error).all()
    assert (error < 0.05).all()


def test_a_list_of_one_says_nothing_of_its_own_species():
    P, offsets, _ = heard(1, np.random.default_rng(2))
    Y = np.array([[False, True, False, False]])
    assert np.isnan(known().evidence(P, constraints_of(Y, offsets), Y)).tolist() == [
        [False, True, False, False]
    ]


@pytest.mark.parametrize("forgotten", [0.0, 0.15])
def test_the_rate_of_forgetting_is_found(forgotten):
    rng = np.random.default_rng(3)
    P, offsets, present = heard(800, rng)
    Y = present & (rng.random(present.shape) >= forgotten)
    constraints = constraints_of(Y, offsets)
    missing = MissingTags.estimate(P, constraints)
    assert missing.rate == pytest.approx(forgotten, abs=0.04)
    presence = missing.presence(P, constraints)
    of_lists = Y.any(axis=1)[:, None]
    left_out = (present & ~Y & of_lists).sum()
    assert presence.sum() == pytest.approx(left_out, abs=0.2 * left_out + 12)
    assert (presence[Y] == 0).all()
    if forgotten:
        assert presence[present & ~Y & of_lists].mean() > 0.6
        assert presence[~present & of_lists].mean() < 0.05


def test_one_forgotten_bird_is_not_found_as_two_that_look_alike():
    P, offsets, present = heard(400, np.random.default_rng(4))
    half = PROPORTIONS / np.array([1, 1, 1, 2])
    twins = np.column_stack([P * (half / PROPORTIONS), P[:, 3] / 2])
    Y = np.column_stack([present, np.zeros(400, dtype=bool)])
    Y[:, 3] = False
    told = Y.any(axis=1)
    constraints = constraints_of(Y, offsets)
    missing = MissingTags(
        rate=np.asarray(0.3),
        intercept=np.zeros(()),
        slope=np.ones(()),
        frequency=np.array([0.5, 0.5, 0.4, 0.2, 0.2]),
        proportions=np.append(half, half[3]),
    )
    found = missing.presence(twins, constraints)[present[:, 3] & told]
    assert found[:, 3:].max(axis=1).mean() > 0.6
    assert found[:, 3:].min(axis=1).mean() < 0.2


def test_only_complete_lists_that_name_something_are_opened():
    P, offsets, present = heard(3, np.random.default_rng(5))
    lists = Supervision.complete(present, len(P))
    Y, absent = lists.Y.copy(), lists.absent.copy()
    Y[0], absent[0] = False, True
    absent[1, np.flatnonzero(~Y[1])[0]] = False
    constraints = compile_constraints(replace(lists, Y=Y, absent=absent), offsets)
    opened = known(rate=np.asarray(0.5)).opened(P, constraints)
    assert (opened.weights[:2] == constraints.weights[:2]).all()
    assert (opened.weights[2, Y[2]] == 0).all()
    assert (opened.weights[2, ~Y[2]] > 0).any()


def scene(seed=0, n_bags=80):
    """Recordings of five species that overlap a little: (bags, lists, labels)."""
    rng = np.random.default_rng(seed)
    Y, labels = np.zeros((n_bags, 5), dtype=bool), []
    for b in range(n_bags):
        chosen = rng.choice(5, rng.integers(1, 4), replace=False)
        labels.append(np.concatenate([chosen, rng.choice(chosen, 4)]))
        Y[b, chosen] = True
    y = np.concatenate(labels)
    X = np.eye(5, 6)[y] + 0.4 * rng.normal(size=(len(y), 6))
    return Bags(X, np.cumsum([0, *map(len, labels)])), Y, y


def gaps(X, Y, share=0.35):
    """Return the lists with a share of their species left out."""
    told = np.random.default_rng(6).random(Y.shape) >= share
    return Supervision.complete(Y & told, X.n_instances)


@pytest.fixture(scope="module")
def opened():
    X, Y, _ = scene()
    return EnsembleAnnotator(n_trees=20).fit(X, gaps(X, Y))


def accuracy(model, X, y):
    return np.mean(model.predict_proba_alone(X).argmax(axis=1) == y)


def test_auto_takes_complete_lists_at_their_word():
    X, Y, _ = scene()
    model = EnsembleAnnotator(n_trees=10, n_rounds=1).fit(X, Y)
    assert model.report_.choices.missing_from_lists.chosen == 0.0


def test_auto_learns_better_from_lists_that_leave_species_out(opened, monkeypatch):
    X, Y, _ = scene()
    assert 0.1 < opened.report_.choices.missing_from_lists.chosen < 0.5
    fresh, _, truth = scene(seed=1)
    monkeypatch.setattr(list_completeness, "MIN_MISSING", 1.1)
    closed = EnsembleAnnotator(n_trees=20).fit(X, gaps(X, Y))
    assert closed.report_.choices.missing_from_lists.chosen == 0.0
    assert accuracy(opened, fresh, truth) > accuracy(closed, fresh, truth) + 0.02


@pytest.mark.parametrize(
    ("spoilt", "min_precision", "is_opened"),
    [(0.0, 0.5, False), (0.5, 0.5, True), (0.5, 0.99, False)],
    ids=["no better", "clearly better", "but too weak to be believed"],
)
def test_lists_are_opened_by_good_models_that_rank_unseen_ones_clearly_better(
    spoilt, min_precision, is_opened, monkeypatch
):
    monkeypatch.setattr(list_completeness, "MIN_PRECISION", min_precision)
    rng = np.random.default_rng(3)
    P, offsets, present = heard(200, rng)
    Y = present & (rng.random(present.shape) >= 0.3)
    others = P[rng.permutation(len(P))]

    class Regressions:
        """Models whose held-out probabilities are known."""

        held_out = (1 - spoilt) * P + spoilt * others

        def cross_fitted(self, *args, **kwargs):
            better = Regressions()
            better.held_out = P
            return better

    decided = list_completeness.choose_list_completeness(
        Task.of(Bags(P, offsets), constraints_of(Y, offsets), seed=0),
        Regressions(),
        on_step=silent,
    )
    assert decided.share.tried[list_completeness.CLOSED] > list_completeness.MIN_MISSING
    assert decided.opened == is_opened


def test_what_lists_leave_out_is_not_taken_for_noise(opened):
    X, Y, _ = scene()
    P = opened.predict_proba_instances(X, gaps(X, Y))
    listed = gaps(X, Y).Y.any(axis=1)[X.bag_of_instance]
    assert (1.0 - P.sum(axis=1))[listed].mean() < 0.05


def test_labels_keep_to_what_was_listed(opened):
    X, Y, _ = scene()
    lists = gaps(X, Y)
    P = opened.predict_proba_instances(X, lists)
    assert (P[lists.absent[X.bag_of_instance]] == 0).all()


def test_a_stored_model_still_allows_for_gaps_when_it_learns_on(opened):
    X, Y, _ = scene()
    stored = from_bytes(to_bytes(opened))
    assert stored.missing_.rate == opened.missing_.rate
    again = EnsembleAnnotator(n_trees=20).warm_start_from(stored).fit(X, gaps(X, Y))
    assert again.missing_ is stored.missing_
    choices = stored.report_.choices
    assert choices.missing_from_lists.chosen > 0
    silent = replace(choices, missing_from_lists=None)
    stored.report_ = replace(stored.report_, choices=silent)
    closed = EnsembleAnnotator(n_trees=20).warm_start_from(stored).fit(X, gaps(X, Y))
    said = [m.predict_proba_alone(X) for m in (again, closed)]
    assert np.abs(said[0] - said[1]).max() > 0.01


def test_a_species_left_off_a_list_is_reported_until_its_segments_are_labelled(opened):
    X, Y, y = scene()
    b = next(b for b in range(len(X)) if Y[b].sum() == 2)
    struck = int(np.flatnonzero(Y[b])[0])
    Y = Y.copy()
    Y[b, struck] = False
    lists = Supervision.complete(Y, X.n_instances)
    unlisted = opened.unlisted_presence(X, lists)
    assert unlisted[b].argmax() == struck
    assert unlisted[b, struck] > 0.8
    assert (unlisted[Y] == 0).all()
    mine = (X.bag_of_instance == b) & (y == struck)
    rejected = lists.rejected.copy()
    rejected[mine, struck] = True
    told = opened.unlisted_presence(X, replace(lists, rejected=rejected))
    assert told[b, struck] < 0.2
    called_noise = np.where(mine, NOISE, lists.y)
    assert opened.unlisted_presence(X, replace(lists, y=called_noise))[b, struck] < 0.2
