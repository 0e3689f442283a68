"""What a list would teach."""

import numpy as np

from birdann.models.next_lists import list_worth


def test_what_is_open_is_worth_most():
    presence = np.array([[0.5, 0.0], [0.9, 0.0], [0.5, 0.5], [1.0, 0.0]])
    worth = list_worth(presence)
    np.testing.assert_allclose(worth[[0, 2, 3]], [1.0, 2.0, 0.0], atol=1e-12)
    assert 0 < worth[1] < worth[0]
