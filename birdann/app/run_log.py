"""A machine-readable run log: one JSON object per line."""

import json
import os
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import TextIO

from birdann import __version__
from birdann.core.errors import BirdannError, Cancelled, WriteError
from birdann.core.files import outputs
from birdann.core.files.closable import Closable

_MAX_LINE_BYTES = 1 << 20


class StepState(StrEnum):
    """State of a step, or of one file in it."""

    STARTED = "started"
    DONE = "done"
    SKIPPED = "skipped"
    FAILED = "failed"
    CANCELLED = "cancelled"


class RunLog(Closable):
    """Appends lines to a file, or discards them; each is flushed when ``note`` returns.

    A line has ``at`` (time, UTC), ``step``, ``outcome``, and where applicable ``recording``,
    ``seconds``, ``error`` and further facts. A step that was killed has a line ``started`` and
    none ``done``, ``failed`` or ``cancelled``.

    Parameters
    ----------
    path
        The file, created if necessary; None discards lines.
    """

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        self.path = Path(path) if path is not None else None
        self._file: TextIO | None = None
        if self.path is not None:
            with self._translate_write_errors():
                outputs.check(self.path)
                _must_be_a_log(self.path)
                self._file = _open_for_appending(self.path)

    def note(self, step: str, outcome: StepState, **facts: object) -> None:
        """Write a line."""
        if self._file is None:
            return
        line = {"at": datetime.now(UTC).isoformat(), "step": step, "outcome": outcome, **facts}
        with self._translate_write_errors():
            self._file.write(json.dumps(line, ensure_ascii=False, default=str) + "\n")

    @contextmanager
    def step(self, step: str, **facts: object) -> Iterator[dict[str, object]]:
        """Log the start, end and duration of a step.

        The yielded dictionary is added to the last line.
        """
        self.note(step, StepState.STARTED, birdann=__version__, **facts)
        began_s = time.monotonic()
        details: dict[str, object] = {}
        try:
            yield details
        except BaseException as error:
            outcome = (
                StepState.CANCELLED
                if isinstance(error, Cancelled | KeyboardInterrupt)
                else StepState.FAILED
            )
            error_text = str(error) if isinstance(error, BirdannError) else repr(error)
            reason = {} if outcome is StepState.CANCELLED else {"error": error_text}
            self.note(step, outcome, seconds=_seconds_since(began_s), **reason, **details)
            raise
        self.note(step, StepState.DONE, seconds=_seconds_since(began_s), **details)

    def close(self) -> None:
        """Close the file; may be called again."""
        if self._file is not None:
            with suppress(OSError):  # of a line that could not be written, as was given then
                self._file.close()

    def _translate_write_errors(self) -> AbstractContextManager[None]:
        return WriteError.on_os_error(
            "The run log {path} cannot be written ({reason}). Choose another place for it, or "
            "leave it out.",
            path=self.path,
        )


NO_LOG = RunLog()
"""Writes nothing."""


def _must_be_a_log(path: Path) -> None:
    """Refuse a file that does not start with a line of a run log."""
    if not path.is_file():
        return
    with path.open("rb") as file:
        first = file.readline(_MAX_LINE_BYTES)
    try:
        line = json.loads(first or b'{"at": "", "step": "", "outcome": ""}')
    except ValueError:
        line = None
    if not isinstance(line, dict) or not {"at", "step", "outcome"} <= line.keys():
        raise WriteError(
            "{path} is not a run log of birdann. Choose a new file for the log.", path=path
        )


def _open_for_appending(path: Path) -> TextIO:
    """Open a file for appending, creating it if necessary; does not wait for a pipe's reader."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    descriptor = os.open(path, flags, 0o666)
    os.set_blocking(descriptor, True)
    return open(descriptor, "a", encoding="utf-8", buffering=1)


def _seconds_since(began_s: float) -> float:
    return round(time.monotonic() - began_s, 3)
