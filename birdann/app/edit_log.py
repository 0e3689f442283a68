"""Edits of the log, counted."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from birdann.store.tables.settings import LogEntry

_COUNTED = (
    "answers", "segments", "ids", "segment_ids", "recordings", "recording_ids", "lists", "tags",
)  # fmt: skip
"""Arguments of edits whose length says how many items an edit was about."""


def n_items(entry: LogEntry) -> int:
    """Return how many items an edit was about."""
    for name in _COUNTED:
        value = entry.arguments.get(name)
        if isinstance(value, list | dict):
            return len(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 < value < 1 << 31:
            return value
    return 1


@dataclass(frozen=True, slots=True)
class LoggedEdits:
    """Edits of one kind in a row by one person on one day."""

    command: str
    actor: str
    day: date
    n_items: int


def logged_edits(entries: Iterable[LogEntry]) -> list[LoggedEdits]:
    """Return entries of the log in the same order; equal ones in a row are one."""
    kinds = groupby(
        entries, lambda entry: (entry.command, entry.actor, entry.at.astimezone().date())
    )
    return [LoggedEdits(*kind, sum(map(n_items, of_kind))) for kind, of_kind in kinds]
