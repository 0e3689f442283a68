"""Lists of windows of a recording: nesting, and assignment of segments.

Each list belongs to a window; the whole recording is the largest. Windows nest or are disjoint. A
segment belongs to the smallest window that contains most of it; each window, less those within it,
is a bag. A segment that reaches into a window by `MIN_OVERLAP_S` may explain species of its list.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Self

import numpy as np

from birdann.core.arrays import FloatArray, Int64Array
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
    """Two windows overlap and neither contains the other.

    Attributes
    ----------
    indices, spans
        Indices of the two, and the spans.
    """

    def __init__(self, indices: tuple[int, int], spans: tuple[Span, Span]) -> None:
        super().__init__(f"spans {spans[0]} and {spans[1]} cross")
        self.indices, self.spans = indices, spans


def parents_of(spans: Sequence[Span]) -> list[int]:
    """Return the index of the smallest other span that contains each, or −1.

    Among equal spans each lies in the one before it. Raises CrossingSpansError if two spans
    overlap and neither contains the other.
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
class SpanLabels:
    """Labels of a window's bag from all nested lists."""

    # Species present in the bag, or in a segment that reaches into its span.
    present: frozenset[SpeciesId] = frozenset()
    possible: frozenset[SpeciesId] = frozenset()  # Species that are named and need not be present.
    absent: frozenset[SpeciesId] = frozenset()  # Species ruled out by name.
    # The only possible species; None where others may occur.
    allowed: frozenset[SpeciesId] | None = None
    # Species of ``present`` that an outer list rules out.
    contradicting: frozenset[SpeciesId] = frozenset()
    is_listed: bool = False  # Whether it has a list.

    @classmethod
    def of(cls, lists: Iterable[SpeciesList]) -> Self:
        """Return the combined lists of one span by all observers.

        A species is present if any observer noted it; possible if another noted it as absent. One
        complete list rules out species that no list names.
        """
        tagged = [
            species_list for species_list in lists if species_list.state is not ListState.UNTAGGED
        ]
        tags = {
            tag: {s for species_list in tagged for s, t in species_list.tags.items() if t is tag}
            for tag in TagState
        }
        named_present = {
            s
            for species_list in tagged
            if species_list.state is not ListState.POSSIBLE
            for s in species_list.present
        }
        named = tags[TagState.PRESENT]
        contradicted = named & tags[TagState.ABSENT]
        bounds = [
            frozenset(species_list.tags)
            - {s for s, t in species_list.tags.items() if t is TagState.ABSENT}
            for species_list in tagged
            if species_list.state is ListState.POSSIBLE
        ]
        allowed = frozenset.intersection(*bounds) | named_present if bounds else None
        if any(species_list.state is ListState.COMPLETE for species_list in tagged):
            allowed = frozenset(named_present | contradicted | tags[TagState.UNSURE])
        present = frozenset(named_present - contradicted)
        return cls(
            present=present,
            possible=frozenset(named) - present if allowed is None else allowed & named - present,
            absent=frozenset(tags[TagState.ABSENT] - named),
            allowed=allowed,
            is_listed=bool(tagged),
        )

    def limit_to(self, outer: "SpanLabels") -> "SpanLabels":
        """Return the labels of a span nested in another."""
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

    def without(self, satisfied: frozenset[SpeciesId]) -> "SpanLabels":
        """Return the remaining demands if some species are present elsewhere in the span."""
        remaining = self.present & satisfied
        return replace(self, present=self.present - remaining, possible=self.possible | remaining)


