"""Starts the window, with a picture of it until it is made."""

from __future__ import annotations

import logging
import sys
import traceback
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

import birdann
from birdann.core.errors import WriteError
from birdann.core.files import outputs
from birdann.core.message import Message, paragraph
from birdann.gui.runtime.diagnostics import keep_messages
from birdann.gui.runtime.memory import GarbageCollector, limit_arenas
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.style.icons import app_icon
from birdann.gui.style.theme import use_scale
from birdann.gui.text.language import use_language

if TYPE_CHECKING:
    from birdann.gui.main_window import MainWindow

_LOOK_EVERY_MS = 250
_QUIET_CHECKS = 4
_SPARE_FRAMES = 500


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
        self._timer.timeout.connect(self._check_quiet)
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

    def _check_quiet(self) -> None:
        window = self._window
        is_quiet = (
            window.isVisible()
            and not window.runner.active_jobs
            and window.pane.wait_until_idle(0.0)
        )
        self._quiet = self._quiet + 1 if is_quiet else 0
        if self._quiet >= _QUIET_CHECKS:
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


log = logging.getLogger(__name__)

_TURN_S = 0.0005
"""How long a busy thread goes on when the window wants its turn: often in every frame."""


def run(project_path: Path | None, picture_path: Path | None = None) -> int:
    """Show the window until it is closed, with a project if one is given.

    With ``picture_path`` it saves a screenshot there and closes.
    """
    preferences = Preferences()
    use_scale(int(preferences.settings.get("scale_percent")))
    app = make_application()
    window = _first_window(project_path, preferences)
    picture = WindowPicture(window, picture_path) if picture_path is not None else None
    code = _show(app, window)
    while window.wants_reopening:
        following = make_window(window.project_to_reopen, preferences)
        window.deleteLater()
        window = following
        code = _show(app, window)
    if picture is not None:
        picture.check()
    return code


def _first_window(project_path: Path | None, preferences: Preferences) -> MainWindow:
    try:
        return make_window(project_path, preferences)
    except Exception:
        details = traceback.format_exc()
        log.exception("the window cannot be made")
        from birdann.gui.dialogs.program.outcome_dialogs import CrashDialog

        dialog = CrashDialog(details)
        dialog.continue_button.hide()
        dialog.exec()
        raise


def _show(app: QApplication, window: MainWindow) -> int:
    """Run a window until it is closed, reporting unexpected errors to the user."""
    previous = sys.excepthook
    sys.excepthook = partial(_report_error, window)
    try:
        window.show()
        return app.exec()
    finally:
        sys.excepthook = previous


def make_application() -> QApplication:
    """Return the application object, with name, icon and garbage collection."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("birdann")
    app.setApplicationDisplayName("birdann")
    app.setApplicationVersion(birdann.__version__)
    app.setDesktopFileName("birdann")
    app.setWindowIcon(app_icon())
    if app.findChild(GarbageCollector) is None:
        GarbageCollector(app)
    keep_messages()
    limit_arenas()
    sys.setswitchinterval(_TURN_S)
    return app


def make_window(project_path: Path | None, preferences: Preferences | None = None) -> MainWindow:
    """Return the window; it opens the project when the event loop starts."""
    preferences = preferences if preferences is not None else Preferences()
    app = QApplication.instance()
    if app is not None:
        use_language(app, str(preferences.settings.get("language")))
    # Not before the application's collector has replaced Python's, which would look through all
    # that is imported here over a hundred times.
    from birdann.gui.main_window import MainWindow

    window = MainWindow(preferences)
    if project_path is not None:
        path = project_path.absolute()
        QTimer.singleShot(0, window, lambda: window.open_project(path))
    return window


def _report_error(
    window: MainWindow,
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    if issubclass(kind, KeyboardInterrupt):
        window.close()
        return
    if issubclass(kind, RecursionError):  # the stack is still full
        sys.setrecursionlimit(sys.getrecursionlimit() + _SPARE_FRAMES)
    details = "".join(traceback.format_exception(kind, error, trace))
    log.error("unhandled error\n%s", details)
    window.window_parts.messages.fail("", details)
