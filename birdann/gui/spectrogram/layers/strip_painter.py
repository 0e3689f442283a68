"""Painting of the segments of a time range: outlines, or a density map if crowded.

Many polygons become painter paths without a Python call per vertex. Lines are drawn one pixel wide
several times with slight offsets: the raster engine draws such lines about forty times faster than
wider ones.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QByteArray, QDataStream, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from birdann.core.arrays import BoolArray, FloatArray, IndexArray, UInt32Array
from birdann.core.geometry import Mask
from birdann.core.labels import SegmentStatus
from birdann.gui.project.segment_index import STATUS_ORDER, SegmentIndex
from birdann.gui.spectrogram.layers.outlines import Contours, OutlineCache, simplify
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.style.theme import (
    HALO,
    STATUS_COLORS,
    picture_of,
    set_pen_and_brush,
    species_style,
    with_alpha,
)

_ELEMENT = np.dtype([("type", ">i4"), ("x", ">f8"), ("y", ">f8")])
_LINE_TO = int(QPainterPath.ElementType.LineToElement.value)
# The path's serialised form ends with the start of its last sub-path and its fill rule.
_TAIL = np.zeros(2, dtype=">i4").tobytes()


class ClosedPolygons:
    """Polygons, any range of which can be converted to one path.

    A path is read from Qt's serialised form, which numpy writes at once.

    Parameters
    ----------
    points
        float64 (sum of lengths, 2): the vertices of all polygons in sequence.
    lengths
        int (n,): vertices of each polygon, at least 1.
    """

    def __init__(self, points: FloatArray, lengths: npt.ArrayLike) -> None:
        sizes = np.asarray(lengths, dtype=np.intp)
        ends = np.cumsum(sizes)
        starts = ends - sizes
        extra = np.arange(len(sizes))
        self._bounds = np.append(starts + extra, len(points) + len(sizes))
        # Each polygon's vertices and then its first vertex again.
        closed = np.insert(np.arange(len(points)), ends, starts)
        self._elements = np.empty(len(closed), dtype=_ELEMENT)
        self._elements["type"] = _LINE_TO
        self._elements["type"][self._bounds[:-1]] = 0
        self._elements["x"], self._elements["y"] = points[closed].T

    def __len__(self) -> int:
        return len(self._bounds) - 1

    def path(self, first: int = 0, stop: int | None = None) -> QPainterPath:
        """Return polygons ``first`` to ``stop`` (exclusive) as one path."""
        stop = len(self) if stop is None else stop
        elements = self._elements[self._bounds[first] : self._bounds[stop]]
        path = QPainterPath()
        if len(elements):
            count = np.array(len(elements), dtype=">i4").tobytes()
            stream = QDataStream(QByteArray(count + elements.tobytes() + _TAIL))
            stream >> path
        return path


_SPECK_PX = 7.0


def path_without_specks(polygons: list[FloatArray], unit_px: float) -> QPainterPath:
    """Return pixel polygons as one path, without specks, holes and corners of a few pixels."""
    sizes = [float(np.ptp(polygon, axis=0).max()) for polygon in polygons]
    drawn = [each for each, size in zip(polygons, sizes, strict=True) if size >= _SPECK_PX]
    drawn = drawn or [polygons[int(np.argmax(sizes))]]
    lengths = np.array([len(polygon) for polygon in drawn], dtype=np.intp)
    return ClosedPolygons(*simplify(np.concatenate(drawn), lengths, unit_px)).path()


MARGIN_PX = 4
"""How far beyond a segment's box its line may reach."""
STRIP_PX = 256
_CROWD, _FULLEST = 120, 0.1
_SMALL_PX = 6.0
_OUTLINE_BYTES = 12 * 2**20
_FOUR = np.array([4])
_MAX_SKETCHED = 1000
_SKETCH_ALPHA = 100
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


