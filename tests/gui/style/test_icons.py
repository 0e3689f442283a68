"""The application's icon is legible where it is small."""

import pytest
from PySide6.QtGui import QColor, QIcon

from birdann.gui.style.icons import app_icon, icon
from birdann.gui.style.theme import current_theme

GROUND, BIRD, BEAK = QColor("#17706f"), QColor("#ffffff"), QColor("#ffc857")


def share_near(image, color: QColor, distance: int) -> float:
    """Return the share of pixels whose colour is near a given one."""
    near = 0
    for x in range(image.width()):
        for y in range(image.height()):
            pixel = image.pixelColor(x, y)
            far = max(
                abs(pixel.red() - color.red()),
                abs(pixel.green() - color.green()),
                abs(pixel.blue() - color.blue()),
            )
            near += far <= distance and pixel.alpha() > 200
    return near / (image.width() * image.height())


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 128, 256])
def test_ground_bird_beak_and_eye_are_told_apart_at_every_size(qapp, size):
    image = app_icon().pixmap(size).toImage()
    assert (image.width(), image.height()) == (size, size)
    assert share_near(image, BIRD, 12) > 0.18
    assert share_near(image, BEAK, 40) > 0.005
    assert share_near(image, GROUND, 45) > 0.3


def test_the_icon_of_a_main_button_that_is_off_is_seen_on_its_grey(qapp):
    """It was white on light grey: "Confirm" seemed to begin with a gap."""
    image = icon("confirm", "on_accent").pixmap(18, QIcon.Mode.Disabled).toImage()
    inked = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 60
    ]
    assert inked
    text = current_theme().text
    assert all(abs(pixel.lightness() - text.lightness()) < 25 for pixel in inked)
