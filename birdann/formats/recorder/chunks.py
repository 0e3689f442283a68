"""Metadata chunks of sound files, found by seeking; the sound is not read."""

import os
import stat
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from birdann.formats.recorder.reading import decoded

_MAX_CHUNKS = 1000
_MAX_BYTES = 1 << 20
_OGG_BYTES = 1 << 16
_END_BYTES = 1 << 16
_UNKNOWN = 0xFFFFFFFF
_ID3 = b"id3 "
_NAMES = {
    name.lower(): name for name in (b"guan", b"wamd", b"bext", b"LIST", _ID3, b"iXML", b"harp")
}
_AIFF_TEXTS = {b"ANNO": "ICMT", b"AUTH": "IART"}
_W64_RIFF = b"riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb\x04\xc1\x00\x00"
"""Sony's Wave64 begins with this GUID; its chunks are GUIDs whose first four letters tell."""


@dataclass(slots=True)
class Chunks:
    """Raw metadata of one file."""

    # First chunk of each name; of LIST only INFO.
    bodies: dict[bytes, bytes] = field(default_factory=dict)
    vorbis: bytes = b""  # Undecoded comments of FLAC and Ogg.

    def keep(self, name: bytes, body: bytes) -> None:
        """Keep a wanted chunk; lists of texts are merged."""
        wanted = _NAMES.get(name.lower())
        if wanted is None or (wanted == b"LIST" and body[:4] != b"INFO"):
            return
        if wanted == b"LIST" and wanted in self.bodies:
            known = self.bodies[wanted]
            self.bodies[wanted] = known + b"\0" * (len(known) % 2) + body[4:]
        else:
            self.bodies.setdefault(wanted, body)


def read_chunks(path: Path) -> Chunks:
    """Return the metadata of WAV, RF64, W64, AIFF, FLAC, Ogg or MP3, possibly empty.

    Raises
    ------
    OSError
        If the file cannot be read.
    """
    if not stat.S_ISREG(path.stat().st_mode):  # a pipe would be waited for
        return Chunks()
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        head = file.read(40)
        for fits, read in _CONTAINERS:
            if fits(head):
                return read(file, size)
    return Chunks()


def _riff(file: BinaryIO, size: int) -> Chunks:
    chunks = Chunks()
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
        if name.lower() in _NAMES:
            chunks.keep(name, file.read(min(length, _MAX_BYTES)))
        position += 8 + length
        if length % 2 and not _begins_chunk(file, position):
            position += 1
    if position > size + 1:
        _keep_end(file, size, chunks)
    return chunks


def _begins_chunk(file: BinaryIO, position: int) -> bool:
    """Return whether a chunk follows an odd one without padding."""
    file.seek(position)
    name = file.read(4)
    return name in {b"data", b"fmt "} or name.lower() in _NAMES


def _keep_end(file: BinaryIO, size: int, chunks: Chunks) -> None:
    """Search the end of a file whose sound is declared too long for further chunks."""
    file.seek(max(12, size - _END_BYTES))
    end = file.read(_END_BYTES)
    for name in (b"guan", b"wamd"):
        place = end.rfind(name)
        length = int.from_bytes(end[place + 4 : place + 8], "little") if place >= 0 else 0
        if 0 < length <= len(end) - place - 8:
            chunks.keep(name, end[place + 8 : place + 8 + length])


def _w64(file: BinaryIO, size: int) -> Chunks:
    chunks = Chunks()
    position = 40
    for _ in range(_MAX_CHUNKS):
        if position + 24 > size:
            break
        file.seek(position)
        head = file.read(24)
        length = int.from_bytes(head[16:24], "little")
        if length < 24:
            break
        if head[:4].lower() in _NAMES:
            chunks.keep(head[:4], file.read(min(length - 24, _MAX_BYTES)))
        position += length + -length % 8
    return chunks


