"""The picture of an item of a sample: the sound around it, with its place marked."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from birdann.core.geometry import TimeFreqBox
from birdann.core.validation import SampleItem
from birdann.dsp.identity import VerifiedSoundFile
from birdann.gui.spectrogram.tiles.colormaps import color_table
from birdann.gui.style.theme import current_theme
from birdann.gui.text.numbers import decimal
from birdann.store import Project, ProjectReader

CONTEXT_S = 2.0
"""Sound shown before and after an item."""
_FRAMES_PER_WINDOW = 4
_MAX_COLUMNS = 1200
_FLOOR_PERCENT, _CEILING_PERCENT, _MIN_RANGE = 50.0, 99.7, 40.0
_LEFT_PX, _BOTTOM_PX, _TICK_PX = 44, 22, 5


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ItemPicture:
    """What is seen and heard of an item.

    Attributes
    ----------
    picture
        uint8 (n_rows, n_columns), contrast fitted, the highest frequency on top.
    low_hz, high_hz
        Of what is asked about; None where only its time is known.
    """

    picture: npt.NDArray[np.uint8]
    start_s: float
    stop_s: float
    top_hz: float
    onset_s: float
    offset_s: float
    low_hz: float | None
    high_hz: float | None
    sound: VerifiedSoundFile
    recording: str


def make_picture(project: Project, item: SampleItem) -> ItemPicture:
    """Return the picture of an item.

    Raises
    ------
    AudioError
        If the sound cannot be read.
    """
    from birdann.dsp.audio import AudioReader
    from birdann.dsp.spectrogram import SpectrogramParams
    from birdann.dsp.tiles import TileMaker, display_params

    with project.reader() as reader:
        recording = reader.recordings.one(item.recording_id)
        box = _box(reader, item)
    sound = project.audio_path(recording)
    start_s = max(0.0, item.onset_s - CONTEXT_S)
    stop_s = min(recording.duration_s, item.offset_s + CONTEXT_S)
    with AudioReader(sound) as audio:
        rate_hz = audio.info.sample_rate_hz
        window_s = display_params(rate_hz).window_s
        params = SpectrogramParams(window_s=window_s, hop_s=window_s / _FRAMES_PER_WINDOW)
        maker = TileMaker(audio, params.layout(rate_hz))
        grid = maker.layout.grid
        first, stop = grid.frame_at(start_s), min(grid.frame_at(stop_s) + 1, maker.n_frames)
        level = max(0, ((stop - first) // _MAX_COLUMNS).bit_length())
        step = 1 << level
        seen = maker.picture(first // step * step, stop, level)
    return ItemPicture(
        picture=_fitted(seen),
        start_s=grid.frame_s(first // step * step),
        stop_s=grid.frame_s(stop),
        top_hz=(maker.layout.n_bins - 0.5) * grid.bin_hz,
        onset_s=item.onset_s,
        offset_s=item.offset_s,
        low_hz=box.low_hz if box is not None else None,
        high_hz=box.high_hz if box is not None else None,
        sound=sound,
        recording=recording.name,
    )


def _box(reader: ProjectReader, item: SampleItem) -> TimeFreqBox | None:
    if item.segment_id is not None:
        found = reader.segments.by_id([item.segment_id]).get(item.segment_id)
        return found.box if found is not None else None
    detections = reader.detections.of(item.recording_id)
    one = next((d for d in detections if d.id == item.detection_id), None)
    if one is None or one.band_hz is None:
        return None
    low_hz, high_hz = one.band_hz
    return TimeFreqBox(onset_s=one.onset_s, offset_s=one.offset_s, low_hz=low_hz, high_hz=high_hz)


def _fitted(seen: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Return a picture upside up, its noise dark and its loudest sounds bright."""
    floor, ceiling = np.percentile(seen, [_FLOOR_PERCENT, _CEILING_PERCENT])
    stretched = (seen[::-1].astype(np.float32) - floor) * (
        255.0 / max(_MIN_RANGE, ceiling - floor)
    )
    return np.ascontiguousarray(np.clip(stretched, 0, 255).astype(np.uint8))


class PictureView(QWidget):
    """Draws the picture of an item, with axes, and what is asked about in a frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: ItemPicture | None = None
        self._image = QImage()
        self._origin_s = 0.0
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(320, 160)

    def sizeHint(self) -> QSize:
        return QSize(760, 340)

    def show_picture(self, picture: ItemPicture, *, origin_s: float = 0.0) -> None:
        self._picture, self._text, self._origin_s = picture, "", origin_s
        pixels = color_table("magma")[picture.picture]
        height, width = picture.picture.shape
        image = QImage(pixels.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
        self._image = image.copy()
        self.update()

    def show_text(self, text: str) -> None:
        self._picture, self._text = None, text
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        one, theme = self._picture, current_theme()
        if one is None:
            painter.setPen(QColor(theme.muted))
            wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect(), wrapped, self._text)
            return
        area = QRectF(self.rect()).adjusted(_LEFT_PX, 2, -2, -_BOTTOM_PX)
        painter.drawImage(area, self._image)

        def x_of(time_s: float) -> float:
            return area.left() + area.width() * (time_s - one.start_s) / (one.stop_s - one.start_s)

        def y_of(frequency_hz: float) -> float:
            return area.bottom() - area.height() * min(1.0, frequency_hz / one.top_hz)

        painter.setPen(QColor(theme.muted))
        for step in range(0, int(one.top_hz / 1000) + 1, max(1, int(one.top_hz / 5000))):
            y = y_of(1000.0 * step)
            painter.drawLine(QPointF(area.left() - _TICK_PX, y), QPointF(area.left(), y))
            box = QRectF(0, y - 10, _LEFT_PX - _TICK_PX - 3, 20)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right, f"{step} kHz" if step == 0 else str(step))
        span_s = one.stop_s - one.start_s
        for part in range(6):
            at_s = part * span_s / 5
            x = area.left() + area.width() * part / 5
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + _TICK_PX))
            centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            left = min(x - 30, self.width() - 60)  # the last one whole too
            place = QRectF(left, area.bottom() + _TICK_PX, 60, _BOTTOM_PX)
            painter.drawText(place, centre, f"{decimal(self._origin_s + at_s, 1)} s")
        low, high = (one.low_hz, one.high_hz)
        top = area.top() + 1 if high is None else y_of(high)
        bottom = area.bottom() - 1 if low is None else y_of(low)
        frame = QRectF(QPointF(x_of(one.onset_s), top), QPointF(x_of(one.offset_s), bottom))
        for color, width in (("#000000", 4), ("#ffffff", 2)):
            painter.setPen(QPen(QColor(color), width))
            painter.drawRect(frame)
