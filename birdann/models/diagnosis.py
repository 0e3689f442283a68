"""Limits of what species lists determine, independent of the learner."""

import numpy as np

from birdann.core.arrays import BoolArray, Int64Array
from birdann.core.bags import UNKNOWN, Supervision
from birdann.core.training_report import Diagnosis

FEW_LISTS = 5
"""A species in fewer lists than this is reported: a model of it rests on chance."""

CROWDED_SHARE = 0.95
"""A species in more than this share of the lists is reported: nothing shows what it is not."""


def identifiability_groups(Y: BoolArray, *, confirmed: BoolArray | None = None) -> list[list[int]]:
    """Return the groups of at least two classes that no list separates.

    Classes listed in exactly the same bags can be exchanged in every labelling without changing a
    list. Groups with confirmed instances of all but one class are left out, as are unlisted
    classes.

    Parameters
    ----------
    Y
        bool (n_bags, n_classes).
    confirmed
        bool (n_classes,): classes with at least one confirmed instance.
    """
    known = np.zeros(Y.shape[1], dtype=np.bool_) if confirmed is None else confirmed
    by_pattern: dict[bytes, list[int]] = {}
    for j in np.flatnonzero(Y.any(axis=0)):
        if not known[j]:
            by_pattern.setdefault(np.packbits(Y[:, j]).tobytes(), []).append(int(j))
    return [group for group in by_pattern.values() if len(group) > 1]


def always_listed_with(Y: BoolArray) -> list[tuple[int, int]]:
    """Return pairs (a, b) where a is listed only with b, but b also without a.

    Such a class is learned only from what b leaves unexplained. Y is bool (n_bags, n_classes).
    """
    listed = Y.sum(axis=0)
    pair_counts = Y.T.astype(np.int64) @ Y.astype(np.int64)
    inside = (pair_counts == listed[:, None]) & (listed[:, None] > 0)
    inside &= listed[None, :] > listed[:, None]
    return [(int(a), int(b)) for a, b in np.argwhere(inside)]


def n_labels(supervision: Supervision) -> int:
    """Return the number of labelled or rejected instances."""
    is_labelled = (supervision.y != UNKNOWN) | supervision.rejected.any(axis=1)
    return int(is_labelled.sum())


def diagnose(supervision: Supervision, offsets: Int64Array) -> Diagnosis:
    """Return what lists and labels determine of each class.

    Lists are counted in the project's own bags; clips of training sources, too, separate classes
    and teach them.

    ``offsets``, int64 (n_bags + 1,), are the instances of each bag.
    """
    Y, y = supervision.Y, supervision.y
    is_own = ~supervision.is_reference
    own = Y[is_own]
    tagged = np.any(Y | supervision.absent | supervision.possible, axis=1) & is_own
    taught, lists = Y.sum(axis=0), own.sum(axis=0)
    confirmed = np.bincount(y[y >= 0], minlength=Y.shape[1])
    share = lists[lists > 0] / max(lists.sum(), 1)
    even = np.log(len(share)) if len(share) > 1 else 1.0
    balance = float(-(share * np.log(share)).sum() / even) if len(share) > 1 else 1.0
    common = lists > CROWDED_SHARE * max(int(own.any(axis=1).sum()), 1)
    return Diagnosis(
        n_bags=len(own),
        n_instances=len(y),
        bags_tagged=int(tagged.sum()),
        bags_without_instances=int((own.any(axis=1) & (np.diff(offsets) == 0)[is_own]).sum()),
        longest_list=int(own.sum(axis=1).max(initial=0)),
        lists_per_class=tuple(lists.tolist()),
        alone_per_class=tuple(own[own.sum(axis=1) == 1].sum(axis=0).tolist()),
        confirmed_per_class=tuple(confirmed.tolist()),
        confirmed_noise=int((y < -1).sum()),
        labels=n_labels(supervision),
        balance=balance,
        identifiability_groups=tuple(
            map(tuple, identifiability_groups(Y, confirmed=confirmed > 0))
        ),
        always_with=tuple(always_listed_with(Y)),
        few_lists=tuple(np.flatnonzero((taught > 0) & (taught < FEW_LISTS)).tolist()),
        in_nearly_every_list=tuple(np.flatnonzero((lists > 1) & common).tolist()),
        never_listed=tuple(np.flatnonzero((taught == 0) & (confirmed == 0)).tolist()),
    )
