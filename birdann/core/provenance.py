"""Who or what made a thing, and when."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum

from birdann.core.ids import RunId


class Maker(StrEnum):
    """The two kinds of author: a person, or a computation."""

    PERSON = "person"
    RUN = "run"


@dataclass(frozen=True, slots=True, kw_only=True)
class Provenance:
    """The origin of one annotation.

    Attributes
    ----------
    maker
        A person's decision or a run's result.
    name
        The reviewer's name, or the algorithm's name and settings digest.
    at
        When, with time zone.
    run_id
        The model run that proposed what the person decided on, if any.
    """

    maker: Maker
    name: str
    at: datetime
    run_id: RunId | None = None

    def __post_init__(self) -> None:
        if self.at.tzinfo is None:
            raise ValueError("provenance time needs a time zone")


def by_person(name: str, *, run_id: RunId | None = None) -> Provenance:
    """Return the provenance of a decision that ``name`` takes now."""
    return Provenance(maker=Maker.PERSON, name=name, at=datetime.now(UTC), run_id=run_id)


def by_run(name: str, *, run_id: RunId | None = None) -> Provenance:
    """Return the provenance of a result that algorithm ``name`` computes now."""
    return Provenance(maker=Maker.RUN, name=name, at=datetime.now(UTC), run_id=run_id)


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Program:
    """Another program whose results were read."""

    name: str
    version: str = ""

    def __post_init__(self) -> None:
        if not self.name:
            raise ValueError("a program has a name")


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """Where something that was read from a table came from.

    Attributes
    ----------
    row
        What the table said of it, by the names of its columns; JSON values.
    """

    program: Program
    row: Mapping[str, object] = field(default_factory=dict)
