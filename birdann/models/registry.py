"""The learners by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from birdann.core.errors import ModelError
from birdann.models.auto import AutoModel
from birdann.models.base import InstanceAnnotator
from birdann.models.or_forest import ORForest
from birdann.models.ored_lr import ORedLR
from birdann.models.sim import SupportInstanceMachine


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelEntry:
    """One learner.

    Attributes
    ----------
    name, title, text
        Registry name, name for people, one sentence on what it is.
    factory
        Makes the estimator from keyword parameters.
    defaults
        Parameters that make this entry what it is; a caller's parameters override them.
    """

    name: str
    title: str
    factory: Callable[..., InstanceAnnotator]
    text: str
    defaults: Mapping[str, object] = field(default_factory=dict)


_ENTRIES = (
    ModelEntry(
        name="auto",
        title="Automatic",
        factory=AutoModel,
        text="Forest and linear model in the exact E-step, set by what predicts unseen lists best.",
    ),
    ModelEntry(
        name="or-forest",
        title="ORed random forest",
        factory=ORForest,
        text="A random forest in the exact E-step, which hears only its out-of-bag votes.",
    ),
    ModelEntry(
        name="ored-lr",
        title="ORed logistic regression",
        factory=ORedLR,
        text="Exact maximum likelihood of the species lists; one linear model per species.",
    ),
    ModelEntry(
        name="ored-lr-rbf",
        title="ORed logistic regression, RBF kernel",
        factory=ORedLR,
        text="The same likelihood with curved boundaries between the species.",
        defaults={"feature_map": "fourier"},
    ),
    ModelEntry(
        name="sim",
        title="Support instance machine",
        factory=SupportInstanceMachine,
        text="Ranks the listed species of a recording above the others.",
    ),
    ModelEntry(
        name="sim-rbf",
        title="Support instance machine, RBF kernel",
        factory=SupportInstanceMachine,
        text="The same ranking with curved boundaries between the species.",
        defaults={"feature_map": "fourier"},
    ),
)

MODELS: dict[str, ModelEntry] = {entry.name: entry for entry in _ENTRIES}


def create(name: str, **params: object) -> InstanceAnnotator:
    """Return a new estimator of the registered name.

    Raises
    ------
    ModelError
        If the name is unknown, or the learner has no such parameter.
    """
    if name not in MODELS:
        raise ModelError(f"There is no model {name!r}; there are {', '.join(sorted(MODELS))}.")
    entry = MODELS[name]
    known = entry.factory(**entry.defaults).get_params(deep=False)
    unknown = sorted(set(params) - set(known))
    if unknown:
        raise ModelError(
            f"The model {name!r} has no parameter {unknown[0]!r}; it has {', '.join(known)}."
        )
    return entry.factory(**{**entry.defaults, **params})
