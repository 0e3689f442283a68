"""A file that holds another sound than was added is never shown, played or cut as the original."""

import os
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from birdann.gui.audio.playback import PlayerState
from birdann.gui.dialogs.project.maintenance_dialogs import RelinkDialog
from birdann.gui.item_models.recordings import RecordingStatus, Show

TIMEOUT_MS = 30_000


@pytest.fixture
def field(sounds, segmented_project, tmp_path, window, settled, qtbot):
    """A window on a project whose sound files lie beside it, and their folder."""
    folder = tmp_path / "field"
    folder.mkdir()
    for path in sounds.glob("dawn_*.wav"):
        shutil.copy(path, folder)
    shutil.copy(segmented_project, folder / "own.birdann")
    return folder


@pytest.fixture
def open_window(field, window, settled, qtbot):
    def open_now():
        window.open_project(field / "own.birdann")
        settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))

    return open_now


def replace_unseen(path, other):
    """Put another sound of the same size and time in the place of a file."""
    before = path.stat()
    assert other.stat().st_size == before.st_size
    shutil.copyfile(other, path)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def row_of(window, name):
    return next(row for row in window.window_parts.recordings.model.rows() if row.name == name)


def show(window, name, settled):
    settled(window.bench.show_recording(row_of(window, name).id))


def test_a_replaced_file_is_a_sentence_and_a_state_and_can_be_found_again(
    field, open_window, window, settled, qtbot
):
    elsewhere = field.parent / "elsewhere"
    elsewhere.mkdir()
    shutil.copy(field / "dawn_2.wav", elsewhere / "original.wav")
    replace_unseen(field / "dawn_2.wav", field / "dawn_5.wav")
    open_window()
    show(window, "dawn_2.wav", settled)
    assert window.bench.view.info is None
    assert window.pane.recording is None
    assert "dawn_2.wav has changed since it was added" in window.bench.view.problem
    assert row_of(window, "dawn_2.wav").status is RecordingStatus.CHANGED
    assert row_of(window, "dawn_1.wav").lost is None
    window.window_parts.recordings.model.set_show(Show.MISSING)
    assert window.window_parts.recordings.model.rowCount() == 1
    window.window_parts.recordings.model.set_show(Show.ALL)

    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert window.window_parts.player.state is PlayerState.STOPPED
    assert not window.actions_["listen.play"].isEnabled()

    assert window.pane.search_button.isVisible()
    settled(qtbot.mouseClick(window.pane.search_button, Qt.MouseButton.LeftButton))
    dialog = window.findChild(RelinkDialog)
    assert dialog.table.text(0, 0) == "dawn_2.wav"
    qtbot.mouseClick(dialog.search_button, Qt.MouseButton.LeftButton)
    chooser = next(child for child in window.findChildren(QFileDialog) if child.isVisible())
    chooser.fileSelected.emit(str(elsewhere))
    settled(chooser.close())
    dialog.close()
    assert window.bench.view.info is not None
    assert window.bench.view.sound.path == elsewhere / "original.wav"
    assert not window.pane.search_button.isVisible()


def test_another_size_is_seen_in_the_list_without_opening_the_file(field, open_window, window):
    shutil.copyfile(field / "own.birdann", field / "dawn_4.wav")
    open_window()
    assert row_of(window, "dawn_4.wav").status is RecordingStatus.CHANGED


