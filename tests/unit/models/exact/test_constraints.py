"""What was said of bags, compiled: what each field holds, and what other views of it hold."""

import numpy as np
import pytest

from birdann.core.bags import NOISE, UNKNOWN, Supervision
from birdann.models.exact.constraints import SILENT, compile_constraints

OFFSETS = np.array([0, 3, 3, 5, 6])
"""Four bags of 3, 0, 2 and 1 instances."""


@pytest.fixture
def said():
    """A complete list, one without instances, an "at least" list, and a bag nobody tagged."""
    Y = np.array([[1, 1, 0], [0, 1, 0], [1, 0, 0], [0, 0, 0]], dtype=bool)
    absent = np.array([[0, 0, 1], [1, 0, 1], [0, 0, 0], [0, 0, 0]], dtype=bool)
    y = np.array([0, UNKNOWN, NOISE, UNKNOWN, UNKNOWN, UNKNOWN])
    rejected = np.zeros((6, 3), dtype=bool)
    rejected[1, 1] = True
    return Supervision(Y=Y, absent=absent, y=y, rejected=rejected)


def test_bits_are_what_the_labels_must_still_unite_to(said):
    found = compile_constraints(said, OFFSETS, open_weight=0.1, missed_rate=0.02)
    of_bags = np.split(found.bits, found.bit_offsets[1:-1])
    assert [bag.tolist() for bag in of_bags] == [
        [1],
        [1],
        [0],
        [],
    ]  # class 0 is confirmed in bag 0
    np.testing.assert_array_equal(found.weights, [[1, 0, 0], [0, 0, 0], [0, 0.1, 0.1], [1, 1, 1]])
    assert found.fixed.tolist() == [0, UNKNOWN, SILENT, UNKNOWN, UNKNOWN, UNKNOWN]
    assert found.listed.tolist() == [True, True, True, False]
    assert found.tagged.tolist() == [True, True, True, False]
    assert (found.n_classes, found.n_columns, found.noise) == (3, 3, False)
    assert found.missed_rate == 0.02


def test_listed_classes_include_confirmed_ones(said):
    for noise in (False, True):
        found = compile_constraints(said, OFFSETS, noise=noise)
        np.testing.assert_array_equal(found.listed_classes, said.Y)


def test_noise_is_one_more_column_with_a_weight_in_listed_bags(said):
    found = compile_constraints(said, OFFSETS, noise=True, noise_weight=0.3)
    assert (found.n_classes, found.n_columns, found.noise) == (3, 4, True)
    assert found.weights[:, 3].tolist() == [0.3, 0.3, 0.3, 1.0]
    assert found.fixed[2] == 3
    louder = found.with_noise_weight(0.9)
    assert louder.weights[:, 3].tolist() == [0.9, 0.9, 0.9, 1.0]
    assert found.weights[0, 3] == 0.3
    without = found.without_noise()
    plain = compile_constraints(said, OFFSETS)
    assert not without.noise
    for name in ("weights", "fixed", "bits", "bit_offsets"):
        np.testing.assert_array_equal(getattr(without, name), getattr(plain, name))


def test_some_of_the_bags_keep_what_was_said_of_them(said):
    every = compile_constraints(said, OFFSETS, noise=True, missed_rate=0.05)
    part = every.take([2, 0, 0])
    assert part.offsets.tolist() == [0, 2, 5, 8]
    assert part.fixed.tolist() == [UNKNOWN, UNKNOWN] + 2 * [0, UNKNOWN, 3]
    np.testing.assert_array_equal(part.listed_classes, said.Y[[2, 0, 0]])
    assert (part.missed_rate, part.n_classes) == (0.05, 3)
    assert len(part.rejected) == 8


@pytest.mark.parametrize("rate", [-0.1, 1.1])
def test_an_impossible_rate_is_refused(said, rate):
    with pytest.raises(ValueError, match="missed_rate"):
        compile_constraints(said, OFFSETS, missed_rate=rate)
