"""House rules that no linter knows: sizes, lazy start-up, one test module for each room."""

import ast
import builtins
import functools
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "birdann").rglob("*.py"))
HEAVY = ("scipy", "librosa", "sklearn", "skimage", "matplotlib", "numba", "soundfile", "PySide6")


@pytest.fixture(scope="module", autouse=True)
def _forgotten(no_search_for_garbage: None) -> Iterator[None]:
    """Keep the syntax of all modules no longer than for these tests."""
    yield
    for cached in (parsed, nodes, documented):
        cached.cache_clear()


@functools.cache
def parsed(path: Path) -> ast.Module:
    """Return the syntax of a module, which several rules walk through."""
    return ast.parse(path.read_text(encoding="utf-8"))


@functools.cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(parsed(path)))


def code_lines(function: ast.FunctionDef) -> int:
    """Count a function's lines without its docstring."""
    lines = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        lines -= first.end_lineno - first.lineno + 1
    return lines


def test_long_modules_and_functions_say_why():
    """Beyond 600 lines, or 80 in a function, the docstring has a line that begins with "Long:"."""
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        tree = parsed(path)
        if text.count("\n") > 600:
            assert "Long: " in (ast.get_docstring(tree) or ""), path
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef) and code_lines(node) > 80:
                assert "Long: " in (ast.get_docstring(node) or ""), f"{path}:{node.lineno}"


@pytest.mark.parametrize(
    "module",
    [
        "birdann",
        "birdann.core",
        "birdann.cli.main",
        "birdann.app",
        "birdann.app.learning.predicting",
    ],
)
def test_starting_loads_nothing_heavy(module):
    probe = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {name.partition(".")[0] for name in loaded} & set(HEAVY)


