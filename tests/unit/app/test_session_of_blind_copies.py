"""A second observer's copy says nothing of the first observer's labels."""

import numpy as np
import pytest

from birdann.app.commands import LabelSegments
from birdann.app.learning.predicting import predict
from birdann.app.learning.training import train
from birdann.app.session import Session
from birdann.core.labels import LabelState
from birdann.store import Project


def best(project, run, recording_id):
    """The likeliest species and its probability, by segment."""
    table = project.overview.segments(run.id)
    of_recording = [table.recording_ids[k] == recording_id for k in table.recording.tolist()]
    known = np.isfinite(table.probability) & np.array(of_recording)
    return {
        int(table.segment_ids[row]): (
            table.species_ids[table.species[row]],
            float(table.probability[row]),
        )
        for row in np.flatnonzero(known)
    }


def test_no_prediction_in_a_blind_copy_is_a_label(learnable, tmp_path):
    """The label of a segment is its prediction: a blind copy had it at 100 %."""
    run = train(learnable, model="ored-lr", schema_key="test/1")
    predict(learnable, run_id=run.id)
    project = learnable.project
    recording = project.recordings.all()[0]
    before = best(project, run, recording.id)
    key, (species, chance) = min(before.items(), key=lambda item: item[1][1])
    assert chance < 0.9
    learnable.execute(LabelSegments([key], LabelState.CONFIRMED, species))
    predict(learnable, run_id=run.id)
    assert best(project, run, recording.id)[key] == (species, pytest.approx(1.0))
    project.save_copy(tmp_path / "blind.birdann", without_labels=True)
    with Project.open(tmp_path / "blind.birdann") as copy:
        assert best(copy, run, recording.id) == {}
        elsewhere = project.recordings.all()[-1].id
        assert best(copy, run, elsewhere) == best(project, run, elsewhere) != {}
        predict(Session(copy), run_id=run.id)
        again = best(copy, run, recording.id)
        assert again.keys() == before.keys()
        for segment, (one, probability) in before.items():
            assert again[segment] == (one, pytest.approx(probability, abs=1e-6))
