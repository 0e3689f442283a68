"""Outlines of all segments as one layer, painted once per strip and cached.

Strips are ``STRIP_PX`` wide and fixed on the time axis at a given zoom, so that panning only
copies them. While the zoom changes none are painted: those of the last zoom are stretched, and
boxes replace missing ones. At rest new strips are painted within the time of a frame until the
picture is complete.
"""

from collections import OrderedDict
from dataclasses import dataclass
from time import perf_counter
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QRegion

from birdann.core.arrays import FloatArray, IndexArray
from birdann.core.geometry import Mask
from birdann.gui.project.segment_index import SegmentIndex
from birdann.gui.spectrogram.layers.strip_painter import MARGIN_PX, STRIP_PX, StripPainter
from birdann.gui.spectrogram.viewport import FrequencyScale, Viewport

_MAX_STRIPS = 24
_FRAME_BUDGET_S = 0.005
_MAX_STRETCHED = 4.0


@dataclass(frozen=True, slots=True)
class _Zoom:
    """Properties that a strip depends on besides its position and the segments."""

    px_per_s: float
    low_hz: float
    high_hz: float
    height_px: float
    scale: FrequencyScale
    ratio: float

    @property
    def strip_s(self) -> float:
        return STRIP_PX / self.px_per_s


Strips: TypeAlias = "OrderedDict[int, QImage | None]"


@dataclass(frozen=True, slots=True)
class _Old:
    """Strips of an earlier zoom, used until new ones are painted."""

    zoom: _Zoom
    strips: Strips

    def strip_areas(self, viewport: Viewport) -> list[tuple[QRectF, QImage | None]]:
        """Return the positions of strips in a view; empty if they would be stretched too far."""
        zoom = self.zoom
        stretch = viewport.px_per_s / zoom.px_per_s
        if not 1 / _MAX_STRETCHED <= stretch <= _MAX_STRETCHED:
            return []
        top, bottom = viewport.y(zoom.high_hz), viewport.y(zoom.low_hz)
        width = STRIP_PX * stretch
        placed = [
            (QRectF(viewport.x(number * zoom.strip_s), top, width, bottom - top), image)
            for number, image in self.strips.items()
        ]
        return [
            (area, image)
            for area, image in placed
            if area.right() > 0 and area.left() < viewport.width_px
        ]


class OverlayLayer:
    """Paints the outlines of segments."""

    def __init__(self) -> None:
        self._painter = StripPainter()
        self._zoom: _Zoom | None = None
        self._strips: Strips = OrderedDict()
        self._old: _Old | None = None
        self._stale: set[int] = set()
        self._is_whole = False

    def set_index(self, index: SegmentIndex) -> None:
        """Show other segments; the old strips are used until new ones are painted."""
        self._painter.index = index
        if not len(index):
            self._old = None
        elif self._zoom is not None and self._is_whole:
            self._old = _Old(self._zoom, self._strips)
        self._strips = OrderedDict()
        self._stale.clear()
        self._is_whole = False

    def repaint(self, rows: IndexArray) -> None:
        """Repaint the strips of segments whose status or colour has changed."""
        if self._zoom is None:
            return
        index, margin_s = self._painter.index, MARGIN_PX / self._zoom.px_per_s
        onsets_s, offsets_s = index.onsets_s[rows], index.offsets_s[rows]
        first = (onsets_s - margin_s) // self._zoom.strip_s
        last = (offsets_s + margin_s) // self._zoom.strip_s
        self._stale |= {n for n in self._strips if ((first <= n) & (n <= last)).any()}

    def polygons(self, row: int) -> list[FloatArray]:
        """Return a segment's contours in seconds and hertz; its box without a mask."""
        return self._painter.polygons(row)

    def contours(self, mask: Mask) -> list[FloatArray]:
        return self._painter.contours(mask)

    def paint(
        self, painter: QPainter, viewport: Viewport, ratio: float, *, is_zooming: bool
    ) -> bool:
        """Paint the visible part; return whether it is complete.

        Parameters
        ----------
        painter
            With the plot's top left corner as its origin.
        ratio
            Device pixels per pixel.
        is_zooming
            Use existing strips only, as the zoom is changing.
        """
        if not len(self._painter.index):
            return True
        self._set_zoom(viewport, ratio)
        deadline = perf_counter() + _FRAME_BUDGET_S
        left_px = viewport.start_s * viewport.px_per_s
        missing, plot = QRegion(), QRectF(0.0, 0.0, viewport.width_px, viewport.height_px)
        first, last = int(left_px // STRIP_PX), int((left_px + viewport.width_px) // STRIP_PX)
        for number in range(first, last + 1):
            x = round((number * STRIP_PX - left_px) * ratio) / ratio
            is_wanted = number not in self._strips or number in self._stale
            if is_wanted and not is_zooming and perf_counter() < deadline:
                self._make(number, viewport, ratio)
            if number not in self._strips:
                area = QRectF(x, 0.0, STRIP_PX, viewport.height_px)
                missing += area.intersected(plot).toAlignedRect()
            elif (image := self._strips[number]) is not None:
                painter.drawImage(QPointF(x, 0.0), image)
        self._is_whole = missing.isEmpty() and self._stale.isdisjoint(range(first, last + 1))
        if not missing.isEmpty():
            painter.save()
            self._paint_old_strips(painter, viewport, missing)
            painter.restore()
        return self._is_whole

    def _set_zoom(self, viewport: Viewport, ratio: float) -> None:
        """Start without strips at another zoom; keep the old ones if they cover more."""
        zoom = _Zoom(
            viewport.px_per_s,
            viewport.low_hz,
            viewport.high_hz,
            viewport.height_px,
            viewport.scale,
            ratio,
        )
        if zoom == self._zoom:
            return
        if self._zoom is not None:
            before = _Old(self._zoom, self._strips)
            if self._old is None or _covered_px(before, viewport) >= _covered_px(
                self._old, viewport
            ):
                self._old = before
        self._zoom, self._strips = zoom, OrderedDict()
        self._stale.clear()
        self._is_whole = False

    def _paint_old_strips(self, painter: QPainter, viewport: Viewport, missing: QRegion) -> None:
        """Fill missing places with stretched strips of the last zoom, or with boxes."""
        old, is_crowd = self._old, self._painter.is_crowd
        placed: list[tuple[QRectF, QImage | None]] = []
        if old is not None and is_crowd(old.zoom.px_per_s) is is_crowd(viewport.px_per_s):
            placed = old.strip_areas(viewport)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
        painter.setClipRegion(missing, Qt.ClipOperation.IntersectClip)
        uncovered = QRegion(missing)
        for area, image in placed:
            uncovered -= area.toAlignedRect()
            if image is not None:
                painter.drawImage(area, image)
        if not uncovered.isEmpty():
            painter.setClipRegion(uncovered, Qt.ClipOperation.IntersectClip)
            self._painter.sketch(painter, viewport)

    def _make(self, number: int, viewport: Viewport, ratio: float) -> None:
        start_s = number * STRIP_PX / viewport.px_per_s
        self._strips[number] = self._painter.strip(start_s, STRIP_PX, viewport, ratio)
        self._stale.discard(number)
        while len(self._strips) > _MAX_STRIPS:
            self._strips.popitem(last=False)


def _covered_px(old: _Old, viewport: Viewport) -> float:
    """Return how much of a view's width strips of an earlier zoom cover."""
    return sum(
        min(area.right(), viewport.width_px) - max(area.left(), 0.0)
        for area, _ in old.strip_areas(viewport)
    )
