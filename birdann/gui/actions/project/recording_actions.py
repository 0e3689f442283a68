"""Actions on whole recordings, and on sites and times."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path, PureWindowsPath

from PySide6.QtCore import QProcess, QUrl
from PySide6.QtGui import QDesktopServices

from birdann.app.commands import RemoveRecordings
from birdann.core.errors import AudioError
from birdann.core.message import Message
from birdann.core.progress import Progress
from birdann.dsp.identity import file_status
from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import TAG, Fact, command
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView, probe_sound
from birdann.gui.project.workbench import needs_project, needs_recording
from birdann.gui.runtime.jobs import Job, single_shot
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts
from birdann.store import ProjectReader

with lazy_imports():
    from birdann.app.survey import sites
    from birdann.formats import site_table
    from birdann.gui.dialogs.project import sites_dialogs


_LOOK_AGAIN_MS = 2000


class SoundWatch(Actions):
    """Shows a recording as soon as its sound file, which was missing, can be read."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._later = single_shot(self, self._check_sound, _LOOK_AGAIN_MS)
        # Whether its header was read but not its sound; whether to try that again once it is there.
        self._is_undrawn = self._draws_again = False
        parts.bench.recording_changed.connect(self._forget)
        parts.bench.view_changed.connect(self._schedule_check)
        parts.pane.failed.connect(self._note_failure)
        parts.bench.closed.connect(self._later.stop)
        parts.pane.again_button.clicked.connect(self._check_again)

    def _forget(self) -> None:
        self._is_undrawn = self._draws_again = False

    def _note_failure(self, _message: str) -> None:
        """Look at once: a file that is there is a broken one, and stays so."""
        self._is_undrawn, self._draws_again = True, False
        self._check_sound()

    def _check_again(self) -> None:
        self._draws_again = True
        self._check_sound()

    @needs_recording
    def _schedule_check(self, here: OpenProject, view: RecordingView) -> None:
        if view.info is None or self._is_undrawn:
            self._later.start()
        else:
            self._later.stop()

    @needs_recording
    def _check_sound(self, here: OpenProject, view: RecordingView) -> None:
        def on_success(is_there: bool) -> None:
            if not is_there:
                self._draws_again = True
                self._schedule_check()
            elif not self._is_undrawn:
                here.read_again()
            elif self._draws_again:
                self._forget()
                self._parts.pane.draw_again()

        if view.info is None or self._is_undrawn:
            self._bench.start(
                lambda _progress: probe_sound(here.project, view.recording)[0] is not None,
                title=tr("Looking at the sound files"),
                on_success=on_success,
                computes_only=True,
            )


class RecordingActions(Actions):
    """Removes recordings, and shows their files."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        parts.recordings.removal_asked.connect(self.remove)

    @command("recording.remove", "Remove recor&dings", icon="delete", needs=TAG)
    @needs_recording
    def remove(self, here: OpenProject, view: RecordingView) -> None:
        """Remove the selected recordings from the project; sound files are kept."""
        recording_ids = self._window.tag_actions.targets(view)
        if here.project.read_only:
            return
        listed = self._parts.recordings.ids_from_current()
        following = next((key for key in listed if key not in recording_ids), None)
        if not here.execute(RemoveRecordings(recording_ids)):
            return
        self._window.questions.stop()
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

        def show(path: Path) -> None:
            if not show_in_file_manager(path):
                self._note(tr("The folder could not be opened: {path}").format(path=path.parent))

        self._bench.start(
            lambda _progress: existing_file(here.project.audio_path(view.recording).path),
            title=tr("Looking at the sound files"),
            on_success=show,
            quiet=True,
        )


_SELECT_IN_WINDOWS = ("explorer.exe", "/select,")


def existing_file(path: Path) -> Path:
    """Return a path if it is an existing file; for a background thread, as it reads the disk."""
    file_status(path)
    if not path.is_file():
        raise AudioError("{path} is a folder, not a sound file. Add it as a folder.", path=path)
    return path


def show_in_file_manager(path: Path) -> bool:
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

    @command("project.sites", "Sites and times…", icon="list", needs=Fact.RECORDINGS)
    @needs_project
    def open(self, here: OpenProject) -> Job | None:
        """Set sites and start times of recordings in one table."""

        def work(
            reader: ProjectReader, _progress: Progress
        ) -> tuple[sites.SiteBook, list[Message]]:
            book = sites.SiteBook.of(reader)
            return book, [*sites.contradictions(book), *sites.unknown(book)]

        def show(result: tuple[sites.SiteBook, list[Message]]) -> None:
            writable = not here.project.read_only
            dialog = sites_dialogs.SitesDialog(*result, self._parts.window, writable=writable)
            dialog.wanted.connect(lambda rows: self._save(result[0], rows, dialog))
            dialog.clock_asked.connect(dialog.reject)
            dialog.clock_asked.connect(self._window.maintenance_actions.correct_clock)
            dialog.import_asked.connect(lambda: self._ask_table(dialog))
            dialog.open_connected(export_asked=self._ask_target)

        return self._bench.read(work, show, title=tr("Reading sites and times"))

    @needs_project
    def _save(
        self,
        here: OpenProject,
        book: sites.SiteBook,
        rows: list[site_table.SiteRow],
        dialog: sites_dialogs.SitesDialog,
    ) -> Job:
        return self._start(
            lambda _progress: here.session.execute(
                sites.plan(book, rows, here.session.reviewer, blanks_clear=True)
            ),
            dialog,
        )

    def _ask_table(self, dialog: sites_dialogs.SitesDialog) -> None:
        self._files.open_file(
            tr("Read sites and times"),
            sites_dialogs.kinds(),
            lambda path: self.read_table(path, dialog),
        )

    @needs_project
    def read_table(self, here: OpenProject, path: Path, dialog: sites_dialogs.SitesDialog) -> Job:
        return self._start(lambda _progress: sites.import_sites(here.session, path), dialog)

    def _start(self, work: Callable[[Progress], object], dialog: sites_dialogs.SitesDialog) -> Job:
        def on_success(_done: object) -> None:
            dialog.accept()
            self._note(tr("Sites and times are saved; Ctrl+Z undoes it."))

        return self._bench.start(
            work,
            title=tr("Saving sites and times"),
            on_success=on_success,
            on_failure=dialog.explain,
        )

    def _ask_target(self) -> None:
        self._files.save_file(
            tr("Save sites and times"), "sites.xlsx", sites_dialogs.kinds(),
            lambda path: self.write_table(sites_dialogs.table_name(path)),
        )  # fmt: skip

    def write_table(self, path: Path) -> Job | None:
        """Write the saved table; the file dialog has already asked about an existing file."""
        return self._bench.read(
            lambda reader, _progress: sites.export_sites(reader, path, overwrite=True),
            lambda _rows: self._note(tr("The table is in {path}.").format(path=path)),
            title=tr("Saving sites and times"),
            computes_only=False,
        )
