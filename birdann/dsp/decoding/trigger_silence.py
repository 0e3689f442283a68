"""Silence that an AudioMoth with a trigger leaves out of its files (``20240501_053000T.WAV``).

Blocks of 512 bytes below the trigger are not written. One block stands for their number: 32 samples
of 1 or -1, the lowest of its bits first, then zeros (firmware and utilities of Open Acoustic Devices).
"""

import re
from functools import lru_cache
from pathlib import Path

import numpy as np

BLOCK_BYTES = 512
_SAMPLE_BYTES = 2
_N_BITS = 32
_N_ZEROS = BLOCK_BYTES // _SAMPLE_BYTES - _N_BITS
_BUFFER_BYTES = 1 << 20
_MAX_S = 86_400
"""No recording of theirs is longer than a day."""
_NAME = re.compile(r"(?:\d{6}|[0-9A-F]{8})T(?![^\W_])", re.IGNORECASE)


def silences(path: Path, offset: int, n_bytes: int, rate_hz: int) -> tuple[tuple[int, int], ...]:
    """Return position and bytes of silence of each block that stands for some; () for others' files.

    Parameters
    ----------
    offset, n_bytes
        Where the sound, mono of 16 bits, begins in the file, and its length. Positions count from it.

    Raises OSError if the file cannot be read.
    """
    if not _NAME.search(path.stem):
        return ()
    status = path.stat()
    found = _find_silences(path, offset, n_bytes, status.st_size, status.st_mtime_ns)
    total = n_bytes + sum(silent for _, silent in found)
    return found if total <= _MAX_S * rate_hz * _SAMPLE_BYTES else ()


@lru_cache(maxsize=256)
def _find_silences(
    path: Path, offset: int, n_bytes: int, _size: int, _changed_ns: int
) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    with path.open("rb") as file:
        for start in range(0, n_bytes, _BUFFER_BYTES):
            file.seek(offset + start)
            raw = file.read(min(_BUFFER_BYTES + BLOCK_BYTES - _SAMPLE_BYTES, n_bytes - start))
            samples = np.frombuffer(raw[: len(raw) // _SAMPLE_BYTES * _SAMPLE_BYTES], "<i2")
            if len(samples) < _N_BITS + _N_ZEROS:
                break
            n_ones = np.cumsum(np.append(0, np.abs(samples) == 1))
            n_zeros = np.cumsum(np.append(0, samples == 0))
            bits = n_ones[_N_BITS:-_N_ZEROS] - n_ones[: -_N_BITS - _N_ZEROS]
            zeros = n_zeros[_N_BITS + _N_ZEROS :] - n_zeros[_N_BITS:-_N_ZEROS]
            for at in np.flatnonzero((bits == _N_BITS) & (zeros == _N_ZEROS)).tolist():
                set_bits = np.flatnonzero(samples[at : at + _N_BITS] == 1)
                n_blocks = sum(1 << bit for bit in set_bits.tolist())
                found.append((start + at * _SAMPLE_BYTES, n_blocks * BLOCK_BYTES))
    return tuple(found)
