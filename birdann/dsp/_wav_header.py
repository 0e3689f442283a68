"""What the header of a WAV file says, against what the file holds.

libsndfile believes a data chunk that claims less than is there. Recorders leave such headers
behind when their power fails before the sizes are filled in (0 bytes claimed), and when a
recording outgrows the 32 bits of the size field.
"""

import os
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

UNKNOWN_SIZE = 0xFFFFFFFF
"""Size that libsndfile takes as "to the end of the file"."""
_MAX_CHUNKS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class WavHeader:
    """The facts of a RIFF WAVE header that matter for repair.

    Attributes
    ----------
    sample_rate_hz, n_channels, bytes_per_frame
        As the ``fmt`` chunk says, whether or not they make sense.
    size_field
        Byte position of the data chunk's 32-bit size.
    declared_bytes
        What that size says.
    present_bytes
        Bytes of sound that the file holds.
    """

    sample_rate_hz: int
    n_channels: int
    bytes_per_frame: int
    size_field: int
    declared_bytes: int
    present_bytes: int

    @property
    def claims_too_little(self) -> bool:
        """Whether sound lies beyond what the header admits to."""
        return self.present_bytes > self.declared_bytes

    @property
    def claims_too_much(self) -> bool:
        """Whether the header promises sound that the file does not hold."""
        return UNKNOWN_SIZE > self.declared_bytes > self.present_bytes


def read_wav_header(path: Path) -> WavHeader | None:
    """Walk the chunks of a RIFF WAVE file up to its sound.

    Returns
    -------
    WavHeader or None
        None where the file is not RIFF WAVE, or its ``fmt`` or ``data`` chunk is missing.

    Raises
    ------
    OSError
        If the file cannot be read.
    """
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        start = file.read(12)
        if len(start) < 12 or start[:4] != b"RIFF" or start[8:] != b"WAVE":
            return None
        form: tuple[int, int, int] | None = None
        for _ in range(_MAX_CHUNKS):
            head = file.read(8)
            if len(head) < 8:
                return None
            name, length = head[:4], int.from_bytes(head[4:], "little")
            if name == b"data":
                return _header(file, form, length, size) if form else None
            body = file.tell()
            if name == b"fmt " and length >= 16:
                fields = file.read(14)
                if len(fields) < 14:
                    return None
                _, channels, rate, _, align = struct.unpack("<HHIIH", fields)
                form = (rate, channels, align)
            file.seek(body + length + length % 2)
    return None


def _header(file: BinaryIO, form: tuple[int, int, int], declared: int, size: int) -> WavHeader:
    rate, channels, align = form
    offset = file.tell()
    present = size - offset
    if declared <= present and _chunks_follow(file, offset + declared + declared % 2, size):
        present = declared
    return WavHeader(
        sample_rate_hz=rate,
        n_channels=channels,
        bytes_per_frame=align,
        size_field=offset - 4,
        declared_bytes=declared,
        present_bytes=present - present % max(1, align),
    )


def _chunks_follow(file: BinaryIO, position: int, size: int) -> bool:
    """Return whether the rest of the file reads as a chain of chunks, or is too short to be one."""
    for _ in range(_MAX_CHUNKS):
        if position > size - 8:
            return True
        file.seek(position)
        head = file.read(8)
        length = int.from_bytes(head[4:], "little")
        if not all(0x20 <= byte < 0x7F for byte in head[:4]) or position + 8 + length > size + 1:
            return not any(head)  # zero padding to a disk block is no sound either
        position += 8 + length + length % 2
    return True


class PatchedFile:
    """A file read through a header whose data size is replaced by "to the end".

    Implements what soundfile asks of a file object.
    """

    def __init__(self, path: Path, size_field: int) -> None:
        self._file = path.open("rb")
        self._field = size_field
        self._patch = UNKNOWN_SIZE.to_bytes(4, "little")

    def read(self, n_bytes: int = -1) -> bytes:
        """Return up to ``n_bytes`` from the current position, patched."""
        start = self._file.tell()
        data = self._file.read(n_bytes)
        low, high = max(self._field, start), min(self._field + 4, start + len(data))
        if low >= high:
            return data
        patch = self._patch[low - self._field : high - self._field]
        return data[: low - start] + patch + data[high - start :]

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Move the position."""
        return self._file.seek(offset, whence)

    def tell(self) -> int:
        """Return the position."""
        return self._file.tell()

    def close(self) -> None:
        """Close the file beneath."""
        self._file.close()
