"""Tiles as images: rows resampled to pixels, values looked up as colours."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from time import perf_counter

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter

from birdann.core.arrays import Int16Array, UInt32Array
from birdann.dsp.peak_levels import TILE_COLUMNS
from birdann.dsp.tiles import subtract_offsets
from birdann.gui.spectrogram.tiles.audio_source import AudioTileSource
from birdann.gui.spectrogram.tiles.planner import (
    Pyramid,
    Tile,
    TileAddress,
)
from birdann.gui.spectrogram.tiles.service import TileService
from birdann.gui.spectrogram.viewport import FrequencyScale, Viewport
from birdann.gui.style.theme import current_theme

_INTERSECT = Qt.ClipOperation.IntersectClip
_MAX_IMAGES = 24
_MAX_COARSER = 8
_FRAME_BUDGET_S = 0.002


@dataclass(frozen=True, slots=True)
class RowKey:
    """Properties that a row map depends on."""

    low_hz: float
    high_hz: float
    scale: FrequencyScale
    n_rows: int
    bin_hz: float
    n_bins: int

    def part(self, wanted: "RowKey") -> tuple[float, float] | None:
        """Return the position of another band in these rows, as fractions from the top.

        None if it is not contained, or scale or number of bins differ.
        """
        is_similar = replace(wanted, low_hz=self.low_hz, high_hz=self.high_hz) == self
        if not is_similar or wanted.low_hz < self.low_hz or wanted.high_hz > self.high_hz:
            return None
        low, high = self.scale.warp(self.low_hz), self.scale.warp(self.high_hz)
        ends = self.scale.warp([wanted.high_hz, wanted.low_hz])
        top, bottom = ((high - ends) / (high - low)).tolist()
        return top, bottom


class RowMap:
    """Resamples a tile's bins to pixel rows, the highest frequency on top.

    Values are interpolated where a pixel is smaller than a bin; otherwise the maximum is kept, so
    that faint tones are not lost between rows.
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


@dataclass(slots=True, eq=False)
class _TileImage:
    """A tile resampled to pixel rows, and its image once coloured.

    ``neighbours`` are whether the previous and next tile were known.
    """

    rows: Tile
    neighbours: tuple[bool, bool]
    image: QImage | None = None


@dataclass(frozen=True, slots=True)
class _TilePart:
    """The part ``first..last`` of an image, for the part ``left..right`` of a position."""

    image: QImage
    first: float = 0.0
    last: float = 1.0
    left: float = 0.0
    right: float = 1.0


def color_tile(rows: Tile, colors: Sequence[int]) -> QImage:
    """Return bytes (n_rows, n_columns) as a picture in 256 colours."""
    height, width = rows.shape
    indexed = QImage(rows.data, width, height, width, QImage.Format.Format_Indexed8)
    indexed.setColorTable(colors)
    return indexed.convertToFormat(QImage.Format.Format_RGB32)


