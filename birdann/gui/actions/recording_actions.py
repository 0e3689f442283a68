"""What is done with recordings as a whole."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from birdann.app.commands import RemoveRecordings
from birdann.gui.actions.questions import Questions
from birdann.gui.actions.tag_actions import TagActions
from birdann.gui.language import tr
from birdann.gui.shell import Shell


class RecordingActions:
    """Takes recordings out of the project, and shows where their files are."""

    def __init__(self, shell: Shell, questions: Questions, tags: TagActions) -> None:
        self._shell = shell
        self._bench = shell.bench
        self._questions = questions
        self._tags = tags
        shell.recordings.removal_asked.connect(self.remove)

    def remove(self) -> None:
        """Take the selected recordings out of the project, as one step that can be undone."""
        project, gone = self._bench.project, self._tags.targets()
        if project is None or project.read_only or not gone:
            return
        listed = self._shell.recordings.ids_from_current()
        following = next((key for key in listed if key not in gone), None)
        if not self._bench.execute(RemoveRecordings(gone)):
            return
        self._questions.stop()
        self._bench.show_recording(following)
        self._shell.messages.note(
            tr("%Ln recordings were taken out; Ctrl+Z brings them back.", "", len(gone))
        )

    def show_in_folder(self) -> None:
        """Open the folder of the recording shown in the system's file manager."""
        view = self._bench.view
        if view is None:
            return
        folder = view.sound.path.parent
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._shell.messages.note(
                tr("The folder could not be opened: {path}").format(path=folder)
            )
