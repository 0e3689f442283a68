"""Mask overlays: their colours; shown by ``SpectrogramPane.show_masks``."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from birdann.gui.style.theme import with_alpha


@dataclass(frozen=True, slots=True)
class MaskOverlay:
    """Appearance of one kind of masks."""

    color: str
    alpha: int  # Of the area, 0..255.
    has_line: bool = False  # Whether they are outlined as well.

    @property
    def fill(self) -> QColor:
        color = with_alpha(self.color, self.alpha)
        return color

    @property
    def line(self) -> QColor | None:
        return QColor(self.color) if self.has_line else None


PAINTED_CALLS = MaskOverlay("#35c9a5", 120)
PAINTED_OTHERS = MaskOverlay("#ff8a3d", 120)
PROPOSED = MaskOverlay("#8fd3ff", 26, has_line=True)
