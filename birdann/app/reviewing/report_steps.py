"""The most effective next step for each species: lists, labels or clips."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.message import Message

_WANTED_LISTS, _N_REVIEWED, _N_COMPARED = 5, 5, 3
_OFTEN_CONFUSED = 0.2


class Light(StrEnum):
    """Usability of a species' predictions, worst first."""

    NEEDS_DATA = "needs data"
    CHECK = "check"
    GOOD = "good"


LIGHT_WORDS = {
    Light.NEEDS_DATA: Message("Needs data"),
    Light.CHECK: Message("Check"),
    Light.GOOD: Message("Good"),
}


class NextStep(StrEnum):
    """Kinds of steps."""

    NOTHING = "nothing"
    TAG = "tag"
    TAG_ONE = "tag one"
    COMPARE = "compare"
    KINDS = "kinds"
    REVIEW = "review"
    CLIPS = "clips"
    SEGMENT = "segment"
    SHOW = "show"


_STEP_WORDS = {
    NextStep.NOTHING: Message("Nothing needed"),
    NextStep.TAG_ONE: Message("Tag 1 with only one"),
    NextStep.KINDS: Message("Choose 1 of 2 sounds"),
    NextStep.CLIPS: Message("Add training clips…"),
    NextStep.SEGMENT: Message("Find segments…"),
    NextStep.SHOW: Message("Show recording"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Help:
    """A step, and its subject."""

    step: NextStep = NextStep.NOTHING
    n: int = 0
    species_ids: tuple[SpeciesId, ...] = ()
    recording_ids: tuple[RecordingId, ...] = ()

    @property
    def text(self) -> str:
        """The text of its button."""
        match self.step:
            case NextStep.TAG:
                return Message.counted("Tag %Ln more recording", "Tag %Ln more recordings", self.n)
            case NextStep.COMPARE:
                return Message.counted(
                    "Confirm %Ln call of each", "Confirm %Ln calls of each", self.n
                )
            case NextStep.REVIEW:
                return Message.counted("Review %Ln call", "Review %Ln calls", self.n)
        return _STEP_WORDS[self.step]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesState:
    """Data that the step for a species depends on."""

    species_id: SpeciesId
    light: Light
    # n_lists, n_unreviewed: Number of its lists, and of unreviewed predictions.
    n_lists: int
    n_unreviewed: int
    is_two_kinds: bool  # Whether its segments are two kinds of sound that no list separates.
    together: Sequence[SpeciesId]  # Species that are always listed together with it.
    # rival, rival_share: The species it is most often confused with, and how often; None for noise
    # or nothing.
    rival: SpeciesId | None
    rival_share: float
    # Untagged recordings in which it is predicted, the most probable first.
    untagged: tuple[RecordingId, ...]


def best_step(now: SpeciesState) -> Help:
    """Return the step for a species: lists if it has few, labels if it is confused."""
    species_ids = (now.species_id,)
    if now.is_two_kinds:
        return Help(step=NextStep.KINDS, species_ids=species_ids)
    if now.light is Light.GOOD:
        return Help()
    if now.together and now.untagged:
        return Help(
            step=NextStep.TAG_ONE, n=1, species_ids=species_ids, recording_ids=now.untagged
        )
    if now.together and now.n_unreviewed:
        return Help(
            step=NextStep.COMPARE, n=_N_COMPARED, species_ids=(*species_ids, now.together[0])
        )
    if now.n_lists < _WANTED_LISTS and now.untagged:
        n = min(_WANTED_LISTS - now.n_lists, len(now.untagged))
        return Help(step=NextStep.TAG, n=n, species_ids=species_ids, recording_ids=now.untagged)
    if now.n_unreviewed and now.rival is not None and now.rival_share >= _OFTEN_CONFUSED:
        return Help(step=NextStep.COMPARE, n=_N_COMPARED, species_ids=(*species_ids, now.rival))
    if now.n_unreviewed:
        return Help(
            step=NextStep.REVIEW, n=min(_N_REVIEWED, now.n_unreviewed), species_ids=species_ids
        )
    return Help(step=NextStep.CLIPS, species_ids=species_ids)
