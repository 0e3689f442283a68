"""Occupancy against a likelihood written from its definition, and against simulated surveys."""

import math
from itertools import product

import numpy as np
import pytest
from scipy.optimize import differential_evolution, minimize

from birdann.models.occupancy import Histories, fit, half_width, required_sites

NAN = float("nan")


def drawn(seed, psi=0.6, p=0.4, n_sites=30, n_visits=5, n_missing=0):
    rng = np.random.default_rng(seed)
    z = rng.random(n_sites) < psi
    y = (rng.random((n_sites, n_visits)) < p) & z[:, None]
    y = y.astype(float)
    y.flat[rng.choice(y.size, n_missing, replace=False)] = NAN
    return y


def by_definition(y, psi, p):
    """Log-likelihood, site by site and visit by visit; psi (n,) and p (n, m)."""
    total = 0.0
    for i, visits in enumerate(y):
        product_ = psi[i]
        for v, one in enumerate(visits):
            if not math.isnan(one):
                product_ *= p[i][v] if one == 1 else 1 - p[i][v]
        if 1 not in visits.tolist():
            product_ += 1 - psi[i]
        total += math.log(product_)
    return total


def inverse(x):
    return 1 / (1 + math.exp(-x))


@pytest.mark.parametrize(("seed", "n_missing"), [(1, 0), (2, 40), (3, 75)])
def test_log_likelihood_is_that_of_an_independent_optimiser(seed, n_missing):
    y = drawn(seed, n_missing=n_missing)

    def minus(x):
        return -by_definition(y, [x[0]] * len(y), np.full(y.shape, x[1]))

    best = differential_evolution(minus, [(1e-9, 1 - 1e-9)] * 2, seed=1, tol=1e-12, maxiter=300)

    found = fit(Histories(detected=y))

    assert found.log_likelihood == pytest.approx(-best.fun, abs=1e-6)
    assert (found.psi.value, found.p.value) == pytest.approx(best.x, abs=1e-3)


def test_an_interval_ends_at_its_profile_where_occupancy_is_at_its_limit():
    y = np.zeros((11, 2))
    y[5, 0] = y[2, 1] = 1
    y[0, 1] = y[2, 0] = NAN

    found = fit(Histories(detected=y))

    p = np.full(y.shape, found.p.high)
    profile = max(by_definition(y, [psi] * 11, p) for psi in np.linspace(0.01, 1, 100))
    assert found.log_likelihood - profile == pytest.approx(3.8415 / 2, abs=1e-3)


def test_an_interval_goes_on_where_the_profile_has_a_second_peak():
    """One detection, at a site with one visit: calls are rare at many sites, or sure at one."""
    y = np.zeros((7, 3))
    y[[0, 2, 3, 4], [0, 1, 0, 2]] = NAN
    y[6] = 1, NAN, NAN

    found = fit(Histories(detected=y))

    shares = np.linspace(0.0001, 0.9999, 400)
    for psi in (0.3, 0.5, 0.7, 0.99):
        profile = max(by_definition(y, [psi] * 7, np.full(y.shape, p)) for p in shares)
        assert profile > found.log_likelihood - 1  # far within the interval
    assert found.psi.high == pytest.approx(1.0)


