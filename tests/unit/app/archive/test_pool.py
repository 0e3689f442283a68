"""Workers that are elsewhere: a scheduler that is gone, and jobs under SLURM."""

import asyncio
import os
import re
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from birdann.app.archive.folder import tables_of
from birdann.app.archive.pool import Workers, WorkersLostError, _slurm_workers, workers
from birdann.app.archive.running import run_archive
from birdann.app.archive.tasks import ArchivePlan
from birdann.core.errors import ArchiveError

dask = pytest.importorskip("dask", reason="archives need the extra birdann[archive]")
distributed = pytest.importorskip("distributed", reason="archives need the extra birdann[archive]")

ROOT = Path(__file__).resolve().parents[4]

SBATCH = """
sh "$1" >/dev/null 2>&1 &
echo "Submitted batch job $!"
"""
JOBS = """
jobs: 2
cores: 1
processes: 1
memory: 1GB
interface: lo
python: {python}
local_directory: {folder}
scheduler_options: {{host: 127.0.0.1, dashboard_address: "127.0.0.1:0"}}
"""


def double(number):
    return 2 * number


def connected(wanted, then=lambda pool: None):
    with workers(wanted) as pool:
        then(pool)


def refuse(number):
    raise ArchiveError(f"{number} is odd")


def one_by(number):
    return 1 // number


def answered(pool, work, tasks):
    """Give tasks together; return what came of each."""

    async def together():
        every = (pool.run(work, task, is_urgent=task % 3 == 0) for task in tasks)
        return await asyncio.gather(*every, return_exceptions=True)

    return asyncio.run(together())


@pytest.fixture
def cluster():
    with distributed.LocalCluster(
        n_workers=1, processes=False, dashboard_address="127.0.0.1:0"
    ) as cluster:
        yield cluster


def test_what_is_given_together_comes_back_once_each(cluster):
    def work(pool):
        assert answered(pool, double, range(40)) == [2 * number for number in range(40)]

    connected(Workers(scheduler=cluster.scheduler_address), work)


def test_what_a_task_raises_among_others_is_raised(cluster):
    def work(pool):
        [told] = answered(pool, refuse, [3])
        assert isinstance(told, ArchiveError)
        assert str(told) == "3 is odd"

    connected(Workers(scheduler=cluster.scheduler_address), work)


def test_a_task_that_kills_its_workers_is_told_and_others_are_done(cluster, monkeypatch):
    monkeypatch.setattr(distributed, "KilledWorker", ZeroDivisionError)

    def work(pool):
        [lost, fine] = answered(pool, one_by, [0, 1])
        assert isinstance(lost, WorkersLostError)
        assert fine == 1

    connected(Workers(scheduler=cluster.scheduler_address), work)


def test_a_scheduler_that_goes_away_is_told(cluster):
    address = cluster.scheduler_address

    def work(pool):
        assert answered(pool, double, [21]) == [42]
        cluster.close()
        while True:
            pool.n_threads()

    with pytest.raises(ArchiveError, match="is gone") as told:
        connected(Workers(scheduler=address), work)
    assert address in str(told.value)


def test_tasks_that_a_scheduler_forgot_are_told(cluster):
    def work(pool):
        async def forgotten():
            given = asyncio.create_task(pool.run(time.sleep, 2, is_urgent=False))
            await asyncio.sleep(0.5)
            pool.cancel()
            await given

        asyncio.run(forgotten())

    with pytest.raises(ArchiveError, match="was restarted"):
        connected(Workers(scheduler=cluster.scheduler_address), work)


def test_no_scheduler_there_is_one_sentence(monkeypatch):
    monkeypatch.setattr("birdann.app.archive.pool._CONNECT_S", "200ms")
    with pytest.raises(ArchiveError, match=r"No scheduler answers at tcp://127\.0\.0\.1:9 \("):
        connected(Workers(scheduler="tcp://127.0.0.1:9"))


def test_who_asks_twice_to_stop_does_not_wait_for_the_workers(monkeypatch):
    ended = []

    class Cluster(distributed.LocalCluster):
        def __init__(self, **settings):
            super().__init__(**settings | {"processes": False, "protocol": "tcp://"})

        def close(self, timeout=None):
            if not ended:
                ended.append(self)
                raise KeyboardInterrupt
            return super().close(timeout)

    monkeypatch.setattr(distributed, "LocalCluster", Cluster)
    with pytest.raises(KeyboardInterrupt):
        connected(Workers(local=1))
    [cluster] = ended
    assert not cluster.shutdown_on_close  # at the end of this process nobody waits for it
    cluster.close()


