"""Zoom, time axis, panels, theme, command palette, and the last view of a project."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId, id_of_text, id_text
from birdann.core.resources import read_text
from birdann.gui.actions.base import Actions, choose_one, is_tool
from birdann.gui.item_models.recordings import Grouping
from birdann.gui.keys.action_set import ActionSet
from birdann.gui.keys.command import (
    COMMANDS,
    SHAPE,
    TAG,
    Fact,
    WindowCommand,
    command,
    sub_menu,
    tr_menu,
    tr_title,
    without_mnemonic,
)
from birdann.gui.keys.key_guard import HeldKey
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.project.workbench import needs_project, needs_recording
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.runtime.preferences import THEMES
from birdann.gui.spectrogram import Tool
from birdann.gui.style.dock_layout import PICTURE, show_dock_of, step_pane
from birdann.gui.text.language import mark, tr
from birdann.gui.text.numbers import band, decimal
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.gui.dialogs.program import command_palette, go_to_dialog


_ZOOM = 1.6
_WAVEFORM = "waveform"
_TOOL_WORDS = {
    Tool.SELECT: "",
    Tool.DRAW: mark(
        "Drag in the spectrogram to outline a sound, with Shift over all frequencies; click to mark a"
        " point. D goes back to selecting."
    ),
    Tool.ADD: mark("Paint over what belongs to the selected segment. B goes back to selecting."),
    Tool.ERASE: mark("Paint over what does not belong to it. E goes back to selecting."),
}


class ViewActions(Actions):
    """Zoom, recordings up and down, panels, theme, palette."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._chips = True
        self.shows_clock = parts.preferences.value(_CLOCK) is not False
        for signal in (self._bench.recording_changed, self._bench.view_changed):
            signal.connect(self._set_axis)
        self.shows_segments = True
        self._peek = HeldKey(parts.window)
        self._peek.released.connect(self._show_segments)
        parts.pane.set_waveform_visible(parts.preferences.value(_WAVEFORM) is True)
        parts.pane.tool_changed.connect(lambda _tool: parts.bench.facts_changed.emit())
        parts.pane.box_stepped.connect(self._show_box)
        parts.pane.segment_activated.connect(lambda _segment: parts.pane.zoom_to_selection())

    @command("file.quit", "&Quit", "Ctrl+Q", icon="quit")
    def quit(self) -> None:
        """Leave."""
        self._parts.window.close()

    @command(
        "view.zoom_in", "Zoom &in", "+", "=", icon="zoom-in", repeats=True, needs=Fact.RECORDING
    )
    def zoom_in(self) -> None:
        """Show a shorter stretch of sound."""
        self._parts.pane.zoom_time(_ZOOM)

    @command(
        "view.zoom_out", "Zoom &out", "-", icon="zoom-out", repeats=True, needs=Fact.RECORDING
    )
    def zoom_out(self) -> None:
        """Show a longer stretch of sound."""
        self._parts.pane.zoom_time(1 / _ZOOM)

    @command(
        "view.zoom_fit",
        "Zoom to w&hole recording",
        "Ctrl+0",
        icon="zoom-fit",
        needs=Fact.RECORDING,
    )
    def zoom_fit(self) -> None:
        """Show the recording from its start to its end."""
        self._parts.pane.zoom_to_fit()

    @command(
        "recording.previous",
        "&Previous recording",
        "PgUp",
        icon="up",
        repeats=True,
        needs=Fact.RECORDINGS,
    )
    def previous_recording(self) -> None:
        """Show the recording above in the list."""
        self._parts.recordings.step(-1)

    @command(
        "recording.next",
        "&Next recording",
        "PgDown",
        icon="down",
        repeats=True,
        needs=Fact.RECORDINGS,
    )
    def next_recording(self) -> None:
        """Show the recording below in the list."""
        self._parts.recordings.step(+1)

    @command("recording.find", "&Find a recording", "Ctrl+F", icon="search", needs=Fact.RECORDINGS)
    def focus_recording_filter(self) -> None:
        """Filter recordings by name, site, species or date."""
        show_dock_of(self._parts.recordings)
        self._parts.recordings.filter.setFocus()
        self._parts.recordings.filter.selectAll()

    @command(
        "view.spectrogram",
        "Spectrogram",
        "Shift+G",
        needs=Fact.PROJECT,
        is_on=lambda self: self._parts.layout.view == PICTURE,
    )
    def show_spectrogram(self) -> None:
        """Show the spectrogram."""
        self._parts.layout.show_view(PICTURE)
        self._parts.pane.setFocus()

    @command(
        "view.left",
        "Recordings and &queue",
        "F8",
        icon="list",
        needs=Fact.PROJECT,
        is_on="_parts.layout.is_left_shown",
    )
    def toggle_left(self) -> None:
        """Collapse the left side or bring it back."""
        self._parts.layout.toggle_left()

    @command("edit.history", "Edit &history", "Ctrl+H", needs=Fact.PROJECT)
    def show_history(self) -> None:
        """List the edits since the project was opened, to go back to any of them."""
        self._parts.layout.raise_panel("History")

    @command("edit.tasks", "Task&s", "Ctrl+J")
    def show_tasks(self) -> None:
        """Show running and finished tasks."""
        self._parts.layout.raise_panel("Jobs")

    @command("view.next_pane", "Next pane", "F6")
    def next_pane(self) -> None:
        """Move the keyboard to the next part of the window."""
        step_pane(self._parts.window, +1)

    @command("view.previous_pane", "Pre&vious pane", "Shift+F6")
    def previous_pane(self) -> None:
        """Move the keyboard to the previous part of the window."""
        step_pane(self._parts.window, -1)

    @command("view.reset_layout", "&Reset layout", needs=(Fact.FREE, Fact.PROJECT))
    def reset_layout(self) -> None:
        """Reset all panels to their default places."""
        self._parts.layout.reset()

    @command(
        "view.room",
        "Maximize spectrogram",
        "F9",
        needs=(Fact.FREE, Fact.RECORDING),
        is_on="_parts.layout.has_room",
    )
    def toggle_room(self) -> None:
        """Hide all panels but the segment, or bring them back."""
        self._parts.layout.toggle_room()

    @command(
        "view.full_screen",
        "Full screen",
        "F11",
        is_on=lambda self: self._parts.window.isFullScreen(),
    )
    def toggle_full_screen(self) -> None:
        """Show the window on the full screen, or as before."""
        window = self._parts.window
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    @command("view.palette", "&Command palette…", "Ctrl+K", icon="palette")
    def open_palette(self) -> command_palette.CommandPalette:
        """Find any command by typing a part of its name."""
        actions = self._parts.actions
        self._menus = QWidget()  # kept for as long as what is in them may be chosen
        values = actions.values(self._menus)
        by_id = {entry.action_id: action for entry, action in value_entries(values)}
        entries = [*palette_entries(actions), *(entry for entry, _ in value_entries(values))]
        palette = command_palette.CommandPalette(entries, self._parts.window)
        palette.triggered.connect(lambda key: (by_id.get(key) or actions[key]).trigger())
        palette.show()
        return palette

    @command("view.zoom_selection", "&Zoom to the segment", "Z", needs=Fact.SEGMENT)
    def zoom_selection(self) -> None:
        """Show the selected segments closely."""
        self._parts.pane.zoom_to_selection()

    @command(
        "view.frequency_in",
        "Zoom in frequency",
        "Ctrl++",
        "Ctrl+=",
        repeats=True,
        needs=Fact.RECORDING,
    )
    def frequency_in(self) -> None:
        """Show a narrower frequency band."""
        self._parts.pane.zoom_frequency(_ZOOM)

    @command(
        "view.frequency_out", "Zoom out frequency", "Ctrl+-", repeats=True, needs=Fact.RECORDING
    )
    def frequency_out(self) -> None:
        """Show a wider frequency band."""
        self._parts.pane.zoom_frequency(1 / _ZOOM)

    @command("view.draw", "Dra&w a segment", "D", needs=TAG, is_on=is_tool(Tool.DRAW))
    def toggle_draw(self) -> None:
        """Drag in the spectrogram to outline a sound; press again to select."""
        self._toggle_tool(Tool.DRAW)

    @command("view.draw_by_keys", "Draw a segment by keys", "Shift+D", needs=TAG)
    def draw_by_keys(self) -> None:
        """Arrow keys move the box, with Shift they resize it; Enter stores it, Esc leaves."""
        self._parts.pane.draw_by_keys()
        self._note(tr(COMMANDS["view.draw_by_keys"].tip))

    def _show_box(self, box: TimeFreqBox | None) -> None:
        """Show the box that keys make."""
        if box is None:
            self._note("")
        else:
            span_s = f"{decimal(box.onset_s, 2)}–{decimal(box.offset_s, 2)}"
            self._note(f"{span_s} s, {band(box.low_hz, box.high_hz)}")

    @command(
        "view.brush_add", "&Brush: add to the segment", "B", needs=SHAPE, is_on=is_tool(Tool.ADD)
    )
    def toggle_add(self) -> None:
        """Paint over what belongs to the selected segment."""
        self._toggle_tool(Tool.ADD)

    @command(
        "view.brush_erase",
        "Brush: er&ase from the segment",
        "E",
        needs=SHAPE,
        is_on=is_tool(Tool.ERASE),
    )
    def toggle_erase(self) -> None:
        """Paint over what does not belong to the selected segment."""
        self._toggle_tool(Tool.ERASE)

    def _toggle_tool(self, tool: Tool) -> None:
        pane = self._parts.pane
        wanted = Tool.SELECT if pane.tool() is tool else tool
        pane.set_tool(wanted)
        self._note(tr(_TOOL_WORDS[wanted]) if _TOOL_WORDS[wanted] else "")

    @command("view.labels", "Show la&bels", "H", needs=Fact.RECORDING, is_on="_chips")
    def toggle_chips(self) -> None:
        """Show the spectrogram with or without the names on the segments."""
        self._chips = not self._chips
        self._parts.pane.set_chips_visible(self._chips)

    @command(
        "view.outlines",
        "&Show outlines",
        "Shift+H",
        needs=Fact.RECORDING,
        is_on="shows_segments",
    )
    def toggle_segments(self) -> None:
        """Show the spectrogram with or without all outlines and names."""
        self.shows_segments = not self.shows_segments
        self._show_segments()

    @command("view.peek", "Hide outlines while the &key is held", "Q", needs=Fact.RECORDING)
    def peek(self) -> None:
        """Hide outlines while the key is held."""
        self._parts.pane.set_segments_visible(False)
        self._peek.hold(self._parts.actions["view.peek"].shortcuts())

    def _show_segments(self) -> None:
        self._parts.pane.set_segments_visible(self.shows_segments)

    @command(
        "view.waveform",
        "&Waveform",
        "Shift+W",
        needs=Fact.RECORDING,
        is_on=lambda self: self._parts.pane.waveform_visible(),
    )
    def toggle_waveform(self) -> None:
        """Show the waveform under the spectrogram, in step with it."""
        pane = self._parts.pane
        pane.set_waveform_visible(not pane.waveform_visible())
        self._parts.preferences.set_value(_WAVEFORM, pane.waveform_visible())

    @sub_menu("view.panels", "Pane&ls")
    def fill_panels(self, menu: QMenu) -> None:
        if not self._parts.actions.is_free:
            return
        docks = self._parts.layout.docks.values()
        for index, dock in enumerate(docks, 1):
            action = dock.toggleViewAction()
            action.setText(f"&{index}  {dock.windowTitle()}")
            menu.addAction(action)
        menu.addSeparator()
        for dock in docks:
            action = menu.addAction(tr("Undock {title}").format(title=dock.windowTitle()))
            action.setCheckable(True)
            action.setChecked(dock.isFloating())
            action.triggered.connect(dock.setFloating)
            action.setEnabled(not dock.isHidden())

    @sub_menu("view.theme", "&Theme")
    def fill_themes(self, menu: QMenu) -> None:
        choose_one(menu, THEMES, self._parts.preferences.theme, self.choose_theme)

    def choose_theme(self, name: str) -> None:
        self._parts.preferences.theme = name
        self._window.use_theme(name)

    @command(
        "view.clock",
        "Time of da&y on the axis",
        "Shift+T",
        needs=Fact.RECORDING,
        is_on="shows_clock",
    )
    def toggle_clock(self) -> None:
        """Show the time of day, where it is known, or seconds from the start."""
        self.shows_clock = not self.shows_clock
        self._parts.preferences.set_value(_CLOCK, self.shows_clock)
        self._set_axis()
        view = self._bench.view
        if self.shows_clock and view is not None and view.recording.started_at is None:
            self._note(tr("The start of this recording is unknown. Set it in Sites and times."))

    @command("view.go_to", "&Jump to a time…", "Ctrl+G", needs=Fact.RECORDING)
    @needs_recording
    def go_to(self, here: OpenProject, view: RecordingView) -> go_to_dialog.GoToDialog:
        """Jump to a time of the recording or of the day."""
        recording = view.recording
        dialog = go_to_dialog.GoToDialog(
            recording.duration_s,
            recording.started_at,
            self._parts.window,
            by_clock=self.shows_clock,
        )
        return dialog.open_connected(chosen=self.jump_to)

    def jump_to(self, time_s: float) -> None:
        """Centre the spectrogram on a time, zoomed in, and set the playback position."""
        self._parts.layout.show_view(PICTURE)
        self._parts.pane.jump_to(time_s)
        self._parts.pane.cursor_placed.emit(time_s)

    def _clock_start(self) -> datetime | None:
        view = self._bench.view
        return view.recording.started_at if view is not None and self.shows_clock else None

    def _set_axis(self) -> None:
        self._parts.pane.set_clock_start(self._clock_start())


