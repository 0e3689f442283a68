"""Marks above the outlines, on an image of their own."""

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from birdann.gui.spectrogram.layers.marks import paint_glow
from birdann.gui.spectrogram.viewport import Viewport

VIEWPORT = Viewport(
    start_s=0.0, span_s=1.0, low_hz=0.0, high_hz=100.0, width_px=100, height_px=100,
    duration_s=1.0, nyquist_hz=100.0,
)  # fmt: skip


def square(x_px, top_px, size_px):
    """Return a contour in seconds and hertz, as 100 pixels show a second and 100 Hz."""
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]]) * size_px + [x_px, top_px]
    return np.stack([corners[:, 0] / 100, 100.0 - corners[:, 1]], axis=1)


def glow(contours):
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    paint_glow(painter, VIEWPORT, contours, fill=QColor("blue"), line=QColor("white"))
    painter.end()
    return image


def test_specks_and_small_holes_of_a_selection_do_not_cover_its_sound(application):
    image = glow([square(10, 10, 40), square(25, 25, 4), square(80, 80, 4)])
    assert image.pixelColor(10, 30).lightness() > 200
    assert image.pixelColor(25, 27) == QColor("blue")
    assert image.pixelColor(82, 82) == QColor("black")


def test_a_selection_of_specks_alone_shows_the_largest(application):
    image = glow([square(10, 10, 4), square(80, 80, 5)])
    assert image.pixelColor(11, 11) == QColor("black")
    assert image.pixelColor(80, 82).lightness() > 200
