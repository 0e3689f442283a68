"""Review of many segments at once, in the gallery."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial

import numpy as np
from PySide6.QtGui import QKeySequence

from birdann.app.commands.training_sources import ReferenceClip
from birdann.app.reviewing.question import Question
from birdann.app.reviewing.sound_groups import SoundGroups
from birdann.core.errors import SoundNotAllowedError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import Ids, SegmentId, SpeciesId
from birdann.gui.actions.base import Actions
from birdann.gui.audio.playback import Player, PlayRequest, QtSoundOutput
from birdann.gui.gallery.thumbnail_service import Sound, thumbnail_colors
from birdann.gui.item_models.picks import PickRow
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.keys.command import Fact, command
from birdann.gui.panels.species_picker import SpeciesPopup
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import SpeciesBook
from birdann.gui.project.workbench import needs_project
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.gui.gallery import gallery_panel, gallery_view


_LEAD_S = 0.05
_REST_KEY, _OPEN_KEY, _INVERT_KEY = "Shift+Return", "Ctrl+Return", "I"
_SIZE_STEP_PX = 24
_SIZE = "gallery_card_px"


class GalleryActions(Actions):
    """Carries out requests of the gallery; each can be undone in one step.

    While the gallery has the focus, commands and keys for labels apply to its selection.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._was_shown = False
        self._before: tuple[SegmentId, ...] = ()
        self._asked = Question(segment_ids=())
        self._output = ""
        self.player = Player(parts.window)
        self.player.failed.connect(parts.messages.note)
        self.player.set_volume(parts.bar.volume.value())
        parts.bar.volume_changed.connect(self.player.set_volume)
        self._bench.closing.connect(self.player.stop)

    @cached_property
    def panel(self) -> gallery_panel.GalleryPanel:
        made = gallery_panel.GalleryPanel(self._parts.window)
        size_px = self._parts.preferences.value(_SIZE)
        if isinstance(size_px, int):
            made.slider.setValue(size_px)
        self._window.keys.gallery = made.view
        self._connect(made)
        self._follow_keys(made)
        self._show(made)
        return made

    @cached_property
    def popup(self) -> SpeciesPopup:
        made = SpeciesPopup(tr("Which species?"), self.panel)
        made.picked.connect(self.relabel)
        made.named.connect(self.relabel_to_new_species)
        return made

    def _connect(self, panel: gallery_panel.GalleryPanel) -> None:
        bench = self._bench
        panel.group_bar.last_edit = lambda: bench.session and bench.session.history.next_to_undo
        panel.confirm_asked.connect(self.confirm)
        panel.confirm_rest_asked.connect(self.confirm_others)
        panel.relabel_asked.connect(self.ask_species)
        panel.reject_asked.connect(self.reject)
        panel.similar_asked.connect(self.find_similar)
        panel.groups_asked.connect(self.group_sounds)
        panel.view.opened.connect(self.open_segment)
        panel.view.opened.connect(lambda _segment_id: self._window.show_picture())
        panel.view.hovered.connect(self._hover)
        panel.view.chosen.connect(self._window.questions.ask_cards)
        panel.filter.asked_threshold.connect(bench.execute)
        bench.closing.connect(panel.filter.emit_pending)
        panel.service.set_project(bench.project)
        bench.opened.connect(lambda: panel.service.set_project(bench.project))
        bench.closing.connect(lambda: panel.service.set_project(None))
        for signal in (
            bench.closed,
            bench.overview_changed,
            bench.progress_changed,
            bench.recording_changed,
        ):
            signal.connect(lambda: self._show(panel))

    def _follow_keys(self, panel: gallery_panel.GalleryPanel) -> None:
        actions = self._parts.actions
        window_actions: dict[str, gallery_view.Handler] = {
            "label.confirm": self.confirm,
            "label.correct": self.ask_species,
            "label.reject": self.reject,
            "label.clear": self.clear,
            "label.fields": lambda: self._window.label_actions.fill_fields_of(
                panel.question().segment_ids
            ),
            "segment.alike": panel.find_similar,
            "listen.segment": self.play,
            "listen.play": self.play,
        }
        handlers: dict[str, gallery_view.Handler] = {
            _REST_KEY: self.confirm_others,
            "Shift+Enter": self.confirm_others,
            _OPEN_KEY: self.open_current,
            "Ctrl+Enter": self.open_current,
            _INVERT_KEY: panel.view.invert_selection,
            "Alt+Right": lambda: panel.group_bar.step(+1),
            "Alt+Left": lambda: panel.group_bar.step(-1),
            "Ctrl++": lambda: self._resize(+1),
            "Ctrl+=": lambda: self._resize(+1),
            "Ctrl+-": lambda: self._resize(-1),
        }
        for digit in range(1, 10):
            handlers[str(digit)] = partial(self._relabel_to_number, digit)

        def handler_of(action_id: str) -> gallery_view.Handler | None:
            if action_id == "edit.undo" and panel.group_bar.may_undo_edit:
                return panel.group_bar.undo_edit
            return window_actions.get(action_id)

        def handler(keys: QKeySequence) -> gallery_view.Handler | None:
            for action_id in (*window_actions, "edit.undo"):
                if keys in actions[action_id].shortcuts() and (one := handler_of(action_id)):
                    return one
            return handlers.get(keys.toString(QKeySequence.SequenceFormat.PortableText))

        panel.view.key_handler = handler
        actions.redirected = lambda key: handler_of(key) if panel.view.hasFocus() else None
        panel.segments_asked.connect(actions["model.segment"].trigger)
        panel.name_keys(
            {
                panel.confirm_button: (tr("Confirm the predictions of the selection"), "Return"),
                panel.relabel_button: (tr("Change the label of the selection"), "C"),
                panel.reject_button: (tr("Mark the selection as noise"), "X"),
                panel.rest_button: (tr("Confirm all visible except selected"), _REST_KEY),
                panel.similar_button: (tr("Most similar first"), "F"),
            }
        )

    # --- showing -------------------------------------------------------------------------------

    @command(
        "review.gallery",
        "&Gallery",
        "G",
        icon="gallery",
        needs=Fact.ANY_SEGMENTS,
        is_on="is_shown",
    )
    def show(self) -> None:
        """Review many segments as thumbnails; again: back to the spectrogram."""
        if self.is_shown:
            self._window.show_picture()
            return
        self._parts.layout.show_view("Gallery")
        self.panel.view.setFocus()
        if not self.panel.view.currentIndex().isValid() and self.panel.model.rowCount():
            self.panel.view.setCurrentIndex(self.panel.model.index(0))
            self.panel.view.clearSelection()

    @property
    def is_shown(self) -> bool:
        return self._parts.layout.view == "Gallery"

    def _raise(self) -> None:
        self._parts.layout.show_view("Gallery")

    def _show(self, panel: gallery_panel.GalleryPanel) -> None:
        view = self._bench.view
        panel.view.delegate.color_map = self._parts.pane.color_map()
        panel.filter.set_species(self._bench.book.in_use, self._bench.book.color)
        panel.set_data(self._bench.queue, view.id if view is not None else None)
        if self.is_shown:
            self._window.questions.ask_cards()

    def cards(self) -> tuple[QueueData, Question] | None:
        return self.panel.cards()

    def follow_view(self) -> None:
        """Let the cards be the selection while the gallery is shown, and restore the other after."""
        if self.is_shown == self._was_shown:
            return
        self._was_shown = self.is_shown
        if self.is_shown:
            self._before = self._bench.selected_ids
            self._bench.select(())
        elif not self._bench.selected_ids and (view := self._bench.view) is not None:
            self._bench.select(view.existing_ids(self._before))
        self._window.questions.ask_cards()

    def _resize(self, step: int) -> None:
        self.panel.slider.setValue(self.panel.slider.value() + step * _SIZE_STEP_PX)

    # --- verdicts ------------------------------------------------------------------------------

    def confirm(self) -> None:
        self._confirm(self.panel.question())

    def confirm_others(self) -> None:
        self._confirm(self.panel.question_on_others())

    def reject(self) -> None:
        question = self.panel.question()
        self._show_outcome(self._window.verdicts.give(question, question.reject_command()))

    def clear(self) -> None:
        question = self.panel.question()
        self._show_outcome(self._window.verdicts.give(question, question.clear_command()))

    def ask_species(self) -> None:
        self._asked = self.panel.question()
        if not self._asked.segment_ids:
            return
        book, button = self._bench.book, self.panel.relabel_button
        numbered = [
            key for n in range(1, 10) if (key := self._window.numbers.species(n)) is not None
        ]
        self.popup.open_beside(_rows(book, numbered), book.in_use, book.color, button)

    def relabel(self, species_id: SpeciesId) -> None:
        self._show_outcome(self._window.verdicts.correct(self._asked, species_id))

    def relabel_to_new_species(self, name: str) -> None:
        self._show_outcome(self._window.verdicts.correct_to_name(self._asked, name))

    def _relabel_to_number(self, digit: int) -> None:
        species_id = self._window.numbers.species(digit)
        if species_id is not None:
            self._show_outcome(self._window.verdicts.correct(self.panel.question(), species_id))

    def _confirm(self, question: Question) -> None:
        if question.segment_ids and not question.open_ids:
            self._note(tr("The selection contains no unreviewed prediction."))
        else:
            self._show_outcome(self._window.verdicts.give(question, question.confirm_command()))

    def _show_outcome(self, is_success: object) -> None:
        if is_success:
            panel, bar = self.panel, self.panel.group_bar
            is_whole = panel.view.n_selected() == panel.model.rowCount()
            panel.update_values()
            if bar.species is not None and is_whole:
                bar.step(+1)

    # --- looking closer ------------------------------------------------------------------------

    def open_segment(self, segment_id: SegmentId) -> None:
        data, key = self._bench.queue, segment_id
        if data is not None and key in data.row_of:
            self._bench.show_recording(data.recording_of(key), select=(key,))

    def open_current(self) -> None:
        current = self.panel.view.current()
        if current is not None:
            self.panel.view.opened.emit(current)

    @command("segment.alike", "Find s&imilar", "F", icon="search", needs=Fact.SEGMENT)
    def show_similar_segments(self) -> None:
        """Show the segments that are most like the selected one in the gallery."""
        key = self._bench.segment_id
        if key is not None:
            self._raise()
            self.panel.filter.show_all()
            self.find_similar((key,))

    @command("review.groups", "Group similar sounds", needs=Fact.PROJECT)
    def group_sounds(self) -> None:
        """Show groups of similar sounds in the gallery, unexplained ones first."""
        self._window.similarities.request_groups(self._show_groups)

    def show_kinds(self, species_id: SpeciesId) -> None:
        """Show the kinds of sound that a species stands for: Return confirms one, X rejects it."""
        self._window.similarities.request_kinds(species_id, self._show_kinds)

    @needs_project
    def _show_kinds(self, here: OpenProject, species_id: SpeciesId, groups: SoundGroups) -> None:
        self._raise()
        self.panel.filter.show_all()
        species = species_id, here.book.name(species_id)
        self.panel.group_bar.show_groups(groups, [0, 1], species)
        self.panel.view.setFocus()

    def show_chosen(self, title: str, members: Ids) -> None:
        self._raise()
        self.panel.filter.show_all()
        self.panel.group_bar.show_chosen(title, members)
        self.panel.view.setFocus()

    def _show_groups(self, groups: SoundGroups, numbers: list[int]) -> None:
        if not numbers:
            self._note(tr("No groups found: too few segments are similar to one another."))
            return
        self._raise()
        listed = self.panel.listed_ids()
        has_cards = set(groups.group[np.isin(groups.ids, listed)].tolist())
        numbers.sort(key=lambda number: number not in has_cards)
        self.panel.group_bar.show_groups(groups, numbers)
        self.panel.view.setFocus()

    def compare(self, first: SpeciesId, second: SpeciesId) -> None:
        self._raise()
        self.panel.order_box.setCurrentIndex(0)
        self.panel.filter.compare(first, second)
        self.panel.view.setFocus()

    def thumbnail_colors(self) -> list[int]:
        return thumbnail_colors(self._parts.pane.color_map())

    def find_similar(self, examples: tuple[SegmentId, ...]) -> None:
        self._window.similarities.request(examples, self.panel.show_similar)

    def play(self) -> None:
        current = self.panel.view.current()
        if current is not None:
            self.play_segment(current)

    def _hover(self, segment_id: SegmentId | None) -> None:
        if not self.panel.hover_button.isChecked():
            return
        if segment_id is not None:
            self.play_segment(segment_id)
        else:
            self.player.stop()

    @needs_project
    def play_segment(self, here: OpenProject, sound: Sound) -> None:
        """Play a segment of any recording, or a reference clip."""
        project, data = here.project, self._bench.queue
        self._parts.player.stop()
        self.player.stop()
        try:
            if isinstance(sound, ReferenceClip):
                path, box, end_s = project.allowed_sound(sound.sound), sound.box, None
            elif data is None or sound not in data.row_of:
                return
            else:
                recording = project.recordings.one(data.recording_of(sound))
                path, box = project.audio_path(recording), _box(data, data.row_of[sound])
                end_s = recording.duration_s
        except SoundNotAllowedError as error:
            self._parts.messages.fail(str(error))
            return
        self._follow_output()
        stop_s = box.offset_s + _LEAD_S
        self.player.play(
            PlayRequest(
                path=path,
                start_s=max(0.0, box.onset_s - _LEAD_S),
                stop_s=stop_s if end_s is None else min(end_s, stop_s),
                low_hz=box.low_hz,
                high_hz=box.high_hz,
            )
        )

    def _follow_output(self) -> None:
        name = str(self._parts.preferences.value("sound_output") or "")
        if name != self._output:
            self._output = name
            self.player.set_output(QtSoundOutput(name or None))

    def shutdown(self) -> None:
        self.player.stop()
        if "panel" in vars(self):
            self._parts.preferences.set_value(_SIZE, self.panel.slider.value())
            self.panel.shutdown()


def _box(data: QueueData, row: int) -> TimeFreqBox:
    columns = ("onset_s", "offset_s", "low_hz", "high_hz")
    return TimeFreqBox(**{name: float(getattr(data.table, name)[row]) for name in columns})


def _rows(book: SpeciesBook, first: Sequence[SpeciesId]) -> list[PickRow]:
    names = {species.id: species.name for species in book.in_use}
    rest = sorted(set(names) - set(first), key=lambda key: names[key])
    return [
        PickRow(
            species_id=key,
            name=names[key],
            color_index=book.color(key),
            key=number if number <= 9 else None,
        )
        for number, key in enumerate([*(key for key in first if key in names), *rest], 1)
    ]
