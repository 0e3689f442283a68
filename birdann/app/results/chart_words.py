"""Texts of charts: definition of counts, warnings, sunrise."""

import math

import numpy as np

from birdann.app.exchange.thresholds import run_in_words
from birdann.app.results.activity import MINUTE_S
from birdann.app.results.chart_data import Chart, ChartData, ChartQuery, Measure, day_of
from birdann.app.survey.effort import Survey
from birdann.app.survey.sun import sun_hours
from birdann.core.arrays import Int64Array
from birdann.core.effort import HOUR_S
from birdann.core.labels import ListState, TagState, WindowChoice
from birdann.core.message import Message, percent
from birdann.core.visits import JOINS_NIGHTS

_OVERLAP_S = 1.0
"""Recorders end a file that much after the start of the next."""
_N_SUN = 60
"""Days of a season for which sunrise and sunset are computed."""


def unit_of(query: ChartQuery) -> Message:
    """Return the unit of the values."""
    if query.measure is Measure.VISITS:
        if query.chart is Chart.SITES:
            return Message("species found")
        return Message("share of visits with at least one call")
    return {
        Measure.EXPECTED: Message("expected calls per hour"),
        Measure.MINUTES: Message("share of minutes with at least one call"),
        Measure.CLIPS: Message("share of recordings with at least one call"),
        Measure.BUSIEST: Message("calls in the busiest minute"),
    }.get(query.measure, Message("calls per hour"))


DEFINITIONS = {
    Measure.MINUTES: Message(
        "Minutes of the clock count if at least 30 s of them were surveyed. The 95 % interval "
        "treats the minutes of an hour at a site as one cluster."
    ),
    Measure.CLIPS: Message(
        "Recordings count if they were surveyed from start to end. The 95 % interval treats the "
        "recordings of an hour at a site as one cluster."
    ),
    Measure.BUSIEST: Message(
        "Most calls in a minute of the clock: the maximum of each visit, as mean over visits with "
        "its 95 % interval."
    ),
}
"""Definitions of measures by minutes or recordings."""


def notes_of(data: ChartData, query: ChartQuery, keys: Int64Array) -> list[Message]:
    """Return definition of counts and warnings; ``keys`` are indices of the species shown."""
    notes = [_counted_text(data, query, keys)]
    notes += [DEFINITIONS[query.measure]] if query.measure in DEFINITIONS else []
    if query.hours[0] > query.hours[1] and not (query.is_by_hour or query.nights):
        notes.append(JOINS_NIGHTS)
    if query.measure is not Measure.EXPECTED and data.is_bounded(query):
        notes.append(
            Message(
                "The project's minimum is compared with the 90 % lower bound of the probability."
            )
        )
    if query.measure is not Measure.EXPECTED and data.is_low.any():
        bar = percent(data.survey.min_call_probability)
        notes.append(
            Message(
                "Unreviewed segments with a call probability below {bar} do not count.", bar=bar
            )
        )
    n_unmodelled = sum(
        data.table.species_ids[k] not in data.survey.modelled for k in keys.tolist()
    )
    notes += _limitations(data, query, keys, n_unmodelled)
    notes += people_left_out(data, query)
    if data.run is not None:
        notes.append(Message("Model: {run}.", run=run_in_words(data.run)))
    if not query.random_only and (n_unmodelled or query.measure is Measure.VISITS):
        notes += bias_warning(data.survey)
    return notes


def _limitations(
    data: ChartData, query: ChartQuery, keys: Int64Array, n_unmodelled: int
) -> list[Message]:
    """Return how many recordings, tags, species, sites and minutes count otherwise than one expects."""
    n_unknown = int((~np.isfinite(data.survey.start_s)).sum())
    charted = {data.table.species_ids[k] for k in keys.tolist()}
    n_unsure = sum(
        tag is TagState.UNSURE and key in charted
        for species_list in data.survey.lists
        if species_list.state is ListState.COMPLETE
        for key, tag in species_list.tags.items()
    )
    n_unlabelled = 0
    if n_unmodelled < len(keys) and not query.random_only:
        n_unlabelled = int((~data.survey.is_labelled & np.isfinite(data.survey.start_s)).sum())
    return [
        *Message.if_any(
            "%Ln recording without a start is left out.",
            "%Ln recordings without a start are left out.",
            n_unknown,
        ),
        *Message.if_any(
            "%Ln recording without predictions or detections counts as surveyed only where a "
            "person listed or reviewed it completely.",
            "%Ln recordings without predictions or detections count as surveyed only where a "
            "person listed or reviewed them completely.",
            n_unlabelled,
        ),
        *Message.if_any(
            "%Ln unsure tag of a complete list counts as not detected.",
            "%Ln unsure tags of complete lists count as not detected.",
            n_unsure,
        ),
        *Message.if_any(
            "%Ln species is unknown to the model: NA without a species list.",
            "%Ln species are unknown to the model: NA without a species list.",
            n_unmodelled,
        ),
        *Message.if_any(
            "%Ln site has recordings with different UTC offsets (summer time, or clocks set "
            "differently). Hours and days are those of each recording.",
            "%Ln sites have recordings with different UTC offsets (summer time, or clocks set "
            "differently). Hours and days are those of each recording.",
            _n_sites_of_several_offsets(data.survey),
        ),
        *Message.if_any(
            "%Ln minute was recorded twice at its site and counts once (two recorders, a wrong "
            "clock, or the end of summer time where starts have no UTC offset).",
            "%Ln minutes were recorded twice at their sites and count once (two recorders, a "
            "wrong clock, or the end of summer time where starts have no UTC offset).",
            _n_minutes_recorded_twice(data),
        ),
    ]


