"""Choosing what to search recordings for: tried first, then done, by keys and mouse."""

import pytest
from PySide6.QtCore import Qt

from birdann.app.segmenting.segmenters import AUTOMATIC, FOREST, preset_params
from birdann.cli.main import main
from birdann.gui.dialogs.work.segment_dialog import CHOICES, SegmentDialog, Where
from birdann.gui.spectrogram.layers.masks import PROPOSED
from birdann.segmentation.presets import PRESETS, Unit

LEFT = Qt.MouseButton.LeftButton
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def dialog(opened, settled, qtbot):
    qtbot.keyClick(opened, Qt.Key.Key_S, CTRL | ALT)
    settled(qtbot.waitUntil(lambda: bool(opened.findChildren(SegmentDialog))))
    return opened.findChildren(SegmentDialog)[0]


def choose(dialog, name):
    dialog.choices.buttons[name].click()


def windows_s(window):
    """Return the analysis window that each recording was searched with."""
    from birdann.app.segmenting.segmenters import spectrogram_of

    project = window.bench.project
    return [
        spectrogram_of(project, recording.id).window_s for recording in project.recordings.all()
    ]


def test_a_trial_shows_what_would_be_found_and_changes_nothing(opened, dialog, settled, qtbot):
    before = opened.bench.view.segments
    choose(dialog, "exact HJA/MLSP")
    settled(qtbot.mouseClick(dialog.try_button, LEFT))
    preview = opened.pane._canvas.scene.masks[PROPOSED]
    assert preview
    assert f"outline {len(preview)} sound" in dialog.summary.text()
    assert opened.bench.view.segments is before
    choose(dialog, "bats")  # what was said of the other choice does not hold for this one
    assert "outline" not in dialog.summary.text()
    assert not opened.pane._canvas.scene.masks.get(PROPOSED)
    settled(qtbot.mouseClick(dialog.try_button, LEFT))
    assert "outline 0 sounds" in dialog.summary.text()
    choose(dialog, "songbirds")
    settled(qtbot.mouseClick(dialog.try_button, LEFT))
    assert opened.pane._canvas.scene.masks[PROPOSED]
    opened.activateWindow()  # the dialog stays open while one looks at another recording
    qtbot.waitUntil(opened.isActiveWindow)
    settled(qtbot.keyClick(opened, Qt.Key.Key_PageDown))
    assert not opened.pane._canvas.scene.masks.get(PROPOSED)
    assert "outline" not in dialog.summary.text()


def test_only_the_recordings_selected_are_searched_again(opened, dialog, settled, qtbot):
    choose(dialog, "low owls")
    place = dialog.where.values.index(Where.SELECTED)
    assert "(1)" in dialog.where.itemText(place)
    dialog.where.setCurrentIndex(place)
    assert "Segments you drew or reviewed are kept" in dialog.summary.text()
    settled(qtbot.mouseClick(dialog.find_button, LEFT))
    owls, usual = (preset_params(name).spectrogram.window_s for name in ("low owls", "songbirds"))
    found = windows_s(opened)
    assert found.count(owls) == 1
    assert found.count(usual) == len(found) - 1
    assert opened.window_parts.preferences.segmenter == "low owls, notes"


def test_all_are_searched_with_what_was_chosen(opened, dialog, settled, qtbot):
    assert Where.NEW not in dialog.where.values  # nothing is left to be searched
    choose(dialog, "insects")
    dialog.where.choose(Where.ALL)
    settled(qtbot.keyClick(dialog, Qt.Key.Key_Return))
    insects = preset_params("insects")
    notes = [
        opened.bench.project.recordings.segmentation(recording.id).segmenter
        for recording in opened.bench.project.recordings.all()
    ]
    assert all(insects.digest() in note for note in notes)


def test_how_much_is_one_segment_is_asked_tried_and_remembered(opened, dialog, settled, qtbot):
    assert dialog.unit.isEnabled()
    assert dialog.segmenter() == "automatic, notes"
    dialog.unit.setFocus()
    qtbot.keyClick(dialog.unit, Qt.Key.Key_Down)
    assert dialog.segmenter() == "automatic, voices"
    qtbot.keyClick(dialog.unit, Qt.Key.Key_Down)
    assert dialog.segmenter() == "automatic, calls"
    settled(qtbot.mouseClick(dialog.try_button, LEFT))
    assert "It would outline" in dialog.summary.text()
    qtbot.keyClick(dialog.unit, Qt.Key.Key_Down)  # what was said of calls does not hold for songs
    assert "outline" not in dialog.summary.text()
    qtbot.keyClick(dialog.unit, Qt.Key.Key_Up)
    choose(dialog, "exact HJA/MLSP")
    assert not dialog.unit.isEnabled()
    assert dialog.segmenter() == "exact HJA/MLSP"
    choose(dialog, "songbirds")
    dialog.where.choose(Where.ALL)
    settled(qtbot.mouseClick(dialog.find_button, LEFT))
    calls = preset_params("songbirds").with_unit(Unit.CALLS).digest()
    notes = [
        opened.bench.project.recordings.segmentation(recording.id).segmenter
        for recording in opened.bench.project.recordings.all()
    ]
    assert all(calls in note for note in notes)
    assert opened.window_parts.preferences.segmenter == "songbirds, calls"
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow)
    qtbot.keyClick(opened, Qt.Key.Key_S, CTRL | ALT)
    qtbot.waitUntil(lambda: bool(visible_dialogs(opened)))
    assert visible_dialogs(opened)[0].segmenter() == "songbirds, calls"


def visible_dialogs(window):
    return [child for child in window.findChildren(SegmentDialog) if child.isVisible()]


def test_closing_the_project_closes_the_question(opened, dialog, settled):
    assert visible_dialogs(opened) == [dialog]
    settled(opened.project_actions.close())
    assert not visible_dialogs(opened)


def test_every_setting_is_offered_in_the_window_and_named_on_the_command_line(capsys):
    names = {AUTOMATIC, *PRESETS, FOREST}
    assert {name for name, _title, _text in CHOICES} == names
    main(["segment", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert all(name in told for name in names)


def test_a_taught_segmenter_is_offered_where_there_is_one(opened, dialog):
    assert FOREST not in dialog.choices.buttons
    assert dialog.choices.buttons["automatic"].isChecked()
