"""An open project: its overview, the recording shown, its edits."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Signal

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands import Command, Subject
from birdann.app.session import Session
from birdann.core.custom_fields import field_texts as fields_in_words
from birdann.core.errors import BirdannError, NotUndoableError, SoundChangedError
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Label
from birdann.core.predictions import ScoreColumns
from birdann.core.progress import Progress
from birdann.core.windows import Span
from birdann.gui.item_models.recordings import RecordingRow
from birdann.gui.project.edits import ProjectSignals
from birdann.gui.project.overview import (
    MAX_ROWS_AT_ONCE,
    Overview,
    UnlearnedLabels,
    rows_after,
    update_counts,
)
from birdann.gui.project.readers import OverviewReader, ViewReader
from birdann.gui.project.recording_view import (
    MAX_IN_PASSING,
    RecordingView,
    SpeciesBook,
    apply_changes,
    current_labels,
    is_light,
    with_window,
)
from birdann.gui.runtime.jobs import Job, JobRunner
from birdann.gui.text.language import tr, translate_message
from birdann.store import Counts
from birdann.store.sound_files import MissingSound

_OVERVIEW_DELAY_MS = 120
_OVERVIEW_DELAY_WHILE_WORKING_MS = 1500
_MAX_RECENT = 9
_OUTDATING = frozenset({Kind.LISTS, Kind.SEGMENTS, Kind.RUNS})


class OpenProject(QObject):
    """State of a project from opening to closing.

    Results of reads that end after it was closed are dropped.

    Attributes
    ----------
    overview, counts
        The whole project; None until first read.
    view
        The recording shown, if any.
    """

    _announced = Signal(object)

    def __init__(
        self,
        session: Session,
        runner: JobRunner,
        signals: ProjectSignals,
        show_failure: Callable[[Exception], object],
    ) -> None:
        super().__init__(signals)
        self.session, self.project = session, session.project
        self.is_open, self.opened_at = True, datetime.now(UTC)
        self.overview: Overview | None = None
        self.counts: Counts | None = None
        self.book = SpeciesBook()
        self.rows: dict[RecordingId, RecordingRow] = {}
        self.view: RecordingView | None = None
        self.recent_species: list[SpeciesId] = []
        self._runner, self._signals, self._show_failure = runner, signals, show_failure
        self._unlearned = UnlearnedLabels()
        self.first_recording: RecordingId | None = None
        """Recording to show first, if it exists."""
        self._wanted_recording: RecordingId | None = None
        self._select_on_arrival: tuple[SegmentId, ...] = ()
        self.n_edits_coming = 0
        self._views = ViewReader(
            session.project, self._start_quietly, signals.read_ahead_done.emit
        )
        self._overviews = OverviewReader(
            session.project,
            self._start_quietly,
            self._set_overview,
            self._set_answers,
            lambda: self.overview,
            lambda: self.recent_species,
            self,
        )
        self._announced.connect(self._apply)
        self._unsubscribe = session.subscribe(self._announced.emit)

    def leave(self) -> None:
        """Stop receiving and sending signals; the file stays open for pending edits."""
        self.is_open = False
        self._unsubscribe()
        self._overviews.stop()

    def close_file(self) -> None:
        self._attempt(self.project.close)

    @property
    def labels_since_training(self) -> int:
        return len(self._unlearned)

    # --- edits ---------------------------------------------------------------------------------

    def execute(self, command: Command) -> bool:
        is_done = self._edit(lambda: self.session.execute(command), command)
        if is_done:
            self._signals.edited.emit(command)
        return is_done

    def undo(self) -> bool:
        """Undo the last edit and show its place; return False if refused."""
        history = self.session.history
        return self._edit(
            self.session.undo,
            history.next_to_undo,
            lambda: self._show_subject(history.next_to_redo),
        )

    def undo_edit(self, command: Command) -> None:
        """Undo a given edit; refused if it is no longer the last.

        The last edit is known only in its turn, as jobs make edits too.
        """

        def undo() -> None:
            if self.session.history.next_to_undo is not command:
                raise NotUndoableError("There are later edits. Undo those first.")
            self.session.undo()

        self._edit(undo, command)

    def redo(self) -> bool:
        history = self.session.history
        return self._edit(
            self.session.redo,
            history.next_to_redo,
            lambda: self._show_subject(history.next_to_undo),
        )

    def _attempt(self, edit: Callable[[], object]) -> bool:
        try:
            edit()
        except BirdannError as error:
            self._signals.failed.emit(str(error), "")
            return False
        return True

    def _edit(
        self,
        edit: Callable[[], object],
        command: Command | None,
        then: Callable[[], object] = lambda: None,
    ) -> bool:
        """Make an edit, then follow it: at once, unless it is large or a job is writing.

        Else it runs in the background, and so do later edits until it is done.
        """
        size, label = (command.size, command.label) if command is not None else (0, "")
        is_small = size <= MAX_IN_PASSING
        if is_small and not self.n_edits_coming:
            with self.session.try_acquire() as is_free:
                if is_free:
                    is_done = self._attempt(edit)
                    if is_done:
                        then()
                    return is_done
        self.n_edits_coming += 1
        job = self._runner.start(
            lambda _progress: edit(),
            title=translate_message(label),
            on_success=lambda _done: then(),
            on_failure=self._show_failure,
            is_edit=True,
            quiet=is_small,
        )
        job.finished.connect(self._one_edit_has_come)
        return True

    def _one_edit_has_come(self) -> None:
        self.n_edits_coming -= 1

    def _show_subject(self, command: Command | None) -> None:
        """Show the recording that an edit concerns, if it is a single one.

        Segments that it removed are not selected any more: none is missed by the person.
        """
        if not self.has_segments(self._signals.selection.ids):
            self._signals.selection.set(())
        subject = command.subject if command is not None else Subject()
        if subject.recording_id is not None:
            self.show_recording(subject.recording_id, select=subject.segment_ids)

    def has_segments(self, segment_ids: Sequence[SegmentId]) -> bool:
        return self.project.segments.n_visible(segment_ids) == len(set(segment_ids))

    @property
    def quick_species(self) -> tuple[SpeciesId, ...]:
        """The most used species of the project, then recently used ones."""
        if self.overview is None:
            return ()
        known = {species.id for species in self.book.in_use}
        late = [key for key in self.recent_species if key not in self.overview.quick]
        return tuple(key for key in (*self.overview.quick, *late) if key in known)

    def remember_species(self, species_id: SpeciesId) -> None:
        recent = [key for key in self.recent_species if key != species_id]
        self.recent_species = [*recent, species_id][-_MAX_RECENT:]

    # --- what is shown -------------------------------------------------------------------------

    def show_recording(
        self, recording_id: RecordingId | None, *, select: Sequence[SegmentId] = ()
    ) -> None:
        """Show a recording, and select some of its segments when loaded."""
        if self.view is not None and self.view.id == recording_id:
            self._wanted_recording = recording_id
            if here := self.view.existing_ids(select):
                self._signals.selection.set(here)
            else:
                self.select_on_arrival(select)
            return
        self._wanted_recording = recording_id
        self.select_on_arrival(select)
        if recording_id is None:
            self._set_view(None)
        else:
            self._load_view(recording_id)
            self._signals.facts_changed.emit()

    @property
    def is_coming(self) -> bool:
        """Whether another recording than the one shown was chosen and is being read."""
        wanted = self._wanted_recording
        return wanted is not None and (self.view is None or self.view.id != wanted)

    def show_window(self, span_s: Span | None) -> None:
        """Show the list of a window of the recording; None for the recording's own."""
        if self.view is not None:
            self.view = with_window(self.view, span_s)
            self._signals.window_changed.emit()
            self._signals.facts_changed.emit()

    def read_again(self) -> None:
        """Read the project again after an external change, such as moved files."""
        self._apply(ChangeSet.of(Kind.RECORDINGS))

    def read_ahead(self, recording_id: RecordingId, near: SegmentId | None = None) -> None:
        """Preload a recording, and one of its segments."""
        self._views.read_ahead(recording_id, near)

    def select_on_arrival(self, segment_ids: Iterable[SegmentId]) -> None:
        self._select_on_arrival = tuple(segment_ids)

    # --- news from the session -----------------------------------------------------------------

    def _apply(self, changes: ChangeSet) -> None:
        if self.is_open:
            with self._signals.one_frame:
                self._apply_changes(changes)

    def _apply_changes(self, changes: ChangeSet) -> None:
        if changes.kinds == {Kind.STROKES}:
            self._signals.strokes_changed.emit()
            return
        if Kind.LABELS in changes.kinds:
            self._signals.labels_changed.emit(changes)
        if changes.kinds & _OUTDATING:
            self._signals.scores_outdated.emit()
        if Kind.SPECIES in changes.kinds:
            self.book = SpeciesBook.of(self.project)
        self._views.note(changes)
        labels = current_labels(self.project, changes) if is_light(changes) else {}
        if is_light(changes) and self.overview is not None and self.overview.is_whole:
            self._overviews.note(changes)
            self._apply_light(self.overview, changes, labels)
        elif self._changes_only_answers(changes):
            self._overviews.read_answers(changes.recordings)
        else:
            self._schedule_overview()
        self._follow_in_view(changes, labels)
        self._signals.facts_changed.emit()

    def _follow_in_view(self, changes: ChangeSet, labels: Mapping[SegmentId, Label]) -> None:
        if (view := self.view) is None:
            return
        if (is_touched := view.id in changes.recordings) and is_light(changes):
            view, relabelled = apply_changes(view, self.project, changes, labels)
            self.view = view.without_predictions(self._unlearned.removed)
            if changes.segments is None:
                self._signals.view_changed.emit()
            else:
                self._signals.visible_labels_changed.emit(relabelled)
        elif (
            is_touched
            or changes.kinds & {Kind.RUNS, Kind.RECORDINGS, Kind.SETTINGS}
            or changes.rescores(view.id)
        ):
            self._load_view(self._wanted_recording or view.id)  # another may be on its way
        elif Kind.SPECIES in changes.kinds:
            self._signals.view_changed.emit()

    def _changes_only_answers(self, changes: ChangeSet) -> bool:
        is_known = self.overview is not None and self.overview.is_whole
        is_small = 0 < len(changes.recordings) <= MAX_ROWS_AT_ONCE
        return is_known and is_small and changes.kinds == {Kind.SCORES}

    def _apply_light(
        self, overview: Overview, changes: ChangeSet, labels: Mapping[SegmentId, Label]
    ) -> None:
        """Apply an edit of labels or lists without reading the whole project."""
        if len(changes.recordings) > MAX_ROWS_AT_ONCE or Kind.SPECIES in changes.kinds:
            self._schedule_overview()
        for row in self._update_overview(overview, changes, labels):
            self._signals.row_changed.emit(row)
        self._signals.progress_changed.emit()

    def _update_overview(
        self, overview: Overview, changes: ChangeSet, labels: Mapping[SegmentId, Label]
    ) -> list[RecordingRow]:
        """Bring an overview in step with an edit of labels or lists; return the changed rows."""
        if changes.segments is not None:
            hidden = frozenset(self._unlearned.removed)
            self._unlearned.update(overview, {key: labels.get(key) for key in changes.segments})
            if self._unlearned.removed.keys() - hidden:
                self._set_answers(())
                overview = self.overview or overview
            noted = self.project.segments.notes(changes.segments)
            overview.queue.set_noted(changes.segments, noted.keys())
            values = self.project.custom_fields.values(changes.segments)
            overview.queue.set_fields(changes.segments, fields_in_words(values))
        rows = list(rows_after(overview, self.rows, self.project, changes, self.book))
        n_newly_tagged = sum(row.has_list - self.rows[row.id].has_list for row in rows)
        self.rows.update((row.id, row) for row in rows)
        self.counts = update_counts(self.counts or overview.counts, n_newly_tagged, overview.queue)
        return rows

    # --- reading in the background -------------------------------------------------------------

    def read_first_recording(self) -> None:
        """Show a first recording, then the list, then all segments."""

        def show(book: SpeciesBook, view: RecordingView | None) -> None:
            if self._wanted_recording is not None:
                return
            self.book = book
            if view is not None:
                self._wanted_recording = view.id
                self._set_view(view)
                if not view.is_whole:
                    self._load_view(view.id)

        def read_the_rest() -> None:
            if self.is_open:
                self._overviews.read()

        self._views.read_first(show, self.first_recording).finished.connect(read_the_rest)

    def _load_view(self, recording_id: RecordingId) -> None:
        def show(view: RecordingView) -> bool:
            is_wanted = self._wanted_recording == view.id
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
        if view is not None and self.view is not None and self.view.id == view.id:
            view = with_window(view, self.view.span_s)
        run = self.overview.run if self.overview is not None else None
        if view is not None and run is not None and view.run_id == run.id:
            view = view.without_predictions(self._unlearned.removed)
        self.view = view
        selection = self._signals.selection
        segment_ids = view.existing_ids(selection.ids) if view is not None else ()
        arrived = view.existing_ids(self._select_on_arrival) if view is not None else ()
        if arrived:
            segment_ids, self._select_on_arrival = arrived, ()
        changed = selection.replace(segment_ids)
        with self._signals.one_frame:
            if other:
                self._signals.recording_changed.emit()
            if view is not None and isinstance(view.trouble, SoundChangedError):
                self._mark_other_sound(view.id)
            self._signals.view_changed.emit()
            if changed or other:
                selection.changed.emit(False)
            self._signals.facts_changed.emit()

    def _mark_other_sound(self, recording_id: RecordingId) -> None:
        row = self.rows.get(recording_id)
        if row is not None and row.lost is None:
            self.rows[recording_id] = row = replace(row, lost=MissingSound.CHANGED)
            self._signals.row_changed.emit(row)

    def _schedule_overview(self) -> None:
        delay = _OVERVIEW_DELAY_WHILE_WORKING_MS if self._runner.is_working else _OVERVIEW_DELAY_MS
        self._overviews.read_soon(delay)

    def _set_overview(self, overview: Overview, edits: Sequence[ChangeSet]) -> None:
        if self.overview is not None:  # a number stays under the same finger while one works
            known = frozenset(overview.quick)
            order = [key for key in self.overview.quick if key in known]
            overview = replace(overview, quick=tuple(dict.fromkeys([*order, *overview.quick])))
        self.overview, self.book, self.counts = overview, overview.book, overview.counts
        self.rows = {row.id: row for row in overview.rows}
        self._unlearned.reset(overview)
        self._set_answers(())
        for changes in edits if overview.is_whole else ():
            self._update_overview(overview, changes, current_labels(self.project, changes))
        self._signals.overview_changed.emit()
        self._signals.progress_changed.emit()
        self._signals.facts_changed.emit()

    def _set_answers(self, answers: Sequence[ScoreColumns]) -> None:
        removed = np.array(sorted(self._unlearned.removed), dtype=np.int64)
        if self.overview is not None and (answers or len(removed)):
            queue = self.overview.queue.with_scores([*answers, ScoreColumns.unscored(removed)])
            self.overview = replace(self.overview, queue=queue)
            self._signals.progress_changed.emit()

    @property
    def is_reading_soon(self) -> bool:
        return self._overviews.is_busy

    def read_soon(self) -> None:
        """Bring forward a scheduled read of the project, as a job has ended."""
        self._overviews.bring_forward(_OVERVIEW_DELAY_MS)

    def _start_quietly(
        self, work: Callable[[Progress], Any], on_success: Callable[[Any], object]
    ) -> Job:
        return self._runner.start(
            work,
            title=tr("Reading the project"),
            on_success=lambda result: on_success(result) if self.is_open else None,
            on_failure=self._show_read_error,
            computes_only=True,
        )

    def _show_read_error(self, error: Exception) -> None:
        if self.is_open:
            self._wanted_recording = self.view.id if self.view is not None else None
            self._show_failure(error)


def _sound_of(view: RecordingView | None) -> tuple[object, ...]:
    """Return what identifies the sound shown."""
    return () if view is None else (view.id, view.sound, view.problem)
