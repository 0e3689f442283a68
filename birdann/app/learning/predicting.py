"""Scoring of all segments with a trained model."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.learning.evidence import DetectorEvidence
from birdann.app.learning.findings import unheard_in_words
from birdann.app.learning.training_data import effective_labels, remove_non_finite
from birdann.app.learning.window_bags import Lists, WindowBags, in_batches, make_window_bags
from birdann.app.reports import PredictReport
from birdann.app.session import Session
from birdann.app.species_source import expected_species
from birdann.core.arrays import FloatArray
from birdann.core.bags import Supervision
from birdann.core.errors import ModelError, NothingToLearnError, NotInProjectError
from birdann.core.expected import expected_species_odds
from birdann.core.ids import RecordingId, RunId, SpeciesId
from birdann.core.labels import ListState, SpeciesList
from birdann.core.message import Message
from birdann.core.predictions import Mode, ModelRun, ScoreTable
from birdann.core.progress import Progress, silent
from birdann.features.schema import SCHEMAS
from birdann.models.window_prior import WindowPrior
from birdann.store import ProjectReader, Transaction

if TYPE_CHECKING:
    from birdann.models.base import InstanceAnnotator


def predict(
    session: Session,
    *,
    run_id: RunId | None = None,
    model: "InstanceAnnotator | None" = None,
    progress: Progress = silent,
) -> PredictReport:
    """Score all segments, and store the scores.

    In recordings with a species list, predictions are constrained by list and labels
    (transductive); otherwise they use sound alone (inductive).

    Parameters
    ----------
    run_id
        The model; default the latest.
    model
        The learner of that run, if in memory; otherwise it is loaded.
    """
    with session.project.reader() as reader:
        with reader.snapshot():
            run = reader.runs.one(run_id) if run_id is not None else reader.runs.latest()
            if run is None:
                raise NothingToLearnError("No model has been trained yet. Train one first.")
            described = reader.features.schemas()
            if described and run.feature_schema not in described:
                raise ModelError(
                    "The model needs the features “{read}”, but the segments have “{described}”. "
                    "Train a new model.",
                    read=run.feature_schema,
                    described=", ".join(described),
                )
            scorer = _Scorer(session, reader, run, model)
            recordings = list(reader.recordings.paths())
        scorer.score(recordings, progress)
        scorer.score_edited()
        n_described = described.get(run.feature_schema, 0)
        notes = _notes(reader, run, reader.lists.every(), n_described)
    progress(1.0, Message("Done"))
    return scorer.report(notes)


class Rescorer:
    """Updates scores to the present lists and labels with the shown run, without training.

    Any change of a list makes the scores of its recording outdated; the posterior under the
    present list and labels is exact. The model is cached between edits. Not thread-safe.
    """

    def __init__(self) -> None:
        self._run_id: RunId | None = None
        self._model: InstanceAnnotator | None = None

    def rescore(
        self,
        session: Session,
        *,
        labelled: Collection[RecordingId] = (),
        progress: Progress = silent,
    ) -> int:
        """Score the recordings with outdated scores, and given ones; return their number.

        Parameters
        ----------
        labelled
            Recordings whose labels changed since they were scored.
        """
        with session.project.reader() as reader:
            with reader.snapshot():
                run = reader.runs.run_in_use()
                if run is None or not (labelled or reader.scores.outdated_recordings(run.id)):
                    return 0
                model = self._model if run.id == self._run_id else None
                scorer = _Scorer(session, reader, run, model)
            self._run_id, self._model = run.id, scorer.model
            try:
                return scorer.score([*labelled], progress) + scorer.score_edited(progress)
            except NotInProjectError:  # a newer run took its place, which knows it all
                return 0


class _Scored(NamedTuple):
    """Scores of a recording's segments, and of fragments."""

    recording_id: RecordingId
    table: ScoreTable
    n_segments: int
    n_unlisted: int


