"""Tiles as pictures: rows fitted to the view's pixels, values looked up as colours."""

from collections import OrderedDict
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter

from birdann.gui.spectrogram.colormaps import UInt32Array, levelled
from birdann.gui.spectrogram.planner import TILE_COLUMNS, Pyramid, TileAddress
from birdann.gui.spectrogram.scales import FrequencyScale
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.theme import current_theme
from birdann.gui.tile_source import Tile, TileSource
from birdann.gui.tiles import TileService

_INTERSECT = Qt.ClipOperation.IntersectClip
_MAX_IMAGES = 24
_STAND_IN_STEPS = 8


@dataclass(frozen=True, slots=True)
class RowKey:
    """What a row map depends on."""

    low_hz: float
    high_hz: float
    scale: FrequencyScale
    n_rows: int
    bin_hz: float
    n_bins: int


class RowMap:
    """Fits a tile's bins to pixel rows, the highest frequency on top.

    Where a pixel is smaller than a bin the values are interpolated, where it is larger the
    loudest bin is kept, so that a faint tone cannot fall between two rows.
    """

    def __init__(self, key: RowKey) -> None:
        self.key = key
        low, high = key.scale.warp(key.low_hz), key.scale.warp(key.high_hz)
        edges = key.scale.unwarp(np.linspace(high, low, key.n_rows + 1)) / key.bin_hz
        centres = np.clip((edges[:-1] + edges[1:]) / 2, 0, key.n_bins - 1)
        self._below = np.floor(centres).astype(np.intp)
        self._above = np.minimum(self._below + 1, key.n_bins - 1)
        self._weight = np.round((centres - self._below) * 256).astype(np.uint16)[:, None]
        self._pooled = np.flatnonzero(edges[:-1] - edges[1:] > 1.0)
        first = np.clip(np.ceil(edges[1:] - 0.5), 0, key.n_bins - 1).astype(np.intp)
        self._first = first[self._pooled]
        if len(self._pooled):
            top = int(np.ceil(edges[self._pooled[0]] - 0.5))
            self._stop = min(max(top, int(self._first[0]) + 1), key.n_bins)

    def apply(self, tile: Tile) -> Tile:
        """Return uint8 (n_rows, n_columns)."""
        below, above = tile[self._below], tile[self._above]
        mixed = below * (np.uint16(256) - self._weight)
        mixed += above * self._weight
        mixed += np.uint16(128)
        mixed >>= np.uint16(8)
        rows = mixed.astype(np.uint8)
        if len(self._pooled):
            # Rows run downwards in frequency, reduceat needs rising indices.
            loudest = np.maximum.reduceat(tile[: self._stop], self._first[::-1], axis=0)
            rows[self._pooled] = loudest[::-1]
        return np.ascontiguousarray(rows)


