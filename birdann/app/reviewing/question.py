"""A review item as it was shown, and the commands that store answers."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from birdann.app.commands import (
    AcceptPredictions,
    ClearLabels,
    Command,
    DescribeLabels,
    LabelSegments,
)
from birdann.core.ids import RunId, SegmentId, SpeciesId
from birdann.core.labels import Certainty, LabelState


@dataclass(frozen=True, slots=True)
class Proposal:
    """The prediction shown for a segment; ``species_id`` None is "unknown species"."""

    species_id: SpeciesId | None
    probability: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A review item. It is immutable: an answer refers to what was shown."""

    segment_ids: tuple[SegmentId, ...]  # The segments that an answer applies to.
    # The predictions of scored segments.
    proposals: Mapping[SegmentId, Proposal] = field(default_factory=dict)
    judged: frozenset[SegmentId] = frozenset()  # The segments that were reviewed already.
    offered: tuple[SpeciesId, ...] = ()  # The species shown with the numbers 1, 2, 3 and so on.
    run_id: RunId | None = None  # The run of the predictions.
    # certainty, call_type: Added to the answer, as in ``Label``.
    certainty: Certainty | None = None
    call_type: str = ""
    # Of what a rejection says that it is not; None: noise.
    rejects: SpeciesId | None = None

    @property
    def open_ids(self) -> tuple[SegmentId, ...]:
        """The unlabelled segments with a predicted species.

        A predicted unknown species cannot be confirmed: it may be noise or a species missing from
        the list, and the user has to choose.
        """
        return tuple(
            key
            for key in self.segment_ids
            if self._predicted_species(key) is not None and key not in self.judged
        )

    def confirm_command(self) -> Command | None:
        """Return the command that confirms the predictions, or None without any."""
        ids = self.open_ids
        species = [self._predicted_species(key) for key in ids]
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

    def correct_command(self, species_id: SpeciesId) -> Command:
        """Return the command that labels a species; confirms where it was predicted."""
        seen = {self._predicted_species(key) for key in self.segment_ids}
        state = LabelState.CONFIRMED if seen == {species_id} else LabelState.CORRECTED
        return self._labels(self.segment_ids, state, species_id)

    def reject_command(self) -> Command:
        """Return the command that rejects the segments, as noise or as not of ``rejects``."""
        return self._labels(self.segment_ids, LabelState.REJECTED, self.rejects)

    def clear_command(self) -> Command | None:
        """Return the command that removes the labels, or None without any."""
        judged = [key for key in self.segment_ids if key in self.judged]
        return ClearLabels(judged) if judged else None

    def _labels(
        self, ids: Iterable[SegmentId], state: LabelState, species_id: SpeciesId | None
    ) -> Command:
        ids = tuple(ids)
        proposed = [self._predicted_species(key) for key in ids]
        return LabelSegments(
            ids, state, species_id, self.run_id, proposed, self.certainty, self.call_type
        )

    def describe_command(self) -> Command | None:
        """Return the command that sets certainty and call type of labels; None without any."""
        judged = [key for key in self.segment_ids if key in self.judged]
        if not judged:
            return None
        return DescribeLabels(judged, certainty=self.certainty, call_type=self.call_type)

    def _predicted_species(self, segment_id: SegmentId) -> SpeciesId | None:
        proposal = self.proposals.get(segment_id)
        return proposal.species_id if proposal is not None else None
