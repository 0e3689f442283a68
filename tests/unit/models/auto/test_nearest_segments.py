"""Look-alikes of a recording that inform each other."""

import numpy as np
import pytest

from birdann.core.bags import NOISE, UNKNOWN, Bags, Supervision
from birdann.models.auto import nearest_segments as module
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.auto.nearest_segments import (
    NEIGHBOURS,
    NearestSegmentModel,
    NearestSegments,
    choose_nearest_segments,
)
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.list_prior import ListPrior
from birdann.models.persistence import from_bytes, to_bytes
from birdann.models.task import Task

FLAT = ListPrior.flat(3)


def posterior(X, P, constraints, strength=0.5, prior=FLAT):
    model = NearestSegmentModel.of(X, strength)
    alike = model.nearest_segments(X, constraints.offsets)
    return model.posterior(P, constraints, prior, alike).responsibilities


def two_species(n=20, *, noise=False, y=None):
    """One recording: three quarters of the segments are of one species, the others of another."""
    rng = np.random.default_rng(0)
    of = np.arange(n) % 4 == 0
    X = rng.normal(size=(n, 4)) + 8.0 * of[:, None]
    lists = Supervision.complete(np.array([[True, True, False]]), n)
    if y is not None:
        lists = Supervision(Y=lists.Y, absent=lists.absent, y=y, rejected=lists.rejected)
    return (
        X,
        of.astype(int),
        compile_constraints(lists, np.array([0, n]), noise=noise, missed_rate=0.01),
    )


def test_look_alikes_are_the_nearest_of_the_same_recording():
    rng = np.random.default_rng(1)
    offsets = np.array([0, 9, 9, 12, 31])
    Z = rng.normal(size=(31, 3))
    alike = NearestSegments.among(Z, offsets)
    np.testing.assert_array_equal(alike.rows, [*range(9), *range(12, 31)])
    for row, near in zip(alike.rows, alike.nearest, strict=True):
        start, stop = (0, 9) if row < 9 else (12, 31)
        others = [k for k in range(start, stop) if k != row]
        distances = [np.linalg.norm(Z[row] - Z[k]) for k in others]
        expected = [others[k] for k in np.argsort(distances)[:NEIGHBOURS]]
        assert set(near.tolist()) == set(expected)


def test_a_long_recording_is_compared_stretch_by_stretch(monkeypatch):
    monkeypatch.setattr(module, "STRETCH", 10)
    alike = NearestSegments.among(np.zeros((25, 2)), np.array([0, 25]))
    np.testing.assert_array_equal(alike.stretches, [0, 8, 16, 25])
    stretch = np.searchsorted(alike.stretches, np.arange(25), side="right")
    assert (stretch[alike.nearest] == stretch[alike.rows][:, None]).all()


def test_support_is_the_share_among_look_alikes_over_the_share_among_others():
    rng = np.random.default_rng(2)
    offsets = np.array([0, 8, 20])
    alike = NearestSegments.among(rng.normal(size=(20, 3)), offsets)
    belief = rng.dirichlet(np.ones(4), 20)
    belief[3] = 0.0
    support = alike.support(belief)
    for k, row in enumerate(alike.rows):
        start, stop = offsets[np.searchsorted(offsets, row, side="right") - 1 :][:2]
        others = [i for i in range(start, stop) if i != row]
        mean = np.mean([belief[i] for i in alike.nearest[k]], axis=0) * len(others)
        total = np.sum([belief[i] for i in others], axis=0)
        np.testing.assert_allclose(support[k], (mean + 1) / (total + 1), rtol=1e-12)


def test_a_doubtful_segment_follows_its_voice():
    X, y, constraints = two_species()
    P = np.where(np.eye(3)[y] > 0, 0.7, 0.15)
    doubtful = [4, 5]
    P[doubtful] = [0.45, 0.45, 0.1]
    alone = posterior(X, P, constraints, strength=0.0)
    found = posterior(X, P, constraints)
    assert alone[4, 1] == pytest.approx(0.5, abs=0.02)
    assert found[4, 1] > 0.7
    assert found[5, 0] > 0.6
    assert (found.argmax(axis=1) == y).all()


def test_the_commonest_voice_does_not_swallow_a_rare_one_that_looks_different():
    X, y, constraints = two_species()
    P = np.tile([0.5, 0.4, 0.1], (20, 1))
    P[y == 1] = [0.52, 0.38, 0.1]
    P[0] = [0.1, 0.8, 0.1]
    found = posterior(X, P, constraints)
    alone = posterior(X, P, constraints, strength=0.0)
    assert (found[4::4, 1] > alone[4::4, 1] + 0.02).all()
    assert (found[y == 0, 0] > alone[y == 0, 0] - 0.02).all()


