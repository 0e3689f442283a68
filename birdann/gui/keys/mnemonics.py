"""Mnemonics (Alt+letter) of a dialog's controls, chosen for the current language."""

import re
from collections.abc import Iterator

from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

KEYED = "keyed"
"""The property of a button that needs no letter."""

_LETTER = re.compile("[A-Za-z]")
_MARKED = re.compile("&([^&])")


def give_mnemonics(dialog: QWidget) -> None:
    """Give each button, box and field label without a mnemonic a unique letter.

    Action buttons choose first, then other buttons, boxes and labels. First letters of words are
    preferred. Existing mnemonics are kept; controls without a free letter get none. Call it again
    whenever texts may have changed.
    """
    parts = list(_parts(dialog))
    used = {match[1].lower() for part in parts if (match := _MARKED.search(part.text()))}
    for part in parts:
        text = part.text()
        if "&" in text:
            continue
        firsts = [match.start() for match in re.finditer(r"\b[A-Za-z]", text)]
        others = [match.start() for match in _LETTER.finditer(text)]
        place = next((at for at in (*firsts, *others) if text[at].lower() not in used), None)
        if place is not None:
            used.add(text[place].lower())
            part.setText(f"{text[:place]}&{text[place:]}")


def set_words(button: QAbstractButton, words: str) -> None:
    """Set the text of a dialog's button, with a unique mnemonic."""
    button.setText(words)
    give_mnemonics(button.window())


def _parts(dialog: QWidget) -> Iterator[QAbstractButton | QLabel]:
    for kind in (QPushButton, QCheckBox, QRadioButton):
        for button in dialog.findChildren(QAbstractButton):
            is_free = isinstance(button, kind) and not button.property(KEYED)
            if is_free and button.text() and button.window() is dialog:
                yield button
    for label in dialog.findChildren(QLabel):
        if label.buddy() is not None and label.text() and label.window() is dialog:
            yield label
