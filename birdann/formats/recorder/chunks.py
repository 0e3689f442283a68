"""Metadata chunks of sound files, found by seeking; the sound is not read."""

import os
import stat
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from birdann.dsp.decoding.joined import end_of_id3
from birdann.dsp.decoding.wav_header import AIFF, chunks_of, riff_container
from birdann.formats.recorder.reading import decode_text

_MAX_BLOCKS = 1000
_MAX_BYTES = 1 << 20
_OGG_BYTES = 1 << 16
_END_BYTES = 1 << 16
_ID3 = b"id3 "
FORM = b"fmt "
_NAMES = {
    name.lower(): name
    for name in (FORM, b"guan", b"wamd", b"bext", b"LIST", _ID3, b"iXML", b"harp")
}
_AIFF_TEXTS = {b"ANNO": "ICMT", b"AUTH": "IART"}


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

    Raises OSError if the file cannot be read.
    """
    if not stat.S_ISREG(path.stat().st_mode):  # a pipe would be waited for
        return Chunks()
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        begin = end_of_id3(file)
        file.seek(begin)
        head = file.read(40)
        is_aiff = head[:4] == b"FORM" and head[8:12] in {b"AIFF", b"AIFC"}
        if container := AIFF if is_aiff else riff_container(head):
            return _riff(file, size, container, begin)
        if head.startswith(b"fLaC"):
            return _flac(file, size, begin)
        file.seek(0)
        head = file.read(4)
        for magic, read in _OTHERS.items():
            if head.startswith(magic):
                return read(file, size)
    return Chunks()


def _riff(file: BinaryIO, size: int, container: str, begin: int) -> Chunks:
    chunks, texts, stop = Chunks(), b"INFO", 0
    for name, body, length, _ in chunks_of(file, size, container, begin=begin):
        if container == AIFF and name in _AIFF_TEXTS:
            text = file.read(min(length, _MAX_BYTES))
            kind = _AIFF_TEXTS[name].encode()
            texts += kind + len(text).to_bytes(4, "little") + text + b"\0" * (len(text) % 2)
        elif name.lower() in _NAMES:
            chunks.keep(name, file.read(min(length, _MAX_BYTES)))
        stop = body + length + length % 2
    if container == AIFF:
        chunks.keep(b"LIST", texts)
    elif stop > size + 1:
        _keep_end(file, size, chunks)
    return chunks


def _keep_end(file: BinaryIO, size: int, chunks: Chunks) -> None:
    """Search the end of a file whose sound is declared too long for further chunks."""
    file.seek(max(12, size - _END_BYTES))
    end = file.read(_END_BYTES)
    for name in _NAMES.values():
        position = end.rfind(name)
        length = int.from_bytes(end[position + 4 : position + 8], "little") if position >= 0 else 0
        if 0 < length <= len(end) - position - 8:
            chunks.keep(name, end[position + 8 : position + 8 + length])


def _flac(file: BinaryIO, size: int, begin: int) -> Chunks:
    chunks = Chunks()
    file.seek(begin + 4)
    for _ in range(_MAX_BLOCKS):
        head = file.read(4)
        if len(head) < 4 or file.tell() > size:
            break
        kind, length = head[0] & 0x7F, int.from_bytes(head[1:], "big")
        if kind == 4:
            chunks.vorbis = chunks.vorbis or file.read(min(length, _MAX_BYTES))
        elif kind == 2 and length > 12:  # an application's block: foreign RIFF chunks
            _keep_foreign_chunk(file.read(min(length, _MAX_BYTES)), chunks)
        else:
            file.seek(length, os.SEEK_CUR)
        if head[0] & 0x80:
            break
    return chunks


def _keep_foreign_chunk(body: bytes, chunks: Chunks) -> None:
    length = int.from_bytes(body[8:12], "little")
    if body[:4] == b"riff":
        chunks.keep(body[4:8], body[12 : 12 + length])


def _ogg(file: BinaryIO, size: int) -> Chunks:
    """Read the comments in the first pages; longer ones are truncated."""
    file.seek(0)
    start = file.read(min(size, _OGG_BYTES))
    for mark in (b"\x03vorbis", b"OpusTags"):
        position = start.find(mark)
        if position >= 0:
            return Chunks(vorbis=start[position + len(mark) :].partition(b"OggS")[0])
    return Chunks()


def _mp3(file: BinaryIO, size: int) -> Chunks:
    file.seek(0)
    return Chunks({_ID3: file.read(min(size, _MAX_BYTES))})


_OTHERS = {b"ID3": _mp3, b"OggS": _ogg}


def info_texts(body: bytes) -> dict[str, str]:
    """Return the texts of a LIST INFO chunk by four-letter name."""
    texts: dict[str, str] = {}
    position = 4
    while position + 8 <= len(body):
        name = body[position : position + 4]
        length = int.from_bytes(body[position + 4 : position + 8], "little")
        content = decode_text(body[position + 8 : position + 8 + length])
        texts.setdefault(name.decode("latin-1"), content)
        position += 8 + length + length % 2
    return texts


def vorbis_texts(body: bytes) -> dict[str, str]:
    """Return Vorbis comments by lower-case name."""
    texts: dict[str, str] = {}
    position = 4 + int.from_bytes(body[:4], "little") + 4
    while position + 4 <= len(body):
        length = int.from_bytes(body[position : position + 4], "little")
        content = decode_text(body[position + 4 : position + 4 + length])
        name, _, text = content.partition("=")
        texts.setdefault(name.strip().lower(), text.strip())
        position += 4 + length
    return texts
