"""What a column contains, by its cells."""

import pytest

from birdann.formats.fact_columns import named_column


@pytest.mark.parametrize(
    ("first", "second", "third", "expected"),
    [
        ("Wren", "Robin", "note", "species"),
        ("7", "Robin", "note", "name"),
        ("7", "", "note", "note"),
        ("7", "", "", "species"),  # names may be numbers; cells without any are no names
        ("", "Robin", "note", "species"),
    ],
)
def test_a_column_of_numbers_gives_way_to_one_of_names(first, second, third, expected):
    rows = [(1, {"species": first, "name": second, "note": third})]
    assert named_column(("species", "name", "note"), rows) == expected
