"""Our own code beside that of scikit-image and librosa: processor time, and how far both agree.

    python tests/benchmark/measure_packages.py [--librosa]

`docs/decisions/packages.md` says by these figures which of the two is used where. Importing librosa
for the first time compiles for ten seconds, so that its part is asked for.
"""

import sys
import time
from itertools import pairwise

import numpy as np
from figures import begin, best_s, command_line, figure
from scipy.ndimage import find_objects, gaussian_filter, label
from skimage import measure

from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import SpectrogramParams, spectrogram
from birdann.features._contour_kernels import PEAK_BIN
from birdann.features.regions import Regions
from birdann.features.traces import Traces
from birdann.gui.spectrogram.layers.outlines import mask_outlines, simplify
from birdann.gui.spectrogram.pointer import stroke_mask
from birdann.segmentation.components import large_components

GRID = Grid(hop_s=0.005, bin_hz=31.25)
RATE_HZ = 32_000


def compare(what, own, theirs, against, unit="ms"):
    """Print the time of our code, and how many times that of the package's is as long."""
    own_s, theirs_s = best_s(own), best_s(theirs)
    figure(what, 1000 * own_s, unit, ratio=theirs_s / own_s, against=f"as long by {against}")


def blobs(n, rng):
    """Return masks with ragged borders and holes, as segmenters find them."""
    masks = []
    for _ in range(n):
        shape = rng.integers(8, 60), rng.integers(8, 120)
        rough = gaussian_filter(rng.normal(size=shape), 3)
        labels, _ = label(np.pad(rough > np.quantile(rough, 0.6), 1))
        largest = np.bincount(labels.ravel())[1:].argmax() + 1
        masks.append(Mask.from_bitmap(labels == largest, GRID, first_frame=100))
    return masks


def contours_of(masks):
    return [
        contour
        for mask in masks
        for contour in measure.find_contours(np.pad(mask.bitmap(), 1).astype(np.float64), 0.5)
    ]


def outlines(rng):
    masks = blobs(400, rng)
    compare(
        "contours of 400 masks", lambda: mask_outlines(masks), lambda: contours_of(masks),
        "find_contours",
    )  # fmt: skip
    contours = contours_of(masks)
    points, lengths = np.concatenate(contours), np.array([len(contour) for contour in contours])
    compare(
        "simplifying these", lambda: simplify(points, lengths, 1.0),
        lambda: [measure.approximate_polygon(contour, 0.5) for contour in contours],
        "approximate_polygon",
    )  # fmt: skip


def components(rng):
    picture = gaussian_filter(rng.normal(size=(257, 7500)), 4)
    is_call = picture > np.quantile(picture, 0.93)

    def with_scipy():
        found = label(is_call)[0]
        return [found[box] == number for number, box in enumerate(find_objects(found), start=1)]

    compare(
        "components of a minute", lambda: large_components(is_call, GRID, 0), with_scipy,
        "scipy's label and find_objects",
    )  # fmt: skip


def passed_over(points, radius_s, radius_hz):
    """Return the pixels under a tip that is set down every half radius: the brush as it was."""
    path = (np.array(points) - [GRID.first_frame_s, 0]) / [GRID.hop_s, GRID.bin_hz]
    radius = np.array([radius_s / GRID.hop_s, radius_hz / GRID.bin_hz])
    low, high = np.floor(path.min(0) - radius).astype(int), np.ceil(path.max(0) + radius)
    frames, bins = np.arange(low[0], high[0] + 1), np.arange(low[1], high[1] + 1)
    touched = np.zeros((len(bins), len(frames)), bool)
    for start, stop in pairwise(path):
        count = max(1, int(np.ceil(2 * np.abs((stop - start) / radius).max())))
        for x, y in start + (stop - start) * np.linspace(0, 1, count + 1)[:, None]:
            along, across = ((frames - x) / radius[0]) ** 2, ((bins - y) / radius[1]) ** 2
            touched |= along[None, :] + across[:, None] <= 1
    return Mask.from_bitmap(touched, GRID, first_frame=low[0], first_bin=low[1])


