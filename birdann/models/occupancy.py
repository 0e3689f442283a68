"""Occupancy and detection probability.

The single-season model of MacKenzie et al. 2002 (Ecology 83: 2248–2255), by maximum likelihood
from several starts, with profile likelihood intervals. It assumes no false detections and a
constant state of each site within the season.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from operator import itemgetter

import numpy as np
from scipy.optimize import brentq
from scipy.special import expit

from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.intervals import Z_95
from birdann.core.message import Message, percent
from birdann.models.validation import Estimate

MAX_TERMS = 4
"""Covariates of one fit; more is work for R."""
MIN_SITES_WITH = 5
"""Sites with a detection below which a warning is given."""
_LIMIT = 20.0
"""Of every coefficient, on the scale of the logit and in standard deviations of its covariate."""
_EDGE = 0.999
"""Occupancy from which on it is at its boundary."""
_CUT = 3.841458820694124 / 2
"""Half the 95 % point of chi-squared with one degree of freedom."""
_EXTREMES = ((2.0, -2.0), (-2.0, 2.0))
"""Of occupancy and detection: a profile may have a peak near each."""
_STARTS = ((0.0, 0.0), *_EXTREMES, (-1.0, -1.0))
_MAX_STEPS, _SHORT = 200, 1e-7
"""Of a search: Newton steps, and the length of one at which it ends."""
_SAME_EFFORT = 0.01
"""Relative difference up to which efforts are the same."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Histories:
    """Detection histories of one species."""

    # float64 (n_sites, n_visits): 1, 0, and NaN where a visit was not surveyed.
    detected: FloatArray
    # float64 (n_sites, n_visits): hours, above 0 where surveyed; None if constant.
    effort_h: FloatArray | None = None
    # Covariates of occupancy, float64 (n_sites,) each.
    site_covariates: Mapping[str, FloatArray] = field(default_factory=dict)
    # Covariates of detection, float64 (n_sites, n_visits) each.
    visit_covariates: Mapping[str, FloatArray] = field(default_factory=dict)

    @property
    def is_surveyed(self) -> BoolArray:
        """Which visits were surveyed, bool (n_sites, n_visits)."""
        return np.isfinite(self.detected)

    @property
    def is_detected(self) -> BoolArray:
        """Which sites have a detection, bool (n_sites,)."""
        return np.asarray((self.detected == 1).any(axis=1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Occupancy:
    """Estimates of one species."""

    n_sites: int
    n_sites_with: int
    n_visits: int
    naive: float  # Share of surveyed sites with a detection; NaN without sites.
    # psi, p: Occupancy, and detection in one visit, at mean covariates; None if not estimable.
    psi: Estimate | None = None
    p: Estimate | None = None
    # By name, on the logit scale; covariates in standard deviations.
    coefficients: Mapping[str, Estimate] = field(default_factory=dict)
    log_likelihood: float = float("nan")  # Maximum; NaN if nothing was fitted.
    notes: tuple[Message, ...] = ()  # Sentences on limitations of the estimate.


@dataclass(frozen=True, slots=True, eq=False)
class _Likelihood:
    """Likelihood of histories as a function of the coefficients of psi, then p."""

    y: FloatArray
    is_surveyed: BoolArray
    of_psi: FloatArray
    of_p: FloatArray

    def __call__(self, beta: FloatArray) -> tuple[float, FloatArray, FloatArray]:
        """Return minus the log-likelihood, its gradient and its Hessian."""
        k = self.of_psi.shape[1]
        a, b = self.of_psi @ beta[:k], self.of_p @ beta[k:]
        log_visits = -np.logaddexp(0, np.where(self.y == 1, -b, b))
        present = -np.logaddexp(0, -a) + np.where(self.is_surveyed, log_visits, 0.0).sum(axis=1)
        is_detected = (self.y == 1).any(axis=1)
        total = np.where(is_detected, present, np.logaddexp(present, -np.logaddexp(0, a)))
        occupied, psi, p = np.exp(present - total), expit(a), expit(b)
        missed = np.where(self.is_surveyed, self.y - p, 0.0)
        # of one occupied site against one that is not: the difference of their gradients
        score = np.hstack([self.of_psi, np.einsum("ij,ijk->ik", missed, self.of_p)])
        slope = score * occupied[:, None]
        slope[:, :k] -= psi[:, None] * self.of_psi
        curve = -np.einsum("i,ij,ik->jk", occupied * (1 - occupied), score, score)
        curve[:k, :k] += np.einsum("i,ij,ik->jk", psi * (1 - psi), self.of_psi, self.of_psi)
        of_visits = occupied[:, None] * np.where(self.is_surveyed, p * (1 - p), 0.0)
        curve[k:, k:] += np.einsum("iv,ivj,ivk->jk", of_visits, self.of_p, self.of_p)
        return -float(total.sum()), -slope.sum(axis=0), curve

    def minimise(self, start: FloatArray, fixed: int | None = None) -> tuple[float, FloatArray]:
        """Return the minimum by damped Newton steps, optionally with one coefficient fixed."""
        beta, damping = start.astype(np.float64), 1e-3
        value, slope, curve = self(beta)
        for _ in range(_MAX_STEPS):
            # a coefficient at its limit that leads beyond it stays there
            is_free = (np.abs(beta) < _LIMIT) | (beta * slope > 0)
            free = np.array([j for j in np.flatnonzero(is_free) if j != fixed], np.intp)
            if not len(free):
                break
            inner = curve[np.ix_(free, free)]
            min_eigenvalue = float(np.linalg.eigvalsh(inner)[0])
            inner = inner + (max(-min_eigenvalue, 0.0) + damping) * np.eye(len(free))
            step = np.linalg.solve(inner, slope[free])
            if np.abs(step).max() < _SHORT:
                break
            trial = beta.copy()
            trial[free] = np.clip(trial[free] - step, -_LIMIT, _LIMIT)
            new = self(trial)
            if new[0] < value:
                (value, slope, curve), beta, damping = new, trial, damping / 10
            elif damping > 1e6:
                break
            else:
                damping = max(damping * 10, 1e-8)
        return value, beta


def fit(histories: Histories) -> Occupancy:
    """Fit the model to the surveyed visits.

    If efforts differ, logit p has a term in log hours. Raises ValueError if there are more
    covariates than ``MAX_TERMS``, or one is not finite where it is needed.
    """
    surveyed, is_detected = histories.is_surveyed, histories.is_detected
    n_sites, n_with = int(surveyed.any(axis=1).sum()), int(is_detected.sum())
    result = Occupancy(
        n_sites=n_sites,
        n_sites_with=n_with,
        n_visits=int(surveyed.sum()),
        naive=n_with / n_sites if n_sites else float("nan"),
    )
    reason = _infeasibility(histories, n_with)
    if reason is not None:
        return replace(result, notes=(reason,))
    likelihood, names = _designs(histories)
    k = likelihood.of_psi.shape[1]
    starts = np.zeros((len(_STARTS), len(names)))
    starts[:, [0, k]] = _STARTS
    minimum, beta = min(map(likelihood.minimise, starts), key=itemgetter(0))
    intervals = [_interval(likelihood, minimum, beta, j) for j in range(len(names))]
    of_psi, of_p = (_share(intervals[j]) for j in (0, k))
    return replace(
        result,
        psi=of_psi,
        p=of_p,
        coefficients=dict(zip(names, intervals, strict=True)),
        log_likelihood=-minimum,
        notes=tuple(_notes(of_psi, n_with)),
    )


def _share(estimate: Estimate) -> Estimate:
    """Return a coefficient on the logit scale as a share."""
    value, low, high = expit([estimate.value, estimate.low, estimate.high]).tolist()
    return Estimate(value=value, low=low, high=high)


def _infeasibility(histories: Histories, n_with: int) -> Message | None:
    surveyed = histories.is_surveyed
    if not surveyed.any():
        return Message("No visit was surveyed.")
    if not n_with:
        return Message("No detection: occupancy cannot be estimated.")
    if surveyed.sum(axis=1).max() < 2:
        return Message(
            "Every site was visited once: occupancy and detection cannot be separated. Divide the "
            "time into shorter visits or survey again."
        )
    return None


def _notes(psi: Estimate, n_with: int) -> list[Message]:
    notes = []
    if psi.value > _EDGE:
        notes.append(
            Message(
                "Occupancy is estimated at its limit of 100 %: the visits allow that every site was "
                "occupied. Only its lower end ({low}) is informative.",
                low=percent(psi.low),
            )
        )
    if n_with < MIN_SITES_WITH:
        notes.append(
            Message(
                "Detections at {n} sites only; at least {wanted} are needed for a stable estimate.",
                n=n_with,
                wanted=MIN_SITES_WITH,
            )
        )
    return notes


def _designs(histories: Histories) -> tuple[_Likelihood, list[str]]:
    surveyed = histories.is_surveyed
    visited: BoolArray = np.asarray(surveyed.any(axis=1))
    of_p = dict(histories.visit_covariates)
    n_terms = len(histories.site_covariates) + len(of_p)
    if n_terms > MAX_TERMS:
        raise ValueError(f"{n_terms} covariates; at most {MAX_TERMS}")
    if histories.effort_h is not None:
        hours = histories.effort_h[surveyed]
        if hours.max() > hours.min() * (1 + _SAME_EFFORT):
            of_p["log(effort hours)"] = np.log(np.where(surveyed, histories.effort_h, 1.0))
    psi = {
        name: _standardise(values, visited) for name, values in histories.site_covariates.items()
    }
    p = {name: _standardise(values, surveyed) for name, values in of_p.items()}
    likelihood = _Likelihood(
        y=np.where(surveyed, histories.detected, 0.0),
        is_surveyed=surveyed,
        of_psi=np.stack([np.ones(len(visited)), *psi.values()], axis=-1),
        of_p=np.stack([np.ones(surveyed.shape), *p.values()], axis=-1),
    )
    return likelihood, ["psi", *(f"psi: {n}" for n in psi), "p", *(f"p: {n}" for n in p)]


def _standardise(values: FloatArray, used: BoolArray) -> FloatArray:
    """Return a covariate standardised over used values, and 0 elsewhere."""
    if not np.isfinite(values[used]).all():
        raise ValueError("a covariate is missing where a visit was surveyed")
    spread = float(values[used].std())
    return np.where(used, (values - values[used].mean()) / (spread or 1.0), 0.0)


def _interval(likelihood: _Likelihood, minimum: float, beta: FloatArray, j: int) -> Estimate:
    """Return a coefficient with its profile likelihood interval; infinite beyond the limit."""
    ends = []
    for sign in (-1.0, 1.0):
        at = partial(_profile, likelihood, minimum, beta, j)
        inner, step = float(beta[j]), 0.25
        while True:
            outer = min(max(inner + sign * step, -_LIMIT), _LIMIT)
            if at(outer) > 0:
                ends.append(float(brentq(at, inner, outer, xtol=1e-5)))
                break
            if abs(outer) >= _LIMIT:
                ends.append(sign * float("inf"))
                break
            inner, step = outer, 2 * step
    return Estimate(value=float(beta[j]), low=ends[0], high=ends[1])


def _profile(
    likelihood: _Likelihood, minimum: float, beta: FloatArray, j: int, value: float
) -> float:
    """Return how far the profile at a value is below the limit of the interval.

    Where it is within, a higher peak would change nothing.
    """
    below = np.inf
    for intercepts in (beta[[0, likelihood.of_psi.shape[1]]], *_EXTREMES):
        start = beta.copy()
        start[[0, likelihood.of_psi.shape[1]]] = intercepts
        start[j] = value
        below = min(below, likelihood.minimise(start, fixed=j)[0] - minimum - _CUT)
        if below <= 0:
            break
    return below


def half_width(psi: float, p: float, *, n_sites: int, n_visits: int) -> float:
    """Return the expected half-width of the 95 % interval of occupancy.

    From the asymptotic variance (MacKenzie and Royle 2005, J. Appl. Ecol. 42: 1105–1114, equation
    1).

    Parameters
    ----------
    psi, p
        Expected occupancy and detection in one visit, above 0; p below 1.
    n_sites, n_visits
        Sites, and visits to each (at least 2).
    """
    detection = 1 - (1 - p) ** n_visits
    repeated = detection - n_visits * p * (1 - p) ** (n_visits - 1)
    return float(Z_95 * np.sqrt(psi / n_sites * (1 - psi + (1 - detection) / repeated)))


def required_sites(psi: float, p: float, *, n_visits: int, width: float) -> int:
    """Return the number of sites for a 95 % interval of occupancy of about ± ``width``."""
    return int(np.ceil((half_width(psi, p, n_sites=1, n_visits=n_visits) / width) ** 2 - 1e-9))
