"""The card beside the pointer."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from birdann.gui.spectrogram.hover_card import HoverCard, HoverCardPainter, HoverRow
from birdann.gui.text.language import use_language


class RecordingPainter(QPainter):
    """Notes which texts have less width than they need."""

    def __init__(self, image):
        super().__init__(image)
        self.cut, self.texts = [], []

    def drawText(self, room, flags, text):
        needed_px = QFontMetricsF(self.font()).horizontalAdvance(text)
        self.texts.append(text)
        if needed_px > room.width():
            self.cut.append(text)
        super().drawText(room, flags, text)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_probability_is_cut(qapp, language):
    use_language(qapp, language)
    try:
        rows = tuple(HoverRow(label="Parus", probability=p) for p in (0.999, 0.88, 0.1, 0.001))
        image = QImage(600, 300, QImage.Format.Format_RGB32)
        painter = RecordingPainter(image)
        HoverCardPainter(qapp.font()).paint(
            painter,
            QRectF(0, 0, 600, 300),
            QPointF(50, 50),
            HoverCard(title="x", rows=rows),
        )
        painter.end()
    finally:
        use_language(qapp, "en")
    assert len(painter.texts) == 1 + 2 * len(rows)
    assert not painter.cut
