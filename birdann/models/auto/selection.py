"""Choice of settings from lists alone.

The criterion is the exact likelihood of held-out lists; for predictions with a list it is the
separation of merged recordings. No instance label is used.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.bags import Bags, folds_of_groups
from birdann.core.message import Message
from birdann.core.progress import Progress, silent, with_text
from birdann.core.training_report import Choice
from birdann.models.auto.merging import pairings
from birdann.models.evidence import list_precisions, mean_by_likelihood
from birdann.models.exact.constraints import Constraints
from birdann.models.exact.list_prior import ListPrior
from birdann.models.exact.posterior import posterior
from birdann.models.linear.feature_maps import Transform
from birdann.models.linear.noise import (
    NO_NOISE,
    evidence_weight,
    noise_comparison_progress,
    noise_share,
)
from birdann.models.linear.regression import Candidate
from birdann.models.parallel import parallel
from birdann.models.task import Task

LABELLED_NOISE = 0.1
"""Share, and weight ν, of noise at least where a person labelled a segment as none of the species."""
STRENGTHS = (0.0, 0.5, 1.0)
"""How far rare species count for more where they are listed; 1 is Bayes' rule. 1.5 wins the test on
merged recordings as well, but what is trained with it labels HJA worse (see the decisions)."""
EVENNESS = (0.0, 0.5, 1.0, 2.0)
"""How strongly the species of one list are expected to call equally often; see `birdann.models.exact.list_prior`."""
REFERENCE_WEIGHTS = (0.0, 0.1, 0.3, 1.0)
"""How much a recording from elsewhere teaches, against one of the project's own."""
FOLDS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class NoiseBelief:
    """Estimated noise."""

    # ν of noise in the E-step of bags with a list during training; see
    # `birdann.models.linear.noise`.
    weight: Choice[float]
    share: Choice[float]  # Share of the segments that are no listed species.


def weigh_noise(task: Task, *, on_step: Progress) -> NoiseBelief:
    """Return the weight and the share of noise for training.

    Two linear models are cross-fitted, with and without a noise class; noise is weighted by how
    much better the first ranks held-out lists (`evidence_weight`). Segments labelled as noise count
    as evidence.

    Parameters
    ----------
    task
        Training task with a noise class of weight 1.
    """
    constraints = task.constraints
    fold_of_bag = folds_of(task)
    if fold_of_bag is None or not constraints.project.constraints.listed.any():
        why = "no lists of two recordings: nothing to hold out"
        return NoiseBelief(
            weight=Choice(chosen=NO_NOISE, why=why), share=Choice(chosen=0.0, why=why)
        )
    candidate = Candidate.of(Transform.standardise(task.bags.X), task.bags.X, 1.0)
    both = [(candidate, constraints), (candidate, constraints.without_noise())]
    own = constraints.project
    held_out = [
        own.of(P)
        for P in cross_fitted_probabilities(
            both, fold_of_bag, on_step=noise_comparison_progress(on_step)
        )
    ]
    is_open = own.constraints.is_open
    noise_posteriors = posterior(held_out[0], own.constraints).responsibilities[:, -1]
    claimed = float(noise_posteriors[is_open].mean()) if is_open.any() else 0.0
    ranked = np.array([list_precisions(P, own.constraints) for P in held_out])
    share = noise_share(claimed)
    weight = evidence_weight(ranked, share)
    if (constraints.fixed == constraints.n_classes).any():
        share, weight = max(share, LABELLED_NOISE), max(weight, LABELLED_NOISE)
    return NoiseBelief(
        weight=Choice(
            chosen=weight,
            why="the chance that noise helps to rank the species of unseen recordings",
            tried={
                name: float(values.mean()) if len(values) else 1.0
                for name, values in zip(
                    ("precision with noise", "precision without"), ranked, strict=True
                )
            },
        ),
        share=Choice(
            chosen=share,
            why="the share that the likelihood claims, less what it claims of clean recordings",
            tried={"claimed": claimed},
        ),
    )


