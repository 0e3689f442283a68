"""Thumbnails of confirmed examples of the candidate species."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QImage, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from birdann.core.ids import SegmentId
from birdann.gui.gallery.thumbnail_service import Thumbnail, ThumbnailService
from birdann.gui.panels.delegates import draw_text, small_font
from birdann.gui.spectrogram.tiles.colormaps import Contrast, lookup
from birdann.gui.style.theme import current_theme, inked, species_icon
from birdann.gui.text.language import tr

_BUDGET_BYTES = 4 * 2**20
_NAME_PX, _PICTURE_PX, _GAP_PX, _COLUMN_GAP_PX = 17, 42, 4, 10
_MIN_PICTURE_PX = 52
_FULL_RANGE = Contrast(floor=0.0, ceiling=255.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Examples:
    """Typical segments of one species, by confirmed labels."""

    name: str
    color_index: int | None
    segment_ids: tuple[SegmentId, ...]
    words: tuple[str, ...]  # Recording and time of each of ``segment_ids``.


class ExampleStrip(QWidget):
    """Shows examples of one or two species side by side; a click plays one."""

    heard = Signal(object)
    """A segment to play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.service = ThumbnailService(self, budget_bytes=_BUDGET_BYTES)
        self._columns: tuple[Examples, ...] = ()
        self._colors: list[int] = []
        self._color_map = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.service.ready.connect(lambda _segment_id: self.update())
        self.use_colors("magma")
        self.hide()

    @property
    def columns(self) -> tuple[Examples, ...]:
        return self._columns

    def use_colors(self, color_map: str) -> None:
        if color_map != self._color_map:
            self._color_map = color_map
            self._colors = thumbnail_colors(color_map)
            self.update()

    def show_examples(self, columns: Sequence[Examples]) -> None:
        self._columns = tuple(one for one in columns if one.segment_ids)
        self.setVisible(bool(self._columns))
        self.setAccessibleName(
            "; ".join(
                tr("%Ln confirmed examples of {species}", "", len(one.segment_ids)).format(
                    species=one.name
                )
                for one in self._columns
            )
        )
        self._ask()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _NAME_PX + _PICTURE_PX + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ask()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        for number, column in enumerate(self._columns):
            line = self._column(number)
            line.setHeight(_NAME_PX)
            spot = QRect(line.left(), line.center().y() - 6, 12, 12)
            species_icon(column.color_index).paint(painter, spot)
            name = line.adjusted(17, 0, 0, 0)
            draw_text(painter, name, column.name, font=small_font(self.font()), color=theme.muted)
        for segment_id, place, _words in self._places():
            draw_thumbnail(painter, place, self.service.get(segment_id), self._colors)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self._at(event)
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self.heard.emit(place[0])

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._at(event)
            QToolTip.showText(event.globalPos(), place[1] if place is not None else "", self)
            return True
        return super().event(event)

    def _at(self, event: QMouseEvent | QHelpEvent) -> tuple[SegmentId, str] | None:
        spot = event.position().toPoint() if isinstance(event, QMouseEvent) else event.pos()
        return next(((key, words) for key, at, words in self._places() if at.contains(spot)), None)

    def _ask(self) -> None:
        self.service.request([key for key, _place, _words in self._places()])

    def _column(self, number: int) -> QRect:
        n = max(1, len(self._columns))
        width = (self.width() - _COLUMN_GAP_PX * (n - 1)) // n
        return QRect(number * (width + _COLUMN_GAP_PX), 0, width, self.height())

    def _places(self) -> list[tuple[SegmentId, QRect, str]]:
        places = []
        for number, column in enumerate(self._columns):
            area = self._column(number)
            room = max(1, (area.width() + _GAP_PX) // (_MIN_PICTURE_PX + _GAP_PX))
            n = min(room, len(column.segment_ids))
            width = min(96, (area.width() - _GAP_PX * (n - 1)) // n)
            for place in range(n):
                left = area.left() + place * (width + _GAP_PX)
                rect = QRect(left, _NAME_PX, width, _PICTURE_PX)
                places.append((column.segment_ids[place], rect, column.words[place]))
        return places


def draw_thumbnail(
    painter: QPainter, place: QRect, thumbnail: Thumbnail | None, colors: list[int]
) -> None:
    """Draw a thumbnail, or a placeholder while it is being made."""
    if thumbnail is None:
        inked(painter, None, current_theme().plot).drawRoundedRect(place, 4, 4)
        return
    rows, columns = thumbnail.picture.shape
    image = QImage(thumbnail.picture.data, columns, rows, columns, QImage.Format.Format_Indexed8)
    image.setColorTable(colors)
    painter.drawImage(QRectF(place), image.convertToFormat(QImage.Format.Format_RGB32))


def thumbnail_colors(color_map: str) -> list[int]:
    """Return the colour of each display value."""
    colors: list[int] = lookup(color_map, _FULL_RANGE).tolist()
    return colors
