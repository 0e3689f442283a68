"""Colours and scale of the application by the user's settings."""

import os
from collections.abc import MutableMapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from birdann.gui.style.theme import apply_theme, theme_named

_SCALE = "QT_SCALE_FACTOR"


def use_colors(theme_name: str) -> None:
    """Apply a theme; "system" follows the desktop."""
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    chosen = theme_name if theme_name != "system" else ("dark" if dark else "light")
    app = QApplication.instance()
    if isinstance(app, QApplication):
        apply_theme(app, theme_named(chosen))


def use_scale(percent: int, environment: MutableMapping[str, str] = os.environ) -> None:
    """Set the scale of an application that has not started yet.

    A factor set outside birdann has precedence.
    """
    if percent != 100 and _SCALE not in environment:
        environment[_SCALE] = f"{percent / 100:g}"
