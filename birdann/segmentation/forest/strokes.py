"""Painted pixels of calls and background."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self

import numpy as np

from birdann.core.arrays import Int32Array, Int64Array
from birdann.core.geometry import Grid, Mask


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Strokes:
    """Painted pixels of one recording."""

    # call, other: int32 (n, 2): rows ``(bin, frame)`` of calls and of background, counted from the
    # start of the recording.
    call: Int32Array
    other: Int32Array
    # int32 (n, 2): excluded pixels.
    unsure: Int32Array = field(default_factory=lambda: np.empty((0, 2), dtype=np.int32))
    # Whether all calls are painted, so that unpainted pixels are background.
    is_complete: bool = False

    def __post_init__(self) -> None:
        for name in ("call", "other", "unsure"):
            pixels = np.ascontiguousarray(getattr(self, name), dtype=np.int32).reshape(-1, 2)
            if (pixels < 0).any():
                raise ValueError("strokes must not have negative bins or frames")
            object.__setattr__(self, name, pixels)

    @classmethod
    def from_masks(
        cls,
        *,
        call: Iterable[Mask] = (),
        other: Iterable[Mask] = (),
        unsure: Iterable[Mask] = (),
        is_complete: bool = False,
    ) -> Self:
        """Paint the pixels of masks by kind."""
        return cls(
            call=_pixels(call),
            other=_pixels(other),
            unsure=_pixels(unsure),
            is_complete=is_complete,
        )


def resample_mask(mask: Mask, grid: Grid) -> Mask | None:
    """Return the pixels of another grid with centres in a mask, or None."""
    if mask.grid == grid:
        return mask
    mask_grid = mask.grid
    rows: dict[int, list[Int64Array]] = {}
    starts_s = mask_grid.first_frame_s + (mask.runs[:, 1] - 0.5) * mask_grid.hop_s
    stops_s = mask_grid.first_frame_s + (mask.runs[:, 2] - 0.5) * mask_grid.hop_s
    firsts = np.ceil((starts_s - grid.first_frame_s) / grid.hop_s).astype(np.int64)
    stops = np.ceil((stops_s - grid.first_frame_s) / grid.hop_s).astype(np.int64)
    spans = np.stack([np.maximum(firsts, 0), stops], axis=1)
    for source in np.unique(mask.runs[:, 0]).tolist():
        chosen = spans[mask.runs[:, 0] == source]
        rows[source] = [span for span in chosen if span[1] > span[0]]
    top = (mask.stop_bin + 1) * mask_grid.bin_hz / grid.bin_hz
    runs = [
        (row, *span)
        for row in range(int(np.ceil(top)) + 1)
        for span in rows.get(mask_grid.bin_at(row * grid.bin_hz), [])
    ]
    return Mask(grid, np.array(runs, dtype=np.int32)) if runs else None


def _pixels(masks: Iterable[Mask]) -> Int32Array:
    parts = [np.empty((0, 2), dtype=np.int32), *map(_pixels_of, masks)]
    pixels: Int32Array = np.unique(np.concatenate(parts), axis=0)
    return pixels


def _pixels_of(mask: Mask) -> Int32Array:
    bins, firsts, stops = mask.runs.T
    sizes = stops - firsts
    ends = np.cumsum(sizes)
    frames = np.arange(ends[-1]) + np.repeat(firsts - (ends - sizes), sizes)
    return np.stack([np.repeat(bins, sizes), frames], axis=1).astype(np.int32)
