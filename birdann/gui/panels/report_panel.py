"""What the last training learned, in words."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from birdann.core.message import listed_briefly
from birdann.core.predictions import ModelRun
from birdann.core.training_report import Reliability, TrainingData
from birdann.gui.project.recording_view import SpeciesBook
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import in_language, number, tr
from birdann.gui.text.numbers import percent
from birdann.gui.text.times import date_and_time
from birdann.gui.text.value_words import in_words

_FEW_RECORDINGS = 3
_MAX_NAMED = 3
_BAR_PX = 150


class ReportPanel(QWidget):
    """The report of the newest run."""

    compare_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.browser = QTextBrowser(self)
        self.browser.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.browser.setAccessibleName(tr("Training report"))
        self._html = nothing()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.browser, 1)
        layout.addLayout(self._bar())
        self.refresh_colors()

    def show_run(self, run: ModelRun | None, book: SpeciesBook) -> None:
        """Show the report of a run; None shows that there is none."""
        html = nothing() if run is None else report_html(run, book)
        self.compare_button.setVisible(run is not None)
        if html != self._html:
            self._html = html
            self.refresh_colors()

    def _bar(self) -> QHBoxLayout:
        self.compare_button = QPushButton(tr("Compare with earlier models…"), self)
        self.compare_button.clicked.connect(self.compare_asked)
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 4, 12, 8)
        bar.addWidget(self.compare_button)
        bar.addStretch(1)
        self.compare_button.hide()
        return bar

    def refresh_colors(self) -> None:
        """Write the report in the colours of the present theme."""
        theme = current_theme()
        self.browser.document().setDefaultStyleSheet(
            f"p, li, td {{ color: {theme.text.name()}; }}"
            f".muted, th {{ color: {theme.muted.name()}; }}"
            f".bar {{ background-color: {theme.accent.name()}; font-size: 6pt; }}"
            f".weak {{ color: {theme.warning.name()}; }}"
            "th { text-align: left; font-weight: normal; }"
            "td.weak { padding-left: 14px; }"
        )
        self.browser.document().setDocumentMargin(12)
        self.browser.setHtml(self._html)


def nothing() -> str:
    """Return what stands in the place of a report before the first training."""
    words = tr("Nothing has been learned yet. Tag some recordings, then train: Ctrl+T.")
    return f"<p class='muted'>{words}</p>"


def report_html(run: ModelRun, book: SpeciesBook) -> str:
    """Return a run's report: from what it learned, what of each species, what to mind."""
    report = run.report
    title = in_words(run.model_name)
    when = date_and_time(run.created_at)
    trained = tr("trained {when}").format(when=when)
    notes = [in_language(note) for note in report.notes]
    found = [in_language(one) for one in report.findings]
    noise_rate = None if found else report.model.noise_rate
    parts = [
        f"<p><b>{escape(title)}</b> <span class='muted'>{escape(trained)}</span></p>",
        f"<p>{_from_what(report.data, noise_rate)}</p>",
        _species_table(run, book),
    ]
    parts += [
        _listed(tr("What was found:"), found),
        _reliability_table(
            report.reliability, tr("How far its probabilities held in recordings kept aside:")
        ),
        _reliability_table(
            report.reliability.unlisted if report.reliability else None,
            tr("By sound alone, without a list; right can only be what is on the list:"),
        ),
        _listed(tr("Warnings:"), notes),
    ]
    return "".join(parts)


def _listed(head: str, sentences: Sequence[str]) -> str:
    if not sentences:
        return ""
    items = "".join(f"<li>{escape(one)}</li>" for one in sentences)
    return f"<p>{head}</p><ul>{items}</ul>"


