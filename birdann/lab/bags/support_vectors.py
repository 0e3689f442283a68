"""Support vector machines of bags: MI-SVM, mi-SVM and the normalised set kernel.

S. Andrews, I. Tsochantaridis, T. Hofmann, "Support vector machines for multiple-instance
learning", NIPS 2002; T. Gärtner, P. Flach, A. Kowalczyk, A. Smola, "Multi-instance kernels",
ICML 2002. The machines are LIBSVM's (scikit-learn).
"""

import numpy as np
from sklearn.svm import SVC

from birdann.core.bags import Bags, BoolArray, FloatArray
from birdann.lab.bags.contract import Score, one_against_all
from birdann.lab.bags.distances import over_bags, set_kernel, width, witnesses

_ROUNDS = 50
"""Rounds of guessing and learning; they end when guesses repeat, mostly after 5 to 15."""
_CACHE_MB = 200.0


def _machine(X: FloatArray, positive: BoolArray, C: float, gamma: float) -> SVC:
    return SVC(C=C, kernel="rbf", gamma=gamma, cache_size=_CACHE_MB).fit(X, positive)


def _of_best(machine: SVC) -> Score:
    """Return the score of the instance that scores highest."""
    return lambda bags: over_bags(np.maximum, machine.decision_function(bags.X), bags)


@one_against_all
def mi_svm_instance(
    X: Bags, positive: BoolArray, rng: np.random.Generator, *, C: float, gamma_scale: float
) -> Score:
    """mi-SVM: guess the label of every instance of a positive bag.

    From all of them positive: learn, label them by the sign of their score, the highest of each
    positive bag positive anyway, until no label changes or labels come again.
    """
    gamma = width(X.X, gamma_scale=gamma_scale)
    in_positive = positive[X.bag_of_instance]
    labels, seen = in_positive, set[bytes]()
    machine = _machine(X.X, labels, C, gamma)
    while labels.tobytes() not in seen and len(seen) < _ROUNDS:
        seen.add(labels.tobytes())
        scores = machine.decision_function(X.X)
        labels = in_positive & (scores > 0)
        labels[witnesses(scores, X)[positive]] = True
        if labels.tobytes() not in seen:
            machine = _machine(X.X, labels, C, gamma)
    return _of_best(machine)


@one_against_all
def mi_svm_bag(
    X: Bags, positive: BoolArray, rng: np.random.Generator, *, C: float, gamma_scale: float
) -> Score:
    """MI-SVM: guess one witness of every positive bag; all instances of negative bags count.

    From the mean of each positive bag: learn, take the instance of the highest score, until
    no witness changes or witnesses come again. Each instance of a negative bag has a slack of
    its own.
    """
    gamma = width(X.X, gamma_scale=gamma_scale)
    negatives = X.X[~positive[X.bag_of_instance]]
    means = over_bags(np.add, X.X, X) / X.sizes[:, None]

    def learned(of_positives: FloatArray) -> SVC:
        rows = np.concatenate([of_positives, negatives])
        return _machine(rows, np.arange(len(rows)) < len(of_positives), C, gamma)

    machine, seen = learned(means[positive]), set[bytes]()
    while len(seen) < _ROUNDS:
        chosen = witnesses(machine.decision_function(X.X), X)[positive]
        if chosen.tobytes() in seen:
            break
        seen.add(chosen.tobytes())
        machine = learned(X.X[chosen])
    return _of_best(machine)


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
    return [
        SVC(C=C, kernel="precomputed", cache_size=_CACHE_MB).fit(kernel, listed) for listed in Y.T
    ]
