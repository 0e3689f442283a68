"""Broadband noise: gusts, showers and clicks."""

from itertools import pairwise

import numpy as np
from scipy import ndimage

from birdann.core.arrays import Float32Array
from birdann.dsp.spectrogram import Layout

Image = Float32Array

_POOL_S = 0.05
_GUST_REACH_S = 0.45
_GUST_QUANTILE = 0.4
_GUST_SHARE_OF_TIME = 25
_GUST_TOLERANCE_DB = 2.0
_MIN_REGION_BINS = 16
_LOWEST_EDGE_HZ = 1000.0
_CLICK_TOLERANCE_DB = 3.0
_CLICK_S = 0.03
_CLICK_BIN_STEP = 4


def region_edges(layout: Layout) -> list[int]:
    """Return bin edges that cut the spectrum into octaves of at least 16 bins."""
    edges = [0]
    edge_hz = _LOWEST_EDGE_HZ
    while (edge := round(edge_hz / layout.grid.bin_hz)) + _MIN_REGION_BINS <= layout.n_bins:
        if edge - edges[-1] >= _MIN_REGION_BINS:
            edges.append(edge)
        edge_hz *= 2
    return [*edges, layout.n_bins]


def gust_db(snr: Image, layout: Layout) -> Image:
    """Level (n_bins, n_frames) or broadcastable, dB, at which whole regions stand above the floor.

    In each region and each 50 ms, the 40 % quantile of the level is taken: calls are narrower than
    a region and do not move it. The lower quartile of that over 0.9 s is a gust; harmonic calls
    are shorter.

    Parameters
    ----------
    snr
        float32 (n_bins, n_frames), dB over the slow floor.
    """
    n_bins, n_frames = snr.shape
    pool = max(1, round(_POOL_S / layout.grid.hop_s))
    if n_frames < 2 * pool:
        return np.zeros((1, 1), dtype=np.float32)
    pooled = _pooled(snr, pool)
    edges = region_edges(layout)
    level = np.stack(
        [_low_level(pooled[low:high], _GUST_QUANTILE) for low, high in pairwise(edges)]
    )
    reach = 2 * round(_GUST_REACH_S / (pool * layout.grid.hop_s)) + 1
    lasting = ndimage.percentile_filter(
        level, _GUST_SHARE_OF_TIME, size=(1, reach), mode="nearest"
    )
    excess = np.maximum(lasting - _GUST_TOLERANCE_DB, 0).astype(np.float32)
    if not excess.any():
        return np.zeros((1, 1), dtype=np.float32)
    return _spread(excess, edges, n_bins, n_frames, pool)


def click_db(snr: Image, layout: Layout) -> Image:
    """Level (1, n_frames), dB, by which almost the whole spectrum rises briefly in a frame.

    Parameters
    ----------
    snr
        float32 (n_bins, n_frames), dB over the floor.
    """
    level = _low_level(snr[::_CLICK_BIN_STEP], _GUST_QUANTILE)
    excess = np.maximum(level - _CLICK_TOLERANCE_DB, 0)
    longest_s = _CLICK_S + layout.window_frames / layout.sample_rate_hz
    length = max(2, round(longest_s / layout.grid.hop_s))
    if excess.any():
        excess -= ndimage.grey_opening(excess, size=(length,), mode="nearest")
    clicks: Image = excess[None, :].astype(np.float32)
    return clicks


def _low_level(image: Image, quantile: float) -> Image:
    rank = int(quantile * (len(image) - 1))
    ranked: Image = np.partition(image, rank, axis=0)[rank]
    return ranked


def _pooled(snr: Image, pool: int) -> Image:
    """Average power over ``pool`` frames; the last cell takes the rest."""
    starts = np.arange(0, snr.shape[1] - pool + 1, pool)
    power = np.exp(snr * np.float32(np.log(10) / 10))
    sums = np.add.reduceat(power, starts, axis=1)
    sizes = np.diff(np.append(starts, snr.shape[1])).astype(np.float32)
    return 10 * np.log10(sums / sizes)


def _spread(excess: Image, edges: list[int], n_bins: int, n_frames: int, pool: int) -> Image:
    """Interpolate between the centres of regions and cells."""
    cells = np.arange(excess.shape[1]) * pool + (pool - 1) / 2
    frames = np.arange(n_frames)
    over_time = np.stack([np.interp(frames, cells, row) for row in excess]).astype(np.float32)
    middles = np.array([(low + high - 1) / 2 for low, high in pairwise(edges)])
    position = np.interp(np.arange(n_bins), middles, np.arange(len(middles)))
    left = np.minimum(position.astype(np.int64), max(0, len(middles) - 2))
    right = np.minimum(left + 1, len(middles) - 1)
    share = (position - left).astype(np.float32)[:, None]
    low = over_time[left]
    spread: Image = low + (over_time[right] - low) * share
    return spread
