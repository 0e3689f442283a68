"""Colours: readable in both themes, distinct per species."""

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QLabel

from birdann.gui.panels.delegates import SELECTED_SHARE
from birdann.gui.style.theme import (
    DARK,
    LIGHT,
    STATUS_COLORS,
    apply_theme,
    current_theme,
    species_icon,
    species_style,
    theme_events,
    theme_named,
)

pytestmark = pytest.mark.gui


def luminance(color):
    def linear(c):
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * linear(color.redF())
        + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF())
    )


def contrast(a, b):
    """Return the WCAG 2.1 contrast ratio."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_writing_is_readable(theme):
    for ground in (theme.window, theme.panel, theme.raised):
        assert contrast(theme.text, ground) >= 7
        assert contrast(theme.muted, ground) >= 4.5
        for color in (theme.good, theme.warning, theme.danger):
            assert contrast(color, ground) >= 4.5
    assert contrast(theme.on_accent, theme.accent) >= 4.5


def over(ground, color, share):
    """Return a colour laid thinly over a ground."""
    mixed = [
        (1 - share) * below + share * above
        for below, above in zip(ground.getRgbF()[:3], color.getRgbF()[:3], strict=True)
    ]
    return QColor.fromRgbF(*mixed)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_writing_is_readable_on_chosen_lines_and_as_a_link(theme):
    for ground in (theme.window, theme.panel, theme.raised):
        assert contrast(theme.accent, ground) >= 4.5
        chosen = over(ground, theme.accent, SELECTED_SHARE)
        assert contrast(theme.text, chosen) >= 7
        assert contrast(theme.muted, chosen) >= 4.5
        assert contrast(theme.accent, chosen) >= 4.5


ROLES = (
    ("WindowText", "Window"),
    ("Text", "Base"),
    ("Text", "AlternateBase"),
    ("ButtonText", "Button"),
    ("HighlightedText", "Highlight"),
    ("PlaceholderText", "Base"),
    ("ToolTipText", "ToolTipBase"),
    ("Link", "Base"),
)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_writing_of_the_palette_is_readable(qapp, theme):
    apply_theme(qapp, theme)
    palette = qapp.palette()
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for text, ground in ROLES:
            colors = (palette.color(group, QPalette.ColorRole[role]) for role in (text, ground))
            assert contrast(*colors) >= 4.5, (text, ground)
    apply_theme(qapp, DARK)


# Machado, Oliveira and Fernandes (2009), severity 1: linear RGB as people see it who lack a cone.
VISION = {
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
               [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
               [-0.011820, 0.042940, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
               [0.004733, 0.691367, 0.303900]],
}  # fmt: skip
_TO_XYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
_WHITE = np.array([0.9505, 1.0, 1.089])


def lab(color, vision):
    """Return CIE L*a*b* of a colour as somebody sees it."""
    rgb = np.array(color.getRgbF()[:3])
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(VISION[vision]) @ linear, 0, 1)
    share = np.array(_TO_XYZ) @ seen / _WHITE
    f = np.where(share > 0.008856, np.cbrt(share), 7.787 * share + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("vision", VISION)
def test_species_colours_differ_for_people_who_lack_a_cone(vision):
    seen = [lab(species_style(place).color, vision) for place in range(8)]
    nearest = min(np.linalg.norm(a - b) for a, b in combinations(seen, 2))
    assert nearest >= 8  # about 2.3 is just noticeable


def test_species_colours_stand_on_the_dark_plate():
    plate = QColor(14, 17, 23)
    assert all(contrast(species_style(i).color, plate) >= 4.5 for i in range(8))


def test_marks_of_many_species_differ_and_stay():
    marks = [species_style(i) for i in range(200)]
    keys = [(m.color.name(), m.pattern, m.letter) for m in marks]
    assert len(set(keys)) == 200
    assert species_style(17) == marks[17]
    assert species_style(None) == species_style(-1)


def test_icons_of_different_species_look_different(qapp):
    images = [species_icon(i).pixmap(14).toImage() for i in (0, 1, 8, 16, 24, 32, 40)]
    assert all(a != b for a, b in combinations(images, 2))


def test_applying_a_theme_announces_it(qapp, qtbot):
    apply_theme(qapp, DARK)
    with qtbot.waitSignal(theme_events().changed) as caught:
        apply_theme(qapp, theme_named("light"))
    assert caught.args == [LIGHT]
    assert current_theme() is LIGHT
    assert qapp.palette().color(QPalette.ColorRole.Window) == LIGHT.window
    apply_theme(qapp, DARK)


def test_a_theme_in_use_is_not_applied_again(qapp, qtbot):
    class Watched(QLabel):
        n_changes = 0

        def changeEvent(self, event):
            changes = (QEvent.Type.StyleChange, QEvent.Type.PaletteChange)
            self.n_changes += event.type() in changes

    apply_theme(qapp, DARK)
    label = Watched("Wren")
    qtbot.addWidget(label)
    label.show()
    qapp.processEvents()
    before = label.n_changes
    apply_theme(qapp, DARK)
    qapp.processEvents()
    assert label.n_changes == before
    apply_theme(qapp, LIGHT)
    qapp.processEvents()
    assert label.n_changes > before
    assert label.textFormat() is Qt.TextFormat.PlainText
    apply_theme(qapp, DARK)


def test_every_status_has_a_colour():
    assert set(STATUS_COLORS) == {"predicted", "confirmed", "corrected", "rejected", "unlabelled"}


def test_a_species_keeps_its_colour_where_its_row_is_selected(qapp):
    icon, size = species_icon(1), QSize(14, 14)
    assert (
        icon.pixmap(size, QIcon.Mode.Selected).toImage()
        == icon.pixmap(size, QIcon.Mode.Normal).toImage()
    )
