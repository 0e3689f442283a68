"""Reads once what tells how alike the segments of a project are."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from birdann.app.reviewing.similarity import FeatureSpace
from birdann.core.ids import SegmentId
from birdann.core.progress import Progress
from birdann.gui.item_models.queue_filter import Likeness
from birdann.gui.project.needs import needs_project
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.workbench import Workbench
from birdann.gui.text.language import tr
from birdann.store import Project

if TYPE_CHECKING:
    from birdann.gui.item_models.queue_data import QueueData


class LikenessReader:
    """Compares segments with one of them, for every list that can be ordered by that."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        self._space: tuple[QueueData, FeatureSpace] | None = None
        bench.closing.connect(self._let_go)

    @needs_project
    def ask(
        self, here: OpenProject, segment_id: SegmentId, show: Callable[[Likeness], object]
    ) -> None:
        """Hand over the order by likeness to a segment: at once, or when the features are read."""
        data, key = self._bench.queue, segment_id
        if data is None:
            return
        if self._space is not None and self._space[0] is data:
            show(Likeness(self._space[1], key))
            return

        def arrive(space: FeatureSpace) -> None:
            if here.is_open:
                self._space = data, space
                show(Likeness(space, key))

        self._bench.runner.start(
            lambda progress: _read(here.project, progress),
            title=tr("Comparing segments"),
            on_success=arrive,
            on_failure=self._bench.show_failure,
            computes_only=True,
        )

    def _let_go(self) -> None:
        self._space = None


def _read(project: Project, progress: Progress) -> FeatureSpace:
    with project.reader() as reader:
        progress(0.1, tr("Reading features"))
        return FeatureSpace.read(reader)
