"""Displayed state of one recording: viewport, segments, selection, tool."""

from datetime import datetime

from PySide6.QtCore import QObject, Signal

from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.gui.project.edits import Selection
from birdann.gui.project.segment_index import SegmentIndex
from birdann.gui.spectrogram.gestures import Tool
from birdann.gui.spectrogram.layers.masks import MaskOverlay
from birdann.gui.spectrogram.tiles.audio_source import AudioTileSource
from birdann.gui.spectrogram.viewport import Viewport


class SpectrogramScene(QObject):
    """State shared by canvas, pointer and foreground, with signals of its changes.

    It depends on neither widgets nor painters; ``changed`` requests repainting.

    Attributes
    ----------
    selected, selected_rows
        The selected segments that are shown, and their rows.
    """

    changed = Signal()
    viewport_moved = Signal(object, bool, bool)
    """The viewport before (or None), whether this is a zoom, whether the hand is still on it."""
    viewport_changed = Signal(float, float)
    """First and last second in view."""
    index_changed = Signal()
    selection_changed = Signal(object)
    """Tuple of the selected ids, the last chosen last."""
    tool_changed = Signal(object)
    activated = Signal(object)
    """Double click on a segment."""
    menu_asked = Signal(object, object)
    """A segment's id or None, and the global position."""
    box_drawn = Signal(object)
    """TimeFreqBox of a wished-for segment."""
    box_edited = Signal(object, object)
    """A segment's id and the box it was dragged to."""
    mask_brushed = Signal(object, object, bool)
    """A segment's id, the Mask of the stroke on its grid, and whether to add (else to erase)."""
    painted = Signal(object, bool)
    """The Mask of a stroke, and whether it shows a call (else what is none)."""
    box_stepped = Signal(object)
    """The TimeFreqBox that keys have made so far; None once it is left."""
    cursor_placed = Signal(float)
    """Click on an empty place, in seconds."""
    cursor_left = Signal()

    def __init__(self, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        selection.changed.connect(self._find_selected)
        self.source: AudioTileSource | None = None
        self.viewport: Viewport | None = None
        self.index = SegmentIndex()
        self.selected, self.selected_rows = self.index.existing(())
        self.tool = Tool.SELECT
        self.message = ""
        self.clock_start: datetime | None = None
        self.cursor_s: float | None = None
        self.guide_s: float | None = None
        self.asked: TimeFreqBox | None = None
        self.origin_s: float | None = None
        self.masks: dict[MaskOverlay, tuple[Mask, ...]] = {}
        self.waiting: tuple[TimeFreqBox, ...] = ()
        self.shows_chips = True
        self.shows_segments = True
        self.wheel_zooms = False

    def clear(self) -> None:
        """Show nothing, before another recording."""
        self.message = ""
        self.cursor_s = None
        self.masks.clear()
        self._show_index(SegmentIndex())
        self.viewport = None

    def set_index(self, index: SegmentIndex) -> None:
        self._show_index(index)
        self._selection.set(self.selected)

    def _show_index(self, index: SegmentIndex) -> None:
        self.index = index
        self.index_changed.emit()
        self.selected, self.selected_rows = index.existing(self._selection.ids)
        self.changed.emit()

    def select(self, ids: tuple[SegmentId, ...]) -> None:
        self._selection.choose(ids)

    def _find_selected(self) -> None:
        self.selected, self.selected_rows = self.index.existing(self._selection.ids)
        self.selection_changed.emit(self.selected)
        self.changed.emit()

    def single_selected_row(self) -> int | None:
        """Return the row of the selected segment if there is exactly one."""
        return self.index.row_of(self.selected[0]) if len(self.selected) == 1 else None

    def set_tool(self, tool: Tool) -> None:
        if tool is not self.tool:
            self.tool = tool
            self.tool_changed.emit(tool)
            self.changed.emit()

    def set_viewport(
        self, viewport: Viewport, *, is_zoom: bool = False, is_moving: bool = False
    ) -> None:
        """Set the visible part; ``is_moving`` during user input."""
        before = self.viewport
        if viewport != before:
            self.viewport = viewport
            self.viewport_moved.emit(before, is_zoom, is_moving)
            self.viewport_changed.emit(viewport.start_s, viewport.stop_s)
            self.changed.emit()

    def reveal(self, row: int) -> None:
        """Scroll as little as necessary to show a segment with margins."""
        self.reveal_box(self.index.box(row))

    def reveal_box(self, box: TimeFreqBox) -> None:
        """Scroll as little as necessary to show a box with margins."""
        if self.viewport is None:
            return
        view = self.viewport
        margin_s = 0.25 * view.span_s
        if box.onset_s < view.start_s or box.offset_s > view.stop_s:
            start = box.onset_s - margin_s
            if box.duration_s < view.span_s - margin_s and box.offset_s > view.stop_s:
                start = box.offset_s + margin_s - view.span_s
            view = view.with_start(start)
        if box.low_hz < view.low_hz or box.high_hz > view.high_hz:
            view = view.with_frequencies(
                min(view.low_hz, box.low_hz), max(view.high_hz, box.high_hz * 1.05)
            )
        self.set_viewport(view)

    @property
    def told_start(self) -> datetime | None:
        """The start from which times of day are told; None where times count from an origin."""
        return self.clock_start if self.origin_s is None else None

    def grid(self) -> Grid | None:
        if self.source is None:
            return None
        pyramid = self.source.pyramid
        return Grid(
            hop_s=pyramid.hop_s, bin_hz=self.source.bin_hz, first_frame_s=pyramid.first_frame_s
        )
