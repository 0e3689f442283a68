"""The current review item as it is shown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from birdann.app.reviewing.question import Proposal, Question
from birdann.app.reviewing.queue import displayed_species
from birdann.core.arrays import Int64Array
from birdann.core.ids import SegmentId, SpeciesId
from birdann.core.predictions import MODES, Mode
from birdann.gui.choices import segment_info
from birdann.gui.gallery.thumbnail_service import Examples
from birdann.gui.item_models.picks import Mark, PickRow
from birdann.gui.item_models.queue_data import QueueData, text_without_species
from birdann.gui.panels.segment_panel import SegmentInfo
from birdann.gui.project.recording_view import RecordingView, SpeciesBook
from birdann.gui.project.typical import MAX_EXAMPLES, typical_examples
from birdann.gui.text.language import number, tr
from birdann.gui.text.numbers import band, decimal

_COMPARED = 2
_MAX_CANDIDATES = 9


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class DisplayedItem:
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
        used = {species.id: species.name for species in book.in_use}
        offered_choices = zip(self.question.offered, self.info.choices, strict=True)
        return all(used.get(key) == row.name for key, row in offered_choices)


def question_of_segments(
    view: RecordingView,
    book: SpeciesBook,
    selected: Sequence[SegmentId],
    *,
    quick: Sequence[SpeciesId],
    queue: QueueData | None,
    why: Callable[[SegmentId], str],
    progress: str,
) -> DisplayedItem | None:
    """Return the item of the selected segments of a recording, or None without any.

    ``progress`` is the state of the review.
    """
    info = segment_info(view, book, quick, selected, why, progress)
    if info is None:
        return None
    scores, rows = view.scores, view.scores.rows_of(selected)
    by_program = scores.mode[rows[rows >= 0]] == MODES.index(Mode.PROGRAM)
    return DisplayedItem(
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
        ),
        info=info,
        view=view,
        queue=queue,
        examples=_examples(view, book, selected[0], queue),
    )


def question_of_cards(
    queue: QueueData,
    question: Question,
    view: RecordingView,
    book: SpeciesBook,
    *,
    quick: Sequence[SpeciesId],
) -> DisplayedItem | None:
    """Return the item of cards selected in the gallery, or None without any."""
    if not question.segment_ids:
        return None
    info = cards_info(queue, question, book, quick)
    offered = tuple(row.species_id for row in info.choices if row.species_id is not None)
    question = replace(question, offered=offered)
    return DisplayedItem(question=question, info=info, view=view, queue=queue)


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
    """Return segments, then clips of training sources, as examples of a species."""
    clips = book.clips.get(species_id, ())[: MAX_EXAMPLES - len(ids)]
    return Examples(
        name=book.name(species_id),
        color_index=book.color(species_id),
        sounds=(*ids, *clips),
        words=(
            *(_where_text(queue, row) for row in queue.row_of.find(ids).tolist()),
            *(Path(clip.path).name for clip in clips),
        ),
    )


def _where_text(queue: QueueData, row: int) -> str:
    table = queue.table
    recording = queue.recording_names[int(table.recording[row])]
    return f"{queue.onset_text(row)}  {recording}"


def cards_info(
    queue: QueueData, question: Question, book: SpeciesBook, quick: Sequence[SpeciesId]
) -> SegmentInfo:
    """Return the contents of the segment panel for cards of any recordings.

    Candidates are what the cards are labelled or predicted as, most often first, and the next
    likeliest; then the most used species of the project.
    """
    table, rows = queue.table, queue.row_of.find(question.segment_ids)
    species: Int64Array = displayed_species(table)[rows].astype(np.int64)
    weight = np.zeros(len(table.species_ids) + 1)  # the last one is of those without a species
    np.add.at(weight, species, 1.0 + np.nan_to_num(table.probability[rows]))
    np.add.at(weight, table.runner_up[rows], np.nan_to_num(table.runner_up_probability[rows]))
    likely = [table.species_ids[k] for k in np.argsort(-weight[:-1]) if weight[k] > 0]
    offered = list(dict.fromkeys([*likely, *quick]))[:_MAX_CANDIDATES]
    details = {queue.details.get(key, (None, "")) for key in question.segment_ids}
    certainty, call_type = details.pop() if len(details) == 1 else (None, "")
    row = int(rows[0]) if len(rows) == 1 else None
    return SegmentInfo(
        segment_ids=question.segment_ids,
        title=tr("%Ln selected", "", len(rows))
        if row is None
        else queue.ends.shorten(
            queue.recording_names[int(table.recording[row])], lambda _name: True
        ),
        details=tr("Your label applies to all of them.")
        if row is None
        else _card_details(queue, row),
        verdict=_cards_verdict(queue, rows, species),
        choices=tuple(
            _candidate(queue, book, key, index, row) for index, key in enumerate(offered, 1)
        ),
        can_confirm=bool(question.open_ids),
        can_clear=bool(question.judged),
        certainty=certainty,
        call_type=call_type,
        call_types=tuple(queue.call_types()),
    )


def _candidate(
    queue: QueueData, book: SpeciesBook, key: SpeciesId, index: int, row: int | None
) -> PickRow:
    table, species, probabilities, label = queue.table, queue.species_index.get(key, -1), {}, -1
    if row is not None:
        label = int(table.label_species[row]) if table.label[row] >= 0 else -1
        probabilities = {
            int(table.runner_up[row]): float(table.runner_up_probability[row]),
            int(table.species[row]): float(table.probability[row]),
        }
    return PickRow(
        species_id=key,
        name=book.name(key),
        color_index=book.color(key),
        key=index if key in book.names else None,
        mark=Mark.CHOSEN if species == label >= 0 else Mark.NONE,
        probability=probabilities.get(species) if species >= 0 else None,
    )


def _card_details(queue: QueueData, row: int) -> str:
    table = queue.table
    length_s = float(table.offset_s[row] - table.onset_s[row])
    pitch = band(float(table.low_hz[row]), float(table.high_hz[row]))
    return f"{queue.onset_text(row)} · {decimal(length_s, 2)} s · {pitch}"


def _cards_verdict(queue: QueueData, rows: Int64Array, species: Int64Array) -> str:
    """Return what one card is labelled or predicted as, or how many cards are what."""
    if len(rows) == 1:
        row = int(rows[0])
        words = {
            "confirmed": tr("Confirmed: {species}"),
            "corrected": tr("Corrected: {species}"),
            "predicted": tr("Predicted: {species}"),
        }
        name = queue.species_name(int(species[0])) or text_without_species(queue, row)
        return words.get(queue.status(row), "{species}").format(species=name)
    indices, counts = np.unique(species, return_counts=True)
    names = [queue.species_name(int(index)) or tr("without a species") for index in indices]
    order = np.argsort(-counts, kind="stable")
    return ", ".join(f"{names[k]} × {number(int(counts[k]))}" for k in order)
