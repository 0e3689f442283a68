"""Species tags of the recording shown."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from birdann.core.labels import ListState
from birdann.gui.keys.key_guard import treat_double_clicks_as_single
from birdann.gui.panels.ask_panel import ListQuestionLine
from birdann.gui.panels.species_picker import SpeciesPicker
from birdann.gui.style.declared import lay_out, with_style
from birdann.gui.style.flow_layout import FlowLayout
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from birdann.app.reviewing.suggested_lists import UnlistedSpecies
    from birdann.gui.item_models.picks import PickRow


class YieldingLabel(QLabel):
    """Wraps its words, but gives way to other parts down to its first line."""

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()


_ROOM_FOR_BOTH_PX = 650
"""The least height of a window in which a segment and a question about lists have room."""


class TagsPanel(QWidget):
    """Tags of the recording: search, "no birds", and complete list."""

    toggled = Signal(object)
    play_requested = Signal(object)
    ruled_out = Signal(object)
    kind_chosen = Signal(object)
    """Whether the lists begun are complete, as a ``ListState``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asks_kind = self._has_segment = False
        self._unlisted: tuple[str, UnlistedSpecies | None] = "", None
        self.picker = SpeciesPicker(
            placeholder=tr("Add species"), name=tr("Species in this recording"), parent=self
        )
        self.picker.field.setToolTip(
            tr(
                "Type a few letters of a name, then Enter. "
                "Enter once more goes to the next untagged recording."
            )
        )
        self.window_name = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.window_name.setObjectName("strong")
        self.window_name.hide()
        self.state = with_style(YieldingLabel(self, wordWrap=True), "muted")
        self.complete = QCheckBox(tr("Complete list"), self)
        self.complete.setToolTip(
            tr("On: species without a tag are absent. Off: they may be there, unnoted. (Ctrl+L)")
        )
        self.none = QPushButton(tr("No birds"), self)
        self.none.setToolTip(tr("Listened, no birds present (Ctrl+B)"))
        self.unlisted = ListQuestionLine(
            (tr("Add", "to the list"), tr("Present: add to list")),
            (tr("Absent"), tr("Note it as absent")),
            self,
        )
        self.unlisted.text.setToolTip(tr("Without the species list"))
        self.kind = ListQuestionLine(
            (tr("Yes, all"), tr("Other species count as absent, in new lists too (Ctrl+L: here)")),
            (tr("No, only some"), tr("Other species remain possible, in new lists too")),
            self,
        )
        self.kind.play_button.hide()
        foot = lay_out(FlowLayout(), self.complete, self.none)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        asked = self.unlisted, self.kind
        lay_out(layout, self.window_name, (self.picker, 1), *asked, self.state, foot)
        self.picker.picked.connect(self.toggled)
        treat_double_clicks_as_single(self.none, self.complete)
        self.picker.play_requested.connect(self.play_requested)
        self.unlisted.play_requested.connect(
            lambda entry: self.play_requested.emit(entry.segment_id)
        )
        self.unlisted.added.connect(lambda entry: self.toggled.emit(entry.species_id))
        self.kind.added.connect(lambda _: self._choose_kind(ListState.COMPLETE))
        self.kind.refused.connect(lambda _: self._choose_kind(ListState.INCOMPLETE))
        self.unlisted.refused.connect(lambda entry: self.ruled_out.emit(entry.species_id))
        self.show_nothing()

    def show_unlisted(self, name: str, unlisted: UnlistedSpecies | None) -> None:
        """Show a species that may be present but is not listed, or none.

        It waits while the panel asks for the kind of lists: one question at a time.
        """
        chance = percent(unlisted.probability if unlisted else None).replace(" ", "\u00a0")
        words = tr("Also resembles <b>{species}</b> ({percent})")
        self._unlisted = words.format(species=escape(name), percent=chance), unlisted
        self.ask_kind(self._asks_kind)

    def ask_kind(self, is_asked: bool) -> None:
        """Ask whether the lists begun are complete; nothing has to be answered.

        On a small screen it is asked only while no segment is shown, which leaves it room.
        """
        self._asks_kind = is_asked
        words = tr("Did you note every species you could hear?")
        has_room = not self._has_segment or self.window().height() >= _ROOM_FOR_BOTH_PX
        self.kind.show_question(words, words if is_asked and has_room else None)
        words, unlisted = self._unlisted
        self.unlisted.show_question(words, None if is_asked and has_room else unlisted)

    def make_room(self, has_segment: bool) -> None:
        self._has_segment = has_segment
        self.ask_kind(self._asks_kind)

    def _choose_kind(self, state: ListState) -> None:
        self.ask_kind(False)
        self.kind_chosen.emit(state)

    def show_window(self, words: str, is_window: bool) -> None:
        """Show which window the list belongs to, and other observers' lists."""
        self.window_name.setText(words)
        self.window_name.setVisible(bool(words))
        if is_window:  # what may be unlisted is asked of the recording
            self.show_unlisted("", None)

    def show_shared_tags(
        self, rows: Sequence[PickRow], n_recordings: int, n_complete: int
    ) -> None:
        self.setEnabled(True)
        self.picker.set_rows(rows)
        self.complete.setEnabled(True)
        self.complete.setChecked(n_complete == n_recordings)
        self.show_unlisted("", None)
        self.state.setText(
            tr("%Ln recordings are selected. Tags go to all of them.", "", n_recordings)
        )

    def show_tags(
        self,
        rows: Sequence[PickRow],
        state: ListState,
        n_present: int,
        n_unsure: int,
        n_heard: int,
        n_unexplained: int,
        assumed: ListState | None,
    ) -> None:
        """Show the list of the recording, and the number of predicted species.

        ``n_unexplained`` segments match no species of the list; ``assumed`` is the kind of list
        that a first tag would create, if known.
        """
        self.setEnabled(True)
        self.picker.set_rows(rows)
        self.complete.setChecked(state is ListState.COMPLETE)
        self.complete.setEnabled(state is not ListState.UNTAGGED)
        words = [_state_text(state, n_present, n_unsure, n_heard)]
        if n_unsure:
            words.append(tr("Unsure: %Ln.", "species", n_unsure))
        if state is ListState.UNTAGGED and assumed is not None:
            words.append(
                tr("Its list will count as complete.")
                if assumed is ListState.COMPLETE
                else tr("Its list will be incomplete.")
            )
        if n_unexplained:
            words.append(tr("%Ln segments fit no listed species (“?”).", "", n_unexplained))
        self.state.setText(" ".join(words))
        self.state.setToolTip(self.state.text())

    def show_nothing(self) -> None:
        self.setEnabled(False)
        self.picker.set_rows(())
        self.complete.setChecked(False)
        self._unlisted = "", None
        self.ask_kind(False)
        self.state.setText(tr("Choose a recording to tag its species."))

    def is_typed_in(self) -> bool:
        return self.picker.field.hasFocus()


def _state_text(state: ListState, n_present: int, n_unsure: int, n_heard: int) -> str:
    if state is ListState.UNTAGGED:
        if n_heard:
            return tr("Untagged. A accepts %Ln predicted species.", "", n_heard)
        return tr("Untagged. Type a species (T).")
    if not n_present:
        if state is ListState.COMPLETE:
            return tr("No species certain.") if n_unsure else tr("No birds (complete list).")
        return tr("No species tagged; list incomplete.")
    if state is ListState.COMPLETE:
        return tr("%Ln species (complete list).", "", n_present)
    return tr("%Ln species (incomplete list).", "", n_present)
