"""Reads recordings in the background: the visible part first, and the next one ahead."""

from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias

from birdann.app.changes import ChangeSet, Kind
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.progress import Progress
from birdann.gui.project.recording_view import (
    MAX_AT_ONCE,
    RecordingView,
    SpeciesBook,
    followed,
    is_light,
    load_first,
    load_recording,
    said_now,
)
from birdann.gui.runtime.jobs import Job
from birdann.store import Project

Start: TypeAlias = Callable[[Callable[[Progress], Any], Callable[[Any], object]], Job]
"""Runs work in the background and hands its result over on the GUI thread."""

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

        def arrive(view: RecordingView) -> None:
            if show(view) and not view.is_whole:
                self.read(recording_id, show)

        ready = [
            view
            for view in (self._ahead, self._behind)
            if view is not None and _serves(view, recording_id, near)
        ]
        self._ahead, self._coming = None, None
        if in_parts and ready:
            arrive(ready[0])
        else:
            self._load(recording_id, arrive, in_parts=in_parts, near=near)

    def read_first(
        self,
        show: Callable[[SpeciesBook, RecordingView | None], object],
        preferred: RecordingId | None = None,
    ) -> Job:
        """Read the species of the project and its first recording, and show them.

        The recording is None if there is none, or if it was edited while being read.
        """
        n_before = self._n_changes

        def come(result: tuple[SpeciesBook, RecordingView | None]) -> None:
            book, view = result
            show(book, view and self._up_to_date(view, n_before))

        return self._start(lambda progress: load_first(self._project, preferred), come)

    def read_ahead(self, recording_id: RecordingId, near: SegmentId | None = None) -> None:
        """Read a recording that is likely to be shown next, and cache it."""
        if self._coming == recording_id:
            return
        if self._ahead is not None and _serves(self._ahead, recording_id, near):
            return
        self._ahead, self._coming = None, recording_id

        def keep(view: RecordingView) -> None:
            if self._coming == view.id:
                self._ahead, self._coming = view, None
                self._tell_ahead(view)

        self._load(recording_id, keep, in_parts=True, near=near)

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

        def come(view: RecordingView) -> None:
            current = self._up_to_date(view, n_before)
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
            come,
        )

    def _up_to_date(self, view: RecordingView, n_before: int) -> RecordingView | None:
        """Return a view with later edits applied; None if it has to be read again."""
        n_since = self._n_changes - n_before
        if n_since > len(self._changes):
            return None
        for changes in list(self._changes)[len(self._changes) - n_since :]:
            is_touched = _is_touched(view, changes)
            if is_touched and not is_light(changes):
                return None
            if is_touched:
                view, _ = followed(view, self._project, changes, said_now(self._project, changes))
        return view


def _is_touched(view: RecordingView, changes: ChangeSet) -> bool:
    is_everywhere = bool(changes.kinds & _EVERYWHERE)
    return view.id in changes.recordings or is_everywhere or changes.rescores(view.id)


def _serves(view: RecordingView, recording_id: RecordingId, near: SegmentId | None) -> bool:
    """Whether a view is of a recording and contains the requested segment."""
    return view.id == recording_id and (near is None or near in view.row_of or view.is_whole)
