"""Why a segment has its label: told beside it, with the most similar confirmed calls to hear."""

import re
from threading import Event

import pytest

from birdann.app.learning.explanation import Reasoner, Reasons
from birdann.core.ids import SpeciesId
from birdann.gui.choices import reasons_in_words
from birdann.gui.text.language import use_language

TIMEOUT_MS = 60_000


def test_nothing_is_told_of_log_odds_that_no_factor_moves(application):
    """As between two species that are always listed together."""
    use_language(application, "en")
    reasons = Reasons(
        first=SpeciesId(1), second=SpeciesId(2), effects=(("pitch", 0.04), ("shape", -0.01)),
        untold=(), n_listed=3, nearest=(),
    )  # fmt: skip
    names = {SpeciesId(1): "Wren", SpeciesId(2): "Robin"}
    assert reasons_in_words(reasons, names.__getitem__) == "The list leaves 3 species."


def unlabelled(window):
    view = window.bench.view
    return [segment.id for segment in view.segments if segment.id not in view.labels]


def test_reasons_are_told_for_the_selected_segment(trained, settled, qtbot):
    panel = trained.window_parts.segment
    key = unlabelled(trained)[0]
    trained.bench.select((key,))
    qtbot.waitUntil(lambda: "Log odds of " in panel.reasons.text(), timeout=TIMEOUT_MS)
    said = re.search(r"against .*: (\S+) = (.*?\d)\.(?: |$)", panel.reasons.text())
    total, *parts = (
        float(number.replace("−", "-")) for number in re.findall(r"[+−][\d.]*\d", said[0])
    )
    assert parts
    assert sum(parts) == pytest.approx(total)
    assert "list" in panel.reasons.text()
    assert "Not available for this model: other segments." in panel.reasons.text()
    trained.bench.select(())
    assert not panel.reasons.text()


def test_reasons_that_come_late_are_not_told_of_what_is_selected_by_then(
    trained, settled, qtbot, monkeypatch
):
    panel, key = trained.window_parts.segment, unlabelled(trained)[0]
    is_asked, may_answer, reasons = Event(), Event(), Reasoner.reasons

    def slowly(*asked):
        is_asked.set()
        may_answer.wait(30)
        return reasons(*asked)

    settled(monkeypatch.setattr(Reasoner, "reasons", slowly))
    trained.bench.select((key,))
    qtbot.waitUntil(is_asked.is_set, timeout=TIMEOUT_MS)
    trained.bench.select(())
    may_answer.set()
    settled(qtbot.waitUntil(lambda: not trained.runner.active_jobs, timeout=TIMEOUT_MS))
    assert not panel.reasons.text()
