"""Workers that are elsewhere: a scheduler that is gone, and jobs under SLURM."""

import os
import sys

import pytest

from birdann.app.archive.folder import groups_of
from birdann.app.archive.pool import Workers, workers
from birdann.app.archive.running import run_archive
from birdann.core.errors import ArchiveError

dask = pytest.importorskip("dask", reason="archives need the extra birdann[archive]")
distributed = pytest.importorskip("distributed", reason="archives need the extra birdann[archive]")

SBATCH = """#!/bin/sh
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


def test_a_scheduler_that_goes_away_is_told():
    cluster = distributed.LocalCluster(
        n_workers=1, processes=False, dashboard_address="127.0.0.1:0"
    )
    address = cluster.scheduler_address

    def work(pool):
        pool.give(double, 21)
        answers = []
        while not answers:
            answers += pool.finished()
        assert answers == [(21, 42)]
        cluster.close()
        while True:
            list(pool.finished())

    with pytest.raises(ArchiveError, match="is gone") as told:
        connected(Workers(scheduler=address), work)
    assert address in str(told.value)


def test_no_scheduler_there_is_one_sentence(monkeypatch):
    monkeypatch.setattr("birdann.app.archive.pool._CONNECT_S", "1s")
    with pytest.raises(ArchiveError, match=r"No scheduler answers at tcp://127\.0\.0\.1:9 \("):
        connected(Workers(scheduler="tcp://127.0.0.1:9"))


def test_who_asks_twice_to_stop_does_not_wait_for_the_workers(monkeypatch):
    ended = []

    class Cluster(distributed.LocalCluster):
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
    [((), "none are named"), (("ca-file", "client.cert", "client.key"), "No such file")],
)
def test_encryption_without_certificates_is_one_sentence(names, reason):
    settings = {f"distributed.comm.tls.{name}": "/absent.pem" for name in names}
    with dask.config.set(settings), pytest.raises(ArchiveError, match=reason) as told:
        connected(Workers(scheduler="tls://127.0.0.1:9"))
    assert "tls://127.0.0.1:9" in str(told.value)


@pytest.mark.parametrize(
    "text", ["", "jobs: many", "queue: normal", "[1, 2", "!!python/object:x {}"]
)
def test_a_file_of_jobs_that_says_nothing(tmp_path, text):
    path = tmp_path / "jobs.yaml"
    path.write_text(text)
    with pytest.raises(ArchiveError, match=r"jobs\.yaml does not say how to start jobs"):
        connected(Workers(slurm=path))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="SLURM is for Linux")
def test_jobs_under_slurm(archive, model_path, work, tmp_path, monkeypatch):
    """With commands of the names of SLURM's that start each job on this machine."""
    pytest.importorskip("dask_jobqueue")
    tools = tmp_path / "bin"
    tools.mkdir()
    for name, script in (("sbatch", SBATCH), ("scancel", "#!/bin/sh\nkill $1\n")):
        (tools / name).write_text(script)
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
    jobs = tmp_path / "jobs.yaml"
    jobs.write_text(JOBS.format(python=sys.executable, folder=tmp_path))
    report = run_archive(
        model_path, [archive / "north"], tmp_path / "there", wanted=Workers(slurm=jobs)
    )
    here = work([archive / "north"], tmp_path / "here")
    assert {g.files for g in groups_of(report.folder)} == {g.files for g in groups_of(here.folder)}
