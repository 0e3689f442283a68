"""Which recordings are kept out together."""

import numpy as np

from birdann.core.bags import Int64Array
from birdann.core.errors import DataSetError


def assign_folds(n_bags: int, folds: int, seed: int) -> Int64Array:
    """Return the fold of each bag: a seeded shuffle dealt out in turn.

    Parameters
    ----------
    n_bags, folds
        ``folds`` from 2 to ``n_bags``.
    seed
        The same seed gives the same folds to every model.

    Returns
    -------
    int64 (n_bags,)
        Values 0..folds-1; sizes differ by at most one.
    """
    if not 2 <= folds <= n_bags:
        raise DataSetError(f"{n_bags} recordings cannot be cut into {folds} folds.")
    fold_of_bag = np.empty(n_bags, dtype=np.int64)
    fold_of_bag[np.random.default_rng(seed).permutation(n_bags)] = np.arange(n_bags) % folds
    return fold_of_bag
