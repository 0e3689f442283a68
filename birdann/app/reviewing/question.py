"""A question on segments as it was shown, and the commands that answer it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from birdann.app.commands import (
    AcceptPredictions,
    ClearLabels,
    Command,
    DescribeLabels,
    KeepListedSpecies,
    LabelSegments,
    TagRecordings,
)
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import Certainty, LabelState, TagState


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a person saw proposed for a segment; ``species_id`` None is "none of these"."""

    species_id: SpeciesId | None
    probability: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What segments are, asked once. It never changes: an answer stores what was seen.

    Attributes
    ----------
    segment_ids
        The segments that an answer counts for.
    proposals
        What was proposed for those that the run had scored.
    judged
        Those on which a person had said something already.
    offered
        The species shown with the numbers 1, 2, 3 and so on.
    run_id
        The run that the proposals came from.
    certainty, call_type
        What the person says beside the answer, as in ``Label``.
    presence
        Where it is asked whether a species is in a recording at all: which, in which.
    """

    segment_ids: tuple[SegmentId, ...]
    proposals: Mapping[SegmentId, Proposal] = field(default_factory=dict)
    judged: frozenset[SegmentId] = frozenset()
    offered: tuple[SpeciesId, ...] = ()
    run_id: RunId | None = None
    certainty: Certainty | None = None
    call_type: str = ""
    presence: tuple[RecordingId, SpeciesId] | None = None

    @property
    def open_ids(self) -> tuple[SegmentId, ...]:
        """The segments with a proposed species without a label.

        Where none of the species is proposed there is nothing to confirm: it may be no call, or
        a species that the list lacks, and the person has to say which.
        """
        return tuple(
            key
            for key in self.segment_ids
            if self._proposed(key) is not None and key not in self.judged
        )

    def confirmed(self) -> Command | None:
        """Return the command for "the open proposals are right", or None without any.

        Where presence is asked: for "it is in the recording".
        """
        if self.presence is not None:
            return KeepListedSpecies(*self.presence)
        ids = self.open_ids
        species = [self._proposed(key) for key in ids]
        if len(ids) == 1:
            return self._labels(ids, LabelState.CONFIRMED, species[0])
        if not ids:
            return None
        return AcceptPredictions(
            ids,
            species_ids=species,
            run_id=self.run_id,
            certainty=self.certainty,
            call_type=self.call_type,
        )

    def corrected(self, species_id: SpeciesId) -> Command:
        """Return the command for "they are this species"; it confirms where that was proposed."""
        seen = {self._proposed(key) for key in self.segment_ids}
        state = LabelState.CONFIRMED if seen == {species_id} else LabelState.CORRECTED
        return self._labels(self.segment_ids, state, species_id)

    def rejected(self) -> Command:
        """Return the command for "they are not calls at all".

        Where presence is asked: for "it is not in the recording".
        """
        if self.presence is not None:
            recording, species = self.presence
            return TagRecordings([recording], {species: TagState.ABSENT})
        return self._labels(self.segment_ids, LabelState.REJECTED, None)

    def cleared(self) -> Command | None:
        """Return the command that forgets what was said, or None where nothing was."""
        judged = [key for key in self.segment_ids if key in self.judged]
        return ClearLabels(judged) if judged else None

    def _labels(
        self, ids: Iterable[SegmentId], state: LabelState, species_id: SpeciesId | None
    ) -> Command:
        ids = tuple(ids)
        proposed = [self._proposed(key) for key in ids]
        return LabelSegments(
            ids, state, species_id, self.run_id, proposed, self.certainty, self.call_type
        )

    def described(self) -> Command | None:
        """Return the command that says the same of the labels that are there; None for none."""
        judged = [key for key in self.segment_ids if key in self.judged]
        if not judged:
            return None
        return DescribeLabels(judged, certainty=self.certainty, call_type=self.call_type)

    def _proposed(self, segment_id: SegmentId) -> SpeciesId | None:
        proposal = self.proposals.get(segment_id)
        return proposal.species_id if proposal is not None else None
