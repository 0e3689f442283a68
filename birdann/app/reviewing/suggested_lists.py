"""Suggested tags: species predicted where lists do not mention them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.commands import AcceptSuggestedTags, Command
from birdann.app.learning.presence import PredictedBatch, predicted_batches
from birdann.app.learning.runs import trained_run
from birdann.app.learning.training_data import effective_labels, remove_non_finite
from birdann.app.learning.window_bags import Lists, WindowBags, make_window_bags
from birdann.app.reviewing.list_errors import DEFAULT_MIN, LIKELY_CALL, Disagreement, ListError
from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.errors import SampleError
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import Label, ListState, SpeciesList
from birdann.core.message import Message, percent
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, silent
from birdann.core.windows import WHOLE, Span, span_name
from birdann.store import ProjectReader

if TYPE_CHECKING:
    from birdann.models.base import InstanceAnnotator


MIN_PROBABILITY = 0.5
"""Nothing less probable is ever proposed."""
ASKED_SHARE = 1 / 20
"""At most that many of the tagged recordings are to be asked about."""

_MAX = 3
_MAX_RECORDINGS = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class UnlistedSpecies:
    """An unlisted species, and its best example."""

    species_id: SpeciesId
    segment_id: SegmentId
    probability: float


class UnlistedSpeciesFinder:
    """Finds unlisted species with the shown model.

    The model defines the presence of unlisted species (`InstanceAnnotator.unlisted_presence`). The
    threshold is relative: in most tagged recordings unlisted predictions are wrong, so it is the
    value that one recording in twenty exceeds. With one species removed from each of 100 lists of
    the HJA Birdsong set and the logistic learner, 22 of the 27 most probable were the removed
    ones; with a fixed threshold of 0.8, 8 of 10.

    Model and threshold are cached. Not thread-safe.
    """

    def __init__(self) -> None:
        self._run_id: RunId | None = None
        self._model: InstanceAnnotator | None = None
        self._bar = 1.0

    def find_unlisted(
        self, reader: "ProjectReader", recording_id: RecordingId
    ) -> tuple[UnlistedSpecies, ...]:
        """Return species that no list mentions and an unlabelled segment resembles.

        Empty for untagged recordings, where predictions are shown as labels.

        Returns
        -------
        tuple of UnlistedSpecies
            At most three, the likeliest first.
        """
        with reader.snapshot():
            run, species_list = reader.runs.run_in_use(), reader.lists.of(recording_id)
            if run is None or species_list.state is ListState.UNTAGGED:
                return ()
            model = self._model_of(reader, run)
            labelled = reader.labels.all(recording_id)
            probabilities = _predict(reader, run, model, {recording_id: species_list}, labelled)
            named = {
                key for each_list in reader.lists.every([recording_id]) for key in each_list.tags
            }
        unlisted = []
        rows = [n for n, key in enumerate(probabilities.segment_ids) if key not in labelled]
        for column, species_id in enumerate(run.species_ids):
            if species_id in named or not rows:
                continue
            probability = float(probabilities.presence[0, column])
            if probability >= self._bar:
                best = max(rows, key=lambda row: float(probabilities.probabilities[row, column]))
                unlisted.append(
                    UnlistedSpecies(
                        species_id=species_id,
                        segment_id=probabilities.segment_ids[best],
                        probability=probability,
                    )
                )
        return tuple(sorted(unlisted, key=lambda entry: -entry.probability)[:_MAX])

    def _model_of(self, reader: "ProjectReader", run: ModelRun) -> "InstanceAnnotator":
        from birdann.models import persistence

        if self._model is None or run.id != self._run_id:
            self._model = persistence.from_bytes(reader.runs.model_bytes(run.id))
            self._bar = _bar(reader, run, self._model)
            self._run_id = run.id
        return self._model


@dataclass(frozen=True, slots=True, eq=False)
class _Predictions:
    """A model's predictions of recordings."""

    segment_ids: Sequence[SegmentId]
    # (n_segments, n_species): of each segment from sound alone.
    probabilities: FloatArray
    # (n_recordings, n_species): probability of presence of unlisted species.
    presence: FloatArray


def _predict(
    reader: "ProjectReader",
    run: ModelRun,
    model: "InstanceAnnotator",
    lists: dict[RecordingId, SpeciesList],
    labels: dict[SegmentId, Label],
) -> _Predictions:
    table, _ = remove_non_finite(reader.features.instances(run.feature_schema, sorted(lists)))
    if not len(table.X) or table.X.shape[1] != model.n_features_in_:
        none = np.empty((0, len(run.species_ids)))
        return _Predictions((), none, none)
    windows = make_window_bags(
        table, {key: (species_list,) for key, species_list in lists.items()}
    )
    supervision = windows.supervise(
        reader.species.targets(run.species_ids), effective_labels(reader, labels)
    )
    return _Predictions(
        table.segment_ids.tolist(),
        model.predict_proba_instances(windows.bags),
        model.unlisted_presence(windows.bags, supervision),
    )


