"""What a list would teach."""

import numpy as np

from birdann.models.next_lists import list_worth


def test_what_is_open_is_worth_most_and_less_of_what_many_lists_name():
    presence = np.array([[0.5, 0.0], [0.9, 0.0], [0.0, 0.5], [1.0, 0.0]])
    worth = list_worth(presence, np.array([0, 3]))
    assert worth[0] == 1.0
    assert 0 < worth[1] < worth[0]
    np.testing.assert_allclose(worth[2], 0.25)
    assert worth[3] == 0.0
