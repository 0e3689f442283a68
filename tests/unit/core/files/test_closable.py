"""What a ``with`` statement closes."""

import pytest

from birdann.core.files.closable import Closable


class Door(Closable):
    n_closed = 0

    def close(self):
        self.n_closed += 1


def test_it_is_closed_whatever_happens():
    with Door() as door:
        assert door.n_closed == 0
    assert door.n_closed == 1
    with pytest.raises(ZeroDivisionError), door:
        raise ZeroDivisionError
    assert door.n_closed == 2


def test_what_cannot_be_closed_cannot_be_made():
    class Wall(Closable):
        pass

    with pytest.raises(TypeError, match="abstract"):
        Wall()
