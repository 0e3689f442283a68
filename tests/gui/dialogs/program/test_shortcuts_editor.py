"""Keys that the user sets."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from birdann.gui.application import make_window
from birdann.gui.dialogs.program.settings_dialogs import ShortcutsEditor
from birdann.gui.keys.key_map import KeyMap
from tests.gui.reviewing import activate, select
from tests.gui.walking import words_on

DEFAULTS = {"play": ("Space",), "confirm": ("Return", "Enter"), "zoom": ("+", "="), "none": ()}


def test_a_key_belongs_to_one_action():
    keys = KeyMap(DEFAULTS)
    keys.assign("none", "=")
    assert keys.keys("none") == ("=",)
    assert keys.keys("zoom") == ("+",)
    assert keys.owner("=") == "none"
    assert keys.owner("=", but="none") is None
    assert keys.overrides() == {"zoom": ["+"], "none": ["="]}
    keys.reset("zoom")
    assert keys.keys("zoom") == ("+", "=")
    assert keys.keys("none") == ()
    assert keys.overrides() == {}


def test_both_enter_keys_go_together():
    keys = KeyMap(DEFAULTS)
    keys.assign("play", "Enter")
    assert set(keys.keys("play")) == {"Return", "Enter"}
    assert keys.keys("confirm") == ()
    keys.reset_all()
    assert keys.keys("confirm") == ("Return", "Enter")


def test_numbers_are_reserved_and_no_key_is_possible():
    keys = KeyMap(DEFAULTS)
    with pytest.raises(ValueError, match="reserved"):
        keys.assign("play", "7")
    keys.assign("play", "")
    assert keys.keys("play") == ()
    assert keys.is_changed("play")


@pytest.mark.parametrize("stored", [None, 3, ["x"], {"gone": ["A"], "play": 5}, {4: ["A"]}])
def test_damaged_preferences_do_no_harm(stored):
    keys = KeyMap(DEFAULTS, stored)
    assert keys.keys("confirm") == ("Return", "Enter")


def test_stored_keys_come_back():
    keys = KeyMap(DEFAULTS)
    keys.assign("play", "K")
    assert KeyMap(DEFAULTS, keys.overrides()).keys("play") == ("K",)


def test_a_key_is_taken_over_after_a_warning(opened, preferences, qtbot):
    opened.actions_["help.shortcuts"].trigger()
    editor = opened.findChild(ShortcutsEditor)
    editor.choose("label.reject")
    editor.edit.setFocus()
    qtbot.keyClick(editor.edit, Qt.Key.Key_N)
    assert "belongs to “Next untagged recording”" in editor.notice.text()
    assert words_on(editor.set_button) == "Use here"
    qtbot.mouseClick(editor.set_button, Qt.MouseButton.LeftButton)
    assert opened.actions_["label.reject"].shortcut() == QKeySequence("N")
    assert opened.actions_["tag.next"].shortcuts() == []
    assert "(N)" in opened.actions_["label.reject"].toolTip()
    editor.edit.setKeySequence(QKeySequence("3"))
    assert not editor.set_button.isEnabled()
    assert "numbered species" in editor.notice.text()
    qtbot.mouseClick(editor.default_button, Qt.MouseButton.LeftButton)
    assert opened.actions_["label.reject"].shortcut() == QKeySequence("X")
    qtbot.mouseClick(editor.restore_all, Qt.MouseButton.LeftButton)
    assert opened.actions_["tag.next"].shortcut() == QKeySequence("N")
    editor.reject()


def test_new_keys_work_and_are_remembered(opened, preferences, qtbot):
    opened.actions_["help.shortcuts"].trigger()
    editor = opened.findChild(ShortcutsEditor)
    editor.choose("label.reject")
    editor.edit.setKeySequence(QKeySequence("J"))
    editor.set_button.click()
    editor.reject()
    activate(opened, qtbot)
    first = opened.bench.view.segments[0].id
    select(opened, [first])
    qtbot.keyClick(opened.pane, Qt.Key.Key_J)
    assert str(opened.bench.project.labels.of([first])[first].state) == "rejected"
    other = make_window(None, preferences)
    assert other.actions_["label.reject"].shortcut() == QKeySequence("J")
    other.close()
    other.deleteLater()


def test_commands_are_found_by_name_and_key(opened, qtbot):
    opened.actions_["help.shortcuts"].trigger()
    editor = opened.findChild(ShortcutsEditor)
    qtbot.keyClicks(editor.filter, "gallery")
    assert [item.text(0) for item in editor._items() if not item.isHidden()] == ["Gallery"]
    editor.reject()
