"""Training a model from the project's lists and labels, or for each site without its own."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from importlib import metadata
from typing import TYPE_CHECKING, NamedTuple, TypedDict, Unpack

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.learning.evidence import DetectorEvidence
from birdann.app.learning.findings import findings
from birdann.app.learning.predicting import scored
from birdann.app.learning.training_data import (
    LabelledBags,
    evidence_in_columns,
    gather_training,
    in_columns,
    with_sources,
)
from birdann.app.segmenting.segment import describe_labelled
from birdann.app.segmenting.segmenters import project_schema
from birdann.app.session import Session
from birdann.core.bags import BoolArray
from birdann.core.errors import ModelError, NothingToLearnError
from birdann.core.ids import RecordingId, RunId, SpeciesId, new_id
from birdann.core.message import Message
from birdann.core.predictions import DEFAULT_MODEL, ModelRun, ScoreTable
from birdann.core.progress import Progress, part, silent
from birdann.core.recording import SiteId
from birdann.core.training_report import Search, TrainingData, TrainingReport
from birdann.store import ProjectReader, Transaction

if TYPE_CHECKING:
    from birdann.models.base import InstanceAnnotator


_SOFTWARE = ("birdann", "numpy", "scipy", "scikit-learn", "numba")


class TrainingChoices(TypedDict, total=False):
    """Options of training."""

    model: str  # Registry name; default `DEFAULT_MODEL`.
    params: Mapping[str, object] | None  # Parameters of the learner that differ from its defaults.
    seed: int  # Reproduces the run on the same project; default 0.
    schema_key: str | None  # The feature schema; default that of most segments.
    # Whether to start from the shown model if compatible; the result then depends on it, and the
    # report names it.
    warm: bool
    # Whether to tune settings by cross-validation over recordings first; ``params`` are kept.
    search: bool


def train(
    session: Session, *, progress: Progress = silent, **choices: Unpack[TrainingChoices]
) -> ModelRun:
    """Train a model, and store it with its report.

    Returns
    -------
    ModelRun
        With its report.
    """
    return trained(session, progress=progress, **choices)[0]


def trained(
    session: Session, *, progress: Progress = silent, **choices: Unpack[TrainingChoices]
) -> tuple[ModelRun, "InstanceAnnotator"]:
    """Like `train`, but return the learner as well."""
    from birdann.models import persistence

    model, seed = choices.get("model", DEFAULT_MODEL), choices.get("seed", 0)
    chosen = dict(choices.get("params") or {})
    describe_labelled(session, progress=part(progress, 0.0, 0.05))
    progress(0.05, Message("Gathering segments and lists"))
    read_at = datetime.now(UTC)  # labels given while it learns are newer than the model
    with session.project.reader() as reader, reader.snapshot():
        schema_key = choices.get("schema_key") or default_schema(reader)
        data = _learned_from(reader, schema_key)
        warm = choices.get("warm", False)
        earlier = _earlier_run(reader, model, schema_key, data) if warm else None
        known = _stored_model(reader, earlier) if earlier is not None else None
    estimator = begun(model, chosen, seed, known)
    _require_labels(model, data)
    search_result = None
    if choices.get("search", False):
        search_result = _searched(model, chosen, seed, data, part(progress, 0.05, 0.6))
        chosen = dict(search_result.chosen)
        estimator.set_params(**chosen)
    start = 0.05 if search_result is None else 0.6
    estimator.fit(data.bags, data.supervision, on_step=part(progress, start, 0.95))
    run = ModelRun(
        id=RunId(new_id()),
        model_name=model,
        params=chosen,
        seed=seed,
        species_ids=data.species_ids,
        feature_schema=schema_key,
        created_at=read_at,
        report=_report(data, estimator, earlier if known else None, search_result),
    )
    stored = persistence.to_bytes(estimator)

    def write(tx: Transaction) -> ChangeSet:
        tx.runs.add(run, stored, software_versions())
        return ChangeSet.of(Kind.RUNS)

    progress(0.95, Message("Storing the model"))
    session.apply("train", {"run": run.id, "model": model, "seed": seed}, write)
    progress(1.0, Message("Done"))
    return run, estimator


def _learned_from(reader: ProjectReader, schema_key: str) -> LabelledBags:
    """Return the project's recordings and those of training sources."""
    try:
        gathered = gather_training(reader, schema_key)
    except NothingToLearnError:
        started = with_sources(reader, schema_key, None)
        if started is None:
            raise
        return started
    return with_sources(reader, schema_key, gathered) or gathered


