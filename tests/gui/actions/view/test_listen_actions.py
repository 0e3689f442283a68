"""Listening from the window, through a loudspeaker that only counts."""

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QMenu
from windows import missing_tiles

from birdann.core.geometry import TimeFreqBox
from birdann.gui.audio.playback import PlayerState, SoundOutputError
from birdann.gui.spectrogram import COLOR_MAPS


class SilentOutput:
    """Takes everything; time passes when a test says so."""

    def __init__(self):
        self.heard_s = 0.0
        self.pcm = b""

    def start(self):
        self.heard_s = 0.0
        return 22_050, 1

    def bytes_free(self):
        return 4096

    def write(self, pcm):
        self.pcm += pcm

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
    opened.window_parts.player.set_output(output)
    yield output
    opened.window_parts.player.stop()


def test_the_page_turns_with_the_sound_and_views_and_segments_play_alone(opened, output, qtbot):
    opened.pane.set_view(0.0, 1.0)
    qtbot.keyClick(opened, Qt.Key.Key_Space)
    assert opened.listen_actions.is_playing
    output.heard_s = 1.5
    qtbot.waitUntil(lambda: opened.pane.view()[0] > 0.5)
    assert opened.pane.view()[0] <= opened.pane.cursor_time_s() <= opened.pane.view()[1]
    qtbot.keyClick(opened, Qt.Key.Key_Space)
    assert opened.window_parts.player.state is PlayerState.PAUSED
    opened.window_parts.player.stop()
    opened.pane.set_view(0.5, 1.25)
    qtbot.keyClick(opened, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    request = opened.window_parts.player.request
    assert (request.start_s, request.stop_s) == pytest.approx((0.5, 1.25), abs=0.01)
    assert request.low_hz is None
    segment = opened.bench.view.segments[0]
    opened.pane.select([segment.id])
    qtbot.keyClick(opened, Qt.Key.Key_P)
    request = opened.window_parts.player.request
    assert request.start_s == pytest.approx(max(0, segment.box.onset_s - 0.3))
    assert (request.low_hz, request.high_hz) == (segment.box.low_hz, segment.box.high_hz)
    qtbot.keyClick(opened, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(opened, Qt.Key.Key_P)
    assert opened.window_parts.player.request.low_hz is None


def test_speed_pitch_and_loop(opened, output, qtbot):
    qtbot.keyClick(opened, Qt.Key.Key_BracketLeft)
    qtbot.keyClick(opened, Qt.Key.Key_BracketLeft)
    qtbot.keyClick(opened, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(opened, Qt.Key.Key_L)
    assert opened.actions_["listen.loop"].isChecked()
    assert opened.actions_["listen.keep_pitch"].isChecked()
    qtbot.keyClick(opened, Qt.Key.Key_Space)
    request = opened.window_parts.player.request
    assert (request.rate, request.keeps_pitch, request.loop) == (0.5, True, True)
    opened.window_parts.player.stop()
    qtbot.keyClick(opened, Qt.Key.Key_BracketRight)
    assert opened.listen_actions.rate == 0.75


def loudness(output):
    """Return the largest sample that was played, of 32767."""
    return int(np.abs(np.frombuffer(output.pcm, dtype="<i2").astype(int)).max(initial=0))


def play_a_while(window, output, qtbot):
    """Play from the start until some sound has come, and return how loud it was."""
    window.pane.cursor_placed.emit(0.3)
    output.pcm = b""
    qtbot.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(output.pcm) > 8000)
    window.actions_["listen.stop"].trigger()
    return loudness(output)


def test_volume_counts_at_once_and_is_kept(opened, output, qtbot, preferences):
    bar = opened.window_parts.bar
    as_recorded = play_a_while(opened, output, qtbot)
    bar.volume.setFocus()
    for _ in range(4):
        qtbot.keyClick(bar.volume, Qt.Key.Key_Left)
    assert bar.volume.value() == -12
    assert play_a_while(opened, output, qtbot) == pytest.approx(as_recorded * 10**-0.6, rel=0.05)
    assert preferences.value("volume_db") == -12
    qtbot.mouseDClick(bar.volume, Qt.MouseButton.LeftButton)
    assert play_a_while(opened, output, qtbot) == pytest.approx(as_recorded, rel=0.05)


def test_the_toolbar_says_what_plays_where_and_lists_speeds_and_outputs(opened, output, qtbot):
    bar = opened.window_parts.bar
    play = opened.toolbar.widgetForAction(opened.actions_["listen.play"])
    assert bar.name.whole_text() == "dawn_0.wav"
    assert bar.position.text() == "0:00.0 / 0:03.0"
    qtbot.mouseClick(play, Qt.MouseButton.LeftButton)
    button = opened.actions_["listen.play"]
    width_px = play.sizeHint().width()
    qtbot.waitUntil(lambda: button.iconText().strip() == "Pause")
    assert abs(play.sizeHint().width() - width_px) <= 3  # the buttons beside it stay
    output.heard_s = 1.5
    qtbot.waitUntil(lambda: bar.position.text() == "0:01.5 / 0:03.0")
    qtbot.mouseClick(play, Qt.MouseButton.LeftButton)
    assert opened.window_parts.player.state is PlayerState.PAUSED
    qtbot.waitUntil(lambda: button.iconText().strip() == "Play")
    assert abs(play.sizeHint().width() - width_px) <= 3
    opened.resize(1040, 600)  # the rest of the line gives way to the name
    qtbot.wait(1)
    assert bar.name.text() == "dawn_0.wav"
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
    assert opened.window_parts.preferences.value("sound_output") == "Loudspeaker & co"


class NoOutput(SilentOutput):
    def start(self):
        raise SoundOutputError("No sound output was found.")


def test_without_a_sound_card_one_notice_comes_and_the_outputs_are_a_click_away(opened, qtbot):
    bar, said = opened.window_parts.bar, []
    opened.statusBar().messageChanged.connect(said.append)
    opened.window_parts.player.set_output(NoOutput())
    for _ in range(3):
        qtbot.keyClick(opened, Qt.Key.Key_Space)
    assert said == ["No sound output was found."]
    assert opened.window_parts.messages.error is None
    assert bar.trouble.isVisible()
    bar.outputs.aboutToShow.emit()
    assert bar.outputs.actions()[0].text() == "The system's"
    bar.outputs.actions()[0].trigger()
    assert not bar.trouble.isVisible()


@pytest.fixture
def stereo(window, settled, tmp_path, qtbot):
    """The window on a recording with 2 kHz at the left, and 6 kHz, louder, at the right."""
    time_s = np.arange(2 * 22_050) / 22_050
    left, right = (a * np.sin(2 * np.pi * hz * time_s) for a, hz in ((0.1, 2000), (0.4, 6000)))
    soundfile.write(tmp_path / "both.wav", np.stack([left, right], axis=1), 22_050)
    soundfile.write(tmp_path / "mono.wav", left, 22_050)
    settled(window.project_actions.create_at(tmp_path / "stereo.birdann"))
    settled(window.project_actions.add([tmp_path / "both.wav", tmp_path / "mono.wav"]))
    window.pane.wait_until_idle()
    return window


def level_db(window, hz):
    qt_canvas = window.pane._canvas
    assert window.pane.wait_until_idle()
    return qt_canvas.decibels_at(1.0, hz)


def test_one_channel_is_shown_and_played_where_there_are_several(stereo, settled, qtbot):
    output = SilentOutput()
    stereo.window_parts.player.set_output(output)
    box = stereo.window_parts.bar.channel
    words = [box.itemText(place) for place in range(box.count())]
    assert words == ["Mix of channels", "Left channel", "Right channel", "Channels apart"]
    mean = level_db(stereo, 6000)
    assert play_a_while(stereo, output, qtbot) == pytest.approx(0.25 * 32767, rel=0.1)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert level_db(stereo, 6000) < mean - 40
    assert level_db(stereo, 2000) == pytest.approx(-20, abs=1)
    assert play_a_while(stereo, output, qtbot) == pytest.approx(0.1 * 32767, rel=0.1)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert level_db(stereo, 6000) == pytest.approx(-8, abs=1)
    assert box.currentText() == "Right channel"
    stereo.pane.setFocus()
    settled(qtbot.keyClick(stereo, Qt.Key.Key_PageDown))
    assert stereo.bench.view.recording.name == "mono.wav"
    assert not stereo.window_parts.bar.channel.isVisible()
    assert level_db(stereo, 2000) == pytest.approx(-20, abs=1)
    settled(qtbot.keyClick(stereo, Qt.Key.Key_PageUp))
    assert stereo.window_parts.bar.channel.currentText() == "Right channel"


def test_channels_are_shown_one_below_the_other_and_the_clicked_one_is_played(stereo, qtbot):
    output, pane = SilentOutput(), stereo.pane
    stereo.window_parts.player.set_output(output)
    qtbot.keyClick(stereo.window_parts.bar.channel, Qt.Key.Key_End)
    assert stereo.window_parts.bar.channel.currentText() == "Channels apart"
    assert pane.wait_until_idle()
    left, right = pane._canvases
    assert left.isVisible()
    assert right.isVisible()
    assert left.geometry().bottom() < right.geometry().top()
    assert left.width() == right.width()
    assert abs(left.height() - right.height()) <= 1
    assert [side.title for side in (left, right)] == ["Left channel, played", "Right channel"]
    assert left.decibels_at(1.0, 2000) == pytest.approx(-20, abs=1)
    assert right.decibels_at(1.0, 6000) == pytest.approx(-8, abs=1)
    assert left.decibels_at(1.0, 6000) < -60
    assert play_a_while(stereo, output, qtbot) == pytest.approx(0.1 * 32767, rel=0.1)
    spot = right.plot().center().toPoint()
    qtbot.mouseClick(right, Qt.MouseButton.LeftButton, pos=spot)
    assert [side.title for side in (left, right)] == ["Left channel", "Right channel, played"]
    assert right.accessibleName() == "Spectrogram Right channel, played"
    pane.set_cursor(0.0)
    assert play_a_while(stereo, output, qtbot) == pytest.approx(0.4 * 32767, rel=0.1)


def test_channels_apart_all_show_the_segments_that_were_there_before(stereo, settled, qtbot):
    settled(stereo.actions_["model.segment"].trigger())
    assert len(stereo.bench.view.segments)
    qtbot.keyClick(stereo.window_parts.bar.channel, Qt.Key.Key_End)
    assert stereo.pane.wait_until_idle()
    left, right = (canvas.overlay._painter.index for canvas in stereo.pane._canvases)
    assert len(right) == len(left) > 0


def test_each_picture_outlines_and_finds_the_segments_of_its_channel_only(stereo, settled, qtbot):
    dialog = stereo.search_actions.choose_channel()
    dialog.setTextValue("Each channel")
    settled(dialog.accept())
    qtbot.keyClick(stereo.window_parts.bar.channel, Qt.Key.Key_End)
    assert stereo.pane.wait_until_idle()
    shapes = stereo.bench.view.shapes
    assert set(shapes.channels.tolist()) == {0, 1}
    for channel, canvas in enumerate(stereo.pane._canvases):
        for rows in (
            canvas.overlay._painter.index.query(0, 2),
            canvas.chips._index.query(0, 2),
            canvas.index.rows_within(TimeFreqBox(onset_s=0, offset_s=2, low_hz=0, high_hz=11_000)),
        ):
            assert set(shapes.channels[rows].tolist()) == {channel}
    stereo.window_parts.bar.channel.setCurrentText("Mix of channels")
    assert len(stereo.pane._canvas.index.query(0, 2)) == len(shapes)


def test_channels_apart_share_the_view_and_give_way_to_one_picture(stereo, settled, qtbot):
    bar, pane = stereo.window_parts.bar, stereo.pane
    qtbot.keyClick(bar.channel, Qt.Key.Key_End)
    left, right = pane._canvases
    spot = QPointF(right.plot().center())
    event = QWheelEvent(
        spot, right.mapToGlobal(spot), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    right.wheelEvent(event)
    start_s, stop_s = pane.view()
    assert stop_s - start_s < 1.5
    assert pane.wait_until_idle()
    assert missing_tiles(left) == missing_tiles(right) == []
    tall = left.height()
    pane.setFocus()
    settled(qtbot.keyClick(stereo, Qt.Key.Key_PageDown))
    assert not right.isVisible()
    assert left.title == ""
    assert level_db(stereo, 2000) == pytest.approx(-20, abs=1)
    settled(qtbot.keyClick(stereo, Qt.Key.Key_PageUp))
    assert right.isVisible()
    bar.channel.setCurrentText("Mix of channels")
    qtbot.waitUntil(lambda: left.height() > 1.8 * tall)
    assert not right.isVisible()
    assert pane.channel() is None


def luminance(color):
    """Return the relative luminance of the accessibility guidelines (WCAG)."""
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in color]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_the_play_cursor_stands_out_on_every_colour_of_a_map(opened, qtbot):
    from birdann.gui.spectrogram.tiles.colormaps import color_table

    opened.pane.set_cursor(1.5)
    canvas = opened.pane._canvas
    for name in COLOR_MAPS:
        opened.pane.set_color_map(name)
        assert opened.pane.wait_until_idle()
        image = canvas.grab().toImage()
        x = round(canvas.plot().left() + canvas.scene.viewport.x(1.5))
        y = round(canvas.plot().center().y())
        line = [luminance(image.pixelColor(x + d, y).getRgbF()[:3]) for d in (-1, 0, 1)]
        for color in color_table(name) / 255:
            ground = luminance(color)
            contrasts = [
                (max(ground, shade) + 0.05) / (min(ground, shade) + 0.05) for shade in line
            ]
            assert max(contrasts) >= 4.5, name


def test_the_channel_in_which_segments_are_found_is_chosen(stereo, settled):
    project = stereo.bench.project
    dialog = stereo.search_actions.choose_channel()
    assert "of 1 selected recording." in dialog.labelText()
    assert dialog.comboBoxItems()[:2] == ["Mix of channels", "Each channel"]
    dialog.setTextValue("Left channel")
    settled(dialog.accept())
    both, mono = sorted(project.recordings.all(), key=lambda recording: recording.name)
    assert (both.channel, mono.channel) == (0, None)
