"""Undo and redo."""

from collections.abc import Callable
from dataclasses import dataclass

from birdann.app.changes import ChangeSet
from birdann.app.commands.base import Command
from birdann.core.errors import NotUndoableError
from birdann.store import Inverse


@dataclass(frozen=True, slots=True)
class Step:
    """A command that was done or undone, what that changed, and what leads to the other side."""

    command: Command
    changes: ChangeSet
    inverse: Inverse


Run = Callable[[Step], Step]
"""Does or undoes a step in the project and returns the way back; raises with the project as it was."""


class LinearHistory:
    """A memory of commands: two stacks; ``Session`` runs them, the history decides which.

    A command enters only after it was done, and moves between the two sides only after its
    undo or redo succeeded: whatever raises leaves the history as it was.
    """

    def __init__(self, *, limit: int = 1000) -> None:
        self._limit = limit
        self._done: list[Step] = []
        self._undone: list[Step] = []

    @property
    def undo_text(self) -> str:
        """Label of the command that ``undo`` would take back, or ""."""
        return self._done[-1].command.label if self._done else ""

    @property
    def redo_text(self) -> str:
        """Label of the command that ``redo`` would do again, or ""."""
        return self._undone[-1].command.label if self._undone else ""

    @property
    def to_undo(self) -> Command | None:
        """The command that ``undo`` would take back."""
        return self._done[-1].command if self._done else None

    @property
    def to_redo(self) -> Command | None:
        """The command that ``redo`` would do again."""
        return self._undone[-1].command if self._undone else None

    @property
    def done(self) -> tuple[Command, ...]:
        """The commands done, the first one first."""
        return tuple(step.command for step in tuple(self._done))

    @property
    def undone(self) -> tuple[Command, ...]:
        """The commands that can be redone, next first."""
        return tuple(step.command for step in reversed(tuple(self._undone)))

    def push(self, step: Step) -> None:
        """Remember a command that was just done; forget what could be redone."""
        self._done.append(step)
        del self._done[: -self._limit]
        self._undone.clear()

    def undo(self, run: Run) -> ChangeSet:
        """Take back the last command through ``run``; raise NotUndoableError without one."""
        if not self._done:
            raise NotUndoableError("There is nothing to undo.")
        step = run(self._done[-1])
        self._done.pop()
        self._undone.append(step)
        return step.changes

    def redo(self, run: Run) -> ChangeSet:
        """Do the next command again through ``run``; raise NotUndoableError without one."""
        if not self._undone:
            raise NotUndoableError("There is nothing to redo.")
        step = run(self._undone[-1])
        self._undone.pop()
        self._done.append(step)
        return step.changes

    def clear(self) -> None:
        """Forget everything."""
        self._done.clear()
        self._undone.clear()