def _require_labels(model: str, data: LabelledBags) -> None:
    from birdann.models import registry

    if registry.entry_of(model).needs_instance_labels and not (data.supervision.y >= 0).any():
        raise NothingToLearnError(
            "The model {model} is trained on confirmed segments, not on lists. Confirm a few "
            "segments first, or choose the model auto.",
            model=model,
        )


def software_versions() -> dict[str, str]:
    """Return the versions of the packages that compute a model."""
    return {name: metadata.version(name) for name in _SOFTWARE}


def default_schema(reader: ProjectReader) -> str:
    """Return the feature schema of most segments."""
    if not reader.recordings.all():
        raise NothingToLearnError("The project has no recordings. Add some first.")
    return project_schema(reader)


def begun(
    model: str, params: Mapping[str, object], seed: int, earlier: "InstanceAnnotator | None"
) -> "InstanceAnnotator":
    """Return a learner with its parameters, its seed, and its starting point."""
    from birdann.models import registry

    if "random_state" in params:
        raise ModelError("Give the seed by itself, not as the parameter “random_state”.")
    known = registry.create(model).get_params(deep=False)
    seeded = {**params, "random_state": seed} if "random_state" in known else params
    estimator = registry.create(model, **seeded)
    if earlier is not None and hasattr(estimator, "warm_start_from"):
        estimator.warm_start_from(earlier)
    return estimator


def _searched(
    model: str,
    params: Mapping[str, object],
    seed: int,
    data: LabelledBags,
    progress: Progress,
) -> Search:
    from birdann.models.search import search

    return search(model, data.bags, data.supervision, params=params, seed=seed, on_step=progress)


def _earlier_run(
    reader: ProjectReader, model: str, schema_key: str, data: LabelledBags
) -> ModelRun | None:
    """Return the shown run, else the latest, if kind, features and species are the same."""
    shown = reader.runs.shown()
    run = reader.runs.one(shown) if shown is not None else reader.runs.latest()
    if (
        run is None
        or run.feature_schema != schema_key
        or run.species_ids != data.species_ids
        or run.model_name != model
    ):
        return None
    return run


def _stored_model(reader: ProjectReader, run: ModelRun) -> "InstanceAnnotator | None":
    from birdann.models import persistence

    try:
        return persistence.from_bytes(reader.runs.model_bytes(run.id))
    except ModelError:  # damaged, or of another version: begin afresh
        return None


def _report(
    data: LabelledBags,
    estimator: "InstanceAnnotator",
    began_from: ModelRun | None,
    search_result: Search | None,
) -> TrainingReport:
    own_bags = np.flatnonzero(~data.supervision.is_reference)
    learned, supervision = estimator.report_, data.supervision.take(own_bags, data.bags)
    _, first = np.unique(data.segment_ids, return_index=True)  # pieces of one count once
    y = supervision.y[first]
    calibration = estimator.tested_
    if calibration is None and began_from is not None:
        calibration = began_from.report.calibration
    return TrainingReport(
        notes=tuple(data.notes),
        findings=(
            *data.started,
            *findings(learned, data.species_names, search_result, calibration),
        ),
        data=TrainingData(
            recordings=len(set(data.recording_ids)),
            segments=len(y),
            species=len(data.species_ids),
            recordings_of_species=tuple(supervision.Y.sum(axis=0).tolist()),
            labelled_segments=int((y >= 0).sum()),
            noise_segments=int((y < -1).sum()),
        ),
        began_from=None if began_from is None else began_from.id,
        search=search_result,
        calibration=calibration,
        model=learned,
    )


