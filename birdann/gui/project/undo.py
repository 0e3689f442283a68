"""Undo and redo with news for the menus."""

from PySide6.QtCore import QObject, Signal

from birdann.app.changes import ChangeSet
from birdann.app.commands import Command
from birdann.app.history import LinearHistory, Run


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

    @property
    def done(self) -> tuple[Command, ...]:
        """The commands that can be undone, oldest first."""
        return tuple(self._done)

    @property
    def undone(self) -> tuple[Command, ...]:
        """The commands that can be redone, next first."""
        return tuple(reversed(tuple(self._undone)))

    def push(self, command: Command) -> None:
        """Remember a command that was just done."""
        super().push(command)
        self.news.changed.emit()

    def undo(self, run: Run) -> ChangeSet:
        """Take back the last command."""
        changes = super().undo(run)
        self.news.changed.emit()
        return changes

    def redo(self, run: Run) -> ChangeSet:
        """Do the next command again."""
        changes = super().redo(run)
        self.news.changed.emit()
        return changes

    def clear(self) -> None:
        """Forget everything."""
        super().clear()
        self.news.changed.emit()
