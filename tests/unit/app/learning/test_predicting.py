"""Predictions, with what a checklist expects at sites and in weeks."""

from datetime import UTC, datetime

import numpy as np

from birdann.app.commands import SetSpeciesLists, untagged
from birdann.app.commands.recordings import RemoveRecordings, SetStarts
from birdann.app.learning.predicting import predict
from birdann.app.learning.training import train
from birdann.app.species_source import import_checklist


def best(session, recording_id):
    run = session.project.runs.latest()
    return session.project.scores.table(run.id, recording_id).probabilities


def test_a_checklist_weighs_species_and_a_list_overrules_it(learnable, text_file):
    """In June neither Owl nor Wren is expected; Crow is."""
    listed, free = learnable.project.recordings.all()[8], learnable.project.recordings.all()[7]
    learnable.execute(
        SetStarts({r.id: (datetime(2025, 6, 1, tzinfo=UTC), "file name") for r in (listed, free)})
    )
    train(learnable, model="ored-lr")
    learnable.execute(SetSpeciesLists([untagged(free.id)]))
    predict(learnable)
    before = best(learnable, listed.id), best(learnable, free.id)
    path = text_file(
        "expected.csv",
        "species,first week,last week,weight\nCrow,1,48,1\nOwl,1,8,1\nWren,1,8,1\n*,1,48,0.1\n",
    )
    import_checklist(learnable, path)
    predict(learnable)
    np.testing.assert_array_equal(best(learnable, listed.id), before[0])
    after, unweighted = best(learnable, free.id), before[1]
    expected = unweighted * [1.0, 0.1, 0.1]
    expected *= (unweighted.sum(axis=1) / expected.sum(axis=1))[:, None]
    np.testing.assert_allclose(after, expected, rtol=1e-4)
    assert (after > 0).all()  # nothing is hidden


def test_segments_of_removed_recordings_are_not_counted(learnable):
    train(learnable, model="ored-lr")
    paths = learnable.project.recordings.all()
    learnable.execute(RemoveRecordings([recording.id for recording in paths[:3]]))
    assert not any("without features" in note for note in predict(learnable).notes)
    assert list(learnable.project.features.schemas().values()) == [6 * (len(paths) - 3)]
