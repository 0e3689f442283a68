"""Dask workers on this machine or on many."""

import asyncio
import importlib
import logging
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from birdann.app.segmenting.workers import preload_workers
from birdann.core.errors import ArchiveError, BirdannError
from birdann.core.message import Message

LOOPBACK = "127.0.0.1"
_LOADED_BEFORE_FORK = ("birdann.app.archive.tasks", "pyarrow.parquet", "distributed.nanny")
_ASK_EVERY_S = 2.0
_CONNECT_S = "20s"
_START_METHOD = "forkserver" if sys.platform == "linux" else "spawn"


class WorkersLostError(Exception):
    """A task was started several times, and each time its process was killed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Workers:
    """Requested workers; one of the three."""

    local: int = 1  # Number of processes on this machine.
    scheduler: str = ""  # Address of a running scheduler.
    slurm: Path | None = None  # File with SLURM settings.


def start_loading(wanted: Workers) -> None:
    """Start loading what local workers need."""
    if not (wanted.scheduler or wanted.slurm):
        os.environ.setdefault("MALLOC_TRIM_THRESHOLD_", "65536")  # as of other workers of Dask
        preload_workers(*_LOADED_BEFORE_FORK)


def default_workers() -> int:
    """Return the default number of processes of this machine."""
    return (
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )


class Pool:
    """Runs functions on workers.

    Parameters
    ----------
    client
        ``distributed.Client``.

    Attributes
    ----------
    dashboard
        Address of Dask's own page, or "".
    """

    def __init__(self, client: Any) -> None:  # noqa: ANN401 - of Dask
        self._client = client
        self._executor = client.get_executor(pure=False)
        self._n_threads, self._asked_s = 0, -_ASK_EVERY_S
        self.dashboard = str(client.dashboard_link or "")
        self.address = str(client.scheduler.address) if client.scheduler else ""

    def n_threads(self) -> int:
        """Return the number of simultaneous tasks, polled every few seconds."""
        self._must_be_there()
        now_s = time.monotonic()
        if now_s - self._asked_s > _ASK_EVERY_S:
            try:
                self._n_threads = sum(self._client.nthreads().values())
            except (OSError, TimeoutError) as error:
                raise self._lost_scheduler_error() from error
            self._asked_s = now_s
        return self._n_threads

    async def run(self, work: Callable[[Any], Any], task: object, *, is_urgent: bool) -> Any:  # noqa: ANN401
        """Return the result of a task; urgent ones run first."""
        from distributed import KilledWorker

        self._must_be_there()
        given = self._executor.submit(work, task, priority=int(is_urgent))
        try:
            return await asyncio.wrap_future(given)
        except KilledWorker as error:
            raise WorkersLostError from error
        except asyncio.CancelledError:
            current = asyncio.current_task()
            if current is not None and current.cancelling():
                raise
            # It was forgotten by a scheduler that was started again.
            raise self._lost_scheduler_error() from None

    def _must_be_there(self) -> None:
        if self._client.status != "running":
            raise self._lost_scheduler_error()

    def _lost_scheduler_error(self) -> ArchiveError:
        return ArchiveError(
            "The scheduler at {address} is gone or was restarted. Finished work is kept. Start it "
            "again and repeat the command.",
            address=self.address,
        )

    def cancel(self) -> None:
        """Cancel all tasks."""
        with suppress(Exception):  # whatever keeps it from being told, the work is thrown away
            self._executor.shutdown(wait=False)


@contextmanager
def workers(wanted: Workers) -> Iterator[Pool]:
    """Connect to workers, or start them; started ones end with the block."""
    try:
        dask = importlib.import_module("dask")
        distributed = importlib.import_module("distributed")
        importlib.import_module("pyarrow")
    except ImportError as error:
        raise ArchiveError(
            "Archives need the packages dask, distributed and pyarrow ({reason}). Install "
            "them with: pip install birdann[archive]",
            reason=error,
        ) from error
    start_loading(wanted)
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with dask.config.set(
        {
            "distributed.comm.timeouts.connect": _CONNECT_S,
            "distributed.admin.log-format": "%(message)s",
            # of each connection Dask keeps the last thousand messages, and in them our tasks
            "distributed.admin.low-level-log-length": 10,
            "distributed.worker.multiprocessing-method": _START_METHOD,
        }
    ):
        if wanted.scheduler.startswith("tls:"):
            _must_have_certificates(wanted.scheduler, distributed)
        started = _start_workers(wanted, distributed)
        try:
            client = distributed.Client(
                started if started is not None else wanted.scheduler, set_as_default=False
            )
        except (OSError, ValueError, TypeError, RuntimeError) as error:
            if started is not None:
                started.close()
            raise ArchiveError(
                "No scheduler answers at {address} ({reason}). Start one with: dask scheduler",
                address=wanted.scheduler,
                reason=error,
            ) from error
        pool = Pool(client)
        try:
            yield pool
        finally:
            pool.cancel()
            _disconnect(client, started, ends_with_us=wanted.slurm is None)


def _must_have_certificates(address: str, distributed: Any) -> None:  # noqa: ANN401 - of Dask
    """Check that certificates exist: a client without them never ends."""
    try:
        arguments = distributed.Security().get_connection_args("client")
        reason = "" if arguments["ssl_context"] is not None else Message("no certificates are set")
    except OSError as error:
        reason = str(error)
    if reason:
        raise ArchiveError(
            "{address} needs certificates ({reason}). The manual page Archives shows how to set "
            "them in Dask.",
            address=address,
            reason=reason,
        )


def _disconnect(client: Any, cluster: Any, *, ends_with_us: bool) -> None:  # noqa: ANN401
    """Disconnect from the workers, and end started ones."""
    try:
        with suppress(Exception):  # it may be gone
            client.close(timeout=5)
        if cluster is not None:
            with suppress(Exception):
                cluster.close(timeout=10)
    except KeyboardInterrupt:  # asked again: what ends with this process is not waited for
        if cluster is not None and ends_with_us:
            cluster.shutdown_on_close = False
        raise


def _start_workers(wanted: Workers, distributed: Any) -> Any:  # noqa: ANN401 - of Dask
    """Return workers started here or by SLURM, None for an existing scheduler."""
    if wanted.scheduler:
        return None
    if wanted.slurm is not None:
        return _slurm_workers(wanted.slurm)
    try:
        return distributed.LocalCluster(
            n_workers=wanted.local,
            threads_per_worker=1,
            processes=True,
            host=LOOPBACK,
            dashboard_address=f"{LOOPBACK}:0",
            silence_logs=logging.CRITICAL,
        )
    except (OSError, RuntimeError) as error:
        raise ArchiveError(
            "The worker processes cannot be started ({reason}). See that there is memory, and room "
            "for temporary files, and give the same command again.",
            reason=error,
        ) from error


def _slurm_workers(path: Path) -> Any:  # noqa: ANN401 - of Dask
    """Return workers as SLURM jobs with a file's settings; ``jobs`` is their number."""
    try:
        yaml = importlib.import_module("yaml")
        settings = yaml.safe_load(path.read_text(encoding="utf-8"))
        jobs = int(settings.pop("jobs"))
        # Dask's usual port of its page is taken where someone else's jobs are sent from
        settings["scheduler_options"] = {
            "dashboard_address": ":0",
            **settings.get("scheduler_options", {}),
        }
        cluster = importlib.import_module("dask_jobqueue").SLURMCluster(**settings)
        logging.getLogger("tornado.application").setLevel(logging.CRITICAL)
        try:
            cluster.scale(jobs=jobs)
            cluster.sync(_sent, cluster)
        except BaseException:
            for job in cluster.workers.values():  # Dask ends none that never began
                job.status = importlib.import_module("distributed").Status.failed
            with suppress(Exception):
                cluster.close(timeout=5)
            raise
    except ImportError as error:
        raise ArchiveError(
            "Jobs under SLURM need the package dask-jobqueue ({reason}). Install it with: pip "
            "install dask-jobqueue",
            reason=error,
        ) from error
    except BirdannError:
        raise
    except Exception as error:
        raise ArchiveError(
            "{path} does not say how to start jobs under SLURM ({reason}); the page Archives "
            "of the manual shows such a file.",
            path=path,
            reason=" ".join(str(error).split()),
        ) from error
    return cluster


async def _sent(cluster: Any) -> None:  # noqa: ANN401 - of Dask
    """Wait until SLURM has accepted all jobs; raises its errors."""
    await cluster
    for job in list(cluster.workers.values()):
        await job
