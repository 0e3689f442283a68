"""Undo and redo."""

from collections.abc import Callable
from dataclasses import dataclass

from birdann.app.changes import ChangeSet
from birdann.app.commands.base import Command
from birdann.core.errors import NotUndoableError
from birdann.store import Inverse


@dataclass(frozen=True, slots=True)
class Step:
    """An executed or undone command, its changes, and the inverse."""

    command: Command
    changes: ChangeSet
    inverse: Inverse


Run = Callable[[Step], Step]
"""Does or undoes a step in the project and returns the way back; raises with the project as it was."""


MAX_STEPS = 1000
"""Steps that are kept."""


class LinearHistory:
    """Undo and redo stacks; ``Session`` executes the commands.

    ``changed`` is called after each change, in the thread that made it.

    Qt's ``QUndoStack`` is not suitable: background jobs also push and clear, which it does not allow
    from their threads, and it keeps a command whose ``redo`` raised.

    A command is pushed after it succeeded, and moves between the stacks after its undo or redo
    succeeded: an exception leaves the history unchanged.
    """

    def __init__(self, changed: Callable[[], object] = lambda: None) -> None:
        self._changed = changed
        self._done: list[Step] = []
        self._undone: list[Step] = []

    @property
    def next_to_undo(self) -> Command | None:
        """The command to undo."""
        return self._done[-1].command if self._done else None

    @property
    def next_to_redo(self) -> Command | None:
        """The command to redo."""
        return self._undone[-1].command if self._undone else None

    @property
    def done_commands(self) -> tuple[Command, ...]:
        """The executed commands, earliest first."""
        return tuple(step.command for step in tuple(self._done))

    @property
    def undone_commands(self) -> tuple[Command, ...]:
        """The commands that can be redone, next first."""
        return tuple(step.command for step in reversed(tuple(self._undone)))

    def push(self, step: Step) -> None:
        """Add an executed command, and clear the redo stack."""
        self._done.append(step)
        del self._done[:-MAX_STEPS]
        self._undone.clear()
        self._changed()

    def undo(self, run: Run) -> ChangeSet:
        """Undo the last command through ``run``; raise NotUndoableError without one."""
        if not self._done:
            raise NotUndoableError("There is nothing to undo.")
        step = run(self._done[-1])
        self._done.pop()
        self._undone.append(step)
        self._changed()
        return step.changes

    def redo(self, run: Run) -> ChangeSet:
        """Redo the next command through ``run``; raise NotUndoableError without one."""
        if not self._undone:
            raise NotUndoableError("There is nothing to redo.")
        step = run(self._undone[-1])
        self._undone.pop()
        self._done.append(step)
        self._changed()
        return step.changes

    def clear(self) -> None:
        """Clear both stacks."""
        self._done.clear()
        self._undone.clear()
        self._changed()
