"""Length of an MP3 file (ISO 11172-3, 13818-3), with or without a true header.

libsndfile believes the frame count of a Xing header and otherwise estimates the length from the
first frame and the file's size, pictures in tags included. Frames are counted where that count is
absent, or does not fit the number of bytes or the frames at a few places.
"""

import errno
import os
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO

from birdann.core.errors import AudioError
from birdann.dsp.decoding.joined import synchsafe
from birdann.dsp.decoding.sized_header import SizedHeader

_RATES_HZ = (44100, 48000, 32000)
_KBPS_V1 = (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
_KBPS_V2 = (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)
_V1, _V2, _V25 = 3, 2, 0
_HALVINGS = {_V1: 0, _V2: 1, _V25: 2}
_LAYER_3 = 1
_SEARCHED_BYTES = 1 << 16
_SMALLEST_BYTES = 64
_IN_A_ROW = 3
"""Frames that follow each other exactly are no accident."""
_TAG_1_BYTES = 128
_APE_FOOTER_BYTES = 32
_VBRI_AT = 36
_HAS_FRAMES, _HAS_BYTES, _HAS_TABLE, _HAS_QUALITY = 1, 2, 4, 8
_DELAYS_AT = 21
_LARGEST_FRAME_BYTES = 1441
_BUFFER_BYTES = 1 << 20
_N_SPOTS, _FRAMES_A_SPOT = 3, 50


@dataclass(frozen=True, slots=True)
class _Kind:
    """Properties that all frames of a stream share, and the size of one."""

    stream: tuple[int, int, bool]  # Version, rate and whether it is mono.
    size: int

    @property
    def frame_samples(self) -> int:
        return 1152 if self.stream[0] == _V1 else 576

    @property
    def header_at(self) -> int:
        """Position of a Xing header in a frame: behind the side information."""
        version, _, is_mono = self.stream
        if version == _V1:
            return 4 + (17 if is_mono else 32)
        return 4 + (9 if is_mono else 17)


@dataclass(frozen=True, slots=True)
class _Claim:
    """Counts and positions in a Xing or VBRI header."""

    n_frames: int | None
    n_bytes: int | None
    is_known: bool  # Whether libsndfile uses it.
    frames_at: int = 0  # Position of the count in the frame; 0 for none.
    delays_at: int = 0  # Position of LAME's delay and padding; 0 for none.


def read_mp3_header(path: Path) -> SizedHeader | None:
    """Return how to read an MP3 file; None if it is not one, or its own header is right.

    Raises OSError if the file cannot be read; AudioError if its sample rate or number of channels
    changes.
    """
    with path.open("rb") as file:
        start = file.read(4)
    is_mp3 = start[:3] == b"ID3" or path.suffix.lower() == ".mp3"
    if not is_mp3 and _kind(start) is None:
        return None
    status = path.stat()
    return _read(path, status.st_size, status.st_mtime_ns, status.st_ino)


@lru_cache(maxsize=256)
def _read(path: Path, size: int, _changed_ns: int, _inode: int) -> SizedHeader | None:
    if size < _SMALLEST_BYTES:
        return None
    with path.open("rb") as file:
        data = _BufferedFile(file, size)
        stop = _end_of_sound(data)
        first = _next_frame(data, _end_of_tags(data, 0), stop, None, within=_SEARCHED_BYTES)
        if first is None:
            return None
        kind = _kind(data[first : first + 4])
        if kind is None:
            return None
        frame = data[first : first + kind.size]
        claim = _claim(frame, kind)
        sound = first + (kind.size if claim else 0)
        fits = claim and claim.n_bytes and abs(claim.n_bytes - (stop - first)) <= (
            2 * _LARGEST_FRAME_BYTES
        )  # fmt: skip
        if (
            claim
            and claim.n_frames
            and fits
            and _are_likely(data, sound, stop, kind, claim.n_frames)
        ):
            if claim.is_known:
                return None
            n_frames = claim.n_frames
        else:
            n_frames = _n_frames(path, data, sound, stop, kind)
    declared = claim.n_frames if claim and claim.n_frames else n_frames
    return SizedHeader(
        container="MP3",
        sample_rate_hz=kind.stream[1],
        expected_frames=None
        if declared == n_frames
        else declared * kind.frame_samples - _n_trimmed(frame, claim),
        data_offset=sound,
        present_bytes=stop - sound,
        head=_right_head(frame, claim, kind, n_frames, stop - sound),
    )


class _BufferedFile:
    """Bytes of a file by position, read in pieces.

    A memory map would end the program where a network share vanishes; this raises OSError.
    """

    def __init__(self, file: BinaryIO, size: int) -> None:
        self._file, self._size = file, size
        self._at, self._buffer = 0, b""

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, where: slice) -> bytes:
        start, stop = where.start or 0, min(where.stop, self._size)
        if start >= stop:
            return b""
        if not self._at <= start <= stop <= self._at + len(self._buffer):
            self._file.seek(start)
            n_bytes = min(max(stop - start, _BUFFER_BYTES), self._size - start)
            self._at, self._buffer = start, self._file.read(n_bytes)
            if len(self._buffer) < n_bytes:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
        return self._buffer[start - self._at : stop - self._at]

    def find(self, byte: bytes, start: int, stop: int) -> int:
        """Return the first position of a byte between two, or -1."""
        for position in range(start, stop, _BUFFER_BYTES):
            index = self[position : min(position + _BUFFER_BYTES, stop)].find(byte)
            if index >= 0:
                return position + index
        return -1


