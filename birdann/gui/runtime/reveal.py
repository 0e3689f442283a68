"""Showing a file in the system's file manager, without opening it."""

import sys
from pathlib import Path, PureWindowsPath

from PySide6.QtCore import QProcess, QUrl
from PySide6.QtGui import QDesktopServices

from birdann.core.errors import AudioError
from birdann.dsp.identity import looked_at

_SELECT_IN_WINDOWS = ("explorer.exe", "/select,")


def existing_file(path: Path) -> Path:
    """Return a path if it is an existing file; for a background thread, as it reads the disk."""
    looked_at(path)
    if not path.is_file():
        raise AudioError("{path} is a folder, not a sound file; add it as a folder.", path=path)
    return path


def reveal(path: Path) -> bool:
    """Show an existing file in its folder; return success."""
    command = revealing_command(path, sys.platform)
    if command is not None:
        return QProcess.startDetached(command[0], command[1:])[0]
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))


def revealing_command(path: Path, platform: str) -> list[str] | None:
    """Return the command that selects a file in the file manager; None to open its folder.

    Where a folder can be a program (bundles of macOS) or be passed to one by its name (Windows),
    opening a folder named by the project could start it.
    """
    if platform == "darwin":
        return ["/usr/bin/open", "-R", str(path)]
    if platform == "win32":
        return [*_SELECT_IN_WINDOWS, str(PureWindowsPath(path))]
    return None
