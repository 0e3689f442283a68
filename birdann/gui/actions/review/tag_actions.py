"""Tags of the recording shown, or of all selected recordings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from birdann.app.commands import (
    AssumeLists,
    SetListState,
    SetSpeciesLists,
    TagRecordings,
    assumed_lists,
)
from birdann.app.species_source import import_checklist
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import ListKey, ListState, Species, SpeciesList, TagState
from birdann.formats.checklists import ChecklistColumn, Role, read_columns
from birdann.gui.actions.base import Actions, choose_one
from birdann.gui.actions.review.verdicts import species_called
from birdann.gui.choices import best_example, suggested_tags
from birdann.gui.keys.command import EDIT, TAG, TYPE_TAG, Fact, command, sub_menu
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.project.workbench import needs_project, needs_recording
from birdann.gui.runtime.jobs import Job
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import mark, tr
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.gui.dialogs.exchange import import_dialogs


_FORGET = "forget"
STATES: Mapping[str, TagState | None] = {
    "present": TagState.PRESENT,
    "unsure": TagState.UNSURE,
    "absent": TagState.ABSENT,
    _FORGET: None,
}
_STATE_TITLES = (mark("&Present"), mark("&Unsure"), mark("&Absent"), mark("Un&tagged"))
_NEXT: Mapping[TagState | None, TagState | None] = {
    None: TagState.PRESENT,
    TagState.PRESENT: TagState.UNSURE,
    TagState.UNSURE: TagState.ABSENT,
    TagState.ABSENT: None,
}
_NAME_LISTS = mark("Lists of names (*.txt *.csv *.tsv);;All files (*)")


class TagActions(Actions):
    """Tags one or several recordings; each action can be undone in one step."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        tags = parts.tags
        tags.picker.stops = self._window.numbers.tags_stop
        tags.toggled.connect(self.toggle_tag)
        tags.picker.named.connect(self.tag_new_species)
        tags.picker.kept.connect(
            lambda name: self._note(tr("Already tagged: {species}").format(species=name))
        )
        tags.none.clicked.connect(lambda _on: self.tag_no_birds())
        tags.complete.clicked.connect(lambda _on: self.toggle_complete())
        tags.play_requested.connect(self.play)
        tags.picker.menu_asked.connect(self.show_menu)
        tags.ruled_out.connect(lambda key: self.set_state(key, TagState.ABSENT))
        self._begun: dict[ListKey, None] = {}
        tags.kind_chosen.connect(self.assume)
        for signal in (parts.bench.opened, parts.bench.closed):
            signal.connect(self._begun.clear)

    def targets(self, view: RecordingView) -> tuple[RecordingId, ...]:
        chosen = self._parts.recordings.selected_ids()
        return chosen if len(chosen) > 1 and view.id in chosen else (view.id,)

    @command("tag.search", "&Tag species…", "T", icon="tag", needs=TYPE_TAG)
    def focus_search(self) -> None:
        """Type a few letters of a species, then Enter."""
        self._parts.tags.picker.start_typing()

    @needs_recording
    def toggle_tag(self, here: OpenProject, view: RecordingView, species_id: SpeciesId) -> None:
        """Tag a species as present, or clear the tag where all recordings have it."""
        key, lists = species_id, self._lists(here, view)
        everywhere = all(species_list.tags.get(key) is TagState.PRESENT for species_list in lists)
        self.set_state(species_id, None if everywhere else TagState.PRESENT)

    @needs_recording
    def cycle_tag(self, here: OpenProject, view: RecordingView, species_id: SpeciesId) -> None:
        """Cycle through present, unsure, absent and untagged."""
        self.set_state(species_id, _NEXT[view.species_list.tags.get(species_id)])

    @needs_recording
    def set_state(
        self, here: OpenProject, view: RecordingView, species_id: SpeciesId, state: TagState | None
    ) -> None:
        lists = self._lists(here, view)

        def tag(first: ListState) -> bool:
            is_done = self._tag(lists, {species_id: state}, first)
            if is_done and state is TagState.PRESENT:
                here.remember_species(species_id)
            return is_done

        self._begin_lists(here, lists if state is not None else (), tag)

    @needs_recording
    def tag_new_species(self, here: OpenProject, view: RecordingView, name: str) -> None:
        """Add a species and tag it; one that was just added is only tagged."""
        lists = self._lists(here, view)

        def tag(first: ListState) -> bool:
            species, is_new = species_called(here.project, name)
            new = [species] if is_new else []
            is_done = self._tag(lists, {species.id: TagState.PRESENT}, first, new_species=new)
            if is_done:
                here.remember_species(species.id)
            return is_done

        self._begin_lists(here, lists, tag)

    @command("tag.none", "&No birds here", "Ctrl+B", icon="no-birds", needs=TAG)
    @needs_recording
    def tag_no_birds(self, here: OpenProject, view: RecordingView) -> None:
        """Mark as listened, no birds present."""
        lists = self._lists(here, view)
        if all(
            species_list.state is ListState.COMPLETE and not species_list.tags
            for species_list in lists
        ):
            self._set_state(lists, ListState.UNTAGGED)
        else:
            none = [
                replace(species_list, state=ListState.COMPLETE, tags={}) for species_list in lists
            ]
            self._edit_after_asking(
                here, lists, lambda: self._bench.execute(SetSpeciesLists(none))
            )

    @command("tag.suggested", "Acc&ept suggested tags", "A", icon="sparkle", needs=TAG)
    @needs_recording
    def accept_suggested_tags(self, here: OpenProject, view: RecordingView) -> None:
        """Accept the predicted species of an untagged recording as tags; listen first."""
        suggested = suggested_tags(view)
        if not suggested:
            self._note(tr("No tags to accept: already tagged, or no species predicted here."))
            return
        lists, tags = [view.species_list], dict.fromkeys(suggested, TagState.PRESENT)
        self._begin_lists(
            here, lists, lambda first: self._tag(lists, tags, first, only_untagged=True)
        )

    @command("tag.complete", "&Complete list", "Ctrl+L", icon="status-done", needs=TAG)
    @needs_recording
    def toggle_complete(self, here: OpenProject, view: RecordingView) -> None:
        """Set whether untagged species are absent or unknown.

        Of several recordings those are meant that are tagged, if any is. One that is not begins
        a list of the other kind than its first tag would.
        """
        lists = self._lists(here, view)
        meant = [
            species_list for species_list in lists if species_list.state is not ListState.UNTAGGED
        ] or lists
        begun = ListState.COMPLETE if self.assumes_complete else ListState.INCOMPLETE
        states = {
            begun if species_list.state is ListState.UNTAGGED else species_list.state
            for species_list in meant
        }
        is_complete = states == {ListState.COMPLETE}
        state = ListState.INCOMPLETE if is_complete else ListState.COMPLETE
        self._edit_after_asking(here, meant, lambda: self._set_state(meant, state))

    @property
    def assumes_complete(self) -> bool:
        overview = self._bench.overview
        return overview is not None and overview.assumed is ListState.COMPLETE

    @command("tag.assume", "New &lists are complete…", needs=EDIT, is_on="assumes_complete")
    def ask_whether_complete(self) -> None:
        """Set whether new lists are complete."""
        self._parts.messages.decide(
            tr("Complete lists?"),
            tr(
                "Did you note every species you could hear?\n\nYes, all of them: other species count "
                "as absent. Training learns most from such lists.\nNo, only some: other species "
                "remain possible.\n\nYou can change this for each recording (Ctrl+L) and the default "
                "in the Edit menu."
            ),
            (
                (tr("&Yes, all of them"), lambda: self.assume(ListState.COMPLETE)),
                (tr("&No, only some"), lambda: self.assume(ListState.INCOMPLETE)),
            ),
        )

    @property
    def is_kind_asked(self) -> bool:
        """Whether lists were begun before it was set if new ones are complete."""
        overview = self._bench.overview
        return bool(self._begun) and overview is not None and overview.assumed is None

    @needs_project
    def assume(self, here: OpenProject, state: ListState) -> None:
        """Set the kind of new lists, and of those begun before.

        A list of a recording that was cut into windows meanwhile is left, unless it is shown.
        """
        displayed_key = here.view.species_list.key if here.view is not None else None
        cut = {
            recording_id
            for recording_id, lists in here.project.lists.windows(
                [recording_id for recording_id, span_s, _ in self._begun if span_s is None]
            ).items()
            if any(species_list.span_s is not None for species_list in lists)
        }
        begun = [
            list_key
            for list_key in self._begun
            if list_key == displayed_key or list_key[1] is not None or list_key[0] not in cut
        ]
        self._begun.clear()
        here.execute(AssumeLists(state, begun))

    @command("tag.next", "Ne&xt untagged recording", "N", icon="next", needs=Fact.RECORDINGS)
    @needs_project
    def next_untagged(self, here: OpenProject) -> None:
        """Go to the next untagged recording."""
        rows = {row.id: row for row in self._parts.recordings.model.rows()}
        after = self._parts.recordings.ids_from_current()
        following = next((key for key in after if not rows[key].is_tagged), None)
        if following is None:
            self._note(tr("Every recording in the list is tagged."))
        else:
            self._window.questions.stop()
            here.show_recording(following)

    @needs_recording
    def play(self, here: OpenProject, view: RecordingView, segment_id: SegmentId) -> None:
        self._window.questions.stop()
        if segment_id in view.row_of:
            self._bench.select((segment_id,))
            self._window.listen_actions.play_segment()

    @needs_recording
    def play_number(self, here: OpenProject, view: RecordingView, digit: int) -> None:
        """Play the best example of the candidate of that number; the current item stays."""
        species_id = self._window.numbers.species(digit)
        if species_id is None:
            return
        example = best_example(view, species_id)
        segment = view.segment(example) if example is not None else None
        if segment is None:
            self._note(
                tr("There is no example of {species} in this recording.").format(
                    species=here.book.name(species_id)
                )
            )
        else:
            self._window.listen_actions.play_box(segment.box)

    def cycle_number(self, digit: int) -> None:
        species_id = self._window.numbers.species(digit)
        if species_id is not None:
            self.cycle_tag(species_id)

    # --- menus ---------------------------------------------------------------------------------

    @sub_menu("tag.states", "Mar&k species as")
    def fill_tags(self, menu: QMenu) -> None:
        rows = self._parts.tags.picker.rows()
        for row in rows:
            if row.species_id is None:
                continue
            sub_menu = menu.addMenu(row.name.replace("&", "&&"))
            self._fill_states(sub_menu, row.species_id)
        if menu.isEmpty():
            menu.addAction(tr("No species yet")).setEnabled(False)

    def show_menu(self, species_id: SpeciesId, spot: QPoint) -> None:
        menu = QMenu(self._parts.window)
        self._fill_states(menu, species_id)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(spot)

    def _fill_states(self, menu: QMenu, species_id: SpeciesId) -> None:
        view = self._bench.view
        present_state = view.species_list.tags.get(species_id) if view is not None else None
        current = next(name for name, state in STATES.items() if state is present_state)
        choose_one(
            menu,
            tuple(STATES),
            current,
            lambda name: self.set_state(species_id, STATES[name]),
            titles=[tr(title) for title in _STATE_TITLES],
        )
        row = next(
            (row for row in self._parts.tags.picker.rows() if row.species_id == species_id), None
        )
        if row is not None and row.best_example_id is not None:
            best_example_id = row.best_example_id
            menu.addSeparator()
            menu.addAction(tr("&Play the best example")).triggered.connect(
                lambda: self.play(best_example_id)
            )

    # --- a list of species to choose from ------------------------------------------------------

    @command("file.names", "Load species c&hecklist…", icon="import", needs=EDIT)
    def import_names(self) -> None:
        """Read a list of names or codes, one a line, that typing finds from then on."""
        self._files.open_file(
            tr("Load species checklist"), tr(_NAME_LISTS), self.import_names_from
        )

    def import_names_from(self, path: Path) -> Job:
        def show(columns: tuple[ChecklistColumn, ...]) -> None:
            dialog = import_dialogs.ChecklistDialog(path.name, columns, self._parts.window)
            dialog.open_connected(read_asked=lambda roles: self.import_checklist(path, roles))

        return self._bench.start(
            lambda progress: read_columns(path), title=tr("Reading the checklist"), on_success=show
        )

    @needs_project
    def import_checklist(self, here: OpenProject, path: Path, roles: Sequence[Role]) -> Job:
        return self._bench.start(
            lambda progress: import_checklist(here.session, path, roles),
            title=tr("Reading the species names"),
            on_success=lambda count: self._note(
                tr("%Ln species can be found by typing now.", "", count)
            ),
        )

    def _lists(self, here: OpenProject, view: RecordingView) -> list[SpeciesList]:
        targets = self.targets(view)
        if targets == (view.id,):
            return [view.species_list]
        lists = here.project.lists.all(list(targets))
        return [lists[key] for key in targets]

    def _begin_lists(
        self, here: OpenProject, lists: Sequence[SpeciesList], tag: Callable[[ListState], bool]
    ) -> None:
        """Tag recordings; of lists begun while it is unknown, it is asked if they are complete."""
        first = assumed_lists(here.project)

        def tag_and_remember() -> None:
            begun = {
                species_list.key: None
                for species_list in lists
                if species_list.state is ListState.UNTAGGED
            }
            before = dict(self._begun)
            if first is None:
                self._begun.update(begun)
            if not tag(first or ListState.INCOMPLETE):
                self._begun = before

        self._edit_after_asking(here, lists, tag_and_remember)

    def _edit_after_asking(
        self, here: OpenProject, lists: Iterable[SpeciesList], edit: Callable[[], object]
    ) -> None:
        """Edit lists; ask first where one of a recording is begun beside those of its windows."""
        begun = [
            species_list.recording_id
            for species_list in lists
            if species_list.span_s is None and species_list.state is ListState.UNTAGGED
        ]
        windows = chain.from_iterable(here.project.lists.windows(begun).values())
        n_windows = sum(
            species_list.span_s is not None and not species_list.observer
            for species_list in windows
        )
        if not n_windows:
            edit()
            return
        self._parts.messages.ask(
            tr("List the species of the whole recording?"),
            tr(
                "It has %Ln windows with lists of their own. To tag one of them, scroll to it or "
                "click it under the overview.\n\nA list of the whole recording counts beside "
                "them: if it is complete, other species are absent outside the windows too.",
                "",
                n_windows,
            ),
            tr("&Whole recording"),
            tr("Cancel"),
            edit,
        )

    def _tag(
        self,
        lists: Iterable[SpeciesList],
        tags: Mapping[SpeciesId, TagState | None],
        first: ListState,
        *,
        new_species: Sequence[Species] = (),
        only_untagged: bool = False,
    ) -> bool:
        lists = list(lists)
        return bool(lists) and self._bench.execute(
            TagRecordings(
                [species_list.recording_id for species_list in lists],
                tags,
                first=first,
                new_species=new_species,
                only_untagged=only_untagged,
                span_s=lists[0].span_s,
            )
        )

    def _set_state(self, lists: Iterable[SpeciesList], state: ListState) -> None:
        lists = list(lists)
        if lists:
            ids = [species_list.recording_id for species_list in lists]
            self._bench.execute(SetListState(ids, state, span_s=lists[0].span_s))