class StripPainter:
    """Paints segments on a transparent background."""

    def __init__(self) -> None:
        self._index = SegmentIndex()
        self._outlines: OutlineCache[int] = OutlineCache(_OUTLINE_BYTES)
        self._others: OutlineCache[Mask] = OutlineCache(_OUTLINE_BYTES)
        self._crowds: dict[float, bool] = {}

    @property
    def index(self) -> SegmentIndex:
        return self._index

    @index.setter
    def index(self, index: SegmentIndex) -> None:
        if index.shapes is not self._index.shapes:
            self._outlines.clear()
            self._crowds = {}
        self._index = index

    def polygons(self, row: int) -> list[FloatArray]:
        """Return a segment's contours in seconds and hertz; its box without a mask."""
        return self._shapes(np.array([row]), np.zeros(1, dtype=np.bool_))[0].contours()

    def contours(self, mask: Mask) -> list[FloatArray]:
        return self._others.trace([mask], lambda itself: itself)[0].contours()

    def strip(
        self, start_s: float, width_px: int, viewport: Viewport, ratio: float
    ) -> QImage | None:
        """Return the picture of a time range at the zoom of a view; None if empty.

        Parameters
        ----------
        start_s
            Start of the range.
        width_px
            Width of the picture.
        viewport
            Gives the zoom and the height.
        ratio
            Device pixels per pixel.
        """
        margin_s = MARGIN_PX / viewport.px_per_s
        stop_s = start_s + width_px / viewport.px_per_s
        rows = self._index.query(start_s - margin_s, stop_s + margin_s)
        if not len(rows):
            return None
        width = round(width_px * ratio)
        height = max(1, round(viewport.height_px * ratio))
        if self.is_crowd(viewport.px_per_s):
            image = self._density(rows, start_s, width_px, viewport).scaled(width, height)
        else:
            image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            self._draw_lines(image, rows, start_s, viewport, ratio)
        image.setDevicePixelRatio(ratio)
        return image

    def is_crowd(self, px_per_s: float) -> bool:
        """Whether segments are too many for outlines at a zoom, in more than a tenth of the strips.

        The whole recording decides, so that no view has outlines beside filled rectangles.
        """
        if px_per_s not in self._crowds:
            counts = np.bincount((self._index.onsets_s * (px_per_s / STRIP_PX)).astype(np.intp))
            n_crowds, n_filled = np.count_nonzero(counts > _CROWD), np.count_nonzero(counts)
            self._crowds[px_per_s] = bool(n_crowds > _FULLEST * n_filled)
        return self._crowds[px_per_s]

    def sketch(self, painter: QPainter, viewport: Viewport) -> None:
        """Paint the boxes of the visible segments; the origin is the plot's corner.

        Of very many segments a subset is painted, the same one in every frame.
        """
        index = self._index
        rows = index.query(viewport.start_s, viewport.stop_s)
        if len(rows) > _MAX_SKETCHED:
            step = 1 << int(np.ceil(np.log2(len(rows) / _MAX_SKETCHED)))
            rows = rows[rows % step == 0]
        rows, styles = self._sort_by_style(rows)
        left = (index.onsets_s[rows] - viewport.start_s) * viewport.px_per_s
        widths = (index.offsets_s[rows] - index.onsets_s[rows]) * viewport.px_per_s
        tops = viewport.ys(index.highs_hz[rows])
        heights = viewport.ys(index.lows_hz[rows]) - tops
        sizes = np.stack([left, tops, np.maximum(widths, 1.0), heights], axis=1)
        boxes = [QRectF(*size) for size in sizes.tolist()]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        is_filled = self.is_crowd(viewport.px_per_s)
        for first, stop, status, color in _runs(styles):
            pen = line_pen(status, color, 1.0)
            fill = with_alpha(pen.color(), _SKETCH_ALPHA)
            set_pen_and_brush(painter, None if is_filled else pen, fill if is_filled else None)
            painter.drawRects(boxes[first:stop])

    def _sort_by_style(self, rows: IndexArray) -> tuple[IndexArray, IndexArray]:
        index = self._index
        styles = index.colors[rows].astype(np.intp) * len(STATUS_ORDER) + index.statuses[rows]
        order = np.argsort(styles, kind="stable")
        return rows[order], styles[order]

    def _shapes(self, rows: IndexArray, is_small: BoolArray) -> list[Contours]:
        """Return the outlines of segments; boxes for small ones and those without masks."""
        index, masks = self._index, self._index.masks
        large = [row for row in rows[~is_small].tolist() if masks[row] is not None]
        traced = self._outlines.trace(large, self._mask, index.box)
        outlines = dict(zip(large, traced, strict=True))
        left, right, low, high = (
            edge[rows] for edge in (index.onsets_s, index.offsets_s, index.lows_hz, index.highs_hz)
        )
        corners = [left, low, right, low, right, high, left, high]
        boxes = np.stack(corners, axis=1).reshape(-1, 4, 2)
        return [
            outlines.get(row) or Contours(box, _FOUR)
            for row, box in zip(rows.tolist(), boxes, strict=True)
        ]

    def _mask(self, row: int) -> Mask:
        mask = self._index.masks[row]
        assert mask is not None
        return mask

    def _draw_lines(
        self, image: QImage, rows: IndexArray, start_s: float, viewport: Viewport, ratio: float
    ) -> None:
        rows, styles = self._sort_by_style(rows)
        polygons, owners = self._pixel_polygons(rows, start_s, viewport, ratio)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _stroke(painter, polygons.path(), QPen(HALO, 1.0), _cross_offsets(1.3 * ratio))
            for first, stop, status, color in _runs(styles[owners]):
                pen = line_pen(status, color, ratio)
                _stroke(painter, polygons.path(first, stop), pen, _thick_offsets(ratio))

    def _pixel_polygons(
        self, rows: IndexArray, start_s: float, viewport: Viewport, ratio: float
    ) -> tuple[ClosedPolygons, IndexArray]:
        """Return polygons in the strip's device pixels, and the index in ``rows`` of each."""
        index = self._index
        widths = (index.offsets_s[rows] - index.onsets_s[rows]) * viewport.px_per_s
        heights = viewport.ys(index.lows_hz[rows]) - viewport.ys(index.highs_hz[rows])
        contours = self._shapes(rows, (widths < _SMALL_PX) | (heights < _SMALL_PX))
        owners = np.repeat(
            np.arange(len(contours)), [len(contour.lengths) for contour in contours]
        )
        points = np.concatenate([contour.points for contour in contours])
        pixels = np.stack(
            [(points[:, 0] - start_s) * viewport.px_per_s, viewport.ys(points[:, 1])], axis=1
        )
        lengths = np.concatenate([contour.lengths for contour in contours])
        vertices, lengths = simplify(pixels * ratio, lengths, 0.75)
        return ClosedPolygons(vertices, lengths), owners

    def _density(
        self, rows: IndexArray, start_s: float, width_px: int, viewport: Viewport
    ) -> QImage:
        """Return many small segments as a density map in their mean colour, one pixel per cell."""
        index, scale = self._index, viewport.px_per_s / CELL_PX
        width = width_px // CELL_PX
        height = max(1, round(viewport.height_px / CELL_PX))
        boxes = (
            (index.onsets_s[rows] - start_s) * scale,
            (index.offsets_s[rows] - start_s) * scale,
            viewport.ys(index.highs_hz[rows]) / CELL_PX,
            viewport.ys(index.lows_hz[rows]) / CELL_PX,
        )
        weights = (np.ones(len(rows)), *self._line_colors(rows).T)
        sums, *colors = sums_over(boxes, width, height, weights)
        pixels = np.zeros((height, width), dtype=np.uint32)
        is_covered = sums > 0.5
        counts = sums[is_covered]
        opacity = 0.30 + 0.15 * (1 - np.exp(-counts / 8))
        means = [color[is_covered] / counts for color in colors]
        pixels[is_covered] = premultiply(means, opacity)
        return picture_of(pixels, QImage.Format.Format_ARGB32_Premultiplied)

    def _line_colors(self, rows: IndexArray) -> FloatArray:
        """Return (n, 3) red, green and blue of segments' lines."""
        n_kinds = len(STATUS_ORDER)
        styles = (self._index.colors[rows] + 1) * n_kinds + self._index.statuses[rows]
        kinds = np.flatnonzero(np.bincount(styles))
        palette = np.zeros((int(kinds[-1]) + 1, 3))
        for kind in kinds.tolist():
            color, status = divmod(kind, n_kinds)
            line = line_pen(STATUS_ORDER[status], color - 1, 1.0).color()
            palette[kind] = line.red(), line.green(), line.blue()
        colors: FloatArray = palette[styles]
        return colors


