"""Actions on whole recordings."""

import sys
from pathlib import Path, PureWindowsPath

from PySide6.QtCore import QProcess, QUrl
from PySide6.QtGui import QDesktopServices

from birdann.app.commands import RemoveRecordings
from birdann.core.errors import AudioError
from birdann.core.progress import Progress
from birdann.dsp.identity import looked_at
from birdann.gui.actions.base import Actions
from birdann.gui.actions.review.questions import Questions
from birdann.gui.actions.review.tag_actions import TagActions
from birdann.gui.keys.command import TAG, Fact, command
from birdann.gui.project.needs import needs_recording
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts


class RecordingActions(Actions):
    """Removes recordings, and shows their files."""

    def __init__(self, parts: WindowParts, questions: Questions, tags: TagActions) -> None:
        super().__init__(parts)
        self._questions = questions
        self._tags = tags
        parts.recordings.removal_asked.connect(self.remove)

    @command("recording.remove", "Remove recor&dings", icon="delete", needs=TAG)
    @needs_recording
    def remove(self, here: OpenProject, view: RecordingView) -> None:
        """Remove the selected recordings from the project; sound files are kept."""
        recording_ids = self._tags.targets(view)
        if here.project.read_only:
            return
        listed = self._parts.recordings.ids_from_current()
        following = next((key for key in listed if key not in recording_ids), None)
        if not here.execute(RemoveRecordings(recording_ids)):
            return
        self._questions.stop()
        here.show_recording(following)
        self._note(
            tr("%Ln recordings were removed. Ctrl+Z restores them.", "", len(recording_ids))
        )

    @command(
        "recording.folder", "Show the f&ile in its folder", icon="folder", needs=Fact.RECORDING
    )
    @needs_recording
    def show_in_folder(self, here: OpenProject, view: RecordingView) -> None:
        """Open the folder of the recording shown in the system's file manager.

        The project names the file, and a stranger may have made the project: only a file that is
        there, in a place that may be read, is shown; and it is shown, never opened.
        """

        def work(_progress: Progress) -> Path:
            return existing_file(here.project.audio_path(view.recording).path)

        def show(path: Path) -> None:
            if not reveal(path):
                self._note(tr("The folder could not be opened: {path}").format(path=path.parent))

        self._bench.start(
            work, title=tr("Looking at the sound files"), on_success=show, quiet=True
        )


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
