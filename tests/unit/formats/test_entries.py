"""Entries that can be read among entries that cannot."""

from dataclasses import replace

import pytest

from birdann.core.message import Message
from birdann.formats.entries import read_entries
from birdann.formats.records import Annotation, RowError
from birdann.formats.tables import TableRow


def annotation(start_s):
    return Annotation(recording="a.wav", start_s=start_s, end_s=start_s + 1)


def read(entry):
    yield annotation(0.0)
    if isinstance(entry, Exception):
        raise entry
    yield annotation(float(entry))


def test_what_an_entry_yields_before_it_fails_is_kept_and_so_are_the_others():
    found = list(read_entries([(4, "1"), (5, "x"), (6, "2")], read))
    starts = [row.start_s if isinstance(row, Annotation) else row.line for row in found]
    assert starts == [0.0, 1.0, 0.0, 5, 0.0, 2.0]


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ValueError("no file name"), "no file name"),
        (KeyError("species"), "“species” is missing"),
        (IndexError(), "it is not built as it should be"),
        (TypeError("'int' object is not iterable"), "it is not built as it should be"),
        (AttributeError("get"), "it is not built as it should be"),
        (OverflowError(), "it is not built as it should be"),
    ],
)
def test_why_an_entry_cannot_be_read_is_said_in_words(error, reason):
    said = list(
        read_entries([(7, error)], read, Message("Clip {place} cannot be read: {reason}."))
    )[-1]
    assert said == RowError(7, f"Clip 7 cannot be read: {reason}.")


def test_other_errors_are_not_hidden():
    with pytest.raises(ZeroDivisionError):
        list(read_entries([(1, ZeroDivisionError())], read))


@pytest.mark.parametrize(
    ("name", "species"),
    [("nan", ""), ("NaN", ""), ("null", ""), ("#N/A", "#N/A"), ("0", "0"), ("?", ""), ("--", ""), ("🐦", "🐦"), ("Owl?", "Owl?")],
)  # fmt: skip
def test_words_for_a_missing_value_name_no_species(name, species):
    rows = [(1, TableRow(["species"], ["Species"], [name]))]
    (found,) = read_entries(rows, lambda row: [replace(annotation(0.0), species=row["species"])])
    assert found.species == species
