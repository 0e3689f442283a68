"""A session: a person working on an open project; every change of it goes through here."""

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace

from birdann.app.changes import ChangeSet
from birdann.app.commands.base import Command
from birdann.app.history import LinearHistory, Step
from birdann.store import Project, Transaction
from birdann.store.lock import account_name

Subscriber = Callable[[ChangeSet], None]


class Session:
    """Runs commands on a project, remembers them for undo, and tells who wants to know.

    Every call may come from any thread; they take turns. Subscribers are called on the thread
    that made the change, after it is on disk.

    Attributes
    ----------
    project, history
        What is worked on, and what can be taken back.
    reviewer
        The name under which edits are recorded.
    """

    def __init__(
        self, project: Project, *, reviewer: str = "", history: LinearHistory | None = None
    ) -> None:
        self.project = project
        self.reviewer = reviewer or account_name() or "reviewer"
        self.history = history if history is not None else LinearHistory()
        self._turn = threading.RLock()
        self._subscribers: list[Subscriber] = []

    def execute(self, command: Command) -> ChangeSet:
        """Do a command, save it, and remember it for undo."""
        with self._turn:
            with self._edit(command.name, command) as tx:
                changes = command.do(tx)
            self.history.push(Step(command, changes, tx.inverse))
        self._announce(changes)
        return changes

    def undo(self) -> ChangeSet:
        """Take back the last command."""
        with self._turn:
            changes = self.history.undo(self._undo)
        self._announce(changes)
        return changes

    def redo(self) -> ChangeSet:
        """Do the command again that was taken back last."""
        with self._turn:
            changes = self.history.redo(self._redo)
        self._announce(changes)
        return changes

    def apply(
        self,
        name: str,
        arguments: Mapping[str, object],
        work: Callable[[Transaction], ChangeSet],
        *,
        forget_history: bool = False,
    ) -> ChangeSet:
        """Write the result of a computation, which is not undone.

        Parameters
        ----------
        forget_history
            Whether earlier commands could no longer be undone after this.
        """
        with self._turn:
            with self.project.transaction(name, arguments, actor=self.reviewer) as tx:
                changes = work(tx)
            if forget_history:
                self.history.clear()
        self._announce(changes)
        return changes

    @contextmanager
    def turn_at_once(self) -> Iterator[bool]:
        """Take the turn for as long as the block lasts, unless another thread has it.

        Yields
        ------
        bool
            Whether the turn was free: a change made in the block waits for no one then.
        """
        is_taken = self._turn.acquire(blocking=False)
        try:
            yield is_taken
        finally:
            if is_taken:
                self._turn.release()

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Call ``callback`` after every change; the returned function ends that."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def _edit(self, name: str, command: Command) -> AbstractContextManager[Transaction]:
        return self.project.transaction(
            name, command.arguments(), actor=self.reviewer, is_edit=True
        )

    def _undo(self, step: Step) -> Step:
        with self._edit(f"undo {step.command.name}", step.command) as tx:
            step.command.undo(tx, step.inverse)
        return replace(step, inverse=tx.inverse)

    def _redo(self, step: Step) -> Step:
        with self._edit(step.command.name, step.command) as tx:
            step.command.redo(tx, step.inverse)
        return replace(step, inverse=tx.inverse)

    def _announce(self, changes: ChangeSet) -> None:
        if not changes:
            return
        for callback in tuple(self._subscribers):
            callback(changes)
