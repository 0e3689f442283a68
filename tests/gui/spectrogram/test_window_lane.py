"""Windows in the real window: drawn, chosen, tagged, moved, taken back; Enter goes on."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMessageBox

from birdann.app.commands.lists import ChangeWindows
from birdann.core.labels import ListState, SpeciesList, TagState, WindowChoice
from birdann.core.message import Message
from birdann.gui.choices import suggested_tags
from birdann.gui.dialogs.program.go_to_dialog import GoToDialog
from tests.gui.reviewing import ALT, CTRL, K, activate, press, show, type_text

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def lane(trained):
    return trained.window_parts.pane.windows


def x_of(lane, time_s):
    return round(lane.rect_of((0.0, time_s)).right())


def drag(qtbot, lane, start_s, end_s):
    y = lane.height() // 2
    qtbot.mousePress(lane, LEFT, pos=QPoint(x_of(lane, start_s), y))
    for time_s in (start_s + (end_s - start_s) / 3, start_s + (end_s - start_s) / 2, end_s):
        qtbot.mouseMove(lane, QPoint(x_of(lane, time_s), y))
    qtbot.mouseRelease(lane, LEFT, pos=QPoint(x_of(lane, end_s), y))


def click(qtbot, lane, time_s):
    qtbot.mouseClick(lane, LEFT, pos=QPoint(x_of(lane, time_s), lane.height() // 2))


def spans(window):
    return [part.span_s for part in window.bench.view.windows]


def test_a_window_is_drawn_and_tagged_and_the_recording_keeps_its_list(
    trained, lane, settled, qtbot
):
    view = trained.bench.view
    whole, duration_s = view.species_list, view.recording.duration_s
    settled(drag(qtbot, lane, duration_s * 0.25, duration_s * 0.5))
    ((start_s, end_s),) = spans(trained)
    assert start_s == pytest.approx(duration_s * 0.25, abs=duration_s * 0.01)
    assert end_s == pytest.approx(duration_s * 0.5, abs=duration_s * 0.01)
    view = trained.bench.view
    assert view.span_s == (start_s, end_s)
    assert view.species_list.state is ListState.UNTAGGED
    assert trained.window_parts.tags.window_name.isVisible()
    trained.tag_actions.focus_search()
    rows = trained.window_parts.tags.picker.rows()
    type_text(trained, rows[0].name)
    settled(press(trained, Qt.Key.Key_Return))
    tagged = trained.bench.view.species_list
    assert tagged.span_s == (start_s, end_s)
    assert [trained.bench.book.name(bird) for bird in tagged.present] == [rows[0].name]
    click(qtbot, lane, duration_s * 0.9)
    assert trained.bench.view.species_list == whole
    assert trained.window_parts.tags.window_name.text() == "Whole recording"
    click(qtbot, lane, duration_s * 0.4)
    assert trained.bench.view.species_list == tagged
    trained.bench.undo()
    settled(trained.bench.undo())
    assert spans(trained) == []
    assert trained.bench.view.species_list == whole


def test_a_border_is_dragged_and_a_crossing_is_refused(trained, lane, settled, qtbot):
    duration_s = trained.bench.view.recording.duration_s
    settled(drag(qtbot, lane, duration_s * 0.2, duration_s * 0.4))
    (before,) = spans(trained)
    settled(drag(qtbot, lane, before[1], duration_s * 0.6))
    (after,) = spans(trained)
    assert after[0] == before[0]
    assert after[1] == pytest.approx(duration_s * 0.6, abs=duration_s * 0.01)
    settled(drag(qtbot, lane, duration_s * 0.5, duration_s * 0.8))
    assert spans(trained) == [after]
    settled(trained.bench.undo())
    assert spans(trained) == [before]


def test_a_recording_is_divided_and_enter_goes_from_window_to_window(
    trained, lane, settled, qtbot, monkeypatch
):
    played = []
    monkeypatch.setattr(trained.listen_actions, "play_view", lambda: played.append(1))
    duration_s = trained.bench.view.recording.duration_s
    settled(trained.window_actions.divide(duration_s / 3))
    windows = spans(trained)
    assert len(windows) == 3
    assert trained.bench.view.span_s == windows[0]
    trained.tag_actions.focus_search()
    name = trained.window_parts.tags.picker.rows()[0].name
    type_text(trained, name)
    settled(press(trained, Qt.Key.Key_Return))
    settled(press(trained, Qt.Key.Key_Return))
    assert trained.bench.view.span_s == windows[1]
    assert played == [1]
    assert trained.window_parts.tags.is_typed_in()
    settled(trained.window_actions.join())
    assert spans(trained) == [windows[0], (windows[1][0], windows[2][1])]
    settled(trained.window_actions.split())
    assert len(spans(trained)) == 3
    assert trained.bench.view.span_s == spans(trained)[1]


def test_w_adds_a_window_of_what_is_in_view_or_of_the_stretch_of_selected_segments(
    trained, settled, qtbot
):
    trained.bench.select(())
    trained.window_parts.pane.set_view(1.0, 3.0)
    settled(qtbot.keyClick(trained, Qt.Key.Key_W))
    assert spans(trained) == [pytest.approx(trained.window_parts.pane.view(), abs=2e-3)]
    settled(trained.bench.undo())
    segments = trained.bench.view.segments
    first, last = (int(segments.ids[row]) for row in (0, -1))
    trained.window_parts.pane.set_view(0.0, 3.0)
    trained.bench.select((first,))
    settled(qtbot.keyClick(trained, Qt.Key.Key_W))
    assert spans(trained) == [pytest.approx(trained.window_parts.pane.view(), abs=2e-3)]
    settled(trained.bench.undo())
    trained.bench.select((first, last))
    settled(qtbot.keyClick(trained, Qt.Key.Key_W))
    onset_s, offset_s = segments.onsets_s.min(), segments.offsets_s[-1]
    assert spans(trained) == [pytest.approx((onset_s, offset_s), abs=2e-3)]


def test_the_panel_names_how_a_window_was_chosen_and_what_others_list(trained, settled):
    book, view = trained.bench.book, trained.bench.view
    species = book.in_use[0]
    own = SpeciesList(recording_id=view.id, span_s=(0.0, 1.0), choice=WindowChoice.RANDOM)
    other = replace(
        own, observer="Bob", state=ListState.INCOMPLETE, tags={species.id: TagState.PRESENT}
    )
    own = replace(own, listed_by="Anna")
    trained.bench.execute(ChangeWindows([own, other], (), Message("Add")))
    settled(trained.window_actions.choose((0.0, 1.0)))
    words = trained.window_parts.tags.window_name.text()
    assert "chosen at random" in words
    assert "Listed by Anna" in words
    assert f"Bob: {species.name}" in words
    trained.window_actions.choose(None)
    assert trained.window_parts.tags.window_name.text() == "Whole recording"


def test_an_untagged_window_is_offered_what_sounds_in_it(trained, settled):
    here = trained.bench.here
    row = next(r for r in trained.window_parts.recordings.model.rows() if not r.is_tagged)
    settled(trained.bench.show_recording(row.id))
    view = trained.bench.view
    middles_s = (view.segments.onsets_s + view.segments.offsets_s) / 2
    of_whole = suggested_tags(view)
    cut_s = view.recording.duration_s / 2
    offered = set()
    for span in ((0.0, cut_s), (cut_s, view.recording.duration_s)):
        settled(trained.window_actions.add_span(span))
        rows = np.flatnonzero((middles_s >= span[0]) & (middles_s < span[1]))
        likely = view.table.probabilities[view.shapes.row_of.find(view.scored_ids)[rows]] >= 0.5
        loud = {s for s, n in zip(view.run_species, likely.any(axis=0), strict=True) if n}
        assert set(suggested_tags(trained.bench.view)) == loud
        for tag in trained.window_parts.tags.picker.rows():
            if tag.best_example_id is not None:
                assert int(view.row_of[tag.best_example_id]) in rows
        offered |= loud
    assert set(of_whole) == offered
    assert here.view.span_s is not None
    settled(trained.tag_actions.accept_suggested_tags())
    assert set(trained.bench.view.species_list.present) == loud


# --- the list shown is that of the window looked at --------------------------------------------


@pytest.fixture
def thirds(trained, settled, qtbot, monkeypatch):
    """An untagged recording of three windows, seen from its start; a second of it fills the view."""
    monkeypatch.setattr(trained.listen_actions, "play_view", lambda: None)
    activate(trained, qtbot)
    show(trained, settled, "dawn_5.wav")
    settled(trained.window_actions.divide(1.0))
    assert spans(trained) == [(0.0, 1.0), (1.0, 2.0), (2.0, 3.0)]
    return trained


def stored(window):
    """Return what is tagged in the recording as a whole (None) and in its windows."""
    view, book = window.bench.view, window.bench.project.species.all()
    return {
        label.span_s: (label.state.value, [book[key].name for key in label.present])
        for label in window.bench.project.lists.every([view.id])
        if label.state is not ListState.UNTAGGED
    }


def test_the_list_follows_the_view_and_commands_what_windows_there_are(thirds, settled):
    seen = []
    for _ in range(4):
        settled(press(thirds, K.Key_W, ALT))
        seen.append(thirds.bench.view.span_s)
    assert seen == [(0.0, 1.0), (1.0, 2.0), (2.0, 3.0), (0.0, 1.0)]
    for span, follows in (((1.0, 2.0), True), ((2.0, 3.0), False)):
        settled(thirds.window_actions.choose(span))
        assert thirds.actions_["window.join"].isEnabled() is follows
        assert thirds.actions_["window.split"].isEnabled()
    tags = thirds.window_parts.tags
    thirds.pane.set_view(1.1, 1.9)
    assert thirds.bench.view.span_s == (1.0, 2.0)
    assert "0:01" in tags.window_name.text()
    thirds.pane.set_view(0.0, 3.0)
    last = thirds.bench.view.segments[len(thirds.bench.view.segments) - 1]
    assert last.box.offset_s > 2.1
    thirds.pane.select([last.id])
    assert thirds.bench.view.span_s == (2.0, 3.0)
    thirds.pane.set_view(0.0, 0.5)  # the selection is out of view
    assert thirds.bench.view.span_s == (0.0, 1.0)
    ids = ("window.remove", "window.split", "window.join")
    assert all(thirds.actions_[command].isEnabled() for command in (*ids, "window.whole"))
    show(thirds, settled, "dawn_0.wav")
    assert not any(thirds.actions_[command].isEnabled() for command in (*ids, "window.whole"))


def test_a_tag_after_a_jump_goes_to_the_window_in_view(thirds, settled, qtbot):
    press(thirds, K.Key_G, CTRL)
    type_text(thirds, "2")
    press(thirds, K.Key_Return)
    settled(qtbot.waitUntil(lambda: thirds.findChild(GoToDialog) is None))
    press(thirds, K.Key_T)
    type_text(thirds, "high")
    settled(press(thirds, K.Key_Return))
    assert stored(thirds) == {(2.0, 3.0): ("complete", ["High bird"])}


def test_accepted_tags_and_no_birds_are_of_the_window_in_view(thirds, settled):
    settled(thirds.pane.set_view(2.1, 2.9))
    offered = {thirds.bench.book.name(key) for key in suggested_tags(thirds.bench.view)}
    assert offered
    settled(press(thirds, K.Key_A))
    settled(thirds.pane.set_view(0.1, 0.2))
    settled(press(thirds, K.Key_B, CTRL))
    lists = stored(thirds)
    assert set(lists) == {(0.0, 1.0), (2.0, 3.0)}
    assert set(lists[2.0, 3.0][1]) == offered
    assert lists[0.0, 1.0] == ("complete", [])


def test_a_list_of_the_recording_beside_windows_is_asked_about(thirds, settled, qtbot):
    plain = Qt.KeyboardModifier.NoModifier
    for key, modifiers in ((K.Key_A, plain), (K.Key_B, CTRL), (K.Key_L, CTRL)):
        settled(thirds.actions_["window.whole"].trigger())
        for answer, has_list in ((K.Key_Escape, False), (K.Key_W, True)):
            activate(thirds, qtbot)
            press(thirds, key, modifiers)
            box = thirds.findChild(QMessageBox)
            assert "whole recording" in box.text()
            assert "3 windows" in box.informativeText()
            qtbot.keyClick(box, answer, ALT if has_list else plain)
            settled(qtbot.waitUntil(lambda: thirds.findChild(QMessageBox) is None))
            assert (None in stored(thirds)) is has_list
        assert set(stored(thirds)) == {None}
        settled(thirds.bench.undo())
        assert stored(thirds) == {}


def test_what_is_typed_while_the_view_moves_on_is_of_the_window_it_was_begun_in(thirds, settled):
    thirds.pane.set_view(0.1, 0.9)
    press(thirds, K.Key_T)
    type_text(thirds, "high")
    thirds.pane.set_view(1.1, 1.9)  # as playing does
    assert thirds.bench.view.span_s == (0.0, 1.0)
    settled(press(thirds, K.Key_Return))
    assert stored(thirds) == {(0.0, 1.0): ("complete", ["High bird"])}
    assert thirds.bench.view.span_s == (1.0, 2.0)


def test_panel_header_row_and_footer_agree(thirds, settled):
    parts = thirds.window_parts

    def shown():
        settled()
        row = thirds.bench.here.rows[thirds.bench.view.id]
        in_words = row.species_text
        assert in_words in parts.bar.facts.toolTip() or in_words in parts.bar.facts.text()
        return in_words, row.is_tagged, parts.recordings.model.n_tagged

    n_before = shown()[2]
    for n, span in enumerate(spans(thirds), 1):
        thirds.pane.set_view(*span)
        assert "untagged" in parts.tags.window_name.text()
        thirds.tag_actions.tag_no_birds()
        is_last = n == 3
        assert shown() == (f"{n} of 3 windows listed", is_last, n_before + 1)
        assert "complete list" in parts.tags.window_name.text()
        assert parts.tags.state.text() == "No birds (complete list)."
