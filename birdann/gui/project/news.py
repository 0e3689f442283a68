"""Signals of changes in the open project."""

from PySide6.QtCore import QObject, Signal

from birdann.gui.project.selection import Selection


class ProjectNews(QObject):
    """Signals emitted on the GUI thread, after the change is saved.

    ``selection`` has its own.
    """

    opened = Signal()
    closing = Signal()
    closed = Signal()
    overview_changed = Signal()
    row_changed = Signal(object)
    progress_changed = Signal()
    recording_changed = Signal()
    view_changed = Signal()
    read_ahead_done = Signal(object)  # the RecordingView that is likely to be shown next
    strokes_changed = Signal()
    labels_shown_changed = Signal(object)  # tuple of segments in the view whose labels changed
    history_changed = Signal()
    facts_changed = Signal()
    labels_changed = Signal(object)
    """The recordings of which a person said something, or took it back."""
    edited = Signal(object)
    """A command that was done by a person, or is about to be if it is large."""
    scores_outdated = Signal()  # perhaps: the scores of a recording may be those of another list
    failed = Signal(object, str)

    def __init__(self, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.selection = selection
