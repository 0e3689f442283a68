"""The table of actions: what each is called, where it stands, when it can be used.

Menus, the toolbar, the command palette and the sheet of shortcuts are all made from it.
"""

from birdann.gui.actions.rows.maintenance_rows import PROJECT
from birdann.gui.actions.rows.project_rows import EDIT_MENU, FILE, HELP
from birdann.gui.actions.rows.view_rows import LISTEN, PLAYBACK, VIEW
from birdann.gui.actions.rows.work_rows import LABEL, MODEL
from birdann.gui.keys.row import MENU_TITLES, ActionRow

MENUS = tuple(MENU_TITLES)
POSITION, STRETCH, VOLUME = "position", "stretch", "volume"


ACTIONS: tuple[ActionRow, ...] = (
    *FILE,
    *EDIT_MENU,
    *VIEW,
    *LISTEN,
    *PLAYBACK,
    *LABEL,
    *MODEL,
    *PROJECT,
    *HELP,
)

TOOLBAR: tuple[str, ...] = (
    "listen.play",
    POSITION,
    "",
    "model.segment",
    "model.train",
    "review.uncertain",
    "file.export",
    STRETCH,
    "view.spectrogram",
    "review.gallery",
    "model.report",
    STRETCH,
    "view.picture",
    VOLUME,
)
"""Toolbar buttons in order, with parts of other kinds; an empty text is a separator."""
