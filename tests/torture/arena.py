"""A private place in which commands may do their worst, and what came of each.

The scripts that use it start again in a user and mount namespace of their own, in which all of the
machine is read-only, root's files or not; full and read-only disks, devices and links lie there
in memory. Needs Linux, and the right to make user namespaces; an ordinary user's are enough.
"""

import importlib
import os
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CANARY = b"a summer's work\n" * 100
_INSIDE = "BIRDANN_ARENA"
_LIMIT_S = 60.0
"""On a machine that does nothing else; workers may have to compile what is cached nowhere yet."""
_DISK_KB = 400_000
_MEMORY_BYTES = 3 << 30
"""So that a device that is read without end ends the command, not the machine."""


def enter() -> Path:
    """Start again in a private namespace; return its folder once there.

    Ends the program with a message, and successfully, where that is not allowed.
    """
    inside = os.environ.get(_INSIDE)
    if inside:
        return _furnished(Path(inside))
    folder = tempfile.mkdtemp(prefix="birdann-arena-", dir="/tmp")  # not hidden by what is mounted
    lead = ["unshare", "--map-root-user", "--mount"]
    env = os.environ | {_INSIDE: folder, "HOME": folder, "QT_QPA_PLATFORM": "offscreen"}
    env |= {"TMPDIR": folder}  # fmt: skip
    env |= dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
    try:
        if not shutil.which("unshare") or subprocess.run([*lead, "true"], check=False).returncode:
            print("Skipped: no private mount namespace can be made here.")
            sys.exit(0)
        done = subprocess.run([*lead, sys.executable, *sys.argv], env=env, check=False)
        sys.exit(done.returncode)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _furnished(folder: Path) -> Path:
    """Make the machine read-only; mount memory, a full disk, a read-only one and two devices."""
    mounts = Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines()
    for place in sorted({line.split()[1] for line in mounts}, reverse=True):
        subprocess.run(["mount", "-o", "remount,bind,ro", place], check=True)
    _mount("tmpfs", Path("/dev/shm"), "-t", "tmpfs", "-o", "size=64m")
    _mount("tmpfs", folder, "-t", "tmpfs", "-o", f"size={_DISK_KB}k")
    shutil.copytree(ROOT / "birdann", folder / "tree" / "birdann")  # with what is compiled there
    (folder / "tree" / "resources").symlink_to(ROOT / "resources")
    sys.path.insert(0, str(folder / "tree"))
    importlib.invalidate_caches()
    for name in ("full", "read-only", "home"):
        (folder / name).mkdir()
    _mount("tmpfs", folder / "full", "-t", "tmpfs", "-o", "size=256k")
    with (folder / "full" / "filling").open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
    _mount("tmpfs", folder / "read-only", "-t", "tmpfs", "-o", "size=64m")
    for name in ("zero", "full"):
        (folder / f"device-{name}").touch()
        _mount(f"/dev/{name}", folder / f"device-{name}", "--bind")
    os.environ["HOME"] = str(folder / "home")
    return folder


def seal(folder: Path) -> None:
    """Let nothing more be written to the read-only disk."""
    _mount("tmpfs", folder / "read-only", "-o", "remount,ro")


def _mount(what: str, where: Path, *options: str) -> None:
    subprocess.run(["mount", *options, what, str(where)], check=True)


@dataclass(slots=True)
class Outcome:
    """What a command did: exit code (None: it hung), and what it printed."""

    code: int | None
    printed: str
    seconds: float

    @property
    def fault(self) -> str:
        """What is wrong with how it ended, or ""."""
        if self.code is None:
            return "hung"
        if "Traceback" in self.printed or self.code not in {0, 1, 2, 3}:
            return f"crashed ({self.code}): {self.printed.strip().splitlines()[-1:]}"
        if self.code and not any(
            line.startswith(("birdann", "usage")) for line in self.printed.splitlines()
        ):
            return f"failed without a sentence: {self.printed[-200:]!r}"
        return ""


def run(words: Iterable[str | Path | bytes], cwd: Path) -> Outcome:
    """Run a command in a forked process, in which all its modules are loaded already."""
    argv = [os.fsdecode(word) for word in words]
    began_s, (reading, writing) = time.monotonic(), os.pipe()
    child = os.fork()
    if not child:
        os.setsid()
        os.close(reading)
        _run_here(argv, cwd, writing)
    os.close(writing)
    printed, deadline_s = b"", began_s + at_this_load(_LIMIT_S)
    while (left_s := deadline_s - time.monotonic()) > 0:
        if select.select([reading], [], [], left_s)[0]:
            got = os.read(reading, 1 << 16)
            printed += got
            if not got:
                break
    else:
        os.killpg(child, signal.SIGKILL)
    os.close(reading)
    status = os.waitpid(child, 0)[1]
    code = os.waitstatus_to_exitcode(status)
    if code == -signal.SIGKILL and left_s <= 0:
        code = None  # type: ignore[assignment]
    return Outcome(code, printed.decode(errors="replace"), time.monotonic() - began_s)


def _run_here(argv: list[str], cwd: Path, writing: int) -> None:
    code = 99
    try:
        os.chdir(cwd)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY_BYTES, _MEMORY_BYTES))
        null = os.open(os.devnull, os.O_RDONLY)
        for source, target in ((null, 0), (writing, 1), (writing, 2)):
            os.dup2(source, target)
        os.close(writing)
        sys.stdout, sys.stderr = (open(fd, "w", closefd=False) for fd in (1, 2))  # noqa: SIM115
        from birdann.cli.main import main

        code = main(argv)
    except BaseException:  # noqa: BLE001 - all that happens is what is asked for
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def digest(path: Path) -> str:
    """Return what tells whether a file, or all in a folder, is as it was; devices are not read."""
    told = blake2b(digest_size=8)
    for file in sorted([path, *path.rglob("*")] if path.is_dir() else [path]):
        told.update(os.fsencode(file.relative_to(path)))
        if file.is_symlink():
            told.update(os.fsencode(os.readlink(file)))
        elif file.is_file():
            told.update(file.read_bytes())
    return told.hexdigest()


@dataclass(slots=True)
class Table:
    """What was tried, refused and survived, by row and column."""

    cells: dict[tuple[str, str], str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def take(self, row: str, column: str, outcome: Outcome, lost: Iterable[str]) -> None:
        """Note one run, and what is not as it must be after it."""
        wrong = [*filter(None, [outcome.fault]), *lost]
        self.cells[row, column] = "FAULT" if wrong else "refused" if outcome.code else "done"
        self.faults += [
            f"{row} × {column}: {line}\n    {outcome.printed.strip()[-300:]}" for line in wrong
        ]

    def show(self) -> int:
        """Print the table and the faults; return how many there are."""
        rows = sorted({row for row, _ in self.cells})
        columns = sorted({column for _, column in self.cells})
        print("| | " + " | ".join(columns) + " |")
        print("|---" * (len(columns) + 1) + "|")
        for row in rows:
            print(f"| {row} | " + " | ".join(self.cells.get((row, c), "") for c in columns) + " |")
        for fault in self.faults:
            print(fault)
        said = list(self.cells.values())
        print(
            f"{len(said)} tried, {said.count('done')} done, {said.count('refused')} refused, "
            f"{len(self.faults)} faults"
        )
        return len(self.faults)


def at_this_load(seconds: float) -> float:
    """Return how long that takes, about, which an idle machine does in so many seconds."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def timed(seconds: float) -> Callable[[], bool]:
    """Return what tells whether there is time for one more."""
    stop_s = time.monotonic() + seconds
    return lambda: time.monotonic() < stop_s
