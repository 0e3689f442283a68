"""The metadata chunks of sound files, found by seeking; the sound is never read."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

_MAX_CHUNKS = 1000
_MAX_BYTES = 1 << 20
_UNKNOWN = 0xFFFFFFFF
_WANTED = frozenset({b"guan", b"wamd", b"bext", b"LIST", b"id3 ", b"ID3 "})


@dataclass(slots=True)
class Chunks:
    """Raw metadata of one file.

    Attributes
    ----------
    bodies
        Chunks by name, the first of each; of LIST only INFO.
    vorbis
        FLAC's comments, undecoded.
    """

    bodies: dict[bytes, bytes] = field(default_factory=dict)
    vorbis: bytes = b""


def read_chunks(path: Path) -> Chunks:
    """Return what a WAV, RF64, FLAC or MP3 file carries beside the sound; else nothing.

    Raises
    ------
    OSError
        If the file cannot be read.
    """
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        head = file.read(12)
        if head[:4] in {b"RIFF", b"RF64", b"BW64"} and head[8:] == b"WAVE":
            return _riff(file, size)
        file.seek(0)
        if head[:3] == b"ID3":
            return Chunks({b"id3 ": file.read(_MAX_BYTES)})
        if head[:4] == b"fLaC":
            return _flac(file)
    return Chunks()


def _riff(file: BinaryIO, size: int) -> Chunks:
    found = Chunks()
    position, data_bytes = 12, _UNKNOWN
    for _ in range(_MAX_CHUNKS):
        if position + 8 > size:
            break
        file.seek(position)
        head = file.read(8)
        name, length = head[:4], int.from_bytes(head[4:8], "little")
        if name == b"ds64":
            data_bytes = int.from_bytes(file.read(16)[8:], "little")
        if name == b"data" and length == _UNKNOWN:
            length = data_bytes
        if name in _WANTED:
            body = file.read(min(length, _MAX_BYTES))
            if name != b"LIST" or body[:4] == b"INFO":
                found.bodies.setdefault(b"id3 " if name == b"ID3 " else name, body)
        position += 8 + length + length % 2
    return found


def _flac(file: BinaryIO) -> Chunks:
    found = Chunks()
    file.seek(4)
    for _ in range(_MAX_CHUNKS):
        head = file.read(4)
        if len(head) < 4:
            break
        kind, length = head[0] & 0x7F, int.from_bytes(head[1:], "big")
        if kind == 4:
            found.vorbis = file.read(min(length, _MAX_BYTES))
            break
        if kind == 2 and length > 12:  # an application's block: foreign RIFF chunks
            _foreign(file.read(min(length, _MAX_BYTES)), found)
        else:
            file.seek(length, os.SEEK_CUR)
        if head[0] & 0x80:
            break
    return found


def _foreign(body: bytes, found: Chunks) -> None:
    name, length = body[4:8], int.from_bytes(body[8:12], "little")
    content = body[12 : 12 + length]
    if body[:4] == b"riff" and name in _WANTED and (name != b"LIST" or content[:4] == b"INFO"):
        found.bodies.setdefault(name, content)


def info_texts(body: bytes) -> dict[str, str]:
    """Return the texts of a LIST INFO chunk by their four-letter names."""
    texts: dict[str, str] = {}
    position = 4
    while position + 8 <= len(body):
        name = body[position : position + 4]
        length = int.from_bytes(body[position + 4 : position + 8], "little")
        texts.setdefault(
            name.decode("latin-1"), decoded(body[position + 8 : position + 8 + length])
        )
        position += 8 + length + length % 2
    return texts


def vorbis_texts(body: bytes) -> dict[str, str]:
    """Return Vorbis comments by their names in lower case."""
    texts: dict[str, str] = {}
    position = 4 + int.from_bytes(body[:4], "little") + 4
    while position + 4 <= len(body):
        length = int.from_bytes(body[position : position + 4], "little")
        name, _, text = decoded(body[position + 4 : position + 4 + length]).partition("=")
        texts.setdefault(name.lower(), text)
        position += 4 + length
    return texts


def decoded(raw: bytes) -> str:
    """Return text up to its first zero byte, UTF-8 or else Latin-1."""
    raw = raw.partition(b"\0")[0]
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")
