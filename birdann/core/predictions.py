"""Predictions: model runs and their scores, separate from labels."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Self

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import BoolArray, Float32Array, FloatArray, Int32Array
from birdann.core.ids import Ids, RunId, SegmentId, SpeciesId, id_text, row_of, rows_of
from birdann.core.provenance import Program

if TYPE_CHECKING:
    from birdann.core.training_report import TrainingReport

DEFAULT_MODEL = "auto"
"""Registry name of the learner that is taken where none is chosen."""
WITHHELD_FROM = 0.9
"""Probability of "none of these" from which on no species is named: of such segments, what
would be named is wrong nine times in ten, or they are not call."""
_MAX_NONE = 0.1
"""Below this chance of being a call, a segment's doubt counts for less."""
_MIN_CALL = 1e-12


class Mode(StrEnum):
    """Basis of a score."""

    TRANSDUCTIVE = "transductive"  # the recording's species list
    INDUCTIVE = "inductive"  # the segment alone
    PROGRAM = "program"  # not told: another program's, which no run of this project has scored


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelRun:
    """One training run."""

    id: RunId
    # model_name, params, seed: Registry name, constructor parameters and seed that reproduce the
    # run.
    model_name: str
    params: Mapping[str, object]
    seed: int
    species_ids: tuple[SpeciesId, ...]  # The classes in column order of all scores of this run.
    feature_schema: str  # Name and version of the features.
    created_at: datetime
    report: "TrainingReport"
    # Whether a newer run replaced it, and it is kept because something refers to it.
    is_superseded: bool = False

    @property
    def stamp(self) -> str:
        """Identifier and time (UTC), as tables name the run."""
        return run_stamp(self.id, self.created_at)


def run_stamp(run_id: RunId, created_at: datetime) -> str:
    """Return e.g. "i123@2026-04-30T05:12Z", which `birdann.core.ids.id_of_text` reads."""
    return f"{id_text(run_id)}@{created_at.astimezone(UTC):%Y-%m-%dT%H:%MZ}"


OPTIONAL_COLUMNS = (
    "call_probability", "animal_probability", "probability_low", "none_probabilities",
)  # fmt: skip
"""Columns of a ``ScoreTable``, one number per segment, that a model may not have."""


