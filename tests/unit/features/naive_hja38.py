"""The 38 features written down pixel by pixel from their formulas: slow, and hard to get wrong."""

import numpy as np
from scipy.ndimage import correlate1d

GUARD = 1e-3


def to_eight_bit(values):
    return np.floor(255 * values + GUARD) / 255


def moments(profile, positions):
    share = profile / profile.sum()
    mean = (positions * share).sum()
    central = [(((positions - mean) ** k) * share).sum() for k in (2, 3, 4)]
    return [(share**2).sum(), mean, *central, positions[np.argmax(share)]]


def block_perimeter(mask):
    height, width = mask.shape
    count = 0
    for y in range(height):
        for x in range(width):
            block = {
                bool(mask[v, u]) if u >= 0 and v >= 0 else False
                for u in (x - 1, x)
                for v in (y - 1, y)
            }
            count += len(block) > 1
    return count


def histogram_of_gradients(crop, mask):
    taps = np.exp(-0.5 * (np.arange(-3, 4) / 3) ** 2)
    smooth = crop
    for axis in (0, 1):
        smooth = to_eight_bit(correlate1d(smooth, taps / taps.sum(), axis=axis, mode="nearest"))
    p = np.pad(smooth, 1)
    dx = (p[:-2, 2:] + 2 * p[1:-1, 2:] + p[2:, 2:]) - (p[:-2, :-2] + 2 * p[1:-1, :-2] + p[2:, :-2])
    dy = (p[2:, :-2] + 2 * p[2:, 1:-1] + p[2:, 2:]) - (p[:-2, :-2] + 2 * p[:-2, 1:-1] + p[:-2, 2:])
    steep = mask & (dx**2 + dy**2 >= 0.01)
    angles = 2 * np.pi * np.arange(16) / 16
    along = dx[steep][:, None] * np.cos(angles) + dy[steep][:, None] * np.sin(angles)
    counts = np.bincount(along.argmax(axis=1), minlength=16).astype(float)
    return counts / counts.sum() if counts.sum() else counts


def naive_hja38(image, bitmap, *, bin_hz=31.25, hop_s=0.008):
    """Describe one mask: ``image`` and ``bitmap`` are (n_bins, n_frames)."""
    bins, frames = np.nonzero(bitmap)
    low, high, first, last = bins.min(), bins.max(), frames.min(), frames.max()
    mask = bitmap[:, first : last + 1]
    crop = to_eight_bit(np.where(mask, image[:, first : last + 1], 0.0).astype(float))
    weights = crop if crop.sum() > 0 else mask.astype(float)
    fine, brief = bin_hz / 31.25, hop_s / 0.008
    n_bins, width = mask.shape
    frequency = moments(weights.sum(axis=1), np.arange(n_bins) * fine / 255)
    time = moments(weights.sum(axis=0), np.arange(width) / max(width - 1, 1))
    frequency[0] = max(0.0, 1 - frequency[0] / fine)
    time[0] = max(0.0, 1 - time[0] / brief)
    bandwidth, duration, area = high - low, last - first, mask.sum()
    outline = block_perimeter(mask)
    return np.array(
        [
            *(value for pair in zip(frequency, time, strict=True) for value in pair),
            crop[mask].mean(),
            crop[mask].std(),
            low * fine,
            high * fine,
            bandwidth * fine,
            duration * brief,
            area * fine * brief,
            outline * np.sqrt(fine * brief),
            outline**2 / area,
            area / (max(bandwidth, 1) * max(duration, 1)),
            *histogram_of_gradients(crop, mask),
        ]
    )
