"""Detection histories for R, with matrices for ``unmarked`` and ``spOccupancy``."""

import math
import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

import numpy as np

from birdann.app.reports import SummaryReport
from birdann.app.survey.sun import sun_hours
from birdann.app.survey.visits import ListedVisits, VisitOutcome, season_outcomes
from birdann.core.errors import BirdannError, SampleError
from birdann.core.files import outputs
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.recording import Site, SiteId
from birdann.core.visits import VisitQueue, VisitRule, VisitTime
from birdann.formats.cells import maybe_number
from birdann.formats.tables import write_csv
from birdann.store import Project, ProjectReader

NOT_SURVEYED = "NA"
VISIT_FACTS = ("hour", "minutes_from_sunrise", "noise_db", "recorder")
"""Covariates of a visit beside its effort."""
COLUMNS = (
    "species", "site", "visit", "started_at", "ended_at", "detected", "settled_by", "effort_h",
    *VISIT_FACTS, "calls_to_play", "calls_played", "is_unsure", "detections", "probability",
)  # fmt: skip
_MAX_NAME_BYTES = 200
_N_BLOCKS, _BLOCK_S = 10, 1.0
"""Of a visit's sound, by which its noise level is measured."""


class VisitFacts:
    """Covariates of visits, by name."""

    def __init__(self, reader: ProjectReader, rule: VisitRule) -> None:
        self.listed = ListedVisits(reader, rule)
        self.sites: Mapping[SiteId, Site] = {site.id: site for site in reader.sites.all()}
        self._recordings = {recording.id: recording for recording in reader.recordings.all()}
        self._recorders = {
            key: metadata.serial or metadata.device
            for key, metadata in reader.recordings.metadata().items()
        }
        self._levels: dict[str, dict[str, float]] = {}

    def of(self, outcome: VisitOutcome) -> dict[str, float | str]:
        """Return the known covariates of a visit: numbers, and texts."""
        visit = outcome.visit
        site, time = self.sites.get(visit.site_id), self.time_of(outcome)
        facts: dict[str, float | str] = {}
        for name, text in site.covariates.items() if site is not None else ():
            if (value := _number(text)) is not None:
                facts[name] = value
        if time is None:
            return facts
        at, recording = self._middle(time)
        facts["hour"] = round(at.hour + at.minute / 60 + at.second / 3600, 3)
        start = self._recordings[recording].started_at
        if site is not None and start is not None:
            minutes = minutes_from_sunrise(at.replace(tzinfo=start.tzinfo), site)
            if minutes is not None:
                facts["minutes_from_sunrise"] = minutes
        if self._recorders.get(recording):
            facts["recorder"] = self._recorders[recording]
        return facts

    def time_of(self, outcome: VisitOutcome) -> VisitTime | None:
        """Return the recorded time of a visit; None if its recordings were removed or moved."""
        return self.listed.times.get((outcome.visit.site_id, outcome.visit.started_at))

    def _middle(self, time: VisitTime) -> tuple[datetime, RecordingId]:
        """Return the midpoint of the recorded time of a visit, in local time."""
        left_s = sum(end - start for _, start, end in time.parts) / 2
        for key, start_s, end_s in time.parts:
            begun = self._recordings[key].started_at
            if left_s <= end_s - start_s and begun is not None:
                return begun.replace(tzinfo=None) + timedelta(seconds=start_s + left_s), key
            left_s -= end_s - start_s
        return time.started_at, time.parts[0][0]

    def rows(self, visits: Sequence[VisitOutcome], names: Sequence[str]) -> list[dict[str, float]]:
        """Return covariates of visits as numbers; texts are numbered in order of appearance."""
        known = [self.of(visit) for visit in visits]
        rows: list[dict[str, float]] = [{} for _ in visits]
        for name in names:
            values = [values.get(name) for values in known]
            if all(value is None for value in values):
                there = sorted({key for values in known for key in values})
                raise SampleError(
                    "No visit has a covariate “{name}”. There are: {there}.",
                    name=name,
                    there=", ".join(there) or "none",
                )
            is_word = any(isinstance(value, str) for value in values)
            words = sorted({str(value) for value in values if is_word and value is not None})
            if len(words) > 2:
                raise SampleError(
                    "“{name}” has {n} different values. A covariate must be a number or have two "
                    "values. Write the detection histories and fit it in R.",
                    name=name,
                    n=len(words),
                )
            for row, value in zip(rows, values, strict=True):
                if value is None:
                    row[name] = float("nan")
                else:
                    row[name] = float(words.index(str(value)) if is_word else value)
        return rows


