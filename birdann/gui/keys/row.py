"""What describes one action of the window."""

from dataclasses import dataclass
from enum import StrEnum

from birdann.gui.text.language import mark, tr


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
    callback
        ``controller.method`` that is called without arguments.
    shortcuts
        Portable key texts; the first is shown.
    needs
        Facts that must all hold for the action to be enabled.
    toolbar
        Short text of its toolbar button; empty for none.
    tip
        One sentence for tooltip, status bar and palette.
    dynamic
        Whether the window builds a sub-menu of that name (recent projects, themes, panels).
    scope
        Where its keys count.
    is_on
        ``controller.property`` that says whether the action is ticked; empty: no tick.
    """

    id: str
    title: str
    menu: str
    group: int
    callback: str = ""
    shortcuts: tuple[str, ...] = ()
    icon: str = ""
    needs: frozenset[Fact] = frozenset()
    toolbar: str = ""
    tip: str = ""
    dynamic: bool = False
    scope: Scope = Scope.WINDOW
    is_on: str = ""

    @property
    def plain_title(self) -> str:
        """The title without mnemonic and dots, in English."""
        return without_mnemonic(self.title)


def tr_title(row: ActionRow) -> str:
    """Return a row's title without mnemonic and dots, in the language of the window."""
    return without_mnemonic(tr(row.title))


def without_mnemonic(title: str) -> str:
    """Return the title of a menu entry without mnemonic and dots."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


def row(
    id: str,  # noqa: A002 - the table's own word
    title: str,
    place: tuple[str, int],
    callback: str,
    *shortcuts: str,
    needs: tuple[Fact, ...] = (),
    **more: str | Scope,
) -> ActionRow:
    """Return one row of the table, written short."""
    menu, group = place
    return ActionRow(
        id=id,
        title=title,
        menu=menu,
        group=group,
        callback=callback,
        shortcuts=shortcuts,
        needs=frozenset(needs),
        **more,  # type: ignore[arg-type]  # the rows below are data; a test checks each field
    )
