"""What every registered learner promises."""

import json

import numpy as np
import pytest
from sklearn.base import clone
from sklearn.exceptions import NotFittedError
from sklearn.model_selection import GridSearchCV, KFold

from birdann.core.bags import NOISE, Bags, Supervision
from birdann.core.errors import Cancelled, ModelError, NothingToLearnError
from birdann.core.training_report import LearnerReport
from birdann.models import base
from birdann.models.base import InstanceAnnotator
from birdann.models.persistence import from_bytes, to_bytes
from birdann.models.registry import all_models, create

QUICK = {
    "n_components": 30,
    "max_iter": 25,
    "n_phases": 2,
    "n_steps": 30,
    "n_trees": 20,
    "n_estimators": 20,
    "n_rounds": 2,
    "n_samples": 20,
    "n_burn_in": 10,
    "n_epochs": 5,
    "folds": 2,
}
LEARNS_FROM_LISTS_ONLY = frozenset({"mimlfast"})
NEEDS_INSTANCE_LABELS = frozenset({"sisl-logistic", "sisl-svm"})


def quick(name):
    entry = all_models()[name]
    known = entry.factory(**entry.defaults).get_params(deep=False)
    return create(name, **{k: v for k, v in QUICK.items() if k in known})


def small_set(*, n_bags=24, n_classes=3, seed=0):
    rng = np.random.default_rng(seed)
    bags, lists, labels = [], [], []
    for _ in range(n_bags):
        listed = rng.choice(n_classes, rng.integers(1, min(n_classes, 2) + 1), replace=False)
        own = np.concatenate([listed, rng.choice(listed, 2)])
        bags.append(np.eye(n_classes, 5)[own] + 0.2 * rng.standard_normal((len(own), 5)))
        lists.append(np.isin(np.arange(n_classes), listed))
        labels.append(own)
    return Bags.from_list(bags), np.array(lists), np.concatenate(labels)


def taught(Y, y, n_classes=None):
    """Complete lists, with every instance confirmed: every learner can learn from this."""
    lists = Supervision.complete(Y, len(y))
    return Supervision(Y=lists.Y, absent=lists.absent, y=y, rejected=lists.rejected)


def supervision_of(name, Y, y):
    return taught(Y, y) if name in NEEDS_INSTANCE_LABELS else Y


@pytest.fixture(scope="module", params=sorted(all_models()))
def name(request):
    return request.param


@pytest.fixture(scope="module")
def data():
    return small_set()


@pytest.fixture(scope="module")
def fitted(name, data):
    X, Y, y = data
    return quick(name).fit(X, supervision_of(name, Y, y))


def test_entry(name):
    entry = all_models()[name]
    assert entry.name == name


def test_parameters_go_round(name):
    model = create(name)
    params = model.get_params(deep=False)
    assert type(model)(**params).get_params(deep=False) == params
    assert model.set_params(**params) is model
    assert clone(model).get_params(deep=False) == params
    assert not [key for key in vars(model) if key.endswith("_")]


def test_before_fit(name, data):
    with pytest.raises(NotFittedError):
        quick(name).predict_proba_instances(data[0])
    with pytest.raises(ModelError):
        to_bytes(quick(name))


def test_shapes_and_ranges(fitted, data):
    X, Y, _ = data
    known = Supervision.complete(Y, X.n_instances)
    for P in (fitted.predict_proba_instances(X), fitted.predict_proba_instances(X, known)):
        assert P.shape == (X.n_instances, 3)
        assert P.dtype == np.float64
        assert (P >= 0).all()
        assert (P.sum(axis=1) <= 1 + 1e-9).all()
    labels = fitted.predict_instances(X, known)
    assert labels.dtype == np.int64
    assert set(labels) <= {-2, 0, 1, 2}
    for bags in (fitted.predict_proba(X), fitted.decision_function(X), fitted.predict(X)):
        assert bags.shape == (24, 3)
        assert np.isfinite(bags).all()
    assert ((fitted.predict_proba(X) >= 0) & (fitted.predict_proba(X) <= 1)).all()
    assert fitted.predict(X).dtype == np.bool_
    np.testing.assert_array_equal(fitted.classes_, [0, 1, 2])
    assert fitted.n_features_in_ == 5


def test_report_is_json(fitted):
    stored = json.dumps(fitted.report_.as_json(), allow_nan=False)
    assert LearnerReport.from_json(json.loads(stored)) == fitted.report_


def test_same_seed_same_model(name, fitted, data):
    X, Y, y = data
    again = clone(fitted).fit(X, supervision_of(name, Y, y))
    np.testing.assert_array_equal(
        again.predict_proba_instances(X), fitted.predict_proba_instances(X)
    )
    np.testing.assert_array_equal(
        again.fit(X, supervision_of(name, Y, y)).predict_proba_instances(X),
        fitted.predict_proba_instances(X),
    )


