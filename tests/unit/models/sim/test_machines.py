"""Support instance machines."""

import numpy as np
import pytest

from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.models.sim import _kernels
from birdann.models.sim.machines import (
    DenseSupport,
    ImplicitSupport,
    SupportInstanceMachine,
    make_support,
    support_objective,
)


def plain_rank_loss(scores, present, absent):
    """The double sum of [Briggs12, §4.1] with its derivative, pair by pair."""
    loss, pull = 0.0, np.zeros_like(scores)
    for b, row in enumerate(scores):
        ours, others = np.flatnonzero(present[b]), np.flatnonzero(absent[b])
        for j in ours:
            for k in others:
                weight = 1.0 / (len(scores) * len(ours) * len(others))
                if 1.0 + row[k] > row[j]:
                    loss += weight * (1.0 + row[k] - row[j])
                    pull[b, j] -= weight
                    pull[b, k] += weight
    return loss, pull


@pytest.mark.parametrize("n_classes", [3, 13, 90])
def test_violations_are_counted_right(n_classes):
    rng = np.random.default_rng(n_classes)
    scores = np.round(2.0 * rng.standard_normal((25, n_classes)), 1)
    present = rng.random(scores.shape) < 0.4
    absent = ~present & (rng.random(scores.shape) < 0.9)
    pull = np.empty_like(scores)
    loss = _kernels.rank_pull(scores, present, absent, pull)
    expected_loss, expected_pull = plain_rank_loss(scores, present, absent)
    assert loss == pytest.approx(expected_loss)
    np.testing.assert_allclose(pull, expected_pull, atol=1e-15)


def test_counting_by_pairs_and_by_merge_agree():
    rng = np.random.default_rng(0)
    high, low = np.round(rng.standard_normal((2, 40)), 1)
    counts = [np.empty(40) for _ in range(4)]
    pairs = _kernels.count_pairs(high, low, counts[0], counts[1])
    merged = _kernels.count_merged(high, low, counts[2], counts[3])
    assert merged == pytest.approx(pairs)
    np.testing.assert_array_equal(counts[2], counts[0])
    np.testing.assert_array_equal(counts[3], counts[1])


def test_hamming_loss():
    scores = np.array([[2.0, 0.5, -3.0, 9.0]])
    present = np.array([[True, False, False, False]])
    absent = np.array([[False, True, True, False]])
    pull = np.empty_like(scores)
    assert _kernels.hamming_pull(scores, present, absent, pull) == pytest.approx(1.5 / 4)
    np.testing.assert_allclose(pull, [[0.0, 0.25, 0.0, 0.0]])


def shares_of(scene, *, softmax, permitted=None):
    rng = np.random.default_rng(1)
    scores = rng.standard_normal((scene.X.n_instances, scene.Y.shape[1]))
    permitted = np.ones(scores.shape, bool) if permitted is None else permitted
    shares = np.empty_like(scores)
    _kernels.support_weights(scores, scene.X.offsets, permitted, softmax, shares)
    return scores, shares


def test_softmax_and_max_shares(scene):
    for softmax in (True, False):
        scores, shares = shares_of(scene, softmax=softmax)
        for start, stop in zip(scene.X.offsets[:-1], scene.X.offsets[1:], strict=True):
            own = scores[start:stop]
            soft = np.exp(own) / np.exp(own).sum(axis=0)
            expected = soft if softmax else own == own.max(axis=0)
            np.testing.assert_allclose(shares[start:stop], expected)


def test_shares_keep_to_permitted_instances(scene):
    permitted = np.ones((scene.X.n_instances, 4), bool)
    permitted[0, 0] = False
    permitted[scene.X.offsets[1] : scene.X.offsets[2], 1] = False
    _, shares = shares_of(scene, softmax=True, permitted=permitted)
    assert shares[0, 0] == 0.0
    assert shares[scene.X.offsets[1] : scene.X.offsets[2], 1].sum() == pytest.approx(1.0)


def test_support_formed_or_not_is_one_map(scene):
    _, shares = shares_of(scene, softmax=True)
    dense, implicit = make_support(scene.X, shares), make_support(scene.X, shares, budget_bytes=0)
    assert isinstance(dense, DenseSupport)
    assert isinstance(implicit, ImplicitSupport)
    W = np.random.default_rng(2).standard_normal((4, 6))
    np.testing.assert_allclose(dense.scores(W), implicit.scores(W))
    pull = np.random.default_rng(3).standard_normal(scene.Y.shape)
    np.testing.assert_allclose(dense.weighted_sums(pull), implicit.weighted_sums(pull))