def _runs(styles: IndexArray) -> Iterator[tuple[int, int, SegmentStatus, int]]:
    """Return start and end of each run of a style, with its status and colour."""
    edges = [0, *(np.flatnonzero(np.diff(styles)) + 1).tolist(), len(styles)]
    for first, stop in pairwise(edges):
        if first < stop:
            color, status = divmod(int(styles[first]), len(STATUS_ORDER))
            yield first, stop, STATUS_ORDER[status], color


def _stroke(
    painter: QPainter, path: QPainterPath, pen: QPen, shifts: Iterable[tuple[float, float]]
) -> None:
    painter.setPen(pen)
    for x, y in shifts:
        painter.translate(x, y)
        painter.drawPath(path)
        painter.translate(-x, -y)


def _cross_offsets(distance: float) -> list[tuple[float, float]]:
    return [(distance, 0.0), (-distance, 0.0), (0.0, distance), (0.0, -distance)]


def _thick_offsets(ratio: float) -> list[tuple[float, float]]:
    if ratio < 1.5:
        return [(-0.25, -0.25), (0.25, 0.25)]
    return [(x * 0.8, y * 0.8) for x in (-1, 0, 1) for y in (-1, 0, 1)]


CELL_PX = 2
"""Pixels of the picture to a cell of the map, each way."""