def test_what_was_confirmed_speaks_for_its_look_alikes():
    said = np.full(20, UNKNOWN)
    X, _, constraints = two_species()
    P = np.tile([0.48, 0.42, 0.1], (20, 1))
    before = posterior(X, P, constraints)
    said[[0, 8]] = 1
    said[3] = NOISE
    X, _, constraints = two_species(y=said)
    after = posterior(X, P, constraints)
    assert after[0, 1] == 1.0
    assert (after[[4, 12, 16], 1] > before[[4, 12, 16], 1] + 0.05).all()


def test_look_alikes_leave_noise_as_it_was():
    X, y, constraints = two_species(noise=True)
    rng = np.random.default_rng(3)
    P = rng.dirichlet(np.ones(4), 20)
    P[:, :3] += np.eye(3)[y]
    P /= P.sum(axis=1, keepdims=True)
    prior = ListPrior(np.array([1.2, 0.9, 1.0]))
    alone = posterior(X, P, constraints, strength=0.0, prior=prior)
    found = posterior(X, P, constraints, prior=prior)
    np.testing.assert_allclose(found[:, 3], alone[:, 3], atol=0.02)
    assert np.abs(found[:, :3] - alone[:, :3]).max() > 0.1


def test_in_recordings_of_few_segments_nobody_is_asked():
    rng = np.random.default_rng(4)
    n = NEIGHBOURS + 1
    lists = Supervision.complete(np.array([[True, True, True]]), n)
    constraints = compile_constraints(lists, np.array([0, n]), missed_rate=0.01)
    P = rng.dirichlet(np.ones(3), n)
    plain = FLAT.posterior(P, constraints).responsibilities
    np.testing.assert_array_equal(posterior(rng.normal(size=(n, 2)), P, constraints), plain)


def recordings(*, resembling, n_bags=60, seed=0):
    """Two species per recording; a hint of each segment's, and where the species lies in this recording, if anywhere."""
    rng = np.random.default_rng(seed)
    X, y, Y = [], [], np.zeros((n_bags, 6), bool)
    for b in range(n_bags):
        listed = rng.choice(6, 2, replace=False)
        Y[b, listed] = True
        of = rng.choice(listed, 20)
        place = rng.normal(size=(6, 3)) * 3.0 if resembling else np.zeros((6, 3))
        X.append(place[of] + rng.normal(size=(20, 3)))
        y.append(of)
    y = np.concatenate(y)
    logits = rng.normal(size=(len(y), 6)) + 1.2 * np.eye(6)[y]
    P = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    offsets = np.arange(n_bags + 1) * 20
    constraints = compile_constraints(Supervision.complete(Y, len(y)), offsets, missed_rate=0.01)
    return np.concatenate(X), y, P, constraints


def test_look_alikes_are_asked_where_segments_of_a_species_resemble_each_other():
    prior = ListPrior.flat(6)
    X, y, P, constraints = recordings(resembling=True)
    choice = choose_nearest_segments(
        Task.of(Bags(X, constraints.offsets), constraints, seed=0), P, prior
    )
    assert choice.chosen > 0.4
    alone = posterior(X, P, constraints, 0.0, prior)
    found = posterior(X, P, constraints, choice.chosen, prior)
    assert (found.argmax(axis=1) == y).mean() > (alone.argmax(axis=1) == y).mean() + 0.05
    X, y, P, constraints = recordings(resembling=False)
    choice = choose_nearest_segments(
        Task.of(Bags(X, constraints.offsets), constraints, seed=0), P, prior
    )
    assert choice.chosen < 0.2
    assert len(choice.tried) == len(module.STRENGTHS)


def test_without_pairs_segments_stand_alone():
    lists = Supervision.complete(np.ones((2, 3), bool), 20)
    constraints = compile_constraints(lists, np.array([0, 10, 20]))
    task = Task.of(Bags(np.zeros((20, 2)), constraints.offsets), constraints, seed=0)
    choice = choose_nearest_segments(task, np.full((20, 3), 1 / 3), FLAT)
    assert choice.chosen == 0
    assert "no two recordings" in choice.why


def test_a_stored_model_keeps_its_look_alikes():
    rng = np.random.default_rng(5)
    Y = rng.random((10, 3)) < 0.6
    Y[:, 0] |= ~Y.any(axis=1)
    X = Bags(rng.normal(size=(120, 4)), np.arange(11) * 12)
    model = EnsembleAnnotator(n_trees=6, n_rounds=1).fit(X, Y)
    model.nearest_segments_ = NearestSegmentModel.of(X.X, 0.5)
    lists = Supervision.complete(Y, 120)
    again = from_bytes(to_bytes(model))
    assert again.nearest_segments_.strength == 0.5
    found = model.predict_proba_instances(X, lists)
    np.testing.assert_array_equal(again.predict_proba_instances(X, lists), found)
    model.nearest_segments_ = None
    assert from_bytes(to_bytes(model)).nearest_segments_ is None
    assert not np.array_equal(model.predict_proba_instances(X, lists), found)
