"""The only user of libsndfile: opening, reading by position, translating errors."""

from bisect import bisect_right
from pathlib import Path
from typing import TypeGuard

import numpy as np

from birdann.core.arrays import Float32Array
from birdann.core.errors import AudioError
from birdann.core.files.closable import Closable
from birdann.core.files.disk import library_name
from birdann.core.message import Message
from birdann.dsp.decoding.flac_header import FlacHeader
from birdann.dsp.decoding.foreign_sound import (
    ForeignKind,
    content_kind,
    foreign_kind,
    unreadable_message,
)
from birdann.dsp.decoding.joined import Joined
from birdann.dsp.decoding.ogg_pages import lost_stretches
from birdann.dsp.decoding.sized_header import SizedHeader
from birdann.dsp.decoding.wav_header import RepairedFile, WavHeader
from birdann.dsp.identity import environment_error

OneHeader = WavHeader | FlacHeader | SizedHeader
JoinedHeader = Joined[WavHeader] | Joined[FlacHeader] | Joined[SizedHeader]
Header = OneHeader | JoinedHeader
"""Headers that are held against what their file holds."""


def decode_error() -> type[Exception]:
    """Return the class of libsndfile's errors; ``except`` asks for it when there is one."""
    import soundfile

    error: type[Exception] = soundfile.LibsndfileError
    return error


def open_sound(path: Path, header: Header | None) -> "SoundFile | JoinedSound":
    """Open a sound file; errors are those of ``SoundFile``."""
    return JoinedSound(path, header) if isinstance(header, Joined) else SoundFile(path, header)


class SoundFile(Closable):
    """An open sound file, read by position.

    Raises AudioError if the file is not sound, is truncated inside its header, or declares 0 Hz or
    no channel.
    """

    def __init__(self, path: Path, header: OneHeader | None) -> None:
        import soundfile

        self._path, self._header = path, header
        self._stream: RepairedFile | None = None
        is_repaired = header is not None and header.needs_another
        if header is not None and is_repaired:
            try:
                right = header.right_header(path)
                silences = header.silences if isinstance(header, WavHeader) else ()
                sound = header.data_offset, header.present_bytes
                self._stream = RepairedFile(path, right, *sound, silences)
            except OSError as error:
                raise environment_error(path, error) from error
        try:
            self._file = soundfile.SoundFile(self._stream or library_name(path))
        except TypeError:  # soundfile takes a file of this name for samples without a header
            raise AudioError(
                "{path} looks like raw samples without a sample rate. Export it as WAV.",
                path=path,
            ) from None
        except decode_error() as error:
            self._close_stream()
            raise AudioError(_open_error_message(path, header, error)) from error
        if not self._file.seekable():
            subtype = self._file.subtype
            self.close()
            if kind := _kind_inside(path):
                raise AudioError(unreadable_message(path, kind))
            raise AudioError(
                "{path} is coded as {subtype}, which cannot be read from the middle; "
                "convert it to WAV or FLAC of 16 bits, for instance with Audacity.",
                path=path,
                subtype=subtype,
            )
        self.sample_rate_hz = int(self._file.samplerate)
        self._first_frame = header.first_frame if header is not None else 0
        self.n_frames = int(self._file.frames) - self._first_frame
        self.n_channels = int(self._file.channels)
        self.container = str(self._file.format)
        if header is not None and is_repaired:
            self.container = header.container
        self.subtype = str(self._file.subtype)
        self.log = str(self._file.extra_info)
        self._is_before_first_seek = True

    def read(self, start: int, n_frames: int) -> Float32Array:
        """Return float32 (n, n_channels), full scale at ±1.

        Raises ``decode_error()`` if the position or a sample after it cannot be decoded.
        """
        position = self._first_frame + start
        if self._is_before_first_seek or self._file.tell() != position:
            self._file.seek(position)  # without one libsndfile begins some Opus files too late
            self._is_before_first_seek = False
        if (
            self._file.tell() > self._first_frame + self.n_frames
        ):  # damaged MP3 may come out behind its end
            return np.empty((0, self.n_channels), dtype=np.float32)
        if self.subtype != "PCM_16":
            floats: Float32Array = self._file.read(n_frames, dtype="float32", always_2d=True)
            return floats
        # numpy scales 16-bit samples several times faster than libsndfile does.
        integers = self._file.read(n_frames, dtype="int16", always_2d=True)
        scaled: Float32Array = integers.astype(np.float32)
        scaled *= np.float32(1 / 32768)
        return scaled

    def lost_stretches(self) -> list[tuple[int, int]]:
        """Return first frames and ends of what a decoder skips in silence (pages of Ogg).

        Raises OSError if the file cannot be read.
        """
        if self.container != "OGG":
            return []
        start, n_bytes = 0, self._path.stat().st_size
        if isinstance(self._header, SizedHeader) and not self._header.head:
            start, n_bytes = self._header.data_offset, self._header.present_bytes
        return lost_stretches(self._path, start, start + n_bytes, self.sample_rate_hz)

    def close(self) -> None:
        """Close the file and its stream."""
        self._file.close()
        self._close_stream()

    def _close_stream(self) -> None:
        if self._stream is not None:
            self._stream.close()


