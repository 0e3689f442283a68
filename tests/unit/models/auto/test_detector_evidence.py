"""Evidence of detectors in the exact E-step, its weights, and what a learner gains by it."""

from dataclasses import replace
from itertools import pairwise, product

import numpy as np
import pytest
from scipy.optimize import approx_fprime

from birdann.core.bags import Bags, Evidence, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.models.auto import learner
from birdann.models.auto.calibrating import calibrate
from birdann.models.auto.detector_evidence import (
    WITH_LIST,
    WITHOUT_LIST,
    DetectorWeights,
    choose_detector_weights,
)
from birdann.models.auto.detector_shape import DEFAULT_SHAPE
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.exact.constraints import compile_constraints
from birdann.models.exact.posterior import Method, posterior
from birdann.models.linear.objective import Likelihood
from birdann.models.persistence import from_bytes, to_bytes

LISTS = np.array([[True, True, False], [False, True, False], [False, False, False]])
OFFSETS = np.array([0, 4, 6, 9])


def detected(name, log_odds):
    """Return the evidence of log odds (n, n_classes); 0 says nothing."""
    rows, columns = np.nonzero(log_odds)
    return Evidence.of(name, len(log_odds), rows, columns, log_odds[rows, columns])


def small(seed=0):
    """Return three bags, the last without a list, with two detectors, and their constraints."""
    rng = np.random.default_rng(seed)
    log_odds = [rng.normal(size=(9, 3)) * (rng.random((9, 3)) < 0.6) for _ in range(2)]
    evidence = tuple(detected(name, of) for name, of in zip(("a", "b"), log_odds, strict=True))
    bags = Bags(rng.normal(size=(9, 2)), OFFSETS, evidence)
    told = Supervision.complete(LISTS, 9)
    told.absent[2] = False
    constraints = compile_constraints(told, OFFSETS, noise=True, missed_rate=0.1)
    return bags, log_odds, constraints


def enumerated(P, bits, constraints, missed_rate):
    """Return posterior and likelihood of one bag, label by label."""
    n, n_columns = P.shape
    total, shares = 0.0, np.zeros(P.shape)
    for labels in product(range(n_columns), repeat=n):
        if any(j < 3 and not bits[j] for j in labels) and bits.any():
            continue
        weight = np.prod(P[np.arange(n), labels])
        weight *= missed_rate ** sum(bits[j] and j not in labels for j in range(3))
        total += weight
        shares[np.arange(n), labels] += weight
    return shares / total, np.log(total)


@pytest.mark.parametrize("method", [Method.AUTO, Method.FORWARD_BACKWARD])
def test_evidence_multiplies_what_sound_says_in_the_exact_posterior(method):
    bags, (a, b), constraints = small()
    weights = DetectorWeights(("a", "b"), np.array([0.7, 1.2]), (DEFAULT_SHAPE,) * 2)
    P = np.random.default_rng(1).dirichlet(np.ones(4), 9)
    found = posterior(P, weights.apply_to(bags, constraints), method=method)
    for k, (start, stop) in enumerate(pairwise(OFFSETS)):
        of_a, of_b = (WITH_LIST, WITH_LIST) if LISTS[k].any() else (0.7, 1.2)
        weighed = P[start:stop].copy()
        weighed[:, :3] *= np.exp(of_a * a[start:stop] + of_b * b[start:stop])
        shares, log_likelihood = enumerated(weighed, LISTS[k], constraints, 0.1)
        np.testing.assert_allclose(found.responsibilities[start:stop], shares, rtol=1e-5)
        assert found.log_likelihood[k] == pytest.approx(log_likelihood, rel=1e-5)


def test_the_gradient_of_the_likelihood_of_lists_and_evidence_is_its_slope():
    bags, _, constraints = small()
    constraints = DetectorWeights.initial(bags).apply_to(bags, constraints)
    target = Likelihood(design=bags.X, constraints=constraints, penalty=np.full((3, 4), 0.1))
    weights = np.random.default_rng(2).normal(size=(3, 4))

    def value(flat):
        return target.evaluate(flat.reshape(3, 4)).value

    slope = approx_fprime(weights.ravel(), value, 1e-6)
    gradient = target.evaluate(weights).gradient.ravel()
    np.testing.assert_allclose(gradient, slope, atol=2e-4)


def test_evidence_stays_with_its_segments():
    bags, (a, _), constraints = small()
    taken = bags.take([2, 0])
    part, dense = taken.evidence[0], np.zeros((7, 3))
    dense[part.rows, part.columns] = part.log_odds
    np.testing.assert_allclose(dense, a[[6, 7, 8, 0, 1, 2, 3]], rtol=1e-6)
    weights = DetectorWeights.initial(bags)
    np.testing.assert_array_equal(
        weights.apply_to(bags, constraints).take([2, 0]).evidence,
        weights.apply_to(taken, constraints.take([2, 0])).evidence,
    )
    with pytest.raises(ValueError, match="row for each"):
        replace(bags, evidence=(detected("a", np.ones((2, 3))),))


