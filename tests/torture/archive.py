"""Kill what works on an archive at random moments; nothing may be lost, and nothing twice.

A scheduler and two workers are processes of their own, as on several machines (TCP on the loopback).
In each round the scheduler, a worker or the command itself is killed (SIGKILL) at a random moment,
is started again, and the command is given again until it is done. Then the tables must be those of
an undisturbed run, and the manifest must name every recording once.
"""

import argparse
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
from pathlib import Path

import pyarrow.dataset

from birdann.app.archive.folder import groups_of
from birdann.app.learning.model_files import export_model
from birdann.app.running import run
from birdann.sample.chorus import synthesise
from birdann.store import Project

BIN = Path(sys.executable).parent
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


class Cluster:
    """A scheduler and two workers, each a process that may be killed and started again."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{self.port}"
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        for name in ("scheduler", "worker 1", "worker 2"):
            self.start(name)

    def start(self, name: str) -> None:
        """Start one of them."""
        dask = [str(BIN / "dask")]
        if name == "scheduler":
            words = ["scheduler", "--host", "127.0.0.1", "--port", str(self.port)]
            words += ["--no-dashboard"]
        else:
            words = ["worker", self.address, "--nthreads", "1", "--no-nanny"]
            words += ["--host", "127.0.0.1", "--no-dashboard", "--death-timeout", "60"]
        self.processes[name] = subprocess.Popen([*dask, *words], **QUIET)

    def kill(self, name: str) -> None:
        """Kill one of them and start it again."""
        self.processes[name].kill()
        self.processes[name].wait()
        self.start(name)
        if name == "scheduler":  # its workers end with it, sooner or later
            for worker in ("worker 1", "worker 2"):
                self.kill(worker)

    def close(self) -> None:
        """End them all."""
        for process in self.processes.values():
            process.kill()
            process.wait()


def make_archive(folder: Path) -> tuple[Path, Path]:
    """Make four sites with three recordings each, and a model; return both places."""
    truth = synthesise(folder / "chorus", seed=5, n_recordings=12)
    for i, path in enumerate(truth.recordings):
        site = folder / "sound" / f"site {i % 4}"
        site.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, site)
    report = run(folder / "chorus", out=folder / "project", lists=truth.lists_path, model="auto")
    with Project.open(report.project_path, read_only=True) as project:
        export_model(project, folder / "m.birdann-model")
    return folder / "sound", folder / "m.birdann-model"


def command(model: Path, sound: Path, out: Path, *where: str) -> "subprocess.Popen[bytes]":
    """Start the command."""
    words = [str(BIN / "birdann"), "archive", "run", str(model), str(sound), "--out", str(out)]
    return subprocess.Popen([*words, "--quiet", *where], stdout=subprocess.DEVNULL)


def told(out: Path) -> tuple[object, Counter[str], list[tuple[str, str, int]]]:
    """Return the calls, how often the manifest names each recording, and the tables it counts."""
    data = pyarrow.dataset.dataset(out / "calls", partitioning="hive", format="parquet")
    order = [(name, "ascending") for name in ("recording", "start_s", "low_hz")]
    groups = list(groups_of(out))
    named = Counter(path for one in groups for path, _, _ in one.recordings)
    files = sorted(path for one in groups for path, _, _ in one.files)
    there = sorted(
        path.relative_to(out).as_posix()
        for top in ("calls", "recordings")
        for path in (out / top).rglob("*.parquet")
    )
    if files != there:
        raise SystemExit(f"tables {there} where the manifest counts {files}")
    return data.to_table().sort_by(order), named, files


def main() -> None:
    """Do it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    rng, killed, calls_again = random.Random(args.seed), Counter[str](), 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        sound, model = make_archive(folder)
        cluster = Cluster()
        try:
            where = ("--scheduler", cluster.address)
            for name in ("whole", "warm"):
                began_s = time.monotonic()
                if command(model, sound, folder / name, *where).wait():
                    raise SystemExit("the undisturbed run failed")
                lasts_s = time.monotonic() - began_s
            expected, named, _ = told(folder / "whole")
            for _ in range(args.rounds):
                out = folder / "out"
                process = command(model, sound, out, *where)
                time.sleep(rng.uniform(0.0, lasts_s))
                victim = rng.choice(["command", *cluster.processes])
                if process.poll() is None:
                    killed[victim] += 1
                    if victim == "command":
                        os.kill(process.pid, signal.SIGKILL)
                    else:
                        cluster.kill(victim)
                else:
                    killed["(it was done already)"] += 1
                while process.wait() != 0:
                    calls_again += 1
                    process = command(model, sound, out, *where)
                found, names, _ = told(out)
                if not found.equals(expected) or names != named:
                    raise SystemExit(f"after the death of {victim} the results differ")
                shutil.rmtree(out)
        finally:
            cluster.close()
    print(f"rounds {args.rounds}, an undisturbed run {lasts_s:.1f} s")
    print("killed: " + ", ".join(f"{name} {n}" for name, n in sorted(killed.items())))
    print(f"given again {calls_again} times; nothing lost, nothing twice")


if __name__ == "__main__":
    main()
