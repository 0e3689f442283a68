"""The documentation's table of formats is the program's."""

from pathlib import Path

from birdann.cli.main import main
from birdann.formats.overview import format_rows, markdown_table
from birdann.formats.registry import FORMATS

ROOT = Path(__file__).parents[3]


def test_the_documentation_has_the_table_that_the_command_prints(capsys):
    assert main(["formats", "--markdown"]) == 0
    printed = capsys.readouterr().out
    assert printed == markdown_table()
    text = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    assert f"a test compares. -->\n{printed}<!-- End of the table. -->" in text


def test_every_format_says_what_it_was_checked_against():
    rows = list(format_rows())
    assert [row.name for row in rows] == list(FORMATS)
    assert all(row.checked for row in rows)
