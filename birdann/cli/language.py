"""Language of the command line: that of the settings, else of the system.

It speaks by the translations of the window. English needs none, and no Qt.
"""

import argparse
import os
import sys
from collections.abc import Callable
from functools import cache

from birdann.core.message import Message

_OF_ARGPARSE = (
    Message("usage: "),
    Message("options"),
    Message("positional arguments"),
    Message("show this help message and exit"),
    Message("show program's version number and exit"),
    Message("the following arguments are required: %s"),
    Message("one of the arguments %s is required"),
    Message("unrecognized arguments: %s"),
    Message("not allowed with argument %s"),
    Message("expected one argument"),
    Message("expected at least one argument"),
    Message("expected at most one argument"),
    Message("invalid %(type)s value: %(value)r"),
    Message("invalid choice: %(value)r (choose from %(choices)s)"),
    Message("argument %(argument_name)s: %(message)s"),
    Message("%(prog)s: error: %(message)s\n"),
)
"""What argparse says by itself."""


def words(text: str) -> str:
    """Translate a message; other texts are returned unchanged."""
    return speaker()(text)


@cache
def speaker() -> Callable[[str], str]:
    """Return what translates messages to the language of the command line."""
    from birdann.app.settings import Settings

    choice = str(Settings().get("language"))
    if choice == "en" or (choice == "system" and _is_english()):
        return str
    from birdann.gui.text.language import console_words

    return console_words(choice)


def _is_english() -> bool:
    """Whether the environment asks for no other language; Windows and macOS do not say."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    asked = next(filter(None, map(os.environ.get, names)), "")
    if not asked:
        return sys.platform not in ("win32", "darwin")
    return asked.startswith(("en", "C", "POSIX"))


def teach_argparse() -> None:
    """Let argparse say its own texts, which it takes from these names, in the language too."""
    setattr(argparse, "_", lambda text: text and words(Message(text)))  # noqa: B010 - a private name
