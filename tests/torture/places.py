"""Every command that writes, with every kind of place to write to.

    python tests/torture/places.py

A place is a new name, a file or folder that is there, an input, a link, a second name of a file, a
device, a pipe, a full or read-only disk, or an odd name. Whatever it is, a command ends in
success or in a sentence, and what was there before is as it was: the inputs, and files of the
user's (canaries) that the place is or leads to.
"""

import argparse
import os
import random
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from arena import CANARY, Table, digest, enter, run, seal, timed

Words = list[str | Path | bytes]


@dataclass(frozen=True)
class Case:
    """A copy of the inputs, beside which a command is to write."""

    arena: Path
    folder: Path

    @property
    def project(self) -> Path:
        return self.folder / "in" / "p.birdann"

    @property
    def sound(self) -> Path:
        return self.folder / "in" / "0.wav"

    @property
    def canary(self) -> Path:
        return self.folder / "mine" / "canary.txt"


def _in(case: Case, name: str) -> Path:
    return case.folder / "in" / name


WRITERS: dict[str, tuple[bool, Callable[[Case, str | bytes], Words]]] = {
    "new": (False, lambda c, out: ["new", out]),
    "copy": (False, lambda c, out: ["copy", c.project, out]),
    "copy blinded": (False, lambda c, out: ["copy", c.project, out, "--blinded"]),
    "model export": (False, lambda c, out: ["model", "export", c.project, out]),
    "export csv": (False, lambda c, out: ["export", c.project, out, "--format", "csv"]),
    "export raven": (True, lambda c, out: ["export", c.project, out, "--format", "raven"]),
    "export textgrid": (True, lambda c, out: ["export", c.project, out, "--format", "textgrid"]),
    "export camtrap": (True, lambda c, out: ["export", c.project, out, "--format", "camtrap-dp"]),
    "export clips": (True, lambda c, out: ["export", c.project, out, "--clips"]),
    "export summary": (False, lambda c, out: ["export", c.project, out, "--summary", "lists"]),
    "show table": (False, lambda c, out: ["show", c.sound, "--metadata", "--table", out]),
    "ledger": (True, lambda c, out: ["ledger", c.project, "--out", out]),
    "agreement": (False, lambda c, out: ["agreement", c.project, "--table", out]),
    "log": (False, lambda c, out: ["add", c.project, c.sound, "--log", out]),
    "demo": (True, lambda c, out: ["demo", out, "--headless", "--recordings", "2"]),
    "run": (True, lambda c, out: ["run", _in(c, "few"), "--out", out]),
    "archive run": (
        True, lambda c, out: ["archive", "run", _in(c, "m.birdann-model"), _in(c, "few"), "--local", "1", "--out", out],
    ),
    "archive sample": (False, lambda c, out: ["archive", "sample", _in(c, "results"), "--out", out]),
    "archive apply": (
        True, lambda c, out: ["archive", "apply", _in(c, "results"), c.project, "--out", out],
    ),
    "archive similar": (
        False, lambda c, out: ["archive", "similar", _in(c, "results"), "--project", c.project,
                               "--species", "Crow", "--out", out],
    ),
}  # fmt: skip
"""Whether each writes into a folder, and its words."""
SLOW = {"demo", "run", "archive run"}
"""Those that work for seconds where they are let: tried at half of the places."""
READERS = {"archive sample", "archive apply", "archive similar"}
"""Those that read an archive's results."""


def _named(name: str | bytes) -> Callable[[Case, bool], str | bytes]:
    return lambda case, is_folder: name


def _there(case: Case, is_folder: bool) -> Path:
    out = case.folder / "there"
    if is_folder:
        out.mkdir()
        (out / "canary.txt").write_bytes(CANARY)
        for name in ("unfinished", "calls"):
            (out / name).mkdir()
            (out / name / "canary.parquet").write_bytes(CANARY)
        (out / "segments.csv").write_bytes(CANARY)
        (out / "summary.csv").write_bytes(CANARY)
    else:
        out.write_bytes(CANARY)
    return out


def _made(make: Callable[[Case, Path, bool], object]) -> Callable[[Case, bool], str]:
    def place(case: Case, is_folder: bool) -> str:
        out = case.folder / ("out" if is_folder else "out.txt")  # one file is refused by some
        make(case, out, is_folder)
        return str(out)

    return place


def _target(case: Case, is_folder: bool) -> Path:
    return case.canary.parent if is_folder else case.canary


def _hard(case: Case, out: Path, is_folder: bool) -> None:
    if is_folder:
        out.mkdir()
        for name in (
            "segments.csv",
            "summary.csv",
            "archive.json",
            "birdann-apply.txt",
            "about-this-demo.txt",
        ):
            os.link(case.canary, out / name)
    else:
        os.link(case.canary, out)


