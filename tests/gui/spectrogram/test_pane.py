"""Looking: tiles arrive, the view zooms and pans."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest

from birdann.core.errors import AudioError
from birdann.gui.spectrogram.tiles import images
from birdann.gui.spectrogram.tiles.colormaps import COLOR_MAPS
from birdann.gui.style.theme import DARK, LIGHT, apply_theme
from tests.gui.spectrogram.columns import indexed

pytestmark = pytest.mark.gui


def turn(canvas, at, steps=1, modifiers=Qt.KeyboardModifier.NoModifier, x=0):
    event = QWheelEvent(
        QPointF(at), canvas.mapToGlobal(QPointF(at)), QPoint(), QPoint(x, 120 * steps),
        Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    canvas.wheelEvent(event)


def color(canvas, point):
    return canvas.grab().toImage().pixelColor(point)


def test_time_and_frequency_are_not_mirrored_where_people_read_from_right_to_left(
    pane, qapp, picture
):
    before = picture()
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    after = picture()
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert after == before


def test_missing_tiles_are_hatched_then_filled(bare_pane, make_tiles, qapp, qtbot):
    source = make_tiles(held=True)
    canvas = bare_pane._canvas
    source.overview = lambda: source.frames(0, 0)
    bare_pane.show_source(source, 60.0, 12_000.0)
    bare_pane.set_view(0, 10)
    qapp.processEvents()
    image = canvas.grab().toImage()
    inner = canvas.plot().toRect().adjusted(5, 5, -5, -5)
    shades = {
        image.pixelColor(x, y).name()
        for x in range(inner.left(), inner.left() + 40)
        for y in range(inner.top(), inner.top() + 40)
    }
    assert shades == {DARK.plot.name(), DARK.hatch.name()}
    source.gate.set()
    assert bare_pane.wait_until_idle()
    qapp.processEvents()
    assert DARK.hatch.name() not in {
        canvas.grab().toImage().pixelColor(inner.left() + d, inner.top() + d).name()
        for d in range(40)
    }


def test_loud_is_bright_where_it_is_loud(canvas, spot):
    loud, quiet = spot(0.1, 45 * 93.75), spot(0.1, 80 * 93.75)
    assert color(canvas, loud).lightness() > 150
    assert color(canvas, quiet).lightness() < 60
    pause = spot(0.6, 45 * 93.75)
    assert color(canvas, pause).lightness() < 60


def test_first_picture_does_not_wait_for_the_tiles(bare_pane, make_tiles, qapp):
    source = make_tiles(held=True)
    bare_pane.show_source(source, 60.0, 12_000.0)
    qapp.processEvents()
    assert bare_pane.view() == (0.0, 30.0)
    source.gate.set()


def test_coarser_tiles_and_overview_stand_in(pane, canvas, spot, qapp):
    pane.set_view(0, 60)
    pane.wait_until_idle()
    source = canvas.scene.source
    source.gate.clear()
    pane.set_view(0, 1)
    canvas.service.request([])
    image = canvas.grab().toImage()
    source.gate.set()
    assert image.pixelColor(spot(0.1, 45 * 93.75)).lightness() > 150


def test_wheel_scrolls_time_and_with_shift_frequency(pane, canvas, spot):
    pane.set_view(20, 30)
    pane.set_frequency_range(2000, 6000)
    turn(canvas, spot(25, 3000), steps=-1)
    start, stop = pane.view()
    assert start > 20
    assert stop - start == pytest.approx(10)
    turn(canvas, spot(25, 3000), steps=1)
    assert pane.view() == pytest.approx((20, 30))
    turn(canvas, spot(25, 3000), modifiers=Qt.KeyboardModifier.ShiftModifier)
    low, high = pane.frequency_range()
    assert low > 2000
    assert high - low == pytest.approx(4000)
    assert pane.view() == pytest.approx((20, 30))


def test_wheel_zooms_time_about_the_pointer_where_that_is_set(pane, canvas, spot):
    pane.set_wheel_zooms(True)
    at = spot(4.0, 6000)
    turn(canvas, at, steps=3)
    start, stop = pane.view()
    assert stop - start == pytest.approx(10 / 1.25**3)
    assert abs(spot(4.0, 6000).x() - at.x()) <= 1
    turn(canvas, at, steps=-30)
    assert pane.view() == (0.0, 60.0)


def test_wheel_with_ctrl_and_shift_zooms_frequency_about_the_pointer(pane, canvas, spot):
    at = spot(4.0, 3000)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    turn(canvas, at, steps=2, modifiers=both)
    low, high = pane.frequency_range()
    assert high - low == pytest.approx(12_000 / 1.25**2)
    assert abs(spot(4.0, 3000).y() - at.y()) <= 1
    assert pane.view() == (0.0, 10.0)


def test_sideways_wheel_pans(pane, canvas, spot):
    pane.set_view(20, 30)
    turn(canvas, spot(25, 3000), steps=0, x=-240)
    start, stop = pane.view()
    assert start > 20
    assert stop - start == pytest.approx(10)


def test_dragging_an_empty_place_pans_with_the_hand(pane, canvas, spot, qtbot):
    pane.set_view(20, 30)
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=spot(25, 9000))
    start = spot(25, 9000)
    for step in range(1, 11):
        QTest.mouseMove(canvas, start - QPoint(20 * step, 0))
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=start - QPoint(200, 0))
    assert spot(25, 9000).x() == pytest.approx(start.x() - 200, abs=2)


@pytest.mark.parametrize(
    ("key", "modifier", "view"),
    [
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, (22, 32)),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier, (18, 28)),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier, (29, 39)),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, (0, 10)),
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier, (50, 60)),
        (Qt.Key.Key_Minus, Qt.KeyboardModifier.NoModifier, (17.5, 32.5)),
    ],
)
def test_keys_move_the_view(pane, canvas, key, modifier, view):
    pane.set_view(20, 30)
    QTest.keyClick(canvas, key, modifier)
    assert pane.view() == pytest.approx(view)


def test_keys_zoom_and_move_frequencies(pane, canvas):
    QTest.keyClick(canvas, Qt.Key.Key_Equal, Qt.KeyboardModifier.ShiftModifier)
    low, high = pane.frequency_range()
    assert high - low == pytest.approx(8000)
    QTest.keyClick(canvas, Qt.Key.Key_Up)
    assert pane.frequency_range()[0] > low


def test_viewport_signal_and_overview_jump(pane, canvas, qtbot):
    strip = pane._overview
    middle = strip.plot().center().toPoint()
    with qtbot.waitSignal(pane._scene.viewport_changed) as caught:
        QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=middle)
    assert sum(caught.args) / 2 == pytest.approx(30, abs=0.2)
    assert pane.view()[0] == pytest.approx(25, abs=0.2)


def test_resizing_keeps_the_times(pane, canvas, qapp):
    pane.resize(1200, 420)
    qapp.processEvents()
    assert pane.view() == (0.0, 10.0)
    assert canvas.scene.viewport.width_px == canvas.plot().width()


def test_pane_methods_move_the_view(pane):
    pane.jump_to(30)
    assert pane.view() == (25.0, 35.0)
    pane.zoom_time(2)
    assert pane.view() == (27.5, 32.5)
    pane.jump_to(0)
    assert pane.view()[0] == 0
    pane.jump_to(60)
    assert pane.view()[1] == 60
    pane.zoom_to_fit()
    assert pane.view() == (0, 60)
    pane.set_frequency_range(2000, 6000)
    assert pane.frequency_range() == (2000, 6000)
    pane.zoom_frequency(0.5)
    assert pane.frequency_range() == (0, 8000)
    pane.set_frequency_range(0)
    assert pane.frequency_range() == (0, 12_000)


@pytest.mark.parametrize("scale", ["mel", "log"])
def test_other_scales_put_low_sounds_higher(pane, canvas, spot, scale):
    before = spot(0.1, 45 * 93.75)
    pane.set_frequency_scale(scale)
    after = spot(0.1, 45 * 93.75)
    assert after.y() < before.y() - 20
    assert color(canvas, after).lightness() > 150


def test_colours_change_without_new_tiles(pane, canvas, spot, monkeypatch):
    canvas.grab()
    fitted, fit = [], images.RowMap.apply
    monkeypatch.setattr(
        images.RowMap, "apply", lambda rows, tile: fitted.append(tile) or fit(rows, tile)
    )
    n_made = len(canvas.scene.source.made)
    quiet = spot(0.6, 9000)
    for name in COLOR_MAPS:
        pane.set_color_map(name)
        assert pane.color_map() == name
    pane.set_color_map("paper")
    assert color(canvas, quiet) == QColor("white")
    pane.set_color_map("night")
    dark = color(canvas, spot(0.6, 45 * 93.75)).lightness()
    pane.set_brightness_contrast(0.8, 0.0)
    assert color(canvas, spot(0.6, 45 * 93.75)).lightness() > dark + 60
    assert (pane._canvas.contrast.brightness, pane._canvas.contrast.contrast) == (0.8, 0.0)
    assert not fitted
    for on in (False, True):
        pane.set_noise_levelling(on=on)
        pane.grab()
    assert len(canvas.scene.source.made) == n_made


def test_pointer_read_out(pane, canvas, spot, qtbot):
    at = spot(2.1, 45 * 93.75)
    with qtbot.waitSignal(pane.cursor_moved) as caught:
        QTest.mouseMove(canvas, spot(2.1, 45 * 93.75))
    time_s, hz, decibels = caught.args
    assert time_s == pytest.approx(2.1, abs=0.02)
    assert hz == pytest.approx(45 * 93.75, abs=40)
    assert decibels == -20
    canvas.grab()
    with qtbot.waitSignal(pane.cursor_moved) as caught:
        pane.zoom_time(2.0)  # the view moves under a pointer that rests
    assert caught.args[0] == pytest.approx(
        canvas.scene.viewport.time_s(at.x() - canvas.plot().left()), abs=0.05
    )
    with qtbot.waitSignal(pane.cursor_left):
        canvas.leaveEvent(QEvent(QEvent.Type.Leave))


def test_play_cursor_turns_the_page(pane):
    pane.set_cursor(5.0, follow=True)
    assert pane.view() == (0.0, 10.0)
    assert pane.cursor_time_s() == 5.0
    pane.set_cursor(9.5, follow=True)
    assert pane.view()[0] == pytest.approx(8.5)
    pane.set_cursor(2.0, follow=True)
    assert pane.view()[0] == pytest.approx(1.0)
    pane.set_cursor(40.0)
    assert pane.view()[0] == pytest.approx(1.0)
    pane.set_cursor(None)
    assert pane.cursor_time_s() is None


def test_a_file_that_fails_is_said_in_the_picture(bare_pane, make_tiles, qtbot, monkeypatch):
    monkeypatch.setattr(
        "birdann.gui.spectrogram.pane.translate_message", lambda text: f"Auf Deutsch: {text}"
    )
    with qtbot.waitSignal(bare_pane.failed) as caught:
        bare_pane.show_source(make_tiles(error=AudioError("a.wav is gone.")), 60.0, 12_000.0)
    assert caught.args == ["a.wav is gone."]
    assert bare_pane.picture.scene.message == "Auf Deutsch: a.wav is gone."
    bare_pane.grab()


def test_another_recording_replaces_the_first(pane, make_tiles, make_segment, qapp):
    pane.set_segments(indexed([make_segment("a", 1, 2000)]))
    pane.select(["a"])
    pane.show_source(make_tiles("other"), 5.0, 8000.0)
    pane.wait_until_idle()
    assert pane.view() == (0.0, 5.0)
    assert pane.selected_ids() == ()
    pane.clear_recording()
    pane.show_message("Drop recordings here.")
    qapp.processEvents()
    pane.grab()
    assert pane.view() == (0.0, 0.0)
    assert pane.recording is None


def test_opens_a_real_file(bare_pane, qapp, tmp_path):
    import numpy as np
    import soundfile

    from birdann.dsp.audio import probe

    path = tmp_path / "tone.wav"
    rate = 32_000
    tone = 0.3 * np.sin(2 * np.pi * 5000 * np.arange(rate * 3) / rate)
    soundfile.write(path, tone + 0.001 * np.random.default_rng(0).normal(size=len(tone)), rate)
    bare_pane.open_recording(probe(path))
    assert bare_pane.wait_until_idle()
    qapp.processEvents()
    canvas = bare_pane._canvas
    viewport, plot = canvas.scene.viewport, canvas.plot()
    image = canvas.grab().toImage()

    def lightness(hz):
        x = int(plot.left() + viewport.x(1.5))
        return image.pixelColor(x, int(plot.top() + viewport.y(hz))).lightness()

    from birdann.dsp.spectrogram import SpectrogramParams
    from birdann.gui.spectrogram.tiles.audio_source import Rendering

    assert bare_pane.recording.path == path
    bare_pane.set_view(1.0, 2.0)
    bare_pane.set_rendering(Rendering(params=SpectrogramParams(window_s=0.064, hop_s=0.004)))
    assert bare_pane.wait_until_idle()
    qapp.processEvents()
    assert bare_pane.view() == (1.0, 2.0)
    assert canvas.scene.source.n_bins == 1025
    viewport, image = canvas.scene.viewport, canvas.grab().toImage()
    assert lightness(5000) > lightness(9000) + 50
    assert canvas.decibels_at(1.5, 5000) == pytest.approx(-10.5, abs=2)


def test_a_theme_reaches_the_picture_at_once(pane, canvas, qapp):
    corner = QPoint(2, canvas.height() - 2)
    assert color(canvas, corner) == DARK.window
    apply_theme(qapp, LIGHT)
    qapp.processEvents()
    assert color(canvas, corner) == LIGHT.window
    pane.grab()
    apply_theme(qapp, DARK)


def test_another_tile_stands_in_where_a_frame_has_no_time_until_the_hand_rests(
    pane, canvas, monkeypatch, qtbot
):
    monkeypatch.setattr(images, "_FRAME_BUDGET_S", -1.0)
    canvas.grab()
    before = {address.level for address in canvas.images._images}
    pane.zoom_time(2.0)
    assert pane.wait_until_idle()
    rough = canvas.grab().toImage()
    assert {address.level for address in canvas.images._images} == before
    qtbot.waitUntil(lambda: not canvas._rest.isActive(), timeout=2000)
    fine = canvas.grab().toImage()
    assert fine != rough
    canvas.images._forget()
    assert canvas.grab().toImage() == fine


def middle_of_the_loud_band(canvas, image):
    """The middle of the rows that are bright where the stripe of a second is."""
    plot = canvas.plot().toRect()
    x = round(plot.left() + canvas.scene.viewport.x(5.1))
    light = {y: image.pixelColor(x, y).lightness() for y in range(plot.top() + 1, plot.bottom())}
    bright = [y for y, one in light.items() if one > 0.8 * max(light.values())]
    return sum(bright) / len(bright)


@pytest.mark.parametrize("scale", ["linear", "mel"])
def test_frequencies_are_stretched_while_zooming_and_exact_at_rest(pane, canvas, qtbot, scale):
    pane.set_frequency_scale(scale)
    at_first = middle_of_the_loud_band(canvas, canvas.grab().toImage())
    before = dict(canvas.images._images)
    pane.move_view(lambda view: view.zoomed_frequency(1.5, 300), is_zoom=True, is_moving=True)
    stretched = canvas.grab().toImage()
    assert dict(canvas.images._images) == before
    qtbot.waitUntil(lambda: not canvas._is_zooming, timeout=2000)
    exact = canvas.grab().toImage()
    middle = middle_of_the_loud_band(canvas, exact)
    assert abs(middle_of_the_loud_band(canvas, stretched) - middle) <= 6 < abs(at_first - middle)
    canvas.images._forget()
    assert canvas.grab().toImage() == exact


def test_a_button_zooms_to_a_selected_outline_that_is_too_small_for_handles(
    pane, canvas, qtbot, make_segment
):
    button, one = pane.zoom_button, make_segment("a", 20.0, 3000)
    pane.set_segments(indexed([one]))
    pane.set_view(0, 60)
    assert not button.isVisible()
    pane.select([one.id])
    assert button.isVisible()
    assert canvas.plot().toRect().contains(button.geometry())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    view = canvas.scene.viewport
    assert view.stop_s - view.start_s < 10
    pane.select([])
    pane.set_view(0, 60)
    assert not button.isVisible()
