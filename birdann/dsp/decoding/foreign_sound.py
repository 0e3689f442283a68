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


_HEAD_BYTES = 4096
_LEAST_BYTES = 32
"""Least size of a file from which a codec is recognised."""
_WAV_CODECS = {
    0x20: "Yamaha ADPCM", 0x28F: "G.722", 0x2000: "AC-3", 0x31: "GSM 6.10", 0x38: "NMS ADPCM", 0x40: "G.721", 0x42: "G.723", 0x45: "G.726",
    0x50: "MPEG", 0x55: "MP3", 0x64: "G.726", 0x65: "G.722", 0x85: "RTP G.723", 0xA106: "AAC",
    0x160: "Windows Media", 0x161: "Windows Media", 0x674F: "Vorbis", 0xF1AC: "FLAC",
}  # fmt: skip
"""Codecs in WAV that libsndfile does not read, or not from the middle."""
_EXTENSIBLE = 0xFFFE
"""Means that the codec's number stands further behind."""
_CAF_CODECS = frozenset({b"lpcm", b"alaw", b"ulaw"})
"""Codecs in CAF that libsndfile reads, whoever wrote them; of ALAC only its own."""


def content_kind(path: Path) -> ForeignKind | None:
    """Return the foreign format in a file whose name promises a readable one; None if readable.

    Raises OSError if the file cannot be read.
    """
    with path.open("rb") as file:
        head = file.read(_HEAD_BYTES)
    what = _detect_codec(head)
    return None if what is None else ForeignKind(what, _COMMON, what != _UNDECODED)


def _codec_message(container: str, codec: str) -> Message:
    return Message("{container} coded as {codec}", container=container, codec=codec)


_UNDECODED = _codec_message("WAV", "NMS ADPCM")
"""What FFmpeg decodes as something else."""


def _detect_codec(head: bytes) -> Message | None:
    """Return what the first bytes of a file say of its codec, if libsndfile does not read it."""
    if len(head) < _LEAST_BYTES:
        return None
    if head[:4] == b"fLaC" and (head[20] & 1) << 4 | head[21] >> 4 == 31:
        return Message("FLAC of 32 bits")
    if head[:4] == b"OggS":
        packet = head[27 + head[26] :]
        codecs = {b"\x7fFLAC": "FLAC", b"Speex   ": "Speex"}
        codec = next((codec for mark, codec in codecs.items() if packet.startswith(mark)), None)
        return None if codec is None else _codec_message("Ogg", codec)
    if head[:4] == b"caff" and head[8:12] == b"desc":
        codec_id = head[28:32]
        codec_name = codec_id.decode("latin-1").strip()
        return None if codec_id in _CAF_CODECS else _codec_message("CAF", codec_name)
    at = head.find(b"fmt ", 12)
    if head[:4] in {b"RIFF", b"RF64"} and head[8:12] == b"WAVE" and at > 0:
        number = int.from_bytes(head[at + 8 : at + 10], "little")
        if number == _EXTENSIBLE:
            number = int.from_bytes(head[at + 32 : at + 34], "little")
        codec = _WAV_CODECS.get(number)
        return None if codec is None else _codec_message("WAV", codec)
    return None


def foreign_kind(name: str) -> ForeignKind | None:
    """Return the foreign format of a file name; None if readable or not sound."""
    path = PurePath(name)
    return None if path.name.startswith("._") else _KINDS.get(path.suffix.lower())


def unreadable_message(path: Path, kind: ForeignKind) -> str:
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
