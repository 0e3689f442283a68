"""Every file beside a project or in an archive's results, with every kind of thing in its place.

    python tests/torture/beside.py

What comes from elsewhere may have anything under the names that birdann and SQLite use beside a
project, and in a folder of results. Whatever that is, a command ends in success or in a sentence; files of the user's that it leads to
(canaries) stay as they were, and without it the project opens with all that was said.
"""

import argparse
import itertools
import os
import random
import shutil
import sqlite3
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from arena import CANARY, Table, enter, run, timed
from places import Case, fresh, prepare

NAMES = (
    "-journal", "-wal", "-shm", "-lock", "-backups", "-unfinished", "-part", "-restoring",
)  # fmt: skip

IN_RESULTS = (
    "archive.json", "archive.json-lock", "model.birdann-model", "failures.parquet", "{part}",
    "recordings", "recordings/{key}.parquet", "recordings/{part}", "calls", "{site}", "{day}",
    "{day}/{key}.parquet", "{day}/{part}", "unfinished", "unfinished/{key}",
    "unfinished/{key}/00000.npz", "unfinished/{key}/notes.json",
)  # fmt: skip


def _super_journal(case: Case, place: Path) -> None:
    """Forge the journal of a transaction that also changed the canary (section 3 of SQLite's page)."""
    name = os.fsencode(case.canary)
    magic = bytes.fromhex("d9d505f920a163d7")
    n_pages = case.project.stat().st_size // 4096
    head = magic + struct.pack(">IIIII", 0, 1, n_pages, 512, 4096)
    tail = struct.pack(">I", n_pages + 1) + name + struct.pack(">II", len(name), sum(name)) + magic
    place.write_bytes(head.ljust(512, b"\0") + tail)


def _other_log(case: Case, place: Path) -> None:
    """Put there the log of another database."""
    other = case.folder / "other.db"
    database = sqlite3.connect(other)
    database.execute("PRAGMA page_size=1024")
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("CREATE TABLE t (x)")
    database.commit()
    shutil.copy(other.with_name("other.db-wal"), place)
    database.close()
    for path in case.folder.glob("other.db*"):
        path.unlink()


def _folder(case: Case, place: Path) -> None:
    place.mkdir()
    (place / "canary.txt").write_bytes(CANARY)
    (place / "0001-20260101T000000Z-edit.birdann").write_bytes(CANARY)


def _link_to_folder(case: Case, place: Path) -> None:
    for name in ("canary.birdann", "canary.part"):
        (case.canary.parent / name).write_bytes(CANARY)
    place.symlink_to(case.canary.parent)


THINGS: dict[str, Callable[[Case, Path], object]] = {
    "empty": lambda c, p: p.touch(),
    "garbage": lambda c, p: p.write_bytes(os.urandom(9000)),
    "link": lambda c, p: p.symlink_to(c.canary),
    "to folder": _link_to_folder,
    "dangling": lambda c, p: p.symlink_to(c.folder / "nowhere"),
    "itself": lambda c, p: p.symlink_to(p.name),
    "hard link": lambda c, p: os.link(c.canary, p),
    "fifo": lambda c, p: os.mkfifo(p),
    "device": lambda c, p: p.symlink_to(c.arena / "device-zero"),
    "folder": _folder,
    "forged": _super_journal,
    "other log": _other_log,
    "project": lambda c, p: shutil.copy(c.project, p),
}  # fmt: skip
COMMANDS: dict[str, Callable[[Case], list[str | Path]]] = {
    "show": lambda c: ["show", c.project],
    "check": lambda c: ["check", c.project, "--repair"],
    "import": lambda c: ["import", c.project, c.folder / "in" / "boxes.txt"],
    "segment": lambda c: ["segment", c.project, "--again"],
    "copy": lambda c: ["copy", c.project, c.folder / "copy.birdann"],
    "restore": lambda c: ["restore", c.project, c.folder / "in" / "earlier.birdann"],
    "new": lambda c: ["new", c.folder / "in" / "fresh.birdann"],
}

