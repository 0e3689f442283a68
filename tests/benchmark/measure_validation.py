"""Do the intervals of validation samples contain the truth?

    python tests/benchmark/measure_validation.py [--repetitions N] [--scored N] [--per-bin N]
        [--bins K] [--spacing logarithmic|quantile] [--seed SEED]
        [--max-per-recording M] [--stratum-hours H]
        [--scores SCORES.npz]

Detections whose truth is known are simulated, then sampled, answered and evaluated by the
project's own code. First days: 1, 2, 60 or 300 days at a site, of log-normal size; precision is the
same on all, or falls from 95 % on the quietest to 10 % on the one with most detections. With a
maximum per recording or strata of hours 60 days only, each a recording; the first of the strata has
seven in ten detections, and the later the fewer calls. Otherwise then
detectors that separate calls poorly or well, with calls at several densities, at three sites. With
``--scores`` a detector and its truth are real: P (n, c) are scores of n sounds for c species, y (n,)
what each is, -1 for none of them; every species with 20 calls or more is sampled. Prints how often
the intervals of 95 % contain the truth of the density and of the precision above the median score,
and the mean error of the estimated densities.
"""

from pathlib import Path

import numpy as np
from figures import command_line

from birdann.app.results.sampling import SampleDesign, Scored, draw
from birdann.core.ids import SpeciesId, id_text
from birdann.core.validation import Spacing
from birdann.models.validation import Population, Validations, density, precision_above

N_DAYS = (1, 2, 60, 300)
N_DAYS_LIMITED = (60,)
DENSITIES = (0.02, 0.1, 0.25, 0.5, 0.8)
DETECTORS = {"poor": 0.7, "good": 2.5}
SITES = ("bog", "fen", "wood")
SITE_SHARES = (0.6, 0.3, 0.1)
SPECIES = SpeciesId(1)
MIN_CALLS = 20
"""Species of which a real detector's truth has fewer are left out."""


def simulated_days(n_days, is_falling, scored, rng):
    """Return score, truth and day of simulated detections on days of unequal size."""
    share = rng.lognormal(0.0, 1.5, n_days)
    sizes = np.maximum(1, np.round(scored * share / share.sum())).astype(int)
    rank = np.argsort(np.argsort(sizes)) / max(n_days - 1, 1)
    precision = 0.95 - 0.85 * rank if is_falling else np.full(n_days, 0.45)
    day = np.repeat(np.arange(n_days), sizes)
    is_call = rng.random(len(day)) < precision[day]
    return 1 / (1 + np.exp(-rng.normal(size=len(is_call)) - is_call)), is_call, day


def simulated(share, separation, scored, rng):
    """Return the site, the score and the truth of simulated detections, each (scored,)."""
    site = rng.choice(len(SITES), size=scored, p=SITE_SHARES)
    odds = share / (1 - share) * np.array([1.5, 0.6, 0.3])[site]
    is_call = rng.random(scored) < odds / (1 + odds)
    logit = rng.normal(size=scored) + separation * is_call
    return site, 1 / (1 + np.exp(-logit)), is_call


def sampled(score, is_call, day=None, *, rng, stratum_h=24, **draw_design):
    """Return (estimate, truth, precision, its truth) of one sample of such detections."""
    day = np.zeros(len(score), np.int64) if day is None else day
    design = SampleDesign(
        name="s", seed=int(rng.integers(2**31)), stratum_h=stratum_h, **draw_design
    )
    hours = np.zeros(len(score), np.int64)
    if stratum_h < 24:
        n = 24 // stratum_h
        hours = rng.choice(n, len(score), p=[0.7] + [0.3 / (n - 1)] * (n - 1))
        is_call = is_call & (rng.random(len(score)) < 1 - 0.6 * hours / (n - 1))
    scored = Scored(day, np.arange(len(score)), score, hours)
    drawn, described = draw({SPECIES: scored}, dict.fromkeys(day.tolist(), ""), design)
    population = Population.from_record(described["species"][id_text(SPECIES)])
    rows = np.array([item.key for item in drawn])
    judged = Validations(
        scores=score[rows],
        bins=np.array([item.bin for item in drawn]),
        is_call=is_call[rows],
        weights=np.array([item.weight for item in drawn]),
        strata=np.array([item.stratum for item in drawn]),
    )
    seed, middle = int(rng.integers(2**31)), float(np.median(score))
    return (
        density(population, judged, seed=seed), is_call.mean(),
        precision_above(population, judged, middle, seed=seed), is_call[score >= middle].mean(),
    )  # fmt: skip


def holds(estimate, truth):
    """Tell whether an interval holds the truth."""
    return estimate.low - 1e-9 <= truth <= estimate.high + 1e-9


def main():
    """Print a table."""
    args = command_line(
        __doc__,
        repetitions=1000,
        scored=1000,
        per_bin=25,
        bins=4,
        spacing={"choices": list(Spacing), "default": Spacing.LOGARITHMIC},
        seed=0,
        max_per_recording=0,
        stratum_hours=24,
        scores=Path,
    )
    draw_design = {
        "n_bins": args.bins,
        "n_per_bin": args.per_bin,
        "spacing": Spacing(args.spacing),
        "max_per_recording": args.max_per_recording,
        "stratum_h": args.stratum_hours,
    }
    is_limited = args.max_per_recording > 0 or args.stratum_hours < 24
    print("detector  density   holds  off by  width | precision above the median: holds")
    if args.scores is not None:
        real(args, draw_design)
        return
    all_days = N_DAYS_LIMITED if is_limited else N_DAYS
    for n_days in all_days:
        for is_falling in (False, True):
            rng = np.random.default_rng([args.seed, n_days, is_falling])
            days = (
                simulated_days(n_days, is_falling, args.scored, rng)
                for _ in range(args.repetitions)
            )
            found = [sampled(*day, rng=rng, **draw_design) for day in days]
            tell(f"{n_days:3} days, {'falling ' if is_falling else 'constant'}", found)
    if is_limited:
        return
    for name, separation in DETECTORS.items():
        for share in DENSITIES:
            rng = np.random.default_rng([args.seed, round(share * 1000), round(separation * 10)])
            found = [
                sampled(
                    *simulated(share, separation, args.scored, rng)[1:], rng=rng, **draw_design
                )
                for _ in range(args.repetitions)
            ]
            tell(f"{name:8}  {share:7}", found)


def real(args, draw_design):
    """Print a line for each species of a real detector, and one for all of them."""
    known = np.load(args.scores)
    P, y = known["P"], known["y"]
    every = []
    for c in np.flatnonzero(np.bincount(y[y >= 0], minlength=P.shape[1]) >= MIN_CALLS):
        rng = np.random.default_rng([args.seed, int(c)])
        scored = P[:, c] > 0
        detector = P[scored, c], y[scored] == c
        found = [sampled(*detector, rng=rng, **draw_design) for _ in range(args.repetitions)]
        every += found
        tell(f"{c:8}  {detector[1].mean():7.3f}", found)
    tell("all               ", every)


def tell(name, found):
    """Print how often intervals held."""
    held = np.mean([holds(one, truth) for one, truth, _, _ in found])
    off = np.mean([one.value - truth for one, truth, _, _ in found])
    width = np.mean([one.high - one.low for one, _, _, _ in found])
    precise = np.mean([holds(one, truth) for _, _, one, truth in found])
    print(f"{name}  {held:6.1%}  {off:+.4f}  {width:.3f} | {precise:6.1%}", flush=True)


if __name__ == "__main__":
    main()
