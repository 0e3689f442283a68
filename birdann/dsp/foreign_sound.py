"""Kinds of sound files that birdann does not decode, and what turns them into WAV."""

from pathlib import Path, PurePath
from typing import NamedTuple

from birdann.core.message import Message

_COMMON = Message("ffmpeg or Audacity")


class ForeignKind(NamedTuple):
    """What files of a kind hold, and what converts them."""

    what: str
    converter: str


_KINDS = {
    ".m4a": ForeignKind(Message("AAC or ALAC sound"), _COMMON),
    ".m4b": ForeignKind(Message("AAC sound"), _COMMON),
    ".aac": ForeignKind(Message("AAC sound"), _COMMON),
    ".mp4": ForeignKind(Message("AAC sound or a film"), _COMMON),
    ".mov": ForeignKind(Message("a film"), _COMMON),
    ".3gp": ForeignKind(Message("a telephone's sound"), _COMMON),
    ".amr": ForeignKind(Message("a telephone's sound"), _COMMON),
    ".wma": ForeignKind(Message("Windows Media sound"), _COMMON),
    ".webm": ForeignKind(Message("WebM sound"), _COMMON),
    ".mka": ForeignKind(Message("Matroska sound"), _COMMON),
    ".wv": ForeignKind(Message("WavPack sound"), _COMMON),
    ".ape": ForeignKind(Message("Monkey's Audio"), _COMMON),
    ".wac": ForeignKind(
        Message("a Song Meter's compressed sound"), Message("Wildlife Acoustics' Kaleidoscope")
    ),
    ".w4v": ForeignKind(
        Message("a Song Meter's compressed sound"), Message("Wildlife Acoustics' Kaleidoscope")
    ),
    ".sud": ForeignKind(
        Message("a SoundTrap's compressed sound"), Message("Ocean Instruments' SoundTrap Host")
    ),
    ".dwv": ForeignKind(
        Message("a SoundTrap's compressed sound"), Message("Ocean Instruments' SoundTrap Host")
    ),
}


def foreign_kind(name: str) -> ForeignKind | None:
    """Return what kind of sound a file name promises; None where birdann reads it or it is none."""
    path = PurePath(name)
    return None if path.name.startswith("._") else _KINDS.get(path.suffix.lower())


def not_read(path: Path, kind: ForeignKind) -> str:
    """Return the sentence for a file of such a kind."""
    return Message(
        "{path} holds {kind}, which birdann does not read; convert it to WAV or "
        "FLAC, for instance with {converter}.",
        path=path,
        kind=kind.what,
        converter=kind.converter,
    )
