"""Declared against actual place and length of a FLAC file's sound (RFC 9639).

Power failures and firmware faults leave a length of zero, or a wrong one, at which libsndfile
stops. Pieces cut from a stream without decoding keep the frame numbers of the whole, and libFLAC
seeks by these.
"""

import os
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, NamedTuple

from birdann.dsp.decoding.joined import Joined, end_of_id3, is_numbered_on

_BEGINNING = b"fLaC[\\x00\\x80]\\x00\\x00\\x22"
_BEGINNING_BYTES = 8
_INFO_AT = 8
_INFO_BYTES = 34
_SYNC = re.compile(b"\xff[\xf8\xf9]")
_LONGEST_HEAD = 16
_MAX_BLOCKS = 1000
_LAST_BLOCK, _SEEK_TABLE = 0x80, 3
_SEARCHED_BYTES = (1 << 15, 1 << 17, 1 << 22)
_BITS = {1: 8, 2: 12, 4: 16, 5: 20, 6: 24, 7: 32}
_POLYNOMIAL = 0x07
_TOTAL_BITS = 36


class _Frame(NamedTuple):
    """Position and length of a frame in samples per channel."""

    first: int
    length: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FlacHeader:
    """Facts of a FLAC header that are needed to repair it."""

    container = "FLAC"
    sample_rate_hz: int
    declared_frames: int  # Samples per channel that the header declares; 0 if unknown.
    first_frame: int  # Samples of the stream before this file; 0 unless it is a piece of one.
    present_frames: int  # Samples per channel up to the end of the last frame.
    data_offset: int  # Byte position of the first frame.
    present_bytes: int
    info: bytes
    is_part: bool = False  # Whether other FLAC files are before or behind it.

    @property
    def needs_another(self) -> bool:
        """Whether the sound must be read through a corrected header."""
        is_wrong = self.declared_frames != self.present_frames
        return self.is_part or self.first_frame > 0 or is_wrong

    @property
    def expected_frames(self) -> int | None:
        """The declared length, where it differs from the actual one; that of a piece is unknown."""
        is_wrong = self.declared_frames and self.needs_another and not self.first_frame
        return self.declared_frames if is_wrong else None

    def right_header(self, _path: Path) -> bytes:
        """Return a header for the actual sound, with a seek table of its first frame only."""
        packed = int.from_bytes(self.info[10:18], "big")
        packed = packed >> _TOTAL_BITS << _TOTAL_BITS | self.first_frame + self.present_frames
        # The digest of the sound, in the last 16 bytes, is that of another length.
        info = self.info[:10] + packed.to_bytes(8, "big") + bytes(16)
        seek_point = struct.pack(">QQ", self.first_frame, 0) + self.info[2:4]
        return (
            (b"fLaC" + len(info).to_bytes(4, "big") + info)
            + bytes([_LAST_BLOCK | _SEEK_TABLE])
            + (len(seek_point).to_bytes(3, "big") + seek_point)
        )


def read_flac_header(path: Path) -> FlacHeader | Joined[FlacHeader] | None:
    """Compare a FLAC file's header with its frames; None if there is no FLAC header or frame.

    Raises OSError if the file cannot be read.
    """
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        begin = end_of_id3(file)
        header = _read(file, begin, size)
        if header is not None and _is_one_stream(file, header, size):
            return header
        file.seek(begin)
        if not re.match(_BEGINNING, file.read(_INFO_AT)):
            return header
        starts = list(_starts(file, size))
        parts = [
            _read(file, begin, end) for begin, end in zip(starts, [*starts[1:], size], strict=True)
        ]
    if len(parts) > 1 and any(parts):
        return Joined(tuple(part and replace(part, is_part=True) for part in parts))
    return header


def _is_one_stream(file: BinaryIO, header: FlacHeader, size: int) -> bool:
    def numbers_in(raw: bytes) -> Iterator[tuple[int, int]]:
        yield from ((0, frame.first) for _, frame in _continued_frames(raw, header.info))
        if re.search(_BEGINNING, raw):  # a part may be too short for frames that follow each other
            yield 1, 0

    is_true = header.declared_frames in {0, header.present_frames} or header.first_frame > 0
    return is_true and is_numbered_on(file, header.data_offset, size, numbers_in)


def _starts(file: BinaryIO, size: int) -> Iterator[int]:
    """Yield the positions of FLAC headers."""
    overlap = _BEGINNING_BYTES - 1
    for position in range(0, size, _SEARCHED_BYTES[-1]):
        file.seek(position)
        raw = file.read(_SEARCHED_BYTES[-1] + overlap)
        yield from (position + match.start() for match in re.finditer(_BEGINNING, raw))


def _read(file: BinaryIO, begin: int, size: int) -> FlacHeader | None:
    """Return the header of a FLAC file between two positions."""
    file.seek(begin)
    start = file.read(max(0, min(_INFO_AT + _INFO_BYTES, size - begin)))
    if len(start) < _INFO_AT + _INFO_BYTES or start[:4] != b"fLaC" or start[4] & 0x7F:
        return None
    info = start[_INFO_AT:]
    data_offset = _data_offset(file, begin, size)
    last = _last_frame(file, data_offset, size, info)
    if last is None:
        return None
    stop = last.first + last.length
    first_frame = _first_number(file, data_offset, size, info, stop)
    packed = int.from_bytes(info[10:18], "big")
    return FlacHeader(
        sample_rate_hz=packed >> 44,
        declared_frames=packed & (1 << _TOTAL_BITS) - 1,
        first_frame=first_frame,
        present_frames=stop - first_frame,
        data_offset=data_offset,
        present_bytes=size - data_offset,
        info=info,
    )


