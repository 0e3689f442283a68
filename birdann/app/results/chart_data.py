"""Queries, data and tables of charts."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from enum import StrEnum

import numpy as np

from birdann.app.exchange.thresholds import limits, thresholds_in_use
from birdann.app.learning.calls import below_call_threshold, min_probability
from birdann.app.survey.effort import Survey, effort_of, survey_of
from birdann.core.arrays import BoolArray, FloatArray, Int32Array, Int64Array
from birdann.core.effort import HOUR_S, Effort, Spans
from birdann.core.ids import IdIndex, RunId, SpeciesId
from birdann.core.labels import LabelState, is_human
from birdann.core.message import Message
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, silent
from birdann.core.recording import Season
from birdann.store import LABEL_STATES, ProjectReader, SegmentTable

DEFAULT_PROBABILITY = 0.5
"""The threshold of calls where the project has none."""
_REJECTED = LABEL_STATES.index(LabelState.REJECTED)
_DAY_ZERO = date(1970, 1, 1)

Cells = Int64Array


class Chart(StrEnum):
    """Kinds of charts, by their rows and columns."""

    HOURS = "hours"  # species by hour of day
    DATES = "dates"  # species by date
    SITES = "sites"  # sites by date
    CLOCK = "clock"  # one species by hour of day, with sunrise and sunset
    ACCUMULATION = "accumulation"  # species found over minutes listened


_LOG_SPAN = 999.0
"""Logarithmic colours cover three decades, and zero."""


class ColorScale(StrEnum):
    """How values become colours; rare species show on all but the first."""

    LINEAR = "linear"
    ROOT = "square root"
    LOG = "log"

    def share(self, value: FloatArray, top: float) -> FloatArray:
        """Return the position of values from 0 to ``top`` on the colours, 0..1."""
        part: FloatArray = np.clip(np.asarray(value, dtype=np.float64) / top, 0.0, 1.0)
        if self is ColorScale.LINEAR:
            return part
        if self is ColorScale.ROOT:
            return np.sqrt(part)
        logs: FloatArray = np.log1p(_LOG_SPAN * part) / np.log1p(_LOG_SPAN)
        return logs

    def value_at(self, share: FloatArray, top: float) -> FloatArray:
        """Return the values at positions on the colours."""
        part: FloatArray = np.asarray(share, dtype=np.float64)
        if self is ColorScale.ROOT:
            part = part**2
        elif self is ColorScale.LOG:
            part = np.expm1(part * np.log1p(_LOG_SPAN)) / _LOG_SPAN
        return part * top


class Measure(StrEnum):
    """Quantities of charts."""

    CALLS = "calls"  # at or above the threshold, or confirmed: an hour surveyed
    EXPECTED = "expected"  # sum of probabilities, with its interval: an hour surveyed
    VISITS = "visits"  # share of visits with at least one call
    MINUTES = "minutes"  # share of minutes with at least one call
    CLIPS = "clips"  # share of recordings with at least one call
    BUSIEST = "busiest"  # most calls in a minute, as mean over visits

    @property
    def is_share(self) -> bool:
        """Whether values are shares."""
        return self in {Measure.VISITS, Measure.MINUTES, Measure.CLIPS}


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartQuery:
    """Chart and subset of a project; empty sets stand for all."""

    chart: Chart = Chart.HOURS
    measure: Measure = Measure.CALLS
    species: frozenset[SpeciesId] = frozenset()
    sites: frozenset[str] = frozenset()
    first_day: date | None = None
    last_day: date | None = None
    hours: tuple[int, int] = (0, 24)  # Start and exclusive end hour; may extend past midnight.
    # Threshold of calls; None for the saved threshold of each species, else the project's.
    min_probability: float | None = None
    nights: bool = False  # Whether dates are nights, from noon to noon.
    random_only: bool = False  # Whether only windows chosen at random count.

    @property
    def is_by_hour(self) -> bool:
        """Whether columns are hours of the day."""
        return self.chart in {Chart.HOURS, Chart.CLOCK}

    @property
    def is_by_site(self) -> bool:
        """Whether rows are sites."""
        return self.chart is Chart.SITES

    @property
    def is_of_species(self) -> bool:
        """Whether values are numbers of species, per hours of effort."""
        is_found_at_sites = self.is_by_site and self.measure is Measure.VISITS
        return is_found_at_sites or self.chart is Chart.ACCUMULATION

    @property
    def denominator_unit(self) -> str:
        """What the denominators count: visits, minutes, clips, or hours of effort."""
        if self.is_of_species:
            return "effort_h"
        units = {Measure.MINUTES: "minutes", Measure.CLIPS: "clips"}
        units |= dict.fromkeys((Measure.VISITS, Measure.BUSIEST), "visits")
        return units.get(self.measure, "effort_h")

    def day(self, hour: Int64Array) -> Int64Array:
        """Return the day (or night) numbers of hours since 1970."""
        return np.asarray((hour - 12 * self.nights) // 24)


COLUMN_TITLES = {
    "hour": Message("Hour of day"),
    "date": Message("Date"),
    "week": Message("Week from"),
    "night": Message("Night from"),
    "minutes listened": Message("Minutes listened"),
}
"""What a person reads of the column titles of tables."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ChartTable:
    """Values of a chart."""

    query: ChartQuery
    row_title: str
    column_title: str
    # rows, columns: Their names, with ``row_title`` and ``column_title``.
    rows: Sequence[str]
    columns: Sequence[str]
    # value, low, high: float64 (rows, columns): NaN where nothing was surveyed; the 95 % interval,
    # NaN for none.
    value: FloatArray
    low: FloatArray
    high: FloatArray
    # count, effort_h: float64 (rows, columns): the count and the hours surveyed; for shares,
    # visits (minutes, recordings) with a call and all of them; for the busiest minute, the sum
    # over visits and their number.
    count: FloatArray
    effort_h: FloatArray
    unit: Message
    notes: Sequence[Message] = ()  # Definition of the counts, and warnings.
    run: str = ""  # The model run whose predictions were counted; "" without one.
    # Sunrise and sunset in hours, each earliest and latest; () if no location is known.
    sun: tuple[tuple[float, float], ...] = ()
    # segments, cells: int64: counted rows of the table of segments, and their cells (row times
    # number of columns, plus column).
    segments: Cells = field(default_factory=lambda: np.empty(0, np.int64))
    cells: Cells = field(default_factory=lambda: np.empty(0, np.int64))

    def segments_at(self, row: int, column: int) -> Cells:
        """Return the counted rows of the table of segments in a cell."""
        segments: Cells = self.segments[self.cells == row * len(self.columns) + column]
        return segments


