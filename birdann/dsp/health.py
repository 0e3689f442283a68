"""Faults of a recording's sound: clipped, silent and undecodable stretches."""

from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from birdann.core.arrays import BoolArray
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.dsp.audio import AudioReader, Samples

_CELL_S = 0.05
_BLOCK_CELLS = 400
_FULL_SCALE = 0.985
_CLIPPED_RUN = 3
_SILENT_SPAN = 2.5 / 32768
_FINE = frozenset({"PCM_24", "PCM_32", "FLOAT", "DOUBLE"})
"""Of these formats only samples on steps of 16 bits are silence: weaker sound is between them."""
_MIN_SILENCE_S = 1.0
_JOIN_CLIPPED_S = 1.0
_MAX_STRETCHES = 3
_BLINDING = 1e7
"""Times the median of the loudest samples: more than a converter of 24 bits reaches over its noise."""

Stretch = tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class SoundHealth:
    """Result of one pass over a recording's samples."""

    # clipped, silent: Stretches ``(start_s, stop_s)`` with samples at full scale, or within two
    # 16-bit steps for at least a second.
    clipped: tuple[Stretch, ...]
    silent: tuple[Stretch, ...]
    # Stretches of damage, louder than any converter can record relative to the rest, which hide
    # the calls of the minute around them.
    blinding: tuple[Stretch, ...]
    n_bad_samples: int  # NaN, infinite and impossibly large samples.
    n_undecodable_frames: int  # Samples of damaged stretches.
    duration_s: float
    sample_rate_hz: int

    @property
    def is_all_silent(self) -> bool:
        """Whether the whole recording is silent."""
        return bool(self.silent) and _total_s(self.silent) >= self.duration_s - 2 * _CELL_S

    @property
    def notes(self) -> tuple[str, ...]:
        """Sentences for the recording's report; empty without faults."""
        out: list[str] = []
        if self.is_all_silent:
            out.append(Message("The whole recording is silent."))
        elif self.silent:
            out.append(
                Message(
                    "Silent for {listed}: the recorder gave no signal there.",
                    listed=_stretches_text(self.silent),
                )
            )
        if self.clipped:
            out.append(
                Message(
                    "Clipped for {listed}: too loud for the recorder, so that calls there "
                    "look wider than they are.",
                    listed=_stretches_text(self.clipped),
                )
            )
        if self.blinding:
            out.append(
                Message(
                    "Impossibly loud for {listed}: the file is damaged there, and calls within a "
                    "minute of it may not be found.",
                    listed=_stretches_text(self.blinding),
                )
            )
        if self.n_bad_samples:
            out.append(
                Message(
                    "Invalid samples, replaced by silence: {n_bad_samples}.",
                    n_bad_samples=self.n_bad_samples,
                )
            )
        if self.n_undecodable_frames:
            lost_s = self.n_undecodable_frames / self.sample_rate_hz
            out.append(
                Message(
                    "{lost_s} s could not be decoded (replaced by silence).",
                    lost_s=f"{lost_s:.2f}",
                )
            )
        return tuple(out)


