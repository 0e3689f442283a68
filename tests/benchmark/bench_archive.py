"""Archives: what Dask costs a task, how workers scale, and what sound costs on the way to Parquet.

    python tests/benchmark/bench_archive.py [--tasks 20000] [--minutes 60] [--short 200]

Simulated first: tasks that do nothing, given by the bounded window of ``birdann archive run`` to two
processes; processor seconds of the command with its scheduler and of the workers, and the memory
of both after a tenth of them and at the end. Then 16 workers on tasks that wait instead of
computing: on a machine with fewer cores nothing else tells how well they are kept busy.

Then real sound: recordings of ten minutes and many short ones, with 1 and with 2 workers, against
``birdann segment``, ``predict``, ``join_fragments`` and ``export`` of the same sound by as many processes. Compared are
processor seconds of all processes, since others may use the cores as well; their ratio is the
speed-up that two idle cores would give, times their number, as far as memory keeps up.
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import psutil
from distributed import Client, LocalCluster
from figures import begin, command_line, figure
from long_recordings import synthesise_long

from birdann.app.archive.folder import read_table, scores_of, tables_of
from birdann.app.archive.pool import Pool, Workers, workers
from birdann.app.archive.running import TASKS_PER_THREAD
from birdann.app.learning.model_files import export_model
from birdann.app.running import RunPlan, run
from birdann.sample.chorus import synthesise
from birdann.store import Project

BIRDANN = [sys.executable, "-m", "birdann"]
WAIT_S = 0.25
GOAL_OVERHEAD, GOAL_EFFICIENCY = 0.02, 0.95


def nothing(task: int) -> int:
    return task


def wait(task: int) -> int:
    time.sleep(WAIT_S)
    return task


def given(
    pool: Pool,
    work: Callable[[int], int],
    n: int,
    *,
    at_twentieths: Callable[[int], None] = lambda _: None,
) -> None:
    """Give tasks in a bounded window, as ``ArchiveWork`` does, and make sure that each comes back."""

    async def all_of_them() -> None:
        most = asyncio.Semaphore(TASKS_PER_THREAD * max(1, pool.n_threads()))
        n_back = 0
        under_way = set()

        async def one(task: int) -> None:
            nonlocal n_back
            if await pool.run(work, task, is_urgent=False) != task:
                raise SystemExit("a task came back as another")
            most.release()
            n_back += 1
            if not n_back % max(1, n // 20):
                at_twentieths(n_back)

        for task in range(n):
            await most.acquire()
            under_way.add(begun := asyncio.create_task(one(task)))
            begun.add_done_callback(under_way.discard)
        await asyncio.gather(*under_way)

    asyncio.run(all_of_them())


def memory_mb(process: psutil.Process) -> float:
    return float(process.memory_info().rss / 1e6)


def processor_s(process: psutil.Process) -> float:
    told = process.cpu_times()
    return told.user + told.system


def bench_tasks(n: int) -> float:
    """Return the processor seconds that a task costs."""
    me = psutil.Process()
    with workers(Workers(local=2)) as pool:
        given(pool, nothing, 200)
        children = [child for child in me.children(recursive=True) if child.is_running()]
        before = [processor_s(process) for process in (me, *children)]
        memory: list[float] = []
        began_s = time.monotonic()
        given(pool, nothing, n, at_twentieths=lambda _: memory.append(memory_mb(me)))
        wall_s = time.monotonic() - began_s
        spent = [processor_s(one) - b for one, b in zip((me, *children), before, strict=True)]
    figure("tasks given and taken back", n / wall_s, "a second")
    figure("processor time of a task, command and scheduler", spent[0] / n * 1e3, "ms")
    figure("processor time of a task, workers", sum(spent[1:]) / n * 1e3, "ms")
    figure(
        f"memory of the scheduler after {n:,} tasks", memory[-1], "MB",
        against=f"after {n // 10:,}", ratio=memory[-1] / memory[1], at_most=1.1,
    )  # fmt: skip
    return sum(spent) / n


def bench_waiting(n: int) -> None:
    """Sixteen workers that wait: how much of the time they are busy."""
    with (
        LocalCluster(
            n_workers=16, threads_per_worker=1, processes=False, dashboard_address="127.0.0.1:0"
        ) as cluster,
        Client(cluster, set_as_default=False) as client,
    ):
        pool = Pool(client)
        given(pool, wait, 160)
        began_s = time.monotonic()
        given(pool, wait, n)
        wall_s = time.monotonic() - began_s
    figure(
        f"efficiency of 16 workers on tasks of {WAIT_S:g} s", n * WAIT_S / 16 / wall_s, "",
        at_least=GOAL_EFFICIENCY,
    )  # fmt: skip


ALL_OF_IT = """
import ctypes, os, resource, subprocess, sys
if sys.platform == "linux":  # what outlives its parent, as the server of workers does, counts here
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
if subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode:
    raise SystemExit(1)
