"""Call probability and animal probability of segments.

*Animal probability*: low where the learner gives much to unknown species, where energy at three
times the peak frequency indicates clicks and gusts, and where loudness rises and falls in one even
arch as in blobs of noise. Predictions, densities and samples use it. *Call probability*: that of an
animal, times whether the segment is one whole call, not an echo, a fragment of a louder neighbour
or a harmonic alone; it decides which rows are exported. Predictors are the probability of an
unknown species, overlap with a more probable call, and a short duration relative to the recording's
segments; what lies within the time and the band of a more probable call of the same species, of a
similar duration, is a part of it, and not another one. All weights were fitted to whether
annotators had boxed the sound (docs/lab/outlines.md).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt
from numba import njit

from birdann.core.arrays import FloatArray
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.core.predictions import ScoreTable, likeliest_and_runner_up

PART = 0.8
"""Share of its time from which a segment is within a more probable one, chosen where calls were known."""
BAND, MAX_STRETCH = 0.5, 5.0
"""A call covers what shares this much of the narrower band, and lasts up to this many times as long or as
short: a call in another band, or one within a long song, is not a part of it."""
_MIN_ODDS = 4.0
"""Log odds beyond which the learner's answer counts no further."""
_BIAS, _OF_ODDS, _OF_COVERED, _OF_DOUBLING = -0.95, 0.34, -0.9, 0.38

_ANIMAL_BIAS, _ANIMAL_OF_ODDS, _MAX_ANIMAL_ODDS = -0.42, 0.28, 14.0
_UNLEARNED_ODDS, _USUAL_ODDS = 13.5, 5.7
"""From the first on the learner has met nothing that this sound could be but its species, as in lists of a
single one, or nothing like the sound: it does not know noise, and the second is assumed (docs/lab/calibration.md)."""
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
    odds = np.where(odds > _UNLEARNED_ODDS, _USUAL_ODDS, odds)
    total = _ANIMAL_BIAS + _ANIMAL_OF_ODDS * odds
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

    Nothing is added if the model has no unknown species. Fragments of joined segments are not calls.
    """
    none = scores.none_probabilities
    if none is None or not len(none):
        return scores
    is_boxed = np.array([segment in box_of for segment in scores.segment_ids.tolist()])
    boxes = [box_of[segment] for segment in scores.segment_ids[is_boxed].tolist()]
    bounds = np.array([box.limits for box in boxes]).reshape(-1, 4)
    call = np.zeros(len(none), dtype=np.float32)
    call[is_boxed] = whole_probability(none[is_boxed].astype(np.float64), bounds)
    if scores.animal_probability is not None:
        call *= scores.animal_probability
    species, *_ = likeliest_and_runner_up(scores.probabilities, scores.animal_probability)
    call_of, rows = call[is_boxed].astype(np.float64), np.flatnonzero(is_boxed)
    for name in np.unique(species[is_boxed]):
        same = species[is_boxed] == name
        covered = covered_share(call_of[same], bounds[same])
        call[rows[same]] *= np.where(covered < PART, 1.0, 1.0 - covered)
    return replace(scores, call_probability=call)


def whole_probability(none: FloatArray, bounds: FloatArray) -> FloatArray:
    """Return the probability that each outline of a recording, if an animal's, is one whole call, (n,).

    Parameters
    ----------
    none
        float64 (n,): probability of an unknown species.
    bounds
        float64 (n, 4): onset and offset in s, low and high in Hz, of all outlines of one recording.
    """
    if not len(none):
        return np.zeros(0)
    odds = _odds(none, np.inf)
    durations_s = np.maximum(bounds[:, 1] - bounds[:, 0], 1e-6)
    doublings = np.log2(durations_s / np.median(durations_s))
    covered = covered_share(odds, bounds)
    total = (
        _BIAS
        + _OF_ODDS * np.clip(odds, -_MIN_ODDS, _MIN_ODDS)
        + _OF_COVERED * covered
        + _OF_DOUBLING * doublings
    )
    result: FloatArray = 1 / (1 + np.exp(-total))
    return result


def covered_share(rank: FloatArray, bounds: FloatArray) -> FloatArray:
    """Return the maximum share of each outline's time covered by one of higher ``rank``, 0..1.

    Only outlines in the same band and of similar durations cover each other (`BAND`, `MAX_STRETCH`).
    ``bounds`` as in ``whole_probability``.
    """
    order = np.argsort(bounds[:, 0], kind="stable")
    shares = np.empty(len(order))
    shares[order] = _covered_fractions(rank[order], bounds[order], BAND, MAX_STRETCH)
    return shares


@njit(cache=True, nogil=True)
def _covered_fractions(
    rank: FloatArray, bounds: FloatArray, band: float, max_stretch: float
) -> FloatArray:
    """As ``covered_share``, for outlines sorted by onset."""
    n = len(bounds)
    out = np.zeros(n)
    furthest = np.empty(n)  # the last offset of all up to here
    until = -np.inf
    for i in range(n):
        until = max(until, bounds[i, 1])
        furthest[i] = until
    for i in range(n):
        onset_s, offset_s, low_hz, high_hz = bounds[i]
        duration_s = max(offset_s - onset_s, 1e-6)
        first = i
        while first > 0 and furthest[first - 1] > onset_s:
            first -= 1
        for j in range(first, n):
            if bounds[j, 0] >= offset_s:
                break
            if rank[j] <= rank[i]:
                continue
            other_s = max(bounds[j, 1] - bounds[j, 0], 1e-6)
            shared_hz = min(bounds[j, 3], high_hz) - max(bounds[j, 2], low_hz)
            narrower_hz = min(bounds[j, 3] - bounds[j, 2], high_hz - low_hz)
            is_similar = max(duration_s, other_s) <= max_stretch * min(duration_s, other_s)
            if is_similar and shared_hz >= band * narrower_hz:
                shared_s = min(bounds[j, 1], offset_s) - max(bounds[j, 0], onset_s)
                out[i] = max(out[i], shared_s / duration_s)
    return out
