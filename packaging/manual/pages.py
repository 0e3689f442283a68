"""Write the pages of the manual that the program itself knows best: ``make manual``.

Commands and options, keys, formats, and every message that explains an error come from where
they are defined, so that the manual cannot say otherwise. ``--check`` writes nothing and fails
if a page is out of date.
"""

import argparse
import ast
import os
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parents[2]
MANUAL = ROOT / "docs" / "manual"
MARK = "<!-- Written by packaging/manual/pages.py; change it there or in the program. -->\n\n"

# --- command line ------------------------------------------------------------------------------

_COMMANDS_LEAD = """\
# Command line

Everything that the window computes also runs without it. Type `birdann`, a command, and what it works on:

```sh
birdann run recordings/ --lists species.csv --out result/
```

or step by step; the window opens the same project (`birdann forest.birdann`):

```sh
birdann new forest.birdann
birdann add forest.birdann recordings/ --lists species.csv
birdann segment forest.birdann --jobs 4
birdann train forest.birdann
birdann predict forest.birdann
birdann export forest.birdann segments.csv
```

`birdann COMMAND --help` shows the same as this page, with an example.

Shares are read as `0.8` or `80%`; tables and JSON have 0 to 1.

**Exit codes**: 0 done, 1 an explained error, 2 a mistake in the command, 3 some files failed (with `--strict`), 130 cancelled. **Ctrl+C** stops at the next safe place; the same command continues from there.

## Options of many commands

| option | what it is |
|---|---|
| `--json` | Print the result as one JSON object. |
| `--quiet` | Print errors only. |
| `--log FILE` | Append one JSON object per file and step to FILE: `at`, `step`, `outcome` (started, done, skipped, failed, cancelled), `recording`, `seconds`, `error`. |
| `--strict` | Exit with code 3 where some files failed. They are listed in any case. |
| `--overwrite` | Replace existing files. Projects and sound files are never replaced. |
| `--allow-outside` | Let a project made elsewhere read sound outside its own folder from now on. |
| `--seed SEED` | Repeat a random choice. |

## Commands

"""
SHARED = {"json", "quiet", "log", "strict", "overwrite", "allow_outside", "seed"}
"""Options that the page explains once; each command names its own."""


def command_line() -> str:
    """Return the page of all commands, from their parsers."""
    from birdann.cli.main import COMMANDS, command_named

    parts = [MARK, _COMMANDS_LEAD, ", ".join(f"[{one}](#birdann-{one})" for one in COMMANDS), "\n"]
    for name in COMMANDS:
        summary = command_named(name).summary
        parts.append(f"\n## birdann {name}\n\n{summary[0].upper()}{summary[1:]}.\n")
        parts.append(_one_command(name))
    return "".join(parts)


