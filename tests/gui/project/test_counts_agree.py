"""One screen has one number of segments reviewed, and one to review, wherever it shows them."""

import re

import pytest
from PySide6.QtCore import Qt

from birdann.app.commands.settings import SetMinCallProbability
from tests.gui.conftest import TIMEOUT_MS
from tests.gui.reviewing import activate, let_paint, press


def numbers(text):
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", text)]


def counts(window):
    """Every place on the screen that says how many are reviewed: (reviewed, all)."""
    found = {"queue": tuple(numbers(window.window_parts.queue.counter.text())[:2])}
    if turn := window.window_parts.segment.progress.text():
        found["question"] = tuple(numbers(turn)[:2])
    pairs = [numbers(row.progress_text) for row in window.bench.here.rows.values()]
    found["recordings"] = tuple(map(sum, zip(*(pair for pair in pairs if pair), strict=True)))
    found["project"] = window.bench.counts.reviewed, window.bench.counts.segments
    advice = window.status.advice.text()
    if "to review" in advice:
        n_all = found["project"][1]
        found["next step"] = n_all - numbers(advice)[0], n_all
    dialog = window.exchange_actions.export()
    words = dialog.findChild(type(window.window_parts.queue.counter), "muted").text()
    if "reviewed" in words:
        n_all, n_reviewed = numbers(words)[:2]
        found["export"] = n_reviewed, n_all
    dialog.reject()
    return found


@pytest.mark.parametrize("by_undo", [False, True])
def test_all_places_say_the_same_and_only_answers_and_undo_change_it(
    trained, settled, qtbot, by_undo
):
    settled()
    activate(trained, qtbot)
    first = set(counts(trained).values())
    assert len(first) == 1
    n_all = first.pop()[1]
    settled(press(trained, Qt.Key.Key_U))
    for n_done in (0, 1, 2):
        found = counts(trained)
        assert {"queue", "question", "recordings", "project", "next step"} <= found.keys()
        assert set(found.values()) == {(n_done, n_all)}
        if n_done < 2:
            activate(trained, qtbot)
            let_paint(trained)
            press(trained, Qt.Key.Key_X)
            settled()  # it has learned from that meanwhile
            settled(trained.window_parts.queue.arrange())
    trained.bench.execute(SetMinCallProbability(0.9))  # hides many
    settled()
    qtbot.waitUntil(lambda: trained.bench.queue.n_hidden(0.9) > 0, timeout=TIMEOUT_MS)
    assert set(counts(trained).values()) == {(2, n_all)}
    if by_undo:
        trained.bench.undo()
        settled(trained.bench.undo())
        settled(trained.window_parts.queue.arrange())
        assert set(counts(trained).values()) == {(1, n_all)}


def test_a_recording_with_a_list_for_a_window_is_tagged_in_every_count(opened, settled, qtbot):
    activate(opened, qtbot)
    settled(opened.window_actions.divide(1.0))
    settled(opened.tag_actions.tag_no_birds())
    assert "1 of 3 windows" in opened.bench.here.rows[opened.bench.view.id].species_text
    assert numbers(opened.window_parts.recordings.summary.text()) == [6, 1]
    assert numbers(opened.status.advice.text())[0] == opened.bench.counts.tagged == 1
