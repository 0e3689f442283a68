"""The spectrogram view: tiles, segments, gestures."""

from birdann.gui.spectrogram.gestures import Tool
from birdann.gui.spectrogram.hover_card import HoverCard, HoverRow
from birdann.gui.spectrogram.pane import SpectrogramPane
from birdann.gui.spectrogram.tiles.colormaps import COLOR_MAPS

__all__ = ["COLOR_MAPS", "HoverCard", "HoverRow", "SpectrogramPane", "Tool"]
