"""Bags of instances and their supervision: the learners' input."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int64Array

UNKNOWN = -1
"""Instance label: no one has said."""
NOISE = -2
"""Instance label: a person said that it is none of the classes."""
LARGEST_FEATURE = 1e30
"""Magnitude that single precision still holds with room to spare."""


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """Sparse log odds of classes for each instance, by a detector such as a network.

    They are relative to a class that it cannot detect. Of what is not stored it says nothing: 0.
    """

    detector: str  # Its name: one weight is learned for each.
    offsets: Int64Array  # int64 (n_instances + 1,): entries of each instance.
    # columns, log_odds: int64 (k,), float32 (k,): entries; several of an instance and class add up.
    columns: Int64Array
    log_odds: Float32Array

    @classmethod
    def of(
        cls,
        detector: str,
        n_instances: int,
        rows: Int64Array,
        columns: Int64Array,
        log_odds: FloatArray,
    ) -> "Evidence":
        """Return the evidence of entries (k,) in any order."""
        order = np.argsort(rows, kind="stable")
        counts = np.bincount(rows, minlength=n_instances)
        offsets = np.concatenate([[0], np.cumsum(counts)])
        return cls(detector, offsets, columns[order], log_odds[order].astype(np.float32))

    @property
    def rows(self) -> Int64Array:
        """int64 (k,): the instance of each entry."""
        return np.repeat(np.arange(len(self.offsets) - 1), np.diff(self.offsets))

    def take_rows(self, rows: Int64Array) -> "Evidence":
        """Return the evidence for some instances."""
        entries = _index_ranges(self.offsets, rows)
        sizes = np.diff(self.offsets)[rows]
        offsets = np.concatenate([[0], np.cumsum(sizes)])
        return Evidence(self.detector, offsets, self.columns[entries], self.log_odds[entries])

    def with_columns(self, column_of: Int64Array, n_instances: int) -> "Evidence":
        """Return the evidence for other columns, and with further instances after these.

        Parameters
        ----------
        column_of
            int64 (n_classes,): new column of each class, or `UNKNOWN` for one that is left out.
        """
        columns = column_of[self.columns]
        kept = columns != UNKNOWN
        rows, log_odds = self.rows[kept], self.log_odds[kept].astype(np.float64)
        return Evidence.of(self.detector, n_instances, rows, columns[kept], log_odds)


def _indices(chosen: npt.ArrayLike) -> Int64Array:
    """Return the indices of what is chosen by indices or a bool mask."""
    indices = np.asarray(chosen)
    if indices.dtype == np.bool_:
        indices = np.flatnonzero(indices)
    return indices.astype(np.int64)


def _index_ranges(offsets: Int64Array, chosen: Int64Array) -> Int64Array:
    """Return the numbers from ``offsets[i]`` up to ``offsets[i + 1]`` for each i of ``chosen``."""
    starts, sizes = offsets[:-1][chosen], np.diff(offsets)[chosen]
    ends = np.cumsum(sizes)
    within = np.arange(ends[-1] if len(ends) else 0, dtype=np.int64)
    numbers: Int64Array = within + np.repeat(starts - (ends - sizes), sizes)
    return numbers


@dataclass(frozen=True, slots=True, eq=False)
class Bags:
    """Stacked instances of several bags: a sequence of bags, which scikit-learn can split.

    Behaves as a sequence of bags, so that scikit-learn's splitters and searches can cut it.
    """

    X: FloatArray  # float64 (n_instances, n_features); the instances of a bag are contiguous.
    # int64 (n_bags + 1,); bag ``b`` is ``X[offsets[b]:offsets[b + 1]]`` and may be empty.
    offsets: Int64Array
    evidence: "tuple[Evidence, ...]" = ()  # What detectors say about the instances.

    def __post_init__(self) -> None:
        X = np.ascontiguousarray(self.X, dtype=np.float64)
        offsets = np.ascontiguousarray(self.offsets, dtype=np.int64)
        if X.ndim != 2:
            raise ValueError("X must be (n_instances, n_features)")
        if offsets.ndim != 1 or not len(offsets) or offsets[0] != 0 or offsets[-1] != len(X):
            raise ValueError("offsets must run from 0 to n_instances")
        if (np.diff(offsets) < 0).any():
            raise ValueError("offsets must not fall")
        if any(len(part.offsets) != len(X) + 1 for part in self.evidence):
            raise ValueError("evidence must have a row for each instance")
        object.__setattr__(self, "X", X)
        object.__setattr__(self, "offsets", offsets)

    @classmethod
    def from_list(cls, bags: Sequence[npt.ArrayLike], *, n_features: int | None = None) -> "Bags":
        """Stack arrays of shape (n_b, n_features); ``n_features`` serves an empty sequence."""
        arrays = [np.asarray(bag, dtype=np.float64) for bag in bags]
        width = n_features if n_features is not None else arrays[0].shape[1]
        stacked = [a.reshape(-1, width) for a in arrays]
        X = np.concatenate(stacked) if stacked else np.empty((0, width))
        return cls(X, np.concatenate([[0], np.cumsum([len(a) for a in stacked], dtype=np.int64)]))

    @property
    def shape(self) -> tuple[int, int]:
        """(n_bags, n_features), for scikit-learn."""
        return len(self), self.X.shape[1]

    @property
    def n_instances(self) -> int:
        """Number of instances in all bags."""
        return len(self.X)

    @property
    def n_features(self) -> int:
        """Number of features."""
        return int(self.X.shape[1])

    @property
    def sizes(self) -> Int64Array:
        """int64 (n_bags,): instances per bag."""
        sizes: Int64Array = self.offsets[1:] - self.offsets[:-1]
        return sizes

    @property
    def bag_of_instance(self) -> Int64Array:
        """int64 (n_instances,): the bag of each instance."""
        return np.repeat(np.arange(len(self), dtype=np.int64), self.sizes)

    def instances_of(self, bags: npt.ArrayLike) -> Int64Array:
        """Return the row numbers of the given bags' instances, in the order of the bags."""
        return _index_ranges(self.offsets, _indices(bags))

    def take(self, bags: npt.ArrayLike) -> "Bags":
        """Return the given bags (indices, possibly repeated, or a bool mask)."""
        chosen = _indices(bags)
        offsets = np.concatenate([[0], np.cumsum(self.sizes[chosen], dtype=np.int64)])
        return self.take_rows(self.instances_of(chosen), offsets)

    def take_rows(self, rows: Int64Array, offsets: Int64Array) -> "Bags":
        """Return bags of some of the instances, int64 (n,), that begin at ``offsets``."""
        return Bags(self.X[rows], offsets, tuple(part.take_rows(rows) for part in self.evidence))

    def runs(self, n_instances: int) -> Iterator[slice]:
        """Yield consecutive bags in runs of about ``n_instances`` instances."""
        start = 0
        while start < len(self):
            limit = self.offsets[start] + n_instances
            stop = max(int(np.searchsorted(self.offsets, limit, side="right")) - 1, start + 1)
            yield slice(start, stop)
            start = stop

    @property
    def has_evidence(self) -> BoolArray:
        """Whether a detector says something about an instance of a bag, (n_bags,)."""
        has_scores = np.zeros(len(self), np.bool_)
        for part in self.evidence:
            has_scores |= np.diff(part.offsets[self.offsets]) > 0
        return has_scores

    def with_features(self, X: FloatArray) -> "Bags":
        """Return the same bags over transformed instances, float64 (n_instances, d)."""
        return Bags(X, self.offsets, self.evidence)

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def __getitem__(self, key: int | slice | npt.ArrayLike) -> "FloatArray | Bags":
        if isinstance(key, int | np.integer):
            index = int(key) + (len(self) if key < 0 else 0)
            if not 0 <= index < len(self):
                raise IndexError(key)
            return self.X[self.offsets[index] : self.offsets[index + 1]]
        if isinstance(key, slice):
            return self.take(np.arange(len(self))[key])
        if isinstance(key, tuple):  # scikit-learn cuts arrays as ``X[rows, ...]``
            return self.take(key[0])
        return self.take(key)

    def __iter__(self) -> Iterator[FloatArray]:
        for start, stop in zip(self.offsets[:-1], self.offsets[1:], strict=True):
            yield self.X[start:stop]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Supervision:
    """Labels of a set of bags and their instances."""

    Y: BoolArray  # bool (n_bags, n_classes): the class is listed as present in the bag.
    # bool (n_bags, n_classes): the class is absent: not in a complete list, or ruled out by name
    # in an incomplete one. Untagged bags have none. Entries in neither ``Y`` nor ``absent`` are
    # open.
    absent: BoolArray
    y: Int64Array  # int64 (n_instances,): a confirmed class, ``UNKNOWN`` or ``NOISE``.
    rejected: BoolArray  # bool (n_instances, n_classes): the instance was rejected for this class.
    # bool (n_bags,): the bag comes from a training source.
    is_reference: BoolArray = field(default_factory=lambda: np.zeros(0, np.bool_))
    # bool (n_bags, n_classes): the class is named and need not be in the bag.
    possible: BoolArray = field(default_factory=lambda: np.zeros((0, 0), np.bool_))
    # bool (n_bags,): no class is in the bag that is not named, also none that is added later; by
    # default where every class is named or absent.
    is_complete: BoolArray = field(default_factory=lambda: np.zeros(0, np.bool_))
    # int64 (n_bags,): bags of one group (windows of a recording) are held out together; by default
    # each bag is a group.
    groups: Int64Array = field(default_factory=lambda: np.zeros(0, np.int64))
    # int64 (k, 2): a bag, and an instance of another bag that may show what the first one lists.
    guests: Int64Array = field(default_factory=lambda: np.zeros((0, 2), np.int64))
    # int64 (n_instances,): 1 + j where class j was valid in a validation sample, −(1 + j) where
    # invalid, else 0. For calibration only, not for training.
    verdicts: Int64Array = field(default_factory=lambda: np.zeros(0, np.int64))

    def __post_init__(self) -> None:
        n_bags = len(self.Y)
        if self.Y.shape != self.absent.shape or (self.Y & self.absent).any():
            raise ValueError("Y and absent must have one shape and no common entry")
        possible = self.possible if len(self.possible) else np.zeros_like(self.Y)
        for name, default in (
            ("is_reference", np.zeros(n_bags, np.bool_)),
            ("possible", possible),
            ("is_complete", (self.Y | self.absent | possible).all(axis=1)),
            ("groups", np.arange(n_bags, dtype=np.int64)),
            ("verdicts", np.zeros(len(self.y), np.int64)),
        ):
            if not len(getattr(self, name)):
                object.__setattr__(self, name, default)
            if getattr(self, name).shape != default.shape:
                raise ValueError(f"{name} must be {default.shape}")
        if (self.possible & (self.Y | self.absent)).any():
            raise ValueError("what is possible is neither in Y nor in absent")
        if self.rejected.shape != (len(self.y), self.Y.shape[1]):
            raise ValueError("rejected must be (n_instances, n_classes)")

    @classmethod
    def complete(cls, Y: npt.ArrayLike, n_instances: int) -> "Supervision":
        """Return complete lists without labels of instances."""
        present = np.asarray(Y, dtype=np.bool_)
        return cls(
            Y=present,
            absent=~present,
            y=np.full(n_instances, UNKNOWN, dtype=np.int64),
            rejected=np.zeros((n_instances, present.shape[1]), dtype=np.bool_),
        )

    def take(self, bags: npt.ArrayLike, of: Bags) -> "Supervision":
        """Return the supervision of the given bags of ``of``."""
        rows = of.instances_of(bags)
        chosen = np.asarray(bags)
        return Supervision(
            Y=self.Y[chosen],
            absent=self.absent[chosen],
            y=self.y[rows],
            rejected=self.rejected[rows],
            is_reference=self.is_reference[chosen],
            possible=self.possible[chosen],
            is_complete=self.is_complete[chosen],
            groups=self.groups[chosen],
            guests=reindex_guests(self.guests, chosen, rows, of.n_instances),
            verdicts=self.verdicts[rows],
        )


