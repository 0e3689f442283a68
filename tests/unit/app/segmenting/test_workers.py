"""Processes that work, fail, die and are told to stop."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from birdann.app.segmenting.workers import run_parallel, run_serial
from birdann.core.errors import AudioError, Cancelled


def double(task, progress):
    progress(0.5, "half")
    return 2 * task


def work(task, progress):
    match task:
        case "fail":
            raise AudioError("it failed.")
        case "die":
            os._exit(9)
        case "much":
            raise MemoryError
        case "slow":
            for i in range(600):
                time.sleep(0.05)
                progress(i / 600, "slow")
    return task


def compiled(task, progress):
    from numba import njit

    progress(0.5, "half")
    return njit(lambda x: x + task)(2)


def compiled_then_slow(task, progress):
    result = compiled(task, progress)
    time.sleep(2.5)
    return result


def what_was_loaded(task, progress):
    loaded = {"birdann.analysis.pipeline", "birdann.segmentation.threshold"} & set(sys.modules)
    return len(loaded), os.environ["OPENBLAS_NUM_THREADS"], os.getppid()


def one(_):
    return 1.0


def silent(fraction, text):
    pass


def test_compiling_is_told_where_the_work_is():
    """It takes a minute after an installation, in which nothing else is told."""
    told = []
    done = list(run_serial([1, 2], compiled, one, lambda *step: told.append(step)))
    assert {f.task: f.result for f in done} == {1: 3, 2: 4}
    assert {0.25, 0.75} <= {fraction for fraction, text in told if "first use" in text}


def test_what_is_compiled_by_a_process_is_told_until_it_is_compiled():
    told = []
    [done] = run_parallel([1], compiled_then_slow, one, lambda *step: told.append(step), jobs=1)
    assert done.result == 3
    prepares = ["first use" in text for _, text in told]
    assert any(prepares)
    assert not any(prepares[-3:])


@pytest.mark.parametrize("jobs", [0, 2])
def test_every_task_is_done_once(jobs):
    fractions = []

    def note(fraction, text):
        fractions.append(fraction)

    if jobs:
        done = list(run_parallel([1, 2, 3, 4, 5], double, one, note, jobs=jobs))
    else:
        done = list(run_serial([1, 2, 3, 4, 5], double, one, note))
    assert {f.task: f.result for f in done} == {k: 2 * k for k in range(1, 6)}
    assert all(f.failure == "" for f in done)
    assert fractions == sorted(fractions)
    assert 0 <= fractions[0] <= fractions[-1] <= 1


@pytest.mark.parametrize("jobs", [0, 2])
def test_a_task_is_loaded_when_its_turn_comes_and_told_as_it_was(jobs):
    loaded = []

    def load(task):
        loaded.append(task)
        return 10 * task

    how = {"jobs": jobs} if jobs else {}
    done = (run_parallel if jobs else run_serial)([1, 2, 3], double, one, silent, load=load, **how)
    first = next(done)
    assert jobs or loaded == [1]
    assert {f.task: f.result for f in (first, *done)} == {1: 20, 2: 40, 3: 60}
    assert loaded == [1, 2, 3]


def test_failures_are_sentences():
    done = list(run_serial(["a", "fail", "much"], work, one, silent))
    assert [f.failure for f in done] == ["", "it failed.", "much needs more memory than there is."]


def test_a_task_that_kills_its_process_fails_alone():
    done = list(run_parallel(["a", "die", "b", "fail", "c"], work, one, silent, jobs=2))
    assert sorted(f.task for f in done) == ["a", "b", "c", "die", "fail"]
    failures = {f.task: f.failure for f in done if f.failure}
    assert failures["fail"] == "it failed."
    assert "Processing die crashed" in failures["die"]
    assert len(failures) == 2


def test_cancelling_stops_the_workers_soon():
    started = time.monotonic()

    def cancel(fraction, text):
        if fraction > 0.005:
            raise Cancelled

    with pytest.raises(Cancelled):
        list(run_parallel(["slow", "slow"], work, one, cancel, jobs=2))
    assert time.monotonic() - started < 20  # each would have taken 30 s


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere each worker loads by itself")
def test_what_workers_need_is_loaded_once_for_all():
    done = list(run_parallel([1, 2, 3, 4], what_was_loaded, one, silent, jobs=2))
    assert {f.result[:2] for f in done} == {(2, "1")}
    (server,) = {f.result[2] for f in done}
    assert server != os.getpid()


def test_cancelling_need_not_wait_for_the_start():
    def cancel(fraction, text):
        raise Cancelled

    started = time.monotonic()
    with pytest.raises(Cancelled):
        list(run_parallel(["slow"], work, one, cancel, jobs=2))
    assert time.monotonic() - started < 20


def test_errors_that_are_bugs_are_not_hidden():
    with pytest.raises(TypeError):
        list(run_serial([None], double, one, silent))


MASTER = """
import os, time
from pathlib import Path
from birdann.app.segmenting.workers import run_parallel

def work(task, progress):
    Path(task).write_text(str(os.getpid()))
    time.sleep(60)

if __name__ == "__main__":
    for _ in run_parallel(["one", "two"], work, len, lambda *_: None, jobs=2):
        pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_workers_end_when_their_master_is_killed(tmp_path, text_file):
    script = text_file("master.py", MASTER)
    notes = [tmp_path / "one", tmp_path / "two"]
    master = subprocess.Popen([sys.executable, script], cwd=tmp_path)
    wait_for(lambda: all(note.exists() and note.read_text() for note in notes))
    workers = [int(note.read_text()) for note in notes]
    assert all(is_alive(worker) for worker in workers)
    master.send_signal(signal.SIGKILL)
    master.wait()
    wait_for(lambda: not any(is_alive(worker) for worker in workers))


INTERRUPTED = """
import signal, time
from birdann.app.segmenting.workers import preload_workers

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # shells have background jobs ignore it
    try:
        preload_workers()
        print("started", flush=True)
        time.sleep(30)
    except KeyboardInterrupt:
        print("interrupted")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="there is no server of workers elsewhere")
def test_ctrl_c_is_for_the_master_alone():
    master = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED], start_new_session=True, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert master.stdout.readline() == "started\n"
    os.killpg(master.pid, signal.SIGINT)
    assert master.communicate(timeout=60) == ("interrupted\n", "")


def wait_for(condition):
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_alive(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:  # whoever inherits a dead process may be slow to bury it
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return not Path("/proc/self").exists()
    return state != "Z"
