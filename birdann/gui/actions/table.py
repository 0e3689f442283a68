"""Order of commands in menus, toolbar and context menus, and what enables them.

Titles, keys and methods of commands are declared where they are carried out (``keys.command``).
Menus, toolbar, command palette and the list of shortcuts are built from them.
"""

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from birdann.core.ids import SegmentId
from birdann.gui.keys.action_set import ActionSet
from birdann.gui.keys.command import COMMANDS, Fact, WindowCommand
from birdann.gui.panels.queue_panel import QueuePanel
from birdann.gui.project.workbench import Workbench
from birdann.gui.text.language import mark
from birdann.gui.window_parts import WindowParts

POSITION, STRETCH, VOLUME = "position", "stretch", "volume"

MENUS: dict[str, tuple[str, ...]] = {
    "File": (
        "file.new file.open file.recent file.sample",
        "file.add file.add_folder file.lists file.annotations file.networks file.names file.merge",
        "file.export file.figure",
        "file.close file.quit",
    ),
    "Edit": (
        "edit.undo edit.redo edit.history edit.tasks",
        "tag.search tag.states tag.suggested tag.none tag.complete tag.assume window.add "
        "window.divide window.split window.join window.remove "
        "window.whole",
        "window.next tag.next view.go_to recording.find recording.folder recording.note "
        "recording.remove",
        "edit.settings",
    ),
    "View": (
        "view.spectrogram view.results",
        "view.zoom_in view.zoom_out view.zoom_fit view.zoom_selection view.frequency_in "
        "view.frequency_out",
        "recording.previous recording.next view.labels view.outlines view.peek view.waveform "
        "view.clock",
        "view.picture view.level view.contrast view.next_colors view.colors view.scale view.panels view.theme",
        "view.left view.room view.full_screen view.next_pane view.previous_pane view.reset_layout",
    ),
    "Listen": (
        "listen.play listen.segment listen.example listen.other_example listen.xeno_canto listen.view listen.stop",
        "listen.loop listen.slower listen.faster listen.speed listen.keep_pitch listen.band",
        "listen.output",
    ),
    "Label": (
        "label.confirm label.correct label.reject label.clear label.certain label.probable "
        "label.possible label.type label.fields label.note label.add_to_list label.keep_list",
        "review.uncertain review.gallery review.groups segment.alike review.previous",
        "segment.next segment.previous",
        "view.draw view.draw_by_keys view.brush_add view.brush_erase segment.copy segment.delete segment.merge "
        "segment.split",
    ),
    "Model": (
        "model.segment model.search model.channel model.retry model.paint_calls "
        "model.paint_others model.train model.start model.relearn model.predict "
        "model.join_fragments model.follow",
        "model.report model.compare model.samples model.visits model.audit model.propose model.next",
        "model.cancel",
    ),
    "Project": (
        "project.copy project.blinded",
        "project.agreement",
        "project.restore",
        "project.relink project.sound project.sites project.species project.fields",
        "project.check",
    ),
    "Help": (
        "help.manual help.five_minutes help.shortcuts view.palette help.tour",
        "help.diagnostics help.log help.licences help.about",
    ),
}
"""Commands by menu in order; a separator stands between groups."""

TOOLBAR: tuple[tuple[str, str], ...] = (
    ("view.left", ""),
    ("listen.play", mark("Play")),
    (POSITION, ""),
    ("", ""),
    ("model.segment", mark("Find segments")),
    ("model.train", mark("Train")),
    ("review.uncertain", mark("Review")),
    ("file.export", mark("Export")),
    (STRETCH, ""),
    ("view.spectrogram", mark("Spectrogram")),
    ("review.gallery", mark("Gallery")),
    ("model.report", mark("Report")),
    ("view.results", mark("Results")),
    (STRETCH, ""),
    ("view.picture", mark("Settings")),
    (VOLUME, ""),
)
"""Toolbar buttons in order, with their texts, and parts of other kinds; no id is a separator."""
_VIEWS = ("view.spectrogram", "review.gallery", "model.report", "view.results")


def commands() -> tuple[WindowCommand, ...]:
    """Return every command with its place, in menu order."""
    buttons = dict(TOOLBAR)
    return tuple(
        replace(
            COMMANDS[word],
            menu=menu,
            group=group,
            toolbar=buttons.get(word, ""),
            is_view=word in _VIEWS,
        )
        for menu, groups in MENUS.items()
        for group, ids in enumerate(groups)
        for word in ids.split()
    )


