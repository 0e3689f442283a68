"""Starting and quitting the application."""

from __future__ import annotations

import logging
import sys
import traceback
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

import birdann
from birdann.gui.runtime.diagnostics import keep_messages
from birdann.gui.runtime.garbage import GarbageCollector, use_sparingly
from birdann.gui.runtime.preferences import Preferences
from birdann.gui.style.icons import app_icon
from birdann.gui.style.theme import use_scale
from birdann.gui.text.language import use_language
from birdann.gui.window_picture import WindowPicture

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from birdann.gui.main_window import MainWindow

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
    """Create the window; report an error to the user if that fails."""
    try:
        return make_window(project_path, preferences)
    except Exception:
        details = traceback.format_exc()
        log.exception("the window cannot be made")
        from birdann.gui.dialogs.program.crash_dialog import CrashDialog

        dialog = CrashDialog(details)
        dialog.continue_button.hide()
        dialog.exec()
        raise


def _show(app: QApplication, window: MainWindow) -> int:
    """Run a window until it is closed, reporting unexpected errors to the user."""
    previous = sys.excepthook
    sys.excepthook = partial(_tell, window)
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
    use_sparingly()
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


def _tell(
    window: MainWindow,
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """Log an unexpected error and show it to the user."""
    if issubclass(kind, KeyboardInterrupt):
        window.close()
        return
    details = "".join(traceback.format_exception(kind, error, trace))
    log.error("unhandled error\n%s", details)
    window.window_parts.messages.fail("", details)
