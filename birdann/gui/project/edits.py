"""Executing and undoing edits: at once, or as a job if that would block the window."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from birdann.app.changes import ChangeSet
from birdann.app.commands import Command
from birdann.app.history import LinearHistory, Run, Step
from birdann.app.session import Session
from birdann.core.errors import BirdannError, NotUndoableError
from birdann.core.progress import Progress
from birdann.gui.project.recording_view import MAX_IN_PASSING
from birdann.gui.runtime.jobs import Job, JobState
from birdann.gui.text.language import in_language


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

    def undo(self) -> bool:
        return self._edit(self._session.undo, self._session.history.to_undo)

    def take_back(self, command: Command, then: Callable[[bool], object]) -> None:
        """Undo a given edit and report success; refused if it is no longer the last.

        The last edit is known only in its turn, as jobs make edits too.
        """

        def undo() -> None:
            if self._session.history.to_undo is not command:
                raise NotUndoableError("There are later edits. Undo those first.")
            self._session.undo()

        self._edit(undo, command, then)

    def redo(self) -> bool:
        return self._edit(self._session.redo, self._session.history.to_redo)

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


class HistoryNews(QObject):
    """Signals changes of what can be undone or redone."""

    changed = Signal()


class QtHistory(LinearHistory):
    """The plain undo and redo stacks, with a signal after each change.

    ``QUndoStack`` is not suitable: background jobs also push and clear, which it does not allow
    from their threads, and it keeps a command whose ``redo`` raised. Here a command moves only
    after it succeeded; the signal is queued to receivers on the GUI thread.
    """

    def __init__(self, *, limit: int = 1000) -> None:
        super().__init__(limit=limit)
        self.news = HistoryNews()

    def push(self, step: Step) -> None:
        super().push(step)
        self.news.changed.emit()

    def undo(self, run: Run) -> ChangeSet:
        changes = super().undo(run)
        self.news.changed.emit()
        return changes

    def redo(self, run: Run) -> ChangeSet:
        changes = super().redo(run)
        self.news.changed.emit()
        return changes

    def clear(self) -> None:
        super().clear()
        self.news.changed.emit()
