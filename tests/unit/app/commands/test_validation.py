"""Samples, answers and thresholds: what is refused, what is logged, and what is removed."""

import pytest

from birdann.app.commands import AddSpecies, AnswerQueue, SetThresholds
from birdann.core.errors import SampleError
from birdann.core.provenance import Program, person_provenance
from birdann.core.validation import Answer, Threshold
from birdann.core.visits import QueueId, VisitQueue

BIRDNET, RAVEN = Program(name="BirdNET", version="2.4"), Program(name="Raven", version="")


@pytest.fixture
def queue():
    return VisitQueue(
        id=QueueId(5), name="May", run_id=1, max_calls=1, provenance=person_provenance("Ada")
    )


def test_answers_to_a_queue_that_is_gone_are_refused(session, queue):
    with pytest.raises(SampleError, match="“May” is no longer in the project"):
        session.execute(AnswerQueue(queue, {(0, 0): Answer.YES}))


@pytest.mark.parametrize(
    ("seconds", "logged"), [(None, {}), (0.0, {"seconds": 0.0}), (2.345, {"seconds": 2.35})]
)
def test_an_answer_is_logged_with_its_item_and_time(queue, seconds, logged):
    command = AnswerQueue(queue, {(3, 1): Answer.NO}, seconds)
    arguments = command.arguments()
    assert arguments["answers"] == {"3.1": Answer.NO.value}
    assert {key: value for key, value in arguments.items() if key == "seconds"} == logged
    assert str(command.label) == "Answer 1 item"


def test_a_threshold_is_removed_alone_and_comes_back(session, factory):
    owl = factory.species("Owl")
    session.execute(AddSpecies([owl]))
    given = {
        (owl.id, source): Threshold(
            species_id=owl.id, source=source, score=score, provenance=person_provenance("x")
        )
        for source, score in ((BIRDNET, 0.5), (RAVEN, 0.25))
    }
    session.execute(SetThresholds(given))

    def saved():
        return {
            (threshold.source, threshold.score, threshold.provenance.name)
            for threshold in session.project.thresholds.all()
        }

    both = {(BIRDNET, 0.5, "Ada"), (RAVEN, 0.25, "Ada")}
    assert saved() == both
    session.execute(SetThresholds({(owl.id, BIRDNET): None}))
    assert saved() == {(RAVEN, 0.25, "Ada")}
    session.undo()
    assert saved() == both
