"""Custom fields; labels: who gave them, what becomes of those that they replace, how the history names them."""

from dataclasses import replace

import pytest

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    DefineFields,
    LabelSegments,
    Outlines,
    SetFields,
)
from birdann.app.exchange.exporting import export
from birdann.app.session import Session
from birdann.core.custom_fields import FieldError, FieldKind, define_custom_fields
from birdann.core.labels import LabelState
from tests.csv_rows import csv_rows

SEX = ("sex", FieldKind.CHOICE, ("male", "female"))
AGE = ("age", FieldKind.NUMBER, ())


@pytest.fixture
def filled(session, factory):
    """Two segments; return them and the fields sex and age."""
    fields = define_custom_fields([SEX, AGE], ())
    recording = factory.recording()
    session.execute(AddRecordings([recording]))
    segments = [factory.segment(recording.id, 100 * (1 + n)) for n in range(2)]
    session.execute(AddSegment(Outlines(segments)))
    session.execute(DefineFields(fields))
    return [segment.id for segment in segments], fields


def test_values_are_set_changed_removed_and_taken_back(session, filled):
    (first, second), (sex, age) = filled
    values = session.project.custom_fields.values
    session.execute(SetFields([first, second], {sex.id: "male", age.id: "2,5"}))
    assert values() == {side: {"sex": "male", "age": "2.5"} for side in (first, second)}
    session.execute(SetFields([second], {sex.id: "female", age.id: ""}))
    after = values()
    assert after[second] == {"sex": "female"}
    assert values([second]) == {second: {"sex": "female"}}
    session.undo()
    assert values()[second] == {"sex": "male", "age": "2.5"}
    session.redo()
    assert values() == after


def test_a_value_that_does_not_suit_changes_nothing(session, filled):
    (first, _), (sex, _) = filled
    with pytest.raises(FieldError, match="not one of male, female"):
        session.execute(SetFields([first], {sex.id: "mail"}))
    assert session.project.custom_fields.values() == {}


def test_a_field_that_is_dropped_comes_back_with_its_values(session, filled):
    (first, _), (sex, age) = filled
    session.execute(SetFields([first], {sex.id: "male"}))
    session.execute(DefineFields([age]))
    assert [field.name for field in session.project.custom_fields.all()] == ["age"]
    assert session.project.custom_fields.values() == {}
    session.undo()
    assert session.project.custom_fields.all() == [sex, age]
    assert session.project.custom_fields.values() == {first: {"sex": "male"}}


def test_exported_tables_have_a_column_for_each(session, filled, tmp_path):
    (_, second), (sex, _) = filled
    session.execute(SetFields([second], {sex.id: "female"}))
    export(session.project, tmp_path / "segments.csv", format_name="csv")
    rows = csv_rows(tmp_path / "segments.csv", encoding="utf-8-sig")
    assert [row["sex"] for row in rows] == ["", "female"]
    assert {row["age"] for row in rows} == {""}


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
