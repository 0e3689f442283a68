"""Assignment of keys to actions: defaults and the user's changes."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QKeySequence

_PORTABLE = QKeySequence.SequenceFormat.PortableText
_TWINS = {"Return": "Enter", "Enter": "Return"}
RESERVED = frozenset(
    f"{prefix}{digit}" for prefix in ("", "Ctrl+", "Alt+") for digit in range(1, 10)
)
"""Keys that stand for numbered species and cannot be given to an action."""


def portable(key: str) -> str:
    """Return a key in portable notation; empty for none."""
    return QKeySequence(key).toString(_PORTABLE)


class KeyMap:
    """Keys by action; a key belongs to at most one action."""

    def __init__(self, defaults: Mapping[str, Sequence[str]], overrides: object = None) -> None:
        self._defaults = {
            action_id: tuple(portable(key) for key in keys) for action_id, keys in defaults.items()
        }
        self._overrides: dict[str, tuple[str, ...]] = {}
        if isinstance(overrides, Mapping):
            self._take(overrides)

    def _take(self, overrides: Mapping[object, object]) -> None:
        """Apply stored keys that are valid, of actions that exist."""
        for action_id, keys in overrides.items():
            if isinstance(action_id, str) and action_id in self._defaults:
                listed = keys if isinstance(keys, list | tuple) else ()
                portable_keys = [portable(key) for key in listed if isinstance(key, str)]
                self._overrides[action_id] = tuple(key for key in portable_keys if key)

    def keys(self, action_id: str) -> tuple[str, ...]:
        """Return an action's keys, the one shown in menus first."""
        return self._overrides.get(action_id, self._defaults[action_id])

    def is_changed(self, action_id: str) -> bool:
        """Whether an action's keys differ from the defaults."""
        return action_id in self._overrides

    def owner(self, key: str, *, but: str = "") -> str | None:
        """Return the action, other than the given one, that a key triggers."""
        key_text = portable(key)
        everyone = (one for one in self._defaults if one != but)
        return next((one for one in everyone if key_text in self.keys(one)), None)

    def assign(self, action_id: str, key: str) -> None:
        """Replace an action's keys by one key, taking it from any other action."""
        wanted = portable(key)
        if wanted in RESERVED:
            raise ValueError(f"{wanted} is reserved")
        new = [one for one in (wanted, _TWINS.get(wanted, "")) if one]
        for one in new:
            loser = self.owner(one, but=action_id)
            if loser is not None:
                self._set(loser, [kept for kept in self.keys(loser) if kept != one])
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
