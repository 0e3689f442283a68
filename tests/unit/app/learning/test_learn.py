"""Training and labelling in one go."""

import numpy as np
import pytest

from birdann.app.learning.learn import learn
from birdann.app.learning.predicting import predict
from birdann.core.errors import Cancelled
from birdann.models import persistence

MODEL = "ored-lr"


def probabilities(session, run_id):
    reader = session.project
    return np.concatenate(
        [reader.scores.table(run_id, r.id).probabilities for r in reader.recordings.all()]
    )


def test_every_segment_is_labelled_by_the_model_that_was_stored(learnable, monkeypatch):
    """It is not read again from the file; who reads it later gets the same answers."""
    with monkeypatch.context() as patched:
        patched.setattr(persistence, "from_bytes", lambda _: pytest.fail("read again"))
        learned = learn(learnable, model=MODEL, seed=2)
    assert learned.prediction.run_id == learned.run.id
    assert learned.prediction.n_segments == 72
    at_once = probabilities(learnable, learned.run.id)
    predict(learnable, run_id=learned.run.id)
    np.testing.assert_array_equal(probabilities(learnable, learned.run.id), at_once)


def test_progress_rises_through_both(learnable):
    told = []
    learn(learnable, model=MODEL, progress=lambda fraction, _: told.append(fraction))
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_cancelled_while_it_labels_the_model_is_there(learnable):
    def cancel(fraction, _):
        if fraction > 0.8:
            raise Cancelled

    with pytest.raises(Cancelled):
        learn(learnable, model=MODEL, progress=cancel)
    assert learnable.project.runs.latest() is not None
