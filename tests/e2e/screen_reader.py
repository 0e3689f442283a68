"""A screen reader without a voice: reviews calls in a program by keys, and prints what it is told.

``dbus-run-session -- /usr/bin/python3 screen_reader.py PROGRAM …`` prints one JSON object. It needs
an X server without a window manager and Debian's python3-pyatspi, of the system's Python.
"""

import ctypes
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from ctypes import byref, c_int, c_uint, c_ulong, c_void_p
from typing import Any

import pyatspi
from gi.repository import GLib

PATIENCE_S = 240.0
N_CALLS = 10
SYMBOLS = {"Return": 0xFF0D, "Right": 0xFF53, "Control": 0xFFE3}
"""Key symbols of X; those of letters are their codes in Latin 1."""
REVERT_TO_PARENT = 2
ASKED, TOO_EARLY = r"Segment .*, key \d", "The view changed. "


class Hand:
    """Presses keys of an X server, in the window under its pointer."""

    def __init__(self) -> None:
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype, self._x.XDefaultRootWindow.restype = c_void_p, c_ulong
        self._display = c_void_p(self._x.XOpenDisplay(None))

    def activate(self) -> None:
        """Give the keyboard to the window under the pointer, as a window manager does."""
        root, window, mask = c_ulong(), c_ulong(), c_uint()
        places = [byref(c_int()) for _ in range(4)]
        of = c_ulong(self._x.XDefaultRootWindow(self._display))
        self._x.XQueryPointer(self._display, of, byref(root), byref(window), *places, byref(mask))
        self._x.XSetInputFocus(self._display, window, REVERT_TO_PARENT, 0)
        self._x.XFlush(self._display)

    def press(self, *keys: str) -> None:
        """Press keys, each while the former are held."""
        codes = [
            self._x.XKeysymToKeycode(self._display, c_ulong(SYMBOLS.get(key) or ord(key)))
            for key in keys
        ]
        for code in codes:
            self._test.XTestFakeKeyEvent(self._display, code, 1, 0)
        for code in reversed(codes):
            self._test.XTestFakeKeyEvent(self._display, code, 0, 0)
        self._x.XFlush(self._display)


def wait(until: Callable[[], Any], what: str) -> Any:
    """Serve events until something is true, and return it."""
    deadline_s = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline_s:
        while GLib.MainContext.default().iteration(False):
            pass
        if found := until():
            return found
        time.sleep(0.02)
    raise SystemExit(f"Waited in vain for {what}")


def shown_below(thing: Any) -> Iterator[Any]:
    """Yield what is shown in something, at any depth."""
    for child in thing:
        if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
            yield child
            yield from shown_below(child)


def described(control: Any) -> tuple[str, str, str]:
    """Return role, name and value of a control; Qt calls a combo box by what is chosen in it."""
    role, interfaces = control.getRoleName(), pyatspi.listInterfaces(control)
    if role == "combo box":
        return role, control.description, control.name
    if "Value" in interfaces:
        return role, control.name, str(control.queryValue().currentValue)
    return role, control.name, control.queryText().getText(0, -1) if "Text" in interfaces else ""


def picture() -> Any:
    """Return the list of segments, None before there is one."""
    for program in pyatspi.Registry.getDesktop(0):
        for widget in shown_below(program or ()):
            if widget.getRoleName() == "list" and widget.name == "Spectrogram":
                return widget
    return None


def segments() -> list[Any]:
    """Return the segments in view."""
    return [widget for widget in picture() or () if widget.getRoleName() == "list item"]


def selected() -> list[str]:
    """Return the names of the selected segments in view."""
    chosen = pyatspi.STATE_SELECTED
    return [segment.name for segment in segments() if segment.getState().contains(chosen)]


def main() -> None:
    """Review in a program that ends with this one."""
    program = subprocess.Popen(sys.argv[1:])
    try:
        told = review()
        wait(lambda: program.poll() is not None, "the end")
        print(json.dumps({**told, "code": program.returncode}))
    finally:
        program.kill()


def review() -> dict[str, list[Any]]:
    """Read the window, walk two segments, answer ten, take the last answer back, and quit."""
    heard: list[str] = []
    pyatspi.Registry.registerEventListener(
        lambda event: heard.append(event.any_data), "object:announcement"
    )

    def do(keys: tuple[str, ...], *answers: str) -> list[str]:
        """Press keys, again if asked to, and return all that is heard until each answer is."""
        n_before = len(heard)
        hand.press(*keys)

        def are_in(*patterns: str) -> bool:
            told = heard[n_before:]
            return all(any(re.match(pattern, words) for words in told) for pattern in patterns)

        wait(lambda: are_in(*answers) or are_in(TOO_EARLY), f"{answers} after {keys}: {heard}")
        return heard[n_before:] if are_in(*answers) else do(keys, *answers)

    hand = Hand()
    wait(segments, "segments")
    hand.activate()
    picture().queryComponent().grabFocus()
    wait(lambda: picture().getState().contains(pyatspi.STATE_FOCUSED), "the focus")
    window = pyatspi.Registry.getDesktop(0)[0][0]
    controls = [
        described(widget)
        for widget in shown_below(window)
        if widget.getState().contains(pyatspi.STATE_FOCUSABLE)
    ]
    walked = []
    for _ in range(2):
        words = do(("Control", "Right"), "Segment ")
        walked.append((words[-1], wait(selected, "a selected segment")))
    do(("u",), ASKED)
    answers = [
        do(("x",), "Noise: ", ASKED) if n % 3 else do(("Return",), "Confirmed: ", ASKED)
        for n in range(N_CALLS)
    ]
    undone = do(("Control", "z"), "Undone: ")
    hand.press("Control", "q")
    return {"controls": controls, "walked": walked, "answers": answers, "undone": undone}


if __name__ == "__main__":
    main()