OF_ARCHIVES: dict[str, Callable[[Case, Path], list[str | Path]]] = {
    "archive run": lambda c, results: [
        "archive", "run", c.folder / "in" / "m.birdann-model", c.folder / "in" / "few",
        "--local", "1", "--out", results,
    ],
    "archive sample": lambda c, results: [
        "archive", "sample", results, "--out", c.folder / "sample.birdann",
    ],
    "archive apply": lambda c, results: [
        "archive", "apply", results, c.project, "--out", c.folder / "applied",
    ],
    "archive similar": lambda c, results: [
        "archive", "similar", results, "--project", c.project, "--species", "Crow",
        "--out", c.folder / "similar.csv",
    ],
}  # fmt: skip


def _tried(case: Case, command: str, name: str) -> tuple[Path, list[str | Path]]:
    """Return a place, with nothing there, and the words of a command."""
    if command in OF_ARCHIVES:
        results = case.folder / "in" / "results"
        [calls] = results.glob("calls/*/*/*.parquet")
        day, part = calls.parent.relative_to(results), f".birdann-{'0' * 32}.part"
        place = results / name.format(key=calls.stem, site=day.parent, day=day, part=part)
        place.parent.mkdir(parents=True, exist_ok=True)
        words = OF_ARCHIVES[command](case, results)
    else:
        name = ("fresh.birdann" if command == "new" else case.project.name) + name
        place, words = case.project.with_name(name), COMMANDS[command](case)
    _remove(place)
    return place, words


def _remove(place: Path) -> None:
    if place.is_symlink() or not place.is_dir():
        place.unlink(missing_ok=True)
    else:
        shutil.rmtree(place)


def lost(case: Case, place: Path, said: dict[str, object], *, may_add: bool) -> Iterator[str]:
    """Yield what is not as it was, once the thing is away."""
    from stage import said_in

    from birdann.core.errors import BirdannError
    from birdann.store import Project

    for canary in case.folder.rglob("canary*"):
        if canary.read_bytes() != CANARY:
            yield f"{canary.relative_to(case.folder)} was changed"
    if not case.canary.exists():
        yield "the canary is gone"
    _remove(place)
    try:
        with Project.open(case.project, read_only=True) as project:
            now = said_in(project)
    except BirdannError as error:
        yield f"the project does not open: {error}"
        return
    if any(now.get(key) != value for key, value in said.items()) or (now != said and not may_add):
        yield "labels were lost"


def main() -> int:
    """Try all, or as many as there is time for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", help="only these commands")
    parser.add_argument("--things", nargs="*", help="only these things")
    parser.add_argument("--inputs", type=Path, help="a folder that places.py prepared")
    parser.add_argument("--seconds", type=float, default=3600.0)
    args = parser.parse_args()
    arena = enter()
    chosen = args.only or [*COMMANDS, *OF_ARCHIVES]
    inputs = prepare(arena, args.inputs, with_results=bool(OF_ARCHIVES.keys() & {*chosen}))
    shutil.copy(inputs / "p.birdann", inputs / "earlier.birdann")
    from stage import said_in

    from birdann.store import Project

    with Project.open(inputs / "p.birdann", read_only=True) as project:
        said = said_in(project)
    table, is_time = Table(), timed(args.seconds)
    triples = [
        one
        for command in chosen
        for one in itertools.product(
            [command], IN_RESULTS if command in OF_ARCHIVES else NAMES, args.things or THINGS
        )
    ]
    random.Random(0).shuffle(triples)  # so that a short time tries some of all
    for command, name, thing in triples:
        if not is_time():
            break
        case = fresh(arena, inputs)
        place, words = _tried(case, command, name)
        THINGS[thing](case, place)
        done = run(words, case.folder)
        told = list(lost(case, place, said, may_add=command == "import"))
        table.take(f"{command} {name}", thing, done, told)
    return 1 if table.show() else 0


if __name__ == "__main__":
    sys.exit(main())
