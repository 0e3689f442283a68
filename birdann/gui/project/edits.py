"""Edits of the open project, at once or as a job, and signals of changes in it."""

from collections.abc import Callable, Iterable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from birdann.app.commands import Command
from birdann.app.session import Session
from birdann.core.errors import BirdannError, NotUndoableError
from birdann.core.ids import SegmentId
from birdann.core.progress import Progress
from birdann.gui.project.recording_view import MAX_IN_PASSING
from birdann.gui.runtime.jobs import Job, JobState
from birdann.gui.text.language import in_language


class Selection(QObject):
    """The segments selected in the recording shown, the latest last."""

    chosen = Signal()
    """Someone is choosing others by hand, in the picture; ``changed`` follows."""
    changed = Signal(bool)
    """Others are selected; whether by hand, and so in sight."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ids: tuple[SegmentId, ...] = ()

    def choose(self, ids: tuple[SegmentId, ...]) -> None:
        """Select exactly these segments, by hand in the spectrogram."""
        if ids != self.ids:
            self.chosen.emit()
            self.ids = ids
            self.changed.emit(True)

    def set(self, ids: Iterable[SegmentId]) -> None:
        if self.hold(tuple(ids)):
            self.changed.emit(False)

    def hold(self, ids: tuple[SegmentId, ...]) -> bool:
        """Select segments that are not shown yet; return whether the selection differs.

        The caller has to emit ``changed`` when they are shown.
        """
        are_others, self.ids = ids != self.ids, ids
        return are_others


class OneFrame:
    """Postpones what shows the project until a series of changes is over, then shows it once.

    The series is the block of a with statement, or the outermost of several.
    """

    def __init__(self) -> None:
        self._depth = 0
        self._due: dict[Callable[[], object], None] = {}

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *_exception: object) -> None:
        self._depth -= 1
        if not self._depth:
            due, self._due = self._due, {}
            for show in due:
                show()

    def ask(self, *shows: Callable[[], object]) -> None:
        """Call each of these at the end of the series; now if there is none."""
        with self:
            self._due.update(dict.fromkeys(shows))


class ProjectSignals(QObject):
    """Signals emitted on the GUI thread, after the change is saved.

    ``selection`` has its own; ``one_frame`` is for series of them.
    """

    opened = Signal()
    closing = Signal()
    closed = Signal()
    overview_changed = Signal()
    row_changed = Signal(object)
    progress_changed = Signal()
    recording_changed = Signal()
    view_changed = Signal()
    window_changed = Signal()  # the list of another window of the recording is shown
    read_ahead_done = Signal(object)  # the RecordingView that is likely to be shown next
    strokes_changed = Signal()
    labels_shown_changed = Signal(object)  # tuple of segments in the view whose labels changed
    history_changed = Signal()
    facts_changed = Signal()
    labels_changed = Signal(object)
    """The recordings of which a person said something, or took it back."""
    edited = Signal(object)
    """A command that was done by a person, or is about to be if it is large."""
    scores_outdated = Signal()  # perhaps: the scores of a recording may be those of another list
    failed = Signal(object, str)

    def __init__(self, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.selection = selection
        self.one_frame = OneFrame()


class Start(Protocol):
    """Runs an edit in the background after earlier ones, and reports failure."""

    def __call__(self, work: Callable[[Progress], object], title: str, *, quiet: bool) -> Job: ...


class Edits:
    """Executes edits of a project.

    An edit is executed at once, unless it is large or a job is writing to the project: then it
    runs in the background, and so do later edits until it is done.

    Parameters
    ----------
    start
        Runs an edit in the background.
    tell
        Tells the user why an edit was refused.
    """

    def __init__(self, session: Session, start: Start, tell: Callable[[str], object]) -> None:
        self._session, self._start, self._tell = session, start, tell
        self._n_coming = 0

    def execute(self, command: Command) -> bool:
        return self._edit(lambda: self._session.execute(command), command)

    def undo(self, then: Callable[[], object]) -> bool:
        """Undo the last edit; ``then`` is called once it is undone."""
        history = self._session.history
        return self._edit(self._session.undo, history.to_undo, lambda done: done and then())

    def take_back(self, command: Command, then: Callable[[bool], object]) -> None:
        """Undo a given edit and report success; refused if it is no longer the last.

        The last edit is known only in its turn, as jobs make edits too.
        """

        def undo() -> None:
            if self._session.history.to_undo is not command:
                raise NotUndoableError("There are later edits. Undo those first.")
            self._session.undo()

        self._edit(undo, command, then)

    def redo(self, then: Callable[[], object]) -> bool:
        history = self._session.history
        return self._edit(self._session.redo, history.to_redo, lambda done: done and then())

    def attempt(self, edit: Callable[[], object]) -> bool:
        try:
            edit()
        except BirdannError as error:
            self._tell(str(error))
            return False
        return True

    def _edit(
        self,
        edit: Callable[[], object],
        command: Command | None,
        then: Callable[[bool], object] = lambda _is_done: None,
    ) -> bool:
        size, label = (command.size, command.label) if command is not None else (0, "")
        is_small = size <= MAX_IN_PASSING
        if is_small and not self._n_coming:
            with self._session.turn_at_once() as is_free:
                if is_free:
                    is_done = self.attempt(edit)
                    then(is_done)
                    return is_done
        self._n_coming += 1
        job = self._start(lambda progress: edit(), in_language(label), quiet=is_small)
        job.finished.connect(self._one_has_come)
        job.finished.connect(lambda: then(job.state is JobState.DONE))
        return True

    def _one_has_come(self) -> None:
        self._n_coming -= 1
