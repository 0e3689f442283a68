"""What recordings tagged as empty, and labels of noise, teach about sounds that no species makes."""

import numpy as np
import pytest

from birdann.core.arrays import FloatArray
from birdann.core.bags import NOISE, Bags, Supervision
from birdann.models.auto.learner import EnsembleAnnotator

N_LISTS, SIZE, N_FEATURES, N_SPECIES = 24, 6, 40, 3


def sounds(rng: np.random.Generator, kinds: np.ndarray) -> FloatArray:
    """Return segments of three species and, kind 3, of rain: well apart in forty features."""
    centres = np.random.default_rng(5).normal(size=(N_SPECIES + 1, N_FEATURES))
    return centres[kinds] + 0.5 * rng.normal(size=(len(kinds), N_FEATURES))


def project(n_empty: int, n_labelled: int) -> tuple[Bags, Supervision]:
    """Return recordings of two species each, empty ones, and labels of rain in the former."""
    rng = np.random.default_rng(0)
    Y = np.zeros((N_LISTS + n_empty, N_SPECIES), bool)
    kinds = []
    for b in range(N_LISTS):
        pair = rng.choice(N_SPECIES, 2, replace=False)
        Y[b, pair] = True
        kinds.append(np.concatenate([np.repeat(pair, 2), np.full(2, 3)]))
    kinds += [np.full(SIZE, 3)] * n_empty
    y = np.concatenate(kinds)
    bags = Bags(sounds(rng, y), np.arange(len(kinds) + 1) * SIZE)
    told = Supervision.complete(Y, bags.n_instances)
    told.y[np.flatnonzero(y == 3)[:n_labelled]] = NOISE
    return bags, told


@pytest.mark.parametrize(("n_empty", "n_labelled"), [(4, 0), (24, 0), (0, 48), (24, 48)])
def test_what_sounds_like_empty_recordings_or_labelled_noise_is_no_species(
    n_empty: int, n_labelled: int
) -> None:
    """They are noise whatever is believed, so their number must not limit how much is."""
    bags, told = project(n_empty, n_labelled)
    model = EnsembleAnnotator(n_trees=40).fit(bags, told)
    kinds = np.repeat([0, 1, 2, 3], 10)
    heard = Bags(sounds(np.random.default_rng(1), kinds), np.arange(len(kinds) // 5 + 1) * 5)
    P = model.predict_proba_instances(heard)
    none = 1.0 - P.sum(axis=1)
    assert np.median(none[kinds == 3]) > 0.5
    assert np.median(none[kinds < 3]) < 0.2
    assert (P.argmax(axis=1) == kinds)[kinds < 3].mean() > 0.9
