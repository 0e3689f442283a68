"""Identifiers: numbers of 63 bits, made once, kept through undo, copies, export and merging."""

import hashlib
import json
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import NewType

import numpy as np
import numpy.typing as npt

RecordingId = NewType("RecordingId", int)
SegmentId = NewType("SegmentId", int)
SpeciesId = NewType("SpeciesId", int)
RunId = NewType("RunId", int)

Ids = npt.NDArray[np.int64]
"""Many identifiers, (n,)."""
_LAST = (1 << 63) - 1


def new_id() -> int:
    """Return a fresh identifier, 1 to 2**63 - 1."""
    return secrets.randbelow(_LAST) + 1


def new_ids(n: int) -> range:
    """Return fresh identifiers for what is made together: following numbers from a random one.

    The file keeps rows in order of identifier, so what is read together then lies together. Two
    of a million such batches of a thousand meet by chance once in ten thousand projects.
    """
    start = secrets.randbelow(_LAST - n) + 1
    return range(start, start + n)


def content_id(*content: str | float | None) -> int:
    """Return the identifier of what is the same wherever its content is."""
    return _folded(hashlib.blake2b(json.dumps(content).encode(), digest_size=16).digest())


def id_text(key: int) -> str:
    """Return an identifier for a table or JSON.

    A letter comes first, so that spreadsheets, R and JavaScript do not take it for a number and
    round it to 53 bits.
    """
    return f"i{key}"


def id_of_text(text: str) -> int | None:
    """Return the identifier that a table names; None if it names none."""
    text = text.strip().removeprefix("i")
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(_LAST)):
        return None
    number = int(text)
    return number if 0 < number <= _LAST else None


_FEW = 16
"""That many are found sooner one by one than by ordering all."""


def as_ids(ids: Iterable[int]) -> Ids:
    """Return identifiers as an array, (n,)."""
    if isinstance(ids, np.ndarray):
        return ids
    listed = list(ids)
    return np.array(listed) if listed else np.empty(0, dtype=np.int64)


def rows_of(ids: Ids, wanted: Iterable[int]) -> Ids:
    """Return the place of each wanted identifier among ``ids``; -1 for those not there."""
    asked = as_ids(wanted)
    if len(asked) > _FEW:
        return Places(ids).find(asked)
    found = [row_of(ids, one) for one in asked.tolist()]
    return np.array([-1 if row is None else row for row in found], dtype=np.int64)


def row_of(ids: Ids, wanted: int | None) -> int | None:
    """Return the place of one identifier, or None."""
    if wanted is None:
        return None
    found = np.flatnonzero(ids == wanted)
    return int(found[0]) if len(found) else None


class Places(Mapping[SegmentId, int]):
    """The place of each of some segments in their order, for asking many times."""

    __slots__ = ("_ids", "_order")

    def __init__(self, ids: Ids) -> None:
        self._ids = ids
        self._order = np.argsort(ids, kind="stable")

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[SegmentId]:
        return iter(self._ids.tolist())

    def __getitem__(self, segment_id: SegmentId) -> int:
        row = int(self.find((segment_id,))[0])
        if row < 0:
            raise KeyError(segment_id)
        return row

    def find(self, wanted: Iterable[int]) -> Ids:
        """Return the place of each wanted identifier; -1 for those not there."""
        asked = as_ids(wanted)
        if not len(self) or not len(asked):
            return np.full(len(asked), -1, dtype=np.int64)
        first = np.searchsorted(self._ids, asked, sorter=self._order)
        rows = self._order[np.minimum(first, len(self) - 1)]
        return np.where(self._ids[rows] == asked, rows, -1)


def settings_digest(settings: Mapping[str, object]) -> str:
    """Return 16 hexadecimal digits that change with any setting: JSON values, by name."""
    text = json.dumps(settings, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _folded(key: bytes) -> int:
    """Return 63 bits of a longer identifier, never 0."""
    return int.from_bytes(hashlib.blake2b(key, digest_size=8).digest()) >> 1 or 1
