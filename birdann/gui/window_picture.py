"""Screenshot of the whole window when all tasks have ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from birdann.core.errors import WriteError
from birdann.core.files import outputs
from birdann.core.message import Message, paragraph

if TYPE_CHECKING:
    from pathlib import Path

    from birdann.gui.main_window import MainWindow

_LOOK_EVERY_MS = 250
_QUIET_LOOKS = 4


class WindowPicture(QObject):
    """Saves a screenshot when the window has been idle for a second, and closes it.

    Parameters
    ----------
    window
        The window; closing it ends the wait.
    path
        Where to save; the suffix gives the format.
    """

    def __init__(self, window: MainWindow, path: Path) -> None:
        super().__init__(window)
        self._window, self._path = window, path
        self._quiet = 0
        self._saved = False
        self._problem = ""
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def check(self) -> None:
        """Raise WriteError if the window was closed before the screenshot was saved."""
        if not self._saved:
            raise WriteError(
                paragraph(
                    Message("The picture of the window was not saved to {path}.", path=self._path),
                    self._problem,
                )
            )

    def _look(self) -> None:
        window = self._window
        is_quiet = (
            window.isVisible() and not window.runner.active and window.pane.wait_until_idle(0.0)
        )
        self._quiet = self._quiet + 1 if is_quiet else 0
        if self._quiet >= _QUIET_LOOKS:
            self._timer.stop()
            self._save()
            self._window.close()

    def _save(self) -> None:
        kind = self._path.suffix.removeprefix(".").upper()
        try:
            outputs.check(self._path)
            with outputs.atomic_file(self._path) as temporary:
                if not self._window.grab().save(str(temporary), kind or "PNG"):
                    raise WriteError(
                        "The picture could not be written in the format of its file name."
                    )
        except WriteError as error:
            self._problem = str(error)
        else:
            self._saved = True
