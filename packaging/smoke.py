"""Try the frozen application as its users would: ``python packaging/smoke.py FOLDER``.

FOLDER holds the programs `birdann` and `birdann-gui`. Needs nothing but Python's standard library,
and on Linux Xvfb. Except on Windows the account's own settings and caches are left alone.
"""

import argparse
import ast
import json
import math
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import tomllib
import wave
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from project import ROOT, version
from screen import VirtualScreen

_PATIENCE_S = 600.0
_EDGES = 2  # a segment more or less where sound is cut differently is no difference


class Application:
    """The programs, run with an account of their own.

    Parameters
    ----------
    programs
        The folder of the programs, as seen from ``root``.
    root
        The root of the system they run in; another than ``/`` is entered by chroot.
    home
        An empty folder, as seen from ``root``.
    """

    def __init__(self, programs: Path, *, root: Path = Path("/"), home: Path) -> None:
        self._programs, self._root, self.home = programs, root, home
        self._suffix = ".exe" if sys.platform == "win32" else ""

    def command(self, program: str, *words: str) -> list[str]:
        """Return what starts a program."""
        path = str(self._programs / f"{program}{self._suffix}")
        if self._root == Path("/"):
            return [path, *words]
        return ["chroot", str(self._root), "env", "-C", str(self.home), path, *words]

    def environment(self, **more: str) -> dict[str, str]:
        """Return the environment, without what belongs to the account or to a Python."""
        left_out = ("PYTHON", "XDG_", "NUMBA_", "QT_", "BIRDANN_", "DISPLAY", "WAYLAND")
        kept = {k: v for k, v in os.environ.items() if not k.startswith(left_out)}
        home = str(self.home)
        own = {"HOME": home, "LC_ALL": "C.UTF-8"}
        if sys.platform == "win32":
            own = {"APPDATA": home, "LOCALAPPDATA": home}
        return {**kept, **own, **more}

    def run(self, *words: str, code: int = 0, **environment: str) -> str:
        """Run `birdann` and return what it prints; another exit code ends the test."""
        done = subprocess.run(
            self.command("birdann", *words),
            check=False, capture_output=True, encoding="utf-8", errors="replace",
            timeout=_PATIENCE_S, env=self.environment(**environment),
            cwd=self.outside(self.home),
        )  # fmt: skip
        if done.returncode != code:
            raise SystemExit(
                f"birdann {' '.join(words)} ended with {done.returncode}, not {code}:\n"
                f"{done.stdout}\n{done.stderr}"
            )
        return done.stdout

    def result(self, *words: str) -> dict[str, object]:
        """Run `birdann` and return its JSON."""
        found: dict[str, object] = json.loads(self.run(*words, "--json", "--quiet"))
        return found

    def outside(self, path: Path) -> Path:
        """Return a path of the programs' system as this one sees it."""
        return path if self._root == Path("/") else self._root / path.relative_to("/")

    def compiled_here(self) -> set[str]:
        """Return the names of kernels in the account's cache that did not come with the programs."""
        bundle = self.outside(self._programs)
        shipped = bundle.parent if sys.platform == "darwin" else bundle
        kept = {path.name for path in self.outside(self.home).rglob("*.nbc")}
        return kept - {path.name for path in shipped.rglob("*.nbc")}

    def forget_kernels(self) -> None:
        """Empty the account's cache of kernels, as if the programs were new to it."""
        for path in self.outside(self.home).rglob("*.nb[ci]"):
            path.unlink()


def main(argv: Sequence[str] | None = None) -> int:
    """Run every check; 0 where all passed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", type=Path, help="the folder of the programs")
    parser.add_argument("--root", type=Path, default=Path("/"), help="run inside this chroot")
    parser.add_argument("--screenshots", type=Path, help="keep pictures of the window here")
    args = parser.parse_args(argv)
    programs = args.programs if args.root != Path("/") else args.programs.resolve()
    with _home(args.root) as home:
        app = Application(programs, root=args.root, home=home)
        for check in (
            _version,
            _help,
            _errors,
            _parts,
            _sample,
            _commands,
            _processes,
            _kernels,
            _formats,
        ):
            _timed(check, app)
        pictures = args.screenshots or app.outside(home)
        pictures.mkdir(parents=True, exist_ok=True)
        _timed(_window, app, pictures)
    print("All passed.")
    return 0


@contextmanager
def _home(root: Path) -> Iterator[Path]:
    """Make a home whose name is not ASCII, as users' names are not; take it away afterwards."""
    made = Path(
        tempfile.mkdtemp(prefix="birdann-Zoë-Ω-", dir=root / "tmp" if root != Path("/") else None)
    )
    try:
        yield made if root == Path("/") else Path("/") / made.relative_to(root)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _timed(check: object, *values: object) -> None:
    started_s = time.perf_counter()
    said = check(*values)  # type: ignore[operator]
    name = check.__name__.strip("_")  # type: ignore[attr-defined]
    print(f"ok {name:10} {time.perf_counter() - started_s:6.1f} s  {said or ''}", flush=True)


