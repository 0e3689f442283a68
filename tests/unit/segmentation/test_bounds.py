"""Bounds between the pixels, on sounds whose true ones are known."""

import numpy as np
import pytest

from birdann.core.geometry import Mask, TimeFreqBox, is_bounded
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import Spectrogram, spectrogram
from birdann.segmentation.bounds import refine_outlines
from birdann.segmentation.kernels import bounds as bound_kernels
from birdann.segmentation.presets import PRESETS

RATE = 44_100
SONGBIRDS = PRESETS["songbirds"]


def tone(duration_s, pitch_hz, attack_s=0.002):
    t = np.arange(int(duration_s * RATE)) / RATE
    swell = np.clip(np.minimum(t, duration_s - t) / attack_s, 0, 1)
    return swell * np.sin(2 * np.pi * pitch_hz * t)


def recording(calls, *, length_s=3.0, noise=0.002, seed=0):
    """Return samples with waves at their onsets, (seconds, wave), in white noise."""
    samples = noise * np.random.default_rng(seed).normal(size=int(length_s * RATE))
    for onset_s, wave in calls:
        at = round(onset_s * RATE)
        samples[at : at + len(wave)] += wave
    return samples.astype(np.float32)


def outlines(samples):
    heard = spectrogram(ArraySource(samples, RATE), SONGBIRDS.spectrogram)
    return SONGBIRDS.outlines(heard)


# The window of 16 ms blurs an abrupt end: the louder it is, the farther it is heard.
@pytest.mark.parametrize(("over_noise", "within_s"), [(2.0, 0.005), (5.0, 0.006), (50.0, 0.009)])
@pytest.mark.parametrize("duration_s", [0.03, 0.08, 0.5])
def test_a_call_is_as_long_as_it_is(duration_s, over_noise, within_s):
    onsets_s = (0.4, 1.1, 1.9)
    wave = 0.002 * over_noise * tone(duration_s, 3100)
    found = outlines(recording([(onset_s, wave) for onset_s in onsets_s]))
    assert len(found) == 3
    for onset_s, box in zip(onsets_s, sorted((o.box for o in found), key=_onset), strict=True):
        assert abs(box.onset_s - onset_s) <= within_s
        assert abs(box.offset_s - onset_s - duration_s) <= within_s


def _onset(box):
    return box.onset_s


def test_a_sweep_has_the_limits_that_it_has():
    t = np.arange(int(0.2 * RATE)) / RATE
    sweep = np.hanning(len(t)) ** 0.2 * np.sin(2 * np.pi * np.cumsum(5000 - 10_000 * t) / RATE)
    (outline,) = outlines(recording([(1.0, 0.1 * sweep)]))
    assert outline.box.low_hz == pytest.approx(3000, abs=120)
    assert outline.box.high_hz == pytest.approx(5000, abs=120)


def test_an_echo_that_dies_away_is_not_the_call():
    rng = np.random.default_rng(1)
    echo_s = np.arange(int(0.6 * RATE)) / RATE
    wood = 0.006 * rng.normal(size=len(echo_s)) * 10 ** (-3 * echo_s / 0.6)
    call = tone(0.1, 3000)
    wave = np.convolve(np.append(1.0, wood), call)
    found = outlines(recording([(1.0, 0.02 * wave)], noise=0.0005))
    box = max((o.box for o in found), key=lambda box: box.duration_s)
    assert box.offset_s - 1.1 <= 0.07


def test_pixels_lie_not_far_beyond_the_bounds():
    rng = np.random.default_rng(2)
    waves = [
        (0.3 * i + 0.2, rng.uniform(0.004, 0.1) * tone(0.1, 2000 + 500 * i)) for i in range(8)
    ]
    found = outlines(recording(waves))
    assert len(found) >= 8
    assert all(is_bounded(outline.mask, outline.box) for outline in found)


def test_bounds_do_not_depend_on_level():
    samples = recording([(1.0, 0.02 * tone(0.1, 3000))])
    (plain,), (louder,) = outlines(samples), outlines(8 * samples)
    for name in ("onset_s", "offset_s", "low_hz", "high_hz"):
        assert getattr(louder.box, name) == pytest.approx(getattr(plain.box, name), abs=1e-3)


def test_what_has_no_edges_stays_as_it_is():
    layout = SONGBIRDS.spectrogram.layout(RATE)
    flat = Spectrogram(layout, np.full((layout.n_bins, 200), 0.1, np.float32), 50)
    box = TimeFreqBox(onset_s=0.4, offset_s=0.6, low_hz=2000.0, high_hz=3000.0)
    mask = Mask.from_box(box, layout.grid)
    (outline,) = refine_outlines(flat, [mask], flat.quiet_power)
    assert outline.mask == mask
    assert outline.box == mask.box().rounded()
    assert refine_outlines(flat, [], flat.quiet_power) == []


def test_sounds_at_the_very_ends_and_digital_silence():
    samples = np.zeros(RATE, np.float32)
    samples[:4410] = 0.1 * tone(0.1, 3000)
    samples[-4410:] = 0.1 * tone(0.1, 3000)
    boxes = sorted((o.box for o in outlines(samples)), key=_onset)
    assert abs(boxes[0].offset_s - 0.1) <= 0.012
    assert abs(boxes[-1].onset_s - 0.9) <= 0.012


def test_envelope_counts_the_bins_of_neighbouring_frames():
    rng = np.random.default_rng(3)
    magnitude = rng.random((12, 40)).astype(np.float32)
    floor = rng.random(12)
    bitmap = rng.random((6, 10)) < 0.4
    bitmap[0, 0] = bitmap[3, 9] = True
    mask = Mask.from_bitmap(bitmap, SONGBIRDS.spectrogram.layout(RATE).grid,
                            first_frame=15, first_bin=4)  # fmt: skip
    runs = mask.runs.astype(np.int64)
    power, noise = bound_kernels.envelope(magnitude, floor, runs, 11, 30)
    wide = np.zeros((12, 40), bool)
    wide[4:10, 15:25] = bitmap
    wide |= np.roll(wide, 1, axis=1) | np.roll(wide, -1, axis=1)
    wide[:, :15], wide[:, 25:] = wide[:, 15:16], wide[:, 24:25]
    wide[4:10, :15] = wide[4:10, 25:] = False
    wide[4:10, :15] = bitmap[:, :2].any(axis=1)[:, None]
    wide[4:10, 25:] = bitmap[:, -2:].any(axis=1)[:, None]
    expected = np.where(wide, magnitude.astype(np.float64) ** 2, 0).sum(axis=0)[11:30]
    np.testing.assert_allclose(power, expected, rtol=1e-6)
    np.testing.assert_allclose(noise, np.where(wide, floor[:, None], 0).sum(axis=0)[11:30])


@pytest.mark.parametrize(
    ("curve", "span", "expected"),
    [
        ([0, 0, 4, 8, 4, 0, 0], (2, 5), (1.5, 4.5)),
        ([0, 0, 4, 8, 4, 0, 0], (0, 7), (1.5, 4.5)),
        ([4, 4, 4], (1, 2), (0.0, 2.0)),
        ([0, 5, 0, 5, 0], (1, 2), (0.4, 1.6)),
    ],
)
def test_crossings_are_found_inward_and_outward(curve, span, expected):
    found = bound_kernels.crossings(np.array(curve, dtype=np.float64), *span, 2.0)
    assert found == pytest.approx(expected)
