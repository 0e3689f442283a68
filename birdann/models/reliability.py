"""Reliability of stated probabilities, tested without any label of a segment.

Models are fitted without some recordings, and those are merged in pairs whose lists have nothing
in common (`birdann.models.auto.merging`). From which of the two a segment came is known; the model is
told the species of both, and the probability that it gives to those of one of them is held
against how often that recording was the right one.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from sklearn.base import clone

from birdann.core.bags import (
    Bags,
    BoolArray,
    FloatArray,
    Int64Array,
    Supervision,
    folds_of_groups,
)
from birdann.core.progress import Progress, part, silent
from birdann.core.training_report import Reliability
from birdann.models.auto.merging import MergedPairs
from birdann.models.base import InstanceAnnotator
from birdann.models.exact.constraints import compile_constraints

FOLDS = 3
EDGES = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Bins of the larger of two probabilities."""
UNLISTED_EDGES = (0.0, 0.2, 0.4, *EDGES)
"""Bins of the largest of many."""
_MIN_CALL = 1e-6


def reliability(
    stated: FloatArray,
    right: BoolArray,
    weight: FloatArray,
    *,
    edges: Sequence[float] = EDGES,
) -> Reliability | None:
    """Return stated against found; None where nothing weighs.

    Parameters
    ----------
    stated
        float64 (m,): probability of the likeliest answer, within ``edges``.
    right
        bool (m,): whether that answer was right.
    weight
        float64 (m,): how much each counts.
    """
    total = float(weight.sum())
    if not total > 0:
        return None
    bins = np.clip(np.searchsorted(edges, stated, side="right") - 1, 0, len(edges) - 2)
    mass = np.bincount(bins, weight, minlength=len(edges) - 1)
    said = np.bincount(bins, weight * stated, minlength=len(mass))
    held = np.bincount(bins, weight * right, minlength=len(mass))
    filled = mass > 0
    return Reliability(
        stated=tuple((said[filled] / mass[filled]).tolist()),
        found=tuple((held[filled] / mass[filled]).tolist()),
        segments=tuple(mass[filled].tolist()),
        mean_stated=float(said.sum()) / total,
        mean_found=float(held.sum()) / total,
        error=float(np.abs(said - held).sum()) / total,
    )


def reliability_with_lists(
    estimator: InstanceAnnotator,
    X: Bags,
    supervision: Supervision,
    *,
    seed: int = 0,
    on_step: Progress = silent,
) -> Reliability | None:
    """Return the reliability of a learner's probabilities where lists are known.

    Parameters
    ----------
    estimator
        Its parameters count; it is not changed.
    X, supervision
        As for its fit.
    seed
        Of folds and pairs.
    on_step
        Told the share done; may raise.

    Returns
    -------
    Reliability or None
        None where no two recordings have segments and lists with nothing in common.
    """
    is_own = ~supervision.is_reference
    fold = folds_of_groups(supervision.groups, FOLDS, np.random.default_rng(seed))
    fold = np.where(is_own, fold, -1)
    parts: list[tuple[FloatArray, BoolArray, FloatArray, Int64Array]] = []
    unlisted: list[tuple[FloatArray, BoolArray, FloatArray]] = []
    for k in range(FOLDS):
        step = part(on_step, k / FOLDS, (k + 1) / FOLDS)
        inside, outside = np.flatnonzero(fold != k), np.flatnonzero(fold == k)
        lists = supervision.take(outside, X)
        aside = X.take(outside)
        pairs = MergedPairs.draw(compile_constraints(lists, aside.offsets), seed=seed)
        if pairs is None or not supervision.Y[inside].any():
            continue
        model = clone(estimator).fit(X.take(inside), supervision.take(inside, X), on_step=step)
        parts.append(_separability(model, aside, pairs))
        unlisted.append(_on_the_list(model, aside, lists))
    if not parts:
        return None
    stated, right, weight, species = (np.concatenate(one) for one in zip(*parts, strict=True))
    found = reliability(stated, right, weight)
    if found is None:
        return None
    n_classes = supervision.Y.shape[1]
    mass, said, held = (
        np.bincount(species, values, minlength=n_classes)
        for values in (weight, weight * stated, weight * right)
    )
    filled = np.maximum(mass, _MIN_CALL)
    said_unlisted, on_list, of_calls = (np.concatenate(one) for one in zip(*unlisted, strict=True))
    return replace(
        found,
        species_stated=tuple((said / filled).tolist()),
        species_found=tuple((held / filled).tolist()),
        species_segments=tuple(mass.tolist()),
        unlisted=reliability(said_unlisted, on_list, of_calls, edges=UNLISTED_EDGES),
    )


def _separability(
    model: InstanceAnnotator, bags: Bags, pairs: MergedPairs
) -> tuple[FloatArray, BoolArray, FloatArray, Int64Array]:
    """Return the probability of the likelier recording, whether it is right, the weight, and the likeliest class."""
    offsets = pairs.constraints.offsets
    merged = Bags(bags.X[pairs.rows], offsets)
    Y = np.logical_or.reduceat(pairs.own, offsets[:-1], axis=0)
    P = model.predict_proba_instances(merged, Supervision.complete(Y, merged.n_instances))
    call = P.sum(axis=1)
    share = np.where(pairs.own, P, 0.0).sum(axis=1) / np.maximum(call, _MIN_CALL)
    share = np.clip(share, 0.0, 1.0)
    weight = np.where(call > _MIN_CALL, call, 0.0)
    return np.maximum(share, 1.0 - share), share > 0.5, weight, P.argmax(axis=1)


def _on_the_list(
    model: InstanceAnnotator, bags: Bags, lists: Supervision
) -> tuple[FloatArray, BoolArray, FloatArray]:
    """Return, the lists not told, the probability of the likeliest class, whether it is listed, and the weight.

    It counts where the bag's list says of the class whether it is there. What is none of the classes is not an answer.
    """
    P = model.predict_proba_instances(bags)
    best, bag = P.argmax(axis=1), bags.bag_of_instance
    listed = lists.Y[bag, best]
    weight = np.where(lists.absent[bag, best] | listed, P.sum(axis=1), 0.0)
    return P.max(axis=1) / np.maximum(P.sum(axis=1), _MIN_CALL), listed, weight
