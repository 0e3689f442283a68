"""Workers that are the test's own process, and what came of them."""

from collections import deque

import pyarrow.dataset


class SameProcess:
    """Workers that are this process: tasks are done when they are asked for, last given first."""

    dashboard = ""

    def __init__(self, spoil=lambda task, result: result):
        self._tasks, self._spoil = deque(), spoil
        self.max_under_way = 0

    @property
    def n_under_way(self):
        return len(self._tasks)

    def n_threads(self):
        return 1

    def submit(self, work, task, *, is_urgent=False):
        self._tasks.append((work, task))
        self.max_under_way = max(self.max_under_way, len(self._tasks))

    def finished(self):
        work, task = self._tasks.pop()
        yield task, self._spoil(task, work(task))


def table(folder, name="calls"):
    """Return what is in a folder of results, in an order that no work depends on."""
    data = pyarrow.dataset.dataset(
        folder / name, partitioning="hive" if name == "calls" else None, format="parquet"
    )
    keys = ("recording", "start_s", "low_hz") if name == "calls" else ("recording",)
    return data.to_table().sort_by([(key, "ascending") for key in keys])
