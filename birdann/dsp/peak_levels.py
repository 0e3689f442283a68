"""Levels of coarser resolution by maximum pooling, filled in one pass."""

from typing import Generic, TypeVar

import numpy as np
import numpy.typing as npt

TILE_COLUMNS = 512
_Value = TypeVar("_Value", np.uint8, np.int16)
_Pooled = TypeVar("_Pooled", np.uint8, np.int16, np.float32)


def column_count(n_frames: int, level: int) -> int:
    """Return the number of columns at a level; the last may cover fewer frames."""
    return -(-n_frames >> level)


class PeakLevels(Generic[_Value]):
    """Columns at ``base_level`` and every coarser level, up to one tile for the whole.

    A column of level ``k`` is the maximum over 2^k frames. One thread may read while another
    fills.

    Parameters
    ----------
    base_level
        The finest stored level.
    n_rows
        Values per column.
    empty
        Smallest value; fills columns without frames.
    """

    def __init__(self, n_frames: int, base_level: int, n_rows: int, empty: _Value) -> None:
        self.n_frames = n_frames
        self.base_level = base_level
        self.n_rows = n_rows
        self.n_filled = 0
        self._empty: _Value = empty
        self._levels: list[npt.NDArray[_Value]] = []
        level = base_level
        while True:
            columns = column_count(n_frames, level)
            # Zeros come from the system for nothing; other values are written at once.
            reduced = np.zeros((columns, n_rows), dtype=empty.dtype)
            if empty:
                reduced.fill(empty)
            self._levels.append(reduced)
            if columns <= TILE_COLUMNS:
                break
            level += 1

    @property
    def top_level(self) -> int:
        """The coarsest level (one tile)."""
        return self.base_level + len(self._levels) - 1

    @property
    def is_full(self) -> bool:
        """Whether all frames have been stored."""
        return self.n_filled >= self.n_frames

    @property
    def n_bytes(self) -> int:
        """Memory used."""
        return sum(level.nbytes for level in self._levels)

    def store(self, columns: npt.NDArray[_Value]) -> None:
        """Append columns of the base level, (n, n_rows).

        All calls but the last have the same number of columns, a power of two.
        """
        first = self.n_filled >> self.base_level
        self.n_filled = min(self.n_frames, (first + len(columns)) << self.base_level)
        for stored in self._levels:
            stored_columns = stored[first : first + len(columns)]
            np.maximum(stored_columns, columns, out=stored_columns)
            columns = maxima(columns, 2)
            first //= 2

    def columns(self, level: int) -> npt.NDArray[_Value]:
        """Return (n_columns, n_rows) of a stored level."""
        return self._levels[level - self.base_level]

    def n_complete(self, level: int) -> int:
        """Return the number of complete columns of a level, from the first."""
        return column_count(self.n_frames, level) if self.is_full else self.n_filled >> level

    def is_tile_complete(self, level: int, index: int) -> bool:
        """Return whether a tile is stored and complete."""
        if not self.base_level <= level <= self.top_level:
            return False
        return self.n_filled >= min(self.n_frames, ((index + 1) * TILE_COLUMNS) << level)

    def tile(self, level: int, index: int) -> npt.NDArray[_Value] | None:
        """Return (n_rows, 512) if complete, else None."""
        if not self.is_tile_complete(level, index):
            return None
        return self.refine_tile(
            level, index, np.full((self.n_rows, TILE_COLUMNS), self._empty, self._empty.dtype)
        )

    def refine_tile(
        self, level: int, index: int, tile: npt.NDArray[_Value]
    ) -> npt.NDArray[_Value]:
        """Return a tile (n_rows, 512) with its complete columns replaced."""
        first = index * TILE_COLUMNS
        columns = self.columns(level)[first : min(first + TILE_COLUMNS, self.n_complete(level))]
        out = tile.copy()
        out[:, : len(columns)] = columns.T
        return out


def maxima(rows: npt.NDArray[_Pooled], run: int) -> npt.NDArray[_Pooled]:
    """Return the maximum over each ``run`` of rows (n, m); the last may be shorter."""
    if run == 1:
        return rows
    whole = len(rows) // run
    out = np.empty((-(-len(rows) // run), rows.shape[1]), dtype=rows.dtype)
    np.max(rows[: whole * run].reshape(whole, run, out.shape[1]), axis=1, out=out[:whole])
    if whole < len(out):
        out[whole] = rows[whole * run :].max(axis=0)
    return out
