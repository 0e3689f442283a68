"""Errors of the user's world; anything else that is raised is a bug.

Each says one sentence that names the thing at fault and, where there is something to do, what to
do next.
"""

from birdann.core.message import Message


class BirdannError(Exception):
    """Base of every error whose text is meant for the user.

    ``AudioError("{path} is empty.", path=path)`` makes the ``Message`` that ``str()`` of the error
    returns; a message that was made before is taken as it is.
    """

    def __init__(self, template: str, /, **values: object) -> None:
        super().__init__(
            template if isinstance(template, Message) else Message(template, **values)
        )


class AudioError(BirdannError):
    """A sound file is missing, unreadable, empty, or not what it was."""


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
    """The project contains nothing of the name that was asked for, perhaps not any more."""

    def __str__(self) -> str:
        return str(self.args[0])


class SegmentGoneError(NotInProjectError):
    """A segment that something was said of is no longer in the project."""


class ListsError(BirdannError):
    """A table of species lists cannot be read."""


class TableError(BirdannError):
    """A table of annotations cannot be read."""


class WriteError(BirdannError):
    """A result file cannot be written."""


class OutputExistsError(WriteError):
    """A result file is there already and was to be kept."""


class OutlineError(BirdannError):
    """An outline cannot be drawn, joined or cut as asked."""


class NothingToLearnError(BirdannError):
    """The project contains nothing that a model could be trained on."""


class NetworkError(BirdannError):
    """A network that a person brought cannot be used."""


class ModelError(BirdannError):
    """A stored model cannot be read or does not fit the data it is asked about."""


class DataSetError(BirdannError):
    """An evaluation data set is malformed."""


class NotUndoableError(BirdannError):
    """There is no edit to undo or redo."""


class Cancelled(Exception):
    """Raised inside a long job when the user has asked it to stop."""


class SampleError(BirdannError):
    """A validation sample cannot be drawn, judged or used as asked."""


class ArchiveError(BirdannError):
    """An archive of recordings, or the folder of its results, cannot be worked on as asked."""
