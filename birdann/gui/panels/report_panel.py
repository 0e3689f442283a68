"""What the last training learned, in words."""

from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from birdann.core.predictions import ModelRun
from birdann.gui.recording_view import SpeciesBook
from birdann.gui.theme import current_theme

_NOTHING = "<p class='muted'>No model has been trained yet.</p>"
_MODEL_TITLES = {"ored-lr": "ORed logistic regression", "sim": "Rank-loss SIM"}
_FEW_RECORDINGS = 3


class ReportPanel(QWidget):
    """The report of the newest run."""

    raise_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.browser = QTextBrowser(self)
        self.browser.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.browser.setAccessibleName("Training report")
        self._html = _NOTHING
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.browser)
        self.refresh_colors()

    def show_run(self, run: ModelRun | None, book: SpeciesBook) -> None:
        """Show the report of a run; None shows that there is none."""
        html = _NOTHING if run is None else report_html(run, book)
        if html != self._html:
            self._html = html
            self.refresh_colors()

    def raise_panel(self) -> None:
        """Ask to be brought to the front."""
        self.raise_asked.emit()

    def refresh_colors(self) -> None:
        """Write the report in the colours of the present theme."""
        theme = current_theme()
        self.browser.document().setDefaultStyleSheet(
            f"p, li, td {{ color: {theme.text.name()}; }}"
            f".muted, th {{ color: {theme.muted.name()}; }}"
            f".weak {{ color: {theme.warning.name()}; }}"
            "th { text-align: left; font-weight: normal; }"
        )
        self.browser.document().setDocumentMargin(12)
        self.browser.setHtml(self._html)


def report_html(run: ModelRun, book: SpeciesBook) -> str:
    """Return a run's report: from what it learned, per species, and what to mind."""
    data = _mapping(run.report.get("data"))
    title = _MODEL_TITLES.get(run.model_name, run.model_name)
    when = run.created_at.astimezone().strftime("%d %B %Y, %H:%M")
    parts = [
        f"<p><b>{escape(title)}</b> <span class='muted'>trained {when}</span></p>",
        f"<p>{_from_what(data)}</p>",
    ]
    notes = [str(note) for note in _sequence(run.report.get("notes"))]
    if notes:
        parts.append("<ul>" + "".join(f"<li>{escape(note)}</li>" for note in notes) + "</ul>")
    parts.append(_species_table(run, book, _sequence(data.get("recordings_of_species"))))
    return "".join(parts)


def _from_what(data: Mapping[str, object]) -> str:
    words = (
        f"Learned {data.get('species', 0)} species from {data.get('segments', 0)} segments in "
        f"{data.get('recordings', 0)} recordings."
    )
    labelled = data.get("labelled_segments", 0)
    if labelled:
        words += f" {labelled} segments were labelled by you."
    return words


def _species_table(run: ModelRun, book: SpeciesBook, counts: Sequence[object]) -> str:
    if len(counts) != len(run.species_ids):
        return ""
    pairs = sorted(
        (
            (int(str(count)), book.name(key))
            for key, count in zip(run.species_ids, counts, strict=True)
        ),
        key=lambda pair: (-pair[0], pair[1]),
    )
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td align='right'>{count}</td>"
        f"<td class='weak'>{'&nbsp;&nbsp;tag more recordings of it' if count < _FEW_RECORDINGS else ''}"
        "</td></tr>"
        for count, name in pairs
    )
    return (
        "<table cellspacing='0' cellpadding='3'><tr><th>Species</th>"
        f"<th align='right'>&nbsp;&nbsp;Recordings</th><th></th></tr>{rows}</table>"
    )


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def _sequence(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else ()
