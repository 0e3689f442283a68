from dataclasses import replace

import numpy as np
import pytest

from birdann.core.errors import NotInProjectError
from birdann.core.predictions import Mode, ScoreTable


def table(known, ids=None, **columns):
    return ScoreTable(
        run_id=known.run.id,
        mode=Mode.INDUCTIVE,
        segment_ids=np.array([s.id for s in known.segments] if ids is None else ids),
        probabilities=np.array([[0.7, 0.1], [0.2, 0.3]], dtype=np.float32),
        **columns,
    )


def test_callness_and_none_stand_beside_the_joint_probabilities(project, known):
    call_probability = np.array([0.9, 0.625], dtype=np.float32)
    animal = np.array([0.75, 0.875], dtype=np.float32)
    none = np.array([0.125, 0.5], dtype=np.float32)
    with project.transaction("predict") as tx:
        tx.scores.put(
            known.recording.id,
            table(
                known,
                call_probability=call_probability,
                animal_probability=animal,
                none_probabilities=none,
            ),
        )
    found = project.scores.table(known.run.id, known.recording.id)
    np.testing.assert_array_equal(found.call_probability, call_probability)
    np.testing.assert_array_equal(found.animal_probability, animal)
    np.testing.assert_array_equal(found.none_probabilities, none)
    first, second = known.segments
    best = project.scores.best(known.run.id, known.recording.id)
    assert (best[second.id].call_probability, best[second.id].none_probability) == (0.625, 0.5)
    assert best[second.id].animal_probability == 0.875
    assert best[first.id].species_id == known.crow.id
    assert best[first.id].mode is Mode.INDUCTIVE
    assert best[second.id].species_id == known.wren.id
    assert best[second.id].runner_up_id == known.crow.id  # none, 1 - .875, is less likely


def test_a_model_that_does_not_tell_them_apart_leaves_them_open(project, known):
    with project.transaction("predict") as tx:
        tx.scores.put(known.recording.id, table(known))
    found = project.scores.table(known.run.id, known.recording.id)
    assert found.call_probability is None
    assert found.none_probabilities is None
    for score in project.scores.best(known.run.id, known.recording.id).values():
        assert score.call_probability is None
        assert score.none_probability is None


def test_scores_of_a_run_or_a_recording_that_is_not_there_are_refused(project, known):
    with (
        pytest.raises(NotInProjectError, match=r"no recording 7\."),
        project.transaction("x") as tx,
    ):
        tx.scores.put(7, table(known))
    with (
        pytest.raises(NotInProjectError, match=r"no model run 7\."),
        project.transaction("x") as tx,
    ):
        tx.scores.put(known.recording.id, replace(table(known), run_id=7))
    assert project.scores.table(known.run.id, known.recording.id) is None


def test_segments_that_were_erased_while_they_were_scored_are_left_out(project, known):
    """Segmenting anew may erase one between the computing of its scores and their storing."""
    here, call_probability = known.segments[0], np.array([0.25, 0.5], dtype=np.float32)
    with project.transaction("predict") as tx:
        tx.scores.put(
            known.recording.id, table(known, ids=[here.id, 7], call_probability=call_probability)
        )
    found = project.scores.table(known.run.id, known.recording.id)
    np.testing.assert_array_equal(found.segment_ids, [here.id])
    np.testing.assert_array_equal(found.probabilities, np.array([[0.7, 0.1]], dtype=np.float32))
    np.testing.assert_array_equal(found.call_probability, [0.25])
    best = project.scores.best(known.run.id, known.recording.id)
    assert list(best) == [here.id]
    assert best[here.id].species_id == known.crow.id


def test_a_number_for_each_segment(known):
    with pytest.raises(ValueError, match="one number per segment"):
        table(known, call_probability=np.zeros(3, dtype=np.float32))