def _number(text: str) -> float | str | None:
    """Return a covariate as a number if it is one, None if it is missing."""
    try:
        return maybe_number(text)
    except ValueError:
        return text


def minutes_from_sunrise(at: datetime, site: Site) -> float | None:
    """Return minutes after sunrise of that day, negative before; None without sunrise."""
    offset = at.utcoffset()
    if offset is None or site.latitude_deg is None or site.longitude_deg is None:
        return None
    offset_s = offset.total_seconds()
    rise, _ = sun_hours(site.latitude_deg, site.longitude_deg, at.date(), offset_s)
    hour = at.hour + at.minute / 60 + at.second / 3600
    return None if math.isnan(rise) else round(60 * (hour - rise), 1)


def noise_level_db(project: Project, time: VisitTime) -> float | None:
    """Return the median sound level of a visit in dB re full scale; None if unreadable.

    The median of root mean squares of seconds spread evenly over the recorded time.
    """
    from birdann.dsp.audio import AudioReader

    total = sum(end - start for _, start, end in time.parts)
    wanted, levels, before = (np.arange(_N_BLOCKS) + 0.5) / _N_BLOCKS * total, [], 0.0
    for key, start_s, end_s in time.parts:
        inside = wanted[(before <= wanted) & (wanted < before + end_s - start_s)] - before
        before += end_s - start_s
        if not len(inside):
            continue
        try:
            with AudioReader(project.audio_path(project.recordings.one(key))) as audio:
                rate = audio.sample_rate_hz
                for at_s in start_s + inside:
                    block = audio.read(int(at_s * rate), max(int(_BLOCK_S * rate), 1))
                    levels.append(float(np.sqrt(np.mean(np.square(block, dtype=np.float64)))))
        except BirdannError:
            return None
    return round(float(20 * np.log10(max(np.median(levels), 1e-9))), 2) if levels else None


def write_histories(
    project: Project,
    folder: str | os.PathLike[str],
    name: str | None = None,
    *,
    of_lists: VisitRule | None = None,
    with_noise: bool = False,
    overwrite: bool = False,
    progress: Progress = silent,
) -> SummaryReport:
    """Write the visits of a queue, matrices by species, and an R script that reads them.

    Parameters
    ----------
    name
        Of the queue; default the latest.
    of_lists
        Definition of a visit, to use lists only.
    with_noise
        Whether to measure the noise level of each visit, which reads the sound.
    """
    target = Path(os.path.abspath(folder))
    with project.reader() as reader, reader.snapshot():
        queue, rule, outcomes = season_outcomes(reader, name, of_lists)
        facts = VisitFacts(reader, rule)
        names = reader.species.names()
        counts = _detections(reader, queue) if queue is not None else {}
    levels: dict[tuple[SiteId, datetime], float | None] = {}
    visits = {
        (outcome.visit.site_id, outcome.visit.started_at): facts.time_of(outcome)
        for outcome in outcomes
    }
    for i, (key, time) in enumerate(visits.items() if with_noise else ()):
        progress(i / len(visits), Message("Measuring noise"))
        levels[key] = noise_level_db(project, time) if time is not None else None
    numbers = _numbers(visits)
    order = sorted(
        outcomes,
        key=lambda outcome: (names[outcome.visit.species_id], *_site_and_start(outcome, facts)),
    )
    rows = [_row(outcome, numbers, facts, names, levels, counts) for outcome in order]
    outputs.check(target / "visits.csv", overwrite=overwrite)
    outputs.create_folder(target)
    with outputs.write_together(overwrite=overwrite):
        write_csv(target / "visits.csv", COLUMNS, ([row[c] for c in COLUMNS] for row in rows))
        head, of_sites = _sites(outcomes, facts)
        write_csv(target / "sites.csv", head, of_sites)
        site_names = [row[0] for row in of_sites]
        n_visits = max(numbers.values(), default=0)
        for species, name in _file_names(row["species"] for row in rows).items():
            species_rows = [row for row in rows if row["species"] == species]
            for column, file in (("detected", "y"), ("effort_h", "effort_h")):
                write_csv(
                    target / f"{file}_{name}.csv",
                    *_matrix(species_rows, column, site_names, n_visits),
                )
        for column in VISIT_FACTS:
            write_csv(target / f"{column}.csv", *_matrix(rows, column, site_names, n_visits))
        with outputs.atomic_text(target / "occupancy.R") as script:
            script.write(R_SCRIPT)
    notes = tuple(facts.listed.notes(outcomes))
    return SummaryReport(path=target, rows=len(rows), left_out=notes)


