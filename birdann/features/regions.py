"""The pixels of many masks as flat tables, counted in one spectrogram."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Mask

Int64Array = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Regions:
    """Run-length tables of masks, in the pixels of a spectrogram image.

    Attributes
    ----------
    runs
        int64 (n_runs, 3): (bin, first_frame, stop_frame), frames counted in the image.
    offsets
        int64 (n + 1,): mask ``i`` owns ``runs[offsets[i]:offsets[i + 1]]``.
    boxes
        int64 (n, 4): (first_frame, stop_frame, first_bin, stop_bin) of each mask.
    """

    runs: Int64Array
    offsets: Int64Array
    boxes: Int64Array

    @classmethod
    def of(
        cls, masks: Sequence[Mask], *, first_frame: int, n_bins: int, n_frames: int
    ) -> "Regions":
        """Collect masks; what lies outside the image is cut off.

        Parameters
        ----------
        masks
            Masks on the image's grid.
        first_frame
            The recording's frame at which the image starts.
        n_bins, n_frames
            Size of the image.

        Raises
        ------
        ValueError
            If a mask has no pixel in the image.
        """
        tables = [_clipped(mask, first_frame, n_bins, n_frames) for mask in masks]
        if not all(len(table) for table in tables):
            raise ValueError("a mask lies outside the spectrogram")
        sizes = [len(table) for table in tables]
        offsets = np.concatenate([[0], np.cumsum(sizes, dtype=np.int64)]).astype(np.int64)
        boxes = [(t[:, 1].min(), t[:, 2].max(), t[:, 0].min(), t[:, 0].max() + 1) for t in tables]
        return cls(
            np.concatenate(tables) if tables else np.empty((0, 3), dtype=np.int64),
            offsets,
            np.array(boxes, dtype=np.int64).reshape(-1, 4),
        )

    def __len__(self) -> int:
        return len(self.boxes)


def _clipped(mask: Mask, first_frame: int, n_bins: int, n_frames: int) -> Int64Array:
    runs = mask.runs.astype(np.int64)
    runs[:, 1:] = np.clip(runs[:, 1:] - first_frame, 0, n_frames)
    return runs[(runs[:, 2] > runs[:, 1]) & (runs[:, 0] < n_bins)]
