"""Signals of changes in the open project."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from birdann.core.ids import SegmentId


class Selection(QObject):
    """The segments selected in the recording shown, the latest last."""

    chosen = Signal()
    """Someone is choosing others by hand, in the picture; ``changed`` follows."""
    changed = Signal(bool)
    """Others are selected; whether by hand, and so in sight."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ids: tuple[SegmentId, ...] = ()

    def choose(self, ids: tuple[SegmentId, ...]) -> None:
        """Select exactly these segments, by hand in the spectrogram."""
        if ids != self.ids:
            self.chosen.emit()
            self.ids = ids
            self.changed.emit(True)

    def set(self, ids: Iterable[SegmentId]) -> None:
        if self.hold(tuple(ids)):
            self.changed.emit(False)

    def hold(self, ids: tuple[SegmentId, ...]) -> bool:
        """Select segments that are not shown yet; return whether the selection differs.

        The caller has to emit ``changed`` when they are shown.
        """
        are_others, self.ids = ids != self.ids, ids
        return are_others


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