SEGMENT_MENU: tuple[str, ...] = (
    "listen.segment",
    "segment.alike",
    "",
    "label.confirm",
    "label.correct",
    "label.reject",
    "label.clear",
    "label.note",
    "segment.copy",
    "",
    "segment.delete",
    "segment.merge",
    "segment.split",
)
"""Context menu of a segment in order; an empty text is a separator."""

RECORDING_MENU: tuple[str, ...] = (
    "tag.search",
    "tag.none",
    "",
    "model.search",
    "project.sites",
    "",
    "recording.folder",
    "recording.note",
    "recording.remove",
)
"""Context menu of the list of recordings in order; an empty text is a separator."""


def show_segment_menu(parts: WindowParts, segment_id: SegmentId | None, spot: QPoint) -> None:
    """Select a segment unless it is in the selection, and show its menu."""
    if segment_id is None:
        return
    if segment_id not in parts.bench.selected_ids:
        parts.bench.select((segment_id,))
    show_menu(parts.actions, SEGMENT_MENU, spot)


def show_menu(actions: ActionSet, ids: tuple[str, ...], spot: QPoint) -> None:
    """Show a menu of actions."""
    menu = QMenu(actions.window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for action_id in ids:
        if action_id:
            menu.addAction(actions[action_id])
        else:
            menu.addSeparator()
    menu.popup(spot)


_WHILE_ASKING = {Fact.RECORDING, Fact.SOUND, Fact.WORKING, Fact.NOT_WORKING}
"""Facts of the project while a review queue is answered: it is shown and played only."""


def current_facts(parts: WindowParts) -> set[Fact]:
    """Return the facts that are true now."""
    bench, window = parts.bench, parts.window
    asking, item = window.asking, window.questions.displayed_item
    facts = _facts_of_project(bench, parts.queue) | _facts_that_hold(
        {
            Fact.SEEN: parts.layout.shows_recording,
            Fact.ITEM: window.questions.has_item,
            Fact.LABELLED: item is not None and bool(item.question.judged),
            Fact.CONTRADICTED: bool(window.contradictions.open_ones),
        }
    )
    if asking.queue is None or bench.session is None:
        return facts | {Fact.FREE}
    history = bench.session.history
    may_undo = asking.may_take_back(history.next_to_undo)
    may_redo = asking.may_take_back(history.next_to_redo)
    return facts & _WHILE_ASKING | _facts_that_hold(
        {Fact.CAN_UNDO: may_undo, Fact.CAN_REDO: may_redo}
    )


def _facts_of_project(bench: Workbench, queue: QueuePanel) -> set[Fact]:
    facts = {Fact.WORKING} if bench.is_working else {Fact.NOT_WORKING}
    if (here := bench.here) is None:
        return facts
    session, view, counts = here.session, here.view, here.counts
    facts |= _facts_that_hold(
        {
            Fact.PROJECT: True,
            Fact.WRITABLE: not session.project.read_only,
            Fact.CAN_UNDO: session.history.next_to_undo is not None,
            Fact.CAN_REDO: session.history.next_to_redo is not None,
            Fact.RECORDINGS: counts is not None and counts.recordings > 0,
            Fact.ANY_SEGMENTS: counts is not None and counts.segments > 0,
            Fact.PLACED: any(recording.started_at for recording in here.rows.values()),
            Fact.TRAINED: counts is not None and counts.models > 0,
            Fact.QUEUE: queue.model.open_after(None) is not None,
        }
    )
    if view is not None:
        selected = bench.selected_ids
        facts |= _facts_that_hold(
            {
                Fact.RECORDING: True,
                Fact.SOUND: view.info is not None,
                Fact.READ: not here.is_coming,
                Fact.SEGMENTS: bool(view.segments),
                Fact.WINDOWS: bool(view.windows),
                Fact.WINDOW: view.span_s is not None,
                Fact.NEXT_WINDOW: view.window_and_next is not None,
                Fact.SEGMENT: bool(selected),
                Fact.SEVERAL: len(selected) > 1,
            }
        )
    return facts


def _facts_that_hold(holds: dict[Fact, bool]) -> set[Fact]:
    return {fact for fact, true in holds.items() if true}
