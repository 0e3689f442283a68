"""Predictions follow edits: of labels by training, of lists without; and unlisted species."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable

from PySide6.QtCore import Signal

from birdann.app.changes import ChangeSet
from birdann.core.errors import BirdannError
from birdann.core.ids import RecordingId, RunId
from birdann.core.labels import ListState
from birdann.core.progress import Progress
from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.workbench import needs_project
from birdann.gui.runtime.jobs import Job, OneAtATime, single_shot
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.app.learning import learn, predicting
    from birdann.app.reviewing import suggested_lists


log = logging.getLogger(__name__)

_KEY = "follow_labels"
_REST_S, _LONGEST_REST_S = 0.35, 120.0
SOON_S = 1.0
"""Within this time the recording where a label was given is to follow it."""


class LabelFollower(Actions):
    """Trains again shortly after a label was given, while *Update model while reviewing* is on.

    If training is slow, the current model first rescores the recording with the new label. The
    others follow after training; a pause as long as the training follows, so that it uses at most
    half of a processor.

    Selection and focus are unchanged. Each run replaces the previous automatic one, so that models
    do not accumulate. Tasks that the user starts take precedence.
    """

    begun = Signal(Job)
    """It trains; the job is quiet."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self.is_on = parts.preferences.value(_KEY) is not False
        self.last_fit_s: float | None = None
        self._job: Job | None = None
        self._not_learned: set[RecordingId] = set()
        self._learning: set[RecordingId] = set()
        self._missed: set[RecordingId] = set()
        self._run_before: RunId | None = None
        self._ended_at_s = 0.0
        self._own_run: RunId | None = None
        self._rest = single_shot(self, self._learn)
        parts.bench.labels_changed.connect(self._labels_changed)
        parts.bench.opened.connect(self._forget)
        parts.bench.closed.connect(self._forget)
        parts.bench.runner.started.connect(self._pause_for)
        parts.bench.runner.finished.connect(self._resume_after)

    @property
    def is_busy(self) -> bool:
        return self._job is not None or self._rest.isActive()

    @property
    def slow_job(self) -> Job | None:
        """The training that runs, unless the one before it was quick."""
        job = self._job
        return None if job is None or job.is_over or self._is_quick else job

    @command(
        "model.follow",
        "Update model while &reviewing",
        "Ctrl+Shift+R",
        needs=Fact.PROJECT,
        is_on="is_on",
    )
    def toggle(self) -> None:
        """Update model and predictions after each label."""
        self.is_on = not self.is_on
        self._parts.preferences.set_value(_KEY, self.is_on)
        if self.is_on:
            self._note(tr("Your labels improve the model."))
        else:
            self.cancel()
            self._note(tr("The model waits until you ask: Ctrl+Shift+T."))

    def cancel(self) -> None:
        self._rest.stop()
        self._not_learned.clear()
        self._learning = set()
        if self._job is not None:
            self._job.cancel()

    @property
    def _is_quick(self) -> bool:
        return self.last_fit_s is not None and self.last_fit_s < SOON_S

    @needs_project
    def _labels_changed(self, here: OpenProject, changes: ChangeSet) -> None:
        """Train after reviews, but not after imports and other changes of labels."""
        if not self.is_on or here.counts is None or not here.counts.models:
            return
        if here.project.read_only or changes.segments is None:
            return
        self._not_learned.update(changes.recordings)
        if not self._is_quick:
            self._window.scores.follow_labels(changes.recordings)
        if self._is_quick or not self._rest.isActive():
            self._learn_soon()

    def _learn_soon(self) -> None:
        """Train after a short delay, or after the pause that follows a training."""
        rested_s = time.monotonic() - self._ended_at_s
        rest_s = min(self.last_fit_s or 0.0, _LONGEST_REST_S) - rested_s
        self._rest.start(round(1000 * max(_REST_S, 0.0 if self._is_quick else rest_s)))

    @needs_project
    def _learn(self, here: OpenProject) -> None:
        if self._bench.is_working or self._job is not None:
            return
        self._learning, self._not_learned = self._not_learned, set()
        replaces = self._own_run

        def work(progress: Progress) -> tuple[RunId, float]:
            begun_s = time.monotonic()
            run = learn.train_again(here.session, replaces=replaces, progress=progress).run
            return run.id, time.monotonic() - begun_s

        self._job = self._bench.start(
            work,
            title=tr("Updating model"),
            on_success=self._training_finished,
            on_failure=self._training_failed,
            quiet=True,
        )
        self._job.finished.connect(self._job_ended)
        self.begun.emit(self._job)

    def _training_finished(self, learned: tuple[RunId, float]) -> None:
        self._learning = set()
        self._own_run, self.last_fit_s = learned

    def _training_failed(self, error: BirdannError) -> None:
        self._note(tr("Predictions unchanged. {error}").format(error=error))

    def _job_ended(self) -> None:
        self._job = None
        self._ended_at_s = time.monotonic()
        if self._not_learned:  # labels were given meanwhile: the new model has to hear of them
            if not self._is_quick:
                self._window.scores.follow_labels(self._not_learned)
            self._learn_soon()

    def _pause_for(self, job: Job) -> None:
        """Yield to a task that the user started; training resumes afterwards."""
        if not job.quiet:
            self._missed |= self._not_learned | self._learning
            self._run_before = self._latest_run()
            self.cancel()

    def _resume_after(self, job: Job) -> None:
        """Resume training that was deferred by the user's task."""
        if job.quiet or self._bench.is_working:
            return
        missed, self._missed = self._missed, set()
        if self._latest_run() == self._run_before:  # a training has learned all from before it
            self._not_learned |= missed
        if self.is_on and self._not_learned:
            self._learn_soon()

    def _latest_run(self) -> RunId | None:
        project = self._bench.project
        latest = project.runs.latest() if project is not None else None
        return latest.id if latest is not None else None

    def _forget(self) -> None:
        self._rest.stop()
        for labelled in (self._not_learned, self._learning, self._missed):
            labelled.clear()
        self._own_run = None
        self.last_fit_s = None


