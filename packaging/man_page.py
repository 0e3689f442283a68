"""Write the manual page from the program's own description of its commands.

``python packaging/man_page.py FOLDER`` writes ``birdann.1`` and ``birdann-gui.1``.
"""

import argparse
import os
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from project import SUMMARY, version

from birdann.cli.main import COMMANDS, main_parser

_EXIT_CODES = {
    "0": "done",
    "1": "an error, explained in one sentence",
    "2": "wrong usage",
    "3": "some files failed, where this was to be told (--strict)",
    "130": "cancelled; what was finished is kept",
}


def write(folder: Path) -> None:
    """Write the pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "birdann.1").write_text(render(), encoding="utf-8")
    (folder / "birdann-gui.1").write_text(".so man1/birdann.1\n", encoding="utf-8")


def render() -> str:
    """Return the page in the language of man."""
    lines = [
        f'.TH BIRDANN 1 "{_date()}" "birdann {version()}" "User Commands"',
        ".SH NAME",
        rf"birdann, birdann\-gui \- {_plain(SUMMARY[0].lower() + SUMMARY[1:])}",
        ".SH SYNOPSIS",
        ".B birdann",
        r"[\fIPROJECT.birdann\fR]",
        ".br",
        ".B birdann",
        r"\fICOMMAND\fR [\fIARGUMENTS\fR]",
        ".br",
        r".B birdann\-gui",
        r"[\fIPROJECT.birdann\fR]",
        ".SH DESCRIPTION",
        _plain(
            "Without a command, birdann opens its window, on a project if one is given; so does "
            "birdann-gui, which needs no terminal. The commands do the same work without a window. "
            "Sounds, lists and labels stay on this computer."
        ),
        ".SH COMMANDS",
        *(line for name in COMMANDS for line in _command(name)),
        ".SH EXIT STATUS",
        *(
            line
            for code, text in _EXIT_CODES.items()
            for line in (".TP", rf"\fB{code}\fR", _plain(text))
        ),
        ".SH EXAMPLES",
        ".nf",
        _plain("birdann demo"),
        _plain("birdann run recordings/ --lists species.csv --out result/"),
        ".fi",
    ]
    return "\n".join(lines) + "\n"


def _command(name: str) -> Iterator[str]:
    parser = command_parser(name)
    parser.prog = f"birdann {name}"
    usage = " ".join(parser.format_usage().removeprefix("usage: ").split())
    yield f".SS {_plain(name)}"
    yield _plain(parser.description or "")
    yield ".PP"
    yield rf"\fB{_plain(usage)}\fR"
    for action in parser._actions:
        if action.help not in (None, argparse.SUPPRESS) and action.dest != "help":
            yield ".TP"
            yield _terms(action, parser)
            yield _plain(parser._get_formatter()._expand_help(action))


def command_parser(name: str) -> argparse.ArgumentParser:
    """Return the parser of one command."""
    parser = main_parser(name)
    choices = next(
        action.choices
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    found: argparse.ArgumentParser = choices[name]
    return found


def _terms(action: argparse.Action, parser: argparse.ArgumentParser) -> str:
    values = parser._get_formatter()._format_args(action, _default_metavar(action))
    if not action.option_strings:
        return rf"\fI{_plain(values)}\fR"
    names = ", ".join(rf"\fB{_plain(name)}\fR" for name in action.option_strings)
    return rf"{names} \fI{_plain(values)}\fR" if values else names


def _default_metavar(action: argparse.Action) -> str:
    return action.dest.upper() if action.option_strings else action.dest


def _plain(text: str) -> str:
    """Return a text as man shows it literally."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"^([.'])", r"\\&\1", escaped, flags=re.MULTILINE)


def _date() -> str:
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    moment = datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)
    return moment.strftime("%Y-%m-%d")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
