"""Extended features of sounds whose properties are known from their making."""

import numpy as np
import pytest

from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import HJA_MLSP, Spectrogram, SpectrogramParams, spectrogram
from birdann.features.extract import extract, local_features
from birdann.features.schema import SCHEMAS
from birdann.features.spectrum import band_weights
from birdann.features.vocabulary import BAND_CENTRES_HZ

RATE = 44_100
NAMES = SCHEMAS["extended"].names


def octaves(hz):
    return np.log2(hz / 1000)


def described(sound, *boxes, rate=RATE):
    noise = np.random.default_rng(0).normal(0, 1e-3, len(sound))
    heard = spectrogram(ArraySource(sound + noise, rate), SpectrogramParams())
    masks = [
        Mask.from_box(
            TimeFreqBox(onset_s=a, offset_s=b, low_hz=low, high_hz=high), heard.layout.grid
        )
        for a, b, low, high in boxes
    ]
    rows = extract(heard, masks, "extended")
    return [dict(zip(NAMES, row.tolist(), strict=True)) for row in rows]


def tone(start_hz, end_hz, onset_s, offset_s, length_s=2.0, amplitude=0.2):
    t = np.arange(int(length_s * RATE)) / RATE
    inside = (t >= onset_s) & (t < offset_s)
    hz = start_hz * (end_hz / start_hz) ** np.clip((t - onset_s) / (offset_s - onset_s), 0, 1)
    return amplitude * inside * np.sin(2 * np.pi * np.cumsum(hz) / RATE)


def test_a_rising_whistle():
    (row,) = described(tone(2000, 4000, 0.8, 1.2), (0.8, 1.2, 1800, 4300))
    assert row["pitch_sweep"] == pytest.approx(1.0, abs=0.1)
    assert row["pitch_slope"] == pytest.approx(2.5, abs=0.25)
    assert row["pitch_bend"] == pytest.approx(0.0, abs=0.03)
    assert row["pitch_travel"] == pytest.approx(2.5, abs=0.4)
    assert row["duration"] == pytest.approx(np.log2(0.4), abs=0.03)
    assert row["pitch_q50"] == pytest.approx(octaves(2828), abs=0.06)
    assert row["pitch_wiggle"] < 0.05


def test_a_falling_whistle_falls():
    (row,) = described(tone(4000, 2000, 0.8, 1.2), (0.8, 1.2, 1800, 4300))
    assert row["pitch_sweep"] == pytest.approx(-1.0, abs=0.1)


def test_a_steady_tone_is_purer_and_narrower_than_hiss():
    hiss = np.random.default_rng(1).normal(0, 0.1, 2 * RATE)
    hiss[: int(0.8 * RATE)] = hiss[int(1.2 * RATE) :] = 0
    box = (0.8, 1.2, 2000, 6000)
    (pure,), (broad,) = described(tone(3000, 3000, 0.8, 1.2), box), described(hiss, box)
    assert pure["purity"] > 0.4 > 0.2 > broad["purity"]
    assert pure["entropy"] < broad["entropy"] - 2
    assert pure["pitch_spread"] < broad["pitch_spread"]
    assert pure["column_spread"] < 0.2 < broad["column_spread"]
    assert pure["pitch_peak"] == pytest.approx(octaves(3000), abs=0.03)


def test_the_band_of_a_tone():
    (row,) = described(tone(3354, 3354, 0.8, 1.2), (0.8, 1.2, 2800, 4000))
    bands = [row[f"band_{i:02d}"] for i in range(24)]
    assert int(np.argmax(bands)) == BAND_CENTRES_HZ.index(3354)
    assert sum(b * b for b in bands) == pytest.approx(1, abs=1e-3)


def test_overtones():
    first, second = tone(2000, 2000, 0.8, 1.2), tone(4000, 4000, 0.8, 1.2)
    box = (0.8, 1.2, 1700, 2300)
    (plain,), (rich,) = described(first, box), described(first + 0.5 * second, box)
    assert plain["overtone_2"] < -30
    assert rich["overtone_2"] == pytest.approx(-6, abs=1.5)
    (upper,) = described(first + 0.5 * second, (0.8, 1.2, 3700, 4300))
    assert upper["undertone"] == pytest.approx(6, abs=1.5)