def test_bags_and_instances_predict_apart(fitted, data):
    X, Y, _ = data
    known = Supervision.complete(Y, X.n_instances)
    order = np.random.default_rng(0).permutation(len(X))
    rows = X.instances_of(order)
    for supervision in (None, known):
        turned = None if supervision is None else supervision.take(order, X)
        np.testing.assert_allclose(
            fitted.predict_proba_instances(X.take(order), turned),
            fitted.predict_proba_instances(X, supervision)[rows],
            atol=1e-9,
        )
    backwards = Bags.from_list([bag[::-1] for bag in X])
    flip = np.concatenate(
        [
            np.arange(stop - 1, start - 1, -1)
            for start, stop in zip(X.offsets, X.offsets[1:], strict=False)
        ]
    )
    np.testing.assert_allclose(
        fitted.predict_proba_instances(backwards, known),
        fitted.predict_proba_instances(X, known)[flip],
        atol=1e-9,
    )


def test_empty_bags(name, data):
    X, Y, y = data
    holed = Bags.from_list([*list(X)[:3], np.empty((0, 5)), *list(X)[3:]])
    lists = np.insert(Y, 3, True, axis=0)
    model = quick(name).fit(holed, supervision_of(name, lists, y))
    P = model.predict_proba(holed)
    assert np.isfinite(P).all()
    if pools_by_maximum(model):
        assert (P[3] == 0).all()
        assert not model.predict(holed)[3].any()
    assert np.isfinite(model.decision_function(holed)).all()
    nothing = Bags.from_list([], n_features=5)
    assert model.predict_proba_instances(nothing).shape == (0, 3)
    assert model.predict_proba(nothing).shape == (0, 3)


def test_a_class_in_every_list_and_one_in_none(name, data):
    X, Y, y = data
    Y = np.column_stack([Y, np.ones(24, bool), np.zeros(24, bool)])
    P = quick(name).fit(X, supervision_of(name, Y, y)).predict_proba_instances(X)
    assert P.shape == (X.n_instances, 5)
    assert np.isfinite(P).all()


def test_one_species_only(name):
    X, _, y = small_set(n_classes=1)
    Y = np.ones((len(X), 1), bool)
    model = quick(name).fit(X, supervision_of(name, Y, y))
    known = Supervision.complete(Y, X.n_instances)
    np.testing.assert_array_equal(model.predict_instances(X, known), 0)


def test_float32_features(name, fitted, data):
    X, Y, y = data
    half = Bags(X.X.astype(np.float32), X.offsets)
    P = clone(fitted).fit(half, supervision_of(name, Y, y)).predict_proba_instances(half)
    close = np.abs(P - fitted.predict_proba_instances(X)).max(axis=1) < 0.02
    assert close.mean() > 0.9


def test_inputs_stay_as_they_were(name, data):
    X, Y, y = data
    before = X.X.copy(), Y.copy(), y.copy()
    said = taught(Y, y)
    X.X.setflags(write=False)
    model = quick(name).fit(X, said)
    model.predict_proba_instances(X, said)
    X.X.setflags(write=True)
    for now, then in zip((X.X, Y, y), before, strict=True):
        np.testing.assert_array_equal(now, then)


def test_saved_and_loaded_is_the_same(fitted, data):
    X, Y, _ = data
    data_bytes = to_bytes(fitted)
    loaded = from_bytes(data_bytes)
    known = Supervision.complete(Y, X.n_instances)
    np.testing.assert_array_equal(
        loaded.predict_proba_instances(X, known), fitted.predict_proba_instances(X, known)
    )
    np.testing.assert_array_equal(loaded.decision_function(X), fitted.decision_function(X))
    assert loaded.get_params(deep=False) == fitted.get_params(deep=False)
    assert loaded.report_ == fitted.report_
    assert to_bytes(loaded) == data_bytes


def pools_by_maximum(model):
    return type(model).predict_proba is InstanceAnnotator.predict_proba


def test_prediction_in_batches_is_prediction_at_once(fitted, data, monkeypatch):
    X, Y, _ = data
    lists = Supervision.complete(Y, X.n_instances)
    whole = [fitted.predict_proba_instances(X, said) for said in (None, lists)]
    whole += [fitted.predict_proba_alone(X), fitted.decision_function(X)]
    monkeypatch.setattr(base, "BATCH", 7)
    parts = [fitted.predict_proba_instances(X, said) for said in (None, lists)]
    parts += [fitted.predict_proba_alone(X), fitted.decision_function(X)]
    for one, other in zip(whole, parts, strict=True):
        np.testing.assert_allclose(other, one, atol=1e-12)


