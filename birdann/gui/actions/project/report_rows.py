"""What an import could not place, and what it took for something else, as rows of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.gui.text.language import in_language, tr

if TYPE_CHECKING:
    from birdann.app.exchange.imports import ImportReport
    from birdann.app.reports import ListsReport


def match_rows(report: ImportReport | ListsReport) -> list[tuple[str, str]]:
    """Return a row for each name that was not found, could be several, or was matched."""
    rows = [(name, tr("There is no such recording in the project.")) for name in report.unmatched]
    rows += [
        (name, tr("Could be {names}.").format(names=", ".join(those)))
        for name, those in report.ambiguous
    ]
    return rows + [
        (
            f"“{one.written}”",
            tr("Taken for the species “{species}”, {why}.").format(
                species=one.taken, why=in_language(one.how)
            ),
        )
        for one in report.taken
    ]
