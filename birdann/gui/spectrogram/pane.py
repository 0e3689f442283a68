"""The spectrogram with its overview, as embedded in the window."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QFocusEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from birdann.core.arrays import IndexArray
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import SegmentId
from birdann.dsp.audio import AudioInfo
from birdann.gui.project.edits import Selection
from birdann.gui.project.segment_index import SegmentIndex, SegmentStyles
from birdann.gui.spectrogram.canvas import SpectrogramCanvas, ZoomButton
from birdann.gui.spectrogram.gestures import Tool
from birdann.gui.spectrogram.hover_card import HoverCard
from birdann.gui.spectrogram.layers.masks import MaskOverlay
from birdann.gui.spectrogram.overview import OverviewStrip, WindowLane
from birdann.gui.spectrogram.picture_settings import DisplayedPicture
from birdann.gui.spectrogram.scene import SpectrogramScene
from birdann.gui.spectrogram.spoken import announce_selection
from birdann.gui.spectrogram.tiles.audio_source import (
    DEFAULT,
    AudioTileSource,
    Rendering,
    level_store,
    warm_up,
)
from birdann.gui.spectrogram.tiles.colormaps import lookup
from birdann.gui.spectrogram.tiles.service import TileService
from birdann.gui.spectrogram.viewport import FrequencyScale, Viewport
from birdann.gui.spectrogram.waveform.view import LinkedWaveform
from birdann.gui.style.declared import lay_out
from birdann.gui.text.language import tr, translate_message
from birdann.gui.text.value_words import channel_names

_FOLLOW_SHARE = 0.9
_MIN_MARGIN_S = 0.25


class SpectrogramPane(QWidget):
    """Shows a recording and its segments, and emits user actions.

    It does not change data: drawn or edited boxes, clicks and requests to play are signals. Call
    ``shutdown`` before it is destroyed.
    """

    cursor_moved = Signal(float, float, object)
    """Seconds, hertz and dB (or None) under the pointer."""
    failed = Signal(object)
    """A sentence for the user: the recording cannot be shown."""

    def __init__(
        self, parent: QWidget | None = None, *, selection: Selection | None = None
    ) -> None:
        """Make a pane, with its own selection unless one is given."""
        super().__init__(parent)
        self._tiles = TileService(self, warm_up=warm_up)
        self._scene = SpectrogramScene(selection or Selection(self), self)
        self._hides_times = False
        self._overview = OverviewStrip(self._scene, self)
        self.windows = WindowLane(self)
        scene = self._scene
        self.segment_activated, self.context_menu_requested = scene.activated, scene.menu_asked
        self.box_drawn, self.box_edited = scene.box_drawn, scene.box_edited
        self.box_stepped = scene.box_stepped
        self.mask_brushed, self.painted = scene.mask_brushed, scene.painted
        self.view_moved = scene.viewport_changed
        self.cursor_placed, self.cursor_left = scene.cursor_placed, scene.cursor_left
        self.tool_changed = scene.tool_changed
        self._canvas = SpectrogramCanvas(self._tiles, self._scene, self)
        self._canvases = [self._canvas]
        self._played = self._canvas
        self._store = level_store()
        self._waves = LinkedWaveform(self._scene, self._canvas.pointer, self._store, self)
        self.recording: AudioInfo | None = None
        self.search_button = QPushButton(tr("Locate missing files…"), self._canvas)
        self.folders_button = QPushButton(tr("Allowed folders…"), self._canvas)
        self.again_button = QPushButton(tr("Try again"), self._canvas)
        self.zoom_button = ZoomButton(self._canvas, self._scene, self._canvas.plot)
        self.zoom_button.clicked.connect(self.zoom_to_selection)
        above = lay_out(QVBoxLayout(self._canvas), 3)
        for button in (self.search_button, self.folders_button, self.again_button):
            button.hide()
            above.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        above.addStretch(1)
        layout = lay_out(
            QVBoxLayout(self), self._overview, self.windows, margins=(0, 0, 0, 0), spacing=0
        )
        self._pictures = lay_out(QVBoxLayout(), (self._canvas, 1))
        lay_out(layout, (self._pictures, 1), self._waves.strip)
        self._connect_picture(self._canvas)
        self._connect()

    def _connect_picture(self, canvas: SpectrogramCanvas) -> None:
        scene, pointer = self._scene, canvas.pointer
        canvas.pressed.connect(lambda: self._canvas_pressed(canvas))
        pointer.cursor_moved.connect(self._emit_cursor)
        scene.viewport_changed.connect(lambda *_: pointer.emit_position())
        scene.selection_changed.connect(lambda _ids: announce_selection(canvas))

    def _connect(self) -> None:
        canvas = self._canvas
        canvas.appearance_changed.connect(self._recolor_overview)
        self._overview.jumped.connect(self.jump_to)
        canvas.overview_changed.connect(self._overview.set_picture)
        self._tiles.failed.connect(self._report_failure)
        self._waves.strip.clicked.connect(self.cursor_placed)

    # --- recording -----------------------------------------------------------

    def open_recording(self, info: AudioInfo, rendering: Rendering = DEFAULT) -> None:
        """Show a recording from its start; returns at once, the picture follows."""
        self.recording = info
        source = self._sources(info, rendering)[0]
        self.show_source(source, info.duration_s, info.sample_rate_hz / 2)
        self.set_rendering(rendering)

    def prepare(self, info: AudioInfo, rendering: Rendering = DEFAULT) -> None:
        source = self._sources(info, rendering)[0]
        self._canvas.prepare(source, info.duration_s, info.sample_rate_hz / 2)

    def displayed_picture(self) -> DisplayedPicture | None:
        canvas, viewport = self._played, self._scene.viewport
        source = canvas.source
        if viewport is None or source is None:
            return None
        return DisplayedPicture(
            params=source.params,
            channel=source.channel,
            pcen=source.rendering.pcen,
            color_map=canvas.color_map,
            limits=canvas.contrast.tile_limits(),
            offsets=canvas.offsets,
            scale=viewport.scale,
        )

    def set_rendering(self, rendering: Rendering) -> None:
        """Change the rendering of the spectrogram; the view stays."""
        if self.recording is None:
            return
        sources = self._sources(self.recording, rendering)
        while len(self._canvases) < len(sources):
            self._add_picture()
        for index, canvas in enumerate(self._canvases):
            source = sources[index] if index < len(sources) else None
            if source is None or canvas.source is None or canvas.source.key != source.key:
                canvas.replace_source(source)
            canvas.setVisible(source is not None)
        self._scene.source = sources[0]
        self._play_from(self._played if self._played.source is not None else self._canvas)

    def _sources(self, info: AudioInfo, rendering: Rendering) -> list[AudioTileSource]:
        each = rendering.list_renderings(info)
        return [AudioTileSource(info, channel, store=self._store) for channel in each]

    def _add_picture(self) -> None:
        """Add a picture of the same stretch, for another channel."""
        first = self._canvas
        canvas = SpectrogramCanvas(TileService(self), self._scene, self)
        canvas.set_colors(first.color_map, first.contrast.brightness, first.contrast.contrast)
        canvas.fixes_contrast = first.fixes_contrast
        canvas.levels_noise = first.levels_noise
        canvas.pointer.hover_provider = first.pointer.hover_provider
        self._canvases.append(canvas)
        self._pictures.addWidget(canvas, 1)
        self._connect_picture(canvas)

    def _canvas_pressed(self, canvas: SpectrogramCanvas) -> None:
        if canvas is not self._played:
            self._play_from(canvas)

    def _play_from(self, canvas: SpectrogramCanvas) -> None:
        """Let the channel of a picture be the one that is played, and name it."""
        self._played = canvas
        info, canvases = (
            self.recording,
            [canvas for canvas in self._canvases if canvas.source is not None],
        )
        names = channel_names(info.n_channels) if info is not None and len(canvases) > 1 else [""]
        for each_canvas, name in zip(canvases, names, strict=False):
            is_played = name and each_canvas is canvas
            each_canvas.title = tr("{channel}, played").format(channel=name) if is_played else name
            each_canvas.setAccessibleName(f"{tr('Spectrogram')} {each_canvas.title}".strip())
        self._waves.set_recording(info, self.channel())
        self._scene.changed.emit()

    def draw_again(self) -> None:
        """Read the picture again, after it could not be read."""
        self.show_message("")
        for canvas in self._canvases:
            canvas.replace_source(canvas.source)

    def channel(self) -> int | None:
        return self._played.channel

    def show_source(self, source: AudioTileSource, duration_s: float, nyquist_hz: float) -> None:
        """Show the picture of a recording from its start, without a waveform."""
        self._waves.set_recording(None)
        self._overview.set_duration(duration_s)
        self.windows.set_duration(duration_s)
        self._scene.source = source
        self._canvas.set_source(source, duration_s, nyquist_hz)

    def clear_recording(self) -> None:
        self.recording = self._scene.source = None
        self._overview.set_duration(0.0)
        self.windows.set_duration(0.0)
        for canvas in self._canvases[1:]:
            canvas.replace_source(None)
            canvas.hide()
        self._canvas.set_source(None, 0.0, 0.0)
        self._play_from(self._canvas)

    def show_message(self, text: str, remedy: QPushButton | None = None) -> None:
        """Show a sentence over the spectrogram, and buttons; "" removes all."""
        self._scene.message = text
        for button in (self.search_button, self.folders_button):
            button.setVisible(button is remedy)
        self.again_button.setVisible(remedy is not None)
        self._scene.changed.emit()

    # --- segments ------------------------------------------------------------

    def set_segments(self, index: SegmentIndex) -> None:
        """Replace the segments, keeping the selection."""
        self._scene.set_index(index)

    def existing(
        self, segment_ids: tuple[SegmentId, ...]
    ) -> tuple[tuple[SegmentId, ...], IndexArray]:
        return self._scene.index.existing(segment_ids)

    def update_segments(self, rows: IndexArray, looks: SegmentStyles) -> None:
        self._scene.index.update(rows, looks)
        for canvas in self._canvases:
            canvas.repaint_segments(rows)
        self._overview.forget_lane()
        self._waves.strip.update()

    def select(self, ids: Iterable[SegmentId]) -> None:
        chosen, _ = self._scene.index.existing(tuple(ids))
        self._scene.select(chosen)

    def selected_ids(self) -> tuple[SegmentId, ...]:
        return self._scene.selected

    def select_next(self, step: int = 1) -> None:
        """Select and show the next segment in time (the previous with -1)."""
        self._canvas.pointer.step(step)

    def reveal(self, segment_id: SegmentId) -> None:
        row = self._scene.index.row_of(segment_id)
        if row is not None:
            self._scene.reveal(row)

    def set_segments_visible(self, visible: bool) -> None:
        self._scene.shows_segments = visible
        self._scene.changed.emit()

    def set_wheel_zooms(self, zooms: bool) -> None:
        self._scene.wheel_zooms = zooms

    def set_chips_visible(self, visible: bool) -> None:
        self._scene.shows_chips = visible
        self._scene.changed.emit()

    def shows_segments(self) -> tuple[bool, bool]:
        """Return whether outlines, and whether labels are shown."""
        scene = self._scene
        return scene.shows_segments, scene.shows_segments and scene.shows_chips

    def set_hover_provider(self, provider: Callable[[SegmentId], HoverCard | None] | None) -> None:
        """Set the function that returns the card of the segment under the pointer."""
        for canvas in self._canvases:
            canvas.pointer.hover_provider = provider

    def grid(self) -> Grid | None:
        return self._scene.grid()

    def show_masks(self, overlay: MaskOverlay, masks: Iterable[Mask]) -> None:
        self._scene.masks[overlay] = tuple(masks)
        self._scene.changed.emit()

    def show_waiting(self, boxes: Iterable[TimeFreqBox]) -> None:
        """Show drawn boxes that become segments as soon as they are measured."""
        self._scene.waiting = tuple(boxes)
        self._scene.changed.emit()

    def ask_about(self, box: TimeFreqBox | None, origin_s: float | None = None) -> None:
        """Frame the current item; times count from ``origin_s``, to hide its position."""
        self._scene.asked, self._scene.origin_s = box, origin_s
        self._scene.changed.emit()
        self._canvas.follow_contrast()
        self.cursor_left.emit()
        self._canvas.pointer.emit_position()

    def hide_times(self, on: bool) -> None:
        """Tell no time under the pointer but one from the origin of an item."""
        self._hides_times = on
        self.cursor_left.emit()

    def _emit_cursor(self, time_s: float, hz: float, level_db: object) -> None:
        origin_s = self._scene.origin_s
        if origin_s is not None or not self._hides_times:
            self.cursor_moved.emit(time_s - (origin_s or 0.0), hz, level_db)

    def show_whole(self, on: bool) -> None:
        self._overview.setVisible(on)
        self.windows.setVisible(on)

    # --- view ----------------------------------------------------------------

    def view(self) -> tuple[float, float]:
        viewport = self._scene.viewport
        return (viewport.start_s, viewport.stop_s) if viewport else (0.0, 0.0)

    def move_view(self, to: Callable[[Viewport], Viewport], **kind: bool) -> None:
        """Show what is made of the present view, if there is any."""
        if self._scene.viewport is not None:
            self._scene.set_viewport(to(self._scene.viewport), **kind)

    def set_view(self, start_s: float, stop_s: float) -> None:
        self.move_view(lambda view: view.with_times(start_s, stop_s))

    def jump_to(self, time_s: float) -> None:
        """Centre a time; a view of most of the recording is zoomed in."""
        self.move_view(lambda view: view.centred_at(time_s), is_moving=True)

    def zoom_time(self, factor: float) -> None:
        """Zoom time around the centre of the view."""
        self.move_view(
            lambda view: view.zoomed_time(factor, (view.start_s + view.stop_s) / 2),
            is_zoom=True,
            is_moving=True,
        )

    def zoom_frequency(self, factor: float) -> None:
        """Zoom frequency around the centre of the view."""
        self.move_view(
            lambda view: view.zoomed_frequency(factor, view.hz(view.height_px / 2)),
            is_zoom=True,
            is_moving=True,
        )

    def zoom_to_fit(self) -> None:
        self.move_view(lambda view: view.with_times(0.0, view.duration_s))

    def zoom_to_selection(self) -> None:
        """Zoom to the selected segments, with margins of their own length or half a second."""
        index = self._scene.index
        rows = index.rows_of(self.selected_ids())
        if len(rows):
            start_s = float(index.onsets_s[rows].min())
            stop_s = float(index.offsets_s[rows].max())
            margin_s = max(_MIN_MARGIN_S, (stop_s - start_s) / 2)
            self.set_view(start_s - margin_s, stop_s + margin_s)

    def show_box(self, box: TimeFreqBox, margin_s: float, band_hz: tuple[float, float]) -> None:
        start_s, stop_s = box.onset_s - margin_s, box.offset_s + margin_s
        low_hz, high_hz = min(band_hz[0], box.low_hz), max(band_hz[1], box.high_hz)
        self.move_view(
            lambda view: view.with_times(start_s, stop_s).with_frequencies(low_hz, high_hz)
        )

    def set_frequency_range(self, low_hz: float, high_hz: float | None = None) -> None:
        """Set the visible band; None means up to the Nyquist frequency."""
        self.move_view(
            lambda view: view.with_frequencies(
                low_hz, view.nyquist_hz if high_hz is None else high_hz
            )
        )

    def frequency_range(self) -> tuple[float, float]:
        viewport = self._scene.viewport
        return (viewport.low_hz, viewport.high_hz) if viewport else (0.0, 0.0)

    def set_frequency_scale(self, name: str) -> None:
        self.move_view(lambda view: replace(view, scale=FrequencyScale(name)))

    def set_clock_start(self, moment: datetime | None) -> None:
        """Label the time axis with time of day, given the recording's start; None for seconds."""
        self._scene.clock_start = moment
        self._scene.changed.emit()

    # --- waveform ------------------------------------------------------------

    def waveform_visible(self) -> bool:
        return self._waves.is_visible

    def set_waveform_visible(self, visible: bool) -> None:
        """Show or hide the waveform; a hidden one is not computed."""
        self._waves.set_visible(visible)

    # --- looks, tools, cursor ------------------------------------------------

    def color_map(self) -> str:
        return self._canvas.color_map

    def set_color_map(self, name: str) -> None:
        for canvas in self._canvases:
            canvas.set_colors(name, canvas.contrast.brightness, canvas.contrast.contrast)

    def set_brightness_contrast(self, brightness: float, contrast: float) -> None:
        """Set brightness and contrast, each -1..1; 0 for automatic."""
        for canvas in self._canvases:
            canvas.set_colors(canvas.color_map, brightness, contrast)

    def fixes_contrast(self) -> bool:
        return self._canvas.fixes_contrast

    def fix_contrast(self, *, on: bool) -> None:
        """Set whether the contrast stays as it is, instead of following what is in view."""
        for canvas in self._canvases:
            canvas.fix_contrast(on=on)

    def set_noise_levelling(self, *, on: bool) -> None:
        """Set whether steady noise is flattened over frequency (the default)."""
        for canvas in self._canvases:
            canvas.set_levelling(on=on)

    def tool(self) -> Tool:
        return self._scene.tool

    def set_tool(self, tool: Tool) -> None:
        self._scene.set_tool(tool)

    def draw_by_keys(self) -> None:
        """Begin a box that arrow keys move, in the picture that is played."""
        self._played.setFocus()
        self._played.pointer.draw_by_keys()

    def cursor_time_s(self) -> float | None:
        return self._scene.cursor_s

    def set_cursor(self, time_s: float | None, *, follow: bool = False) -> None:
        """Set the playback position; ``follow`` scrolls when it leaves the view."""
        self._scene.cursor_s = time_s
        viewport = self._scene.viewport
        if follow and time_s is not None and viewport is not None:
            turn_s = viewport.start_s + _FOLLOW_SHARE * viewport.span_s
            is_out = not viewport.start_s <= time_s <= turn_s
            if (is_out and viewport.stop_s < viewport.duration_s) or time_s < viewport.start_s:
                margin_s = (1 - _FOLLOW_SHARE) * viewport.span_s
                self._scene.set_viewport(viewport.with_start(time_s - margin_s))
        self._overview.update()
        self._waves.strip.update()
        self._scene.changed.emit()

    # --- life ----------------------------------------------------------------

    def wait_until_idle(self, timeout_s: float = 10.0, *, exact: bool = False) -> bool:
        """Block until all requested tiles are made; for tests and scripts.

        With ``exact`` also until the coarse tiles of a long recording are exact.
        """
        waves = self._waves.wait_until_idle(timeout_s, exact=exact)
        services = [canvas.service for canvas in self._canvases]
        return (
            all(service.wait_until_idle(timeout_s, exact=exact) for service in services) and waves
        )

    def shutdown(self) -> None:
        for canvas in self._canvases:
            canvas.stop_timers()
            canvas.service.shutdown()
        self._waves.shutdown()

    @property
    def picture(self) -> QWidget:
        return self._canvas

    def focusInEvent(self, event: QFocusEvent) -> None:
        # A focus proxy would do the same, but Tab then comes to it at the pane's own place in
        # the order (Qt 6.11), wherever the picture was put.
        self._canvas.setFocus(event.reason())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.shutdown()
        super().closeEvent(event)

    def _recolor_overview(self) -> None:
        self._overview.set_colors(
            lookup(self._canvas.color_map, self._canvas.contrast_of_recording)
        )

    def _report_failure(self, generation: int, message: str) -> None:
        if generation == self._tiles.generation:
            self.show_message(translate_message(message), self.search_button)
            self.failed.emit(message)
