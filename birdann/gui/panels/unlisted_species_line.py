"""One line: a species that seems heard but is not listed; add it, or say that it is not here."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from birdann.gui.keys.one_click import take_double_clicks_for_one
from birdann.gui.style.icons import icon
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import percent

if TYPE_CHECKING:
    from birdann.app.reviewing.unlisted_species import UnlistedSpecies


class UnlistedSpeciesLine(QFrame):
    """Shows a ``UnlistedSpecies`` with buttons to hear it, add it, and rule it out."""

    heard = Signal(object)
    added = Signal(object)
    ruled_out = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("unlisted")
        self._unlisted: UnlistedSpecies | None = None
        self.text = QLabel(self)
        self.text.setTextFormat(Qt.TextFormat.RichText)  # names in it are escaped
        self.text.setWordWrap(True)
        self.text.setToolTip(tr("By sound alone, without knowing your list"))
        self.hear = self._button(tr("Hear it"), "play", tr("Select and play the segment"))
        self.add = self._button(
            tr("Add", "to the list"), "add", tr("It is here: add it to the list")
        )
        self.rule_out = self._button(
            tr("Not here"), "reject", tr("It is not here: note it as absent")
        )
        self.hear.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        for button in (self.hear, self.add, self.rule_out):
            buttons.addWidget(button)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(4)
        layout.addWidget(self.text)
        layout.addLayout(buttons)
        self.hear.clicked.connect(self._hear)
        self.add.clicked.connect(self._add)
        self.rule_out.clicked.connect(self._rule_out)
        take_double_clicks_for_one(self.add, self.rule_out)
        self.hide()

    def show_unlisted(self, name: str, unlisted: UnlistedSpecies | None) -> None:
        """Show an unlisted species, or none."""
        self._unlisted = unlisted
        if unlisted is not None:
            self.text.setText(
                tr("Sounds like <b>{species}</b> too, {percent}.").format(
                    species=escape(name), percent=percent(unlisted.probability)
                )
            )
        self.setVisible(unlisted is not None)

    def refresh_icons(self) -> None:
        """Draw icons in the colours of the present theme."""
        for button, name in ((self.hear, "play"), (self.add, "add"), (self.rule_out, "reject")):
            button.setIcon(icon(name))

    def _hear(self) -> None:
        if self._unlisted is not None:
            self.heard.emit(self._unlisted.segment_id)

    def _add(self) -> None:
        if self._unlisted is not None:
            self.added.emit(self._unlisted.species_id)

    def _rule_out(self) -> None:
        if self._unlisted is not None:
            self.ruled_out.emit(self._unlisted.species_id)

    def _button(self, text: str, name: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setIcon(icon(name))
        button.setIconSize(QSize(14, 14))
        button.setToolTip(tip)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return button
