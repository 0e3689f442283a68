"""Reports of jobs in sentences, and unmatched names of an import as table rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from birdann.gui.text.language import in_language, tr

if TYPE_CHECKING:
    from birdann.app.exchange.imports import ImportReport
    from birdann.app.reports import ListsReport


class _Report(Protocol):
    def sentences(self) -> list[str]: ...


def said(report: _Report) -> str:
    """Return a report as one translated text."""
    return " ".join(map(in_language, report.sentences()))


def match_rows(report: ImportReport | ListsReport) -> list[tuple[str, str]]:
    """Return a row for each name that was not found, ambiguous, or matched."""
    rows = [(name, tr("There is no such recording in the project.")) for name in report.unmatched]
    rows += [
        (name, tr("Could be {names}.").format(names=", ".join(candidates)))
        for name, candidates in report.ambiguous
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
