"""What is on the table: the open project, the recording shown, the segments selected."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from birdann.app.care.sound_places import open_project
from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands import Command, Subject
from birdann.app.session import Session
from birdann.core.errors import BirdannError
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Label
from birdann.core.progress import Progress
from birdann.core.score_columns import ScoreColumns
from birdann.gui.project.edits import Edits
from birdann.gui.project.overview import MOST_ROWS_AT_ONCE, Overview, counts_now, rows_after
from birdann.gui.project.overview_reader import OverviewReader
from birdann.gui.project.recording_view import (
    RecordingView,
    SpeciesBook,
    followed,
    is_light,
    said_now,
)
from birdann.gui.project.undo import QtHistory
from birdann.gui.project.unlearned_labels import UnlearnedLabels
from birdann.gui.project.view_reader import ViewReader
from birdann.gui.runtime.jobs import Job, JobRunner, JobState
from birdann.gui.text.language import tr
from birdann.store import Counts, Deletion, Project
from birdann.store.sound_files import LostSound

if TYPE_CHECKING:
    from birdann.gui.item_models.recordings import RecordingRow

log = logging.getLogger(__name__)

_OVERVIEW_DELAY_MS = 120
_OVERVIEW_DELAY_WHILE_WORKING_MS = 1500
_LONGEST_READING_MS = 3000
_MOST_RECENT = 9
_OUTDATING = frozenset({Kind.LISTS, Kind.SEGMENTS, Kind.RUNS})


class Workbench(QObject):
    """The window's state. Panels listen to it; actions change it.

    Every signal comes on the GUI thread, after the change is on disk.
    """

    opened = Signal()
    closing = Signal()
    closed = Signal()
    overview_changed = Signal()
    row_changed = Signal(object)
    progress_changed = Signal()
    recording_changed = Signal()
    view_changed = Signal()
    read_ahead_done = Signal(object)  # the RecordingView that is likely to be shown next
    strokes_changed = Signal()
    labels_shown_changed = Signal(object)  # tuple of segments in the view whose labels changed
    selection_changed = Signal()
    history_changed = Signal()
    facts_changed = Signal()
    labels_changed = Signal(object)
    """The recordings of which a person said something, or took it back."""
    edited = Signal(object)
    """A command that was done by a person, or is about to be if it is large."""
    scores_outdated = Signal()  # perhaps: the scores of a recording may be those of another list
    failed = Signal(object, str)

    _announced = Signal(object, object)

    def __init__(self, runner: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.runner = runner
        self.reviewer = ""
        self.session: Session | None = None
        self.overview: Overview | None = None
        self.book = SpeciesBook()
        self.counts: Counts | None = None
        self.labels_since_training = 0
        self.rows: dict[RecordingId, RecordingRow] = {}
        self._unlearned = UnlearnedLabels()
        self._edits = Edits(self._start_edit, lambda sentence: self.failed.emit(sentence, ""))
        self._views = ViewReader(self._quietly, self.read_ahead_done.emit)
        self.view: RecordingView | None = None
        self.selected: tuple[SegmentId, ...] = ()
        self.recent_species: list[SpeciesId] = []
        self.first_recording: RecordingId | None = None
        """What to show first of the project that is being opened, if it is there."""
        self._wanted_recording: RecordingId | None = None
        self._select_on_arrival: tuple[SegmentId, ...] = ()
        self._unsubscribe: Callable[[], None] | None = None
        self._overviews = OverviewReader(
            self._quietly,
            self._set_overview,
            self._set_answers,
            lambda: self.overview,
            lambda: self.recent_species,
            self,
        )
        self._announced.connect(self._apply)
        runner.started.connect(self._jobs_changed)
        runner.finished.connect(self._jobs_changed)

    # --- the project ---------------------------------------------------------------------------

    @property
    def project(self) -> Project | None:
        """The open project, or None."""
        return self.session.project if self.session is not None else None

    def open(self, path: Path, *, create: bool = False, read_only: bool = False) -> Job:
        """Open or make a project in the background; the one that is open is closed first."""
        self.close()

        def work(progress: Progress) -> Project:
            return Project.create(path) if create else open_project(path, read_only=read_only)

        return self.runner.start(
            work,
            title=tr("Opening {name}").format(name=path.name),
            on_success=self.attach,
            on_failure=self.show_failure,
            computes_only=True,
        )

    def attach(self, project: Project) -> None:
        """Work on a project that has just been opened."""
        self.close()
        history = QtHistory()
        history.news.changed.connect(self.history_changed)
        session = Session(project, reviewer=self.reviewer, history=history)
        self.session = session
        self._edits.open(session)
        self._views.open(project)
        self._overviews.open(project)
        self._unsubscribe = session.subscribe(
            lambda changes: self._announced.emit(session, changes)
        )
        self.opened.emit()
        self.history_changed.emit()
        self._look_first(session)

    def close(self) -> None:
        """Close the project; everything is on disk already."""
        if self.session is None:
            return
        self.closing.emit()
        session, self.session = self.session, None
        if self._unsubscribe is not None:
            self._unsubscribe()
        self._overviews.open(None)
        self.overview, self.counts, self.book = None, None, SpeciesBook()
        self.labels_since_training = 0
        self.rows.clear()
        self._unlearned.forget()
        self._views.open(None)
        self._wanted_recording, self._select_on_arrival = None, ()
        self.recent_species.clear()
        self._set_view(None)
        self.runner.cancel_quiet()
        self.runner.forget_retries()
        self.runner.wait(_LONGEST_READING_MS)
        self.runner.finish_edits()
        self._edits.attempt(session.project.close)
        self._edits.open(None)
        self.closed.emit()
        self.history_changed.emit()

    def start(
        self,
        work: Callable[[Progress], object],
        *,
        title: str,
        on_success: Callable[..., object] | None = None,
    ) -> Job:
        """Run work on the project in the background; its failure is shown."""
        return self.runner.start(
            work, title=title, on_success=on_success, on_failure=self.show_failure
        )

    # --- edits ---------------------------------------------------------------------------------

    def _start_edit(self, work: Callable[[Progress], object], title: str, *, quiet: bool) -> Job:
        return self.runner.start_edit(work, title=title, on_failure=self.show_failure, quiet=quiet)

    def execute(self, command: Command) -> bool:
        """Do a command; False where it was refused, which the user has then been told."""
        is_done = self._edits.execute(command)
        if is_done:
            self.edited.emit(command)
        return is_done

    def undo(self) -> bool:
        """Take back the last edit and go where it was made; False where that was refused."""
        command = self.session.history.to_undo if self.session is not None else None
        is_done = self._edits.undo()
        if self.session is not None and self.session.history.to_redo is command:
            self._go_to(command)
        return is_done

    def redo(self) -> bool:
        """Do the next edit again and go where it is made; False where that was refused."""
        command = self.session.history.to_redo if self.session is not None else None
        is_done = self._edits.redo()
        if self.session is not None and self.session.history.to_undo is command:
            self._go_to(command)
        return is_done

    def _go_to(self, command: Command | None) -> None:
        """Show what an edit was about, where that is one recording."""
        subject = command.subject if command is not None else Subject()
        if subject.recording_id is not None:
            self.show_recording(subject.recording_id, select=subject.segment_ids)

    def holds(self, segment_ids: Sequence[SegmentId]) -> bool:
        """Whether all of some segments are in the project."""
        if self.project is None:
            return False
        deletions = self.project.segments.deletions(list(segment_ids))
        return all(deletions.get(key) is Deletion.NONE for key in segment_ids)

    @property
    def quick(self) -> tuple[SpeciesId, ...]:
        """The species most used in the project, then those used just now."""
        if self.overview is None:
            return ()
        known = {one.id for one in self.book.in_use}
        late = [key for key in self.recent_species if key not in self.overview.quick]
        return tuple(key for key in (*self.overview.quick, *late) if key in known)

    def remember_species(self, species_id: SpeciesId) -> None:
        """Note that a species was used just now."""
        others = [key for key in self.recent_species if key != species_id]
        self.recent_species = [*others, species_id][-_MOST_RECENT:]

    # --- what is shown -------------------------------------------------------------------------

    def show_recording(
        self, recording_id: RecordingId | None, *, select: Sequence[SegmentId] = ()
    ) -> None:
        """Show a recording, and select some of its segments once they are there."""
        if self.view is not None and self.view.id == recording_id:
            self._wanted_recording = recording_id
            if here := self.view.those_here(select):
                self.select(here)
            else:
                self.select_on_arrival(select)
            return
        self._wanted_recording = recording_id
        self.select_on_arrival(select)
        if recording_id is None:
            self._set_view(None)
        else:
            self._load_view(recording_id)

    def read_again(self) -> None:
        """Read the project again, after something around its file has changed."""
        if self.session is not None:
            self._apply(self.session, ChangeSet.of(Kind.RECORDINGS))

    def read_ahead(self, recording_id: RecordingId, near: SegmentId | None = None) -> None:
        """Get ready to show a recording, and one of its segments, at once."""
        self._views.read_ahead(recording_id, near)

    def select_on_arrival(self, segment_ids: Iterable[SegmentId]) -> None:
        """Select segments once the recording has been read again."""
        self._select_on_arrival = tuple(segment_ids)

    def select(self, segment_ids: Iterable[SegmentId]) -> None:
        """Select segments of the recording shown."""
        wanted = tuple(segment_ids)
        if wanted != self.selected:
            self.selected = wanted
            self.selection_changed.emit()
            self.facts_changed.emit()

    @property
    def segment_id(self) -> SegmentId | None:
        """The one segment that is selected, or the first of several."""
        return self.selected[0] if self.selected else None

    @property
    def is_working(self) -> bool:
        """Whether a job that writes to the project is waiting or running."""
        return any(not job.quiet and not job.is_over for job in self.runner.active)

    @property
    def is_reading_soon(self) -> bool:
        """Whether the project is going to be read again."""
        return self._overviews.is_busy

    # --- news from the session -----------------------------------------------------------------

    def _apply(self, session: Session, changes: ChangeSet) -> None:
        if session is not self.session:
            return
        if changes.kinds == {Kind.STROKES}:
            self.strokes_changed.emit()
            return
        if Kind.LABELS in changes.kinds:
            self.labels_changed.emit(changes.recordings)
        if changes.kinds & _OUTDATING:
            self.scores_outdated.emit()
        if Kind.SPECIES in changes.kinds:
            self.book = SpeciesBook.of(session.project)
        self._views.note(changes)
        said = said_now(session.project, changes) if is_light(changes) else {}
        if is_light(changes) and self.overview is not None and self.overview.is_whole:
            self._apply_light(session.project, changes, said)
        elif self._only_answers(changes):
            self._overviews.read_answers(changes.recordings)
        else:
            self._want_overview()
        self._follow_in_view(session.project, changes, said)
        self.facts_changed.emit()

    def _follow_in_view(
        self, project: Project, changes: ChangeSet, said: Mapping[SegmentId, Label]
    ) -> None:
        if (view := self.view) is None:
            return
        if (is_touched := view.id in changes.recordings) and is_light(changes):
            self.view, relabelled = followed(view, project, changes, said)
            if changes.segments is None:
                self.view_changed.emit()
            else:
                self.labels_shown_changed.emit(relabelled)
        elif (
            is_touched or changes.kinds & {Kind.RUNS, Kind.RECORDINGS} or changes.rescores(view.id)
        ):
            self._load_view(self._wanted_recording or view.id)  # another may be on its way
        elif Kind.SPECIES in changes.kinds:
            self.view_changed.emit()

    def _only_answers(self, changes: ChangeSet) -> bool:
        """Whether all that changed is what a run says of a few recordings."""
        is_known = self.overview is not None and self.overview.is_whole
        few = 0 < len(changes.recordings) <= MOST_ROWS_AT_ONCE
        return is_known and few and changes.kinds == {Kind.SCORES}

    def _apply_light(
        self, project: Project, changes: ChangeSet, said: Mapping[SegmentId, Label]
    ) -> None:
        """Follow an edit of labels or lists at once, without reading the whole project."""
        overview = self.overview
        if overview is None or self.counts is None:
            return
        if len(changes.recordings) > MOST_ROWS_AT_ONCE or Kind.SPECIES in changes.kinds:
            self._want_overview()
        if changes.segments is not None:
            self._unlearned.take(overview, {key: said.get(key) for key in changes.segments})
        n_newly_tagged = 0
        for row in rows_after(overview, self.rows, project, changes, self.book):
            n_newly_tagged += row.is_tagged - self.rows[row.id].is_tagged
            self.rows[row.id] = row
            self.row_changed.emit(row)
        self.counts = counts_now(self.counts, n_newly_tagged, overview.queue)
        self.labels_since_training = len(self._unlearned)
        self.progress_changed.emit()

    # --- reading in the background -------------------------------------------------------------

    def _look_first(self, session: Session) -> None:
        """Show a first recording, then the others, then the segments of all of them."""

        def show(book: SpeciesBook, view: RecordingView | None) -> None:
            if session is not self.session or self._wanted_recording is not None:
                return
            self.book = book
            if view is not None:
                self._wanted_recording = view.id
                self._set_view(view)
                if not view.is_whole:
                    self._load_view(view.id)

        first, self.first_recording = self.first_recording, None
        self._views.read_first(show, first).finished.connect(self._overviews.read_first)

    def _load_view(self, recording_id: RecordingId) -> None:
        session = self.session

        def show(view: RecordingView) -> bool:
            is_wanted = session is self.session and self._wanted_recording in (view.id, None)
            if is_wanted:
                self._set_view(view)
            return is_wanted

        self._wanted_recording = recording_id
        near = next(iter(self._select_on_arrival), None)
        is_shown = self.view is not None and self.view.id == recording_id
        self._views.read(recording_id, show, in_parts=not is_shown, near=near)

    def _set_view(self, view: RecordingView | None) -> None:
        other = _sound_of(view) != _sound_of(self.view)
        if other and self.view is not None:
            self._views.leave(self.view)
        self.view = view
        kept = view.those_here(self.selected) if view is not None else ()
        arrived = view.those_here(self._select_on_arrival) if view is not None else ()
        if arrived:
            kept, self._select_on_arrival = arrived, ()
        changed = kept != self.selected
        self.selected = kept
        if other:
            self.recording_changed.emit()
        if view is not None and view.is_other_sound:
            self._mark_other_sound(view.id)
        self.view_changed.emit()
        if changed or other:
            self.selection_changed.emit()
        self.facts_changed.emit()

    def _mark_other_sound(self, recording_id: RecordingId) -> None:
        """Show in the list what only the content of a file tells."""
        row = self.rows.get(recording_id)
        if row is not None and row.lost is None:
            self.rows[recording_id] = row = replace(row, lost=LostSound.CHANGED)
            self.row_changed.emit(row)

    def _want_overview(self) -> None:
        delay = _OVERVIEW_DELAY_WHILE_WORKING_MS if self.is_working else _OVERVIEW_DELAY_MS
        self._overviews.read_soon(delay)

    def _set_overview(self, overview: Overview) -> None:
        if self.overview is not None:  # a number stays under the same finger while one works
            known = frozenset(overview.quick)
            order = [key for key in self.overview.quick if key in known]
            overview = replace(overview, quick=tuple(dict.fromkeys([*order, *overview.quick])))
        self.overview, self.book, self.counts = overview, overview.book, overview.counts
        self.rows = {row.id: row for row in overview.rows}
        self._unlearned = UnlearnedLabels(overview.new_labels)
        self.labels_since_training = len(self._unlearned)
        self.overview_changed.emit()
        self.progress_changed.emit()
        self.facts_changed.emit()

    def _set_answers(self, answers: Sequence[ScoreColumns]) -> None:
        """Show what the run says of some recordings by now."""
        if self.overview is not None:
            queue = self.overview.queue.with_scores(answers)
            self.overview = replace(self.overview, queue=queue)
            self.progress_changed.emit()

    def _quietly(
        self, work: Callable[[Progress], object], on_success: Callable[..., object]
    ) -> Job:
        session = self.session

        def fail(error: Exception) -> None:
            if session is self.session:
                self.show_failure(error)

        return self.runner.start(
            work,
            title=tr("Reading the project"),
            on_success=on_success,
            on_failure=fail,
            computes_only=True,
        )

    # --- failures ------------------------------------------------------------------------------

    def show_failure(self, error: Exception) -> None:
        """Tell the user why a job failed."""
        job = next((one for one in self.runner.active if one.error is error), None)
        if isinstance(error, BirdannError):
            self.failed.emit(str(error), "")
        else:
            log.error("a job failed: %s", error)
            self.failed.emit("", job.details if job is not None else "")

    def _jobs_changed(self, job: Job) -> None:
        if not job.quiet or job.state is JobState.FAILED:
            self.facts_changed.emit()
        if job.is_over and not job.quiet and self.session is not None:
            self._overviews.hurry(_OVERVIEW_DELAY_MS)


def _sound_of(view: RecordingView | None) -> tuple[object, ...]:
    """Return what tells whether another sound is shown than before."""
    return () if view is None else (view.id, view.sound, view.problem)
