"""After some review: learn again with the labels, and score again."""

from birdann.app.changes import ChangeSet, Kind
from birdann.app.learning.predicting import predict
from birdann.app.learning.training import DEFAULT_MODEL, train
from birdann.app.reports import PredictReport
from birdann.app.session import Session
from birdann.core.ids import RunId
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, part, silent
from birdann.store import Transaction


def relearn(
    session: Session, *, replaces: RunId | None = None, progress: Progress = silent
) -> tuple[ModelRun, PredictReport]:
    """Train the shown model's kind again, beginning from it where it can, and predict.

    Parameters
    ----------
    replaces
        A run that is removed once the new one has scored every segment.

    Raises
    ------
    NothingToLearnError
        If there are no recordings, segments or lists.
    """
    project = session.project
    shown = project.runs.shown()
    latest = project.runs.one(shown) if shown is not None else project.runs.latest()
    run = train(
        session,
        model=latest.model_name if latest else DEFAULT_MODEL,
        params=latest.params if latest else None,
        seed=latest.seed if latest else 0,
        schema_key=latest.feature_schema if latest else None,
        warm=True,
        progress=part(progress, 0.0, 0.8),
    )
    report = predict(session, run_id=run.id, progress=part(progress, 0.8, 1.0))
    if replaces is not None:
        old = replaces

        def remove(tx: Transaction) -> ChangeSet:
            tx.runs.delete(old)
            return ChangeSet.of(Kind.RUNS)

        session.apply("delete run", {"run": old, "replaced_by": run.id}, remove)
    return run, report
