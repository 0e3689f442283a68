"""Collect the sentences that birdann's lower rooms say, so that the window can translate them.

Errors, notes of a training and what a job is doing are written in English where they arise: they
are stored with a run, logged, and printed by the command line. The window translates them by
their pattern (``birdann.gui.text.sentences``), a line of ``resources/translations/sentences.txt`` for
each. ``make translations`` writes that file anew from the sources.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
_ROOMS = ("core", "dsp", "features", "formats", "models", "store", "report", "app")
_COMMAND_LINE_ONLY = {  # what these say never reaches the window
    "app/demo.py", "app/settings.py", "app/exchange/painting.py", "app/running.py",
    "models/registry.py",
}  # fmt: skip
_IN_PARTS = {  # sentences are put together from parts here
    "app/learning/findings.py", "app/species_matching.py",
}  # fmt: skip
_TOLD_BY = {"on_step", "worded"}
_FOR_THE_COMMAND_LINE = {"lines", "_lines"}
_LEAST_LETTERS = 4
_PLACEHOLDERS = {
    "error": "reason", "strerror": "reason", "what": "reason", "cause": "reason", "self": "name",
    "task": "file", "target": "file", "problem": "reason", "str": "reason", "join": "names",
}  # fmt: skip
_PASSED_OVER = {"self", "len", "sorted", "MODELS", "f"}


def sentences() -> list[str]:
    """Return every pattern, with names in braces for what is filled in."""
    found: set[str] = set()
    for room in _ROOMS:
        for path in sorted((ROOT / "birdann" / room).rglob("*.py")):
            name = path.relative_to(ROOT / "birdann").as_posix()
            found |= set(said_in(ast.parse(path.read_text(encoding="utf-8")), name))
    return sorted(found)


def said_in(tree: ast.AST, name: str) -> Iterator[str]:
    """Yield what a module says: errors, progress, sentences, in some modules parts of these."""
    silent = {id(one) for node in ast.walk(tree) for one in _not_said(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from filter(_is_worth_it, map(pattern, _spoken_by_call(node, name)))
        elif isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in silent:
            text = pattern(node)
            ends = text.endswith(".") and len(text.split()) > 2
            if name not in _COMMAND_LINE_ONLY and (ends or (name in _IN_PARTS and " " in text)):
                yield from filter(_is_worth_it, [text])


def pattern(node: ast.expr) -> str:
    """Return a literal text with names in braces for what is filled in; "" for anything else."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if not isinstance(node, ast.JoinedStr):
        return ""
    text, used = "", set()
    for part in node.values:
        if isinstance(part, ast.Constant):
            text += str(part.value)
        elif isinstance(part, ast.FormattedValue):
            name = _named(part.value)
            while name in used:
                name = _following(name)
            used.add(name)
            text += f"{{{name}}}"
    return text


def _spoken_by_call(node: ast.Call, name: str) -> list[ast.expr]:
    """Return what a call says: the text of an error, or of progress."""
    from birdann.core import errors

    called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    called = node.func.id if isinstance(node.func, ast.Name) else called
    kind = getattr(errors, called, None)
    is_reason = called == "ValueError" and name.startswith(("formats/", "app/pipelines/import"))
    if is_reason or (isinstance(kind, type) and issubclass(kind, errors.BirdannError)):
        return node.args[:1]
    tells = "progress" in called or called in _TOLD_BY
    is_progress = tells and len(node.args) == 2
    return node.args[1:] if is_progress and name not in _COMMAND_LINE_ONLY else []


def _not_said(node: ast.AST) -> Iterator[ast.AST]:
    """Yield docstrings, pieces of formatted texts, and the lines of the command line's reports."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    elif isinstance(node, ast.FunctionDef) and node.name in _FOR_THE_COMMAND_LINE:
        yield from ast.walk(node)
    elif isinstance(node, ast.Dict):
        yield from (key for key in node.keys if key is not None)
    elif isinstance(node, ast.JoinedStr):
        yield from node.values


def _is_worth_it(text: str) -> bool:
    """Whether a text has words of its own and can be filled in by name."""
    fixed = re.sub(r"{\w+}", "", text)
    return sum(map(str.isalpha, fixed)) >= _LEAST_LETTERS and not re.search(r"[{}\n<>]", fixed)


def _named(node: ast.expr) -> str:
    """Return a name for a filled-in value, after what it is called in the source."""
    names = [one.attr if isinstance(one, ast.Attribute) else one.id for one in ast.walk(node)
             if isinstance(one, ast.Attribute | ast.Name)]  # fmt: skip
    name = next((one for one in names if one not in _PASSED_OVER), "name")
    return _PLACEHOLDERS.get(name, name).strip("_").lower()


def _following(name: str) -> str:
    """Return the next name in turn: path, path_2, path_3."""
    stem, _, number = name.rpartition("_")
    return f"{stem}_{int(number) + 1}" if number.isdigit() else f"{name}_2"
