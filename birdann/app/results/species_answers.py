"""The answers to a validation sample of one species, and what follows from them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from birdann.core.arrays import BoolArray
from birdann.core.errors import ProjectFileError
from birdann.core.ids import SpeciesId, id_text
from birdann.core.validation import Answer, Sample, SampleItem
from birdann.models.validation import (
    Estimate,
    Population,
    Thresholds,
    Validations,
    density,
    precision_above,
    site_densities,
    thresholds,
)
from birdann.store import ProjectReader

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, kw_only=True)
class UnsureBounds:
    """An estimate with unsure answers counted as no, and as yes; None if unknown."""

    unsure_as_no: Estimate | None
    unsure_as_yes: Estimate | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BinResult:
    """Result for scores from ``low`` up to the next bin."""

    low: float
    n_scored: int
    n_yes: int
    n_no: int
    n_unsure: int
    n_open: int
    precision_above: UnsureBounds  # Of all scores of at least ``low``.


@dataclass(frozen=True, slots=True)
class Design:
    """The stored description of the population."""

    sites: list[str]
    species: Mapping[str, Mapping[str, Any]]

    @classmethod
    def of(cls, reader: ProjectReader, sample: Sample) -> "Design":
        """Read it from a sample."""
        design: Mapping[str, Any] = sample.design
        try:
            return cls([str(site) for site in design["sites"]], dict(design["species"]))
        except (KeyError, TypeError, ValueError) as error:
            raise _incomplete_sample_error(reader, sample) from error


def _incomplete_sample_error(reader: ProjectReader, sample: Sample) -> ProjectFileError:
    return ProjectFileError(
        "{path}: the sample “{name}” is incomplete. Draw a new one.",
        path=reader.path,
        name=sample.name,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesAnswers:
    """The items of a sample for one species, with the answers to them."""

    species_id: SpeciesId
    population: Population
    lows: list[float]  # Of each bin.
    items: list[SampleItem]
    given: list[Answer | None]  # To each item.
    as_no: Validations  # Unsure answers count as no,
    as_yes: Validations  # or as yes.
    seed: int

    @classmethod
    def of(
        cls,
        reader: ProjectReader,
        sample: Sample,
        design: Design,
        items: list[SampleItem],
        answers: Mapping[int, Answer],
    ) -> "SpeciesAnswers":
        """Read the answers to the items of one species, ProjectFileError if the design is damaged."""
        key = items[0].species_id
        try:
            stored = design.species[id_text(key)]
            population = Population.from_record(stored)
            lows = [float(low) for low in stored["lows"]]
            bin_of = np.array([range(len(lows)).index(item.bin) for item in items])
            weights, strata = sample.n_represented(items), sample.strata(items)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise _incomplete_sample_error(reader, sample) from error
        given = [answers.get(item.place) for item in items]
        done = np.array([answer is not None for answer in given])
        scores = np.array([item.score for item in items])

        def validations_of(*yes: Answer) -> Validations:
            is_call: BoolArray = np.array([answer in yes for answer in given])
            return Validations(
                scores=scores[done],
                bins=bin_of[done],
                is_call=is_call[done],
                weights=weights[done],
                strata=strata[done],
            )

        return cls(
            species_id=key,
            population=population,
            lows=lows,
            items=items,
            given=given,
            as_no=validations_of(Answer.YES),
            as_yes=validations_of(Answer.YES, Answer.UNSURE),
            seed=sample.seed,
        )

    def bin_results(self) -> list[BinResult]:
        """Return the numbers of answers in each bin, and the precision from it upwards."""
        counts = Counter(
            (item.bin, answer) for item, answer in zip(self.items, self.given, strict=True)
        )
        return [
            BinResult(
                low=low,
                n_scored=size,
                n_yes=counts[k, Answer.YES],
                n_no=counts[k, Answer.NO],
                n_unsure=counts[k, Answer.UNSURE],
                n_open=counts[k, None],
                precision_above=self.precision_above(low),
            )
            for k, (low, size) in enumerate(
                zip(self.lows, self.population.sizes.tolist(), strict=True)
            )
        ]

    def precision_above(self, score: float) -> UnsureBounds:
        """Return the share of calls among the scores from a threshold upwards."""
        return self._bounds(
            lambda answers: precision_above(self.population, answers, score, seed=self.seed)
        )

    def density(self) -> UnsureBounds:
        """Return the share of calls in the population."""
        return self._bounds(lambda answers: density(self.population, answers, seed=self.seed))

    def site_densities(self, sites: Sequence[str]) -> dict[str, UnsureBounds]:
        """Return the same by site."""
        no, yes = self._with_unsure_as_no_and_yes(
            lambda answers: site_densities(self.population, answers, seed=self.seed)
        )
        return {
            site: UnsureBounds(unsure_as_no=at_no, unsure_as_yes=at_yes)
            for site, at_no, at_yes in zip(sites, no, yes, strict=False)
        }

    def thresholds(self, precision: float | None) -> Thresholds:
        """Return the thresholds that reach a precision; none without one."""
        if precision is None:
            return Thresholds(above=None, above_unweighted=None, single=None)
        scores = np.append(self.population.scores, [item.score for item in self.items])
        return thresholds(
            self.population,
            self.as_no,
            precision,
            lowest=self.lows[0],
            is_probability=bool(((scores >= 0) & (scores <= 1)).all()),
            seed=self.seed,
        )

    def answered_scores(self) -> tuple[float, float] | None:
        """Return the lowest and the highest score answered."""
        scores = self.as_no.scores
        return (float(scores.min()), float(scores.max())) if len(scores) else None

    def _bounds(self, measure: Callable[[Validations], Estimate | None]) -> UnsureBounds:
        no, yes = self._with_unsure_as_no_and_yes(measure)
        return UnsureBounds(unsure_as_no=no, unsure_as_yes=yes)

    def _with_unsure_as_no_and_yes(self, measure: Callable[[Validations], _T]) -> tuple[_T, _T]:
        no = measure(self.as_no)
        return no, measure(self.as_yes) if Answer.UNSURE in self.given else no
