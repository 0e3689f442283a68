"""Probable list errors: missing and mistaken species.

Held-out models give the evidence x for each class in each bag. Its reliability is fitted to all
lists by maximum likelihood:

    P(there | x) = σ(a + w · x),       P(listed | x) = (1 − δ) P(there | x) + ε (1 − P(there | x)).

δ is the share of present species missing from lists, ε the share of absent species listed; so a
few list errors do not invalidate the evidence (as in learning with noisy labels: N. Natarajan et
al., NIPS 2013). By Bayes' rule,

    P(there | not listed, x) ∝ δ P(there | x),      P(not there | listed, x) ∝ ε (1 − P(there | x)).
"""

from dataclasses import dataclass

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit, logit, logsumexp

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags, Supervision, folds_of_groups
from birdann.core.errors import NothingToLearnError
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent, with_text
from birdann.models import registry
from birdann.models.base import pool_max
from birdann.models.diagnosis import FEW_LISTS
from birdann.models.exact.constraints import SILENT, Constraints, compile_constraints
from birdann.models.exact.context import bag_sums

MODEL = "ored-lr"
"""Fitted again for each part of the bags, so that it has to be a fast one."""
FOLDS = 5
SHARES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7)
"""θ: shares of a bag's instances that a missing class may have."""
_LIMIT = 15.0
_WRONG, _RIGHT = 1.0, 20.0
"""Prior of both rates of mistakes: as if that many entries had been checked."""
_RIDGE = 0.1
_ROUNDS = 2
"""In the second what seems lacking explains instances that a wrong claim would have explained."""
_MIN = 1e-6
_TINY = 1e-9


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ListErrorModel:
    """Probabilities of list errors."""

    # float64 (n_bags, n_classes): P(present) of excluded classes; 0 elsewhere.
    missing: FloatArray
    wrong: FloatArray  # float64 (n_bags, n_classes): P(absent) of listed classes; 0 elsewhere.
    probabilities: FloatArray  # float64 (n_instances, n_classes): held-out p(y | x).
    is_estimable: BoolArray  # bool (n_classes,): whether there are enough lists.


def audit(
    X: Bags, supervision: Supervision, *, seed: int = 0, on_step: Progress = silent
) -> ListErrorModel:
    """Return probable errors in lists.

    Each bag is judged by a model of other bags. Classes with fewer than `FEW_LISTS` lists are
    skipped. Raises NothingToLearnError if too few bags have instances and a list.
    """
    listed = supervision.Y.any(axis=1) & (X.sizes > 0)
    if listed.sum() < 2 * FOLDS:
        raise NothingToLearnError(
            "Lists are checked by models of other recordings; that takes at least {n} "
            "recordings with segments and a species list.",
            n=2 * FOLDS,
        )
    return compare(held_out_scores(X, supervision, seed=seed, on_step=on_step), X, supervision)


def held_out_scores(
    X: Bags, supervision: Supervision, *, seed: int = 0, on_step: Progress = silent
) -> FloatArray:
    """Return held-out p(y | x) of all instances, float64 (m, n_classes).

    Rows sum to at most 1; the rest is an unknown species.
    """
    fold = folds_of_groups(supervision.groups, FOLDS, np.random.default_rng(seed))
    P = np.empty((X.n_instances, supervision.Y.shape[1]))
    for k in range(FOLDS):
        inside, outside = np.flatnonzero(fold != k), np.flatnonzero(fold == k)
        message = with_text(
            part(on_step, k / FOLDS, (k + 1) / FOLDS),
            Message("learning from other recordings: part {k} of {folds}", k=k + 1, folds=FOLDS),
        )
        model = registry.create(MODEL, random_state=seed)
        model.fit(X.take(inside), supervision.take(inside, X), on_step=message)
        P[X.instances_of(outside)] = model.predict_proba_instances(X.take(outside))
    return P


