"""What describes one action of the window."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from PySide6.QtWidgets import QMenu

from birdann.gui.text.language import mark, tr

Part = TypeVar("Part")
"""The part of the window that has a row's method."""


MENU_TITLES = {
    "File": mark("&File"),
    "Edit": mark("&Edit"),
    "View": mark("&View"),
    "Listen": mark("Lis&ten"),
    "Label": mark("&Label"),
    "Model": mark("&Model"),
    "Project": mark("&Project"),
    "Help": mark("&Help"),
}


class Fact(StrEnum):
    """What must hold for an action to make sense."""

    PROJECT = mark("a project is open")
    WRITABLE = mark("the project may be changed")
    RECORDINGS = mark("the project has recordings")
    RECORDING = mark("a recording is shown")
    SEGMENTS = mark("the shown recording has segments")
    SEGMENT = mark("a segment is selected")
    SEVERAL = mark("several segments are selected")
    LABELLED = mark("the selected segment has been labelled")
    TRAINED = mark("a model has been trained")
    QUEUE = mark("the review queue is not empty")
    NOT_WORKING = mark("no segmentation or training is running")
    WORKING = mark("a job is running")
    CAN_UNDO = mark("there is an edit to undo")
    CAN_REDO = mark("there is an edit to redo")


class Scope(StrEnum):
    """Where an action's keys count: Tab must move the focus everywhere but in the picture."""

    WINDOW = "window"
    PICTURE = "picture"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRow:
    """One thing a person can do.

    Attributes
    ----------
    id
        ``area.verb``; also the key under which a changed shortcut is remembered.
    title
        Text of the menu entry with its mnemonic.
    menu, group
        Menu it stands in; a separator stands between groups.
    run
        The method that carries it out, of whichever of the window's parts has it.
    fill
        Instead of ``run``: the method that fills a sub-menu each time it opens (recent projects,
        themes, panels).
    is_on
        Says of the part whether the action is ticked; None: no tick.
    shortcuts
        Portable key texts; the first is shown.
    needs
        Facts that must all hold for the action to be enabled.
    toolbar
        Short text of its toolbar button; empty for none.
    is_view
        Whether its button is one of those that choose what the middle shows.
    tip
        One sentence for tooltip, status bar and palette.
    scope
        Where its keys count.
    repeats
        Whether a key that is held goes on: what moves the view may, an answer may not.
    """

    id: str
    title: str
    menu: str
    group: int
    run: Callable[[Any], object] | None = None
    fill: Callable[[Any, QMenu], object] | None = None
    is_on: Callable[[Any], bool] | None = None
    shortcuts: tuple[str, ...] = ()
    icon: str = ""
    needs: frozenset[Fact] = frozenset()
    toolbar: str = ""
    is_view: bool = False
    tip: str = ""
    scope: Scope = Scope.WINDOW
    repeats: bool = False

    @property
    def plain_title(self) -> str:
        """The title without mnemonic and dots, in English."""
        return without_mnemonic(self.title)


def tr_title(row: ActionRow) -> str:
    """Return a row's title without mnemonic and dots, in the language of the window."""
    return without_mnemonic(tr(row.title))


def tr_menu(menu: str) -> str:
    """Return what a menu is called in the language of the window, as in the menu bar."""
    return without_mnemonic(tr(MENU_TITLES[menu]))


def without_mnemonic(title: str) -> str:
    """Return the title of a menu entry without mnemonic and dots."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


def row(
    id: str,  # noqa: A002 - the table's own word
    title: str,
    place: tuple[str, int],
    run: Callable[[Part], object],
    *shortcuts: str,
    needs: tuple[Fact, ...] = (),
    is_on: Callable[[Part], bool] | None = None,
    icon: str = "",
    toolbar: str = "",
    is_view: bool = False,
    tip: str = "",
    scope: Scope = Scope.WINDOW,
    repeats: bool = False,
) -> ActionRow:
    """Return one row of the table, written short."""
    menu, group = place
    return ActionRow(
        id=id,
        title=title,
        menu=menu,
        group=group,
        run=run,
        shortcuts=shortcuts,
        needs=frozenset(needs),
        is_on=is_on,
        icon=icon,
        toolbar=toolbar,
        is_view=is_view,
        tip=tip,
        scope=scope,
        repeats=repeats,
    )


def sub_menu(
    id: str,  # noqa: A002 - the table's own word
    title: str,
    place: tuple[str, int],
    fill: Callable[[Part, QMenu], object],
) -> ActionRow:
    """Return the row of a menu in a menu, written short."""
    menu, group = place
    return ActionRow(id=id, title=title, menu=menu, group=group, fill=fill)
