"""How many times faster than real time the segmenters are, on one core.

    python tests/benchmark/bench_segmentation.py

CPU time, best of several runs, after compilation. The sound is noise with calls in it; the
forest is trained on the outlines of the threshold segmenter. For comparison, the same
recording's bare ``scipy.fft.rfft`` and one copy of its magnitudes are timed in the same run.
"""

import json
import os
import time
from collections.abc import Callable

os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
import pytest
import scipy.fft

from birdann.dsp.segmentation.forest import ForestSegmenter
from birdann.dsp.segmentation.presets import PRESETS
from birdann.dsp.segmentation.strokes import Strokes
from birdann.dsp.spectrogram import HJA_MLSP, Layout, Spectrogram

DURATION_S = 60.0
SAMPLE_RATE_HZ = 48_000
N_TREES = 16


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


def best_s(work: Callable[[], object], n_runs: int = 5) -> float:
    """Least CPU time of some runs, after one to warm up."""
    work()
    times = []
    for _ in range(n_runs):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def measure() -> dict[str, float]:
    """Times real time of each segmenter and of the yardsticks."""
    params = PRESETS["songbirds"]
    layout = params.spectrogram.layout(SAMPLE_RATE_HZ)
    songbirds = sound(layout)
    frames = np.zeros((songbirds.n_frames // 16, layout.n_fft), dtype=np.float32)
    hja = sound(HJA_MLSP.layout(SAMPLE_RATE_HZ))
    strokes = Strokes.from_masks(PRESETS["songbirds"].segmenter.segment(hja))
    forest = ForestSegmenter.train([(hja, strokes)], n_trees=N_TREES, max_pixels=8000)
    seconds = {
        "threshold": best_s(lambda: params.segmenter.segment(songbirds)),
        "exact HJA/MLSP": best_s(lambda: PRESETS["exact HJA/MLSP"].segmenter.segment(hja)),
        f"forest, {N_TREES} trees": best_s(lambda: forest.segment(hja), 2),
        "bare rfft": 16 * best_s(lambda: scipy.fft.rfft(frames, axis=1)),
        "copy of the magnitudes": best_s(songbirds.magnitude.copy),
    }
    return {name: round(DURATION_S / spent) for name, spent in seconds.items()}


@pytest.mark.benchmark
def test_segmenters_are_fast():
    times_real = measure()
    assert times_real["threshold"] >= 500
    assert times_real[f"forest, {N_TREES} trees"] >= 60


if __name__ == "__main__":
    print(json.dumps({"times real time": measure()}, indent=1))
