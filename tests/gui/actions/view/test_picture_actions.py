"""How the picture is drawn: live, remembered, on every recording."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from birdann.app.settings import Settings
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.spectrogram import COLOR_MAPS
from birdann.gui.spectrogram.picture_settings import PictureSettings


def test_settings_come_back_and_nonsense_does_not():
    chosen = PictureSettings(window_ms=8.0, overlap=0.75, color_map="paper", contrast=0.4)
    assert PictureSettings.of(chosen.values()) == chosen
    damaged = {"window_ms": 7.7, "color_map": "paper", "contrast": True, "levels_noise": "no"}
    assert PictureSettings.of(damaged) == PictureSettings(color_map="paper")
    assert PictureSettings.of("rubbish") == PictureSettings()
    assert PictureSettings.of({"levels_noise": False}).noise == "raw"
    assert PictureSettings.of({"noise": "x", "channel": True}) == PictureSettings()


def test_window_and_hop_are_those_asked_for():
    assert PictureSettings().params(44_100) is None
    params = PictureSettings(window_ms=8.0, overlap=0.75, shape="hamming").params(44_100)
    assert (params.window_s, params.hop_s, params.window) == (0.008, 0.002, "hamming")


@pytest.mark.parametrize(
    ("low", "high", "nyquist_hz", "band"),
    [
        (0.0, 0.0, 22_050, (0.0, 12_000)),
        (1.0, 8.0, 22_050, (1000.0, 8000)),
        (1.0, 80.0, 22_050, (1000.0, 22_050)),
        (9.0, 0.0, 4_000, (0.0, 4000)),
    ],
)
def test_the_band_fits_the_recording(low, high, nyquist_hz, band):
    assert PictureSettings(low_khz=low, high_khz=high).band_hz(nyquist_hz) == band


def test_every_change_in_the_sheet_is_seen_at_once_and_kept(opened, settled, qtbot):
    qtbot.keyClick(opened, Qt.Key.Key_V)
    sheet = opened.picture.popover
    qtbot.waitUntil(sheet.isVisible)
    sheet.fields["color_map"].setCurrentIndex(COLOR_MAPS.index("viridis"))
    qtbot.keyClick(sheet.fields["contrast"], Qt.Key.Key_PageUp)
    sheet.fields["high_khz"].setValue(8.0)
    sheet.fields["window_ms"].setCurrentIndex(3)
    sheet.fields["scale"].setCurrentIndex(1)
    qtbot.keyClick(sheet.fields["noise"], Qt.Key.Key_Down)
    assert opened.pane.color_map() == "viridis"
    shown = opened.pane._canvas.contrast
    assert (shown.brightness, shown.contrast) == (0.0, 0.1)
    assert opened.pane.frequency_range() == (0.0, 8000.0)
    assert not opened.actions_["view.level"].isChecked()
    sheet.close()
    settled(qtbot.keyClick(opened, Qt.Key.Key_PageDown))
    assert opened.pane.frequency_range() == (0.0, 8000.0)
    kept = Preferences(Settings(opened.window_parts.preferences.settings.path))
    assert PictureSettings.of(kept.value("picture")) == opened.picture.settings
    assert opened.picture.settings.window_ms == 8.0


def test_one_button_puts_everything_back(opened, qtbot):
    opened.picture.apply_settings(PictureSettings(color_map="paper", high_khz=5.0))
    opened.picture.open_popover()
    usual = next(b for b in opened.picture.popover.findChildren(QPushButton))
    qtbot.mouseClick(usual, Qt.MouseButton.LeftButton)
    assert opened.picture.settings == PictureSettings()
    assert opened.pane.frequency_range()[1] > 5000
    opened.picture.popover.close()


def test_noise_and_colours_have_keys(opened, qtbot):
    qtbot.keyClick(opened, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert opened.picture.settings.noise == "raw"
    qtbot.keyClick(opened, Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    assert opened.pane.color_map() == COLOR_MAPS[1]


def test_pcen_is_drawn_and_the_pointer_reads_no_level(opened, qtbot):
    pane, canvas = opened.pane, opened.pane._canvas
    pane.wait_until_idle()
    assert isinstance(canvas.decibels_at(1.0, 2000), float)
    before = canvas.grab().toImage()
    opened.picture.open_popover()
    sheet = opened.picture.popover
    sheet.fields["noise"].setCurrentText("PCEN")
    sheet.close()
    assert pane.wait_until_idle(60)
    assert canvas.scene.source.rendering.pcen
    assert canvas.decibels_at(1.0, 2000) is None
    assert canvas.grab().toImage() != before
    qtbot.keyClick(opened, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert pane.wait_until_idle()
    assert opened.picture.settings.noise == "level"
    assert isinstance(canvas.decibels_at(1.0, 2000), float)