def test_help_of_every_command_loads_nothing_heavy():
    from birdann.cli.main import COMMANDS

    probe = (
        "import sys\nfrom birdann.cli.main import COMMANDS, main\n"
        "codes = [main([name, '--help']) for name in COMMANDS]\n"
        "assert codes == [0] * len(COMMANDS), codes\n"
        f"heavy = {set(HEAVY)!r} & {{name.partition('.')[0] for name in sys.modules}}\n"
        "assert not heavy, heavy"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("usage: birdann") == len(COMMANDS)


def test_everything_but_the_window_imports_without_qt():
    probe = (
        "import sys, pkgutil, importlib\nsys.modules['PySide6'] = None\nimport birdann\n"
        "for m in pkgutil.walk_packages(birdann.__path__, 'birdann.'):\n"
        "    if not m.name.startswith(('birdann.gui', 'birdann.__main__')):\n"
        "        importlib.import_module(m.name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", probe], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


ROOMS = (
    "core", "dsp", "segmentation", "features", "analysis", "models", "lab", "store", "formats",
    "app", "gui",
)  # fmt: skip
MAP_ROW = re.compile(r"^\| `(\w+)` \| (.+) \|$", re.MULTILINE)


def test_the_map_of_the_architecture_names_what_is_there():
    rows = MAP_ROW.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert [room for room, _ in rows] == list(ROOMS)
    for room, ideas in rows:
        for name in re.findall(r"`([\w.]+)`", ideas):
            place = ROOT / "birdann" / room / name.replace(".", "/")
            assert place.is_dir() or place.with_suffix(".py").is_file(), f"{room}: {name}"


def test_the_walks_of_the_architecture_name_files_that_are_there():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    names = re.findall(r"`((?:birdann|resources)/[\w/.]+)`", text)
    assert [name for name in names if not (ROOT / name).exists()] == []
    walks = text.partition("### Five walks")[2].partition("\n## ")[0]
    rows = [line for line in walks.splitlines() if line.startswith("| a")]
    assert len(rows) == 5
    assert all(0 < len(re.findall(r"`birdann/[\w/]+\.py`", row)) <= 3 for row in rows)


def _modules_of(room):
    return {path.stem.strip("_") for path in (ROOT / "birdann" / room).iterdir()} - {"pycache"}


@pytest.mark.parametrize("kind", ["unit", "gui"])
def test_tests_lie_in_the_room_of_what_they_test(kind):
    """In `unit` a test module bears a module's name, and may go on `_of_…`; beside: stories."""
    top = ROOT / "tests" / kind
    for path in sorted(top.rglob("test_*.py")):
        room = path.parent.relative_to(top)
        if room.parts[:1] in (("packaging",), ("benchmark",)) or path.parent == top:
            continue
        room = Path("gui") / room if kind == "gui" else room
        assert (ROOT / "birdann" / room).is_dir(), path
        names = _modules_of(room)
        tested = path.stem.removeprefix("test_")
        if kind == "unit":
            assert tested in names or tested.partition("_of_")[0] in names, path


DECISIONS, LAB = (sorted((ROOT / "docs" / part).glob("*.md")) for part in ("decisions", "lab"))


@pytest.mark.parametrize(
    "page", DECISIONS + LAB, ids=lambda page: f"{page.parent.name}-{page.stem}"
)
def test_decisions_and_measurements_name_files_that_are_there(page):
    for name in re.findall(
        r"`(?:python )?((?:tests|birdann|packaging)/[\w/]+\.py)", page.read_text()
    ):
        assert (ROOT / name).is_file(), name


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_is_one_dated_page(page):
    text = page.read_text(encoding="utf-8")
    assert re.match(r"# .+\n\n\*\d{1,2} [A-Z][a-z]+ \d{4}\*\n", text)
    parts = re.findall(r"^\*\*(.+?)\.\*\*", text, re.MULTILINE)
    wanted = ["Decision", "Why", "What was refused", "What follows"]
    assert sorted(set(parts) & set(wanted), key=wanted.index) == wanted
    assert len(text.split()) <= 300, "measurements belong in docs/lab"


def test_what_is_imported_is_depended_on_and_nothing_else():
    distributions = {
        "sklearn": "scikit-learn", "skimage": "scikit-image", "PySide6": "PySide6-Essentials",
        "umap": "umap-learn",
    }  # fmt: skip
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    def names(lines):
        return {re.match(r"[\w-]+", line)[0] for line in lines if ";" not in line}

    needed = names(told["dependencies"]) - {"PySide6-Addons"}
    optional = names(line for lines in told["optional-dependencies"].values() for line in lines)
    imported = set()
    for path in SOURCES:
        for node in nodes(path):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add(node.module.partition(".")[0])
    others = imported - set(sys.stdlib_module_names) - {"birdann"}
    named = {distributions.get(name, name) for name in others}
    assert needed <= named <= needed | optional


def test_one_name_is_one_class():
    homes = {}
    for path in SOURCES:
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append(str(path.relative_to(ROOT)))
    assert not {name: paths for name, paths in homes.items() if len(paths) > 1}


def _told_errors():
    """Return the names of the errors that a user reads, wherever they are defined."""
    names, before = {"BirdannError"}, 0
    classes = [
        (node.name, {ast.unparse(base) for base in node.bases})
        for path in SOURCES
        for node in nodes(path)
        if isinstance(node, ast.ClassDef)
    ]
    while len(names) > before:
        before = len(names)
        names |= {name for name, bases in classes if bases & names}
    return names


IN_ENGLISH = ("cli", "lab")
"""Rooms that only the command line speaks for, which is not translated."""


def test_what_errors_and_progress_say_can_be_translated():
    """Text is a template with values, or in the window ``tr``; never put together."""
    told, bare = _told_errors(), []
    assert len(told) > 15
    for path in SOURCES:
        if path.relative_to(ROOT / "birdann").parts[0] in IN_ENGLISH:
            continue
        for node in nodes(path):
            match node:
                case ast.Call(func=ast.Name(id="progress"), args=[_, text]):
                    if (
                        isinstance(text, ast.Constant | ast.JoinedStr)
                        and ast.unparse(text) != "''"
                    ):
                        bare.append(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(text)}")
                case ast.Call(args=[ast.JoinedStr() | ast.BinOp() as text, *_]):
                    if ast.unparse(node.func) in told:
                        bare.append(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(text)}")
    assert not bare, "\n".join(bare)


_QUOTED = re.compile(r"``([A-Za-z_]\w*(?:\.\w+)*)(?:\(\))?``")
_SECTION = re.compile(r"^Parameters\n-+\n(.*?)(?=^\w[^\n]*\n-{3,}|\Z)", re.DOTALL | re.MULTILINE)
_ENTRY = re.compile(r"^[\w*`]+(?:, [\w*`]+)*$", re.MULTILINE)
_ELSEWHERE = {  # of formats, other programs, mathematics and Python
    "Anabat", "BatSpy", "OAD", "PET", "QUndoStack", "SB", "V3.12", "WA", "_1", "_2", "astral", "c",
    "dataclasses.asdict", "except", "guan", "harp", "i", "k", "mkdocs.yml", "nav", "q",
    "skimage.draw.ellipse", "textValueSelected", "unfiltered", "wa_meta.h", "PREFIX_Summary.txt",
    "docs", "n_runs", "onset_error_ms", "offset_error_ms",
}  # fmt: skip


@functools.cache
def documented(path: Path) -> list[ast.Constant]:
    """Return the docstrings of a module, and the strings that stand below attributes."""
    bodies = (getattr(node, "body", None) for node in nodes(path))
    statements = (each for body in bodies if isinstance(body, list) for each in body)
    texts = (each.value for each in statements if isinstance(each, ast.Expr))
    return [
        text for text in texts if isinstance(text, ast.Constant) and isinstance(text.value, str)
    ]


def named_in(path: Path) -> set[str]:
    """Return the names and words of a module's code, without its docstrings."""
    texts = {id(text) for text in documented(path)}
    words = set()
    for node in nodes(path):
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            words |= set(re.findall(r"\w+", getattr(node, field, None) or ""))
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in texts
        ):
            words |= set(re.findall(r"\w+", node.value))
    return words


