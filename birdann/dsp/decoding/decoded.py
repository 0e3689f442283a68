"""Decoded copies of files that libsndfile cannot read.

Seeks in AAC and Windows Media are inexact, so PyAV (FFmpeg) decodes the whole file in order into a
FLAC file in the user's cache, which is read by position. Changes are detected in the original
file.
"""

import contextlib
import importlib
import importlib.util
import os
import tempfile
from collections.abc import Iterator
from contextvars import ContextVar
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs

from birdann.core.arrays import Float32Array
from birdann.core.errors import AudioError
from birdann.core.files.disk import library_name
from birdann.core.ids import settings_digest
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.dsp.decoding.foreign_sound import content_kind, foreign_kind
from birdann.dsp.decoding.ogg_pages import PAGE
from birdann.dsp.decoding.wav_header import RepairedFile
from birdann.dsp.identity import content_hash, file_status

MAX_CACHED_BYTES = 20 << 30
"""Beyond this, copies that were not read for the longest time are removed."""
_DEMUXERS = "mov,aac,amr,asf,matroska,webm,wv,ape,flac,ogg,caf,wav"
"""FFmpeg's names of the formats that are decoded: no playlists, which could name other files."""
_OPTIONS = {"format_whitelist": _DEMUXERS, "protocol_whitelist": "none"}
_PACKAGE = "av"
_LONGEST_GAP_S = 60.0
_FIRST_BOX = b"ftyp"
_BLOCK, _OF_FIRST_CHANNELS = b"wvpk", 0x800
_MAX_TAG_BYTES = 1 << 24
_MAX_BOXES = 100_000

_decoding: ContextVar[Progress] = ContextVar("decoding", default=silent)


@contextlib.contextmanager
def decoding_progress(progress: Progress) -> Iterator[None]:
    """Report the progress of decoding to ``progress``, which cancels by raising."""
    token = _decoding.set(progress)
    try:
        yield
    finally:
        _decoding.reset(token)


def is_decoded(path: Path) -> bool:
    """Return whether a file is read from a decoded copy (PyAV is installed).

    Raises OSError if it cannot be read.
    """
    if not has_decoder():
        return False
    kind = foreign_kind(path.name) or content_kind(path)
    if kind is not None:
        return kind.is_decodable
    stamp = path.stat()
    return _has_sound_before_zero(path, stamp.st_size, stamp.st_mtime_ns)


@lru_cache(maxsize=256)
def _has_sound_before_zero(path: Path, _size: int, _changed_ns: int) -> bool:
    """Return whether an Ogg file has sound before its position 0.

    Pieces cut without decoding have. libsndfile reads it but seeks as if it were not there, so
    that one call comes at two times.
    """
    with path.open("rb") as file:
        if file.read(len(PAGE)) != PAGE:
            return False
        file.seek(0)
        av = importlib.import_module(_PACKAGE)
        with (
            contextlib.suppress(av.error.FFmpegError, ValueError),
            av.open(file, options=_OPTIONS, metadata_errors="replace") as container,
        ):
            first = next(container.decode(audio=0), None)
            return first is not None and first.time is not None and first.time < 0
    return False


@cache
def has_decoder() -> bool:
    """Return whether PyAV is installed."""
    return importlib.util.find_spec(_PACKAGE) is not None


def decoded_copy(path: Path) -> Path:
    """Return the decoded copy of a file, made at the first call.

    Raises AudioError if the file contains no decodable sound, or there is no room for the copy.
    """
    import soundfile

    stamp = file_status(path)
    key = settings_digest({"content": content_hash(path), "changed_ns": stamp.st_mtime_ns})
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for copy in folder.glob(f"{key}-*.flac"):
            if _is_complete(copy):
                os.utime(copy)
                return copy
        handle, name = tempfile.mkstemp(dir=folder, suffix=".part")
        os.close(handle)
        part = Path(name)
        try:
            copy = folder / f"{key}-{_decode(path, part)}.flac"
            os.replace(part, copy)
        finally:
            part.unlink(missing_ok=True)
        _make_room(folder, copy)
    except (OSError, soundfile.SoundFileError) as error:
        raise AudioError(
            "{path} cannot be decoded into {folder}: {reason}.",
            path=path,
            folder=folder,
            reason=getattr(error, "strerror", None) or error,
        ) from error
    return copy


def warnings_of(copy: Path) -> tuple[str, ...]:
    """Return the warnings of a decoded copy."""
    n = int(copy.stem.rpartition("-")[2])
    if not n:
        return ()
    return (
        Message.counted(
            "%Ln block could not be decoded (replaced by silence).",
            "%Ln blocks could not be decoded (replaced by silence).",
            n,
        ),
    )


def cache_folder() -> Path:
    """Return the folder of the copies."""
    return Path(platformdirs.user_cache_dir("birdann", appauthor=False)) / "decoded"


def _is_complete(copy: Path) -> bool:
    import soundfile

    try:
        with soundfile.SoundFile(library_name(copy)) as file:
            file.seek(max(0, file.frames - 1))
            return file.frames > 0 and len(file.read(1)) == 1
    except (OSError, soundfile.SoundFileError):
        return False


def _make_room(folder: Path, exempt: Path) -> None:
    """Remove the least recently read copies until the rest fit."""
    copies = []
    for path in folder.glob("*.flac"):
        with contextlib.suppress(OSError):
            status = path.stat()
            copies.append((status.st_mtime_ns, status.st_size, path))
    too_many = sum(size for _, size, _ in copies) - MAX_CACHED_BYTES
    for _, size, copy_ in sorted(copies):
        if too_many <= 0:
            return
        if copy_ != exempt:
            with contextlib.suppress(OSError):  # someone reads it: it goes next time
                copy_.unlink()
                too_many -= size


