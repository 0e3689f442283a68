"""A session of an observer with an open project, through which all changes are made."""

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
    """Executes commands on a project, keeps the history, and notifies subscribers.

    Thread-safe: calls are serialised. Subscribers are called in the thread that made the change,
    after it is saved.

    Attributes
    ----------
    project, history
        The project, and its undo and redo stacks.
    reviewer
        The observer recorded with edits.
    """

    def __init__(
        self,
        project: Project,
        *,
        reviewer: str = "",
        history_changed: Callable[[], object] = lambda: None,
    ) -> None:
        self.project = project
        self.reviewer = reviewer or account_name() or "reviewer"
        self.history = LinearHistory(history_changed)
        self._turn = threading.RLock()
        self._subscribers: list[Subscriber] = []

    def execute(self, command: Command) -> ChangeSet:
        """Execute a command, save it, and add it to the history."""
        with self._turn:
            with self._edit(command.name, command) as tx:
                changes = command.do(tx)
            self.history.push(Step(command, changes, tx.inverse))
        self._announce(changes)
        return changes

    def undo(self) -> ChangeSet:
        """Undo the last command."""
        with self._turn:
            changes = self.history.undo(self._undo)
        self._announce(changes)
        return changes

    def redo(self) -> ChangeSet:
        """Redo the last undone command."""
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
        """Store the result of a computation, which cannot be undone.

        Parameters
        ----------
        forget_history
            Whether earlier commands can no longer be undone afterwards.
        """
        with self._turn:
            with self.project.transaction(name, arguments, actor=self.reviewer) as tx:
                changes = work(tx)
            if forget_history:
                self.history.clear()
        self._announce(changes)
        return changes

    @contextmanager
    def try_acquire(self) -> Iterator[bool]:
        """Try to acquire the session for the block, without waiting.

        Yields
        ------
        bool
            Whether it was acquired: changes in the block then do not wait.
        """
        is_taken = self._turn.acquire(blocking=False)
        try:
            yield is_taken
        finally:
            if is_taken:
                self._turn.release()

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Call ``callback`` after every change; the returned function unsubscribes."""
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
