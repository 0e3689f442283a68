"""Clips of single calls: file names and unaltered samples."""

import os
import re
import string
import unicodedata
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

import numpy as np
import numpy.typing as npt

from birdann.core.errors import WriteError
from birdann.core.files import access, disk
from birdann.dsp.audio import Samples
from birdann.formats.records import Annotation

FIELDS = (
    "species", "recording", "start", "end", "duration", "low", "high", "probability", "status",
    "reviewer", "date", "time", "number", "segment",
)  # fmt: skip
"""Fields that may stand in braces in the pattern of a clip's name."""
SUFFIXES = ("wav", "flac")
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)
_MAX_NAME_BYTES = 180
_SUBTYPES = {"PCM_16": 16, "PCM_24": 24}


def check_pattern(pattern: str) -> None:
    """Validate a pattern of file names.

    Raises WriteError if it is empty, its braces do not match, or it names an unknown field.
    """
    try:
        parsed = list(string.Formatter().parse(pattern))
    except ValueError:
        parsed = [("", "", "", None)]
    fields = {
        f"{name}{spec}{conversion or ''}"
        for _, name, spec, conversion in parsed
        if name is not None
    }
    if not pattern.strip("/ ") or fields - set(FIELDS):
        raise WriteError(
            "“{pattern}” cannot name clips; in braces there may stand {names}.",
            pattern=pattern,
            names=", ".join(FIELDS),
        )


def clip_name(pattern: str, record: Annotation, number: int) -> str:
    """Return a portable relative path of limited length, without suffix.

    Times are in seconds with milliseconds, frequencies in hertz; a ``/`` in the pattern makes
    folders, one in a species' name does not.
    """
    cells = _cells(record, number)
    return "/".join(safe_name(part.format_map(cells)) for part in pattern.strip("/").split("/"))


def _cells(record: Annotation, number: int) -> dict[str, str]:
    """Return the fields of one clip, safe for paths."""
    clock = record.start_clock
    texts = {
        "species": record.species or "unnamed",
        "recording": PurePosixPath(record.recording).stem,
        "start": f"{record.start_s:.3f}",
        "end": f"{record.end_s:.3f}",
        "duration": f"{record.end_s - record.start_s:.3f}",
        "low": "" if record.low_hz is None else f"{record.low_hz:.0f}",
        "high": "" if record.high_hz is None else f"{record.high_hz:.0f}",
        "probability": "" if record.probability is None else f"{record.probability:.2f}",
        "status": record.status or "unlabelled",
        "reviewer": record.reviewer,
        "date": clock.strftime("%Y%m%d") if clock else "",
        "time": clock.strftime("%H%M%S") if clock else "",
        "number": f"{number:05d}",
        "segment": record.segment_id,
    }
    return {name: _FORBIDDEN.sub("_", text) for name, text in texts.items()}


def safe_name(text: str) -> str:
    """Return text as a valid file name on Windows, macOS and Linux."""
    name = _FORBIDDEN.sub("_", unicodedata.normalize("NFC", text))
    name = "".join(c for c in name if c.isprintable()).strip().rstrip(". ")
    name = name.encode("utf-8", "replace")[:_MAX_NAME_BYTES].decode("utf-8", "ignore").rstrip(". ")
    if not name.strip("._ ") or _RESERVED.fullmatch(name):
        return f"_{name.strip('. ')}"
    return name


def free_path(path: Path) -> Path:
    """Return ``path``, or the first free one with a number appended.

    Raises WriteError if the folder cannot be read.
    """
    target, number = path, 2
    try:
        while os.path.lexists(target):
            target = path.with_name(f"{path.stem} ({number}){path.suffix}")
            number += 1
    except OSError as error:
        raise _write_error(path, error) from error
    return target


def band_passed(samples: Samples, rate_hz: int, low_hz: float, high_hz: float) -> Samples:
    """Return samples (n, channels) band-pass filtered with zero phase."""
    from scipy.signal import butter, sosfiltfilt

    top_hz = rate_hz / 2
    edges = [max(low_hz, 1.0), min(high_hz, 0.999 * top_hz)]
    if edges[0] >= edges[1] or len(samples) < 32:
        return samples
    sections = butter(4, edges, "bandpass", fs=rate_hz, output="sos")
    out: Samples = sosfiltfilt(sections, samples, axis=0, padlen=0).astype(np.float32)
    return out


def write_clip(
    path: Path,
    samples: Samples,
    rate_hz: int,
    *,
    subtype: str,
    made_from: Sequence[Path],
    comment: str = "",
) -> None:
    """Write sound to a new file, all or nothing; 16 and 24 bits are preserved.

    Raises WriteError if it cannot be written.

    Parameters
    ----------
    path
        A new file ending in .wav or .flac.
    samples
        (n, channels), full scale at ±1.
    subtype
        libsndfile's name of the source's sample format; FLAC falls back to 24 bits.
    made_from
        Files than which it is never more readable, such as the recording.
    """
    import soundfile

    is_flac = path.suffix == ".flac"
    target = subtype if subtype in _SUBTYPES or (subtype == "FLOAT" and not is_flac) else "PCM_24"
    target = "PCM_16" if subtype in {"PCM_U8", "PCM_S8", "ULAW", "ALAW"} else target
    try:
        access.make_folder(path.parent, made_from)
        with (
            disk.replace_file(path, made_from=made_from) as temporary,
            soundfile.SoundFile(
                disk.library_name(temporary),
                "w",
                rate_hz,
                samples.shape[1],
                target,
                format="FLAC" if is_flac else "WAV",
            ) as file,
        ):
            file.comment = comment
            file.software = "birdann"
            file.write(_quantise(samples, target))
    except (OSError, soundfile.SoundFileError) as error:
        raise _write_error(path, error) from error


def _write_error(path: Path, error: Exception) -> WriteError:
    reason = error.strerror if isinstance(error, OSError) else error
    return WriteError(
        "{path} cannot be written ({reason}). Choose another place or free some space.",
        path=path,
        reason=reason,
    )


def _quantise(samples: Samples, subtype: str) -> npt.NDArray[np.generic]:
    bits = _SUBTYPES.get(subtype)
    if bits is None:
        return samples
    top = 1 << (bits - 1)
    whole = np.clip(np.rint(samples.astype(np.float64) * top), -top, top - 1)
    if bits == 16:
        return whole.astype(np.int16)
    return (whole.astype(np.int64) << (32 - bits)).astype(np.int32)
