"""Survey effort: time recorded, listened to, predicted and reviewed, in local time of sites."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import numpy as np

from birdann.app.learning.calls import below_call_threshold, min_call_probability
from birdann.app.learning.evidence import best_scores
from birdann.core.arrays import BoolArray, FloatArray, Int64Array
from birdann.core.effort import Effort, Spans, reviewed_minutes
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState, SpeciesList, WindowChoice
from birdann.core.recording import Recording, Site
from birdann.core.training_report import Calibration
from birdann.store import ProjectReader, SegmentTable

_EPOCH = datetime(1970, 1, 1)
_LISTENED = frozenset({ListState.COMPLETE, ListState.INCOMPLETE})


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Survey:
    """A project's recordings, sites and lists as columns; recordings as in a table of segments."""

    recordings: Sequence[Recording]
    sites: Sequence[Site]  # By name; ``site`` is an index, -1 if unknown.
    species: dict[SpeciesId, str]
    site: Int64Array
    start_s: FloatArray  # float64 (n,): local time in seconds since 1970; NaN if unknown.
    utc_offset_s: FloatArray  # float64 (n,): UTC offset of local time; NaN if unknown.
    duration_s: FloatArray
    # bool (n,): whether a model or another program labelled all its segments.
    is_labelled: BoolArray
    is_searched: BoolArray  # bool (n,): whether it was searched for segments, or has any.
    # Lists by people, with ``list_recording`` int64, ``list_start_s`` and ``list_end_s`` within
    # it, and whether they were chosen at random.
    lists: Sequence[SpeciesList]
    list_recording: Int64Array
    list_start_s: FloatArray
    list_end_s: FloatArray
    list_is_random: BoolArray
    tags: Int64Array  # int64 (k, 2): list, and index of a tagged species in the table of segments.
    # Species known to the shown model, or among other programs' detections.
    modelled: frozenset[SpeciesId]
    calibration: Calibration | None  # Of the shown run, if it was measured.
    run_species: Sequence[SpeciesId]
    min_call_probability: float  # The project's minimum call probability.

    @property
    def has_times(self) -> bool:
        """Whether the start of any recording is known."""
        return bool(np.isfinite(self.start_s).any())

    def to_local_time(
        self, recording: Int64Array, start_s: FloatArray, end_s: FloatArray
    ) -> Spans:
        """Convert ranges of recordings to local time, without those of unknown start."""
        begin = self.start_s[recording]
        known = np.isfinite(begin)
        where = self.site[recording]
        offset = self.utc_offset_s[recording]
        return Spans(where, begin + start_s, begin + end_s, offset).select(known)

    def listened_spans(
        self,
        *,
        complete_only: bool = False,
        random_only: bool = False,
        searched_only: bool = False,
    ) -> Spans:
        """Return the time covered by lists of some kinds."""
        kept = self.list_is_random | (not random_only)
        kept &= self.is_searched[self.list_recording] | (not searched_only)
        if complete_only:
            states = (species_list.state is ListState.COMPLETE for species_list in self.lists)
            kept &= np.fromiter(states, bool, len(self.lists))
        rows = np.flatnonzero(kept)
        return self.to_local_time(
            self.list_recording[rows], self.list_start_s[rows], self.list_end_s[rows]
        ).union()


def survey_of(reader: ProjectReader, table: SegmentTable) -> Survey:
    """Read the survey of a project.

    Parameters
    ----------
    table
        The segments with the shown predictions.
    """
    recordings = {RecordingId(recording.id): recording for recording in reader.recordings.all()}
    ordered = [recordings[key] for key in table.recording_ids if key in recordings]
    index_of = {recording.id: row for row, recording in enumerate(ordered)}
    sites = reader.sites.all()
    number = {site.id: n for n, site in enumerate(sites)}
    at = {key: number[site_id] for key, site_id in reader.sites.list_by_recording().items()}
    starts = [_clock(recording) for recording in ordered]
    lists = [
        species_list
        for species_list in reader.lists.every()
        if species_list.state in _LISTENED and species_list.recording_id in index_of
    ]
    spans = [
        species_list.span_s or (0.0, ordered[index_of[species_list.recording_id]].duration_s)
        for species_list in lists
    ]
    run = reader.runs.run_in_use()
    calibration = run.report.calibration if run else None
    is_searched, is_labelled, others = _labelled_recordings(reader, table, ordered)
    return Survey(
        recordings=ordered,
        sites=sites,
        species=reader.species.names(),
        site=np.array([at.get(recording.id, -1) for recording in ordered], dtype=np.int64),
        start_s=np.array([start for start, _ in starts], dtype=np.float64),
        utc_offset_s=np.array([offset for _, offset in starts], dtype=np.float64),
        duration_s=np.array([recording.duration_s for recording in ordered], dtype=np.float64),
        is_labelled=is_labelled,
        is_searched=is_searched,
        lists=lists,
        list_recording=np.array(
            [index_of[species_list.recording_id] for species_list in lists], dtype=np.int64
        ),
        list_start_s=np.array([start for start, _ in spans], dtype=np.float64),
        list_end_s=np.array([end for _, end in spans], dtype=np.float64),
        list_is_random=np.array(
            [species_list.choice is WindowChoice.RANDOM for species_list in lists], dtype=bool
        ),
        tags=tags_of(lists, table.species_ids),
        modelled=frozenset([*(reader.runs.targets(run.id) if run else ()), *others]),
        calibration=calibration if calibration and calibration.after.is_measured else None,
        run_species=run.species_ids if run else (),
        min_call_probability=min_call_probability(reader),
    )


