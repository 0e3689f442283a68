"""Which species are in a recording without a list: from its calls, and from it as a whole.

The largest probability among a recording's segments is not a probability of presence: it grows with
their number, and what many half-sure segments have in common is lost. So five predictors are weighed
for each species: how many lists name it; its likeliest call, heard alone; its likeliest call among the
others of the recording; and what lists of recordings that are like this one as a whole name, in two ways.

For the first of these, a recording is how near it comes to each of a few thousand training segments, the
embedding of MILES (Chen, Bi, Wang, PAMI 2006), with two widths of the kernel; ridge regression leads from
there to lists. For the second, it is how far it is from others (`birdann.models.auto.recording_similarity`).
A logistic regression over the predictors, the same for every species, makes a
probability of them. It learns from examples that do not know the list in question: held-out
models of segments, leave-one-out predictions of the ridge, counts of the other lists.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from types import NoneType
from typing import ClassVar, Self

import numpy as np
import numpy.typing as npt
from scipy.special import expit, logit
from sklearn.linear_model import LogisticRegression
from sklearn.metrics.pairwise import euclidean_distances

from birdann.core.bags import Bags, BoolArray, FloatArray, Int64Array
from birdann.models.auto.recording_similarity import RecordingSimilarity, dual_ridge
from birdann.models.base import PIECE, pool_max
from birdann.models.exact.constraints import Constraints
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
_DOUBT = 1e-3
"""Probabilities of segments count as at least so far from 0 and 1."""
_MIN_LENGTH = 1e-6
_BAGS = 500
"""Recordings that are compared with the codebook together: 30 MB."""


@dataclass(frozen=True, slots=True, eq=False)
class PresenceModel:
    """Probabilities of presence from examples of segments and of whole recordings.

    Attributes
    ----------
    codebook
        float32 (k, d): scaled training segments.
    widths
        float64 (n_widths,): γ on scaled segments.
    centre, factor
        float64 (n_widths k,): of the embedding.
    weights
        float64 (n_widths k, c): of the ridge on embeddings of length 1.
    listed
        float64 (c,): share of the lists that name each species.
    examples
        float64 (6,): weights of the five predictors and an offset.
    scaling
        Of the features.
    likeness
        None in models of earlier versions, which have four predictors.
    own
        int64 (n,): the `fingerprints` of the recordings that it learned from, with complete and incomplete lists.
    of_own
        float32 (n, c): the log odds of presence there, by examples that do not know their lists.
    """

    fitted_arrays: ClassVar[tuple[str, ...]] = (
        "codebook", "widths", "centre", "factor", "weights", "listed", "witnesses", "own", "of_own",
    )  # fmt: skip
    fitted_parts: ClassVar[Mapping[str, tuple[type, ...]]] = {
        "scaling": (AffineScaling,),
        "similarity": (RecordingSimilarity, NoneType),
    }

    codebook: npt.NDArray[np.float32]
    widths: FloatArray
    centre: FloatArray
    factor: FloatArray
    weights: FloatArray
    listed: FloatArray
    witnesses: FloatArray
    scaling: AffineScaling
    similarity: RecordingSimilarity | None = None
    own: Int64Array = field(default_factory=lambda: np.zeros(0, np.int64))
    of_own: npt.NDArray[np.float32] = field(default_factory=lambda: np.zeros((0, 0), np.float32))

    @classmethod
    def learn(cls, task: Task, held_out: FloatArray, context: BagContext) -> Self | None:
        """Learn from the project's own recordings with lists, complete and empty ones among them.

        What an incomplete list names makes recordings resemble those of that species. What examples are worth is
        learned from complete lists; where those are fewer than `MIN_LISTS`, from all, and presence then is the
        chance to be listed.

        Parameters
        ----------
        task
            What was said of which recordings, and the seed of the draw of the codebook.
        held_out
            float64 (m, n_columns): p(y | x) of each segment by models that do not know its list.
        context
            How the segments of a recording inform each other.

        Returns
        -------
        PresenceModel or None
            None where such lists are fewer than `MIN_LISTS`, or all or none of their entries
            name a species.
        """
        complete, listed = has_complete_list(task.constraints), task.constraints.listed_classes
        filled = np.diff(task.constraints.offsets) > 0
        used = np.flatnonzero(
            (complete | listed.any(axis=1)) & filled & ~task.constraints.is_reference
        )
        lists, complete = listed[used], complete[used]
        if complete.sum() < MIN_LISTS:
            complete[:] = True
        if len(used) < MIN_LISTS or lists[complete].all() or not lists[complete].any():
            return None
        bags, held_out = task.bags.take(used), held_out[task.bags.instances_of(used)]
        scaling = AffineScaling.standardising(bags.X)
        drawn = np.random.default_rng(task.seed).choice(
            bags.n_instances, min(CODEBOOK, bags.n_instances), replace=False
        )
        codebook = scaling(bags.X[np.sort(drawn)]).astype(np.float32)
        spread = max(2.0 * float(scaling(bags.X).var(axis=0).sum()), _MIN_LENGTH)
        widths = np.array(WIDTHS) / spread
        raw = _embedded(scaling, codebook, widths, bags)
        of_width = raw.reshape(len(bags), len(widths), -1).var(axis=0).sum(axis=1)
        centre, factor = (
            raw.mean(axis=0),
            np.repeat(1.0 / np.sqrt(np.maximum(of_width, _MIN_LENGTH)), len(codebook)),
        )
        groups = task.constraints.groups[used]
        weights, alike = _ridge(_directions(raw, centre, factor), lists, groups)
        similarity, like = RecordingSimilarity.learn(bags, lists, groups, task.seed)
        others = _shares_elsewhere(lists, groups)
        found = _witnesses(others, held_out, context, (alike, like), bags)
        weighed = logistic_weights(found[complete].reshape(-1, found.shape[2]), lists[complete])
        return cls(
            codebook=codebook,
            widths=widths,
            centre=centre,
            factor=factor,
            weights=weights,
            listed=(lists.sum(axis=0) + 0.5) / (len(lists) + 1),
            witnesses=weighed,
            scaling=scaling,
            similarity=similarity,
            own=fingerprints(bags),
            of_own=(found @ weighed[:-1] + weighed[-1]).astype(np.float32),
        )

    def presence(self, bags: Bags, P: FloatArray, context: BagContext) -> FloatArray:
        """Return how probable each species is in each recording, float64 (n_bags, c).

        Of recordings without segments 0; parameters as `log_odds`.
        """
        return np.asarray(expit(self.log_odds(bags, P, context)))

    def log_odds(self, bags: Bags, P: FloatArray, context: BagContext) -> FloatArray:
        """Return the log odds of presence, float64 (n_bags, c); −inf throughout where there are no segments.

        Those of a recording that it learned from are given without its list.

        Parameters
        ----------
        bags
            Recordings whose lists are not asked.
        P
            float64 (m, n_columns): p(y | x) of their segments.
        context
            As in learning.
        """
        result = np.full((len(bags), len(self.listed)), -np.inf)
        recalled = recall(self.own, self.of_own, bags, into=result)
        rest = np.flatnonzero((bags.sizes > 0) & ~recalled)
        for start in range(0, len(rest), _BAGS):
            some = rest[start : start + _BAGS]
            found = self._of_some(bags.take(some), P[bags.instances_of(some)], context)
            result[some] = found @ self.witnesses[:-1] + self.witnesses[-1]
        return result

    def _of_some(self, bags: Bags, P: FloatArray, context: BagContext) -> FloatArray:
        raw = _embedded(self.scaling, self.codebook, self.widths, bags)
        alike = self.listed + _directions(raw, self.centre, self.factor) @ self.weights
        listed = np.broadcast_to(self.listed, alike.shape)
        ways = (alike,) if self.similarity is None else (alike, self.similarity.likely(bags))
        return _witnesses(listed, P, context, ways, bags)


def fingerprints(bags: Bags) -> Int64Array:
    """Return what separates recordings by what was measured of their segments, int64 (n_bags,)."""
    digests = [blake2b(np.ascontiguousarray(X).tobytes(), digest_size=8).digest() for X in bags]
    return np.frombuffer(b"".join(digests), dtype="<i8").astype(np.int64)


def recall(
    own: Int64Array, values: npt.NDArray[np.float32], bags: Bags, *, into: FloatArray
) -> BoolArray:
    """Write what is kept of recordings ``own`` (`fingerprints`) into the rows of those among the bags; return which."""
    place = {key: i for i, key in enumerate(own.tolist())}
    rows = np.array([place.get(key, -1) for key in fingerprints(bags).tolist()], np.int64)
    known: BoolArray = (rows >= 0) & (bags.sizes > 0)
    into[known] = values[rows[known]]
    return known


def logistic_weights(X: FloatArray, present: BoolArray) -> FloatArray:
    """Return the weights of a logistic regression of evidence (k, w), and its offset: float64 (w + 1,)."""
    middle, spreads = X.mean(axis=0), np.maximum(X.std(axis=0), _MIN_LENGTH)
    fitted = LogisticRegression(max_iter=1000).fit((X - middle) / spreads, present.ravel())
    slopes = fitted.coef_[0] / spreads
    return np.append(slopes, fitted.intercept_[0] - slopes @ middle)


def has_complete_list(constraints: Constraints) -> BoolArray:
    """Return which of the project's own bags have a list that rules out all that it does not name, and segments."""
    ruled_out = constraints.weights[:, : constraints.n_classes] == 0.0
    every = np.all(constraints.listed_classes | ruled_out, axis=1)
    filled = np.diff(constraints.offsets) > 0
    return np.asarray(every & filled & ~constraints.is_reference)


