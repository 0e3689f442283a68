"""Training sources: a stored one that does not fit itself is refused as damaged."""

import base64

import numpy as np
import pytest

from birdann.app.commands.training_sources import _decode_bags, encode_bags
from birdann.core.bags import Bags, Supervision


def stored():
    """Two recordings of three segments and two species, as stored."""
    bags = Bags(np.arange(6.0).reshape(3, 2), np.array([0, 2, 3]))
    supervision = Supervision.complete(np.array([[True, False], [True, True]]), 3)
    supervision.y[:] = [0, -1, 1]
    return bags, supervision, encode_bags(bags, supervision)


def packed(values, kind):
    return base64.b64encode(np.array(values, kind).tobytes()).decode()


def test_what_was_stored_is_read():
    bags, supervision, saved = stored()
    read, said = _decode_bags(saved, 2)
    np.testing.assert_array_equal(read.X, bags.X)
    np.testing.assert_array_equal(read.offsets, bags.offsets)
    np.testing.assert_array_equal(said.Y, supervision.Y)
    np.testing.assert_array_equal(said.y, supervision.y)


@pytest.mark.parametrize(
    "wrong",
    [
        {"lists": packed([1, 1], np.uint8)},
        {"lists": packed([1, 1] * 3, np.uint8)},
        {"labels": packed([0, 1], "<i4")},
        {"labels": packed([0, 1, 1, 1], "<i4")},
        {"labels": packed([0, 2, 1], "<i4")},
    ],
    ids=["few lists", "many lists", "few labels", "many labels", "a label of no species"],
)
def test_lists_and_labels_that_do_not_fit_are_refused(wrong):
    _, _, saved = stored()
    with pytest.raises(ValueError, match="do not fit"):
        _decode_bags(saved | wrong, 2)


@pytest.mark.parametrize("width", [0, -1, 1 << 30])
def test_a_width_out_of_bounds_is_refused(width):
    _, _, saved = stored()
    with pytest.raises(ValueError, match="features"):
        _decode_bags(saved | {"features": width}, 2)
