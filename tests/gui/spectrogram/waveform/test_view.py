"""The waveform under the picture: its pixels, and what the hand does on it."""

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from birdann.dsp.audio import probe
from birdann.gui.spectrogram.waveform.columns import decibel_step
from tests.gui.spectrogram.columns import indexed

RATE_HZ = 8000
DURATION_S = 40.0
CLICK_S = 12.5


@pytest.fixture(scope="module")
def sound_file(tmp_path_factory):
    """Faint noise, a click at 12.5 s, a slow wave of half scale in the last ten seconds."""
    samples = np.random.default_rng(0).uniform(-0.01, 0.01, int(DURATION_S * RATE_HZ))
    samples[int(CLICK_S * RATE_HZ)] = -0.8
    late = np.arange(30 * RATE_HZ, len(samples))
    samples[late] = 0.5 * np.sin(2 * np.pi * 20 * late / RATE_HZ)
    path = tmp_path_factory.mktemp("wave") / "click.wav"
    soundfile.write(path, samples, RATE_HZ, subtype="PCM_16")
    return path


@pytest.fixture
def wave_pane(bare_pane, sound_file, qapp):
    bare_pane.set_waveform_visible(True)
    bare_pane.open_recording(probe(sound_file))
    bare_pane.set_view(10, 20)
    settle(bare_pane)
    return bare_pane


def settle(pane):
    QApplication.processEvents()
    assert pane.wait_until_idle()
    QApplication.processEvents()


def strip_of(pane):
    return pane._waves.strip


def spot(pane, time_s):
    plot = strip_of(pane).plot()
    x = plot.left() + pane._canvas.scene.viewport.x(time_s)
    return QPoint(round(x), round(plot.center().y()))


def test_it_stands_in_line_with_the_picture(wave_pane):
    canvas, strip = wave_pane._canvas, strip_of(wave_pane)
    left = strip.mapTo(wave_pane, strip.plot().topLeft().toPoint()).x()
    assert left == canvas.mapTo(wave_pane, canvas.plot().topLeft().toPoint()).x()
    assert strip.plot().width() == canvas.plot().width()


@pytest.mark.parametrize("view", [(0.0, 40.0), (10.0, 20.0), (12.4, 12.6)])
def test_a_single_loud_sample_is_seen_at_its_time_at_every_zoom(wave_pane, view):
    wave_pane.set_view(*view)
    settle(wave_pane)
    low = strip_of(wave_pane).extremes()[1]
    viewport = wave_pane._canvas.scene.viewport
    x = viewport.x(CLICK_S) * strip_of(wave_pane).devicePixelRatioF()
    found = int(np.argmin(np.where(np.arange(len(low)) < viewport.x(30.0), low, 0)))
    assert low[found] == pytest.approx(-0.8, abs=0.02)
    assert abs(found - x) <= 1.5


def test_samples_are_joined_by_lines_when_they_are_far_apart(wave_pane):
    wave_pane.set_view(35.0, 35.05)
    settle(wave_pane)
    high, low = strip_of(wave_pane).extremes()
    viewport = wave_pane._canvas.scene.viewport
    times_s = viewport.start_s + (np.arange(len(high)) + 0.5) / viewport.px_per_s
    wave = 0.5 * np.sin(2 * np.pi * 20 * times_s)
    np.testing.assert_allclose((high + low) / 2, wave, atol=0.03)
    assert (high >= low).all()


def test_beyond_the_end_nothing_is_drawn(wave_pane):
    high, low = strip_of(wave_pane)._columns.extremes(
        wave_pane._canvas.scene.viewport.__class__(
            start_s=39.0, span_s=2.0, low_hz=0, high_hz=4000, width_px=400, height_px=100,
            duration_s=41.0, nyquist_hz=4000,
        ),
        1.0,
    )  # fmt: skip
    assert (high[230:] < low[230:]).all()


def test_the_height_suits_the_loudest_sound_and_shift_wheel_changes_it(wave_pane):
    strip = strip_of(wave_pane)
    assert strip.gain == 1.0  # the loudest is 2 dB below full scale
    assert decibel_step(328) == pytest.approx(10 ** (36 / 20))
    wheel(strip, spot(wave_pane, 15), 120, Qt.KeyboardModifier.ShiftModifier)
    assert strip.gain == pytest.approx(1.25)
    wheel(strip, spot(wave_pane, 15), -480, Qt.KeyboardModifier.ShiftModifier)
    assert strip.gain == 1.0


def wheel(widget, at, angle, modifiers=Qt.KeyboardModifier.NoModifier):
    event = QWheelEvent(
        QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, angle),
        Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def test_ctrl_and_wheel_zoom_both_about_the_pointer(wave_pane):
    wheel(strip_of(wave_pane), spot(wave_pane, 14.0), 240, Qt.KeyboardModifier.ControlModifier)
    start_s, stop_s = wave_pane.view()
    assert stop_s - start_s == pytest.approx(10 / 1.25**2)
    assert (14.0 - start_s) / (stop_s - start_s) == pytest.approx(0.4, abs=0.01)


def test_dragging_it_moves_the_view_and_a_click_places_the_cursor(wave_pane, qtbot):
    strip, placed = strip_of(wave_pane), []
    wave_pane.cursor_placed.connect(placed.append)
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=spot(wave_pane, 13.0))
    assert placed == [pytest.approx(13.0, abs=0.02)]
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=spot(wave_pane, 13.0))
    qtbot.mouseMove(strip, spot(wave_pane, 13.0) + QPoint(60, 0))
    qtbot.mouseMove(strip, spot(wave_pane, 13.0) + QPoint(120, 0))
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=QPoint(300, 30))
    assert wave_pane.view()[0] < 9.5
    assert len(placed) == 1


def test_the_time_under_the_pointer_is_marked_in_both(wave_pane, qtbot):
    strip, canvas = strip_of(wave_pane), wave_pane._canvas
    qtbot.mouseMove(strip, spot(wave_pane, 16.0))
    assert canvas.scene.guide_s == pytest.approx(16.0, abs=0.02)
    qtbot.mouseMove(canvas, canvas.plot().center().toPoint())
    canvas.pointer.leave()
    assert strip._guide_s is None


def test_cursor_and_selection_are_drawn_in_it(wave_pane, make_segment):
    strip = strip_of(wave_pane)
    before = strip.grab().toImage()
    wave_pane.set_segments(indexed([make_segment("a", 15.0, 1000.0)]))
    wave_pane.select(["a"])
    wave_pane.set_cursor(18.0)
    after = strip.grab().toImage()
    y = int(strip.plot().top()) + 4
    for time_s, changed in ((15.2, True), (18.0, True), (13.0, False)):
        x = spot(wave_pane, time_s).x()
        columns = range(x - 1, x + 2)
        assert any(before.pixel(c, y) != after.pixel(c, y) for c in columns) is changed


def test_a_hidden_waveform_has_no_threads_and_computes_nothing(bare_pane, sound_file):
    bare_pane.open_recording(probe(sound_file))
    settle(bare_pane)
    assert not bare_pane._waves._service._threads
    assert not bare_pane.waveform_visible()
    bare_pane.set_waveform_visible(True)
    settle(bare_pane)
    assert strip_of(bare_pane).extremes()[0].max() > 0.4
    bare_pane.clear_recording()
    assert strip_of(bare_pane).extremes() is None