class JoinedSound(Closable):
    """Several sound files in one, read as one by position; one of them is open at a time.

    Parts that are damaged are left out. Raises AudioError as ``SoundFile``, if that leaves none;
    also if sample rates or numbers of channels differ.

    Attributes
    ----------
    lost_at
        Position, in samples, of each part that was left out.
    """

    def __init__(self, path: Path, header: JoinedHeader) -> None:
        self._path = path
        self._headers: list[OneHeader] = []
        self._ends: list[int] = []
        self.lost_at: list[int] = []
        self.n_frames = 0
        file: SoundFile | None = None
        failures: list[AudioError] = []
        for part in header.parts:
            if file is not None and part is not None and _has_same_format(part, self._headers[-1]):
                self._add(part, part.present_bytes // part.bytes_per_frame)
                continue
            try:
                next_file = SoundFile(path, part) if part is not None else None
            except AudioError as error:
                if isinstance(error.__cause__, OSError):
                    raise
                failures.append(error)
                next_file = None
            if part is None or next_file is None:
                self.lost_at.append(self.n_frames)
                continue
            if file is not None:
                file.close()
            file = next_file
            if not self._headers:
                self.sample_rate_hz, self.n_channels = file.sample_rate_hz, file.n_channels
                self.container, self.subtype = file.container, file.subtype
            if (file.sample_rate_hz, file.n_channels) != (self.sample_rate_hz, self.n_channels):
                file.close()
                raise AudioError(
                    "{path} changes its sample rate or number of channels at {at_s} s. Split it "
                    "into its parts, or convert it to WAV or FLAC, for example with ffmpeg.",
                    path=path,
                    at_s=f"{self.n_frames / self.sample_rate_hz:.1f}",
                )
            self._add(part, file.n_frames)
            open_index = len(self._headers) - 1
        if file is None:
            raise failures[0]
        self._file, self._open_index = file, open_index
        self.log = ""

    def _add(self, part: OneHeader, n_frames: int) -> None:
        self._headers.append(part)
        self.n_frames += n_frames
        self._ends.append(self.n_frames)

    def read(self, start: int, n_frames: int) -> Float32Array:
        """Return float32 (n, n_channels), full scale at ±1; errors as ``SoundFile.read``."""
        parts = [np.empty((0, self.n_channels), dtype=np.float32)]
        stop = min(self.n_frames, start + n_frames)
        for index in range(bisect_right(self._ends, start), len(self._ends)):
            begin, end = self._ends[index - 1] if index else 0, self._ends[index]
            if begin >= stop:
                break
            first, last = max(start, begin), min(stop, end)
            parts.append(self._part(index).read(first - begin, last - first))
            if len(parts[-1]) < last - first:  # damaged: what follows must keep its place
                break
        return np.concatenate(parts)

    def lost_stretches(self) -> list[tuple[int, int]]:
        """Return first frames and ends of what a decoder skips in silence; as ``SoundFile``."""
        return [
            (begin + first, begin + end)
            for index, begin in enumerate((0, *self._ends[:-1]))
            for first, end in self._part(index).lost_stretches()
        ]

    def close(self) -> None:
        """Close the open part."""
        self._file.close()

    def _part(self, index: int) -> SoundFile:
        if index != self._open_index:
            self._file.close()
            self._file = SoundFile(self._path, self._headers[index])
            self._open_index = index
        return self._file


def _has_same_format(part: OneHeader, before: OneHeader) -> TypeGuard[WavHeader]:
    """Return whether a part need not be opened to know that it reads as the one before."""
    return (
        isinstance(part, WavHeader)
        and isinstance(before, WavHeader)
        and part.has_equal_frames
        and (part.container, part.form) == (before.container, before.form)
    )


def _kind_inside(path: Path) -> ForeignKind | None:
    try:
        return content_kind(path)
    except OSError as error:
        raise environment_error(path, error) from error


def _open_error_message(path: Path, header: OneHeader | None, error: Exception) -> str:
    kind = foreign_kind(path.name) or _kind_inside(path)
    if kind is not None:
        return unreadable_message(path, kind)
    text = str(error)
    rate_hz = None if header is None else header.sample_rate_hz
    is_incomplete = "SF_INFO struct incomplete" in text
    if rate_hz == 0 or (is_incomplete and rate_hz is None):
        return Message(
            "{path} has a damaged header (sample rate 0 Hz). Copy it again from the recorder, or "
            "export it again.",
            path=path,
        )
    if "Channel count" in text:
        return Message(
            "{path} has a damaged header (number of channels). Copy it again from the recorder, "
            "or export it again.",
            path=path,
        )
    if is_incomplete or "No 'data' chunk" in text or "malformed" in text or "No audio" in text:
        return Message(
            "{path} is cut off or damaged before any sound. Copy it again from the "
            "recorder or leave it out.",
            path=path,
        )
    return Message(
        "{path} is not a sound file that can be read (WAV, RF64, W64, FLAC, OGG, Opus, "
        "MP3, AIFF, CAF and AU can). Convert it or leave it out.",
        path=path,
    )
