"""Contrast follows what is in view, shows the selected call, and can be fixed."""

import numpy as np
import pytest
from PySide6.QtTest import QTest

from birdann.core.ids import SegmentId
from tests.gui.spectrogram.columns import indexed
from tests.gui.spectrogram.conftest import N_BINS, ArithmeticTiles

pytestmark = pytest.mark.gui

QUIET_FROM_S, FRAME_S = 30.0, 0.005
LOUD_HZ, FAINT_HZ = 45 * 93.75, 80 * 93.75


class LoudThenQuiet(ArithmeticTiles):
    """Half a minute with loud and faint calls; then 50 values less of noise, with faint calls."""

    def frames(self, first, stop):
        out = super().frames(first, stop)
        is_quiet = np.arange(first, stop) * FRAME_S >= QUIET_FROM_S
        out[:, is_quiet] = 10
        calls = np.arange(first, stop) % 200 < 40
        out[78:83, is_quiet & calls] = 40
        out[78:83, ~is_quiet & calls] = 68
        return out


@pytest.fixture
def two_halves(bare_pane, qapp):
    bare_pane.show_source(LoudThenQuiet(), 60.0, 12_000.0)
    return bare_pane


def look(pane, qapp, start_s, stop_s=None):
    pane.set_view(start_s, stop_s or start_s + 2.0)
    assert pane.wait_until_idle()
    qapp.processEvents()


def lightness(pane, time_s, hz):
    canvas = pane._canvas
    viewport, plot = canvas.scene.viewport, canvas.plot()
    at = (plot.left() + viewport.x(time_s), plot.top() + viewport.y(hz))
    return (
        canvas.grab().toImage().pixelColor(*(round(coordinate) for coordinate in at)).lightness()
    )


def test_calls_of_a_quiet_stretch_stand_out_and_its_noise_stays_dark(two_halves, qapp):
    look(two_halves, qapp, 40.0)
    assert lightness(two_halves, 40.1, FAINT_HZ) > 70
    assert lightness(two_halves, 40.6, FAINT_HZ) < 60
    look(two_halves, qapp, 2.0)
    assert lightness(two_halves, 2.1, LOUD_HZ) > 150
    assert lightness(two_halves, 2.6, FAINT_HZ) < 60
    assert two_halves._canvas.contrast.floor > 50


def test_the_same_view_has_the_same_contrast_whichever_way_it_is_reached(two_halves, qapp):
    look(two_halves, qapp, 2.0)
    first = two_halves._canvas.contrast
    look(two_halves, qapp, 40.0)
    assert two_halves._canvas.contrast != first
    look(two_halves, qapp, 2.0)
    assert two_halves._canvas.contrast == first


def test_a_selected_call_can_be_seen_beside_a_loud_one(two_halves, make_segment, qapp):
    faint = make_segment("faint", 2.0, 78 * 93.75, duration_s=0.2, height_hz=5 * 93.75)
    two_halves.set_segments(indexed([faint]))
    look(two_halves, qapp, 2.0)
    assert (before := lightness(two_halves, 2.1, FAINT_HZ)) < 60
    two_halves.select([SegmentId("faint")])
    canvas = two_halves._canvas
    call = int(canvas._values_within(faint.box).max())
    assert canvas.contrast.positions()[call] > 0.2
    assert lightness(two_halves, 2.1, FAINT_HZ) > before + 20
    two_halves.select([])
    assert lightness(two_halves, 2.1, FAINT_HZ) == before


def test_a_call_that_is_asked_about_can_be_seen(two_halves, make_segment, qapp):
    look(two_halves, qapp, 2.0)
    assert (before := lightness(two_halves, 2.1, FAINT_HZ)) < 60
    faint = make_segment("faint", 2.0, 78 * 93.75, duration_s=0.2, height_hz=5 * 93.75)
    two_halves.ask_about(faint.box)
    assert lightness(two_halves, 2.1, FAINT_HZ) > before + 20
    two_halves.ask_about(None)
    assert lightness(two_halves, 2.1, FAINT_HZ) == before


def test_fixed_contrast_stays_until_it_is_released(two_halves, make_segment, qapp, qtbot):
    look(two_halves, qapp, 2.0)
    canvas = two_halves._canvas
    fixed = canvas.contrast
    two_halves.fix_contrast(on=True)
    look(two_halves, qapp, 40.0)
    assert canvas.contrast == fixed
    two_halves.fix_contrast(on=False)
    assert canvas.contrast != fixed


def test_contrast_changes_when_the_hand_rests(two_halves, qapp, qtbot):
    look(two_halves, qapp, 2.0, 32.0)
    canvas, changed = two_halves._canvas, []
    canvas.appearance_changed.connect(lambda: changed.append(canvas._rest.isActive()))
    for _ in range(4):
        two_halves.zoom_time(2.0)
        QTest.qWait(20)
    assert two_halves.wait_until_idle()
    qtbot.waitUntil(lambda: not canvas._rest.isActive())
    assert not any(changed)


def test_silence_keeps_the_contrast(bare_pane, qapp):
    class Silent(ArithmeticTiles):
        def frames(self, first, stop):
            out = super().frames(first, stop)
            out[:, np.arange(first, stop) * FRAME_S >= QUIET_FROM_S] = 0
            return out

    assert Silent().frames(0, 1).shape[0] == N_BINS
    bare_pane.show_source(Silent(), 60.0, 12_000.0)
    look(bare_pane, qapp, 2.0)
    before = bare_pane._canvas.contrast
    look(bare_pane, qapp, 50.0)
    assert bare_pane._canvas.contrast == before
