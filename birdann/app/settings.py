"""The user's settings: declared as data, stored as JSON."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

from birdann.core.errors import WriteError
from birdann.core.files.outputs import atomic_text
from birdann.core.resources import languages

Value = bool | int | float | str
_RECENT = "recent_projects"
MAX_RECENT = 10


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting; its type is that of its default."""

    key: str
    default: Value
    choices: tuple[str, ...] = ()  # Permitted values; empty for any of the type.
    # low, high: Permitted range of a number.
    low: float = float("-inf")
    high: float = float("inf")

    def accepts(self, value: object) -> TypeGuard[Value]:
        """Whether a value is valid."""
        if isinstance(self.default, bool) or isinstance(value, bool):
            return isinstance(value, bool) and isinstance(self.default, bool)
        if isinstance(self.default, float) and isinstance(value, int | float):
            return self.low <= value <= self.high
        if isinstance(self.default, int) and isinstance(value, int):
            return self.low <= value <= self.high
        if isinstance(self.default, str) and isinstance(value, str):
            return not self.choices or value in self.choices
        return False


SETTINGS: dict[str, Setting] = {
    setting.key: setting
    for setting in (
        Setting("reviewer", ""),  # "": account name.
        Setting("author", ""),  # Of exported annotation sets; "": the observer.
        Setting("licence", ""),
        Setting("theme", "system", choices=("system", "light", "dark")),
        Setting("language", "system", choices=("system", *languages())),
        Setting("date_form", "words", choices=("words", "iso", "system")),
        Setting("scale_percent", 100, low=50, high=300),
        Setting("wheel_zooms", False),  # Whether the wheel zooms instead of scrolling.
        Setting("jobs", 0, low=0, high=256),  # 0: one less than cores.
        Setting("segmenter", "automatic"),  # Preset for new recordings.
        Setting("backups_kept", 7, low=1, high=365),  # Daily ones, of a project.
        Setting("play_margin_s", 0.3, low=0.0, high=10.0),  # Before and after a segment.
        Setting("play_questions", False),  # Whether items are played when they are shown.
        Setting("question_margin_s", 1.0, low=0.1, high=60.0),  # Shown around an item.
    )
}


class Settings:
    """The settings of a user, read once and written on every change.

    Missing and damaged files, and invalid values, are replaced by defaults. Unknown settings are
    preserved for newer versions.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path if path is not None else default_path()
        self._values = read_values(self.path)

    def get(self, key: str) -> Value:
        """Return a setting's value, or its default."""
        setting = SETTINGS[key]
        value = self._values.get(key, setting.default)
        if not setting.accepts(value):
            return setting.default
        return float(value) if isinstance(setting.default, float) else value

    def set(self, key: str, value: Value) -> None:
        """Set and save a value."""
        if not SETTINGS[key].accepts(value):
            raise ValueError(f"{key} cannot be {value!r}")
        self._values[key] = value
        self._save()

    @property
    def n_jobs(self) -> int:
        """Number of processes for segmentation."""
        return int(self.get("jobs")) or max(1, (os.cpu_count() or 2) - 1)

    def recent_projects(self) -> list[Path]:
        """Return the recently opened projects that still exist, latest first."""
        stored = self._values.get(_RECENT)
        entries = stored if isinstance(stored, list) else []
        paths = [Path(entry) for entry in entries if isinstance(entry, str)]
        return [path for path in paths if _is_file(path)][:MAX_RECENT]

    def add_recent(self, project: Path) -> None:
        """Add a project to the recent ones."""
        path = Path(os.path.abspath(project))
        others = [p for p in self.recent_projects() if p != path]
        self._values[_RECENT] = [str(p) for p in (path, *others)][:MAX_RECENT]
        self._save()

    def forget_recent(self) -> None:
        """Clear the recent projects."""
        self._values.pop(_RECENT, None)
        self._save()

    def _save(self) -> None:
        parent = self.path.parent
        with WriteError.on_os_error(
            "Settings cannot be saved in {parent}: {reason}.", parent=parent
        ):
            parent.mkdir(parents=True, exist_ok=True)
        with atomic_text(self.path) as file:
            json.dump(self._values, file, indent=2, sort_keys=True)  # paths may be no text


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no name for a file, or a disk that is not there
        return False


def default_path() -> Path:
    """Return the path of this account's settings."""
    from platformdirs import user_config_path

    return user_config_path("birdann", appauthor=False) / "settings.json"


def read_values(path: Path) -> dict[str, object]:
    """Return the values in a JSON file; none if it is missing or damaged."""
    try:
        loaded = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return dict(loaded) if isinstance(loaded, Mapping) else {}
