"""Reading sound files by position, without loading a whole file."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import Float32Array
from birdann.core.errors import AudioError
from birdann.core.files.closable import Closable
from birdann.core.message import Message, listed_briefly
from birdann.core.recording import EACH_CHANNEL, MAX_RATE_HZ
from birdann.dsp.channels import Mix, Raw, best_mix
from birdann.dsp.decoding import decoded
from birdann.dsp.decoding.au_and_caf_header import read_chain, read_sized_header
from birdann.dsp.decoding.flac_header import read_flac_header
from birdann.dsp.decoding.foreign_sound import decodable_suffixes
from birdann.dsp.decoding.joined import Joined, read_behind_tag, read_ogg_chain, read_unrated_opus
from birdann.dsp.decoding.mp3_header import read_mp3_header
from birdann.dsp.decoding.sized_header import SizedHeader
from birdann.dsp.decoding.sound_file import (
    Header,
    JoinedSound,
    SoundFile,
    decode_error,
    open_sound,
)
from birdann.dsp.decoding.wav_header import WavHeader, read_wav_header
from birdann.dsp.identity import VerifiedSoundFile, environment_error, file_status

Samples = Float32Array

AUDIO_SUFFIXES = frozenset(
    {".wav", ".wave", ".rf64", ".w64", ".flac", ".ogg", ".oga", ".opus"}
    | {".mp3", ".aif", ".aiff", ".aifc", ".caf", ".au"}
)
"""File name endings, in lower case, that are taken for sound."""

_LOSSY = frozenset({"VORBIS", "OPUS", "MPEG_LAYER_I", "MPEG_LAYER_II", "MPEG_LAYER_III"})
_LOSSY_CHUNK_FRAMES = 1 << 17
# A lossy decoder needs what went before: two Vorbis blocks, or the bit reservoir of MP3.
_LOSSY_PRE_ROLL_FRAMES = 1 << 14
_SALVAGE_FRAMES = 4096
_MAX_LISTED = 5
_MAX_KEPT_SAMPLES = 1 << 21
_LONG_FRAMES = range(1 << 20, 1 << 23)
"""The last stretch of so many is kept: analyses look at parts of a block a second time."""
_MAX_SAMPLE = 2.0**32
"""Greatest sample: floats beyond the range of 32-bit converters are damaged."""
_mixes: dict[tuple[str, int, int, int], Mix] = {}
"""Of the files of several channels that were read: how, by what they look like. For all threads."""
_lost: dict[tuple[str, int, int, int], list[tuple[int, int]]] = {}
"""Of lossy files: first frames and ends of what a decoder would skip. For all threads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AudioInfo:
    """Header of a sound file, corrected by its contents."""

    path: Path
    sample_rate_hz: int
    n_frames: int  # Samples per channel that can be decoded.
    n_channels: int
    # container, subtype: libsndfile's names, such as ``"WAV"`` and ``"PCM_16"``.
    container: str
    subtype: str
    size_bytes: int
    warnings: tuple[str, ...] = ()  # Faults of a file that can be used nevertheless.
    source: str | os.PathLike[str]  # Path, or the `VerifiedSoundFile` it was opened as.

    @property
    def duration_s(self) -> float:
        """Length in seconds."""
        return self.n_frames / self.sample_rate_hz


class SampleSource(Protocol):
    """Mono samples by position: a file, a resampled file or an array."""

    @property
    def sample_rate_hz(self) -> int:
        """Samples per second."""

    @property
    def n_frames(self) -> int:
        """Number of samples."""

    def read(self, start_frame: int, n_frames: int) -> Samples:
        """Return float32 (n,) from ``start_frame``; fewer than asked for at the end."""


class ArraySource:
    """Samples (n,) in memory as a ``SampleSource``, full scale at ±1."""

    def __init__(self, samples: npt.ArrayLike, sample_rate_hz: int) -> None:
        self._samples: Samples = np.ascontiguousarray(samples, dtype=np.float32)
        self.sample_rate_hz = sample_rate_hz
        self.n_frames = len(self._samples)

    def read(self, start_frame: int, n_frames: int) -> Samples:
        """Return float32 (n,) from ``start_frame``; fewer than asked for at the end."""
        return self._samples[start_frame : start_frame + n_frames]


def readable_suffixes() -> frozenset[str]:
    """Return the suffixes of readable sound files."""
    return AUDIO_SUFFIXES | decodable_suffixes() if decoded.has_decoder() else AUDIO_SUFFIXES


