"""What is shown, and how."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QActionGroup, QKeySequence
from PySide6.QtWidgets import QDockWidget, QMenu

from birdann.gui.actions.action_set import ActionSet
from birdann.gui.dialogs.command_palette import CommandPalette, PaletteEntry
from birdann.gui.preferences import THEMES
from birdann.gui.shell import Shell
from birdann.gui.spectrogram import COLOR_MAPS, Tool

_ZOOM = 1.6
FREQUENCY_SCALES = ("linear", "mel", "log")


class ViewActions:
    """Zoom, recordings up and down, panels, theme, palette."""

    def __init__(self, shell: Shell, *, apply_theme: Callable[[str], object]) -> None:
        self._shell = shell
        self._apply_theme = apply_theme
        self.actions: ActionSet | None = None
        self.reset: Callable[[], object] = lambda: None
        self._chips = True
        self._scale = FREQUENCY_SCALES[0]

    def quit(self) -> None:
        """Leave birdann."""
        self._shell.window.close()

    def zoom_in(self) -> None:
        """Show a shorter stretch of sound."""
        self._shell.pane.zoom_time(_ZOOM)

    def zoom_out(self) -> None:
        """Show a longer stretch of sound."""
        self._shell.pane.zoom_time(1 / _ZOOM)

    def zoom_fit(self) -> None:
        """Show the whole recording."""
        self._shell.pane.zoom_to_fit()

    def previous_recording(self) -> None:
        """Show the recording above."""
        self._shell.recordings.step(-1)

    def next_recording(self) -> None:
        """Show the recording below."""
        self._shell.recordings.step(+1)

    def focus_recording_filter(self) -> None:
        """Start to type a part of a recording's name."""
        self._shell.recordings.filter.setFocus()
        self._shell.recordings.filter.selectAll()

    def reset_layout(self) -> None:
        """Put every panel back."""
        self.reset()

    def open_palette(self) -> CommandPalette | None:
        """Find a command by name."""
        actions = self.actions
        if actions is None:
            return None
        palette = CommandPalette(palette_entries(actions), self._shell.window)
        palette.triggered.connect(lambda action_id: actions[action_id].trigger())
        palette.show()
        return palette

    def toggle_draw(self) -> None:
        """Draw segments with the mouse, or select them."""
        draws = self._shell.pane.tool() is Tool.DRAW
        self._shell.pane.set_tool(Tool.SELECT if draws else Tool.DRAW)
        words = "Drag in the picture to outline a sound. D goes back to selecting."
        self._shell.messages.note("" if draws else words)

    def toggle_chips(self) -> None:
        """Show the picture with or without the names on the segments."""
        self._chips = not self._chips
        self._shell.pane.set_chips_visible(self._chips)

    def fill_colors(self, menu: QMenu) -> None:
        """List the colour maps of the picture."""
        _choose_one(menu, COLOR_MAPS, self._shell.pane.color_map(), self._shell.pane.set_color_map)

    def fill_scales(self, menu: QMenu) -> None:
        """List the scales of the frequency axis."""
        _choose_one(menu, FREQUENCY_SCALES, self._scale, self._use_scale)

    def fill_panels(self, menu: QMenu) -> None:
        """List the panels with a tick at those that are shown."""
        docks = self._shell.window.findChildren(QDockWidget)
        for place, dock in enumerate(docks, 1):
            action = dock.toggleViewAction()
            action.setText(f"&{place}  {dock.windowTitle()}")
            menu.addAction(action)

    def fill_themes(self, menu: QMenu) -> None:
        """List the themes."""
        _choose_one(menu, THEMES, self._shell.preferences.theme, self.choose_theme)

    def choose_theme(self, name: str) -> None:
        """Use a theme from now on."""
        self._shell.preferences.theme = name
        self._apply_theme(name)

    def _use_scale(self, name: str) -> None:
        self._scale = name
        self._shell.pane.set_frequency_scale(name)


def _choose_one(
    menu: QMenu, names: Sequence[str], current: str, choose: Callable[[str], object]
) -> None:
    """Fill a menu with names of which one is ticked."""
    group = QActionGroup(menu)
    for name in names:
        action = menu.addAction(f"&{name.capitalize()}")
        action.setCheckable(True)
        action.setChecked(name == current)
        action.triggered.connect(lambda _checked=False, name=name: choose(name))
        group.addAction(action)


def palette_entries(actions: ActionSet) -> list[PaletteEntry]:
    """Return every command with its key, and with what stands in its way."""
    native = QKeySequence.SequenceFormat.NativeText
    return [
        PaletteEntry(
            action_id=row.id,
            title=row.plain_title,
            menu=row.menu,
            icon=row.icon,
            key=actions[row.id].shortcut().toString(native),
            obstacle=next((str(fact) for fact in actions.missing_facts(row.id)), ""),
        )
        for row in actions.rows()
        if row.id != "view.palette"
    ]
