"""Cut the power at random moments, and see what is on the disk.

    sudo python tests/torture/powercut.py --times 50

The project lies on a file system of its own, inside a file. While somebody edits, that file is
copied as it is: the copy holds what has reached the disk, and nothing that only waits in memory.
It is mounted (the file system repairs itself, as after a power cut), and every edit that was
acknowledged before the cut must be in it. Needs Linux, root, and loop devices.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from actors import prepare_states, work_as
from stage import Stage, Statement, build, changed, said_in

from birdann.store import Project
from birdann.store.backups import list_backups
from birdann.store.examination import examine

_IMAGE_BYTES = 24 << 20
_CUT = ("editing", "backing-up", "restoring", "copying")


def can_mount() -> str:
    """Return why this cannot be tried here, or ""."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "this needs Linux and root"
    if shutil.which("mkfs.ext4") is None or not Path("/dev/loop-control").exists():
        return "this needs mkfs.ext4 and loop devices"
    return ""


@contextmanager
def mounted(image: Path, place: Path) -> Iterator[Path]:
    """Mount a file system that lies in a file."""
    place.mkdir(exist_ok=True)
    subprocess.run(["mount", "-o", "loop", image, place], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", place], check=True)  # whoever reads there ends soon


def cut_one(template: Stage, folder: Path, actor: str, seed: int) -> tuple[int, str]:
    """Cut the power once; return how many edits were acknowledged, and what is wrong or ""."""
    rng = random.Random(seed)
    image, copy = folder / "disk.img", folder / "after.img"
    with image.open("wb") as file:
        file.truncate(_IMAGE_BYTES)
    subprocess.run(["mkfs.ext4", "-q", "-F", image], check=True)
    with mounted(image, folder / "disk") as disk:
        stage = template.copy_to(disk / "work")
        subprocess.run(["sync", "-f", disk], check=True)
        with Project.open(stage.project, read_only=True) as project:
            said = said_in(project)
        lines = _work_until_cut(actor, stage, seed, rng.uniform(0.02, 0.6), image, copy)
    pending, n_done = None, 0
    for kind, change in map(json.loads, lines):
        if kind == "try":
            pending = change
        elif kind == "done" and pending is not None:
            said, pending, n_done = changed(said, pending), None, n_done + 1
    with mounted(copy, folder / "after") as disk:
        return n_done, _compare(Stage(disk / "work"), said, pending)


def _work_until_cut(
    actor: str, stage: Stage, seed: int, after_s: float, image: Path, copy: Path
) -> list[bytes]:
    """Let an actor work, stop it, copy what has reached the disk, and end it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        work_as(actor, stage, writing, seed)
    os.close(writing)
    os.set_blocking(reading, False)
    told, end = b"", None
    while end is None or time.monotonic() < end:
        try:
            piece = os.read(reading, 1 << 16)
        except BlockingIOError:
            time.sleep(0.001)
            continue
        if not piece:
            os.waitpid(child, 0)
            raise RuntimeError(f"{actor} ended by itself after telling {told[-300:]!r}")
        told += piece
        if end is None and b"start" in told:
            end = time.monotonic() + after_s
    os.kill(child, signal.SIGSTOP)
    os.waitpid(child, os.WUNTRACED)
    shutil.copyfile(image, copy)
    try:
        while piece := os.read(reading, 1 << 16):
            told += piece
    except BlockingIOError:
        pass  # all that was told before the cut is read
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reading)
    return told.split(b"\n")[1:-1]


def _compare(stage: Stage, said: Statement, pending: Statement | None) -> str:
    with Project.open(stage.project) as project:
        found = said_in(project)
    if faults := examine(stage.project):
        return f"the project is not sound: {faults[0].message}"
    for backup in list_backups(stage.project):
        if faults := examine(backup.path):
            return f"a backup is not sound: {faults[0].message}"
    if found == said or (pending is not None and found == changed(said, pending)):
        return ""
    return f"acknowledged but different: { {k: v for k, v in said.items() if found.get(k) != v} }"


def main() -> int:
    """Cut the power as often as asked, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=20, metavar="N")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    if why := can_mount():
        print(f"{why}; skipped")
        return 0
    began, n_acknowledged, problems = time.monotonic(), 0, []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        template = build(folder / "template")
        prepare_states(template)
        for k in range(args.times):
            actor = _CUT[k % len(_CUT)]
            n_done, problem = cut_one(template, folder, actor, args.seed + k)
            n_acknowledged += n_done
            if problem:
                problems.append(f"{actor}, seed {args.seed + k}: {problem}")
    for problem in problems:
        print(f"LOST {problem}")
    print(
        f"{args.times} power cuts in {time.monotonic() - began:.0f} s; {n_acknowledged} "
        f"acknowledged edits; {len(problems)} cuts lost something or left something broken"
    )
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
