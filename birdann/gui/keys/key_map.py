"""Keys of commands with the user's changes, and mnemonics in titles."""

import re
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtGui import QKeySequence
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
        index = next((at for at in (*firsts, *others) if text[at].lower() not in used), None)
        if index is not None:
            used.add(text[index].lower())
            part.setText(f"{text[:index]}&{text[index:]}")


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


_PORTABLE = QKeySequence.SequenceFormat.PortableText
_TWINS = {"Return": "Enter", "Enter": "Return"}
RESERVED = frozenset(
    f"{prefix}{digit}" for prefix in ("", "Ctrl+", "Alt+") for digit in range(1, 10)
)
"""Keys that stand for numbered species and cannot be given to an action."""


def portable_key(key: str) -> str:
    """Return a key in portable notation; empty for none."""
    return QKeySequence(key).toString(_PORTABLE)


class KeyMap:
    """Keys by action; a key belongs to at most one action."""

    def __init__(self, defaults: Mapping[str, Sequence[str]], overrides: object = None) -> None:
        self._defaults = {
            action_id: tuple(portable_key(key) for key in keys)
            for action_id, keys in defaults.items()
        }
        self._overrides: dict[str, tuple[str, ...]] = {}
        if isinstance(overrides, Mapping):
            self._apply_overrides(overrides)

    def _apply_overrides(self, overrides: Mapping[object, object]) -> None:
        for action_id, keys in overrides.items():
            if isinstance(action_id, str) and action_id in self._defaults:
                listed = keys if isinstance(keys, list | tuple) else ()
                portable_keys = [portable_key(key) for key in listed if isinstance(key, str)]
                self._overrides[action_id] = tuple(key for key in portable_keys if key)

    def keys(self, action_id: str) -> tuple[str, ...]:
        """Return an action's keys, the one shown in menus first."""
        return self._overrides.get(action_id, self._defaults[action_id])

    def is_changed(self, action_id: str) -> bool:
        """Whether an action's keys differ from the defaults."""
        return action_id in self._overrides

    def owner(self, key: str, *, but: str = "") -> str | None:
        """Return the action, other than the given one, that a key triggers."""
        key_text = portable_key(key)
        others = (command for command in self._defaults if command != but)
        return next((command for command in others if key_text in self.keys(command)), None)

    def assign(self, action_id: str, key: str) -> None:
        """Replace an action's keys by one key, taking it from any other action."""
        wanted = portable_key(key)
        if wanted in RESERVED:
            raise ValueError(f"{wanted} is reserved")
        new = [key_text for key_text in (wanted, _TWINS.get(wanted, "")) if key_text]
        for each_key in new:
            loser = self.owner(each_key, but=action_id)
            if loser is not None:
                self._set(loser, [kept for kept in self.keys(loser) if kept != each_key])
        self._set(action_id, new)

    def reset(self, action_id: str) -> None:
        """Restore an action's default keys, taking them from other actions."""
        for key in self._defaults[action_id]:
            loser = self.owner(key, but=action_id)
            if loser is not None:
                self._set(loser, [kept for kept in self.keys(loser) if kept != key])
        self._overrides.pop(action_id, None)

    def reset_all(self) -> None:
        self._overrides.clear()

    def overrides(self) -> dict[str, list[str]]:
        return {action_id: list(keys) for action_id, keys in self._overrides.items()}

    def _set(self, action_id: str, keys: Sequence[str]) -> None:
        if tuple(keys) == self._defaults[action_id]:
            self._overrides.pop(action_id, None)
        else:
            self._overrides[action_id] = tuple(keys)
