"""Which outlines are whole calls: a score learned on the known calls of many animals.

Its figures have no unit of their own, so that it holds for animals it was not trained on: contrast
with what is around, steepness of the ends, flatness, whether a louder sound goes on during it, and
how often it is repeated. Kept are the outlines with which the F1 of a stretch is expected to be
highest. Trained by ``tests/benchmark/train_whole_calls.py``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int16Array, Int64Array
from birdann.core.resources import resources_root
from birdann.dsp.spectrogram import Spectrogram
from birdann.segmentation.bounds import Outline
from birdann.segmentation.kernels import whole_calls as kernels
from birdann.segmentation.spectral_shape import noise_power

AROUND_S = (0.02, 0.5)
"""What is around an outline lasts as long as it, within these limits."""
LOWEST_HZ, N_BANDS = 200.0, 24
"""Of the spectra that are compared, in bands of equal width in octaves."""
TREES_NAME = "whole_calls.npz"


@dataclass(frozen=True, slots=True, eq=False)
class ScoreTrees:
    """Decision trees as flat tables; the second child of a node follows the first."""

    roots: Int16Array  # (n_trees,).
    figure: Int16Array  # (n_nodes,): of the split.
    split: Float32Array  # (n_nodes,): up to this to the first child; infinite at a leaf.
    child: Int16Array  # (n_nodes,): the first child; itself at a leaf.
    share: Float32Array  # (n_nodes,): of whole calls.

    def probability(self, figures: FloatArray) -> FloatArray:
        """Return the mean share at the leaves that figures (n, n_figures) lead to, (n,)."""
        node: Int64Array = np.repeat(self.roots[None].astype(np.int64), len(figures), axis=0)
        rows = np.arange(len(figures))[:, None]
        while True:
            is_second = figures[rows, self.figure[node]] > self.split[node]
            ahead: Int64Array = self.child[node].astype(np.int64) + is_second
            if (ahead == node).all():
                share: FloatArray = self.share[node].mean(axis=1, dtype=np.float64)
                return share
            node = ahead


def whole_calls(
    spectrogram: Spectrogram, outlines: Sequence[Outline], quiet: FloatArray
) -> list[Outline]:
    """Return the outlines that are probably whole calls.

    Parameters
    ----------
    spectrogram
        A stretch of a recording that contains all outlines.
    quiet
        float64 (n_bins,) of ``Spectrogram.quiet_power``.
    """
    if not outlines:
        return []
    kept = expected_best(_trees().probability(figures_of(spectrogram, outlines, quiet)))
    return [outline for outline, is_kept in zip(outlines, kept, strict=True) if is_kept]


def expected_best(probability: FloatArray) -> BoolArray:
    """Return which outlines to keep for the highest expected F1, bool (n,).

    With as many calls as the probabilities add up to, one is worth keeping from half of that F1.
    """
    ordered = np.sort(probability)[::-1]
    ranks = np.arange(1, len(ordered) + 1)
    f1 = 2 * np.cumsum(ordered) / (ranks + ordered.sum())
    kept: BoolArray = probability >= f1.max() / 2
    return kept


def figures_of(
    spectrogram: Spectrogram, outlines: Sequence[Outline], quiet: FloatArray
) -> FloatArray:
    """Return the figures of outlines, float64 (n, 10), as the kernels list them."""
    grid, noise = spectrogram.layout.grid, noise_power(quiet)
    bounds = np.array([outline.box.limits for outline in outlines])
    first_bin = max(1, grid.bin_at(LOWEST_HZ))
    edges = np.geomspace(first_bin, max(first_bin + 1, len(noise)), N_BANDS + 1)
    sound, spectra = kernels.sound_figures(
        spectrogram.magnitude,
        noise,
        _pixels(spectrogram, bounds),
        np.unique(np.minimum(edges.round(), len(noise)).astype(np.int64)),
        *(int(around_s / grid.hop_s) for around_s in AROUND_S),
    )
    spectra -= spectra.mean(axis=1, keepdims=True)
    spectra /= np.maximum(np.linalg.norm(spectra, axis=1, keepdims=True), 1e-9)
    return np.append(sound, kernels.relations(bounds, spectra, sound[:, 0]), axis=1)


def _pixels(spectrogram: Spectrogram, bounds: FloatArray) -> Int64Array:
    """Return int64 (n, 4): first and stop column, first and stop bin, at least one each."""
    grid, (n_bins, n_frames) = spectrogram.layout.grid, spectrogram.magnitude.shape
    frames = (bounds[:, :2] - grid.first_frame_s) / grid.hop_s - spectrogram.first_frame
    pixels = np.append(frames, bounds[:, 2:] / grid.bin_hz, axis=1).round().astype(np.int64)
    first = np.clip(pixels[:, ::2], 0, [n_frames - 1, n_bins - 1])
    stop = np.clip(pixels[:, 1::2] + 1, first + 1, [n_frames, n_bins])
    return np.stack([first, stop], axis=2).reshape(-1, 4)


@cache
def _trees() -> ScoreTrees:
    with resources_root().joinpath(TREES_NAME).open("rb") as file, np.load(file) as tables:
        return ScoreTrees(**{name: tables[name] for name in ScoreTrees.__slots__})
