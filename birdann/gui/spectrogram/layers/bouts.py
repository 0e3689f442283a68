"""Bouts: consecutive segments of one label. Without Qt."""

import numpy as np
import numpy.typing as npt

MAX_GAP_S = 3.0
"""The longest pause inside a bout."""

IntArray = npt.NDArray[np.intp]
FloatArray = npt.NDArray[np.float64]


def bouts(
    onsets_s: FloatArray,
    offsets_s: FloatArray,
    lows_hz: FloatArray,
    highs_hz: FloatArray,
    kinds: IntArray,
) -> list[IntArray]:
    """Group segments to bouts.

    Parameters
    ----------
    onsets_s, offsets_s, lows_hz, highs_hz
        float64 (n,): their bounds.
    kinds
        int (n,): what they must have in common, such as the label.

    Returns
    -------
    list of int arrays
        The indices of each bout's segments by onset. Between two of them lie less than
        ``MAX_GAP_S`` and no segment of another kind in the band that they share or lie apart in.
    """
    order = np.lexsort((onsets_s, kinds))
    if not len(order):
        return []
    before, after = order[:-1], order[1:]
    stays = (kinds[before] == kinds[after]) & (onsets_s[after] - offsets_s[before] < MAX_GAP_S)
    middles_s, middles_hz = (onsets_s + offsets_s) / 2, (lows_hz + highs_hz) / 2
    for place in np.flatnonzero(stays):
        one, next_one = before[place], after[place]
        between = (
            (kinds != kinds[one])
            & (middles_s > offsets_s[one])
            & (middles_s < onsets_s[next_one])
            & (middles_hz > min(lows_hz[one], lows_hz[next_one]))
            & (middles_hz < max(highs_hz[one], highs_hz[next_one]))
        )
        stays[place] = not between.any()
    return np.split(order, np.flatnonzero(~stays) + 1)
