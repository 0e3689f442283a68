"""What a detector's scores mean in a project: by lists and answers, by species, from a published shape."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.special import expit

from birdann.core.bags import Bags, Evidence, Supervision
from birdann.models.auto.detector_shape import DetectorShape, calibration_curve
from birdann.models.exact.constraints import compile_constraints

N_CLASSES = 4


def project(
    n_bags, *, offset=0.0, slope=1.0, own=(0.0,) * N_CLASSES, base=-5.0, listed=True, seed=0
):
    """Return bags of one segment, the evidence of half of the classes, and lists by a known shape."""
    rng = np.random.default_rng(seed)
    x = rng.uniform(2.5, 8.0, (n_bags, N_CLASSES)) * (rng.random((n_bags, N_CLASSES)) < 0.5)
    odds = base + (x > 0) * (offset + np.array(own) + slope * x)
    Y = rng.random(x.shape) < expit(odds)
    row, column = np.nonzero(x)
    heard = Evidence.of("net", n_bags, row, column, x[row, column])
    bags = Bags(np.zeros((n_bags, 1)), np.arange(n_bags + 1), (heard,))
    told = Supervision.complete(Y, n_bags)
    if not listed:
        told = replace(told, Y=Y & False, absent=Y & False)
    return bags, heard, compile_constraints(told, bags.offsets)


def test_without_lists_the_published_shape_holds():
    bags, heard, constraints = project(300, listed=False)
    shape = DetectorShape.learn(heard, bags, constraints)
    np.testing.assert_allclose(shape(heard), heard.log_odds, atol=0.02)


@pytest.mark.parametrize(("offset", "slope"), [(0.0, 1.0), (-1.5, 1.3), (1.0, 0.6)])
def test_many_lists_show_what_the_scores_mean(offset, slope):
    bags, heard, constraints = project(4_000, offset=offset, slope=slope)
    shape = DetectorShape.learn(heard, bags, constraints)
    wanted = offset + slope * heard.log_odds
    assert np.abs(shape(heard) - wanted).mean() < 0.35


def test_a_species_that_is_often_mistaken_is_believed_less():
    bags, heard, constraints = project(1_000, own=(0.0, -2.5, 0.0, 0.0))
    shape = DetectorShape.learn(heard, bags, constraints)
    moved = shape(heard) - heard.log_odds
    mean = np.array([moved[heard.columns == j].mean() for j in range(N_CLASSES)])
    assert mean.argmin() == 1
    assert np.delete(mean, 1).min() - mean[1] > 1.0


@pytest.mark.parametrize("offset", [-2.0, 0.0])
def test_the_curve_of_a_detector_is_that_of_the_lists(offset):
    bags, _, constraints = project(2_000, offset=offset)
    curve = calibration_curve(0, bags, constraints, 0)
    detected = (bags.evidence[0].columns, bags.bag_of_instance[bags.evidence[0].rows])
    listed = constraints.listed_classes[detected[1], detected[0]]
    assert sum(curve.segments) == len(listed)
    assert curve.mean_found == pytest.approx(listed.mean())
    assert curve.error < 0.03


def test_there_is_no_curve_without_lists():
    bags, _, constraints = project(50, listed=False)
    assert not calibration_curve(0, bags, constraints, 0).is_measured


def test_few_lists_move_it_little():
    bags, heard, constraints = project(6, own=(0.0, -2.5, 0.0, 0.0))
    few = DetectorShape.learn(heard, bags, constraints)
    many = DetectorShape.learn(*(project(1_000, own=(0.0, -2.5, 0.0, 0.0))[k] for k in (1, 0, 2)))
    assert abs(few.own[1]) < abs(many.own[1]) / 2


def test_answers_to_segments_count_where_there_are_no_lists():
    bags, heard, constraints = project(400, listed=False)
    wrong = np.zeros(400, np.int64)  # all are of the first class, whatever was heard
    answered = replace(constraints, fixed=wrong)
    shape = DetectorShape.learn(heard, bags, answered)
    moved = shape(heard) - heard.log_odds
    assert moved[heard.columns == 0].mean() > moved[heard.columns != 0].mean() + 1.0
