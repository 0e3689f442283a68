"""Which recording to tag next."""

import numpy as np
from scipy.special import entr

from birdann.core.bags import FloatArray


def list_worth(presence: FloatArray) -> FloatArray:
    """Return the expected information of each recording's list, float64 (n,), in bits.

    The entropy of presence, float64 (n, c), summed over species.
    """
    bits: FloatArray = (entr(presence) + entr(1.0 - presence)).sum(axis=1) / np.log(2.0)
    return bits