@pytest.mark.parametrize(("rate_hz", "range_index"), [(4.0, 2), (12.0, 4), (20.0, 5)])
def test_pulses_around_the_call_are_counted(rate_hz, range_index):
    t = np.arange(2 * RATE) / RATE
    song = tone(3000, 3000, 0.0, 2.0) * (np.sin(2 * np.pi * rate_hz * t) > 0)
    (row,) = described(song, (0.95, 1.05, 2700, 3300))
    pulses = [row[f"pulse_{i}"] for i in range(8)]
    assert int(np.argmax(pulses)) == range_index
    assert row["repeat_rate"] == pytest.approx(np.log2(rate_hz), abs=0.15)
    assert row["repeat_strength"] > 0.5
    assert row["pulse_depth"] > 5


def test_loudness_that_swells():
    t = np.arange(2 * RATE) / RATE
    swell = tone(3000, 3000, 0.8, 1.2) * 10 ** np.clip((t - 1.2) / 0.4, -1, 0)
    box = (0.8, 1.2, 2700, 3300)
    (row,), (back,) = described(swell, box), described(swell[::-1], box)
    assert row["loudness_trend"] > 5
    assert back["loudness_trend"] < -5


def test_repeated_calls_know_each_other():
    song = sum(tone(3000, 3000, at, at + 0.1) for at in (0.3, 0.8, 1.3))
    song = song + tone(6000, 6000, 0.5, 0.6)
    boxes = [(at, at + 0.1, 2700, 3300) for at in (1.3, 0.3, 0.8)]
    *alike, odd = described(song, *boxes, (0.5, 0.6, 5700, 6300))
    for row in alike:
        assert row["alike_gap"] == pytest.approx(np.log2(0.5), abs=0.03)
        assert row["alike_share"] == pytest.approx(2 / 4)
        assert row["phrase_pitch_q50"] == pytest.approx(octaves(3000), abs=0.03)
    assert odd["alike_share"] == 0
    assert odd["alike_gap"] == pytest.approx(np.log2(5))


def test_band_weights_share_every_bin_out():
    weights = band_weights(400, 60.0)
    np.testing.assert_allclose(weights.sum(axis=1), 1)
    assert weights.min() >= 0
    assert band_weights(4000, 60.0)[3500].argmax() == 23


@pytest.mark.parametrize("schema", ["hja38", "extended"])
@pytest.mark.parametrize("sound", ["silent", "flat", "click", "loud"])
def test_numbers_are_finite_whatever_the_sound_is(schema, sound):
    layout = SpectrogramParams().layout(22_050)
    magnitude = np.zeros((layout.n_bins, 50), dtype=np.float32)
    if sound == "flat":
        magnitude[:] = 0.01
    elif sound == "click":
        magnitude[40, 20] = 1e-7
    elif sound == "loud":
        magnitude[:] = np.random.default_rng(0).exponential(1e4, magnitude.shape)
    grid = layout.grid
    masks = [
        Mask(grid, [[40, 20, 21]]),
        Mask(grid, [[0, 0, 50]]),
        Mask(grid, [[k, 49, 50] for k in range(layout.n_bins)]),
        Mask(grid, [[3, 0, 1], [9, 30, 31]]),
        Mask(grid, [[k, 0, 50] for k in range(layout.n_bins)]),
    ]
    rows = extract(Spectrogram(layout, magnitude), masks, schema)
    assert rows.dtype == np.float32
    assert rows.shape == (5, len(SCHEMAS[schema]))
    assert np.isfinite(rows).all()


@pytest.mark.parametrize("schema", ["hja38", "extended"])
def test_what_is_told_of_a_mask_by_itself_is_the_same_to_the_last_digit(schema):
    noise = np.random.default_rng(0).normal(0, 1e-2, 3 * RATE)
    heard = spectrogram(ArraySource(noise, RATE), SpectrogramParams())
    masks = [
        Mask.from_box(
            TimeFreqBox(
                onset_s=0.2 * i, offset_s=0.2 * i + 0.15, low_hz=1500, high_hz=4000 + 200 * i
            ),
            heard.layout.grid,
        )
        for i in range(12)
    ]
    together = local_features(heard, masks, SCHEMAS[schema])
    for mask, row in zip(masks, together, strict=True):
        assert local_features(heard, [mask], SCHEMAS[schema]).tobytes() == row.tobytes()


@pytest.mark.parametrize("schema", ["hja38", "extended"])
def test_no_masks_no_rows(schema):
    heard = spectrogram(ArraySource(np.zeros(16_000), 16_000), HJA_MLSP)
    assert extract(heard, [], schema).shape == (0, len(SCHEMAS[schema]))


def test_masks_of_another_grid_are_refused():
    heard = spectrogram(ArraySource(np.zeros(16_000), 16_000), HJA_MLSP)
    with pytest.raises(ValueError, match="different grids"):
        extract(heard, [Mask(Grid(hop_s=1, bin_hz=1), [[0, 0, 1]])], "hja38")
