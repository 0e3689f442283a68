"""Touchpads and other habits of the hand, and where tones of known pitch are drawn."""

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from birdann.dsp.audio import probe

NONE, CTRL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


def scroll(canvas, at, *, pixels=QPoint(), angle=QPoint(), modifiers=NONE):  # noqa: B008
    event = QWheelEvent(
        QPointF(at), canvas.mapToGlobal(QPointF(at)), pixels, angle, Qt.MouseButton.NoButton,
        modifiers, Qt.ScrollPhase.ScrollUpdate, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas, event)


def test_ctrl_and_wheel_zoom_about_the_pointer(pane, canvas, spot):
    at = spot(4.0, 6000)
    scroll(canvas, at, angle=QPoint(0, 240), modifiers=CTRL)
    start_s, stop_s = pane.view()
    assert stop_s - start_s == pytest.approx(10 / 1.25**2)
    assert abs(spot(4.0, 6000).x() - at.x()) <= 1


def test_two_fingers_sideways_move_the_picture_by_as_many_pixels(pane, canvas, spot):
    pane.set_view(20, 30)
    px_per_s = canvas.scene.viewport.px_per_s
    for _ in range(10):
        scroll(canvas, spot(25, 3000), pixels=QPoint(-7, 1), angle=QPoint(-14, 2))
    assert pane.view()[0] == pytest.approx(20 + 70 / px_per_s)
    assert pane.view()[1] - pane.view()[0] == pytest.approx(10)


def test_small_steps_of_a_touchpad_add_up_to_those_of_a_wheel(pane, canvas, spot):
    at = spot(4.0, 6000)
    for _ in range(24):
        scroll(canvas, at, pixels=QPoint(0, 5), angle=QPoint(0, 10), modifiers=CTRL)
    start_s, stop_s = pane.view()
    assert stop_s - start_s == pytest.approx(10 / 1.25**2)


def test_alt_and_wheel_pan(pane, canvas, spot):
    pane.set_view(20, 30)
    scroll(canvas, spot(25, 3000), angle=QPoint(-120, 0), modifiers=ALT)
    assert pane.view()[0] > 20


@pytest.mark.parametrize(("value", "narrower"), [(0.25, True), (-0.2, False)])
def test_pinching_zooms_about_the_fingers(pane, canvas, spot, value, narrower):
    pane.set_view(20, 30)
    at = spot(22.5, 6000)
    gesture = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2,
        QPointF(at), QPointF(at), canvas.mapToGlobal(QPointF(at)), value, QPointF(),
    )  # fmt: skip
    QApplication.sendEvent(canvas, gesture)
    start_s, stop_s = pane.view()
    assert stop_s - start_s == pytest.approx(10 / (1 + value))
    assert (stop_s - start_s < 10) is narrower
    assert abs(spot(22.5, 6000).x() - at.x()) <= 1


def test_the_picture_stands_still_when_the_hand_lets_go(pane, canvas, spot, qtbot):
    pane.set_view(20, 30)
    start = spot(25, 9000)
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 8):
        QTest.mouseMove(canvas, start + QPoint(30 * step, 0))
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=start + QPoint(210, 0))
    view = pane.view()
    qtbot.wait(250)
    assert pane.view() == view
    assert view[0] == pytest.approx(20 - 210 / canvas.scene.viewport.px_per_s, abs=0.05)


TONES_HZ = (500.0, 1500.0, 4000.0, 9000.0)


@pytest.fixture(scope="module")
def tones(tmp_path_factory):
    """Four seconds, each with one tone of known pitch."""
    rate = 24_000
    time_s = np.arange(4 * rate) / rate
    sound = 0.0005 * np.random.default_rng(0).standard_normal(len(time_s))
    for second, tone_hz in enumerate(TONES_HZ):
        inside = (time_s >= second) & (time_s < second + 1)
        sound[inside] += 0.3 * np.sin(2 * np.pi * tone_hz * time_s[inside])
    path = tmp_path_factory.mktemp("tones") / "tones.wav"
    soundfile.write(path, sound, rate, subtype="PCM_16")
    return path


@pytest.mark.parametrize("scale", ["linear", "mel", "log"])
def test_tones_are_brightest_where_their_pitch_belongs(bare_pane, tones, qapp, scale):
    bare_pane.open_recording(probe(tones))
    bare_pane.set_frequency_scale(scale)
    bare_pane.set_frequency_range(0, 12_000)
    bare_pane.set_view(0, 4)
    assert bare_pane.wait_until_idle()
    qapp.processEvents()
    canvas = bare_pane._canvas
    canvas.pointer.leave()
    image, plot, viewport = canvas.grab().toImage(), canvas.plot(), canvas.scene.viewport
    for second, tone_hz in enumerate(TONES_HZ):
        x = round(plot.left() + viewport.x(second + 0.5))
        column = [
            image.pixelColor(x, y).lightness()
            for y in range(round(plot.top()) + 1, round(plot.bottom()) - 1)
        ]
        bright = np.flatnonzero(np.array(column) >= max(column) - 8)
        found_hz = viewport.hz(float(bright.mean()) + 1.5)
        # A bin is 62.5 Hz wide, and a pixel of a logarithmic axis many hertz.
        pixel_hz = viewport.hz(viewport.y(tone_hz) - 2) - tone_hz
        assert found_hz == pytest.approx(tone_hz, abs=62.5 + pixel_hz)
