"""A question as it stands on the screen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from birdann.app.reviewing.question import Proposal, Question
from birdann.core.ids import SegmentId, SpeciesId
from birdann.gui.choices import segment_info
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.panels.segment_panel import SegmentInfo
from birdann.gui.project.recording_view import RecordingView, SpeciesBook


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ShownQuestion:
    """What is asked, with everything that it is shown by.

    Attributes
    ----------
    info
        Its words, names and numbers.
    view, queue
        The recording, and the segments of the project, as they were when it was asked: its
        outlines, chips and lines are drawn from them until it is answered.
    """

    question: Question
    info: SegmentInfo
    view: RecordingView
    queue: QueueData | None

    def is_named_as_in(self, book: SpeciesBook) -> bool:
        """Whether the species it names are still in use, under these names."""
        used = {one.id: one.name for one in book.in_use}
        shown = zip(self.question.offered, self.info.choices, strict=True)
        return all(used.get(key) == row.name for key, row in shown)


def shown_question(
    view: RecordingView,
    book: SpeciesBook,
    selected: Sequence[SegmentId],
    *,
    quick: Sequence[SpeciesId],
    queue: QueueData | None,
    why: Callable[[SegmentId], str],
    turn: tuple[int, int] | None,
) -> ShownQuestion | None:
    """Return the question on the selected segments of a recording, or None without any.

    ``turn`` says which question of the queue it is, and of how many.
    """
    info = segment_info(view, book, quick, selected, why, turn)
    if info is None:
        return None
    scores = {key: view.scores[key] for key in selected if key in view.scores}
    return ShownQuestion(
        question=Question(
            segment_ids=tuple(selected),
            proposals={
                key: Proposal(one.species_id, one.probability) for key, one in scores.items()
            },
            judged=frozenset(key for key in selected if key in view.labels),
            offered=tuple(row.species_id for row in info.choices if row.species_id is not None),
            run_id=view.run_id,
        ),
        info=info,
        view=view,
        queue=queue,
    )