class TileImages:
    """Paints tiles, with coarser or finer ones in place of missing ones."""

    def __init__(self, service: TileService) -> None:
        self._service = service
        self._images: OrderedDict[TileAddress, _TileImage] = OrderedDict()
        self._deadline_s = inf
        self._is_whole = True
        self._band = (0.0, 1.0)
        self._overview: Tile | None = None
        self._overview_image: QImage | None = None
        self._rows: RowMap | None = None
        self._offsets: Int16Array | None = None
        self._colors: list[int] = [0xFF000000] * 256

    def set_colors(self, lut: UInt32Array) -> None:
        self._colors = lut.tolist()
        for known in self._images.values():
            known.image = None
        self._overview_image = None

    def set_offsets(self, offsets: Int16Array | None) -> None:
        self._offsets = offsets
        self._forget()

    def set_overview(self, overview: Tile | None) -> None:
        """Set the sampled picture of the whole recording, used where no tile is available."""
        self._overview = overview
        self._overview_image = None

    def set_rows(self, key: RowKey) -> None:
        if self._rows is None or self._rows.key != key:
            self._rows = RowMap(key)
            self._forget()

    def drop(self, address: TileAddress) -> None:
        """Drop the image of a tile that was made again."""
        for number in (address.index - 1, address.index, address.index + 1):
            self._images.pop(TileAddress(address.level, number), None)

    def clear(self) -> None:
        self._overview = None
        self._rows = None
        self._offsets = None
        self._forget()

    def _forget(self) -> None:
        self._images.clear()
        self._overview_image = None

    def paint_view(
        self,
        painter: QPainter,
        viewport: Viewport,
        source: AudioTileSource,
        ratio: float,
        *,
        is_moving: bool,
        is_zooming: bool,
    ) -> bool:
        """Paint the visible part; return whether all available tiles are shown properly.

        Parameters
        ----------
        painter
            With the plot's top left corner as its origin.
        ratio
            Device pixels per pixel.
        is_moving
            Substitute tiles that exceed the time of a frame.
        is_zooming
            Stretch tiles roughly while the zoom is changing, also those of other bands.
        """
        wanted = RowKey(
            viewport.low_hz,
            viewport.high_hz,
            viewport.scale,
            max(1, round(viewport.height_px * ratio)),
            source.bin_hz,
            source.n_bins,
        )
        band = self._rows.key.part(wanted) if is_zooming and self._rows is not None else None
        if band is None:
            self.set_rows(wanted)
        self._band = band or (0.0, 1.0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=not is_zooming)
        self._deadline_s = perf_counter() + _FRAME_BUDGET_S if is_moving else inf
        self._is_whole = True
        pyramid = source.pyramid
        level = pyramid.level_for(viewport.px_per_s * ratio)
        for number in pyramid.tiles(level, viewport.start_s, viewport.stop_s):
            left_s = pyramid.origin_s + number * pyramid.tile_s(level)
            left, right = viewport.x(left_s), viewport.x(left_s + pyramid.tile_s(level))
            target = QRectF(left, 0.0, right - left, viewport.height_px)
            parts, is_covered = self._parts_to_draw(TileAddress(level, number))
            if not is_covered:
                self._paint_missing(painter, viewport, pyramid, target)
            for part in parts:
                _draw(painter, target, part, self._band)
        end = viewport.x(viewport.duration_s)
        if end < viewport.width_px:
            beyond = QRectF(end, 0.0, viewport.width_px - end, viewport.height_px)
            painter.fillRect(beyond, current_theme().window)
        return self._is_whole

    def _paint_missing(
        self, painter: QPainter, viewport: Viewport, pyramid: Pyramid, target: QRectF
    ) -> None:
        """Paint a range from the overview, or else a hatch."""
        theme = current_theme()
        seen = target.intersected(QRectF(0.0, 0.0, viewport.width_px, viewport.height_px))
        painter.fillRect(seen, theme.plot)
        painter.fillRect(seen, QBrush(theme.hatch, Qt.BrushStyle.BDiagPattern))
        if self._overview is None:
            return
        if self._overview_image is None:
            self._overview_image = self._color_tile(self._adjust_tile(self._overview))
        image = self._overview_image
        whole_s = pyramid.n_frames * pyramid.hop_s
        first = max(0.0, (viewport.time_s(seen.left()) - pyramid.origin_s) / whole_s)
        last = min(1.0, (viewport.time_s(seen.right()) - pyramid.origin_s) / whole_s)
        top, bottom = (share * image.height() for share in self._band)
        part = QRectF(first * image.width(), top, (last - first) * image.width(), bottom - top)
        painter.drawImage(seen, image, part)

    def _parts_to_draw(self, address: TileAddress) -> tuple[list[_TilePart], bool]:
        """Return what to draw at a tile's position, and whether it covers all of it."""
        image = self._image_of(address)
        if image is not None:
            return [_TilePart(image)], True
        parts, is_covered = self._parts_of_other_levels(address)
        if is_covered or self._service.get(address) is None:
            return parts, is_covered
        return [_TilePart(self._picture(self._make_image(address)))], True

    def _parts_of_other_levels(self, address: TileAddress) -> tuple[list[_TilePart], bool]:
        """Return parts of coarser and finer tiles, and whether they cover a tile's position."""
        children = address.children() if address.level else ()
        finer = [self._image_of(child) for child in children]
        parts = [
            _TilePart(image, left=number / 2, right=(number + 1) / 2)
            for number, image in enumerate(finer)
            if image is not None
        ]
        if len(parts) == 2:
            return parts, True
        for steps in range(1, _MAX_COARSER):
            ancestor = address.ancestor(steps)
            image = self._image_of(ancestor)
            if image is not None:
                share = 1.0 / (1 << steps)
                first = (address.index - (ancestor.index << steps)) * share
                return [_TilePart(image, first=first, last=first + share), *parts], True
        return parts, False

    def _image_of(self, address: TileAddress) -> QImage | None:
        """Return a tile's image if available, or if there is time to make it."""
        known = self._images.get(address)
        if known is not None and known.neighbours == self._neighbours(address):
            self._images.move_to_end(address)
            return self._picture(known)
        if self._service.get(address) is None:
            return self._picture(known) if known is not None else None
        if perf_counter() < self._deadline_s:
            return self._picture(self._make_image(address))
        self._is_whole = False
        return self._picture(known) if known is not None else None

    def _neighbours(self, address: TileAddress) -> tuple[bool, bool]:
        before = TileAddress(address.level, address.index - 1)
        after = TileAddress(address.level, address.index + 1)
        return self._service.get(before) is not None, self._service.get(after) is not None

    def _make_image(self, address: TileAddress) -> _TileImage:
        """Make and cache a tile's image, with a column of its neighbours on each side."""
        before = TileAddress(address.level, address.index - 1)
        after = TileAddress(address.level, address.index + 1)
        left, tile, right = (
            self._service.get(tile_address) for tile_address in (before, address, after)
        )
        assert tile is not None
        wide = np.empty((tile.shape[0], TILE_COLUMNS + 2), dtype=np.uint8)
        wide[:, 1:-1] = tile
        wide[:, 0] = tile[:, 0] if left is None else left[:, -1]
        wide[:, -1] = tile[:, -1] if right is None else right[:, 0]
        made = _TileImage(self._adjust_tile(wide), (left is not None, right is not None))
        self._images[address] = made
        while len(self._images) > _MAX_IMAGES:
            self._images.popitem(last=False)
        return made

    def _adjust_tile(self, tile: Tile) -> Tile:
        assert self._rows is not None
        return self._rows.apply(subtract_offsets(tile, self._offsets))

    def _picture(self, known: _TileImage) -> QImage:
        if known.image is None:
            known.image = self._color_tile(known.rows)
        return known.image

    def _color_tile(self, rows: Tile) -> QImage:
        return color_tile(rows, self._colors)


def _draw(painter: QPainter, target: QRectF, part: _TilePart, band: tuple[float, float]) -> None:
    """Draw a band of a piece at its position, with a column of its neighbours on each side.

    The extra columns make smooth scaling seamless; clipping hides them.
    """
    width, share = target.width(), part.last - part.first
    left, right = target.left() + part.left * width, target.left() + part.right * width
    area = QRectF(left, target.top(), right - left, target.height())
    column = area.width() / (TILE_COLUMNS * share)
    top, bottom = (end * part.image.height() for end in band)
    source = QRectF(part.first * TILE_COLUMNS, top, share * TILE_COLUMNS + 2, bottom - top)
    painter.save()
    painter.setClipRect(area, _INTERSECT)
    painter.drawImage(area.adjusted(-column, 0, column, 0), part.image, source)
    painter.restore()
