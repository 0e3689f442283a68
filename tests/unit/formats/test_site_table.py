"""Tables of sites as CSV: zones and numbers as other programs read them, formulas as text."""

import pytest

from birdann.formats.site_table import COLUMNS, read_site_table, write_site_table
from tests.csv_rows import csv_rows


@pytest.mark.parametrize("cell", ["+02:00", "-0530", "-12.5", "+3", "-1.5e-3"])
def test_zones_and_numbers_are_written_as_they_are(tmp_path, cell):
    path = tmp_path / "sites.csv"
    write_site_table(path, ["slope"], [{"site": "Bog", "zone": cell, "slope": cell}])
    row = csv_rows(path)[0]
    assert (row["zone"], row["slope"]) == (cell, cell)
    assert read_site_table(path)[0].cells["zone"] == cell


def test_escaped_zones_of_earlier_tables_are_read(text_file):
    path = text_file("sites.csv", "site,zone\nBog,'+02:00\n")
    assert read_site_table(path)[0].cells["zone"] == "+02:00"


@pytest.mark.parametrize("cell", ["=1+1", "+1+1", "-2+3", "+02:00+A1", "-A1", "@x", "'-5", "+1;2"])
def test_other_text_that_starts_like_a_formula_is_escaped(tmp_path, cell):
    path = tmp_path / "sites.csv"
    write_site_table(path, [], [{"site": cell}])
    assert csv_rows(path)[0]["site"] == f"'{cell}"
    assert read_site_table(path)[0].cells == dict.fromkeys(COLUMNS, "") | {"site": cell}
