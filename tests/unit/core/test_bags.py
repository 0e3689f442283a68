import numpy as np
import pytest

from birdann.core.bags import NOISE, UNKNOWN, Bags, Supervision

SAMPLE = Bags(np.arange(12.0).reshape(6, 2), np.array([0, 2, 2, 6]))


def test_bags_are_a_sequence_of_arrays():
    assert len(SAMPLE) == 3
    assert SAMPLE.shape == (3, 2)
    assert SAMPLE[1].shape == (0, 2)
    np.testing.assert_array_equal(SAMPLE[-1], SAMPLE[2])
    assert SAMPLE[1:].sizes.tolist() == [0, 4]
    assert SAMPLE[np.array([True, False, True])].sizes.tolist() == [2, 4]
    with pytest.raises(IndexError):
        SAMPLE[3]


@pytest.mark.parametrize(
    ("n_instances", "bags"), [(1, [1, 1, 1]), (3, [2, 1]), (4, [2, 1]), (6, [3])]
)
def test_runs_cover_all_bags_in_order(n_instances, bags):
    runs = [range(3)[run] for run in SAMPLE.runs(n_instances)]
    assert [len(run) for run in runs] == bags
    assert [b for run in runs for b in run] == [0, 1, 2]


@pytest.mark.parametrize("offsets", [[], [1, 6], [0, 5], [0, 4, 2, 6]])
def test_offsets_must_run_from_zero_to_the_end(offsets):
    with pytest.raises(ValueError, match="offsets"):
        Bags(np.zeros((6, 2)), np.array(offsets, dtype=int))


def test_no_bags_at_all_need_the_width_said():
    assert Bags.from_list([], n_features=38).shape == (0, 38)


def test_complete_lists_rule_out_what_they_do_not_name():
    said = Supervision.complete([[1, 0], [0, 0], [1, 1]], n_instances=6)
    np.testing.assert_array_equal(said.absent, [[0, 1], [1, 1], [0, 0]])
    assert (said.y == UNKNOWN).all()


def test_supervision_is_cut_along_with_its_bags():
    y = np.array([0, UNKNOWN, 1, NOISE, UNKNOWN, 0])
    said = Supervision(
        Y=np.eye(3, 2, dtype=bool),
        absent=np.zeros((3, 2), dtype=bool),
        y=y,
        rejected=np.zeros((6, 2), dtype=bool),
    )
    cut = said.take(np.array([2, 0]), SAMPLE)
    assert cut.y.tolist() == [1, NOISE, UNKNOWN, 0, 0, UNKNOWN]
    assert cut.Y.tolist() == [[False, False], [True, False]]


def test_a_class_is_not_present_and_absent():
    with pytest.raises(ValueError, match="common entry"):
        Supervision(
            Y=np.ones((1, 1), bool),
            absent=np.ones((1, 1), bool),
            y=np.empty(0, np.int64),
            rejected=np.empty((0, 1), bool),
        )
