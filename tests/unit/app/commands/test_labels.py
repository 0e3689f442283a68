"""Custom fields are defined, filled in, exported, and every step is taken back."""

import pytest

from birdann.app.commands import AddRecordings, AddSegment, DefineFields, Outlines, SetFields
from birdann.app.exchange.exporting import export
from birdann.core.custom_fields import FieldError, FieldKind, defined
from tests.csv_rows import csv_rows

SEX = ("sex", FieldKind.CHOICE, ("male", "female"))
AGE = ("age", FieldKind.NUMBER, ())


@pytest.fixture
def filled(session, factory):
    """Two segments; return them and the fields sex and age."""
    fields = defined([SEX, AGE], ())
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