class FollowingScores(Actions):
    """Rescores recordings whose lists changed, by any edit, undo or import.

    Recordings whose labels changed are rescored on request. No training takes place, so this is as
    quick as showing a recording; it runs beside other tasks.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._follower: predicting.Rescorer | None = None
        self._following = OneAtATime(self._start_rescoring)
        self._labelled: set[RecordingId] = set()
        parts.bench.scores_outdated.connect(self._following.request)
        parts.bench.opened.connect(self._following.request)
        parts.bench.closed.connect(self._forget)

    def follow_labels(self, recording_ids: Iterable[RecordingId]) -> None:
        """Rescore recordings with the current model and their new labels."""
        self._labelled.update(recording_ids)
        self._following.request()

    @needs_project
    def _start_rescoring(self, here: OpenProject) -> Job | None:
        if here.project.read_only:
            return None
        labelled, self._labelled = self._labelled, set()

        def work(progress: Progress) -> int:
            self._follower = self._follower or predicting.Rescorer()
            return self._follower.rescore(here.session, labelled=labelled, progress=progress)

        def fail(error: BirdannError) -> None:
            words = tr("The recording has no predictions until you train again. {error}")
            if here.is_open:
                self._note(words.format(error=error))

        return self._bench.start(
            work, title=tr("Updating predictions"), on_failure=fail, computes_only=True
        )

    def _forget(self) -> None:
        self._following.forget()
        self._labelled.clear()
        self._follower = None


_REST_MS = 150


class UnlistedSpeciesListener(Actions):
    """Predicts unlisted species of the recording shown, in the background."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._finder: suggested_lists.UnlistedSpeciesFinder | None = None
        self._asking = OneAtATime(self._start_finding)
        self._rest = single_shot(self, self._asking.request, _REST_MS)
        parts.bench.recording_changed.connect(lambda: parts.tags.show_unlisted("", None))
        parts.bench.view_changed.connect(self._rest.start)
        parts.bench.window_changed.connect(self._rest.start)
        parts.bench.visible_labels_changed.connect(lambda _ids: self._rest.start())
        parts.bench.closed.connect(self._rest.stop)

    @needs_project
    def _start_finding(self, here: OpenProject) -> Job | None:
        view = here.view
        if view is None or view.run_id is None:
            self._show((), None)
            return None
        if view.species_list.state is ListState.UNTAGGED or view.span_s is not None:
            self._show((), None)
            return None
        recording_id = view.id

        def work(progress: Progress) -> tuple[suggested_lists.UnlistedSpecies, ...]:
            self._finder = self._finder or suggested_lists.UnlistedSpeciesFinder()
            with here.project.reader() as reader:
                return self._finder.find_unlisted(reader, recording_id)

        return self._bench.start(
            work,
            title=tr("Finding unlisted species"),
            on_success=lambda unlisted: self._show(unlisted, recording_id),
            # A model that cannot predict is told of by training and prediction.
            on_failure=lambda _error: None,
            computes_only=True,
        )

    def _show(
        self,
        species: tuple[suggested_lists.UnlistedSpecies, ...],
        recording_id: RecordingId | None,
    ) -> None:
        view = self._bench.view
        if view is None or recording_id != view.id or view.span_s is not None:
            species = ()
        known = (
            {*view.species_list.tags, *view.confirmed_segments()} if view is not None else set()
        )
        unlisted = next(
            (each_species for each_species in species if each_species.species_id not in known),
            None,
        )
        name = self._bench.book.name(unlisted.species_id) if unlisted is not None else ""
        self._parts.tags.show_unlisted(name, unlisted)
