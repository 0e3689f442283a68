"""Kill the program without warning at random moments, and see what is left.

    python tests/torture/kill.py --times 1000

A child works on a project and acknowledges each edit on a pipe after the call has returned. It is
killed (SIGKILL) after a random time, a longer one where the machine is busy. Then the project is opened, examined, and compared with what
was acknowledged: nothing may be lost, half done or unopenable.
"""

import argparse
import contextlib
import json
import multiprocessing
import os
import random
import select
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import psutil
from actors import ACTORS, export_all, prepare_states, work_as
from arena import at_this_load
from stage import (
    Stage,
    Statement,
    boxes_twice,
    build,
    changed,
    content,
    drawn_segments,
    said_in,
)

from birdann.app.exchange.imports import import_annotations
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.models import persistence
from birdann.store import Project
from birdann.store.backups import list_backups
from birdann.store.examination import examine

_LONGEST_S = {"training": 0.9, "segmenting-2": 7.0, "segmenting": 0.6}
_DEFAULT_LONGEST_S = 0.35
_ORPHANS_WORK_S = 20.0
_ORPHANS_SLEEP_S = 30.0
_POLL_S = 0.05


@dataclass
class Tally:
    """What came of it all."""

    kills: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    pending_kept: int = 0
    problems: list[str] = field(default_factory=list)


class Lost(Exception):
    """Something is not as it was acknowledged."""


def kill_one(actor: str, template: Stage, folder: Path, seed: int, tally: Tally) -> None:
    """Let an actor work, kill it, and look at what is left."""
    rng = random.Random(seed)
    stage = template.copy_to(folder / actor)
    with Project.open(stage.project, read_only=True) as project:
        base = said_in(project)
        drawn = {f"label {segment}" for segment in drawn_segments(project)}
    longest_s = _LONGEST_S.get(actor, _DEFAULT_LONGEST_S)
    tally.kills[actor] += 1
    try:
        messages = _work_and_die(actor, stage, seed, at_this_load(rng.uniform(0, longest_s)))
        said, pending = _acknowledged(base, messages)
        tally.acknowledged += sum(kind == "done" for kind, _ in messages)
        tally.pending_kept += _compare(
            stage, said, pending, drawn if actor in {"importing", "rummaging"} else None
        )
        _look_around(actor, stage, rng)
    except Exception as error:  # noqa: BLE001 - every failure is a finding, whatever its kind
        detail = str(error) if isinstance(error, Lost) else traceback.format_exc()
        tally.problems.append(f"{actor}, seed {seed}: {detail}")
        stage.copy_to(folder / f"found-{actor}-{seed}")


