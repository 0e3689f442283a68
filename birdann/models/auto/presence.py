"""Presence of species in a recording without a list.

The largest probability among a recording's segments is not a probability of presence: it grows
with their number and ignores weak evidence common to many. Five predictors are combined for each
species: its frequency in lists; its most probable call alone; its most probable call in the
context of the recording; and the lists of similar recordings, in two ways.

For the first of these, a recording is embedded by its similarity to a few thousand training
segments (MILES: Chen, Bi, Wang, PAMI 2006), with two kernel widths, followed by ridge regression.
The second uses distances between recordings (`birdann.models.auto.recording_similarity`). A
logistic regression common to all species gives the probability. Its training predictors are held
out: cross-fitted segment models, leave-one-out ridge predictions. The frequency is that in all
lists: without the recording's own it is lower where the species is listed, which few lists mistake
for a rule.
"""

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Self

import numpy as np
from scipy.special import expit, logit
from sklearn.linear_model import LogisticRegression
from sklearn.metrics.pairwise import euclidean_distances

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int64Array
from birdann.core.bags import Bags
from birdann.models.auto.recording_similarity import RecordingSimilarity, dual_ridge
from birdann.models.base import BATCH, pool_max
from birdann.models.exact.context import BagContext
from birdann.models.linear.preprocessing import AffineScaling
from birdann.models.task import Task

CODEBOOK = 2000
"""Training segments that a recording is compared with."""
WIDTHS = (2.0, 8.0)
"""γ of the kernels exp(-γ d²), d² in units of its mean over the training segments."""
RIDGE = 0.3
MIN_LISTS = 20
"""Complete lists below which nothing is learned: a regression of as many says little."""
_CLIP = 1e-3
"""Probabilities of segments count as at least so far from 0 and 1."""
_MIN_LENGTH = 1e-6
_BAGS = 500
"""Recordings that are compared with the codebook together: 30 MB."""


@dataclass(frozen=True, slots=True, eq=False)
class PresenceModel:
    """Probability of presence from segments and whole recordings."""

    codebook: Float32Array  # float32 (k, d): scaled training segments.
    widths: FloatArray  # float64 (n_widths,): γ on scaled segments.
    # centre, factor: float64 (n_widths k,): of the embedding.
    centre: FloatArray
    factor: FloatArray
    weights: FloatArray  # float64 (n_widths k, c): of the ridge on embeddings of length 1.
    listed: FloatArray  # float64 (c,): share of the lists with each species.
    coefs: FloatArray  # float64 (6,): weights of the five predictors and an offset.
    scaling: AffineScaling  # Feature scaling.
    # None in models of earlier versions, with four predictors.
    similarity: RecordingSimilarity | None = None
    # int64 (n,): `fingerprints` of the training recordings, with complete or incomplete lists.
    keys: Int64Array = field(default_factory=lambda: np.zeros(0, np.int64))
    # float32 (n, c): their held-out log odds of presence.
    values: Float32Array = field(default_factory=lambda: np.zeros((0, 0), np.float32))

    @classmethod
    def learn(cls, task: Task, held_out: FloatArray, context: BagContext) -> Self | None:
        """Fit to the project's recordings with lists, including empty ones; None with too few.

        The similarity model also uses incomplete lists. The predictors' weights are fitted on
        complete lists; with fewer than `MIN_LISTS`, on all, and presence then is the probability
        of being listed.

        Parameters
        ----------
        held_out
            float64 (m, n_columns): p(y | x) of each segment by models without its list.
        context
            Dependence between the segments of a recording.
        """
        own = task.constraints.project
        complete, listed = own.constraints.has_complete_list, own.constraints.listed_classes
        filled = np.diff(own.constraints.offsets) > 0
        among_own = np.flatnonzero((complete | listed.any(axis=1)) & filled)
        used, lists, complete = own.bags[among_own], listed[among_own], complete[among_own]
        if complete.sum() < MIN_LISTS:
            complete[:] = True
        if len(used) < MIN_LISTS or lists[complete].all() or not lists[complete].any():
            return None
        bags, held_out = task.bags.take(used), held_out[task.bags.instances_of(used)]
        scaling = AffineScaling.standardise(bags.X)
        drawn = np.random.default_rng(task.seed).choice(
            bags.n_instances, min(CODEBOOK, bags.n_instances), replace=False
        )
        codebook = scaling(bags.X[np.sort(drawn)]).astype(np.float32)
        spread = max(2.0 * float(scaling(bags.X).var(axis=0).sum()), _MIN_LENGTH)
        widths = np.array(WIDTHS) / spread
        raw = _embed(scaling, codebook, widths, bags)
        of_width = raw.reshape(len(bags), len(widths), -1).var(axis=0).sum(axis=1)
        centre, factor = (
            raw.mean(axis=0),
            np.repeat(1.0 / np.sqrt(np.maximum(of_width, _MIN_LENGTH)), len(codebook)),
        )
        groups = task.constraints.groups[used]
        weights, ridge = _ridge(_directions(raw, centre, factor), lists, groups)
        similarity, similar = RecordingSimilarity.learn(bags, lists, groups, task.seed)
        shares = (lists.sum(axis=0) + 0.5) / (len(lists) + 1)
        of_bags = np.broadcast_to(shares, lists.shape)
        predictors = _predictors(of_bags, held_out, context, (ridge, similar), bags)
        weighed = logistic_weights(
            predictors[complete].reshape(-1, predictors.shape[2]), lists[complete]
        )
        return cls(
            codebook=codebook,
            widths=widths,
            centre=centre,
            factor=factor,
            weights=weights,
            listed=shares,
            coefs=weighed,
            scaling=scaling,
            similarity=similarity,
            keys=fingerprints(bags),
            values=(predictors @ weighed[:-1] + weighed[-1]).astype(np.float32),
        )

    def presence(self, bags: Bags, P: FloatArray, context: BagContext) -> FloatArray:
        """Return P(present) of each species in each recording, float64 (n_bags, c).

        0 for recordings without segments; parameters as `log_odds`.
        """
        return np.asarray(expit(self.log_odds(bags, P, context)))

    def log_odds(self, bags: Bags, P: FloatArray, context: BagContext) -> FloatArray:
        """Return the log odds of presence, float64 (n_bags, c); −inf without segments.

        Those of training recordings are held out. ``P`` is p(y | x) of their segments, float64 (m,
        n_columns); lists are not used.
        """
        result = np.full((len(bags), len(self.listed)), -np.inf)
        recalled = recall(self.keys, self.values, bags, into=result)
        rest = np.flatnonzero((bags.sizes > 0) & ~recalled)
        for start in range(0, len(rest), _BAGS):
            batch = rest[start : start + _BAGS]
            inputs = self._inputs(bags.take(batch), P[bags.instances_of(batch)], context)
            result[batch] = inputs @ self.coefs[:-1] + self.coefs[-1]
        return result

    def _inputs(self, bags: Bags, P: FloatArray, context: BagContext) -> FloatArray:
        raw = _embed(self.scaling, self.codebook, self.widths, bags)
        ridge = self.listed + _directions(raw, self.centre, self.factor) @ self.weights
        listed = np.broadcast_to(self.listed, ridge.shape)
        similar = (ridge,) if self.similarity is None else (ridge, self.similarity.likely(bags))
        return _predictors(listed, P, context, similar, bags)