def value_entries(
    values: Sequence[tuple[WindowCommand, QAction]],
) -> list[tuple[command_palette.PaletteEntry, QAction]]:
    """Return palette entries for values: themes, colour maps, recent projects and others."""
    return [
        (
            command_palette.PaletteEntry(
                action_id=f"{row.id}/{index}",
                title=f"{tr_title(row)}: {without_mnemonic(action.text())}",
                menu=tr_menu(row.menu),
                icon="",
                key="",
            ),
            action,
        )
        for index, (row, action) in enumerate(values)
    ]


@cache
def _synonyms() -> dict[str, str]:
    """Return synonyms of commands, in all languages of the window."""
    lines = read_text("command_words.txt").splitlines()
    return dict(line.split(": ", 1) for line in lines)


def palette_entries(actions: ActionSet) -> list[command_palette.PaletteEntry]:
    """Return every command with its key, and the reason if it is disabled."""
    native = QKeySequence.SequenceFormat.NativeText
    return [
        command_palette.PaletteEntry(
            action_id=row.id,
            title=tr_title(row),
            menu=tr_menu(row.menu),
            other_words=_synonyms().get(row.id, ""),
            icon=row.icon,
            key=actions[row.id].shortcut().toString(native),
            obstacle=next((tr(fact) for fact in actions.missing_facts(row.id)), ""),
        )
        for row in actions.commands()
        if row.id != "view.palette"
    ]


