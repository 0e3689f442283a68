"""Training a model from the project's lists and labels, or for each site without its own."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from importlib import metadata
from typing import TYPE_CHECKING, TypedDict, Unpack

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.learning.false_calls import false_calls
from birdann.app.learning.findings import findings
from birdann.app.learning.training_data import (
    LabelledBags,
    gather_training,
    with_sources,
)
from birdann.app.segmenting.segment import describe_labelled
from birdann.app.segmenting.segmenters import project_schema
from birdann.app.session import Session
from birdann.core.errors import ModelError, NothingToLearnError
from birdann.core.ids import RunId, new_id
from birdann.core.message import Message
from birdann.core.predictions import DEFAULT_MODEL, ModelRun
from birdann.core.progress import Progress, part, silent
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
    # Whether to train without recordings tagged “no birds” as well, and report the rows exported there.
    false_calls: bool


def train(
    session: Session, *, progress: Progress = silent, **choices: Unpack[TrainingChoices]
) -> ModelRun:
    """Train a model, and store it with its report.

    Returns
    -------
    ModelRun
        With its report.
    """
    return train_learner(session, progress=progress, **choices)[0]


def train_learner(
    session: Session, *, progress: Progress = silent, **choices: Unpack[TrainingChoices]
) -> tuple[ModelRun, "InstanceAnnotator"]:
    """Like `train`, but return the learner as well."""
    from birdann.analysis.compiling import report_compiling
    from birdann.models import persistence, registry

    model, seed = choices.get("model", DEFAULT_MODEL), choices.get("seed", 0)
    chosen = dict(choices.get("params") or {})
    describe_labelled(session, progress=part(progress, 0.0, 0.05))
    progress(0.05, Message("Gathering segments and lists"))
    read_at = datetime.now(UTC)  # labels given while it learns are newer than the model
    with session.project.reader() as reader, reader.snapshot():
        schema_key = choices.get("schema_key") or default_schema(reader)
        data = _training_data(reader, schema_key)
        warm = choices.get("warm", False)
        earlier = _earlier_run(reader, model, schema_key, data) if warm else None
        known = _stored_model(reader, earlier) if earlier is not None else None
    estimator = registry.create_seeded(model, chosen, seed, known)
    _require_labels(model, data)
    search_result = None
    if choices.get("search", False):
        from birdann.models.search import search

        step = part(progress, 0.05, 0.6)
        search_result = search(
            model, data.bags, data.supervision, params=chosen, seed=seed, on_step=step
        )
        chosen = dict(search_result.chosen)
        estimator.set_params(**chosen)
    counts_false = choices.get("false_calls", False)
    start, end = 0.05 if search_result is None else 0.6, 0.7 if counts_false else 0.95
    with report_compiling(part(progress, start, end)) as on_step:
        estimator.fit(data.bags, data.supervision, on_step=on_step)
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
    if counts_false:
        with session.project.reader() as reader, reader.snapshot():
            counted = false_calls(reader, run, progress=part(progress, end, 0.95))
        report = replace(run.report, findings=(*run.report.findings, counted))
        run = replace(run, report=report)
    stored = persistence.to_bytes(estimator)

    def write(tx: Transaction) -> ChangeSet:
        tx.runs.add(run, stored, software_versions())
        return ChangeSet.of(Kind.RUNS)

    progress(0.95, Message("Storing the model"))
    session.apply("train", {"run": run.id, "model": model, "seed": seed}, write)
    progress(1.0, Message("Done"))
    return run, estimator


def _training_data(reader: ProjectReader, schema_key: str) -> LabelledBags:
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


def _earlier_run(
    reader: ProjectReader, model: str, schema_key: str, data: LabelledBags
) -> ModelRun | None:
    """Return the shown run, else the latest, if kind, features and species are the same."""
    run = reader.runs.run_in_use() or reader.runs.latest()
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
    _, first = np.unique(data.segment_ids, return_index=True)  # fragments of one count once
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
            source_segments=int(np.diff(data.bags.offsets)[data.supervision.is_reference].sum()),
        ),
        began_from=None if began_from is None else began_from.id,
        search=search_result,
        calibration=calibration,
        model=learned,
    )
