"""Listening from the window, through a loudspeaker that only counts."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from birdann.gui.audio.playback import PlayerState


class SilentOutput:
    """Takes everything; time passes when a test says so."""

    def __init__(self):
        self.heard_s = 0.0

    def start(self):
        self.heard_s = 0.0
        return 22_050, 1

    def bytes_free(self):
        return 4096

    def write(self, pcm):
        pass

    def processed_s(self):
        return self.heard_s

    def has_moved(self):
        return False

    def is_drained(self):
        return False

    def suspend(self):
        pass

    def resume(self):
        pass

    def stop(self):
        pass


@pytest.fixture
def output(opened):
    output = SilentOutput()
    opened.shell.player.set_output(output)
    yield output
    opened.shell.player.stop()


def test_the_page_turns_with_the_sound(opened, output, qtbot):
    opened.pane.set_view(0.0, 1.0)
    qtbot.keyClick(opened, Qt.Key.Key_Space)
    assert opened.listen_actions.is_playing
    output.heard_s = 1.5
    qtbot.waitUntil(lambda: opened.pane.view()[0] > 0.5)
    assert opened.pane.view()[0] <= opened.pane.cursor_time_s() <= opened.pane.view()[1]
    qtbot.keyClick(opened, Qt.Key.Key_Space)
    assert opened.shell.player.state is PlayerState.PAUSED


def test_a_segment_plays_in_its_band_with_a_margin(opened, output, qtbot):
    segment = opened.bench.view.segments[0]
    opened.pane.select([segment.id])
    qtbot.keyClick(opened, Qt.Key.Key_P)
    request = opened.shell.player.request
    assert request.start_s == pytest.approx(max(0, segment.box.onset_s - 0.3))
    assert (request.low_hz, request.high_hz) == (segment.box.low_hz, segment.box.high_hz)
    qtbot.keyClick(opened, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(opened, Qt.Key.Key_P)
    assert opened.shell.player.request.low_hz is None


def test_what_is_in_view_plays_and_nothing_else(opened, output, qtbot):
    opened.pane.set_view(0.5, 1.25)
    qtbot.keyClick(opened, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    request = opened.shell.player.request
    assert (request.start_s, request.stop_s) == pytest.approx((0.5, 1.25), abs=0.01)
    assert request.low_hz is None


def test_speed_pitch_and_loop(opened, output, qtbot):
    qtbot.keyClick(opened, Qt.Key.Key_BracketLeft)
    qtbot.keyClick(opened, Qt.Key.Key_BracketLeft)
    qtbot.keyClick(opened, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(opened, Qt.Key.Key_L)
    assert opened.actions_["listen.loop"].isChecked()
    assert opened.actions_["listen.keep_pitch"].isChecked()
    qtbot.keyClick(opened, Qt.Key.Key_Space)
    request = opened.shell.player.request
    assert (request.rate, request.keeps_pitch, request.loop) == (0.5, True, True)
    opened.shell.player.stop()
    qtbot.keyClick(opened, Qt.Key.Key_BracketRight)
    assert opened.listen_actions.rate == 0.75


def test_speeds_and_outputs_are_listed(opened, output):
    menu = QMenu(opened)
    opened.listen_actions.fill_speeds(menu)
    ticked = [action.text() for action in menu.actions() if action.isChecked()]
    assert ticked == ["1×"]
    next(action for action in menu.actions() if action.text() == "0.1×").trigger()
    assert opened.listen_actions.rate == 0.1
    outputs = QMenu(opened)
    opened.listen_actions.use_output("Loudspeaker & co")
    opened.listen_actions.fill_outputs(outputs)
    assert any(action.text() == "Loudspeaker && co" for action in outputs.actions())
    assert opened.shell.preferences.value("sound_output") == "Loudspeaker & co"
