"""Kill what works on an archive, or cut the power, at random moments; nothing may be lost, nothing twice.

    python tests/torture/archive.py --rounds 200
    sudo python tests/torture/archive.py --rounds 0 --cuts 50

A scheduler, two workers and the command are processes of their own, as on several machines (TCP on
the loopback), forked from one that has loaded what they need: so a round takes seconds, and nearly
all of it is work. In each round one of them is killed (SIGKILL) at a random moment after the folder
of results was begun, is started again, and the command is given again until it is done. Then the
tables must be those of an undisturbed run, and name every recording once.

For a cut of the power the results lie on a file system inside a file. All is stopped, and that file
is copied as it is: what only waits in memory is not in it. From the copy the work must go on, after
every table that counts was found whole. Needs Linux, root, and loop devices.
"""

import argparse
import multiprocessing
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import pyarrow.dataset
import soundfile
from powercut import can_mount, mounted

from birdann.app.archive.folder import groups_of, read_table
from birdann.app.learning.model_files import export_model
from birdann.app.running import RunPlan, run
from birdann.sample.chorus import synthesise
from birdann.store import Project

CONTEXT = multiprocessing.get_context("forkserver")
LOADED_BEFORE_FORK = (
    "birdann.app.segmenting.worker_start",
    "birdann.app.archive.running",
    "distributed.cli.dask_scheduler",
    "distributed.cli.dask_worker",
    "pyarrow.dataset",
)
IMAGE_BYTES = 48 << 20
ImportedStatements = tuple[pyarrow.Table, Counter[str]]


class Cluster:
    """A scheduler and two workers, each a process that may be killed and started again."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{self.port}"
        self.processes: dict[str, ForkServerProcess] = {}
        for name in ("scheduler", "worker 1", "worker 2"):
            self.start(name)

    def start(self, name: str) -> None:
        """Start one of them."""
        words = ["--host", "127.0.0.1", "--no-dashboard"]
        if name == "scheduler":
            words += ["--port", str(self.port)]
        else:
            words += [self.address, "--nthreads", "1", "--no-nanny", "--death-timeout", "60"]
        self.processes[name] = started(_dask, name.split(maxsplit=1)[0], words)

    def kill(self, name: str) -> None:
        """Kill one of them and start it again."""
        self.processes[name].kill()
        self.processes[name].join()
        self.start(name)
        if name == "scheduler":  # its workers end with it, sooner or later
            for worker in ("worker 1", "worker 2"):
                self.kill(worker)

    def close(self) -> None:
        """End them all."""
        for process in self.processes.values():
            process.kill()
            process.join()


def started(work: object, *args: object) -> ForkServerProcess:
    process = CONTEXT.Process(target=work, args=args)  # type: ignore[arg-type]
    process.start()
    return process


def _dask(kind: str, words: Sequence[str]) -> None:
    from distributed.cli import dask_scheduler, dask_worker

    _be_quiet()
    {"scheduler": dask_scheduler, "worker": dask_worker}[kind].main.main(args=list(words))


def _birdann(words: Sequence[str]) -> None:
    from birdann.cli.main import main as birdann

    _be_quiet()
    sys.exit(birdann(words))


def _be_quiet() -> None:
    """Say nothing on the terminal: a scheduler that is killed makes everybody complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


def make_archive(folder: Path, seconds: float) -> tuple[Path, Path]:
    """Make four sites with three recordings each, and a model; return both places."""
    truth = synthesise(folder / "chorus", seed=5, n_recordings=12)
    for i, path in enumerate(truth.recordings):
        site = folder / "sound" / f"site {i % 4}"
        site.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, site)
        if seconds:
            samples, rate = soundfile.read(path)
            soundfile.write(site / path.name, samples[: round(seconds * rate)], rate)
    report = run(
        RunPlan(
            folder=folder / "chorus", out=folder / "project", lists=truth.lists_path, model="auto"
        )
    )
    with Project.open(report.project_path, read_only=True) as project:
        export_model(project, folder / "m.birdann-model")
    return folder / "sound", folder / "m.birdann-model"


def told(out: Path) -> ImportedStatements:
    """Return the calls, and how often the tables of recordings name each."""
    data = pyarrow.dataset.dataset(out / "calls", partitioning="hive", format="parquet")
    order = [(name, "ascending") for name in ("recording", "start_s", "low_hz")]
    strays: list[Path] = []
    groups = list(groups_of(out, strays))
    named = Counter(path for group in groups for path in group.recordings["recording"].to_pylist())
    if strays:
        raise SystemExit(f"tables that do not count: {strays}")
    return data.to_table().sort_by(order), named


