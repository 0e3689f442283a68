"""Declaration of commands at the methods that carry them out.

``@command`` gives the title in menus, the keys, and when it is enabled; the first line of the
docstring is the tooltip. ``actions.table`` gives the place in the menus.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from birdann.gui.text.language import mark, tr

Method = TypeVar("Method", bound=Callable[..., object])

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
    """A condition for enabling actions."""

    FREE = mark("no review queue is being answered (Esc leaves it)")
    PROJECT = mark("a project is open")
    WRITABLE = mark("the project may be changed")
    RECORDINGS = mark("the project has recordings")
    RECORDING = mark("a recording is shown")
    SOUND = mark("the sound file of the recording can be read")
    READ = mark("no other recording is being read")
    SEEN = mark("the spectrogram or the gallery is shown")
    ANY_SEGMENTS = mark("the project has segments")
    SEGMENTS = mark("the shown recording has segments")
    SEGMENT = mark("a segment is selected in the spectrogram")
    ITEM = mark("a segment is selected, or the next item is being read")
    WINDOWS = mark("the shown recording has windows")
    WINDOW = mark("the list of a window is shown")
    NEXT_WINDOW = mark("another window follows the one shown")
    SEVERAL = mark("several segments are selected")
    LABELLED = mark("the selected segment has been labelled")
    CONTRADICTED = mark("a label contradicts a species list")
    TRAINED = mark("a model has been trained")
    PLACED = mark("a recording has a start time")
    QUEUE = mark("the review queue is not empty")
    NOT_WORKING = mark("no segmentation or training is running")
    WORKING = mark("a task is running")
    CAN_UNDO = mark("there is an edit to undo")
    CAN_REDO = mark("there is an edit to redo")


EDIT = (Fact.PROJECT, Fact.WRITABLE)
TYPE_TAG = (Fact.RECORDING, Fact.SEEN, Fact.WRITABLE)
TAG = (*TYPE_TAG, Fact.READ)
JUDGE = (Fact.ITEM, Fact.SEEN, Fact.WRITABLE)
SHAPE = (Fact.SEGMENT, Fact.SEEN, Fact.WRITABLE)
WORK = (*EDIT, Fact.RECORDINGS, Fact.NOT_WORKING)
LEARN = (*EDIT, Fact.TRAINED, Fact.NOT_WORKING)
IMPORT = (*EDIT, Fact.RECORDINGS)
LOOK = (Fact.PROJECT, Fact.RECORDINGS)
SCAN = (*LOOK, Fact.NOT_WORKING)
REST = (Fact.PROJECT, Fact.NOT_WORKING)
PLAY = (Fact.RECORDING, Fact.SOUND)
"""Facts that commands need which edit, tag by typing, tag, judge, change outlines, work long on
recordings, learn again, import, look or search through the recordings, take the project file as it
is, and play."""


class Scope(StrEnum):
    """Where an action's keys apply: Tab must move the focus outside the spectrogram."""

    WINDOW = "window"
    PICTURE = "picture"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowCommand:
    """One thing a person can do."""

    id: str  # ``area.verb``; also the key under which a changed shortcut is remembered.
    title: str  # Text of the menu entry with its mnemonic.
    # The method that carries it out, of whichever of the window's parts has it.
    run: Callable[..., object]
    tip: str = ""  # One sentence for tooltip, status bar and palette.
    # Whether ``run`` instead fills a sub-menu each time it opens (recent projects, themes).
    is_menu: bool = False
    shortcuts: tuple[str, ...] = ()  # Portable key texts; the first is shown.
    icon: str = ""  # Name of its icon; empty for none.
    needs: frozenset[Fact] = frozenset()  # Facts that must all hold for it to be enabled.
    # What says of the part whether it is ticked: an attribute (dots lead on), or a function.
    is_on: str | Callable[[Any], bool] = ""
    scope: Scope = Scope.WINDOW  # Where its keys count.
    # Whether a key that is held goes on: what moves the view may, an answer may not.
    repeats: bool = False
    # menu, group: Its menu; groups are separated by a line.
    menu: str = ""
    group: int = 0
    toolbar: str = ""  # Short text of its toolbar button; empty for none.
    is_view: bool = False  # Whether its button is one of those that choose what the middle shows.


COMMANDS: dict[str, WindowCommand] = {}
"""Every command by its id, once the module that carries it out is imported."""


def command(
    id: str,  # noqa: A002 - the attribute's name
    title: str,
    *shortcuts: str,
    needs: Fact | tuple[Fact, ...] = (),
    **details: Any,  # noqa: ANN401 - other attributes of a command
) -> Callable[[Method], Method]:
    """Declare a method as a command; the first line of its docstring is the tooltip."""

    def register(run: Method) -> Method:
        COMMANDS[id] = WindowCommand(
            id=id,
            title=title,
            run=run,
            tip=(run.__doc__ or "").partition("\n")[0].removesuffix("."),
            shortcuts=shortcuts,
            needs=frozenset([needs] if isinstance(needs, Fact) else needs),
            **details,
        )
        return run

    return register


def sub_menu(id: str, title: str) -> Callable[[Method], Method]:  # noqa: A002
    """Declare a method that fills a submenu."""
    return command(id, title, is_menu=True)


def tr_title(command: WindowCommand) -> str:
    """Return a command's translated title without mnemonic and ellipsis."""
    return without_mnemonic(tr(command.title))


def tr_menu(menu: str) -> str:
    """Return the translated title of a menu."""
    return without_mnemonic(tr(MENU_TITLES[menu]))


def without_mnemonic(title: str) -> str:
    """Return the title of a menu entry without mnemonic and ellipsis."""
    plain = title.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")
    return " ".join(plain.split())
