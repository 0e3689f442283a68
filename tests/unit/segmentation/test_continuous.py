"""Singers without a pause are outlined, birds over them as before, and noise is not."""

from dataclasses import replace

import numpy as np
import pytest

from birdann.core.geometry import TimeFreqBox
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import Spectrogram, spectrogram
from birdann.segmentation.presets import PRESETS

SONGBIRDS = PRESETS["songbirds"]
RATE, SECONDS = 44_100, 14.0
N = int(RATE * SECONDS)


def coloured(weight, seed=0):
    """Noise of one root mean square with this amplitude over frequency."""
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=N))
    spectrum *= weight(np.maximum(np.fft.rfftfreq(N, 1 / RATE), 20.0))
    noise = np.fft.irfft(spectrum, N)
    return noise / noise.std()


def air():
    return 0.001 * coloured(lambda hz: (hz / 1000) ** -0.5)


def cicadas():
    """A hump of half an octave around 6 kHz that never stops, pulsing 110 times a second."""
    pulses = 1 + 0.7 * np.sin(2 * np.pi * 110 * np.arange(N) / RATE)
    return 0.002 * pulses * coloured(lambda hz: np.exp(-0.5 * (np.log2(hz / 6000) / 0.2) ** 2), 1)


def masks_of(samples, segmenter=SONGBIRDS.segmenter):
    heard = spectrogram(ArraySource(samples.astype(np.float32), RATE), SONGBIRDS.spectrogram)
    return segmenter.segment(heard)


def boxes_of(samples):
    return [mask.box(duration_s=SECONDS) for mask in masks_of(samples)]


def long_ones(boxes):
    return [box for box in boxes if box.duration_s > 1.5]


def test_cicadas_are_outlined_in_pieces_of_ten_seconds():
    pieces = long_ones(boxes_of(air() + cicadas()))
    assert [box.onset_s for box in pieces] == pytest.approx([0.0, 10.0], abs=0.02)
    assert [box.offset_s for box in pieces] == pytest.approx([10.0, 14.0], abs=0.02)
    for box in pieces:
        assert 3500 < box.low_hz < 5500
        assert 6500 < box.high_hz < 9500


def test_pieces_end_where_the_recording_says_not_where_the_stretch_begins():
    """A recording is searched in stretches, which must fit together."""
    heard = spectrogram(
        ArraySource((air() + cicadas()).astype(np.float32), RATE), SONGBIRDS.spectrogram
    )
    first = round(3.0 / heard.layout.grid.hop_s)
    rest = Spectrogram(heard.layout, heard.magnitude[:, first:], first)
    masks = SONGBIRDS.segmenter.segment(rest)
    pieces = long_ones([mask.box(duration_s=SECONDS) for mask in masks])
    assert [box.onset_s for box in pieces] == pytest.approx([3.0, 10.0], abs=0.02)


def test_a_band_of_less_than_a_quarter_of_an_octave_is_no_singer():
    def hum(octaves):
        shape = coloured(
            lambda hz: (abs(np.log2(hz / 6000)) < octaves / 2).astype(float) + 1e-6, 3
        )
        return long_ones(boxes_of(air() + 0.002 * shape))

    assert not hum(0.2)
    assert hum(0.6)


def test_a_bird_over_cicadas_is_an_outline_of_its_own():
    times = np.arange(N) / RATE
    whistle = 0.02 * np.sin(2 * np.pi * 6000 * times) * (abs(times - 5.0) < 0.15)
    samples = air() + cicadas() + whistle
    call = TimeFreqBox(onset_s=4.85, offset_s=5.15, low_hz=5700, high_hz=6300)
    assert max(box.iou(call) for box in boxes_of(samples)) > 0.3
    masks = masks_of(samples)
    assert not any(
        one.intersection_size(other) for i, one in enumerate(masks) for other in masks[:i]
    )


@pytest.mark.parametrize(
    "noise",
    [
        lambda: 0.01 * coloured(lambda hz: (hz / 1000) ** -1.5, 2),
        lambda: 0.01 * coloured(lambda hz: (hz / 800) / (1 + (hz / 2000) ** 2.5), 2),
        lambda: 0.01 * coloured(lambda hz: 1 / (1 + (hz / 9000) ** 12), 2),
        lambda: 0.01 * np.sin(2 * np.pi * 9000 * np.arange(N) / RATE),
        lambda: 0.0,
    ],
    ids=["wind", "stream", "low-passed", "line", "air"],
)
def test_noise_that_is_smooth_over_frequency_and_lines_are_no_singers(noise):
    samples = air() + noise()
    without = replace(SONGBIRDS.segmenter, steady_db=None)
    assert masks_of(samples) == masks_of(samples, without)


def test_a_singer_that_stops_is_outlined_while_it_sings():
    quiet = np.arange(N) / RATE > 13.4
    box = long_ones(boxes_of(air() + cicadas() * ~quiet))[-1]
    assert 13.2 < box.offset_s < 13.6
