"""Choice of the signal of a multichannel file: the mean of the channels or one of them."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from birdann.core.arrays import Float32Array, FloatArray
from birdann.core.message import Message

_N_STRETCHES = 32
_STRETCH_S = 0.5
_CELL_FRAMES = 1024
_N_BANDS = 16
_LOUD_SHARE = 0.1
_MIN_BAND = 1e-5
_MARGIN_DB = 1.5
"""More than chance makes of independent noise in few cells."""
_MIN_CELLS = 16
_MAX_DB = 99.0
_TINY = 1e-30

Raw = Float32Array
_Energies = FloatArray


@dataclass(frozen=True, slots=True)
class Mix:
    """How the channels of a file are combined."""

    channel: int | None = None  # The channel used, from 0; None for the mean of all.
    loss_db: float = 0.0  # Loss of the mean against the best channel, in the band that loses most.

    @property
    def notes(self) -> tuple[str, ...]:
        """Notes for the recording's report."""
        if self.channel is None or not self.loss_db:
            return ()
        return (
            Message(
                "The mean of the channels would lose {loss_db} dB. Channel {channel} is used.",
                loss_db=f"{self.loss_db:.0f}",
                channel=self.channel + 1,
            ),
        )


def best_mix(
    read: Callable[[int, int], Raw], n_frames: int, sample_rate_hz: int, n_channels: int
) -> Mix:
    """Return the mix that loses least: the mean, or one channel.

    Channels in opposite phase cancel, and a dead one halves the other. Independent sounds of equal
    level, and noise, are 10 log10(n) dB weaker in the mean of ``n`` channels (3 dB for two). Where
    the mean loses more in some band, and a channel loses less in all bands, that channel is used,
    unless another channel has sounds of its own.

    Energies are compared in the loudest tenth of the cells of 16 bands, in 32 stretches of half a
    second: constant cost, and dependent on the file alone.

    Parameters
    ----------
    read
        Returns (n, n_channels) from a first frame and a number of frames.
    """
    starts, size = _stretches(n_frames, sample_rate_hz)
    energies = np.concatenate([_energies(read(start, size)) for start in starts])
    best = energies[:, :, :-1].max(axis=2)
    loud = _loudest(best, energies)  # (n_bands, n_channels + 1)
    is_present = loud.max(axis=1) > _MIN_BAND * loud.max()
    if not is_present.any():
        return Mix()
    loss_db = float(_decibels(loud[is_present, :-1].max(axis=1) / loud[is_present, -1]).max())
    if loss_db <= 10 * np.log10(n_channels) + _MARGIN_DB:
        return Mix(None, loss_db)
    worst_db = np.zeros(n_channels)  # of what each channel would lose of the others' sounds
    for channel in range(n_channels):
        channel_energy = _loudest(energies[:, :, channel], energies)[is_present]
        worst_db = np.maximum(
            worst_db, _decibels(channel_energy[:, [channel]] / channel_energy[:, :-1]).max(axis=0)
        )
    channel = int(np.flatnonzero(worst_db <= worst_db.min() + _MARGIN_DB)[0])
    return Mix(channel if worst_db[channel] < loss_db - _MARGIN_DB else None, loss_db)


def _stretches(n_frames: int, sample_rate_hz: int) -> tuple[list[int], int]:
    """Return the starts and the length of stretches to analyse: everything in a short file."""
    size = max(_CELL_FRAMES, round(_STRETCH_S * sample_rate_hz))
    if n_frames <= _N_STRETCHES * size:
        return list(range(0, n_frames, size)), size
    return [i * (n_frames - size) // (_N_STRETCHES - 1) for i in range(_N_STRETCHES)], size


def _energies(raw: Raw) -> _Energies:
    """Return (n_cells, n_bands, n_channels + 1): energies of each channel and of their mean."""
    both = np.column_stack([raw, raw.mean(axis=1)])
    n_cells = -(-len(both) // _CELL_FRAMES)
    padded = np.zeros((n_cells * _CELL_FRAMES, both.shape[1]), dtype=np.float32)
    padded[: len(both)] = both
    cells = padded.reshape(n_cells, _CELL_FRAMES, -1)
    spectra = np.fft.rfft(cells * np.hanning(_CELL_FRAMES)[:, None], axis=1)
    power = np.abs(spectra[:, 2 : _CELL_FRAMES // 2]) ** 2  # no offsets
    edges = np.linspace(0, power.shape[1], _N_BANDS, endpoint=False).astype(int)
    return np.asarray(np.add.reduceat(power, edges, axis=1), dtype=np.float64)


def _loudest(levels: _Energies, energies: _Energies) -> _Energies:
    """Return (n_bands, n_channels + 1): summed energies of the loudest cells of each band."""
    n_loud = max(_MIN_CELLS, round(_LOUD_SHARE * len(levels)))
    rows = np.argsort(-levels, axis=0, kind="stable")[:n_loud]
    chosen = np.take_along_axis(energies, rows[:, :, None], axis=0)
    return np.asarray(np.maximum(chosen.sum(axis=0), _TINY))


def _decibels(ratios: _Energies) -> _Energies:
    return np.asarray(np.minimum(10 * np.log10(ratios), _MAX_DB))
