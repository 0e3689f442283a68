"""Outlines of all segments as one layer, painted once per strip of the picture and kept.

Strips are as wide as ``STRIP_PX`` and stand still on the time axis at a given zoom, so
panning only copies them. Lines are drawn a pixel wide several times over, slightly shifted: the
raster engine draws such lines some forty times faster than wider ones.
"""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from birdann.gui.spectrogram.outlines import OutlineCache, simplified
from birdann.gui.spectrogram.paths import box_points, closed_path
from birdann.gui.spectrogram.segment_index import (
    STATUS_ORDER,
    IndexArray,
    SegmentIndex,
    SegmentStatus,
)
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.theme import STATUS_COLORS, species_style

FloatArray = npt.NDArray[np.float64]

STRIP_PX = 256
_MAX_STRIPS = 40
_CROWD_PER_STRIP = 120
_SMALL_PX = (12.0, 7.0)
_TRACE_BUDGET_S = 0.004
_HALO = QColor(6, 8, 12, 120)
_SHOWN_BY_SPECIES = (SegmentStatus.PREDICTED, SegmentStatus.CONFIRMED, SegmentStatus.CORRECTED)
_DASHES = {SegmentStatus.PREDICTED: (5.0, 3.5), SegmentStatus.REJECTED: (1.5, 3.0)}


def line_pen(status: SegmentStatus, color_index: int, ratio: float) -> QPen:
    """Return the pen of a segment's outline, one device pixel wide."""
    if status in _SHOWN_BY_SPECIES:
        color = species_style(color_index).color
    else:
        color = STATUS_COLORS[status]
    pen = QPen(color, 1.0)
    if status in _DASHES:
        pen.setDashPattern([part * ratio for part in _DASHES[status]])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


@dataclass(frozen=True, slots=True)
class _ZoomKey:
    """What the pixels of a strip depend on besides its place and the segments."""

    px_per_s: float
    low_hz: float
    high_hz: float
    height_px: float
    scale: str
    ratio: float


