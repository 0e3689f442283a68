"""Thumbnails, the sound around a segment with its outline, made in the background; examples."""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache
from time import monotonic

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from birdann.app.commands.training_sources import ReferenceClip
from birdann.core.arrays import FloatArray
from birdann.core.errors import BirdannError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.segment import Segment
from birdann.dsp.audio import AudioReader
from birdann.dsp.thumbnail import Frame, maker_of, picture_of
from birdann.dsp.tiles import Picture, TileMaker
from birdann.gui.panels.delegates import draw_text, small_font
from birdann.gui.runtime.memory import ByteCache
from birdann.gui.spectrogram.layers.outlines import mask_outline
from birdann.gui.spectrogram.tiles.colormaps import Contrast, lookup
from birdann.gui.spectrogram.tiles.images import color_tile
from birdann.gui.style.theme import current_theme, set_pen_and_brush, species_icon
from birdann.gui.text.language import tr, translate_message
from birdann.store import Project, ProjectReader

_INF = float("inf")


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Thumbnail:
    """A picture with an outline."""

    frame: Frame
    picture: Picture  # uint8 (n_rows, n_columns), contrast stretched, highest frequency first.
    # Each float64 (n, 2): x rightwards and y downwards, 0..1 over the picture.
    contours: tuple[FloatArray, ...]

    @property
    def n_bytes(self) -> int:
        return self.picture.nbytes + sum(contour.nbytes for contour in self.contours)


Sound = SegmentId | ReferenceClip
"""What can be played to compare with."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A sound that is drawn at the scale of a segment."""

    sound: Sound
    segment_id: SegmentId


Pictured = SegmentId | Compared
"""What a thumbnail is made of."""


def make_thumbnail(maker: TileMaker, segment: Segment) -> Thumbnail:
    """Return the thumbnail of a segment, using the picture maker of its recording."""
    frame = Frame.around_box(segment.box, maker.layout.sample_rate_hz / 2)
    picture = picture_of(maker, frame, segment.box)
    return Thumbnail(frame=frame, picture=picture, contours=_contours(segment, frame))


def _thumbnail_at_scale(maker: TileMaker, box: TimeFreqBox, scale: Frame) -> Thumbnail:
    """Return a thumbnail without outline that is as long and wide as another's frame."""
    width_hz = scale.top_hz - scale.low_hz
    frame = Frame.centred_on_box(box, scale.span_s, width_hz, maker.layout.sample_rate_hz / 2)
    return Thumbnail(frame=frame, picture=picture_of(maker, frame, box), contours=())


def _contours(segment: Segment, frame: Frame) -> tuple[FloatArray, ...]:
    scale = np.array([1 / frame.span_s, -1 / (frame.top_hz - frame.low_hz)])
    origin = np.array([frame.start_s, frame.top_hz])
    contours = mask_outline(segment.mask, segment.box)
    return tuple((contour - origin) * scale for contour in contours)


DEFAULT_BUDGET_BYTES = 64 * 2**20
_WORKERS = 2
_OPEN_FILES = 6


@dataclass(slots=True)
class _ThumbnailOrder:
    """Pending requests; guarded by the service's condition."""

    project: Project | None = None
    queue: tuple[Pictured, ...] = ()
    running: dict[int, Pictured] = field(default_factory=dict)
    stopping: bool = False