def test_covariates_and_effort_enter_as_an_independent_optimiser_has_them():
    rng = np.random.default_rng(5)
    y = drawn(5, n_sites=60, n_missing=20)
    forest, noise = rng.normal(size=60), rng.normal(3, 2, size=y.shape)
    hours = rng.choice([0.1, 0.5, 2.0], size=y.shape)
    here = np.isfinite(y)

    def minus(x):
        psi = [inverse(x[0] + x[1] * f) for f in forest]
        p = [
            [inverse(x[2] + x[3] * noise[i, v] + x[4] * math.log(hours[i, v])) for v in range(5)]
            for i in range(60)
        ]
        return -by_definition(y, psi, p)

    starts = ([0, 0, 0, 0, 0], [1, 0, -1, 0, 0])
    best = min(minimize(minus, s, method="BFGS", options={"gtol": 1e-8}).fun for s in starts)

    found = fit(
        Histories(
            detected=y,
            effort_h=np.where(here, hours, NAN),
            site_covariates={"forest": forest},
            visit_covariates={"noise": np.where(here, noise, NAN)},
        )
    )

    assert found.log_likelihood == pytest.approx(-best, abs=1e-6)
    assert list(found.coefficients) == [
        "psi", "psi: forest", "p", "p: noise", "p: log(effort hours)",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_ends_of_the_interval_are_where_the_profile_falls_by_half_of_chi_squared(seed):
    y = drawn(seed, n_sites=25)
    found = fit(Histories(detected=y))
    grid = 1 / (1 + np.exp(-np.linspace(-8, 8, 4001)))
    for end in (found.psi.low, found.psi.high):
        if end == 1.0:
            continue
        profile = max(
            sum(
                n * math.log(end * p**k * (1 - p) ** (5 - k) + (1 - end) * (k == 0))
                for k, n in enumerate(np.bincount(y.sum(axis=1).astype(int), minlength=6))
                if n
            )
            for p in grid[500:-500]
        )
        assert found.log_likelihood - profile == pytest.approx(3.8415 / 2, abs=2e-3)


def test_interval_covers_the_truth_about_as_often_as_it_says():
    inside = []
    for seed in range(40):
        found = fit(Histories(detected=drawn(seed, n_sites=40)))
        inside.append(found.psi.low <= 0.6 <= found.psi.high)
    assert 0.88 <= np.mean(inside) <= 0.99


def test_order_of_sites_and_visits_does_not_matter():
    y = drawn(8, n_missing=20)
    rng = np.random.default_rng(0)
    again = rng.permuted(y[rng.permutation(len(y))], axis=1)
    first, second = fit(Histories(detected=y)), fit(Histories(detected=again))
    assert first.log_likelihood == pytest.approx(second.log_likelihood, abs=1e-8)
    assert first.psi.low == pytest.approx(second.psi.low, abs=1e-4)


def test_sites_never_surveyed_say_nothing():
    y = drawn(9)
    more = np.vstack([y, np.full((7, 5), NAN)])
    one, other = fit(Histories(detected=y)), fit(Histories(detected=more))
    assert one.log_likelihood == pytest.approx(other.log_likelihood, abs=1e-9)
    assert (one.n_sites, one.naive) == (other.n_sites, other.naive)


def test_limits_are_told_in_a_sentence():
    everywhere = np.tile([1.0, 0.0, 1.0, 0.0], (8, 1))
    assert "limit of 100 %" in str(fit(Histories(detected=everywhere)).notes[0])
    assert fit(Histories(detected=everywhere)).psi.high == 1.0
    nowhere = fit(Histories(detected=np.zeros((9, 3))))
    assert nowhere.psi is None
    assert nowhere.naive == 0
    assert "No detection" in str(nowhere.notes[0])
    once = fit(Histories(detected=np.array([[1.0, NAN], [NAN, 0.0], [1.0, NAN]])))
    assert once.psi is None
    assert "visited once" in str(once.notes[0])
    few = np.zeros((20, 4))
    few[:2, :3] = 1
    assert "2 sites only" in str(fit(Histories(detected=few)).notes[0])
    assert fit(Histories(detected=np.full((3, 3), NAN))).n_sites == 0


def test_missing_covariates_and_too_many_are_refused():
    y = drawn(1)
    gap = np.full(len(y), NAN)
    with pytest.raises(ValueError, match="missing"):
        fit(Histories(detected=y, site_covariates={"forest": gap}))
    many = {str(i): np.arange(30.0) for i in range(5)}
    with pytest.raises(ValueError, match="at most 4"):
        fit(Histories(detected=y, site_covariates=many))


@pytest.mark.parametrize(("psi", "p", "n_visits"), [*product([0.3, 0.7], [0.2, 0.5], [3, 6])])
def test_planned_width_is_that_of_the_expected_information(psi, p, n_visits):
    def chances(x):
        psi, p = x
        return np.array(
            [
                psi * math.comb(n_visits, k) * p**k * (1 - p) ** (n_visits - k)
                + (1 - psi) * (k == 0)
                for k in range(n_visits + 1)
            ]
        )

    x, h = np.array([psi, p]), 1e-6
    slopes = [(chances(x + h * e) - chances(x - h * e)) / (2 * h) for e in np.eye(2)]
    information = np.array([[(a * b / chances(x)).sum() for b in slopes] for a in slopes])
    expected = 1.96 * math.sqrt(np.linalg.inv(information)[0, 0] / 50)
    assert half_width(psi, p, n_sites=50, n_visits=n_visits) == pytest.approx(expected, rel=1e-3)
    n = required_sites(psi, p, n_visits=n_visits, width=0.1)
    assert half_width(psi, p, n_sites=n, n_visits=n_visits) <= 0.1
    assert half_width(psi, p, n_sites=n - 1, n_visits=n_visits) > 0.1