def is_audio_name(name: str) -> bool:
    """Return whether a file name has the suffix of a sound file and is not a ``._`` companion."""
    path = Path(name)
    return path.suffix.lower() in readable_suffixes() and not path.name.startswith("._")


def probe(path: str | os.PathLike[str]) -> AudioInfo:
    """Read a sound file's header and check that its end can be decoded.

    Raises SoundChangedError if a ``VerifiedSoundFile`` has changed; AudioError if the file is
    missing, unreadable, empty, truncated before any sound, not sound, or has an impossible sample
    rate.
    """
    info, _, file = _open_sound(path)
    file.close()
    return info


class AudioReader(Closable):
    """Samples of a sound file by position, in flat memory.

    Use as a context manager, one reader per thread. NaN, infinite samples and those beyond 2^32
    read as 0 and are counted, as are samples of damaged stretches. Raises AudioError as ``probe``;
    also if ``channel`` does not exist.

    Parameters
    ----------
    path
        The file; a ``VerifiedSoundFile`` is refused once it has changed.
    channel
        Channel from 0. None: that of the ``VerifiedSoundFile``, else
        ``birdann.dsp.channels.best_mix``. ``EACH_CHANNEL``: reads that mix, and ``voices`` are the
        channels.

    Attributes
    ----------
    n_bad_samples
        NaN, infinite or impossibly large samples read so far, repeats included.
    n_undecodable_frames
        Undecodable samples read so far, repeats included.
    """

    def __init__(self, path: str | os.PathLike[str], *, channel: int | None = None) -> None:
        self.info, self._header, self._file = _open_sound(path)
        self._known = path if isinstance(path, VerifiedSoundFile) else None
        if channel is None and self._known is not None:
            channel = self._known.channel
        if channel is not None:
            self._require(channel)
        self._channel = channel
        self._mix: Mix | None = None
        self._is_lossy = self.info.subtype in _LOSSY
        self._chunks: dict[int, Raw] = {}
        self._latest: tuple[int, int, Raw] | None = None
        self._long: tuple[int, Raw] = (0, np.empty((0, self.info.n_channels), np.float32))
        self.n_bad_samples = 0
        self.n_undecodable_frames = 0

    @property
    def sample_rate_hz(self) -> int:
        """Samples per second."""
        return self.info.sample_rate_hz

    @property
    def n_frames(self) -> int:
        """Number of samples per channel."""
        return self.info.n_frames

    @property
    def mix(self) -> Mix:
        """How channels are combined, decided once per file from its contents."""
        if self._mix is None:
            self._mix = self._chosen_mix()
        return self._mix

    @property
    def voices(self) -> tuple[SampleSource, ...]:
        """Signals to segment: this reader, or each channel with ``EACH_CHANNEL``."""
        if self._channel != EACH_CHANNEL:
            return (self,)
        return tuple(map(self.select_channel, range(self.info.n_channels)))

    def select_channel(self, channel: int) -> SampleSource:
        """Return one channel, from 0 (AudioError if there is none)."""
        self._require(channel)
        return _Channel(self, channel)

    def read(self, start_frame: int, n_frames: int) -> Samples:
        """Return float32 (n,), full scale at ±1; fewer than ``n_frames`` at the end.

        The result does not depend on earlier reads; in MP3 to 1e-7 (decoder rounding after seeks).
        """
        channel = self.mix.channel
        raw = self.read_channels(start_frame, n_frames)
        if channel is not None:
            return np.ascontiguousarray(raw[:, channel])
        if raw.shape[1] == 1:
            return raw[:, 0]
        mean: Samples = raw.mean(axis=1, dtype=np.float32)
        return mean

    def read_channels(self, start_frame: int, n_frames: int) -> Raw:
        """Return samples (n, n_channels) of all channels; otherwise as ``read``."""
        if start_frame < 0:
            raise ValueError("start_frame must not be negative")
        if self._known is not None:
            self._known.require_same()
        stop_frame = min(self.n_frames, start_frame + n_frames)
        if stop_frame <= start_frame:
            return np.zeros((0, self.info.n_channels), dtype=np.float32)
        if self._all_samples is not None:
            return self._all_samples[start_frame:stop_frame].copy()
        first, kept = self._long
        if first <= start_frame and stop_frame <= first + len(kept):
            return kept[start_frame - first : stop_frame - first].copy()
        decode = self._decode_lossy if self._is_lossy else self._decode
        raw = decode(start_frame, stop_frame)
        if len(raw) in _LONG_FRAMES:
            self._long = start_frame, raw
        return raw

    def blocks(self, block_frames: int) -> Iterator[Samples]:
        """Yield the samples of the whole file, one block after the other; one of no samples too."""
        for start in range(0, max(1, self.n_frames), block_frames):
            yield self.read(start, block_frames)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _require(self, channel: int) -> None:
        if not EACH_CHANNEL <= channel < self.info.n_channels:
            self._file.close()
            raise AudioError(
                "{path} has no channel {channel}; it has {n_channels}.",
                path=self.info.path,
                channel=channel + 1,
                n_channels=self.info.n_channels,
            )

    def _chosen_mix(self) -> Mix:
        if self.info.n_channels == 1:
            return Mix()
        if self._channel not in {None, EACH_CHANNEL}:
            return Mix(self._channel)
        key = self._file_identity()
        if key not in _mixes:
            counted = self.n_bad_samples, self.n_undecodable_frames
            form = self.info.n_frames, self.info.sample_rate_hz, self.info.n_channels
            _mixes[key] = best_mix(self.read_channels, *form)
            self.n_bad_samples, self.n_undecodable_frames = counted
        return _mixes[key]

    def _read_channel(self, channel: int, start_frame: int, n_frames: int) -> Samples:
        """Return samples of one channel, reusing the last decoded stretch."""
        stretch = (start_frame, n_frames)
        if self._latest is None or self._latest[:2] != stretch:
            self._latest = (*stretch, self.read_channels(*stretch))
        return np.ascontiguousarray(self._latest[2][:, channel])

    @cached_property
    def _all_samples(self) -> Raw | None:
        """All samples of a short, faultless file, which is decoded once; else None."""
        if self._is_lossy or self.n_frames * self.info.n_channels > _MAX_KEPT_SAMPLES:
            return None
        counted = self.n_bad_samples, self.n_undecodable_frames
        samples = self._decode(0, self.n_frames)
        is_intact = counted == (self.n_bad_samples, self.n_undecodable_frames)
        self.n_bad_samples, self.n_undecodable_frames = counted
        return samples if is_intact else None

    def _file_identity(self) -> tuple[str, int, int, int]:
        """Return what tells the file from others, and from what it was before."""
        status = file_status(self.info.path)
        return str(self.info.path), status.st_size, status.st_mtime_ns, status.st_ino

    @cached_property
    def _skipped_stretches(self) -> list[tuple[int, int]]:
        """First frames and ends of what the decoder would skip; the file is read once."""
        key = self._file_identity()
        if key not in _lost:
            try:
                _lost[key] = self._file.lost_stretches()
            except OSError as error:
                raise environment_error(self.info.path, error) from error
        return _lost[key]

    def _decode_around_gaps(self, start: int, stop: int) -> Raw:
        """Decode around what is lost, which is silence, and counted."""
        out = np.zeros((stop - start, self.info.n_channels), dtype=np.float32)
        at = start
        for first, end in [*self._skipped_stretches, (stop, stop)]:
            first, end = min(max(first, at), stop), min(end, stop)
            if at < first:
                out[at - start : first - start] = self._decode(at, first)
            if first < end:
                self.n_undecodable_frames += end - first
                self._reopen()  # a seek from before the gap counts without it
            at = max(at, end)
        return out

    def _decode_lossy(self, start: int, stop: int) -> Raw:
        first, last = start // _LOSSY_CHUNK_FRAMES, (stop - 1) // _LOSSY_CHUNK_FRAMES
        parts = [self._lossy_chunk(index) for index in range(first, last + 1)]
        joined = parts[0] if len(parts) == 1 else np.concatenate(parts)
        offset = first * _LOSSY_CHUNK_FRAMES
        return joined[start - offset : stop - offset]

    def _lossy_chunk(self, index: int) -> Raw:
        """Decode a chunk with a fixed run-in, which lossy decoders need."""
        if index not in self._chunks:
            start = index * _LOSSY_CHUNK_FRAMES
            stop = min(self.n_frames, start + _LOSSY_CHUNK_FRAMES)
            lead = max(0, start - _LOSSY_PRE_ROLL_FRAMES)
            chunk = self._decode_around_gaps(lead, stop)[start - lead :]
            while len(self._chunks) > 1:
                self._chunks.pop(next(iter(self._chunks)))
            self._chunks[index] = chunk
        return self._chunks[index]

    def _reopen(self) -> None:
        self._file.close()
        try:
            self._file = open_sound(_readable(self.info.path), self._header)
        except OSError as error:
            raise environment_error(self.info.path, error) from error

    def _decode(self, start: int, stop: int) -> Raw:
        try:
            raw = self._file.read(start, stop - start)
        except decode_error():
            raw = self._decode_in_blocks(start, stop)
        if len(raw) < stop - start:
            raw = self._decode_in_blocks(start, stop)
        if self.info.subtype in {"FLOAT", "DOUBLE"}:
            bad = ~(np.abs(raw) <= _MAX_SAMPLE)
            self.n_bad_samples += int(np.count_nonzero(bad))
            raw[bad] = 0
        return raw

    def _decode_in_blocks(self, start: int, stop: int) -> Raw:
        """Decode in small pieces; undecodable ones are silence, and counted."""
        out = np.zeros((stop - start, self.info.n_channels), dtype=np.float32)
        for at in range(start, stop, _SALVAGE_FRAMES):
            n = min(_SALVAGE_FRAMES, stop - at)
            self._reopen()
            try:
                block = self._file.read(at, n)
            except decode_error():
                block = out[:0]
            out[at - start : at - start + len(block)] = block
            self.n_undecodable_frames += n - len(block)
        return out