def _file_names(species: Iterable[str]) -> dict[str, str]:
    """Return each species' part of file names: letters and digits, unlike others', not too long."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for one in dict.fromkeys(species):
        plain = "".join(c if c.isalnum() else "_" for c in one)
        name = plain = plain.encode()[:_MAX_NAME_BYTES].decode(errors="ignore")
        for number in count(2):
            if name.casefold() not in taken:
                break
            name = f"{plain}_{number}"
        taken.add(name.casefold())
        names[one] = name
    return names


def _site_and_start(outcome: VisitOutcome, facts: VisitFacts) -> tuple[str, datetime]:
    return facts.sites[outcome.visit.site_id].name, outcome.visit.started_at


def _numbers(visits: Iterable[tuple[SiteId, datetime]]) -> dict[tuple[SiteId, datetime], int]:
    """Return the number of each visit to its site, from 1."""
    counted: dict[SiteId, int] = defaultdict(int)
    numbers = {}
    for site, at in sorted(visits):
        counted[site] += 1
        numbers[site, at] = counted[site]
    return numbers


def _row(
    outcome: VisitOutcome,
    numbers: Mapping[tuple[SiteId, datetime], int],
    facts: VisitFacts,
    names: Mapping[SpeciesId, str],
    levels: Mapping[tuple[SiteId, datetime], float | None],
    counts: Mapping[int, tuple[int, float]],
) -> dict[str, str]:
    visit, known = outcome.visit, facts.of(outcome)
    detections, probability = counts.get(visit.place, (None, None))
    values = {
        "species": names[visit.species_id],
        "site": facts.sites[visit.site_id].name,
        "visit": numbers[visit.site_id, visit.started_at],
        "started_at": visit.started_at.isoformat(),
        "ended_at": visit.ended_at.isoformat(),
        "detected": None if np.isnan(outcome.detected) else int(outcome.detected),
        "settled_by": outcome.settled.value,
        "effort_h": round(outcome.effort_s / 3600, 6),
        **{name: known.get(name) for name in VISIT_FACTS},
        "noise_db": levels.get((visit.site_id, visit.started_at)),
        "calls_to_play": outcome.n_calls,
        "calls_played": outcome.n_played,
        "is_unsure": str(outcome.is_unsure).lower(),
        "detections": detections,
        "probability": None if probability is None else round(probability, 4),
    }
    return {
        key: NOT_SURVEYED if value is None or value == "" else str(value)
        for key, value in values.items()
    }


def _detections(reader: ProjectReader, queue: VisitQueue) -> dict[int, tuple[int, float]]:
    """Return the number of predicted calls of each visit, and the probability of at least one.

    These are unverified, for models with false positives.
    """
    left = {visit.place: 1 - visit.remaining for visit in reader.visits.visits(queue.id)}
    n_of: dict[int, int] = defaultdict(int)
    for call in reader.visits.items(queue.id):
        left[call.visit] *= 1 - min(call.score, 1.0)
        n_of[call.visit] += 1
    return {index: (n_of[index], 1 - absent) for index, absent in left.items()}


def _sites(
    outcomes: Iterable[VisitOutcome], facts: VisitFacts
) -> tuple[list[str], list[list[str]]]:
    here = sorted(
        (facts.sites[key] for key in {outcome.visit.site_id for outcome in outcomes}),
        key=lambda site: site.name,
    )
    extra = list(dict.fromkeys(name for site in here for name in site.covariates))
    rows = [
        [
            site.name,
            *(NOT_SURVEYED if v is None else f"{v:.12g}" for v in (site.latitude_deg, site.longitude_deg, site.elevation_m)),
            *(_cell(site.covariates.get(name, "")) for name in extra),
        ]
        for site in here
    ]  # fmt: skip
    return ["site", "latitude", "longitude", "elevation", *extra], rows


def _cell(text: str) -> str:
    """Return a covariate as R reads it."""
    value = _number(text)
    if value is None:
        return NOT_SURVEYED
    return text if isinstance(value, str) or "," not in text else f"{value:.12g}"


def _matrix(
    rows: Iterable[Mapping[str, str]], column: str, sites: Sequence[str], n_visits: int
) -> tuple[list[str], list[list[str]]]:
    """Return a table with a row per site and a column per visit."""
    cells = {site: [NOT_SURVEYED] * n_visits for site in sites}
    for row in rows:
        cells[row["site"]][int(row["visit"]) - 1] = row[column]
    head = ["site", *(f"visit{k + 1}" for k in range(n_visits))]
    return head, [[site, *site_cells] for site, site_cells in cells.items()]


R_SCRIPT = """\
# Detection histories written by birdann. Run in their folder: Rscript occupancy.R
# 1: detected; 0: not detected; NA: not surveyed. Rows are sites in the order of sites.csv, columns visits.
matrix_of <- function(name) {
  table <- read.csv(paste0(name, ".csv"), na.strings = "NA", check.names = FALSE, stringsAsFactors = FALSE)
  found <- as.matrix(table[, -1, drop = FALSE])
  rownames(found) <- table[[1]]
  found
}
sites <- read.csv("sites.csv", na.strings = "NA", stringsAsFactors = FALSE)
files <- list.files(pattern = "^y_.*[.]csv$")
y <- lapply(sub("[.]csv$", "", files), matrix_of)
names(y) <- sub("^y_(.*)[.]csv$", "\\\\1", files)
effort_h <- lapply(sub("[.]csv$", "", sub("^y_", "effort_h_", files)), matrix_of)
visit_covariates <- list(
  hour = matrix_of("hour"),
  minutes_from_sunrise = matrix_of("minutes_from_sunrise"), noise_db = matrix_of("noise_db")
)
usable <- Filter(function(one) !all(is.na(one)), visit_covariates)
for (species in names(y)) {
  own <- y[[species]]
  stopifnot(all(own %in% c(0, 1, NA)), identical(rownames(own), as.character(sites$site)))
  surveyed <- rowSums(!is.na(own)) > 0
  cat(sprintf("%s: %d sites, naive occupancy %.3f\\n", species, sum(surveyed),
              mean(rowSums(own, na.rm = TRUE)[surveyed] > 0)))
}
# for spOccupancy: list(y = y[[1]], occ.covs = sites, det.covs = c(list(effort_h = effort_h[[1]]), usable))
if (requireNamespace("unmarked", quietly = TRUE)) {
  for (species in names(y)) {
    frame <- unmarked::unmarkedFrameOccu(y = y[[species]], siteCovs = sites, obsCovs = usable)
    print(unmarked::occu(~1 ~1, data = frame))
  }
}
"""