def must_be_whole(out: Path) -> int:
    """Make sure that every table that counts is what was written; return how many there are."""
    groups = list(groups_of(out, []))
    tables = [table for group in groups for table in group.tables]
    for table in tables:
        read_table(out, table)
    return len(groups) + len(tables)


class Torture:
    """One archive, what an undisturbed run makes of it, and workers."""

    def __init__(self, folder: Path, seed: int, seconds: float) -> None:
        self.rng, self.folder = random.Random(seed), folder
        self.sound, self.model = make_archive(folder, seconds)
        self.cluster = Cluster()
        self.disturbed, self.n_again, self.n_tables = Counter[str](), 0, 0
        for name in ("whole", "warm"):
            out = folder / name
            process = self.begun(out)
            began_s = time.monotonic()
            process.join()
            self.lasts_s = time.monotonic() - began_s
            if process.exitcode:
                raise SystemExit("the undisturbed run failed")
        self.expected = told(folder / "whole")

    def command(self, out: Path) -> ForkServerProcess:
        """Give the command."""
        words = ["archive", "run", str(self.model), str(self.sound), "--out", str(out)]
        return started(_birdann, [*words, "--scheduler", self.cluster.address])

    def begun(self, out: Path) -> ForkServerProcess:
        """Give the command, and wait until it begins to work."""
        process = self.command(out)
        while process.is_alive() and not (out / "archive.json").exists():
            time.sleep(0.005)
        return process

    def finish(self, out: Path, process: ForkServerProcess, what: str) -> None:
        """Give the command again until it is done, and compare."""
        process.join()
        while process.exitcode:
            self.n_again += 1
            process = self.command(out)
            process.join()
        calls, named = told(out)
        if not calls.equals(self.expected[0]) or named != self.expected[1]:
            raise SystemExit(f"after {what} the results differ")
        if (out / "unfinished").exists():
            raise SystemExit(f"after {what} something unfinished is left")

    def kill(self) -> None:
        """Kill one process at a random moment."""
        out, victim = self.folder / "out", self.rng.choice(["command", *self.cluster.processes])
        process = self.begun(out)
        time.sleep(self.rng.uniform(0.0, self.lasts_s))
        if not process.is_alive():
            victim = "(done already)"
        elif victim == "command":
            process.kill()
        else:
            self.cluster.kill(victim)
        self.disturbed[victim] += 1
        self.finish(out, process, f"the death of {victim}")
        shutil.rmtree(out)

    def cut(self) -> None:
        """Cut the power at a random moment."""
        image, copy = self.folder / "disk.img", self.folder / "after.img"
        place = self.folder / "disk"
        with image.open("wb") as file:
            file.truncate(IMAGE_BYTES)
        subprocess.run(["mkfs.ext4", "-q", "-F", image], check=True)
        with mounted(image, place):
            process = self.begun(place / "out")
            time.sleep(self.rng.uniform(0.0, 1.5 * self.lasts_s))  # it takes longer on this disk
            kind = "while it worked" if process.is_alive() else "just after"
            for one in (process, *self.cluster.processes.values()):
                if one.is_alive() and one.pid is not None:
                    os.kill(one.pid, signal.SIGSTOP)
            shutil.copyfile(image, copy)
            process.kill()
            process.join()
            self.cluster.kill("scheduler")
        with mounted(copy, place):
            self.disturbed[f"power {kind}"] += 1
            self.n_tables += must_be_whole(place / "out")
            self.finish(place / "out", self.command(place / "out"), "a cut of the power")


def main() -> None:
    """Do it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=200, help="in which one process is killed")
    parser.add_argument("--cuts", type=int, default=0, help="of the power")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--seconds", type=float, default=0.0, help="of each recording, instead of all"
    )
    args = parser.parse_args()
    if args.cuts and (why := can_mount()):
        print(f"{why}; no power is cut")
        args.cuts = 0
    CONTEXT.set_forkserver_preload(list(LOADED_BEFORE_FORK))
    began_s = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        torture = Torture(Path(place), args.seed, args.seconds)
        try:
            for done, way in enumerate(
                [torture.kill] * args.rounds + [torture.cut] * args.cuts, 1
            ):
                way()
                if not done % 10:
                    print(f"{done}: {dict(sorted(torture.disturbed.items()))}", flush=True)
        finally:
            torture.cluster.close()
    disturbed = ", ".join(f"{name} {n}" for name, n in sorted(torture.disturbed.items()))
    print(
        f"{disturbed}; the work of an undisturbed run lasts {torture.lasts_s:.1f} s; given again "
        f"{torture.n_again} times; {torture.n_tables} tables counted when the power was cut; "
        f"nothing lost, nothing twice; {time.monotonic() - began_s:.0f} s"
    )


if __name__ == "__main__":
    main()