def compare(scores: FloatArray, X: Bags, supervision: Supervision) -> ListErrorModel:
    """Return probable errors in lists, given `held_out_scores`.

    Labels are trusted: a class with a confirmed instance is present.
    """
    listed = supervision.Y
    is_estimable = listed.sum(axis=0) >= FEW_LISTS
    constraints = compile_constraints(supervision, X.offsets, noise=True)
    usable = (listed | supervision.absent) & is_estimable & (X.sizes > 0)[:, None]
    missing = np.zeros(listed.shape)
    if not usable.any():
        return ListErrorModel(
            missing=missing, wrong=missing, probabilities=scores, is_estimable=is_estimable
        )
    for _ in range(_ROUNDS):
        evidence = _evidence(scores, X, constraints, missing)
        p, missed_rate, wrong_rate = _fit_presence(evidence, listed, usable)
        missing = missed_rate * p / (missed_rate * p + (1.0 - wrong_rate) * (1.0 - p) + _TINY)
        missing = np.where(usable & ~listed, missing, 0.0)
    wrong = wrong_rate * (1.0 - p) / (wrong_rate * (1.0 - p) + (1.0 - missed_rate) * p + _TINY)
    confirmed = np.zeros_like(listed)
    known = supervision.y >= 0
    confirmed[X.bag_of_instance[known], supervision.y[known]] = True
    return ListErrorModel(
        missing=missing,
        wrong=np.where(usable & listed & ~confirmed, wrong, 0.0),
        probabilities=scores,
        is_estimable=is_estimable,
    )


def _evidence(
    scores: FloatArray, X: Bags, constraints: Constraints, missing: FloatArray
) -> FloatArray:
    """Return the evidence of each pair, float64 (n_bags, n_classes, n_features).

    The best and second best instance; expected number of instances of the class, and number of
    instances; log likelihood ratio of the bag with and without the class, given other listed or
    probably missing classes and noise; the same if every instance is a call; frequency of the
    class in other lists.
    """
    rest = np.maximum(1.0 - scores.sum(axis=1, keepdims=True), 0.0)
    if_call = scores / np.maximum(scores.sum(axis=1, keepdims=True), _TINY)
    listed = constraints.listed_classes
    ratios = []
    for P, limits in (
        (np.hstack([scores, rest]), constraints),
        (if_call, constraints.without_noise()),
    ):
        shares = (P.sum(axis=0) + 0.5) / (P.sum() + 0.5)
        labelled = _with_labels(P, limits, shares)
        ratios.append(log_bayes_factors(labelled, limits.offsets, listed + missing, shares))
    best, second = _two_best(scores, X)
    expected = bag_sums(scores, X.offsets)
    other_lists = (listed.sum(axis=0) - listed + 0.5) / (len(listed) + 1.0)
    columns = [
        *(logit(np.clip(probability, _MIN, 1 - _MIN)) for probability in (best, second)),
        np.log(expected + _MIN),
        np.broadcast_to(np.log1p(X.sizes)[:, None], best.shape),
        *(np.clip(np.nan_to_num(ratio), -_LIMIT, _LIMIT) for ratio in ratios),
        np.isnan(ratios[1]).astype(np.float64),
        logit(other_lists),
    ]
    return np.stack(columns, axis=-1)


def log_bayes_factors(
    probabilities: FloatArray, offsets: Int64Array, present: FloatArray, shares: FloatArray
) -> FloatArray:
    """Return how much better each class explains a bag beside the *other* present ones.

    Let Y be the classes of a bag, π the share of each column among all instances, and let another
    class j have the share θ of the bag's instances. By Bayes' rule

        B = mean over θ of Π_i [1 − θ + θ (p(j | x_i) / π_j) / (Σ_{k∈Y} p(k | x_i) / Σ_{k∈Y} π_k)].

    Parameters
    ----------
    probabilities
        float64 (m, n_columns): p(y | x).
    present
        float64 (n_bags, n_classes): P(present) of each class.
    shares
        float64 (n_columns,): π.

    Returns
    -------
    FloatArray
        float64 (n_bags, n_classes): log B; nan where no other class is present.
    """
    n_bags, n_classes = present.shape
    weights = np.ones((n_bags, probabilities.shape[1]))
    weights[:, :n_classes] = present
    bag_of = np.repeat(np.arange(n_bags), np.diff(offsets))
    explained = weights[bag_of] * probabilities
    competing = explained.sum(axis=1, keepdims=True) - explained
    competing_share = (weights @ shares)[:, None] - weights * shares
    lift = probabilities / shares
    lift *= np.maximum(competing_share, _TINY)[bag_of] / np.maximum(competing, _TINY)
    lift = lift[:, :n_classes] - 1.0
    logs = [bag_sums(np.log1p(theta * lift), offsets) for theta in SHARES]
    evidence: FloatArray = logsumexp(logs, axis=0) - np.log(len(SHARES))
    others = weights.sum(axis=1, keepdims=True) - present
    return np.where(others > _TINY, evidence, np.nan)


