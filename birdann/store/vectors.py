"""Networks' vectors of windows, in a file beside a project that may be deleted at any time.

The file is entries one after another, of successive windows of a recording each: a head, then the
vectors in 8 bits. It is read entry by entry. What is cut off, damaged or of another recording is as
if it were not there, and is stored again when the recording is analysed again.
"""

import math
import os
import struct
import zlib
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.files import access, disk
from birdann.core.files.closable import Closable
from birdann.core.recording import Recording

ENDING = "-vectors"
"""Ending of the file's name, after the project's name."""
_MARK = b"bav1"
_CHECK = struct.Struct("<4sI")
"""Mark, and checksum of what follows."""
_HEAD = struct.Struct("<16s32s16sIIIdd")
"""Digest and title of the network, recording, size, number, first window, step and length in s."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class WindowVectors:
    """Vectors of successive windows of a recording."""

    first: int  # Number of the first window, from 0.
    step_s: float
    window_s: float
    values: npt.NDArray[np.int8]  # int8 (n, size)

    def nearest_windows(self, times_s: FloatArray) -> tuple[Int64Array, FloatArray]:
        """Return the window whose middle is nearest to each time, and how far that is, in s."""
        middle_s = self.first * self.step_s + self.window_s / 2
        windows = np.rint((times_s - middle_s) / self.step_s).clip(0, len(self.values) - 1)
        return windows.astype(np.int64), np.abs(middle_s + windows * self.step_s - times_s)


def quantise(vectors: npt.ArrayLike) -> npt.NDArray[np.int8]:
    """Return vectors (n, size) in 8 bits, each scaled by its largest number."""
    V = np.nan_to_num(np.asarray(vectors, dtype=np.float32))
    highest = np.abs(V).max(axis=1, initial=0.0, keepdims=True)
    return np.rint(V * (127.0 / np.where(highest > 0, highest, 1.0))).astype(np.int8)


class VectorFile(Closable):
    """The vectors of a project's recordings; none if the file is missing or of another kind.

    Raises OSError if it is to be written and cannot be.

    Attributes
    ----------
    networks
        Titles of the networks with vectors, by digest; the one that was first used first.
    """

    def __init__(self, project_path: Path, *, writes: bool = False) -> None:
        path = project_path.with_name(project_path.name + ENDING)
        self.networks: dict[str, str] = {}
        # By network and recording: the place of each entry, by size, first window and step.
        self._positions = defaultdict[tuple[str, bytes], dict[tuple[int, int, float], int]](dict)
        self._file: BinaryIO | None = None
        self._end = 0
        if writes:
            self._file = os.fdopen(disk.open_own(path), "r+b")
            access.restrict(path, project_path)
            self._read_heads(self._file)
        else:
            with suppress(OSError):
                self._file = disk.open_plain(path)
                self._read_heads(self._file)

    def close(self) -> None:
        """Close the file; a second call does nothing."""
        if self._file is not None:
            self._file.close()

    def put(self, network: str, title: str, recording: Recording, vectors: WindowVectors) -> None:
        """Store vectors of a network's digest, unless they are there (OSError)."""
        n, size = vectors.values.shape
        key, shape_and_start = _key_of(recording), (size, vectors.first, vectors.step_s)
        earlier = self._read(self._positions[network, key].get(shape_and_start))
        if self._file is None or (
            earlier is not None and np.array_equal(earlier.values, vectors.values)
        ):
            return
        by = network.encode(), title.encode()
        head = _HEAD.pack(*by, key, size, n, vectors.first, vectors.step_s, vectors.window_s)
        rest = head + vectors.values.tobytes()
        self._file.seek(self._end)
        self._file.truncate()
        self._file.write(_CHECK.pack(_MARK, zlib.crc32(rest)) + rest)
        self._file.flush()
        self._note(head)

    def of(self, network: str, recording: Recording) -> Iterator[WindowVectors]:
        """Yield the vectors of a recording that are whole."""
        for at in self._positions.get((network, _key_of(recording)), {}).values():
            vectors = self._read(at)
            if vectors is not None:
                yield vectors

    def _read_heads(self, file: BinaryIO) -> None:
        n_bytes = file.seek(0, os.SEEK_END)
        while self._end < n_bytes:
            file.seek(self._end)
            data = file.read(_CHECK.size + _HEAD.size)
            if not data.startswith(_MARK) or len(data) < _CHECK.size + _HEAD.size:
                return
            head = data[_CHECK.size :]
            _, _, _, size, n, *_ = _HEAD.unpack(head)
            if self._end + len(data) + n * size > n_bytes:
                return
            self._note(head)

    def _note(self, head: bytes) -> None:
        """Note the entry at the end, whose head this is."""
        network, title, key, size, n, first, step_s, _ = _HEAD.unpack(head)
        network = network.rstrip(b"\0").decode("ascii", "replace")
        self.networks.setdefault(network, title.rstrip(b"\0").decode(errors="ignore"))
        self._positions[network, key][size, first, step_s] = self._end
        self._end += _CHECK.size + _HEAD.size + n * size

    def _read(self, at: int | None) -> WindowVectors | None:
        """Return the entry at a place; None if it is damaged or cannot be read."""
        if at is None or self._file is None:
            return None
        try:
            self._file.seek(at)
            _, check = _CHECK.unpack(self._file.read(_CHECK.size))
            head = self._file.read(_HEAD.size)
            _, _, _, size, n, first, step_s, window_s = _HEAD.unpack(head)
            payload = self._file.read(n * size)
        except (OSError, struct.error):  # as of a file that is cut off meanwhile
            return None
        is_whole = zlib.crc32(head + payload) == check
        if not is_whole or not 0 < step_s <= window_s < math.inf or not n * size:
            return None
        values = np.frombuffer(payload, np.int8).reshape(n, size)
        return WindowVectors(first=first, step_s=step_s, window_s=window_s, values=values)


def _key_of(recording: Recording) -> bytes:
    identity = f"{recording.content_hash}/{recording.id}"
    return blake2b(identity.encode(), digest_size=16).digest()