def _kind(head: bytes) -> _Kind | None:
    """Return the kind of a frame of Layer III, from its first four bytes."""
    if len(head) < 4 or head[0] != 0xFF or head[1] & 0xE0 != 0xE0:
        return None
    version, layer = head[1] >> 3 & 3, head[1] >> 1 & 3
    kbps_index, rate_index = head[2] >> 4, head[2] >> 2 & 3
    if version == 1 or layer != _LAYER_3 or kbps_index in {0, 15} or rate_index == 3:
        return None
    rate_hz = _RATES_HZ[rate_index] >> _HALVINGS[version]
    is_v1 = version == _V1
    bits = 1000 * (_KBPS_V1 if is_v1 else _KBPS_V2)[kbps_index]
    size = (144 if is_v1 else 72) * bits // rate_hz + (head[2] >> 1 & 1)
    return _Kind((version, rate_hz, head[3] >> 6 == 3), size)


def _end_of_tags(data: _BufferedFile, position: int) -> int:
    """Return the position behind ID3 tags, of version 2 or 1, at a position."""
    while True:
        if data[position : position + 3] == b"ID3":
            position += 10 + synchsafe(data[position + 6 : position + 10])
        elif data[position : position + 3] == b"TAG":
            position += _TAG_1_BYTES
        else:
            return position


def _end_of_sound(data: _BufferedFile) -> int:
    """Return the position of the tags at the end."""
    stop = len(data)
    while True:
        tag = data[max(0, stop - _TAG_1_BYTES) : stop]
        footer = tag[-_APE_FOOTER_BYTES:]
        if tag[:3] == b"TAG":
            n_bytes = len(tag)
        elif footer[:8] == b"APETAGEX" and len(footer) == _APE_FOOTER_BYTES:
            n_bytes = max(int.from_bytes(footer[12:16], "little"), len(footer))
            n_bytes += len(footer) * (footer[23] >> 7)  # a header like the footer
        else:
            return stop
        stop = max(0, stop - n_bytes)


def _next_frame(
    data: _BufferedFile,
    position: int,
    stop: int,
    stream: tuple[int, int, bool] | None,
    within: int,
) -> int | None:
    """Return the next of several frames in a row, of a stream if one is given."""
    end = min(stop, position + within)
    while (position := data.find(b"\xff", position, end)) >= 0:
        offset, found = position, stream
        for _ in range(_IN_A_ROW):
            kind = _kind(data[offset : offset + 4])
            if kind is None or (found is not None and kind.stream != found):
                break
            offset, found = offset + kind.size, kind.stream
            if offset == stop:
                return position
        else:
            return position
        position += 1
    return None


def _are_likely(data: _BufferedFile, sound: int, stop: int, kind: _Kind, n_frames: int) -> bool:
    """Return whether a number of frames fits the sizes of those at a few places."""
    sizes: list[int] = []
    for spot in range(_N_SPOTS):
        start = sound + spot * (stop - sound) // _N_SPOTS
        at = _next_frame(data, start, stop, kind.stream, within=_SEARCHED_BYTES)
        for _ in range(_FRAMES_A_SPOT):
            found = _kind(data[at : at + 4]) if at is not None else None
            if at is None or found is None:
                break
            sizes.append(found.size)
            at += found.size
    return not sizes or 2 / 3 < n_frames * sum(sizes) / len(sizes) / (stop - sound) < 3 / 2