def _work_and_die(
    actor: str, stage: Stage, seed: int, after_s: float
) -> list[tuple[str, Statement]]:
    """Fork a child that works, kill it with all its helpers, return what it told."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        work_as(actor, stage, writing, seed)
    os.close(writing)
    with open(reading, "rb", buffering=0) as pipe:
        first = pipe.readline()
        if json.loads(first or b"[null]")[0] != "start":
            os.waitpid(child, 0)
            raise RuntimeError(f"{actor} did not start: {first!r}")
        lines = _read_for(pipe, after_s)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        if actor.endswith("-2"):
            _wait_for_orphans(child)
        lines += pipe.readall()
    whole = lines.split(b"\n")[:-1]  # what follows the last line's end was cut off by the kill
    return [(kind, change) for kind, change in map(json.loads, whole)]


def _read_for(pipe: object, duration_s: float) -> bytes:
    """Read what comes for a while, so that the child never waits for a full pipe."""
    end, read = time.monotonic() + duration_s, b""
    while (left := end - time.monotonic()) > 0:
        if select.select([pipe], [], [], left)[0]:
            piece = os.read(pipe.fileno(), 1 << 16)
            if not piece:
                break
            read += piece
    return read


def _wait_for_orphans(group: int) -> None:
    """Worker processes have to end by themselves when their master is gone.

    A busy machine may let them wait for a processor: what counts is how long they worked, and how
    often all of them were found asleep.
    """
    began_s: dict[int, float] = {}
    n_asleep = 0
    while alive := _alive_in(group):
        worked_s = sum(
            used_s - began_s.setdefault(pid, used_s) for pid, (used_s, _) in alive.items()
        )
        n_asleep += all(is_asleep for _, is_asleep in alive.values())
        if worked_s > _ORPHANS_WORK_S or n_asleep * _POLL_S > _ORPHANS_SLEEP_S:
            os.killpg(group, signal.SIGKILL)
            raise Lost(f"{len(alive)} worker processes outlived the program")
        time.sleep(_POLL_S)


def _alive_in(group: int) -> dict[int, tuple[float, bool]]:
    """Return the processes of a group: how long each has worked, and whether it sleeps."""
    alive = {}
    for row in psutil.process_iter():
        with contextlib.suppress(ProcessLookupError, psutil.NoSuchProcess):
            if os.getpgid(row.pid) == group and (status := row.status()) != psutil.STATUS_ZOMBIE:
                alive[row.pid] = (sum(row.cpu_times()[:2]), status == psutil.STATUS_SLEEPING)
    return alive


def _acknowledged(
    base: Statement, messages: list[tuple[str, Statement]]
) -> tuple[Statement, Statement | None]:
    """Return what was acknowledged in the end, and the edit under way when death came."""
    said, pending = base, None
    for kind, change in messages:
        if kind == "try":
            pending = change
        elif kind == "done" and pending is not None:
            said, pending = changed(said, pending), None
    return said, pending


def _compare(
    stage: Stage, said: Statement, pending: Statement | None, counted: set[str] | None
) -> bool:
    """Open the project as its user would; return whether the edit under way was kept."""
    with Project.open(stage.project) as project:
        found = said_in(project)
    if counted is not None:  # what an import has labelled is nobody's acknowledged word
        found = {k: v for k, v in found.items() if k in counted or not k.startswith("label ")}
    faults = examine(stage.project)
    if faults:
        raise Lost(f"the project is not sound: {faults[0].message}")
    if found == said:
        return False
    if pending is not None and found == changed(said, pending):
        return True
    lost = {k: (v, found.get(k)) for k, v in said.items() if found.get(k) != v}
    new = {k: v for k, v in found.items() if k not in said}
    raise Lost(f"acknowledged but different (said, found): {lost}; not acknowledged: {new}")


def _look_around(actor: str, stage: Stage, rng: random.Random) -> None:
    """See to what each actor leaves besides the project."""
    for backup in list_backups(stage.project):
        if faults := examine(backup.path):
            raise Lost(f"a backup is not sound: {faults[0].message}")
    with Project.open(stage.project) as project:
        for run in project.runs.all():
            persistence.from_bytes(project.runs.model_bytes(run.id))
        for recording in project.recordings.all():
            project.segments.of(recording.id)
        if actor in _GOES_ON:
            _GOES_ON[actor](stage, project, rng)
    if actor == "exporting":
        _whole_tables(stage)
    copy = stage.out / "copy.birdann"
    if copy.exists() and (faults := examine(copy)):
        raise Lost(f"a copy is not sound: {faults[0].message}")


def _segment_on(stage: Stage, project: Project, rng: random.Random) -> None:
    """Finish the segmentation that was interrupted, now and then."""
    away = stage.folder / "away"
    if away.exists():
        os.replace(away, stage.folder / "0.wav")
    if rng.random() < 0.2:
        report = segment_project(Session(project))
        if project.overview.counts().segmented != len(project.recordings.all()) or report.failures:
            raise Lost(f"segmenting did not go on: {report.failures}")


def _import_again(stage: Stage, project: Project, rng: random.Random) -> None:
    """Repeat the import that was interrupted: nothing may be there twice."""
    whole = import_annotations(Session(project), [stage.table], format_name="raven")
    again = import_annotations(Session(project), [stage.table], format_name="raven")
    n_rows = whole.segments + whole.known
    if whole.failures or (again.segments, again.known) != (0, n_rows) or boxes_twice(project):
        raise Lost(f"an import that was repeated made boxes twice: {whole}, {again}")


_GOES_ON = {
    "segmenting": _segment_on,
    "segmenting-2": _segment_on,
    "retrying": _segment_on,
    "importing": _import_again,
}
"""How the interrupted work goes on afterwards."""


def _whole_tables(stage: Stage) -> None:
    """Every exported file is one state's or the other's, whole."""
    for path in sorted(stage.out.rglob("*")):
        if path.is_dir() or path.name.startswith("."):
            continue
        name = path.relative_to(stage.out)
        wholes = [content(stage.folder / f"tables-{s}" / name) for s in "ab"]
        if content(path) not in wholes:
            raise Lost(f"{name} is neither the old nor the new table")


def make_template(folder: Path, *, learned: bool) -> Stage:
    """Build the project to be tortured, its two states and their tables."""
    stage = build(folder / "template", learned=learned)
    prepare_states(stage)
    for state in "ab":
        tables = stage.folder / f"tables-{state}"
        tables.mkdir()
        with Project.open(stage.folder / f"state-{state}.birdann", read_only=True) as project:
            export_all(project, tables)
    return stage


def schedule(times: int, wanted: list[str]) -> Iterator[str]:
    """Yield as many actors as there are to be kills, in shares."""
    weights = {name: ACTORS[name][0] for name in wanted}
    total, done = sum(weights.values()), Counter[str]()
    for k in range(times):
        due = max(weights, key=lambda name: (k + 1) * weights[name] / total - done[name])
        done[due] += 1
        yield due


def main() -> int:
    """Kill as often as asked, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=100, metavar="N", help="kills in all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", nargs="+", choices=sorted(ACTORS), metavar="ACTOR")
    parser.add_argument("--folder", type=Path, help="where to work (default: a temporary one)")
    args = parser.parse_args()
    if not hasattr(os, "fork"):
        print("this needs a system that can fork and kill; skipped")
        return 0
    tally, began = Tally(), time.monotonic()
    with contextlib.ExitStack() as stack:
        folder = args.folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        wanted = args.only or list(ACTORS)
        template = make_template(Path(tempfile.mkdtemp(dir=folder)), learned="training" in wanted)
        for k, actor in enumerate(schedule(args.times, wanted)):
            kill_one(actor, template, folder, args.seed + k, tally)
    for problem in tally.problems:
        print(f"LOST {problem}")
    shares = ", ".join(f"{n} while {actor}" for actor, n in tally.kills.items())
    print(
        f"{tally.kills.total()} kills in {time.monotonic() - began:.0f} s ({shares}); "
        f"{tally.acknowledged} acknowledged edits; {tally.pending_kept} edits that were under way "
        f"were kept whole; {len(tally.problems)} kills lost something or left something broken"
    )
    return 1 if tally.problems else 0


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
