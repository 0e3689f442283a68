"""Suggested tags: species predicted where lists do not mention them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from birdann.app.commands import AcceptSuggestedTags, Command
from birdann.app.learning.presence import Heard, heard
from birdann.app.learning.window_bags import Lists, WindowBags
from birdann.app.reviewing.list_errors import Disagreement, ListError
from birdann.core.bags import BoolArray
from birdann.core.errors import NothingToLearnError, SampleError
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import ListState, SpeciesList
from birdann.core.message import Message, percent
from birdann.core.progress import Progress, silent
from birdann.core.windows import WHOLE, Span, named_window
from birdann.store import ProjectReader

_Row = tuple[float, int, RecordingId, Span | None, SpeciesId, SegmentId]
"""Probability, number of calls, recording, window, species and best segment of what is likely."""
DEFAULT_MIN = 0.5
_LIKELY_CALL = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class SuggestedLists:
    """Suggested species of recordings and windows without a complete list."""

    # Recordings with segments and without a complete list, or with such a window.
    n_recordings: int
    least: float  # The minimum probability of suggestions.
    found: tuple[Disagreement, ...]  # The most probable first; each has at least one call.
    # Whether probabilities were calibrated by held-out lists: only then several may be accepted
    # together.
    is_calibrated: bool = False

    def sentences(self) -> list[str]:
        """Return the basis of the suggestions."""
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
    """Return species predicted by the shown model where no list mentions them.

    Their probability of presence is given by their calls and by the recording as a whole; see
    `birdann.models.auto.presence`. Each has its best example.
    """
    if not 0 < least <= 1:
        raise SampleError("From which probability on is a number above 0, up to 1.")
    with reader.snapshot():
        run_id = reader.runs.shown()
        if run_id is None:
            raise NothingToLearnError("No model has been trained yet; train one first.")
        run, lists = reader.runs.one(run_id), reader.lists.windows()
        names = {one.id: one.name for one in reader.recordings.all()}
        asked = [key for key in names if _may_be_open(lists.get(key, ()))]
        rows: list[_Row] = []
        n_recordings, is_calibrated = 0, False
        for batch in heard(reader, run, asked, progress, lists):
            is_open = _open(batch.windows, lists, run.species_ids)
            bags = np.flatnonzero(is_open.any(axis=1)).tolist()
            n_recordings += len({batch.windows.recording_ids[bag] for bag in bags})
            is_calibrated = batch.model.has_calibrated_presence
            rows += _likely(batch, run.species_ids, is_open, least)
        rows.sort(key=lambda row: (-row[0], row[2], row[3] or WHOLE, row[4]))
        boxes = reader.segments.by_id([row[-1] for row in rows])
        species_names = {key: one.name for key, one in reader.species.all().items()}
    progress(1.0, Message("Done"))
    suggestions = tuple(
        Disagreement(
            recording_id=recording,
            recording=named_window(names[recording], span_s),
            species_id=species,
            species=species_names[species],
            says=ListError.NOTHING,
            probability=probability,
            n_calls=n_calls,
            segment_id=segment,
            start_s=boxes[segment].box.onset_s,
            end_s=boxes[segment].box.offset_s,
            window_s=span_s,
        )
        for probability, n_calls, recording, span_s, species, segment in rows
    )
    return SuggestedLists(
        n_recordings=n_recordings, least=least, found=suggestions, is_calibrated=is_calibrated
    )


def accept_all(entries: Sequence[Disagreement]) -> Command:
    """Return the command that accepts suggestions, in one step."""
    return AcceptSuggestedTags(
        [(one.recording_id, one.window_s, one.species_id) for one in entries]
    )


def _may_be_open(lists: Sequence[SpeciesList]) -> bool:
    """Whether a recording, or one of its windows, has no complete list."""
    of_windows = [one.state for one in lists if one.span_s]
    whole = {one.state for one in lists if not one.span_s}
    return ListState.COMPLETE not in whole and {*of_windows} != {ListState.COMPLETE}


def _open(windows: WindowBags, lists: Lists, species_ids: Sequence[SpeciesId]) -> BoolArray:
    """Return the species that no list mentions, bool (n_bags, n_species).

    Time outside the windows of a recording is left out, as it was not chosen for listing.
    """
    is_open = np.zeros((len(windows.spans), len(species_ids)), np.bool_)
    bags = zip(windows.recording_ids, windows.spans, windows.labels, strict=True)
    for i, (recording, span, species_list) in enumerate(bags):
        here = lists.get(recording, ())
        is_rest = span == WHOLE and any(one.span_s for one in here)
        if species_list.allowed is None and not is_rest:
            named = {s for one in here if (one.span_s or WHOLE) == span for s in one.tags}
            named |= species_list.present | species_list.possible | species_list.absent
            is_open[i] = [species not in named for species in species_ids]
    return is_open


def _likely(
    batch: Heard, species_ids: Sequence[SpeciesId], is_open: BoolArray, least: float
) -> Iterator[_Row]:
    """Yield species predicted in bags whose lists do not mention them."""
    windows, presence = batch.windows, batch.presence
    calls = batch.model.predict_proba_instances(windows.bags)
    for bag, column in np.argwhere(is_open & (presence >= least)).tolist():
        rows = windows.bags.instances_of([bag])
        of_species = calls[rows, column]
        segments = windows.table.segment_ids[rows]
        n_calls = len(np.unique(segments[of_species >= _LIKELY_CALL]))
        if n_calls:
            yield (
                float(presence[bag, column]),
                n_calls,
                windows.recording_ids[bag],
                None if (span := windows.spans[bag]) == WHOLE else span,
                species_ids[column],
                SegmentId(int(segments[of_species.argmax()])),
            )