def _with_labels(P: FloatArray, constraints: Constraints, shares: FloatArray) -> FloatArray:
    """Return p(y | x) (m, n_columns) with labels; excluded instances are uninformative."""
    P, fixed = P.copy(), constraints.fixed
    if len(constraints.rejected):
        P[:, : constraints.n_classes][constraints.rejected] = 0.0
    P[fixed >= 0] = 0.0
    P[fixed >= 0, fixed[fixed >= 0]] = 1.0
    P[fixed == SILENT] = shares
    return P


def _two_best(scores: FloatArray, X: Bags) -> tuple[FloatArray, FloatArray]:
    """Return the two largest values of each column of each bag, 0 for none."""
    best = pool_max(scores, X.offsets, empty=0.0)
    others = scores.copy()
    is_best = scores == best[X.bag_of_instance]
    first = np.cumsum(is_best, axis=0)
    before = np.vstack([np.zeros((1, scores.shape[1]), first.dtype), first])[X.offsets[:-1]]
    others[is_best & (first - before[X.bag_of_instance] == 1)] = 0.0
    return best, pool_max(others, X.offsets, empty=0.0)


def _fit_presence(
    evidence: FloatArray, listed: BoolArray, usable: BoolArray
) -> tuple[FloatArray, float, float]:
    """Return P(present | evidence) (n_bags, n_classes), and the rates of both list errors."""
    x, y = evidence[usable], listed[usable]
    centre, spread = x.mean(axis=0), x.std(axis=0)
    spread = np.where(spread > 0, spread, 1.0)
    x = (x - centre) / spread
    ratio = min(y.sum() / max((~y).sum(), 1), 1.0)  # rates are shares of what is listed

    def loss(theta: FloatArray) -> float:
        rates = _rates(theta)
        p = expit(theta[2] + x @ theta[3:])
        q = np.clip((1.0 - rates[0]) * p + ratio * rates[1] * (1.0 - p), _TINY, 1.0 - _TINY)
        log_likelihood = np.log(q[y]).sum() + np.log1p(-q[~y]).sum()
        log_likelihood += (_WRONG * np.log(rates) + _RIGHT * np.log1p(-rates)).sum()
        return float(0.5 * _RIDGE * np.square(theta[3:]).sum() - log_likelihood)

    bias = logit(np.clip(y.mean(), 1e-3, 0.5))
    starts = [
        np.r_[at, at, bias, np.full(x.shape[1], w)] for at in (-2.0, -4.0) for w in (0.0, 1.0)
    ]
    minima = [minimize(loss, start, method="L-BFGS-B") for start in starts]
    theta = min(minima, key=lambda fit: float(fit.fun)).x
    missed_rate, wrong = _rates(theta)
    p = expit(theta[2] + ((evidence - centre) / spread) @ theta[3:])
    return p, float(missed_rate), float(ratio * wrong)


def _rates(theta: FloatArray) -> FloatArray:
    """Return the shares of present species not listed, and of listed species not present.

    Lists cannot distinguish an absent from a silent listed class. The second rate is at most the
    first: observers miss more birds than they invent (D. Miller et al., Ecological Applications
    22, 2012).
    """
    missed_rate = 0.5 * expit(theta[0])
    return np.array([missed_rate, missed_rate * expit(theta[1])])