@pytest.mark.parametrize(
    ("names", "reason"),
    [((), "no certificates are set"), (("ca-file", "client.cert", "client.key"), "No such file")],
)
def test_encryption_without_certificates_is_one_sentence(names, reason):
    settings = {f"distributed.comm.tls.{name}": "/absent.pem" for name in names}
    with dask.config.set(settings), pytest.raises(ArchiveError, match=reason) as told:
        connected(Workers(scheduler="tls://127.0.0.1:9"))
    assert "tls://127.0.0.1:9" in str(told.value)


@pytest.mark.parametrize(
    "text", ["", "jobs: many", "queue: normal", "[1, 2", "!!python/object:x {}"]
)
def test_a_file_of_jobs_that_says_nothing(text_file, text):
    path = text_file("jobs.yaml", text)
    with pytest.raises(ArchiveError, match=r"jobs\.yaml does not say how to start jobs"):
        connected(Workers(slurm=path))


def commands(folder, monkeypatch, **scripts):
    """Put commands of the names of SLURM's where they are found first."""
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")


@pytest.mark.skipif(sys.platform != "linux", reason="SLURM is for Linux")
@pytest.mark.parametrize(
    ("scripts", "reason"),
    [
        ({}, r"No such file or directory: 'sbatch'"),
        ({"sbatch": "echo invalid partition >&2; exit 1", "scancel": ""}, "invalid partition"),
    ],
)
def test_jobs_that_slurm_does_not_take_are_one_sentence(
    tmp_path, text_file, monkeypatch, scripts, reason
):
    """And not waited for."""
    pytest.importorskip("dask_jobqueue")
    commands(tmp_path, monkeypatch, **scripts)
    jobs = text_file("jobs.yaml", JOBS.format(python=sys.executable, folder=tmp_path))
    with pytest.raises(ArchiveError, match=reason) as told:
        connected(Workers(slurm=jobs))
    assert "jobs.yaml does not say how to start jobs" in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.skipif(sys.platform != "linux", reason="SLURM is for Linux")
def test_the_jobs_of_the_manual_are_what_slurm_reads(tmp_path, text_file, monkeypatch):
    pytest.importorskip("dask_jobqueue")
    commands(tmp_path, monkeypatch, sbatch='echo "Submitted batch job 1"', scancel="")
    page = (ROOT / "docs" / "manual" / "archives.md").read_text(encoding="utf-8")
    [text] = [
        block for block in re.findall(r"```yaml\n(.*?)```", page, re.DOTALL) if "jobs:" in block
    ]
    jobs = text_file("jobs.yaml", text.replace("jobs: 20", "jobs: 1") + "interface: lo\n")
    with closing(_slurm_workers(jobs)) as cluster:
        script = cluster.job_script().splitlines()
    assert {"-p normal", "-n 1", "--cpus-per-task=16", "--mem=45G", "-t 12:00:00"} <= {
        line.removeprefix("#SBATCH ") for line in script if line.startswith("#SBATCH ")
    }
    assert re.search(
        r"dask_worker tcp://\S+ .*--nthreads 1 --memory-limit 2.79GiB --nworkers 16", script[-1]
    )


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="SLURM is for Linux")
def test_jobs_under_slurm(archive, model_path, work, tmp_path, text_file, monkeypatch):
    """With commands of the names of SLURM's that start each job on this machine."""
    pytest.importorskip("dask_jobqueue")
    tools = tmp_path / "bin"
    tools.mkdir()
    commands(tools, monkeypatch, sbatch=SBATCH, scancel="kill $1")
    jobs = text_file("jobs.yaml", JOBS.format(python=sys.executable, folder=tmp_path))
    report = run_archive(
        model_path,
        [archive / "north"],
        tmp_path / "there",
        ArchivePlan(),
        wanted=Workers(slurm=jobs),
    )
    here = work([archive / "north"], tmp_path / "here")
    assert set(tables_of(report.folder)) == set(tables_of(here.folder))
