"""Explanation of a segment's prediction: contributions to the log odds of two species.

The log odds consist of those of the sound, of the list, of each detector and of the recording's
other segments.
Those of the sound are divided among groups of features by Shapley values (L. Shapley 1953): the
mean effect of a group over all orders in which groups take the segment's values in place of those
of other segments.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from math import factorial

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.models.base import InstanceAnnotator
from birdann.models.forest.or_forest import MixedAnnotator

_MIN = 1e-4
"""Probabilities count as no smaller, so that no share is without bounds."""
_LENGTHS = ("duration", "phrase_duration", "time_", "area", "alike_gap", "repeat_rate", "energy_spread")  # fmt: skip
_PITCHES = ("pitch_q", "pitch_peak", "pitch_low", "pitch_high", "band_", "spectral_shape", "freq_mean", "freq_max", "min_freq", "max_freq", "phrase_pitch_q")  # fmt: skip


class Factor(StrEnum):
    """Sources of evidence."""

    PITCH = "pitch"
    LENGTH = "duration"
    SHAPE = "shape"
    COMMON = "how common they are"
    LIST = "list"
    NEIGHBOURS = "other segments"


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """Evidence for one class against another."""

    # first, second: The two most probable classes.
    first: int
    second: int
    # Contribution of each factor, and of each detector by its name, to the log odds; None if the
    # learner does not provide it.
    effects: Mapping[str, float | None]


def groups_of(names: Sequence[str]) -> dict[Factor, BoolArray]:
    """Return which features (n,) describe frequency, duration and shape (all others)."""
    length = np.array([name.startswith(_LENGTHS) for name in names], np.bool_)
    pitch = np.array([name.startswith(_PITCHES) for name in names], np.bool_)
    return {Factor.PITCH: pitch, Factor.LENGTH: length, Factor.SHAPE: ~(pitch | length)}


def explain(
    model: InstanceAnnotator,
    bag: Bags,
    supervision: Supervision | None,
    row: int,
    others: FloatArray,
    names: Sequence[str],
) -> Explanation | None:
    """Return the evidence for a segment's most probable class; None without a second class.

    Parameters
    ----------
    bag, supervision
        One bag and its supervision; None without a list.
    row
        Index of the segment in the bag.
    others
        float64 (n, n_features): segments of the project for comparison.
    """
    final = model.predict_proba_instances(bag, supervision)[row]
    sound = _sound(model, bag.X[[row]], supervision)[0]
    first = int(final.argmax())
    if not final[first] or len(final) < 2:
        return None
    rest = np.lexsort((sound, final))[::-1]
    second = int(rest[rest != first][0])

    def odds(P: FloatArray) -> FloatArray:
        return np.log(np.maximum(P[..., first], _MIN)) - np.log(np.maximum(P[..., second], _MIN))

    effects = _feature_contributions(
        model, bag.X[row], supervision, others, groups_of(names), odds
    )
    detectors = {
        name: float(log_odds[first] - log_odds[second])
        for name, log_odds in model.detector_log_odds(
            bag, row, is_listed=supervision is not None
        ).items()
    }
    rest_of_all = float(odds(final)) - float(odds(sound)) - sum(detectors.values())
    effects |= detectors
    if supervision is None:
        effects |= {Factor.LIST: 0.0, Factor.NEIGHBOURS: rest_of_all}
    else:
        neighbours = 0.0 if isinstance(model, MixedAnnotator) else None
        effects |= {Factor.LIST: rest_of_all, Factor.NEIGHBOURS: neighbours}
    return Explanation(first=first, second=second, effects=effects)


def _sound(model: InstanceAnnotator, X: FloatArray, supervision: Supervision | None) -> FloatArray:
    """Return p(y | x, a call) by sound alone, float64 (n, n_classes)."""
    n = len(X)
    unlisted = None
    if supervision is not None:
        unlisted = Supervision(
            Y=supervision.Y,
            absent=supervision.absent,
            y=np.full(n, UNKNOWN, dtype=np.int64),
            rejected=np.zeros((n, len(model.classes_)), np.bool_),
        )
    return model.predict_proba_if_call(Bags(X, np.array([0, n])), unlisted)


def _feature_contributions(
    model: InstanceAnnotator,
    x: FloatArray,
    supervision: Supervision | None,
    others: FloatArray,
    groups: Mapping[Factor, BoolArray],
    odds: Callable[[FloatArray], FloatArray],
) -> dict[str, float | None]:
    """Return the contribution of each feature group, and the log odds of the average sound."""
    subsets = [set(subset) for k in range(len(groups) + 1) for subset in combinations(groups, k)]
    mixed = np.tile(others, (len(subsets), 1, 1))
    for index, subset in enumerate(subsets):
        for factor in subset:
            mixed[index][:, groups[factor]] = x[groups[factor]]
    P = _sound(model, mixed.reshape(-1, len(x)), supervision)
    mean_odds = odds(P).reshape(len(subsets), -1).mean(axis=1)
    value = {frozenset(subset): float(v) for subset, v in zip(subsets, mean_odds, strict=True)}
    effects: dict[str, float | None] = {Factor.COMMON: value[frozenset()]}
    n = len(groups)
    for factor in groups:
        effects[factor] = sum(
            factorial(len(item)) * factorial(n - len(item) - 1) / factorial(n)
            * (value[item | {factor}] - value[item])
            for item in value if factor not in item
        )  # fmt: skip
    return effects
