"""Reads the project and its recordings in the background, and again after edits."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QObject

from birdann.app.changes import ChangeSet, Kind
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.predictions import ScoreColumns
from birdann.core.progress import Progress
from birdann.gui.project.overview import (
    Overview,
    complete_overview,
    load_overview,
    read_predictions,
)
from birdann.gui.project.recording_view import (
    MAX_AT_ONCE,
    RecordingView,
    SpeciesBook,
    apply_changes,
    current_labels,
    is_light,
    load_first,
    load_recording,
)
from birdann.gui.runtime.jobs import Job, OneAtATime, single_shot
from birdann.store import Project

Start: TypeAlias = Callable[[Callable[[Progress], Any], Callable[[Any], object]], Job]
"""Runs work in the background and hands its result over on the GUI thread."""


class OverviewReader(QObject):
    """Reads one overview at a time.

    The first one is read without segments, so that recordings are listed soon; the segments
    follow.

    Parameters
    ----------
    start
        Runs a job in the background and delivers its result on the GUI thread.
    show
        Receives an overview, and the light edits since its reading began.
    show_answers
        Receives the predictions for some recordings, in the order of requests.
    current
        Returns the overview shown.
    recent
        Returns the recently used species.
    """

    def __init__(
        self,
        project: Project,
        start: Start,
        show: Callable[[Overview, Sequence[ChangeSet]], object],
        show_answers: Callable[[Sequence[ScoreColumns]], object],
        current: Callable[[], Overview | None],
        recent: Callable[[], Sequence[SpeciesId]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project, self._start, self._show, self._recent = project, start, show, recent
        self._show_answers, self._current = show_answers, current
        self._part: Overview | None = None
        self._is_due = False
        self._with_queue = False
        self._edits: list[ChangeSet] = []
        self._answered: set[RecordingId] = set()
        self._reading = OneAtATime(self._read_next)
        self._later = single_shot(self, self.read)

    @property
    def is_busy(self) -> bool:
        return self._later.isActive() or self._reading.is_busy

    def stop(self) -> None:
        self._later.stop()
        self._reading.forget()
        self._is_due = False
        self._answered.clear()

    def note(self, changes: ChangeSet) -> None:
        """Apply an edit of labels or lists also to what is being read."""
        if self._reading.is_busy:
            self._edits.append(changes)

    def read_answers(self, recording_ids: Iterable[RecordingId]) -> None:
        """Read the run's predictions for recordings, after any current read."""
        self._answered.update(recording_ids)
        self._reading.request()

    def read_soon(self, delay_ms: int) -> None:
        """Schedule a read of the project; edits until then are combined."""
        self._part = None
        if not self._later.isActive():
            self._later.start(delay_ms)

    def bring_forward(self, delay_ms: int) -> None:
        if self._later.isActive():
            self._later.start(delay_ms)

    def read(self) -> None:
        """Read the project now, or after the current read.

        A newly opened project is first read without segments, then with them.
        """
        self._is_due = True
        self._reading.request()

    def _read_next(self) -> Job | None:
        if self._is_due:
            job = self._read()
            if self._answered:  # read after it, or if it fails
                job.finished.connect(self._reading.request)
            return job
        overview = self._current()
        if not self._answered or overview is None:
            return None
        recording_ids, self._answered = self._answered, set()
        return self._start(
            lambda _progress: read_predictions(self._project, overview.queue, recording_ids),
            self._take_answers,
        )

    def _take_answers(self, answers: list[ScoreColumns] | None) -> None:
        if answers is None:
            self.read()
        else:
            self._show_answers(answers)

    def _read(self) -> Job:
        self._is_due = False
        self._edits.clear()
        project, recent, part = self._project, tuple(self._recent()), self._part
        with_queue, self._with_queue = self._with_queue, True

        def work(_progress: Progress) -> Overview:
            if part is not None:
                project.prepare_edits()
                return complete_overview(project, part)
            return load_overview(project, recent, with_queue=with_queue)

        return self._start(work, self._take)

    def _take(self, overview: Overview) -> None:
        self._part = None if overview.is_whole else overview
        if not overview.is_whole:
            self.read()
        self._show(overview, self._edits)


_MAX_CHANGES = 200
_EVERYWHERE = frozenset({Kind.RUNS, Kind.RECORDINGS, Kind.SPECIES})


