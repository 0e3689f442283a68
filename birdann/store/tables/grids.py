"""Grids of masks, stored once each."""

from birdann.core.geometry import Grid
from birdann.store.rows import Row, Rows


def grid_of(row: Row) -> Grid:
    """Return the grid of (hop_s, bin_hz, first_frame_s)."""
    hop_s, bin_hz, first_frame_s = row
    return Grid(hop_s=hop_s, bin_hz=bin_hz, first_frame_s=first_frame_s)


def all_grids(rows: Rows) -> dict[int, Grid]:
    """Return all grids by number."""
    grids = rows.all("SELECT pk, hop_s, bin_hz, first_frame_s FROM grid")
    return {pk: grid_of(tuple(values)) for pk, *values in grids}


def grid_pk(rows: Rows, grid: Grid) -> int:
    """Return the number of a grid, added if new."""
    values = (float(grid.hop_s), float(grid.bin_hz), float(grid.first_frame_s))
    return rows.intern_row("grid", ("hop_s", "bin_hz", "first_frame_s"), values)