def _bar(reader: "ProjectReader", run: ModelRun, model: "InstanceAnnotator") -> float:
    """Return the probability of an unlisted species in one tagged recording of twenty."""
    lists = {
        key: species_list
        for key, species_list in reader.lists.all().items()
        if species_list.state is ListState.COMPLETE
    }
    chosen = sorted(lists)[:: max(1, len(lists) // _MAX_RECORDINGS)]
    probabilities = _predict(
        reader, run, model, {key: lists[key] for key in chosen}, reader.labels.all()
    )
    if not chosen:
        return MIN_PROBABILITY
    most = np.zeros(len(chosen))
    most[: len(probabilities.presence)] = probabilities.presence.max(axis=1, initial=0.0)
    return max(MIN_PROBABILITY, float(np.quantile(most, 1 - ASKED_SHARE)))


_Row = tuple[float, int, RecordingId, Span | None, SpeciesId, SegmentId]
"""Probability, number of calls, recording, window, species and best segment of what is likely."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SuggestedLists:
    """Suggested species of recordings and windows without a complete list."""

    # Recordings with segments and without a complete list, or with such a window.
    n_recordings: int
    least: float  # The minimum probability of suggestions.
    disagreements: tuple[Disagreement, ...]  # The most probable first; each has at least one call.
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
        if not self.disagreements:
            out.append(
                Message(
                    "No species is present with a probability of {least} or more.",
                    least=percent(self.least),
                )
            )
        return out

    def lines(self) -> list[str]:
        """Return the whole report."""
        return [
            *(disagreement.sentence() for disagreement in self.disagreements),
            *self.sentences(),
        ]


def suggest_lists(
    reader: ProjectReader, *, least: float = DEFAULT_MIN, progress: Progress = silent
) -> SuggestedLists:
    """Return species predicted by the shown model where no list mentions them.

    Their probability of presence is given by their calls and by the recording as a whole; see
    `birdann.models.auto.presence`. Each has its best example.
    """
    if not 0 < least <= 1:
        raise SampleError("The minimum probability must be above 0 and at most 1.")
    with reader.snapshot():
        run, lists = trained_run(reader), reader.lists.windows()
        names = {recording.id: recording.name for recording in reader.recordings.all()}
        asked = [key for key in names if _may_be_open(lists.get(key, ()))]
        rows: list[_Row] = []
        n_recordings, is_calibrated = 0, False
        for batch in predicted_batches(reader, run, asked, progress, lists):
            is_open = _open(batch.windows, lists, run.species_ids)
            bags = np.flatnonzero(is_open.any(axis=1)).tolist()
            n_recordings += len({batch.windows.recording_ids[bag] for bag in bags})
            is_calibrated = batch.model.has_calibrated_presence
            rows += _likely(batch, run.species_ids, is_open, least)
        rows.sort(key=lambda row: (-row[0], row[2], row[3] or WHOLE, row[4]))
        boxes = reader.segments.by_id([row[-1] for row in rows])
        species_names = reader.species.names()
    progress(1.0, Message("Done"))
    disagreements = tuple(
        Disagreement(
            recording_id=recording,
            recording=span_name(names[recording], span_s),
            species_id=species,
            species=species_names[species],
            says=ListError.NOTHING,
            probability=probability,
            n_calls=n_calls,
            segment_id=segment,
            start_s=boxes[segment].box.onset_s,
            end_s=boxes[segment].box.offset_s,
            span_s=span_s,
        )
        for probability, n_calls, recording, span_s, species, segment in rows
    )
    return SuggestedLists(
        n_recordings=n_recordings,
        least=least,
        disagreements=disagreements,
        is_calibrated=is_calibrated,
    )


def accept_all(entries: Sequence[Disagreement]) -> Command:
    """Return the command that accepts suggestions, in one step."""
    return AcceptSuggestedTags(
        [(entry.recording_id, entry.span_s, entry.species_id) for entry in entries]
    )


def _may_be_open(lists: Sequence[SpeciesList]) -> bool:
    """Whether a recording, or one of its windows, has no complete list."""
    of_windows = [species_list.state for species_list in lists if species_list.span_s]
    whole = {species_list.state for species_list in lists if not species_list.span_s}
    return ListState.COMPLETE not in whole and {*of_windows} != {ListState.COMPLETE}


def _open(windows: WindowBags, lists: Lists, species_ids: Sequence[SpeciesId]) -> BoolArray:
    """Return the species that no list mentions, bool (n_bags, n_species).

    Time outside the windows of a recording is left out, as it was not chosen for listing.
    """
    is_open = np.zeros((len(windows.spans), len(species_ids)), np.bool_)
    bags = zip(windows.recording_ids, windows.spans, windows.labels, strict=True)
    for i, (recording, span, species_list) in enumerate(bags):
        here = lists.get(recording, ())
        is_rest = span == WHOLE and any(each_list.span_s for each_list in here)
        if species_list.allowed is None and not is_rest:
            named = {
                s
                for each_list in here
                if (each_list.span_s or WHOLE) == span
                for s in each_list.tags
            }
            named |= species_list.present | species_list.possible | species_list.absent
            is_open[i] = [species not in named for species in species_ids]
    return is_open


def _likely(
    batch: PredictedBatch, species_ids: Sequence[SpeciesId], is_open: BoolArray, least: float
) -> Iterator[_Row]:
    """Yield species predicted in bags whose lists do not mention them."""
    windows, presence = batch.windows, batch.presence
    calls = batch.model.predict_proba_instances(windows.bags)
    for bag, column in np.argwhere(is_open & (presence >= least)).tolist():
        rows = windows.bags.instances_of([bag])
        of_species = calls[rows, column]
        segments = windows.table.segment_ids[rows]
        n_calls = len(np.unique(segments[of_species >= LIKELY_CALL]))
        if n_calls:
            yield (
                float(presence[bag, column]),
                n_calls,
                windows.recording_ids[bag],
                None if (span := windows.spans[bag]) == WHOLE else span,
                species_ids[column],
                SegmentId(int(segments[of_species.argmax()])),
            )
