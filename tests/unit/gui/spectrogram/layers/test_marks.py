"""Lines over the spectrogram can be seen on every colour of every map (WCAG 2.1, 1.4.11)."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from birdann.core.geometry import TimeFreqBox
from birdann.core.species_marks import N_COLORS
from birdann.gui.spectrogram.layers import marks
from birdann.gui.spectrogram.layers.chip_layer import FAINT, PLATE, TEXT
from birdann.gui.spectrogram.layers.masks import PROPOSED
from birdann.gui.spectrogram.tiles.colormaps import COLOR_MAPS, color_table
from birdann.gui.spectrogram.viewport import Viewport
from birdann.gui.style.theme import HALO, STATUS_COLORS, species_style

VIEW = Viewport(
    start_s=0.0, span_s=1.0, low_hz=0.0, high_hz=8000.0,
    width_px=100, height_px=80, duration_s=1.0, nyquist_hz=8000.0,
)  # fmt: skip
BOX = TimeFreqBox(onset_s=0.2, offset_s=0.8, low_hz=2000.0, high_hz=6000.0)
CORNERS = np.array([[0.2, 2000.0], [0.8, 2000.0], [0.8, 6000.0], [0.2, 6000.0]])
EDGES = tuple(np.array([edge]) for edge in (20.0, 80.0, 20.0, 60.0))
LINES = {
    "selected": lambda painter: marks.paint_glow(
        painter, VIEW, [CORNERS], fill=QColor(255, 255, 255, 52), line=QColor("white")
    ),
    "proposed": lambda painter: marks.paint_glow(
        painter, VIEW, [CORNERS], fill=PROPOSED.fill, line=PROPOSED.line
    ),
    "many selected": lambda painter: marks.paint_selected_boxes(painter, VIEW, EDGES),
    "frame": lambda painter: marks.paint_handles(painter, VIEW, BOX),
    "new box": lambda painter: marks.paint_new_box(painter, VIEW, BOX, QColor("#6da8f7"), QFont()),
    "rubber": lambda painter: marks.paint_rubber(painter, VIEW, BOX, QColor("#6da8f7")),
    "waiting": lambda painter: marks.paint_line(
        painter, QPen(QColor("#a0a9b7"), 2), lambda: painter.drawRect(marks.box_rect(VIEW, BOX))
    ),
}


def luminance(rgb):
    channel = np.asarray(rgb, dtype=float) / 255
    linear = np.where(channel <= 0.03928, channel / 12.92, ((channel + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


def contrast(a, b):
    light, dark = np.maximum(luminance(a), luminance(b)), np.minimum(luminance(a), luminance(b))
    return (light + 0.05) / (dark + 0.05)


def over(color, ground):
    share = color.alphaF()
    return share * np.array(color.getRgb()[:3]) + (1 - share) * np.asarray(ground, dtype=float)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("name", COLOR_MAPS)
def test_each_line_has_three_to_one_with_what_lies_beside_it(qapp, name, line):
    for rgb in color_table(name)[::15]:
        image = QImage(100, 80, QImage.Format.Format_RGB32)
        image.fill(QColor(*rgb.tolist()))
        painter = QPainter(image)
        LINES[line](painter)
        painter.end()
        crossings = [
            [image.pixelColor(x, y).getRgb()[:3] for x in range(15, 26)] for y in range(30, 48)
        ]
        across = [contrast(row.max(axis=0), row.min(axis=0)) for row in np.array(crossings)]
        assert max(across) >= 3.0, rgb


@pytest.mark.parametrize("name", COLOR_MAPS)
def test_outlines_and_labels_stand_out_from_every_colour(name):
    ground = color_table(name)
    lines = [species_style(index).color for index in (*range(N_COLORS), None)]
    for color in (*lines, *STATUS_COLORS.values()):
        assert contrast(color.getRgb()[:3], over(HALO, ground)).min() >= 3.0, color.name()
    for color in (TEXT, FAINT):
        assert contrast(color.getRgb()[:3], over(PLATE, ground)).min() >= 4.5