def test_an_unknown_detector_counts_at_face_value_and_none_changes_nothing():
    bags, (a, b), constraints = small()
    found = DetectorWeights(("a",), np.array([0.3]), (DEFAULT_SHAPE,)).factors(
        bags, np.zeros(3, bool), 4
    )
    np.testing.assert_allclose(found[:, :3], np.exp(0.3 * a + WITHOUT_LIST * b), rtol=1e-5)
    np.testing.assert_array_equal(found[:, 3], 1.0)
    silent = replace(bags, evidence=())
    assert not len(DetectorWeights.initial(silent).apply_to(silent, constraints).evidence)


@pytest.mark.parametrize("confidence", [0.7, 2.0])
def test_a_detector_weighs_what_its_log_odds_are_worth(confidence):
    """Log odds that are twice too sure deserve half their weight; a second one that guesses, none."""
    rng = np.random.default_rng(0)
    y = rng.integers(0, 4, 1200)
    clear = 2.0 * np.eye(4)[y] + rng.normal(size=(1200, 4))  # log odds 2 x beside a class of none
    evidence = (
        detected("sure", confidence * 2.0 * clear),
        detected("guess", 2.0 * rng.normal(size=(1200, 4))),
    )
    offsets = np.arange(0, 1201, 3)
    Y = np.zeros((400, 4), bool)
    np.logical_or.at(Y, (np.repeat(np.arange(400), 3), y), True)
    bags = Bags(np.zeros((1200, 1)), offsets, evidence)
    constraints = compile_constraints(
        Supervision.complete(Y, 1200), offsets, noise=True, missed_rate=0.01
    )
    P = np.column_stack([np.full((1200, 4), 0.249), np.full(1200, 0.004)])
    weights, choices = choose_detector_weights(bags, constraints, P)
    sure, guess = weights.free * [shape.slope for shape in weights.shapes]
    assert sure == pytest.approx(1.0 / confidence, rel=0.1)
    assert guess < 0.1
    assert choices["sure"].chosen == weights.free[0]


def heard(n_bags=60, seed=0):
    """Return recordings of which the first half has lists, with a detector's log odds, and labels."""
    rng = np.random.default_rng(seed)
    lists = [rng.choice(4, 2, replace=False) for _ in range(n_bags)]
    y = np.concatenate([rng.choice(listed, 5) for listed in lists])
    bag_of = np.repeat(np.arange(n_bags), 5)
    Y = np.zeros((n_bags, 4), bool)
    Y[bag_of, y] = True
    X = np.eye(4, 6)[y] + 0.6 * rng.normal(size=(len(y), 6))
    is_found = rng.random(len(y)) < 0.7
    log_odds = (3.0 * np.eye(4)[y] + rng.normal(size=(len(y), 4))) * is_found[:, None]
    bags = Bags(X, np.arange(n_bags + 1) * 5, (detected("net", log_odds),))
    has_list = np.arange(n_bags) < n_bags // 2
    told = Supervision.complete(Y & has_list[:, None], len(y))
    told.absent[~has_list] = False
    return bags, told, y, has_list[bag_of]


@pytest.fixture(scope="module")
def trained():
    bags, told, y, is_listed = heard()
    model = EnsembleAnnotator(n_trees=30).fit(bags, told)
    return model, bags, told, y, is_listed


def right(model, bags, told, y, rows):
    return float((model.predict_proba_instances(bags, told).argmax(axis=1) == y)[rows].mean())


def test_unlisted_recordings_gain_and_listed_ones_do_not_lose(trained):
    model, bags, told, y, is_listed = trained
    silent = replace(bags, evidence=())
    without = EnsembleAnnotator(n_trees=30).fit(silent, told)
    gain = right(model, bags, told, y, ~is_listed) - right(without, silent, told, y, ~is_listed)
    assert gain > 0.05
    loss = right(without, silent, told, y, is_listed) - right(model, bags, told, y, is_listed)
    assert loss < 0.01
    assert 0.3 < model.report_.choices.detectors["net"].chosen < 2.5


