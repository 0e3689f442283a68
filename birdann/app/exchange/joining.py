"""Combining consecutive calls of one species to one row, for songs and bouts."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby

import numpy as np
import numpy.typing as npt

from birdann.core.labels import LabelState
from birdann.features.measurements import NAMES
from birdann.formats.records import Annotation
from birdann.store import LABEL_STATES, SegmentTable

Rows = npt.NDArray[np.int64]

PREDICTED = "predicted"
_PARTS = NAMES.index("parts")
_CONFIRMED, _CORRECTED = (
    LABEL_STATES.index(one) for one in (LabelState.CONFIRMED, LabelState.CORRECTED)
)


def joined_rows(table: SegmentTable, taken: Rows, named: Rows, gap_s: float) -> Rows:
    """Return which segments become one row.

    Parameters
    ----------
    named
        int64 (n,): species of each row of the table, -1 for none; such rows are not joined.
    gap_s
        Calls of one species in one recording are joined if the next begins at most this after
        the latest end so far.

    Returns
    -------
    int64 (len(taken),)
        The first row (of the table) of each segment's group.
    """
    first = taken.copy()
    order = np.lexsort((table.onset_s[taken], named[taken], table.recording[taken]))
    before, end_s = -1, 0.0
    for place in order.tolist():
        row = int(taken[place])
        goes_on = (
            before >= 0
            and named[row] >= 0
            and named[row] == named[before]
            and table.recording[row] == table.recording[before]
            and table.onset_s[row] - end_s <= gap_s
        )
        if goes_on:
            first[place] = before
            end_s = max(end_s, float(table.offset_s[row]))
        else:
            before, end_s = row, float(table.offset_s[row])
    return first


def joined_table(table: SegmentTable, named: Rows, taken: Rows, first: Rows) -> SegmentTable:
    """Return a table with one row per group, at the position of its first segment.

    A group is confirmed if all of it is, corrected if all of it is labelled, predicted otherwise,
    with the highest probability of its calls.
    """
    if not len(taken):
        return _part(table, taken)
    order = np.lexsort((taken, first))
    rows, owner = taken[order], first[order]
    starts = np.flatnonzero(np.r_[True, owner[1:] != owner[:-1]])
    heads = owner[starts]
    several = np.diff(np.r_[starts, len(rows)]) > 1
    named_by_people = np.minimum.reduceat(table.label[rows], starts) >= 0
    agreed = np.logical_and.reduceat(table.label[rows] == _CONFIRMED, starts)
    label = np.where(named_by_people, np.where(agreed, _CONFIRMED, _CORRECTED), -1)
    out = _part(table, heads)
    return replace(
        out,
        offset_s=np.maximum.reduceat(table.offset_s[rows], starts),
        low_hz=np.minimum.reduceat(table.low_hz[rows], starts),
        high_hz=np.maximum.reduceat(table.high_hz[rows], starts),
        probability=np.fmax.reduceat(table.probability[rows], starts),
        call_probability=np.fmax.reduceat(table.call_probability[rows], starts),
        probability_low=np.fmax.reduceat(table.at_least()[rows], starts),
        species=np.where(several, named[heads], out.species).astype(np.int32),
        label=np.where(several, label, out.label).astype(np.int8),
        label_species=np.where(several & named_by_people, named[heads], out.label_species).astype(
            np.int32
        ),
    )


def _part(table: SegmentTable, rows: Rows) -> SegmentTable:
    columns = (
        "segment_ids", "recording", "onset_s", "offset_s", "low_hz", "high_hz", "species",
        "probability", "runner_up", "runner_up_probability", "call_probability", "label", "label_species",
    )  # fmt: skip
    optional = ("program", "program_score", "mode", "probability_low")
    names = [name for name in optional if getattr(table, name) is not None]
    return replace(table, **{name: getattr(table, name)[rows] for name in (*columns, *names)})


def joined(records: Iterable[Annotation], first_of: Mapping[str, str]) -> Iterator[Annotation]:
    """Yield one record per group of records, in the order of their first ones.

    Parameters
    ----------
    records
        In order, one recording after another.
    first_of
        The first record of each group, by ``segment_id``.
    """
    for _, group in groupby(records, key=lambda record: record.recording):
        groups: dict[str, list[Annotation]] = {}
        for record in group:
            groups.setdefault(first_of[record.segment_id], []).append(record)
        yield from map(_one, groups.values())


def _one(calls: list[Annotation]) -> Annotation:
    """Return calls of one species as one record: common values, and extremes."""
    if len(calls) == 1:
        return calls[0]
    statuses = {one.status for one in calls}
    is_judged = PREDICTED not in statuses
    status = statuses.pop() if len(statuses) == 1 else "corrected" if is_judged else PREDICTED
    reviewed = [one.reviewed_at for one in calls if one.reviewed_at is not None]
    lows, highs = ([getattr(one, side) for one in calls] for side in ("low_hz", "high_hz"))
    return replace(
        calls[0],
        end_s=max(one.end_s for one in calls),
        low_hz=None if None in lows else min(lows),
        high_hz=None if None in highs else max(highs),
        probability=_most(one.probability for one in calls),
        status=status,
        mode=_shared(one.mode for one in calls),
        runner_up="",
        runner_up_probability=None,
        reviewer=_shared(one.reviewer for one in calls) if is_judged else "",
        reviewed_at=max(reviewed) if is_judged and reviewed else None,
        model_run=_shared(one.model_run for one in calls),
        none_probability=None,
        probability_if_call=_most(one.probability_if_call for one in calls),
        call_probability=_most(one.call_probability for one in calls),
        animal_probability=_most(one.animal_probability for one in calls),
        certainty=_shared(one.certainty for one in calls),
        call_type=_shared(one.call_type for one in calls),
        n_calls=len(calls),
        measurements=_means([one.measurements for one in calls if one.measurements]),
    )


def _shared(values: Iterable[str]) -> str:
    """Return the common value, or None."""
    distinct = set(values)
    return distinct.pop() if len(distinct) == 1 else ""


def _most(values: Iterable[float | None]) -> float | None:
    return max((value for value in values if value is not None), default=None)


def _means(measured: list[tuple[float, ...]]) -> tuple[float, ...]:
    """Return the means of measurements; the sum for counts of parts."""
    if not measured:
        return ()
    table = np.array(measured)
    known = np.isfinite(table)
    total = np.where(known, table, 0.0).sum(axis=0)
    n_known = known.sum(axis=0)
    means = np.where(n_known > 0, total / np.maximum(n_known, 1), np.nan)
    means[_PARTS] = total[_PARTS]
    return tuple(means.tolist())
