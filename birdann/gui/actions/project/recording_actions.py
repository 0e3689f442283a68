"""Actions on whole recordings."""

from pathlib import Path

from birdann.app.commands import RemoveRecordings
from birdann.core.progress import Progress
from birdann.gui.actions.base import Actions
from birdann.gui.actions.review.questions import Questions
from birdann.gui.actions.review.tag_actions import TagActions
from birdann.gui.keys.command import TAG, Fact, command
from birdann.gui.project.needs import needs_recording
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.runtime.reveal import existing_file, reveal
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
