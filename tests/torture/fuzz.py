"""Feed birdann spoiled files of every kind; each must be read or refused in a sentence.

    python tests/torture/fuzz.py --inputs 100000

Every input follows from the seed and its number: --input NUMBER reads one again, in the open.
Inputs are read in processes of their own, so that a crash, a hang, or a greedy allocation in
native code is seen too.
"""

import argparse
import multiprocessing
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import corpus
import targets
from mutate import respun, spoiled
from stage import in_memory

from birdann.core.errors import BirdannError, ModelError, NothingToLearnError
from birdann.dsp.decoding import decoded

LIMIT_S = 10.0
_MEMORY_BYTES = 4 << 30
_BATCH = 500
_ODD_STARTS = ("", "", " ", "-", "=1+1 ", "Ö 鳥 ", "\u202e", "a\nb ", "%s{0} ", "'")
_SPECIAL: tuple[Callable[[Path], object], ...] = (
    os.mkfifo,
    lambda path: path.symlink_to("/dev/zero"),
    lambda path: path.symlink_to("nowhere"),
    lambda path: path.symlink_to(path.name),
    Path.mkdir,
)
"""What may stand in the place of a file: a pipe, a device, links to nothing and to themselves."""
_SPECIAL_EVERY = 97
_PLACELESS = (ModelError, NothingToLearnError)
"""Errors of the project that is open, which need not be named."""


@dataclass(frozen=True)
class Kind:
    """One kind of input: where it begins, how it is spoiled, and what reads it."""

    seeds: list[corpus.Seed]
    read: Callable[[Path], list[BirdannError] | None]
    is_text: bool = False
    is_project: bool = False
    names_file: bool = True
    may_be_special: bool = False

    def make(self, number: int, seed: int) -> tuple[str, bytes]:
        """Return the name and the bytes of an input."""
        rng = random.Random(seed << 40 | number)
        name, data = rng.choice(self.seeds)
        if self.is_project and rng.random() < 0.6:
            return name, respun(data, rng)
        return name, spoiled(data, rng, [d for _, d in self.seeds], self.is_text)


SHARES = {
    "sound": 0.32,
    "recorder": 0.14,
    "lists": 0.14,
    "tables": 0.2,
    "settings": 0.06,
    "models": 0.04,
    "projects": 0.1,
}
"""How many of all inputs are of each kind."""


def make_kind(name: str, folder: Path) -> Kind:
    """Make the corpus of one kind."""
    match name:
        case "sound":
            seeds = [*corpus.sounds(folder), *corpus.telephones(folder)]
            return Kind(seeds, targets.read_sound, may_be_special=True)
        case "recorder":
            return Kind(corpus.recorders(), targets.read_notes, may_be_special=True)
        case "lists":
            return Kind(corpus.lists(), targets.read_lists, is_text=True, may_be_special=True)
        case "tables":
            return Kind(
                corpus.tables(folder), targets.read_table, is_text=True, may_be_special=True
            )
        case "settings":
            return Kind(corpus.settings(), targets.read_settings, is_text=True)
        case "models":
            return Kind(corpus.models(folder), targets.read_model, names_file=False)
        case _:
            return Kind(corpus.projects(folder), targets.read_project, is_project=True)


def kind_of(number: int, known: dict[str, Kind]) -> str:
    """Return which kind of input has a number; all kinds take turns, in shares."""
    total = sum(SHARES[name] for name in known)
    point, reached = (number * 0.6180339887498949) % 1.0 * total, 0.0
    for name in known:
        reached += SHARES[name]
        if point < reached:
            return name
    return name


def read_one(number: int, seed: int, known: dict[str, Kind], folder: Path) -> str:
    """Read an input; return "read", "refused", or what was wrong."""
    kind = known[kind_of(number, known)]
    name, data = kind.make(number, seed)
    path = folder / (_ODD_STARTS[number % len(_ODD_STARTS)] + name)
    special = (
        _SPECIAL[number % _SPECIAL_EVERY] if number % _SPECIAL_EVERY < len(_SPECIAL) else None
    )
    if kind.may_be_special and special is not None:
        special(path)
    else:
        path.write_bytes(data)
    try:
        with _alarm():
            errors, outcome = kind.read(path) or [], "read"
    except BirdannError as error:
        errors, outcome = [error], "refused"
    except BaseException:  # noqa: BLE001 - whatever it is, it is a finding
        return traceback.format_exc()
    finally:
        for left in folder.iterdir():
            shutil.rmtree(left) if left.is_dir() and not left.is_symlink() else left.unlink()
    for error in errors:
        if kind.names_file and path.name not in str(error) and not isinstance(error, _PLACELESS):
            return f"an error that does not name the file: {error}"
    return outcome


