"""Several sound files one after the other in one file.

Ogg allows such chains (RFC 3533), and programs that join files make them of others too; libsndfile
reads the first only, or what is behind it as sound. Pages of Ogg and frames of FLAC are numbered, so that a few looks tell
whether a file is of one piece.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

from birdann.dsp.decoding.ogg_pages import HEAD_BYTES, OPUS_RATE_HZ, PAGE, checksum
from birdann.dsp.decoding.sized_header import SizedHeader

AnyPart = TypeVar("AnyPart")
_LOOK_BYTES, _ENDS_BYTES = 1 << 14, 1 << 17
_BEGINS_STREAM = 0x02
_OPUS_HEAD_BYTES = 1 + 255
_MARKS = {PAGE: "OGG", b"caff": "CAF", b"FORM": "AIFF", b".snd": "AU"}


@dataclass(frozen=True, slots=True)
class Joined(Generic[AnyPart]):
    """The parts of a file that are read one after the other; None for one without readable header."""

    parts: tuple[AnyPart | None, ...]
    first_frame = 0
    expected_frames = None


def read_ogg_chain(path: Path) -> Joined[SizedHeader] | None:
    """Return the streams that follow each other in an Ogg file; None if there is only one.

    Raises OSError if the file cannot be read.
    """
    with path.open("rb") as file:
        if file.read(4) != PAGE:
            return None
        size = os.fstat(file.fileno()).st_size
        if is_numbered_on(file, 0, size, _page_numbers):
            return None
        starts = list(_stream_starts(file, size))
    return whole_parts("OGG", starts, size)


def end_of_id3(file: BinaryIO) -> int:
    """Return where a file begins: behind an ID3 tag, which some programs put before it."""
    head = file.read(10)
    if head[:3] != b"ID3" or len(head) < 10:
        return 0
    return 10 + synchsafe(head[6:])


def synchsafe(raw: bytes) -> int:
    """Return a number of an ID3 tag, of seven bits in each byte."""
    value = 0
    for byte in raw:
        value = value << 7 | byte & 0x7F
    return value


def read_behind_tag(path: Path) -> SizedHeader | None:
    """Return the file behind an ID3 tag, which libsndfile does not pass over before all formats.

    None without a tag, and for formats that may have one. Raises OSError if it cannot be read.
    """
    with path.open("rb") as file:
        begin = end_of_id3(file)
        file.seek(begin)
        container = _MARKS.get(file.read(4)) if begin else None
        size = os.fstat(file.fileno()).st_size
    if container is None:
        return None
    return SizedHeader(container=container, data_offset=begin, present_bytes=size - begin)


def read_unrated_opus(path: Path) -> SizedHeader | None:
    """Return how to read an Opus file that does not say its rate, at the full one; None for others.

    libsndfile would decode it at 8 kHz. Raises OSError if the file cannot be read.
    """
    with path.open("rb") as file:
        head = file.read(HEAD_BYTES)
        rest = file.read(_OPUS_HEAD_BYTES)
        size = os.fstat(file.fileno()).st_size
    rate = rest[13:17]
    if head[:4] != PAGE or head[26:] != b"\1" or rest[1:9] != b"OpusHead" or rate != bytes(4):
        return None
    rest = rest[: 1 + rest[0]]
    rest = rest[:13] + OPUS_RATE_HZ.to_bytes(4, "little") + rest[17:]
    head = head[:22] + checksum(head, rest) + head[26:]
    offset = len(head) + len(rest)
    return SizedHeader(
        container="OGG", data_offset=offset, present_bytes=size - offset, head=head + rest
    )


def whole_parts(container: str, starts: Sequence[int], size: int) -> Joined[SizedHeader] | None:
    """Return the sound files that begin at some positions; None if there is only one.

    Parameters
    ----------
    size
        Bytes of the file.
    """
    if len(starts) < 2:
        return None
    return Joined(
        tuple(
            SizedHeader(container=container, data_offset=start, present_bytes=stop - start)
            for start, stop in pairwise([*starts, size])
        )
    )


def is_numbered_on(
    file: BinaryIO, start: int, stop: int, numbers_in: Callable[[bytes], Iterator[tuple[int, int]]]
) -> bool:
    """Return whether pages or frames are numbered on from the first to the last byte.

    Numbers are looked at in both ends, halfway to them, halfway again and so on: two streams cannot
    rise at all of these places, as the second begins between two of them, where its numbers are
    smaller than the last ones of the first.

    Parameters
    ----------
    numbers_in
        Yields stream and number of the pages or frames that begin in some bytes.
    """
    length = stop - start
    steps = range(1, (length // _ENDS_BYTES).bit_length() + 1)
    indices = {length >> k for k in steps} | {length - (length >> k) for k in steps}

    def read(offset: int, n_bytes: int) -> Iterator[tuple[int, int]]:
        file.seek(start + offset)
        return numbers_in(file.read(min(n_bytes, length - offset)))

    numbers = list(read(0, _ENDS_BYTES))
    tail = max(_ENDS_BYTES, length - _ENDS_BYTES)
    for position in sorted(offset for offset in indices if _ENDS_BYTES <= offset < tail):
        first_numbers = (
            next(read(position, n_bytes), None) for n_bytes in (_LOOK_BYTES, _ENDS_BYTES)
        )
        numbers += [number for number in first_numbers if number is not None][:1]
    if tail < length:
        numbers += read(tail, _ENDS_BYTES)
    return all(a[0] == b[0] and a[1] <= b[1] for a, b in pairwise(numbers))


def _page_numbers(raw: bytes) -> Iterator[tuple[int, int]]:
    position = raw.find(PAGE)
    while 0 <= position <= len(raw) - HEAD_BYTES:
        stream, number = (raw[position + at : position + at + 4] for at in (14, 18))
        yield int.from_bytes(stream, "little"), int.from_bytes(number, "little")
        position = raw.find(PAGE, position + 1)


def _stream_starts(file: BinaryIO, size: int) -> Iterator[int]:
    """Yield the positions of first pages that follow the pages of another stream."""
    position, was_start = 0, False
    while position < size:
        file.seek(position)
        head = file.read(HEAD_BYTES)
        if head[:4] != PAGE or len(head) < HEAD_BYTES:
            file.seek(position)
            offset = file.read(_ENDS_BYTES).find(PAGE, 1)
            position += offset if offset > 0 else _ENDS_BYTES - len(PAGE)
            continue
        is_start = bool(head[5] & _BEGINS_STREAM)
        if is_start and not was_start:
            yield position
        was_start = is_start
        position += HEAD_BYTES + head[26] + sum(file.read(head[26]))
