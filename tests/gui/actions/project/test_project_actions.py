"""Projects made, filled and left from the window."""

import threading

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QRadioButton

from birdann.app.maintenance import adding
from birdann.core.errors import BirdannError
from birdann.core.progress import silent
from birdann.gui.actions.project.project_actions import make_sample
from birdann.gui.dialogs.exchange.import_dialogs import ListsDialog
from birdann.gui.dialogs.program.outcome_dialogs import ListReportDialog
from birdann.store import Project

TIMEOUT_MS = 60_000


def test_a_project_gets_its_suffix_and_an_existing_one_is_not_overwritten(
    window, tmp_path, settled, qtbot
):
    window.project_actions.create_at(tmp_path / "mine")
    settled(qtbot.waitUntil(lambda: window.bench.session is not None, timeout=TIMEOUT_MS))
    assert (tmp_path / "mine.birdann").exists()
    window.actions_["file.close"].trigger()
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.welcome)
    window.project_actions.create_at(tmp_path / "mine")
    qtbot.waitUntil(lambda: window.window_parts.messages.error is not None, timeout=TIMEOUT_MS)
    assert "exists already" in window.window_parts.messages.error.words.text()


def test_dialogs_open_without_stopping_the_window_and_recent_projects_are_forgotten(
    opened, project_path
):
    segment = opened.bench.view.segments[0]
    card = opened.presenter._hover(segment.id)
    assert "kHz" in card.title
    assert card.note.startswith("No prediction yet")
    assert opened.presenter._hover("0" * 32) is None
    for action_id in (
        "file.open",
        "file.add",
        "file.add_folder",
        "file.lists",
        "file.annotations",
    ):
        opened.actions_[action_id].trigger()
        dialogs = [child for child in opened.findChildren(QFileDialog) if child.isVisible()]
        assert len(dialogs) == 1, action_id
        dialogs[0].close()
    menu = QMenu()
    opened.project_actions.fill_recent(menu)
    assert menu.actions()[0].toolTip() == str(project_path)
    menu.actions()[-1].trigger()
    menu.clear()
    opened.project_actions.fill_recent(menu)
    assert [action.text() for action in menu.actions()] == ["None yet"]


def test_sound_dropped_without_a_project_makes_one(window, card, tmp_path, qtbot, settled):
    window.project_actions.drop([card])
    (dialog,) = (child for child in window.findChildren(QFileDialog) if child.isVisible())
    assert dialog.selectedFiles()[0].endswith("card.birdann")
    dialog.selectFile(str(tmp_path / "made.birdann"))
    dialog.accept()
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=60_000))
    assert window.bench.counts.recordings == 6
    assert window.bench.project.path.name == "made.birdann"


def test_a_folder_without_the_detections_looked_for_is_said_to_have_none(
    window, card, tmp_path, qtbot, settled
):
    """The project opened without a word of them."""
    window.project_actions.new_with_detections()
    (chosen,) = (child for child in window.findChildren(QFileDialog) if child.isVisible())
    chosen.selectFile(str(card))
    chosen.accept()
    (question,) = (child for child in window.findChildren(QMessageBox) if child.isVisible())
    next(button for button in question.buttons() if "same" in button.text()).click()
    (dialog,) = (child for child in window.findChildren(QFileDialog) if child.isVisible())
    dialog.selectFile(str(tmp_path / "made.birdann"))
    dialog.accept()
    messages = window.window_parts.messages
    settled(qtbot.waitUntil(lambda: messages.error is not None, timeout=TIMEOUT_MS))
    assert f"{card} contains no table of detections." in messages.error.words.text()


