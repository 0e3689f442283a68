"""Training followed by prediction, initially and after review."""

from dataclasses import dataclass
from typing import Unpack

from birdann.app.changes import ChangeSet, Kind
from birdann.app.learning.predicting import predict
from birdann.app.learning.training import TrainingChoices, train_learner
from birdann.app.reports import PredictReport
from birdann.app.session import Session
from birdann.core.ids import RunId
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, part, silent
from birdann.store import Transaction


@dataclass(frozen=True, slots=True)
class Learned:
    """A trained model, and the report of its predictions."""

    run: ModelRun
    prediction: PredictReport


def learn(
    session: Session, *, progress: Progress = silent, **choices: Unpack[TrainingChoices]
) -> Learned:
    """Train a model, store it, and predict every segment.

    Parameters
    ----------
    choices
        As for `train`.
    """
    run, model = train_learner(session, progress=part(progress, 0.0, 0.8), **choices)
    prediction = predict(session, run_id=run.id, model=model, progress=part(progress, 0.8, 1.0))
    return Learned(run, prediction)


def train_again(
    session: Session, *, replaces: RunId | None = None, progress: Progress = silent
) -> Learned:
    """Train the shown model again, warm-started if possible, and predict.

    Parameters
    ----------
    replaces
        A run to remove after the new one has scored every segment. One that an export, a
        sample or a threshold refers to is kept and marked as superseded.
    """
    runs = session.project.runs
    run_id = runs.id_in_use()
    latest = runs.one(run_id) if run_id is not None else runs.latest()
    choices: TrainingChoices = {"warm": True}
    if latest is not None:
        choices |= {
            "model": latest.model_name,
            "params": latest.params,
            "seed": latest.seed,
            "schema_key": latest.feature_schema,
        }
    learned = learn(session, progress=progress, **choices)
    if replaces is not None:
        old = replaces

        def remove(tx: Transaction) -> ChangeSet:
            tx.runs.retire(old)
            return ChangeSet.of(Kind.RUNS)

        session.apply("retire run", {"run": old, "replaced_by": learned.run.id}, remove)
    return learned