def _aiff(file: BinaryIO, size: int) -> Chunks:
    chunks = Chunks()
    texts = b"INFO"
    position = 12
    for _ in range(_MAX_CHUNKS):
        if position + 8 > size:
            break
        file.seek(position)
        head = file.read(8)
        length = int.from_bytes(head[4:8], "big")
        if head[:4] in _AIFF_TEXTS:
            body = file.read(min(length, _MAX_BYTES))
            name = _AIFF_TEXTS[head[:4]].encode()
            texts += name + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)
        elif head[:4].lower() in _NAMES:
            chunks.keep(head[:4], file.read(min(length, _MAX_BYTES)))
        position += 8 + length + length % 2
    chunks.keep(b"LIST", texts)
    return chunks


def _flac(file: BinaryIO, size: int) -> Chunks:
    chunks = Chunks()
    file.seek(4)
    for _ in range(_MAX_CHUNKS):
        head = file.read(4)
        if len(head) < 4 or file.tell() > size:
            break
        kind, length = head[0] & 0x7F, int.from_bytes(head[1:], "big")
        if kind == 4:
            chunks.vorbis = chunks.vorbis or file.read(min(length, _MAX_BYTES))
        elif kind == 2 and length > 12:  # an application's block: foreign RIFF chunks
            _foreign(file.read(min(length, _MAX_BYTES)), chunks)
        else:
            file.seek(length, os.SEEK_CUR)
        if head[0] & 0x80:
            break
    return chunks


def _foreign(body: bytes, chunks: Chunks) -> None:
    length = int.from_bytes(body[8:12], "little")
    if body[:4] == b"riff":
        chunks.keep(body[4:8], body[12 : 12 + length])


def _ogg(file: BinaryIO, size: int) -> Chunks:
    """Read the comments in the first pages; longer ones are truncated."""
    file.seek(0)
    start = file.read(min(size, _OGG_BYTES))
    for mark in (b"\x03vorbis", b"OpusTags"):
        place = start.find(mark)
        if place >= 0:
            return Chunks(vorbis=start[place + len(mark) :].partition(b"OggS")[0])
    return Chunks()


def _mp3(file: BinaryIO, size: int) -> Chunks:
    file.seek(0)
    return Chunks({_ID3: file.read(min(size, _MAX_BYTES))})


_CONTAINERS: tuple[
    tuple[Callable[[bytes], bool], Callable[[BinaryIO, int], Chunks]], ...
] = (
    (lambda head: head[:4] in {b"RIFF", b"RF64", b"BW64"} and head[8:12] == b"WAVE", _riff),
    (lambda head: head[:16] == _W64_RIFF, _w64),
    (lambda head: head[:4] == b"FORM" and head[8:12] in {b"AIFF", b"AIFC"}, _aiff),
    (lambda head: head[:3] == b"ID3", _mp3),
    (lambda head: head[:4] == b"fLaC", _flac),
    (lambda head: head[:4] == b"OggS", _ogg),
)  # fmt: skip


def info_texts(body: bytes) -> dict[str, str]:
    """Return the texts of a LIST INFO chunk by four-letter name."""
    texts: dict[str, str] = {}
    position = 4
    while position + 8 <= len(body):
        name = body[position : position + 4]
        length = int.from_bytes(body[position + 4 : position + 8], "little")
        content = decoded(body[position + 8 : position + 8 + length])
        texts.setdefault(name.decode("latin-1"), content)
        position += 8 + length + length % 2
    return texts


def vorbis_texts(body: bytes) -> dict[str, str]:
    """Return Vorbis comments by lower-case name."""
    texts: dict[str, str] = {}
    position = 4 + int.from_bytes(body[:4], "little") + 4
    while position + 4 <= len(body):
        length = int.from_bytes(body[position : position + 4], "little")
        content = decoded(body[position + 4 : position + 4 + length])
        name, _, text = content.partition("=")
        texts.setdefault(name.strip().lower(), text.strip())
        position += 4 + length
    return texts