@pytest.mark.parametrize("loss", ["rank", "hamming"])
def test_sub_gradient_matches_finite_differences(scene, loss):
    _, shares = shares_of(scene, softmax=True)
    support = make_support(scene.X, shares)
    W = np.random.default_rng(4).standard_normal((4, 6))

    def value(W):
        return support_objective(W, support, scene.Y, ~scene.Y, lam=0.1, loss=loss)[0]

    _, gradient = support_objective(W, support, scene.Y, ~scene.Y, lam=0.1, loss=loss)
    step = 1e-7 * np.random.default_rng(5).standard_normal(W.shape)
    assert value(W + step) - value(W - step) == pytest.approx(
        2.0 * np.vdot(gradient, step), rel=1e-4
    )


def accuracy(P, y):
    return np.mean(P.argmax(axis=1)[y >= 0] == y[y >= 0])


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"support": "max"},
        {"support": "average"},
        {"loss": "hamming", "lam": 1e-5},
        {"feature_map": "fourier", "n_components": 200},
        {"feature_map": "nystroem", "n_components": None},
    ],
)
def test_every_variant_learns_the_instances(scene, params):
    model = SupportInstanceMachine(**params).fit(scene.X, scene.Y)
    known = Supervision.complete(scene.Y, scene.X.n_instances)
    assert accuracy(model.predict_proba_instances(scene.X, known), scene.y) > 0.9


def test_transductive_labels_come_from_the_list(scene):
    model = SupportInstanceMachine(n_phases=2).fit(scene.X, scene.Y)
    known = Supervision.complete(scene.Y, scene.X.n_instances)
    labels = model.predict_instances(scene.X, known)
    assert scene.Y[scene.X.bag_of_instance, labels].all()
    scores = np.where(
        scene.Y[scene.X.bag_of_instance], model.predict_proba_instances(scene.X), -1.0
    )
    np.testing.assert_array_equal(labels, scores.argmax(axis=1))


def test_confirmed_instances_tell_apart_what_lists_cannot():
    rng = np.random.default_rng(0)
    own = np.tile([0, 1, 2], 30)
    X = Bags(np.eye(3, 4)[own] + 0.1 * rng.standard_normal((90, 4)), np.arange(0, 91, 3))
    Y = np.tile([[True, True, True, False]], (30, 1))
    y = np.full(90, UNKNOWN)
    y[:15] = own[:15]
    said = Supervision(Y=Y, absent=~Y, y=y, rejected=np.zeros((90, 4), bool))
    model = SupportInstanceMachine().fit(X, said)
    assert model.report_.confirmed_instances == 15
    assert accuracy(model.predict_proba_instances(X), own) > 0.95


def test_lists_without_pairs_are_counted(scene):
    Y = scene.Y.copy()
    Y[0], Y[1] = False, True
    report = SupportInstanceMachine(n_phases=1).fit(scene.X, Y).report_
    assert report.bags_without_pairs == 2
    assert report.bags_used == len(scene.X) - 2


def test_a_phase_goes_on_from_the_one_before(scene):
    """With support that never changes, phases are nothing but bookkeeping."""
    whole = SupportInstanceMachine(support="average", n_phases=1, n_steps=60).fit(scene.X, scene.Y)
    parts = SupportInstanceMachine(support="average", n_phases=6, n_steps=10).fit(scene.X, scene.Y)
    np.testing.assert_allclose(parts.coef_, whole.coef_, rtol=1e-9, atol=1e-9)


def test_unknown_loss(scene):
    with pytest.raises(ValueError, match="unknown loss"):
        SupportInstanceMachine(loss="square").fit(scene.X, scene.Y)


def test_the_published_figure(shared_data):
    data = np.load(shared_data / "miml" / "hja_birdsong.npz")
    keep = data["y"] >= 0
    sizes = np.bincount(data["bag"][keep], minlength=len(data["Y"]))
    X = Bags(data["X"][keep], np.concatenate([[0], np.cumsum(sizes)]))
    model = SupportInstanceMachine().fit(X, data["Y"])
    known = Supervision.complete(data["Y"], X.n_instances)
    reached = accuracy(model.predict_proba_instances(X, known), data["y"][keep])
    assert reached == pytest.approx(0.817, abs=0.005)
