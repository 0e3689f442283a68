"""How many times faster than real time the segmenters are, on one core.

    python tests/benchmark/bench_segmentation.py

Processor time, best of several runs, after compilation. The sound is noise with calls in it; the
forest is trained on the outlines of the threshold segmenter. For comparison, the same
recording's bare ``scipy.fft.rfft`` and one copy of its magnitudes are timed in the same run.
"""

import numpy as np
import scipy.fft
from figures import begin, best_s, figure

from birdann.dsp.spectrogram import HJA_MLSP, Layout, Spectrogram
from birdann.segmentation.forest.segmenter import ForestSegmenter
from birdann.segmentation.forest.strokes import Strokes
from birdann.segmentation.presets import PRESETS

DURATION_S = 60.0
SAMPLE_RATE_HZ = 48_000
N_TREES = 16
GOAL_THRESHOLD, GOAL_FOREST = 500, 60


def sound(layout: Layout, seed: int = 0) -> Spectrogram:
    """A minute of noise with two calls a second, harmonics and all."""
    rng = np.random.default_rng(seed)
    grid = layout.grid
    shape = (layout.n_bins, int(DURATION_S / grid.hop_s))
    magnitude = np.hypot(rng.normal(size=shape), rng.normal(size=shape)) * 1e-3
    for _ in range(int(2 * DURATION_S)):
        start, low = rng.uniform(0, DURATION_S - 0.5), rng.uniform(1000, 4000)
        frames = slice(grid.frame_at(start), grid.frame_at(start + rng.uniform(0.03, 0.3)))
        for harmonic in (1, 2):
            bins = slice(grid.bin_at(harmonic * low), grid.bin_at(harmonic * (low + 400)))
            magnitude[bins, frames] += 10 ** rng.uniform(-2.5, -1) / harmonic
    return Spectrogram(layout, magnitude.astype(np.float32))


def main() -> None:
    """Print times real time of each segmenter and of the yardsticks."""
    begin(f"{DURATION_S:.0f} s of {SAMPLE_RATE_HZ} Hz with two calls a second")
    params, hja_params = PRESETS["songbirds"], PRESETS["exact HJA/MLSP"]
    layout = params.spectrogram.layout(SAMPLE_RATE_HZ)
    songbirds = sound(layout)
    hja = sound(HJA_MLSP.layout(SAMPLE_RATE_HZ))
    frames = np.zeros((songbirds.n_frames // 16, layout.n_fft), dtype=np.float32)
    rfft_s = 16 * best_s(lambda: scipy.fft.rfft(frames, axis=1))

    def tell(what: str, seconds: float, goal: float | None = None) -> None:
        figure(what, DURATION_S / seconds, "x real time", at_least=goal)

    tell("bare rfft", rfft_s)
    tell("copy of the magnitudes", best_s(songbirds.magnitude.copy))
    tell("threshold", best_s(lambda: params.segmenter.segment(songbirds)), GOAL_THRESHOLD)
    tell("exact HJA/MLSP", best_s(lambda: hja_params.segmenter.segment(hja)))
    strokes = Strokes.from_masks(params.segmenter.segment(hja))
    forest = ForestSegmenter.train([(hja, strokes)], n_trees=N_TREES, max_pixels=8000)
    tell(f"forest, {N_TREES} trees", best_s(lambda: forest.segment(hja), 2), GOAL_FOREST)


if __name__ == "__main__":
    main()