PLACES: dict[str, Callable[[Case, bool], str | bytes | Path]] = {
    "new": _made(lambda c, out, f: None),
    "there": _there,
    "input": lambda c, f: c.folder / "in" if f else c.sound,
    "project": lambda c, f: c.project,
    "results": lambda c, f: c.folder / "in" / "results",
    "inside": lambda c, f: c.folder / "in" / "few" / "out",
    "above": lambda c, f: c.folder,
    "link": _made(lambda c, out, f: out.symlink_to(_target(c, f))),
    "dangling": _made(lambda c, out, f: out.symlink_to(c.folder / "nowhere" / "x")),
    "hard link": _made(_hard),
    "device": lambda c, f: c.arena / "device-full",
    "to device": _made(lambda c, out, f: out.symlink_to(c.arena / "device-full")),
    "fifo": _made(lambda c, out, f: os.mkfifo(out)),
    "full": lambda c, f: c.arena / "full" / "out.txt",
    "full folder": lambda c, f: c.arena / "full",
    "read-only": lambda c, f: c.arena / "read-only" / "out.txt",
    "beneath": lambda c, f: c.canary / "out.txt",
    "missing": lambda c, f: c.folder / "no" / "such" / "out.txt",
    "no utf-8": _named(b"out\xff\xfe.txt"),
    "no utf-8 dir": _named(b"out\xff"),
    "long": _named("x" * 300),
    "long.txt": _named("x" * 300 + ".txt"),
    "newline": _named("a\nb.txt"),
    "zero": _named("/proc/self/fd/77"),
    "empty": _named(""),
    "dots": _named("../../.."),
}  # fmt: skip
HALF = ("new", "there", "link", "hard link", "full", "read-only", "long", "no utf-8", "above", "inside", "input")  # fmt: skip


def prepare(arena: Path, ready: Path | None, *, with_results: bool = True) -> Path:
    """Make the inputs, with all that commands read; or copy them.

    An archive's results, which take most of the time, are made where they are asked for.
    """
    from stage import build

    inputs = arena / "inputs"
    if ready is not None:
        shutil.copytree(ready, inputs)
        shutil.copytree(inputs, arena / "read-only" / "in")
        seal(arena)
        return inputs
    build(inputs)
    shutil.rmtree(inputs / "odd")
    for name in ("0.xml", "1.log.xml", "CONFIG.TXT"):
        (inputs / name).unlink()
    (inputs / "few").mkdir()
    for i in range(2):
        shutil.copy(inputs / f"{i}.wav", inputs / "few")
    made: list[Words] = [["model", "export", inputs / "p.birdann", inputs / "m.birdann-model"]]
    if with_results:
        made.append(
            ["archive", "run", inputs / "m.birdann-model", inputs / "few", "--local", "1", "--out",
             inputs / "results"]
        )  # fmt: skip
    for words in made:
        done = run(words, inputs)
        if done.code:
            raise SystemExit(f"the inputs cannot be made: {done.printed}")
    shutil.copytree(inputs, arena / "read-only" / "in")
    seal(arena)
    return inputs


def fresh(arena: Path, inputs: Path) -> Case:
    """Return a new case with its own copy of the inputs."""
    case = Case(arena, arena / "case")
    shutil.rmtree(case.folder, ignore_errors=True)
    case.folder.mkdir()
    shutil.copytree(inputs, case.folder / "in")
    case.canary.parent.mkdir()
    case.canary.write_bytes(CANARY)
    return case


def lost(case: Case, before: dict[Path, str], project_before: dict[str, object]) -> Iterator[str]:
    """Yield what is not as it was."""
    from stage import said_in

    from birdann.store import Project

    there = [case.folder / "there" / name for name in ("segments.csv", "summary.csv")]
    for canary in (*case.folder.rglob("canary*"), *there):
        if canary.exists() and canary.read_bytes() != CANARY:
            yield f"{canary.relative_to(case.folder)} was changed"
    if not case.canary.exists():
        yield "the canary is gone"
    yield from (f"{path} was changed" for path in before if digest(path) != before[path])
    with Project.open(case.project, read_only=True) as project:
        if said_in(project) != project_before:
            yield "labels were lost"
    yield from (f"{path.name} was left behind" for path in case.folder.rglob("*.birdann-part*"))


def digests(case: Case) -> dict[Path, str]:
    """Return what tells whether the inputs are as they were; the project changes by itself."""
    others = (path for path in case.folder.joinpath("in").rglob("*") if path.is_file())
    return {
        other: digest(other) for other in others if not other.name.startswith(case.project.name)
    }


def tried(short: Sequence[str] | None) -> Iterator[tuple[str, str]]:
    """Yield the pairs of writer and place."""
    for writer in WRITERS:
        for place in HALF if writer in SLOW else PLACES:
            if short is None or place in short:
                yield writer, place


def main() -> int:
    """Try all pairs, or as many as there is time for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", help="only these writers")
    parser.add_argument("--places", nargs="*", help="only these places")
    parser.add_argument("--inputs", type=Path, help="a folder that an earlier call prepared")
    parser.add_argument("--seconds", type=float, default=3600.0)
    args = parser.parse_args()
    arena = enter()
    with_results = bool(
        not args.only or READERS & set(args.only) or "results" in (args.places or ())
    )
    inputs = prepare(arena, args.inputs, with_results=with_results)
    from stage import said_in

    from birdann.store import Project

    with Project.open(inputs / "p.birdann", read_only=True) as project:
        said = said_in(project)
    table, is_time = Table(), timed(args.seconds)
    pairs = list(tried(args.places))
    random.Random(0).shuffle(pairs)  # so that a short time tries some of all
    for writer, place in pairs:
        if (args.only and writer not in args.only) or not is_time():
            continue
        if place == "results" and not (inputs / "results").exists():
            continue
        case = fresh(arena, inputs)
        is_folder, words = WRITERS[writer]
        before = digests(case)
        out = PLACES[place](case, is_folder)
        done = run(words(case, os.fspath(out)), case.folder)
        told = list(lost(case, before, said))
        if place == "new" and done.code:
            told.append("nothing was tried, as a new name was refused")
        table.take(writer, place, done, told)
    return 1 if table.show() else 0


if __name__ == "__main__":
    sys.exit(main())
