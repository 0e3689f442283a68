"""ORed-logistic regression as an estimator."""

import numpy as np
import pytest

from birdann.core.bags import NOISE, UNKNOWN, Bags, Supervision
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.posterior import posterior
from birdann.models.linear.ored_lr import HIGH_NOISE, ORedLR
from birdann.models.registry import create


def accuracy(labels, y):
    known = y >= 0
    return np.mean(labels[known] == y[known])


def fitted(scene, **params):
    return ORedLR(**params).fit(scene.X, scene.Y)


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"method": "fast"},
        {"method": "forward"},
        {"solver": "gem", "max_iter": 200},
        {"solver": "gem", "max_iter": 200, "sample_share": 0.3},
        {"prune_share": 0.2},
        {"noise": True},
        {"feature_map": "fourier", "n_components": 300},
        {"feature_map": "nystroem", "n_components": None},
        {"feature_map": "dictionary", "n_components": 60, "l2": 0.1},
    ],
)
def test_every_variant_learns_the_instances(scene, make_scene, params):
    model = fitted(scene, **params)
    known = Supervision.complete(scene.Y, scene.X.n_instances)
    assert accuracy(model.predict_proba_instances(scene.X, known).argmax(axis=1), scene.y) > 0.95
    new = make_scene(seed=7)
    assert accuracy(model.predict_proba_instances(new.X).argmax(axis=1), new.y) > 0.9


def test_the_three_esteps_give_one_model(scene):
    models = [fitted(scene, method=m).coef_ for m in ("forward-backward", "fast", "forward")]
    np.testing.assert_allclose(models[1], models[0], rtol=1e-3, atol=1e-3)
    np.testing.assert_allclose(models[2], models[0], rtol=1e-3, atol=1e-3)


def test_noise_weight_adapts(scene, make_scene):
    clean = fitted(scene)
    assert clean.noise_weight_ < 0.1
    assert clean.report_.noise_rate < 0.02
    noisy = make_scene(noise=0.5, n_bags=120)
    model = fitted(noisy)
    share = np.mean(noisy.y == NOISE)
    assert model.noise_weight_ > 0.5
    assert model.report_.noise_rate == pytest.approx(share, abs=0.15)
    none = 1.0 - model.predict_proba_instances(noisy.X).sum(axis=1)
    assert none[noisy.y == NOISE].mean() > 0.6 > 0.3 > none[noisy.y >= 0].mean()
    without = fitted(noisy, noise=False)
    new = make_scene(noise=0.5, seed=5)
    gain = [accuracy(m.predict_proba_instances(new.X).argmax(1), new.y) for m in (without, model)]
    assert gain[1] >= gain[0]


def test_how_likely_none_is_does_not_decide_between_the_listed_species(make_scene):
    scene = make_scene(noise=0.3, n_bags=60)
    model = fitted(scene, noise=True)
    lists = Supervision.complete(scene.Y, scene.X.n_instances)
    before = model.predict_proba_instances(scene.X, lists)
    model.coef_[-1, -1] += 2.0  # more of everything is taken for noise
    after = model.predict_proba_instances(scene.X, lists)
    call = before.sum(axis=1) > 1e-3
    assert after.sum() < 0.95 * before.sum()
    np.testing.assert_allclose(
        (after / after.sum(axis=1, keepdims=True))[call],
        (before / before.sum(axis=1, keepdims=True))[call],
        rtol=1e-6,
        atol=1e-9,
    )


def test_confirmed_and_rejected_segments_are_kept_in_prediction(scene):
    model = fitted(scene)
    y = np.full(scene.X.n_instances, UNKNOWN)
    y[0], y[1] = 3, NOISE
    rejected = np.zeros((len(y), 4), bool)
    rejected[2, model.predict_instances(scene.X)[2]] = True
    said = Supervision(Y=scene.Y, absent=~scene.Y, y=y, rejected=rejected)
    labels = model.predict_instances(scene.X, said)
    assert labels[0] == 3
    assert labels[1] == NOISE
    assert not rejected[2, labels[2]]