def reindex_guests(
    guests: Int64Array, bags: npt.NDArray[np.generic], rows: Int64Array, n_instances: int
) -> Int64Array:
    """Return the guests (k, 2) of some bags among some of ``n_instances`` rows; see `Supervision`.

    Guests not among ``rows`` are dropped, repeated ones kept once.
    """
    if not len(guests):
        return guests
    chosen = _indices(bags)
    indices = np.full(n_instances, -1, dtype=np.int64)
    indices[rows[::-1]] = np.arange(len(rows))[::-1]
    by_bag = guests[np.argsort(guests[:, 0], kind="stable")]
    starts, ends = (np.searchsorted(by_bag[:, 0], chosen, side) for side in ("left", "right"))
    counts = ends - starts
    at = np.arange(counts.sum()) + np.repeat(starts - np.cumsum(counts) + counts, counts)
    rows_taken = np.column_stack(
        [np.repeat(np.arange(len(chosen)), counts), indices[by_bag[at, 1]]]
    )
    return np.asarray(rows_taken[rows_taken[:, 1] >= 0], dtype=np.int64)


def folds_of_groups(groups: Int64Array, n_folds: int, rng: "np.random.Generator") -> Int64Array:
    """Return random folds of about equal size, int64 (n_bags,); groups stay together."""
    unique, group = np.unique(groups, return_inverse=True)
    fold: Int64Array = rng.permutation(len(unique)) % min(n_folds, max(len(unique), 1))
    return fold[group]
