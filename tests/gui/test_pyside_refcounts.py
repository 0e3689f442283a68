"""PySide6 must not lose references to None.

6.12.0 dropped one with each call of a void C++ method on Python 3.11 and aborted the process after some
thousand calls. From Python 3.12 on None is immortal and its count says nothing.
"""

import gc
import sys

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

pytestmark = [
    pytest.mark.gui,
    pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal here"),
]


def test_void_methods_keep_the_count_of_none(qapp):
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    color, box = QColor("red"), QRectF(0, 0, 4, 4)
    gc.collect()
    before = sys.getrefcount(None)
    for _ in range(1000):
        painter.setPen(color)
        painter.fillRect(box, color)
        color.setAlpha(200)
        box.translate(0.0, 0.0)
    after = sys.getrefcount(None)
    painter.end()
    assert before - after < 1000
