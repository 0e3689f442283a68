"""A waveform synchronised with the spectrogram above it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from birdann.gui.spectrogram.tiles.audio_source import WaveTileSource
from birdann.gui.spectrogram.tiles.service import TileService
from birdann.gui.spectrogram.waveform.view import WaveformStrip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from birdann.dsp.audio import AudioInfo
    from birdann.gui.spectrogram.pointer import Pointer
    from birdann.gui.spectrogram.scene import SpectrogramScene
    from birdann.gui.spectrogram.tiles.audio_source import LevelStore

_TILE_BYTES = 8 * 2**20


class LinkedWaveform(QObject):
    """A waveform strip with its own threads, idle while it is hidden."""

    clicked = Signal(float)
    """Seconds."""

    def __init__(
        self, scene: SpectrogramScene, pointer: Pointer, store: LevelStore, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._store = store
        self._service = TileService(self, budget_bytes=_TILE_BYTES)
        self._recording: AudioInfo | None = None
        self._channel: int | None = None
        self.strip = WaveformStrip(self._service, parent)
        self.strip.hide()
        strip = self.strip
        scene.viewport_changed.connect(lambda *_: strip.set_viewport(scene.viewport))
        scene.selection_changed.connect(strip.set_selected)
        pointer.cursor_moved.connect(lambda time_s, *_: strip.set_guide_time(time_s))
        pointer.cursor_left.connect(lambda: strip.set_guide_time(None))
        strip.wheeled.connect(pointer.wheel)
        strip.panned.connect(self._pan)
        strip.clicked.connect(self.clicked)
        strip.hovered.connect(self._show_guide)

    @property
    def is_visible(self) -> bool:
        return not self.strip.isHidden()

    def set_visible(self, visible: bool) -> None:
        self.strip.setVisible(visible)
        self._serve()

    def set_recording(self, info: AudioInfo | None, channel: int | None = None) -> None:
        """Show the waveform of a recording, or of one of its channels; or none."""
        self._recording, self._channel = info, channel
        self._serve()

    def wait_until_idle(self, timeout_s: float, *, exact: bool) -> bool:
        return self._service.wait_until_idle(timeout_s, exact=exact)

    def shutdown(self) -> None:
        self._service.shutdown()

    def _serve(self) -> None:
        info = self._recording if self.is_visible else None
        source = None
        if info is not None:
            source = WaveTileSource(info, self._channel, store=self._store)
        self.strip.set_source(source)
        self.strip.set_viewport(self._scene.viewport)

    def _pan(self, x_px: float) -> None:
        viewport = self._scene.viewport
        if viewport is not None:
            self._scene.set_viewport(viewport.panned(x_px), is_moving=True)

    def _show_guide(self, time_s: float | None) -> None:
        self._scene.guide_s = time_s
        self.strip.set_guide_time(time_s)
        self._scene.changed.emit()