try:
    while True:
        os.wait()
except ChildProcessError:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(used.ru_utime + used.ru_stime)
"""


def birdann(*words: object) -> float:
    """Run a command; return the processor seconds of it and all that it started."""
    every = [sys.executable, "-c", ALL_OF_IT, *BIRDANN, *map(str, words)]
    return float(subprocess.run(every, check=True, stdout=subprocess.PIPE).stdout)


def bench_sound(folder: Path, minutes: int, n_short: int, task_s: float) -> None:
    truth = synthesise(folder / "chorus", seed=5, n_recordings=12)
    report = run(
        RunPlan(
            folder=folder / "chorus", out=folder / "trained", lists=truth.lists_path, model="auto"
        )
    )
    model = folder / "m.birdann-model"
    with Project.open(report.project_path, read_only=True) as project:
        export_model(project, model)
    sound = folder / "sound"
    for i in range(max(1, minutes // 10)):
        place = sound / f"site {i % 3}"
        place.mkdir(parents=True, exist_ok=True)
        synthesise_long(place / f"2025050{i % 7 + 1}_{i:02}0000.wav", duration_s=600.0, seed=i)
    short = synthesise(sound / "short", seed=9, n_recordings=n_short)
    hours = minutes / 60
    hours += sum(length_s(path) for path in short.recordings) / 3600
    empty = folder / "empty"
    empty.mkdir()
    on_desk, spent = {}, {}
    for n in (1, 2):
        desk = folder / f"desk {n}.birdann"
        on_desk[n] = birdann("new", desk) + birdann("add", desk, sound)
        on_desk[n] += birdann("segment", desk, "--jobs", n)
        on_desk[n] += birdann("predict", desk, "--model-file", model)
        on_desk[n] += birdann("join", desk)
        on_desk[n] += birdann("export", desk, folder / f"desk {n}.csv")
        figure(f"desktop, --jobs {n}", on_desk[n] / hours, "processor s an hour of sound")
    start_s = birdann("archive", "run", model, empty, "--out", folder / "none", "--local", 1)
    figure("archive of nothing: all that starting costs", start_s, "processor s")
    for n in (1, 2):
        out = folder / f"out {n}"
        spent[n] = birdann("archive", "run", model, sound, "--out", out, "--local", n)
        figure(
            f"archive, {n} workers", spent[n] / hours, "processor s an hour of sound",
            against=f"the desktop, --jobs {n}", ratio=spent[n] / on_desk[n],
        )  # fmt: skip
    figure("speed-up of 2 workers by processor time", 2 * spent[1] / spent[2], "", at_least=1.85)
    bench_gathering(folder / "out 1")
    size = sum(path.stat().st_size for path in (folder / "out 1").rglob("*.parquet"))
    figure("Parquet", size / hours / 1e3, "kB an hour of sound")
    figure(
        "cost of a task", task_s * 1e3, "ms", against="work on a minute of sound",
        ratio=task_s / (on_desk[1] / hours / 60), at_most=GOAL_OVERHEAD,
    )  # fmt: skip
    hour_s = spent[1] / hours
    core_hours, stored_gb = 1e6 * hour_s / 3600, 1e6 * size / hours / 1e9
    figure("extrapolated: 1,000,000 h", core_hours, "hours of a core")
    figure("the same on 100 cores", core_hours / 100 / 24, "days")
    figure("the same as Parquet", stored_gb, "GB")


def length_s(path: Path) -> float:
    import soundfile

    return float(soundfile.info(path).duration)


def bench_gathering(results: Path) -> None:
    """How long it takes to read all scores again, from so many tables and from ten times as many."""
    tables = tables_of(results)
    spent = {}
    for n in (1, 10):
        began_s, n_rows = time.process_time(), 0
        for table in tables * n:
            n_rows += len(scores_of(read_table(results, table))[0])
        spent[n] = (time.process_time() - began_s) / n_rows * 1e6
    figure(
        "reading a score again, ten times as many", spent[10], "µs",
        against="once", ratio=spent[10] / spent[1], at_most=1.1,
    )  # fmt: skip


def main() -> None:
    args = command_line(__doc__, tasks=20_000, minutes=60, short=200)
    begin("Archives on Dask")
    task_s = bench_tasks(args.tasks)
    if not args.minutes:
        return
    bench_waiting(1600)
    with tempfile.TemporaryDirectory() as place:
        bench_sound(Path(place), args.minutes, args.short, task_s)


if __name__ == "__main__":
    main()