def _decode(path: Path, target: Path) -> int:
    """Decode a file into 24-bit FLAC; return the number of undecodable packets."""
    av = importlib.import_module(_PACKAGE)
    try:
        with contextlib.closing(_Copy(path, target)) as copy:
            for start, stop in part_bounds(path):
                file = RepairedFile(path, b"", start, stop - start)
                with (
                    contextlib.closing(file),
                    av.open(file, options=_OPTIONS, metadata_errors="replace") as container,
                ):
                    _decode_part(av, container, copy, path)
    except (av.error.FFmpegError, ValueError) as error:
        raise AudioError(
            "{path} cannot be decoded ({reason}). Convert it to WAV or FLAC.",
            path=path,
            reason=getattr(error, "strerror", None) or error,
        ) from error
    if copy.n_frames == 0:
        raise AudioError("{path} contains no audio (0 samples). Skip it.", path=path)
    return copy.n_undecodable


def _decode_part(av: Any, container: Any, copy: "_Copy", path: Path) -> None:  # noqa: ANN401
    if not container.streams.audio:
        raise AudioError("{path} contains no audio.", path=path)
    stream = container.streams.audio[0]
    length_s = (container.duration or 0) / av.time_base
    copy.start_part()
    for frame in _frames(av, container, stream, copy):
        copy.write_frame(av, frame)
        share = min(1.0, copy.length_s / length_s) if length_s > 0 else 0.0
        _decoding.get()(share, Message("Decoding {name}", name=path.name))


def part_bounds(path: Path) -> list[tuple[int, int]]:
    """Return first and last byte of each MPEG-4 or WavPack file in a file; else of all of it.

    Raises OSError if it cannot be read.
    """
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        starts, position, is_wavpack = [0], 0, False
        for _ in range(_MAX_BOXES):
            file.seek(position)
            head = file.read(28)
            if is_wavpack and head[:4] != _BLOCK:  # a tag stands between two files
                file.seek(position)
                gap = file.read(_MAX_TAG_BYTES).find(_BLOCK)
                if gap < 0:
                    break
                position += gap
                continue
            is_first, length = _box(head)
            is_wavpack = head[:4] == _BLOCK
            if position == 0 and not is_first:
                break
            if position and is_first:
                starts.append(position)
            if length < 8 or position + length >= size:
                break
            position += length
    return list(pairwise([*starts, size]))


def _box(head: bytes) -> tuple[bool, int]:
    """Return whether a box of MPEG-4 or block of WavPack begins a file, and its length."""
    if head[:4] == _BLOCK:
        flags = int.from_bytes(head[24:], "little")
        is_first = head[16:20] == bytes(4) and flags & _OF_FIRST_CHANNELS > 0
        return is_first, 8 + int.from_bytes(head[4:8], "little")
    length = int.from_bytes(head[:4], "big")
    length = int.from_bytes(head[8:16], "big") if length == 1 else length
    return head[4:8] == _FIRST_BOX, length


def _frames(av: Any, container: Any, stream: Any, copy: "_Copy") -> Iterator[Any]:  # noqa: ANN401
    """Yield decoded frames; undecodable packets are counted."""
    for packet in _packets(av, container, stream, copy):
        try:
            yield from packet.decode()
        except av.error.FFmpegError:
            copy.n_undecodable += 1


def _packets(av: Any, container: Any, stream: Any, copy: "_Copy") -> Iterator[Any]:  # noqa: ANN401
    """Yield the packets of a stream, up to where the file is cut off."""
    try:
        yield from container.demux(stream)
    except av.error.FFmpegError:
        if not copy.n_frames:
            raise
        copy.n_undecodable += 1


class _Copy:
    """A decoded copy being written, with rate and channels of the first frame."""

    def __init__(self, path: Path, target: Path) -> None:
        self._path, self._target = path, target
        self._file: Any = None
        self._resampler: Any = None
        self._start_s: float | None = None
        self.n_frames = 0
        self.n_undecodable = 0

    def start_part(self) -> None:
        """Begin another file, whose times begin again."""
        self._start_s = None

    @property
    def length_s(self) -> float:
        return self.n_frames / self._file.samplerate if self._file is not None else 0.0

    def write_frame(self, av: Any, frame: Any) -> None:  # noqa: ANN401
        """Write a frame at its timestamp, with silence for what is missing."""
        if self._file is None:
            import soundfile

            self._file = soundfile.SoundFile(
                library_name(self._target), "w", frame.sample_rate, len(frame.layout.channels), "PCM_24",
                format="FLAC",
            )  # fmt: skip
            self._resampler = av.AudioResampler("flt", frame.layout, frame.sample_rate)
        rate_hz, n_channels = self._file.samplerate, self._file.channels
        if frame.time is not None and self._start_s is None:
            self._start_s = frame.time - self.length_s
        elif frame.time is not None and self.n_undecodable:
            missing = round((frame.time - self._start_s) * rate_hz) - self.n_frames
            if frame.samples <= missing <= _LONGEST_GAP_S * rate_hz:
                self._write(np.zeros((missing, n_channels), dtype=np.float32))
        for block in self._resampler.resample(frame):
            self._write(block.to_ndarray().reshape(-1, n_channels))

    def _write(self, samples: Float32Array) -> None:
        if self._file is not None:
            self._file.write(np.clip(np.nan_to_num(samples), -1.0, 1.0))
            self.n_frames += len(samples)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
