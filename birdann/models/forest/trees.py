"""A forest of fully grown classification trees, kept as plain arrays."""

from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np
import numpy.typing as npt
from sklearn.tree import DecisionTreeClassifier

from birdann.core.bags import BoolArray, FloatArray, Int64Array
from birdann.models.forest._kernels import add_votes


@dataclass(frozen=True, slots=True, eq=False)
class Trees:
    """Nodes of all trees, one after the other.

    Attributes
    ----------
    feature
        int32 (n_nodes,): feature that the node asks about; -1 at a leaf.
    threshold
        float32 (n_nodes,): a row with more than this goes right.
    left
        int32 (n_nodes,): the left child; the right child follows it.
    label
        int32 (n_nodes,): column that a leaf votes for.
    roots
        int64 (n_trees,).
    """

    fitted_arrays: ClassVar[tuple[str, ...]] = ("feature", "threshold", "left", "label", "roots")

    feature: npt.NDArray[np.int32]
    threshold: npt.NDArray[np.float32]
    left: npt.NDArray[np.int32]
    label: npt.NDArray[np.int32]
    roots: Int64Array

    @classmethod
    def joined(cls, parts: "list[Trees]") -> Self:
        """Return the trees of several forests as one."""
        starts = np.cumsum([0] + [len(p.feature) for p in parts[:-1]])
        return cls(
            np.concatenate([p.feature for p in parts]),
            np.concatenate([p.threshold for p in parts]),
            np.concatenate([p.left + s for p, s in zip(parts, starts, strict=True)]).astype(
                np.int32
            ),
            np.concatenate([p.label for p in parts]),
            np.concatenate([p.roots + s for p, s in zip(parts, starts, strict=True)]),
        )

    def __len__(self) -> int:
        return len(self.roots)

    def without_first(self, n: int) -> "Trees":
        """Return the trees from the ``n``-th on; ``n`` less than their number."""
        start = int(self.roots[n])
        return Trees(
            self.feature[start:],
            self.threshold[start:],
            (self.left[start:] - start).astype(np.int32),
            self.label[start:],
            self.roots[n:] - start,
        )

    def votes(
        self, X: npt.NDArray[np.float32], n_columns: int, *, used: BoolArray | None = None
    ) -> tuple[FloatArray, Int64Array]:
        """Return the votes for each column and the number of trees that voted.

        Parameters
        ----------
        X
            float32 (m, n_features).
        n_columns
            Columns of the result.
        used
            bool (n_trees, m): rows that a tree was grown on and must not judge.

        Returns
        -------
        votes
            float64 (m, n_columns).
        counts
            int64 (m,).
        """
        votes, counts = np.zeros((len(X), n_columns)), np.zeros(len(X), dtype=np.int64)
        mask = np.zeros((0, len(X)), dtype=np.bool_) if used is None else used
        add_votes(
            np.ascontiguousarray(X),
            self.feature,
            self.threshold,
            self.left,
            self.label,
            self.roots,
            mask,
            votes,
            counts,
        )
        return votes, counts


def grow_tree(
    X: npt.NDArray[np.float32],
    labels: Int64Array,
    weights: FloatArray,
    *,
    max_features: float | str,
    seed: int,
    quick: bool = False,
) -> Trees:
    """Grow one tree with scikit-learn until its leaves are pure.

    Parameters
    ----------
    X
        float32 (m, n_features), C-contiguous.
    labels
        int64 (m,): columns.
    weights
        float64 (m,): positive.
    max_features
        Features tried at each split, as scikit-learn understands it.
    seed
        Of the features tried.
    quick
        Draw the threshold of each feature tried instead of searching for the best one, as
        extremely randomised trees do (Geurts et al. 2006): a quarter of the time, and trees that
        know a little less.
    """
    if 2 * len(np.unique(labels)) > len(labels):
        # scikit-learn would warn of a regression problem; rows of no weight take no part.
        X, labels = np.repeat(X, 2, axis=0), np.repeat(labels, 2)
        weights = np.column_stack([weights, np.zeros(len(weights))]).ravel()
    fitted = DecisionTreeClassifier(
        max_features=max_features, splitter="random" if quick else "best", random_state=seed
    )
    fitted.fit(X, labels, sample_weight=weights, check_input=False)
    tree = fitted.tree_
    is_leaf = tree.children_left < 0
    # Renumber breadth-first, so that the two children of a node stand together.
    order = _children_together(tree.children_left, tree.children_right)
    position = np.empty(len(order), dtype=np.int64)
    position[order] = np.arange(len(order))
    left = np.where(is_leaf, 0, position[tree.children_left])
    label = fitted.classes_[tree.value[:, 0, :].argmax(axis=1)]
    return Trees(
        np.where(is_leaf, -1, tree.feature)[order].astype(np.int32),
        _rounded_down(tree.threshold)[order],
        left[order].astype(np.int32),
        label[order].astype(np.int32),
        np.zeros(1, dtype=np.int64),
    )


def _children_together(left: Int64Array, right: Int64Array) -> Int64Array:
    """Return the nodes level by level, children of one node side by side."""
    levels = [np.zeros(1, dtype=np.int64)]
    while len(levels[-1]):
        inner = levels[-1][left[levels[-1]] >= 0]
        levels.append(np.column_stack([left[inner], right[inner]]).ravel())
    return np.concatenate(levels)


def _rounded_down(threshold: FloatArray) -> npt.NDArray[np.float32]:
    """Return the largest float32 not above: the same answers for float32 features."""
    rounded = threshold.astype(np.float32)
    above = rounded > threshold
    rounded[above] = np.nextafter(rounded[above], np.float32(-np.inf))
    return rounded
