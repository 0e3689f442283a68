"""Overviews of a whole project, each in one query."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import LabelState, ListState
from birdann.store.queries import Row, blob, id_of
from birdann.store.run_queries import RunQueries
from birdann.store.stroke_queries import StrokeQueries

_RUN = "(SELECT pk FROM model_run WHERE id = ?)"
_LIVE = "FROM segment JOIN recording ON recording.pk = segment.recording WHERE deleted = 0 AND removed = 0"
LABEL_STATES: tuple[LabelState, ...] = tuple(LabelState)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """The size of a project and how far the work on it is."""

    recordings: int
    tagged: int
    segmented: int
    problems: int
    species: int
    segments: int
    predicted: int
    confirmed: int
    corrected: int
    rejected: int
    models: int
    duration_s: float

    @property
    def reviewed(self) -> int:
        """Segments with a label of whatever kind."""
        return self.confirmed + self.corrected + self.rejected


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordingStatus:
    """How far one recording is."""

    recording_id: RecordingId
    list_state: ListState
    n_tags: int
    is_segmented: bool
    n_segments: int
    n_predicted: int
    n_reviewed: int
    problem: str

    @property
    def reviewed_share(self) -> float:
        """Share of the segments that carry a label, 0..1 (0 without segments)."""
        return self.n_reviewed / self.n_segments if self.n_segments else 0.0


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class SegmentTable:
    """All segments of a project as columns of length n, ordered by recording path and onset.

    Attributes
    ----------
    recording_ids
        The recordings that ``recording`` counts in.
    species_ids
        The species that ``species``, ``runner_up`` and ``label_species`` count in.
    recording
        int32: index into ``recording_ids``.
    species, runner_up
        int32: index of the run's two likeliest answers; -1 means "none of these" where
        ``probability`` is a number, and nothing where it is NaN (no score).
    label
        int8: index into ``LABEL_STATES``, -1 where nobody has decided.
    label_species
        int32: index of the label's species, -1 for none.
    """

    recording_ids: tuple[RecordingId, ...]
    species_ids: tuple[SpeciesId, ...]
    segment_ids: npt.NDArray[np.object_]
    recording: npt.NDArray[np.int32]
    onset_s: npt.NDArray[np.float64]
    offset_s: npt.NDArray[np.float64]
    low_hz: npt.NDArray[np.float64]
    high_hz: npt.NDArray[np.float64]
    species: npt.NDArray[np.int32]
    probability: npt.NDArray[np.float64]
    runner_up: npt.NDArray[np.int32]
    runner_up_probability: npt.NDArray[np.float64]
    label: npt.NDArray[np.int8]
    label_species: npt.NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.segment_ids)


class Listings(RunQueries, StrokeQueries):
    """Counts, statuses and the table of all segments."""

    def counts(self) -> Counts:
        """Return the size of the project."""
        recordings, tagged, problems, duration_s = self._all(
            "SELECT count(*), total(list_state != 'untagged'), total(problem != ''), "
            "total(CAST(n_frames AS REAL) / sample_rate_hz) FROM recording WHERE removed = 0"
        )[0]
        one, shown = self._count, self._shown_run_blob()
        labels: dict[str, int] = dict(
            self._all(
                "SELECT label.state, count(*) FROM label JOIN segment ON segment.pk = "
                "label.segment JOIN recording ON recording.pk = segment.recording "
                "WHERE deleted = 0 AND removed = 0 GROUP BY label.state"
            )
        )
        return Counts(
            recordings=recordings,
            tagged=int(tagged),
            segmented=one(
                "SELECT count(*) FROM segmentation JOIN recording "
                "ON recording.pk = segmentation.recording WHERE removed = 0"
            ),
            problems=int(problems),
            species=one("SELECT count(*) FROM species WHERE removed = 0"),
            segments=one(f"SELECT count(*) {_LIVE}"),
            predicted=one(
                f"SELECT count(*) {_LIVE} AND EXISTS (SELECT 1 FROM top_score WHERE "
                f"top_score.segment = segment.pk AND run = {_RUN})",
                shown,
            ),
            confirmed=labels.get("confirmed", 0),
            corrected=labels.get("corrected", 0),
            rejected=labels.get("rejected", 0),
            models=one("SELECT count(*) FROM model_run"),
            duration_s=duration_s,
        )

    def recording_statuses(
        self, recording_ids: Sequence[RecordingId] | None = None
    ) -> dict[RecordingId, RecordingStatus]:
        """Return how far each recording, or each of those named, is; in order of path."""
        sql = (
            "SELECT id, list_state, "
            "(SELECT count(*) FROM tag WHERE tag.recording = r.pk AND tag.state = 'present'), "
            "EXISTS (SELECT 1 FROM segmentation WHERE segmentation.recording = r.pk), "
            "(SELECT count(*) FROM segment WHERE segment.recording = r.pk AND deleted = 0), "
            "coalesce((SELECT length(segments) / 8 FROM score WHERE score.recording = r.pk "
            f"AND run = {_RUN}), 0), "
            "coalesce(reviewed.n, 0), problem "
            "FROM recording AS r LEFT JOIN (SELECT recording, count(*) AS n FROM label "
            "JOIN segment ON segment.pk = label.segment WHERE deleted = 0 GROUP BY recording) "
            "AS reviewed ON reviewed.recording = r.pk WHERE r.removed = 0 {} ORDER BY path"
        )
        rows: Iterable[Row]
        if recording_ids is None:
            rows = self._all(sql.format(""), [self._shown_run_blob()])
        else:
            rows = self._all_in(
                sql.format("AND r.id IN (%s)"), recording_ids, [self._shown_run_blob()]
            )
        return {status.recording_id: status for status in map(self._status, rows)}

    def segment_table(self, run_id: RunId | None = None) -> SegmentTable:
        """Return all segments with the answers of one run (default: the shown one)."""
        run_id = run_id if run_id is not None else self.shown_run()
        recordings = self._all("SELECT pk, id FROM recording WHERE removed = 0 ORDER BY path")
        species = self._all("SELECT pk, id FROM species ORDER BY name, pk")
        rows = self._all(
            "SELECT segment.id, segment.recording, onset_s, offset_s, low_hz, high_hz, "
            "top_score.species, probability, runner_up, runner_up_probability, "
            "label.state, label.species FROM segment "
            "LEFT JOIN top_score ON top_score.segment = segment.pk "
            f"AND run = {_RUN} "
            "LEFT JOIN label ON label.segment = segment.pk "
            "WHERE deleted = 0 ORDER BY segment.recording, onset_s, low_hz, segment.pk",
            [blob(run_id) if run_id is not None else None],
        )
        with self._decoding("a segment"):
            return _columns(rows, recordings, species)

    def _count(self, sql: str, *parameters: object) -> int:
        return int(self._all(sql, parameters)[0][0])

    def _shown_run_blob(self) -> bytes | None:
        run_id = self.shown_run()
        return blob(run_id) if run_id is not None else None

    def _status(self, row: Row) -> RecordingStatus:
        key, list_state, n_tags, is_segmented, n_segments, n_scored, n_reviewed, problem = row
        with self._decoding("a recording"):
            return RecordingStatus(
                recording_id=RecordingId(id_of(key)),
                list_state=ListState(list_state),
                n_tags=n_tags,
                is_segmented=bool(is_segmented),
                n_segments=n_segments,
                n_predicted=min(n_scored, n_segments),
                n_reviewed=n_reviewed,
                problem=problem,
            )


def _columns(
    rows: Sequence[Row], recordings: Sequence[Row], species: Sequence[Row]
) -> SegmentTable:
    recording_at = {pk: i for i, (pk, _) in enumerate(recordings)}
    species_at: dict[int | None, int] = {pk: i for i, (pk, _) in enumerate(species)}
    species_at[None] = -1
    state_at: dict[str | None, int] = {state.value: i for i, state in enumerate(LABEL_STATES)}
    state_at[None] = -1
    # The index gives the rows by recording number; a stable sort of those still in the
    # project brings the recordings into the order of their paths.
    live = [row for row in rows if row[1] in recording_at]
    live.sort(key=lambda row: recording_at[row[1]])
    by_column = list(zip(*live, strict=True)) if live else [()] * 12
    ids, owner, onset, offset, low, high, first, p, second, q, state, labelled = by_column
    segment_ids = np.empty(len(live), dtype=np.object_)
    segment_ids[:] = [SegmentId(id_of(key)) for key in ids]
    return SegmentTable(
        recording_ids=tuple(RecordingId(id_of(key)) for _, key in recordings),
        species_ids=tuple(SpeciesId(id_of(key)) for _, key in species),
        segment_ids=segment_ids,
        recording=np.array([recording_at[pk] for pk in owner], dtype=np.int32),
        onset_s=np.array(onset, dtype=np.float64),
        offset_s=np.array(offset, dtype=np.float64),
        low_hz=np.array(low, dtype=np.float64),
        high_hz=np.array(high, dtype=np.float64),
        species=np.array([species_at[pk] for pk in first], dtype=np.int32),
        probability=np.array(p, dtype=np.float64),
        runner_up=np.array([species_at[pk] for pk in second], dtype=np.int32),
        runner_up_probability=np.array(q, dtype=np.float64),
        label=np.array([state_at[text] for text in state], dtype=np.int8),
        label_species=np.array([species_at[pk] for pk in labelled], dtype=np.int32),
    )
