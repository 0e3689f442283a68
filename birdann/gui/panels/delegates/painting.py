"""Painting functions shared by item delegates."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from birdann.gui.style.theme import current_theme

Index = QModelIndex | QPersistentModelIndex
MARGIN_PX = 8
_KEY_GAP_PX = 6
SELECTED_SHARE = 0.15
"""How much of the accent lies over the ground of what is selected."""


def small_font(font: QFont) -> QFont:
    """Return the font for second lines and notes."""
    small = QFont(font)
    small.setPointSizeF(max(7.0, font.pointSizeF() * 0.88))
    return small


def bold_font(font: QFont) -> QFont:
    """Return the font for emphasised names."""
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


def draw_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Fill an item's background: soft accent if selected, a hint if hovered."""
    theme = current_theme()
    rect = QRectF(option.rect).adjusted(4, 1, -4, -1)
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
    if not selected and not hovered:
        return
    ground = QColor(theme.accent)
    ground.setAlphaF(SELECTED_SHARE if selected else 0.08)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, 5, 5)
    if selected and option.state & QStyle.StateFlag.State_HasFocus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 1.2))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)


def draw_text(
    painter: QPainter,
    rect: QRect,
    text: str,
    *,
    font: QFont,
    color: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    """Draw one line, elided to fit."""
    painter.setFont(font)
    painter.setPen(color)
    shown = QFontMetrics(font).elidedText(text, elide, rect.width())
    painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter), shown)


def key_width(key: str, font: QFont) -> int:
    """Return the width of a key cap, including the gap before it."""
    return max(18, QFontMetrics(small_font(font)).horizontalAdvance(key) + 10) + _KEY_GAP_PX


def draw_key(painter: QPainter, rect: QRect, key: str, font: QFont) -> int:
    """Draw a key cap at the right end of a rectangle; return its width."""
    theme = current_theme()
    width = key_width(key, font) - _KEY_GAP_PX
    cap = QRectF(rect.right() - width, rect.center().y() - 8, width, 17)
    painter.setPen(QPen(theme.border, 1))
    painter.setBrush(theme.panel)
    painter.drawRoundedRect(cap, 4, 4)
    painter.setFont(small_font(font))
    painter.setPen(theme.muted)
    painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), key)
    return width + _KEY_GAP_PX


def draw_bar(painter: QPainter, rect: QRectF, fraction: float, color: QColor) -> None:
    """Draw a thin level bar."""
    theme = current_theme()
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QColor(theme.muted)
    ground.setAlphaF(0.22)
    painter.setBrush(ground)
    radius = rect.height() / 2
    painter.drawRoundedRect(rect, radius, radius)
    if fraction > 0:
        filled = QRectF(rect)
        filled.setWidth(max(rect.height(), rect.width() * min(1.0, fraction)))
        painter.setBrush(color)
        painter.drawRoundedRect(filled, radius, radius)


def text_color(option: QStyleOptionViewItem) -> QColor:
    """Return the colour of an item's main text."""
    enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
    group = QPalette.ColorGroup.Active if enabled else QPalette.ColorGroup.Disabled
    return option.palette.color(group, QPalette.ColorRole.Text)