def test_a_file_replaced_while_it_is_shown_is_not_played_drawn_or_made_a_figure(
    field, open_window, window, settled, qtbot, tmp_path
):
    open_window()
    show(window, "dawn_2.wav", settled)
    assert window.bench.view.info is not None
    replace_unseen(field / "dawn_2.wav", field / "dawn_5.wav")

    heard = []

    class Output:
        def start(self):
            return 22_050, 1

        def bytes_free(self):
            return 4096

        def write(self, pcm):
            heard.append(pcm)

        def processed_s(self):
            return 0.0

        def has_moved(self):
            return False

        def is_drained(self):
            return False

        def stop(self):
            pass

    window.window_parts.player.set_output(Output())
    qtbot.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(
        lambda: "dawn_2.wav has changed" in window.statusBar().currentMessage(), timeout=TIMEOUT_MS
    )
    assert window.window_parts.messages.error is None
    assert window.window_parts.player.state is PlayerState.STOPPED
    assert not b"".join(heard)

    settled(window.figure_actions.save_to(tmp_path / "figure.png"))
    assert "dawn_2.wav has changed" in window.window_parts.messages.error.words.text()
    assert not (tmp_path / "figure.png").exists()
    window.window_parts.messages.error.close()

    gallery = window.gallery_actions.panel
    window.layout_.raise_panel("Gallery")
    key = next(iter(window.bench.view.segments.ids))
    gallery.service.set_project(window.bench.project)
    gallery.service.request([key])
    assert gallery.service.wait_until_idle()
    assert "has changed" in gallery.service.problem(key)


def test_the_window_s_thread_opens_no_sound(field, open_window, window, settled, qtbot):
    """Reading a file may wait for a disk; what is played is opened by the thread that plays it."""
    import threading

    import birdann.dsp.audio as audio

    openers = set()
    opened = audio.AudioReader.__init__

    def noting(self, *given, **named):
        openers.add(threading.current_thread())
        opened(self, *given, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(audio.AudioReader, "__init__", noting)
        open_window()
        qtbot.keyClick(window, Qt.Key.Key_Space)
        qtbot.wait(50)
        window.window_parts.player.stop()
    assert openers
    assert threading.main_thread() not in openers


@pytest.mark.parametrize("is_asked", [False, True])
def test_a_file_that_comes_back_is_shown_without_choosing_it_again(
    field, open_window, window, settled, qtbot, is_asked
):
    window.sound_watch._later.setInterval(10**6 if is_asked else 50)
    (field / "dawn_2.wav").rename(field.parent / "away.wav")
    open_window()
    show(window, "dawn_2.wav", settled)
    pane, play = window.pane, window.actions_["listen.play"]
    assert row_of(window, "dawn_2.wav").status is RecordingStatus.MISSING
    assert pane.search_button.isVisible()
    assert not play.isEnabled()
    (field.parent / "away.wav").rename(field / "dawn_2.wav")
    assert pane.again_button.isVisible()
    if is_asked:
        qtbot.mouseClick(pane.again_button, Qt.MouseButton.LeftButton)
    settled(qtbot.waitUntil(lambda: window.bench.view.info is not None, timeout=TIMEOUT_MS))
    assert pane.recording is not None
    assert row_of(window, "dawn_2.wav").lost is None
    assert not pane.again_button.isVisible()
    assert play.isEnabled()


def test_a_picture_that_could_not_be_read_is_drawn_when_the_file_is_back(
    field, open_window, window, settled, qtbot
):
    """Its header had been read before: it stayed missing until another one was chosen."""
    window.sound_watch._later.setInterval(50)
    open_window()
    show(window, "dawn_2.wav", settled)
    pane = window.pane
    tiles = pane.picture.service
    tiles.failed.emit(tiles.generation, "dawn_2.wav is broken.")
    qtbot.wait(300)
    assert pane.picture.scene.message == "dawn_2.wav is broken."  # it is not read on and on
    (field / "dawn_2.wav").rename(field.parent / "away.wav")
    tiles.failed.emit(tiles.generation, "dawn_2.wav is missing.")
    qtbot.wait(300)
    assert pane.again_button.isVisible()
    assert window.bench.view.info is not None
    (field.parent / "away.wav").rename(field / "dawn_2.wav")
    qtbot.waitUntil(lambda: not pane.again_button.isVisible(), timeout=TIMEOUT_MS)
    assert not pane.picture.scene.message
    assert pane.wait_until_idle()
    settled()
    assert not pane.again_button.isVisible()
