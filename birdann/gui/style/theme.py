"""Colours of the window and of the species."""

import os
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from string import Template
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGuiApplication,
    QIcon,
    QImage,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QLabel, QProxyStyle

from birdann.core.arrays import UInt32Array
from birdann.core.resources import file_path, read_text


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """The colours of a theme, by purpose."""

    name: str
    # window, panel, raised: Backgrounds, from the farthest to the nearest.
    window: QColor
    panel: QColor
    raised: QColor
    # text, muted: Primary and secondary text.
    text: QColor
    muted: QColor
    border: QColor  # Lines between areas.
    # accent, on_accent: Selected or active items, and text on them.
    accent: QColor
    on_accent: QColor
    plot: QColor  # Background of the spectrogram.
    hatch: QColor  # Lines over a part of the spectrogram that is being computed.
    good: QColor
    warning: QColor
    danger: QColor


LIGHT = Theme(
    name="light",
    window=QColor("#f3f4f6"),
    panel=QColor("#fbfbfc"),
    raised=QColor("#ffffff"),
    text=QColor("#1c2128"),
    muted=QColor("#566070"),
    border=QColor("#d5d9e0"),
    accent=QColor("#165ac5"),
    on_accent=QColor("#ffffff"),
    plot=QColor("#e7e9ee"),
    hatch=QColor("#d3d7df"),
    good=QColor("#1a7f4b"),
    warning=QColor("#8a5a00"),
    danger=QColor("#c2293a"),
)

DARK = Theme(
    name="dark",
    window=QColor("#16181d"),
    panel=QColor("#1c1f25"),
    raised=QColor("#252932"),
    text=QColor("#e4e7ec"),
    muted=QColor("#a0a9b7"),
    border=QColor("#343a45"),
    accent=QColor("#6da8f7"),
    on_accent=QColor("#0b1220"),
    plot=QColor("#0d0e12"),
    hatch=QColor("#20232b"),
    good=QColor("#4cc38a"),
    warning=QColor("#e0a83c"),
    danger=QColor("#f2707d"),
)

_APPLIED = "birdann-theme"
_THEMES = {theme.name: theme for theme in (LIGHT, DARK)}


class ThemeEvents(QObject):
    """Signals changes of the theme."""

    changed = Signal(object)  # Theme


class _Current:
    theme = LIGHT


@lru_cache(maxsize=1)
def theme_events() -> ThemeEvents:
    """Return the single instance."""
    return ThemeEvents()


def theme_named(name: str) -> Theme:
    """Return the theme called "light" or "dark"."""
    return _THEMES[name]


def current_theme() -> Theme:
    """Return the theme in use."""
    return _Current.theme


class PlainTextStyle(QProxyStyle):
    """Qt's Fusion style with all labels as plain text.

    Qt interprets texts with tags as HTML by default: the name of a species or a file could then
    open files or, on Windows, contact servers through an image. All labels are polished here
    before layout, including those of tooltips (also of table items) and message boxes. Items,
    menus, buttons and fields are plain text anyway.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def polish(self, what: Any) -> Any:  # noqa: ANN401 - a widget, the application or a palette
        prepared = super().polish(what)
        if isinstance(what, QLabel) and what.textFormat() is Qt.TextFormat.AutoText:
            what.setTextFormat(Qt.TextFormat.PlainText)
        return prepared


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Apply a theme to the whole application; nothing where it is applied already.

    Qt polishes every widget again for each new style. The style sheet is the windows' own: with
    another of the application it would polish each of their widgets twice.
    """
    _Current.theme = theme
    if app.property(_APPLIED) == theme.name:
        return
    if app.property(_APPLIED) is None:
        app.setStyle(PlainTextStyle())
    app.setProperty(_APPLIED, theme.name)
    app.setPalette(palette_of(theme))
    theme_events().changed.emit(theme)


