"""Colour maps as lookup tables, and automatic contrast."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from birdann.core.arrays import FloatArray, IndexArray, Int16Array, UInt8Array, UInt32Array

# 33 evenly spaced anchors of matplotlib's public-domain (CC0) perceptual maps; linear
# interpolation is within two levels of the full tables.
_ANCHORS = {
    "magma": "0000040303120a0822130d341d114729115a36106b440f7651127c5d177f6a1c81762181832681"
    "902a819c2e7faa337db73779c23b75cf4070db476ae55064ee5b5ef4695cf9785dfb8761fd9668fea571"
    "feb47bfec287fed194fde0a1fceeb0fcfdbf",
    "inferno": "0000040403120b0724150b37210c4a2f0a5b3d09654a0c6b57106e64156e71196e7d1e6d8a22"
    "6a972766a32c61b0315bbc3754c63d4dd04545da4e3ce35933eb6429f1711ff67e14f98c0afb9b06fcaa"
    "0ffbba1ff9c932f5d949f2e865f3f586fcffa4",
    "viridis": "440154470d6048186a482374472d7b4537814240863e49893b528b375b8d33638d2f6b8e2c72"
    "8e297a8e26828e23898e21918c1f978b1f9f8821a68527ad8131b57b3dbc744cc26c5cc8636ece5881d3"
    "4d95d840aadc32c0df25d5e21aeae51afde725",
    "paper": "ffffff000000",
    "night": "000000ffffff",
}

COLOR_MAPS = tuple(_ANCHORS)
"""Names, the default first; "paper" is inverted grey, "night" is grey."""


def color_table(name: str) -> UInt8Array:
    """Return uint8 (256, 3): red, green, blue of a map from quiet to loud."""
    anchors = np.frombuffer(bytes.fromhex(_ANCHORS[name]), dtype=np.uint8).reshape(-1, 3)
    positions = np.round(np.linspace(0, 255, len(anchors)))
    channels = [np.interp(np.arange(256), positions, anchors[:, c]) for c in range(3)]
    return np.round(np.stack(channels, axis=1)).astype(np.uint8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Contrast:
    """Mapping of tile values to positions on the colour map."""

    # floor, ceiling: Tile values of the quietest and the loudest colour.
    floor: float = 60.0
    ceiling: float = 200.0
    # brightness, contrast: The user's adjustment, each -1..1; 0 for automatic.
    brightness: float = 0.0
    contrast: float = 0.0

    def positions(self) -> FloatArray:
        """Return float64 (256,): position on the colour map (0..1) of each tile value."""
        middle = (np.arange(256.0) - self.floor) / max(1.0, self.ceiling - self.floor)
        gain = 4.0**self.contrast
        positions: FloatArray = np.clip(
            (middle - 0.5) * gain + 0.5 + 0.5 * self.brightness, 0.0, 1.0
        )
        return positions

    def tile_limits(self) -> tuple[float, float]:
        """Return the tile values of the quietest and the loudest colour."""
        span, gain = max(1.0, self.ceiling - self.floor), 4.0**self.contrast
        low, high = ((end - 0.5 - 0.5 * self.brightness) / gain + 0.5 for end in (0.0, 1.0))
        return self.floor + low * span, self.floor + high * span


def lookup(name: str, contrast: Contrast) -> UInt32Array:
    """Return uint32 (256,): 0xffRRGGBB for each tile value."""
    rows = np.round(contrast.positions() * 255).astype(np.intp)
    red, green, blue = color_table(name)[rows].astype(np.uint32).T
    colors: UInt32Array = np.uint32(0xFF000000) | (red << 16) | (green << 8) | blue
    return colors


_LEVELLING = 0.7
_N_LEVELS = 256


def _sounding_columns(sample: UInt8Array) -> UInt8Array:
    is_sounding = sample.max(axis=0) > 0
    return sample if is_sounding.all() else sample[:, is_sounding]


def _quantile(counts: IndexArray, share: float) -> FloatArray:
    """Return a quantile of the values in each row of a histogram, like ``numpy.quantile``.

    Counting bytes takes a third of the time of sorting them, and it is done on the GUI thread for
    every recording.

    Parameters
    ----------
    counts
        (n_rows, 256): frequency of each value in the row; no row is empty.
    """
    below = np.cumsum(counts, axis=1)
    position = share * (below[:, -1:] - 1)
    low, high = ((below <= np.trunc(position) + step).sum(axis=1) for step in (0, 1))
    high = np.minimum(high, _N_LEVELS - 1)  # where there is no next one
    quantile: FloatArray = low + (position - np.trunc(position))[:, 0] * (high - low)
    return quantile


def noise_offsets(sample: UInt8Array) -> Int16Array:
    """Return the offset of each bin that makes steady noise about equally dark.

    Only a part of each bin's distance from the common floor is subtracted, so that a continuous
    chorus of insects stays visible.

    Parameters
    ----------
    sample
        uint8 (n_bins, n_columns) of display values; columns of zeros are ignored.

    Returns
    -------
    ndarray
        int16 (n_bins,).
    """
    sounding = _sounding_columns(sample)
    if not sounding.size:
        return np.zeros(len(sample), dtype=np.int16)
    rows = np.arange(len(sounding), dtype=np.intp)[:, None] * _N_LEVELS
    counts = np.bincount((sounding + rows).ravel(), minlength=_N_LEVELS * len(sounding))
    floors = _quantile(counts.reshape(len(sounding), _N_LEVELS), 0.5)
    offsets = _LEVELLING * (floors - np.median(floors))
    rounded: Int16Array = np.round(offsets).astype(np.int16)
    return rounded


def contrast_for(sample: UInt8Array) -> tuple[float, float]:
    """Return automatic (floor, ceiling) for a sample of a recording.

    The floor is the 70th percentile, so that steady noise stays dark and faint calls are visible;
    the ceiling is the 99.9th, at least 60 values above.

    Parameters
    ----------
    sample
        uint8 (n_bins, n_columns) of display values; columns of zeros (digital silence, or not
        yet read) are ignored.
    """
    sounding = _sounding_columns(sample)
    if not sounding.size:
        return 60.0, 200.0
    floor, ceiling = _quantiles(sounding, (0.7, 0.999))
    return floor, max(ceiling, floor + 60.0)


_VISIBLE, _MIN_SPAN = 0.4, 24.0


def limits_showing(limits: tuple[float, float], call: UInt8Array) -> tuple[float, float]:
    """Return (floor, ceiling) in which a call can be seen; unchanged where it can be already.

    Its loud parts, from the 90th percentile, are at least ``_VISIBLE`` of the way up the colours.

    Parameters
    ----------
    call
        uint8 display values within the outline's box.
    """
    if not call.size or not call.max():
        return limits
    floor, ceiling = limits
    (loud,) = _quantiles(call, (0.9,))
    floor = min(floor, loud - _VISIBLE * _MIN_SPAN)
    return floor, min(ceiling, floor + (loud - floor) / _VISIBLE)


def _quantiles(values: UInt8Array, shares: Sequence[float]) -> list[float]:
    counts = np.bincount(values.ravel(), minlength=_N_LEVELS)[None]
    return [float(_quantile(counts, share)[0]) for share in shares]