def brush(rng):
    for n in (20, 300):
        points = [
            (1 + 0.02 * i + 0.003 * rng.normal(), 4000 + 1000 * np.sin(i / 20)) for i in range(n)
        ]
        compare(
            f"a stroke over {n} points", lambda p=points: stroke_mask(p, 0.03, 150, GRID),
            lambda p=points: passed_over(p, 0.03, 150), "setting the tip down",
        )  # fmt: skip
        same = stroke_mask(points, 0.03, 150, GRID).iou(passed_over(points, 0.03, 150))
        figure("pixels that both have", 100 * same, "%")


def pitch(rng):
    """Follow a whistle of known pitch, alone and over a louder one more than an octave below."""
    begun_s = time.process_time()
    import librosa

    librosa.yin(np.zeros(4096), fmin=1000, fmax=8000, sr=RATE_HZ)
    figure("importing librosa and its first answer", time.process_time() - begun_s, "s")
    t = np.arange(RATE_HZ) / RATE_HZ
    truth_hz = 4500 + 900 * np.sin(2 * np.pi * 3 * t)
    whistle = 0.05 * np.sin(2 * np.pi * np.cumsum(truth_hz) / RATE_HZ)
    alone = whistle + 0.002 * rng.normal(size=len(t))
    for name, sound in (
        ("alone", alone),
        ("over another", alone + 0.1 * np.sin(2 * np.pi * 1800 * t)),
    ):
        follow(librosa, name, sound.astype(np.float32), t, truth_hz)


def follow(librosa, name, sound, t, truth_hz):
    """Print how far each way of following it is off."""
    seen = spectrogram(ArraySource(sound, RATE_HZ), SpectrogramParams())
    grid, (n_bins, n_frames) = seen.layout.grid, seen.magnitude.shape
    box = TimeFreqBox(onset_s=0.1, offset_s=0.9, low_hz=3300, high_hz=5700)
    mask = Mask.from_box(box, grid)
    common = {
        "fmin": box.low_hz, "fmax": box.high_hz, "sr": RATE_HZ, "frame_length": 512,
        "hop_length": round(grid.hop_s * RATE_HZ),
    }  # fmt: skip

    def own():
        regions = Regions.of([mask], first_frame=0, n_bins=n_bins, n_frames=n_frames)
        return (
            Traces.trace_masks(seen.magnitude, seen.magnitude.sum(axis=0), regions, grid).table[
                :, PEAK_BIN
            ]
            * grid.bin_hz
        )

    def told(times_s, found_hz):
        inside = (times_s > 0.15) & (times_s < 0.85)
        known = np.interp(times_s[inside], t, truth_hz)
        cents = 1200 * np.abs(np.log2(found_hz[inside] / known))
        return 100 * np.mean(np.nan_to_num(cents, nan=np.inf) < 50)

    first_s = grid.frame_s(mask.first_frame)
    found = own()
    unit = "% within 50 cents"
    figure(
        f"a whistle {name}: strongest on the mask",
        told(first_s + grid.hop_s * np.arange(len(found)), found),
        unit,
    )
    for method, find in {
        "yin": lambda: librosa.yin(sound, **common),
        "pyin": lambda: librosa.pyin(sound, **common)[0],
    }.items():
        found = find()
        times_s = np.arange(len(found)) * common["hop_length"] / RATE_HZ
        figure(f"a whistle {name}: librosa.{method}", told(times_s, found), unit)
        compare("following it", own, find, f"librosa.{method}")


def main():
    """Print every figure."""
    args = command_line(__doc__, librosa=False)
    begin("Own code against scikit-image and librosa")
    rng = np.random.default_rng(0)
    outlines(rng)
    components(rng)
    brush(rng)
    if args.librosa:
        pitch(rng)
    return 0


if __name__ == "__main__":
    sys.exit(main())
