import dataclasses
import io

import numpy as np
import pytest
from sklearn.ensemble import RandomForestClassifier

from birdann.core.errors import ModelError, NothingToLearnError
from birdann.core.geometry import Mask, TimeFreqBox
from birdann.dsp.spectrogram import HJA_MLSP, Spectrogram
from birdann.segmentation.forest import segmenter as module
from birdann.segmentation.forest._kernels import pixel_probability
from birdann.segmentation.forest.pixels import (
    RADIUS,
    is_foreground,
    pixel_features,
    tile_columns,
    window_sums,
)
from birdann.segmentation.forest.segmenter import Forest, ForestSegmenter
from birdann.segmentation.forest.strokes import Strokes

LAYOUT = HJA_MLSP.layout(16_000)
CALLS = [(200, 240, 60, 75), (400, 450, 100, 130), (600, 640, 80, 100)]


def chirps(seed=0, n_frames=800):
    rng = np.random.default_rng(seed)
    shape = (LAYOUT.n_bins, n_frames)
    magnitude = np.hypot(rng.normal(size=shape), rng.normal(size=shape)) * 1e-3
    for start, stop, low, high in CALLS:
        magnitude[low:high, start:stop] += 0.1
    return Spectrogram(LAYOUT, magnitude.astype(np.float32))


def boxes():
    grid = LAYOUT.grid
    return [
        TimeFreqBox(
            onset_s=grid.frame_s(a), offset_s=grid.frame_s(b), low_hz=c * 31.25, high_hz=d * 31.25
        )
        for a, b, c, d in CALLS
    ]


def painted_boxes():
    calls = [Mask.from_box(box, LAYOUT.grid) for box in boxes()]
    return Strokes.from_masks(call=calls, is_complete=True)


@pytest.fixture(scope="module")
def segmenter():
    return ForestSegmenter.train([(chirps(), painted_boxes())], n_trees=8, seed=3)


def noise_image(seed, n_frames):
    return np.random.default_rng(seed).integers(0, 256, (256, n_frames), dtype=np.uint8)


def test_there_are_547_features_in_their_order():
    image = noise_image(0, 40)
    features = pixel_features(image, np.array([[100, 20], [0, 39]]))
    assert features.shape == (2, 547)
    window = image[100 - RADIUS : 100 + RADIUS + 1, 20 - RADIUS : 20 + RADIUS + 1]
    np.testing.assert_array_equal(features[0, :289], window.ravel())
    assert features[0, 289] == window.sum()
    assert features[0, 290] == 100
    np.testing.assert_array_equal(features[0, 291:], image[:, 20])
    corner = np.zeros((17, 17), np.uint8)
    corner[RADIUS:, : RADIUS + 1] = image[: RADIUS + 1, 39 - RADIUS :]
    np.testing.assert_array_equal(features[1, :289], corner.ravel())
    assert features[1, 289] == corner.sum()


def walk(forest, features):
    """Plain numpy twin of the pixel loop, over a matrix of all features."""
    total = np.zeros(len(features), np.float32)
    for root in forest.roots:
        node = np.full(len(features), root)
        while (forest.child[node] != node).any():
            value = features[np.arange(len(features)), forest.feature[node]]
            node = forest.child[node] + (value > forest.split[node])
        total += forest.share[node]
    return total / np.float32(len(forest.roots))


@pytest.mark.parametrize("n_frames", [5, 64, 150])
def test_probability_is_that_of_scikit_learn(n_frames):
    image = noise_image(1, n_frames)
    every = np.argwhere(np.ones(image.shape, dtype=bool))
    X = pixel_features(image, every)
    mixed = X[:, 289] / 289 + 0.3 * X[:, 144] + 0.2 * X[:, 290] + 0.2 * X[:, 400]
    y = mixed > np.median(mixed)
    rng = np.random.default_rng(2)
    sample = rng.choice(len(X), min(len(X), 3000), replace=False)
    classifier = RandomForestClassifier(n_estimators=5, random_state=0).fit(X[sample], y[sample])
    flat = module._flatten_forest(classifier)
    used = set(flat.feature[flat.child > np.arange(len(flat.child))])
    assert {289, 290} & used
    assert min(used) < 289
    assert max(used) > 290

    nodes = np.stack([*tile_columns(flat.feature, 256), flat.split, flat.child], axis=1)

    def file_status(is_wanted):
        return pixel_probability(
            image, window_sums(image), is_wanted, RADIUS, flat.roots, nodes, flat.share
        )

    probability = file_status(np.ones(image.shape, bool))
    np.testing.assert_array_equal(probability.ravel(), walk(flat, X))
    np.testing.assert_allclose(probability.ravel(), classifier.predict_proba(X)[:, 1], atol=1e-6)
    for share in (0.0, 0.001, 0.5):
        some = rng.random(image.shape) < share
        np.testing.assert_array_equal(file_status(some), np.where(some, probability, 0))


def test_noise_is_not_looked_at_and_calls_are():
    noisy = noise_image(5, 600) // 8 + 20
    assert is_foreground(noisy, 3.0).mean() < 0.1
    assert is_foreground(noisy, -np.inf).all()
    noisy[100:110, 300:330] += 40
    assert is_foreground(noisy, 3.0)[100:110, 300:330].all()
    np.testing.assert_array_equal(is_foreground(noisy, 3.0), is_foreground(noisy * 2, 3.0))


