"""Stored preferences: settings, and the layout separately."""

import json
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray

from birdann.app.settings import SETTINGS, Settings, read_values
from birdann.core.errors import WriteError
from birdann.core.files.outputs import atomic_text
from birdann.core.provenance import Credit

log = logging.getLogger(__name__)

THEMES = SETTINGS["theme"].choices
_LAYOUT_NAME = "window.json"


class Preferences:
    """Settings, recent projects, window layout; saved at once, expendable."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings if settings is not None else Settings()
        self._path = self.settings.path.with_name(_LAYOUT_NAME)
        self._values = read_values(self._path)

    @property
    def theme(self) -> str:
        return str(self.settings.get("theme"))

    @theme.setter
    def theme(self, name: str) -> None:
        _keep(lambda: self.settings.set("theme", name))

    @property
    def segmenter(self) -> str:
        return str(self.settings.get("segmenter"))

    @segmenter.setter
    def segmenter(self, name: str) -> None:
        _keep(lambda: self.settings.set("segmenter", name))

    @property
    def credit(self) -> Credit:
        return Credit(*(str(self.settings.get(key)) for key in Credit._fields))

    @credit.setter
    def credit(self, credit: Credit) -> None:
        for key, value in credit._asdict().items():
            if value != self.settings.get(key):
                _keep(partial(self.settings.set, key, value))

    @property
    def recent_projects(self) -> tuple[Path, ...]:
        """Recently opened projects that still exist, the latest first."""
        return tuple(self.settings.recent_projects())

    def add_recent(self, path: Path) -> None:
        _keep(lambda: self.settings.add_recent(path))

    def forget_recent(self) -> None:
        _keep(self.settings.forget_recent)

    @property
    def folder(self) -> str:
        """The folder last chosen in a file dialog."""
        folder = str(self._values.get("folder", ""))
        return folder if folder and Path(folder).is_dir() else str(Path.home())

    @folder.setter
    def folder(self, folder: str) -> None:
        self.set_value("folder", folder)

    def value(self, key: str) -> object:
        return self._values.get(key)

    def set_value(self, key: str, value: object) -> None:
        if self._values.get(key) != value:
            self._values[key] = value
            _keep(self._save)

    def layout(self) -> tuple[QByteArray, QByteArray] | None:
        stored = self._values.get("layout")
        if not isinstance(stored, list) or len(stored) != 2:
            return None
        geometry, state = (QByteArray.fromBase64(str(text).encode()) for text in stored)
        return geometry, state

    def set_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        self.set_value(
            "layout",
            [bytes(state_bytes.toBase64().data()).decode() for state_bytes in (geometry, state)],
        )

    def _save(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with atomic_text(self._path) as file:
            json.dump(self._values, file, indent=1)


def _keep(save: Callable[[], object]) -> None:
    """Save, or only log a failure: a full disk must not stop a session over a window's size."""
    try:
        save()
    except (WriteError, OSError) as error:
        log.info("the preferences are not kept: %s", error)
