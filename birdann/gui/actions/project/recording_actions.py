"""Actions on whole recordings, and on sites and times."""

import sys
from collections.abc import Callable
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING

from PySide6.QtCore import QProcess, QUrl
from PySide6.QtGui import QDesktopServices

from birdann.app.commands import RemoveRecordings
from birdann.core.errors import AudioError, BirdannError
from birdann.core.progress import Progress
from birdann.dsp.identity import file_status
from birdann.gui.actions.base import Actions
from birdann.gui.actions.review.questions import Questions
from birdann.gui.actions.review.tag_actions import TagActions
from birdann.gui.keys.command import TAG, Fact, command
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView, probed
from birdann.gui.project.workbench import needs_project, needs_recording
from birdann.gui.runtime.jobs import Job, single_shot
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts
from birdann.store import ProjectReader

if TYPE_CHECKING:
    from birdann.app.survey.sites import SiteBook
    from birdann.core.message import Message
    from birdann.formats.site_table import SiteRow
    from birdann.gui.dialogs.project.sites_dialogs import SitesDialog


_LOOK_AGAIN_MS = 2000


class SoundWatch(Actions):
    """Shows a recording as soon as its sound file, which was missing, can be read."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._later = single_shot(self, self._look, _LOOK_AGAIN_MS)
        # Whether its header was read but not its sound; whether to try that again once it is there.
        self._is_undrawn = self._draws_again = False
        parts.bench.recording_changed.connect(self._forget)
        parts.bench.view_changed.connect(self._wait)
        parts.pane.failed.connect(self._note_failure)
        parts.bench.closed.connect(self._later.stop)
        parts.pane.again_button.clicked.connect(self._look_again)

    def _forget(self) -> None:
        self._is_undrawn = self._draws_again = False

    def _note_failure(self, _message: str) -> None:
        """Look at once: a file that is there is a broken one, and stays so."""
        self._is_undrawn, self._draws_again = True, False
        self._look()

    def _look_again(self) -> None:
        self._draws_again = True
        self._look()

    @needs_recording
    def _wait(self, here: OpenProject, view: RecordingView) -> None:
        if view.info is None or self._is_undrawn:
            self._later.start()
        else:
            self._later.stop()

    @needs_recording
    def _look(self, here: OpenProject, view: RecordingView) -> None:
        def work(_progress: Progress) -> bool:
            info, _trouble = probed(here.project, view.recording)
            return info is not None

        def follow(is_there: bool) -> None:
            if not is_there:
                self._draws_again = True
                self._wait()
            elif not self._is_undrawn:
                here.read_again()
            elif self._draws_again:
                self._forget()
                self._parts.pane.draw_again()

        if view.info is None or self._is_undrawn:
            self._bench.start(
                work,
                title=tr("Looking at the sound files"),
                on_success=follow,
                computes_only=True,
            )


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
    file_status(path)
    if not path.is_file():
        raise AudioError("{path} is a folder, not a sound file. Add it as a folder.", path=path)
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


class SitesActions(Actions):
    """Opens the table, and saves its changes as one edit."""

    def __init__(self, parts: WindowParts, *, correct_clock: Callable[[], object]) -> None:
        super().__init__(parts)
        self._correct_clock = correct_clock

    @command("project.sites", "Sites and times…", icon="list", needs=Fact.RECORDINGS)
    @needs_project
    def open(self, here: OpenProject) -> Job | None:
        """Set sites and start times of recordings in one table."""

        def work(reader: ProjectReader, _progress: Progress) -> "tuple[SiteBook, list[Message]]":
            from birdann.app.survey.sites import SiteBook, contradictions, unknown

            book = SiteBook.of(reader)
            return book, [*contradictions(book), *unknown(book)]

        def show(result: "tuple[SiteBook, list[Message]]") -> None:
            from birdann.gui.dialogs.project.sites_dialogs import SitesDialog

            writable = not here.project.read_only
            dialog = SitesDialog(*result, self._parts.window, writable=writable)
            dialog.wanted.connect(lambda rows: self._save(result[0], rows, dialog))
            dialog.clock_asked.connect(dialog.reject)
            dialog.clock_asked.connect(self._correct_clock)
            dialog.import_asked.connect(lambda: self._ask_table(dialog))
            dialog.opened(export_asked=self._ask_target)

        return self._bench.read(work, show, title=tr("Reading sites and times"))

    @needs_project
    def _save(
        self, here: OpenProject, book: "SiteBook", rows: "list[SiteRow]", dialog: "SitesDialog"
    ) -> Job:
        def work(_progress: Progress) -> object:
            from birdann.app.survey.sites import plan

            edit = plan(book, rows, here.session.reviewer, blanks_clear=True)
            return here.session.execute(edit)

        return self._start(work, dialog)

    def _ask_table(self, dialog: "SitesDialog") -> None:
        from birdann.gui.dialogs.project.sites_dialogs import kinds

        self._files.open_file(
            tr("Read sites and times"), kinds(), lambda path: self.read_table(path, dialog)
        )

    @needs_project
    def read_table(self, here: OpenProject, path: Path, dialog: "SitesDialog") -> Job:
        def work(_progress: Progress) -> object:
            from birdann.app.survey.sites import import_sites

            return import_sites(here.session, path)

        return self._start(work, dialog)

    def _start(self, work: Callable[[Progress], object], dialog: "SitesDialog") -> Job:
        def saved(_done: object) -> None:
            dialog.accept()
            self._note(tr("Sites and times are saved; Ctrl+Z undoes it."))

        def failed(error: Exception) -> None:
            if isinstance(error, BirdannError):
                dialog.explain(error)
            else:
                self._bench.show_failure(error)

        return self._bench.start(
            work, title=tr("Saving sites and times"), on_success=saved, on_failure=failed
        )

    def _ask_target(self) -> None:
        from birdann.gui.dialogs.project.sites_dialogs import kinds, table_name

        self._files.save_file(
            tr("Save sites and times"), "sites.xlsx", kinds(),
            lambda path: self.write_table(table_name(path)),
        )  # fmt: skip

    @needs_project
    def write_table(self, here: OpenProject, path: Path) -> Job:
        """Write the saved table; the file dialog has already asked about an existing file."""

        def work(_progress: Progress) -> int:
            from birdann.app.survey.sites import export_sites

            with here.project.reader() as reader:
                return export_sites(reader, path, overwrite=True)

        return self._bench.start(
            work,
            title=tr("Saving sites and times"),
            on_success=lambda _rows: self._note(tr("The table is in {path}.").format(path=path)),
        )
