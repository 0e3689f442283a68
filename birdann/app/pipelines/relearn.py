"""After some review: learn again with the labels, and score again."""

from birdann.app.pipelines.predict import predict
from birdann.app.pipelines.reports import PredictReport
from birdann.app.pipelines.train import DEFAULT_MODEL, train
from birdann.app.session import Session
from birdann.core.predictions import ModelRun
from birdann.core.progress import Progress, part, silent


def relearn(session: Session, *, progress: Progress = silent) -> tuple[ModelRun, PredictReport]:
    """Train the newest model's kind again, beginning from it where it can, and predict.

    Raises
    ------
    NothingToLearnError
        If there are no recordings, segments or lists.
    """
    latest = session.project.latest_run()
    run = train(
        session,
        model=latest.model_name if latest else DEFAULT_MODEL,
        params=latest.params if latest else None,
        seed=latest.seed if latest else 0,
        schema_key=latest.feature_schema if latest else None,
        warm=True,
        progress=part(progress, 0.0, 0.8),
    )
    return run, predict(session, run_id=run.id, progress=part(progress, 0.8, 1.0))