class ViewReader:
    """Reads views, and applies edits made while they were being read.

    At most one view ahead of its use and one after it are cached, until their content changes.
    """

    def __init__(
        self, project: Project, start: Start, ahead: Callable[[RecordingView], object]
    ) -> None:
        """Make a reader; ``ahead`` receives each view that was read ahead."""
        self._project, self._start, self._tell_ahead = project, start, ahead
        self._changes: deque[ChangeSet] = deque(maxlen=_MAX_CHANGES)
        self._n_changes = 0
        self._ahead: RecordingView | None = None
        self._behind: RecordingView | None = None
        self._coming: RecordingId | None = None

    def read(
        self,
        recording_id: RecordingId,
        show: Callable[[RecordingView], bool],
        *,
        in_parts: bool = False,
        near: SegmentId | None = None,
    ) -> None:
        """Read a recording and show it.

        Parameters
        ----------
        show
            Receives the view and returns whether it was still wanted. Called at once if the view
            was read ahead, and twice if it comes in parts.
        in_parts
            Whether some minutes of a recording with very many segments may come first.
        near
            A segment to include in the first part.
        """

        def on_success(view: RecordingView) -> None:
            if show(view) and not view.is_whole:
                self.read(recording_id, show)

        ready = [
            view
            for view in (self._ahead, self._behind)
            if view is not None and _is_view_of(view, recording_id, near)
        ]
        self._ahead, self._coming = None, None
        if in_parts and ready:
            on_success(ready[0])
        else:
            self._load(recording_id, on_success, in_parts=in_parts, near=near)

    def read_first(
        self,
        show: Callable[[SpeciesBook, RecordingView | None], object],
        preferred: RecordingId | None = None,
    ) -> Job:
        """Read the species of the project and its first recording, and show them.

        The recording is None if there is none, or if it was edited while being read.
        """
        n_before = self._n_changes

        def on_success(result: tuple[SpeciesBook, RecordingView | None]) -> None:
            book, view = result
            show(book, view and self._update_view(view, n_before))

        return self._start(lambda progress: load_first(self._project, preferred), on_success)

    def read_ahead(self, recording_id: RecordingId, near: SegmentId | None = None) -> None:
        """Read a recording that is likely to be shown next, and cache it."""
        if self._coming == recording_id:
            return
        if self._ahead is not None and _is_view_of(self._ahead, recording_id, near):
            return
        self._ahead, self._coming = None, recording_id

        def on_success(view: RecordingView) -> None:
            if self._coming == view.id:
                self._ahead, self._coming = view, None
                self._tell_ahead(view)

        self._load(recording_id, on_success, in_parts=True, near=near)

    def leave(self, view: RecordingView) -> None:
        """Cache the view shown until now, unless it is large."""
        is_small = view.is_whole and len(view.segments) <= MAX_AT_ONCE
        self._behind = view if is_small else None

    def note(self, changes: ChangeSet) -> None:
        """Register an edit; pending views will include it."""
        self._changes.append(changes)
        self._n_changes += 1
        if self._ahead is not None and _is_touched(self._ahead, changes):
            self._ahead = None
        if self._behind is not None and _is_touched(self._behind, changes):
            self._behind = None

    def _load(
        self,
        recording_id: RecordingId,
        arrive: Callable[[RecordingView], None],
        *,
        in_parts: bool,
        near: SegmentId | None,
    ) -> None:
        n_before = self._n_changes

        def on_success(view: RecordingView) -> None:
            current = self._update_view(view, n_before)
            if current is not None:
                arrive(current)
            elif self._coming == recording_id:  # not asked for yet, and perhaps gone by now
                self._coming = None
            else:
                self._load(recording_id, arrive, in_parts=in_parts, near=near)

        self._start(
            lambda progress: load_recording(
                self._project, recording_id, in_parts=in_parts, near=near
            ),
            on_success,
        )

    def _update_view(self, view: RecordingView, n_before: int) -> RecordingView | None:
        """Return a view with later edits applied; None if it has to be read again."""
        n_since = self._n_changes - n_before
        if n_since > len(self._changes):
            return None
        for changes in list(self._changes)[len(self._changes) - n_since :]:
            is_touched = _is_touched(view, changes)
            if is_touched and not is_light(changes):
                return None
            if is_touched:
                view, _ = apply_changes(
                    view, self._project, changes, current_labels(self._project, changes)
                )
        return view


def _is_touched(view: RecordingView, changes: ChangeSet) -> bool:
    is_everywhere = bool(changes.kinds & _EVERYWHERE)
    return view.id in changes.recordings or is_everywhere or changes.rescores(view.id)


def _is_view_of(view: RecordingView, recording_id: RecordingId, near: SegmentId | None) -> bool:
    """Whether a view is of a recording and contains the requested segment.

    One whose sound was missing is read again.
    """
    if view.info is None:
        return False
    return view.id == recording_id and (near is None or near in view.row_of or view.is_whole)
