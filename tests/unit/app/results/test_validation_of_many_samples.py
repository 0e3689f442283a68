"""Samples of populations whose truth is known: estimates are unbiased, intervals contain it."""

import numpy as np
import pytest

from birdann.app.results.sampling import SampleDesign, Scored, draw
from birdann.core.ids import SpeciesId, id_text
from birdann.models import validation
from birdann.models.validation import Population, Validations, density, precision_above

N_REPETITIONS = 200
N_DRAWS = 1000
N_DETECTIONS = 900
WREN = SpeciesId(1)


def detections(n_days, is_falling, rng):
    """Return day, score and truth of simulated detections, (n,).

    Days differ in number of detections as seasons do; precision is 45 % on all of them, or falls
    from 95 % on the quietest day to 10 % on the one with most.
    """
    share = rng.lognormal(0.0, 1.5, n_days)
    sizes = np.maximum(1, np.round(N_DETECTIONS * share / share.sum())).astype(int)
    rank = np.argsort(np.argsort(sizes)) / max(n_days - 1, 1)
    precision = 0.95 - 0.85 * rank if is_falling else np.full(n_days, 0.45)
    day = np.repeat(np.arange(n_days), sizes)
    is_call = rng.random(len(day)) < precision[day]
    return day, 1 / (1 + np.exp(-rng.normal(size=len(day)) - is_call)), is_call


def answered(day, score, is_call, seed, hours=None, **design):
    """Draw and answer a sample as window, command line and archives do."""
    keys = np.arange(len(day))
    drawn, described = draw(
        {WREN: Scored(day, keys, score, np.zeros(len(day), np.int64) if hours is None else hours)},
        {number: f"site {number}" for number in np.unique(day).tolist()},
        SampleDesign(name="s", seed=seed, **design),
    )
    rows = np.array([item.key for item in drawn])
    return Population.from_record(described["species"][id_text(WREN)]), Validations(
        scores=score[rows],
        bins=np.array([item.bin for item in drawn]),
        is_call=is_call[rows],
        weights=np.array([item.weight for item in drawn]),
        strata=np.array([item.stratum for item in drawn]),
    )


def contains(estimate, truth):
    return estimate.low - 1e-9 <= truth <= estimate.high + 1e-9


def designs(names, default):
    """Return designs by name, each with constant and with falling precision.

    A simulation takes seconds: those besides ``default``, the hardest, are ``slow``.
    """
    return [
        pytest.param(design, is_falling, id=key, marks=() if key in default else pytest.mark.slow)
        for name, design in names.items()
        for is_falling in (False, True)
        for key in [f"{name}-{'falling' if is_falling else 'constant'}"]
    ]


DAYS = {"1": (1,), "2": (2,), "60": (60,), "300": (300,)}
OF_FEW = {"3 each": (60, 3, 1), "1 each": (60, 1, 1), "hours": (60, 0, 4), "both": (60, 3, 4)}
"""Days, the most detections of each, and strata of hours."""


@pytest.mark.parametrize(
    ("design", "is_falling"),
    [
        *designs(DAYS, {"2-constant", "60-falling", "300-falling"}),
        *designs(OF_FEW, {"1 each-falling", "both-falling"}),
    ],
)
def test_intervals_contain_the_truth(design, is_falling, monkeypatch):
    """Days are recordings; of the hours one in ten has as many detections as all others."""
    monkeypatch.setattr(validation, "N_DRAWS", N_DRAWS)
    n_days, *few = design
    rng = np.random.default_rng([*(few or [n_days]), is_falling])
    held, off = [], []
    for seed in range(N_REPETITIONS):
        day, score, is_call = detections(n_days, is_falling, rng)
        hours, limits = None, {}
        if few:
            most, strata = few
            hours = rng.choice(strata, len(day), p=[0.7, 0.1, 0.1, 0.1] if strata > 1 else [1.0])
            is_call &= rng.random(len(day)) < 1 - 0.2 * hours
            limits = {"max_per_recording": most, "stratum_h": 24 // strata}
        population, answers = answered(day, score, is_call, seed, hours, **limits)
        middle = float(np.median(score))
        pairs = [
            (density(population, answers, seed=seed), is_call.mean()),
            (
                precision_above(population, answers, middle, seed=seed),
                is_call[score >= middle].mean(),
            ),
        ]
        held.append([contains(*pair) for pair in pairs])
        off.append([estimate.value - truth for estimate, truth in pairs])
    coverage = np.mean(held, axis=0)
    assert (coverage >= 0.91).all()  # 95 %, two and a half standard errors of the simulation
    assert (coverage <= 0.99).all()
    # With strata they are ratios: a fifteenth of an interval's width.
    assert np.abs(np.mean(off, axis=0)).max() < (0.02 if few else 0.01)


@pytest.mark.parametrize(("bins", "each"), [(1, 10), (4, 5)])
def test_a_precision_is_not_claimed_from_answers_to_lower_scores(bins, each, monkeypatch):
    """Calls have the highest scores only, and the answers often lie all below the threshold."""
    monkeypatch.setattr(validation, "N_DRAWS", N_DRAWS)
    rng = np.random.default_rng(bins)
    held = {True: [], False: []}
    for seed in range(N_REPETITIONS):
        score = rng.random(1000)
        is_call = rng.random(1000) < np.where(score > 0.9, 0.9, 0.02)
        population, answers = answered(
            np.arange(1000), score, is_call, seed, n_bins=bins, n_per_bin=each
        )
        at = float(np.quantile(score, 0.95))
        held[bool((answers.scores >= at).any())].append(
            contains(
                precision_above(population, answers, at, seed=seed), is_call[score >= at].mean()
            )
        )
    assert min(map(len, held.values())) > 10
    assert min(map(np.mean, held.values())) >= 0.91


def test_the_number_that_an_item_represents_is_known():
    """Nine of one recording and one of another: one of each, for nine and for one."""
    day = np.repeat([0, 1], [9, 1])
    score = np.linspace(0.1, 0.9, 10)
    drawn, _ = draw(
        {WREN: Scored(day, np.arange(10), score, 0 * day)}, {0: "", 1: ""},
        SampleDesign(name="s", n_bins=1, max_per_recording=1),
    )  # fmt: skip
    assert {item.recording: item.weight for item in drawn} == {0: 9.0, 1: 1.0}


def test_a_maximum_per_recording_leaves_weights_as_equal_as_it_allows():
    """Of one recording with 60 and 40 with one, 20 items: one stands for 60, the others for 40/19."""
    day = np.concatenate([np.zeros(60, np.int64), np.arange(1, 41)])
    drawn, _ = draw(
        {WREN: Scored(day, np.arange(100), np.linspace(0.1, 0.9, 100), 0 * day)},
        dict.fromkeys(range(41), ""),
        SampleDesign(name="s", n_bins=1, n_per_bin=20, max_per_recording=1),
    )  # fmt: skip
    assert sorted(item.weight for item in drawn) == pytest.approx([40 / 19] * 19 + [60])
    assert len({item.recording for item in drawn}) == 20
