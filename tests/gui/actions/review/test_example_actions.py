"""Confirmed examples beside a question."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.gui.reviewing import SHIFT, K, activate, press, said


@pytest.fixture
def heard(trained, qtbot, monkeypatch):
    """The trained project, which learns when it is told; ``heard.played`` are the requests."""
    activate(trained, qtbot)
    trained.follower.is_on = False
    trained.played = []
    monkeypatch.setattr(trained.gallery_actions.player, "play", trained.played.append)
    return trained


def confirm(window, settled, n):
    for _ in range(n):
        press(window, K.Key_U)
        settled()
        press(window, K.Key_Return)
        settled()


def test_a_question_shows_confirmed_examples_of_its_two_likeliest_species(heard, settled, qtbot):
    press(heard, K.Key_U)
    settled()
    strip = heard.examples
    assert not strip.isVisible()
    press(heard, K.Key_J)
    assert "No example of it has been confirmed yet" in heard.statusBar().currentMessage()
    confirm(heard, settled, 8)
    stored = said(heard)
    names = {name for _state, name, _run in stored.values()}
    assert names == {"Low bird", "High bird"}
    assert strip.isVisible()
    likeliest = [
        heard.bench.book.name(key)
        for key, _ in heard.bench.view.likeliest(heard.bench.segment_id, 2)
    ]
    assert [column.name for column in strip.columns] == likeliest
    for column in strip.columns:
        assert 1 <= len(column.segment_ids) <= 3
        assert {stored[key][1] for key in column.segment_ids} == {column.name}
        assert heard.bench.segment_id not in column.segment_ids
    assert strip.service.wait_until_idle()
    assert all(strip.service.get(key) is not None for key in strip.columns[0].segment_ids[:1])


def test_examples_play_by_key_one_after_the_other_and_by_click(heard, settled, qtbot):
    confirm(heard, settled, 8)
    asked, before = heard.bench.segment_id, said(heard)
    first, second = heard.examples.columns
    n = len(first.segment_ids)
    for _ in range(n + 1):
        press(heard, K.Key_J)
    starts_s = [request.start_s for request in heard.played]
    assert len(starts_s) == n + 1
    assert starts_s[0] == starts_s[n]
    press(heard, K.Key_J, SHIFT)
    segments = heard.bench.project.segments
    for column, request in ((first, heard.played[0]), (second, heard.played[-1])):
        boxes = [one.box for one in segments.by_id(column.segment_ids).values()]
        assert (request.low_hz, request.high_hz) in [(box.low_hz, box.high_hz) for box in boxes]
    strip = heard.examples
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(20, 40))
    assert heard.played[-1].start_s == starts_s[0]
    assert (heard.bench.segment_id, said(heard)) == (asked, before)


def test_the_key_of_a_species_without_examples_does_not_play_those_of_the_other(heard, settled):
    confirm(heard, settled, 8)
    asked = heard.questions.shown_item
    missing, there = (replace(one) for one in asked.examples)
    none = replace(missing, segment_ids=(), words=())
    heard.questions.shown_item = replace(asked, examples=(none, there))
    heard.example_actions.compare([none, there])
    assert heard.examples.columns == (there,)
    press(heard, K.Key_J)
    assert not heard.played
    assert "No example of it has been confirmed yet" in heard.statusBar().currentMessage()
    press(heard, K.Key_J, SHIFT)
    assert len(heard.played) == 1
    heard.questions.shown_item = asked
    heard.example_actions.compare([none, there])
    assert heard.examples.columns == (missing, there)
