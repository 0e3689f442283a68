"""Call probability and animal probability of segments.

*Animal probability*: low where the learner gives much to unknown species, where energy at three
times the peak frequency indicates clicks and gusts, and where loudness rises and falls in one even
arch as in blobs of noise. Predictions, densities and samples use it. *Call probability*: that of an
animal, times whether the segment is one whole call, not an echo, a fragment of a louder neighbour
or a harmonic alone; it decides which rows are exported. Predictors are the probability of an
unknown species, overlap with a more probable call, and a short duration relative to the recording's
segments; what lies within the time of a more probable call of the same species is a part of it,
and not another one. All weights were fitted to whether annotators had boxed the sound (docs/lab/outlines.md).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt
from numba import njit

from birdann.core.arrays import FloatArray
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.core.predictions import ScoreTable, two_likeliest

PART = 0.8
"""Share of its time from which a segment is within a more probable one, chosen where calls were known."""
_MIN_ODDS = 4.0
"""Log odds beyond which the learner's answer counts no further."""
_BIAS, _OF_ODDS, _OF_COVERED, _OF_DOUBLING = -0.95, 0.34, -0.9, 0.38

_ANIMAL_BIAS, _ANIMAL_OF_ODDS, _MAX_ANIMAL_ODDS = -0.42, 0.28, 14.0
NOISE_WEIGHT = 0.02
"""Weight of noise under lists of the models that the weights were fitted to."""
_ANIMAL_OF_SOUND = {
    "overtone_3": (-0.066, -10.4, (-15.0, 15.0)),
    "loudness_arch": (-0.099, -6.4, (-15.0, 15.0)),
    "undertone": (0.28, 0.0, (0.0, 10.0)),
}
"""Of features, in dB: weight, what is usual, and how far from it counts; where a schema lacks one, the
usual is assumed."""


def animal_probability(
    none: FloatArray,
    X: npt.NDArray[np.floating],
    names: Sequence[str],
    *,
    noise_weight: float | FloatArray = NOISE_WEIGHT,
) -> FloatArray:
    """Return the probability that each segment is an animal's sound, whole or a fragment, (n,).

    Parameters
    ----------
    none
        float64 (n,): probability of an unknown species. Recordings listed as having no birds train
        it.
    X
        (n, d): features of the segments.
    names
        Of the d features.
    noise_weight
        Weight of noise with which ``none`` was computed; its odds are proportional to it.
    """
    odds = _odds(none, _MAX_ANIMAL_ODDS) + np.log(noise_weight / NOISE_WEIGHT)
    total = _ANIMAL_BIAS + _ANIMAL_OF_ODDS * np.minimum(odds, _MAX_ANIMAL_ODDS)
    for name, (weight, mean_db, range_db) in _ANIMAL_OF_SOUND.items():
        if name in names and len(X):
            offset_db = X[:, names.index(name)].astype(np.float64) - mean_db
            total += weight * np.clip(offset_db, *range_db)
    result: FloatArray = 1 / (1 + np.exp(-total))
    return result


def _odds(none: FloatArray, limit: float) -> FloatArray:
    """Return the log odds against an unknown species, clipped at ± ``limit``."""
    bounded = np.clip(none, 1e-9, 1 - 1e-9)
    odds: FloatArray = np.clip(np.log((1 - bounded) / bounded), -limit, limit)
    return odds


def with_call_probability(
    scores: ScoreTable, box_of: Mapping[SegmentId, TimeFreqBox]
) -> ScoreTable:
    """Add the call probabilities of a recording's segments.

    Nothing is added if the model has no unknown species. Pieces of joined segments are not calls.
    """
    none = scores.none_probabilities
    if none is None or not len(none):
        return scores
    is_boxed = np.array([segment in box_of for segment in scores.segment_ids.tolist()])
    boxes = [box_of[segment] for segment in scores.segment_ids[is_boxed].tolist()]
    onsets_s = np.array([box.onset_s for box in boxes])
    offsets_s = np.array([box.offset_s for box in boxes])
    call = np.zeros(len(none), dtype=np.float32)
    call[is_boxed] = whole_probability(none[is_boxed].astype(np.float64), onsets_s, offsets_s)
    if scores.animal_probability is not None:
        call *= scores.animal_probability
    species, *_ = two_likeliest(scores.probabilities, scores.animal_probability)
    call_of, rows = call[is_boxed].astype(np.float64), np.flatnonzero(is_boxed)
    for name in np.unique(species[is_boxed]):
        same = species[is_boxed] == name
        covered = covered_share(call_of[same], onsets_s[same], offsets_s[same])
        call[rows[same]] *= np.where(covered < PART, 1.0, 1.0 - covered)
    return replace(scores, call_probability=call)


def whole_probability(none: FloatArray, onsets_s: FloatArray, offsets_s: FloatArray) -> FloatArray:
    """Return the probability that each outline of a recording, if an animal's, is one whole call, (n,).

    Parameters
    ----------
    none
        float64 (n,): probability of an unknown species.
    onsets_s, offsets_s
        float64 (n,): all outlines of one recording.
    """
    if not len(none):
        return np.zeros(0)
    odds = _odds(none, np.inf)
    durations_s = np.maximum(offsets_s - onsets_s, 1e-6)
    doublings = np.log2(durations_s / np.median(durations_s))
    covered = covered_share(odds, onsets_s, offsets_s)
    total = (
        _BIAS
        + _OF_ODDS * np.clip(odds, -_MIN_ODDS, _MIN_ODDS)
        + _OF_COVERED * covered
        + _OF_DOUBLING * doublings
    )
    result: FloatArray = 1 / (1 + np.exp(-total))
    return result


def covered_share(rank: FloatArray, onsets_s: FloatArray, offsets_s: FloatArray) -> FloatArray:
    """Return the maximum share of each outline's time covered by one of higher ``rank``, 0..1."""
    order = np.argsort(onsets_s, kind="stable")
    shares = np.empty(len(order))
    shares[order] = _covered(rank[order], onsets_s[order], offsets_s[order])
    return shares


@njit(cache=True, nogil=True)
def _covered(rank: FloatArray, onsets_s: FloatArray, offsets_s: FloatArray) -> FloatArray:
    """As ``covered_share``, for outlines sorted by onset."""
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
            if rank[j] > rank[i] and common > out[i] * duration_s:
                out[i] = common / duration_s
            j -= 1
        j = i + 1
        while j < n and onsets_s[j] < offsets_s[i]:
            common = min(offsets_s[j], offsets_s[i]) - onsets_s[j]
            if rank[j] > rank[i] and common > out[i] * duration_s:
                out[i] = common / duration_s
            j += 1
    return out
