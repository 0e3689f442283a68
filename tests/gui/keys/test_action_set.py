"""However much one key changes, the actions are looked through once, before the next key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut

from birdann.gui.main_window import ACTIONS
from tests.gui.reviewing import CTRL, K, activate, press, said, select, show


@pytest.fixture
def refreshes(trained, settled, qtbot):
    """Of the window with a question in it: one entry for each time the actions are refreshed."""
    trained.follower.is_on = False
    activate(trained, qtbot)
    show(trained, settled, "dawn_2.wav")
    trained.pane.select([trained.bench.view.segments[0].id])
    settled(qtbot.wait(1))
    seen = []
    trained.actions_.refreshed.connect(lambda: seen.append(1))
    return seen


def test_a_confirming_key_refreshes_the_actions_once(trained, refreshes, settled, qtbot):
    settled(press(trained, K.Key_Return))
    qtbot.wait(50)
    assert [state for state, _, _ in said(trained).values()] == ["confirmed"]
    assert len(refreshes) == 1
    assert trained.actions_["edit.undo"].text().startswith("&Undo: Confirm 1 segment")


def test_the_next_key_finds_the_actions_up_to_date(trained, refreshes, settled):
    settled()  # no job holds the project, so the edit is made at once
    trained.tag_actions.tag_no_birds()  # and a key that comes before the event loop goes on
    press(trained, K.Key_Z, CTRL)
    assert trained.bench.session.history.next_to_undo is None
    trained.pane.select(())
    press(trained, K.Key_Delete)
    assert trained.bench.session.history.next_to_undo is None


def test_every_row_is_carried_out_by_one_part_and_only_what_moves_the_view_goes_on_while_a_key_is_held(
    window,
):
    """A held Enter confirmed question after question as fast as they were painted."""
    rows = [row for row in ACTIONS if not row.is_menu]
    repeating = {row.id for row in rows if window.actions_[row.id].autoRepeat()}
    edits = {row.id for row in rows if row.menu in {"File", "Edit", "Model", "Project"}}
    assert not repeating & (edits | {"label.confirm", "label.reject", "label.clear"})
    assert {"view.zoom_in", "recording.next", "segment.next"} <= repeating
    assert not any(key.autoRepeat() for key in window.findChildren(QShortcut))
    parts = [type(part) for part in vars(window).values()]
    for row in ACTIONS:
        assert sum(row.run in vars(part).values() for part in parts) == 1, row.id


def test_what_is_ticked_follows_whoever_changed_it_and_a_key_counts_where_nothing_has_the_focus(
    trained, refreshes, qtbot
):
    levels = trained.actions_["view.level"]
    before = levels.isChecked()
    levels.trigger()
    qtbot.wait(1)
    assert levels.isChecked() is not before
    assert levels.isChecked() is trained.picture.levels_noise
    trained.picture.toggle_noise()
    qtbot.wait(1)
    assert levels.isChecked() is before
    trained.pane.select(())
    select(trained, [trained.bench.view.segments[1].id])
    trained.focusWidget().clearFocus()
    qtbot.keyClick(trained, Qt.Key.Key_X)
    assert [state for state, _, _ in said(trained).values()] == ["rejected"]


def test_the_tip_of_a_disabled_action_says_when_it_is_possible(window, opened, settled):
    """A view without a reason looked like one that the program does not have."""
    results = opened.actions_["view.results"]
    assert not results.isEnabled()
    assert results.toolTip().endswith("(Ctrl+Shift+G) · when a recording has a start time")
    assert results.statusTip().endswith("· when a recording has a start time")
    assert "when" not in opened.actions_["model.train"].toolTip()
    settled(opened.actions_["file.close"].trigger())
    assert opened.actions_["model.train"].toolTip().endswith("· when a project is open")
