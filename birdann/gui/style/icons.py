"""Line icons in the colour of the surrounding text."""

from functools import cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from birdann.core.resources import read_text
from birdann.gui.style.theme import current_theme, theme_events

_SIZES = (16, 20)
_APP_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
_LARGEST_SMALL = 24
_DISABLED_OPACITY = 0.35


@cache
def icon(name: str, role: str = "text") -> QIcon:
    """Return a line icon, always in the colour with this role in the current theme."""
    return QIcon(_ThemedIcon(name, role))


def tinted_icon(name: str, color: QColor) -> QIcon:
    """Return a line icon in one colour."""
    return _make_tinted_icon(name, color.name(QColor.NameFormat.HexArgb))


class _ThemedIcon(QIconEngine):
    """Draws a line icon in a colour of the theme that is in use then."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__()
        self._name, self._role = name, role

    def clone(self) -> QIconEngine:
        return _ThemedIcon(self._name, self._role)

    def _current_icon(self, mode: QIcon.Mode) -> QIcon:
        is_off = mode is QIcon.Mode.Disabled and self._role == "on_accent"
        return tinted_icon(self._name, getattr(current_theme(), "text" if is_off else self._role))

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        self._current_icon(mode).paint(painter, rect, mode=mode, state=state)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self._current_icon(mode).pixmap(size, 1.0, mode, state)

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        return self._current_icon(mode).actualSize(size, mode, state)


class Drawing(QLabel):
    """A line icon of any size, in a colour of the current theme."""

    def __init__(self, name: str, size_px: int, role: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._drawn = name, size_px, role
        self._draw()
        theme_events().changed.connect(self._draw)

    def _draw(self) -> None:
        name, size_px, role = self._drawn
        color = getattr(current_theme(), role)
        self.setPixmap(icon_pixmap(name, size_px, color, self.devicePixelRatio()))


@cache
def app_icon() -> QIcon:
    """Return the application's icon."""
    result = QIcon()
    for size in _APP_SIZES:
        result.addPixmap(_render(read_text(app_drawing(size)), size))
    return result


def app_drawing(size: int) -> str:
    """Return the drawing of the application's icon for a size in pixels."""
    return "icons/birdann-small.svg" if size <= _LARGEST_SMALL else "icons/birdann.svg"


def app_pixmap(size: int, ratio: float = 1.0) -> QPixmap:
    """Return the application's icon as a pixmap of ``size`` logical pixels."""
    pixmap = _render(read_text(app_drawing(size)), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def icon_pixmap(name: str, size: int, color: QColor, ratio: float = 1.0) -> QPixmap:
    """Return a line icon as a pixmap of ``size`` logical pixels, for help pages."""
    pixmap = _render(_tinted_svg(name, color), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@cache
def _make_tinted_icon(name: str, argb: str) -> QIcon:
    ink = QColor(argb)
    svg = _tinted_svg(name, ink)
    result = QIcon()
    for ratio in {screen.devicePixelRatio() for screen in QGuiApplication.screens()} or {1.0}:
        for size in _SIZES:
            pixmap = _render(svg, round(size * ratio))
            pixmap.setDevicePixelRatio(ratio)
            result.addPixmap(pixmap, QIcon.Mode.Normal)
            result.addPixmap(_fade(pixmap), QIcon.Mode.Disabled)
    return result


def _tinted_svg(name: str, ink: QColor) -> str:
    return read_text(f"icons/{name}.svg").replace("currentColor", ink.name())


def _fade(pixmap: QPixmap) -> QPixmap:
    faded = QPixmap(pixmap.size())
    faded.setDevicePixelRatio(pixmap.devicePixelRatio())
    faded.fill(Qt.GlobalColor.transparent)
    with QPainter(faded) as painter:
        painter.setOpacity(_DISABLED_OPACITY)
        painter.drawPixmap(0, 0, pixmap)
    return faded


def _render(svg: str, size: int) -> QPixmap:
    return QPixmap(_render_svg(svg, size))  # a copy: each is given its own ratio


@cache
def _render_svg(svg: str, size: int) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer

    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, size, size))
    return pixmap
