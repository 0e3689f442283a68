"""Adaptive estimate of noise among the segments.

In the union model a noise instance costs nothing, and an instance of a listed class costs the
probability of another label. Maximum likelihood therefore assigns every uncertain instance to
noise, on clean data too. A weight ν of noise in the E-step prevents this. It is found by empirical
Bayes: the odds of noise among the instances of listed bags, at most 1, starting at one half. With
little noise, ν falls to 0 within a few rounds, and the fit equals one without a noise class. With
much noise, ν rises to 1.

With many species and few lists, ν rises without noise. A ν of `HIGH_NOISE` or more is therefore
limited to `evidence_weight`, which depends on how much better models with noise rank the species
of held-out recordings. Errors have little effect, because the species of a segment is decided
given that it is a call (`birdann.models.base`).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from birdann.core.arrays import FloatArray
from birdann.core.message import Message
from birdann.core.progress import Progress, with_text
from birdann.models.evidence import ONE_SIDED_Z_95, gain_weight
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.posterior import Posterior
from birdann.models.linear.objective import Likelihood
from birdann.models.linear.optimisers import Outcome

FIRST_WEIGHT = 0.5
NO_NOISE = 0.02
"""Weight below which there is no noise to speak of."""
HIGH_NOISE = 0.2
"""Weight from which on the noise has to prove itself."""
MIN_NOISE = 0.1
"""Share of noise from which on it is believed in as far as it helps."""
MIN_GAIN = 0.1
"""Share that noise must make up of what the ranking of unseen lists falls short of: whether it helps at all depends on
how many lists there are, and how they are divided to hold them out."""
NOISE_BIAS = 0.45
"""Share of good segments that a maximum-likelihood noise class takes for itself: it took .37-.44
of sets without any noise (HJA, labelled segments only), and 0 of two letter sets."""
ROUNDS = 6
NO_CHANGE = 0.02
"""Change of ν below which it has settled."""

Optimise = Callable[[Likelihood, FloatArray, int, float], Outcome]
"""``optimise(target, start, max_iter, tol)``."""


def noise_comparison_progress(progress: Progress) -> Progress:
    """Report the fits that compare models with and without noise."""
    return with_text(progress, Message("comparing models with and without noise"))


def noise_share(claimed: float) -> float:
    """Return the share ρ of noise among all segments, from the share claimed by a noise class.

    Maximum likelihood also claims calls that are hard to explain, a share h = `NOISE_BIAS` of
    them: ρ + (1 − ρ) h, which is solved for ρ.
    """
    return max(0.0, (claimed - NOISE_BIAS) / (1.0 - NOISE_BIAS))


def evidence_weight(ranked: FloatArray, share: float) -> float:
    """Return the ν for training, from `NO_NOISE` to 1, evenly in its logarithm, by the evidence.

    Parameters
    ----------
    ranked
        float64 (2, n_lists): precision of models with and without noise on each held-out list.
    share
        Estimate of `noise_share`; tiny shares are ignored.
    """
    with_noise, without = ranked
    beyond = with_noise - without - MIN_GAIN * (1.0 - without)
    weight = gain_weight(beyond, ONE_SIDED_Z_95) * min(1.0, share / MIN_NOISE)
    return float(NO_NOISE ** (1.0 - weight))


def noise_odds(constraints: Constraints, belief: Posterior) -> float:
    """Return the odds of noise among the instances of listed bags, with a Beta(½, ½) prior."""
    listed = np.repeat(constraints.listed, np.diff(constraints.offsets))
    noise = float(belief.responsibilities[listed, -1].sum())
    return (noise + 0.5) / (float(listed.sum()) - noise + 0.5)


@dataclass(frozen=True, slots=True, eq=False)
class NoiseFit:
    """A fit with its noise weight ν."""

    outcome: Outcome
    weight: float


def fit_adaptively(
    target: Likelihood,
    start: FloatArray,
    optimise: Optimise,
    *,
    weight: float,
    max_iter: int,
    tol: float,
    cap: float = 1.0,
    is_warm: bool = False,
) -> NoiseFit:
    """Maximise the likelihood, with ν set to the odds of noise between short rounds.

    Parameters
    ----------
    max_iter, tol
        Total iterations; tolerance of the last round.
    cap
        Maximum ν.
    is_warm
        Whether start and ν are those of an earlier fit. A few more labels barely change ν, so one
        run of the optimiser at this ν is usually enough; otherwise the rounds follow.
    """

    def fit(max_iter: int, tol: float) -> tuple[Outcome, float]:
        """Return a fit at the present ν, and the odds of noise in it."""
        part = replace(target, constraints=target.constraints.with_noise_weight(weight))
        outcome = optimise(part, start, max_iter, tol)
        return outcome, min(cap, max(NO_NOISE, noise_odds(part.constraints, outcome.belief)))

    if is_warm:
        outcome, odds = fit(max_iter, tol)
        if abs(odds - weight) < NO_CHANGE:
            return NoiseFit(outcome, weight)
        start, weight = outcome.weights, odds
    per_round = max(max_iter // 10, 1)
    spent = evaluations = 0
    for _ in range(ROUNDS):
        outcome, odds = fit(per_round, 10.0 * tol)
        spent += outcome.n_iterations
        evaluations += outcome.n_evaluations
        is_settled = abs(odds - weight) < NO_CHANGE
        start, weight = outcome.weights, odds
        if is_settled:
            break
    last, _ = fit(max(max_iter - spent, per_round), tol)
    return NoiseFit(
        replace(
            last,
            n_iterations=spent + last.n_iterations,
            n_evaluations=evaluations + last.n_evaluations,
        ),
        weight,
    )