def test_a_note_on_a_recording_that_was_added_stands_in_its_row(
    opened, card, qtbot, settled, monkeypatch
):
    """The file's column was empty, and its name stood in the sentence."""
    told = []
    monkeypatch.setattr(opened.project_actions, "_report_outcome", lambda *what: told.append(what))
    sound = sorted(card.glob("*.wav"))[0].read_bytes()
    (card / "cut.wav").write_bytes(sound[: len(sound) // 2])
    opened.project_actions.add([card / "cut.wav"])
    settled(qtbot.waitUntil(lambda: bool(told), timeout=TIMEOUT_MS))
    [(_title, _summary, [(name, sentence)])] = told
    assert name == "cut.wav"
    assert sentence.startswith("Truncated file: using ")


def test_tables_in_a_dropped_folder_are_recognised_by_their_content(opened, card, qtbot, settled):
    folder = card
    name = sorted(card.glob("*.wav"))[0].name
    (folder / "new.wav").write_bytes((card / name).read_bytes() + b"odd end")
    (folder / "weather.csv").write_text("day,rain_mm\n2025-05-04,3\n")
    for table in ("lists.csv", "more lists.csv"):
        (folder / table).write_text(f"file,labels\n{name},Wren\n")
    head = "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tSpecies\tBegin Path\n"
    (folder / "found.txt").write_text(f"{head}1\tSpectrogram 1\t1\t0.5\t1.0\tWren\t{name}\n")
    imported = []
    opened.project_actions.annotations_dropped.disconnect()
    opened.project_actions.annotations_dropped.connect(imported.append)
    opened.project_actions.drop([folder])
    settled(qtbot.waitUntil(lambda: bool(imported), timeout=TIMEOUT_MS))
    assert imported == [[folder / "found.txt"]]
    (dialog,) = opened.findChildren(ListsDialog)
    dialog.reject()
    qtbot.waitUntil(lambda: opened.findChildren(ListsDialog) not in ([], [dialog]))
    (second,) = (child for child in opened.findChildren(ListsDialog) if child is not dialog)
    settled(second.reject())
    opened.project_actions.drop([folder / "found.txt"])
    qtbot.waitUntil(lambda: len(imported) == 2, timeout=TIMEOUT_MS)


def test_the_preview_of_lists_fits_a_small_screen_in_a_language_of_long_words(
    trained, text_file, settled
):
    table = text_file("lists.csv", "file,species\ndawn_0.wav,Wren\ndawn_1.wav,\ndawn_2.wav,none\n")
    dialog = settled(trained.project_actions.import_lists_from(table))
    for button in dialog.findChildren(QRadioButton):
        button.setText(2 * button.text())
    assert sum(button.isVisible() for button in dialog.findChildren(QRadioButton)) == 8
    assert dialog.minimumSizeHint().width() <= 640
    dialog.close()


def test_lists_that_wait_for_their_turn_do_not_come_into_another_project(
    opened, card, tmp_path, qtbot, settled
):
    name = sorted(card.glob("*.wav"))[0].name
    for table in ("lists.csv", "more lists.csv"):
        (card / table).write_text(f"file,labels\n{name},Wren\n")
    opened.project_actions.drop([card])
    settled(qtbot.waitUntil(lambda: bool(opened.findChildren(ListsDialog)), timeout=TIMEOUT_MS))
    opened.project_actions.create_at(tmp_path / "other.birdann")
    settled(qtbot.waitUntil(lambda: "other" in opened.windowTitle(), timeout=TIMEOUT_MS))
    assert not opened.findChildren(ListsDialog)


@pytest.fixture
def found(sounds, text_file):
    """A table of segments in a file of the project."""
    head = "Selection\tView\tChannel\tBegin Time (s)\tEnd Time (s)\tSpecies\tBegin Path\n"
    name = sorted(sounds.glob("*.wav"))[0].name
    path = text_file("found.txt", f"{head}1\tSpectrogram 1\t1\t0.5\t1.0\tWren\t{name}\n")
    return path


@pytest.fixture
def imported(opened):
    paths = []
    opened.project_actions.annotations_dropped.disconnect()
    opened.project_actions.annotations_dropped.connect(paths.extend)
    return paths


def test_a_dropped_folder_of_tables_needs_no_sound(
    opened, found, imported, tmp_path, settled, qtbot
):
    for name in ("sound", "tables", "empty"):
        (tmp_path / name).mkdir()
    noise = np.random.default_rng(7).uniform(-0.1, 0.1, 22_050)
    soundfile.write(tmp_path / "sound" / "noise.wav", noise, 22_050)
    table = found.rename(tmp_path / "tables" / "found.txt")
    opened.project_actions.drop([tmp_path / "sound", table.parent])
    settled(qtbot.waitUntil(lambda: bool(imported), timeout=TIMEOUT_MS))
    assert imported == [table]
    assert not opened.findChildren(ListReportDialog)
    settled(opened.project_actions.drop([tmp_path / "sound", tmp_path / "empty"]))
    (report,) = opened.findChildren(ListReportDialog)
    report.reject()


def test_dropped_tables_are_not_imported_after_a_failure_or_once_their_project_is_closed(
    opened, sounds, found, imported, monkeypatch, settled
):
    def fail(*_args, **_kwargs):
        raise BirdannError("The disk is full.")

    with monkeypatch.context() as patched:
        patched.setattr(adding, "add_paths", fail)
        settled(opened.project_actions.drop([sounds, found]))
    settled(opened.project_actions.add([sounds]))
    assert imported == []
    opened.project_actions.drop([found])
    settled(opened.bench.close())
    assert imported == []


def test_what_was_dropped_does_not_come_into_another_project(
    window, sounds, project_path, monkeypatch, settled, qtbot
):
    added = []
    monkeypatch.setattr(window.project_actions, "add", lambda *given: added.append(given))
    window.project_actions.drop([sounds])
    (dialog,) = (child for child in window.findChildren(QFileDialog) if child.isVisible())
    dialog.fileSelected.emit(str(project_path))
    dialog.close()
    qtbot.waitUntil(lambda: window.window_parts.messages.error is not None, timeout=TIMEOUT_MS)
    window.project_actions.open_at(project_path)
    settled(qtbot.waitUntil(lambda: window.bench.session is not None, timeout=TIMEOUT_MS))
    assert added == []


def test_a_dropped_project_opens(window, project_path, qtbot, settled):
    window.project_actions.drop([project_path])
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    assert window.bench.project.path == project_path


def test_the_queue_leads_from_recording_to_recording_and_back(opened, settled, qtbot):
    asked = []
    for _ in range(opened.bench.counts.segments):
        settled(qtbot.keyClick(opened, Qt.Key.Key_U))
        asked.append((opened.bench.view.id, opened.bench.segment_id))
    assert len(set(asked)) == opened.bench.counts.segments
    assert len({recording for recording, _ in asked}) == 6
    settled(qtbot.keyClick(opened, Qt.Key.Key_Backspace))
    assert (opened.bench.view.id, opened.bench.segment_id) == asked[-2]


@pytest.fixture
def short_chorus(monkeypatch):
    """Let the sample be three short recordings."""
    from birdann.sample import chorus

    whole = chorus.synthesise

    def short(folder, **options):
        return whole(folder, n_recordings=3, shortest_s=3.0, longest_s=4.0, **options)

    monkeypatch.setattr(chorus, "synthesise", short)


def test_the_sample_opens_when_it_is_made(window, short_chorus, tmp_path, settled, qtbot):
    window.project_actions.make_sample(tmp_path)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    assert window.bench.project.path.parent == tmp_path / "birdann sample"
    assert window.windowTitle().startswith("Dawn chorus")
    assert window.bench.counts.tagged == window.bench.counts.segmented == 3


def test_no_sample_overwrites_another(short_chorus, tmp_path):
    first = make_sample(tmp_path / "sample", silent)
    with Project.open(first) as project:
        assert project.overview.counts().recordings == 3
    second = make_sample(tmp_path / "sample", silent)
    assert second.parent != first.parent


def test_another_project_may_cancel_the_running_job(opened, tmp_path, qtbot):
    running = threading.Event()

    def work(progress):
        while True:
            running.set()
            progress(0.5, "")

    job = opened.bench.start(work, title="Endless")
    qtbot.waitUntil(running.is_set, timeout=TIMEOUT_MS)
    path = opened.bench.project.path
    for trigger in (
        opened.actions_["file.close"].trigger,
        lambda: opened.project_actions.create_at(tmp_path / "other"),
    ):
        trigger()
        boxes = [child for child in opened.findChildren(QMessageBox) if child.isVisible()]
        assert [box.text() for box in boxes] == ["Tasks are still running: Endless."]
        assert opened.bench.project.path == path
        boxes[0].reject()
        assert not job.is_over
    trigger()
    (box,) = (child for child in opened.findChildren(QMessageBox) if child.isVisible())
    next(button for button in box.buttons() if "Cancel" in button.text()).click()
    qtbot.waitUntil(lambda: opened.windowTitle() == "other", timeout=TIMEOUT_MS)
    assert job.is_over
