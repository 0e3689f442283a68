"""The style sheet of the window's own controls, on top of the theme's."""

from string import Template

from PySide6.QtGui import QColor

from birdann.gui.resources import file_path, read_text
from birdann.gui.style.theme import Theme

_TOKENS = (
    "window", "panel", "raised", "text", "muted", "border", "accent", "on_accent", "danger",
)  # fmt: skip

_DRAWINGS = ("arrow", "arrow-up", "tick", "dock-close", "dock-float")


def window_style(theme: Theme) -> str:
    """Return the style sheet of a theme."""
    colours = {name: getattr(theme, name).name() for name in _TOKENS}
    return Template(read_text("window.qss")).substitute(
        colours,
        tinted=_mixed(theme.panel, theme.accent, 0.09),
        accent_35_on_panel=_mixed(theme.panel, theme.accent, 0.35),
        hover=_mixed(theme.panel, theme.accent, 0.10),
        pressed=_mixed(theme.panel, theme.accent, 0.20),
        strong=_mixed(theme.accent, theme.text, 0.12),
        accent_text=_mixed(theme.accent, theme.text, 0.45),
        faded=_mixed(theme.window, theme.muted, 0.55),
        **{
            name.replace("-", "_"): file_path(f"icons/{name}-{theme.name}.svg")
            for name in _DRAWINGS
        },
        handle=_mixed(theme.panel, theme.muted, 0.45),
    )


def _mixed(ground: QColor, ink: QColor, share: float) -> str:
    channels = zip(ground.getRgb()[:3], ink.getRgb()[:3], strict=True)  # type: ignore[index]
    red, green, blue = (round(a + (b - a) * share) for a, b in channels)
    return QColor(red, green, blue).name()
