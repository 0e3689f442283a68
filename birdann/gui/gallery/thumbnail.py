"""One thumbnail: the sound around a segment and the segment's outline in it. No Qt."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import TimeFreqBox
from birdann.core.segment import Segment
from birdann.gui.spectrogram.layers.outlines import mask_outline
from birdann.gui.spectrogram.tiles.colormaps import levelled

if TYPE_CHECKING:
    from birdann.dsp.tiles import TileMaker

Picture = npt.NDArray[np.uint8]
FloatArray = npt.NDArray[np.float64]

_SHORTEST_S, _NARROWEST_HZ = 0.25, 2000.0
_ROOM_IN_TIME, _ROOM_IN_BAND = 1.25, 1.5
_MAX_COLUMNS, _MAX_ROWS = 192, 160
_LEVELLING, _QUIET_PERCENT = 0.8, 20.0
_FLOOR_PERCENT, _CEILING_PERCENT, _MIN_RANGE = 65.0, 99.0, 44.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What stretch of sound a thumbnail shows.

    Lengths and bandwidths come in steps of two, so that calls of the same kind are drawn at the
    same scale and can be compared by their shape.
    """

    start_s: float
    span_s: float
    low_hz: float
    top_hz: float

    @classmethod
    def around(cls, box: TimeFreqBox, nyquist_hz: float) -> "Frame":
        """Return the frame for a segment, the segment in the middle."""
        span_s, width_hz = _SHORTEST_S, _NARROWEST_HZ
        while span_s < box.duration_s * _ROOM_IN_TIME:
            span_s *= 2
        while width_hz < box.bandwidth_hz * _ROOM_IN_BAND:
            width_hz *= 2
        width_hz = min(width_hz, nyquist_hz)
        middle_s = (box.onset_s + box.offset_s) / 2
        low_hz = (box.low_hz + box.high_hz - width_hz) / 2
        low_hz = min(max(0.0, low_hz), nyquist_hz - width_hz)
        return cls(
            start_s=middle_s - span_s / 2,
            span_s=span_s,
            low_hz=low_hz,
            top_hz=low_hz + width_hz,
        )


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Thumbnail:
    """A picture with an outline.

    Attributes
    ----------
    picture
        uint8 (n_rows, n_columns), contrast fitted, the highest frequency of the frame on top.
    contours
        Each float64 (n, 2): x to the right and y downwards, 0..1 over the picture.
    """

    frame: Frame
    picture: Picture
    contours: tuple[FloatArray, ...]

    @property
    def n_bytes(self) -> int:
        """Memory taken."""
        return self.picture.nbytes + sum(one.nbytes for one in self.contours)


def make_thumbnail(maker: "TileMaker", segment: Segment) -> Thumbnail:
    """Return the thumbnail of a segment from a maker of pictures of its recording."""
    layout = maker.layout
    frame = Frame.around(segment.box, layout.sample_rate_hz / 2)
    grid = layout.grid
    wide = round(frame.span_s / grid.hop_s)
    level = max(0, (wide // _MAX_COLUMNS).bit_length())
    step = 1 << level
    columns = max(1, -(-wide // step))
    first = grid.frame_at(frame.start_s) // step
    lowest = min(layout.n_bins - 1, grid.bin_at(frame.low_hz))
    above = max(lowest + 1, min(layout.n_bins, grid.bin_at(frame.top_hz) + 1))
    picture = np.zeros((layout.n_bins, columns), dtype=np.uint8)
    begin, end = max(0, first), min(first + columns, -(-maker.n_frames // step))
    if begin < end:
        stop = min(end * step, maker.n_frames)
        picture[:, begin - first : end - first] = maker.picture(begin * step, stop, level)
    contours = _contours(segment, frame)
    fitted = _fitted(picture, slice(lowest, above), contours)
    return Thumbnail(frame=frame, picture=fitted, contours=contours)


def _fewer_rows(picture: Picture) -> Picture:
    """Keep the loudest of neighbouring rows where there are more than a thumbnail can show."""
    run = -(-len(picture) // _MAX_ROWS)
    if run == 1:
        return picture
    starts = np.arange(0, len(picture), run)
    fewer: Picture = np.maximum.reduceat(picture, starts, axis=0)
    return fewer


def _fitted(whole: Picture, rows: slice, contours: tuple[FloatArray, ...]) -> Picture:
    """Return some rows of a picture upside up, values stretched so that the segment stands out.

    Steady noise is taken from each row, as far as it lies above that of the others, of all
    frequencies; what the segment's own rectangle holds sets the loudest value, not a louder
    neighbour.
    """
    is_heard = whole.any(axis=0)
    heard = whole[:, is_heard]
    if not heard.size:
        return np.ascontiguousarray(_fewer_rows(whole[rows])[::-1])
    quiet = np.percentile(heard, _QUIET_PERCENT, axis=1)
    offsets = np.maximum(0.0, _LEVELLING * (quiet - np.median(quiet)))
    even = levelled(whole, np.round(offsets).astype(np.int16))
    floor = float(np.percentile(even[:, is_heard], _FLOOR_PERCENT))
    even = _fewer_rows(even[rows])[::-1]
    inside = even[_rectangle(contours, even.shape)]
    ceiling = max(float(np.percentile(inside, _CEILING_PERCENT)), floor + _MIN_RANGE)
    stretched = (even.astype(np.float32) - floor) * (255 / (ceiling - floor))
    return np.ascontiguousarray(np.clip(stretched, 0, 255).astype(np.uint8))


def _rectangle(contours: tuple[FloatArray, ...], shape: tuple[int, ...]) -> tuple[slice, slice]:
    """Return the rows and columns around contours, at least one of each."""
    points = np.clip(np.concatenate(contours), 0.0, 1.0)
    (left, top), (right, bottom) = points.min(axis=0), points.max(axis=0)
    sides = []
    for low, high, count in ((top, bottom, shape[0]), (left, right, shape[1])):
        first = min(int(low * count), count - 1)
        sides.append(slice(first, max(first + 1, round(high * count))))
    return sides[0], sides[1]


def _contours(segment: Segment, frame: Frame) -> tuple[FloatArray, ...]:
    scale = np.array([1 / frame.span_s, -1 / (frame.top_hz - frame.low_hz)])
    origin = np.array([frame.start_s, frame.top_hz])
    contours = mask_outline(segment.mask, segment.box)
    return tuple((contour - origin) * scale for contour in contours)
