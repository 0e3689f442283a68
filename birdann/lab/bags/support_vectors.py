"""Support vector machines of bags: MI-SVM, mi-SVM and the normalised set kernel.

S. Andrews, I. Tsochantaridis, T. Hofmann, "Support vector machines for multiple-instance
learning", NIPS 2002; T. Gärtner, P. Flach, A. Kowalczyk, A. Smola, "Multi-instance kernels",
ICML 2002. The machines are LIBSVM's (scikit-learn).
"""

from dataclasses import dataclass
from typing import Self

import numpy as np
from sklearn.svm import SVC

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags
from birdann.lab.bags.contract import Score
from birdann.lab.bags.distances import (
    best_rows,
    gaussian,
    instance_kernel,
    reduce_bags,
    set_kernel,
    width,
)

_ROUNDS = 50
"""Rounds of guessing and learning; they end when guesses repeat, mostly after 5 to 15."""
_CACHE_MB = 200.0


def _machine(kernel: FloatArray, positive: BoolArray, C: float) -> SVC:
    return SVC(C=C, kernel="precomputed", cache_size=_CACHE_MB).fit(kernel, positive)


@dataclass(frozen=True, slots=True)
class _Expansion:
    """f(x) = Σ_i weights_i k(x_i, x) + b over training instances; weights (m,)."""

    weights: FloatArray
    b: float

    @classmethod
    def of(cls, machine: SVC, rows: Int64Array, n_instances: int) -> Self:
        """Return the expansion of a machine fitted to some training rows."""
        weights = np.zeros(n_instances)
        np.add.at(weights, rows[machine.support_], machine.dual_coef_[0])
        return cls(weights, float(machine.intercept_[0]))

    def __call__(self, kernel: FloatArray) -> FloatArray:
        """Return the scores of instances from their kernel to the training instances."""
        return np.asarray(kernel @ self.weights + self.b)


def _score_best(expansions: list[_Expansion], X: Bags, gamma: float) -> Score:
    """Return the score of each bag's best instance, by class."""
    used = np.flatnonzero(np.any([expansion.weights for expansion in expansions], axis=0))
    weights = np.column_stack([expansion.weights[used] for expansion in expansions])
    offsets = np.array([expansion.b for expansion in expansions])

    def score(bags: Bags) -> FloatArray:
        of_instances = instance_kernel(bags, X, gamma)[:, used] @ weights + offsets
        return reduce_bags(np.maximum, of_instances, bags)

    return score


def mi_svm_instance(
    X: Bags, Y: BoolArray, rng: np.random.Generator, *, C: float, gamma_scale: float
) -> Score:
    """mi-SVM: impute the label of every instance of a positive bag.

    From all positive: fit, and label by the sign of the score, with the best of each positive bag
    positive, until labels are stable or repeat.
    """
    gamma = width(X.X, gamma_scale=gamma_scale)
    kernel = instance_kernel(X, X, gamma)
    return _score_best([_fit_labels(kernel, X, listed, C) for listed in Y.T], X, gamma)


def _fit_labels(kernel: FloatArray, X: Bags, positive: BoolArray, C: float) -> _Expansion:
    all_rows = np.arange(X.n_instances)
    in_positive = positive[X.bag_of_instance]
    labels, seen = in_positive, set[bytes]()
    expansion = _Expansion.of(_machine(kernel, labels, C), all_rows, len(all_rows))
    while labels.tobytes() not in seen and len(seen) < _ROUNDS:
        seen.add(labels.tobytes())
        scores = expansion(kernel)
        labels = in_positive & (scores > 0)
        labels[best_rows(scores, X)[positive]] = True
        if labels.tobytes() not in seen:
            expansion = _Expansion.of(_machine(kernel, labels, C), all_rows, len(all_rows))
    return expansion


def mi_svm_bag(
    X: Bags, Y: BoolArray, rng: np.random.Generator, *, C: float, gamma_scale: float
) -> Score:
    """MI-SVM: impute one instance of every positive bag; all instances of negative bags count.

    From the mean of each positive bag: fit, and take the instance with the highest score, until
    they are stable or repeat. Each negative instance has its own slack.
    """
    gamma = width(X.X, gamma_scale=gamma_scale)
    means = reduce_bags(np.add, X.X, X) / X.sizes[:, None]
    to_means = gaussian(X.X, means, gamma)
    between_means = gaussian(means, means, gamma)
    kernel = instance_kernel(X, X, gamma)
    expansions = []
    for listed in Y.T:
        first = _score_by_means(kernel, to_means, between_means, X, listed, C)
        expansions.append(_fit_best_instances(kernel, first, X, listed, C))
    return _score_best(expansions, X, gamma)


def _score_by_means(
    kernel: FloatArray,
    to_means: FloatArray,
    between_means: FloatArray,
    X: Bags,
    positive: BoolArray,
    C: float,
) -> FloatArray:
    """Return the scores of all instances by the machine of the means of positive bags."""
    negatives = np.flatnonzero(~positive[X.bag_of_instance])
    across = to_means[np.ix_(negatives, positive)]
    rows = np.block(
        [
            [between_means[np.ix_(positive, positive)], across.T],
            [across, kernel[np.ix_(negatives, negatives)]],
        ]
    )
    machine = _machine(rows, np.arange(len(rows)) < positive.sum(), C)
    columns = np.hstack([to_means[:, positive], kernel[:, negatives]])
    return np.asarray(columns[:, machine.support_] @ machine.dual_coef_[0] + machine.intercept_)


def _fit_best_instances(
    kernel: FloatArray, scores: FloatArray, X: Bags, positive: BoolArray, C: float
) -> _Expansion:
    negatives = np.flatnonzero(~positive[X.bag_of_instance])
    chosen, seen = best_rows(scores, X)[positive], set[bytes]()
    while True:
        seen.add(chosen.tobytes())
        rows = np.concatenate([chosen, negatives])
        machine = _machine(kernel[np.ix_(rows, rows)], np.arange(len(rows)) < len(chosen), C)
        expansion = _Expansion.of(machine, rows, X.n_instances)
        chosen = best_rows(expansion(kernel), X)[positive]
        if chosen.tobytes() in seen or len(seen) == _ROUNDS:
            return expansion


def mi_kernel(
    X: Bags, Y: BoolArray, rng: np.random.Generator, *, C: float, gamma_scale: float
) -> Score:
    """Support vector machines over the normalised set kernel.

    The score of a bag is the mean score of its instances: the "label-mean" formulation of Fu et
    al. (2011), Lemma 1.
    """
    gamma = width(X.X, gamma_scale=gamma_scale)
    machines = set_kernel_machines(set_kernel(X, X, gamma), Y, C)

    def score(bags: Bags) -> FloatArray:
        kernel = set_kernel(bags, X, gamma)
        return np.column_stack([machine.decision_function(kernel) for machine in machines])

    return score


def set_kernel_machines(kernel: FloatArray, Y: BoolArray, C: float) -> list[SVC]:
    """Return a machine for each class on a kernel (n, n) between bags."""
    return [_machine(kernel, listed, C) for listed in Y.T]