def test_labels_tell_apart_what_lists_cannot():
    rng = np.random.default_rng(0)
    own = np.tile([0, 1], 40)
    X = Bags(np.eye(2, 3)[own] + 0.1 * rng.standard_normal((80, 3)), np.arange(0, 81, 2))
    Y = np.ones((40, 2), bool)
    y = np.full(80, UNKNOWN)
    y[:2] = own[:2]
    said = Supervision(Y=Y, absent=~Y, y=y, rejected=np.zeros((80, 2), bool))
    assert ORedLR().fit(X, Y).report_.identifiability_groups == ((0, 1),)
    model = ORedLR().fit(X, said)
    assert model.report_.identifiability_groups == ()
    assert accuracy(model.predict_instances(X), own) == 1.0


def test_incomplete_lists_allow_other_classes(scene):
    rng = np.random.default_rng(0)
    listed = scene.Y & (rng.random(scene.Y.shape) < 0.7)
    some = Supervision(
        Y=listed,
        absent=np.zeros_like(listed),
        y=np.full(len(scene.y), UNKNOWN),
        rejected=np.zeros((len(scene.y), 4), bool),
    )
    open_model = ORedLR(open_weight=0.2).fit(scene.X, some)
    closed = ORedLR().fit(scene.X, listed)
    P = open_model.predict_proba_instances(scene.X, some)
    assert accuracy(P.argmax(1), scene.y) > 0.85
    forced = closed.predict_proba_instances(scene.X, Supervision.complete(listed, len(scene.y)))
    assert accuracy(P.argmax(1), scene.y) > accuracy(forced.argmax(1), scene.y) + 0.1


def test_untagged_bags_change_nothing_and_predict_inductively(scene):
    n = len(scene.X)
    more = scene.X.take(np.concatenate([np.arange(n), np.arange(10)]))
    Y = np.concatenate([scene.Y, np.zeros((10, 4), bool)])
    absent = np.concatenate([~scene.Y, np.zeros((10, 4), bool)])
    m = more.n_instances
    said = Supervision(Y=Y, absent=absent, y=np.full(m, UNKNOWN), rejected=np.zeros((m, 4), bool))
    model = ORedLR().fit(more, said)
    assert model.report_.bags_used == n
    rows = more.instances_of(np.arange(n, n + 10))
    np.testing.assert_allclose(
        model.predict_proba_instances(more, said)[rows],
        model.predict_proba_instances(more)[rows],
        atol=1e-12,
    )


def test_warm_start_ends_where_a_cold_start_does_and_sooner(scene):
    cold = fitted(scene)
    y = np.full(len(scene.y), UNKNOWN)
    y[:3] = scene.y[:3]
    said = Supervision(Y=scene.Y, absent=~scene.Y, y=y, rejected=np.zeros((len(y), 4), bool))
    again = ORedLR(max_iter=300).fit(scene.X, said)
    warm = ORedLR().warm_start_from(cold).fit(scene.X, said)
    assert warm.report_.evaluations < 0.5 * cold.report_.evaluations
    np.testing.assert_allclose(
        warm.predict_proba_instances(scene.X), again.predict_proba_instances(scene.X), atol=0.02
    )


@pytest.mark.parametrize("n_labels", [1, 10])
def test_a_retraining_reaches_what_a_full_fit_does(make_scene, n_labels):
    scene = make_scene(n_bags=150, spread=0.6, seed=2)
    first = fitted(scene)
    y = np.full(len(scene.y), UNKNOWN)
    y[::37][:n_labels] = scene.y[::37][:n_labels]
    said = Supervision(Y=scene.Y, absent=~scene.Y, y=y, rejected=np.zeros((len(y), 4), bool))
    full = ORedLR().fit(scene.X, said)
    again = ORedLR().warm_start_from(first).fit(scene.X, said)
    agree = again.predict_instances(scene.X, said) == full.predict_instances(scene.X, said)
    assert agree.mean() >= 0.995
    assert again.report_.objective <= full.report_.objective * 1.001
    assert again.report_.evaluations <= 0.25 * full.report_.evaluations


def test_a_retraining_sets_the_noise_weight_anew_where_it_no_longer_fits(make_scene):
    scene = make_scene(noise=0.5, n_bags=80, seed=3)
    first = fitted(scene)
    right = first.noise_weight_
    assert right > 0.5
    first.noise_weight_ = right - 0.15
    again = ORedLR().warm_start_from(first).fit(scene.X, scene.Y)
    assert again.noise_weight_ == pytest.approx(right, abs=0.02)


