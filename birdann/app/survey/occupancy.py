"""Occupancy of each species in a season, from verified visits."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from birdann.app.survey.visits import Settled, VisitOutcome, season_outcomes
from birdann.core.arrays import FloatArray
from birdann.core.errors import SampleError
from birdann.core.message import Message, indent, percent
from birdann.core.visits import VisitRule
from birdann.models.occupancy import Histories, Occupancy, fit, half_width, required_sites
from birdann.models.validation import Estimate
from birdann.store import ProjectReader

PLANNED_VISITS = (2, 3, 5, 8, 12)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesOccupancy:
    """Occupancy of one species."""

    species: str
    fitted: Occupancy  # With unsure calls counted as no.
    # Occupancy with unsure calls counted as yes; None if there are none.
    unsure_as_yes: Estimate | None
    # n_open, n_unsure: Unsettled visits, and visits with unsure answers only.
    n_open: int
    n_unsure: int
    # n_played, seconds: Number of calls played, and total time.
    n_played: int
    seconds: float

    def lines(self) -> list[str]:
        """Return it as sentences."""
        fitted = self.fitted
        text = Message(
            "{species}: detected at {n_with} of {n_sites} sites (naive occupancy {naive}); {n_visits} visits.",
            species=self.species,
            n_with=fitted.n_sites_with,
            n_sites=fitted.n_sites,
            naive=percent(fitted.naive) if fitted.n_sites else "NA",
            n_visits=fitted.n_visits,
        )
        details: list[Message] = []
        if fitted.psi is not None and fitted.p is not None:
            details.append(
                Message(
                    "occupancy {psi}; detection in a visit {p}",
                    psi=interval(fitted.psi),
                    p=interval(fitted.p),
                )
            )
        if self.unsure_as_yes is not None:
            as_yes = interval(self.unsure_as_yes)
            details.append(Message("with unsure as yes: occupancy {psi}", psi=as_yes))
        if self.n_open:
            details.append(Message("visits not settled yet, not counted: {n}", n=self.n_open))
        for name, coefficient in fitted.coefficients.items():
            if name not in {"psi", "p"}:
                details.append(
                    Message(
                        "{name}: {value} ({low} to {high})",
                        name=name,
                        value=f"{coefficient.value:+.2f}",
                        low=f"{coefficient.low:+.2f}",
                        high=f"{coefficient.high:+.2f}",
                    )
                )
        return [text, *map(indent, (*details, *fitted.notes))]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonOccupancy:
    """Occupancy of all species of a queue."""

    queue: str
    species: tuple[SpeciesOccupancy, ...]
    notes: tuple[str, ...] = ()  # On lists, as sentences.

    def lines(self) -> list[str]:
        """Return it as sentences."""
        return [*(line for species in self.species for line in species.lines()), *self.notes]


def interval(estimate: Estimate) -> Message:
    """Return e.g. "62 % (95 % CI 48–75 %)"."""
    low, high = (percent(end).removesuffix(" %") for end in (estimate.low, estimate.high))
    return Message(
        "{value} (95 % CI {low}–{high} %)", value=percent(estimate.value), low=low, high=high
    )


def season_occupancy(
    reader: ProjectReader,
    name: str | None = None,
    *,
    of_lists: VisitRule | None = None,
    site_covariates: Sequence[str] = (),
    visit_covariates: Sequence[str] = (),
) -> SeasonOccupancy:
    """Return occupancy and detection of each species of a queue, by default the latest.

    Parameters
    ----------
    of_lists
        Definition of a visit, to use lists only.
    site_covariates
        Columns of the table of sites, for occupancy.
    visit_covariates
        Covariates of visits, for detection (`birdann.app.survey.histories`).
    """
    from birdann.app.survey.histories import VisitFacts

    queue, rule, found_visits = season_outcomes(reader, name, of_lists)
    facts = VisitFacts(reader, rule)
    seconds: dict[int, float] = defaultdict(float)
    for answer in reader.visits.answers(queue.id) if queue is not None else ():
        seconds[answer.visit] += answer.seconds
    names = reader.species.names()
    of_species: dict[str, list[VisitOutcome]] = defaultdict(list)
    for outcome in found_visits:
        of_species[names[outcome.visit.species_id]].append(outcome)
    fits = []
    for species, outcomes in of_species.items():
        rows = facts.rows(outcomes, [*site_covariates, *visit_covariates])
        histories = make_histories(outcomes, rows, site_covariates, visit_covariates)
        n_unsure = sum(outcome.is_unsure for outcome in outcomes)
        doubted = None
        if n_unsure:
            as_yes = [
                replace(outcome, detected=1.0) if outcome.is_unsure else outcome
                for outcome in outcomes
            ]
            doubted = _fit_histories(
                make_histories(as_yes, rows, site_covariates, visit_covariates)
            ).psi
        fits.append(
            SpeciesOccupancy(
                species=species,
                fitted=_fit_histories(histories),
                unsure_as_yes=doubted,
                n_open=sum(outcome.settled is Settled.OPEN for outcome in outcomes),
                n_unsure=n_unsure,
                n_played=sum(outcome.n_played for outcome in outcomes),
                seconds=sum(seconds[outcome.visit.place] for outcome in outcomes),
            )
        )
    return SeasonOccupancy(
        queue=queue.name if queue is not None else "",
        species=tuple(fits),
        notes=tuple(facts.listed.notes(found_visits)),
    )


def _fit_histories(histories: Histories) -> Occupancy:
    try:
        return fit(histories)
    except ValueError as error:
        raise SampleError(
            "The covariates cannot be used: {reason}. Complete them or leave them out.",
            reason=str(error),
        ) from error


def make_histories(
    outcomes: Sequence[VisitOutcome],
    covariates: Sequence[Mapping[str, float]],
    of_site: Sequence[str] = (),
    of_visit: Sequence[str] = (),
) -> Histories:
    """Return the visits of one species as sites x visits, in order of time.

    Parameters
    ----------
    covariates
        Of each visit, by name; those ``of_site`` are equal for all visits of a site.
    """
    sites = sorted({outcome.visit.site_id for outcome in outcomes})
    order = sorted(
        range(len(outcomes)),
        key=lambda i: (outcomes[i].visit.site_id, outcomes[i].visit.started_at),
    )
    row = np.array([sites.index(outcomes[i].visit.site_id) for i in order], np.int64)
    column = np.arange(len(order)) - np.searchsorted(row, row)
    shape = (len(sites), int(column.max(initial=-1)) + 1)

    def spread(values: Sequence[float]) -> FloatArray:
        grid = np.full(shape, np.nan)
        grid[row, column] = [values[i] for i in order]
        return grid

    return Histories(
        detected=spread([outcome.detected for outcome in outcomes]),
        effort_h=spread([max(outcome.effort_s, 1.0) / 3600 for outcome in outcomes]),
        site_covariates={
            name: spread([covariate[name] for covariate in covariates])[:, 0] for name in of_site
        },
        visit_covariates={
            name: spread([covariate[name] for covariate in covariates]) for name in of_visit
        },
    )


def plan_lines(psi: float, p: float, n_sites: int, width: float) -> list[str]:
    """Return the expected interval for a number of sites, and the sites needed for an interval."""
    lines: list[str] = [
        Message(
            "Expected 95 % interval of occupancy if {psi} of the sites are occupied and a visit "
            "detects the species there in {p} of cases:",
            psi=percent(psi),
            p=percent(p),
        )
    ]
    for n in PLANNED_VISITS:
        wide = half_width(psi, p, n_sites=n_sites, n_visits=n)
        line = Message(
            "{n} visits: ± {wide} points at {n_sites} sites; ± {width} points needs {needed} sites",
            n=n,
            wide=f"{min(100 * wide, 100):.0f}",
            n_sites=n_sites,
            width=f"{100 * width:.3g}",
            needed=required_sites(psi, p, n_visits=n, width=width),
        )
        lines.append(indent(line))
    return lines