N_GROUPS = 5
"""Groups of sites that are left out of training in turn, at most."""
_BATCH = 200
"""Recordings scored together."""


class FreeScores(NamedTuple):
    """Scores of a recording by a model trained without its site.

    ``table`` has a column for each of ``species_ids``, those of the training; None without
    segments.
    """

    recording_id: RecordingId
    species_ids: tuple[SpeciesId, ...]
    table: ScoreTable | None


def scores_without_own_site(
    reader: ProjectReader,
    run: ModelRun,
    sites: Mapping[RecordingId, SiteId],
    *,
    progress: Progress = silent,
) -> Iterator[FreeScores]:
    """Yield scores of the recordings of sites, each by a model trained without its site.

    Sites with lists or labels are divided into groups; for each a model like ``run`` is trained on
    the other sites. Sites without either share one model. Scores use sound alone: no list or
    label.
    """
    data = gather_training(reader, run.feature_schema)
    sites_used = sorted(
        {sites[recording_id] for recording_id in data.recording_ids if recording_id in sites}
    )
    sites_used = (
        np.random.default_rng(run.seed).permutation(np.array(sites_used, np.int64)).tolist()
    )
    n_groups = min(N_GROUPS, len(sites_used))
    groups = [frozenset(sites_used[k::n_groups]) for k in range(n_groups)]
    groups.append(frozenset(sites.values()) - frozenset(sites_used))
    wanted = [group for group in groups if group & frozenset(sites.values())]
    for k, group in enumerate(wanted):
        here = [key for key, site in sites.items() if site in group]
        step = part(progress, k / len(wanted), (k + 1) / len(wanted))
        yield from _score_group(reader, run, data, sites, group, here, step)


def _score_group(
    reader: ProjectReader,
    run: ModelRun,
    data: LabelledBags,
    sites: Mapping[RecordingId, SiteId],
    group: Collection[SiteId],
    here: Sequence[RecordingId],
    progress: Progress,
) -> Iterator[FreeScores]:
    outside = np.array(
        [sites.get(recording_id) not in group for recording_id in data.recording_ids], np.bool_
    )
    learned_from = with_sources(reader, run.feature_schema, restricted(data, outside))
    assert learned_from is not None
    progress(0.0, Message("Training without {n} sites", n=len(group)))
    model = begun(run.model_name, run.params, run.seed, None)
    model.fit(learned_from.bags, learned_from.supervision, on_step=part(progress, 0.0, 0.8))
    known = replace(run, species_ids=learned_from.species_ids)
    evidence = DetectorEvidence(reader)
    for start in range(0, len(here), _BATCH):
        batch = here[start : start + _BATCH]
        progress(0.8 + 0.2 * start / len(here), Message("Scoring"))
        tables = {
            each_scored.recording_id: each_scored.table
            for each_scored in scored(reader, known, model, batch, {}, None, evidence)
        }
        for key in batch:
            yield FreeScores(key, known.species_ids, tables.get(key))


def restricted(data: LabelledBags, kept: BoolArray) -> LabelledBags:
    """Return some bags, with the classes in use there."""
    rows = np.flatnonzero(kept)
    supervision = data.supervision.take(rows, data.bags)
    named: BoolArray = np.asarray(supervision.Y.any(axis=0))
    named[np.unique(supervision.y[supervision.y >= 0])] = True
    classes = tuple(
        species_id for species_id, is_in in zip(data.species_ids, named, strict=True) if is_in
    )
    if not classes:
        raise NothingToLearnError(
            "Lists name species at one site only. Scores of a site must not use its own lists: "
            "make lists at a second site."
        )
    names = dict(zip(data.species_ids, data.species_names, strict=True))
    return replace(
        data,
        bags=evidence_in_columns(data.bags.take(rows), data.species_ids, classes),
        supervision=in_columns(supervision, data.species_ids, classes),
        recording_ids=tuple(data.recording_ids[i] for i in rows),
        spans=tuple(data.spans[i] for i in rows),
        segment_ids=data.segment_ids[data.bags.instances_of(rows)],
        species_ids=classes,
        species_names=tuple(names[species_id] for species_id in classes),
    )
