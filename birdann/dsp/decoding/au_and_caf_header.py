"""Declared against actual length of an AU or a CAF file, and such files one after the other.

libsndfile believes the header: it leaves out what is behind the declared sound, and refuses a CAF
file that is cut off or was written as a stream (length -1).
"""

import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from birdann.dsp.decoding.joined import Joined, whole_parts
from birdann.dsp.decoding.sized_header import SizedHeader
from birdann.dsp.decoding.wav_header import TAGS

_TO_THE_END = 0xFFFFFFFF
_CAF_HEAD = b"caff\0\1"
_MAX_HEAD_BYTES = 1 << 20
_MAX_CHUNKS = 1000
_PADDING_BYTES = 4096
_AU_BYTES = {1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 8, 27: 1}
"""Bytes of a sample by the code of its encoding."""
_LEAST_BYTES = 24


def read_sized_header(path: Path) -> SizedHeader | None:
    """Return how to read an AU or CAF file; None if it is neither, or its length is right.

    Raises OSError if the file cannot be read.
    """
    with path.open("rb") as file:
        head = file.read(_LEAST_BYTES)
        size = os.fstat(file.fileno()).st_size
        if len(head) == _LEAST_BYTES and head[:4] == b".snd":
            return _au(file, head, size)
        return _caf(file, size) if head[:6] == _CAF_HEAD else None


def read_chain(path: Path) -> Joined[SizedHeader] | None:
    """Return the AIFF, AU or CAF files that follow each other in a file; None if there is one.

    Raises OSError if the file cannot be read.
    """
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        kind, stop = _kind_and_end(file, 0, size)
        starts = [0]
        while kind and starts[-1] < stop < size:
            next_kind, next_stop = _kind_and_end(file, stop, size)
            if next_kind != kind:
                break
            starts.append(stop)
            stop = next_stop
    return whole_parts(kind, starts, size)


def _kind_and_end(file: BinaryIO, begin: int, size: int) -> tuple[str, int]:
    """Return the kind of the file that begins at a position, and where its header says it ends.

    The kind is "" for another, and the end 0 where the header says none.
    """
    file.seek(begin)
    head = file.read(_LEAST_BYTES)
    if head[:4] == b"FORM" and head[8:12] in {b"AIFF", b"AIFC"}:
        length = int.from_bytes(head[4:8], "big")
        return "AIFF", begin + 8 + length + length % 2
    if len(head) == _LEAST_BYTES and head[:4] == b".snd":
        offset, declared = struct.unpack_from(">2I", head, 4)
        return "AU", 0 if declared == _TO_THE_END else begin + offset + declared
    if head[:6] != _CAF_HEAD:
        return "", 0
    stop = begin + 8
    for name, body, length in _chunks(file, stop, size):
        if name == _CAF_HEAD[:4]:
            return "CAF", body - 12
        stop = body + length if length >= 0 else 0
    return "CAF", stop


def _au(file: BinaryIO, head: bytes, size: int) -> SizedHeader | None:
    offset, declared, encoding, rate_hz, n_channels = struct.unpack_from(">5I", head, 4)
    present = size - offset
    is_right = declared in {_TO_THE_END, present} or _is_padding(file, offset + declared, size)
    if is_right or present <= 0 or not _LEAST_BYTES <= offset <= _MAX_HEAD_BYTES:
        return None
    file.seek(0)
    raw = file.read(offset)
    frame_bytes = _AU_BYTES.get(encoding, 0) * n_channels
    return SizedHeader(
        container="AU",
        sample_rate_hz=rate_hz,
        expected_frames=declared // frame_bytes if frame_bytes else None,
        data_offset=offset,
        present_bytes=present,
        head=raw[:8] + min(present, _TO_THE_END).to_bytes(4, "big") + raw[12:],
    )


def _caf(file: BinaryIO, size: int) -> SizedHeader | None:
    rate_hz, packet_bytes = 0.0, 0
    for name, body, length in _chunks(file, 8, size):
        if name == b"desc":
            rate_hz, packet_bytes = struct.unpack(">d8xI", file.read(20).ljust(20, b"\0"))
        if name != b"data":
            continue
        stop = body + length
        is_right = length >= 4 and (stop == size or _is_chain_to_end(file, stop, size))
        if is_right or not 0 < rate_hz < 1e9 or body > _MAX_HEAD_BYTES or size <= body + 4:
            return None
        file.seek(0)
        raw = file.read(body + 4)  # the sound begins behind a count of edits
        present = size - body - 4
        return SizedHeader(
            container="CAF",
            sample_rate_hz=round(rate_hz),
            expected_frames=max(0, length - 4) // packet_bytes
            if packet_bytes and length >= 0
            else None,
            data_offset=body + 4,
            present_bytes=present,
            head=raw[: body - 8] + struct.pack(">q", present + 4) + raw[body:],
        )
    return None


def _chunks(file: BinaryIO, position: int, size: int) -> Iterator[tuple[bytes, int, int]]:
    """Yield name, position and length of each chunk's body; the file is positioned at it."""
    for _ in range(_MAX_CHUNKS):
        if position > size - 12:
            return
        file.seek(position)
        head = file.read(12)
        length = struct.unpack_from(">q", head, 4)[0]
        yield head[:4], position + 12, length
        if length < 0:
            return
        position += 12 + length


def _is_chain_to_end(file: BinaryIO, position: int, size: int) -> bool:
    """Return whether padding, or chunks up to the end, follow."""
    stop = max((body + length for _, body, length in _chunks(file, position, size)), default=0)
    return stop == size or _is_padding(file, position, size)


def _is_padding(file: BinaryIO, position: int, size: int) -> bool:
    """Return whether zeros or a tag follow."""
    if position >= size:
        return False
    file.seek(position)
    rest = file.read(_PADDING_BYTES)
    return not any(rest) or rest.startswith(TAGS)