def test_a_warm_start_of_another_shape_is_ignored(scene):
    other = ORedLR().fit(scene.X, scene.Y[:, :3])
    warm = ORedLR().warm_start_from(other).fit(scene.X, scene.Y)
    np.testing.assert_array_equal(warm.coef_, fitted(scene).coef_)
    forgot = ORedLR().warm_start_from(other).warm_start_from(None).fit(scene.X, scene.Y)
    np.testing.assert_array_equal(forgot.coef_, warm.coef_)


def test_report_counts_what_was_not_exact(scene):
    X = Bags.from_list([*scene.X, scene.X[0][:1]])
    Y = np.vstack([scene.Y, np.ones((1, 4), bool)])
    report = ORedLR(missed_rate=0.0, noise=False, max_work=40.0).fit(X, Y).report_
    assert report.bags_infeasible + report.bags_over_budget > 0
    assert ORedLR(noise=False).fit(X, Y).report_.bags_infeasible == 0
    assert report.n_bags == report.bags_used == len(X)


def test_held_out_likelihood_prefers_the_right_lists(scene, make_scene):
    model = fitted(scene)
    new = make_scene(seed=3)
    P = model.regression.probabilities(new.X.X)

    def log_likelihood(Y):
        lists = compile_constraints(
            Supervision.complete(Y, new.X.n_instances), new.X.offsets, noise=True, missed_rate=0.01
        )
        return posterior(P, lists).log_likelihood.mean()

    assert log_likelihood(new.Y) > log_likelihood(np.roll(new.Y, 1, axis=1))


def test_unknown_solver(scene):
    with pytest.raises(ValueError, match="solver"):
        fitted(scene, solver="magic")


@pytest.mark.parametrize(
    ("unfiltered", "floor"), [(False, 0.81), (True, 0.80)], ids=["filtered", "unfiltered"]
)
def test_the_bird_song_set(shared_data, unfiltered, floor):
    data = np.load(shared_data / "miml" / "hja_birdsong.npz")
    keep = np.ones(len(data["y"]), bool) if unfiltered else data["y"] >= 0
    sizes = np.bincount(data["bag"][keep], minlength=len(data["Y"]))
    X = Bags(data["X"][keep], np.concatenate([[0], np.cumsum(sizes)]))
    model = ORedLR(max_iter=60).fit(X, data["Y"])
    known = Supervision.complete(data["Y"], X.n_instances)
    P = model.predict_proba_instances(X, known)
    assert accuracy(P.argmax(axis=1), data["y"][keep]) > floor - 0.01


def test_noise_that_does_not_help_is_dropped():
    """Many classes, few lists each: everything is hard to explain, and nothing is noise."""
    rng = np.random.default_rng(0)
    n_classes, n_bags = 24, 96
    centres = rng.normal(size=(n_classes, 12))
    Y = np.zeros((n_bags, n_classes), bool)
    bags, truth = [], []
    for b in range(n_bags):
        listed = rng.choice(n_classes, 2, replace=False)
        Y[b, listed] = True
        labels = rng.choice(listed, 12)
        labels[:2] = listed
        truth.append(labels)
        bags.append(centres[labels] + 1.1 * rng.normal(size=(12, 12)))
    X = Bags.from_list(bags)
    told = Supervision.complete(Y, X.n_instances)
    P = ORedLR().fit(X, Y).predict_proba_instances(X, told)
    assert (P.argmax(axis=1) == np.concatenate(truth)).mean() > 0.95
    assert (1.0 - P.sum(axis=1)).mean() < 0.05


@pytest.mark.parametrize(("seed", "place"), [(1, 3), (2, 0), (4, 0)])
def test_one_list_among_empty_ones_is_enough(seed, place):
    """Also where all but a little is noise, which is judged by halves that cannot both hold it."""
    bags = Bags(np.random.default_rng(seed).standard_normal((40, 38)), np.arange(0, 41, 5))
    lists = np.zeros((8, 1), dtype=bool)
    lists[place] = True
    model = create("ored-lr").fit(bags, lists)
    assert model.noise_limit_ < HIGH_NOISE  # it was judged
    assert np.isfinite(model.predict_proba_instances(bags)).all()
