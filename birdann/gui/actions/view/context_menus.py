"""Context menus of segments and recordings."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from birdann.core.ids import SegmentId
from birdann.gui.keys.action_set import ActionSet
from birdann.gui.project.workbench import Workbench

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
    "project.times",
    "",
    "recording.folder",
    "recording.note",
    "recording.remove",
)
"""Context menu of the list of recordings in order; an empty text is a separator."""


def show_segment_menu(
    window: QWidget,
    bench: Workbench,
    actions: ActionSet,
    segment_id: SegmentId | None,
    spot: QPoint,
) -> None:
    """Select a segment unless it is in the selection, and show its menu."""
    if segment_id is None:
        return
    if segment_id not in bench.selected:
        bench.select((segment_id,))
    _show(window, actions, SEGMENT_MENU, spot)


def show_recording_menu(window: QWidget, actions: ActionSet, spot: QPoint) -> None:
    """Show the menu of the selected recordings."""
    _show(window, actions, RECORDING_MENU, spot)


def _show(window: QWidget, actions: ActionSet, ids: tuple[str, ...], spot: QPoint) -> None:
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for action_id in ids:
        if action_id:
            menu.addAction(actions[action_id])
        else:
            menu.addSeparator()
    menu.popup(spot)
