"""Auer and Ortner's balls: AdaBoost over bags by balls around instances of positive bags."""

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import Bags
from birdann.lab.bags.contract import Score, one_against_all
from birdann.lab.bags.distances import Metric, nearest_distances

_MIN_ERROR = 1e-6


@one_against_all
def ball_boost(
    X: Bags, positive: BoolArray, rng: np.random.Generator, *, metric: Metric, rounds: int
) -> Score:
    """AdaBoost with balls that make a bag positive when they contain an instance.

    P. Auer, R. Ortner, "A boosting approach to multiple instance learning", ECML 2004. In each
    round every instance of a positive bag is tried as centre, with the largest of its radii with
    the best weighted accuracy: that of the nearest excluded bag.
    """
    centres = X.X[positive[X.bag_of_instance]]
    distances = nearest_distances(X, centres, metric).T
    order = np.argsort(distances, axis=1, kind="stable")
    ordered = np.take_along_axis(distances, order, axis=1)
    sign = np.where(positive, 1.0, -1.0)
    weights = np.full(len(X), 1.0 / len(X))
    balls: list[tuple[int, float, float]] = []
    for _ in range(rounds):
        centre, radius, edge = best_ball(ordered, order, weights * sign)
        votes = np.where(distances[centre] < radius, 1.0, -1.0)
        error = max(0.5 * (1.0 - edge), _MIN_ERROR)
        if error >= 0.5:
            break
        alpha = 0.5 * float(np.log((1.0 - error) / error))
        balls.append((centre, radius, alpha))
        if error == _MIN_ERROR:
            break
        weights *= np.exp(-alpha * votes * sign)
        weights /= weights.sum()
    chosen = [centre for centre, _, _ in balls]
    radii, alphas = (np.array([ball[k] for ball in balls]) for k in (1, 2))
    chosen_centres = centres[chosen]

    def score(bags: Bags) -> FloatArray:
        if not len(chosen_centres):
            return np.full(len(bags), -1.0)
        inside = nearest_distances(bags, chosen_centres, metric) < radii
        return np.asarray(np.where(inside, 1.0, -1.0) @ alphas)

    return score


def best_ball(
    ordered: FloatArray, order: Int64Array, signed_weights: FloatArray
) -> tuple[int, float, float]:
    """Return (centre, radius, edge) of the best ball, edge = Σ w y h over bags.

    The radius is the distance of the first bag outside, or infinite.

    Parameters
    ----------
    ordered, order
        (k, n): increasing distances of the bags from each centre, and the bags.
    signed_weights
        float64 (n_bags,): w y.
    """
    # with the nearest j bags inside, Σ w y h = 2 Σ over inside of w y - Σ w y
    inside = np.cumsum(signed_weights[order], axis=1)
    # bags at one distance are inside or outside together
    split = np.ones(ordered.shape, dtype=np.bool_)
    split[:, :-1] = ordered[:, 1:] > ordered[:, :-1]
    inside[~split] = -np.inf
    best = inside.max(axis=1)
    centre = int(best.argmax())
    last = int(np.flatnonzero(inside[centre] >= best[centre])[-1])
    beyond = ordered[centre, last + 1] if last + 1 < ordered.shape[1] else np.inf
    return centre, float(beyond), float(2.0 * best[centre] - signed_weights.sum())
