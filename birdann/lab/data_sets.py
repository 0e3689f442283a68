"""The papers' data sets: one validated npz file each."""

import zipfile
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.bags import UNKNOWN, Bags
from birdann.core.errors import DataSetError


class Variant(StrEnum):
    """Which instances and which lists of a data set are used (Briggs 2012, section 5.1.1)."""

    FILTERED = "filtered"  # labelled instances only
    UNFILTERED = "unfiltered"  # all instances
    UNION = "union"  # labelled instances only; lists are the union of their labels


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MimlDataset:
    """A multi-instance multi-label data set."""

    name: str
    variant: Variant  # Selection of instances and lists.
    bags: Bags
    Y: BoolArray  # bool (n_bags, n_classes): the recordings' lists.
    # int64 (n_instances,): true class, or -1. For scoring only; learners never see it, except
    # supervised references.
    y: Int64Array
    # Names of the columns of ``Y``. Classes without lists and instances are left out, as in Pham
    # et al. (2017), section 6.1, for the letter sets.
    classes: tuple[str, ...]


def load(path: Path | str, *, variant: Variant | str | None = None) -> MimlDataset:
    """Read a data set.

    Parameters
    ----------
    path
        npz with ``X`` float (m, d), ``bag`` int (m,) from 0 and contiguous, ``classes``, ``Y`` (n,
        c) of 0/1, and optionally ``y`` int (m,), -1 = unknown, and ``Y_instance_union`` (n, c).
    variant
        None: ``filtered``, or ``unfiltered`` if the file has no instance labels.
    """
    path = Path(path)
    arrays = _read(path)
    X, bag, Y, y, classes = _check_arrays(path, arrays)
    chosen = _variant(path, variant, labelled=bool((y >= 0).any()))
    n_bags = len(Y)
    if chosen is not Variant.UNFILTERED:
        kept = y >= 0
        X, bag, y = X[kept], bag[kept], y[kept]
    if chosen is Variant.UNION:
        Y = _union(path, arrays, bag, y, Y)
    used: BoolArray = np.asarray(Y.any(axis=0))
    used[y[y >= 0]] = True
    renumbered = np.where(used, np.cumsum(used) - 1, UNKNOWN)
    offsets = np.concatenate([[0], np.cumsum(np.bincount(bag, minlength=n_bags))])
    return MimlDataset(
        name=path.stem,
        variant=chosen,
        bags=Bags(X, offsets),
        Y=np.ascontiguousarray(Y[:, used]),
        y=np.where(y >= 0, renumbered[y], UNKNOWN).astype(np.int64),
        classes=tuple(str(name) for name in classes[used]),
    )


def _read(path: Path) -> dict[str, npt.NDArray[np.generic]]:
    if not path.is_file():
        raise DataSetError(f"{path}: there is no such data set file.")
    try:
        with np.load(path, allow_pickle=False) as archive:
            return {name: archive[name] for name in archive.files}
    except (
        OSError, ValueError, EOFError, zipfile.BadZipFile, AttributeError, MemoryError
    ) as error:  # fmt: skip
        raise DataSetError(
            f"{path}: this is not a readable npz file of plain arrays; write one with numpy.savez."
        ) from error


def _require(path: Path, condition: bool, what: str) -> None:
    if not condition:
        raise DataSetError(f"{path}: {what}.")


def _check_arrays(
    path: Path, arrays: dict[str, npt.NDArray[np.generic]]
) -> tuple[
    FloatArray,
    Int64Array,
    BoolArray,
    Int64Array,
    npt.NDArray[np.generic],
]:
    missing = [name for name in ("X", "bag", "classes", "Y") if name not in arrays]
    _require(path, not missing, f"the data set lacks {', '.join(missing)}")
    raw_X, raw_bag, raw_Y, classes = (arrays[name] for name in ("X", "bag", "Y", "classes"))
    raw_y = arrays.get("y")
    _require(path, raw_X.ndim == 2 and raw_X.dtype.kind in "fiu", "X must be numeric (m, d)")
    X = raw_X.astype(np.float64)
    m = len(X)
    _require(path, m > 0 and X.shape[1] > 0, "X has no instances or no features")
    _require(path, bool(np.isfinite(X).all()), "X has entries that are not finite")
    integer = raw_bag.dtype.kind in "iu" and raw_bag.shape == (m,)
    _require(path, integer, "bag must contain one whole number per instance")
    bag = raw_bag.astype(np.int64)
    _require(path, bool((np.diff(bag) >= 0).all() and bag[0] >= 0), "bag must not fall, from 0")
    _require(path, raw_Y.ndim == 2 and raw_Y.dtype.kind in "biuf", "Y must be (n, c) of 0 and 1")
    _require(path, bool(np.isin(raw_Y, (0, 1)).all()), "Y must contain only 0 and 1")
    _require(path, len(raw_Y) > bag[-1], "Y has fewer rows than there are bags")
    _require(path, classes.shape == (raw_Y.shape[1],), "classes must name every column of Y")
    y = np.full(m, UNKNOWN, dtype=np.int64)
    if raw_y is not None:
        _require(path, raw_y.shape == (m,) and raw_y.dtype.kind in "iu", "y must be int (m,)")
        y = raw_y.astype(np.int64)
        _require(path, bool((y < raw_Y.shape[1]).all()), "y names a class that is not there")
    return X, bag, raw_Y.astype(np.bool_), np.maximum(y, UNKNOWN), classes


def _variant(path: Path, variant: Variant | str | None, *, labelled: bool) -> Variant:
    if variant is None:
        return Variant.FILTERED if labelled else Variant.UNFILTERED
    if variant not in set(Variant):
        raise DataSetError(f"Variant {variant!r} is unknown; choose from {', '.join(Variant)}.")
    chosen = Variant(variant)
    if chosen is not Variant.UNFILTERED and not labelled:
        raise DataSetError(
            f"{path}: no instance is labelled, so only the unfiltered variant can be used."
        )
    return chosen


def _union(
    path: Path,
    arrays: dict[str, npt.NDArray[np.generic]],
    bag: Int64Array,
    y: Int64Array,
    Y: BoolArray,
) -> BoolArray:
    union = np.zeros_like(Y)
    union[bag, y] = True
    stored = arrays.get("Y_instance_union")
    if stored is not None and not (
        stored.shape == Y.shape and (stored.astype(bool) == union).all()
    ):
        raise DataSetError(f"{path}: Y_instance_union is not the union of the instance labels.")
    return union


def assign_folds(n_bags: int, folds: int, seed: int) -> Int64Array:
    """Return the random fold of each bag, int64 (n_bags,), 0..folds-1; sizes differ by at most 1.

    ``folds`` is from 2 to ``n_bags``; a seed gives the same folds to every model.
    """
    if not 2 <= folds <= n_bags:
        raise DataSetError(f"{n_bags} recordings cannot be cut into {folds} folds.")
    fold_of_bag = np.empty(n_bags, dtype=np.int64)
    fold_of_bag[np.random.default_rng(seed).permutation(n_bags)] = np.arange(n_bags) % folds
    return fold_of_bag