def examine(reader: AudioReader, *, progress: Progress = silent) -> SoundHealth:
    """Examine every sample of a recording, in flat memory.

    With several channels, clipping counts where all of them clip.
    """
    rate, n_frames = reader.sample_rate_hz, reader.n_frames
    cell = max(_CLIPPED_RUN, round(_CELL_S * rate))
    bad, undecodable = reader.n_bad_samples, reader.n_undecodable_frames
    clipped: list[BoolArray] = []
    flat: list[BoolArray] = []
    is_float = reader.info.subtype in {"FLOAT", "DOUBLE"}
    is_fine = reader.info.subtype in _FINE
    loudest: list[Samples] = []
    for samples in reader.blocks(cell * _BLOCK_CELLS):
        starts = np.arange(0, len(samples), cell)
        high = np.maximum.reduceat(samples, starts)
        low = np.minimum.reduceat(samples, starts)
        loudest.append(np.maximum(high, -low))
        steps = np.stack([high, low]) * 32768
        is_coarse = (not is_fine) | (steps == np.rint(steps)).all(axis=0) | (high == low)
        flat.append((high - low <= _SILENT_SPAN) & is_coarse)
        clipped.append(_clipped_cells(samples, high, low, cell, is_float=is_float))
        progress(
            min(1.0, cell * _BLOCK_CELLS * len(flat) / n_frames), Message("checking for damage")
        )
    cell_s, duration_s = cell / rate, n_frames / rate
    level = np.concatenate(loudest)
    typical = max(float(np.median(level)), _SILENT_SPAN)
    blinding = np.asarray(level > _BLINDING * typical)
    quiet = _stretches(np.concatenate(flat), cell_s, duration_s, join_s=0.0)
    return SoundHealth(
        clipped=_stretches(np.concatenate(clipped), cell_s, duration_s, join_s=_JOIN_CLIPPED_S),
        silent=tuple(s for s in quiet if s[1] - s[0] >= min(_MIN_SILENCE_S, duration_s)),
        blinding=_stretches(blinding, cell_s, duration_s, join_s=0.0),
        n_bad_samples=reader.n_bad_samples - bad,
        n_undecodable_frames=reader.n_undecodable_frames - undecodable,
        duration_s=duration_s,
        sample_rate_hz=rate,
    )


def _clipped_cells(
    samples: Samples, high: Samples, low: Samples, cell: int, *, is_float: bool
) -> BoolArray:
    """Return which cells contain three or more successive samples at full scale.

    Floats go on above full scale, so that only equal samples were cut off.
    """
    out = np.zeros(len(high), dtype=np.bool_)
    for index in np.flatnonzero((high >= _FULL_SCALE) | (low <= -_FULL_SCALE)):
        part = samples[index * cell : (index + 1) * cell]
        for at_limit in (part >= _FULL_SCALE, part <= -_FULL_SCALE):
            if len(part) >= _CLIPPED_RUN:
                runs = sliding_window_view(at_limit, _CLIPPED_RUN).all(axis=1)
                if is_float:
                    runs &= np.ptp(sliding_window_view(part, _CLIPPED_RUN), axis=1) == 0
                out[index] |= bool(runs.any())
    return out


def _stretches(
    cells: BoolArray, cell_s: float, duration_s: float, *, join_s: float
) -> tuple[Stretch, ...]:
    """Return runs of true cells in seconds, merging those less than ``join_s`` apart."""
    if not cells.any():
        return ()
    steps = np.diff(np.concatenate([[0], cells.astype(np.int8), [0]]))
    starts, stops = np.flatnonzero(steps == 1) * cell_s, np.flatnonzero(steps == -1) * cell_s
    out: list[Stretch] = []
    for start_s, stop_s in zip(starts, stops, strict=True):
        end_s = min(float(stop_s), duration_s)
        if out and start_s - out[-1][1] < join_s:
            out[-1] = (out[-1][0], end_s)
        else:
            out.append((float(start_s), end_s))
    return tuple(out)


def _total_s(stretches: tuple[Stretch, ...]) -> float:
    return sum(stop_s - start_s for start_s, stop_s in stretches)


def _stretches_text(stretches: tuple[Stretch, ...]) -> str:
    places = ", ".join(f"{a:.1f}-{b:.1f} s" for a, b in stretches[:_MAX_STRETCHES])
    n_hidden = len(stretches) - _MAX_STRETCHES
    total_s = f"{_total_s(stretches):.1f}"
    if n_hidden <= 0:
        return f"{total_s} s ({places})"
    return Message(
        "{total_s} s ({places} and {n_hidden} more places)",
        total_s=total_s,
        places=places,
        n_hidden=n_hidden,
    )