def palette_of(theme: Theme) -> QPalette:
    """Return the theme as a Qt palette."""
    palette = QPalette()
    role = QPalette.ColorRole
    for of_role, color in (
        (role.Window, theme.window),
        (role.WindowText, theme.text),
        (role.Base, theme.raised),
        (role.AlternateBase, theme.panel),
        (role.Text, theme.text),
        (role.Button, theme.panel),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.danger),
        (role.ToolTipBase, theme.raised),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.muted),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.accent),
        (role.Light, theme.raised),
        (role.Midlight, theme.panel),
        (role.Mid, theme.border),
        (role.Dark, theme.border),
        (role.Accent, theme.accent),
    ):
        palette.setColor(of_role, color)
    for of_role in (role.Text, role.ButtonText, role.WindowText):
        palette.setColor(QPalette.ColorGroup.Disabled, of_role, _faded_text_color(theme))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, theme.border)
    return palette


def _faded_text_color(theme: Theme) -> QColor:
    faded = QColor(theme.muted)
    faded.setAlphaF(0.55)
    return faded


class Pattern(Enum):
    """Distinguishes species of the same colour."""

    SOLID = "solid"
    RING = "ring"
    HALF = "half"
    DOT = "dot"
    BARS = "bars"


@dataclass(frozen=True, slots=True)
class SpeciesStyle:
    """Mark of a species: colour, then pattern, then letter."""

    color: QColor
    pattern: Pattern
    letter: str


# Okabe & Ito (2008), without black and with blue lightened, so that each stands on the dark
# plates of the labels as well as on white; in an order that keeps neighbours apart.
_SPECIES_COLORS = tuple(
    QColor(name)
    for name in (
        "#56b4e9",
        "#e69f00",
        "#1fa874",
        "#f0e442",
        "#e8713c",
        "#d88cc0",
        "#7d8cf0",
        "#d7b48f",
    )
)
_NO_SPECIES = QColor("#b9c0cb")

STATUS_COLORS = {
    "predicted": QColor("#e0a83c"),
    "confirmed": QColor("#3fb37f"),
    "corrected": QColor("#3f9bd8"),
    "rejected": QColor("#8a919d"),
    "unlabelled": QColor("#c3c9d2"),
}
"""By the value of a ``SegmentStatus``, which is a string."""
HALO = QColor(6, 8, 12, 200)
"""Lies under every line over the spectrogram, which then has 3:1 in every colour map."""


def species_style(index: int | None) -> SpeciesStyle:
    """Return the mark of the species with an index in the project; None is "no species"."""
    if index is None or index < 0:
        return SpeciesStyle(_NO_SPECIES, Pattern.SOLID, "")
    patterns = tuple(Pattern)
    turn, position = divmod(index, len(_SPECIES_COLORS))
    around, pattern = divmod(turn, len(patterns))
    letter = "" if around == 0 else chr(ord("A") + (around - 1) % 26)
    return SpeciesStyle(_SPECIES_COLORS[position], patterns[pattern], letter)


def with_alpha(color: QColor | Qt.GlobalColor | str, alpha: int) -> QColor:
    """Return a colour with an opacity of 0..255."""
    faint = QColor(color)
    faint.setAlpha(alpha)
    return faint


Ink = QColor | Qt.GlobalColor | None


def set_pen_and_brush(painter: QPainter, line: QPen | Ink, fill: QBrush | Ink) -> QPainter:
    """Return a painter after setting its pen and its brush; None for none."""
    painter.setPen(Qt.PenStyle.NoPen if line is None else line)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    return painter


def picture_of(pixels: UInt32Array, kind: QImage.Format = QImage.Format.Format_ARGB32) -> QImage:
    """Return pixels 0xAARRGGBB, uint32 (n_rows, n_columns), as a picture with memory of its own."""
    height, width = pixels.shape
    return QImage(np.ascontiguousarray(pixels).data, width, height, 4 * width, kind).copy()


