"""Every compiled loop against a plain numpy twin."""

import numpy as np
import pytest

from birdann.core.geometry import Grid, Mask
from birdann.features import _contour_kernels as kernels
from birdann.features.regions import Regions


@pytest.fixture
def scene():
    rng = np.random.default_rng(7)
    power = rng.exponential(1.0, (24, 60)).astype(np.float32)
    power[9:12, 10:40] += 30
    noise = rng.uniform(0.5, 1.5, 24)
    grid = Grid(hop_s=0.01, bin_hz=100)
    maps = []
    for y, x, height, width in [(8, 8, 5, 30), (0, 0, 3, 4), (20, 50, 4, 10), (5, 5, 1, 1)]:
        bitmap = np.zeros(power.shape, dtype=bool)
        bitmap[y : y + height, x : x + width] = rng.random((height, width)) < 0.7
        bitmap[y, x] = bitmap[y + height - 1, x + width - 1] = True
        maps.append(bitmap)
    masks = [Mask.from_bitmap(bitmap, grid) for bitmap in maps]
    return power, noise, maps, Regions.of(masks, first_frame=0, n_bins=24, n_frames=60)


def near(column, noise, position):
    centre = int(np.floor(position + 0.5))
    values = [
        column[k] / noise[k] for k in (centre - 1, centre, centre + 1) if 0 <= k < len(noise)
    ]
    return max(values, default=0.0)


def traced(power, noise, bitmap):
    frames = np.flatnonzero(bitmap.any(axis=0))
    rows = []
    for x in range(frames[0], frames[-1] + 1):
        bins = np.flatnonzero(bitmap[:, x])
        if not len(bins):
            rows.append(np.zeros(7))
            continue
        excess = np.maximum(power[bins, x] - noise[bins], 0) + 1e-3 * noise[bins]
        peak = bins[excess.argmax()]
        position = float(peak)
        if 0 < peak < len(noise) - 1:
            a, b, c = np.log(power[peak - 1 : peak + 2, x].astype(float) + 1e-20)
            if a - 2 * b + c < -1e-9:
                position += np.clip(0.5 * (a - c) / (a - 2 * b + c), -0.5, 0.5)
        mean = np.average(bins, weights=excess)
        spread = np.sqrt(np.average((bins - mean) ** 2, weights=excess))
        sides = [near(power[:, x], noise, factor * position) for factor in (2, 3, 0.5)]
        rows.append([excess.sum(), position, excess.max(), spread, *sides])
    return np.array(rows)


def test_trace(scene):
    power, noise, maps, regions = scene
    want = [traced(power, noise, bitmap) for bitmap in maps]
    starts = np.concatenate([[0], np.cumsum([len(rows) for rows in want])])
    table, spectra = kernels.trace(
        np.sqrt(power), noise, regions.runs, regions.offsets, regions.boxes, starts
    )
    np.testing.assert_allclose(table, np.concatenate(want), rtol=1e-5, atol=1e-5)
    for spectrum, bitmap in zip(spectra, maps, strict=True):
        excess = np.maximum(power - noise[:, None], 0) + 1e-3 * noise[:, None]
        np.testing.assert_allclose(spectrum, (excess * bitmap).sum(axis=1), rtol=1e-5)


def test_band_levels(scene):
    power, noise, _, regions = scene
    levels = kernels.band_levels(np.sqrt(power), noise, regions.boxes, 12)
    for (first, stop, low, high), level in zip(regions.boxes, levels, strict=True):
        start = (first + stop) // 2 - 12
        want = [
            power[low:high, x].sum() / noise[low:high].sum() if 0 <= x < 60 else 1.0
            for x in range(start, start + 24)
        ]
        np.testing.assert_allclose(level, want, rtol=1e-5)


def test_stretched(scene):
    power, _, _, regions = scene
    spectra = power[:, : len(regions)].T.copy()
    got = kernels.resample_bands(spectra, regions.boxes, 9, -30.0)
    for spectrum, (_, _, low, high), values in zip(spectra, regions.boxes, got, strict=True):
        band = np.maximum(10 * np.log10(spectrum[low:high] / spectrum[low:high].max()), -30)
        want = np.interp(np.linspace(0, len(band) - 1, 9), np.arange(len(band)), band)
        np.testing.assert_allclose(values, want, atol=1e-5)


def test_lookalikes():
    rng = np.random.default_rng(0)
    times = np.sort(rng.uniform(0, 30, 40))
    traits, tolerance = rng.uniform(0, 1, (40, 2)), np.array([0.3, 0.5])
    shares, gaps = kernels.similar_neighbours(times, traits, tolerance, 4.0)
    apart = np.abs(times[:, None] - times)
    others = (apart <= 4.0) & ~np.eye(40, dtype=bool)
    alike = others & (np.abs(traits[:, None] - traits) <= tolerance).all(axis=2)
    np.testing.assert_allclose(shares, alike.sum(axis=1) / (1 + others.sum(axis=1)))
    np.testing.assert_allclose(gaps, np.where(alike, apart, 4.0).min(axis=1))


def test_phrase_means():
    rng = np.random.default_rng(0)
    times = np.sort(rng.uniform(0, 30, 40))
    low = rng.uniform(0, 2, 40)
    bands = np.stack([low, low + rng.uniform(0.1, 2, 40)], axis=1)
    values = rng.normal(size=(40, 3))
    top, bottom = np.minimum.outer(bands[:, 1], bands[:, 1]), np.maximum.outer(low, low)
    both = np.maximum.outer(bands[:, 1], bands[:, 1]) - np.minimum.outer(low, low)
    apart = np.abs(times[:, None] - times)
    weights = np.clip((top - bottom) / both, 0, 1) * np.exp(-apart / 0.8) * (apart <= 4.0)
    want = weights @ values / weights.sum(axis=1, keepdims=True)
    np.testing.assert_allclose(kernels.phrase_means(times, bands, values, 0.8), want)


@pytest.mark.parametrize("lengths", [[1, 2, 40], [300]])
def test_curves_are_ridge_regressions_on_legendre_polynomials(lengths):
    rng = np.random.default_rng(3)
    n = sum(lengths)
    values, weights = rng.normal(size=n), rng.uniform(0.1, 2.0, n)
    coefficients, fitted = kernels.fit_curves(values, weights, np.array(lengths))
    parts = np.split(np.arange(n), np.cumsum(lengths)[:-1])
    for rows, found in zip(parts, coefficients, strict=True):
        u = np.linspace(-1, 1, len(rows)) if len(rows) > 1 else np.zeros(1)
        basis = np.polynomial.legendre.legvander(u, 3)
        share = weights[rows] / weights[rows].sum()
        gram = basis.T @ (share[:, None] * basis) + np.diag([0.0, 0.02, 0.05, 0.1])
        want = np.linalg.solve(gram, basis.T @ (share * values[rows]))
        np.testing.assert_allclose(found, want, rtol=1e-9, atol=1e-9)
        np.testing.assert_allclose(fitted[rows], basis @ want, rtol=1e-9, atol=1e-9)
