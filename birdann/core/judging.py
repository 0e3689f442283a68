"""What is asked one after the other with yes, no or unsure: items, answers, and which comes next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from birdann.core.validation import Answer, SampleItem


@dataclass(slots=True, kw_only=True)
class Judging:
    """A queue of items, as somebody answers it.

    Attributes
    ----------
    items
        In the order in which they are asked; ``bin`` numbers what belongs together.
    answers
        By place.
    is_blinded
        Whether scores and recordings are hidden.
    yes_settles
        Whether a yes settles all items of a bin: the calls of one visit.
    """

    name: str
    items: Sequence[SampleItem]
    answers: Mapping[int, Answer] = field(default_factory=dict)
    is_blinded: bool = True
    yes_settles: bool = False

    def next_open(self, after: int | None) -> int | None:
        """Return where the next open item is, from the top if none is left below; None for none."""
        settled = self._settled()
        first = 0 if after is None else after + 1
        order: list[int] = [*range(first, len(self.items)), *range(min(first, len(self.items)))]
        for at in order:
            one = self.items[at]
            if one.place not in self.answers and one.bin not in settled:
                return at
        return None

    @property
    def n_done(self) -> int:
        """How many items need no answer any more."""
        settled = self._settled()
        return sum(one.place in self.answers or one.bin in settled for one in self.items)

    def group_of(self, item: SampleItem) -> tuple[int, int]:
        """Return which of its bin's items one is, from 1, and of how many."""
        own = [one.place for one in self.items if one.bin == item.bin]
        return own.index(item.place) + 1, len(own)

    def _settled(self) -> frozenset[int]:
        if not self.yes_settles:
            return frozenset()
        return frozenset(
            one.bin for one in self.items if self.answers.get(one.place) is Answer.YES
        )
