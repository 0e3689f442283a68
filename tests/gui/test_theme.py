"""Colours: readable in both themes, distinct per species."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QPalette

from birdann.gui.theme import (
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
    with qtbot.waitSignal(theme_events().changed) as caught:
        apply_theme(qapp, theme_named("light"))
    assert caught.args == [LIGHT]
    assert current_theme() is LIGHT
    assert qapp.palette().color(QPalette.ColorRole.Window) == LIGHT.window
    apply_theme(qapp, DARK)


def test_every_status_has_a_colour():
    assert set(STATUS_COLORS) == {"predicted", "confirmed", "corrected", "rejected", "unlabelled"}
