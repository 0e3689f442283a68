"""Which recording to list next: the one of which most is open."""

import numpy as np
from scipy.special import entr

from birdann.core.bags import FloatArray


def list_worth(presence: FloatArray) -> FloatArray:
    """Return how much the list of each recording would say that is not known, float64 (n,), in bits.

    The entropy of presence, summed over species as if each were there or not by itself.

    Parameters
    ----------
    presence
        float64 (n, c): how probable each species is in each recording.
    """
    bits: FloatArray = (entr(presence) + entr(1.0 - presence)).sum(axis=1) / np.log(2.0)
    return bits
