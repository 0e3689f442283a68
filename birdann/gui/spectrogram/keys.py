"""What the keys do to the view."""

from PySide6.QtCore import Qt

from birdann.gui.spectrogram.viewport import Viewport

KEY_ZOOM = 1.5
KEY_PAN = 0.2
PAGE_PAN = 0.9

_IN = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_OUT = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


def moved_by_key(viewport: Viewport, key: int, *, is_shifted: bool) -> Viewport | None:
    """Return the view after a key, or None if the key is not one that moves it.

    Arrows pan (with Shift by a page), plus and minus zoom time (with Shift frequency), Home and
    End go to the ends.
    """
    if key in _IN or key in _OUT:
        return _zoomed(viewport, key, is_shifted=is_shifted)
    if key == Qt.Key.Key_Home:
        return viewport.starting_at(0.0)
    if key == Qt.Key.Key_End:
        return viewport.starting_at(viewport.duration_s)
    x = viewport.width_px * (PAGE_PAN if is_shifted else KEY_PAN)
    y = viewport.height_px * KEY_PAN
    for of_key, move in (
        (Qt.Key.Key_Left, (x, 0.0)),
        (Qt.Key.Key_Right, (-x, 0.0)),
        (Qt.Key.Key_Up, (0.0, y)),
        (Qt.Key.Key_Down, (0.0, -y)),
    ):
        if key == of_key:
            return viewport.panned(*move)
    return None


def _zoomed(viewport: Viewport, key: int, *, is_shifted: bool) -> Viewport:
    factor = KEY_ZOOM if key in _IN else 1 / KEY_ZOOM
    # Many keyboards need Shift to type "+", so Key_Plus with Shift still means time.
    if is_shifted and key != Qt.Key.Key_Plus:
        return viewport.zoomed_frequency(factor, viewport.hz(viewport.height_px / 2))
    return viewport.zoomed_time(factor, (viewport.start_s + viewport.stop_s) / 2)
