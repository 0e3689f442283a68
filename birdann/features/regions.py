"""Pixels of many masks as flat tables."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from birdann.core.arrays import Int64Array
from birdann.core.geometry import Mask, stacked_runs


@dataclass(frozen=True, slots=True, eq=False)
class Regions:
    """Run-length tables of masks, in the pixels of a spectrogram image."""

    # int64 (n_runs, 3): (bin, first_frame, stop_frame), frames counted in the image.
    runs: Int64Array
    offsets: Int64Array  # int64 (n + 1,): mask ``i`` owns ``runs[offsets[i]:offsets[i + 1]]``.
    boxes: Int64Array  # int64 (n, 4): (first_frame, stop_frame, first_bin, stop_bin) of each mask.

    @classmethod
    def of(
        cls, masks: Sequence[Mask], *, first_frame: int, n_bins: int, n_frames: int
    ) -> "Regions":
        """Collect masks on the image's grid; pixels outside the image are cut off.

        Raises ValueError if a mask has no pixel in the image.

        Parameters
        ----------
        first_frame
            The recording's frame at which the image starts.
        """
        if not masks:
            return cls(*(np.zeros(shape, dtype=np.int64) for shape in ((0, 3), 1, (0, 4))))
        stacked, sizes = stacked_runs(masks)
        runs, owner = stacked.astype(np.int64), np.repeat(np.arange(len(masks)), sizes)
        runs[:, 1:] = np.clip(runs[:, 1:] - first_frame, 0, n_frames)
        is_inside = (runs[:, 2] > runs[:, 1]) & (runs[:, 0] < n_bins)
        runs, owner = runs[is_inside], owner[is_inside]
        counts = np.bincount(owner, minlength=len(masks))
        if not counts.all():
            raise ValueError("a mask lies outside the spectrogram")
        offsets = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
        low = np.minimum.reduceat(runs[:, :2], offsets[:-1], axis=0)
        high = np.maximum.reduceat(runs[:, ::2], offsets[:-1], axis=0)
        boxes = np.stack([low[:, 1], high[:, 1], low[:, 0], high[:, 0] + 1], axis=1)
        return cls(runs, offsets, boxes)

    def __len__(self) -> int:
        return len(self.boxes)
