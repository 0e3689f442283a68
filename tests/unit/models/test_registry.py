"""Learners by name."""

import pytest

from birdann.core.errors import ModelError
from birdann.models.registry import MODELS, create


def test_parameters_override_defaults():
    assert create("ored-lr-rbf", feature_map="nystroem").feature_map == "nystroem"
    assert create("ored-lr-rbf").feature_map == MODELS["ored-lr-rbf"].defaults["feature_map"]


def test_unknown_names_say_what_there_is():
    with pytest.raises(ModelError, match="ored-lr"):
        create("ored")
    with pytest.raises(ModelError, match="l2"):
        create("ored-lr", l3=1.0)
