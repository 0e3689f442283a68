import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from birdann.core.bags import Bags


@st.composite
def bags(draw):
    sizes = draw(st.lists(st.integers(0, 5), min_size=1, max_size=8))
    rows = np.arange(sum(sizes) * 2, dtype=float).reshape(-1, 2)
    return Bags(rows, np.concatenate([[0], np.cumsum(sizes)]))


@given(bags(), st.data())
def test_take_is_indexing_a_list_of_arrays(sample, data):
    chosen = data.draw(st.lists(st.integers(0, len(sample) - 1), max_size=10))
    taken = sample.take(np.array(chosen, dtype=int))
    assert len(taken) == len(chosen)
    for got, index in zip(taken, chosen, strict=True):
        np.testing.assert_array_equal(got, list(sample)[index])


@given(bags())
def test_every_instance_belongs_to_the_bag_that_yields_it(sample):
    owner = sample.bag_of_instance
    for index, rows in enumerate(sample):
        np.testing.assert_array_equal(sample.X[owner == index], rows)
    assert sample.sizes.sum() == sample.n_instances


@given(bags())
def test_from_list_inverts_iteration(sample):
    again = Bags.from_list(list(sample))
    np.testing.assert_array_equal(again.X, sample.X)
    np.testing.assert_array_equal(again.offsets, sample.offsets)
