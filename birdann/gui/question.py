"""The current review item as it is shown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from birdann.app.reviewing.question import Proposal, Question
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.predictions import MODES, Mode
from birdann.gui.choices import segment_info
from birdann.gui.gallery.thumbnail_service import Examples
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.panels.segment_panel import SegmentInfo
from birdann.gui.project.recording_view import RecordingView, SpeciesBook
from birdann.gui.project.typical import typical_examples
from birdann.gui.text.language import tr

_COMPARED = 2


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ShownQuestion:
    """A review item with all data that it is shown with."""

    question: Question
    info: SegmentInfo  # Its texts and numbers.
    # view, queue: The recording, and the segments of the project, as they were when the item was
    # made: its outlines, chips and lines are drawn from them until it is answered.
    view: RecordingView
    queue: QueueData | None
    # Confirmed segments of the two likeliest species, for comparison.
    examples: tuple[Examples, ...] = ()

    def is_named_as_in(self, book: SpeciesBook) -> bool:
        """Whether its species still exist under the same names."""
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
    progress: str,
    presence: tuple[RecordingId, SpeciesId] | None = None,
) -> ShownQuestion | None:
    """Return the item of the selected segments of a recording, or None without any.

    ``progress`` is the state of the review; ``presence`` the species whose presence in the
    recording is in question.
    """
    info = segment_info(view, book, quick, selected, why, progress)
    if info is None:
        return None
    if presence is not None:
        prompt = tr("Is {species} in this recording? Enter: yes. X: no. A number names this call.")
        info = replace(info, verdict=prompt.format(species=book.name(presence[1])))
    scores, rows = view.scores, view.scores.rows_of(selected)
    by_program = scores.mode[rows[rows >= 0]] == MODES.index(Mode.PROGRAM)
    return ShownQuestion(
        question=Question(
            segment_ids=tuple(selected),
            proposals={
                key: Proposal(scores.species_at(row), float(scores.probability[row]))
                for key, row in zip(selected, rows.tolist(), strict=True)
                if row >= 0
            },
            judged=frozenset(key for key in selected if key in view.labels),
            offered=tuple(row.species_id for row in info.choices if row.species_id is not None),
            run_id=None if by_program.any() else view.run_id,
            presence=presence,
        ),
        info=info,
        view=view,
        queue=queue,
        examples=_examples(view, book, selected[0], queue),
    )


def _examples(
    view: RecordingView, book: SpeciesBook, segment_id: SegmentId, queue: QueueData | None
) -> tuple[Examples, ...]:
    if queue is None:
        return ()
    return tuple(
        examples_of(key, typical_examples(queue, key, but=segment_id), book, queue)
        for key, _chance in view.likeliest(segment_id, _COMPARED)
    )


def examples_of(
    species_id: SpeciesId, ids: Sequence[SegmentId], book: SpeciesBook, queue: QueueData
) -> Examples:
    """Return segments as examples of a species."""
    return Examples(
        name=book.name(species_id),
        color_index=book.color(species_id),
        segment_ids=tuple(ids),
        words=tuple(_where(queue, row) for row in queue.row_of.find(ids).tolist()),
    )


def _where(queue: QueueData, row: int) -> str:
    table = queue.table
    recording = queue.recording_names[int(table.recording[row])]
    return f"{queue.when(row)}  {recording}"