def _reliability_table(tested: Reliability | None, head: str) -> str:
    """Return stated against found probabilities of recordings kept aside; nothing without a test."""
    if tested is None or not tested.segments:
        return ""
    heads = "".join(
        f"<th align='right'>&nbsp;&nbsp;&nbsp;{head}</th>"
        for head in (tr("The model said"), tr("It was right"), tr("Segments"))
    )
    lines = "".join(
        f"<tr><td align='right'>{percent(stated)}</td>"
        f"<td align='right'><b>{percent(found)}</b></td><td align='right'>{_whole(n)}</td>"
        f"<td>{_bar(found)}</td></tr>"
        for stated, found, n in zip(tested.stated, tested.found, tested.segments, strict=False)
    )
    return (
        f"<p>{head}</p><table cellspacing='0' cellpadding='3'><tr>{heads}<th></th></tr>"
        f"{lines}</table>"
    )


def _bar(share: float) -> str:
    """Return a bar as long as a share of the whole."""
    return (
        "<table cellspacing='0' cellpadding='0'><tr>"
        f"<td class='bar' width='{round(_BAR_PX * share)}'>&nbsp;</td></tr></table>"
    )


def _from_what(data: TrainingData, noise_rate: float | None) -> str:
    words = tr("Learned from {recordings}: {species} species, {segments}.").format(
        recordings=tr("%Ln recordings", "learned from", data.recordings),
        species=number(data.species),
        segments=tr("%Ln segments", "", data.segments),
    )
    if data.labelled_segments:
        words += " " + tr("%Ln segments were labelled by you.", "", data.labelled_segments)
    if noise_rate is not None:
        words += " " + tr(
            "About {percent} of the segments are probably none of the species."
        ).format(percent=percent(noise_rate))
    return words


def _species_table(run: ModelRun, book: SpeciesBook) -> str:
    n_species, model = len(run.species_ids), run.report.model
    lists = _numbers(run.report.data.recordings_of_species, n_species)
    segments = _numbers(model.expected_instances or (), n_species)
    confirmed = _numbers(model.confirmed_per_class, n_species)
    names = [book.name(key) for key in run.species_ids]
    twins = _twins(model.identifiability_groups, n_species)
    lines = []
    for place, name in enumerate(names):
        others = [names[other] for other in twins.get(place, ()) if other != place]
        advice = _advice(lists[place], confirmed[place], others)
        lines.append((not advice, -(lists[place] or 0), name, place, advice))
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td align='right'>{_whole(lists[place])}</td>"
        f"<td align='right'>{_whole(segments[place])}</td>"
        f"<td align='right'>{_whole(confirmed[place])}</td>"
        f"<td class='weak'>{escape(advice)}</td></tr>"
        for _, _, name, place, advice in sorted(lines)
    )
    species = tr("Species", "several")
    heads = "".join(
        f"<th align='right'>&nbsp;&nbsp;&nbsp;{head}</th>"
        for head in (tr("Recordings"), tr("Segments"), tr("Confirmed"))
    )
    return (
        f"<table cellspacing='0' cellpadding='3'><tr><th>{species}</th>{heads}<th></th></tr>"
        f"{rows}</table>"
    )


def _advice(lists: float | None, confirmed: float | None, others: Sequence[str]) -> str:
    """Return what would help the model with a species, or nothing."""
    if confirmed:
        return ""
    if others:
        return tr("always listed with {names}: confirm a few segments of each").format(
            names=in_language(listed_briefly(others, _MAX_NAMED))
        )
    if lists is not None and lists < _FEW_RECORDINGS:
        return tr("tag more recordings of it")
    return ""


def _twins(groups: Sequence[Sequence[int]], n_species: int) -> dict[int, list[int]]:
    """Return for each species those that no list tells from it, itself among them."""
    known = [[one for one in group if 0 <= one < n_species] for group in groups]
    return {one: members for members in known for one in members}


def _numbers(found: Sequence[float], count: int) -> Sequence[float | None]:
    return found if len(found) == count else [None] * count


def _whole(value: float | None) -> str:
    return "" if value is None else number(round(value))