class ThumbnailService(QObject):
    """Makes the requested thumbnails in its own threads, in the order of the request.

    Each request replaces the previous one, so that cards scrolled out of view are not made.
    """

    ready = Signal(object)
    """A thumbnail can be had, or (``problem``) it is known why not."""

    def __init__(
        self, parent: QObject | None = None, *, budget_bytes: int = DEFAULT_BUDGET_BYTES
    ) -> None:
        super().__init__(parent)
        self.cache: ByteCache[Pictured, Thumbnail] = ByteCache(budget_bytes)
        self._problems: dict[Pictured, str] = {}
        self._order = _ThumbnailOrder()
        self._condition = threading.Condition()
        self._threads: list[threading.Thread] = []

    def get(self, key: Pictured) -> Thumbnail | None:
        return self.cache.get(key)

    def problem(self, key: Pictured) -> str:
        return self._problems.get(key, "")

    def set_project(self, project: Project | None) -> None:
        """Switch to another project, or none; the old one is no longer read on return."""
        self._halt()
        self.cache.clear()
        self._problems.clear()
        self._order = _ThumbnailOrder(project=project)

    def request(self, keys: Sequence[Pictured]) -> None:
        """Request thumbnails, most important first; replaces the previous request."""
        with self._condition:
            if self._order.project is None:
                return
            busy = set(self._order.running.values())
            self._order.queue = tuple(
                key
                for key in keys
                if key not in busy and key not in self.cache and key not in self._problems
            )
            self._condition.notify_all()
            wanted = bool(self._order.queue)
        if wanted and not self._threads:
            self._start()

    def wait_until_idle(self, timeout_s: float = 10.0) -> bool:
        """Block until all requested thumbnails were made and emitted; for tests and scripts."""
        deadline = monotonic() + timeout_s
        with self._condition:
            done = self._condition.wait_for(
                lambda: not (self._order.queue or self._order.running),
                max(0.0, deadline - monotonic()),
            )
        QCoreApplication.sendPostedEvents()
        return done

    def shutdown(self) -> None:
        """Stop and join the threads, after finishing the current thumbnails."""
        self._halt()
        self._order = _ThumbnailOrder()

    def _halt(self) -> None:
        with self._condition:
            self._order.queue = ()
            self._order.stopping = True
            self._condition.notify_all()
        for thread in self._threads:
            thread.join()
        self._threads.clear()

    def _start(self) -> None:
        for number in range(_WORKERS):
            thread = threading.Thread(
                target=self._work, args=(number,), name=f"thumbnails-{number}", daemon=True
            )
            self._threads.append(thread)
            thread.start()

    def _wait_for_request(self, number: int) -> Pictured | None:
        """Wait for a request and mark it as being made; None to stop."""
        with self._condition:
            order = self._order
            while not order.stopping:
                if order.queue:
                    key, *rest = order.queue
                    order.queue = tuple(rest)
                    order.running[number] = key
                    return key
                self._condition.wait()
            return None

    def _work(self, number: int) -> None:
        project = self._order.project
        assert project is not None
        with ExitStack() as stack:
            workshop: _Workshop | None = None
            while (key := self._wait_for_request(number)) is not None:
                try:
                    if workshop is None:
                        workshop = stack.enter_context(_Workshop(project))
                    thumbnail = workshop.make(key)
                    self.cache.put(key, thumbnail, thumbnail.n_bytes)
                except BirdannError as error:
                    self._problems[key] = translate_message(str(error))
                finally:
                    self.ready.emit(key)
                    with self._condition:
                        self._order.running.pop(number, None)
                        self._condition.notify_all()


