"""Stretches of Ogg sound that are damaged.

A decoder skips a page that is damaged or missing without a word, and what follows moves up by its
length. Pages are numbered, carry a checksum and say how many samples end with them (RFC 3533,
section 6), so that the place of what follows is known.
"""

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

PAGE = b"OggS"
HEAD_BYTES = 27
_SEARCH_BYTES = 1 << 17
OPUS_RATE_HZ = 48_000
_NO_PACKET_ENDS = (1 << 64) - 1
_REVERSED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


class _Page(NamedTuple):
    number: int
    granule: int
    body: bytes


def lost_stretches(
    path: Path, start: int, stop: int, sample_rate_hz: int
) -> list[tuple[int, int]]:
    """Return the first frames and the ends of what is lost of one Vorbis or Opus stream.

    Of the first page behind a gap, it is not known where it begins: it counts as lost. So does
    the second of Opus, for which libsndfile seeks to the first.

    Parameters
    ----------
    start, stop
        Bytes of the stream in the file.
    sample_rate_hz
        Rate at which it is decoded; positions in Opus count at 48 kHz.

    Raises
    ------
    OSError
        If the file cannot be read.
    """
    lost: list[tuple[int, int]] = []
    last, expected, skipped, per_granule = 0, 0, 0, 1.0
    n_doubtful, n_after_gap = 0, 1
    with path.open("rb") as file:
        for page in _pages(file, start, stop):
            if page.body.startswith(b"OpusHead"):
                skipped = int.from_bytes(page.body[10:12], "little")
                n_after_gap = 2
                per_granule = sample_rate_hz / OPUS_RATE_HZ
            n_doubtful = n_after_gap if page.number != expected else n_doubtful
            expected = page.number + 1
            if page.granule == _NO_PACKET_ENDS:
                continue
            if n_doubtful and page.granule > last:
                lost.append((last, page.granule))
            last, n_doubtful = page.granule, max(0, n_doubtful - 1)
    return [
        (
            max(0, int((first - skipped) * per_granule)),
            max(0, round((end - skipped) * per_granule)),
        )
        for first, end in lost
    ]


def _pages(file: BinaryIO, start: int, stop: int) -> Iterator[_Page]:
    """Yield the intact pages of the stream that begins first."""
    position, stream = start, b""
    while position + HEAD_BYTES <= stop:
        file.seek(position)
        head = file.read(HEAD_BYTES)
        table = file.read(head[26]) if head[:4] == PAGE and len(head) == HEAD_BYTES else b""
        body = file.read(sum(table))
        if table and checksum(head, table + body) == head[22:26]:
            stream = stream or head[14:18]
            if head[14:18] == stream:
                number, granule = (
                    int.from_bytes(part, "little") for part in (head[18:22], head[6:14])
                )
                yield _Page(number, granule, body)
            position += HEAD_BYTES + len(table) + len(body)
            continue
        file.seek(position)
        offset = file.read(_SEARCH_BYTES).find(PAGE, 1)
        position += offset if offset > 0 else _SEARCH_BYTES - len(PAGE)


def checksum(head: bytes, rest: bytes) -> bytes:
    """Return the checksum of a page: that of zlib with the bits of each byte the other way round."""
    page = (head[:22] + bytes(4) + head[26:] + rest).translate(_REVERSED)
    crc = zlib.crc32(page, 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{crc:032b}"[::-1], 2).to_bytes(4, "little")
