"""Non-overlapping tiers of annotations, for Praat and ELAN."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from birdann.formats.marked_names import MarkedName, marked, unmarked
from birdann.formats.records import Annotation

UNNAMED = "?"
"""What stands on a tier for a sound without a name; a mark without text is silence there."""


@dataclass(slots=True)
class Tier:
    """Non-overlapping annotations in order of time."""

    name: str
    is_of_points: bool
    annotations: list[Annotation] = field(default_factory=list)

    def takes(self, one: Annotation) -> bool:
        """Return whether a later annotation fits without overlap."""
        if not self.annotations:
            return True
        last = self.annotations[-1]
        return last.end_s <= one.start_s and (not self.is_of_points or last.end_s < one.start_s)


def tiers_of(annotations: Iterable[Annotation], *, points_apart: bool = False) -> Iterator[Tier]:
    """Yield a tier for each species, and further ones for overlaps.

    ``points_apart``: points in time need separate tiers.
    """
    tiers: dict[tuple[str, bool], list[Tier]] = {}
    for one in sorted(annotations, key=lambda one: (one.species, one.start_s, one.end_s)):
        is_point = points_apart and one.start_s == one.end_s
        group = tiers.setdefault((one.species, is_point), [])
        tier = next((tier for tier in group if tier.takes(one)), None)
        if tier is None:
            tier = Tier(_name(one.species, is_point, len(group)), is_point)
            group.append(tier)
        tier.annotations.append(one)
    for group in tiers.values():
        yield from group


def _name(species: str, is_point: bool, place: int) -> str:
    name = species or UNNAMED
    kind = " (points)" if is_point else ""
    return f"{name}{kind} {place + 1}" if place else f"{name}{kind}"


def text_of(one: Annotation) -> str:
    """Return the text of an annotation."""
    return marked(one) or UNNAMED


def said_by(text: str) -> MarkedName:
    """Return the parsed text."""
    return unmarked("" if text == UNNAMED else text)
