"""Labels: who gave them, what becomes of those that they replace, and how the history names them."""

from dataclasses import replace

import pytest

from birdann.app.commands import AddRecordings, AddSegment, AddSpecies, LabelSegments, Outlines
from birdann.app.session import Session
from birdann.core.labels import LabelState

CONFIRMED, CORRECTED, REJECTED = LabelState


@pytest.fixture
def outlined(session, factory):
    """Two segments in a recording, and two species."""
    recording = factory.recording()
    session.owl, session.wren = factory.species("Owl"), factory.species("Wren")
    session.execute(AddRecordings([recording]))
    session.execute(AddSpecies([session.owl, session.wren]))
    segments = [factory.segment(recording.id, 100 * (1 + n)) for n in range(2)]
    session.execute(AddSegment(Outlines(segments)))
    return [segment.id for segment in segments]


def readings(session, segments):
    return {
        key: [(label.provenance.name, label.state, label.species_id) for label in labels]
        for key, labels in session.project.labels.readings(segments).items()
        if labels
    }


def test_a_label_of_another_observer_is_kept_beside_the_new_one(session, outlined):
    first, _ = outlined
    session.execute(LabelSegments([first], CONFIRMED, session.owl.id))
    ben = Session(session.project, reviewer="Ben")
    ben.execute(LabelSegments([first], CONFIRMED, session.owl.id))
    assert session.project.labels.all()[first].provenance.name == "Ben"
    assert readings(session, outlined) == {first: [("Ada", CONFIRMED, session.owl.id)]}
    ben.undo()
    assert readings(session, outlined) == {}


def test_an_own_label_of_the_same_meaning_is_replaced_and_another_one_kept(session, outlined):
    first, second = outlined
    session.execute(LabelSegments(outlined, CONFIRMED, session.owl.id))
    session.execute(LabelSegments([first], CONFIRMED, session.owl.id, call_type="song"))
    assert readings(session, outlined) == {}
    session.execute(LabelSegments([second], CORRECTED, session.wren.id))
    assert readings(session, outlined) == {second: [("Ada", CONFIRMED, session.owl.id)]}


def test_a_label_is_kept_beside_others_once(session, outlined):
    """Ben's label is among the others already, as after an import; it is replaced again."""
    first, _ = outlined
    ben = Session(session.project, reviewer="Ben")
    ben.execute(LabelSegments([first], CORRECTED, session.wren.id))
    label = session.project.labels.all()[first]
    with session.project.transaction("reading") as tx:
        tx.labels.add_readings([label])
    session.execute(LabelSegments([first], CONFIRMED, session.owl.id))
    assert readings(session, outlined) == {first: [("Ben", CORRECTED, session.wren.id)]}


def test_a_label_has_its_author_and_the_model_that_was_reviewed(session, outlined, factory):
    run = factory.run([session.owl])
    with session.project.transaction("run") as tx:
        tx.runs.add(run, b"", {})
    first, second = outlined
    session.execute(LabelSegments([first], CONFIRMED, session.owl.id, run_id=run.id))
    session.execute(LabelSegments([second], CONFIRMED, session.owl.id))
    made = {key: label.provenance for key, label in session.project.labels.all().items()}
    assert (made[first].name, made[first].run_id) == ("Ada", run.id)
    assert (made[second].name, made[second].run_id) == ("Ada", None)


@pytest.mark.parametrize(
    ("state", "one", "two"),
    [
        (CONFIRMED, "Confirm 1 segment", "Confirm 2 segments"),
        (CORRECTED, "Correct 1 segment", "Correct 2 segments"),
        (REJECTED, "Reject 1 segment", "Reject 2 segments"),
    ],
)
def test_the_history_names_the_label_and_counts(session, outlined, state, one, two):
    command = LabelSegments(outlined[:1], state, session.owl.id)
    assert str(command.label) == one
    assert str(replace(command, segment_ids=outlined).label) == two
