"""What a person said: species, lists of recordings, labels of segments."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.provenance import Provenance


@dataclass(frozen=True, slots=True, kw_only=True)
class Species:
    """A class that segments are labelled with, under the user's own name for it.

    Attributes
    ----------
    scientific_name
        "" where it is not known, or the species is none.
    """

    id: SpeciesId
    name: str
    scientific_name: str = ""

    def __post_init__(self) -> None:
        if not self.name.strip() or self.name != self.name.strip():
            raise ValueError("a species needs a name without surrounding spaces")


class AliasKind(StrEnum):
    """What else a species is called, and how it came to be."""

    CODE = "code"
    SYNONYM = "synonym"
    ANSWER = "answer"
    """What a person answered when asked which species a name means."""


@dataclass(frozen=True, slots=True)
class Alias:
    """Another name of a species."""

    species_id: SpeciesId
    kind: AliasKind
    name: str


class TagState(StrEnum):
    """What a person said of one species in one recording."""

    PRESENT = "present"
    ABSENT = "absent"
    UNSURE = "unsure"


class ListState(StrEnum):
    """What a species list states about the species that it does not name."""

    UNTAGGED = "untagged"  # no one has said anything
    INCOMPLETE = "at least"  # presence only: others may occur
    COMPLETE = "complete"  # nothing else occurs; an empty list means "no species"
    POSSIBLE = (
        "possible"  # a regional checklist: nothing else occurs, and none of them need be there
    )


ListPlace = tuple[RecordingId, tuple[float, float] | None, str]
"""Recording, window (None: all of it) and observer of a list."""


class WindowChoice(StrEnum):
    """How a window was chosen to be listened to."""

    UNKNOWN = ""
    RANDOM = "random"
    AT_WILL = "at will"
    MODEL = "model"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesList:
    """The bag label: the tags of one recording, or of a window of it.

    Attributes
    ----------
    span_s
        Start and end within the recording; None for all of it.
    observer
        Whose list it is; "" for the project's own.
    choice
        How the window was chosen.
    """

    recording_id: RecordingId
    state: ListState = ListState.UNTAGGED
    tags: Mapping[SpeciesId, TagState] = field(default_factory=dict)
    span_s: tuple[float, float] | None = None
    observer: str = ""
    choice: WindowChoice = WindowChoice.UNKNOWN

    def __post_init__(self) -> None:
        if self.span_s is not None and not 0 <= self.span_s[0] < self.span_s[1]:
            raise ValueError(
                "the span of a list ends after it starts, and starts in the recording"
            )

    @property
    def place(self) -> ListPlace:
        """Of what, and whose, it is: no two lists of a project have the same."""
        return self.recording_id, self.span_s, self.observer

    @property
    def present(self) -> tuple[SpeciesId, ...]:
        """Species said to be heard, in tag order."""
        return tuple(s for s, state in self.tags.items() if state is TagState.PRESENT)


class LabelState(StrEnum):
    """A person's verdict on one segment."""

    CONFIRMED = "confirmed"  # it is `species_id`, as the model proposed
    CORRECTED = "corrected"  # it is `species_id`, whatever the model proposed
    REJECTED = "rejected"  # it is not `species_id`; with None: not a call at all


class SegmentStatus(StrEnum):
    """Who said what of a segment: a verdict of a person's, else a model run's answer or none.

    The first in this order is the least decided. What a person said has the word of its
    `LabelState`; a `Label` cannot hold the other two.
    """

    UNLABELLED = "unlabelled"
    PREDICTED = "predicted"
    CONFIRMED = LabelState.CONFIRMED.value
    CORRECTED = LabelState.CORRECTED.value
    REJECTED = LabelState.REJECTED.value


class Certainty(StrEnum):
    """How sure a person is of a label."""

    CERTAIN = "certain"
    PROBABLE = "probable"
    POSSIBLE = "possible"


class Detail(StrEnum):
    """What people say besides the species and state of a segment."""

    CERTAINTY = "certainty"
    CALL_TYPE = "type of call"
    REJECTED = "what was rejected"
    NOTE = "note"
    RECORDING_NOTE = "note on the recording"
    READINGS = "other readings"


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """A person's verdict on one segment; never overwritten by a run.

    Attributes
    ----------
    certainty
        None where the person did not say.
    call_type
        "song", "alarm" or what else the person calls it; "" where nothing was said.
    """

    segment_id: SegmentId
    state: LabelState
    species_id: SpeciesId | None
    provenance: Provenance
    certainty: Certainty | None = None
    call_type: str = ""

    def __post_init__(self) -> None:
        if self.state is not LabelState.REJECTED and self.species_id is None:
            raise ValueError(f"a {self.state} label names a species")

    @property
    def meaning(self) -> tuple[bool, SpeciesId | None]:
        """What it says, whoever says so and how surely: whether it is not, and of what."""
        return self.state is LabelState.REJECTED, self.species_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Contradiction:
    """A label of a species that the list of its recording excludes."""

    segment_id: SegmentId
    species_id: SpeciesId
    recording_id: RecordingId


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """What a person wrote about a recording or a segment."""

    text: str
    provenance: Provenance

    def __post_init__(self) -> None:
        if not self.text:
            raise ValueError("a note says something")
