"""The 38 features against an independent slow implementation and the published vectors."""

import runpy
from pathlib import Path

import numpy as np
import pytest

from birdann.core.geometry import Grid, Mask
from birdann.dsp.audio import ArraySource
from birdann.dsp.noise import whiten
from birdann.dsp.spectrogram import HJA_MLSP, spectrogram
from birdann.features.extract import extract
from birdann.features.hja38 import (
    Whitened,
    hja38_features,
    quiet_columns,
    texture_columns,
    whiten_magnitude,
)
from birdann.features.regions import Regions

naive_hja38 = runpy.run_path(str(Path(__file__).with_name("naive_hja38.py")))["naive_hja38"]
GRID = Grid(hop_s=0.008, bin_hz=31.25)


def bitmaps(seed, shape=(64, 90)):
    """Blobs of many forms, among them the image's corners and edges, lines and single pixels."""
    rng = np.random.default_rng(seed)
    out = []
    for _ in range(12):
        bitmap = np.zeros(shape, dtype=bool)
        height, width = rng.integers(1, 30), rng.integers(1, 40)
        y, x = rng.integers(0, shape[0] - height + 1), rng.integers(0, shape[1] - width + 1)
        bitmap[y : y + height, x : x + width] = rng.random((height, width)) < rng.uniform(0.3, 1)
        bitmap[y, x] = True
        out.append(bitmap)
    edges = [
        (slice(0, 9), slice(0, 12)),
        (slice(55, 64), slice(80, 90)),
        (slice(3, 4), slice(5, 6)),
    ]
    edges += [
        (slice(0, 64), slice(4, 5)),
        (slice(7, 8), slice(0, 90)),
        (slice(63, 64), slice(0, 3)),
    ]
    for rows, columns in edges:
        bitmap = np.zeros(shape, dtype=bool)
        bitmap[rows, columns] = True
        out.append(bitmap)
    return out


def measured(image, maps, grid=GRID):
    masks = [Mask.from_bitmap(bitmap, grid) for bitmap in maps]
    regions = Regions.of(masks, first_frame=0, n_bins=image.shape[0], n_frames=image.shape[1])
    return hja38_features(unscaled(image), regions, grid)


def unscaled(image):
    return Whitened(image, np.ones(len(image), dtype=np.float32))


def whitened_image(magnitude):
    (roots, gain), _ = whiten_magnitude(magnitude)
    return np.minimum(roots * gain[:, None], 1)


def test_agrees_with_the_formulas():
    rng = np.random.default_rng(3)
    image = (rng.random((64, 90)) ** 2).astype(np.float32)
    maps = bitmaps(4)
    want = np.array([naive_hja38(image, bitmap) for bitmap in maps])
    np.testing.assert_allclose(measured(image, maps), want, rtol=2e-5, atol=2e-6)


def test_agrees_on_another_grid():
    image = np.random.default_rng(0).random((64, 90)).astype(np.float32)
    grid = Grid(hop_s=0.0029, bin_hz=86.13)
    maps = bitmaps(5)
    want = [naive_hja38(image, bitmap, bin_hz=86.13, hop_s=0.0029) for bitmap in maps]
    np.testing.assert_allclose(measured(image, maps, grid), want, rtol=2e-5, atol=2e-6)


def test_agrees_on_an_image_without_light():
    maps = bitmaps(6)
    image = np.zeros((64, 90), dtype=np.float32)
    want = [naive_hja38(image, bitmap) for bitmap in maps]
    np.testing.assert_allclose(measured(image, maps), want, rtol=2e-5, atol=2e-6)


def test_published_vectors_obey_the_same_identities(shared_data):
    X = np.load(shared_data / "miml" / "hja_birdsong.npz")["X"]
    np.testing.assert_allclose(X[:, 20], X[:, 19] ** 2 / X[:, 18], rtol=1e-4)
    np.testing.assert_allclose(X[:, 21], X[:, 18] / (X[:, 16] * X[:, 17]), rtol=1e-4)
    np.testing.assert_allclose(X[:, 15] - X[:, 14], X[:, 16])
    np.testing.assert_allclose(X[:, 22:].sum(axis=1), 1, atol=1e-4)


def test_real_recordings_give_numbers_in_the_published_ranges(shared_data):
    """Of every bounded feature, most values lie between the published extremes."""
    import soundfile

    from birdann.segmentation.presets import PRESETS

    published = np.load(shared_data / "miml" / "hja_birdsong.npz")["X"]
    rows = []
    for path in sorted((shared_data / "nips4b" / "recordings").glob("*.flac"))[:12]:
        samples, rate = soundfile.read(path)
        heard = spectrogram(ArraySource(samples, rate), HJA_MLSP)
        masks = PRESETS["songbirds"].segmenter.segment(heard)
        rows.append(extract(heard, masks, "hja38"))
    ours = np.concatenate(rows)
    low, high = published.min(axis=0), published.max(axis=0)
    inside = ((ours >= low - 1e-6) & (ours <= high + 1e-6)).mean(axis=0)
    bounded = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 17, 21]
    assert inside[bounded].min() > 0.8
    assert ((ours[:, 22:].sum(axis=1) < 1e-6) | (abs(ours[:, 22:].sum(axis=1) - 1) < 1e-5)).all()


def test_whitening_equals_the_original_for_ten_seconds():
    """1246 frames are the original's recording: 250 of them are quiet."""
    magnitude = np.random.default_rng(1).exponential(1, (40, 1246)).astype(np.float32)
    stored = np.floor(255 * whitened_image(magnitude) + 1e-3) / 255
    off = abs(stored - whiten(magnitude)) * 255
    assert off.max() < 1.01  # where single and double precision fall to either side of a step
    assert (off > 0.01).mean() < 0.001


def test_whitening_does_not_depend_on_the_length():
    magnitude = np.random.default_rng(1).exponential(1, (20, 1000)).astype(np.float32)
    twice = np.concatenate([magnitude, magnitude], axis=1)
    np.testing.assert_allclose(
        whitened_image(magnitude), whitened_image(twice)[:, :1000], rtol=1e-5
    )


@pytest.mark.parametrize("level", [0.0, 1e-38, 1e-44])
def test_whitening_silence_is_black(level):
    assert not whitened_image(np.full((5, 7), level, dtype=np.float32)).any()


def test_quiet_columns_are_a_fifth_rounded_up():
    energy = np.array([5.0, 1, 4, 2, 3, 9])
    assert quiet_columns(energy).tolist() == [1, 3]
    assert quiet_columns(np.array([1.0])).tolist() == [0]


def test_texture_is_the_last_sixteen():
    image = np.random.default_rng(2).random((64, 90)).astype(np.float32)
    masks = [Mask.from_bitmap(bitmap, GRID) for bitmap in bitmaps(1)]
    regions = Regions.of(masks, first_frame=0, n_bins=64, n_frames=90)
    columns = texture_columns(unscaled(image), regions)
    np.testing.assert_allclose(
        np.stack([columns[f"hog_{i:02d}"] for i in range(16)], axis=1),
        hja38_features(unscaled(image), regions, GRID)[:, 22:],
    )
