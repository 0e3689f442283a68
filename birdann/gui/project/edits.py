"""Doing edits and taking them back: at once, or as a job where that would hold up the window."""

from collections.abc import Callable
from typing import Protocol

from birdann.app.commands import Command
from birdann.app.session import Session
from birdann.core.errors import BirdannError
from birdann.core.progress import Progress
from birdann.gui.project.recording_view import MOST_IN_PASSING
from birdann.gui.runtime.jobs import Job
from birdann.gui.text.language import in_language


class Start(Protocol):
    """Runs an edit in the background, after those before, and tells of its failure."""

    def __call__(self, work: Callable[[Progress], object], title: str, *, quiet: bool) -> Job: ...


class Edits:
    """Edits one project after another.

    An edit is made at once. It goes to the background if it is large, or if a job is just writing
    to the project; and so do those after it, until it is made.

    Parameters
    ----------
    start
        Runs an edit in the background.
    tell
        Tells the user why an edit was refused.
    """

    def __init__(self, start: Start, tell: Callable[[str], object]) -> None:
        self._start, self._tell = start, tell
        self._session: Session | None = None
        self._n_coming = 0

    def open(self, session: Session | None) -> None:
        """Edit another project, or none."""
        self._session = session

    def execute(self, command: Command) -> bool:
        """Do a command; False where it was refused."""
        session = self._session
        return session is not None and self._edit(
            session, lambda: session.execute(command), command.size, command.label
        )

    def undo(self) -> bool:
        """Take back the last edit; False where that was refused."""
        session = self._session
        if session is None:
            return False
        command = session.history.to_undo
        size, label = (command.size, command.label) if command is not None else (0, "")
        return self._edit(session, session.undo, size, label)

    def redo(self) -> bool:
        """Do the next edit again; False where that was refused."""
        session = self._session
        if session is None:
            return False
        command = session.history.to_redo
        size, label = (command.size, command.label) if command is not None else (0, "")
        return self._edit(session, session.redo, size, label)

    def attempt(self, edit: Callable[[], object]) -> bool:
        """Do something to the project now; False where it was refused."""
        try:
            edit()
        except BirdannError as error:
            self._tell(str(error))
            return False
        return True

    def _edit(self, session: Session, edit: Callable[[], object], size: int, label: str) -> bool:
        is_small = size <= MOST_IN_PASSING
        if is_small and not self._n_coming:
            with session.turn_at_once() as is_free:
                if is_free:
                    return self.attempt(edit)
        self._n_coming += 1
        job = self._start(lambda progress: edit(), in_language(label), quiet=is_small)
        job.finished.connect(self._one_has_come)
        return True

    def _one_has_come(self) -> None:
        self._n_coming -= 1
