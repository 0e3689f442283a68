"""Trained segmenter: a random forest over pixels (Neal et al. 2011; Briggs 2013).

A pixel of the whitened image is described by the 17 x 17 pixels around it, their mean, its bin,
and its whole column: 547 numbers with the 256 bins of the HJA and MLSP-2013 data sets. The
forest's call probability is blurred and cut at one half. Pixels below the noise are skipped in
training and segmentation: most of a recording.
"""

import functools
import io
import json
import zipfile
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int32Array
from birdann.core.errors import ModelError, NothingToLearnError
from birdann.core.files.arrays import read_npy
from birdann.core.geometry import Mask
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.dsp.spectrogram import Spectrogram
from birdann.segmentation.components import (
    MIN_BOX_PIXELS,
    MIN_EXTENT_PIXELS,
    blur,
    component_extents,
    large_components,
)
from birdann.segmentation.forest import _kernels
from birdann.segmentation.forest.pixels import (
    N_WINDOW,
    RADIUS,
    is_foreground,
    pixel_features,
    tile_columns,
    whitened_steps,
    window_sums,
)
from birdann.segmentation.forest.strokes import Strokes

if TYPE_CHECKING:
    from sklearn.ensemble import RandomForestClassifier


_Drawn = tuple[Float32Array, BoolArray, FloatArray]

LEARNED_SHARE = 0.10
"""Share of a recording's judged pixels that is learned where they are many."""
LEARNED_PIXELS = 5000
"""As many are learned of each recording where there are that many."""
MAX_PIXELS = 100_000
"""Training pixels at most, sampled evenly; 547 float32 for each of up to twice as many are kept in memory."""

SMALL_SHARE = 0.1
"""Calls that are smaller than all but this share of those shown set no limit on size."""

CONTRAST_DB = 3.0
"""How far the power around a pixel must stand above its bin's quiet level to be judged."""

MIN_PROBABILITY = 0.5
"""Where the blurred probability is cut."""

_FORMAT = "birdann-forest-segmenter/1"
_ARRAYS = {
    "roots": np.int32,
    "feature": np.int32,
    "split": np.int32,
    "child": np.int32,
    "share": np.float32,
}
_MAX_NODES = 1 << 24
_UNREADABLE = (
    ValueError, TypeError, AttributeError, LookupError, OSError, EOFError, RuntimeError,
    zipfile.BadZipFile, zlib.error,
)  # fmt: skip
"""Errors raised while reading damaged archives; RuntimeError for a password or unknown packing."""
_GREATEST = np.iinfo(np.int32).max


