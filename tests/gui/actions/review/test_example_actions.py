"""Confirmed examples beside a question."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices

from birdann.app.learning.training_sources import add_training_source
from birdann.gui.gallery.thumbnail_service import Compared
from birdann.gui.project.segment_readers import ReasonReader
from birdann.store.sound_files import AllowedFolders
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
        settled(press(window, K.Key_U))
        settled(press(window, K.Key_Return))


def test_a_question_shows_confirmed_examples_of_its_two_likeliest_species(heard, settled, qtbot):
    settled(press(heard, K.Key_U))
    strip = heard.examples
    assert strip.isHidden()
    press(heard, K.Key_J)
    assert "No example of it has been confirmed yet" in heard.statusBar().currentMessage()
    confirm(heard, settled, 8)
    stored = said(heard)
    names = {name for _state, name, _run in stored.values()}
    assert names == {"Low bird", "High bird"}
    assert not strip.isHidden()  # a low window folds it under More
    likeliest = [
        heard.bench.book.name(key)
        for key, _ in heard.bench.view.likeliest(heard.bench.segment_id, 2)
    ]
    assert [column.name for column in strip.columns] == likeliest
    for column in strip.columns:
        assert 1 <= len(column.sounds) <= 3
        assert {stored[key][1] for key in column.sounds} == {column.name}
        assert heard.bench.segment_id not in column.sounds
    assert strip.service.wait_until_idle()
    [first, *_] = strip.columns[0].sounds
    assert strip.service.get(Compared(first, heard.bench.segment_id)) is not None


def test_examples_play_by_key_one_after_the_other_and_by_click(heard, settled, qtbot, monkeypatch):
    # With the reasons come examples that are more similar, whenever they have been found.
    monkeypatch.setattr(ReasonReader, "request", lambda *_: None)
    confirm(heard, settled, 8)
    asked, before = heard.bench.segment_id, said(heard)
    first, second = heard.examples.columns
    n = len(first.sounds)
    for _ in range(n + 1):
        press(heard, K.Key_J)
    starts_s = [request.start_s for request in heard.played]
    assert len(starts_s) == n + 1
    assert starts_s[0] == starts_s[n]
    press(heard, K.Key_J, SHIFT)
    segments = heard.bench.project.segments
    for column, request in ((first, heard.played[0]), (second, heard.played[-1])):
        boxes = [segment.box for segment in segments.by_id(column.sounds).values()]
        assert (request.low_hz, request.high_hz) in [(box.low_hz, box.high_hz) for box in boxes]
    strip = heard.examples
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(80, 40))
    assert heard.played[-1].start_s == starts_s[0]
    assert (heard.bench.segment_id, said(heard)) == (asked, before)


def test_the_key_of_a_species_without_examples_does_not_play_those_of_the_other(heard, settled):
    confirm(heard, settled, 8)
    asked = heard.questions.displayed_item
    missing, there = (replace(example) for example in asked.examples)
    none = replace(missing, sounds=(), words=())
    heard.questions.displayed_item = replace(asked, examples=(none, there))
    heard.example_actions.compare([none, there])
    assert heard.examples.columns == (there,)
    press(heard, K.Key_J)
    assert not heard.played
    assert "No example of it has been confirmed yet" in heard.statusBar().currentMessage()
    press(heard, K.Key_J, SHIFT)
    assert len(heard.played) == 1
    heard.questions.displayed_item = asked
    heard.example_actions.compare([none, there])
    assert heard.examples.columns == (missing, there)


@pytest.fixture
def clips(tmp_path):
    """A folder of clips of a training source: two of the low bird, one of the high one."""
    rate = 22_050
    for name, hz, n in (("Low bird", 3000.0, 2), ("High bird", 6000.0, 1)):
        folder = tmp_path / "songs" / name
        folder.mkdir(parents=True)
        for k in range(n):
            t = np.arange(3 * rate) / rate
            is_on = (t > 1.0) & (t < 1.4)
            noise = np.random.default_rng(k).normal(0.0, 0.003, len(t))
            soundfile.write(
                folder / f"{k}.wav", noise + 0.3 * is_on * np.sin(t * hz * 6.283), rate
            )
    return tmp_path / "songs"


def test_clips_of_a_training_source_follow_confirmed_calls_at_the_scale_of_the_segment(
    heard, clips, settled, qtbot
):
    add_training_source(heard.bench.session, clips)
    settled(press(heard, K.Key_U))
    strip = heard.examples
    assert not strip.isHidden()  # a low window folds it under More
    of_name = {column.name: column for column in strip.columns}
    low = of_name["Low bird"]
    assert [Path(sound.path).name for sound in low.sounds] == ["0.wav", "1.wav"]
    assert low.words == ("0.wav", "1.wav")
    first = strip.columns[0]
    for _ in range(len(first.sounds) + 1):
        press(heard, K.Key_J)
    paths = [str(request.path) for request in heard.played]
    assert paths == [sound.path for sound in (*first.sounds, first.sounds[0])]
    assert all(request.start_s < 1.0 < 1.4 < request.stop_s for request in heard.played)
    assert strip.service.wait_until_idle()
    selected = heard.bench.segment_id
    [own, clip] = [
        strip.service.get(Compared(sound, selected)) for sound in (selected, first.sounds[0])
    ]
    assert clip.frame.span_s == own.frame.span_s
    assert clip.frame.top_hz - clip.frame.low_hz == own.frame.top_hz - own.frame.low_hz
    middle_s = clip.frame.start_s + clip.frame.span_s / 2
    assert middle_s == pytest.approx(1.2, abs=0.1)
    confirm(heard, settled, 8)
    assert all(isinstance(column.sounds[0], int) for column in strip.columns)
    assert all(len(column.sounds) <= 3 for column in strip.columns)


def test_clips_outside_of_allowed_folders_and_changed_ones_are_not_read(
    heard, clips, settled, monkeypatch
):
    add_training_source(heard.bench.session, clips)
    settled(press(heard, K.Key_U))
    monkeypatch.setattr(
        heard.bench.project, "allowed_sound_folders", AllowedFolders(clips.parent / "home")
    )
    press(heard, K.Key_J)
    assert not heard.played


def test_xeno_canto_is_opened_with_the_scientific_name(heard, settled, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    settled(press(heard, K.Key_U))
    view, book = heard.bench.view, heard.bench.book
    [(key, _)] = view.likeliest(heard.bench.segment_id, 1)
    heard.actions_["listen.xeno_canto"].trigger()
    name = book.name(key).replace(" ", "+")
    assert opened == [f"https://xeno-canto.org/explore?query={name}"]
    named = [
        replace(species, scientific_name="Turdus merula") if species.id == key else species
        for species in book.in_use
    ]
    monkeypatch.setattr(heard.bench.here, "book", replace(book, in_use=tuple(named)))
    heard.actions_["listen.xeno_canto"].trigger()
    assert opened[1:] == ["https://xeno-canto.org/explore?query=Turdus+merula"]
