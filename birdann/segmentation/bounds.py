"""Exact bounds of segments in time and frequency, between pixels.

Segmentation uses smoothed power, whose edges are blunt. Here the power in a segment's bins is
followed frame by frame. The segment begins and ends where that envelope is about half-way, in
decibels, between the quiet level of those bins and the segment's loudest frame, but at most 12 dB
above the quiet: faint calls end in the noise, loud ones where their echo begins. Frequency limits
are where the loudest pixels in a bin are 20 dB below the loudest of all, or by the same rule,
whichever is closer. Crossings are interpolated between frames and bins.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.geometry import MARGIN_PIXELS, Mask, TimeFreqBox, extents, stacked_runs
from birdann.dsp.spectrogram import Spectrogram
from birdann.segmentation.kernels import bounds as bound_kernels

SHARE_OF_HEIGHT = 0.45
"""Where between the quiet level (0) and the peak (1) a segment ends, in decibels."""
MAX_ABOVE_QUIET_DB = 12.0
MIN_DROP_DB = 6.0
"""Sounds whose peak is less above the quiet have no edges to speak of, and stay as they are."""
RANGE_DB = 20.0
"""How far below its loudest pixel a segment's limits are."""
REACH_S, REACH_FRAMES = 0.0125, 3
"""How far beyond a mask its ends may lie: whatever is shorter."""

_ROUNDING = 0.01
"""More of a pixel than bounds are rounded by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outline:
    """A segment: pixels for features, and exact bounds."""

    # Lies in the box grown by ``MARGIN_PIXELS``: the faint pixels around a sound are informative
    # for features.
    mask: Mask
    box: TimeFreqBox  # Not clipped to the recording.


def outlines_of_masks(masks: Sequence[Mask]) -> list[Outline]:
    """Return masks with the bounds of their pixels."""
    return [Outline(mask=mask, box=mask.box().rounded()) for mask in masks]


def outlines_with_sound(outlines: Sequence[Outline], masks: Sequence[Mask]) -> list[Outline]:
    """Return the outlines during half of which, at least, one of some masks sounds."""
    spans = [(box.onset_s, box.offset_s) for box in (mask.box() for mask in masks)]
    return [
        outline
        for outline in outlines
        if any(
            min(stop, outline.box.offset_s) - max(start, outline.box.onset_s)
            >= outline.box.duration_s / 2
            for start, stop in spans
        )
    ]


def refine_outlines(
    spectrogram: Spectrogram, masks: Sequence[Mask], quiet: FloatArray
) -> list[Outline]:
    """Return masks with exact bounds, without pixels far beyond them.

    Parameters
    ----------
    spectrogram
        A stretch of a recording that contains all masks.
    masks
        On the spectrogram's grid, frames counted from the start of the recording.
    quiet
        float64 (n_bins,), as ``Spectrogram.quiet_power``.
    """
    if not masks:
        return []
    return outlines_with_bounds(masks, measured_bounds(spectrogram, masks, quiet))


def outlines_with_bounds(masks: Sequence[Mask], measured: FloatArray) -> list[Outline]:
    """Return masks with ``measured_bounds``, without pixels far beyond them."""
    grid = masks[0].grid
    hops = grid.first_frame_s + measured[:, :2] * grid.hop_s
    hertz = np.maximum(measured[:, 2:4] * grid.bin_hz, 0.0)
    spans = np.concatenate([hops, hertz], axis=1).tolist()
    boxes = [TimeFreqBox.from_limits(limits).rounded() for limits in spans]
    cut = _trim_masks(masks, measured)
    return [Outline(mask=mask, box=box) for mask, box in zip(cut, boxes, strict=True)]


def measured_bounds(
    spectrogram: Spectrogram, masks: Sequence[Mask], quiet: FloatArray
) -> FloatArray:
    """Return onset, offset, low, high, level and height of masks, float64 (n, 6).

    As ``bound_kernels.measure``, with frames counted from the recording's start.
    """
    measured = bound_kernels.measure(
        spectrogram.magnitude,
        quiet,
        *tables(masks, spectrogram.first_frame),
        min(REACH_FRAMES, int(REACH_S / spectrogram.layout.grid.hop_s)),
        SHARE_OF_HEIGHT,
        MAX_ABOVE_QUIET_DB,
        MIN_DROP_DB,
        RANGE_DB,
    )
    measured[:, :2] += spectrogram.first_frame
    return measured


def tables(masks: Sequence[Mask], first_frame: int) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Return the runs of all masks, their offsets, and the masks' extents, for kernels.

    ``first_frame`` is the frame of the recording from which the results count.
    """
    stacked, sizes = stacked_runs(masks)
    runs, reach = stacked.astype(np.int64), extents(masks)
    runs[:, 1:] -= first_frame
    reach[:, :2] -= first_frame
    return runs, np.concatenate([[0], np.cumsum(sizes)]), reach


def _trim_masks(masks: Sequence[Mask], measured: FloatArray) -> list[Mask]:
    """Return masks without pixels centred far outside their bounds."""
    runs, counts = stacked_runs(masks)
    owner = np.repeat(np.arange(len(masks)), counts)
    margin = MARGIN_PIXELS - 0.5 - _ROUNDING  # of centres
    first = np.ceil(measured[:, 0] - margin).astype(np.int32)[owner]
    stop = np.floor(measured[:, 1] + margin).astype(np.int32)[owner] + 1
    cut = runs.copy()
    np.clip(cut[:, 1], first, None, out=cut[:, 1])
    np.clip(cut[:, 2], None, stop, out=cut[:, 2])
    low, high = measured[owner, 2] - margin, measured[owner, 3] + margin
    is_valid = (cut[:, 2] > cut[:, 1]) & (low <= cut[:, 0]) & (cut[:, 0] <= high)
    is_missing = np.bincount(owner[is_valid], minlength=len(masks)) == 0
    is_valid |= is_missing[owner]
    cut[is_missing[owner]] = runs[is_missing[owner]]
    return Mask.from_run_table(
        masks[0].grid, cut[is_valid], np.bincount(owner[is_valid], minlength=len(masks))
    )