def _n_sites_of_several_offsets(survey: Survey) -> int:
    known = np.isfinite(survey.start_s) & np.isfinite(survey.utc_offset_s)
    offsets = np.unique(np.stack([survey.site[known], survey.utc_offset_s[known]]), axis=1)
    _, n_offsets = np.unique(offsets[0], return_counts=True)
    return int((n_offsets > 1).sum())


def _n_minutes_recorded_twice(data: ChartData) -> int:
    survey = data.survey
    lengths_s = survey.duration_s[np.isfinite(survey.start_s) & (survey.site >= 0)]
    recorded = data.effort.recorded.select(data.effort.recorded.site >= 0)
    twice_s = float(lengths_s.sum()) - float((recorded.end_s - recorded.start_s).sum())
    return math.ceil(twice_s / MINUTE_S) if twice_s > _OVERLAP_S * len(lengths_s) else 0


def people_left_out(data: ChartData, query: ChartQuery) -> list[Message]:
    """Return a note if human sounds do not count."""
    names = ", ".join(sorted(data.survey.species[key] for key in data.people))
    note = Message("Human sounds ({species}) are left out.", species=names)
    return [note] if names and not query.species else []


def bias_warning(survey: Survey) -> tuple[Message, ...]:
    """Return a warning if windows were not chosen at random."""
    n = sum(
        species_list.choice is not WindowChoice.RANDOM
        for species_list in survey.lists
        if species_list.span_s
    )
    return Message.if_any(
        "%Ln window was not chosen at random. Values that rest on it may be biased.",
        "%Ln windows were not chosen at random. Values that rest on them may be biased.",
        n,
    )


def _counted_text(data: ChartData, query: ChartQuery, keys: Int64Array) -> Message:
    if query.measure is Measure.EXPECTED:
        calibration = data.survey.calibration
        if calibration is None:
            return Message(
                "Expected calls: the sum of probabilities, confirmed calls as 1. The calibration "
                "was not measured, so the 95 % interval is too narrow."
            )
        return Message(
            "Expected calls: the sum of probabilities, confirmed calls as 1. The 95 % interval "
            "includes the calibration error ({error} overall).",
            error=percent(calibration.after.error, 1),
        )
    bar = percent(data.threshold(query))
    n_limited = sum(data.table.species_ids[k] in data.limited_species for k in keys.tolist())
    if n_limited and query.min_probability is None:
        return Message.counted(
            "Calls: confirmed, or at or above the saved threshold (%Ln species), else {bar}.",
            "Calls: confirmed, or at or above the saved thresholds (%Ln species), else {bar}.",
            n_limited,
            bar=bar,
        )
    return Message("Calls: confirmed, or with a probability of at least {bar}.", bar=bar)


def sun_of(data: ChartData, query: ChartQuery) -> tuple[tuple[float, float], ...]:
    """Return sunrise and sunset in hours, each earliest and latest, for the chosen recordings."""
    survey = data.survey
    if query.chart is not Chart.CLOCK or not survey.sites:
        return ()
    is_placed = np.array([*(site.latitude_deg is not None for site in survey.sites), False])
    known = np.isfinite(survey.start_s) & np.isfinite(survey.utc_offset_s)
    rows = np.flatnonzero(known & is_placed[survey.site])
    hour = (survey.start_s[rows] // HOUR_S).astype(np.int64)
    rows = rows[data.is_chosen_time(query, survey.site[rows], hour)]
    rows = rows[np.argsort(survey.start_s[rows])][:: max(1, len(rows) // _N_SUN)]
    times = []
    for row in rows.tolist():
        site = survey.sites[int(survey.site[row])]
        assert site.latitude_deg is not None
        assert site.longitude_deg is not None
        day, offset_s = day_of(int(survey.start_s[row] // 86_400)), float(survey.utc_offset_s[row])
        times.append(sun_hours(site.latitude_deg, site.longitude_deg, day, offset_s))
    hours = np.array(times, dtype=np.float64).reshape(-1, 2)
    hours = hours[np.isfinite(hours).all(axis=1)]
    return (
        tuple((float(column.min()), float(column.max())) for column in hours.T)
        if len(hours)
        else ()
    )
