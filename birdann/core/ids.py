"""Identifiers: opaque strings, made once, kept through undo, export and import."""

from typing import NewType
from uuid import uuid4

RecordingId = NewType("RecordingId", str)
SegmentId = NewType("SegmentId", str)
SpeciesId = NewType("SpeciesId", str)
RunId = NewType("RunId", str)


def new_id() -> str:
    """Return a fresh identifier (uuid4, 32 hexadecimal digits)."""
    return uuid4().hex
