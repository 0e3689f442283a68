"""Doing edits and taking them back: at once, or as a job where that would hold up the window."""

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
    """Runs an edit in the background, after those before, and tells of its failure."""

    def __call__(self, work: Callable[[Progress], object], title: str, *, quiet: bool) -> Job: ...


class Edits:
    """Edits a project.

    An edit is made at once. It goes to the background if it is large, or if a job is just writing
    to the project; and so do those after it, until it is made.

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
        """Undo a certain edit, and tell whether that was done; refused if another came since.

        Jobs edit too, so what is last is known only once it has its turn.
        """

        def undo() -> None:
            if self._session.history.to_undo is not command:
                raise NotUndoableError("There are later edits. Undo those first.")
            self._session.undo()

        self._edit(undo, command, then)

    def redo(self) -> bool:
        return self._edit(self._session.redo, self._session.history.to_redo)

    def attempt(self, edit: Callable[[], object]) -> bool:
        """Do something to the project now; False where it was refused."""
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
    """Says that what can be undone or redone has changed."""

    changed = Signal()


class QtHistory(LinearHistory):
    """The two plain stacks, and a signal after every change of them.

    Not on ``QUndoStack``: background jobs push and clear too, which a widget's stack does not
    allow from their threads, and a command that raises inside ``QUndoStack.push`` stays on the
    stack. Here a command moves only after it succeeded; the signal reaches receivers on the
    GUI thread by way of its event queue.
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
