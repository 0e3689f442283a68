"""Workers that are the test's own process, and what came of them."""

import asyncio

import pyarrow.dataset

from birdann.app.archive.tasks import label


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


def table(folder, name="calls"):
    """Return what is in a folder of results, in an order that no work depends on."""
    data = pyarrow.dataset.dataset(
        folder / name, partitioning="hive" if name == "calls" else None, format="parquet"
    )
    keys = ("recording", "start_s", "low_hz") if name == "calls" else ("recording",)
    return data.to_table().sort_by([(key, "ascending") for key in keys])