def test_finds_again_what_was_painted(segmenter):
    masks = segmenter.segment(chirps(seed=9))
    assert len(masks) == len(CALLS)
    found = sorted((m.first_frame, m.stop_frame, m.first_bin, m.stop_bin) for m in masks)
    np.testing.assert_allclose(found, CALLS, atol=6)
    assert [m.first_bin for m in masks] == sorted(m.first_bin for m in masks)


def test_training_is_deterministic(segmenter):
    again = ForestSegmenter.train([(chirps(), painted_boxes())], n_trees=8, seed=3)
    assert again.digest() == segmenter.digest()
    other = ForestSegmenter.train([(chirps(), painted_boxes())], n_trees=8, seed=4)
    assert other.digest() != segmenter.digest()


def test_survives_bytes(segmenter):
    again = ForestSegmenter.from_bytes(segmenter.to_bytes())
    assert again.digest() == segmenter.digest()
    np.testing.assert_array_equal(again.probability(chirps(2)), segmenter.probability(chirps(2)))


@pytest.mark.parametrize("damage", [b"", b"PK\x03\x04", b"no archive at all"])
def test_refuses_damaged_bytes(damage):
    with pytest.raises(ModelError, match="Train it again"):
        ForestSegmenter.from_bytes(damage)


def test_refuses_trees_that_loop(segmenter):
    with np.load(io.BytesIO(segmenter.to_bytes())) as archive:
        arrays = dict(archive)
    arrays["child"] = np.zeros_like(arrays["child"])
    out = io.BytesIO()
    np.savez(out, **arrays)
    with pytest.raises(ModelError, match="make no trees"):
        ForestSegmenter.from_bytes(out.getvalue())


def test_refuses_pickled_objects(segmenter):
    out = io.BytesIO()
    np.savez(out, header=np.array([{"format": "x"}], dtype=object))
    with pytest.raises(ModelError):
        ForestSegmenter.from_bytes(out.getvalue())


def test_needs_both_kinds_of_paint():
    call = np.argwhere(np.ones((30, 30), dtype=bool))
    only_calls = Strokes(call=call, other=np.empty((0, 2)))
    with pytest.raises(NothingToLearnError, match="some background"):
        ForestSegmenter.train([(chirps(), only_calls)])
    with pytest.raises(NothingToLearnError):
        ForestSegmenter.train([])


def test_learns_from_strokes_without_the_rest():
    rng = np.random.default_rng(0)
    call = np.argwhere(np.ones((15, 40), dtype=bool)) + np.array([60, 200])
    other = np.stack([rng.integers(150, 250, 4000), rng.integers(0, 800, 4000)], axis=1)
    every = np.ones((LAYOUT.n_bins, 800), dtype=bool)
    drawn, is_call = module._sample_pixels(
        chirps(), Strokes(call=call, other=other), every, np.random.default_rng(1)
    )
    paint = {tuple(p) for p in call}
    assert is_call.sum() == 600
    assert all((tuple(p) in paint) == c for p, c in zip(drawn, is_call, strict=True))
    assert (drawn[~is_call, 0] >= 150).all()


def test_tones_with_clicking_ends_are_found_again():
    """What is taught is wider at its ends than where it sounds, as notes of a near singer are."""
    found = []
    for seed in (0, 1):
        rng = np.random.default_rng(seed)
        magnitude = np.hypot(*rng.normal(size=(2, LAYOUT.n_bins, 400))) * 1e-3
        painted = np.zeros(magnitude.shape, dtype=bool)
        for start in range(20, 380, 60):
            painted[80:84, start : start + 25] = True
            for end in (start, start + 24):
                painted[75:89, end] = True
        magnitude[painted] += 0.1
        heard = Spectrogram(LAYOUT, magnitude.astype(np.float32))
        if not seed:
            call = np.argwhere(painted)
            strokes = Strokes(call=call, other=np.empty((0, 2)), is_complete=True)
            taught = ForestSegmenter.train([(heard, strokes)], n_trees=8)
        found.append(len(taught.segment(heard)))
    assert found == [6, 6]


def test_few_pixels_are_all_learned_and_many_in_part():
    every = np.ones((LAYOUT.n_bins, 800), dtype=bool)
    nothing = np.empty((0, 2))
    for n, least, most in ((50, 50 * 50, 50 * 50), (256, 0.09 * 256 * 800, 0.11 * 256 * 800)):
        call = np.argwhere(every[:n, : 50 if n == 50 else 800])
        drawn, _ = module._sample_pixels(
            chirps(), Strokes(call=call, other=nothing), every, np.random.default_rng(0)
        )
        assert least <= len(drawn) <= most


def test_other_bins_are_refused(segmenter):
    layout = HJA_MLSP.layout(16_000)
    wide = dataclasses.replace(layout, n_bins=200)
    with pytest.raises(ModelError, match="256 bins"):
        segmenter.segment(Spectrogram(wide, np.ones((200, 50), np.float32)))


@pytest.mark.parametrize("value", [0.0, np.nan])
def test_silence_has_no_segments(segmenter, value):
    silence = Spectrogram(LAYOUT, np.full((256, 100), value, np.float32))
    assert segmenter.segment(silence) == []


def test_a_forest_of_one_leaf():
    stump = Forest(
        roots=np.zeros(1, np.int32),
        feature=np.zeros(1, np.int32),
        split=np.array([np.iinfo(np.int32).max], np.int32),
        child=np.zeros(1, np.int32),
        share=np.array([0.25], np.float32),
    )
    segmenter = ForestSegmenter(forest=stump, n_bins=256, contrast_db=-np.inf)
    assert (segmenter.probability(chirps(n_frames=300)) == 0.25).all()
    assert segmenter.segment(chirps(n_frames=700)) == []
