"""Words for screen readers about what changed elsewhere than at the keyboard's focus."""

import re

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_TAG = re.compile("<[^>]*>")


def announce(widget: QWidget, *texts: str) -> None:
    """Let a screen reader, if one listens, say the non-empty texts."""
    words = ", ".join(_TAG.sub("", text).removesuffix(".") for text in texts if text)
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
