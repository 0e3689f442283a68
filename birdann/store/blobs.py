"""Arrays as little-endian bytes, validated before allocation."""

import struct
import zlib
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import Float32Array, Int32Array, Int64Array
from birdann.core.detections import Scores
from birdann.core.geometry import Grid, Mask, extents, stacked_runs

_MASK_HEADER = struct.Struct("<BII")  # width of a number in bytes, first bin, first frame
_WIDTHS: dict[int, np.dtype[np.unsignedinteger[Any]]] = {
    2: np.dtype("<u2"),
    4: np.dtype("<u4"),
}
MAX_MASK_PIXELS = 1 << 30
"""Bounding box of one mask; a bitmap of it must be allocatable."""
MAX_FEATURES = 1 << 16
MAX_SCORES = 1 << 24
"""Scored windows of one recording."""
_STEPS = (1 << 16) - 1
_SCORE_BYTES = 5 * 8 + 2
_MASKS_AT_ONCE = 1000
_ANY_GRID = Grid(hop_s=1.0, bin_hz=1.0)


def is_storable(n_bins: float, n_frames: float) -> bool:
    """Return whether a mask may span that many pixels."""
    return n_bins * n_frames <= MAX_MASK_PIXELS


def encode_masks(masks: Sequence[Mask]) -> list[bytes]:
    """Return each mask's runs relative to its corner, with two bytes per number if sufficient."""
    if not masks:
        return []
    reach = extents(masks)
    n_frames, n_bins = reach[:, 1] - reach[:, 0], reach[:, 3] - reach[:, 2]
    if (n_bins * n_frames > MAX_MASK_PIXELS).any():
        raise ValueError("mask spans too many pixels to be stored")
    runs, sizes = stacked_runs(masks)
    relative = runs - np.repeat(reach[:, [2, 0, 0]], sizes, axis=0)
    coded = {width: relative.astype(kind) for width, kind in _WIDTHS.items()}
    stops = np.cumsum(sizes)
    rows = zip(
        np.where(np.maximum(n_bins - 1, n_frames) < 1 << 16, 2, 4).tolist(),
        reach[:, [2, 0]].tolist(),
        (stops - sizes).tolist(),
        stops.tolist(),
        strict=True,
    )
    return [
        _MASK_HEADER.pack(width, *corner) + coded[width][start:stop].tobytes()
        for width, corner, start, stop in rows
    ]


def encode_mask(mask: Mask) -> bytes:
    """Return one mask as ``encode_masks``."""
    return encode_masks([mask])[0]


def decode_mask(blob: bytes, grid: Grid) -> Mask:
    """Return the mask of ``encode_mask`` (ValueError if invalid)."""
    if len(blob) <= _MASK_HEADER.size:
        raise ValueError("an empty mask")
    width, first_bin, first_frame = _MASK_HEADER.unpack_from(blob)
    if width not in _WIDTHS or (len(blob) - _MASK_HEADER.size) % (3 * width):
        raise ValueError("a mask of a wrong length")
    relative = np.frombuffer(blob, dtype=_WIDTHS[width], offset=_MASK_HEADER.size)
    runs = relative.reshape(-1, 3).astype(np.int64)
    extent = runs.max(axis=0) + 1
    runs += (first_bin, first_frame, first_frame)
    if extent[0] * extent[2] > 2 * MAX_MASK_PIXELS or runs.max() >= 1 << 31:
        raise ValueError("a mask that spans too many pixels")
    return Mask(grid, runs.astype(np.int32))


def decode_runs(codes: Sequence[bytes]) -> tuple[Int32Array, Int64Array]:
    """Return the runs of masks of ``encode_mask``: int32 (n_runs, 3), and the number of each mask.

    Raises ValueError if the bytes of a mask are invalid.
    """
    runs = [np.empty((0, 3), dtype=np.int32)]
    counts = [np.empty(0, dtype=np.int64)]
    for start in range(0, len(codes), _MASKS_AT_ONCE):
        batch = codes[start : start + _MASKS_AT_ONCE]
        known = _short_runs(batch) or _decode_any(batch)
        runs.append(known[0])
        counts.append(known[1])
    return np.concatenate(runs), np.concatenate(counts)


_Runs: TypeAlias = tuple[Int32Array, Int64Array]


def _decode_any(codes: Sequence[bytes]) -> _Runs:
    masks = [decode_mask(code, _ANY_GRID).runs for code in codes]
    return np.concatenate(masks), np.array([len(runs) for runs in masks], dtype=np.int64)


