"""Masks traced frame by frame: input of the extended features."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int64Array
from birdann.core.geometry import Grid
from birdann.features._contour_kernels import ENERGY, fit_curves, trace
from birdann.features._picture_kernels import mean_squares
from birdann.features.hja38 import quiet_columns
from birdann.features.regions import Regions

MIN_NOISE = 1e-13
"""Power (full scale 1) below which no band's noise is taken to lie."""


def noise_power(magnitude: Float32Array, loudness: Float32Array) -> FloatArray:
    """Return float64 (n_bins,): mean power in the quietest fifth of the non-silent columns.

    ``loudness`` is the sum of each column.
    """
    nonzero = np.flatnonzero(loudness > 0)
    if not len(nonzero):
        return np.full(len(magnitude), MIN_NOISE)
    quiet = nonzero[quiet_columns(loudness[nonzero])]
    floored: FloatArray = np.maximum(mean_squares(magnitude, quiet), MIN_NOISE)
    return floored


def octaves(frequency_hz: npt.ArrayLike) -> FloatArray:
    """Return octaves above 1 kHz; below 20 Hz counts as 20 Hz."""
    return np.log2(np.maximum(np.asarray(frequency_hz, dtype=np.float64), 20.0) / 1000.0)


def decibels(ratio: npt.ArrayLike) -> FloatArray:
    """Return 10 log10, at least -100."""
    return 10.0 * np.log10(np.maximum(np.asarray(ratio, dtype=np.float64), 1e-10))


@dataclass(eq=False)
class Traces:
    """Frame tables of all masks of a spectrogram."""

    # regions, grid, magnitude, noise: Masks, grid, float32 (n_bins, n_frames), noise power float64
    # (n_bins,).
    regions: Regions
    grid: Grid
    magnitude: Float32Array
    noise: FloatArray
    # float64 (n_rows, 7), see ``birdann.features._contour_kernels.trace``: frames of all masks.
    table: FloatArray
    spectra: Float32Array  # float32 (n, n_bins): power above noise on each mask.

    @classmethod
    def trace_masks(
        cls, magnitude: Float32Array, loudness: Float32Array, regions: Regions, grid: Grid
    ) -> "Traces":
        """Trace all masks in magnitudes, float32 (n_bins, n_frames), C-contiguous, finite.

        ``loudness`` is the sum of each column.
        """
        noise = noise_power(magnitude, loudness)
        lengths = regions.boxes[:, 1] - regions.boxes[:, 0]
        starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
        table, spectra = trace(
            magnitude, noise, regions.runs, regions.offsets, regions.boxes, starts
        )
        return cls(regions, grid, magnitude, noise, table, spectra)

    @cached_property
    def lengths(self) -> Int64Array:
        """int64 (n,): frames of each mask."""
        lengths: Int64Array = self.regions.boxes[:, 1] - self.regions.boxes[:, 0]
        return lengths

    @cached_property
    def starts(self) -> Int64Array:
        """int64 (n,): first row of each mask."""
        return np.cumsum(self.lengths) - self.lengths

    @cached_property
    def owner(self) -> Int64Array:
        """int64 (n_rows,): the mask of each row."""
        return np.repeat(np.arange(len(self.lengths)), self.lengths)

    @cached_property
    def frame(self) -> Int64Array:
        """int64 (n_rows,): frame counted from the mask's first."""
        return np.arange(len(self.owner)) - self.starts[self.owner]

    @cached_property
    def is_filled(self) -> BoolArray:
        """Whether each row's frame has mask pixels, bool (n_rows,)."""
        filled: BoolArray = self.table[:, ENERGY] > 0
        return filled

    @cached_property
    def amplitude(self) -> FloatArray:
        """float64 (n_rows,): root of the energy, the weight of a frame."""
        return np.sqrt(self.table[:, ENERGY])

    @cached_property
    def duration_s(self) -> FloatArray:
        """float64 (n,): length of each mask."""
        return self.lengths.astype(np.float64) * self.grid.hop_s

    def sum_over_frames(self, values: npt.ArrayLike) -> FloatArray:
        """Return the sums over each mask's frames of values (n_rows, ...)."""
        sums: FloatArray = np.add.reduceat(np.asarray(values, dtype=np.float64), self.starts)
        return sums

    def mean(self, values: FloatArray) -> FloatArray:
        """Return the mean over each mask's frames of values (n_rows,), by amplitude."""
        return self.sum_over_frames(self.amplitude * values) / self.sum_over_frames(self.amplitude)

    def highest(self, values: FloatArray) -> FloatArray:
        """Return the maximum over each mask's frames of values (n_rows,)."""
        maxima: FloatArray = np.maximum.reduceat(values, self.starts)
        return maxima

    def steps(self, values: FloatArray) -> FloatArray:
        """Return absolute differences to the frame before, 0 at each mask's first."""
        steps = np.abs(np.diff(values, prepend=values[:1]))
        steps[self.starts] = 0.0
        return steps

    def curves(self, values: FloatArray, weights: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Fit Legendre polynomials of degree 0..3 over each mask's duration, with a slight ridge.

        Returns the coefficients, float64 (n, 4), and the fitted values, float64 (n_rows,).
        """
        return fit_curves(values, weights, self.lengths)