class _Channel:
    """One channel of a reader, as a ``SampleSource``."""

    def __init__(self, reader: AudioReader, channel: int) -> None:
        self._reader, self._channel = reader, channel
        self.sample_rate_hz, self.n_frames = reader.sample_rate_hz, reader.n_frames

    def read(self, start_frame: int, n_frames: int) -> Samples:
        """Return float32 (n,) from ``start_frame``; fewer than asked for at the end."""
        return self._reader._read_channel(self._channel, start_frame, n_frames)


def voice_of(source: SampleSource, channel: int | None) -> SampleSource:
    """Return one channel of a reader; None for the source itself."""
    if channel is None or not isinstance(source, AudioReader):
        return source
    return source.select_channel(channel)


def voices_of(source: SampleSource) -> tuple[SampleSource, ...]:
    """Return the signals of a source to segment: itself, or the channels of a reader."""
    return source.voices if isinstance(source, AudioReader) else (source,)


def _open_sound(
    source: str | os.PathLike[str],
) -> tuple[AudioInfo, Header | None, SoundFile | JoinedSound]:
    """Return the information on a file, and the open file."""
    if isinstance(source, VerifiedSoundFile):
        source.require_same()
    path = Path(source)
    size = file_status(path).st_size
    try:
        readable = _readable(path) if size else path
        header = _header(path) if readable == path else None
    except OSError as error:
        raise environment_error(path, error) from error
    if size == 0:
        raise AudioError("{path} is empty (0 bytes). Copy it again from the recorder.", path=path)
    file = open_sound(readable, header)
    try:
        n_frames, n_declared = _checked_length(file, readable, header)
    except BaseException:
        file.close()
        raise
    if n_frames != file.n_frames:  # a failed look spoils the decoder for the next
        file.close()
        file = open_sound(readable, header)
    warnings = _length_warnings(n_declared, n_frames, file.sample_rate_hz)
    warnings += _parts_warnings(header, path if readable != path else None)
    if isinstance(file, JoinedSound) and file.lost_at:
        at = (f"{frame / file.sample_rate_hz:.1f} s" for frame in file.lost_at)
        warnings += (
            Message.counted(
                "%Ln part is damaged and was left out, at {at}. Later times are too early by its "
                "length.",
                "%Ln parts are damaged and were left out, at {at}. Later times are too early by "
                "their length.",
                len(file.lost_at),
                at=listed_briefly(list(at), _MAX_LISTED),
            ),
        )
    if header is not None and header.first_frame:
        warnings += (
            Message(
                "Piece of a longer recording, cut at {first_s} s. Times count from the beginning "
                "of this file.",
                first_s=f"{header.first_frame / file.sample_rate_hz:.1f}",
            ),
        )
    if isinstance(header, WavHeader) and header.silences:
        silent_s = header.silent_bytes / header.bytes_per_frame / file.sample_rate_hz
        warnings += (
            Message(
                "The AudioMoth left out {silent_s} s below its trigger. They are read as silence, so "
                "that times are those of the recording.",
                silent_s=f"{silent_s:.1f}",
            ),
        )
    if readable != path:
        warnings += decoded.warnings_of(readable)
    info = AudioInfo(
        path=path,
        sample_rate_hz=file.sample_rate_hz,
        n_frames=n_frames,
        n_channels=file.n_channels,
        container=file.container if readable == path else path.suffix[1:].upper(),
        subtype=file.subtype,
        size_bytes=size,
        warnings=warnings,
        source=source,
    )
    return info, header, file


