"""What came of work is said once, for the command line and the window."""

from pathlib import Path

import pytest

from birdann.app.reports import AddReport, ExportReport, Failure
from birdann.core.message import Message


def test_nothing_is_said_of_what_there_is_none_of():
    assert AddReport().sentences() == ["0 recordings were added."]
    some = AddReport(added=(1,), known=("a.wav", "b.wav"))
    assert some.sentences() == [
        "1 recording was added.", "2 files were in the project already.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "report",
    [
        AddReport(
            added=(1, 2), known=("a",), moved=("b",), failures=(Failure(path="c", message="d"),)
        ),
        ExportReport(path=Path("t.csv"), rows=3, by_status={"confirmed": 3}, dropped=("notes",)),
    ],
)
def test_the_command_line_says_the_same_sentences_and_then_the_rest(report):
    said = report.sentences()
    assert report.lines()[: len(said)] == said
    assert len(report.lines()) > len(said)
    assert all(isinstance(text, Message) for text in said), "the window translates them"
