"""Errors that users can cause or repair; all other exceptions are bugs.

Each message names the file or object at fault and, where possible, what to do.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from birdann.core.message import Message


class BirdannError(Exception):
    """Base of all errors with a text for the user.

    ``AudioError("{path} is empty.", path=path)`` makes the ``Message`` that ``str()`` returns; an
    existing message is used as it is.
    """

    def __init__(self, template: str, /, **values: object) -> None:
        super().__init__(
            template if isinstance(template, Message) else Message(template, **values)
        )

    @classmethod
    @contextmanager
    def on_os_error(cls, template: str, /, **values: object) -> Iterator[None]:
        """Raise this error with the system's ``reason`` in place of an OSError in the block."""
        try:
            yield
        except OSError as error:
            raise cls(template, **values, reason=error.strerror or error) from error


class AudioError(BirdannError):
    """A sound file is missing, unreadable, empty or changed."""


class SoundChangedError(AudioError):
    """A recording's file contains another sound than when it was added."""


class SoundNotAllowedError(AudioError):
    """A project names sound outside its own folder that the user has not allowed it to read."""


class ProjectFileError(BirdannError):
    """The project file cannot be opened, written, or understood."""


class ProjectInUseError(ProjectFileError):
    """Another session is writing to the project; it can still be opened read-only."""


class ProjectNotWritableError(ProjectFileError):
    """The project file or its folder cannot be written to; it can be opened read-only."""


class NotInProjectError(ProjectFileError, KeyError):
    """An object that was asked for is not, or no longer, in the project."""

    def __str__(self) -> str:
        return str(self.args[0])


class SegmentGoneError(NotInProjectError):
    """A labelled segment is no longer in the project."""


class ListsError(BirdannError):
    """A table of species lists cannot be read."""


class TableError(BirdannError):
    """A table of annotations cannot be read."""


class WriteError(BirdannError):
    """A result file cannot be written."""


class OutputExistsError(WriteError):
    """A result file exists and was not to be replaced."""


class OutlineError(BirdannError):
    """An outline cannot be drawn, joined or cut as asked."""


class NothingToLearnError(BirdannError):
    """The project has nothing to train a model on."""


class NetworkError(BirdannError):
    """A user's network cannot be used."""


class ModelError(BirdannError):
    """A stored model cannot be read or does not fit the data it is asked about."""


class DataSetError(BirdannError):
    """An evaluation data set is malformed."""


class NotUndoableError(BirdannError):
    """There is no edit to undo or redo."""


class Cancelled(Exception):
    """Raised inside a long task when the user cancels it."""


class SampleError(BirdannError):
    """A validation sample cannot be drawn, validated or used as asked."""


class ArchiveError(BirdannError):
    """An archive of recordings, or its results folder, cannot be processed as asked."""