def _header(path: Path) -> Header | None:
    """Return what a file's header says and what is there, of the kinds that may differ."""
    return (
        read_wav_header(path)
        or read_flac_header(path)
        or read_ogg_chain(path)
        or read_unrated_opus(path)
        or read_chain(path)
        or read_sized_header(path)
        or read_behind_tag(path)
        or read_mp3_header(path)
    )


def _readable(path: Path) -> Path:
    """Return the file to decode by position: the file itself, or its decoded copy."""
    return decoded.decoded_copy(path) if decoded.is_decoded(path) else path


def _checked_length(
    file: SoundFile | JoinedSound, path: Path, header: Header | None
) -> tuple[int, int]:
    """Return the number of decodable frames, and the number that the header declares."""
    if not 0 < file.sample_rate_hz <= MAX_RATE_HZ:
        raise AudioError(
            "{path} has a damaged header (sample rate {rate_hz} Hz). Copy it again, or export it "
            "again.",
            path=path,
            rate_hz=file.sample_rate_hz,
        )
    n_declared, n_frames = _declared_frames(file, header), file.n_frames
    is_counted = isinstance(header, SizedHeader) and header.container == "MP3"
    if n_frames and not is_counted and not _is_decodable(file, n_frames - 1):
        n_frames = _decodable_frames(path, header, n_frames)
    if n_frames == 0:
        reason = Message("is cut off before any sound")
        if not n_declared:
            reason = Message("contains no audio (0 samples)")
        raise AudioError(
            "{path} {reason}. Copy it again from the recorder or leave it out.",
            path=path,
            reason=reason,
        )
    return n_frames, n_declared


