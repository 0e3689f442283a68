"""Commands are found by the words that people use for them, and in spite of slips."""

from PySide6.QtWidgets import QApplication

from birdann.gui.keys.command import COMMANDS, tr_title
from tests.gui.reviewing import CTRL, K, activate, press, type_text

MEANT = {
    "spectrogram": "view.picture",
    "raven": "file.annotations",
    "csv": "file.export",
    "fft": "view.picture",
    "clip": "file.export",
    "reject": "label.reject",
    "language": "edit.settings",
    "setings": "edit.settings",
    "waveforn": "view.waveform",
}


def test_a_command_is_found_by_other_words_and_with_slips_and_a_value_as_in_its_menu(
    opened, qtbot, preferences
):
    opened.actions_["view.palette"].trigger()
    palette = QApplication.activePopupWidget()
    entries = palette._entries
    assert "Panels: 3 Segment" in [entry.title for entry in entries]
    assert not [entry.title for entry in entries if "  " in entry.title]
    palette.close()
    activate(opened, qtbot)
    for typed, action_id in {**MEANT, "qqqqzzzz": ""}.items():
        press(opened, K.Key_K, CTRL)
        qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
        palette = QApplication.activePopupWidget()
        type_text(opened, typed)
        assert palette.field.text() == typed
        found = [palette.model.row_at(row).title for row in range(palette.model.rowCount())]
        assert tr_title(COMMANDS[action_id]) in found[:8] if action_id else found == [], typed
        press(opened, K.Key_Escape)
        qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    press(opened, K.Key_K, CTRL)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    type_text(opened, "dark")
    press(opened, K.Key_Return)
    assert preferences.theme == "dark"
    opened.view_actions.choose_theme("light")
