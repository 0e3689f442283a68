"""Work on an archive while its surroundings fail, by real means; then let it go on, and compare.

    sudo python tests/torture/archive_faults.py

A disk that is full (a small file system in memory) for the results and for temporary files, a disk
that is slow (delayed calls, ``faulty.c``), sound that cannot be read, that vanishes while it is
worked on, on a share that is away for seconds, results on a share that goes away, workers that
have too little memory, and Ctrl+C on a terminal, once and twice. Each time the command has to end
by itself, to say in sentences what was wrong, and to leave no process behind; given again when all
is well, the tables must be those of an undisturbed run. Needs Linux, root, and a C compiler.
"""

import argparse
import errno
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import psutil
from archive import Cluster, make_archive, told
from arena import at_this_load
from pandas.testing import assert_frame_equal

COMMAND = [sys.executable, "-m", "birdann", "archive", "run"]
LIMIT_S = 300
READING = 2
_WRONG = re.compile("DIFFERENT|UNFINISHED|A TRACE|LEFT BEHIND|.* IS NOT NAMED")


class Stage:
    """An archive, and what an undisturbed run makes of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sound, self.model = make_archive(folder, 0)
        self.out = folder / "out"
        self.run()
        self.expected = told(self.out)
        tables = sum(path.stat().st_size for path in self.out.rglob("*.parquet"))
        self.half_bytes = self.model.stat().st_size + tables

    def start(
        self,
        *words: str,
        environment: Mapping[str, str] | None = None,
        before: Sequence[str] = (),
        sound: Path | None = None,
    ) -> "subprocess.Popen[str]":
        """Give the command."""
        where = words or ("--local", "2")
        every = [*COMMAND, str(self.model), str(sound or self.sound), "--out", str(self.out)]
        return subprocess.Popen(
            [*before, *every, *where],
            env={**os.environ, **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def run(self, *words: str, sound: Path | None = None) -> str:
        """Give the command, and make sure that it does all."""
        process = self.start(*words, sound=sound)
        text, _ = process.communicate(timeout=at_this_load(LIMIT_S))
        if process.returncode:
            raise SystemExit(f"all is well, and yet: {text}")
        return text

    def begun(self) -> bool:
        """Return whether something is done."""
        return any((self.out / "recordings").glob("*.parquet"))

    def clear(self) -> None:
        """Forget the results."""
        shutil.rmtree(self.out, ignore_errors=True)


def ended(process: "subprocess.Popen[str]") -> tuple[int, str]:
    """Wait for a command; return its code and what it said, after making sure that it left alone."""
    try:
        text, _ = process.communicate(timeout=at_this_load(LIMIT_S))
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise SystemExit("it does not end by itself") from None
    return process.returncode, text + left_behind(process.pid)


def left_behind(session: int) -> str:
    """Return a line on the processes of a session that do not end within seconds, or ""."""
    end = time.monotonic() + 15
    while time.monotonic() < end:
        alive = [pid for pid in psutil.pids() if _is_of(pid, session)]
        if not alive:
            return ""
        time.sleep(0.1)
    for worker in alive:
        os.kill(worker, signal.SIGKILL)
    return f"LEFT BEHIND: {len(alive)} processes\n"


def _is_of(pid: int, session: int) -> bool:
    try:
        return os.getsid(pid) == session and psutil.Process(pid).status() != "zombie"
    except (ProcessLookupError, psutil.NoSuchProcess):
        return False


@contextmanager
def in_memory(place: Path, size: str) -> Iterator[Path]:
    """Mount a file system of a size that lies in memory."""
    place.mkdir(exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", place], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", place], check=True)


def grow(place: Path) -> None:
    """Make room on a file system in memory."""
    subprocess.run(["mount", "-o", "remount,size=1g", place], check=True)


# --- what goes wrong ------------------------------------------------------------------------


def full_results(stage: Stage) -> str:
    """The disk of the results is full when half is done."""
    return _with_room(stage, stage.half_bytes)


def full_at_once(stage: Stage) -> str:
    """The disk of the results is too small for the model."""
    return _with_room(stage, 1 << 20)


def _with_room(stage: Stage, n_bytes: int) -> str:
    with in_memory(stage.out, str(n_bytes)):
        told_ = ended(stage.start("--local", "1"))
        grow(stage.out)
        return _then(stage, told_)


def full_temporary(stage: Stage) -> str:
    """The disk for temporary files is full."""
    with in_memory(stage.folder / "tmp", "2m") as place:
        told_ = ended(stage.start(environment={"TMPDIR": str(place)}))
        left = [path.name for path in place.iterdir()]
        return _then(stage, told_) + f"left in it: {left}\n"


def slow_disk(stage: Stage) -> str:
    """Each call that reads sound or writes results takes 5 ms more."""
    library = _library(stage)
    environment = {
        "LD_PRELOAD": str(library), "FAULTY_FOLDER": str(stage.folder), "FAULTY_DELAY_US": "5000",
    }  # fmt: skip
    return _then(stage, ended(stage.start(environment=environment)))


def broken_sound(stage: Stage) -> str:
    """The disk cannot read one file."""
    library, victim = _library(stage), sorted(stage.sound.rglob("*.*"))[4]
    environment = {
        "LD_PRELOAD": str(library), "FAULTY_FOLDER": str(victim), "FAULTY_ERROR": str(errno.EIO),
        "FAULTY_KINDS": str(READING),
    }  # fmt: skip
    return _then(stage, ended(stage.start(environment=environment)), victim.name)


def vanishing_sound(stage: Stage) -> str:
    """Files vanish while others are worked on; they are back later."""
    away = stage.folder / "away"
    away.mkdir()
    process = stage.start("--local", "1")
    while process.poll() is None and not stage.begun():
        time.sleep(0.01)
    moved = sorted(stage.sound.rglob("*.*"))[-4:]
    for path in moved:
        path.rename(away / path.name)
    told_ = ended(process)
    for path in moved:
        (away / path.name).rename(path)
    away.rmdir()
    return _then(stage, told_)


def sound_on_a_share_that_leaves(stage: Stage) -> str:
    """The folder with the sound is away for three seconds."""
    return _share_that_leaves(stage, stage.sound)


def results_on_a_share_that_leaves(stage: Stage) -> str:
    """The folder of the results is away for three seconds: what is written then goes elsewhere."""
    stage.out.mkdir()
    return _share_that_leaves(stage, stage.out)


def _share_that_leaves(stage: Stage, place: Path) -> str:
    behind = stage.folder / "behind"
    place.rename(behind)
    place.mkdir()
    subprocess.run(["mount", "--bind", behind, place], check=True)
    process = stage.start("--local", "1")
    while process.poll() is None and not stage.begun():
        time.sleep(0.01)
    subprocess.run(["umount", "-l", place], check=True)
    time.sleep(3)
    subprocess.run(["mount", "--bind", behind, place], check=True)
    told_ = ended(process)
    subprocess.run(["umount", "-l", place], check=True)
    stray = [path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_file()]
    shutil.rmtree(place)
    behind.rename(place)
    return _then(stage, told_) + f"written beside the share: {stray}\n"


def little_memory(stage: Stage) -> str:
    """No process may have more than 1.5 GB of addresses."""
    return _then(stage, ended(stage.start(before=["prlimit", "--as=1500000000"])))


def little_memory_for_workers(stage: Stage) -> str:
    """Dask's own limit ends workers again and again."""
    cluster = Cluster()
    try:
        for name in ("worker 1", "worker 2"):
            cluster.processes.pop(name).kill()
        words = [cluster.address, "--nworkers", "2", "--nthreads", "1", "--memory-limit", "260MB"]
        dask = subprocess.Popen(
            [sys.executable, "-m", "dask", "worker", *words, "--no-dashboard"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            told_ = ended(stage.start("--scheduler", cluster.address))
        finally:
            os.killpg(dask.pid, signal.SIGKILL)
            dask.wait()
    finally:
        cluster.close()
    return _then(stage, told_)


def interrupted_once(stage: Stage) -> str:
    """Ctrl+C on a terminal."""
    return _then(stage, _on_a_terminal(stage, 1))


def interrupted_twice(stage: Stage) -> str:
    """Ctrl+C on a terminal, and at once again."""
    return _then(stage, _on_a_terminal(stage, 2))


def interrupted_at_the_start(stage: Stage) -> str:
    """Ctrl+C on a terminal, twice while the workers start."""
    return _then(stage, _on_a_terminal(stage, 2, waits=False))


def _on_a_terminal(stage: Stage, times: int, *, waits: bool = True) -> tuple[int, str]:
    words = [*COMMAND, str(stage.model), str(stage.sound), "--out", str(stage.out), "--local", "2"]
    pid, terminal = pty.fork()
    if not pid:
        os.execvp(words[0], words)
    os.set_blocking(terminal, False)
    text, began_s, pressed_s = b"", time.monotonic(), 0.0
    status = None
    limit_s = at_this_load(LIMIT_S)
    while status is None and time.monotonic() - began_s < limit_s:
        text += _read(terminal)
        is_time = stage.begun() if waits else time.monotonic() - began_s > 1.0
        if times and is_time and time.monotonic() - pressed_s > 0.3:
            os.write(terminal, b"\x03")
            times, pressed_s = times - 1, time.monotonic()
            first_s = pressed_s
        time.sleep(0.01)
        done, code = os.waitpid(pid, os.WNOHANG)
        status = os.waitstatus_to_exitcode(code) if done else None
    text += _read(terminal)
    lasted_s = time.monotonic() - first_s
    os.close(terminal)
    told_ = text.decode(errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    shown = "\n".join(line for line in told_.splitlines() if not line.startswith("Archive"))
    return (-99 if status is None else status), (
        f"{shown}\nended {lasted_s:.1f} s after the key\n{left_behind(pid)}"
    )


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 1 << 16)
    except OSError:  # nothing there, or closed
        return b""


def _library(stage: Stage) -> Path:
    library = stage.folder / "faulty.so"
    source = Path(__file__).with_name("faulty.c")
    command = ["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]
    subprocess.run(command, check=True)
    return library


def _then(stage: Stage, first: tuple[int, str], named: str = "") -> str:
    """Let the work go on where all is well; return what was said the first time."""
    code, text = first
    n_done = stage.begun()
    stage.run()
    calls, names = told(stage.out)
    wrong = "" if names == stage.expected[1] else "DIFFERENT RECORDINGS\n"
    try:  # what was labelled with other recordings may differ by a step of float32
        assert_frame_equal(calls.to_pandas(), stage.expected[0].to_pandas(), rtol=0, atol=1e-7)
    except AssertionError as error:
        wrong += f"DIFFERENT CALLS: {error}\n"
    if (stage.out / "unfinished").exists():
        wrong += "UNFINISHED IS LEFT\n"
    if "Traceback" in text:
        wrong += "A TRACE\n"
    if named and named not in text:
        wrong += f"{named} IS NOT NAMED\n"
    return f"code {code}, {'something' if n_done else 'nothing'} done\n{text}{wrong}"


FAULTS = (
    full_results, full_at_once, full_temporary, slow_disk, broken_sound, vanishing_sound,
    sound_on_a_share_that_leaves, results_on_a_share_that_leaves, little_memory,
    little_memory_for_workers, interrupted_once, interrupted_twice, interrupted_at_the_start,
)  # fmt: skip


def main() -> int:
    """Do it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", choices=[one.__name__ for one in FAULTS])
    args = parser.parse_args()
    if sys.platform != "linux" or os.geteuid() != 0:
        print("this needs Linux and root; skipped")
        return 0
    signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # shells let it be ignored behind them
    n_wrong = 0
    with tempfile.TemporaryDirectory() as place:
        stage = Stage(Path(place))
        for fault in FAULTS:
            if args.only and fault.__name__ not in args.only:
                continue
            stage.clear()
            began_s = time.monotonic()
            text = fault(stage).replace(place, "…")
            is_wrong = any(_WRONG.match(line) for line in text.splitlines())
            n_wrong += is_wrong
            print(f"--- {fault.__doc__} {time.monotonic() - began_s:.0f} s\n{text}", flush=True)
    print(f"{n_wrong} of {len(args.only or FAULTS)} went wrong")
    return 1 if n_wrong else 0


if __name__ == "__main__":
    sys.exit(main())