def test_a_detector_adds_its_weighted_evidence_to_a_segment(trained):
    """Not that of the segments before it."""
    model, bags, *_ = trained
    (part,), (shape,) = bags.evidence, model.detectors_.shapes
    row = int(part.rows[len(part.rows) // 2])
    expected = np.zeros(len(model.classes_))
    for j, x in zip(part.columns[part.rows == row], part.log_odds[part.rows == row], strict=True):
        expected[j] = shape.offset + shape.own[j] + shape.slope * x
    for is_listed, weight in ((True, WITH_LIST), (False, model.detectors_.free[0])):
        added = model.detector_log_odds(bags, row, is_listed=is_listed)["net"]
        np.testing.assert_allclose(added, weight * expected, atol=1e-5)


def test_without_a_list_evidence_is_used_in_every_answer(trained):
    model, bags, _, y, is_listed = trained
    silent = replace(bags, evidence=())
    for answer in (model.predict_proba_instances, model.predict_proba_alone):
        with_it, without = (
            (answer(of).argmax(axis=1) == y)[~is_listed].mean() for of in (bags, silent)
        )
        assert with_it > without


def test_detections_alone_teach_and_nothing_at_all_does_not():
    bags, told, y, _ = heard()
    none = replace(told, Y=np.zeros_like(told.Y), absent=np.zeros_like(told.absent))
    model = EnsembleAnnotator(n_trees=30).fit(bags, none)
    log_odds = np.zeros((len(y), 4))
    log_odds[bags.evidence[0].rows, bags.evidence[0].columns] = bags.evidence[0].log_odds
    alone = log_odds.argmax(axis=1) == y
    everything = np.ones(len(y), bool)
    assert right(model, bags, none, y, everything) > alone.mean() + 0.1
    with pytest.raises(NothingToLearnError):
        EnsembleAnnotator().fit(replace(bags, evidence=()), none)


def test_a_stored_model_keeps_its_weights_and_learns_on(trained):
    model, bags, told, *_ = trained
    stored = from_bytes(to_bytes(model))
    assert list(stored.detectors_.names) == ["net"]
    np.testing.assert_array_equal(
        stored.predict_proba_instances(bags, told), model.predict_proba_instances(bags, told)
    )
    again = EnsembleAnnotator(n_trees=30).warm_start_from(stored).fit(bags, told)
    np.testing.assert_array_equal(again.detectors_.free, model.detectors_.free)


def test_several_entries_of_a_segment_and_a_class_add_up():
    """As of two windows of a network; numpy's ``+=`` by index counts one of them."""
    bags, _, _ = small()
    twice = Evidence.of(
        "a", 9, np.array([4, 4, 7]), np.array([1, 1, 0]), np.array([0.5, 1.5, 1.0])
    )
    once = Evidence.of("a", 9, np.array([4, 7]), np.array([1, 0]), np.array([2.0, 1.0]))
    weights = DetectorWeights(("a",), np.array([0.3]))
    found, right = (
        weights.factors(replace(bags, evidence=(part,)), np.zeros(3, np.bool_), 4)
        for part in (twice, once)
    )
    np.testing.assert_allclose(found, right, rtol=1e-6)
    assert found[4, 1] == pytest.approx(np.exp(0.6))


@pytest.fixture(scope="module")
def unlisted():
    """Recordings of which nothing is known but a detector's log odds, and the true classes."""
    bags, told, y, _ = heard()
    return bags, replace(told, Y=told.Y & False, absent=told.absent & False), y


def stated(bags, told):
    model = EnsembleAnnotator(n_trees=30).fit(bags, told)
    P = model.predict_proba_instances(bags)
    calibrated, low = model.calibrate_probabilities(P, bags, None)
    return P.max(axis=1), calibrated.max(axis=1), low


def test_without_lists_and_answers_what_is_stated_is_less_and_bounds_are_wide(unlisted):
    bags, told, _ = unlisted
    raw, calibrated, low = stated(bags, told)
    sure = raw > 0.6
    assert sure.sum() > 50
    assert (calibrated[sure] < raw[sure]).all()
    assert (calibrated - low)[sure].mean() > 0.15


def test_answers_without_lists_judge_the_predictions_that_are_shown(unlisted, monkeypatch):
    """No answer taught them. Where a list did, predictions of other recordings are judged."""
    bags, told, y = unlisted
    judged = []

    def keep(task, answer, told, free, unheard):
        judged.append((free, unheard))
        return calibrate(task, answer, told, free, unheard)

    monkeypatch.setattr(learner, "calibrate", keep)
    some = np.zeros(len(told.Y), np.bool_)
    some[:30] = True
    Y = np.zeros_like(told.Y)
    Y[bags.bag_of_instance, y] = True
    listed = replace(told, Y=Y & some[:, None], absent=~Y & some[:, None])
    model = EnsembleAnnotator(n_trees=30).fit(bags, listed)
    (free, unheard), shown = judged[0], model.predict_proba_instances(bags)
    shown /= shown.sum(axis=1, keepdims=True)
    has_list = some[bags.bag_of_instance]
    np.testing.assert_allclose(free[~has_list], shown[~has_list], atol=1e-4)
    assert np.abs(free - shown)[has_list].max() > 0.01
    assert np.abs(unheard - shown)[~has_list].max() > 0.01


def test_twenty_answers_calibrate_what_detections_alone_taught(unlisted):
    bags, told, y = unlisted
    drawn = np.random.default_rng(3).choice(len(y), 20, replace=False)
    verdicts = np.zeros(len(y), np.int64)
    best = EnsembleAnnotator(n_trees=30).fit(bags, told).predict_proba_instances(bags).argmax(1)
    verdicts[drawn] = best[drawn] + 1  # all are valid
    _, valid, low_valid = stated(bags, replace(told, verdicts=verdicts))
    _, invalid, _ = stated(bags, replace(told, verdicts=-verdicts))
    _, unanswered, low = stated(bags, told)
    assert invalid.mean() < unanswered.mean() < valid.mean()
    assert (valid - low_valid).mean() < (unanswered - low).mean()