class OverlayLayer:
    """Paints the outlines of segments."""

    def __init__(self) -> None:
        self._index = SegmentIndex()
        self._outlines = OutlineCache()
        self._zoom: _ZoomKey | None = None
        self._strips: OrderedDict[int, tuple[QImage, bool]] = OrderedDict()
        self._deadline = 0.0

    def set_index(self, index: SegmentIndex) -> None:
        """Show other segments."""
        self._index = index
        self._strips.clear()

    def polygons(self, row: int) -> list[FloatArray]:
        """Return a segment's contours in seconds and hertz; its box where it has no mask."""
        view = self._index.views[row]
        if view.mask is not None:
            return self._outlines.trace(view.mask)
        box = view.box
        return [box_points(np.array([[box.onset_s, box.low_hz, box.offset_s, box.high_hz]]))]

    def paint(self, painter: QPainter, viewport: Viewport, ratio: float, *, draft: bool) -> bool:
        """Paint what is in view; return whether it is in its final quality.

        Parameters
        ----------
        painter
            With the plot's top left corner as its origin.
        viewport
            What is in view.
        ratio
            Device pixels per pixel.
        draft
            Leave out what takes time (halos), as long as the zoom is changing.
        """
        if not len(self._index):
            return True
        zoom = _ZoomKey(
            viewport.px_per_s,
            viewport.low_hz,
            viewport.high_hz,
            viewport.height_px,
            viewport.scale,
            ratio,
        )
        if zoom != self._zoom:
            self._zoom = zoom
            self._strips.clear()
        self._deadline = perf_counter() + _TRACE_BUDGET_S
        left_px = viewport.start_s * viewport.px_per_s
        first = int(left_px // STRIP_PX)
        last = int((left_px + viewport.width_px) // STRIP_PX)
        complete = True
        for number in range(first, last + 1):
            image, is_final = self._strip(number, viewport, ratio, draft=draft)
            x = round((number * STRIP_PX - left_px) * ratio) / ratio
            painter.drawImage(QPointF(x, 0.0), image)
            complete = complete and is_final
        return complete

    def _strip(
        self, number: int, viewport: Viewport, ratio: float, *, draft: bool
    ) -> tuple[QImage, bool]:
        known = self._strips.get(number)
        if known is not None and (known[1] or draft):
            self._strips.move_to_end(number)
            return known
        start_s = number * STRIP_PX / viewport.px_per_s
        stop_s = (number + 1) * STRIP_PX / viewport.px_per_s
        margin_s = 4 / viewport.px_per_s
        rows = self._index.query(start_s - margin_s, stop_s + margin_s)
        if len(rows) > _CROWD_PER_STRIP:
            image, is_final = self._crowd(rows, start_s, viewport, ratio), True
        else:
            image, is_final = self._lines(rows, start_s, viewport, ratio, draft=draft)
        image.setDevicePixelRatio(ratio)
        self._strips[number] = image, is_final
        while len(self._strips) > _MAX_STRIPS:
            self._strips.popitem(last=False)
        return image, is_final

    def _blank(self, viewport: Viewport, ratio: float) -> QImage:
        image = QImage(
            round(STRIP_PX * ratio),
            max(1, round(viewport.height_px * ratio)),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.fill(0)
        return image

    def _lines(
        self, rows: IndexArray, start_s: float, viewport: Viewport, ratio: float, *, draft: bool
    ) -> tuple[QImage, bool]:
        image = self._blank(viewport, ratio)
        if not len(rows):
            return image, True
        index = self._index
        styles = index.colors[rows].astype(np.int64) * len(STATUS_ORDER) + index.statuses[rows]
        order = np.argsort(styles, kind="stable")
        rows, styles = rows[order], styles[order]
        polygons, owners, traced = self._pixel_polygons(rows, start_s, viewport, ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not draft:
            self._stroke(painter, polygons, QPen(_HALO, 1.0), _around(1.3 * ratio))
        bounds = np.flatnonzero(np.diff(styles[owners])) + 1
        for group in np.split(np.arange(len(polygons)), bounds):
            color, status = divmod(int(styles[owners[group[0]]]), len(STATUS_ORDER))
            pen = line_pen(STATUS_ORDER[status], color, ratio)
            members = [polygons[i] for i in group]
            self._stroke(painter, members, pen, [(0.0, 0.0)] if draft else _thick(ratio))
        painter.end()
        return image, traced and not draft

    def _pixel_polygons(
        self, rows: IndexArray, start_s: float, viewport: Viewport, ratio: float
    ) -> tuple[list[FloatArray], IndexArray, bool]:
        """Return polygons in device pixels, whose they are, and whether all masks were traced.

        An owner is a place in ``rows``. Masks that the time budget does not reach are boxes.
        """
        index = self._index
        pieces: list[FloatArray] = []
        owners: list[int] = []
        traced = True
        widths = (index.offsets_s[rows] - index.onsets_s[rows]) * viewport.px_per_s
        heights = viewport.ys(index.lows_hz[rows]) - viewport.ys(index.highs_hz[rows])
        for place, row in enumerate(rows.tolist()):
            mask = index.views[row].mask
            small = widths[place] < _SMALL_PX[0] or heights[place] < _SMALL_PX[1]
            contours = None
            if mask is not None and not small:
                contours = self._outlines.get(mask)
                if contours is None and perf_counter() < self._deadline:
                    contours = self._outlines.trace(mask)
                traced = traced and contours is not None
            if contours is None:
                box = index.views[row].box
                contours = [
                    box_points(np.array([[box.onset_s, box.low_hz, box.offset_s, box.high_hz]]))
                ]
            pieces += contours
            owners += [place] * len(contours)
        points = np.concatenate(pieces)
        lengths = [len(p) for p in pieces]
        points = np.stack(
            [(points[:, 0] - start_s) * viewport.px_per_s, viewport.ys(points[:, 1])], axis=1
        )
        pixels = np.split(points * ratio, np.cumsum(lengths)[:-1])
        return simplified(pixels, 0.75), np.array(owners, dtype=np.intp), traced

    @staticmethod
    def _stroke(
        painter: QPainter,
        polygons: list[FloatArray],
        pen: QPen,
        shifts: Iterable[tuple[float, float]],
    ) -> None:
        path = closed_path(np.concatenate(polygons), [len(p) for p in polygons])
        painter.setPen(pen)
        for x, y in shifts:
            painter.translate(x, y)
            painter.drawPath(path)
            painter.translate(-x, -y)

    def _crowd(self, rows: IndexArray, start_s: float, viewport: Viewport, ratio: float) -> QImage:
        """Paint where many small segments lie as a veil, the denser the brighter."""
        index = self._index
        height = max(1, round(viewport.height_px * ratio / 2))
        width = round(STRIP_PX * ratio / 2)
        scale = viewport.px_per_s * ratio / 2
        x0 = ((index.onsets_s[rows] - start_s) * scale).astype(np.intp)
        x1 = ((index.offsets_s[rows] - start_s) * scale).astype(np.intp)
        tops = viewport.ys(index.highs_hz[rows]) * ratio / 2
        bottoms = viewport.ys(index.lows_hz[rows]) * ratio / 2
        y0, y1 = np.floor(tops).astype(np.intp), np.ceil(bottoms).astype(np.intp) + 1
        x0, x1 = np.clip(x0, 0, width), np.clip(x1 + 1, 0, width)
        y0, y1 = np.clip(y0, 0, height), np.clip(y1, 0, height)
        steps = np.zeros((height + 1) * (width + 1))
        for ys, xs, sign in ((y0, x0, 1), (y1, x0, -1), (y0, x1, -1), (y1, x1, 1)):
            steps += sign * np.bincount(ys * (width + 1) + xs, minlength=len(steps))
        counts = steps.reshape(height + 1, width + 1).cumsum(axis=0).cumsum(axis=1)[:-1, :-1]
        opacity = np.where(counts > 0, 40 + 120 * (1 - np.exp(-counts / 6)), 0)
        veil = np.ascontiguousarray(opacity, dtype=np.uint8)
        image = QImage(veil.data, width, height, width, QImage.Format.Format_Alpha8)
        tinted = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        tinted.fill(QColor(190, 220, 255))
        painter = QPainter(tinted)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, image)
        painter.end()
        full = self._blank(viewport, ratio)
        return tinted.scaled(full.width(), full.height())


def _around(distance: float) -> list[tuple[float, float]]:
    return [(distance, 0.0), (-distance, 0.0), (0.0, distance), (0.0, -distance)]


def _thick(ratio: float) -> list[tuple[float, float]]:
    if ratio < 1.5:
        return [(-0.25, -0.25), (0.25, 0.25)]
    return [(x * 0.8, y * 0.8) for x in (-1, 0, 1) for y in (-1, 0, 1)]
