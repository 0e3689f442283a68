"""Cross-validation folds."""

import numpy as np

from birdann.core.arrays import Int64Array
from birdann.core.errors import DataSetError


def assign_folds(n_bags: int, folds: int, seed: int) -> Int64Array:
    """Return the random fold of each bag, int64 (n_bags,), 0..folds-1; sizes differ by at most 1.

    ``folds`` is from 2 to ``n_bags``; a seed gives the same folds to every model.
    """
    if not 2 <= folds <= n_bags:
        raise DataSetError(f"{n_bags} recordings cannot be cut into {folds} folds.")
    fold_of_bag = np.empty(n_bags, dtype=np.int64)
    fold_of_bag[np.random.default_rng(seed).permutation(n_bags)] = np.arange(n_bags) % folds
    return fold_of_bag
