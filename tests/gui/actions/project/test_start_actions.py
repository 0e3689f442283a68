"""Starting from clips and other projects, from the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel

from birdann.app.commands.training_sources import training_sources
from birdann.gui.dialogs.program.outcome_dialogs import ListReportDialog
from birdann.gui.dialogs.work.training_dialogs import StartDialog, TrainDialog

TIMEOUT_MS = 60_000


@pytest.fixture
def clips(tmp_path, write_wav):
    """A folder of clips of two species."""
    folder = tmp_path / "clips"
    for k, (name, tone_hz) in enumerate({"Owl": 2000.0, "Wren": 6000.0}.items()):
        (folder / name).mkdir(parents=True)
        for i in range(2):
            write_wav(folder / name / f"{i}.wav", seed=10 * k + i, tones_hz=(tone_hz, tone_hz))
    return folder


def dialog_of(window, qtbot):
    """Return the dialog that the menu opens, once it has read what it shows."""
    window.actions_["model.start"].trigger()
    qtbot.waitUntil(lambda: bool(window.findChildren(StartDialog)), timeout=TIMEOUT_MS)
    return window.findChildren(StartDialog)[0]


def test_a_folder_of_clips_teaches_a_project_without_lists(opened, clips, settled, qtbot):
    dialog = dialog_of(opened, qtbot)
    assert dialog.table.n_rows == 0
    assert not dialog.remove_button.isEnabled()
    qtbot.keyClick(dialog.folder_button, Qt.Key.Key_Space)
    choice = next(child for child in opened.findChildren(QFileDialog) if child.isVisible())
    choice.close()
    settled(opened.work_actions.add_source(clips))
    assert [source.name for source in training_sources(opened.bench.project)] == ["clips"]
    settled(opened.work_actions.train_with("ored-lr"))
    run = opened.bench.project.runs.latest()
    assert len(run.species_ids) == 2


def test_what_is_started_from_is_taken_out_and_comes_back(opened, clips, settled, qtbot):
    settled(opened.work_actions.add_source(clips))
    dialog = dialog_of(opened, qtbot)
    assert [dialog.table.text(0, column) for column in range(3)] == ["clips", "2", "4"]
    settled(qtbot.mouseClick(dialog.remove_button, Qt.MouseButton.LeftButton))
    assert training_sources(opened.bench.project) == ()
    settled(opened.bench.undo())
    assert len(training_sources(opened.bench.project)) == 1


def test_a_folder_without_clips_is_refused_in_a_sentence(opened, tmp_path, settled):
    settled(opened.work_actions.add_source(tmp_path))
    assert "contains no supported sound file" in opened.window_parts.messages.error.words.text()


def test_clips_that_could_not_be_used_are_named(opened, clips, settled):
    (clips / "Owl" / "broken.wav").write_text("hello")
    settled(opened.work_actions.add_source(clips))
    (report,) = opened.findChildren(ListReportDialog)
    assert report.table.text(0, 0) == "broken.wav"


def test_training_says_that_it_starts_from_clips(opened, clips, settled):
    settled(opened.work_actions.add_source(clips))
    opened.actions_["model.train"].trigger()
    (dialog,) = opened.findChildren(TrainDialog)
    assert any("“clips”" in child.text() for child in dialog.findChildren(QLabel))
