"""Identifiers: 63-bit numbers, preserved by undo, copies, export and merging."""

import hashlib
import json
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import NewType

import numpy as np

from birdann.core.arrays import Int64Array

RecordingId = NewType("RecordingId", int)
SegmentId = NewType("SegmentId", int)
SpeciesId = NewType("SpeciesId", int)
RunId = NewType("RunId", int)

Ids = Int64Array
"""Many identifiers, (n,)."""
_LAST = (1 << 63) - 1


def new_id() -> int:
    """Return a new identifier, 1 to 2**63 - 1."""
    return secrets.randbelow(_LAST) + 1


def new_ids(n: int) -> range:
    """Return successive new identifiers, starting at a random one.

    Rows are stored by identifier, so what is read together lies together. Two of a million batches
    of a thousand collide once in ten thousand projects.
    """
    start = secrets.randbelow(_LAST - n) + 1
    return range(start, start + n)


def content_id(*content: str | float | None) -> int:
    """Return an identifier that depends on the content only."""
    return _hash_identifier(hashlib.blake2b(json.dumps(content).encode(), digest_size=16).digest())


def id_text(key: int) -> str:
    """Return an identifier for a table or JSON.

    It begins with a letter, so that spreadsheets, R and JavaScript do not round it to 53 bits.
    """
    return f"i{key}"


def id_of_text(text: str) -> int | None:
    """Return the identifier in a text, or None; a time after "@" is ignored."""
    text = text.strip().partition("@")[0].removeprefix("i")
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(_LAST)):
        return None
    number = int(text)
    return number if 0 < number <= _LAST else None


_MAX_LINEAR = 16
"""That many are found sooner one by one than by ordering all."""


def as_ids(ids: Iterable[int]) -> Ids:
    """Return identifiers as an array, (n,)."""
    if isinstance(ids, np.ndarray):
        return ids
    listed = list(ids)
    return np.array(listed) if listed else np.empty(0, dtype=np.int64)


def rows_of(ids: Ids, chosen: Iterable[int]) -> Ids:
    """Return the index of each wanted identifier in ``ids``, or -1."""
    chosen_ids = as_ids(chosen)
    if len(chosen_ids) > _MAX_LINEAR:
        return IdIndex(ids).find(chosen_ids)
    rows = [row_of(ids, chosen_id) for chosen_id in chosen_ids.tolist()]
    return np.array([-1 if row is None else row for row in rows], dtype=np.int64)


def row_of(ids: Ids, chosen: int | None) -> int | None:
    """Return the index of an identifier, or None."""
    if chosen is None:
        return None
    matches = np.flatnonzero(ids == chosen)
    return int(matches[0]) if len(matches) else None


class IdIndex(Mapping[SegmentId, int]):
    """Index of each segment in an order, for repeated look-ups."""

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

    def find(self, chosen: Iterable[int]) -> Ids:
        """Return the index of each wanted identifier, or -1."""
        chosen_ids = as_ids(chosen)
        if not len(self) or not len(chosen_ids):
            return np.full(len(chosen_ids), -1, dtype=np.int64)
        first = np.searchsorted(self._ids, chosen_ids, sorter=self._order)
        rows = self._order[np.minimum(first, len(self) - 1)]
        return np.where(self._ids[rows] == chosen_ids, rows, -1)


def settings_digest(settings: Mapping[str, object]) -> str:
    """Return 16 hexadecimal digits that change with any setting: JSON values, by name."""
    text = json.dumps(settings, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _hash_identifier(key: bytes) -> int:
    """Return 63 bits of a longer identifier, never 0."""
    return int.from_bytes(hashlib.blake2b(key, digest_size=8).digest()) >> 1 or 1
