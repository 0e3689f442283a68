"""The open project of the window, or none, and decorators of methods that require one."""

import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from birdann.app.commands import Command
from birdann.app.maintenance.allowed_folders import open_project
from birdann.app.session import Session
from birdann.core.errors import BirdannError
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.progress import Progress
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.project.edits import ProjectSignals, Selection
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.overview import Overview
from birdann.gui.project.recording_view import RecordingView, SpeciesBook
from birdann.gui.runtime.jobs import Job, JobRunner, JobState
from birdann.gui.text.language import tr
from birdann.store import Counts, Project, ProjectReader

T = TypeVar("T")

log = logging.getLogger(__name__)

_LONGEST_READING_MS = 3000


class Workbench(ProjectSignals):
    """Opens and closes projects; panels listen to its signals, actions edit the open project.

    Attributes
    ----------
    here
        The open project, or None.
    """

    _history_moved = Signal()
    """Emitted in whatever thread edits; ``history_changed`` follows in the window's."""

    def __init__(
        self, runner: JobRunner, selection: Selection, parent: QObject | None = None
    ) -> None:
        super().__init__(selection, parent)
        self.runner = runner
        self.reviewer = ""
        self.here: OpenProject | None = None
        self._history_moved.connect(self.history_changed)
        runner.started.connect(self._jobs_changed)
        runner.finished.connect(self._jobs_changed)

    @property
    def is_reading(self) -> bool:
        """Whether another recording was chosen and is being read."""
        return self.here is not None and self.here.is_coming

    # --- the project ---------------------------------------------------------------------------

    def open(
        self,
        path: Path,
        *,
        create: bool = False,
        read_only: bool = False,
        on_failure: Callable[[BirdannError], object] | None = None,
    ) -> Job:
        self.close()

        return self.start(
            lambda _progress: (
                Project.create(path) if create else open_project(path, read_only=read_only)
            ),
            title=tr("Opening {name}").format(name=path.name),
            on_success=self.attach,
            on_failure=on_failure,
            computes_only=True,
        )

    def attach(self, project: Project) -> None:
        self.close()
        moved = self._history_moved.emit
        session = Session(project, reviewer=self.reviewer, history_changed=moved)
        self.here = here = OpenProject(session, self.runner, self, self.show_failure)
        self.opened.emit()
        self.history_changed.emit()
        here.read_first_recording()

    def close(self) -> None:
        here = self.here
        if here is None:
            return
        self.closing.emit()
        self.here = None
        here.leave()
        self.selection.replace(())
        self.recording_changed.emit()
        self.view_changed.emit()
        self.selection.changed.emit(False)
        self.facts_changed.emit()
        self.runner.cancel_quiet()
        self.runner.forget_retries()
        self.runner.wait(_LONGEST_READING_MS)
        self.runner.finish_edits()
        here.close_file()
        here.deleteLater()
        self.closed.emit()
        self.history_changed.emit()

    def start(
        self,
        work: Callable[[Progress], T],
        *,
        title: str,
        on_success: Callable[[T], object] | None = None,
        on_failure: Callable[[BirdannError], object] | None = None,
        computes_only: bool = False,
        quiet: bool = False,
    ) -> Job:
        """Run a job; its success is told unless the project open now is closed by then.

        ``on_failure`` tells an error of the user's world in other words; bugs are told as usual.
        """
        here = self.here

        def on_result(result: T) -> None:
            if on_success is not None and (here is None or here.is_open):
                on_success(result)

        def fail(error: Exception) -> None:
            if on_failure is not None and isinstance(error, BirdannError):
                on_failure(error)
            else:
                self.show_failure(error)

        return self.runner.start(
            work,
            title=title,
            on_success=on_result,
            on_failure=fail,
            computes_only=computes_only,
            quiet=quiet,
        )

    def read(
        self,
        work: Callable[[ProjectReader, Progress], T],
        show: Callable[[T], object],
        *,
        title: str,
        computes_only: bool = True,
        in_snapshot: bool = False,
    ) -> Job | None:
        """Read from the open project in the background; tell nothing if it was closed since.

        ``in_snapshot``: all of it in the same state.
        """
        here = self.here
        if here is None:
            return None
        project = here.project

        def reading(progress: Progress) -> T:
            with project.reader() as reader, reader.snapshot() if in_snapshot else nullcontext():
                return work(reader, progress)

        return self.runner.start(
            reading,
            title=title,
            on_success=lambda result: show(result) if here.is_open else None,
            on_failure=lambda error: self.show_failure(error) if here.is_open else None,
            computes_only=computes_only,
        )

    # --- what is open --------------------------------------------------------------------------

    @property
    def session(self) -> Session | None:
        return self.here.session if self.here is not None else None

    @property
    def project(self) -> Project | None:
        return self.here.project if self.here is not None else None

    @property
    def overview(self) -> Overview | None:
        return self.here.overview if self.here is not None else None

    @property
    def queue(self) -> QueueData | None:
        return self.overview.queue if self.overview is not None else None

    @property
    def counts(self) -> Counts | None:
        return self.here.counts if self.here is not None else None

    @property
    def book(self) -> SpeciesBook:
        """The species of the project; empty without one."""
        return self.here.book if self.here is not None else SpeciesBook()

    @property
    def view(self) -> RecordingView | None:
        return self.here.view if self.here is not None else None

    @property
    def selected_ids(self) -> tuple[SegmentId, ...]:
        return self.selection.ids

    @property
    def segment_id(self) -> SegmentId | None:
        return self.selected_ids[0] if self.selected_ids else None

    @property
    def is_working(self) -> bool:
        return self.runner.is_working

    @property
    def is_reading_soon(self) -> bool:
        return self.here is not None and self.here.is_reading_soon

    # --- what is done with it; nothing without a project ---------------------------------------

    def execute(self, command: Command) -> bool:
        return self.here is not None and self.here.execute(command)

    def undo(self) -> bool:
        return self.here is not None and self.here.undo()

    def undo_edit(self, command: Command) -> None:
        if self.here is not None:
            self.here.undo_edit(command)

    def redo(self) -> bool:
        return self.here is not None and self.here.redo()

    def show_recording(
        self, recording_id: RecordingId | None, *, select: Sequence[SegmentId] = ()
    ) -> None:
        if self.here is not None:
            self.here.show_recording(recording_id, select=select)

    def select(self, segment_ids: Iterable[SegmentId]) -> None:
        self.selection.set(segment_ids)

    # --- failures ------------------------------------------------------------------------------

    def show_failure(self, error: Exception) -> None:
        job = next((job for job in self.runner.active_jobs if job.error is error), None)
        if isinstance(error, BirdannError):
            self.failed.emit(str(error), "")
        else:
            log.error("a job failed: %s", error)
            self.failed.emit("", job.details if job is not None else "")

    def _jobs_changed(self, job: Job) -> None:
        if not job.quiet or job.state is JobState.FAILED:
            self.facts_changed.emit()
        if job.is_over and not job.quiet and self.here is not None:
            self.here.read_soon()


class WithBench(Protocol):
    """An object with a workbench."""

    _bench: Workbench


S = TypeVar("S", bound=WithBench)
P = ParamSpec("P")
R = TypeVar("R")


def needs_project(
    act: Callable[Concatenate[S, OpenProject, P], R],
) -> Callable[Concatenate[S, P], R | None]:
    """Pass the open project as first argument; without one, do nothing.

    Connected to a signal, the method gets all arguments of the signal.
    """

    @wraps(act)
    def wrapper(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        here = self._bench.here
        return act(self, here, *args, **kwargs) if here is not None else None

    return wrapper


def needs_recording(
    act: Callable[Concatenate[S, OpenProject, RecordingView, P], R],
) -> Callable[Concatenate[S, P], R | None]:
    """Pass the open project and the recording shown; without them, do nothing."""

    @wraps(act)
    def wrapper(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R | None:
        here = self._bench.here
        if here is None or here.view is None:
            return None
        return act(self, here, here.view, *args, **kwargs)

    return wrapper