def _version(app: Application) -> str:
    said = app.run("--version").strip()
    _expect(said == f"birdann {version()}", f"it calls itself {said!r}")
    return said


def _help(app: Application) -> str:
    listed = app.run("--help").partition("commands:")[2].splitlines()
    names = [line.split()[0] for line in listed if line.startswith("    ") and line[4] != " "]
    names = [name for name in names if name != "COMMAND"]
    _expect(len(names) >= 19, f"only {names} are commands")
    for name in names:
        _expect(f"usage: birdann {name}" in app.run(name, "--help"), f"{name} has no help")
    return f"{len(names)} commands"


def _errors(app: Application) -> None:
    app.run("show", "missing.birdann", code=1)
    app.run("segment", code=2)


def _parts(app: Application) -> str:
    """Load everything that is imported somewhere, much of it only when it is used."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = told["project"]["optional-dependencies"].values()  # not in what is frozen
    names = {re.split("[^\\w-]", line)[0] for lines in extras for line in lines}
    left_out = {one for name in names for one in (name.replace("-", "_"), name.split("-")[0])}
    parts = [
        one for one in imported_parts(ROOT / "birdann") if re.split("[.:]", one)[0] not in left_out
    ]
    app.run("--version", BIRDANN_TRY_PARTS=" ".join(parts))
    return f"{len(parts)} parts of other packages"


def imported_parts(package: Path) -> list[str]:
    """Return what a package imports from others, at any depth, as ``module:name``.

    Of modules imported whole also what is asked of them, since some load that by itself.
    """
    found: set[str] = set()
    for path in package.rglob("*.py"):
        nodes = list(_running(ast.parse(path.read_text(encoding="utf-8"))))
        whole = {
            alias.name for one in nodes if isinstance(one, ast.Import)
            for alias in one.names if not alias.asname
        }  # fmt: skip
        for node in nodes:
            if isinstance(node, ast.ImportFrom):
                found |= {f"{node.module}:{alias.name}" for alias in node.names}
            elif isinstance(node, ast.Import):
                found |= {f"{alias.name}:" for alias in node.names}
            elif isinstance(node, ast.Attribute) and ast.unparse(node.value) in whole:
                found.add(f"{ast.unparse(node.value)}:{node.attr}")
    own = {*sys.stdlib_module_names, package.name, "typing_extensions"}
    return sorted(part for part in found if re.split("[.:]", part)[0] not in own)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and those in it, without what only a type checker reads."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and ast.unparse(child.test).endswith("TYPE_CHECKING")):
            yield from _running(child)


def _sample(app: Application) -> str:
    app.run("demo", "demo", "--headless", "--quiet", "--recordings", "8")
    folder = app.outside(app.home) / "demo"
    for name in ("project.birdann", "segments.csv", "annotated.png"):
        _expect((folder / name).stat().st_size > 1000, f"{name} is empty")
    return f"{(folder / 'segments.csv').read_text('utf-8').count(chr(10)) - 1} segments"


def _commands(app: Application) -> str:
    """Do by single commands what the sample did at once."""
    rows = (app.outside(app.home) / "demo" / "segments.csv").read_text("utf-8").count("\n")
    app.run("new", "own.birdann")
    app.run(
        "add", "own.birdann", "demo/recordings", "--lists", "demo/recordings/recording_species.csv"
    )
    app.run("segment", "own.birdann")
    app.run("train", "own.birdann")
    app.run("predict", "own.birdann")
    app.run("join", "own.birdann")
    app.run("export", "own.birdann", "own.csv")
    app.run("check", "own.birdann")
    again = (app.outside(app.home) / "own.csv").read_text("utf-8").count("\n")
    _expect(abs(again - rows) <= _EDGES, f"{again - 1} segments instead of {rows - 1}")
    return f"{again - 1} segments"


def _processes(app: Application) -> None:
    """Two processes work on what is long enough to be shared: a call at either end of it."""
    _write_calls(app.outside(app.home) / "long.wav")
    app.run("new", "long.birdann")
    app.run("add", "long.birdann", "long.wav")
    app.run("segment", "long.birdann", "--jobs", "2")
    app.run("export", "long.birdann", "long.csv")
    rows = (app.outside(app.home) / "long.csv").read_text("utf-8").count("\n")
    _expect(rows == 3, f"{rows - 1} segments instead of 2")


def _write_calls(path: Path) -> None:
    """Write ten minutes of faint noise with a call near the start and one near the end."""
    rate, length_s = 16_000, 600
    source = random.Random(0)
    noise = [round(source.gauss(0.0, 20.0)) for _ in range(rate)]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        for second in range(length_s):
            samples = list(noise)
            if second in {5, length_s - 6}:
                for i in range(4000, 8000):
                    samples[i] += round(8000 * math.sin(2 * math.pi * 3000 * i / rate))
            file.writeframes(struct.pack(f"<{rate}h", *samples))


def _kernels(app: Application) -> str:
    """Nothing may be compiled: a second account segments for the first time as fast as again."""
    _expect(not app.compiled_here(), f"these were compiled: {sorted(app.compiled_here())}")
    again_s = _segmenting_s(app)
    app.forget_kernels()
    first_s = _segmenting_s(app)
    _expect(first_s < again_s + 3.0, f"first {first_s:.1f} s, again {again_s:.1f} s")
    return f"first segmentation {first_s:.2f} s, again {again_s:.2f} s"


def _segmenting_s(app: Application) -> float:
    started_s = time.perf_counter()
    app.run("segment", "own.birdann", "--again")
    return time.perf_counter() - started_s


def _formats(app: Application) -> str:
    folder = app.outside(app.home) / "raven"
    folder.mkdir()
    app.run("export", "own.birdann", "raven", "--format", "raven")
    found = sorted(path.relative_to(folder) for path in folder.rglob("*.selections.txt"))
    tables = [str(app.home / "raven" / path) for path in found]
    app.run("train-segmenter", "own.birdann", "--boxes", *tables, "--trees", "4")
    app.run("segment", "own.birdann", "--segmenter", "forest", "--again")
    _expect("raven" in app.run("formats"), "the formats are not listed")
    return f"{len(tables)} tables out, a forest trained from them"


def _window(app: Application, pictures: Path) -> str:
    """Open the window on the sample and on nothing; each takes its picture and closes.

    The sample also with noise evened out by PCEN, which draws another picture.
    """
    told, drawn = [], {}
    project = ("demo/project.birdann",)
    with VirtualScreen() as screen:
        for name, words in (("welcome", ()), ("project", project), ("pcen", project)):
            if name == "pcen":
                _even_out_noise(app)
            inside = app.home / f"{name}.png"
            started = subprocess.Popen(
                app.command("birdann-gui", *words, "--picture", str(inside)),
                env=app.environment(**screen.environment), cwd=app.outside(app.home),
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            )  # fmt: skip
            first_s = screen.wait_for_window(started)
            screen.photograph_before_end(started, pictures / f"{name}-screen.png")
            said, _ = started.communicate(timeout=_PATIENCE_S)
            _expect(
                started.returncode == 0, f"the window ended with {started.returncode}:\n{said}"
            )
            picture = app.outside(inside)
            _expect(picture.stat().st_size > 10_000, "the window's picture is empty")
            drawn[name] = picture.read_bytes()
            if picture.parent != pictures:
                shutil.copyfile(picture, pictures / f"{name}.png")
            told.append(f"{name} after {first_s:.2f} s" if first_s else name)
    _expect(drawn["pcen"] != drawn["project"], "PCEN changes nothing in the picture")
    _expect(not app.compiled_here(), f"these were compiled: {sorted(app.compiled_here())}")
    return "; ".join(told)


def _even_out_noise(app: Application) -> None:
    """Choose PCEN for the picture, as its settings do."""
    (path,) = app.outside(app.home).rglob("window.json")
    kept = json.loads(path.read_text("utf-8"))
    kept["picture"] = {**kept.get("picture", {}), "noise": "pcen"}
    path.write_text(json.dumps(kept), "utf-8")


def _expect(holds: bool, text: str) -> None:
    if not holds:
        raise SystemExit(f"Failed: {text}.")


if __name__ == "__main__":
    sys.exit(main())
