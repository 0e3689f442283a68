"""Thumbnails of segments at a few common scales, so that shapes can be compared."""

from dataclasses import dataclass

import numpy as np

from birdann.core.geometry import TimeFreqBox
from birdann.dsp.audio import AudioReader
from birdann.dsp.spectrogram import SpectrogramParams
from birdann.dsp.tiles import Picture, TileMaker, display_params, subtract_offsets

_SHORTEST_S, _NARROWEST_HZ = 0.25, 2000.0
_ROOM_IN_TIME, _ROOM_IN_BAND = 1.25, 1.5
_MAX_COLUMNS, _MAX_ROWS = 192, 160
_FRAMES_PER_WINDOW = 4
_LEVELLING, _QUIET_PERCENT = 0.8, 20.0
_FLOOR_PERCENT, _CEILING_PERCENT, _MIN_RANGE = 65.0, 99.0, 44.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """The stretch of sound that a thumbnail shows.

    Lengths and bandwidths are powers of two, so that calls of a kind are drawn at the same scale.
    """

    start_s: float
    span_s: float
    low_hz: float
    top_hz: float

    @classmethod
    def around_box(cls, box: TimeFreqBox, nyquist_hz: float) -> "Frame":
        """Return the frame centred on a segment."""
        span_s, width_hz = _SHORTEST_S, _NARROWEST_HZ
        while span_s < box.duration_s * _ROOM_IN_TIME:
            span_s *= 2
        while width_hz < box.bandwidth_hz * _ROOM_IN_BAND:
            width_hz *= 2
        return cls.centred_on_box(box, span_s, width_hz, nyquist_hz)

    @classmethod
    def centred_on_box(
        cls, box: TimeFreqBox, span_s: float, width_hz: float, nyquist_hz: float
    ) -> "Frame":
        """Return the frame of a given size, as far as the sound has such frequencies."""
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


def maker_of(audio: AudioReader) -> TileMaker:
    """Return the tile maker of a recording."""
    rate_hz = audio.info.sample_rate_hz
    window_s = display_params(rate_hz).window_s
    params = SpectrogramParams(window_s=window_s, hop_s=window_s / _FRAMES_PER_WINDOW)
    return TileMaker(audio, params.layout(rate_hz))


def picture_of(maker: TileMaker, frame: Frame, box: TimeFreqBox) -> Picture:
    """Return the thumbnail of a frame, uint8 (n_rows, n_columns), highest frequency first.

    Contrast is fitted to the box; time outside the recording is 0.
    """
    layout, grid = maker.layout, maker.layout.grid
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
    return _fit_contrast(picture, slice(lowest, above), frame, box)


def _reduce_rows(picture: Picture) -> Picture:
    """Keep the loudest of neighbouring rows where a thumbnail cannot show all."""
    run = -(-len(picture) // _MAX_ROWS)
    if run == 1:
        return picture
    starts = np.arange(0, len(picture), run)
    fewer: Picture = np.maximum.reduceat(picture, starts, axis=0)
    return fewer


def _fit_contrast(picture: Picture, rows: slice, frame: Frame, box: TimeFreqBox) -> Picture:
    """Return some rows of a picture, flipped, with contrast fitted to the segment.

    Steady noise is subtracted from each row as far as it exceeds that of the others; the maximum
    is that of the segment's box, not of a louder neighbour.
    """
    has_sound = picture.any(axis=0)
    with_sound = picture[:, has_sound]
    if not with_sound.size:
        return np.ascontiguousarray(_reduce_rows(picture[rows])[::-1])
    quiet = np.percentile(with_sound, _QUIET_PERCENT, axis=1)
    offsets = np.maximum(0.0, _LEVELLING * (quiet - np.median(quiet)))
    even = subtract_offsets(picture, np.round(offsets).astype(np.int16))
    floor = float(np.percentile(even[:, has_sound], _FLOOR_PERCENT))
    even = _reduce_rows(even[rows])[::-1]
    inside = even[_slices_of_box(frame, box, even.shape)]
    ceiling = max(float(np.percentile(inside, _CEILING_PERCENT)), floor + _MIN_RANGE)
    stretched = (even.astype(np.float32) - floor) * (255 / (ceiling - floor))
    return np.ascontiguousarray(np.clip(stretched, 0, 255).astype(np.uint8))


def _slices_of_box(frame: Frame, box: TimeFreqBox, shape: tuple[int, ...]) -> tuple[slice, slice]:
    """Return the rows and columns of a box, at least one of each."""
    width_hz = frame.top_hz - frame.low_hz
    slices = []
    for low, high, count in (
        (
            (frame.top_hz - box.high_hz) / width_hz,
            (frame.top_hz - box.low_hz) / width_hz,
            shape[0],
        ),
        (
            (box.onset_s - frame.start_s) / frame.span_s,
            (box.offset_s - frame.start_s) / frame.span_s,
            shape[1],
        ),
    ):
        first = min(int(max(0.0, low) * count), count - 1)
        slices.append(slice(first, max(first + 1, round(min(1.0, high) * count))))
    return slices[0], slices[1]
