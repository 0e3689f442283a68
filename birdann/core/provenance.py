"""Author and time of annotations."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import NamedTuple

from birdann.core.ids import RunId


class Maker(StrEnum):
    """Kinds of authors: a person or a computation."""

    PERSON = "person"
    RUN = "run"


@dataclass(frozen=True, slots=True, kw_only=True)
class Provenance:
    """Origin of one annotation."""

    maker: Maker  # A person or a run.
    name: str  # Observer, or algorithm with settings digest.
    at: datetime  # Time with time zone.
    run_id: RunId | None = None  # The model run whose prediction was reviewed, if any.

    def __post_init__(self) -> None:
        if self.at.tzinfo is None:
            raise ValueError("provenance time needs a time zone")


class Credit(NamedTuple):
    """Author and licence of what is exported; "" where they are not given."""

    author: str = ""
    licence: str = ""


NO_CREDIT = Credit()


def person_provenance(name: str, *, run_id: RunId | None = None) -> Provenance:
    """Return the provenance of an annotation made by ``name`` now."""
    return Provenance(maker=Maker.PERSON, name=name, at=datetime.now(UTC), run_id=run_id)


def run_provenance(name: str, *, run_id: RunId | None = None) -> Provenance:
    """Return the provenance of a result of algorithm ``name`` now."""
    return Provenance(maker=Maker.RUN, name=name, at=datetime.now(UTC), run_id=run_id)


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Program:
    """Another program whose results were imported."""

    name: str
    version: str = ""

    def __post_init__(self) -> None:
        if not self.name:
            raise ValueError("a program has a name")


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """Source of an imported object."""

    program: Program
    # Row of the table by column; JSON values.
    row: Mapping[str, object] = field(default_factory=dict)
