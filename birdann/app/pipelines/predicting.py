"""Scoring every segment with a trained model."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.pipelines.reports import PredictReport
from birdann.app.pipelines.training_data import as_bags, finite, rows_of, supervise
from birdann.app.session import Session
from birdann.core.errors import ModelError, NothingToLearnError
from birdann.core.ids import RecordingId, RunId
from birdann.core.labels import Label, ListState, SpeciesList
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.progress import Progress, silent
from birdann.store import FeatureTable, ProjectReader, Transaction

if TYPE_CHECKING:
    from birdann.core.ids import SegmentId
    from birdann.models.base import InstanceAnnotator

_BATCH = 200
"""Recordings that are scored, and saved, together."""


def predict(
    session: Session, *, run_id: RunId | None = None, progress: Progress = silent
) -> PredictReport:
    """Score all segments, and store the scores.

    In recordings with a species list the list and the labels bind the answer (transductive);
    in others the model speaks freely (inductive).

    Parameters
    ----------
    run_id
        The model; default the newest.

    Raises
    ------
    NothingToLearnError
        If no model has been trained.
    ModelError
        If the stored model cannot be read.
    """
    from birdann.models import persistence

    scoring = _Scoring(session)
    with session.project.reader() as reader:
        with reader.snapshot():
            run = reader.runs.one(run_id) if run_id is not None else reader.runs.latest()
            if run is None:
                raise NothingToLearnError("No model has been trained yet; train one first.")
            model = persistence.from_bytes(reader.runs.model_bytes(run.id))
            lists, labels = reader.lists.all(), reader.labels.all()
        recordings = list(lists)
        for start in range(0, len(recordings), _BATCH):
            progress(start / len(recordings), f"{start:,} of {len(recordings):,} recordings")
            batch = recordings[start : start + _BATCH]
            scores = list(_score(reader, run, model, batch, lists, labels))
            scoring.save(run, scores)
        notes = _notes(reader, run, lists)
    progress(1.0, "Done")
    return scoring.report(run.id, notes)


class _Scoring:
    """Stores scores batch by batch and counts them."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._n_of = {Mode.TRANSDUCTIVE: 0, Mode.INDUCTIVE: 0}

    def save(self, run: ModelRun, scores: Sequence[tuple[RecordingId, ScoreTable]]) -> None:
        if not scores:
            return

        def write(tx: Transaction) -> ChangeSet:
            for recording, table in scores:
                tx.scores.put(recording, table)
            return ChangeSet.of(Kind.SCORES, recordings=(r for r, _ in scores))

        self._session.apply("predict", {"run": run.id, "recordings": len(scores)}, write)
        for _, table in scores:
            self._n_of[table.mode] += len(table.segment_ids)

    def report(self, run_id: RunId, notes: tuple[str, ...]) -> PredictReport:
        return PredictReport(
            run_id=run_id,
            n_segments=sum(self._n_of.values()),
            transductive=self._n_of[Mode.TRANSDUCTIVE],
            inductive=self._n_of[Mode.INDUCTIVE],
            notes=notes,
        )


def _score(
    reader: ProjectReader,
    run: ModelRun,
    model: "InstanceAnnotator",
    recordings: Sequence[RecordingId],
    lists: "dict[RecordingId, SpeciesList]",
    labels: "dict[SegmentId, Label]",
) -> Iterator[tuple[RecordingId, ScoreTable]]:
    table, _ = finite(reader.features.table(run.feature_schema, recordings))
    if len(table.X) and table.X.shape[1] != model.n_features_in_:
        raise ModelError(
            f"The model expects {model.n_features_in_} features and the segments have "
            f"{table.X.shape[1]}; train a new model."
        )
    tagged = {r for r in recordings if lists[r].state is not ListState.UNTAGGED}
    yield from _in_mode(run, model, rows_of(table, tagged), Mode.TRANSDUCTIVE, lists, labels)
    free = rows_of(table, set(recordings) - tagged)
    yield from _in_mode(run, model, free, Mode.INDUCTIVE, lists, labels)


def _in_mode(
    run: ModelRun,
    model: "InstanceAnnotator",
    table: FeatureTable,
    mode: Mode,
    lists: "dict[RecordingId, SpeciesList]",
    labels: "dict[SegmentId, Label]",
) -> Iterator[tuple[RecordingId, ScoreTable]]:
    if not len(table.X):
        return
    bags, recordings = as_bags(table)
    supervision = None
    if mode is Mode.TRANSDUCTIVE:
        supervision, _ = supervise(
            bags, recordings, table.segment_ids, run.species_ids, lists, labels
        )
    probabilities = model.predict_proba_instances(bags, supervision).astype(np.float32)
    for recording, start, stop in zip(
        recordings, bags.offsets[:-1], bags.offsets[1:], strict=True
    ):
        yield (
            recording,
            ScoreTable(
                run_id=run.id,
                mode=mode,
                segment_ids=table.segment_ids[start:stop],
                probabilities=probabilities[start:stop],
            ),
        )


def _notes(
    reader: ProjectReader, run: ModelRun, lists: "dict[RecordingId, SpeciesList]"
) -> tuple[str, ...]:
    known = set(run.species_ids)
    strange = {s for li in lists.values() for s in li.present} - known
    notes = []
    if strange:
        names = sorted(reader.species.all()[s].name for s in strange)
        notes.append(
            f"Listed but unknown to the model: {', '.join(names)}; train again to learn them."
        )
    described = reader.features.schemas().get(run.feature_schema, 0)
    missing = reader.overview.counts().segments - described
    if missing:
        notes.append(f"Segments without features, which have no score: {missing}.")
    return tuple(notes)