def _embedded(
    scaling: AffineScaling, codebook: npt.NDArray[np.float32], widths: FloatArray, bags: Bags
) -> FloatArray:
    """Return how near each bag comes to each segment of the codebook, (n_bags, n_widths k)."""
    nearest = np.full((len(bags), len(codebook)), np.inf, dtype=np.float32)
    bag_of_instance = bags.bag_of_instance
    for start in range(0, bags.n_instances, PIECE // 4):
        rows = slice(start, start + PIECE // 4)
        apart = euclidean_distances(
            scaling(bags.X[rows]).astype(np.float32), codebook, squared=True
        )
        first = bag_of_instance[start]
        offsets = np.flatnonzero(np.diff(bag_of_instance[rows], prepend=-1))
        least = np.minimum.reduceat(apart, offsets, axis=0)
        whole = slice(first, first + len(least))
        np.minimum(nearest[whole], least, out=nearest[whole])
    return np.hstack([np.exp(-gamma * nearest.astype(np.float64)) for gamma in widths])


def _directions(raw: FloatArray, centre: FloatArray, factor: FloatArray) -> FloatArray:
    """Return embeddings about their centre, of length 1."""
    moved = (raw - centre) * factor
    length = np.sqrt((moved**2).sum(axis=1, keepdims=True))
    return np.asarray(moved / np.maximum(length, _MIN_LENGTH))


def _shares_elsewhere(lists: BoolArray, groups: Int64Array) -> FloatArray:
    """Return the share of the lists of other groups that name each species, float64 (n, c)."""
    _, group, sizes = np.unique(groups, return_inverse=True, return_counts=True)
    own = np.zeros((len(sizes), lists.shape[1]))
    np.add.at(own, group, lists)
    n_others = len(lists) - sizes[group][:, None]
    return np.asarray((lists.sum(axis=0) - own[group] + 0.5) / (n_others + 1))


def _ridge(E: FloatArray, lists: BoolArray, groups: Int64Array) -> tuple[FloatArray, FloatArray]:
    """Return the weights (k, c) of the ridge, and its predictions of each bag by other groups (n, c)."""
    dual, left_out = dual_ridge(E @ E.T, lists, groups, RIDGE)
    return E.T @ dual, left_out


def _witnesses(
    listed: FloatArray,
    P: FloatArray,
    context: BagContext,
    alike: tuple[FloatArray, ...],
    bags: Bags,
) -> FloatArray:
    """Return what speaks for each species in each bag, float64 (n_bags, c, 3 + the ways similar)."""
    n_classes = listed.shape[1]
    among_others = context.infer(P, bags.offsets)
    calls = [
        pool_max(np.ascontiguousarray(of[:, :n_classes]), bags.offsets, empty=0.0)
        for of in (P, among_others)
    ]
    sure = [logit(np.clip(p, _DOUBT, 1.0 - _DOUBT)) for p in calls]
    return np.stack([logit(listed), *sure, *alike], axis=-1)
