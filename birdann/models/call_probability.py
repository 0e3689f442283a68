"""How likely an outline is one call of its own.

An outline may be a knot of noise, an echo, a sliver of a louder neighbour or an overtone alone. Three
things tell that from a call: what the learner gives to none of the species; whether a sound that
is surer to be a call goes on all the while; and whether the outline is short among those of its
recording. Their weights were fitted to whether annotators had boxed the sound (docs/lab/outlines.md).
"""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import numpy.typing as npt
from numba import njit

from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.core.predictions import ScoreTable

Float64Array = npt.NDArray[np.float64]

_MIN_ODDS = 4.0
"""Log odds beyond which the learner's answer counts no further."""
_BIAS, _OF_ODDS, _OF_COVERED, _OF_DOUBLING = -0.95, 0.34, -0.9, 0.38


def with_call_probability(
    scores: ScoreTable, box_of: Mapping[SegmentId, TimeFreqBox]
) -> ScoreTable:
    """Say of each segment of a recording how likely it is one call.

    Where the model does not tell what is none of its species, nothing is said. What has no place among
    the segments, such as a piece of one that was joined, is no call of its own.
    """
    none = scores.none_probabilities
    if none is None or not len(none):
        return scores
    there = np.array([segment in box_of for segment in scores.segment_ids.tolist()])
    boxes = [box_of[segment] for segment in scores.segment_ids[there].tolist()]
    onsets_s = np.array([box.onset_s for box in boxes])
    offsets_s = np.array([box.offset_s for box in boxes])
    told = np.zeros(len(none), dtype=np.float32)
    told[there] = call_probability(none[there].astype(np.float64), onsets_s, offsets_s)
    return replace(scores, call_probability=told)


def call_probability(
    none: Float64Array, onsets_s: Float64Array, offsets_s: Float64Array
) -> Float64Array:
    """Return how likely each outline of a recording is one call, 0..1.

    Parameters
    ----------
    none
        float64 (n,): probability that it is none of the species.
    onsets_s, offsets_s
        float64 (n,): all outlines of one recording.

    Returns
    -------
    float64 (n,)
    """
    if not len(none):
        return np.zeros(0)
    likely = np.clip(none, 1e-9, 1 - 1e-9)
    odds = np.log((1 - likely) / likely)
    durations_s = np.maximum(offsets_s - onsets_s, 1e-6)
    doublings = np.log2(durations_s / np.median(durations_s))
    covered = covered_share(odds, onsets_s, offsets_s)
    total = (
        _BIAS
        + _OF_ODDS * np.clip(odds, -_MIN_ODDS, _MIN_ODDS)
        + _OF_COVERED * covered
        + _OF_DOUBLING * doublings
    )
    result: Float64Array = 1 / (1 + np.exp(-total))
    return result


def covered_share(
    surer: Float64Array, onsets_s: Float64Array, offsets_s: Float64Array
) -> Float64Array:
    """Return the greatest share of each outline's time in which one that is surer sounds, 0..1."""
    order = np.argsort(onsets_s, kind="stable")
    shares = np.empty(len(order))
    shares[order] = _covered(surer[order], onsets_s[order], offsets_s[order])
    return shares


@njit(cache=True, nogil=True)
def _covered(surer: Float64Array, onsets_s: Float64Array, offsets_s: Float64Array) -> Float64Array:
    """Return what ``covered_share`` does, of outlines by onset."""
    n = len(onsets_s)
    out = np.zeros(n)
    furthest = np.empty(n)  # the last offset of all up to here
    until = -np.inf
    for i in range(n):
        until = max(until, offsets_s[i])
        furthest[i] = until
    for i in range(n):
        duration_s = max(offsets_s[i] - onsets_s[i], 1e-6)
        j = i - 1
        while j >= 0 and furthest[j] > onsets_s[i]:
            common = min(offsets_s[j], offsets_s[i]) - onsets_s[i]
            if surer[j] > surer[i] and common > out[i] * duration_s:
                out[i] = common / duration_s
            j -= 1
        j = i + 1
        while j < n and onsets_s[j] < offsets_s[i]:
            common = min(offsets_s[j], offsets_s[i]) - onsets_s[j]
            if surer[j] > surer[i] and common > out[i] * duration_s:
                out[i] = common / duration_s
            j += 1
    return out
