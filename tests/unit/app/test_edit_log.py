"""The log of edits as a person reads it."""

from datetime import UTC, date, datetime, timedelta

from birdann.app.edit_log import LoggedEdits, logged_edits
from birdann.store.tables.settings import LogEntry

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)


def entry(after_s, actor, command, **arguments):
    return LogEntry(
        at=NOON + timedelta(seconds=after_s), actor=actor, command=command, arguments=arguments
    )


def test_equal_edits_in_a_row_are_one_with_all_their_items():
    entries = [
        entry(9, "Ada", "label segments", segments=[1, 2]),
        entry(7, "Ada", "label segments", segments=[3]),
        entry(5, "Bob", "label segments", segments=[4]),
        entry(4, "Ada", "undo label segments", segments=[9]),
        entry(3, "Ada", "label segments", segments=[9]),
        entry(-86_400 * 2, "Ada", "label segments", segments=[7]),
    ]
    may = date(2024, 5, 1)
    assert logged_edits(entries) == [
        LoggedEdits("label segments", "Ada", may, 3),
        LoggedEdits("label segments", "Bob", may, 1),
        LoggedEdits("undo label segments", "Ada", may, 1),
        LoggedEdits("label segments", "Ada", may, 1),
        LoggedEdits("label segments", "Ada", date(2024, 4, 29), 1),
    ]
