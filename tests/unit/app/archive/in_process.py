"""Workers that are the test's own process, and what came of them."""

import asyncio

import pyarrow.dataset

from birdann.app.archive.folder import ResultsFolder
from birdann.app.archive.running import ArchiveWork
from birdann.app.archive.tasks import ArchivePlan, label


class SameProcess:
    """Workers that are this process: tasks are done one after the other, `label` first."""

    dashboard = ""

    def __init__(self, spoil=lambda task, result: result):
        self._spoil = spoil
        self.n_under_way = self.max_under_way = 0

    def n_threads(self):
        return 1

    async def run(self, work, task, *, is_urgent):
        assert is_urgent == (work is label)
        self.n_under_way += 1
        self.max_under_way = max(self.max_under_way, self.n_under_way)
        await asyncio.sleep(0)
        self.n_under_way -= 1
        result = self._spoil(task, self.do(work, task))
        if isinstance(result, Exception):
            raise result
        return result

    def do(self, work, task):
        return work(task)


def archived(out, model, sources, plan=None, pool=None, **sizes):
    """Work on an archive in this process; return the report."""
    with ResultsFolder.make_or_open(out, model, plan or ArchivePlan()) as folder:
        return ArchiveWork(folder, sources, pool or SameProcess(), **sizes).finish()


def table(folder, name="calls"):
    """Return what is in a folder of results, in an order that no work depends on."""
    data = pyarrow.dataset.dataset(
        folder / name, partitioning="hive" if name == "calls" else None, format="parquet"
    )
    keys = ("recording", "start_s", "low_hz") if name == "calls" else ("recording",)
    return data.to_table().sort_by([(key, "ascending") for key in keys])
