"""Annotations by people: species, species lists and labels of segments."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.provenance import Provenance

NO_ANIMALS = frozenset(
    {"engine", "environmental", "fireworks", "gun", "noise", "nocall", "power tools", "siren"}
)
"""Classes of networks that are no species: of BirdNET 2.4 all but dogs and people, and of BirdCLEF."""
NO_CALLS = frozenset({
    "noise", "background", "background noise", "silence", "silent", "none", "nothing", "nocall", "no call",
    "no calls", "nobird", "no bird", "no birds", "no species", "no detection", "no detections",
})  # fmt: skip
"""Names of sounds that are no calls."""
_UNIDENTIFIED = re.compile(
    r"no ?id|sounding|(unidentified|unknown)( (?!.*(\d|\b\w$)).*)?", re.IGNORECASE
)
_HUMAN = re.compile(r"(humans?|homo sapiens|mensch(en)?)\b", re.IGNORECASE)


def is_unidentified(name: str) -> bool:
    """Return whether a name stands for a call whose species is not known.

    With a number or letter it is that of a species without a name, as in “Unknown frog 2”.
    """
    return _UNIDENTIFIED.fullmatch(name) is not None


def is_human(name: str) -> bool:
    """Return whether a species name stands for sounds of people, such as BirdNET's “Human vocal”."""
    return _HUMAN.match(name) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Species:
    """A class for labels, with the user's name for it."""

    id: SpeciesId
    name: str
    scientific_name: str = ""  # "" if unknown or not a species.

    def __post_init__(self) -> None:
        if not self.name.strip() or self.name != self.name.strip():
            raise ValueError("a species needs a name without surrounding spaces")


class AliasKind(StrEnum):
    """Kinds of other names of a species."""

    CODE = "code"
    SYNONYM = "synonym"
    ANSWER = "answer"
    """A person's answer to the question which species a name means."""


@dataclass(frozen=True, slots=True)
class Alias:
    """Another name of a species."""

    species_id: SpeciesId
    kind: AliasKind
    name: str


class TagState(StrEnum):
    """State of a species in a recording's list."""

    PRESENT = "present"
    ABSENT = "absent"
    UNSURE = "unsure"


class ListState(StrEnum):
    """Meaning of a list for species that it does not name."""

    UNTAGGED = "untagged"  # no one has said anything
    INCOMPLETE = "at least"  # presence only: others may occur
    COMPLETE = "complete"  # nothing else occurs; an empty list means "no species"
    POSSIBLE = (
        "possible"  # a regional checklist: nothing else occurs, and none of them need be there
    )


ListKey = tuple[RecordingId, tuple[float, float] | None, str]
"""Recording, window (None: all of it) and observer of a list."""


class WindowChoice(StrEnum):
    """How a window was chosen for listening."""

    UNKNOWN = ""
    RANDOM = "random"
    AT_WILL = "at will"
    MODEL = "model"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesList:
    """Bag label: the tags of a recording, or of a window of it."""

    recording_id: RecordingId
    state: ListState = ListState.UNTAGGED
    tags: Mapping[SpeciesId, TagState] = field(default_factory=dict)
    # Start and end within the recording; None for all of it.
    span_s: tuple[float, float] | None = None
    observer: str = ""  # "" for the project's own list.
    listed_by: str = ""  # Who made the project's own list, where a table says so.
    choice: WindowChoice = WindowChoice.UNKNOWN

    def __post_init__(self) -> None:
        if self.span_s is not None and not 0 <= self.span_s[0] < self.span_s[1]:
            raise ValueError(
                "the span of a list ends after it starts, and starts in the recording"
            )

    @property
    def key(self) -> ListKey:
        """Recording, window and observer: unique in a project."""
        return self.recording_id, self.span_s, self.observer

    @property
    def present(self) -> tuple[SpeciesId, ...]:
        """Species tagged as present, in tag order."""
        return tuple(s for s, state in self.tags.items() if state is TagState.PRESENT)

    def tag_of(self, species: SpeciesId) -> TagState | None:
        """Return the tag of a species; untagged ones are absent from a complete list."""
        silent = TagState.ABSENT if self.state is ListState.COMPLETE else None
        return self.tags.get(species, silent)


class LabelState(StrEnum):
    """Label states of a segment."""

    CONFIRMED = "confirmed"  # it is `species_id`, as the model proposed
    CORRECTED = "corrected"  # it is `species_id`, whatever the model proposed
    REJECTED = "rejected"  # it is not `species_id`; with None: not a call at all


class SegmentStatus(StrEnum):
    """State of a segment: a label, else a model's prediction or none; least decided first.

    The label states are those of `LabelState`.
    """

    UNLABELLED = "unlabelled"
    PREDICTED = "predicted"
    CONFIRMED = LabelState.CONFIRMED.value
    CORRECTED = LabelState.CORRECTED.value
    REJECTED = LabelState.REJECTED.value


class Certainty(StrEnum):
    """An observer's certainty of a label."""

    CERTAIN = "certain"
    PROBABLE = "probable"
    POSSIBLE = "possible"


class Detail(StrEnum):
    """Optional information in labels."""

    CERTAINTY = "certainty"
    CALL_TYPE = "type of call"
    REJECTED = "what was rejected"
    NOTE = "note"
    RECORDING_NOTE = "note on the recording"
    READINGS = "other readings"


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """An observer's label of a segment; never overwritten by a run."""

    segment_id: SegmentId
    state: LabelState
    species_id: SpeciesId | None
    provenance: Provenance
    certainty: Certainty | None = None  # None if not given.
    call_type: str = ""  # "song", "alarm" etc.; "" if not given.

    def __post_init__(self) -> None:
        if self.state is not LabelState.REJECTED and self.species_id is None:
            raise ValueError(f"a {self.state} label names a species")

    @property
    def meaning(self) -> tuple[bool, SpeciesId | None]:
        """Whether the label is a rejection, and its species."""
        return self.state is LabelState.REJECTED, self.species_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Contradiction:
    """A label with a species that the recording's list excludes."""

    segment_id: SegmentId
    species_id: SpeciesId
    recording_id: RecordingId


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A note on a recording or segment."""

    text: str
    provenance: Provenance

    def __post_init__(self) -> None:
        if not self.text:
            raise ValueError("a note says something")
