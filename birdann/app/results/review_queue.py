"""Review queues: items that are asked about one after the other, and what an answer stores.

A validation sample and verified visits differ in their data only: where items come from, which of them belong
together, what a yes settles, whether scores and recordings are hidden.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from birdann.app.commands.validation import AnswerQueue, Queue
from birdann.app.results.validation import find_sample
from birdann.app.session import Session
from birdann.app.survey.visits import ListedVisits, find_queue, rule_of
from birdann.core.errors import SampleError
from birdann.core.message import Message
from birdann.core.validation import Answer, Sample, SampleItem, counted_answers
from birdann.core.visits import VisitQueue
from birdann.store import ProjectReader


@dataclass(slots=True, kw_only=True)
class ReviewQueue:
    """What is asked, and what was answered so far.

    Attributes
    ----------
    queue
        The sample or the visits, as stored.
    items
        In the order in which they are asked; ``bin`` numbers what belongs together.
    keys
        What answers name each item by.
    questions
        What is asked of each.
    bands_hz
        Lowest and highest frequency of each; None where only its time is known.
    answers
        By place.
    is_blinded
        Whether scores and recordings are hidden.
    yes_settles
        Whether a yes settles all items of a bin: the calls of one visit.
    """

    queue: Queue
    items: Sequence[SampleItem]
    keys: Sequence[Any]
    questions: Sequence[Message]
    bands_hz: Sequence[tuple[float, float] | None]
    answers: Mapping[int, Answer] = field(default_factory=dict)
    is_blinded: bool = False
    yes_settles: bool = False

    def answer(self, place: int, answer: Answer, seconds: float) -> AnswerQueue:
        """Return the edit that stores an answer."""
        return AnswerQueue(self.queue, {self.keys[place]: answer}, seconds)

    def stored_answers(self, reader: ProjectReader) -> dict[int, Answer]:
        """Return the answers that count by now, by place."""
        table: Any = reader.samples if isinstance(self.queue, Sample) else reader.visits
        counted = counted_answers(table.answers(self.queue.id))
        return {place: counted[key] for place, key in enumerate(self.keys) if key in counted}

    def next_open(self, after: int | None) -> int | None:
        """Return where the next open item is, from the top if none is left below; None for none."""
        done, n = self._done(), len(self.items)
        first = 0 if after is None else after + 1
        order = (at % n for at in range(first, first + n))
        return next((at for at in order if not done[at]), None)

    @property
    def n_done(self) -> int:
        """How many items need no answer any more."""
        return sum(self._done())

    def group_of(self, item: SampleItem) -> tuple[int, int]:
        """Return which of its bin's items one is, from 1, and of how many."""
        own = [one.place for one in self.items if one.bin == item.bin]
        return own.index(item.place) + 1, len(own)

    def _done(self) -> list[bool]:
        yes = (place for place, one in self.answers.items() if one is Answer.YES)
        settled = {self.items[place].bin for place in yes} if self.yes_settles else set()
        return [one.place in self.answers or one.bin in settled for one in self.items]


def find_any(reader: ProjectReader, name: str, *, visits: bool) -> Queue:
    """Return the visits, or the sample, of a name."""
    return find_queue(reader, name) if visits else find_sample(reader, name)


def review_queue(reader: ProjectReader, name: str, *, visits: bool) -> ReviewQueue:
    """Return what is asked of a sample, or of those visits that no list settles."""
    queue = find_any(reader, name, visits=visits)
    keys: Sequence[Any]
    if isinstance(queue, VisitQueue):
        items, keys = _open_calls(reader, queue)
    else:
        items = reader.samples.items(queue.id)
        keys = [one.key for one in items]
    species = reader.species.all()
    found = ReviewQueue(
        queue=queue,
        items=items,
        keys=keys,
        questions=[
            Message("Is this {species}?", species=species[one.species_id].name) for one in items
        ],
        bands_hz=_bands_hz(reader, items),
        is_blinded=isinstance(queue, VisitQueue) or queue.is_blinded,
        yes_settles=isinstance(queue, VisitQueue),
    )
    found.answers = found.stored_answers(reader)
    return found


def _open_calls(
    reader: ProjectReader, queue: VisitQueue
) -> tuple[list[SampleItem], list[tuple[int, int]]]:
    """Return the calls to play as items, in their order, and what answers name them by."""
    listed = ListedVisits(reader, rule_of(queue))
    visits = {one.place: one for one in reader.visits.visits(queue.id)}
    settled = {place for place, one in visits.items() if listed.of(one)[0]}
    calls = [one for one in reader.visits.items(queue.id) if one.visit not in settled]
    items = [
        SampleItem(
            place=place,
            recording_id=one.recording_id,
            onset_s=one.onset_s,
            offset_s=one.offset_s,
            species_id=visits[one.visit].species_id,
            score=one.score,
            bin=one.visit,
            segment_id=one.segment_id,
        )
        for place, one in enumerate(calls)
    ]
    return items, [one.key for one in calls]


def _bands_hz(
    reader: ProjectReader, items: Sequence[SampleItem]
) -> list[tuple[float, float] | None]:
    """Return the frequencies of what was scored, as far as it is still there and has any."""
    ids = [one.segment_id for one in items if one.segment_id is not None]
    boxes: dict[Any, Any] = {key: one.box for key, one in reader.segments.by_id(ids).items()}
    places = {one.recording_id for one in items if one.detection_id is not None}
    bands: dict[Any, Any] = {
        one.id: one.band_hz for key in places for one in reader.detections.of(key)
    }
    found = []
    for one in items:
        box = boxes.get(one.segment_id)
        found.append((box.low_hz, box.high_hz) if box else bands.get(one.detection_id))
    return found


def answer_items(
    session: Session, name: str, answers: Mapping[Any, Answer], *, visits: bool = False
) -> int:
    """Keep answers by place, or by visit and call, in one step of undo; return how many."""
    if not answers:
        raise SampleError("No answers to save. Give at least one.")
    with session.project.reader() as reader:
        queue = find_any(reader, name, visits=visits)
    session.execute(AnswerQueue(queue, answers))
    return len(answers)