def _short_runs(codes: Sequence[bytes]) -> _Runs | None:
    """Return runs of masks with two bytes per number; None if one has not."""
    size = _MASK_HEADER.size
    if any(len(code) <= size or code[0] != 2 or (len(code) - size) % 6 for code in codes):
        return None
    counts = np.array([(len(code) - size) // 6 for code in codes], dtype=np.int64)
    joined = np.frombuffer(b"".join([code[size:] for code in codes]), dtype="<u2")
    relative = joined.reshape(-1, 3).astype(np.int64)
    extents = np.maximum.reduceat(relative, counts.cumsum() - counts, axis=0) + 1
    corners = np.array([_MASK_HEADER.unpack_from(code) for code in codes], dtype=np.int64)
    runs = relative + np.repeat(corners[:, [1, 2, 2]], counts, axis=0)
    if (extents[:, 0] * extents[:, 2] > 2 * MAX_MASK_PIXELS).any() or runs.max() >= 1 << 31:
        return None
    if (runs[:, 2] <= runs[:, 1]).any():
        return None
    return runs.astype(np.int32), counts


def encode_vectors(matrix: npt.ArrayLike) -> list[bytes]:
    """Return each row of a float32 (n, d) matrix as bytes."""
    rows = np.ascontiguousarray(matrix, dtype="<f4")
    return [row.tobytes() for row in rows]


def decode_vectors(blobs: Sequence[bytes]) -> Float32Array:
    """Return float32 (n, d); (0, 0) without rows (ValueError if rows differ in length)."""
    if not blobs:
        return np.empty((0, 0), dtype=np.float32)
    length = len(blobs[0])
    if not 0 < length <= 4 * MAX_FEATURES or length % 4 or any(len(b) != length for b in blobs):
        raise ValueError("feature vectors of unequal or wrong length")
    joined = np.frombuffer(b"".join(blobs), dtype="<f4")
    return joined.reshape(len(blobs), -1).astype(np.float32)


def encode_ids(ids: Int64Array) -> bytes:
    """Return identifiers as bytes."""
    return np.asarray(ids, dtype="<i8").tobytes()


def encode_numbers(numbers: npt.ArrayLike) -> bytes:
    """Return numbers as float32 bytes."""
    return np.ascontiguousarray(numbers, dtype="<f4").tobytes()


def decode_numbers(blob: bytes, n: int) -> Float32Array:
    """Return ``n`` numbers of ``encode_numbers`` (ValueError if there are more or fewer)."""
    if len(blob) != 4 * n:
        raise ValueError("numbers of a wrong length")
    return np.frombuffer(blob, dtype="<f4").astype(np.float32)


def decode_scores(
    keys: bytes, probabilities: bytes, n_species: int
) -> tuple[Int64Array, Float32Array]:
    """Return (identifiers (n,), probabilities (n, n_species)); ValueError if sizes do not fit."""
    if len(keys) % 8 or len(probabilities) != len(keys) // 8 * n_species * 4:
        raise ValueError("scores of a wrong length")
    ids = np.frombuffer(keys, dtype="<i8").astype(np.int64)
    table = np.frombuffer(probabilities, dtype="<f4").reshape(len(ids), n_species)
    return ids, table.astype(np.float32)


def encode_windows(scores: Scores) -> tuple[float | None, float | None, bytes]:
    """Return the lowest and the highest score, and scored windows in some three bytes each.

    Times are rounded to milliseconds, frequencies to float32, scores to 65,535 steps between the
    lowest and the highest: 4 decimals of scores from 0 to 1 are kept.
    """
    if not len(scores):
        return None, None, b""
    ordered = scores[np.lexsort(scores.T[3::-1])]
    score = ordered[:, 5]
    low, high = float(score.min()), float(score.max())
    steps = np.round((score - low) / ((high - low) or 1.0) * _STEPS).astype("<u2")
    start_ms, end_ms = np.round(1000 * ordered[:, 3:5]).T
    columns = [
        ordered[:, 0],
        *ordered[:, 1:3].T.astype("<f4").view("<i4"),
        start_ms,
        end_ms - start_ms,
    ]
    changes = np.diff(np.array(columns).astype("<i8"), prepend=0)
    return low, high, zlib.compress(changes.tobytes() + steps.tobytes())


def decode_windows(low: float, high: float, blob: bytes) -> Scores:
    """Return the scored windows of ``encode_windows`` (ValueError if invalid)."""
    if not blob:
        return np.empty((0, 6))
    unpacking = zlib.decompressobj()
    try:
        unpacked = unpacking.decompress(blob, MAX_SCORES * _SCORE_BYTES)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    n, rest = divmod(len(unpacked), _SCORE_BYTES)
    if rest or not unpacking.eof:
        raise ValueError("scores of a wrong length")
    numbers = np.cumsum(np.frombuffer(unpacked, "<i8", 5 * n).reshape(5, n), axis=1)
    steps = np.frombuffer(unpacked, "<u2", offset=5 * 8 * n)
    bands_hz = numbers[1:3].astype("<i4").view("<f4")
    start_ms, length_ms = numbers[3:]
    score = low + steps / _STEPS * (high - low)
    times_s = start_ms / 1000, (start_ms + length_ms) / 1000
    return np.array([numbers[0], *bands_hz, *times_s, score]).T