def fingerprints(bags: Bags) -> Int64Array:
    """Return a hash of each recording's features, int64 (n_bags,)."""
    digests = [blake2b(np.ascontiguousarray(X).tobytes(), digest_size=8).digest() for X in bags]
    return np.frombuffer(b"".join(digests), dtype="<i8").astype(np.int64)


def recall(keys: Int64Array, values: Float32Array, bags: Bags, *, into: FloatArray) -> BoolArray:
    """Write stored values of recordings ``keys`` (`fingerprints`) into the rows of the same bags.

    Returns which rows were written.
    """
    row_of = {key: i for i, key in enumerate(keys.tolist())}
    rows = np.array([row_of.get(key, -1) for key in fingerprints(bags).tolist()], np.int64)
    known: BoolArray = (rows >= 0) & (bags.sizes > 0)
    into[known] = values[rows[known]]
    return known


def logistic_weights(X: FloatArray, present: BoolArray) -> FloatArray:
    """Return the weights of a logistic regression on (k, w), and its offset: float64 (w + 1,)."""
    middle, spreads = X.mean(axis=0), np.maximum(X.std(axis=0), _MIN_LENGTH)
    fitted = LogisticRegression(max_iter=1000).fit((X - middle) / spreads, present.ravel())
    slopes = fitted.coef_[0] / spreads
    return np.append(slopes, fitted.intercept_[0] - slopes @ middle)


def _embed(
    scaling: AffineScaling, codebook: Float32Array, widths: FloatArray, bags: Bags
) -> FloatArray:
    """Return the similarity of each bag to each codebook segment, (n_bags, n_widths k)."""
    nearest_distances = np.full((len(bags), len(codebook)), np.inf, dtype=np.float32)
    bag_of_instance = bags.bag_of_instance
    for start in range(0, bags.n_instances, BATCH // 4):
        rows = slice(start, start + BATCH // 4)
        distances = euclidean_distances(
            scaling(bags.X[rows]).astype(np.float32), codebook, squared=True
        )
        first = bag_of_instance[start]
        offsets = np.flatnonzero(np.diff(bag_of_instance[rows], prepend=-1))
        minima = np.minimum.reduceat(distances, offsets, axis=0)
        span = slice(first, first + len(minima))
        np.minimum(nearest_distances[span], minima, out=nearest_distances[span])
    return np.hstack([np.exp(-gamma * nearest_distances.astype(np.float64)) for gamma in widths])


def _directions(raw: FloatArray, centre: FloatArray, factor: FloatArray) -> FloatArray:
    """Return centred embeddings of length 1."""
    moved = (raw - centre) * factor
    length = np.sqrt((moved**2).sum(axis=1, keepdims=True))
    return np.asarray(moved / np.maximum(length, _MIN_LENGTH))


def _ridge(E: FloatArray, lists: BoolArray, groups: Int64Array) -> tuple[FloatArray, FloatArray]:
    """Return the ridge weights (k, c), and leave-group-out predictions (n, c)."""
    dual, left_out = dual_ridge(E @ E.T, lists, groups, RIDGE)
    return E.T @ dual, left_out


def _predictors(
    listed: FloatArray,
    P: FloatArray,
    context: BagContext,
    similarities: tuple[FloatArray, ...],
    bags: Bags,
) -> FloatArray:
    """Return the predictors of each species in each bag, float64 (n_bags, c, 3 + similarities)."""
    n_classes = listed.shape[1]
    among_others = context.infer(P, bags.offsets)
    calls = [
        pool_max(np.ascontiguousarray(of[:, :n_classes]), bags.offsets, empty=0.0)
        for of in (P, among_others)
    ]
    logits = [logit(np.clip(p, _CLIP, 1.0 - _CLIP)) for p in calls]
    return np.stack([logit(listed), *logits, *similarities], axis=-1)
