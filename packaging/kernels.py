"""Compile the frozen application's kernels, by having it do what its users do.

The kernels come out as the application's own interpreter will ask for them; what a user does that
is not done here is compiled when it is first done, and kept in the account's cache.
"""

import ast
import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from project import ROOT, version

from birdann.models.registry import all_models
from birdann.segmentation.presets import Unit

FOLDER, STAMP, FILL = "kernels", "build.txt", "BIRDANN_FILL_KERNELS"


def fill(program: Path, libraries: Path, data: Path) -> None:
    """Compile the kernels into the application's folder of data; programs look in ``libraries``.

    Raises
    ------
    SystemExit
        If some function that is to be compiled was not.
    """
    folder = _make_folder(libraries, data)
    (folder / STAMP).write_text(build_stamp() + "\n", encoding="ascii")
    with tempfile.TemporaryDirectory() as temporary:
        told = {**os.environ, FILL: "librosa"}
        subprocess.run([program, "--version"], cwd=temporary, env=told, check=True)
        for words in _work(Path(temporary)):
            subprocess.run(
                [program, *_expanded(words, Path(temporary))],
                cwd=temporary, env={**os.environ, FILL: "1"}, check=True,
            )  # fmt: skip
    missing = sorted(compiled_functions() - _found(folder))
    if missing:
        raise SystemExit(f"Not compiled: {', '.join(missing)}")
    for passing in folder.rglob("*.tmp.*"):
        passing.unlink()


def build_stamp() -> str:
    """Return what changes when any kernel does."""
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for path in _sources():
        digest.update(path.read_bytes())
    return f"{version()}-{digest.hexdigest()[:16]}"


def compiled_functions() -> set[str]:
    """Return the functions of birdann that numba compiles, as ``module.function``."""
    found = set()
    for path in _sources():
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and "njit" in map(_name, node.decorator_list):
                found.add(f"{module}.{node.name}")
    return found


def _sources() -> list[Path]:
    pages = sorted((ROOT / "birdann").rglob("*.py"))
    return [path for path in pages if "import njit" in path.read_text(encoding="utf-8")]


def _name(decorator: ast.expr) -> str:
    call = decorator.func if isinstance(decorator, ast.Call) else decorator
    return call.id if isinstance(call, ast.Name) else ""


def _found(folder: Path) -> set[str]:
    """Return the functions that a folder holds compiled."""
    return {
        f"{path.parent.name}.{path.name.partition('.')[2].rpartition('.py')[0].rpartition('-')[0]}"
        for path in folder.rglob("*.nbi")
    }


def _make_folder(libraries: Path, data: Path) -> Path:
    """Make the folder, with a link to it where data lie apart, as in a bundle for macOS."""
    folder = data / FOLDER
    folder.mkdir(exist_ok=True)
    if data != libraries:
        link = libraries / FOLDER
        link.unlink(missing_ok=True)
        link.symlink_to(os.path.relpath(folder, libraries))
    return folder


def _work(folder: Path) -> list[list[str]]:
    """Return the commands that together use every kernel, and make what they need."""
    project, boxes, lists = "demo/project.birdann", "boxes", "lists.npz"
    tables = f"{boxes}/recordings/*.txt"
    segment = ["segment", project, "--again", "--quiet"]
    (folder / boxes).mkdir()
    _write_data_set(folder / lists)
    return [
        ["demo", "demo", "--headless", "--quiet"],
        ["train", project, "--quiet", "--search", "--model", "sim-rbf"],
        ["export", project, boxes, "--format", "raven", "--quiet"],
        ["train-segmenter", project, "--boxes", tables, "--trees", "4", "--quiet"],
        [*segment, "--segmenter", "forest"],
        [*segment, "--preset", "exact HJA/MLSP", "--features", "hja38"],
        *([*segment, "--unit", unit, "--features", "extended"] for unit in Unit),
        ["predict", project, "--quiet"],
        ["join", project, "--quiet"],
        *(
            ["evaluate", lists, "--model", *words, "--folds", "2", "--quiet"]
            for words in (
                *([name] for name in all_models() if name != "dummy"),
                ["sim", "--param", "loss=hamming"],
                ["mil-adaboost"],
            )
        ),
        ["check-lists", project, "--quiet"],
    ]


def _expanded(words: list[str], folder: Path) -> list[str]:
    """Return the words with patterns of files replaced by the files."""
    return [
        found
        for word in words
        for found in (sorted(map(str, folder.glob(word))) if "*" in word else [word])
    ]


def _write_data_set(path: Path) -> None:
    """Write a small data set of three species for the learners."""
    rng = np.random.default_rng(0)
    y = rng.integers(0, 3, 120)
    bag = np.repeat(np.arange(30), 4)
    lists = np.zeros((30, 3), np.int64)
    lists[bag, y] = 1
    X = rng.normal(y[:, None], 0.5, (120, 8))
    np.savez(path, X=X, bag=bag, y=y, Y=lists, classes=np.array(["a", "b", "c"]))