class _Workshop:
    """One thread's access to the project and to recently used sound files."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._reader: ProjectReader = project.reader()
        self._makers: OrderedDict[RecordingId, tuple[AudioReader, TileMaker]] = OrderedDict()

    def __enter__(self) -> "_Workshop":
        return self

    def __exit__(self, *_: object) -> None:
        for audio, _maker in self._makers.values():
            audio.close()
        self._reader.close()

    def make(self, key: Pictured) -> Thumbnail:
        if not isinstance(key, Compared):
            segment = self._segment(key)
            return make_thumbnail(self._maker(segment.recording_id), segment)
        scale = Frame.around_box(self._segment(key.segment_id).box, _INF)
        if isinstance(key.sound, ReferenceClip):
            with AudioReader(self._project.allowed_sound(key.sound.sound)) as audio:
                return _thumbnail_at_scale(maker_of(audio), key.sound.box, scale)
        segment = self._segment(key.sound)
        return _thumbnail_at_scale(self._maker(segment.recording_id), segment.box, scale)

    def _segment(self, segment_id: SegmentId) -> Segment:
        segment = self._reader.segments.by_id([segment_id]).get(segment_id)
        if segment is None:
            raise BirdannError("This segment is not in the project any more.")
        return segment

    def _maker(self, recording_id: RecordingId) -> TileMaker:
        known = self._makers.get(recording_id)
        if known is not None:
            self._makers.move_to_end(recording_id)
            return known[1]
        audio = AudioReader(self._project.audio_path(self._reader.recordings.one(recording_id)))
        maker = maker_of(audio)
        self._makers[recording_id] = audio, maker
        if len(self._makers) > _OPEN_FILES:
            _, (old, _maker) = self._makers.popitem(last=False)
            old.close()
        return maker


_BUDGET_BYTES = 4 * 2**20
_NAME_PX, _PICTURE_PX, _GAP_PX, _COLUMN_GAP_PX = 17, 42, 4, 10
_MIN_PICTURE_PX = 52
_CALL_PX = 52
_FULL_RANGE = Contrast(floor=0.0, ceiling=255.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Examples:
    """Calls of one species: typical segments by confirmed labels, then reference clips."""

    name: str
    color_index: int | None
    sounds: tuple[Sound, ...]
    words: tuple[str, ...]  # Recording and time, or file, of each of ``sounds``.


class ExampleStrip(QWidget):
    """Shows a segment and examples of one or two species at its scale; a click plays one."""

    play_requested = Signal(object)
    """A sound to play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.service = ThumbnailService(self, budget_bytes=_BUDGET_BYTES)
        self.columns: tuple[Examples, ...] = ()
        self._segment_id: SegmentId | None = None
        self._colors: list[int] = []
        self._color_map = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.service.ready.connect(lambda _segment_id: self.update())
        self.use_colors("magma")
        self.hide()

    def use_colors(self, color_map: str) -> None:
        if color_map != self._color_map:
            self._color_map = color_map
            self._colors = thumbnail_colors(color_map)
            self.update()

    def show_examples(self, columns: Sequence[Examples], segment_id: SegmentId | None) -> None:
        self._segment_id = segment_id
        self.columns = tuple(column for column in columns if column.sounds)
        self.setVisible(bool(self.columns))
        self.setAccessibleName(
            "; ".join(
                tr("%Ln examples of {species}", "", len(column.sounds)).format(species=column.name)
                for column in self.columns
            )
        )
        self._request_pictures()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _NAME_PX + _PICTURE_PX + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._request_pictures()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            for number, column in enumerate(self.columns):
                line = self._column(number)
                line.setHeight(_NAME_PX)
                spot = QRect(line.left(), line.center().y() - 6, 12, 12)
                species_icon(column.color_index).paint(painter, spot)
                name = line.adjusted(17, 0, 0, 0)
                draw_text(painter, name, column.name, small_font(self.font()), theme.muted)
            own_name = QRect(0, 0, _CALL_PX, _NAME_PX)
            draw_text(painter, own_name, tr("Selected"), small_font(self.font()), theme.muted)
            for sound, area, _words in self._example_areas():
                draw_thumbnail(
                    painter, area, self.service.get(self._picture_key(sound)), self._colors
                )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        example = self._example_at(event)
        if example is not None and event.button() is Qt.MouseButton.LeftButton:
            self.play_requested.emit(example[0])

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            example = self._example_at(event)
            QToolTip.showText(event.globalPos(), example[1] if example is not None else "", self)
            return True
        return super().event(event)

    def _example_at(self, event: QMouseEvent | QHelpEvent) -> tuple[Sound, str] | None:
        spot = event.position().toPoint() if isinstance(event, QMouseEvent) else event.pos()
        return next(
            ((key, words) for key, at, words in self._example_areas() if at.contains(spot)), None
        )

    def _request_pictures(self) -> None:
        self.service.request(
            [self._picture_key(sound) for sound, _area, _words in self._example_areas()]
        )

    def _picture_key(self, sound: Sound) -> Compared:
        assert self._segment_id is not None  # or there would be no places
        return Compared(sound, self._segment_id)

    def _column(self, number: int) -> QRect:
        n = max(1, len(self.columns))
        begin = _CALL_PX + _COLUMN_GAP_PX
        width = (self.width() - begin - _COLUMN_GAP_PX * (n - 1)) // n
        return QRect(begin + number * (width + _COLUMN_GAP_PX), 0, width, self.height())

    def _example_areas(self) -> list[tuple[Sound, QRect, str]]:
        if self._segment_id is None or not self.columns:
            return []
        own = QRect(0, _NAME_PX, _CALL_PX, _PICTURE_PX)
        areas: list[tuple[Sound, QRect, str]] = [(self._segment_id, own, tr("Selected"))]
        for number, column in enumerate(self.columns):
            area = self._column(number)
            room = max(1, (area.width() + _GAP_PX) // (_MIN_PICTURE_PX + _GAP_PX))
            n = min(room, len(column.sounds))
            width = min(96, (area.width() - _GAP_PX * (n - 1)) // n)
            for index in range(n):
                left = area.left() + index * (width + _GAP_PX)
                rect = QRect(left, _NAME_PX, width, _PICTURE_PX)
                areas.append((column.sounds[index], rect, column.words[index]))
        return areas


def draw_thumbnail(
    painter: QPainter, area: QRect, thumbnail: Thumbnail | None, colors: list[int]
) -> None:
    """Draw a thumbnail, or a placeholder while it is being made."""
    if thumbnail is None:
        set_pen_and_brush(painter, None, current_theme().plot).drawRoundedRect(area, 4, 4)
        return
    painter.drawImage(QRectF(area), color_tile(thumbnail.picture, colors))


@cache
def thumbnail_colors(color_map: str) -> list[int]:
    """Return the colour of each display value."""
    colors: list[int] = lookup(color_map, _FULL_RANGE).tolist()
    return colors
