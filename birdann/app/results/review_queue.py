"""Review queues: items presented one after the other, and the edits that store answers.

Validation samples, verified visits and possible list errors differ only in their data: source of
items, grouping, what a yes settles, and whether scores and recordings are hidden.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from birdann.app.commands import Command
from birdann.app.commands.validation import AnswerQueue, Queue
from birdann.app.results.validation import find_sample
from birdann.app.reviewing.list_errors import Disagreement, ListErrorReport
from birdann.app.reviewing.suggested_lists import SuggestedLists
from birdann.app.session import Session
from birdann.app.survey.visits import ListedVisits, find_queue, rule_of
from birdann.core.errors import SampleError
from birdann.core.message import Message
from birdann.core.validation import Answer, SampleItem, counted_answers
from birdann.core.visits import VisitQueue
from birdann.store import ProjectReader


@dataclass(slots=True, kw_only=True)
class ReviewQueue:
    """Items of a queue, with answers so far."""

    items: Sequence[SampleItem]  # In order of presentation; ``bin`` numbers groups.
    questions: Sequence[Message]  # The question of each.
    # Makes the edit that stores an answer to an item, with its time; None to store nothing.
    command: Callable[[int, Answer, float], Command | None]
    # Lowest and highest frequency of each; None if only the time is known.
    bands_hz: Sequence[tuple[float, float] | None]
    about: Sequence[Sequence[str]] = ()  # Further text on each, and on all.
    answers: Mapping[int, Answer] = field(default_factory=dict)  # By index.
    is_blinded: bool = False  # Whether scores and recordings are hidden.
    # Whether a yes settles all items of a group: the calls of one visit.
    yes_settles: bool = False
    seconds: float = 0.0  # Total time of all answers to visits.
    # Species lists in question, which can be answered without listening; empty for calls.
    lists: Sequence[Disagreement] = ()
    # proposes, is_calibrated: Whether these are suggestions, and whether their probabilities
    # permit accepting several.
    proposes: bool = False
    is_calibrated: bool = False

    def next_open(self, after: int | None) -> int | None:
        """Return the index of the next open item, wrapping to the top; None for none."""
        done, n = self._are_done(), len(self.items)
        first = 0 if after is None else after + 1
        order = (at % n for at in range(first, first + n))
        return next((at for at in order if not done[at]), None)

    @property
    def n_done(self) -> int:
        """Number of items that are settled."""
        return sum(self._are_done())

    def group_of(self, item: SampleItem) -> tuple[int, int]:
        """Return an item's position in its group, from 1, and the group's size."""
        indices = [entry.place for entry in self.items if entry.bin == item.bin]
        return indices.index(item.place) + 1, len(indices)

    def open_from(self, least: float) -> list[int]:
        """Return open items of at least a probability; empty if not calibrated."""
        if not self.is_calibrated:
            return []
        return [
            item.place
            for item in self.items
            if item.place not in self.answers and item.score >= least
        ]

    def _are_done(self) -> list[bool]:
        yes = (index for index, answer in self.answers.items() if answer is Answer.YES)
        settled = {self.items[index].bin for index in yes} if self.yes_settles else set()
        return [item.place in self.answers or item.bin in settled for item in self.items]


def find_visits_or_sample(reader: ProjectReader, name: str, *, visits: bool) -> Queue:
    """Return the visits or the sample with a name."""
    return find_queue(reader, name) if visits else find_sample(reader, name)


def review_queue(reader: ProjectReader, name: str, *, visits: bool) -> ReviewQueue:
    """Return the queue of a sample, or of visits that no list settles."""
    queue = find_visits_or_sample(reader, name, visits=visits)
    keys: Sequence[Any]
    if isinstance(queue, VisitQueue):
        items, keys = _open_calls(reader, queue)
    else:
        items = reader.samples.items(queue.id)
        keys = [item.key for item in items]
    species = reader.species.all()
    table: Any = reader.visits if isinstance(queue, VisitQueue) else reader.samples
    given = table.answers(queue.id)
    counted = counted_answers(given)
    return ReviewQueue(
        items=items,
        questions=[
            Message("Is this {species}?", species=species[item.species_id].name) for item in items
        ],
        command=lambda index, answer, seconds: AnswerQueue(queue, {keys[index]: answer}, seconds),
        bands_hz=_bands_hz(reader, items),
        answers={index: counted[key] for index, key in enumerate(keys) if key in counted},
        is_blinded=isinstance(queue, VisitQueue) or queue.is_blinded,
        yes_settles=isinstance(queue, VisitQueue),
        seconds=sum(getattr(answer, "seconds", 0.0) for answer in given),
    )


def list_queue(reader: ProjectReader, report: ListErrorReport | SuggestedLists) -> ReviewQueue:
    """Return the queue of possible list errors: yes corrects the list."""
    entries = report.disagreements
    items = [entry.item(index) for index, entry in enumerate(entries)]

    def command(index: int, answer: Answer, _seconds: float) -> Command | None:
        if answer is Answer.UNSURE:
            return None
        return (
            entries[index].correct_list_command()
            if answer is Answer.YES
            else entries[index].keep_list_command()
        )

    return ReviewQueue(
        items=items,
        questions=[entry.question() for entry in entries],
        command=command,
        bands_hz=_bands_hz(reader, items),
        about=[[entry.sentence(), *report.sentences()] for entry in entries],
        lists=entries,
        proposes=isinstance(report, SuggestedLists),
        is_calibrated=isinstance(report, SuggestedLists) and report.is_calibrated,
    )


def _open_calls(
    reader: ProjectReader, queue: VisitQueue
) -> tuple[list[SampleItem], list[tuple[int, int]]]:
    """Return the calls to play as items, and their keys for answers."""
    listed = ListedVisits(reader, rule_of(queue))
    visits = {visit.place: visit for visit in reader.visits.visits(queue.id)}
    settled = {index for index, visit in visits.items() if listed.of(visit)[0]}
    calls = [call for call in reader.visits.items(queue.id) if call.visit not in settled]
    items = [
        SampleItem(
            place=index,
            recording_id=call.recording_id,
            onset_s=call.onset_s,
            offset_s=call.offset_s,
            species_id=visits[call.visit].species_id,
            score=call.score,
            bin=call.visit,
            segment_id=call.segment_id,
        )
        for index, call in enumerate(calls)
    ]
    return items, [call.key for call in calls]


def _bands_hz(
    reader: ProjectReader, items: Sequence[SampleItem]
) -> list[tuple[float, float] | None]:
    """Return the frequencies of scored segments that still exist."""
    ids = [item.segment_id for item in items if item.segment_id is not None]
    boxes: dict[Any, Any] = {
        key: segment.box for key, segment in reader.segments.by_id(ids).items()
    }
    recording_ids = {item.recording_id for item in items if item.detection_id is not None}
    bands: dict[Any, Any] = {
        detection.id: detection.band_hz
        for key in recording_ids
        for detection in reader.detections.of(key)
    }
    all_bands = []
    for item in items:
        box = boxes.get(item.segment_id)
        all_bands.append((box.low_hz, box.high_hz) if box else bands.get(item.detection_id))
    return all_bands


def answer_items(
    session: Session, name: str, answers: Mapping[Any, Answer], *, visits: bool = False
) -> int:
    """Store answers by index, or by visit and call, in one step; return their number."""
    if not answers:
        raise SampleError("No answers to save. Give at least one.")
    with session.project.reader() as reader:
        queue = find_visits_or_sample(reader, name, visits=visits)
    session.execute(AnswerQueue(queue, answers))
    return len(answers)
