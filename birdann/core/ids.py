"""Identifiers: opaque strings, made once, kept through undo, export and import."""

import hashlib
import json
from collections.abc import Mapping
from typing import NewType
from uuid import uuid4

RecordingId = NewType("RecordingId", str)
SegmentId = NewType("SegmentId", str)
SpeciesId = NewType("SpeciesId", str)
RunId = NewType("RunId", str)


def new_id() -> str:
    """Return a fresh identifier (uuid4, 32 hexadecimal digits)."""
    return uuid4().hex


def content_id(*content: str | float | None) -> str:
    """Return the identifier of what is the same wherever its content is (32 hexadecimal digits)."""
    return hashlib.blake2b(json.dumps(content).encode(), digest_size=16).hexdigest()


def settings_digest(settings: Mapping[str, object]) -> str:
    """Return 16 hexadecimal digits that change with any setting: JSON values, by name."""
    text = json.dumps(settings, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
