"""Feature schemas: names, units, order and meaning of features."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import FloatArray
from birdann.features.vocabulary import EXTENDED, HJA38, N_CONTEXT, Feature


@dataclass(frozen=True, slots=True, kw_only=True)
class FeatureSchema:
    """An ordered, versioned list of features."""

    name: str
    # Raised whenever a value changes; vectors of different keys must not meet in one model.
    version: int
    title: str
    features: tuple[Feature, ...]
    n_context: int = 0  # Number of context features, which are the last columns.

    @property
    def key(self) -> str:
        """Name and version as stored beside every vector, e.g. ``"hja38/1"``."""
        return f"{self.name}/{self.version}"

    @property
    def names(self) -> tuple[str, ...]:
        """Column names."""
        return tuple(feature.name for feature in self.features)

    @property
    def n_local(self) -> int:
        """Number of columns without context features."""
        return len(self.features) - self.n_context

    def __len__(self) -> int:
        return len(self.features)


SCHEMAS: dict[str, FeatureSchema] = {
    schema.name: schema
    for schema in (
        FeatureSchema(
            name="hja38",
            version=1,
            title="38 shape and texture features of the HJ Andrews data set",
            features=HJA38,
        ),
        FeatureSchema(
            name="extended",
            version=1,
            title="Pitch, rhythm, spectrum and loudness of the call, with its repetition",
            features=EXTENDED,
            n_context=N_CONTEXT,
        ),
    )
}
"""All schemas by name."""


def schema_of(key: str) -> FeatureSchema:
    """Return the schema of a name (``"hja38"``) or key (``"hja38/1"``).

    Raises KeyError if name or version is unknown.
    """
    schema = SCHEMAS[key.partition("/")[0]]
    if "/" in key and key != schema.key:
        raise KeyError(key)
    return schema


_BESIDE = ("undertone", "overtone_2", "overtone_3")
"""Features: level beside the strongest line of a call, relative to it."""


def contrast_db(key: str, X: npt.NDArray[np.floating[Any]]) -> FloatArray:
    """Return the contrast of segments, shape (n,), by their features; 0 where it is unknown.

    It is how far the strongest line rises above the quietest of three places without sound of its
    own: an octave below, an octave above, and at three times its frequency.
    """
    names = SCHEMAS[name].names if (name := key.partition("/")[0]) in SCHEMAS else ()
    beside = [names.index(name) for name in _BESIDE if name in names]
    if not beside or not len(X):
        return np.zeros(len(X))
    return np.asarray(-X[:, beside].min(axis=1), dtype=np.float64)


DEFAULT_SCHEMA = "extended"
"""The schema of new projects."""

MEASUREMENTS_KEY = "measurements/1"
"""Under which measurements (``birdann.features.measurements``) are stored beside the features;
nothing learns from them. Raised whenever a number would come out differently."""