class _Scorer:
    """Scores recordings by one run, in batches, and counts the results."""

    def __init__(
        self,
        session: Session,
        reader: ProjectReader,
        run: ModelRun,
        model: "InstanceAnnotator | None" = None,
    ) -> None:
        from birdann.models import persistence

        self._session, self._reader, self._run = session, reader, run
        self.model = model or persistence.from_bytes(reader.runs.model_bytes(run.id))
        self._n_of = {Mode.TRANSDUCTIVE: 0, Mode.INDUCTIVE: 0}

    def score(self, recordings: Sequence[RecordingId], progress: Progress = silent) -> int:
        """Score recordings under their lists and labels; return the number with segments."""
        n_scored = 0
        unlisted = UnlistedTime(self._reader, self._run.species_ids)
        evidence = DetectorEvidence(self._reader)
        for batch in in_batches(recordings, progress):
            with self._reader.snapshot():
                lists = self._reader.lists.windows(batch)
                scores = list(
                    score_recordings(
                        self._reader, self._run, self.model, batch, lists, unlisted, evidence
                    )
                )
            self._save(scores, lists)
            n_scored += len(scores)
        return n_scored

    def score_edited(self, progress: Progress = silent) -> int:
        """Score recordings edited meanwhile until none is left; return their number."""
        n_all = 0
        while outdated := self._reader.scores.outdated_recordings(self._run.id):
            n_scored = self.score(outdated, progress)
            if not n_scored:  # they have no features any more
                break
            n_all += n_scored
        return n_all

    def _save(
        self,
        scores: Sequence[_Scored],
        lists: Lists,
    ) -> None:
        if not scores:
            return

        kept: list[_Scored] = []

        def write(tx: Transaction) -> ChangeSet:
            now = tx.lists.windows([part.recording_id for part in scores])
            for part in scores:
                recording, table = part.recording_id, part.table
                if now.get(recording) == lists.get(recording):
                    kept.append(part)
                    tx.scores.put(recording, table)
                else:  # edited meanwhile: without rows it counts as outdated
                    none = replace(
                        table,
                        segment_ids=table.segment_ids[:0],
                        probabilities=table.probabilities[:0],
                        call_probability=None,
                        animal_probability=None,
                        probability_low=None,
                        none_probabilities=None,
                        is_unlisted=None,
                    )
                    tx.scores.put(recording, none)
            return ChangeSet.of(Kind.SCORES, recordings=(part.recording_id for part in scores))

        self._session.apply("predict", {"run": self._run.id, "recordings": len(scores)}, write)
        for part in kept:
            self._n_of[Mode.INDUCTIVE] += part.n_unlisted
            self._n_of[Mode.TRANSDUCTIVE] += part.n_segments - part.n_unlisted

    def report(self, notes: tuple[str, ...]) -> PredictReport:
        return PredictReport(
            run_id=self._run.id,
            n_segments=sum(self._n_of.values()),
            transductive=self._n_of[Mode.TRANSDUCTIVE],
            inductive=self._n_of[Mode.INDUCTIVE],
            notes=notes,
        )


def score_recordings(
    reader: ProjectReader,
    run: ModelRun,
    model: "InstanceAnnotator",
    recordings: Sequence[RecordingId],
    lists: Lists,
    unlisted: "UnlistedTime | None",
    evidence: DetectorEvidence,
) -> Iterator[_Scored]:
    """Yield a model's predictions of recordings."""
    table, _ = remove_non_finite(reader.features.instances(run.feature_schema, recordings))
    if len(table.X) and table.X.shape[1] != model.n_features_in_:
        raise ModelError(
            "The model needs {n_expected} features, but the segments have {n_given}. Train a new "
            "model.",
            n_expected=model.n_features_in_,
            n_given=table.X.shape[1],
        )
    from birdann.models.call_probability import (
        NOISE_WEIGHT,
        animal_probability,
        with_call_probability,
    )

    windows = make_window_bags(table, lists, reader).with_evidence(evidence, run.species_ids)
    labels = effective_labels(reader, reader.labels.of(list(windows.table.segment_ids)))
    supervision = windows.supervise(reader.species.targets(run.species_ids), labels)
    is_free = ~windows.is_listed[windows.bags.bag_of_instance]
    calls, low, none = _answers(windows, model, supervision, unlisted)
    schema = SCHEMAS.get(run.feature_schema.partition("/")[0])
    names = schema.names if schema is not None else ()
    weight = np.where(is_free, NOISE_WEIGHT, getattr(model, "noise_weight_", NOISE_WEIGHT))
    animal = animal_probability(none, windows.table.X, names, noise_weight=weight)
    animal[(supervision.y >= 0) & ~is_free] = 1.0  # a person said so
    probabilities = (calls * animal[:, None]).astype(np.float32)
    bound = None if low is None else (low * animal).astype(np.float32)
    of_recording = windows.recording_of_instance
    for recording in dict.fromkeys(windows.recording_ids):
        rows = of_recording[recording]
        scores = ScoreTable(
            run_id=run.id,
            mode=Mode.INDUCTIVE if is_free[rows].all() else Mode.TRANSDUCTIVE,
            segment_ids=windows.table.fragment_ids[rows],
            probabilities=probabilities[rows],
            animal_probability=animal[rows].astype(np.float32),
            probability_low=None if bound is None else bound[rows],
            none_probabilities=none[rows].astype(np.float32),
            is_unlisted=is_free[rows],
        )
        boxes = {
            position.segment_id: position.box for position in reader.segments.positions(recording)
        }
        fragments = reader.segments.fragment_ids(recording)
        table_scores = with_call_probability(scores.with_calls(fragments), boxes)
        here = np.array(
            [key in boxes for key in table_scores.segment_ids.tolist()], dtype=np.bool_
        )
        yield _Scored(
            recording_id=recording,
            table=table_scores,
            n_segments=int(here.sum()),
            n_unlisted=int(here[table_scores.is_unlisted].sum()),
        )