class TileImages:
    """Paints tiles, with coarser or finer ones standing in for those not made yet."""

    def __init__(self, service: TileService) -> None:
        self._service = service
        self._images: OrderedDict[tuple[TileAddress, bool, bool], QImage] = OrderedDict()
        self._overview: Tile | None = None
        self._overview_image: QImage | None = None
        self._rows: RowMap | None = None
        self._offsets: npt.NDArray[np.int16] | None = None
        self._colors: list[int] = [0xFF000000] * 256

    def set_colors(self, lut: UInt32Array) -> None:
        """Use other colours from now on."""
        self._colors = lut.tolist()
        self._forget()

    def set_offsets(self, offsets: npt.NDArray[np.int16] | None) -> None:
        """Take this from each bin before its value becomes a colour."""
        self._offsets = offsets
        self._forget()

    def set_overview(self, overview: Tile | None) -> None:
        """Give the sampled picture of the whole recording, shown where there is nothing else."""
        self._overview = overview
        self._overview_image = None

    def set_rows(self, key: RowKey) -> None:
        """Fit to other pixel rows from now on."""
        if self._rows is None or self._rows.key != key:
            self._rows = RowMap(key)
            self._forget()

    def drop(self, address: TileAddress) -> None:
        """Forget the picture of a tile that has been made anew."""
        for key in [key for key in self._images if abs(key[0].index - address.index) <= 1]:
            if key[0].level == address.level:
                del self._images[key]

    def clear(self) -> None:
        """Forget the recording."""
        self._overview = None
        self._rows = None
        self._offsets = None
        self._forget()

    def _forget(self) -> None:
        self._images.clear()
        self._overview_image = None

    def paint_view(
        self, painter: QPainter, viewport: Viewport, source: TileSource, ratio: float
    ) -> None:
        """Paint all that is in view; the painter's origin is the plot's top left corner."""
        self.set_rows(
            RowKey(
                viewport.low_hz,
                viewport.high_hz,
                viewport.scale,
                max(1, round(viewport.height_px * ratio)),
                source.bin_hz,
                source.n_bins,
            )
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        pyramid = source.pyramid
        level = pyramid.level_for(viewport.px_per_s * ratio)
        for number in pyramid.tiles(level, viewport.start_s, viewport.stop_s):
            address = TileAddress(level, number)
            left_s = pyramid.origin_s + number * pyramid.tile_s(level)
            left, right = viewport.x(left_s), viewport.x(left_s + pyramid.tile_s(level))
            target = QRectF(left, 0.0, right - left, viewport.height_px)
            if self._service.get(address) is not None:
                self._draw(painter, target, address, 0.0, 1.0)
            else:
                self._paint_missing(painter, viewport, pyramid, target)
                self._paint_stand_in(painter, target, address)
        end = viewport.x(viewport.duration_s)
        if end < viewport.width_px:
            beyond = QRectF(end, 0.0, viewport.width_px - end, viewport.height_px)
            painter.fillRect(beyond, current_theme().window)

    def _paint_missing(
        self, painter: QPainter, viewport: Viewport, pyramid: Pyramid, target: QRectF
    ) -> None:
        """Paint what is known at once of a stretch: its part of the overview, else a hatch."""
        theme = current_theme()
        seen = target.intersected(QRectF(0.0, 0.0, viewport.width_px, viewport.height_px))
        painter.fillRect(seen, theme.plot)
        painter.fillRect(seen, QBrush(theme.hatch, Qt.BrushStyle.BDiagPattern))
        if self._overview is None:
            return
        if self._overview_image is None:
            self._overview_image = self._image(self._overview)
        image = self._overview_image
        whole_s = pyramid.n_frames * pyramid.hop_s
        first = max(0.0, (viewport.time_s(seen.left()) - pyramid.origin_s) / whole_s)
        last = min(1.0, (viewport.time_s(seen.right()) - pyramid.origin_s) / whole_s)
        part = QRectF(first * image.width(), 0.0, (last - first) * image.width(), image.height())
        painter.drawImage(seen, image, part)

    def _coarser(self, address: TileAddress) -> tuple[int, TileAddress] | None:
        for steps in range(1, _STAND_IN_STEPS):
            ancestor = address.ancestor(steps)
            if self._service.get(ancestor) is not None:
                return steps, ancestor
        return None

    def _paint_stand_in(self, painter: QPainter, target: QRectF, address: TileAddress) -> None:
        coarser = self._coarser(address)
        if coarser is not None:
            steps, ancestor = coarser
            share = 1.0 / (1 << steps)
            first = (address.index - (ancestor.index << steps)) * share
            self._draw(painter, target, ancestor, first, first + share)
        if address.level == 0:
            return
        half = target.width() / 2
        for number, child in enumerate(address.children()):
            if self._service.get(child) is not None:
                left = QRectF(target.left() + number * half, target.top(), half, target.height())
                self._draw(painter, left, child, 0.0, 1.0)

    def _draw(
        self, painter: QPainter, target: QRectF, address: TileAddress, first: float, last: float
    ) -> None:
        """Draw the part ``first..last`` of a tile with a column of its neighbours on each side.

        The extra columns let the smooth scaling meet the neighbour without a seam; the clip
        keeps them out of sight.
        """
        image = self._tile_image(address)
        column = target.width() / (TILE_COLUMNS * (last - first))
        source = QRectF(first * TILE_COLUMNS, 0, (last - first) * TILE_COLUMNS + 2, image.height())
        painter.save()
        painter.setClipRect(target, _INTERSECT)
        painter.drawImage(target.adjusted(-column, 0, column, 0), image, source)
        painter.restore()

    def _tile_image(self, address: TileAddress) -> QImage:
        before = TileAddress(address.level, address.index - 1)
        after = TileAddress(address.level, address.index + 1)
        left, right = self._service.get(before), self._service.get(after)
        key = (address, left is not None, right is not None)
        image = self._images.get(key)
        if image is not None:
            self._images.move_to_end(key)
            return image
        tile = self._service.get(address)
        assert tile is not None
        wide = np.empty((tile.shape[0], TILE_COLUMNS + 2), dtype=np.uint8)
        wide[:, 1:-1] = tile
        wide[:, 0] = tile[:, 0] if left is None else left[:, -1]
        wide[:, -1] = tile[:, -1] if right is None else right[:, 0]
        image = self._images[key] = self._image(wide)
        while len(self._images) > _MAX_IMAGES:
            self._images.popitem(last=False)
        return image

    def _image(self, tile: npt.NDArray[np.uint8]) -> QImage:
        assert self._rows is not None
        rows = self._rows.apply(levelled(tile, self._offsets))
        height, width = rows.shape
        indexed = QImage(rows.data, width, height, width, QImage.Format.Format_Indexed8)
        indexed.setColorTable(self._colors)
        return indexed.convertToFormat(QImage.Format.Format_RGB32)
