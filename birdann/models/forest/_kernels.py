"""Compiled loops over decision trees."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

Features: TypeAlias = npt.NDArray[np.float32]
Nodes: TypeAlias = npt.NDArray[np.int32]
Ints: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Values: TypeAlias = npt.NDArray[np.float64]


@njit(cache=True, nogil=True)
def add_votes(
    X: Features,
    feature: Nodes,
    threshold: Features,
    left: Nodes,
    label: Nodes,
    roots: Ints,
    used: Flags,
    votes: Values,
    counts: Ints,
) -> None:
    """Let every tree vote on the rows of ``X`` that it did not use.

    ``X`` float32 (m, d); nodes as `birdann.models.forest.trees.Trees`; ``used`` bool (n_trees, m)
    or (0, m) for none; ``votes`` float64 (m, n_columns) and ``counts`` int64 (m,) are added to.
    """
    for t in range(len(roots)):
        for i in range(len(X)):
            if used.shape[0] and used[t, i]:
                continue
            node = roots[t]
            while feature[node] >= 0:
                node = left[node] + (1 if X[i, feature[node]] > threshold[node] else 0)
            votes[i, label[node]] += 1.0
            counts[i] += 1
