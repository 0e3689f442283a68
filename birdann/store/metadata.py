"""What recorders told, as JSON in the project file."""

from datetime import datetime
from typing import Any

from birdann.core import message
from birdann.core.recorder import FACTS, TEXT_FACTS, RecorderMetadata


def encode_facts(metadata: RecorderMetadata) -> str:
    """Return the facts that are known, where each comes from, and the notes."""
    known = {name: getattr(metadata, name) for name in FACTS if name in metadata.sources}
    if metadata.started_at is not None:
        known["started_at"] = metadata.started_at.isoformat()
    return message.dumps(
        {"facts": known, "sources": dict(metadata.sources), "notes": list(metadata.notes)}
    )


def decode_facts(text: str) -> RecorderMetadata:
    """Return what ``encode_facts`` coded.

    Raises
    ------
    ValueError, KeyError, TypeError
        If the text is not such facts.
    """
    stored = message.loads(text)
    known: dict[str, Any] = {}
    for name, value in stored["facts"].items():
        if name == "started_at":
            known[name] = datetime.fromisoformat(value)
        elif name in FACTS:
            known[name] = str(value) if name in TEXT_FACTS else float(value)
    return RecorderMetadata(
        **known,
        sources={str(k): str(v) for k, v in stored["sources"].items()},
        notes=tuple(map(str, stored["notes"])),
    )
