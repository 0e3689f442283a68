"""Which recording to list next: the one whose list would say most of what lists have not said yet."""

import numpy as np
from scipy.special import entr

from birdann.core.bags import FloatArray, Int64Array


def list_worth(presence: FloatArray, n_lists: Int64Array) -> FloatArray:
    """Return what a list of each recording would teach, float64 (n,): bits, fewer of what is known well.

    Whether a species is there is worth most where that is open, and the less the more lists name the
    species already: the entropy of its presence over one more than their number.

    Parameters
    ----------
    presence
        float64 (n, c): how probable each species is in each recording.
    n_lists
        int64 (c,): how many lists name each.
    """
    unknown = (entr(presence) + entr(1.0 - presence)) / np.log(2.0)
    return np.asarray(unknown @ (1.0 / (n_lists + 1.0)))