def _answers(
    windows: WindowBags,
    model: "InstanceAnnotator",
    supervision: Supervision,
    unlisted: "UnlistedTime | None",
) -> tuple[FloatArray, FloatArray | None, FloatArray]:
    """Return calibrated p(species | animal's sound), its lower bound, and p(unknown species).

    float64 (m, n_species) and (m,); without lower bound if the learner is not calibrated.
    """
    n = windows.bags.n_instances
    calls, low, none = np.zeros((n, supervision.Y.shape[1])), np.zeros(n), np.zeros(n)
    is_calibrated = True
    for is_told in (True, False):
        bags = np.flatnonzero(windows.is_listed == is_told)
        batch, rows = windows.bags.take(bags), windows.bags.instances_of(bags)
        if not len(rows):
            continue
        stated = supervision.take(bags, windows.bags) if is_told else None
        calls[rows] = model.predict_proba_instances(batch, stated)
        if not is_told and unlisted is not None:
            for bag in bags:
                bag_rows = windows.bags.instances_of([bag])
                calls[bag_rows] = unlisted.weigh_by_lists(
                    calls[bag_rows], windows.recording_ids[bag]
                )
        none[rows] = np.clip(1.0 - calls[rows].sum(axis=1), 0.0, 1.0)
        calls[rows], bound = model.calibrate_probabilities(calls[rows], batch, stated)
        is_calibrated &= bound is not None
        low[rows] = 0.0 if bound is None else bound
    return calls, low if is_calibrated else None, none


def _notes(
    reader: ProjectReader, run: ModelRun, lists: Sequence[SpeciesList], n_described: int
) -> tuple[str, ...]:
    known = set(run.species_ids)
    unheard = run.report.calibration.unheard if run.report.calibration is not None else None
    n_unheard = len(
        reader.recordings.paths().keys() - reader.detections.runs_by_recording().keys()
    )
    notes: list[str] = []
    if unheard is not None and n_unheard:
        notes.append(unheard_in_words(unheard))
    strange = {s for species_list in lists for s in species_list.present} - known
    if strange:
        names = sorted(reader.species.all()[s].name for s in strange)
        notes.append(
            Message(
                "Listed but unknown to the model: {names}. Train again to include them.",
                names=", ".join(names),
            )
        )
    missing = reader.overview.counts().segments - n_described
    if missing:
        notes.append(
            Message("Segments without features (not scored): {missing}.", missing=missing)
        )
    return tuple(notes)


class UnlistedTime:
    """The prior from the lists of windows and from a checklist of sites and weeks, by recording.

    Only complete lists count; those of one window by several observers count once each.
    """

    def __init__(self, reader: ProjectReader, species_ids: Sequence[SpeciesId]) -> None:
        lists = [
            species_list
            for species_list in reader.lists.every()
            if species_list.span_s and species_list.state is ListState.COMPLETE
        ]
        self._recording_index = {
            key: i
            for i, key in enumerate({species_list.recording_id: None for species_list in lists})
        }
        sites = reader.sites.list_by_recording()
        number = {site: i for i, site in enumerate(dict.fromkeys(sites.values()))}
        self._site = {
            key: number[sites[key]] if key in sites else -1 for key in self._recording_index
        }
        named = np.array(
            [[s in species_list.present for s in species_ids] for species_list in lists], np.bool_
        )
        self._prior = WindowPrior.learn(
            named.reshape(len(lists), len(species_ids)),
            np.array(
                [self._recording_index[species_list.recording_id] for species_list in lists],
                np.int64,
            ),
            np.array([self._site[species_list.recording_id] for species_list in lists], np.int64),
        )
        self._expected = expected_species(reader)
        names = {site.id: site.name for site in reader.sites.all()} if self._expected else {}
        self._site_name = {key: names[site] for key, site in sites.items() if site in names}
        species = reader.species.names()
        self._names = [species[s] for s in species_ids]
        self._recordings = reader.recordings

    def weigh_by_lists(self, probabilities: FloatArray, recording: RecordingId) -> FloatArray:
        """Return p(y | x) (n, n_species) of segments outside listed windows, given lists and checklist.

        The total probability of the species is unchanged.
        """
        odds = np.ones(len(self._names))
        if self._prior is not None and recording in self._recording_index:
            odds *= self._prior.odds(self._recording_index[recording], self._site[recording])
        if self._expected:
            odds *= self._weights(recording)
        if (odds == 1.0).all():
            return probabilities
        weighed = probabilities * odds
        total = weighed.sum(axis=1, keepdims=True)
        of_call = probabilities.sum(axis=1, keepdims=True)
        return np.asarray(np.where(total > 0, weighed * of_call / np.maximum(total, 1e-300), 0.0))

    def _weights(self, recording: RecordingId) -> FloatArray:
        """Return the weights that the checklist gives the species here, float64 (n_species,)."""
        site, start = (
            self._site_name.get(recording, ""),
            self._recordings.one(recording).started_at,
        )
        expected = expected_species_odds(self._expected, self._names, site, start)
        return np.ones(len(self._names)) if expected is None else expected[1]
