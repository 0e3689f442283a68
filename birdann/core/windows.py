"""Lists of stretches of a recording: how they nest, which segment belongs to which, what each says.

A list belongs to a span; the whole recording is the largest one. Spans nest or lie apart. A segment
belongs to the smallest span that contains most of it, so that each span, less those within it, is a bag
of its own. Any segment that reaches into a span by `MIN_OVERLAP_S` may satisfy what its list demands.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Self

import numpy as np

from birdann.core.bags import FloatArray, Int64Array
from birdann.core.ids import SpeciesId
from birdann.core.labels import ListState, SpeciesList, TagState

Span = tuple[float, float]

WHOLE: Span = (0.0, float("inf"))
"""The span of a recording as a whole."""
MIN_OVERLAP_S = 0.2
"""Overlap with a window from which on a segment may satisfy what its list demands."""
ROUNDED_TO = 3
"""Digits of the borders of windows, in seconds."""


class CrossingSpansError(ValueError):
    """Two spans overlap and neither contains the other.

    Attributes
    ----------
    places, spans
        Their places among the spans that were given, and the spans.
    """

    def __init__(self, places: tuple[int, int], spans: tuple[Span, Span]) -> None:
        super().__init__(f"spans {spans[0]} and {spans[1]} cross")
        self.places, self.spans = places, spans


def parents_of(spans: Sequence[Span]) -> list[int]:
    """Return the place of the smallest other span that contains each, −1 where there is none.

    Of equal spans each later one lies in the one before it.

    Raises
    ------
    CrossingSpansError
        If two spans overlap and neither contains the other.
    """
    parents, around = [-1] * len(spans), list[int]()
    for i in sorted(range(len(spans)), key=lambda i: (spans[i][0], -spans[i][1])):
        start, end = spans[i]
        while around and spans[around[-1]][1] <= start:
            around.pop()
        if around:
            parents[i] = around[-1]
            if end > spans[around[-1]][1]:
                i, j = sorted((i, around[-1]))
                raise CrossingSpansError((i, j), (spans[i], spans[j]))
        around.append(i)
    return parents


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowLabels:
    """What the lists of a span, of those around it and of those within it say of its own bag.

    Attributes
    ----------
    present
        Species each of which sounds in the bag, or in a segment that reaches into its span.
    possible
        Species that are named and need not sound.
    absent
        Species that were ruled out by name.
    allowed
        The only species that occur; None where others may.
    contradicting
        Species of ``present`` that a list around it rules out.
    is_listed
        Whether a list says something of it.
    """

    present: frozenset[SpeciesId] = frozenset()
    possible: frozenset[SpeciesId] = frozenset()
    absent: frozenset[SpeciesId] = frozenset()
    allowed: frozenset[SpeciesId] | None = None
    contradicting: frozenset[SpeciesId] = frozenset()
    is_listed: bool = False

    @classmethod
    def of(cls, lists: Iterable[SpeciesList]) -> Self:
        """Return what the lists of one span say together, by whoever they are.

        A species that one observer noted is present, whether or not others noted it; where one noted it
        as absent, it is possible. One complete list is enough to rule out what no list names.
        """
        said = [one for one in lists if one.state is not ListState.UNTAGGED]
        tags = {
            tag: {s for one in said for s, t in one.tags.items() if t is tag} for tag in TagState
        }
        demanded = {s for one in said if one.state is not ListState.POSSIBLE for s in one.present}
        named = tags[TagState.PRESENT]
        disputed = named & tags[TagState.ABSENT]
        bounds = [
            frozenset(one.tags) - {s for s, t in one.tags.items() if t is TagState.ABSENT}
            for one in said
            if one.state is ListState.POSSIBLE
        ]
        allowed = frozenset.intersection(*bounds) | demanded if bounds else None
        if any(one.state is ListState.COMPLETE for one in said):
            allowed = frozenset(demanded | disputed | tags[TagState.UNSURE])
        present = frozenset(demanded - disputed)
        return cls(
            present=present,
            possible=frozenset(named) - present if allowed is None else allowed & named - present,
            absent=frozenset(tags[TagState.ABSENT] - named),
            allowed=allowed,
            is_listed=bool(said),
        )

    def within(self, outer: "WindowLabels") -> "WindowLabels":
        """Return what is said of a span that lies in another one."""
        present, possible, allowed = self.present, self.possible, self.allowed
        if allowed is None:
            possible |= outer.present | outer.possible
            allowed = outer.allowed
        elif outer.allowed is not None:
            allowed &= outer.allowed
        excluded = present & outer.absent
        if outer.allowed is not None:
            excluded |= present - outer.allowed
        if allowed is not None:
            allowed |= present
            possible &= allowed
        absent = (self.absent | outer.absent) - present
        return replace(
            self,
            possible=possible - present - absent,
            absent=absent,
            allowed=allowed,
            contradicting=excluded,
            is_listed=self.is_listed or outer.is_listed,
        )

    def without(self, satisfied: frozenset[SpeciesId]) -> "WindowLabels":
        """Return what is left to demand where some species are known to sound elsewhere in the span."""
        found = self.present & satisfied
        return replace(self, present=self.present - found, possible=self.possible | found)


@dataclass(frozen=True, slots=True, eq=False)
class Windows:
    """The spans of one recording, each before those within it; the recording itself is the first.

    Attributes
    ----------
    spans
        Start and end in seconds; the first is `WHOLE`.
    parents
        The smallest span around each, −1 for the first.
    labels
        What is said of each span's own bag.
    is_complete
        Whether a complete list is of the span itself.
    """

    spans: tuple[Span, ...]
    parents: tuple[int, ...]
    labels: tuple[WindowLabels, ...]
    is_complete: tuple[bool, ...]

    @classmethod
    def of(cls, lists: Iterable[SpeciesList]) -> Self:
        """Return the windows of the lists of one recording.

        Raises
        ------
        CrossingSpansError
            If two spans cross.
        """
        of_span: dict[Span, list[SpeciesList]] = {WHOLE: []}
        for one in lists:
            of_span.setdefault(rounded(one.span_s or WHOLE), []).append(one)
        spans = sorted(of_span, key=lambda span: (span[0], -span[1]))
        parents = parents_of(spans)
        own = [WindowLabels.of(of_span[span]) for span in spans]
        below = [frozenset[SpeciesId]() for _ in spans]
        for i in range(len(spans) - 1, 0, -1):
            below[parents[i]] |= below[i] | own[i].present
        labels: list[WindowLabels] = []
        for i, said in enumerate(own):
            labels.append(said.within(labels[parents[i]]) if i else said)
        return cls(
            spans=tuple(spans),
            parents=tuple(parents),
            labels=tuple(said.without(below[i]) for i, said in enumerate(labels)),
            is_complete=tuple(
                any(one.state is ListState.COMPLETE for one in of_span[span]) for span in spans
            ),
        )

    def owners(self, onsets_s: FloatArray, offsets_s: FloatArray) -> Int64Array:
        """Return the smallest span that contains most of each segment, int64 (n,).

        Of two that contain half of it, the earlier one.
        """
        middle, owner = (onsets_s + offsets_s) / 2, np.zeros(len(onsets_s), np.int64)
        for i, (start, end) in enumerate(self.spans[1:], start=1):
            inside = (start < middle) & (middle <= end)
            inside |= (middle == start) & (start == onsets_s)
            inside &= 2 * self._overlap(i, onsets_s, offsets_s) >= offsets_s - onsets_s
            owner[inside] = i
        return owner

    def guests(
        self, onsets_s: FloatArray, offsets_s: FloatArray, owners: Int64Array
    ) -> Int64Array:
        """Return which segments may satisfy the demand of a span that is not theirs.

        int64 (k, 2): span and segment. Of a span's overlap with a segment, what lies in complete windows
        within the span does not count: their lists say all there is to say of them.
        """
        found = [np.empty((0, 2), np.int64)]
        for i, one in enumerate(self.labels):
            if not one.present:
                continue
            overlap = self._overlap(i, onsets_s, offsets_s)
            for j in self._complete_within(i):
                overlap = overlap - self._overlap(j, onsets_s, offsets_s)
            rows = np.flatnonzero((overlap >= MIN_OVERLAP_S - 1e-9) & (owners != i))
            found.append(np.column_stack([np.full(len(rows), i), rows]))
        return np.concatenate(found)

    def _overlap(self, i: int, onsets_s: FloatArray, offsets_s: FloatArray) -> FloatArray:
        start, end = self.spans[i]
        shared = np.minimum(offsets_s, end) - np.maximum(onsets_s, start)
        return np.asarray(np.maximum(shared, 0.0))

    def _complete_within(self, i: int) -> list[int]:
        inside, closed, found = {i}, set[int](), []
        for j in range(i + 1, len(self.spans)):
            if self.parents[j] in closed:
                closed.add(j)
            elif self.parents[j] in inside and self.is_complete[j]:
                closed.add(j)
                found.append(j)
            elif self.parents[j] in inside:
                inside.add(j)
        return found


def rounded(span_s: Span) -> Span:
    """Return a span with its borders rounded to `ROUNDED_TO` digits, so that those typed and computed meet."""
    return round(span_s[0], ROUNDED_TO), round(span_s[1], ROUNDED_TO)


def window_in_words(span_s: Span) -> str:
    """Return e.g. "0–180 s"."""
    return f"{span_s[0]:.12g}–{span_s[1]:.12g} s"


def divided(whole_s: Span, length_s: float) -> list[Span]:
    """Return windows of one length that follow each other; what is left at the end is one if at least half as long."""
    start_s, end_s = whole_s
    n = max(int((end_s - start_s) / length_s + 0.5), 1)
    edges = [start_s + i * length_s for i in range(n)] + [end_s]
    if edges[-1] - edges[-2] > length_s:
        edges[-1] = edges[-2] + length_s
    return [rounded((a, b)) for a, b in pairwise(edges) if b > a]


def evenly(whole_s: Span, length_s: float, n: int) -> list[Span]:
    """Return at most n windows of one length, the same distance apart."""
    return _placed(whole_s, length_s, n, 0.5)


def at_random(whole_s: Span, length_s: float, n: int, rng: np.random.Generator) -> list[Span]:
    """Return at most n windows of one length that do not overlap, anywhere with the same chance.

    Of all arrangements of n windows each is equally likely: the gaps between them are those of n sorted uniform
    draws over the time that is left.
    """
    n = _fitting(whole_s, length_s, n)
    return _placed(whole_s, length_s, n, np.sort(rng.random(n)) * n - np.arange(n))


def _fitting(whole_s: Span, length_s: float, n: int) -> int:
    return max(min(n, int((whole_s[1] - whole_s[0]) / length_s + 1e-9)), 0)


def _placed(whole_s: Span, length_s: float, n: int, place: float | FloatArray) -> list[Span]:
    n = _fitting(whole_s, length_s, n)
    if not n:
        return []
    left_s = whole_s[1] - whole_s[0] - n * length_s
    starts = whole_s[0] + np.arange(n) * length_s + left_s * (np.arange(n) + place) / n
    return [rounded((float(at_s), float(at_s) + length_s)) for at_s in starts]