def _data_offset(file: BinaryIO, begin: int, size: int) -> int:
    """Return the position behind the metadata blocks; behind the first if they are damaged."""
    position = begin + 4
    for _ in range(_MAX_BLOCKS):
        file.seek(position)
        head = file.read(4)
        position += 4 + int.from_bytes(head[1:], "big")
        if position >= size:
            break
        if head[0] & _LAST_BLOCK:
            return position
    return begin + _INFO_AT + _INFO_BYTES


def _last_frame(file: BinaryIO, data_offset: int, size: int, info: bytes) -> _Frame | None:
    """Return the last frame that continues its predecessor, or the only one."""
    for n_bytes in _SEARCHED_BYTES:
        start = max(data_offset, size - n_bytes)
        file.seek(start)
        later: list[_Frame] = []
        for position, frame in _frames(file.read(size - start), info, is_reversed=True):
            if later and frame.first + frame.length == later[-1].first:
                return later[-1]
            if start + position == data_offset and not later:
                return frame
            later.append(frame)
        if start == data_offset:
            break
    return None


def _first_number(file: BinaryIO, data_offset: int, size: int, info: bytes, stop: int) -> int:
    """Return the sample number at which the stream begins.

    That of the first frame. Where the sound begins with damage, the number of the first whole
    frame less what the damaged bytes can have contained.
    """
    for n_bytes in _SEARCHED_BYTES:
        file.seek(data_offset)
        raw = file.read(min(n_bytes, size - data_offset))
        at_start = next((frame for position, frame in _frames(raw[:_LONGEST_HEAD], info)), None)
        if at_start is not None:
            return at_start.first
        for gap_bytes, frame in _continued_frames(raw, info):
            n_lost = gap_bytes * (stop - frame.first) // max(1, size - data_offset - gap_bytes)
            is_whole = 2 * n_lost >= frame.first
            return 0 if is_whole else frame.first - n_lost // frame.length * frame.length
        if n_bytes >= size - data_offset:
            break
    return 0


def _continued_frames(raw: bytes, info: bytes) -> Iterator[tuple[int, _Frame]]:
    """Yield the places of frames that another one continues, and these."""
    known: dict[int, tuple[int, _Frame]] = {}  # by the number that follows
    for position, frame in _frames(raw, info):
        if frame.first in known:
            yield known.pop(frame.first)
        known.setdefault(frame.first + frame.length, (position, frame))


def _frames(raw: bytes, info: bytes, *, is_reversed: bool = False) -> Iterator[tuple[int, _Frame]]:
    """Yield possible frame headers and their places."""
    indices = [match.start() for match in _SYNC.finditer(raw)]
    for position in reversed(indices) if is_reversed else indices:
        frame = _frame(raw[position : position + _LONGEST_HEAD], info)
        if frame is not None:
            yield position, frame


def _frame(head: bytes, info: bytes) -> _Frame | None:
    """Return the frame of a frame header; None if it is invalid or of another stream."""
    if len(head) < 6:
        return None
    packed = int.from_bytes(info[10:18], "big")
    n_channels, n_bits = (packed >> 41 & 7) + 1, (packed >> 36 & 31) + 1
    channels, bits = head[3] >> 4, head[3] >> 1 & 7
    if channels > 10 or head[3] & 1 or (channels + 1 if channels < 8 else 2) != n_channels:
        return None
    if bits and _BITS.get(bits) != n_bits:
        return None
    coded = _coded_number(head[4:])
    if coded is None:
        return None
    number, n_bytes = coded
    position = 4 + n_bytes
    block = head[2] >> 4
    if not block or position >= len(head):
        return None
    if block == 6:
        length, position = head[position] + 1, position + 1
    elif block == 7:
        length, position = int.from_bytes(head[position : position + 2], "big") + 1, position + 2
    else:
        length = 192 if block == 1 else 576 << block - 2 if block < 6 else 256 << block - 8
    position += {12: 1, 13: 2, 14: 2}.get(head[2] & 15, 0)
    if head[2] & 15 == 15 or position >= len(head) or _crc8(head[:position]) != head[position]:
        return None
    is_variable = bool(head[1] & 1)
    return _Frame(number if is_variable else number * int.from_bytes(info[2:4], "big"), length)


def _coded_number(raw: bytes) -> tuple[int, int] | None:
    """Return a UTF-8-coded number of up to 36 bits, and its length in bytes."""
    first = raw[0]
    if first < 0x80:
        return first, 1
    n_bytes = next((n for n in range(2, 8) if not first >> 7 - n & 1), 0)
    rest = raw[1:n_bytes]
    if not n_bytes or first < 0xC0 or len(rest) < n_bytes - 1:
        return None
    value = first & (1 << 7 - n_bytes) - 1 if n_bytes < 7 else 0
    for byte in rest:
        if byte >> 6 != 2:
            return None
        value = value << 6 | byte & 0x3F
    return value, n_bytes


def _crc8(raw: bytes) -> int:
    value = 0
    for byte in raw:
        value ^= byte
        for _ in range(8):
            value = (value << 1 ^ _POLYNOMIAL if value & 0x80 else value << 1) & 0xFF
    return value
