"""Identifiers of 63 bits, and finding many of them."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from birdann.core.ids import (
    IdIndex,
    as_ids,
    content_id,
    id_of_text,
    id_text,
    new_id,
    new_ids,
    row_of,
    rows_of,
)

IDS = st.lists(st.integers(1, 2**63 - 1), unique=True, max_size=40)


def test_identifiers_are_numbers_of_63_bits():
    made = [new_id() for _ in range(1000)] + list(new_ids(1000))
    assert len(set(made)) == 2000
    assert all(0 < id_ < 1 << 63 for id_ in made)
    assert max(made).bit_length() > 55


def test_what_is_made_together_lies_together():
    batch = new_ids(500)
    assert np.array_equal(np.diff(batch), np.ones(499))
    assert len(new_ids(0)) == 0


def test_the_same_content_has_the_same_identifier():
    assert content_id("a", 1.5, None) == content_id("a", 1.5, None)
    assert content_id("a", 1.5, None) != content_id("a", 1.5, "")
    assert 0 < content_id("a") < 1 << 63


def test_an_identifier_is_read_back_from_a_table():
    key = new_id()
    assert id_of_text(f" {id_text(key)} ") == id_of_text(str(key)) == key
    assert not id_text(key)[0].isdigit()  # no program takes it for a number and rounds it
    for text in (
        "",
        "i",
        "ii5",
        "i-5",
        "0",
        "-5",
        "1.5",
        "x" * 32,
        "0123456789abcdef0123456789abcdef",
        "wren",
        str(1 << 63),
        "9" * 19,
        "²",
    ):
        assert id_of_text(text) is None, text


@given(IDS, IDS)
def test_many_are_found_as_one_by_one(ids, others):
    known, wanted = as_ids(ids), [*ids[::2], *others]
    expected = [ids.index(id_) if id_ in ids else -1 for id_ in wanted]
    assert rows_of(known, wanted).tolist() == expected
    places = IdIndex(known)
    assert [places.get(id_, -1) for id_ in wanted] == expected
    assert [-1 if (row := row_of(known, id_)) is None else row for id_ in wanted] == expected
    assert list(places) == ids
    assert len(places) == len(ids)
    assert all(isinstance(key, int) for key in places)