@dataclass(frozen=True, slots=True, eq=False)
class Forest:
    """Decision trees as flat tables; the second child of a node follows the first."""

    roots: Int32Array  # int32 (n_trees,).
    feature: Int32Array  # int32 (n_nodes,): feature of the split, 0 at a leaf.
    # int32 (n_nodes,): values up to this go to the first child; the maximum integer at a leaf.
    split: Int32Array
    child: Int32Array  # int32 (n_nodes,): the first child; itself at a leaf.
    share: Float32Array  # float32 (n_nodes,): the share of call pixels at a leaf, 0 elsewhere.

    def is_sound(self, n_features: int) -> bool:
        """Return whether every path from a root ends at a leaf and uses known features."""
        n, numbers = len(self.child), np.arange(len(self.child))
        is_leaf = self.child == numbers
        return bool(
            len(self.roots)
            and len(self.feature) == len(self.split) == len(self.share) == n
            and ((self.roots >= 0) & (self.roots < n)).all()
            and (is_leaf | ((self.child > numbers) & (self.child < n - 1))).all()
            and (self.split[is_leaf] == _GREATEST).all()
            and ((self.feature >= 0) & (self.feature < n_features)).all()
            and np.isfinite(self.share).all()
        )


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ForestSegmenter:
    """Segmenter trained on painted calls."""

    forest: Forest  # The trees, from ``ForestSegmenter.train``.
    n_bins: int  # Rows of the training images; others are refused.
    # Minimum power around a pixel above the lower quartile of its bin, to be classified; minus
    # infinity for all.
    contrast_db: float = CONTRAST_DB
    min_probability: float = MIN_PROBABILITY  # Where the blurred probability is cut.
    # min_extent_pixels, min_box_pixels: Smaller segments are dropped, see
    # ``components.large_components``.
    min_extent_pixels: int = MIN_EXTENT_PIXELS
    min_box_pixels: int = MIN_BOX_PIXELS
    _digest: str = field(init=False, repr=False, default="")

    name: ClassVar[str] = "forest"

    def __post_init__(self) -> None:
        if not self.forest.is_sound(N_WINDOW + 2 + self.n_bins):
            raise ValueError("the forest's tables make no trees")
        digest = blake2b(digest_size=8)
        for array in _ARRAYS:
            digest.update(getattr(self.forest, array).tobytes())
        digest.update(json.dumps(self._settings()).encode())
        object.__setattr__(self, "_digest", digest.hexdigest())

    @classmethod
    def train(
        cls,
        examples: Iterable[tuple[Spectrogram, Strokes]],
        *,
        n_trees: int = 16,
        seed: int = 0,
        progress: Progress = silent,
    ) -> Self:
        """Train on painted recordings.

        Raises NothingToLearnError if no pixels of calls, or none of background, were painted.

        Parameters
        ----------
        examples
            Recordings with strokes, one at a time; all with one layout.
        n_trees
            16 in Neal et al. (2011), 100 in Briggs et al. (ICML workshop 2013).
        """
        from sklearn.ensemble import RandomForestClassifier

        rng = np.random.default_rng(seed)
        drawn: list[_Drawn] = []
        extents: list[Int32Array] = []
        total = n_bins = 0
        for spectrogram, strokes in examples:
            n_bins = n_bins or spectrogram.layout.n_bins
            if spectrogram.layout.n_bins != n_bins:
                raise ValueError("all examples must have the same number of bins")
            image = whitened_steps(spectrogram)
            pixels, is_call = _sample_pixels(
                spectrogram, strokes, is_foreground(image, CONTRAST_DB), rng
            )
            draws = rng.random(len(pixels))
            drawn.append((pixel_features(image, pixels), is_call, draws))
            extents.append(_call_extents(_raster(spectrogram, strokes.call)))
            if sum(len(pixels[1]) for pixels in drawn) > 2 * MAX_PIXELS:
                drawn = [_lowest_lots(drawn, MAX_PIXELS)]
            total += len(pixels)
            progress(0.3, Message("{n_pixels} training pixels", n_pixels=min(total, MAX_PIXELS)))
        X, y, _ = _lowest_lots(drawn, MAX_PIXELS)
        if y.all() or not y.any():
            raise NothingToLearnError(
                "Paint some calls and some background, or mark all calls of a recording as painted. "
                "The segmenter learns the difference."
            )
        classifier = RandomForestClassifier(n_estimators=n_trees, random_state=seed)
        classifier.fit(X, y)
        progress(1.0, Message("{n_trees} trees grown", n_trees=n_trees))
        return cls(
            forest=_flatten_forest(classifier),
            n_bins=n_bins,
            **_min_sizes(np.concatenate(extents)),
        )

    def digest(self) -> str:
        """Return a short hash of the trees and settings."""
        return self._digest

    def probability(self, spectrogram: Spectrogram) -> Float32Array:
        """Return float32 (n_bins, n_frames): call probability (ModelError for other bins)."""
        if spectrogram.layout.n_bins != self.n_bins:
            raise ModelError(
                "The forest segmenter was trained on spectrograms of {n_bins} bins, "
                "not {n_bins_now}; use the same settings and sample rate, or train it "
                "again.",
                n_bins=self.n_bins,
                n_bins_now=spectrogram.layout.n_bins,
            )
        image, forest = whitened_steps(spectrogram), self.forest
        nodes = np.stack(
            [*tile_columns(forest.feature, self.n_bins), forest.split, forest.child], axis=1
        )
        probability: Float32Array = _kernels.pixel_probability(
            image,
            window_sums(image),
            is_foreground(image, self.contrast_db),
            RADIUS,
            forest.roots,
            nodes,
            forest.share,
        )
        return probability

    def segment(self, spectrogram: Spectrogram) -> list[Mask]:
        """Return the masks of calls, by frequency (ModelError for other bins)."""
        if not spectrogram.n_frames or not np.nan_to_num(spectrogram.magnitude).any():
            return []
        stored = np.floor(self.probability(spectrogram) * np.float32(255)) / np.float32(255)
        return large_components(
            blur(stored.astype(np.float32)) >= self.min_probability,
            spectrogram.layout.grid,
            spectrogram.first_frame,
            min_extent_pixels=self.min_extent_pixels,
            min_box_pixels=self.min_box_pixels,
        )

    def to_bytes(self) -> bytes:
        """Return the segmenter as a NumPy archive without pickled objects."""
        header = json.dumps({"format": _FORMAT, **self._settings()}).encode()
        arrays = {name: getattr(self.forest, name) for name in _ARRAYS}
        out = io.BytesIO()
        np.savez_compressed(out, header=np.frombuffer(header, dtype=np.uint8), **arrays)
        return out.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Return the segmenter of ``to_bytes`` (ModelError if invalid)."""
        try:
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                header = json.loads(_array(archive, "header", np.uint8).tobytes())
                if header.pop("format") != _FORMAT:
                    raise ValueError("unknown format")
                arrays = {name: _array(archive, name, kind) for name, kind in _ARRAYS.items()}
            return cls(forest=Forest(**arrays), **header)
        except _UNREADABLE as error:
            raise ModelError(
                "The stored forest segmenter cannot be read ({reason}). Train it again.",
                reason=error,
            ) from error

    def _settings(self) -> dict[str, float]:
        return {
            "n_bins": self.n_bins,
            "contrast_db": self.contrast_db,
            "min_probability": self.min_probability,
            "min_extent_pixels": self.min_extent_pixels,
            "min_box_pixels": self.min_box_pixels,
        }


def _sample_pixels(
    spectrogram: Spectrogram,
    strokes: Strokes,
    is_foreground: BoolArray,
    rng: np.random.Generator,
) -> tuple[Int32Array, BoolArray]:
    """Return sampled training pixels, int32 (n, 2), and whether each is a call."""
    shape = (spectrogram.layout.n_bins, spectrogram.n_frames)
    paint = np.zeros(shape, dtype=np.int8)
    for pixels, colour in ((strokes.unsure, 3), (strokes.other, 2), (strokes.call, 1)):
        paint[_raster(spectrogram, pixels)] = colour
    is_labelled = np.array([strokes.is_complete, True, True, False])[paint]
    painted = np.argwhere(is_labelled & is_foreground).astype(np.int32)
    share = max(LEARNED_SHARE, LEARNED_PIXELS / max(1, len(painted)))
    chosen = painted[rng.random(len(painted)) < share]
    return chosen, paint[chosen[:, 0], chosen[:, 1]] == 1


def _raster(spectrogram: Spectrogram, pixels: Int32Array) -> BoolArray:
    """Return bool (n_bins, n_frames): the pixels of a stretch of sound that are painted."""
    painted = np.zeros((spectrogram.layout.n_bins, spectrogram.n_frames), dtype=np.bool_)
    bins, frames = pixels[:, 0], pixels[:, 1] - spectrogram.first_frame
    inside = (bins < painted.shape[0]) & (frames >= 0) & (frames < painted.shape[1])
    painted[bins[inside], frames[inside]] = True
    return painted


def _call_extents(painted: BoolArray) -> Int32Array:
    """Return the ``component_extents`` of calls after a perfect classification.

    Narrow parts of a call, such as a tone between clicks, may be all that the blur leaves.
    """
    return component_extents(blur(painted.astype(np.float32)) >= MIN_PROBABILITY)


def _min_sizes(extents: Int32Array) -> dict[str, int]:
    """Return size limits at half the size of nearly all painted calls.

    Never above the published limits, which would exclude slim whistles.
    """
    if not len(extents):
        extents = np.zeros((1, 2), dtype=np.int32)
    extent = np.quantile(extents.min(axis=1), SMALL_SHARE) / 2
    area = np.quantile(extents.prod(axis=1), SMALL_SHARE) / 2
    return {
        "min_extent_pixels": int(np.clip(extent, 2, MIN_EXTENT_PIXELS)),
        "min_box_pixels": int(np.clip(area, 16, MIN_BOX_PIXELS)),
    }


def _lowest_lots(drawn: list[_Drawn], n: int) -> _Drawn:
    """Return the pixels of the ``n`` lowest lots: a uniform sample of all."""
    if not drawn:
        return np.zeros((0, 0), np.float32), np.zeros(0, np.bool_), np.zeros(0)
    draws = np.concatenate([pixels[2] for pixels in drawn])
    chosen = np.sort(np.argsort(draws)[:n])
    X, y = (
        np.concatenate([pixels[0] for pixels in drawn]),
        np.concatenate([pixels[1] for pixels in drawn]),
    )
    return X[chosen], y[chosen], draws[chosen]


def _flatten_forest(classifier: "RandomForestClassifier") -> Forest:
    """Return a forest fitted to integers as flat tables, breadth first."""
    roots: list[int] = []
    tables: list[tuple[npt.NDArray[Any], ...]] = []
    n_nodes = 0
    for estimator in classifier.estimators_:
        tree = estimator.tree_
        child = np.arange(n_nodes, n_nodes + tree.node_count, dtype=np.int32)
        order = [0]
        for at, node in enumerate(order):
            if tree.children_left[node] >= 0:
                child[at] = n_nodes + len(order)
                order += [tree.children_left[node], tree.children_right[node]]
        is_leaf = tree.children_left[order] < 0
        feature = np.where(is_leaf, 0, tree.feature[order]).astype(np.int32)
        split = np.where(is_leaf, _GREATEST, np.floor(tree.threshold[order])).astype(np.int32)
        counts = tree.value[order, 0, :]
        share = np.where(is_leaf, counts[:, 1] / counts.sum(axis=1), 0).astype(np.float32)
        roots.append(n_nodes)
        tables.append((feature, split, child, share))
        n_nodes += tree.node_count
    columns = (np.concatenate(column) for column in zip(*tables, strict=True))
    return Forest(np.array(roots, dtype=np.int32), *columns)


def _array(archive: zipfile.ZipFile, name: str, kind: npt.DTypeLike) -> npt.NDArray[Any]:
    dtype = np.dtype(kind)
    with archive.open(f"{name}.npy") as member:
        array = read_npy(member, max_bytes=_MAX_NODES * dtype.itemsize, dtypes=[dtype.name])
    if array.ndim != 1:
        raise ValueError(f"table “{name}” is not of its kind")
    return array


@dataclass(frozen=True, slots=True)
class PackedForest:
    """A stored forest segmenter, unpacked once per process.

    ``data`` is from ``ForestSegmenter.to_bytes``; ModelError if invalid.
    """

    data: bytes = field(repr=False)

    name: ClassVar[str] = ForestSegmenter.name

    def __post_init__(self) -> None:
        _load_cached(self.data)

    def digest(self) -> str:
        """Return a short hash of the trees and settings."""
        return _load_cached(self.data).digest()

    def segment(self, spectrogram: Spectrogram) -> list[Mask]:
        """Return the masks of calls; see ``ForestSegmenter.segment``."""
        return _load_cached(self.data).segment(spectrogram)


@functools.lru_cache(maxsize=2)
def _load_cached(data: bytes) -> ForestSegmenter:
    return ForestSegmenter.from_bytes(data)
