"""Survey effort: stretches of time at sites, united, cut into hours, days or nights.

Times are seconds since 1970 in the sites' local time: recorded, listened to, labelled by a model,
reviewed. Time outside all spans was not surveyed.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

import numpy as np

from birdann.core.arrays import BoolArray, FloatArray, Int64Array

HOUR_S, DAY_S = 3600.0, 86_400.0
NOON_S = DAY_S / 2
"""A night begins at noon: what is after midnight belongs to the evening before."""
_ROUNDING_S = 1e-3


@dataclass(frozen=True, slots=True, eq=False)
class Spans:
    """Spans of time at sites."""

    site: Int64Array  # int64 (n,): numbers of sites.
    # start_s, end_s: float64 (n,): local time of the site.
    start_s: FloatArray
    end_s: FloatArray
    utc_offset_s: FloatArray | None = None  # float64 (n,): of local time; NaN or None if unknown.

    @classmethod
    def of(cls, spans: Iterable[tuple[int, float, float]]) -> Self:
        """Return spans of (site, start, end)."""
        table = np.array(list(spans), dtype=np.float64).reshape(-1, 3)
        return cls(table[:, 0].astype(np.int64), table[:, 1], table[:, 2])

    def __len__(self) -> int:
        return len(self.site)

    def select(self, selection: BoolArray | Int64Array) -> "Spans":
        """Return selected spans."""
        offset = None if self.utc_offset_s is None else self.utc_offset_s[selection]
        return Spans(self.site[selection], self.start_s[selection], self.end_s[selection], offset)

    def union(self, *others: "Spans") -> "Spans":
        """Return the union with other spans: sorted, neither meeting nor overlapping.

        In real time at sites whose spans all have a UTC offset, so that the local hour that comes
        twice at the end of summer time is two; in local time at others.
        """
        all_spans = (self, *others)
        site = np.concatenate([spans.site for spans in all_spans])
        offset = np.concatenate([spans._offsets() for spans in all_spans])
        offset = np.where(np.isin(site, site[np.isnan(offset)]), np.nan, offset)
        start = np.concatenate([spans.start_s for spans in all_spans]) - np.nan_to_num(offset)
        end = np.concatenate([spans.end_s for spans in all_spans]) - np.nan_to_num(offset)
        order = np.lexsort((start, site))
        site, start, end, offset = site[order], start[order], end[order], offset[order]
        if not len(site):
            return Spans(site, start, end, offset)
        begins = np.flatnonzero(np.diff(site, prepend=site[0] - 1))
        until = np.concatenate([np.maximum.accumulate(part) for part in np.split(end, begins[1:])])
        is_new = np.ones(len(site), dtype=bool)
        is_same_site = site[1:] == site[:-1]
        is_other_zone = np.nan_to_num(offset[1:]) != np.nan_to_num(offset[:-1])
        is_new[1:] = ~is_same_site | (start[1:] > until[:-1]) | is_other_zone
        start[1:] = np.where(
            is_same_site & is_new[1:], np.maximum(start[1:], until[:-1]), start[1:]
        )
        firsts = np.flatnonzero(is_new)
        lasts = np.append(firsts[1:], len(site)) - 1
        offset = offset[firsts]
        begin, stop = (t + np.nan_to_num(offset) for t in (start[firsts], until[lasts]))
        united = Spans(site[firsts], begin, stop, offset)
        return united.select(united.start_s < united.end_s)

    def _offsets(self) -> FloatArray:
        return np.full(len(self), np.nan) if self.utc_offset_s is None else self.utc_offset_s

    def seconds_by_step(
        self, step_s: float, offset_s: float = 0.0
    ) -> tuple[Int64Array, Int64Array, FloatArray]:
        """Return the seconds in each step of each site: sites, step numbers, seconds.

        Step n begins at ``n * step_s + offset_s``; nights are days with an offset of ``NOON_S``.
        Empty steps are left out.
        """
        first = np.floor((self.start_s - offset_s) / step_s).astype(np.int64)
        last = np.ceil((self.end_s - offset_s) / step_s).astype(np.int64)
        n_steps = np.maximum(last - first, 0)
        row = np.repeat(np.arange(len(self)), n_steps)
        step = first[row] + np.arange(len(row)) - np.repeat(np.cumsum(n_steps) - n_steps, n_steps)
        begin = step * step_s + offset_s
        seconds = np.minimum(self.end_s[row], begin + step_s) - np.maximum(
            self.start_s[row], begin
        )
        return sum_by_step(self.site[row], step, seconds)

    def contains(
        self, site: Int64Array, at_s: FloatArray, until_s: FloatArray | None = None
    ) -> BoolArray:
        """Return which local times lie in the spans; ends are excluded.

        With ``until_s``, which stretches of time from ``at_s`` lie in one span.
        """
        if not len(self):
            return np.zeros(len(site), dtype=bool)
        if self.utc_offset_s is not None:  # of an hour that comes twice either will do
            return (
                Spans(self.site, self.start_s, self.end_s)
                .union()
                ._contains_local(site, at_s, until_s)
            )
        return self._contains_local(site, at_s, until_s)

    def _contains_local(
        self, site: Int64Array, at_s: FloatArray, until_s: FloatArray | None
    ) -> BoolArray:
        low = min(float(self.start_s.min()), float(at_s.min(initial=np.inf)))
        high = max(float(self.end_s.max()), float(at_s.max(initial=-np.inf)))
        room = high - low + 1.0
        starts = self.site * room + (self.start_s - low)
        before = np.searchsorted(starts, site * room + (at_s - low), side="right") - 1
        row = np.maximum(before, 0)
        inside: BoolArray = (before >= 0) & (self.site[row] == site) & (at_s < self.end_s[row])
        return inside if until_s is None else inside & (until_s <= self.end_s[row] + _ROUNDING_S)


def sum_by_step(
    site: Int64Array, step: Int64Array, amount: FloatArray
) -> tuple[Int64Array, Int64Array, FloatArray]:
    """Return each site and step once, in order, with the sum of its non-zero amounts."""
    is_nonzero = amount > 0
    site, step, amount = site[is_nonzero], step[is_nonzero], amount[is_nonzero]
    if not len(site):
        return site, step, amount
    order = np.lexsort((step, site))
    site, step, amount = site[order], step[order], amount[order]
    is_new = np.ones(len(site), dtype=bool)
    is_new[1:] = (site[1:] != site[:-1]) | (step[1:] != step[:-1])
    firsts = np.flatnonzero(is_new)
    return site[firsts], step[firsts], np.add.reduceat(amount, firsts)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Effort:
    """Surveyed time by method; each is `union`."""

    recorded: Spans
    listened: Spans  # Time with a list, complete or not.
    # Time with a complete list, or all segments of a recording reviewed: species not named were
    # not detected.
    complete: Spans
    counted: Spans  # As ``complete``, in recordings searched for segments: calls can be counted.
    labelled: Spans  # Time in which a model labelled all segments.
    reviewed: Spans  # Minutes of recordings with every segment reviewed.

    def surveyed_spans(self, *, by_model: bool, calls: bool) -> Spans:
        """Return the time in which a species would have been detected, by the model too or not.

        With ``calls`` only where calls were searched for, so that they can be counted.
        """
        listed = self.counted if calls else self.complete
        return listed.union(self.labelled) if by_model else listed


def reviewed_minutes(
    recording: Int64Array,
    onset_s: FloatArray,
    is_reviewed: BoolArray,
    duration_s: FloatArray,
) -> tuple[Int64Array, FloatArray, FloatArray]:
    """Return (recording, start_s, end_s) of the minutes in which every segment was reviewed.

    All of a recording where all its segments were; a minute without segments otherwise does not
    count. ``recording`` are indices in ``duration_s``, int64 (n,).
    """
    n_minutes = np.maximum(np.ceil(duration_s / 60.0), 1).astype(np.int64)
    first = np.cumsum(n_minutes) - n_minutes
    indices = first[recording] + np.clip(
        (onset_s // 60).astype(np.int64), 0, n_minutes[recording] - 1
    )
    total = int(n_minutes.sum())
    n_all, n_open = np.bincount(indices, minlength=total), np.bincount(
        indices[~is_reviewed], minlength=total
    )  # fmt: skip
    of_minute = np.repeat(np.arange(len(duration_s)), n_minutes)
    has_segments = np.bincount(recording, minlength=len(duration_s)) > 0
    has_open = np.bincount(recording[~is_reviewed], minlength=len(duration_s)) > 0
    counts = np.where((has_segments & ~has_open)[of_minute], True, (n_all > 0) & (n_open == 0))
    minute = np.flatnonzero(counts)
    owner = of_minute[minute]
    start = (minute - first[owner]) * 60.0
    return owner, start, np.minimum(start + 60.0, duration_s[owner])
