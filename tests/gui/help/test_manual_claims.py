"""What the manual says of keys and sounds is what the program does.

Each claim is looked up in the manual first, so that whoever words it otherwise looks here.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from birdann.formats.registry import FORMATS
from tests.gui.actions.view.test_listen_actions import SilentOutput
from tests.gui.reviewing import let_paint, select

MANUAL = Path(__file__).parents[3] / "docs" / "manual"
ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


def claimed(page, words):
    assert words in (MANUAL / page).read_text(encoding="utf-8")


@pytest.fixture
def quiet(trained):
    trained.window_parts.player.set_output(SilentOutput())
    yield trained
    trained.window_parts.player.stop()


def test_the_pitch_falls_with_the_speed_until_one_asks_otherwise(quiet, qtbot):
    claimed("listening.md", "The pitch falls with the speed.")
    claimed("listening.md", "press **Shift+P**, and slowed sound keeps its pitch")
    qtbot.keyClick(quiet, Qt.Key.Key_BracketLeft)
    qtbot.keyClick(quiet, Qt.Key.Key_Space)
    assert quiet.window_parts.player.request.rate < 1
    assert not quiet.window_parts.player.request.keeps_pitch
    qtbot.keyClick(quiet, Qt.Key.Key_Space)
    quiet.window_parts.player.stop()
    qtbot.keyClick(quiet, Qt.Key.Key_P, SHIFT)
    qtbot.keyClick(quiet, Qt.Key.Key_Space)
    assert quiet.window_parts.player.request.keeps_pitch


def test_alt_and_a_number_play_the_best_example_of_that_candidate_here(quiet, settled, qtbot):
    claimed(
        "listening.md",
        "| **Alt+1** to **Alt+9** | the best example of a candidate in this recording |",
    )
    settled(select(quiet, quiet.bench.view.segments.ids[:1].tolist()))
    keys = {row.species_id: row.key for row in quiet.window_parts.segment.picker.rows()}
    rows = [
        row for row in quiet.window_parts.tags.picker.rows() if row.best_example_id is not None
    ]
    assert rows
    for row in rows:
        quiet.window_parts.player.stop()
        qtbot.keyClick(quiet, Qt.Key.Key_0 + keys[row.species_id], ALT)
        segment = quiet.bench.view.segment(quiet.bench.view.best_example(row.species_id)[0])
        request = quiet.window_parts.player.request
        assert request.start_s <= segment.box.onset_s < segment.box.offset_s <= request.stop_s


@pytest.mark.parametrize("field", ["recordings", "species"])
def test_escape_leads_from_a_field_back_to_the_picture_and_then_selects_nothing(
    quiet, qtbot, field
):
    claimed(
        "keys.md",
        "While you type in a field, letters are letters; **Esc** leads back to the picture.",
    )
    claimed("keys.md", "| `Esc` | Select nothing |")
    quiet.activateWindow()
    qtbot.waitUntil(quiet.isActiveWindow)
    quiet.pane.select([quiet.bench.view.segments[0].id])
    let_paint(quiet)
    typed = (
        quiet.window_parts.recordings.filter
        if field == "recordings"
        else quiet.window_parts.tags.picker.field
    )
    typed.setFocus()
    qtbot.keyClicks(typed, "x")
    assert typed.text() == "x"
    qtbot.keyClick(typed, Qt.Key.Key_Escape)
    picture = quiet.pane.picture
    assert picture.hasFocus()
    assert quiet.bench.selected_ids
    qtbot.keyClick(picture, Qt.Key.Key_Escape)
    assert not quiet.bench.selected_ids


def test_the_dialog_for_annotations_lists_the_files_that_can_be_read(quiet):
    quiet.exchange_actions.import_annotations()
    dialog = next(child for child in quiet.findChildren(QFileDialog) if child.isVisible())
    offered = dialog.nameFilters()[0]
    for file_format in FORMATS.values():
        if file_format.capabilities.reads:
            assert all(f"*{suffix}" in offered for suffix in file_format.suffixes), (
                file_format.name
            )
    dialog.close()
