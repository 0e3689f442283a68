"""Permission to read sound outside the project's folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.needs import needs_project
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from birdann.core.progress import Progress
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts


class SoundPlacesActions(Actions):
    """Asks when a project is opened, and on request from the menu."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._bench.opened.connect(lambda: self._look(is_asked_for=False))
        parts.pane.places_asked.connect(self.ask)

    @command("project.sound", "Allowed f&olders…", icon="folder", needs=Fact.RECORDINGS)
    def ask(self) -> Job | None:
        """Choose which folders added by other users this project may read."""
        return self._look(is_asked_for=True)

    @needs_project
    def _look(self, here: OpenProject, *, is_asked_for: bool) -> Job:
        def show(folders: Mapping[Path, int]) -> None:
            if here.is_open and folders:
                self._open_dialog(folders)
            elif here.is_open and is_asked_for:
                self._note(tr("All folders of this project are allowed."))

        return self._bench.start(
            lambda _progress: here.project.folders_to_ask(),
            title=tr("Looking where the sound is"),
            on_success=show,
            computes_only=True,
        )

    @needs_project
    def _open_dialog(self, here: OpenProject, folders: Mapping[Path, int]) -> None:
        from birdann.gui.dialogs.project.sound_places_dialog import SoundPlacesDialog

        dialog = SoundPlacesDialog(here.project.name, folders, self._parts.window)
        dialog.allowed.connect(lambda: self.allow(folders))
        dialog.open()

    @needs_project
    def allow(self, here: OpenProject, folders: Mapping[Path, int]) -> Job:
        def work(_progress: Progress) -> None:
            from birdann.app.maintenance.allowed_folders import allow

            allow(here.project, folders)

        job = self._bench.start(work, title=tr("Allowing the folders"), computes_only=True)
        job.finished.connect(here.read_again)
        return job
