"""A small set of bags with known instance labels."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

from birdann.core.arrays import BoolArray, Int64Array
from birdann.core.bags import Bags


@dataclass(frozen=True)
class Scene:
    X: Bags
    Y: BoolArray
    y: Int64Array


def draw_scene(
    *,
    n_bags: int = 60,
    n_classes: int = 4,
    noise: float = 0.0,
    spread: float = 0.35,
    seed: int = 0,
) -> Scene:
    """Gaussian classes around unit vectors; noise is broad and says nothing of the list."""
    rng = np.random.default_rng(seed)
    bags, lists, labels = [], [], []
    for _ in range(n_bags):
        listed = rng.choice(n_classes, rng.integers(1, 4), replace=False)
        own = np.concatenate([listed, rng.choice(listed, rng.integers(0, 4))])
        own = np.concatenate([own, np.full(rng.binomial(10, noise), -2)])
        centres = np.vstack([np.eye(n_classes, 6), np.full((1, 6), 0.5), np.full((1, 6), 0.5)])
        bags.append(centres[own] + spread * rng.standard_normal((len(own), 6)))
        lists.append(np.isin(np.arange(n_classes), listed))
        labels.append(own)
    return Scene(Bags.from_list(bags), np.array(lists), np.concatenate(labels))


@pytest.fixture(scope="session")
def make_scene() -> Callable[..., Scene]:
    return draw_scene


@pytest.fixture(scope="session")
def scene() -> Scene:
    return draw_scene()
