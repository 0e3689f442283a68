"""Options of training on small screens."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from birdann.app.settings import Settings
from birdann.gui.dialogs.parts import ScrolledOptions
from birdann.gui.dialogs.program.settings_dialogs import SettingsDialog
from birdann.gui.dialogs.work.training_dialogs import TrainDialog


@pytest.fixture(params=["train", "settings"])
def dialog(request, application, tmp_path, qtbot):
    """A dialog of many options; on a screen of 1366x768 at 125 % it has little room."""
    if request.param == "train":
        made = TrainDialog(3, 1, detectors={"BirdNET": True})
    else:
        made = SettingsDialog(Settings(tmp_path / "settings.json"), learns=True, parent=None)
    qtbot.addWidget(made)
    return made


def test_no_option_is_squeezed_on_a_small_screen(dialog, qtbot):
    dialog.resize(dialog.width(), 400)
    dialog.show()
    qtbot.wait(20)
    assert dialog.height() == 400
    for kind in (QAbstractButton, QLabel):
        for part in (child for child in dialog.findChildren(kind) if child.isVisible()):
            assert part.height() >= part.fontMetrics().height(), part.text()


def test_all_options_are_in_sight_where_there_is_room(dialog, qtbot):
    dialog.show()
    qtbot.wait(20)
    (options,) = dialog.findChildren(ScrolledOptions)
    assert options.verticalScrollBar().maximum() == 0
