"""An item of a queue with all that can be done about it, at 125 % on 1366x768."""

from PySide6.QtGui import QKeySequence

from birdann.gui.panels.ask_panel import AskPanel


def test_the_way_out_is_in_sight_at_125_per_cent(qtbot):
    panel = AskPanel(None)
    qtbot.addWidget(panel)
    panel.question.setText("Wood hooter may be present in dawn_20250504_052000.flac. Is it?")
    panel.about.setText("Item 1\n0 of 10 reviewed\nWood hooter, 100 %, 22 calls")
    buttons = (
        panel.yes, panel.no, panel.unsure, panel.back, panel.play, panel.play_call,
        panel.results, panel.accept_all, panel.leave,
    )  # fmt: skip
    panel.set_keys({button: [QKeySequence("Backspace")] for button in buttons})
    panel.resize(272, 450)
    panel.show()
    qtbot.waitUntil(panel.leave.isVisible)
    assert panel.heightForWidth(272) <= 450
    for button in buttons:
        assert button.visibleRegion().boundingRect() == button.rect(), button.text()
