"""The selected segments, and signals of changes in the open project."""

from collections.abc import Callable, Iterable

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
        if self.replace(tuple(ids)):
            self.changed.emit(False)

    def replace(self, ids: tuple[SegmentId, ...]) -> bool:
        """Select segments that are not shown yet; return whether the selection differs.

        The caller has to emit ``changed`` when they are shown.
        """
        are_others, self.ids = ids != self.ids, ids
        return are_others


class OneFrame:
    """Postpones what shows the project until a series of changes is over, then shows it once.

    The series is the block of a with statement, or the outermost of several.
    """

    def __init__(self) -> None:
        self._depth = 0
        self._due: dict[Callable[[], object], None] = {}

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *_exception: object) -> None:
        self._depth -= 1
        if not self._depth:
            due, self._due = self._due, {}
            for show in due:
                show()

    def call_once(self, *shows: Callable[[], object]) -> None:
        """Call each of these at the end of the series; now if there is none."""
        with self:
            self._due.update(dict.fromkeys(shows))


class ProjectSignals(QObject):
    """Signals emitted on the GUI thread, after the change is saved.

    ``selection`` has its own; ``one_frame`` is for series of them.
    """

    opened = Signal()
    closing = Signal()
    closed = Signal()
    overview_changed = Signal()
    row_changed = Signal(object)
    progress_changed = Signal()
    recording_changed = Signal()
    view_changed = Signal()
    window_changed = Signal()  # the list of another window of the recording is shown
    read_ahead_done = Signal(object)  # the RecordingView that is likely to be shown next
    strokes_changed = Signal()
    visible_labels_changed = Signal(object)  # tuple of segments in the view whose labels changed
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
        self.one_frame = OneFrame()