@dataclass(frozen=True, slots=True, eq=False)
class ScoreTable:
    """Posterior probabilities of one run for the segments of one recording.

    Attributes
    ----------
    call_probability, animal_probability, none_probabilities
        float32 (n,): probability of one whole call, of an animal's sound, and of an unknown
        species as given by the learner; None where the model does not separate them.
    """

    run_id: RunId
    mode: Mode
    segment_ids: Ids  # Length n, in row order.
    # float32 (n, n_species), rows summing to at most 1; the rest is the probability of an unknown
    # species.
    probabilities: Float32Array
    call_probability: Float32Array | None = None
    animal_probability: Float32Array | None = None
    # float32 (n,): 90 % lower bound of the largest probability; None if unknown.
    probability_low: Float32Array | None = None
    none_probabilities: Float32Array | None = None
    # bool (n,): in a recording with windows, whether no list covers the segment. None: all as
    # ``mode``.
    is_unlisted: BoolArray | None = None

    def __post_init__(self) -> None:
        n = len(self.segment_ids)
        if self.probabilities.ndim != 2 or len(self.probabilities) != n:
            raise ValueError("probabilities must have one row per segment")
        for column in (*self.optional.values(), self.is_unlisted):
            if column is not None and column.shape != (n,):
                raise ValueError("there is one number per segment")

    @property
    def optional(self) -> dict[str, Float32Array | None]:
        """`OPTIONAL_COLUMNS` by name."""
        return {name: getattr(self, name) for name in OPTIONAL_COLUMNS}

    def has_predictions_of(self, other: "ScoreTable") -> bool:
        """Whether another table has the same predictions, apart from call probabilities."""
        return np.array_equal(self.segment_ids, other.segment_ids) and np.array_equal(
            self.probabilities, other.probabilities
        )

    def with_calls(self, fragments: Mapping[SegmentId, Sequence[SegmentId]]) -> "ScoreTable":
        """Return the table with a row per joined segment: the mean of its fragments.

        Segments without a scored fragment get no row. Call probabilities are dropped, as they depend
        on the other segments.
        """
        row_of = {key: row for row, key in enumerate(self.segment_ids.tolist())}
        rows = {
            call: call_rows
            for call, fragment_rows in fragments.items()
            if call not in row_of
            and (call_rows := [row_of[key] for key in fragment_rows if key in row_of])
        }

        def column(values: Float32Array) -> Float32Array:
            means = [  # in float64, so that the order of fragments, which have random ids, is all one
                values[call_rows].mean(axis=0, keepdims=True, dtype=np.float64)
                for call_rows in rows.values()
            ]
            return np.concatenate([values, *(mean.astype(values.dtype) for mean in means)])

        optional: dict[str, Any] = {
            name: None if c is None or name == "call_probability" else column(c)
            for name, c in self.optional.items()
        }
        firsts, unlisted = [call_rows[0] for call_rows in rows.values()], self.is_unlisted
        return replace(
            self,
            segment_ids=np.concatenate([self.segment_ids, np.array([*rows], dtype=np.int64)]),
            probabilities=column(self.probabilities),
            **optional,
            is_unlisted=None
            if unlisted is None
            else np.concatenate([unlisted, unlisted[np.array(firsts, dtype=np.int64)]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmentScore:
    """The two most probable answers of a run for one segment.

    For another program, its only answer (`Mode.PROGRAM`, run 0).

    ``species_id`` None means unknown species, which comes first only from `WITHHELD_FROM`.
    ``call_probability`` (of one whole call), ``animal_probability`` and ``none_probability`` are
    None where the model does not separate them.
    """

    segment_id: SegmentId
    run_id: RunId
    mode: Mode
    species_id: SpeciesId | None
    probability: float
    runner_up_id: SpeciesId | None
    runner_up_probability: float
    call_probability: float | None = None
    animal_probability: float | None = None
    none_probability: float | None = None


def doubt(best: FloatArray, call: FloatArray) -> FloatArray:
    """Return the uncertainty of each segment's species, float64 (n,) in 0..1.

    The probability that the most probable species is wrong, given a call: a segment that may be
    two species is more informative than one that may be noise. Reduced for probable noise.

    Parameters
    ----------
    best, call
        float64 (n,): probability of the most probable species, and of any species.
    """
    wrong = np.clip(1.0 - best / np.maximum(call, _MIN_CALL), 0.0, 1.0)
    return np.asarray(wrong * np.minimum(1.0, call / _MAX_NONE))


MODES: tuple[Mode, ...] = tuple(Mode)
SCORE_COLUMNS = (
    "mode", "species", "probability", "runner_up", "runner_up_probability", "call_probability",
    "animal_probability", "probability_low", "none_probability",
)  # fmt: skip
"""The columns of ``ScoreColumns``, as a project stores them."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ScoreColumns(Mapping[SegmentId, SegmentScore]):
    """The two most probable answers for each scored segment; a mapping to ``SegmentScore``.

    Attributes
    ----------
    species, runner_up
        int32 (n,): the answers; -1 for unknown species.
    probability, runner_up_probability
        float64 (n,); NaN without score.
    """

    run_id: RunId
    ids: Ids  # The segments, length n; scored or not.
    species_ids: tuple[SpeciesId, ...]  # Species that ``species`` and ``runner_up`` index.
    mode: npt.NDArray[np.int8]  # int8 (n,): index in ``MODES``, -1 without score.
    species: Int32Array
    probability: FloatArray
    runner_up: Int32Array
    runner_up_probability: FloatArray
    # call_probability, animal_probability, probability_low, none_probability: float64 (n,); NaN
    # where the model does not separate them.
    call_probability: FloatArray
    animal_probability: FloatArray
    probability_low: FloatArray
    none_probability: FloatArray
    # Programs of the segments with another program's answer.
    programs: Mapping[SegmentId, Program] = field(default_factory=dict)

    @classmethod
    def unscored(cls, ids: Ids) -> Self:
        """Return columns without scores."""
        kinds = {"mode": np.int8, "species": np.int32, "runner_up": np.int32}
        columns: dict[str, Any] = {
            name: np.full(len(ids), -1, kinds[name])
            if name in kinds
            else np.full(len(ids), np.nan)
            for name in SCORE_COLUMNS
        }
        return cls(run_id=RunId(0), ids=ids, species_ids=(), **columns)

    def __len__(self) -> int:
        return int((self.mode >= 0).sum())

    def __iter__(self) -> Iterator[SegmentId]:
        return iter(self.ids[self.mode >= 0].tolist())

    def __contains__(self, segment_id: object) -> bool:
        return isinstance(segment_id, int) and self._row_of(segment_id) is not None

    def __getitem__(self, segment_id: SegmentId) -> SegmentScore:
        row = self._row_of(segment_id)
        if row is None:
            raise KeyError(segment_id)
        return SegmentScore(
            segment_id=segment_id,
            run_id=RunId(0) if MODES[self.mode[row]] is Mode.PROGRAM else self.run_id,
            mode=MODES[self.mode[row]],
            species_id=self.species_at(row),
            probability=float(self.probability[row]),
            runner_up_id=self._species_id(int(self.runner_up[row])),
            runner_up_probability=float(self.runner_up_probability[row]),
            call_probability=_float_or_none(self.call_probability[row]),
            animal_probability=_float_or_none(self.animal_probability[row]),
            none_probability=_float_or_none(self.none_probability[row]),
        )

    def rows_of(self, segment_ids: Sequence[SegmentId]) -> Ids:
        """Return the row of each segment, or -1."""
        rows = rows_of(self.ids, segment_ids)
        is_scored = rows >= 0
        is_scored[is_scored] = self.mode[rows[is_scored]] >= 0
        return np.where(is_scored, rows, -1)

    def without(self, segment_ids: Sequence[SegmentId]) -> Self:
        """Return the columns without the scores of some segments."""
        rows = self.rows_of(segment_ids)
        mode, species, runner_up = self.mode.copy(), self.species.copy(), self.runner_up.copy()
        probability = self.probability.copy()
        for column, nothing in ((mode, -1), (species, -1), (runner_up, -1), (probability, np.nan)):
            column[rows[rows >= 0]] = nothing
        return replace(
            self, mode=mode, species=species, runner_up=runner_up, probability=probability
        )

    def species_at(self, row: int) -> SpeciesId | None:
        """Return the answer in a row, None for unknown species."""
        return self._species_id(int(self.species[row]))

    def _row_of(self, segment_id: int) -> int | None:
        row = row_of(self.ids, segment_id)
        return row if row is not None and self.mode[row] >= 0 else None

    def _species_id(self, index: int) -> SpeciesId | None:
        return self.species_ids[index] if index >= 0 else None


def _float_or_none(value: float) -> float | None:
    return None if np.isnan(value) else float(value)


def likeliest_and_runner_up(
    probabilities: npt.ArrayLike, animal: Float32Array | None = None
) -> tuple[Ids, FloatArray, Ids, FloatArray]:
    """Return (first, its probability, second, its probability) of each row, each of length n.

    Indices are into ``0..c``, where column ``c`` is the unknown species.

    Parameters
    ----------
    probabilities
        (n, c), rows summing to at most 1; the rest belongs to the unknown species, which is first
        only from `WITHHELD_FROM`, or if no species is possible.
    animal
        (n,): probability of an animal's sound, if the model separates it from doubt about the
        species; None takes the sum.
    """
    table = np.asarray(probabilities, dtype=np.float64)
    totals = table.sum(axis=1) if animal is None else np.asarray(animal, dtype=np.float64)
    rest = np.clip(1.0 - totals, 0.0, 1.0)
    full = np.column_stack([table, rest])
    rows, last = np.arange(len(full)), table.shape[1]
    if not last:
        first = np.zeros(len(full), dtype=np.int64)
        return first, rest, first, np.zeros(len(full))
    is_none = (rest >= WITHHELD_FROM) | ~table.any(axis=1)
    first = np.where(is_none, last, table.argmax(axis=1))
    p = full[rows, first]
    full[rows, first] = -1.0
    second = full.argmax(axis=1)
    return first, p, second, full[rows, second]
