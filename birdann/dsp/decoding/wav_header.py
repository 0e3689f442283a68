"""Declared against actual length of a WAV, RF64 or W64 file.

libsndfile believes a data chunk that declares less than is there. Recorders leave such headers
when their power fails before sizes are filled in (0 bytes), and when a recording exceeds the 32
bits of a WAV file's size fields.
"""

import os
import re
import struct
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from birdann.dsp.decoding.joined import Joined, end_of_id3
from birdann.dsp.decoding.trigger_silence import BLOCK_BYTES, silences

UNKNOWN_SIZE = 0xFFFFFFFF
"""Size of a WAV file's data that means "to the end of the file"."""
_ENDLESS = 1 << 62
"""No file is as long: a size of 64 bits that was never filled in."""
_MAX_CHUNKS = 1000
_MAX_FORM_BYTES = 4096
_MAX_IN_WAV = UNKNOWN_SIZE - (1 << 16)
_MAX_PADDING = 1 << 20
_N_SPOTS, _SPOT_BYTES = 256, 64
_WAV, _RF64, _W64 = "WAV", "RF64", "W64"
AIFF = "AIFF"
_MAGIC = {b"RIFF": _WAV, b"RF64": _RF64, b"BW64": _RF64}
_W64_RIFF = b"riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb\x04\xc1\x00\x00"
_W64_TAIL = b"\xf3\xac\xd3\x11\x8c\xd1\x00\xc0\x4f\x8e\xdb\x8a"
"""End of the GUIDs of Sony's Wave64, after the four letters."""
_NOTES = frozenset(
    {b"list", b"fact", b"bext", b"guan", b"wamd", b"id3 ", b"ixml", b"harp", b"cue ", b"plst"}
    | {b"smpl", b"inst", b"junk", b"pad ", b"filr", b"afsp", b"disp", b"peak", b"cart"}
    | {b"umid", b"axml", b"chna", b"_pmx", b"acid", b"strc", b"aswf", b"minf", b"elm1", b"regn"}
)
"""Chunks in lower case that stand beside the sound."""
_KNOWN_CHUNKS = _NOTES | {b"data", b"fmt "}
TAGS = (b"ID3", b"TAG", b"APETAGEX", b"LYRICSBEGIN", b"<x:xmpmeta", b"<?xpacket")
"""How tags begin that other programs put behind all chunks."""
_TAG_BYTES = max(map(len, TAGS))
_END_BYTES = 1 << 18
_NOTES_HEAD = re.compile(b"|".join(map(re.escape, sorted(_NOTES))), re.IGNORECASE)
_MONO_PCM = b"\1\0\1\0"
_PLAIN_CODECS = frozenset({0x0001, 0x0003, 0x0006, 0x0007, 0xFFFE})
"""PCM, float, A-law, µ-law, extensible: a frame of these has a fixed number of bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WavHeader:
    """Facts of a WAVE header that are needed to repair it."""

    first_frame = 0
    container: str  # ``"WAV"``, ``"RF64"`` (BW64 too) or ``"W64"``.
    # sample_rate_hz, n_channels, bytes_per_frame: From the format chunk, not checked.
    sample_rate_hz: int
    n_channels: int
    bytes_per_frame: int
    form: bytes  # The format chunk.
    begin: int = 0  # Byte position of the header.
    data_offset: int  # Byte position of the sound.
    declared_bytes: int | None  # Declared length of the sound; None for "to the end".
    present_bytes: int  # Actual length of the sound.
    hides_notes: bool  # Whether libsndfile would read on into what is behind the sound.
    is_foreign: bool = False  # Whether libsndfile does not know the container.
    is_part: bool = False  # Whether other WAV files, or a tag before it, are in the file.
    # Positions in the sound of blocks that stand for silence, and its bytes (`trigger_silence`).
    silences: tuple[tuple[int, int], ...] = ()

    @property
    def silent_bytes(self) -> int:
        """Bytes of sound that the file leaves out as silence, beyond the blocks that say so."""
        return sum(n_bytes - BLOCK_BYTES for _, n_bytes in self.silences)

    @property
    def declares_too_little(self) -> bool:
        """Whether the file has more sound than the header declares."""
        return self.declared_bytes is not None and self.present_bytes > self.declared_bytes

    @property
    def has_equal_frames(self) -> bool:
        """Whether each frame has a fixed number of bytes, as in PCM."""
        return (
            int.from_bytes(self.form[:2], "little") in _PLAIN_CODECS and self.bytes_per_frame > 0
        )

    @property
    def expected_frames(self) -> int | None:
        """The declared length, where it differs from the actual one."""
        if self.declared_bytes is None or self.declared_bytes == self.present_bytes:
            return None
        return (self.declared_bytes + self.silent_bytes) // max(1, self.bytes_per_frame)

    @property
    def needs_another(self) -> bool:
        """Whether the sound must be read through a corrected header."""
        is_too_large = self.container == _WAV and self.present_bytes > _MAX_IN_WAV
        is_odd = self.is_foreign or self.is_part or bool(self.silences)
        return self.declares_too_little or self.hides_notes or is_too_large or is_odd

    def right_header(self, path: Path) -> bytes:
        """Return a header for the actual sound (OSError if the file cannot be read)."""
        if self.has_equal_frames or self.container != _WAV:
            n_bytes = self.present_bytes + self.silent_bytes
            n_frames = n_bytes // max(1, self.bytes_per_frame)
            sizes = struct.pack("<QQQI", n_bytes + 60 + len(self.form), n_bytes, n_frames, 0)
            return (
                b"RF64\xff\xff\xff\xffWAVE"
                + (b"ds64" + struct.pack("<I", len(sizes)) + sizes)
                + (b"fmt " + struct.pack("<I", len(self.form)) + self.form)
                + b"data\xff\xff\xff\xff"
            )
        with path.open("rb") as file:  # what a codec needs besides may stand before the sound
            file.seek(self.begin)
            head = file.read(self.data_offset - 4 - self.begin)
        return head + UNKNOWN_SIZE.to_bytes(4, "little")


def read_wav_header(path: Path) -> WavHeader | Joined[WavHeader] | None:
    """Walk the chunks of a WAV, RF64 or W64 file up to its sound; None if it is not one.

    Raises OSError if the file cannot be read.
    """
    with path.open("rb") as file:
        begin = end_of_id3(file)
        file.seek(begin)
        start = file.read(40)
        container = riff_container(start)
        if not container:
            return None
        size = os.fstat(file.fileno()).st_size
        begins = list(_riff_starts(file, size, container, begin))
        ends = [*begins[1:], size]
        parts = [
            _read_chunks(file, end, container, start[:4] == b"BW64", begin)
            for begin, end in zip(begins, ends, strict=True)
        ]
    if len(parts) > 1 and any(parts):
        return Joined(tuple(part and replace(part, is_part=True) for part in parts))
    header = parts[0]
    if header is None:
        return None
    silent: tuple[tuple[int, int], ...] = ()
    if header.form[:4] == _MONO_PCM and header.bytes_per_frame == 2:
        sound = header.data_offset, header.present_bytes
        silent = silences(path, *sound, header.sample_rate_hz)
    return replace(header, is_part=begin > 0, silences=silent)


def _riff_starts(file: BinaryIO, size: int, container: str, begin: int) -> Iterator[int]:
    """Yield the positions of files of a container that follow each other."""
    while begin < size:
        file.seek(begin)
        head = file.read(40)
        if riff_container(head) != container:
            return
        yield begin
        if container == _W64:
            length = int.from_bytes(head[16:24], "little")
            begin += max(len(head), length + -length % 8)
            continue
        length = int.from_bytes(head[20:28] if container == _RF64 else head[4:8], "little")
        begin += 8 + length + length % 2


def riff_container(start: bytes) -> str:
    """Return the container of a file with these first 40 bytes; "" for others than those here."""
    if len(start) == 40 and start[:16] == _W64_RIFF and start[24:28] == b"wave":
        return _W64
    return _MAGIC.get(start[:4], "") if start[8:12] == b"WAVE" else ""


def _read_chunks(
    file: BinaryIO, size: int, container: str, is_foreign: bool, begin: int
) -> WavHeader | None:
    form = b""
    for name, body, length, is_unpadded in chunks_of(file, size, container, begin=begin):
        is_foreign = is_foreign or is_unpadded
        if name == b"fmt " and length >= 16:
            form = file.read(min(length, _MAX_FORM_BYTES))
        if name != b"data":
            continue
        if len(form) < 14:
            return None
        is_endless = length >= _ENDLESS
        is_unknown = is_endless or (container != _W64 and length == UNKNOWN_SIZE)
        declared = None if is_unknown else length
        _, channels, rate, _, align = struct.unpack_from("<HHIIH", form)
        present = _present_bytes(file, size, container, body, declared)
        return WavHeader(
            container=container,
            sample_rate_hz=rate,
            n_channels=channels,
            bytes_per_frame=align,
            form=form,
            begin=begin,
            data_offset=body,
            declared_bytes=declared,
            present_bytes=present - present % max(1, align),
            hides_notes=(container == _W64 or declared is None or declared > present)
            and body + present < size,
            is_foreign=is_foreign or is_endless,
        )
    return None


def chunks_of(
    file: BinaryIO, size: int, container: str, *, begin: int = 0
) -> Iterator[tuple[bytes, int, int, bool]]:
    """Yield (name, position, length) of each chunk's body; the file is positioned at the body.

    The fourth value: whether it is misplaced, after an odd number of bytes without padding.
    """
    is_wide, is_unpadded, long_bytes = container == _W64, False, UNKNOWN_SIZE
    position, head_bytes = begin + (40 if is_wide else 12), 24 if is_wide else 8
    for _ in range(_MAX_CHUNKS):
        if position > size - head_bytes:
            return
        file.seek(position)
        head = file.read(head_bytes)
        body = position + head_bytes
        if is_wide:
            length = int.from_bytes(head[16:], "little") - head_bytes
        else:
            length = int.from_bytes(head[4:], "big" if container == AIFF else "little")
        if container == _RF64 and head[:4] == b"ds64":
            long_bytes = int.from_bytes(file.read(16)[8:], "little")
            file.seek(body)
        if container == _RF64 and head[:4] == b"data" and length == UNKNOWN_SIZE:
            length = long_bytes
        if length < 0:
            return
        yield head[:4], body, length, is_unpadded
        position = body + length + (-length % 8 if is_wide else length % 2)
        is_odd = not is_wide and length % 2 == 1
        is_unpadded = (
            is_odd and position <= size and _has_chunk_at(file, position - 1, _KNOWN_CHUNKS)
        )
        position -= is_unpadded


def _has_chunk_at(
    file: BinaryIO, position: int, chunks: frozenset[bytes], tags: tuple[bytes, ...] = ()
) -> bool:
    """Return whether a chunk or tag of these names begins at a position."""
    file.seek(position)
    head = file.read(_TAG_BYTES)
    return head[:4].lower() in chunks or head.startswith(tags)


def _present_bytes(
    file: BinaryIO, size: int, container: str, offset: int, declared: int | None
) -> int:
    """Return the number of bytes of sound from ``offset``."""
    rest = size - offset
    if declared is None or declared > rest:
        return _n_bytes_before_notes(file, offset, size)
    if _chunks_follow(file, offset + declared, size, container):
        return declared
    if container == _WAV:  # sizes beyond 32 bits leave their lower bits behind
        for more in range((rest - declared) >> 32, 0, -1):
            whole = declared + (more << 32)
            if _chunks_follow(file, offset + whole, size, container):
                return whole
    is_padding = (declared > 0 or rest <= _MAX_PADDING) and _is_zero(file, offset + declared, size)
    return declared if is_padding else _n_bytes_before_notes(file, offset, size)


def _n_bytes_before_notes(file: BinaryIO, offset: int, size: int) -> int:
    """Return the bytes from ``offset`` up to chunks that end with the file, or to its end."""
    start = max(offset, size - _END_BYTES)
    file.seek(start)
    for match in _NOTES_HEAD.finditer(file.read(_END_BYTES)):
        position = start + match.start()
        if _is_chain(file, position, size):
            return position - offset
    return size - offset


def _is_chain(file: BinaryIO, position: int, size: int) -> bool:
    """Return whether chunks fill a RIFF file from a position to its end."""
    while position < size:
        file.seek(position + 4)
        length = int.from_bytes(file.read(4), "little")
        position += 8 + length + length % 2
    return position <= size + 1


def _chunks_follow(file: BinaryIO, position: int, size: int, container: str) -> bool:
    """Return whether the rest of the file is chunks or tags, or too short for one.

    Notes count even if they are too long, or without padding before them.
    """
    is_wide = container == _W64
    head_bytes, whole = (24, 8) if is_wide else (8, 2)
    for _ in range(_MAX_CHUNKS):
        aligned = position + -position % whole
        if any(_has_chunk_at(file, offset, _NOTES, TAGS) for offset in {position, aligned}):
            return True
        position = aligned
        if position > size - head_bytes:
            return True
        file.seek(position)
        head = file.read(head_bytes)
        if is_wide:
            length = int.from_bytes(head[16:], "little") - head_bytes
            is_name = head[4:16] == _W64_TAIL
        else:
            length = int.from_bytes(head[4:], "little")
            is_name = all(0x20 <= byte < 0x7F for byte in head[:4])
        if not is_name or length < 0 or position + head_bytes + length > size + 1:
            return False
        position += head_bytes + length
    return True


def _is_zero(file: BinaryIO, start: int, stop: int) -> bool:
    """Return whether a stretch has only zeros: reserved space, not sound."""
    spots = {start + k * (stop - start) // _N_SPOTS for k in range(_N_SPOTS)}
    for spot in sorted({*spots, max(start, stop - _SPOT_BYTES)}):
        file.seek(spot)
        if any(file.read(min(_SPOT_BYTES, stop - spot))):
            return False
    return True


class RepairedFile:
    """A file object for soundfile: the sound of a file behind another header.

    Parameters
    ----------
    offset, n_bytes
        Where the sound begins in the file, and its length.
    silences
        Positions in it of blocks that stand for silence, and the bytes of silence.
    """

    def __init__(
        self,
        path: Path,
        header: bytes,
        offset: int,
        n_bytes: int,
        silences: Sequence[tuple[int, int]] = (),
    ) -> None:
        self._file = path.open("rb")
        self._header = header
        self._size = len(header)
        self._starts: list[int] = []
        self._part_positions: list[int | None] = []  # In the file; None for silence.
        at = 0
        for position, n_silent in (*silences, (n_bytes, 0)):
            for part_position, length in ((offset + at, position - at), (None, n_silent)):
                self._starts.append(self._size)
                self._part_positions.append(part_position)
                self._size += length
            at = position + BLOCK_BYTES
        self._position = self._file_position = 0

    def read(self, n_bytes: int = -1) -> bytes:
        """Return up to ``n_bytes`` from the current position."""
        stop = self._size if n_bytes < 0 else min(self._size, self._position + n_bytes)
        data = self._header[self._position : stop]
        while (start := self._position + len(data)) < stop:
            index = bisect_right(self._starts, start) - 1
            end = min([stop, *self._starts[index + 1 : index + 2]])
            part = self._read_part(index, start, end)
            data = data + part if data else part
            if len(part) < end - start:
                break
        self._position += len(data)
        return data

    def _read_part(self, index: int, start: int, end: int) -> bytes:
        part_position = self._part_positions[index]
        if part_position is None:
            return bytes(end - start)
        position = part_position + start - self._starts[index]
        if position != self._file_position:  # decoders of MP3 read hundreds of thousands of times
            self._file.seek(position)
        sound = self._file.read(end - start)
        self._file_position = position + len(sound)
        return sound

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Move the position."""
        base = {os.SEEK_SET: 0, os.SEEK_CUR: self._position, os.SEEK_END: self._size}[whence]
        self._position = max(0, base + offset)
        return self._position

    def tell(self) -> int:
        """Return the position."""
        return self._position

    def close(self) -> None:
        """Close the underlying file."""
        self._file.close()
