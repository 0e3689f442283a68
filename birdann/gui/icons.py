"""Line icons drawn for the project, in the colour of the text around them."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPalette, QPixmap

from birdann.gui.resources import read_text

_SIZES = (16, 20, 24, 32, 40, 48, 64)
_APP_SIZES = (16, 24, 32, 48, 64, 128, 256)
_DISABLED_ALPHA = 90


def icon(name: str, color: QColor | None = None) -> QIcon:
    """Return the line icon of that name, by default in the window's text colour."""
    ink = color or QGuiApplication.palette().color(QPalette.ColorRole.WindowText)
    return _tinted(name, ink.name(QColor.NameFormat.HexArgb))


@cache
def app_icon() -> QIcon:
    """Return the application's own icon."""
    result = QIcon()
    for size in _APP_SIZES:
        result.addPixmap(_render(read_text("icons/birdann.svg"), size))
    return result


def app_pixmap(size: int, ratio: float = 1.0) -> QPixmap:
    """Return the application's icon as a pixmap of ``size`` logical pixels."""
    pixmap = _render(read_text("icons/birdann.svg"), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@cache
def _tinted(name: str, argb: str) -> QIcon:
    ink = QColor(argb)
    faded = QColor(ink)
    faded.setAlpha(_DISABLED_ALPHA)
    svg = read_text(f"icons/{name}.svg")
    result = QIcon()
    for size in _SIZES:
        result.addPixmap(_render(svg, size, ink), QIcon.Mode.Normal)
        result.addPixmap(_render(svg, size, faded), QIcon.Mode.Disabled)
    return result


def _render(svg: str, size: int, ink: QColor | None = None) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer

    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ink is not None:
        painter.setOpacity(ink.alphaF())
        svg = svg.replace("currentColor", ink.name())
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