def test_names_in_docstrings_exist():
    """What stands in double backticks is in the module, or is defined in another."""
    defined = set(dir(builtins))
    for path in SOURCES:
        defined |= {*path.relative_to(ROOT).with_suffix("").parts}
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                defined.add(node.name)
            elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
                defined.add(node.id if isinstance(node, ast.Name) else node.attr)
    unknown = []
    for path in SOURCES:
        elsewhere = {
            name: set(name.split(".")) - defined
            for text in documented(path)
            for name in _QUOTED.findall(text.value)
            if name not in _ELSEWHERE
        }
        if any(elsewhere.values()):
            words = named_in(path)
            unknown += [(path.name, name) for name, parts in elsewhere.items() if parts - words]
    assert not unknown


def test_documented_parameters_exist():
    unknown = []
    for path in SOURCES:
        for node in nodes(path):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            section = _SECTION.search(ast.get_docstring(node) or "")
            if section is None:
                continue
            parameters = {
                argument.arg for argument in ast.walk(node) if isinstance(argument, ast.arg)
            }
            parameters |= {
                statement.target.id
                for statement in node.body
                if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
            }
            entries = ",".join(_ENTRY.findall(section[1]))
            names = [name.strip("*` ") for name in entries.split(",")] if entries else []
            unknown += [(path.name, node.name, name) for name in names if name not in parameters]
    assert not unknown


_NEEDS_ITS_BODY = {
    "about", "above", "against", "agreed", "alive", "among", "answered", "around", "arranged",
    "arrived", "asked", "asking", "begun", "beside", "between", "beyond", "blended", "blurred",
    "bounded", "called", "carried", "changed", "checked", "chosen", "climbed", "coded", "colored",
    "compared", "compiled", "completed", "confirmed", "copied", "corrected", "covered", "cut",
    "damaged", "decided", "decoded", "derived", "described", "detected", "drawn", "either",
    "encoded", "expected", "explained", "exported", "extended", "faded", "failed", "filled",
    "fitted", "fixed", "folded", "followed", "foreign", "found", "framed", "gathered", "gone",
    "grouped", "grown", "halves", "imported", "inside", "joined", "judged", "kept", "known",
    "labelled", "learned", "levelled", "limited", "listed", "logged", "looks", "made", "marked",
    "matched", "meant", "measured", "merged", "mixed", "moved", "nearest", "needed", "noted",
    "nothing", "now", "numbered", "obeyed", "once", "ordered", "others", "outlined", "over",
    "owned", "packed", "painted", "paired", "parsed", "passing", "placed", "planned", "pooled",
    "predicted", "quantised", "raised", "ranked", "reached", "recorded", "refined", "refitted",
    "refused", "rejected", "renamed", "reported", "resized", "restored", "said", "sampled",
    "saved", "scaled", "scored", "searched", "seeded", "sharpened", "shortened", "shown",
    "simplified", "sounding", "spaced", "stacked", "stated", "stepped", "streamed", "stretched",
    "styled", "summed", "supposed", "surveyed", "taken", "together", "told", "trained", "tried",
    "turned", "two", "under", "united", "unlisted", "unpacked", "wanted", "within", "written",
    "zoomed",
}  # fmt: skip
"""Words that do not name a function by themselves."""


def test_names_of_functions_say_what_they_do():
    """A verb phrase names what does something, a noun what returns a thing."""
    assert not [
        f"{path}:{node.lineno}: {node.name}"
        for path in SOURCES
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef) and node.name.strip("_") in _NEEDS_ITS_BODY
    ]


def test_painters_end_when_painting_fails():
    """Qt cannot paint a window again whose painter the traceback of an error keeps alive."""
    unbounded = []
    for path in SOURCES:
        bounded = {
            id(item.context_expr)
            for node in nodes(path)
            if isinstance(node, ast.With)
            for item in node.items
        }
        unbounded += [
            f"{path}:{node.lineno}"
            for node in nodes(path)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "QPainter"
            and id(node) not in bounded
        ]
    assert not unbounded
