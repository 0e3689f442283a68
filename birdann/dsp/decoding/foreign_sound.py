"""Sound formats that birdann does not decode, and programs that convert them to WAV."""

from pathlib import Path, PurePath
from typing import NamedTuple

from birdann.core.message import Message

_COMMON = Message("ffmpeg or Audacity")


class ForeignKind(NamedTuple):
    """A foreign sound format and its converters."""

    description: str
    converter: str
    is_decodable: bool = False
    """Whether PyAV decodes it, where that is installed (``birdann.dsp.decoding.decoded``)."""


_KINDS = {
    ".m4a": ForeignKind(Message("AAC or ALAC sound"), _COMMON, True),
    ".m4b": ForeignKind(Message("AAC sound"), _COMMON, True),
    ".aac": ForeignKind(Message("AAC sound"), _COMMON, True),
    ".mp4": ForeignKind(Message("AAC sound or a film"), _COMMON),
    ".mov": ForeignKind(Message("a film"), _COMMON),
    ".3gp": ForeignKind(Message("a telephone's sound"), _COMMON, True),
    ".amr": ForeignKind(Message("a telephone's sound"), _COMMON, True),
    ".wma": ForeignKind(Message("Windows Media sound"), _COMMON, True),
    ".webm": ForeignKind(Message("WebM sound"), _COMMON, True),
    ".mka": ForeignKind(Message("Matroska sound"), _COMMON, True),
    ".wv": ForeignKind(Message("WavPack sound"), _COMMON, True),
    ".ape": ForeignKind(Message("Monkey's Audio"), _COMMON, True),
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
    """Return the foreign format of a file name; None if readable or not sound."""
    path = PurePath(name)
    return None if path.name.startswith("._") else _KINDS.get(path.suffix.lower())


def not_read(path: Path, kind: ForeignKind) -> str:
    """Return the message for a file of a foreign format."""
    if kind.is_decodable:
        return Message(
            "{path} contains {kind}, which needs the package av (pip install "
            "birdann[telephone]). Install it, or convert the file to WAV or FLAC, for example "
            "with {converter}.",
            path=path,
            kind=kind.description,
            converter=kind.converter,
        )
    return Message(
        "{path} contains {kind}, which is not supported. Convert it to WAV or FLAC, for "
        "example with {converter}.",
        path=path,
        kind=kind.description,
        converter=kind.converter,
    )


def decodable_suffixes() -> frozenset[str]:
    """Return the suffixes of audio files that PyAV decodes, if it is installed."""
    return frozenset(suffix for suffix, kind in _KINDS.items() if kind.is_decodable)
