"""What the window remembers from one day to the next; layout apart from settings."""

import json
import logging
import os
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_config_path
from PySide6.QtCore import QByteArray

log = logging.getLogger(__name__)

THEMES = ("system", "light", "dark")
_MOST_RECENT = 8
_FOLDER_VARIABLE = "BIRDANN_CONFIG_DIR"


def config_folder() -> Path:
    """Return the folder of preferences; the environment may name another."""
    named = os.environ.get(_FOLDER_VARIABLE)
    return Path(named) if named else user_config_path("birdann", appauthor=False)


class Preferences:
    """Theme, recent projects, window layout: written at once, lost without harm."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder if folder is not None else config_folder()) / "window.json"
        self._values = _read(self._path)

    @property
    def theme(self) -> str:
        """One of ``THEMES``."""
        theme = self._values.get("theme")
        return str(theme) if theme in THEMES else THEMES[0]

    @theme.setter
    def theme(self, name: str) -> None:
        self._set("theme", name)

    @property
    def recent(self) -> tuple[Path, ...]:
        """Projects opened lately that are still there, the last first."""
        paths = self._values.get("recent", [])
        known = [Path(str(path)) for path in paths] if isinstance(paths, list) else []
        return tuple(path for path in known if path.is_file())

    def add_recent(self, path: Path) -> None:
        """Note that a project was opened."""
        others = [str(one) for one in self.recent if one != path]
        self._set("recent", [str(path), *others][:_MOST_RECENT])

    def forget_recent(self) -> None:
        """Empty the list of recent projects."""
        self._set("recent", [])

    @property
    def folder(self) -> str:
        """The folder that was last chosen in a file dialog."""
        folder = str(self._values.get("folder", ""))
        return folder if folder and Path(folder).is_dir() else str(Path.home())

    @folder.setter
    def folder(self, folder: str) -> None:
        self._set("folder", folder)

    def layout(self) -> tuple[QByteArray, QByteArray] | None:
        """Return the window's geometry and state as they were left, if they were."""
        stored = self._values.get("layout")
        if not isinstance(stored, list) or len(stored) != 2:
            return None
        geometry, state = (QByteArray.fromBase64(str(one).encode()) for one in stored)
        return geometry, state

    def set_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        """Remember the window's geometry and state."""
        self._set("layout", [bytes(one.toBase64().data()).decode() for one in (geometry, state)])

    def _set(self, key: str, value: str | Sequence[str]) -> None:
        if self._values.get(key) == value:
            return
        self._values[key] = value
        temporary = self._path.with_name(self._path.name + ".part")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            temporary.write_text(json.dumps(self._values, indent=1), encoding="utf-8")
            temporary.replace(self._path)
        except OSError as error:
            log.info("the preferences are not kept: %s", error)


def _read(path: Path) -> dict[str, object]:
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return values if isinstance(values, dict) else {}