class Hang(BaseException):
    """An input took too long."""


@contextmanager
def _alarm() -> Iterator[None]:
    def ring(signum: int, frame: object) -> None:
        raise Hang

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, LIMIT_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _work(numbers: range, seed: int, known: dict[str, Kind], pipe: Connection) -> None:
    """Be the process that reads a batch; tell the number of each input before its outcome."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY_BYTES, _MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    warnings.simplefilter("error")
    with tempfile.TemporaryDirectory(dir=in_memory()) as folder:
        for number in numbers:
            pipe.send((number, None))
            pipe.send((number, read_one(number, seed, known, Path(folder))))


@dataclass
class Tally:
    """What came of all inputs."""

    outcomes: Counter[str]
    findings: dict[int, str]


def read_batch(numbers: range, seed: int, known: dict[str, Kind], tally: Tally) -> None:
    """Read a batch in a process of its own, and go on after an input that kills it."""
    while numbers:
        ours, theirs = multiprocessing.Pipe(duplex=False)
        worker = multiprocessing.get_context("fork").Process(
            target=_work, args=(numbers, seed, known, theirs)
        )
        worker.start()
        theirs.close()
        last = _follow(ours, known, tally)
        worker.kill() if worker.is_alive() and last is not None else None
        worker.join()
        ours.close()
        if last is None:
            return
        number, why = last
        tally.findings[number] = f"{why} (exit code {worker.exitcode})"
        tally.outcomes[f"{kind_of(number, known)} broken"] += 1
        numbers = range(number + 1, numbers.stop)


def _follow(pipe: Connection, known: dict[str, Kind], tally: Tally) -> tuple[int, str] | None:
    """Note outcomes until the process ends; return the input that ended it, if one did."""
    current: int | None = None
    while True:
        try:
            if not pipe.poll(LIMIT_S + 5):
                return (current or 0, "a hang in native code")
            number, outcome = pipe.recv()
        except EOFError:
            return None if current is None else (current, "the process died")
        if outcome is None:
            current = number
            continue
        current = None
        kind = kind_of(number, known)
        if outcome in {"read", "refused"}:
            tally.outcomes[f"{kind} {outcome}"] += 1
        else:
            tally.outcomes[f"{kind} broken"] += 1
            tally.findings[number] = outcome


def main() -> int:
    """Read as many inputs as asked, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=int, default=2000, metavar="N")
    parser.add_argument("--first", type=int, default=0, metavar="NUMBER")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", help="kinds of input, separated by commas")
    parser.add_argument("--input", type=int, metavar="NUMBER", help="read one input here")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep the inputs that break")
    args = parser.parse_args()
    if not hasattr(os, "fork"):
        print("this needs a system that can fork; skipped")
        return 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        decoded.cache_folder = lambda: Path(folder) / "cache"  # type: ignore[assignment]
        wanted = args.only.split(",") if args.only else list(SHARES)
        known = {name: make_kind(name, Path(folder)) for name in wanted}
        if args.input is not None:
            return _show(args.input, args.seed, known, args.keep)
        tally = Tally(Counter(), {})
        end = args.first + args.inputs
        for start in range(args.first, end, _BATCH):
            read_batch(range(start, min(end, start + _BATCH)), args.seed, known, tally)
        if args.keep:
            for number in tally.findings:
                _keep(number, args.seed, known, args.keep)
    for number, finding in tally.findings.items():
        print(f"--- input {number} ({kind_of(number, known)}): {finding}")
    counts = ", ".join(f"{tally.outcomes[key]} {key}" for key in sorted(tally.outcomes))
    print(
        f"{tally.outcomes.total()} inputs in {time.monotonic() - began:.0f} s ({counts}); "
        f"{len(tally.findings)} crashes, hangs or errors without a name"
    )
    return 1 if tally.findings else 0


def _show(number: int, seed: int, known: dict[str, Kind], keep: Path | None) -> int:
    if keep:
        _keep(number, seed, known, keep)
    with tempfile.TemporaryDirectory() as folder:
        print(f"{kind_of(number, known)}: {read_one(number, seed, known, Path(folder))}")
    return 0


def _keep(number: int, seed: int, known: dict[str, Kind], folder: Path) -> None:
    name, data = known[kind_of(number, known)].make(number, seed)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{number}-{name}").write_bytes(data)


if __name__ == "__main__":
    sys.exit(main())
