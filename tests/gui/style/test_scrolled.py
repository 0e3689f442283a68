"""Parts that may be smaller than what is in them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from birdann.gui.style.declared import Scrolled


def test_a_dock_grows_with_what_is_in_it(qtbot: QtBot) -> None:
    window, dock, label = QMainWindow(), QDockWidget(), QLabel("0")
    qtbot.addWidget(window)
    window.setCentralWidget(QLabel("picture"))
    panel = QWidget()
    QVBoxLayout(panel).addWidget(label)
    scrolled = Scrolled()
    scrolled.set_content(lambda _parent: panel)
    dock.setWidget(scrolled)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.resize(900, 300)
    window.show()
    window.resizeDocks([dock], [60], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: dock.width() < 150)

    label.setText("0 of 612 reviewed · 580 in this queue")

    wanted_px = label.minimumSizeHint().width()
    assert wanted_px > 150
    qtbot.waitUntil(lambda: dock.width() >= wanted_px)