def paint_swatch(painter: QPainter, box: QRectF, style: SpeciesStyle) -> None:
    """Paint a species' mark into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = max(1.0, box.width() / 6)
    painter.setPen(QPen(style.color, width))
    inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    fill = QBrush(style.color) if style.pattern is Pattern.SOLID else QBrush(Qt.BrushStyle.NoBrush)
    painter.setBrush(fill)
    painter.drawEllipse(inner)
    painter.setBrush(style.color)
    if style.pattern is Pattern.HALF:
        painter.drawChord(inner, 0, 180 * 16)
    elif style.pattern is Pattern.DOT:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(inner.center(), width, width)
    elif style.pattern is Pattern.BARS:
        middle = inner.center()
        for offset in (-width, width):
            half = inner.height() / 2 - width / 2
            painter.drawLine(
                QPointF(middle.x() + offset, middle.y() - half),
                QPointF(middle.x() + offset, middle.y() + half),
            )
    if style.letter:
        painter.setPen(QColor("#10131a") if style.pattern is Pattern.SOLID else style.color)
        font = painter.font()
        font.setPixelSize(max(6, round(box.height() * 0.72)))
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, style.letter)
    painter.restore()


_ICON_PX = 14


@lru_cache(maxsize=512)
def species_icon(index: int | None) -> QIcon:
    """Return a species' mark for lists and menus, in high resolution."""
    icon = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(_ICON_PX * ratio, _ICON_PX * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.scale(ratio, ratio)
            paint_swatch(painter, QRectF(1, 1, _ICON_PX - 2, _ICON_PX - 2), species_style(index))
        pixmap.setDevicePixelRatio(ratio)
        icon.addPixmap(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)  # which Qt would mix with the highlight
    return icon


_TOKENS = (
    "window", "panel", "raised", "text", "muted", "border", "accent", "on_accent", "danger",
)  # fmt: skip

_DRAWINGS = ("arrow", "arrow-up", "tick", "dock-close", "dock-float")


def window_style(theme: Theme) -> str:
    """Return the style sheet of a theme."""
    colours = {name: getattr(theme, name).name() for name in _TOKENS}
    return Template(read_text("window.qss")).substitute(
        colours,
        tinted=_mix_colors(theme.panel, theme.accent, 0.09),
        accent_35_on_panel=_mix_colors(theme.panel, theme.accent, 0.35),
        hover=_mix_colors(theme.panel, theme.accent, 0.10),
        pressed=_mix_colors(theme.panel, theme.accent, 0.20),
        strong=_mix_colors(theme.accent, theme.text, 0.12),
        accent_text=_mix_colors(theme.accent, theme.text, 0.45),
        faded=_mix_colors(theme.window, theme.muted, 0.55),
        **{
            name.replace("-", "_"): file_path(f"icons/{name}-{theme.name}.svg")
            for name in _DRAWINGS
        },
        handle=_mix_colors(theme.panel, theme.muted, 0.45),
    )


def _mix_colors(ground: QColor, ink: QColor, weight: float) -> str:
    channels = zip(ground.getRgb()[:3], ink.getRgb()[:3], strict=True)  # type: ignore[index]
    red, green, blue = (round(a + (b - a) * weight) for a, b in channels)
    return QColor(red, green, blue).name()


_SCALE = "QT_SCALE_FACTOR"


def use_colors(theme_name: str) -> None:
    """Apply a theme; "system" follows the desktop."""
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    chosen = theme_name if theme_name != "system" else ("dark" if dark else "light")
    app = QApplication.instance()
    if isinstance(app, QApplication):
        apply_theme(app, theme_named(chosen))


def use_scale(percent: int) -> None:
    """Set the scale of an application that has not started yet.

    A factor set outside birdann has precedence.
    """
    if percent != 100 and _SCALE not in os.environ:
        os.environ[_SCALE] = f"{percent / 100:g}"
