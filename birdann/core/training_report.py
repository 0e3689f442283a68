"""Training report: data, choices, and what the lists cannot determine."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from types import NoneType, UnionType
from typing import Any, Generic, Self, TypeVar, Union, get_args, get_origin, get_type_hints

from birdann.core.ids import RunId

T = TypeVar("T")
MIN_RECORDINGS = 10
"""Independent recordings below which nothing is claimed of accuracy or calibration."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Generic[T]):
    """One setting, and why it was chosen."""

    chosen: T
    why: str = ""  # One phrase for the report.
    # What the decision rests on: value or quantity to its figure.
    tried: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class LearnerChoices:
    """Choices of the automatic learner; None where not applicable."""

    # noise_weight, noise_share: Weight of noise in listed bags during training, and share of
    # segments that are noise.
    noise_weight: Choice[float] | None = None
    noise_share: Choice[float] | None = None
    # Weight of a recording of a training source against one of the project.
    reference_weight: Choice[float] | None = None
    # Weight of each regression in their mean.
    regressions: Choice[Mapping[str, float]] | None = None
    # Additional weight of rare species where they are listed.
    list_strength: Choice[float] | None = None
    # Strength of the prior of equal numbers of calls per listed species.
    evenness: Choice[float] | None = None
    # Weight of the regressions in the mean with the forest.
    linear_share: Choice[float] | None = None
    # Similarity of segments of a recording without a list.
    context_concentration: Choice[float] | None = None
    # Weight of each detector's evidence in recordings without a list, by its name.
    detectors: Mapping[str, Choice[float]] | None = None
    # How often what a detector detected is listed or confirmed, by its name.
    curves: "Mapping[str, Reliability] | None" = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagnosis:
    """Lists and labels of each class, and what they cannot determine; classes by column."""

    # n_bags, n_instances: Of the training set.
    n_bags: int = 0
    n_instances: int = 0
    # bags_tagged, bags_without_instances: Tagged bags; bags with a list but without instances.
    bags_tagged: int = 0
    bags_without_instances: int = 0
    longest_list: int = 0  # Number of classes in the longest list.
    # lists_per_class, alone_per_class, confirmed_per_class: Lists with the class, lists with this
    # class only, confirmed instances.
    lists_per_class: tuple[int, ...] = ()
    alone_per_class: tuple[int, ...] = ()
    confirmed_per_class: tuple[int, ...] = ()
    # confirmed_noise, labels: Instances confirmed as noise, and labelled or rejected in any way.
    confirmed_noise: int = 0
    labels: int = 0
    balance: float = 1.0  # Normalised entropy of the lists over the classes, 1 is even.
    identifiability_groups: tuple[tuple[int, ...], ...] = ()  # Classes that lists cannot separate.
    always_with: tuple[tuple[int, ...], ...] = ()  # Pairs (a, b) where a is listed only beside b.
    few_lists: tuple[int, ...] = ()
    in_nearly_every_list: tuple[int, ...] = ()
    never_listed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LearnerReport(Diagnosis):
    """A learner's report of a fit; None where not applicable."""

    # bags_used, bags_left_out, bags_pruned: Bags used, not sampled, and too expensive.
    bags_used: int | None = None
    bags_left_out: int | None = None
    bags_pruned: int | None = None
    # bags_infeasible, bags_over_budget, bags_without_pairs: Bags with fewer instances than the
    # list demands, with too many combinations, and without pairs to rank.
    bags_infeasible: int | None = None
    bags_over_budget: int | None = None
    bags_without_pairs: int | None = None
    # instances_used, instances_left_out, confirmed_instances: Instances used, not sampled, and
    # confirmed.
    instances_used: int | None = None
    instances_left_out: int | None = None
    confirmed_instances: int | None = None
    # Expected number of instances of each class.
    expected_instances: tuple[float, ...] | None = None
    # noise_rate, noise_weight: Share of the instances that are noise, and its weight ν.
    noise_rate: float | None = None
    noise_weight: float | None = None
    log_likelihood: float | None = None
    objective: float | None = None
    context_concentration: float | None = None  # α of `birdann.models.exact.context`.
    trees: int | None = None
    rounds: int | None = None
    iterations: int | None = None
    evaluations: int | None = None
    components: int | None = None
    converged: bool | None = None
    choices: LearnerChoices | None = None

    def with_diagnosis(self, diagnosis: Diagnosis) -> Self:
        """Return the report with the diagnosis of its training set."""
        values = {
            attribute.name: getattr(diagnosis, attribute.name) for attribute in fields(Diagnosis)
        }
        return replace(self, **values)

    def as_json(self) -> dict[str, Any]:
        """Return a JSON-serialisable record without None values."""
        return dict(_to_plain_data(self))

    @classmethod
    def from_json(cls, stored: object) -> Self:
        """Return the report that `as_json` made."""
        try:
            return cls(**_fields(cls, (), stored))
        except TypeError:
            return cls()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingData:
    """Training data of a run."""

    recordings: int = 0
    segments: int = 0
    species: int = 0
    recordings_of_species: tuple[int, ...] = ()  # Lists that name each species, in column order.
    # labelled_segments, noise_segments: Segments confirmed as a species, and as noise.
    labelled_segments: int = 0
    noise_segments: int = 0
    source_segments: int = 0  # Those of training sources, which the others leave out.


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A setting and its scores on held-out bags."""

    params: Mapping[str, object] = field(default_factory=dict)
    precision: float = 0.0  # Label ranking average precision of the lists, 1 is perfect.
    likelihood: float = 0.0  # Mean log P(list | segments) of a bag.


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """Hyperparameter search."""

    # The best setting, with fixed parameters.
    chosen: Mapping[str, object] = field(default_factory=dict)
    criterion: str = "precision"  # "precision" or "likelihood".
    folds: int = 0
    tried: tuple[Trial, ...] = ()  # All settings, in the order of the grid.


@dataclass(frozen=True, slots=True, kw_only=True)
class Reliability:
    """Reliability diagram: predicted probability against share correct in up to ten bins."""

    # stated, found: Mean probability and share correct of each filled bin.
    stated: tuple[float, ...] = ()
    found: tuple[float, ...] = ()
    # low, high: 95 % confidence interval of each share.
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()
    segments: tuple[float, ...] = ()  # Held-out items in each filled bin.
    recordings: int = 0  # Recordings of the items, which are correct or wrong together.
    # mean_stated, mean_found: Means over all items.
    mean_stated: float = 0.0
    mean_found: float = 0.0
    error: float = 0.0  # Expected calibration error: the mean gap over the bins, 0..1.
    # error_low, error_high: Its 95 % confidence interval, by resampling recordings.
    error_low: float = 0.0
    error_high: float = 0.0

    @property
    def is_measured(self) -> bool:
        """Whether there are enough recordings for a claim."""
        return self.recordings >= MIN_RECORDINGS


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesReliability:
    """Share correct of held-out predictions of one species."""

    # recordings, correct, low, high: Recordings of the held-out items predicted as this species,
    # share of the items correct, 95 % confidence interval by recordings.
    recordings: int = 0
    correct: float = 0.0
    low: float = 0.0
    high: float = 1.0
    # answers, answers_correct: Those with an observer's answer, and the correct ones.
    answers: int = 0
    answers_correct: int = 0
    bins: Reliability = Reliability()  # Reliability of this species.


@dataclass(frozen=True, slots=True, kw_only=True)
class Calibration:
    """Calibration of a model and its agreement with held-out items."""

    # before, after: Reliability without and with cross-fitted calibration.
    before: Reliability = Reliability()
    after: Reliability = Reliability()
    # As ``after``, of species in fewer than five lists only; or None.
    few_lists: Reliability | None = None
    unlisted: Reliability | None = None  # As ``after``, of recordings with hidden lists; or None.
    # As ``unlisted``, without the detections that the model was trained with; or None.
    unheard: Reliability | None = None
    species: tuple[SpeciesReliability, ...] = ()
    # Number of items of each kind: "merged pairs", "hidden lists", "answers".
    sources: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingReport:
    """Report stored with a run."""

    notes: tuple[str, ...] = ()  # Sentences on the input.
    findings: tuple[str, ...] = ()  # Sentences on choices and on what the lists cannot determine.
    data: TrainingData = TrainingData()
    began_from: RunId | None = None  # Id of the initial run, or None.
    search: Search | None = None  # Hyperparameter search, or None.
    calibration: Calibration | None = None  # None without held-out items.
    model: LearnerReport = LearnerReport()  # The learner's report.

    def as_json(self) -> dict[str, Any]:
        """Return a JSON-serialisable record; messages stay messages (`birdann.core.message.dumps`)."""
        return {
            attribute.name: _to_plain_data(getattr(self, attribute.name))
            for attribute in fields(self)
        }

    @classmethod
    def from_json(cls, stored: object) -> Self:
        """Return the report that `as_json` made, in this or an earlier version."""
        try:
            return cls(**_fields(cls, (), stored))
        except TypeError:
            return cls()


def _to_plain_data(value: Any) -> Any:  # noqa: ANN401 - JSON
    if is_dataclass(value):
        values = {attribute.name: getattr(value, attribute.name) for attribute in fields(value)}
        return {name: _to_plain_data(item) for name, item in values.items() if item is not None}
    if isinstance(value, Mapping):
        return {name: _to_plain_data(item) for name, item in value.items()}
    return [_to_plain_data(item) for item in value] if isinstance(value, tuple) else value


def _read(hint: Any, value: object) -> Any:  # noqa: ANN401
    """Return a JSON value converted to a type."""
    kind, args = get_origin(hint) or getattr(hint, "__supertype__", hint), get_args(hint)
    if kind in (Union, UnionType):
        return None if value is None else _read(next(a for a in args if a is not NoneType), value)
    if kind is tuple and isinstance(value, list | tuple):
        return tuple(_read(args[0], item) for item in value)
    if isinstance(kind, type) and is_dataclass(kind):
        return kind(**_fields(kind, args, value))
    if kind is Mapping and isinstance(value, Mapping):
        return {str(name): _read(args[1], item) for name, item in value.items()}
    if kind is float and isinstance(value, int | float) and math.isfinite(value):
        return float(value)
    if kind is object or (kind in (int, str, bool) and isinstance(value, kind)):
        return value
    raise TypeError(f"{value!r} is not a {hint}")


def _fields(kind: Any, args: tuple[Any, ...], stored: object) -> dict[str, Any]:  # noqa: ANN401 - any dataclass
    """Return the fields of a type that a JSON object has."""
    if not isinstance(stored, Mapping):
        raise TypeError(f"{stored!r} is not a {kind}")
    hints, kinds = get_type_hints(kind), {}
    for attribute in fields(kind):
        hint = args[0] if hints[attribute.name] is T else hints[attribute.name]
        value = stored.get(attribute.name)
        try:
            kinds[attribute.name] = _read(hint, value)
        except TypeError:
            continue  # the default stands
    return kinds
