"""Species that the model hears in recordings whose lists do not list them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from birdann.app.commands import AcceptSuggestedTags, Command
from birdann.app.learning.presence import Heard, heard
from birdann.app.reviewing.list_errors import Disagreement, ListError
from birdann.core.errors import NothingToLearnError, SampleError
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import ListState
from birdann.core.message import Message, percent
from birdann.core.progress import Progress, silent
from birdann.store import ProjectReader

DEFAULT_MIN = 0.5
_LIKELY_CALL = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class SuggestedLists:
    """Species proposed for recordings without a complete list.

    Attributes
    ----------
    n_recordings
        Recordings without a complete list that have segments.
    least
        The probability from which a species is proposed.
    found
        The most probable first; each has at least one call.
    is_calibrated
        Whether the probabilities were calibrated by held-out lists: only then several may be
        accepted together by their probability.
    """

    n_recordings: int
    least: float
    found: tuple[Disagreement, ...]
    is_calibrated: bool = False

    def sentences(self) -> list[str]:
        """Return what the proposals rest on."""
        out: list[str] = [
            Message.counted(
                "Predicted species were used for %Ln recording without a complete list.",
                "Predicted species were used for %Ln recordings without a complete list.",
                self.n_recordings,
            )
        ]
        if not self.is_calibrated:
            out.append(
                Message(
                    "The probabilities are not calibrated. That takes at least 20 complete lists "
                    "and the automatic model."
                )
            )
        if not self.found:
            out.append(
                Message(
                    "No species is there with a probability of {least} or more.",
                    least=percent(self.least),
                )
            )
        return out

    def lines(self) -> list[str]:
        """Return the whole report."""
        return [*(one.sentence() for one in self.found), *self.sentences()]


def suggest_lists(
    reader: ProjectReader, *, least: float = DEFAULT_MIN, progress: Progress = silent
) -> SuggestedLists:
    """Return the species that the model shown hears where no list says anything of them.

    How probable each is there is given from its calls and from the recording as a whole; see
    `birdann.models.auto.presence`. Each comes with the segment that speaks most for it.
    """
    if not 0 < least <= 1:
        raise SampleError("From which probability on is a number above 0, up to 1.")
    with reader.snapshot():
        run_id = reader.runs.shown()
        if run_id is None:
            raise NothingToLearnError("No model has been trained yet; train one first.")
        run, lists = reader.runs.one(run_id), reader.lists.all()
        windowed = {one.recording_id for one in reader.lists.of_spans()}
        open_ones = [
            r
            for r, one in lists.items()
            if one.state is not ListState.COMPLETE and r not in windowed
        ]
        rows: list[tuple[float, int, RecordingId, SpeciesId, SegmentId]] = []
        n_recordings, is_calibrated = 0, False
        for some in heard(reader, run, open_ones, progress):
            n_recordings += len(some.bags)
            is_calibrated = some.model.has_calibrated_presence
            for probability, n_calls, recording, column, segment in _likely(some, least):
                species = run.species_ids[column]
                if species not in lists[recording].tags:
                    rows.append((probability, n_calls, recording, species, segment))
        rows.sort(key=lambda row: (-row[0], row[2], row[3]))
        boxes = reader.segments.by_id([row[-1] for row in rows])
        names = {one.id: one.name for one in reader.recordings.all()}
        species_names = {key: one.name for key, one in reader.species.all().items()}
    progress(1.0, Message("Done"))
    found = tuple(
        Disagreement(
            recording_id=recording,
            recording=names[recording],
            species_id=species,
            species=species_names[species],
            says=ListError.NOTHING,
            probability=probability,
            n_calls=n_calls,
            segment_id=segment,
            start_s=boxes[segment].box.onset_s,
            end_s=boxes[segment].box.offset_s,
        )
        for probability, n_calls, recording, species, segment in rows
    )
    return SuggestedLists(
        n_recordings=n_recordings, least=least, found=found, is_calibrated=is_calibrated
    )


def accept_all(entries: Sequence[Disagreement]) -> Command:
    """Return the command that takes proposals into the lists, in one step."""
    return AcceptSuggestedTags([(one.recording_id, one.species_id) for one in entries])


def _likely(some: Heard, least: float) -> Iterator[tuple[float, int, RecordingId, int, SegmentId]]:
    """Yield probability, number of calls, recording, column and best segment of what is likely."""
    presence = some.presence
    calls = some.model.predict_proba_instances(some.bags)
    for bag, column in np.argwhere(presence >= least).tolist():
        own = some.bags.instances_of([bag])
        of_species = calls[own, column]
        n_calls = len(np.unique(some.segment_ids[own[of_species >= _LIKELY_CALL]]))
        if not n_calls:
            continue
        yield (
            float(presence[bag, column]),
            n_calls,
            some.recording_ids[bag],
            column,
            SegmentId(int(some.segment_ids[own[of_species.argmax()]])),
        )
