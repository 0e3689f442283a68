"""Learners by name.

The papers' comparison systems are in the laboratory, which is loaded only when one of them is
requested.
"""

import importlib
import math
import numbers
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from birdann.core.errors import ModelError
from birdann.core.predictions import DEFAULT_MODEL
from birdann.models.auto.learner import EnsembleAnnotator
from birdann.models.base import InstanceAnnotator
from birdann.models.forest.or_forest import ORForest
from birdann.models.linear.ored_lr import ORedLR
from birdann.models.sim.machines import SupportInstanceMachine


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelEntry:
    """One learner."""

    name: str
    factory: Callable[..., InstanceAnnotator]  # Makes the estimator from keyword parameters.
    # Parameters of this entry; a caller's parameters override them.
    defaults: Mapping[str, object] = field(default_factory=dict)
    # Default values for `birdann.models.search.search`, the default first; empty if there is
    # nothing to choose.
    search_grid: Mapping[str, tuple[object, ...]] = field(default_factory=dict)

    @property
    def needs_instance_labels(self) -> bool:
        """Whether it is a supervised reference that cannot learn from lists."""
        return bool(getattr(self.factory, "learns_from_instance_labels", False))


_ENTRIES = (
    ModelEntry(name=DEFAULT_MODEL, factory=EnsembleAnnotator),
    ModelEntry(
        name="or-forest",
        factory=ORForest,
        search_grid={"linear_share": (0.0, 0.5), "noise": (False, True)},
    ),
    ModelEntry(
        name="ored-lr",
        factory=ORedLR,
        search_grid={"l2": (1.0, 0.1, 0.3, 3.0, 10.0), "noise": ("auto", False)},
    ),
    ModelEntry(
        name="ored-lr-rbf",
        factory=ORedLR,
        defaults={"feature_map": "nystroem"},
        search_grid={"l2": (1.0, 0.3, 3.0), "gamma_scale": (1.0, 0.3, 3.0)},
    ),
    ModelEntry(
        name="sim",
        factory=SupportInstanceMachine,
        search_grid={"lam": (1e-8, 1e-9, 3e-9, 3e-8, 1e-7, 3e-7, 1e-6, 1e-5, 1e-4, 1e-3)},
    ),
    ModelEntry(
        name="sim-rbf",
        factory=SupportInstanceMachine,
        defaults={"feature_map": "nystroem"},
        search_grid={"lam": (1e-8, 1e-7, 1e-6, 1e-5), "gamma_scale": (1.0, 0.3, 3.0)},
    ),
)

_WORDS: Mapping[type, str] = {
    float: "a number from 0 up",
    int: "a whole number from 0 up",
    bool: "true or false",
    NoneType: "null",
}

MODELS: dict[str, ModelEntry] = {entry.name: entry for entry in _ENTRIES}
"""Learners of the application, by name."""

_LABORATORY = "birdann.lab.systems.entries"


def all_models() -> dict[str, ModelEntry]:
    """Return every learner, including the laboratory's."""
    laboratory: dict[str, ModelEntry] = importlib.import_module(_LABORATORY).ENTRIES
    return MODELS | laboratory


def entry_of(name: str, *, also: Iterable[str] = ()) -> ModelEntry:
    """Return the learner of a name (ModelError if unknown); ``also`` are further valid names."""
    entry = MODELS.get(name) or all_models().get(name)
    if entry is None:
        raise ModelError(
            "Unknown model {name}. Choose from: {names}.",
            name=f"{name!r}",
            names=", ".join(sorted({*all_models(), *also})),
        )
    return entry


def factory_of_class(class_name: str) -> Callable[..., InstanceAnnotator] | None:
    """Return the factory of estimators of a class, or None."""
    shipped = {entry.factory.__name__: entry.factory for entry in _ENTRIES}
    if class_name in shipped:
        return shipped[class_name]
    others = {entry.factory.__name__: entry.factory for entry in all_models().values()}
    return others.get(class_name)


def create(name: str, **params: object) -> InstanceAnnotator:
    """Return a new estimator (ModelError for an unknown name, parameter or value)."""
    entry = entry_of(name)
    known = entry.factory(**entry.defaults).get_params(deep=False)
    check_parameters(name, params, known=known, of=entry.factory.__init__)
    return entry.factory(**{**entry.defaults, **params})


def create_seeded(
    name: str,
    params: Mapping[str, object],
    seed: int,
    earlier: InstanceAnnotator | None = None,
) -> InstanceAnnotator:
    """Return a new estimator with its parameters, its seed, and its starting point."""
    if "random_state" in params:
        raise ModelError("Give the seed by itself, not as the parameter “random_state”.")
    known = create(name).get_params(deep=False)
    estimator = create(
        name, **{**params, "random_state": seed} if "random_state" in known else params
    )
    return estimator.warm_start_from(earlier)


def check_parameters(
    name: str, params: Mapping[str, object], *, known: Iterable[str], of: Callable[..., object]
) -> None:
    """Check parameters against ``known`` and the annotations of ``of``, or raise ModelError."""
    unknown = sorted(set(params) - set(known))
    if unknown:
        raise ModelError(
            "The model {name} has no parameter {unknown}; it has {names}.",
            name=f"{name!r}",
            unknown=f"{unknown[0]!r}",
            names=", ".join(known),
        )
    hints = get_type_hints(of) if params else {}
    for parameter, value in params.items():
        if not _has_type(value, hints[parameter]):
            raise ModelError(
                "The parameter {parameter} of {model} cannot be {value}; it is {in_words}.",
                parameter=f"{parameter!r}",
                model=f"{name!r}",
                value=f"{value!r}",
                in_words=_type_text(hints[parameter]),
            )


def _has_type(value: object, hint: Any) -> bool:  # noqa: ANN401
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    if get_args(hint):
        return any(_has_type(value, part) for part in get_args(hint))
    if hint not in (float, int):
        return isinstance(value, hint)
    if isinstance(value, bool) or not isinstance(value, numbers.Real):
        return False
    whole = hint is float or isinstance(value, numbers.Integral)
    return whole and 0.0 <= float(value) < math.inf


def _type_text(hint: Any) -> str:  # noqa: ANN401
    if get_origin(hint) is Literal:
        return "one of " + ", ".join(repr(value) for value in get_args(hint))
    if get_args(hint):
        return " or ".join(_type_text(part) for part in get_args(hint))
    return _WORDS.get(hint, "a text")
