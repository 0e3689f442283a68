"""Every key of the manual does what it says, pressed in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from birdann.gui.audio.playback import PlayerState
from tests.gui.reviewing import select

K = Qt.Key
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def press(window, key, modifiers=NONE):
    """Press a key where the focus is, as the keyboard does."""
    QTest.keyClick(window.windowHandle(), key, modifiers)


@pytest.fixture
def ready(trained, qtbot):
    """The trained project with the focus in the picture."""
    trained.activateWindow()
    qtbot.waitUntil(trained.isActiveWindow)
    trained.pane.setFocus()
    trained.pane.set_view(0.5, 1.5)
    return trained


def span(window):
    start_s, stop_s = window.pane.view()
    return stop_s - start_s


def band(window):
    low_hz, high_hz = window.pane.frequency_range()
    return high_hz - low_hz


def test_zoom_keys_work_wherever_the_focus_is(ready):
    for part in (ready.pane, ready.window_parts.recordings.list, ready.window_parts.queue.table):
        ready.pane.set_view(0.5, 1.5)
        part.setFocus()
        press(ready, K.Key_Plus)
        assert span(ready) < 0.8
        press(ready, K.Key_Minus)
        press(ready, K.Key_Minus)
        assert span(ready) > 1.2


def test_shift_with_zoom_keys_zooms_frequency(ready):
    before = band(ready)
    press(ready, K.Key_Minus, SHIFT)
    wide = band(ready)
    press(ready, K.Key_Equal, SHIFT)
    press(ready, K.Key_Equal, SHIFT)
    assert band(ready) < before <= wide
    assert span(ready) == pytest.approx(1.0)
    press(ready, K.Key_Equal, CTRL)
    narrow = band(ready)
    press(ready, K.Key_Minus, CTRL)
    assert band(ready) > narrow


def test_arrows_and_ends_move_the_view(ready):
    start_s = ready.pane.view()[0]
    press(ready, K.Key_Right)
    assert ready.pane.view()[0] > start_s
    press(ready, K.Key_Left)
    assert ready.pane.view()[0] == pytest.approx(start_s)
    press(ready, K.Key_End)
    assert ready.pane.view()[1] == pytest.approx(3.0, abs=0.01)
    press(ready, K.Key_Home)
    assert ready.pane.view()[0] == pytest.approx(0.0, abs=0.01)


def test_tab_walks_through_the_segments(ready):
    ids = [segment.id for segment in ready.bench.view.segments]
    select(ready, [ids[0]])
    press(ready, K.Key_Tab)
    assert ready.bench.segment_id == ids[1]
    press(ready, K.Key_Backtab, SHIFT)
    assert ready.bench.segment_id == ids[0]


def test_n_u_and_backspace_go_where_they_should(ready, settled):
    settled(press(ready, K.Key_N))
    assert ready.bench.view.recording.name == "dawn_5.wav"
    settled(press(ready, K.Key_U))
    first = ready.bench.segment_id
    settled(press(ready, K.Key_U))
    assert ready.bench.segment_id not in (None, first)
    settled(press(ready, K.Key_Backspace))
    assert ready.bench.segment_id == first


def test_verdicts_by_key(ready, settled):
    first, second = (segment.id for segment in ready.bench.view.segments[:2])
    select(ready, [first])
    settled(press(ready, K.Key_X))
    assert ready.bench.view.labels[first].state == "rejected"
    select(ready, [second])
    settled(press(ready, K.Key_1))
    assert second in ready.bench.view.labels
    settled(press(ready, K.Key_Z, CTRL))
    assert second not in ready.bench.view.labels
    settled(press(ready, K.Key_Z, CTRL | SHIFT))
    assert second in ready.bench.view.labels


def test_outlines_by_key(ready, settled):
    ids = [segment.id for segment in ready.bench.view.segments[:2]]
    before = len(ready.bench.view.segments)
    select(ready, ids)
    settled(press(ready, K.Key_M))
    assert len(ready.bench.view.segments) == before - 1
    assert ready.bench.segment_id not in (*ids, None)
    settled(press(ready, K.Key_S))
    assert len(ready.bench.view.segments) == before
    settled(press(ready, K.Key_Delete))
    assert len(ready.bench.view.segments) < before


def test_a_number_tags_nothing_while_no_segment_is_selected(ready, settled):
    press(ready, K.Key_Escape)
    ready.bench.select(())
    tags = ready.bench.view.species_list.tags
    assert all(row.key is None for row in ready.window_parts.tags.picker.rows())
    for digit in range(1, 10):
        press(ready, K.Key_0 + digit)
    settled()
    assert ready.bench.view.species_list.tags == tags


def test_l_and_brackets_set_how_sound_plays(ready):
    press(ready, K.Key_L)
    press(ready, K.Key_BracketLeft)
    assert (ready.listen_actions.loops, ready.listen_actions.rate) == (True, 0.75)
    press(ready, K.Key_BracketRight)
    assert ready.listen_actions.rate == 1.0
    assert ready.window_parts.player.state is PlayerState.STOPPED


def test_g_shows_the_gallery(ready, settled):
    settled(press(ready, K.Key_G))
    assert ready.gallery_actions.panel.isVisible()
