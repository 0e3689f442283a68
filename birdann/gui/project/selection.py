"""The selected segments, shared by spectrogram, queue and review."""

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
