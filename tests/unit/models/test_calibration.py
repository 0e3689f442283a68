"""Calibration: from a stated probability to the one that holds, and how sure that is."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.special import expit, logit
from sklearn.linear_model import LogisticRegression

from birdann.models.calibration import (
    DETECTED,
    SHRINKAGE,
    Calibrator,
    Items,
    Prior,
    measure_calibration,
    reliability,
    single_list_reliability,
)

POSSIBLE = 4
"""How many classes are possible, where that is not the matter."""


def items_of(stated, *said, possible=POSSIBLE, **kind):
    return Items.of(stated, np.full(len(stated), possible), *said, **kind)


def probability(found, stated, species, possible=POSSIBLE):
    return found.probability(stated, species, np.full(len(stated), possible))


def lower_bound(found, stated, species):
    return found.lower_bound(stated, species, np.full(len(stated), POSSIBLE))


def drawn(n, seed=0, *, slope=1.0, bias=0.0, n_classes=1, n_recordings=None):
    """Return items whose share right is expit(bias + slope * logit(stated))."""
    rng = np.random.default_rng(seed)
    stated = rng.uniform(0.3, 0.999, n)
    right = rng.random(n) < expit(bias + slope * logit(stated))
    species = rng.integers(0, n_classes, n)
    return items_of(stated, right, species, rng.integers(0, n_recordings or n, n))


def nothing():
    return items_of(np.zeros(0), np.zeros(0), np.zeros(0, np.int64), np.zeros(0, np.int64))


def test_probabilities_that_hold_are_left_as_they_are():
    found = Calibrator.fit(drawn(40_000), 1)
    p = np.array([0.4, 0.6, 0.9, 0.99])
    assert probability(found, p, np.zeros(4, int)) == pytest.approx(p, abs=0.01)


def test_the_line_is_that_of_logistic_regression():
    items = drawn(5_000, slope=0.5, bias=-0.3)
    found = Calibrator.fit(items, 1)
    peer = LogisticRegression(C=np.inf).fit(logit(items.stated)[:, None], items.right)
    p = np.linspace(0.35, 0.99, 9)
    expected = peer.predict_proba(logit(p)[:, None])[:, 1]
    assert probability(found, p, np.zeros(9, int)) == pytest.approx(expected, abs=0.005)


def test_what_is_learned_where_many_are_possible_holds_where_few_are():
    """A model that doubles every log-odds above chance, learned of lists of eight, asked of lists of two."""
    rng = np.random.default_rng(0)
    stated = rng.uniform(1 / 8, 0.99, 20_000)
    chance = logit(1 / 8)
    right = rng.random(len(stated)) < expit(chance + 0.5 * (logit(stated) - chance))
    found = Calibrator.fit(
        items_of(stated, right, np.zeros(20_000, int), np.arange(20_000), possible=8), 1
    )
    p = np.array([0.5, 0.7, 0.9, 0.99])
    expected = expit(0.5 * logit(p))
    assert probability(found, p, np.zeros(4, int), 2) == pytest.approx(expected, abs=0.03)
    assert probability(found, p[:1], np.zeros(1, int), 2) >= 0.5


def test_of_which_list_a_call_came_tells_how_often_its_name_is_right():
    """Two lists of two species: a name is right with log odds .6 as far above chance as stated, else any of the other three."""
    rng = np.random.default_rng(0)
    n = 60_000
    stated = rng.uniform(0.3, 0.97, n)
    right = rng.random(n) < expit(logit(0.25) + 0.6 * (logit(stated) - logit(0.25)))
    same_list = right | (rng.random(n) < 1 / 3)
    found = Calibrator.fit(
        items_of(stated, same_list, np.zeros(n, int), np.arange(n), shared=1 / 3), 1
    )
    p = np.array([0.4, 0.6, 0.9])
    expected = expit(logit(0.25) + 0.6 * (logit(p) - logit(0.25)))
    assert probability(found, p, np.zeros(3, int)) == pytest.approx(expected, abs=0.02)


@settings(max_examples=30)
@given(st.integers(0, 10_000), st.integers(0, 60), st.floats(-3, 3), st.floats(-1, 2))
def test_a_surer_statement_stays_a_surer_one(seed, n, bias, slope):
    found = Calibrator.fit(drawn(n, seed, slope=slope, bias=bias), 1)
    p = probability(found, np.linspace(0, 1, 50), np.zeros(50, int))
    assert (np.diff(p) >= 0).all()
    assert (lower_bound(found, np.linspace(0, 1, 50), np.zeros(50, int)) <= p).all()


def test_without_items_it_says_what_was_stated_and_is_sure_of_little():
    found = Calibrator.fit(nothing(), 2)
    p = np.array([0.5, 0.9, 0.99])
    assert probability(found, p, np.ones(3, int)) == pytest.approx(p)
    assert lower_bound(found, p, np.ones(3, int)).max() < 0.7


@pytest.mark.parametrize(("surer", "expected"), [(2.0, 0.5), (0.5, 1.0)])
def test_what_was_learned_is_stated_as_surely_as_what_was_held_out(surer, expected):
    """Log odds against chance have the mean of those held out; a model that is less sure is left alone."""
    z = np.random.default_rng(0).uniform(0.1, 2.0, 300)

    def two(z):
        return np.column_stack([expit(z), expit(-z)])

    one_possible = np.tile([1.0, 0.0], (50, 1))
    held_out = np.vstack([two(z), one_possible])
    learned = np.vstack([two(surer * z), one_possible])
    found = Calibrator.fit(nothing(), 2).match_certainty(held_out, learned)
    p = found.apply(learned)[0][:300].max(axis=1)
    assert logit(p) == pytest.approx(expected * surer * z)


def test_the_lower_bound_is_exceeded_nine_times_in_ten():
    """Many recordings of one segment each, of one species: the truth lies above the bound in at least 90 %."""
    at = np.array([0.6, 0.9, 0.97])
    truth = expit(-0.3 + 0.6 * logit(at))
    covered = [
        truth
        >= lower_bound(
            Calibrator.fit(drawn(400, seed, slope=0.6, bias=-0.3), 1), at, np.zeros(3, int)
        )
        for seed in range(200)
    ]
    assert (np.mean(covered, axis=0) >= 0.88).all()


def test_where_the_prior_stands_changes_no_lower_bound_of_many_items():
    """The line through the items is the same, whichever point of it the prior is of."""
    items, at = drawn(20_000, slope=0.5, bias=-0.3), np.array([0.5, 0.8, 0.99])
    plain, centred = (
        lower_bound(
            Calibrator.fit(items, 1, prior=Prior(is_centred=is_centred)), at, np.zeros(3, int)
        )
        for is_centred in (False, True)
    )
    assert centred == pytest.approx(plain, abs=3e-4)


def test_segments_of_one_recording_make_nobody_sure():
    items = drawn(2_000, slope=0.6)
    together = items_of(items.stated, items.right, items.species, np.arange(2_000) // 200)
    at = np.array([0.95])
    apart = lower_bound(Calibrator.fit(items, 1), at, np.zeros(1, int))
    rng = np.random.default_rng(0)
    same = np.repeat(rng.random(10) < 0.8, 200)
    clustered = items_of(together.stated, same, together.species, together.recording)
    found = Calibrator.fit(clustered, 1)
    gap = probability(found, at, np.zeros(1, int)) - lower_bound(found, at, np.zeros(1, int))
    independent = probability(Calibrator.fit(items, 1), at, np.zeros(1, int)) - apart
    assert gap > 1.5 * independent


def test_the_segments_of_a_recording_do_not_outvote_the_prior():
    """Six recordings, half of them right where .8 was stated; their segments told once, or fifty times."""
    once = items_of(np.full(6, 0.8), np.arange(6) % 2, np.zeros(6, int), np.arange(6))
    often = Items.concatenate(*[once] * 50)
    p, species = np.array([0.5, 0.8, 0.95]), np.zeros(3, int)
    expected = probability(Calibrator.fit(once, 1), p, species)
    assert probability(Calibrator.fit(often, 1), p, species) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize(
    ("possible", "stated", "holds"), [(101, 0.99, 0.353), (101, 0.5, 0.157), (11, 0.99, 0.559)]
)
def test_before_answers_detections_are_believed_less_and_fewer_classes_compete(
    possible, stated, holds
):
    """Log odds .6 · logit(1/k) + e^-1.45 · (logit(p) - logit(1/k)), by hand."""
    found = Calibrator.fit(nothing(), possible, prior=DETECTED)
    told = probability(found, np.array([stated]), np.zeros(1, int), possible)
    assert told == pytest.approx([holds], abs=0.001)


def test_ten_answers_calibrate_better_than_none_where_many_are_possible():
    """Of 180 classes, names stated with .93 on average, of which half are right: mean of 40 draws."""
    chance = logit(1 / 180)

    def error(found, x):
        truth = expit(0.2 * (x - 10.6))
        p = probability(found, expit(x + chance), np.zeros(len(x), int), 180)
        return np.abs(p - truth).mean()

    rng = np.random.default_rng(0)
    x = rng.normal(10.6, 4.0, 2_000)
    after, n_answers = [], 10
    for _ in range(40):
        told = rng.normal(10.6, 4.0, n_answers)
        right = rng.random(n_answers) < expit(0.2 * (told - 10.6))
        species, recording = np.zeros(n_answers, int), np.arange(n_answers)
        answers = items_of(
            expit(told + chance), right, species, recording, possible=180, is_answer=True
        )
        after.append(error(Calibrator.fit(answers, 180, prior=DETECTED), x))
    before = error(Calibrator.fit(nothing(), 180, prior=DETECTED), x)
    assert np.mean(after) < before


def test_a_species_is_shrunk_towards_the_pooled_calibration():
    pooled = drawn(20_000)
    n = 5
    wrong = items_of(np.full(n, 0.9), np.zeros(n), np.ones(n, int), 30_000 + np.arange(n))
    found = Calibrator.fit(Items.concatenate(pooled, wrong), 2)
    expected = SHRINKAGE * 0.9 / (n + SHRINKAGE)
    assert probability(found, np.array([0.9]), np.array([1])) == pytest.approx(expected, abs=0.02)
    assert probability(found, np.array([0.9]), np.array([0])) == pytest.approx(0.9, abs=0.02)


def test_an_answer_counts_for_more_than_a_merged_segment():
    merged = items_of(np.full(50, 0.9), np.ones(50), np.zeros(50, int), np.arange(50))
    wrong = {"right": np.zeros(10), "species": np.zeros(10, int), "recording": 50 + np.arange(10)}
    by_person = items_of(np.full(10, 0.9), **wrong, is_answer=True)
    by_merging = items_of(np.full(10, 0.9), **wrong)
    at = np.array([0.9]), np.zeros(1, int)
    p = [
        probability(Calibrator.fit(Items.concatenate(merged, one), 1), *at)
        for one in (by_person, by_merging)
    ]
    assert p[0] < p[1] - 0.2


@settings(max_examples=50)
@given(st.integers(0, 10_000), st.floats(-3, 3), st.floats(-2, 1))
def test_the_likeliest_class_stays_the_likeliest(seed, a, log_slope):
    P = np.random.default_rng(seed).dirichlet(np.full(4, 0.3), 30)
    P[0] = 0.0
    found = Calibrator(np.array([a, log_slope]), np.eye(2), np.zeros(4), np.zeros(4))
    Q, low = found.apply(P)
    assert (Q[1:].argmax(axis=1) == P[1:].argmax(axis=1)).all()
    assert ((Q >= 0) & (Q <= 1)).all()
    assert (Q.sum(axis=1) <= 1 + 1e-9).all()
    assert (low <= Q.max(axis=1) + 1e-12).all()
    assert not Q[0].any()


def test_a_list_of_one_species_is_believed_as_its_answers_say():
    assert single_list_reliability(0, 0)[0] == pytest.approx(0.99)
    assert single_list_reliability(90, 100)[0] == pytest.approx(1 - 10.1 / 110)
    assert single_list_reliability(90, 100)[1] < single_list_reliability(90, 100)[0]


def test_the_error_is_that_of_ten_bins():
    items = items_of(
        np.array([0.95, 0.95, 0.25]), np.array([1.0, 0.0, 0.0]), np.zeros(3, int), np.arange(3)
    )
    found = reliability(items, 0)
    assert found.error == pytest.approx((abs(1.9 - 1.0) + 0.25) / 3)
    assert found.stated == pytest.approx((0.25, 0.95))
    assert found.found == pytest.approx((0.0, 0.5))
    assert found.recordings == 3
    assert not found.is_measured
    assert found.error_low <= found.error <= found.error_high


@pytest.mark.parametrize("n", [10, 25, 100])
def test_recordings_that_are_all_right_do_not_prove_that_all_are(n):
    """Of n recordings without a mistake 3 / n may be wrong, with 95 % confidence (J. Hanley 1983)."""
    items = items_of(
        np.full(4 * n, 0.999), np.ones(4 * n), np.zeros(4 * n, int), np.arange(4 * n) // 4
    )
    found = reliability(items, 0)
    assert found.error == pytest.approx(0.001)
    assert found.error_high == pytest.approx(3 / n, rel=0.5)
    assert found.low[0] < 1 - 0.5 * 3 / n
    assert found.high == (1.0,)


@pytest.mark.parametrize("n", [10, 25, 100])
@pytest.mark.parametrize("gap", [0.0, 0.1])
def test_the_interval_of_the_error_contains_the_true_one(n, gap):
    """Recordings whose segments are right or wrong together, stated as .9: the true error is the gap."""
    rng = np.random.default_rng(n)
    held = 0
    for draw in range(200):
        of_recording = rng.beta(3 * (0.9 - gap), 3 * (0.1 + gap), n)
        size = rng.integers(2, 30, n)
        recording = np.repeat(np.arange(n), size)
        right = (rng.random(len(recording)) < of_recording[recording]).astype(float)
        items = items_of(np.full(len(right), 0.9), right, np.zeros(len(right), int), recording)
        found = reliability(items, draw)
        held += found.error_low - 0.02 <= gap <= found.error_high
    assert held >= 180


def test_what_is_told_of_a_calibration_is_of_recordings_that_took_no_part():
    """Shares that differ from recording to recording by chance are no error that calibration can take away."""
    items = drawn(6_000, slope=0.4, n_classes=3, n_recordings=60)
    found = measure_calibration(items, items, items, 3, np.array([3, 20, 20]), seed=0)
    assert found.before.error > 0.1
    assert found.after.error < 0.03
    assert found.few_lists.recordings == len(np.unique(items.recording[items.species == 0]))
    assert found.after.recordings == 60
    assert found.sources == {"merged pairs": 6_000, "hidden lists": 6_000, "answers": 0}
    assert [species.recordings for species in found.species] == [
        len(np.unique(items.recording[items.species == j])) for j in range(3)
    ]
    assert all(species.low <= species.correct <= species.high for species in found.species)
    none = measure_calibration(nothing(), nothing(), nothing(), 3, np.zeros(3, int), seed=0)
    assert none.after.recordings == sum(none.sources.values()) == 0