def tags_of(lists: Sequence[SpeciesList], species_ids: Sequence[SpeciesId]) -> Int64Array:
    """Return the tags of lists, int64 (k, 2): list, and index of the species."""
    index_of = {key: n for n, key in enumerate(species_ids)}
    named = [
        (n, index_of[key]) for n, species_list in enumerate(lists) for key in species_list.present
    ]
    return np.array(named, dtype=np.int64).reshape(-1, 2)


def effort_of(survey: Survey, table: SegmentTable) -> Effort:
    """Return the time surveyed at the sites, by method."""
    n = len(survey.recordings)
    indices, none = np.arange(n), np.zeros(n)
    recorded = survey.to_local_time(indices, none, survey.duration_s)
    labelled = survey.is_labelled.nonzero()[0]
    to_review = ~below_call_threshold(table, survey.min_call_probability)
    reviewed = survey.to_local_time(
        *reviewed_minutes(
            table.recording[to_review].astype(np.int64),
            table.onset_s[to_review],
            table.label[to_review] >= 0,
            survey.duration_s,
        )
    ).union()
    is_open = np.bincount(table.recording[to_review & (table.label < 0)], minlength=n) > 0
    whole = np.flatnonzero((np.bincount(table.recording[to_review], minlength=n) > 0) & ~is_open)
    through = survey.to_local_time(whole, none[whole], survey.duration_s[whole])
    complete = survey.listened_spans(complete_only=True)
    return Effort(
        recorded=recorded.union(),
        listened=survey.listened_spans(),
        complete=complete.union(through),
        counted=survey.listened_spans(complete_only=True, searched_only=True).union(through),
        labelled=survey.to_local_time(
            labelled, none[labelled], survey.duration_s[labelled]
        ).union(),
        reviewed=reviewed,
    )


def _clock(recording: Recording) -> tuple[float, float]:
    """Return start in local time in seconds, and UTC offset."""
    if recording.started_at is None:
        return np.nan, np.nan
    offset = recording.started_at.utcoffset()
    seconds = (recording.started_at.replace(tzinfo=None) - _EPOCH).total_seconds()
    return seconds, np.nan if offset is None else offset.total_seconds()


def _labelled_recordings(
    reader: ProjectReader, table: SegmentTable, recordings: Sequence[Recording]
) -> tuple[BoolArray, BoolArray, set[SpeciesId]]:
    """Return which recordings were searched, which of them have all segments labelled, and species.

    The species are those of other programs.

    By the shown run: segmented recordings with predictions, or without segments. By other
    programs: those with any of their detections, as it is unknown whether they ran on others.
    """
    n = len(recordings)
    has_answer = np.isfinite(table.probability) & (
        table.mode >= 0 if table.mode is not None else True
    )
    answered = np.bincount(table.recording[has_answer], minlength=n) > 0
    is_empty = np.bincount(table.recording, minlength=n) == 0
    segmented = reader.recordings.segmentations()
    is_segmented = np.array([recording.id in segmented for recording in recordings], dtype=bool)
    is_labelled = is_segmented & (answered | is_empty) & (reader.runs.id_in_use() is not None)
    species_of: dict[RecordingId, set[SpeciesId]] = {}
    for _, key, species, _ in best_scores(reader):
        species_of.setdefault(key, set()).update([] if species is None else [species])
    by_program = np.array([recording.id in species_of for recording in recordings], dtype=bool)
    is_searched = is_segmented | ~is_empty | by_program
    return (
        is_searched,
        is_labelled | by_program,
        {key for keys in species_of.values() for key in keys},
    )
