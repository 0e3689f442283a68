"""What strangers wrote is shown as they wrote it, never as marked-up text."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProxyStyle


class PlainTextStyle(QProxyStyle):
    """Qt's Fusion, in which every label shows plain text unless it was told otherwise.

    Left to itself, Qt takes any text with a tag in it for HTML: the name of a species or a file
    could then open files, and on Windows ask servers, by a picture it names. All of a window's
    labels come by here before they are laid out: those of tool tips (whoever gives these, items of
    tables among them) and of message boxes too. Items, menus, buttons and fields are plain anyway.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def polish(self, what: Any) -> Any:  # noqa: ANN401 - a widget, the application or a palette
        """Prepare a widget for being shown."""
        prepared = super().polish(what)
        if isinstance(what, QLabel) and what.textFormat() is Qt.TextFormat.AutoText:
            what.setTextFormat(Qt.TextFormat.PlainText)
        return prepared
