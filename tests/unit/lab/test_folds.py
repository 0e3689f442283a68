"""Folds over recordings."""

import numpy as np
import pytest

from birdann.core.errors import DataSetError
from birdann.lab.folds import assign_folds


def test_folds_are_even_seeded_and_complete():
    folds = assign_folds(23, 5, seed=1)
    assert sorted(np.bincount(folds)) == [4, 4, 5, 5, 5]
    assert (folds == assign_folds(23, 5, seed=1)).all()
    assert (folds != assign_folds(23, 5, seed=2)).any()
    with pytest.raises(DataSetError, match="cannot be cut"):
        assign_folds(3, 4, seed=0)
