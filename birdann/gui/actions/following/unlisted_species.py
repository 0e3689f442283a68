"""Keeps the line "Also resembles Wren" up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from birdann.core.errors import BirdannError
from birdann.core.labels import ListState
from birdann.gui.actions.base import Actions
from birdann.gui.project.needs import needs_project
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from birdann.app.reviewing.unlisted_species import UnlistedSpecies, UnlistedSpeciesFinder
    from birdann.core.ids import RecordingId
    from birdann.core.progress import Progress
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.window_parts import WindowParts

_REST_MS = 150


class UnlistedSpeciesListener(Actions):
    """Predicts unlisted species of the recording shown, in the background."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._finder: UnlistedSpeciesFinder | None = None
        self._is_asking = False
        self._is_due = False
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._ask)
        parts.bench.recording_changed.connect(lambda: parts.tags.show_unlisted("", None))
        parts.bench.view_changed.connect(self._rest.start)
        parts.bench.labels_shown_changed.connect(lambda _ids: self._rest.start())
        parts.bench.closed.connect(self._rest.stop)

    @needs_project
    def _ask(self, here: OpenProject) -> None:
        view = here.view
        if self._is_asking:
            self._is_due = True
            return
        if view is None or view.run_id is None:
            self._show((), None)
            return
        if view.species_list.state is ListState.UNTAGGED or view.window_s is not None:
            self._show((), None)
            return
        recording_id = view.id

        def work(progress: Progress) -> tuple[UnlistedSpecies, ...]:
            from birdann.app.reviewing.unlisted_species import UnlistedSpeciesFinder

            self._finder = self._finder or UnlistedSpeciesFinder()
            with here.project.reader() as reader:
                return self._finder.unlisted(reader, recording_id)

        self._is_asking = True
        job = self._bench.runner.start(
            work,
            title=tr("Finding unlisted species"),
            on_success=lambda unlisted: self._show(unlisted, recording_id),
            on_failure=self._failed,
            computes_only=True,
        )
        job.finished.connect(self._answered)

    def _failed(self, error: Exception) -> None:
        """Ignore a model that cannot predict: training and prediction report the error."""
        if not isinstance(error, BirdannError):
            self._bench.show_failure(error)

    def _answered(self) -> None:
        self._is_asking = False
        if self._is_due:
            self._is_due = False
            self._rest.start()

    def _show(
        self, species: tuple[UnlistedSpecies, ...], recording_id: RecordingId | None
    ) -> None:
        view = self._bench.view
        if view is None or recording_id != view.id or view.window_s is not None:
            species = ()
        known = {*view.species_list.tags, *view.confirmed()} if view is not None else set()
        unlisted = next((one for one in species if one.species_id not in known), None)
        name = self._bench.book.name(unlisted.species_id) if unlisted is not None else ""
        self._parts.tags.show_unlisted(name, unlisted)
