"""Charts: species by hour and date, sites by date, one species by hour, species accumulation.

One function makes each table for display, pictures and files. Cells that were not surveyed are
NaN, never 0.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from birdann.app.results.activity import MIN_SURVEYED_S, MINUTE_S, Units
from birdann.app.results.chart_data import (
    Cells,
    Chart,
    ChartData,
    ChartQuery,
    ChartTable,
    Counted,
    Measure,
    day_of,
)
from birdann.app.results.chart_words import (
    DEFINITIONS,
    bias_warning,
    notes_of,
    people_left_out,
    sun_of,
    unit_of,
)
from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.detections import first_window_of_calls
from birdann.core.effort import HOUR_S
from birdann.core.ids import SpeciesId
from birdann.core.intervals import Z_95, wilson
from birdann.core.labels import WindowChoice
from birdann.core.message import Message
from birdann.core.training_report import MIN_RECORDINGS

_MAX_DAYS = 150
"""More days than these are shown by weeks."""
_MAX_POINTS = 100
_Surveyed = tuple[Int64Array, Int64Array, FloatArray]
"""Of pieces of time: the site, the hour or column, and the seconds or number."""


def chart_table(data: ChartData, query: ChartQuery) -> ChartTable:
    """Return the table of a query."""
    if query.chart is Chart.ACCUMULATION:
        return _accumulation_table(data, query)
    return _Counting(data, query).table()


@dataclass(slots=True, eq=False)
class _Counting:
    """Computes one table of counts."""

    data: ChartData
    query: ChartQuery
    modelled: BoolArray = field(init=False)  # By species.
    first_day: int = field(init=False, default=0)
    step: int = field(init=False, default=1)
    n_columns: int = field(init=False, default=24)
    keys: Int64Array = field(init=False)  # Indices of the species that count.
    row_of: Int64Array = field(init=False)  # Of each site, or species, and of none; -1 without.
    by_model: BoolArray = field(init=False)  # By row: whether time that the model surveyed counts.

    def __post_init__(self) -> None:
        keys = self.data.table.species_ids
        self.modelled = np.array([key in self.data.survey.modelled for key in keys], dtype=bool)

    def column(self, hour: Int64Array) -> Int64Array:
        return self.column_of_unit(self.unit(hour))

    def unit(self, hour: Int64Array) -> Int64Array:
        """Return the visit at a site: an hour of a day, or a day."""
        return hour if self.query.is_by_hour else self.query.day(hour)

    def column_of_unit(self, unit: Int64Array) -> Int64Array:
        if self.query.is_by_hour:
            return np.asarray(unit % 24)
        return np.asarray((unit - self.first_day) // self.step)

    # --- counting -----------------------------------------------------------------------------

    def table(self) -> ChartTable:
        surveyed = [self._surveyed_seconds(by_model=False), self._surveyed_seconds(by_model=True)]
        self._lay_out(np.concatenate([hour for _, hour, _ in surveyed]))
        counted = self._counted_segments()
        names = self._rows(counted.species)
        row = self.row_of[
            self.data.site[counted.row] if self.query.is_by_site else counted.species
        ]
        counted, row = counted.select(row >= 0), row[row >= 0]
        rows = counted.row
        cells = row * self.n_columns + self.column(self.data.hour[rows])
        if self.query.measure is Measure.VISITS:
            values = self._visits(rows, surveyed)
        elif self.query.measure in DEFINITIONS:
            values = self._activity(rows, row)
        else:
            values = self._rates(cells, counted, surveyed)
        value, low, high, count, effort = values
        notes = notes_of(self.data, self.query, self.keys)
        if names and np.isnan(value).all():
            notes.append(Message("Nothing was surveyed at the chosen sites, days and hours."))
        return ChartTable(
            query=self.query,
            row_title="site" if self.query.is_by_site else "species",
            column_title=self._title(),
            rows=names, columns=self._columns(), value=value, low=low, high=high, count=count,
            effort_h=effort, unit=unit_of(self.query), notes=notes,
            run=self.data.run.stamp if self.data.run else "", sun=sun_of(self.data, self.query),
            segments=rows[counted.is_single], cells=cells[counted.is_single],
        )  # fmt: skip

    def _title(self) -> str:
        if self.query.is_by_hour:
            return "hour"
        return "week" if self.step > 1 else "night" if self.query.nights else "date"

    def _surveyed_seconds(self, *, by_model: bool) -> _Surveyed:
        site, hour, seconds = self.data.surveyed_spans(
            self.query, by_model=by_model
        ).seconds_by_step(HOUR_S)
        kept = self.data.is_chosen_time(self.query, site, hour)
        return site[kept], hour[kept], seconds[kept]

    def _lay_out(self, hours: Int64Array) -> None:
        if self.query.is_by_hour:
            return
        recorded = self.data.effort.recorded.seconds_by_step(HOUR_S)
        hours = np.concatenate(
            [hours, recorded[1][self.data.is_chosen_time(self.query, *recorded[:2])]]
        )
        days = self.query.day(hours)
        if not len(days):
            self.n_columns = 0
            return
        self.first_day, n_days = int(days.min()), int(days.max() - days.min()) + 1
        self.step = 7 if n_days > _MAX_DAYS else 1
        self.n_columns = -(-n_days // self.step)

    def _counted_segments(self) -> Counted:
        """Return the counted segments with their species and amounts.

        For expected calls each segment counts for all its species.
        """
        data, query = self.data, self.query
        species, within = (
            data.species.astype(np.int64),
            self.data.is_chosen_time(self.query, data.site, data.hour),
        )
        if query.measure is Measure.EXPECTED:
            second = np.where(data.table.label < 0, data.table.runner_up, -1).astype(np.int64)
            parts = [
                self._chosen_rows(
                    within, species, np.where(data.is_named, 1.0, data.table.probability)
                ),
                self._chosen_rows(within, second, data.table.runner_up_probability),
            ]
            if (others := data.candidates) is not None:
                parts.append(others.select(self._is_chosen(others.species) & within[others.row]))
            counted = Counted.concatenate(parts)
        else:
            limit = query.min_probability
            scores = (
                data.table.compared_probability()
                if data.is_bounded(query)
                else data.table.probability
            )
            reached = scores >= data.threshold(query)
            if limit is None:
                reached = np.where(data.has_limit, data.passes, reached)
            counts = data.is_named | (reached & ~data.is_low)
            counted = self._chosen_rows(within & counts, species, np.ones(len(within)))
        if query.measure is not Measure.VISITS:
            counted = counted.select(self._is_surveyed(counted))
        return counted.select(self._is_once(counted))

    def _is_once(self, counted: Counted) -> BoolArray:
        """Return which segments count, as of a program's windows of a call only the likeliest."""
        table, rows = self.data.table, counted.row
        once = np.ones(len(rows), dtype=bool)
        if table.program is None:
            return once
        windows = np.flatnonzero(table.program[rows] >= 0)
        at = rows[windows]
        columns = table.recording, table.program, table.low_hz, table.high_hz
        keys = [counted.species[windows], *(column[at] for column in columns)]
        first = first_window_of_calls(keys, table.onset_s[at], table.offset_s[at])
        order = np.lexsort((table.onset_s[at], -counted.amount[windows], first))
        once[windows[order[1:]]] = first[order[1:]] != first[order[:-1]]
        return once

    def _chosen_rows(self, kept: BoolArray, species: Int64Array, amount: FloatArray) -> Counted:
        rows = np.flatnonzero(kept & (amount > 0) & self._is_chosen(species))
        return Counted.one_by_one(rows, species[rows], amount[rows])

    def _is_chosen(self, species: Int64Array) -> BoolArray:
        """Return which species count; -1 is none."""
        chosen, keys = self.data.chosen_species(self.query), self.data.table.species_ids
        return np.array([*(key in chosen for key in keys), False])[species]

    def _is_surveyed(self, counted: Counted) -> BoolArray:
        """Return which segments lie in time surveyed for their species."""
        rows, is_modelled = counted.row, self.modelled[counted.species]
        inside = np.zeros(len(rows), dtype=bool)
        for by_model in np.unique(is_modelled).tolist():
            surveyed = self.data.surveyed_segments(self.query, by_model=by_model)
            inside |= surveyed[rows] & (is_modelled == by_model)
        return inside

    def _rows(self, species: Int64Array) -> list[str]:
        """Return the names of rows, "" for an unknown site, and store what each of them counts."""
        data, query, survey = self.data, self.query, self.data.survey
        species_ids, chosen = data.table.species_ids, data.chosen_species(query)
        listed = set(np.flatnonzero(np.bincount(survey.tags[:, 1])).tolist())
        there = set(np.flatnonzero(np.bincount(species)).tolist())
        keys = [
            index
            for index, key in enumerate(species_ids)
            if key in chosen
            and (query.species or index in there or key in survey.modelled or index in listed)
        ]
        keys.sort(key=lambda index: survey.species[species_ids[index]].casefold())
        named, shown = [*(survey.species.get(key, "") for key in species_ids), ""], keys
        if query.is_by_site:
            has_none = bool((survey.site < 0).any())
            named = [*(site.name for site in survey.sites), ""]
            shown = [
                n
                for n, name in enumerate(named)
                if (name in query.sites if query.sites else name or has_none)
            ]
        self.keys = np.array(keys, dtype=np.int64)
        self.row_of = np.full(len(named), -1, np.int64)
        self.row_of[shown] = np.arange(len(shown))
        by_model = self.modelled[self.keys]
        self.by_model = np.full(len(shown), by_model.any()) if query.is_by_site else by_model
        return [named[n] for n in shown]

    def _sum_cells(self, keys: Cells, amount: FloatArray | None = None) -> FloatArray:
        shape = len(self.by_model), self.n_columns
        return np.bincount(keys, amount, shape[0] * shape[1]).astype(np.float64).reshape(shape)

    def _by_cell(self, surveyed: Iterable[_Surveyed]) -> FloatArray:
        """Return how much was surveyed: at a row's site, or at all sites for a row's species.

        ``surveyed`` are site, column and amount, by people and by the model.
        """
        people, model = (
            self._sum_cells(self.row_of[site] * self.n_columns + column, amount)
            if self.query.is_by_site
            else np.bincount(column, amount, self.n_columns)
            for site, column, amount in surveyed
        )
        return np.where(self.by_model[:, None], model, people)

    def _effort_h(self, surveyed: Iterable[_Surveyed]) -> FloatArray:
        ways = ((site, self.column(hour), seconds) for site, hour, seconds in surveyed)
        return self._by_cell(ways) / HOUR_S

    def _rates(
        self, cells: Cells, counted: Counted, surveyed: Iterable[_Surveyed]
    ) -> tuple[FloatArray, ...]:
        count, effort = self._sum_cells(cells, counted.amount), self._effort_h(surveyed)
        low = high = np.full(count.shape, np.nan)
        with np.errstate(divide="ignore", invalid="ignore"):
            if self.query.measure is Measure.EXPECTED:
                named = self._sum_cells(cells, self.data.is_named[counted.row].astype(float))
                half = self._half_width(cells, counted)
                low = np.maximum(count - half, named) / effort
                high = np.minimum(count + half, self._sum_cells(cells, counted.n)) / effort
            bounds = (
                np.where(effort > 0, each, np.nan) for each in (count / effort, low, high, count)
            )
        return *bounds, effort

    def _half_width(self, cells: Cells, counted: Counted) -> FloatArray:
        """Return half the 95 % interval of expected calls: sampling and calibration error.

        The calibration error is that of each species' mean probability on held-out segments, with
        the interval of the observed share; errors of one species add up, as they are common to all
        calls.
        """
        variance = self._sum_cells(cells, counted.variance)
        error = self._calibration_errors()[counted.species]
        is_open = ~self.data.is_named[counted.row]
        shift = self._sum_cells(cells, error * is_open * counted.amount)
        half: FloatArray = np.sqrt(Z_95**2 * variance + shift**2)
        return half

    def _calibration_errors(self) -> FloatArray:
        """Return the relative error of each species' expected number; with few recordings of all."""
        survey = self.data.survey
        calibration = survey.calibration
        usual = (
            calibration.after.error / max(calibration.after.mean_stated, 1e-9)
            if calibration
            else 0.0
        )
        errors = np.full(len(self.data.table.species_ids), usual)
        index_of = {key: n for n, key in enumerate(self.data.table.species_ids)}
        for key, answer in zip(
            survey.run_species, calibration.species if calibration else (), strict=False
        ):
            stated = answer.bins.mean_stated
            if answer.recordings >= MIN_RECORDINGS and stated > 0 and key in index_of:
                errors[index_of[key]] = max(stated - answer.low, answer.high - stated) / stated
        return errors

    def _visits(self, rows: Int64Array, surveyed: Sequence[_Surveyed]) -> tuple[FloatArray, ...]:
        """Return the share of visits with each species; for sites, the number of species."""
        data, n_sites = self.data, len(self.data.survey.sites) + 1
        row_species = data.species[rows].astype(np.int64), data.site[rows], data.hour[rows]
        species, site, hour = (
            np.concatenate(parts) for parts in zip(row_species, self._tagged_visits(), strict=True)
        )
        distinct = np.unique(_pack_pairs(species * n_sites + site + 1, self.unit(hour)))
        species_and_site, unit = _unpack_pairs(distinct)
        species, site = species_and_site // n_sites, species_and_site % n_sites - 1
        row = self.row_of[site if self.query.is_by_site else species]
        kept = row >= 0
        species, site, unit = species[kept], site[kept], unit[kept]
        at = row[kept] * self.n_columns + self.column_of_unit(unit)
        if self.query.is_by_site:
            count = self._sum_cells(_unpack_pairs(np.unique(_pack_pairs(species, at)))[1])
            effort = self._effort_h(surveyed)
            nothing = np.full(count.shape, np.nan)
            value = np.where((effort > 0) | (count > 0), count, np.nan)
            return value, nothing, nothing, value, effort
        visits = [
            np.unique(_pack_pairs(where + 1, self.unit(hours))) for where, hours, _ in surveyed
        ]
        is_surveyed = [np.isin(_pack_pairs(site + 1, unit), way) for way in visits]
        beside = ~np.where(self.modelled[species], *reversed(is_surveyed))
        n = self._sum_cells(at[beside]) + self._by_cell(
            (where - 1, self.column_of_unit(visit), np.ones(len(visit)))
            for where, visit in map(_unpack_pairs, visits)
        )
        with np.errstate(divide="ignore", invalid="ignore"):
            count = np.where(n > 0, self._sum_cells(at), np.nan)
            value = count / n
            low, high = wilson(value, n)
        return value, low, high, count, n

    def _activity(self, rows: Int64Array, row: Int64Array) -> tuple[FloatArray, ...]:
        """Return shares of minutes or recordings with a call, or the calls of busiest minutes."""
        matrices = np.full((5, len(self.by_model), self.n_columns), np.nan)
        matrices[4] = 0.0
        for by_model in np.unique(self.by_model).tolist():
            units = self._units(by_model=by_model)
            unit = units.row_of(self._unit_keys(rows))
            if self.query.is_by_site:
                cell = self.row_of[units.site] * self.n_columns + units.column
                made = units.estimates(unit[unit >= 0], cell, matrices[0].size)
                return tuple(made.reshape(matrices.shape))
            for each in np.flatnonzero(self.by_model == by_model).tolist():
                found = unit[(row == each) & (unit >= 0)]
                matrices[:, each] = units.estimates(found, units.column, self.n_columns)
        return tuple(matrices)

    def _unit_keys(self, rows: Int64Array) -> Int64Array:
        """Return the minute (or recording) of segments."""
        data = self.data
        if self.query.measure is Measure.CLIPS:
            return data.table.recording[rows].astype(np.int64)
        return _pack_pairs(data.site[rows] + 1, (data.at_s[rows] // MINUTE_S).astype(np.int64))

    def _units(self, *, by_model: bool) -> Units:
        """Return the surveyed minutes (or recordings) of the query."""
        data, survey = self.data, self.data.survey
        spans = data.surveyed_spans(self.query, by_model=by_model)
        if self.query.measure is Measure.CLIPS:
            key = np.flatnonzero(np.isfinite(survey.start_s))
            site, start_s = survey.site[key], survey.start_s[key]
            kept = spans.contains(site, start_s, start_s + survey.duration_s[key])
            hour = (start_s // HOUR_S).astype(np.int64)
        else:
            site, minute, seconds = spans.seconds_by_step(MINUTE_S)
            key, hour, kept = (
                _pack_pairs(site + 1, minute),
                minute // 60,
                seconds >= MIN_SURVEYED_S,
            )
        kept &= data.is_chosen_time(self.query, site, hour)
        if self.query.is_by_site:
            kept &= self.row_of[site] >= 0
        key, site, hour = key[kept], site[kept], hour[kept]
        is_busiest = self.query.measure is Measure.BUSIEST
        visit = self.unit(hour) if is_busiest else hour
        return Units(
            key=key,
            site=site,
            column=self.column(hour),
            cluster=np.unique(_pack_pairs(site + 1, visit), return_inverse=True)[1],
            is_busiest=is_busiest,
        )

    def _tagged_visits(self) -> tuple[Int64Array, Int64Array, Int64Array]:
        """Return species, site and hour of tags that belong to a single visit."""
        survey = self.data.survey
        start = survey.start_s[survey.list_recording]
        known = np.isfinite(start) & (survey.list_is_random | (not self.query.random_only))
        start = np.where(known, start, 0.0)
        first = ((start + survey.list_start_s) // HOUR_S).astype(np.int64)
        last = np.ceil((start + survey.list_end_s) / HOUR_S).astype(np.int64) - 1
        site = survey.site[survey.list_recording]
        known &= (self.unit(first) == self.unit(last)) & self.data.is_chosen_time(
            self.query, site, first
        )
        one, species = survey.tags[:, 0], survey.tags[:, 1]
        kept = known[one] & np.isin(species, self.keys)
        return species[kept], site[one[kept]], first[one[kept]]

    def _columns(self) -> list[str]:
        if self.query.is_by_hour:
            return [f"{hour:02d}" for hour in range(24)]
        return [day_of(self.first_day + n * self.step).isoformat() for n in range(self.n_columns)]


def _pack_pairs(one: Int64Array, other: Int64Array) -> Int64Array:
    """Return one number for each pair; the second has to be non-negative."""
    return np.asarray(one << 32 | other)


def _unpack_pairs(pairs: Int64Array) -> tuple[Int64Array, Int64Array]:
    return np.asarray(pairs >> 32), np.asarray(pairs & 0xFFFFFFFF)


@dataclass(frozen=True, slots=True, eq=False)
class Accumulation:
    """Expected number of species by number of units, with the 95 % interval; float64 (k,)."""

    n_units: FloatArray
    species: FloatArray
    low: FloatArray
    high: FloatArray


def accumulation(species_of_unit: Sequence[Collection[Hashable]]) -> Accumulation:
    """Return the curve of sample-based rarefaction.

    The expected number of species in t of n randomly chosen units, with its unconditional
    variance, based on the total number of species estimated by Chao2 (Colwell et al. 2012, Journal
    of Plant Ecology 5, equations 4 to 6).

    Parameters
    ----------
    species_of_unit
        The species of each unit.
    """
    from scipy.special import gammaln

    n = len(species_of_unit)
    counts = Counter(each_species for species in species_of_unit for each_species in set(species))
    y = np.array(sorted(counts.values()), dtype=np.float64)
    t = np.unique(np.round(np.linspace(1, n, min(n, _MAX_POINTS)))) if n else np.empty(0)
    # chance that a species of y units is in none of t: C(n - y, t) / C(n, t)
    rest = n - y[None] - t[:, None]
    with np.errstate(invalid="ignore"):
        log_missed = (
            gammaln(n - y + 1)[None] + gammaln(n - t + 1)[:, None]
            - gammaln(np.maximum(rest, 0) + 1) - gammaln(n + 1)
        )  # fmt: skip
    missed = np.where(rest >= 0, np.exp(log_missed), 0.0)
    species = (1 - missed).sum(axis=1)
    once, twice = float((y == 1).sum()), float((y == 2).sum())
    share = (n - 1) / n if n else 0.0
    unseen = share * (once**2 / (2 * twice) if twice else once * (once - 1) / 2)
    variance = ((1 - missed) ** 2).sum(axis=1) - species**2 / max(len(y) + unseen, 1.0)
    half = Z_95 * np.sqrt(np.maximum(variance, 0.0))
    return Accumulation(t, species, np.maximum(species - half, 0.0), species + half)


def _accumulation_table(data: ChartData, query: ChartQuery) -> ChartTable:
    """Return the number of species by minutes listened, in random order of lists."""
    survey = data.survey
    start = survey.start_s[survey.list_recording] + survey.list_start_s
    hour = np.where(np.isfinite(start), start // HOUR_S, 0).astype(np.int64)
    is_timed = bool(query.first_day or query.last_day or query.hours != (0, 24))
    kept = data.is_chosen_time(query, survey.site[survey.list_recording], hour)
    kept &= np.isfinite(start) | (not is_timed)
    rows = [
        n for n, species_list in enumerate(survey.lists)
        if kept[n] and not (query.random_only and species_list.choice is not WindowChoice.RANDOM)
    ]  # fmt: skip
    chosen = data.chosen_species(query)
    units = defaultdict[tuple[float, ...], set[SpeciesId]](set)  # of observers together
    for n in rows:
        visit_span = survey.list_recording[n], survey.list_start_s[n], survey.list_end_s[n]
        units[visit_span] |= chosen.intersection(survey.lists[n].present)
    minutes = np.array([(end_s - start_s) / 60 for _, start_s, end_s in units])
    curve = accumulation(list(units.values()))
    at = curve.n_units * (float(minutes.mean()) if units else 0.0)
    line = curve.species[None]
    return ChartTable(
        query=query,
        row_title="curve",
        column_title="minutes listened",
        rows=("species found",),
        columns=[f"{number:g}" for number in np.round(at, 2).tolist()],
        value=line,
        low=curve.low[None],
        high=curve.high[None],
        count=line,
        effort_h=at[None] / 60,
        unit=Message("species found"),
        notes=[
            Message.counted(
                "%Ln list, in random order; the band is the 95 % interval.",
                "%Ln lists, in random order; the band is the 95 % interval.",
                len(units),
            ),
            *people_left_out(data, query),
            *([] if query.random_only else bias_warning(survey)),
        ],
    )