def weigh_references(task: Task, *, on_step: Progress = silent) -> Choice[float] | None:
    """Return the weight of training sources; None without any.

    Linear models are fitted to the other folds and to the sources at several weights; each weight
    is judged by the likelihood of the project's held-out lists.

    Parameters
    ----------
    task
        Training task with a noise class.
    """
    if not task.constraints.is_reference.any():
        return None
    own = task.constraints.project
    listed = own.constraints.listed
    if len(np.unique(own.constraints.groups[listed])) < FOLDS:
        return Choice(chosen=1.0, why="too few lists of the project's own to weigh them by")
    fold_of_bag = np.full(len(task.bags), -1)
    fold_of_bag[own.bags[listed]] = folds_of_groups(
        own.constraints.groups[listed], FOLDS, np.random.default_rng(task.seed)
    )
    logs = {}
    lists_alone = own.constraints.without_noise()
    candidate = Candidate.of(Transform.standardise(task.bags.X), task.bags.X, 1.0)
    lists = [
        task.with_reference_weight(weight).constraints.without_noise()
        for weight in REFERENCE_WEIGHTS
    ]
    held_out = cross_fitted_probabilities(
        [(candidate, weighed) for weighed in lists],
        fold_of_bag,
        on_step=with_text(on_step, Message("weighing training sources")),
    )
    for weight, P in zip(REFERENCE_WEIGHTS, held_out, strict=True):
        likelihoods = posterior(own.of(P), lists_alone).log_likelihood
        logs[weight] = float(likelihoods[listed].sum())
    return Choice(
        chosen=mean_by_likelihood(logs),
        why="by how likely each weight makes the lists of the project's own unseen recordings",
        tried={str(weight): value / listed.sum() for weight, value in logs.items()},
    )


def choose_prior(task: Task, held_out: FloatArray) -> tuple[Choice[float], Choice[float]]:
    """Return the additional weight of rare listed species, and the evenness of species.

    Strength, then evenness, that best separate merged recordings; see
    `birdann.models.auto.merging`.

    Parameters
    ----------
    held_out
        float64 (m, n_columns): held-out p(y | x).
    """
    pairs = pairings(task)

    def prior(strength: float, evenness: float) -> ListPrior:
        return ListPrior.from_lists(task.constraints, strength=strength, evenness=evenness)

    def best(values: tuple[float, ...], prior_of: Callable[[float], ListPrior]) -> Choice[float]:
        if not pairs:
            return Choice(chosen=0.0, why="no two recordings with different species to try it on")
        tried, logs = {}, {}
        for value in values:
            gains = np.concatenate([p.separations(held_out, prior_of(value)) for p in pairs])
            tried[str(value)] = float(gains.mean())
            logs[value] = float(gains.sum()) / len(pairs)
        return Choice(
            chosen=mean_by_likelihood(logs),
            why="by how well each tells the segments of two merged recordings apart",
            tried=tried,
        )

    strength = best(STRENGTHS, lambda value: prior(value, 0.0))
    return strength, best(EVENNESS, lambda value: prior(strength.chosen, value))


def folds_of(task: Task) -> Int64Array | None:
    """Return the fold of each bag, None if none can be held out.

    −1 for bags of training sources, which always train.
    """
    own = ~task.constraints.is_reference
    fold_of_bag = np.full(len(task.bags), -1, np.int64)
    fold_of_bag[own] = folds_of_groups(
        task.constraints.groups[own], FOLDS, np.random.default_rng(task.seed)
    )
    return fold_of_bag if fold_of_bag.max(initial=-1) > 0 else None


def cross_fitted_probabilities(
    models: Sequence[tuple[Candidate, Constraints]],
    fold_of_bag: Int64Array,
    *,
    on_step: Progress = silent,
) -> list[FloatArray]:
    """Return cross-fitted p(y | x) of every instance, (m, n_columns), for each requested model.

    All constraints are of the same bags. Bags of fold −1 are always used for training.
    """
    held_out = [np.full((len(C.fixed), C.n_columns), 1.0 / C.n_columns) for _, C in models]
    folds = int(fold_of_bag.max()) + 1

    def fit_fold(k: int, fold: int, on_step: Progress) -> None:
        candidate, constraints = models[k]
        bags = Bags(np.empty((len(constraints.fixed), 0)), constraints.offsets)
        inside, outside = np.flatnonzero(fold_of_bag != fold), np.flatnonzero(fold_of_bag == fold)
        regression = candidate.fit(
            constraints.take(inside), on_step, rows=bags.instances_of(inside)
        )
        rows = bags.instances_of(outside)
        held_out[k][rows] = regression.predict_design(candidate.design[rows])

    parts = [partial(fit_fold, k, fold) for k in range(len(models)) for fold in range(folds)]
    parallel(parts, len(parts), on_step)
    return held_out


def with_noise_of(reference: FloatArray, P: FloatArray) -> FloatArray:
    """Return ``P`` with the noise column (the last) of ``reference`` and its classes rescaled.

    Models are compared with equal noise: more noise raises the likelihood of every list without
    correcting a segment. Both float64 (m, n_columns), rows sum to 1.
    """
    levelled: FloatArray = P * ((1.0 - reference[:, -1]) / P[:, :-1].sum(axis=1))[:, None]
    levelled[:, -1] = reference[:, -1]
    return levelled