def _n_frames(path: Path, data: _BufferedFile, position: int, stop: int, kind: _Kind) -> int:
    """Count the whole frames between two positions."""
    sizes: dict[bytes, int] = {}
    n_frames = 0
    while position < stop:
        head = data[position : position + 4]
        size = sizes.get(head)
        if size is None:
            found = _kind(head)
            size = sizes[head] = found.size if found and found.stream == kind.stream else 0
        if size:
            position += size
            n_frames += position <= stop
            continue
        position = _end_of_tags(data, position)
        offset = _next_frame(data, position, stop, kind.stream, within=stop - position)
        other = _next_frame(data, position, offset or stop, None, within=stop - position)
        if other is not None and other != offset:
            raise AudioError(
                "{path} changes its sample rate or number of channels at {at_s} s. Split it into "
                "its parts, or convert it to WAV or FLAC, for example with ffmpeg.",
                path=path,
                at_s=f"{n_frames * kind.frame_samples / kind.stream[1]:.1f}",
            )
        if offset is None:
            break
        position = offset
    return n_frames


def _claim(frame: bytes, kind: _Kind) -> _Claim | None:
    """Return what a header in the first frame says; None if the frame is sound."""
    at = kind.header_at
    if frame[at : at + 4] in {b"Xing", b"Info"}:
        flags = int.from_bytes(frame[at + 4 : at + 8], "big")
        position = at + 8
        numbers: list[int | None] = []
        for flag in (_HAS_FRAMES, _HAS_BYTES):
            raw = frame[position : position + 4] if flags & flag else b""
            numbers.append(int.from_bytes(raw, "big") if raw else None)
            position += len(raw)
        position += 100 * bool(flags & _HAS_TABLE) + 4 * bool(flags & _HAS_QUALITY)
        has_delays = frame[position : position + 4] in {b"LAME", b"Lavf", b"Lavc"}
        n_frames, n_bytes = numbers
        return _Claim(
            n_frames,
            n_bytes,
            is_known=True,
            frames_at=at + 8 if flags & _HAS_FRAMES else 0,
            delays_at=position + _DELAYS_AT if has_delays else 0,
        )
    if frame[_VBRI_AT : _VBRI_AT + 4] == b"VBRI":
        size, count = (
            int.from_bytes(frame[_VBRI_AT + k : _VBRI_AT + k + 4], "big") for k in (10, 14)
        )
        return _Claim(count, size, is_known=False)
    return None


def _n_trimmed(frame: bytes, claim: _Claim | None) -> int:
    """Return the samples of LAME's delay and padding, of twelve bits each."""
    if claim is None or not claim.delays_at:
        return 0
    packed = int.from_bytes(frame[claim.delays_at : claim.delays_at + 3], "big")
    return (packed >> 12) + (packed & 0xFFF)


def _right_head(
    frame: bytes, claim: _Claim | None, kind: _Kind, n_frames: int, n_bytes: int
) -> bytes:
    """Return a first frame with the number of frames; LAME's delay is kept, its padding not."""
    if claim is not None and claim.frames_at:
        right = bytearray(frame)
        right[claim.frames_at : claim.frames_at + 4] = n_frames.to_bytes(4, "big")
        if claim.n_bytes is not None:
            at = claim.frames_at + 4
            right[at : at + 4] = (len(frame) + n_bytes).to_bytes(4, "big")
        if claim.delays_at:
            at = claim.delays_at
            right[at + 1 : at + 3] = bytes([right[at + 1] & 0xF0, 0])
        return bytes(right)
    head = bytes([0xFF, frame[1] | 1, 0x90 | frame[2] & 0x0C, frame[3]])
    found = _kind(head)
    size = found.size if found else 0
    numbers = (_HAS_FRAMES | _HAS_BYTES, n_frames, size + n_bytes)
    fields = b"Info" + b"".join(number.to_bytes(4, "big") for number in numbers)
    return (head.ljust(kind.header_at, b"\0") + fields).ljust(size, b"\0")
