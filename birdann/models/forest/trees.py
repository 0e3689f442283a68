"""Fully grown classification trees as plain arrays."""

from dataclasses import dataclass
from typing import Self

import numpy as np

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int32Array, Int64Array
from birdann.models.forest._kernels import add_votes, grow


@dataclass(frozen=True, slots=True, eq=False)
class Trees:
    """Nodes of all trees, tree by tree."""

    feature: Int32Array  # int32 (n_nodes,): feature of the split; -1 at a leaf.
    threshold: Float32Array  # float32 (n_nodes,): larger values go right.
    left: Int32Array  # int32 (n_nodes,): the left child; the right child follows it.
    label: Int32Array  # int32 (n_nodes,): column of a leaf's vote.
    roots: Int64Array  # int64 (n_trees,).

    @classmethod
    def concatenate(cls, parts: "list[Trees]") -> Self:
        """Return several forests as one."""
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
        """Return the forest without its first ``n`` trees."""
        start = int(self.roots[n])
        return Trees(
            self.feature[start:],
            self.threshold[start:],
            (self.left[start:] - start).astype(np.int32),
            self.label[start:],
            self.roots[n:] - start,
        )

    def votes(
        self, X: Float32Array, n_columns: int, *, used: BoolArray | None = None
    ) -> tuple[FloatArray, Int64Array]:
        """Return the votes, float64 (m, n_columns), and the number of voting trees, int64 (m,).

        Parameters
        ----------
        X
            float32 (m, n_features).
        used
            bool (n_trees, m): training rows of a tree, on which it does not vote.
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


@dataclass(frozen=True, slots=True, eq=False)
class Orchard:
    """Training rows of many trees."""

    columns: Float32Array  # float32 (d, m), feature by feature.
    order: Int32Array  # int32 (d, m): rows sorted by each feature.
    rank: Int32Array  # int32 (d, m): the place of each row in that order.

    @classmethod
    def of(cls, X: Float32Array) -> Self:
        """Return the rows ``X`` (m, d), sorted by each feature."""
        columns = np.ascontiguousarray(X.T)
        order = np.argsort(columns, axis=1, kind="stable").astype(np.int32)
        rank = np.empty_like(order)
        indices = np.arange(len(X), dtype=np.int32)
        np.put_along_axis(rank, order.astype(np.int64), indices[None, :], axis=1)
        return cls(columns, order, rank)

    def grow(
        self,
        rows: Int64Array,
        labels: Int64Array,
        weights: FloatArray,
        *,
        n_columns: int,
        max_features: float | str | None,
        seed: int,
        quick: bool = False,
    ) -> Trees:
        """Grow one tree by Gini impurity to pure leaves (Breiman 2001).

        Parameters
        ----------
        rows
            int64 (n,): training rows, n >= 1.
        labels
            int64 (n,): their columns, below ``n_columns``.
        weights
            float64 (n,): positive.
        max_features
            Features tried at each split: "sqrt", a share, or None for all.
        quick
            Use random thresholds, as extremely randomised trees do (Geurts et al. 2006): faster
            and slightly less accurate.
        """
        d, m = self.columns.shape
        of_row = np.zeros(m, dtype=np.int64), np.zeros(m)
        of_row[0][rows], of_row[1][rows] = labels, weights
        n_nodes = max(2 * len(rows) - 1, 1)
        feature, left, label = (np.empty(n_nodes, dtype=np.int32) for _ in range(3))
        threshold = np.empty(n_nodes, dtype=np.float32)
        n_tried = d
        if max_features == "sqrt":
            n_tried = max(1, int(np.sqrt(d)))
        elif max_features is not None:
            n_tried = max(1, int(float(max_features) * d))
        n = grow(
            self.columns, self.order, self.rank, rows.copy(), *of_row, n_columns, n_tried, quick, seed,
            feature, threshold, left, label,
        )  # fmt: skip
        root = np.zeros(1, dtype=np.int64)
        # copies: what was set aside for the deepest tree is given back
        return Trees(
            feature[:n].copy(), threshold[:n].copy(), left[:n].copy(), label[:n].copy(), root
        )
