"""Collect the texts of the window and the command line, and compile their translations.

Texts are ``tr("…")`` and ``mark("…")`` in the window, ``@command("id", "…")`` with the first line
of the docstring below it, and ``Message("…")`` and
``AudioError("…")`` (or another of ``birdann.core.errors``) in the packages below it.
``python packaging/translations.py`` brings ``resources/translations/birdann_*.ts`` in step with the
program (texts that are gone are dropped, new ones wait for a translator) and compiles them to the
``.qm`` files that are loaded. With the code of another language (``nl``, ``pt_BR``) it makes that
language's file first. Translate with Qt Linguist (``pyside6-linguist``).
"""

import ast
import builtins
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import PySide6

from birdann.cli.main import COMMANDS, command_named
from birdann.cli.options import texts

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
PACKAGE = ROOT / "birdann"
SOURCES = PACKAGE / "gui"
_WORDS = re.compile(r"[^\W\d_](?![^{]*})")
_TOOLS = Path(PySide6.__file__).parent


def main(*added: str) -> int:
    """Update and compile every translation, and those of added languages."""
    of_added = {FOLDER / f"birdann_{language}.ts" for language in added}
    paths = sorted({*FOLDER.glob("birdann_*.ts"), *of_added})
    collect(*paths)
    for path in paths:
        compile_to(path, path.with_suffix(".qm"))
    return 0


def collect(*paths: Path) -> None:
    """Bring files of translations in step with the program; English needs plurals only."""
    english = [str(path) for path in paths if path.stem.endswith("_en")]
    others = [str(path) for path in paths if str(path) not in english]
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "messages.py"  # of the lower rooms, in a form that lupdate reads
        calls = {*messages(), *map(_call, help_texts())}
        said.write_text("\n".join(sorted(calls)), encoding="utf-8")
        for files, options in ((others, ()), (english, ("-pluralonly",))):
            if files:
                _run(
                    "lupdate",
                    *sorted(str(source) for source in SOURCES.rglob("*.py")),
                    str(said),
                    *("-ts", *files),
                    *("-no-obsolete", "-locations", "none", "-sort-messages", "-silent"),
                    *("-source-language", "en", "-tr-function-alias", "QT_TR_NOOP+=mark"),
                    *options,
                )


def messages() -> Iterator[str]:
    """Yield the template of every message in the package, as a call that lupdate reads.

    Those of values alone, such as ``{name}: {sentence}``, read the same in every language.
    """
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(text))]) if (
                    _takes_template(name) and _WORDS.search(text)
                ):
                    yield _call(text)
                case ast.Call(
                    func=ast.Attribute(attr="on_os_error"), args=[ast.Constant(value=str(text))]
                ):
                    yield _call(text)
                case ast.Call(
                    func=ast.Attribute(attr="print_line" | "progress"),
                    args=[ast.Constant(value=str(text))],
                ) if path.is_relative_to(PACKAGE / "cli"):
                    yield _call(text)
                case (
                    ast.Call(
                        func=ast.Attribute(
                            value=ast.Name(id="Message"), attr="counted" | "if_any"
                        ),
                        args=[_, ast.Constant(value=text), _],
                    )
                    | ast.Call(
                        func=ast.Name(id="report_field" | "failures_field" | "counted_label"),
                        args=[_, ast.Constant(value=text)],
                    )
                ):
                    yield f'tr({json.dumps(text, ensure_ascii=False)}, "", 1)'
                case ast.FunctionDef(decorator_list=[ast.Call() as call, *_]):
                    for text in _of_command(node, call):
                        yield _call(text)


def help_texts() -> Iterator[str]:
    """Yield what the help of the command line says of commands and their arguments."""
    for name in COMMANDS:
        command = command_named(name)
        for part in (command, *(command_named(name, step) for step in command.steps)):
            yield part.summary
            yield from texts(part.options)


def _call(text: str) -> str:
    return f"mark({json.dumps(text, ensure_ascii=False)})"


def _of_command(method: ast.FunctionDef, decorator: ast.Call) -> Iterator[str]:
    """Yield title and tip of a command, from the decorator of its method."""
    match decorator:
        case ast.Call(
            func=ast.Name(id="command" | "sub_menu" as kind),
            args=[_, ast.Constant(value=str(title)), *_],
        ):
            yield title
            if kind == "command":
                yield (ast.get_docstring(method) or "").partition("\n")[0].removesuffix(".")


def _takes_template(name: str) -> bool:
    """Return whether what is called makes a message: one itself, or an error of the program's."""
    return name in {"Message", "named_label", "_refusal"} or (
        name.endswith("Error") and not hasattr(builtins, name)
    )


def compile_to(path: Path, target: Path) -> None:
    """Compile one file of translations.

    It takes the place of the one before in one go: a window that is open has that in memory as a
    part of the file, and would end if it were cut short under it.
    """
    made = target.with_suffix(".new")
    _run("lrelease", str(path), "-qm", str(made), "-silent")
    made.replace(target)


def _run(tool: str, *arguments: str) -> None:
    suffix = ".exe" if sys.platform == "win32" else ""
    subprocess.run([_TOOLS / f"{tool}{suffix}", *arguments], check=True, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
