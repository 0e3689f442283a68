"""Rescores recordings after edits of their lists or labels, without training."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from birdann.core.errors import BirdannError
from birdann.core.ids import RecordingId
from birdann.core.progress import Progress
from birdann.gui.actions.base import Actions
from birdann.gui.project.needs import needs_project
from birdann.gui.project.open_project import OpenProject
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts

if TYPE_CHECKING:
    from birdann.app.learning.predicting import Rescorer
    from birdann.gui.runtime.jobs import Job


class FollowingScores(Actions):
    """Rescores recordings whose lists changed, by any edit, undo or import.

    Recordings whose labels changed are rescored on request. No training takes place, so this is as
    quick as showing a recording; it runs beside other tasks.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._follower: Rescorer | None = None
        self._job: Job | None = None
        self._is_due = False
        self._labelled: set[RecordingId] = set()
        parts.bench.scores_outdated.connect(self._follow)
        parts.bench.opened.connect(self._follow)
        parts.bench.closed.connect(self._forget)

    def follow_labels(self, recording_ids: Iterable[RecordingId]) -> None:
        """Rescore recordings with the current model and their new labels."""
        self._labelled.update(recording_ids)
        self._follow()

    @needs_project
    def _follow(self, here: OpenProject) -> None:
        from birdann.app.learning.predicting import Rescorer

        if here.project.read_only:
            return
        if self._job is not None:
            self._is_due = True
            return

        follower = self._follower = self._follower or Rescorer()

        labelled, self._labelled = self._labelled, set()

        def work(progress: Progress) -> int:
            return follower.follow(here.session, labelled=labelled, progress=progress)

        def failed(error: Exception) -> None:
            if here.is_open:
                self._failed(error)

        self._job = self._bench.runner.start(
            work,
            title=tr("Updating predictions"),
            on_failure=failed,
            computes_only=True,
        )
        self._job.finished.connect(self._over)

    def _failed(self, error: Exception) -> None:
        if isinstance(error, BirdannError):
            self._note(
                tr("The recording has no predictions until you train again. {error}").format(
                    error=error
                )
            )
        else:
            self._bench.show_failure(error)

    def _over(self) -> None:
        self._job = None
        if self._is_due:
            self._is_due = False
            self._follow()

    def _forget(self) -> None:
        self._is_due = False
        self._labelled.clear()
        self._follower = None