_NEGLIGIBLE = 1e-4
"""Lower probabilities of a species beyond the two likeliest are not summed."""


@dataclass(frozen=True, slots=True, eq=False)
class Counted:
    """What counts for species: segments, or many that count together, as columns (n,)."""

    row: Int64Array  # Row of the table of segments, one for all that count together.
    species: Int64Array  # Index of the species.
    amount: FloatArray  # Number of calls; the sum of probabilities if they are expected.
    variance: FloatArray  # Sum of p (1 - p).
    n: FloatArray  # Number of segments.
    is_single: BoolArray  # Whether it is the segment of the row alone.

    @classmethod
    def one_by_one(cls, row: Int64Array, species: Int64Array, amount: FloatArray) -> "Counted":
        """Return segments one by one."""
        amount = amount.astype(np.float64)
        single = np.ones(len(row), dtype=bool)
        return cls(row, species, amount, amount * (1 - amount), np.ones(len(row)), single)

    @classmethod
    def concatenate(cls, parts: "Sequence[Counted]") -> "Counted":
        """Return several one after the other."""
        names = cls.__slots__
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))

    def select(self, kept: BoolArray) -> "Counted":
        """Return those chosen."""
        return Counted(*(getattr(self, name)[kept] for name in self.__slots__))

    @classmethod
    def beyond_two_likeliest(
        cls,
        reader: ProjectReader,
        table: SegmentTable,
        run_id: RunId,
        group: Int64Array,
        progress: Progress,
    ) -> "Counted":
        """Read the probabilities of unlabelled segments for all but their two likeliest species.

        Those of a recording with one ``group``, int64 (n,), are summed: two million segments of
        eighty species have forty million of them.
        """
        index_of = {key: index for index, key in enumerate(table.species_ids)}
        columns = np.array([index_of[key] for key in reader.runs.targets(run_id)], np.int64)
        none = np.empty(0, np.int64)
        places, summed = IdIndex(table.segment_ids), [cls.one_by_one(none, none, np.empty(0))]
        for i, recording_id in enumerate(table.recording_ids):
            progress(i / len(table.recording_ids), Message("Reading scores"))
            scores = reader.scores.table(run_id, recording_id)
            if scores is None:
                continue
            rows = places.find(scores.segment_ids)
            kept = np.flatnonzero((rows >= 0) & (table.label[rows] < 0))
            kept = kept[np.argsort(group[rows[kept]], kind="stable")]
            rows, p = rows[kept], scores.probabilities[kept].astype(np.float64)
            is_likely = (columns == table.species[rows, None]) | (
                columns == table.runner_up[rows, None]
            )
            p[is_likely | (p < _NEGLIGIBLE)] = 0.0
            _, first = np.unique(group[rows], return_index=True)
            if not len(first):
                continue
            sums = [np.add.reduceat(values, first) for values in (p, p * (1 - p), 1.0 * (p > 0))]
            at, column = np.nonzero(sums[2])
            amount, variance, n = (total[at, column] for total in sums)
            row, is_single = rows[first[at]], np.zeros(len(at), dtype=bool)
            summed.append(cls(row, columns[column], amount, variance, n, is_single))
        return cls.concatenate(summed)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ChartData:
    """A project's segments in local time of the sites, and the effort."""

    survey: Survey
    effort: Effort
    table: SegmentTable
    # site, hour: int64 (n,): site, and hour since 1970, of each segment; hour -1 if unknown.
    site: Int64Array
    hour: Int64Array
    at_s: FloatArray  # float64 (n,): local time.
    species: Int32Array  # int32 (n,): index of the species, -1 for none.
    is_named: BoolArray  # bool (n,): whether a person labelled it.
    passes: BoolArray  # bool (n,): whether it reaches the saved threshold of its species.
    has_limit: BoolArray  # bool (n,): whether its species has a saved threshold.
    is_low: BoolArray
    limited_species: frozenset[SpeciesId]
    default_probability: float
    run: ModelRun | None
    seasons: tuple[Season, ...]
    has_minimum: bool = False  # Whether ``default_probability`` is the project's minimum.
    candidates: Counted | None = None  # For expected calls; None if not read.
    _surveyed: dict[tuple[bool, bool, bool], BoolArray] = field(default_factory=dict, init=False)

    @classmethod
    def of(
        cls,
        reader: ProjectReader,
        table: SegmentTable | None = None,
        *,
        for_expected: bool = False,
        progress: Progress = silent,
    ) -> "ChartData":
        """Read from a project; ``table`` is its table of segments, if already read.

        ``for_expected`` reads all probabilities, for expected calls.
        """
        table = reader.overview.segments() if table is None else table
        survey = survey_of(reader, table)
        run_id = reader.runs.id_in_use()
        saved = thresholds_in_use(reader, table, run_id)
        need, has = limits(table, saved, run_id)
        at_s = survey.start_s[table.recording] + table.onset_s
        known = np.isfinite(at_s)
        hour = np.full(len(table), -1, np.int64)
        hour[known] = (at_s[known] // HOUR_S).astype(np.int64)
        is_judged = table.label >= 0
        species = np.where(is_judged, table.label_species, table.species).astype(np.int32)
        species[table.label == _REJECTED] = -1
        data = cls(
            survey=survey,
            effort=effort_of(survey, table),
            table=table,
            site=survey.site[table.recording],
            hour=hour,
            at_s=at_s,
            species=species,
            is_named=is_judged & (species >= 0),
            passes=has >= need,
            has_limit=np.isfinite(need),
            is_low=below_call_threshold(table, survey.min_call_probability),
            limited_species=frozenset(threshold.species_id for threshold in saved),
            default_probability=min_probability(reader) or DEFAULT_PROBABILITY,
            has_minimum=min_probability(reader) > 0,
            run=reader.runs.one(run_id) if run_id is not None else None,
            seasons=tuple(reader.sites.seasons()),
        )
        if not for_expected or run_id is None:
            return data
        group = data._count_together()
        candidates = Counted.beyond_two_likeliest(reader, table, run_id, group, progress)
        with_candidates = replace(data, candidates=candidates)
        with_candidates._surveyed.update(data._surveyed)  # of two million segments in .3 s
        return with_candidates

    def _count_together(self) -> Int64Array:
        """Return a number for each segment: the same for those of a recording that count together.

        They are of one hour and survey; of a program's windows each is compared with others.
        """
        group = self.hour
        for random_only in (False, True):
            query = ChartQuery(measure=Measure.EXPECTED, random_only=random_only)
            for by_model in (False, True):
                group = 2 * group + self.surveyed_segments(query, by_model=by_model)
        program = self.table.program
        if program is None:
            return group
        singly = -17 - np.arange(len(group))  # an unknown hour, -1, has become -16 to -1
        return np.where(program >= 0, singly, group)

    def surveyed_spans(self, query: ChartQuery, *, by_model: bool) -> Spans:
        """Return where a species would have been detected."""
        calls = query.measure is not Measure.VISITS
        if query.random_only:
            return self.survey.listened_spans(
                complete_only=not by_model, random_only=True, searched_only=calls
            )
        return self.effort.surveyed_spans(by_model=by_model, calls=calls)

    def surveyed_segments(self, query: ChartQuery, *, by_model: bool) -> BoolArray:
        """Return which segments lie in time in which a species would have been detected."""
        key = query.measure is Measure.VISITS, query.random_only, by_model
        if key not in self._surveyed:
            inside = np.zeros(len(self.table), dtype=bool)
            if by_model and not query.random_only:
                inside = self.survey.is_labelled[self.table.recording]
            left = np.flatnonzero(~inside & (self.hour >= 0))
            spans = self.surveyed_spans(query, by_model=by_model)
            inside[left] = spans.contains(self.site[left], self.at_s[left])
            self._surveyed[key] = inside
        return self._surveyed[key]

    @property
    def people(self) -> frozenset[SpeciesId]:
        """Species of human sounds, which count only if chosen."""
        return frozenset(key for key, name in self.survey.species.items() if is_human(name))

    def chosen_species(self, query: ChartQuery) -> frozenset[SpeciesId]:
        """Return the species that count."""
        return query.species or frozenset(self.survey.species) - self.people

    def threshold(self, query: ChartQuery) -> float:
        """Return the minimum probability of species without a saved threshold."""
        asked = query.min_probability
        return self.default_probability if asked is None else asked

    def is_bounded(self, query: ChartQuery) -> bool:
        """Return whether the threshold is one of lower bounds, as exports have the project's."""
        return self.has_minimum and query.min_probability is None

    def is_chosen_time(self, query: ChartQuery, site: Int64Array, hour: Int64Array) -> BoolArray:
        """Return which entries are at the chosen sites, days and hours; ``hour`` is since 1970."""
        kept: BoolArray = hour >= 0
        if query.sites:
            chosen = [site.name in query.sites for site in self.survey.sites]
            kept &= np.array([*chosen, "" in query.sites])[site]
        day = query.day(hour)
        if query.first_day is not None:
            kept &= day >= number_of(query.first_day)
        if query.last_day is not None:
            kept &= day <= number_of(query.last_day)
        begin, end = query.hours
        if (begin, end) != (0, 24):
            of_day = hour % 24
            inside = (of_day >= begin, of_day < end)
            kept &= inside[0] & inside[1] if begin < end else inside[0] | inside[1]
        return kept

    def days(self) -> tuple[date, date] | None:
        """Return the first and last day recorded; None if no start is known."""
        spans = self.effort.recorded
        if not len(spans):
            return None
        first, last = float(spans.start_s.min()), float(spans.end_s.max())
        return day_of(int(first // 86_400)), day_of(int(last // 86_400))


def day_of(number: int) -> date:
    """Return the date of a number of days since 1970."""
    return _DAY_ZERO + timedelta(days=number)


def number_of(day: date) -> int:
    """Return the number of days since 1970."""
    return (day - _DAY_ZERO).days
