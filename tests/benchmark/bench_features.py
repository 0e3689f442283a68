"""Speed of the features: times real time on one core, and against the naive implementation.

    python tests/benchmark/bench_features.py

Processor time, best of several runs.
"""

import runpy
from pathlib import Path

import numpy as np
from figures import begin, best_s, command_line, figure

from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import spectrogram
from birdann.features.extract import extract
from birdann.features.hja38 import hja38_features, whiten_magnitude
from birdann.features.regions import Regions
from birdann.features.schema import SCHEMAS
from birdann.segmentation.presets import PRESETS

RATE = 48_000
LENGTH_S = 60.0
CALLS_PER_S = 5
NAIVE = Path(__file__).parents[1] / "unit" / "features" / "naive_hja38.py"


def chorus() -> np.ndarray:
    """A minute of sweeping calls of many pitches and lengths in noise."""
    rng = np.random.default_rng(0)
    sound = rng.normal(0, 3e-3, int(LENGTH_S * RATE))
    for _ in range(int(CALLS_PER_S * LENGTH_S)):
        length = int(rng.uniform(0.04, 0.4) * RATE)
        start = rng.integers(0, len(sound) - length)
        low, high = np.exp(rng.uniform(np.log(1500), np.log(9000), 2))
        pitch = np.linspace(low, high, length)
        swell = np.hanning(length) * rng.uniform(0.05, 0.3)
        sound[start : start + length] += swell * np.sin(2 * np.pi * np.cumsum(pitch) / RATE)
    return sound


def main() -> None:
    """Print the table."""
    command_line(__doc__)
    preset = PRESETS["songbirds"]
    heard = spectrogram(ArraySource(chorus(), RATE), preset.spectrogram)
    masks = preset.segmenter.segment(heard)
    begin(f"{LENGTH_S:.0f} s at {RATE} Hz, {len(masks)} segments, {heard.magnitude.shape} pixels")
    for schema in SCHEMAS:
        seconds = best_s(lambda schema=schema: extract(heard, masks, schema))
        figure(schema, 1000 * seconds, "CPU ms", ratio=LENGTH_S / seconds, against="real time")
    picture, _ = whiten_magnitude(heard.magnitude)
    image = np.minimum(picture.roots * picture.gain[:, None], 1)
    some = masks[:: max(1, len(masks) // 20)]
    n_bins, n_frames = image.shape
    grid = heard.layout.grid
    regions = Regions.of(some, first_frame=0, n_bins=n_bins, n_frames=n_frames)
    ours_s = best_s(lambda: hja38_features(picture, regions, grid))
    naive = runpy.run_path(str(NAIVE))["naive_hja38"]

    def slowly() -> None:
        for mask in some:
            bitmap = np.zeros(image.shape, dtype=bool)
            for row, start, stop in mask.runs:
                bitmap[row, start:stop] = True
            naive(image, bitmap, bin_hz=grid.bin_hz, hop_s=grid.hop_s)

    figure(
        f"38 features of {len(some)} masks", 1000 * ours_s, "CPU ms",
        ratio=best_s(slowly, 2) / ours_s, against="faster than the naive version",
    )  # fmt: skip


if __name__ == "__main__":
    main()