@dataclass(frozen=True, slots=True, eq=False)
class LabelledSpans:
    """Windows of one recording, outer before inner; the recording itself is the first."""

    spans: tuple[Span, ...]  # Start and end in seconds; the first is `WHOLE`.
    parents: tuple[int, ...]  # Index of the smallest outer span, −1 for the first.
    labels: tuple[SpanLabels, ...]  # Labels of each span's bag.
    is_complete: tuple[bool, ...]  # Whether the span itself has a complete list.

    @classmethod
    def of(cls, lists: Iterable[SpeciesList]) -> Self:
        """Return the windows of one recording's lists (CrossingSpansError if two spans cross)."""
        of_span: dict[Span, list[SpeciesList]] = {WHOLE: []}
        for species_list in lists:
            of_span.setdefault(round_span(species_list.span_s or WHOLE), []).append(species_list)
        spans = sorted(of_span, key=lambda span: (span[0], -span[1]))
        parents = parents_of(spans)
        labels_of_span = [SpanLabels.of(of_span[span]) for span in spans]
        below = [frozenset[SpeciesId]() for _ in spans]
        for i in range(len(spans) - 1, 0, -1):
            below[parents[i]] |= below[i] | labels_of_span[i].present
        labels: list[SpanLabels] = []
        for i, window_labels in enumerate(labels_of_span):
            labels.append(window_labels.limit_to(labels[parents[i]]) if i else window_labels)
        return cls(
            spans=tuple(spans),
            parents=tuple(parents),
            labels=tuple(
                window_labels.without(below[i]) for i, window_labels in enumerate(labels)
            ),
            is_complete=tuple(
                any(species_list.state is ListState.COMPLETE for species_list in of_span[span])
                for span in spans
            ),
        )

    def owners(self, onsets_s: FloatArray, offsets_s: FloatArray) -> Int64Array:
        """Return the smallest span that contains most of each segment, int64 (n,).

        If two contain half of it, the earlier one.
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
        """Return int64 (k, 2), span and segment of another span that may explain its list.

        Overlap inside nested complete windows does not count.
        """
        pairs = [np.empty((0, 2), np.int64)]
        for i, label in enumerate(self.labels):
            if not label.present:
                continue
            overlap = self._overlap(i, onsets_s, offsets_s)
            for j in self._complete_within(i):
                overlap = overlap - self._overlap(j, onsets_s, offsets_s)
            rows = np.flatnonzero((overlap >= MIN_OVERLAP_S - 1e-9) & (owners != i))
            pairs.append(np.column_stack([np.full(len(rows), i), rows]))
        return np.concatenate(pairs)

    def _overlap(self, i: int, onsets_s: FloatArray, offsets_s: FloatArray) -> FloatArray:
        start, end = self.spans[i]
        shared = np.minimum(offsets_s, end) - np.maximum(onsets_s, start)
        return np.asarray(np.maximum(shared, 0.0))

    def _complete_within(self, i: int) -> list[int]:
        inside, closed, complete = {i}, set[int](), []
        for j in range(i + 1, len(self.spans)):
            if self.parents[j] in closed:
                closed.add(j)
            elif self.parents[j] in inside and self.is_complete[j]:
                closed.add(j)
                complete.append(j)
            elif self.parents[j] in inside:
                inside.add(j)
        return complete


def round_span(span_s: Span) -> Span:
    """Return a span rounded to `ROUNDED_TO` digits, so that typed and computed borders meet."""
    return round(span_s[0], ROUNDED_TO), round(span_s[1], ROUNDED_TO)


def window_in_words(span_s: Span) -> str:
    """Return e.g. "0–180 s"."""
    return f"{span_s[0]:.12g}–{span_s[1]:.12g} s"


def span_name(name: str, span_s: Span | None) -> str:
    """Return e.g. "a.wav 0–180 s"; the name alone of a whole recording."""
    return f"{name} {window_in_words(span_s)}" if span_s else name


def adjacent_spans(whole_s: Span, length_s: float) -> list[Span]:
    """Return adjacent windows of one length; a remainder of at least half is kept."""
    start_s, end_s = whole_s
    n = max(int((end_s - start_s) / length_s + 0.5), 1)
    edges = [start_s + i * length_s for i in range(n)] + [end_s]
    if edges[-1] - edges[-2] > length_s:
        edges[-1] = edges[-2] + length_s
    return [round_span((a, b)) for a, b in pairwise(edges) if b > a]


def even_spans(whole_s: Span, length_s: float, n: int) -> list[Span]:
    """Return at most n equally spaced windows of one length."""
    return _spread_spans(whole_s, length_s, n, 0.5)


def random_spans(whole_s: Span, length_s: float, n: int, rng: "np.random.Generator") -> list[Span]:
    """Return at most n random disjoint windows of one length, all arrangements equally likely.

    The gaps are those of n sorted uniform draws over the remaining time.
    """
    n = _n_fitting(whole_s, length_s, n)
    return _spread_spans(whole_s, length_s, n, np.sort(rng.random(n)) * n - np.arange(n))


def _n_fitting(whole_s: Span, length_s: float, n: int) -> int:
    return max(min(n, int((whole_s[1] - whole_s[0]) / length_s + 1e-9)), 0)


def _spread_spans(
    whole_s: Span, length_s: float, n: int, position: float | FloatArray
) -> list[Span]:
    n = _n_fitting(whole_s, length_s, n)
    if not n:
        return []
    left_s = whole_s[1] - whole_s[0] - n * length_s
    starts = whole_s[0] + np.arange(n) * length_s + left_s * (np.arange(n) + position) / n
    return [round_span((float(at_s), float(at_s) + length_s)) for at_s in starts]
