"""How much noise there is among listed species, by the segments of recordings with an empty list."""

from dataclasses import replace

import numpy as np

from birdann.core.bags import Int64Array, Supervision
from birdann.models.auto.cross_fitting import cross_fitted
from birdann.models.exact.constraints import Constraints, compile_constraints
from birdann.models.exact.posterior import posterior
from birdann.models.linear.noise import NO_NOISE
from birdann.models.linear.regression import Candidate

MIN_EMPTY = 10
"""Empty lists from which on their segments tell what noise is like."""
_PARTS = np.linspace(0.1, 0.9, 9)
_HALVINGS = 4


def share_like_empty(
    candidate: Candidate, constraints: Constraints, fold_of_bag: Int64Array
) -> float:
    """Return the share of segments in bags with species that are like those of empty lists, 0 to 1.

    All segments of empty lists are noise. If a share ρ of the other segments is noise of the same kind, the
    density of these is nowhere below ρ times that of noise; so ρ is at most the smallest ratio of both
    (C. Scott, AISTATS 2015). The ratio is taken of the segments most like noise, by a held-out regression. Noise that
    sounds in empty lists alone, such as rain, yields 0; so do fewer than `MIN_EMPTY` empty lists.
    """
    sizes = np.diff(constraints.offsets)
    is_out = (constraints.weights[:, : constraints.n_classes] < 1.0).all(axis=1)
    is_empty = is_out & ~constraints.listed
    if (is_empty & (sizes > 0)).sum() < MIN_EMPTY:
        return 0.0
    empty = np.repeat(is_empty, sizes)
    which = np.column_stack([~is_empty, is_empty])
    supervision = replace(Supervision.complete(which, len(empty)), y=empty.astype(np.int64))
    (P,) = cross_fitted(
        [(candidate, compile_constraints(supervision, constraints.offsets))], fold_of_bag
    )
    bars = np.quantile(P[empty, 1], 1.0 - _PARTS)
    ratios = [(P[~empty, 1] >= bar).mean() / (P[empty, 1] >= bar).mean() for bar in bars]
    return float(min(1.0, *ratios))


def weight_of_share(
    candidate: Candidate, constraints: Constraints, fold_of_bag: Int64Array, share: float
) -> float:
    """Return the ν, from `NO_NOISE` to 1, under which held-out noise is a share of the segments in listed bags."""
    listed = np.repeat(constraints.listed, np.diff(constraints.offsets))
    low, high = np.log(NO_NOISE), 0.0
    for _ in range(_HALVINGS if share else 0):
        middle = (low + high) / 2
        weighed = constraints.with_noise_weight(float(np.exp(middle)))
        (P,) = cross_fitted([(candidate, weighed)], fold_of_bag)
        is_more = posterior(P, weighed).responsibilities[listed, -1].mean() > share
        low, high = (low, middle) if is_more else (middle, high)
    return float(np.exp(low))
