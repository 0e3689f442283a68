"""What is one call, and what are two."""

from functools import reduce

import numpy as np

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.dsp.audio import ArraySource
from birdann.dsp.segmentation.joining import united, with_their_parts
from birdann.dsp.segmentation.presets import PRESETS, Grain
from birdann.dsp.spectrogram import spectrogram

RATE = 44_100
NOTES = PRESETS["songbirds"]


def heard(*sounds, length_s=2.0, noise=0.001):
    """Return the spectrogram of tones, (onset, duration, pitch in Hz, amplitude), in noise."""
    samples = noise * np.random.default_rng(0).normal(size=int(length_s * RATE))
    for onset_s, duration_s, pitch_hz, amplitude in sounds:
        t = np.arange(int(duration_s * RATE)) / RATE
        swell = np.clip(np.minimum(t, duration_s - t) / 0.01, 0, 1)
        at = round(onset_s * RATE)
        samples[at : at + len(t)] += amplitude * swell * np.sin(2 * np.pi * pitch_hz * t)
    return spectrogram(ArraySource(samples.astype(np.float32), RATE), NOTES.spectrogram)


def boxes(grain, sound):
    return [outline.box for outline in NOTES.at(grain).outlines(sound)]


def drawn(sound, *rectangles):
    """Return masks of rectangles (onset, offset, low, high) that lie on a sound."""
    grid = sound.layout.grid
    return [
        Mask.from_box(TimeFreqBox(onset_s=a, offset_s=b, low_hz=low, high_hz=high), grid)
        for a, b, low, high in rectangles
    ]


def test_a_faint_neighbour_of_a_loud_sound_is_part_of_it():
    sound = heard((0.5, 0.3, 3000, 0.2), (0.55, 0.2, 3500, 0.02))
    assert len(boxes(Grain.NOTES, sound)) == 2
    (box,) = boxes(Grain.CALLS, sound)
    assert box.duration_s > 0.29


def test_notes_one_after_another_stay_apart():
    sound = heard(*((0.3 + 0.12 * i, 0.09, 3000 + 400 * i, 0.1) for i in range(4)))
    assert len(boxes(Grain.CALLS, sound)) == 4


def test_a_faint_streak_under_two_calls_bridges_nothing():
    sound = heard((0.3, 0.2, 3000, 0.2), (0.7, 0.2, 3000, 0.2), (0.25, 0.7, 3400, 0.01))
    streak_and_calls = drawn(
        sound, (0.3, 0.5, 2900, 3100), (0.7, 0.9, 2900, 3100), (0.25, 0.95, 3300, 3500)
    )
    assert len(with_their_parts(sound, streak_and_calls)) >= 2


def test_another_voice_far_above_is_not_a_part():
    sound = heard((0.5, 0.3, 2000, 0.2), (0.55, 0.2, 7000, 0.05))
    assert len(boxes(Grain.CALLS, sound)) == 2


def test_united_pixels_are_those_of_any_of_them():
    rng = np.random.default_rng(1)
    grid = NOTES.spectrogram.layout(RATE).grid
    for _ in range(20):
        masks = [
            Mask.from_bitmap(
                rng.random((5, 9)) < 0.5, grid,
                first_frame=int(rng.integers(0, 8)), first_bin=int(rng.integers(0, 4)),
            )
            for _ in range(3)
        ]  # fmt: skip
        assert united(masks) == reduce(Mask.union, masks)
