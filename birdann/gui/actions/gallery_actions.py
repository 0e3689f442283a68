"""Verdicts on many segments at once, in the gallery."""

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from PySide6.QtGui import QKeySequence

from birdann.app.commands import (
    AcceptPredictions,
    AddSpecies,
    ClearLabels,
    Command,
    LabelSegments,
)
from birdann.core.errors import SoundNotAllowedError
from birdann.core.ids import RunId, SegmentId, SpeciesId
from birdann.core.labels import LabelState
from birdann.gui.actions.action_set import ActionSet
from birdann.gui.actions.naming import species_called
from birdann.gui.gallery.gallery_panel import GalleryPanel
from birdann.gui.gallery.gallery_view import Handler
from birdann.gui.gallery.species_popup import SpeciesPopup
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.language import tr
from birdann.gui.likeness_reader import LikenessReader
from birdann.gui.playback import Player, PlayRequest, QtSoundOutput
from birdann.gui.shell import Shell

_LEAD_S = 0.05
_REST_KEY, _OPEN_KEY, _INVERT_KEY = "Shift+Return", "Ctrl+Return", "I"
_SIZE_STEP_PX = 24
_SIZE = "gallery_card_px"


class GalleryActions:
    """Does what the gallery asks for; one verdict on any number is one step of undo.

    While the gallery has the focus, the window's keys for verdicts mean its selection.
    """

    def __init__(
        self,
        shell: Shell,
        panel: GalleryPanel,
        likenesses: LikenessReader,
        *,
        raise_panel: Callable[[], object],
    ) -> None:
        self._shell = shell
        self._bench = shell.bench
        self._panel = panel
        self._raise_panel = raise_panel
        self._likenesses = likenesses
        self._output = ""
        self.player = Player(shell.window)
        self.player.failed.connect(shell.messages.note)
        self.popup = SpeciesPopup(panel)
        self.popup.picked.connect(self.relabel)
        self.popup.named.connect(self.relabel_to_new_species)
        size_px = shell.preferences.value(_SIZE)
        if isinstance(size_px, int):
            panel.slider.setValue(size_px)
        self._connect()

    def _connect(self) -> None:
        panel, bench = self._panel, self._bench
        panel.confirm_asked.connect(self.confirm)
        panel.confirm_rest_asked.connect(self.confirm_others)
        panel.relabel_asked.connect(self.ask_species)
        panel.reject_asked.connect(self.reject)
        panel.similar_asked.connect(self.find_similar)
        panel.view.opened.connect(self.open_segment)
        panel.view.hovered.connect(self._hover)
        bench.opened.connect(lambda: panel.service.set_project(bench.project))
        bench.closing.connect(self._let_go)
        bench.closed.connect(self._show)
        bench.overview_changed.connect(self._show)
        bench.progress_changed.connect(self._show)
        bench.recording_changed.connect(self._show)

    def use_keys(self, actions: ActionSet) -> None:
        """Let the gallery follow the window's keys, as they are set."""
        panel = self._panel
        window_actions: dict[str, Handler] = {
            "label.confirm": self.confirm,
            "label.correct": self.ask_species,
            "label.reject": self.reject,
            "label.clear": self.clear,
            "segment.alike": panel.find_similar,
            "listen.segment": self.play,
            "listen.play": self.play,
        }
        own: dict[str, Handler] = {
            _REST_KEY: self.confirm_others,
            "Shift+Enter": self.confirm_others,
            _OPEN_KEY: self.open_current,
            "Ctrl+Enter": self.open_current,
            _INVERT_KEY: panel.view.invert_selection,
            "Ctrl++": lambda: self._resize(+1),
            "Ctrl+=": lambda: self._resize(+1),
            "Ctrl+-": lambda: self._resize(-1),
        }
        for digit in range(1, 10):
            own[str(digit)] = partial(self._relabel_to_number, digit)

        def handler(keys: QKeySequence) -> Handler | None:
            for action_id, method in window_actions.items():
                if keys in actions[action_id].shortcuts():
                    return method
            return own.get(keys.toString(QKeySequence.SequenceFormat.PortableText))

        panel.view.key_handler = handler
        panel.segments_asked.connect(actions["model.segment"].trigger)
        panel.name_keys(
            {
                panel.confirm_button: (tr("The proposals of those selected are right"), "Return"),
                panel.relabel_button: (tr("Say which species those selected are"), "C"),
                panel.reject_button: (tr("Those selected are no calls at all"), "X"),
                panel.rest_button: (tr("Confirm all in view but those selected"), _REST_KEY),
                panel.similar_button: (tr("The most alike first"), "F"),
            }
        )

    # --- showing -------------------------------------------------------------------------------

    def show(self) -> None:
        """Bring the gallery to the front, with the focus."""
        self._raise_panel()
        self._panel.view.setFocus()
        if not self._panel.view.currentIndex().isValid() and self._panel.model.rowCount():
            self._panel.view.setCurrentIndex(self._panel.model.index(0))
            self._panel.view.clearSelection()

    def _show(self) -> None:
        overview, view = self._bench.overview, self._bench.view
        self._panel.view.delegate.color_map = self._shell.pane.color_map()
        self._panel.set_species(self._bench.book.in_use)
        self._panel.set_data(
            overview.queue if overview is not None else None, view.id if view is not None else None
        )

    def _let_go(self) -> None:
        self._panel.service.set_project(None)
        self.player.stop()

    def _resize(self, step: int) -> None:
        self._panel.slider.setValue(self._panel.slider.value() + step * _SIZE_STEP_PX)

    # --- verdicts ------------------------------------------------------------------------------

    def confirm(self) -> None:
        """Say that the proposals for the selected segments are right."""
        self._accept(self._selected())

    def confirm_others(self) -> None:
        """Say that the proposals in view are right, but for those selected."""
        self._accept(self._panel.others_in_view())

    def reject(self) -> None:
        """Say that the selected segments are no calls at all."""
        self._label(LabelState.REJECTED, None)

    def clear(self) -> None:
        """Forget what was said of the selected segments."""
        data = self._data()
        if data is not None:
            selected = self._selected()
            is_judged = data.table.label[data.row_of.find(selected)] >= 0
            ids = [key for key, judged in zip(selected, is_judged, strict=True) if judged]
            if ids:
                self._execute(ClearLabels(ids))

    def ask_species(self) -> None:
        """Ask which species the selected segments are."""
        if not self._selected() or not self._may_write():
            return
        button = self._panel.relabel_button
        self.popup.ask(
            self._bench.book.in_use,
            self._quick(),
            self._bench.book.color,
            button.mapToGlobal(button.rect().topLeft()),
        )

    def relabel(self, species_id: SpeciesId) -> None:
        """Say which species the selected segments are."""
        data, ids, key = self._data(), self._selected(), species_id
        if data is None or not ids:
            return
        rows = data.row_of.find(ids)
        place = data.table.species_ids.index(key) if key in data.table.species_ids else None
        proposed = place is not None and bool((data.table.species[rows] == place).all())
        if self._label(LabelState.CONFIRMED if proposed else LabelState.CORRECTED, key):
            self._bench.remember_species(key)

    def relabel_to_new_species(self, name: str) -> None:
        """Name a species, if it is not yet, and say that the selected segments are it."""
        project = self._bench.project
        if project is None or not self._selected():
            return
        species, is_new = species_called(project, name)
        if not is_new or self._bench.execute(AddSpecies([species])):
            self.relabel(species.id)

    def _relabel_to_number(self, digit: int) -> None:
        quick = self._quick()
        if digit <= len(quick):
            self.relabel(quick[digit - 1])

    def _accept(self, ids: Sequence[SegmentId]) -> None:
        data = self._data()
        if data is None or not ids:
            return
        table = data.table
        rows = data.row_of.find(ids)
        is_open = (table.label[rows] < 0) & ~np.isnan(table.probability[rows])
        judged = {ids[place]: int(rows[place]) for place in np.flatnonzero(is_open).tolist()}
        if not judged:
            self._shell.messages.note(tr("There is no open proposal among them to confirm."))
            return
        species = [
            table.species_ids[place] if (place := int(table.species[row])) >= 0 else None
            for row in judged.values()
        ]
        self._execute(AcceptPredictions(list(judged), species_ids=species, run_id=self._run()))

    def _label(self, state: LabelState, species_id: SpeciesId | None) -> bool:
        ids = self._selected()
        return bool(ids) and self._execute(LabelSegments(ids, state, species_id, self._run()))

    def _execute(self, command: Command) -> bool:
        return self._may_write() and self._bench.execute(command)

    def _may_write(self) -> bool:
        project = self._bench.project
        if project is not None and project.read_only:
            self._shell.messages.note(tr("This project is open read-only."))
            return False
        return project is not None

    def _run(self) -> RunId | None:
        project = self._bench.project
        return project.runs.shown() if project is not None else None

    # --- looking closer ------------------------------------------------------------------------

    def open_segment(self, segment_id: SegmentId) -> None:
        """Show a segment in the picture of its recording."""
        data, key = self._data(), segment_id
        if data is not None and key in data.row_of:
            recording = data.table.recording_ids[int(data.table.recording[data.row_of[key]])]
            self._bench.show_recording(recording, select=key)

    def open_current(self) -> None:
        """Show the segment that the keys are at in the picture of its recording."""
        current = self._panel.view.current()
        if current is not None:
            self.open_segment(current)

    def show_alike(self) -> None:
        """Show in the gallery what is most like the segment selected in the picture."""
        key = self._bench.segment_id
        if key is not None:
            self._raise_panel()
            self._panel.filter.show_all()
            self.find_similar(key)

    def find_similar(self, segment_id: SegmentId) -> None:
        """Order the gallery by likeness to a segment."""
        self._likenesses.ask(segment_id, self._panel.show_similar)

    def play(self) -> None:
        """Play the segment that the keys are at, in its own band."""
        current = self._panel.view.current()
        if current is not None:
            self._play(current)

    def _hover(self, segment_id: SegmentId | None) -> None:
        if not self._panel.hover_button.isChecked():
            return
        if segment_id is not None:
            self._play(segment_id)
        else:
            self.player.stop()

    def _play(self, segment_id: SegmentId) -> None:
        data, project = self._data(), self._bench.project
        if data is None or project is None or segment_id not in data.row_of:
            return
        table, row = data.table, data.row_of[segment_id]
        recording = project.recordings.one(table.recording_ids[int(table.recording[row])])
        self._shell.player.stop()
        self.player.stop()
        try:
            path = project.audio_path(recording)
        except SoundNotAllowedError as error:
            self._shell.messages.fail(str(error))
            return
        self._follow_output()
        self.player.play(
            PlayRequest(
                path=path,
                start_s=max(0.0, float(table.onset_s[row]) - _LEAD_S),
                stop_s=min(recording.duration_s, float(table.offset_s[row]) + _LEAD_S),
                low_hz=float(table.low_hz[row]),
                high_hz=float(table.high_hz[row]),
            )
        )

    def _follow_output(self) -> None:
        """Play through the loudspeaker that was chosen for the window."""
        name = str(self._shell.preferences.value("sound_output") or "")
        if name != self._output:
            self._output = name
            self.player.set_output(QtSoundOutput(name or None))

    # --- helpers -------------------------------------------------------------------------------

    def _data(self) -> QueueData | None:
        overview = self._bench.overview
        return overview.queue if overview is not None else None

    def _selected(self) -> list[SegmentId]:
        data = self._data()
        if data is None:
            return []
        selected = self._panel.view.selected()
        rows = data.row_of.find(selected).tolist()
        return [key for key, row in zip(selected, rows, strict=True) if row >= 0]

    def _quick(self) -> tuple[SpeciesId, ...]:
        overview = self._bench.overview
        known = {one.id for one in self._bench.book.in_use}
        return tuple(key for key in overview.quick if key in known) if overview else ()

    def shutdown(self) -> None:
        """Stop sound and threads, and remember the size of the thumbnails."""
        self._shell.preferences.set_value(_SIZE, self._panel.slider.value())
        self.player.shutdown()
        self._panel.shutdown()
