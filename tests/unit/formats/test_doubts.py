"""Words by which people say that they are not sure of a name."""

import pytest

from birdann.formats.doubts import certainty_in, without_doubt


@pytest.mark.parametrize(("written", "species", "certainty"), [
    ("Wren?", "Wren", "possible"), ("Wren ??", "Wren", "possible"), ("Wren (?)", "Wren", "possible"),
    ("? Wren", "Wren", "possible"), ("cf. Wren", "Wren", "possible"), ("cf Wren", "Wren", "possible"),
    ("poss. Wren", "Wren", "possible"), ("Possible Marsh Wren", "Marsh Wren", "possible"),
    ("possibly: Wren", "Wren", "possible"), ("Wren (possible)", "Wren", "possible"),
    ("Wren (unsure)", "Wren", "possible"), ("Maybe Wren", "Wren", "possible"),
    ("Parus cf. major", "Parus major", "possible"), ("Parus cf major", "Parus major", "possible"),
    ("prob. Wren", "Wren", "probable"), ("Wren (probably)", "Wren", "probable"),
    ("Kiwi (Little spotted)?", "Kiwi (Little spotted)", "possible"),
    *((name, name, "") for name in (
        "Wren", "CF bat", "Kiwi (Little spotted)", "Wren (2)", "High call", "Low hum", "Sure bird", "???", "?",
        "cf.", "Probable", "Unsure", "Marsh Wren", "Parus major cf", "Call (high)", "",
    )),
])  # fmt: skip
def test_words_of_doubt(written, species, certainty):
    assert without_doubt(written) == (species, certainty)


@pytest.mark.parametrize(("column", "cell", "certainty"), [
    ("Certainty", "unsure", "possible"), ("confidence", "High", "certain"), ("ID confidence", "medium", "probable"),
    ("certainty", "3", ""), ("note", "unsure", ""), ("certainty", "", ""),
])  # fmt: skip
def test_a_column_of_certainty(column, cell, certainty):
    found = (column, certainty) if certainty else ("", "")
    assert certainty_in({"site": "bog", column: cell}) == found
