"""Choice of exported segments, and joining to songs and bouts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

import numpy as np

from birdann.app.exchange.thresholds import limits, threshold_rows, thresholds_in_use
from birdann.app.learning.calls import (
    below_call_threshold,
    expected_precision,
    min_call_probability,
    min_probability,
)
from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.detections import first_window_of_calls
from birdann.core.errors import WriteError
from birdann.core.ids import Ids, RecordingId, SpeciesId, id_text
from birdann.core.labels import LabelState, ListState, is_human
from birdann.core.message import Message, join_texts, percent
from birdann.features.measurements import PARTS
from birdann.formats.records import PREDICTED, Annotation
from birdann.store import LABEL_STATES, ProjectReader, SegmentTable

_CONFIRMED, _CORRECTED = (
    LABEL_STATES.index(state) for state in (LabelState.CONFIRMED, LabelState.CORRECTED)
)


def joined_rows(
    table: SegmentTable, taken: Int64Array, named: Int64Array, gap_s: float
) -> Int64Array:
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
    for index in order.tolist():
        row = int(taken[index])
        goes_on = (
            before >= 0
            and named[row] >= 0
            and named[row] == named[before]
            and table.recording[row] == table.recording[before]
            and table.onset_s[row] - end_s <= gap_s
        )
        if goes_on:
            first[index] = before
            end_s = max(end_s, float(table.offset_s[row]))
        else:
            before, end_s = row, float(table.offset_s[row])
    return first


def joined_table(
    table: SegmentTable, named: Int64Array, taken: Int64Array, first: Int64Array
) -> SegmentTable:
    """Return a table with one row per group, at the position of its first segment.

    A group is confirmed if all of it is, corrected if all of it is labelled, predicted otherwise,
    with the highest probability of its calls.
    """
    if not len(taken):
        return table.take(taken)
    order = np.lexsort((taken, first))
    rows, owner = taken[order], first[order]
    starts = np.flatnonzero(np.r_[True, owner[1:] != owner[:-1]])
    heads = owner[starts]
    several = np.diff(np.r_[starts, len(rows)]) > 1
    named_by_people = np.minimum.reduceat(table.label[rows], starts) >= 0
    agreed = np.logical_and.reduceat(table.label[rows] == _CONFIRMED, starts)
    label = np.where(named_by_people, np.where(agreed, _CONFIRMED, _CORRECTED), -1)
    out = table.take(heads)
    return replace(
        out,
        offset_s=np.maximum.reduceat(table.offset_s[rows], starts),
        low_hz=np.minimum.reduceat(table.low_hz[rows], starts),
        high_hz=np.maximum.reduceat(table.high_hz[rows], starts),
        probability=np.fmax.reduceat(table.probability[rows], starts),
        call_probability=np.fmax.reduceat(table.call_probability[rows], starts),
        probability_low=np.fmax.reduceat(table.compared_probability()[rows], starts),
        species=np.where(several, named[heads], out.species).astype(np.int32),
        label=np.where(several, label, out.label).astype(np.int8),
        label_species=np.where(several & named_by_people, named[heads], out.label_species).astype(
            np.int32
        ),
    )


def join_records(
    records: Iterable[Annotation], first_of: Mapping[str, str]
) -> Iterator[Annotation]:
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
        yield from map(_join_calls, groups.values())


def _join_calls(calls: list[Annotation]) -> Annotation:
    """Return calls of one species as one record: common values, and extremes."""
    if len(calls) == 1:
        return calls[0]
    statuses = {call.status for call in calls}
    is_judged = PREDICTED not in statuses
    status = statuses.pop() if len(statuses) == 1 else "corrected" if is_judged else PREDICTED
    reviewed = [call.reviewed_at for call in calls if call.reviewed_at is not None]
    lows, highs = ([getattr(call, side) for call in calls] for side in ("low_hz", "high_hz"))
    return replace(
        calls[0],
        end_s=max(call.end_s for call in calls),
        low_hz=None if None in lows else min(lows),
        high_hz=None if None in highs else max(highs),
        probability=_maximum(call.probability for call in calls),
        status=status,
        mode=_common_value(call.mode for call in calls),
        runner_up="",
        runner_up_probability=None,
        reviewer=_common_value(call.reviewer for call in calls) if is_judged else "",
        reviewed_at=max(reviewed) if is_judged and reviewed else None,
        model_run=_common_value(call.model_run for call in calls),
        none_probability=None,
        probability_if_call=_maximum(call.probability_if_call for call in calls),
        call_probability=_maximum(call.call_probability for call in calls),
        animal_probability=_maximum(call.animal_probability for call in calls),
        certainty=_common_value(call.certainty for call in calls),
        call_type=_common_value(call.call_type for call in calls),
        n_calls=_n_calls(calls),
        measurements=_means([call.measurements for call in calls if call.measurements]),
    )


def _n_calls(calls: Sequence[Annotation]) -> int:
    """Return the number of calls; overlapping windows of a program contain the same."""
    windows = [call for call in calls if call.found is not None]
    keys = [(call.found and call.found.program, call.low_hz, call.high_hz) for call in windows]
    number = {key: n for n, key in enumerate(dict.fromkeys(keys))}
    first = first_window_of_calls(
        [np.array([number[key] for key in keys], np.int64)],
        np.array([call.start_s for call in windows], np.float64),
        np.array([call.end_s for call in windows], np.float64),
    )
    return len(calls) - len(windows) + len(np.unique(first))


def _common_value(values: Iterable[str]) -> str:
    """Return the common value, or None."""
    distinct = set(values)
    return distinct.pop() if len(distinct) == 1 else ""


def _maximum(values: Iterable[float | None]) -> float | None:
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
    means[PARTS] = total[PARTS]
    return tuple(means.tolist())


UNLABELLED = "unlabelled"
STATUSES = (*(state.value for state in LabelState), PREDICTED, UNLABELLED)
"""Every status of a segment's row."""
REVIEWED = frozenset({LabelState.CONFIRMED.value, LabelState.CORRECTED.value})
"""Statuses of what a person named."""
_REJECTED = LABEL_STATES.index(LabelState.REJECTED)
_NAMED = [LABEL_STATES.index(LabelState(status)) for status in sorted(REVIEWED)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportFilter:
    """Which segments to export; by default all except probable non-calls."""

    statuses: frozenset[str] = frozenset(STATUSES)  # From ``STATUSES``.
    # Names of species; empty for all, and for segments without one.
    species: frozenset[str] = frozenset()
    # Whether to omit segments without a species (unlabelled, rejected, or unknown species).
    named: bool = False
    # For unreviewed segments; None for the project's (``birdann.app.learning.calls``).
    min_probability: float | None = None
    # Maximum number, reviewed segments first, then the most probable ones.
    max_per_species: int | None = None
    # Whether unreviewed segments must reach the saved threshold of their species; without a
    # threshold they are omitted.
    use_thresholds: bool = False
    # Calls of one species in one recording with gaps of at most this (seconds) become one row;
    # None for one row per call.
    join_s: float | None = None
    # Whether to omit unreviewed segments below the project's call probability
    # (``birdann.app.learning.calls``).
    calls_only: bool = True
    with_people: bool = True  # Whether to include human sounds even if ``species`` does not.

    def check(self, reader: ProjectReader) -> None:
        """Raise if a requested species or threshold does not exist."""
        unknown = sorted(self.statuses - set(STATUSES))
        if unknown:
            raise WriteError(
                "Unknown status “{unknown}”. Choose from: {names}.",
                unknown=unknown[0],
                names=", ".join(STATUSES),
            )
        known = {species.name for species in reader.species.all().values()}
        strange = sorted(self.species - known)
        if strange:
            raise WriteError(
                "{path} has no species “{strange}”. Check the spelling.",
                path=reader.path,
                strange=strange[0],
            )
        if self.min_probability is not None and not 0.0 <= self.min_probability <= 1.0:
            raise WriteError("A probability is a number from 0 to 1.")
        if self.max_per_species is not None and self.max_per_species < 1:
            raise WriteError("The maximum number of segments per species must be 1 or more.")
        if self.join_s is not None and not 0.0 <= self.join_s < float("inf"):
            raise WriteError("The gap between joined calls must be 0 seconds or more.")

    def effective_min_probability(self, reader: ProjectReader) -> float:
        """Return the requested minimum probability, or else the project's."""
        asked = self.min_probability
        return min_probability(reader) if asked is None else asked

    def choices(self, bar: float, thresholds: Sequence[str] = ()) -> list[str]:
        """Return the non-default choices, a line each.

        ``bar`` is the effective minimum probability, ``thresholds`` describe the applied ones.
        """
        usual = type(self)()
        out: list[str] = []
        if self.statuses != usual.statuses:
            names = ", ".join(s for s in STATUSES if s in self.statuses)
            out.append(Message("status: {names}", names=names))
        if self.species:
            out.append(Message("species: {names}", names=", ".join(sorted(self.species))))
        if self.named != usual.named:
            out.append(Message("only segments with a species"))
        if bar > 0:
            least = Message("probability of unreviewed segments: at least {bar}")
            if self.min_probability is None:
                least = Message(
                    "probability of unreviewed segments: at least {bar} (the project's minimum)"
                )
            out.append(least.with_values(bar=f"{bar:g}"))
        if self.use_thresholds:
            out.append(
                Message(
                    "saved thresholds of unreviewed segments: {thresholds} (species without one "
                    "are excluded)",
                    thresholds=join_texts(thresholds),
                )
            )
        if self.max_per_species is not None:
            out.append(Message("at most {n} of each species", n=f"{self.max_per_species:,}"))
        return out


@dataclass(frozen=True, slots=True)
class Filtered:
    """Result of a filter on the segments of a project."""

    choices: tuple[str, ...]
    table: SegmentTable
    taken: BoolArray  # bool (n,): rows of the table of segments to export.
    left_out: dict[Message, int]  # Number ``{n}`` of omitted segments by requested reason.
    n_no_calls: int  # Number of probable non-calls omitted.
    n_people: int  # Number of human sounds omitted.
    bar: float
    # int64: for each exported segment, the first row of its group of joined calls; None if calls
    # are not joined.
    first: Int64Array | None = None
    join_s: float = 0.0  # The maximum gap inside a group.
    # Expected precision of predictions above the requested minimum; "" without one.
    expected: str = ""

    @property
    def segment_ids(self) -> Ids:
        """The exported segments."""
        return self.table.segment_ids[np.flatnonzero(self.taken)]

    @property
    def n_left_out(self) -> int:
        """Number of omitted segments."""
        return sum(self.left_out.values()) + self.n_no_calls + self.n_people

    def rows(self) -> SegmentTable:
        """Return the filtered table, with one row per group of joined calls."""
        taken = np.flatnonzero(self.taken)
        first = taken if self.first is None else self.first
        return joined_table(self.table, _named_species(self.table), taken, first)

    def select_records(self, records: Iterable[Annotation]) -> Iterator[Annotation]:
        """Yield the exported ones of all records, with one per group of joined calls."""
        ids = self.table.segment_ids
        taken = np.flatnonzero(self.taken)
        first = taken if self.first is None else self.first
        texts = {
            row: id_text(key) for row, key in zip(taken.tolist(), ids[taken].tolist(), strict=True)
        }
        first_of = {
            texts[row]: texts[head]
            for row, head in zip(taken.tolist(), first.tolist(), strict=True)
        }
        yield from join_records(
            (record for record in records if record.segment_id in first_of), first_of
        )

    def lines(self) -> list[str]:
        """Return sentences on omissions and joining; empty if there were none."""
        out: list[str] = []
        if self.choices:
            reasons = (why.with_values(n=f"{n:,}") for why, n in self.left_out.items())
            out += [
                Message(
                    "Filtered ({choices}): {n} of {total}.",
                    choices=join_texts(self.choices, "; "),
                    n=f"{int(self.taken.sum()):,}",
                    total=f"{len(self.table):,}",
                ),
                Message(
                    "Left out: {n_and_reasons}.",
                    n_and_reasons=join_texts([f"{sum(self.left_out.values()):,}", *reasons], "; "),
                ),
            ]
        if self.expected:
            out.append(self.expected)
        if self.n_no_calls:
            out.append(
                Message(
                    "Skipped as probably not calls (call probability below {bar}): {n}. They stay in the "
                    "project. Choose all sounds to include them.",
                    bar=f"{self.bar:g}",
                    n=f"{self.n_no_calls:,}",
                )
            )
        if self.n_people:
            out.append(
                Message(
                    "Human sounds excluded: {n}. Choose their species to include them.",
                    n=f"{self.n_people:,}",
                )
            )
        if self.first is not None:
            out.append(
                Message(
                    "Calls of a species with gaps up to {gap} s are one row: {segments} segments "
                    "in {rows} rows.",
                    gap=f"{self.join_s:g}",
                    segments=f"{len(self.first):,}",
                    rows=f"{len(np.unique(self.first)):,}",
                )
            )
        return out


def apply_filter(reader: ProjectReader, choices: ExportFilter) -> Filtered:
    """Apply a filter to a project, with the shown run's predictions of unlabelled segments."""
    choices.check(reader)
    table = reader.overview.segments()
    left = np.ones(len(table), dtype=bool)
    counts: dict[Message, int] = {}

    def keep_rows(wanted: BoolArray, why: Message) -> None:
        n_missing = int((left & ~wanted).sum())
        if n_missing:
            counts[why] = n_missing
        np.logical_and(left, wanted, out=left)

    status, named = _status(table), _named_species(table)
    wanted_statuses = [i for i, status in enumerate(STATUSES) if status in choices.statuses]
    keep_rows(np.isin(status, wanted_statuses), Message("{n} by status"))
    if choices.named:
        keep_rows(named >= 0, Message("{n} by having no species"))
    names = reader.species.names()
    if choices.species:
        wanted = [k for k, key in enumerate(table.species_ids) if names[key] in choices.species]
        keep_rows(np.isin(named, wanted), Message("{n} by species"))
    of_people = _find_human_sounds(table, named, names, choices)
    n_people = int((left & of_people).sum())
    left &= ~of_people
    least = choices.effective_min_probability(reader)
    if least > 0:
        sure = np.nan_to_num(table.compared_probability(), nan=0.0) >= least
        keep_rows((table.label >= 0) | sure, Message("{n} by probability"))
    bar, n_no_calls = min_call_probability(reader), 0
    if choices.calls_only:
        no_call = below_call_threshold(table, bar)
        n_no_calls = int((left & no_call).sum())
        left &= ~no_call
    thresholds: list[str] = []
    if choices.use_thresholds:
        limit, has, thresholds = _thresholds(reader, table)
        judged = table.label >= 0
        keep_rows(
            judged | np.isfinite(limit) | (table.species < 0),
            Message("{n} by having no threshold"),
        )
        keep_rows(judged | (has >= limit), Message("{n} by threshold"))
    if choices.max_per_species is not None:
        best = _best(table, named, left, choices.max_per_species)
        keep_rows(best, Message("{n} by number per species"))
    first = None
    if choices.join_s is not None:
        first = joined_rows(table, np.flatnonzero(left), named, choices.join_s)
    return Filtered(
        choices=tuple(choices.choices(least, thresholds)),
        table=table,
        taken=left,
        left_out=counts,
        n_no_calls=n_no_calls,
        n_people=n_people,
        bar=bar,
        first=first,
        join_s=choices.join_s or 0.0,
        expected=_expected_precision_text(
            reader, table, least, bar if choices.calls_only else 0.0
        ),
    )


def has_every_call(reader: ProjectReader, chosen: Filtered) -> bool:
    """Return whether all calls of the exported recordings are exported, as far as lists tell.

    So it is if each of them has a complete list whose species all have a call, and each of its
    segments is exported with a person's label, was labelled as noise, or is probably not a call.
    """
    table, named = chosen.table, _named_species(chosen.table)
    is_written = chosen.taken & (named >= 0)
    inside = np.isin(table.recording, np.unique(table.recording[is_written]))
    is_noise = (table.label == _REJECTED) & (table.label_species < 0)
    is_hidden = below_call_threshold(table, chosen.bar) & ~chosen.taken
    if (inside & ~(is_written & (table.label >= 0)) & ~is_noise & ~is_hidden).any():
        return False
    listed: dict[RecordingId, set[SpeciesId]] = {}
    for species_list in reader.lists.every():
        if species_list.state is ListState.COMPLETE and species_list.span_s is None:
            listed.setdefault(species_list.recording_id, set()).update(species_list.present)
    written: dict[RecordingId, set[SpeciesId]] = {}
    pairs = np.stack([table.recording[is_written].astype(np.int64), named[is_written]], axis=1)
    for recording, species in np.unique(pairs, axis=0).tolist():
        key = table.recording_ids[recording]
        written.setdefault(key, set()).add(table.species_ids[species])
    return all(key in listed and listed[key] <= written[key] for key in written)


def _expected_precision_text(
    reader: ProjectReader, table: SegmentTable, least: float, call_probability: float
) -> str:
    """Return a text on precision and number of predictions above a minimum probability."""
    if not least > 0:
        return ""
    precision = expected_precision(table, min_call_probability=call_probability, low=least)
    bar = percent(least)
    if precision is None:
        return Message("No unreviewed prediction reaches {bar}.", bar=bar)
    kept = percent(precision.kept)
    expected, share = percent(precision.right), percent(precision.held)
    run = reader.runs.run_in_use() or reader.runs.latest()
    if run is not None and run.report.calibration is not None:
        return Message(
            "Expected precision at {bar} and above (90 % lower bound): {right}. This keeps "
            "{kept} of all predictions and {share} of the correct ones.",
            bar=bar, right=expected, kept=kept, share=share,
        )  # fmt: skip
    return Message(
        "Expected precision at {bar} and above: {right} (probabilities not calibrated). This "
        "keeps {kept} of all predictions and {share} of the correct ones.",
        bar=bar, right=expected, kept=kept, share=share,
    )  # fmt: skip


def _thresholds(
    reader: ProjectReader, table: SegmentTable
) -> tuple[FloatArray, FloatArray, list[str]]:
    """Return required and actual score of each prediction, and the thresholds as text."""
    run_id = reader.runs.id_in_use()
    saved = thresholds_in_use(reader, table, run_id)
    if not saved:
        raise WriteError(
            "{path} has no saved thresholds of the run that is exported. Save some with "
            "birdann validate results --save-thresholds.",
            path=reader.path,
        )
    words = [row.text() for row in threshold_rows(reader, saved)]
    return *limits(table, saved, run_id), words


def _status(table: SegmentTable) -> Int64Array:
    """Return each segment's index in ``STATUSES``."""
    machine = np.where(
        np.isfinite(table.probability), STATUSES.index(PREDICTED), STATUSES.index(UNLABELLED)
    )
    people = np.array([STATUSES.index(state.value) for state in LABEL_STATES])
    return np.where(table.label >= 0, people[table.label], machine)


def _named_species(table: SegmentTable) -> Int64Array:
    """Return the species of each row, -1 for none."""
    species_of_row = np.where(table.label >= 0, table.label_species, table.species)
    return np.where(table.label == _REJECTED, -1, species_of_row).astype(np.int64)


def _find_human_sounds(
    table: SegmentTable,
    named: Int64Array,
    names: Mapping[SpeciesId, str],
    choices: ExportFilter,
) -> BoolArray:
    """Return which segments are human sounds to omit."""
    indices = [
        k
        for k, key in enumerate(table.species_ids)
        if is_human(names[key]) and names[key] not in choices.species
    ]
    return np.isin(named, [] if choices.with_people else indices)


def _best(table: SegmentTable, named: Int64Array, among: BoolArray, most: int) -> BoolArray:
    """Return the best segments of each species; those without a species are kept."""
    rows = np.flatnonzero(among & (named >= 0))
    by_people = np.isin(table.label[rows], _NAMED)
    order = np.lexsort((-np.nan_to_num(table.probability[rows], nan=0.0), ~by_people))
    counts: Counter[int] = Counter()
    out = named < 0
    for row in rows[order].tolist():
        species = int(named[row])
        counts[species] += 1
        out[row] = counts[species] <= most
    return out