def sums_over(
    boxes: Sequence[FloatArray], width: int, height: int, weights: Sequence[FloatArray]
) -> list[FloatArray]:
    """Return for each cell the sum of the weights of the boxes that touch it.

    Parameters
    ----------
    boxes
        Left, right, top and bottom edges in cells, float64 (n,) each.
    width, height
        Cells of the map; boxes may reach beyond.
    weights
        Any number of float64 (n,).

    Returns
    -------
    list of float64 (height, width)
    """
    left, right, top, bottom = boxes
    x0 = np.clip(left, 0, width).astype(np.intp)
    x1 = np.clip(right + 1, 0, width).astype(np.intp)
    y0 = np.clip(top, 0, height).astype(np.intp)
    y1 = np.clip(bottom + 1, 0, height).astype(np.intp)
    corners = ((y0, x0, 1.0), (y1, x0, -1.0), (y0, x1, -1.0), (y1, x1, 1.0))
    cell_indices = np.concatenate([y * (width + 1) + x for y, x, _ in corners])
    n_cells = (height + 1) * (width + 1)
    sums = []
    for weight in weights:
        signed = np.concatenate([weight * sign for *_, sign in corners])
        steps = np.bincount(cell_indices, weights=signed, minlength=n_cells)
        steps = steps.reshape(height + 1, width + 1)
        sums.append(steps.cumsum(axis=0).cumsum(axis=1)[:height, :width])
    return sums


def premultiply(color: Sequence[FloatArray | float], opacity: FloatArray) -> UInt32Array:
    """Return pixels 0xAARRGGBB of red, green and blue (0..255) at an opacity (0..1)."""
    pixels = (opacity * 255).astype(np.uint32) << 24
    for shift, channel in zip((16, 8, 0), color, strict=True):
        pixels |= np.clip(channel * opacity, 0, 255).astype(np.uint32) << shift
    return pixels.astype(np.uint32)
