"""What people painted: pixels that belong to calls, and pixels that do not."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Grid, Mask, TimeFreqBox

Int32Array = npt.NDArray[np.int32]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Strokes:
    """Painted pixels of one recording.

    Attributes
    ----------
    call, other
        int32 (n, 2): rows ``(bin, frame)``, counted from the start of the recording, that
        belong to a call, or surely to none.
    is_complete
        Whether all calls are painted, so that every pixel without paint belongs to none.
    """

    call: Int32Array
    other: Int32Array
    is_complete: bool = False

    def __post_init__(self) -> None:
        for name in ("call", "other"):
            pixels = np.ascontiguousarray(getattr(self, name), dtype=np.int32).reshape(-1, 2)
            if (pixels < 0).any():
                raise ValueError("strokes must not have negative bins or frames")
            object.__setattr__(self, name, pixels)

    @classmethod
    def from_masks(cls, masks: Iterable[Mask], *, is_complete: bool = True) -> Self:
        """Paint every pixel of the masks as call."""
        pixels = [np.empty((0, 2), dtype=np.int32), *map(_pixels_of, masks)]
        return cls(
            call=np.unique(np.concatenate(pixels), axis=0),
            other=np.empty((0, 2), dtype=np.int32),
            is_complete=is_complete,
        )

    @classmethod
    def from_boxes(
        cls, boxes: Iterable[TimeFreqBox], grid: Grid, *, is_complete: bool = True
    ) -> Self:
        """Paint time-frequency boxes (of a Raven or Audacity table, say) as calls."""
        masks = [Mask.from_box(box, grid) for box in boxes]
        return cls.from_masks(masks, is_complete=is_complete)


def _pixels_of(mask: Mask) -> Int32Array:
    bins, firsts, stops = mask.runs.T
    sizes = stops - firsts
    ends = np.cumsum(sizes)
    frames = np.arange(ends[-1]) + np.repeat(firsts - (ends - sizes), sizes)
    return np.stack([np.repeat(bins, sizes), frames], axis=1).astype(np.int32)