def test_bag_scores_are_maxima(fitted, data):
    if not pools_by_maximum(fitted):
        pytest.skip("this learner declares another pooling")
    X = data[0]
    P = getattr(fitted, "predict_proba_alone", fitted.predict_proba_instances)(X)
    expected = [P[a:b].max(axis=0) for a, b in zip(X.offsets, X.offsets[1:], strict=False)]
    np.testing.assert_allclose(fitted.predict_proba(X), expected, atol=1e-12)


def test_grid_search(name, data):
    if name in NEEDS_INSTANCE_LABELS:
        pytest.skip("a search cuts lists, not instance labels")
    X, Y, _ = data
    model = quick(name)
    parameter = next(iter(model.get_params(deep=False).items()))
    search = GridSearchCV(model, {parameter[0]: [parameter[1]]}, cv=KFold(2), error_score="raise")
    assert 0.0 < search.fit(X, Y).best_score_ <= 1.0


def steps_of(model, X, Y):
    told = []
    model.fit(X, Y, on_step=lambda fraction, text: told.append((fraction, text)))
    return told


def test_progress_never_goes_back(name, data):
    X, Y, y = data
    fractions, texts = zip(*steps_of(quick(name), X, supervision_of(name, Y, y)), strict=True)
    assert list(fractions) == sorted(fractions)
    assert fractions[0] >= 0.0
    assert fractions[-1] <= 1.0
    assert all(texts)


@pytest.mark.parametrize("done", [0.0, 0.5, 1.0])
def test_cancelled_goes_through_and_leaves_the_model(fitted, data, name, done):
    X, Y, y = data
    left = round(done * (len(steps_of(quick(name), X, supervision_of(name, Y, y))) - 1))

    def stop(fraction, text):
        nonlocal left
        left -= 1
        if left < 0:
            raise Cancelled

    before = to_bytes(fitted)
    with pytest.raises(Cancelled):
        fitted.fit(X, supervision_of(name, Y, y), on_step=stop)
    assert to_bytes(fitted) == before


def test_nothing_to_learn_from(name, data):
    X, Y, _ = data
    with pytest.raises(NothingToLearnError):
        quick(name).fit(X, np.zeros_like(Y))
    with pytest.raises(NothingToLearnError):
        quick(name).fit(Bags(np.empty((0, 5)), np.zeros(25, int)), Y)


def test_wrong_inputs(name, fitted, data):
    X, Y, y = data
    with pytest.raises(ValueError, match="number of bags"):
        quick(name).fit(X, Y[:-1])
    with pytest.raises(ValueError, match="finite"):
        quick(name).fit(
            Bags(np.where(X.X > 1, np.nan, X.X), X.offsets), supervision_of(name, Y, y)
        )
    with pytest.raises(ModelError, match="features"):
        fitted.predict_proba_instances(Bags(X.X[:, :4], X.offsets))
    with pytest.raises(ModelError, match="species"):
        fitted.predict_proba_instances(X, Supervision.complete(Y[:, :2], X.n_instances))


def test_nothing_is_left_to_learn_from(name):
    X, Y, y = small_set()
    lists = Supervision.complete(Y, len(y))
    all_rejected = Supervision(
        Y=Y, absent=lists.absent, y=lists.y, rejected=np.ones_like(lists.rejected)
    )
    all_noise = Supervision(
        Y=Y, absent=lists.absent, y=np.full(len(y), NOISE), rejected=lists.rejected
    )
    for said in (all_rejected, all_noise):
        with pytest.raises(NothingToLearnError):
            quick(name).fit(X, said)


def test_labels_without_any_list_are_enough(name):
    X, Y, y = small_set()
    nothing = np.zeros_like(Y)
    said = Supervision(Y=nothing, absent=nothing, y=y, rejected=np.zeros((len(y), 3), bool))
    if name in LEARNS_FROM_LISTS_ONLY:
        with pytest.raises(NothingToLearnError, match="lists"):
            quick(name).fit(X, said)
    elif name != "dummy":
        found = quick(name).fit(X, said).predict_proba_instances(X).argmax(axis=1)
        assert (found == y).mean() > 0.8


def test_every_list_is_full(name):
    X, Y, y = small_set()
    model = quick(name).fit(X, supervision_of(name, np.ones_like(Y), y))
    P = model.predict_proba_instances(X)
    assert np.isfinite(P).all()
    assert (P.sum(axis=1) <= 1.0 + 1e-6).all()


@pytest.mark.parametrize("value", [np.nan, np.inf, 1e200])
def test_features_that_are_no_numbers_are_refused(name, value):
    X, Y, y = small_set()
    features = X.X.copy()
    features[3, 1] = value
    with pytest.raises(ValueError, match="features must be finite"):
        quick(name).fit(X.with_features(features), supervision_of(name, Y, y))