_CLOCK = "clock_time"


_PROJECTS, _ROWS = "last_views", "recording_rows"
_MAX_PROJECTS = 30


class LastView(Actions):
    """Remembers recording, visible range, filters, and position in the queue per project.

    The appearance of rows of recordings is remembered for all projects.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._view: Mapping[str, object] = {}
        self._queue: Mapping[str, object] = {}
        rows = _mapping(parts.preferences.value(_ROWS))
        parts.recordings.set_compact(rows.get("one_line") is True)
        if rows.get("groups") in Grouping.__members__:
            parts.recordings.set_grouping(Grouping[str(rows["groups"])])
        parts.recordings.rows_changed.connect(self._keep_rows)
        parts.bench.opened.connect(self._restore_view)
        parts.bench.recording_changed.connect(self._show_stretch)
        parts.bench.progress_changed.connect(self._restore_queue)  # the panel knows its choices
        parts.bench.closing.connect(self._keep)

    def _keep_rows(self) -> None:
        recordings = self._parts.recordings
        rows = {"one_line": recordings.is_compact, "groups": recordings.model.grouping.name}
        self._parts.preferences.set_value(_ROWS, rows)

    def _remembered_views(self) -> dict[str, object]:
        """Return the remembered views, the project closed last at the end."""
        return dict(_mapping(self._parts.preferences.value(_PROJECTS)))

    # --- when a project is closed --------------------------------------------------------------

    @needs_recording
    def _keep(self, here: OpenProject, view: RecordingView) -> None:
        pane, displayed_item = self._parts.pane, self._window.questions.displayed_item
        segment = displayed_item.question.segment_ids[0] if displayed_item is not None else None
        state: dict[str, object] = {
            "recording": id_text(view.id),
            "recordings": self._parts.recordings.filters(),
            "queue": self._parts.queue.filters(),
        }
        if view.info is not None:
            state |= {"view_s": pane.view(), "band_hz": pane.frequency_range()}
        if segment is not None and self._window.questions.follows_queue:
            state["question"] = id_text(segment)
        this = str(here.project.path)
        other_views = {key: view for key, view in self._remembered_views().items() if key != this}
        latest = list({**other_views, this: state}.items())[-_MAX_PROJECTS:]
        self._parts.preferences.set_value(_PROJECTS, dict(latest))

    # --- when it is opened ---------------------------------------------------------------------

    @needs_project
    def _restore_view(self, here: OpenProject) -> None:
        state = _mapping(self._remembered_views().get(str(here.project.path)))
        self._view, self._queue = state, state
        recording = id_of_text(str(state.get("recording", "")))
        here.first_recording = RecordingId(recording) if recording is not None else None
        self._parts.recordings.set_filters(_mapping(state.get("recordings")))

    @needs_recording
    def _show_stretch(self, here: OpenProject, view: RecordingView) -> None:
        state, self._view = self._view, {}
        if view.info is None or state.get("recording") != id_text(view.id):
            return
        stretch_s, band_hz = _pair(state.get("view_s")), _pair(state.get("band_hz"))
        if stretch_s is not None:
            self._parts.pane.set_view(*stretch_s)
        if band_hz is not None:
            self._parts.pane.set_frequency_range(*band_hz)

    @needs_project
    def _restore_queue(self, here: OpenProject) -> None:
        """Filter the queue as before, and show its last item unless another is shown."""
        if not self._queue or here.overview is None or not here.overview.is_whole:
            return
        state, self._queue = self._queue, {}
        self._parts.queue.set_filters(_mapping(state.get("queue")))
        segment = id_of_text(str(state.get("question", "")))
        if segment is not None and self._window.questions.displayed_item is None:
            self._window.questions.show_segment(SegmentId(segment))


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def _pair(value: object) -> tuple[float, float] | None:
    """Return two numbers in ascending order; None for an invalid stored value."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        return None
    low, high = value
    are_numbers = all(isinstance(item, int | float) for item in value)
    return (float(low), float(high)) if are_numbers and low < high else None
