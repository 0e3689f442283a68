"""A thumbnail: the sound around a segment with the segment's outline. No Qt."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from birdann.core.segment import Segment
from birdann.dsp.thumbnail import Frame, Picture, picture_of
from birdann.dsp.tiles import TileMaker
from birdann.gui.spectrogram.layers.outlines import mask_outline

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Thumbnail:
    """A picture with an outline."""

    frame: Frame
    picture: Picture  # uint8 (n_rows, n_columns), contrast stretched, highest frequency first.
    # Each float64 (n, 2): x rightwards and y downwards, 0..1 over the picture.
    contours: tuple[FloatArray, ...]

    @property
    def n_bytes(self) -> int:
        return self.picture.nbytes + sum(one.nbytes for one in self.contours)


def make_thumbnail(maker: TileMaker, segment: Segment) -> Thumbnail:
    """Return the thumbnail of a segment, using the picture maker of its recording."""
    frame = Frame.around(segment.box, maker.layout.sample_rate_hz / 2)
    picture = picture_of(maker, frame, segment.box)
    return Thumbnail(frame=frame, picture=picture, contours=_contours(segment, frame))


def _contours(segment: Segment, frame: Frame) -> tuple[FloatArray, ...]:
    scale = np.array([1 / frame.span_s, -1 / (frame.top_hz - frame.low_hz)])
    origin = np.array([frame.start_s, frame.top_hz])
    contours = mask_outline(segment.mask, segment.box)
    return tuple((contour - origin) * scale for contour in contours)