def _declared_frames(file: SoundFile | JoinedSound, header: Header | None) -> int:
    """Return the number of frames that the header declares."""
    if header is not None:
        return file.n_frames if header.expected_frames is None else header.expected_frames
    common = re.search(r"Frame count read from 'COMM' chunk \((\d+)\)", file.log)
    is_counted_in_packets = file.subtype == "IMA_ADPCM"
    return int(common[1]) if common and not is_counted_in_packets else file.n_frames


def _is_decodable(file: SoundFile | JoinedSound, frame: int) -> bool:
    try:
        return len(file.read(frame, 1)) == 1
    except decode_error():
        return False


def _decodable_frames(path: Path, header: Header | None, n_readable: int) -> int:
    """Return the number of decodable frames, by bisection."""
    good, bad = -1, n_readable - 1
    while bad - good > 1:
        middle = (good + bad) // 2
        with open_sound(path, header) as file:  # a failed look spoils the decoder for the next
            decodes = _is_decodable(file, middle)
        if decodes:
            good = middle
        else:
            bad = middle
    return good + 1


def _parts_warnings(header: Header | None, original: Path | None) -> tuple[str, ...]:
    """Return a warning for several files in one; ``original`` is the file of a decoded copy."""
    n_parts = len(header.parts) if isinstance(header, Joined) else 1
    if original is not None:
        n_parts = len(decoded.part_bounds(original))
    if n_parts == 1:
        return ()
    return (
        Message(
            "{n_parts} sound files one after the other in one file. Times count from the "
            "beginning of the first.",
            n_parts=n_parts,
        ),
    )


def _length_warnings(n_declared: int, n_frames: int, sample_rate_hz: int) -> tuple[str, ...]:
    promised_s, there_s = n_declared / sample_rate_hz, n_frames / sample_rate_hz
    if n_declared > n_frames:
        return (
            Message(
                "Truncated file: using {there_s} s of {promised_s} s.",
                there_s=f"{there_s:.1f}",
                promised_s=f"{promised_s:.1f}",
            ),
        )
    if n_declared < n_frames:
        return (
            Message(
                "The header says {promised_s} s but the file contains {there_s} s of audio. All of "
                "it is used.",
                promised_s=f"{promised_s:.1f}",
                there_s=f"{there_s:.1f}",
            ),
        )
    return ()
