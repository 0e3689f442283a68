"""Fields that a project defines: what they may be called, and which values they take."""

import pytest

from birdann.core.custom_fields import (
    MAX_FIELDS,
    CustomField,
    FieldError,
    FieldKind,
    define_custom_fields,
    field_texts,
)

TEXT, NUMBER, CHOICE = FieldKind


def test_fields_are_numbered_and_known_names_keep_their_identifier():
    before = (CustomField(id=7, place=0, name="sex", kind=TEXT),)
    age, sex = define_custom_fields(
        [("age", NUMBER, ()), (" ", TEXT, ()), ("sex ", CHOICE, ("m", " f", "m"))], before
    )
    assert (age.place, age.name, age.kind, age.choices) == (0, "age", NUMBER, ())
    assert sex == CustomField(id=7, place=1, name="sex", kind=CHOICE, choices=("m", "f"))
    assert age.id > 0


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([("sex", TEXT, ()), ("Sex", TEXT, ())], "There is already a column “Sex”."),
        ([("Species", TEXT, ())], "There is already a column “Species”."),
        ([("sex", CHOICE, (" ",))], "sex: a choice needs values."),
        ([(f"f{n}", TEXT, ()) for n in range(MAX_FIELDS + 1)], "A project has at most 8 fields."),
    ],
)
def test_impossible_fields_are_refused_in_a_sentence(rows, sentence):
    with pytest.raises(FieldError) as caught:
        define_custom_fields(rows, (), taken=["species"])
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("kind", "said", "kept"),
    [
        (TEXT, " two birds ", "two birds"),
        (NUMBER, "2,5", "2.5"),
        (NUMBER, "", ""),
        (CHOICE, "male", "male"),
        (CHOICE, " ", ""),
    ],
)
def test_values_are_kept_without_what_surrounds_them(kind, said, kept):
    field = CustomField(id=1, place=0, name="x", kind=kind, choices=("male", "female"))
    assert field.normalise(said) == kept


@pytest.mark.parametrize(("kind", "said"), [(NUMBER, "two"), (CHOICE, "mail")])
def test_other_values_are_refused(kind, said):
    field = CustomField(id=1, place=0, name="x", kind=kind, choices=("male", "female"))
    with pytest.raises(FieldError, match=f"x: “{said}” is not"):
        field.normalise(said)


def test_values_in_words():
    assert field_texts({3: {"sex": "male", "age": "2"}}) == {3: ("sex: male", "age: 2")}