def parser_of(name: str) -> argparse.ArgumentParser:
    """Return the parser of one command."""
    from birdann.cli.main import main_parser

    commands = next(
        action
        for action in main_parser(name)._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    found: argparse.ArgumentParser = commands.choices[name]
    return found


def _one_command(name: str) -> str:
    parser = parser_of(name)
    steps = next(
        (one for one in parser._actions if isinstance(one, argparse._SubParsersAction)), None
    )
    if steps is None:
        return _usage(name, parser)
    said = {one.dest: one.help or "" for one in steps._choices_actions}
    return "".join(
        f"\n### birdann {name} {step}\n\n{_sentence(said[step])}\n{_usage(f'{name} {step}', own)}"
        for step, own in steps.choices.items()
    )


def _usage(name: str, parser: argparse.ArgumentParser) -> str:
    actions = [one for one in parser._actions if one.dest not in {"help", "json", "quiet"}]
    words = [_in_usage(one) for one in actions if not one.option_strings or one.required]
    words += ["[options]"] * any(not one.required for one in actions if one.option_strings)
    lines = ["\n```sh\n", f"birdann {name} {' '.join(words)}\n", "```\n\n"]
    for one in actions:
        if one.dest in SHARED or one.dest == "project":
            continue
        shown = ", ".join(one.option_strings) or _value(one)
        value = _value(one) if one.option_strings and one.nargs != 0 else ""
        lines.append(f"* `{f'{shown} {value}'.strip()}`: {_sentence(one.help or '')}\n")
    shared = ", ".join(f"`{one.option_strings[0]}`" for one in actions if one.dest in SHARED)
    return "".join([*lines, f"* Also {shared}\n" if shared else ""])


def _in_usage(action: argparse.Action) -> str:
    text = _value(action)
    if action.option_strings:
        is_pair = isinstance(action, argparse.BooleanOptionalAction)  # --this | --no-this
        name = " | ".join(action.option_strings[: 1 + is_pair])
        text = f"{name} {text if action.nargs != 0 else ''}".strip()
        if action.nargs in ("+", "*"):
            text += " …"
        return text if action.required else f"[{text}]"
    if action.nargs in ("*", "+"):
        text += " …"
    return f"[{text}]" if action.nargs in ("*", "?") else text


def _value(action: argparse.Action) -> str:
    if action.choices:
        return "{" + ",".join(map(str, action.choices)) + "}"
    if isinstance(action.metavar, str):
        return action.metavar.replace(" | ", " or ")  # a bar would end the table's cell
    return action.dest.upper()


def _sentence(text: str) -> str:
    text = text.replace("%%", "%").replace("_", r"\_").replace("*", r"\*")
    ends = not text or text[-1] in ".)"
    return f"{text[:1].upper()}{text[1:]}{'' if ends else '.'}"


# --- keys --------------------------------------------------------------------------------------

_KEYS_LEAD = """\
# Keyboard

**Ctrl+K** finds any command by a part of its name, and shows its key. **Help > Keyboard shortcuts** \
gives a command another key; this page shows the default keys. On a Mac, Ctrl is ⌘.

While you type in a field, letters are letters; **Esc** leads back to the picture. In a dialog \
**Alt** with an underlined letter presses a button or leads to a field.

![The command palette](../images/palette.png)

## The ones to learn first

| key | what it does |
|---|---|
| `Space` | play, pause |
| `P` | play the selected segment |
| `T` | tag a species |
| `N` | next untagged recording |
| `U` | next uncertain segment |
| `Enter` | confirm |
| `1` … `9` | it is the candidate with this number |
| `X` | noise |
| `Ctrl+Z` | undo |
"""


def keys() -> str:
    """Return the page of keys, from the table of actions."""
    from birdann.gui.actions.table import MENUS
    from birdann.gui.dialogs.program.settings_dialogs import KEYS_IN_THE_PICTURE, NUMBER_KEYS
    from birdann.gui.keys.command import without_mnemonic
    from birdann.gui.main_window import ACTIONS

    parts = [MARK, _KEYS_LEAD]
    for menu in MENUS:
        rows = [one for one in ACTIONS if one.menu == menu and one.shortcuts]
        if rows:
            parts.append(f"\n## {menu}\n\n| key | command |\n|---|---|\n")
        for one in rows:
            shown = [f"`{_key(key)}`" for key in one.shortcuts if key != "Return"]
            parts.append(f"| {', '.join(shown)} | {without_mnemonic(one.title)} |\n")
    parts.append("\n## Numbers and picture\n\n| key | what it does |\n|---|---|\n")
    parts += [f"| `{key}` | {text} |\n" for key, text in (*NUMBER_KEYS, *KEYS_IN_THE_PICTURE)]
    return "".join(parts)


def _key(key: str) -> str:
    return {"Del": "Delete"}.get(key, key)


# --- formats -----------------------------------------------------------------------------------

_FORMATS_LEAD = """\
# Formats

**File > Import annotations of other programs** and **File > Export** offer these formats, and so \
do `birdann import` and `birdann export`. The last columns name what comes back, besides times and \
species, from a file that birdann wrote, and what reading and writing were checked against.

| name | what | read | written | comes back | checked against |
|---|---|---|---|---|---|
"""

_FORMATS_END = """
Times and frequencies keep all their digits (ELAN counts milliseconds, Sonic Visualiser samples). \
The reports of import and export name columns that were not read and what a format cannot keep. \
[Formats in detail](../formats.md) has the rest.

## What becomes a label

Detections and predictions never become labels. An imported segment is labelled where the file \
says that a person decided, or where its table has no scores. If it has scores, the import asks \
whether the names are labels or detections. Without an answer they are detections. Imported lists are incomplete, and your tags \
stay.

## The table of segments

`csv` has one row for each segment:

| column | means |
|---|---|
"""

_COLUMN_WORDS = {
    "recording": "the file's path (`bog/a.flac`) below the project's folder or, elsewhere, below the folder that contains all recordings; the same in every table",
    "segment_id": "stays the same for as long as the segment exists, in every copy of the "
    "project; a letter comes first, so that no program takes it for a number and rounds it",
    "start_s": "seconds from the start of the recording",
    "end_s": "likewise",
    "low_hz": "the lower edge of the outline",
    "high_hz": "the upper edge",
    "species": "your label if there is one, otherwise the prediction; empty if rejected or none",
    "probability": "of that species; empty without a prediction",
    "status": "`confirmed`, `corrected`, `rejected`, `predicted` or `unlabelled`",
    "mode": "`transductive` (the list was known), `inductive` (it was not) or `manual`",
    "runner_up": "the second likeliest species",
    "runner_up_probability": "its probability",
    "list_species": "the list of the segment's window, or of its recording where that has no "
    "windows, with `;` between species",
    "reviewer": "who labelled it",
    "reviewed_at": "when, with the time zone",
    "model_run": "the model run: identifier@time (UTC)",
    "start_clock": "the time of day of the start, where it is known",
    "none_probability": "probability that it is noise or an unknown species",
    "probability_if_call": "probability that the species is right where a call sounds: the segment itself or, where it is not an animal's sound, the likeliest call at its time",
    "certainty": "`certain`, `probable`, `possible`, or empty",
    "call_type": "the call type, or empty",
    "rejected_species": "which species a rejected segment is not; empty if it is noise",
    "note": "note on the segment",
    "program": "the other program that detected it, even if reviewed since",
    "program_version": "its version or that of its model",
    "program_species": "its species",
    "program_score": "that program's own score, on its own scale",
    "animal_probability": "probability that it is an animal's sound",
    "call_probability": "probability that it is one whole call; rows below the project's minimum "
    "are left out unless all are asked for",
    "note_author": "who wrote the note",
    "note_at": "when",
    "recording_note": "note on the recording, in each of its rows",
    "recording_note_author": "who wrote that",
    "recording_note_at": "when",
    "readings": "labels by other observers, as JSON: a list of objects with `status`, `species`, "
    "`reviewer`, `reviewed_at` and, if given, `certainty`, `call_type`, `model_run`",
    "further_proposals": "detections by further programs, as JSON: a list of objects with "
    "`program`, `program_version`, `program_species`, `program_score`",
    "table_program": "whose table the further columns came from",
    "site": "the site of the recording, see [Sites, times and results](survey.md)",
    "scientific_name": "the scientific name of the species, where the project knows it",
    "list_start_s": "start of the window whose list `list_species` is, in seconds from the start of "
    "the recording; empty for a list of the whole recording",
    "list_end_s": "end of that window",
}


def formats() -> str:
    """Return the page of formats, from the registry."""
    from birdann.formats.registry import format_rows
    from birdann.formats.segments_csv import COLUMNS

    parts = [MARK, _FORMATS_LEAD]
    for row in format_rows():
        cells = (f"`{row.name}`", row.title, row.read, row.written, row.round_trip, row.checked)
        parts.append(f"| {' | '.join(cells)} |\n")
    parts.append(_FORMATS_END)
    parts += [f"| `{name}` | {_COLUMN_WORDS[name]} |\n" for name in COLUMNS]
    parts.append(
        "\nIt is UTF-8, with commas, with `.` as decimal point. A cell that a spreadsheet could "
        "take for a formula (it begins with `=`, `+`, `-` or `@`) is written so that it does not "
        "run; birdann reads it back as it was.\n"
    )
    return "".join(parts)


# --- messages ----------------------------------------------------------------------------------

_MESSAGES_LEAD = """\
# Every message

What can fail, to look it up. On the screen each message goes on to say what you can do. ‹Words in \
angles› stand for names, numbers and reasons. For advice, begin with \
[When something goes wrong](troubleshooting.md).
"""

_WINDOW = "window"
_GROUPS = {
    "AudioError": (
        "Sound files",
        "The recording stays in the project with its tags and labels.",
    ),
    "ProjectFileError": ("Project files", "See also [Keeping your work safe](safety.md)."),
    "ListsError": ("Species lists", "The forms of lists are shown in [Species lists](lists.md)."),
    "SampleError": (
        "Validation samples",
        "Nothing was changed. See [`birdann validate`](command-line.md#birdann-validate).",
    ),
    "TableError": ("Annotations of other programs", "See [Formats](formats.md)."),
    "WriteError": ("Results that cannot be written", "No partly written file remains."),
    "OutlineError": ("Drawing and editing outlines", "Nothing was changed."),
    "NothingToLearnError": ("Training", "See [Training](training.md)."),
    "ModelError": ("Models", "Labels are not changed by these."),
    "NetworkError": (
        "Networks",
        "See [Checking BirdNET](checking-birdnet.md#detect-without-a-second-program).",
    ),
    "ArchiveError": ("Archives", "Finished parts are kept. See [Archives](archives.md)."),
    "DataSetError": (
        "Data sets for evaluation",
        "Messages of `birdann evaluate` and similar commands.",
    ),
    _WINDOW: ("In the window", "Do what is missing first, then try again."),
    "NotUndoableError": ("Undo", "The history begins when a project is opened."),
}
_PLACEHOLDERS = {
    "error": "reason", "strerror": "reason", "what": "reason", "cause": "reason", "self": "name",
    "task": "file", "target": "file", "problem": "reason", "reason": "reason", "str": "reason",
    "join": "names", "Variant": "names",
}  # fmt: skip


def messages() -> str:
    """Return the page of error messages, from the sources."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "birdann").rglob("*.py")):
        for kind, text in messages_in(ast.parse(path.read_text(encoding="utf-8"))):
            found[kind].add(text)
    parts, listed = [MARK, _MESSAGES_LEAD], set()
    for kind, (title, advice) in _GROUPS.items():
        parts.append(f"\n## {title}\n\n{advice}\n\n")
        for text in sorted({_failure(one) for one in found[kind]}, key=str.casefold):
            if (words := re.sub("‹.*?›", "‹›", text)) not in listed:
                listed.add(words)
                parts.append(f"* {text}\n")
    return "".join(parts)


def _failure(text: str) -> str:
    """Return what failed: the first clause of a message, without what to do about it."""
    failed = re.split(r"; |(?<=[^.]{12})\. | \(‹reason›\)|: ‹reason›|, and nothing", text)[0]
    return f"{failed.rstrip('.')}."


def messages_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the kind and the sentence of every error that is made in a module."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        is_of_system = isinstance(node.func, ast.Attribute) and node.func.attr == "on_os_error"
        maker = node.func.value if is_of_system else node.func
        kind = group_of(maker.id) if isinstance(maker, ast.Name) else None
        text = _spoken(node.args[0]) if kind is not None else _shown(node)
        if len(re.sub("‹.*?›", "", text)) > 12:
            yield kind or _WINDOW, text


def _shown(node: ast.Call) -> str:
    """Return what a call shows as an error in the window, if it does: ``fail(tr("…"))``."""
    inner = node.args[0]
    is_shown = isinstance(node.func, ast.Attribute) and node.func.attr == "fail"
    if not (is_shown and isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name)):
        return ""
    return _spoken(inner.args[0]) if inner.func.id == "tr" else ""


def group_of(name: str) -> str | None:
    """Return the group of an error class: its own, or that of the class that it is a kind of."""
    from birdann.core import errors

    kinds = getattr(getattr(errors, name, None), "__mro__", ())
    return next((one.__name__ for one in kinds if one.__name__ in _GROUPS), None)


def _spoken(node: ast.expr) -> str:
    """Return a literal text with words in angles for what is filled in."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Message":
        return _spoken(node.args[0])
    if isinstance(node, ast.JoinedStr):
        return "".join(_spoken(part) for part in node.values)
    if isinstance(node, ast.FormattedValue):
        return f"‹{_named(node.value)}›"
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = node.value.replace("<", "&lt;").replace("*", "\\*")
        return re.sub(r"{(\w+)}", lambda place: f"‹{place[1].replace('_', ' ')}›", text)
    return ""


def _named(node: ast.expr) -> str:
    """Return what a filled-in value is called in the source, in words."""
    names = [one.attr if isinstance(one, ast.Attribute) else one.id for one in ast.walk(node)
             if isinstance(one, ast.Attribute | ast.Name)]  # fmt: skip
    name = next((one for one in names if one not in {"self", "len", "sorted", "MODELS"}), "name")
    name = _PLACEHOLDERS.get(name, name)
    return name.strip("_").replace("_", " ").lower()


# --- writing -----------------------------------------------------------------------------------

PAGES: dict[str, Callable[[], str]] = {
    "command-line.md": command_line,
    "keys.md": keys,
    "formats.md": formats,
    "messages.md": messages,
}


def main() -> int:
    """Write the pages, or say which are out of date."""
    checks = "--check" in sys.argv[1:]
    stale = []
    for name, write in PAGES.items():
        path, text = MANUAL / name, write()
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if not checks:
                path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{name} {'is out of date: make manual' if checks else 'written'}")
    return int(checks and bool(stale))


if __name__ == "__main__":
    raise SystemExit(main())
