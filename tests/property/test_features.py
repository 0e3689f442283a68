"""What holds for the features of every mask in every sound."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from birdann.core.geometry import Grid, Mask
from birdann.dsp.spectrogram import Spectrogram, SpectrogramParams
from birdann.features.extract import extract
from birdann.features.hja38 import Whitened, hja38_features
from birdann.features.regions import Regions

LAYOUT = SpectrogramParams(window_s=0.004, hop_s=0.002).layout(16_000)
N_FRAMES = 60


@st.composite
def masks(draw, grid, n_bins, n_frames=N_FRAMES):
    height, width = draw(st.integers(1, 12)), draw(st.integers(1, 25))
    bitmap = draw(arrays(bool, (height, width)))
    bitmap[draw(st.integers(0, height - 1)), draw(st.integers(0, width - 1))] = True
    return Mask.from_bitmap(
        bitmap,
        grid,
        first_bin=draw(st.integers(0, n_bins - height)),
        first_frame=draw(st.integers(0, n_frames - width)),
    )


def sound(seed, loudness=1.0):
    rng = np.random.default_rng(seed)
    magnitude = rng.exponential(1e-3, (LAYOUT.n_bins, N_FRAMES)).astype(np.float32)
    magnitude[8:12, 15:40] += 0.1
    return Spectrogram(LAYOUT, magnitude * np.float32(loudness))


some_masks = st.lists(masks(LAYOUT.grid, LAYOUT.n_bins), min_size=1, max_size=6)


@settings(max_examples=60)
@given(
    mask=masks(Grid(hop_s=0.008, bin_hz=31.25), 40),
    image=arrays(np.float32, (40, N_FRAMES), elements=st.floats(0, 1, width=16)),
)
def test_the_38_keep_their_identities_and_ranges(mask, image):
    regions = Regions.of([mask], first_frame=0, n_bins=40, n_frames=N_FRAMES)
    (v,) = hja38_features(Whitened(image, np.ones(40, np.float32)), regions, mask.grid).astype(
        float
    )
    low, high, first, stop = mask.first_bin, mask.stop_bin, mask.first_frame, mask.stop_frame
    assert v[14:18].tolist() == [low, high - 1, high - 1 - low, stop - 1 - first]
    assert np.isclose(v[20], v[19] ** 2 / v[18], rtol=1e-5)
    assert np.isclose(v[21], v[18] / (max(v[16], 1) * max(v[17], 1)), rtol=1e-5)
    assert np.isclose(v[22:].sum(), 1, atol=1e-5) or not v[22:].any()
    assert v[18] == mask.n_pixels
    assert (v[[0, 1]] >= 0).all()
    assert (v[[0, 1]] < 1).all()
    assert (v[[2, 3, 10, 11, 12]] >= 0).all()
    assert (v[[2, 3, 10, 11, 12]] <= 1 + 1e-6).all()
    assert (v[[4, 5, 8, 9, 13]] >= 0).all()
    assert (v[[4, 5]] <= 0.25 + 1e-6).all()
    assert low / 255 - 1e-6 <= v[2] <= (high - 1) / 255 + 1e-6


@settings(max_examples=30)
@given(outlines=some_masks, seed=st.integers(0, 99), schema=st.sampled_from(["hja38", "extended"]))
def test_every_number_is_finite(outlines, seed, schema):
    rows = extract(sound(seed), outlines, schema)
    assert rows.dtype == np.float32
    assert np.isfinite(rows).all()


@settings(max_examples=30)
@given(outlines=some_masks, data=st.data(), schema=st.sampled_from(["hja38", "extended"]))
def test_the_order_of_masks_does_not_matter(outlines, data, schema):
    # Of two masks with one middle, either may be told first; the sums then round otherwise.
    order = data.draw(st.permutations(range(len(outlines))))
    heard = sound(0)
    rows = extract(heard, outlines, schema)
    again = extract(heard, [outlines[i] for i in order], schema)
    np.testing.assert_allclose(again, rows[order], rtol=1e-5, atol=1e-5)


@settings(max_examples=30)
@given(outlines=some_masks, loudness=st.sampled_from([1 / 32, 8.0]))
def test_the_recorder_s_gain_does_not_matter(outlines, loudness):
    for schema in ("hja38", "extended"):
        plain = extract(sound(3), outlines, schema)
        louder = extract(sound(3, loudness), outlines, schema)
        is_texture = np.zeros(plain.shape[1], dtype=bool)
        # A direction on the border between two sixteenths may fall to either side.
        is_texture[[22 + i for i in range(16)] if schema == "hja38" else range(73, 89)] = True
        np.testing.assert_allclose(
            louder[:, ~is_texture], plain[:, ~is_texture], rtol=2e-3, atol=2e-3
        )
